/** The map of a war as people meet it: at every kind of question, in words and in orders, in random wars. */
import { evenDeathCampaign } from '@shamble/even-death/campaign'
import { type CampaignKit } from '@shamble/even-death/campaign'
import { type Event, PLACES, tileAt } from '@shamble/even-death/campaign/page'
import { judge, matchFromPosition, scriptedDice } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { WordNode } from '../../../play/game-display.ts'
import { faultsIn } from '../../../words/testing.ts'
import { busyMoments, chosenAt, type MomentOf } from '../../testing.ts'
import { legend } from './legend.tsx'
import { foesOf, goesOf } from './map/board.tsx'
import { findPlace, forceName, nameAt, nameOf, placeName, placeNamed, rectOf, stepFrom } from './map/place.ts'
import { contestedBy } from './map/owners.tsx'
import { chronicle } from './page/history.ts'
import { turnsOf } from './page/turns.ts'
import { orderly, planOf, preview, settle } from './plan/index.ts'
import { chosenForce } from './read.ts'
import { lookOf } from './look.ts'
import { setup } from './table-setup.ts'
import { guide } from './words/guide.ts'
import { lines } from './words/log.ts'
import { left, question, standing } from './words/question.ts'
import { factionTitle } from './words/names.ts'
import { figures } from './words/roster.ts'
import { tree } from './words/tree.ts'
import '../../../ui/testing.ts'

type Moment = MomentOf<CampaignKit>

const WARS = [
  { scenario: 'short-war' },
  { scenario: 'three-banners', quickResolve: true, retreat: true },
  { scenario: 'whole-vale', instantVictory: true, trainRecruits: true },
] as const

const wars = (seeds: readonly number[], most = 260): Moment[] =>
  WARS.flatMap((options) => [
    ...busyMoments(evenDeathCampaign, options, seeds, { every: 9, most, idle: ['end-turn', 'move'] }),
  ])

const situation = (moment: Moment, figure: string | null = null) =>
  chosenAt(evenDeathCampaign, { ...orderly, settle }, moment, figure === null ? {} : { figure })

function raise(): never {
  throw new Error('nothing of it in these wars')
}

const flat = (nodes: readonly WordNode[]): readonly WordNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

/** Every force of the seat in turn: each has orders of its own. */
const situations = (moment: Moment) => [
  situation(moment),
  ...moment.table.state.forces
    .filter(({ owner }) => owner === moment.seat)
    .slice(0, 2)
    .map(({ id }) => situation(moment, forceName(id))),
]

describe('the map of a war', () => {
  const moments = wars([1])

  it('asks, orders and tells in sentences without a fault', () => {
    const said = new Set<string>()
    for (const moment of moments)
      for (const s of situations(moment)) {
        said.add(question(s))
        for (const { words } of left(s)) said.add(words)
        for (const { order, at, targets, refusal } of planOf(s)) {
          said.add(`${order.label}: ${order.detail}`)
          for (const place of targets().slice(0, 3)) {
            const target = at(place)
            for (const { commit } of target?.variants ?? []) said.add(commit)
            for (const { words } of target?.notes ?? []) said.add(words)
          }
          said.add(refusal(null)?.reason ?? '')
        }
        for (const card of figures(s)) said.add(`${card.name}, ${card.role}, ${card.state}`)
        for (const { words } of legend(s)) said.add(words)
        for (const node of flat(tree(s) as readonly WordNode[])) said.add(node.text)
      }
    expect([...said].flatMap(faultsIn)).toEqual([])
    expect(said.size).toBeGreaterThan(300)
  })

  it('offers nothing that the rules refuse, and hatches nothing that they offer', () => {
    for (const moment of moments)
      for (const s of situations(moment)) {
        const planned = planOf(s).flatMap(({ order, targets, at }) =>
          order.enabled ? targets().flatMap((place) => at(place)?.variants ?? []) : [],
        )
        for (const { commands } of planned.slice(0, 60))
          for (const command of commands)
            expect(judge(evenDeathCampaign, moment.table, moment.seat, command)).toBe(null)
        for (const { order } of planOf(s).filter((one) => !one.order.enabled)) {
          const figure = s.selection.figure?.split(' ')[1]
          const offered = s.choices.filter((c) => c.do === order.id && 'force' in c && String(c.force) === figure)
          expect(offered).toEqual([])
        }
      }
  })

  it('[ed.camp-map.1] tells of a tile that is pressed what it is, whose, and how far it is from the chosen force', () => {
    const said = new Set<string>()
    // Each as it comes: the table goes on.
    for (const moment of busyMoments(evenDeathCampaign, WARS[0], [2], { every: 9, most: 90, idle: ['end-turn'] })) {
      const s = situation(moment)
      if (s.pending?.asks !== 'act' || !chosenForce(s)) continue
      for (const place of [11, 33, 54, 88]) {
        const selection = orderly.pick(placeName(place), s)
        const shown = preview({ ...s, selection })
        const isFree = s.view.forces.every(({ at }) => at !== place)
        if (isFree) expect(shown?.refusal).toBeNull()
        if (isFree) expect(shown?.notes.length).toBeGreaterThan(1)
        for (const { value, words } of shown?.notes ?? []) said.add(`${value} ${words}`.trim())
      }
    }
    expect([...said].some((words) => /^\d+ moves? from .*, round whoever is in the way$/.test(words))).toBe(true)
    expect([...said].flatMap(faultsIn)).toEqual([])
  })

  it('is told in plain words before it is begun: what a turn is, and what wins', () => {
    for (const { id, says } of setup.scenarios.slice(0, 3)) {
      expect(faultsIn(says)).toEqual([])
      expect(`${id}: ${says}`).toMatch(
        /three actions.*A battle is fought at a table.*whoever has \d+ of them .* has won\.$/,
      )
    }
  })

  it('has an order whenever something can be done', () => {
    for (const moment of moments) {
      const asked = situation(moment)
      if (asked.pending?.asks !== 'act' || asked.choices.length === 0) continue
      const all = moment.table.state.forces
        .filter(({ owner }) => owner === moment.seat)
        .map(({ id }) => situation(moment, forceName(id)))
      // Who has nobody left can still end the turn.
      expect([asked, ...all].some((s) => planOf(s).some(({ order }) => order.enabled))).toBe(true)
      expect(question(asked)).not.toBe('What now?')
    }
  })

  it('[ed.camp-rules.6] asks which of two that share a tile moves on, and offers nothing else', () => {
    const regular = { is: 'human', unit: 'regular', weapons: [], perks: [] }
    const position = {
      game: 'even-death-campaign',
      options: { scenario: 'short-war' },
      turn: { on: 'survivors', round: 2, actions: 3 },
      players: { survivors: { turns: 2, start: [53, 52, 63] }, zombies: { turns: 1 } },
      forces: [
        { owner: 'survivors', at: 52, units: [regular] },
        { owner: 'survivors', at: 53, units: [regular] },
        { owner: 'zombies', at: 18, units: [{ is: 'herd', kind: 'regular', size: 10 }] },
      ],
    }
    const holders = { survivors: { person: 'Ann' }, zombies: { bot: 'competent' } }
    const read = matchFromPosition(evenDeathCampaign, position, {}, holders, scriptedDice([]))
    if (!read.ok) throw new Error(read.fault.reason)
    const match = read.value
    const [first] = match.table.state.forces
    expect(match.submit('survivors', null, { do: 'move', force: first?.id ?? 0, to: 53 }).ok).toBe(true)
    const settled = setUp(evenDeathCampaign, { options: { scenario: 'short-war' } }).options
    const seen = { table: match.table, options: settled, seat: 'survivors', events: [] }
    const s = situation(seen, forceName(first?.id ?? 0))
    expect(question(s)).toBe(
      'Two actions left. Two of your forces stand at Ragfair Field. Which one moves on, and where to?',
    )
    expect(planOf(s).flatMap(({ order }) => (order.enabled ? [order.id] : []))).toEqual(['move'])
  })

  it('guides a first Move to a tile in which nobody stands: another own force would only be chosen by a press', () => {
    const units = [{ is: 'human', unit: 'regular', weapons: [], perks: [] }]
    const position = {
      game: 'even-death-campaign',
      options: { scenario: 'short-war' },
      turn: { on: 'survivors', round: 1, actions: 3 },
      players: { survivors: { turns: 1, start: [78, 68, 77] }, zombies: { turns: 0 } },
      forces: [
        ...[78, 68].map((at) => ({ owner: 'survivors', at, units })),
        { owner: 'zombies', at: 18, units: [{ is: 'herd', kind: 'regular', size: 10 }] },
      ],
    }
    const holders = { survivors: { person: 'Ann' }, zombies: { bot: 'competent' } }
    const read = matchFromPosition(evenDeathCampaign, position, {}, holders, scriptedDice([]))
    if (!read.ok) throw new Error(read.fault.reason)
    const settled = setUp(evenDeathCampaign, { options: { scenario: 'short-war' } }).options
    const s = situation({ table: read.value.table, options: settled, seat: 'survivors', events: [] }, forceName(1))
    const step = guide.find(({ when }) => when(s))
    expect(step?.id).toBe('move')
    const target = step?.at?.(s)
    expect(target && 'place' in target && placeNamed(target.place, s.view)).toBe(88)
  })

  it('shows every force once, in words and in the picture, where it stands', () => {
    for (const moment of moments.slice(0, 40)) {
      const s = situation(moment)
      const nodes = flat(tree(s) as readonly WordNode[])
      for (const { id, at } of s.view.forces) {
        expect(nodes.filter((node) => node.id === forceName(id))).toHaveLength(1)
        expect(placeNamed(forceName(id), s.view)).toBe(at)
        const { x, y, width } = rectOf(at)
        expect(placeNamed(nameAt(x + width / 2, y + width / 2, s.view), s.view)).toBe(at)
        expect(nodes.find((node) => node.id === placeName(at))?.text).toContain(
          `${lookOf(s).worth({ units: s.view.forces.find((one) => one.id === id)?.units ?? [] })} points`,
        )
      }
      for (const place of goesOf(s)) expect(placeNamed(nameOf(place, s.view), s.view)).toBe(place)
      for (const foe of foesOf(s)) expect(s.view.forces.some(({ id }) => id === foe)).toBe(true)
    }
  })

  it('[ed.camp-control.1] says of a tile that it is contested where somebody else stands in it, in the key and in words', () => {
    const s = situation(moments.at(-1) ?? raise())
    const held = PLACES.find((place) => tileAt(s.view, place).controller !== null) ?? raise()
    const force = s.view.forces.find(({ owner }) => owner !== tileAt(s.view, held).controller) ?? raise()
    const others = s.view.forces.filter(({ at, id }) => at !== held && id !== force.id)
    const entered = { ...s, view: { ...s.view, forces: [...others, { ...force, at: held }] } }
    expect(contestedBy(entered.view, held)).toBe(force.owner)
    expect(contestedBy({ ...entered.view, forces: others }, held)).toBe(null)
    const node = flat(tree(entered) as readonly WordNode[]).find(({ id }) => id === placeName(held))
    expect(node?.text).toContain(`contested by the ${factionTitle(force.owner)}`)
    expect(legend(entered).some(({ words }) => words === 'held, but others stand there')).toBe(true)
  })

  it('finds tiles by their dice and by their names, and walks from one to the next', () => {
    const [moment] = moments
    if (!moment) throw new Error('no war')
    const s = situation(moment)
    expect(['5,4', '54', '5 4', 'Sluice Meadow', 'sluice'].map((text) => findPlace(text, s))).toEqual([
      54, 54, 54, 54, 54,
    ])
    expect([findPlace('9,1', s), findPlace('', s), findPlace('Nowhere', s)]).toEqual([null, null, null])
    expect([stepFrom(54, 'up'), stepFrom(54, 'right'), stepFrom(11, 'left'), stepFrom(88, 'down')]).toEqual([
      44, 55, 11, 88,
    ])
  })

  it('tells every event in a sentence, and each turn in a chapter of its own', () => {
    for (const options of WARS) {
      const settled = setUp(evenDeathCampaign, { options }).options
      const all = [...busyMoments(evenDeathCampaign, options, [3], { every: 9, most: 300, idle: ['end-turn', 'move'] })]
      const last = all.at(-1)
      if (!last) throw new Error('no war')
      const seen = { view: situation(last).view, options: settled }
      const events: readonly Event[] = all.flatMap((moment) => moment.events)
      const said = lines(events, seen).map(({ words }) =>
        words
          .map((part) =>
            typeof part === 'string' ? part : 'name' in part ? part.name : 'mono' in part ? part.mono : '',
          )
          .join(''),
      )
      expect(said.flatMap(faultsIn)).toEqual([])
      const story = [{ events }]
      expect(chronicle(story, seen).chapters.length).toBeGreaterThan(2)
      const turns = turnsOf(story)
      expect(turns.map(({ round }) => round)).toEqual(turns.map((_, i) => i))
      expect(standing(seen.view).phases.length).toBeGreaterThan(0)
    }
  })
})
