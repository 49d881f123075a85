import type { CampaignView } from '@shamble/dead-walk/campaign/page'
import { deadWalkRules } from '@shamble/dead-walk/game'
import type { StoryEntry } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type Chart, type TeamDisplay } from '../../../campaign/campaign-display.ts'
import { campaign as face } from './display.tsx'
import { homecoming, led, newCampaign } from './testing.ts'

const team = face.team as TeamDisplay
const chart = (view: unknown): Chart => face.chart?.(view) as Chart

type Led = ReturnType<typeof newCampaign>

const storyOf = ({ told }: Led): StoryEntry[] =>
  told.map((events, i) => ({
    entry: i - 1,
    seat: i === 0 ? null : 'P1',
    command: null,
    typed: false,
    revealed: false,
    rolled: [],
    events,
    why: null,
  }))

const viewOf = (match: Led): CampaignView => structuredClone(match.table.state)
const optionsOf = (match: Led) => match.table.book.options
const askedOf = (match: Led) => ({
  view: viewOf(match),
  options: optionsOf(match),
  asks: match.pending()?.asks ?? '',
  choices: match.choices('P1'),
})

/** Up to the question of this name. */
function until(match: Led, asks: string): Led {
  while (match.pending()?.asks !== asks) {
    if (match.table.state.outcome) throw new Error(`${asks} was never asked`)
    led(match, 1)
  }
  return match
}

describe('the campaign of Dead Walk Again on its page', () => {
  it('[dw.campaign.2] has words for every question and every answer on the road', () => {
    const match = newCampaign({ house: { levelTable: [2, 4, 6, 8, 10] } })
    const seen = new Set<string>()
    while (match.table.state.outcome === null) {
      const asked = askedOf(match)
      seen.add(asked.asks)
      if (match.pending()?.beside) {
        led(match, 1)
        continue
      }
      const question = face.question(asked)
      expect(question.title).not.toMatch(/undefined|What next/)
      expect(question.clause).toMatch(/^dw\./)
      for (const { label, says } of question.choices) expect(`${label} ${says ?? ''}`).not.toMatch(/undefined|\bnull\b/)
      led(match, 1)
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['gear', 'healing', 'learn', 'muster', 'next', 'recruits', 'train']),
    )
    const { chapters, growth } = face.chronicle(storyOf(match), askedOf(match))
    expect(chapters.map(({ title }) => title)).toEqual([
      'Before',
      'Shopping List',
      'Mercy',
      "Night at Miller's",
      'The Nine-Forty Bus',
      'Quiet Hands',
      'Last Boat',
    ])
    expect(growth?.people[0]?.values.every((value, i, all) => i === 0 || (value ?? 0) > (all[i - 1] ?? 0))).toBe(true)
  })

  it('[dw.campaign.2] draws what was fought, where the team stands, and what was passed by', () => {
    const match = until(newCampaign(), 'next')
    match.submit('P1', null, { do: 'next', scenario: 'night-at-millers' })
    const { stations, ways } = chart(viewOf(match))
    const states = Object.fromEntries(stations.map(({ id, state }) => [id, state]))
    expect(states).toEqual({
      'shopping-list': 'done',
      mercy: 'missed',
      'night-at-millers': 'now',
      'nine-forty-bus': 'ahead',
      'quiet-hands': 'ahead',
      'last-boat': 'ahead',
    })
    expect(ways.filter(({ taken }) => taken)).toEqual([{ from: 'shopping-list', to: 'night-at-millers', taken: true }])
  })

  it('tells what was never reached from what was passed by', () => {
    const match = until(newCampaign(), 'next')
    match.submit('P1', null, { do: 'next', scenario: 'night-at-millers' })
    const outcome = { winners: [], clause: 'dw.campaign.2', reason: 'Nobody is left.' }
    const { stations } = chart({ ...viewOf(match), outcome })
    const states = Object.fromEntries(stations.map(({ id, state }) => [id, state]))
    expect(states).toMatchObject({ mercy: 'missed', 'nine-forty-bus': 'unreached', 'last-boat': 'unreached' })
  })

  it('[dw.campaign.4] marks on a sheet what the last scenario has changed, and nothing else', () => {
    const match = until(newCampaign(), 'play')
    const before = viewOf(match)
    until(match, 'learn')
    const [sheet] = team.people(viewOf(match), optionsOf(match), before, storyOf(match))
    expect(sheet?.gauges.map(({ label, isNew }) => [label, isNew])).toEqual([
      ['Experience', true],
      ['Morale', false],
      ['Wounds', true],
      ['Trauma', true],
    ])
    expect(sheet?.record).toEqual(['1 scenario survived, 20 kills', 'XP: 4 for kills, 2 for scenarios'])
    expect(team.people(viewOf(match), optionsOf(match), null, [])[0]?.gauges.some(({ isNew }) => isNew)).toBe(false)
    led(match, 1)
    const skills = team.people(viewOf(match), optionsOf(match), before, storyOf(match))[0]?.lists[0]?.lines
    expect(skills?.filter(({ isNew }) => isNew)).toHaveLength(1)
  })

  it('[dw.campaign.1] offers the next scenario with the people as they are', () => {
    const match = until(newCampaign({ house: { jams: true } }), 'play')
    const next = face.next(viewOf(match), optionsOf(match))
    expect(next.title).toBe('Shopping List')
    const beside = match.pending()?.beside
    expect(beside).toMatchObject({
      game: face.battle,
      part: 0,
      options: { scenario: 'shopping-list', jams: true, players: 1 },
      holders: { P1: { person: 'You' } },
    })
    const settled = deadWalkRules.settle(beside?.options ?? {})
    expect(settled).toMatchObject({ ok: true })
    expect(next.means[0]?.says).toBe('Sgt. Lawless, Pvt. Dawson, Sgt. Rosa Delgado and Marcus Tate set out.')
  })

  it('[dw.campaign.9] keeps a page for everybody who is gone', () => {
    const match = until(newCampaign(), 'play')
    const result = homecoming(match.table.state)
    const fates = result.fates.map((fate, i) => (i === 1 ? { ...fate, status: 'turned' as const } : fate))
    match.submit('P1', null, { do: 'report', result: { ...result, fates } })
    const [gone] = team.gone(viewOf(match), optionsOf(match), storyOf(match))
    expect(gone).toMatchObject({ fate: 'turned into a zombie in Shopping List', sheet: { name: 'Pvt. Dawson' } })
  })
})
