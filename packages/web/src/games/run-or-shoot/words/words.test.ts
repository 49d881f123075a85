/** Everything that is said besides the log, read through in random games of every scenario. */
import { CLAUSES, type Event, SCENARIO_IDS, SCENARIOS, type StepId } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import type { WordNode } from '../types.ts'
import { faultsIn } from '../../../words/testing.ts'
import { lookOf } from '../read.ts'
import { moments, runOrShoot, situationOf, staged } from '../testing.ts'
import { debriefNotes } from './debrief.ts'
import { tasksOf } from './goals.ts'
import { oddsWords } from './odds.ts'
import { otherNote } from './others.ts'
import { goal, lasts, left, question } from './question.ts'
import { report, won } from './report.ts'
import { counts, figures, standing } from './roster.ts'
import { lairNotes, threatNotes } from './threats.ts'
import { tree } from './tree.ts'

const flat = (nodes: readonly WordNode[]): readonly WordNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])])

const IDS = /\b\d+,\d+ [a-z]|\brs\.|\bS\d|\bn\d\b|\bp-[a-z]/

/** The sentences of a table that are wrong. */
const wrongIn = (said: readonly string[]): readonly string[] =>
  said.flatMap((text) => [...faultsIn(text), ...(IDS.test(text) || text.trim() === '' ? [`an id in: ${text}`] : [])])

describe.each(SCENARIO_IDS)('what is said of %s', (scenario) => {
  it('has no id, no gap and nothing that nobody would say in it', { timeout: 120_000 }, () => {
    const wrong = new Set<string>()
    for (const moment of moments({ scenario, survivors: 3 }, [11], { every: 70, most: 420 })) {
      const s = situationOf(moment)
      const look = lookOf(s)
      const others = s.view.survivors.filter(({ seat, status }) => seat === null && status === 'alive')
      const notes = [...threatNotes(look), ...lairNotes(look), ...others.map((one) => otherNote(look, one))]
      for (const { clause } of notes) if (clause !== '') expect(CLAUSES).toHaveProperty([clause])
      const said = [
        question(s),
        goal(s),
        ...left(s).map(({ words }) => words),
        ...tasksOf(look).map(({ words }) => words),
        ...notes.map(({ words }) => words),
        ...figures(s.view, s.options).flatMap(({ name, role, carried }) => [name, role, ...carried]),
        ...counts(s.view).map(({ words }) => words),
        ...flat(tree(s))
          .filter(({ id }) => !/^(order|choices)/.test(id))
          .map(({ text }) => text),
      ]
      for (const fault of wrongIn(said)) wrong.add(fault)
      expect(lasts(s)).toBe(SCENARIOS[scenario].limit)
      expect(standing(s.view).phases.some(({ now }) => now)).toBe(true)
    }
    expect([...wrong]).toEqual([])
  })
})

it('a question ends with what can be done, and names whoever is asked', { timeout: 60_000 }, () => {
  const asked = new Map<string, string>()
  for (const moment of moments({ scenario: 'dust-off', survivors: 4 }, [5, 6, 7], { every: 3, most: 500 })) {
    const s = situationOf(moment)
    if (s.pending) asked.set(s.pending.asks, question(s))
  }
  expect(asked.size).toBeGreaterThan(8)
  for (const says of asked.values()) expect(says).toMatch(/^[A-Z].*[.?]$/)
  expect([...asked.values()].filter((says) => / to act: |what now/.test(says))).toEqual([])
})

it('[rs.move.9] asks for what is to be pressed next once an order is in hand', () => {
  const s = situationOf(staged({ step: '5a', cards: { S1: ['RUN'] }, survivors: [{ at: [2000, 3300] }] }))
  const asked = (order: string): string => question({ ...s, selection: { ...s.selection, order } })
  expect(asked('turn')).toMatch(/^\w+ turns\. Press whom or what to look at\.$/)
  expect(asked('door')).toMatch(/^Which door does \w+ handle\?$/)
})

it('[rs.shoot.2] [rs.shoot.5] counts as luck of shots how many hit, of as many as were to be expected', () => {
  const s = situationOf(staged({ survivors: [{ at: [2000, 3300] }] }))
  const shot = (far: boolean, result: 'miss' | 'body' | 'head', ...added: number[]): Event => ({
    e: 'shot',
    clause: 'rs.shoot.1',
    survivor: 1,
    weapon: 'pistol',
    zed: 1,
    target: null,
    face: 5,
    modifiers: added.map((value) => ({ clause: 'rs.shoot.16', value })),
    total: 5,
    result,
    far,
    rounds: 3,
  })
  const luck = (...events: Event[]) =>
    report([{ events, rolled: [] }], s).luck.map(({ unit, rolls, expected, actual }) => ({
      unit,
      rolls,
      expected,
      actual,
    }))
  // A pistol hits on 4 and more near by, on 6 and more far off.
  expect(luck(shot(false, 'body'), shot(false, 'miss', -1), shot(true, 'head', 1, 1))).toEqual([
    { unit: 'hits', rolls: 3, expected: expect.closeTo(0.6 + 0.5 + 0.6), actual: 2 },
  ])
  expect(luck(shot(false, 'miss', -7))[0]?.expected).toBe(0)
})

it('says how many turns are still to come', () => {
  const [moment] = moments({ scenario: 'back-lane', survivors: 1 }, [1], { every: 1, most: 1 })
  if (!moment) throw new Error('nobody is asked')
  const s = situationOf(moment)
  const left = [0, 1, 19, 20].map((turn) => goal({ ...s, view: { ...s.view, turn } }))
  expect(left).toEqual(['20 turns', '19 turns to come', '1 turn to come', 'the last turn'])
})

it('while the Zeds act nobody is asked anything', () => {
  const [moment] = moments({ scenario: 'back-lane', survivors: 2 }, [1], { every: 1, most: 40 })
  if (!moment) throw new Error('nobody is asked')
  const s = situationOf(moment)
  const pending = s.pending && { ...s.pending, asks: 'place a card' }
  const during = (step: StepId): string => question({ ...s, pending, view: { ...s.view, step } })
  expect([during('7c'), during('7f'), during('2')]).toEqual([
    'The Zeds move.',
    'The Zeds move.',
    'The cards turn over.',
  ])
})

it('[rs.secrecy.20] after the end every secret stands in report and debrief, and before it none', {
  timeout: 60_000,
}, () => {
  const told: Event[] = []
  for (const moment of moments({ scenario: 'number-nine', survivors: 2 }, [21], { every: 50, most: 4000 })) {
    told.push(...moment.events)
    const s = situationOf(moment)
    const notes = debriefNotes(lookOf(s).book, s.view)
    if (s.view.outcome === null) {
      expect(notes).toEqual([])
      expect(won(s.view)).toBeNull()
      continue
    }
    const hidden = moment.table.state.hidden
    expect(notes.filter(({ clause }) => clause === 'rs.horde.2')).toHaveLength(hidden.hordes.length)
    expect(notes.filter(({ clause }) => clause === 'rs.infection.4')).toHaveLength(Object.keys(hidden.tested).length)
    const unsearched = notes.filter(({ words }) => words.startsWith('Nobody searched'))
    expect(unsearched).toHaveLength(Object.keys(hidden.caches).length)
    for (const { words } of unsearched) expect(words).toMatch(/^Nobody searched the .*\. In it: .*[a-z]\.$/)
    for (const { value, words } of notes) expect([value, words]).toEqual(['', expect.stringMatching(/^[A-Z\d].*[.?]$/)])
    const { headline, fates, story = '' } = report([{ events: told, rolled: [] }], s)
    expect(
      [headline, story, ...fates.map(({ words }) => words), ...notes.map(({ words }) => words)].flatMap(faultsIn),
    ).toEqual([])
    expect(story).toMatch(/^(A horde|Hordes) lurked here: \d+ Zeds in the /)
    expect(won(s.view)?.who).toMatch(/^The (survivors|Zeds) win$/)
    return
  }
  throw new Error(`the game did not end: ${runOrShoot.id}`)
})

it.each([
  ['Zed 5 destroyed', 'destroyed', 'good'],
  ['Zed 5 falls', 'thrown back', 'half'],
  ['miss', 'nothing', 'bad'],
  ['pushes 3', '3 thrown off', 'good'],
  ['3 destroyed', '3 destroyed', 'good'],
  ['0 destroyed', 'none destroyed', 'bad'],
  ['2 destroyed, S2 hurt', 'a friend is hurt', 'harm'],
  ['S2 hurt, S2 dies', 'a friend dies', 'harm'],
  ['Zed 9 hurt 2', '2 hits on the Tank', 'half'],
])('%s reads as %s', (key, words, tone) => {
  expect(oddsWords(key)).toMatchObject({ words, tone })
})
