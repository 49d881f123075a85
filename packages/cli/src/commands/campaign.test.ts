import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { campaignOf } from '../games.ts'
import { campaignNo, type CampaignLine, lineOf } from '../campaign/series.ts'
import { summariseCampaigns } from '../campaign/summary.ts'
import { call, callJson, scratch } from '../testing.ts'

/** A campaign that was won, as its test keeps it. */
const WON = fileURLToPath(new URL('../../../games/dead-walk/campaign/golden/harbour-point.json', import.meta.url))
/** Whoever is still on the table after one turn is lost: campaigns are over with their first scenario. */
const SHORT = 'house={"turnLimit":1}'

const line = (over: Partial<CampaignLine>): CampaignLine => ({
  winners: [],
  reason: 'Nobody of the team is left.',
  numbers: { scenarios: 1, 'team at the end': 0 },
  words: { 'team at the end': [], gone: ['dead', 'lost', 'lost'] },
  course: {
    stages: [{ scenario: 'shopping-list', grade: 'major-zombie', starters: 4, survivors: 0 }],
    gone: [
      { scenario: 'shopping-list', fate: 'dead' },
      { scenario: 'shopping-list', fate: 'lost' },
      { scenario: 'shopping-list', fate: 'lost' },
    ],
  },
  commands: 10,
  digest: 'x',
  ...over,
})

describe('shamble campaign', () => {
  it('plays a campaign by bots, writes it down and tells it', async () => {
    const file = scratch().path('save.json')
    const words = ['campaign', 'dead-walk', '--seed', 'one', '--option', SHORT]
    const { code, out, err } = await call([...words, '--save', file])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('1 campaign, seed one\n')
    expect(out).toContain('won              0 (0.0%')
    expect(out).toContain('1: Nobody of the team is left.')
    expect(out).toMatch(/^Shopping List +1 +1 +0 +0 +0 +1 +0 of \d +lost \d$/m)
    expect(await call(['replay', file])).toMatchObject({ code: 0 })
    const told = (await call(['chronicle', file])).out
    expect(told).toMatch(/^Before the first scenario\n {2}.* joins the team\./)
    expect(told).toMatch(/Shopping List is a major defeat: 0 of \d survived\. \[dw\.campaign\.\d+\]/)
    expect(told).toMatch(/\nThe end: nobody wins: Nobody of the team is left\. \[dw\.campaign\.8\]\n$/)
  })

  it('gives the same campaign for the same seed', () => {
    const spec = { of: 'dead-walk', options: settledOptions(), seed: 'two' }
    expect(lineOf('dead-walk', campaignNo(spec, 3))).toEqual(lineOf('dead-walk', campaignNo(spec, 3)))
  })

  it('counts how far campaigns came, how scenarios went, and who was lost', () => {
    const far = line({
      winners: ['won'],
      reason: 'The boat has left with the team on board.',
      numbers: { scenarios: 2, 'team at the end': 3 },
      words: { 'team at the end': ['level 2', 'level 3', 'level 2'], gone: ['turned'] },
      course: {
        stages: [
          { scenario: 'shopping-list', grade: 'major-hero', starters: 4, survivors: 4 },
          { scenario: 'mercy', grade: 'minor-hero', starters: 4, survivors: 3 },
        ],
        gone: [{ scenario: 'mercy', fate: 'turned' }],
      },
    })
    const counted = summariseCampaigns(campaignOf('dead-walk'), {}, [line({}), line({}), far])
    expect(counted.won).toMatchObject({ won: { campaigns: 1, rate: 0.3333 } })
    expect(counted.endings).toEqual({
      'Nobody of the team is left.': 2,
      'The boat has left with the team on board.': 1,
    })
    expect(counted.scenarios?.slice(0, 3)).toMatchObject([
      { title: 'Shopping List', played: 3, ended: 2, starters: 12, survivors: 4, gone: { lost: 4, dead: 2 } },
      { scenario: 'mercy', played: 1, ended: 1, grades: { 'major-hero': 0, 'minor-hero': 1 }, gone: { turned: 1 } },
      { scenario: 'night-at-millers', played: 0, ended: 0 },
    ])
    expect(counted.words).toEqual({
      'team at the end': { 'level 2': 2, 'level 3': 1 },
      gone: { lost: 4, dead: 2, turned: 1 },
    })
    expect(counted.numbers).toMatchObject({ scenarios: { most: 2 }, 'team at the end': { most: 3 } })
  })

  it('knows of which games there are campaigns', async () => {
    expect((await call(['campaign', 'evac'])).err).toBe(
      'shamble campaign: there is no campaign of "evac"; there are those of dead-walk, run-or-shoot, even-death\n',
    )
    expect((await call(['campaign', 'dead-walk', '--option', 'house={"humanAP":99}'])).err).toMatch(
      'shamble campaign: --option: house.humanAP: expected a whole number from 2 to 8',
    )
    expect((await call(['campaign', 'dead-walk', '--games', '2', '--save', 'x'])).err).toMatch('--save: records one')
  })
})

function settledOptions() {
  const settled = campaignOf('dead-walk').game.settle({ house: { turnLimit: 1 } })
  if (!settled.ok) throw new Error(settled.fault.why)
  return settled.value
}

describe('shamble chronicle', () => {
  it('tells a campaign scenario by scenario, and how people grew', async () => {
    const { out } = await call(['chronicle', WON])
    const titles = out.split('\n').filter((text) => /^\w/.test(text))
    expect(titles.slice(0, 3)).toEqual(['Before the first scenario', 'Shopping List', "Night at Miller's"])
    expect(titles.at(-1)).toMatch(/^The end: P1 win/)
    const { lines, growth } = await callJson<{ lines: { says: string }[]; growth: { points: object[] }[] }>([
      'chronicle',
      WON,
      '--json',
    ])
    expect(lines.length).toBeGreaterThan(30)
    expect(growth.some(({ points }) => points.length > 3)).toBe(true)
  })

  it('tells no match, and nothing that diverges', async () => {
    const { file } = scratch()
    expect(await call(['chronicle', file('x.json', { game: 'evac' })])).toMatchObject({ code: 2, out: '' })
    const { readFileSync } = await import('node:fs')
    const save = JSON.parse(readFileSync(WON, 'utf8')) as { entries: unknown[] }
    const cut = file('cut.json', { ...save, entries: save.entries.slice(1) })
    expect(await call(['chronicle', cut])).toMatchObject({ code: 1, out: '' })
  })
})
