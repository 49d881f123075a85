import { describe, expect, it } from 'vitest'
import type { OptionValue } from '@shamble/kernel'
import { bookFor, settle } from '../options.ts'
import { SCENARIO_IDS, type ScenarioId, scenarioNamed } from '../content/scenarios.ts'
import { ownScenarioFaults } from './faults.ts'
import { ownCopyOf, type OwnScenario } from './form.ts'

/** A copy of one of ours with something changed in it. */
const changed = (id: ScenarioId, by: (own: Record<string, unknown>) => void): unknown => {
  const own = JSON.parse(JSON.stringify(ownCopyOf(id))) as Record<string, unknown>
  by(own)
  return own
}
const put =
  (members: object) =>
  (own: Record<string, unknown>): void =>
    void Object.assign(own, members)
const faultsIn = (document: unknown): string[] =>
  ownScenarioFaults(document)
    .filter(({ grade }) => grade === 'fault')
    .map(({ at, clause }) => `${at} ${clause}`)

describe("a scenario of one's own", () => {
  it.each(SCENARIO_IDS)('%s is the same when it is written down and read', (id) => {
    const own = JSON.parse(JSON.stringify(ownCopyOf(id))) as OwnScenario
    const found = ownScenarioFaults(own)
    // [rs.setup.2] Few Zeds for each: the training map, and the night with its tuned hordes.
    const isMild = id === 'back-lane' || id === 'night-school'
    expect(found.map(({ clause }) => clause)).toEqual(isMild ? ['rs.setup.2'] : [])
    const settled = settle({ own: own as unknown as OptionValue })
    const printed = settle({ scenario: id })
    if (!settled.ok || !printed.ok) throw new Error('it is refused')
    const { ours: _, ...same } = scenarioNamed(id)
    const book = bookFor(settled.value)
    expect(book.scenario).toEqual(same)
    expect(book.map).toEqual(bookFor(printed.value).map)
    expect({ ...book, options: null, scenario: null }).toEqual({
      ...bookFor(printed.value),
      options: null,
      scenario: null,
    })
  })

  it.each<[string, unknown, string]>([
    ['no document', null, ' rs.scenario.19'],
    [
      'a lot that is none',
      changed('back-lane', put({ rows: [['corner-store', 'castle']] })),
      'rows[0][1] rs.scenario.19',
    ],
    [
      'a turn that is none',
      changed('back-lane', put({ rows: [['corner-store', ['park', 45]]] })),
      'rows[0][1] rs.scenario.19',
    ],
    [
      'rows that differ',
      changed('number-nine', put({ rows: [['park', 'clinic'], ['school']] })),
      'rows[1] rs.scenario.1',
    ],
    ['a start beyond the table', changed('back-lane', put({ start: [1.5, 28, 6, 48] })), 'start rs.setup.5'],
    ['a start without room', changed('back-lane', put({ start: [1.5, 28, 3.5, 30] })), 'start rs.setup.5'],
    ['a start inside out', changed('back-lane', put({ start: [6, 28, 1.5, 38] })), 'start rs.setup.5'],
    [
      'a place beyond the table',
      changed('back-lane', put({ places: { 'safe house': ['rect', 50, 10, 90, 28] } })),
      'places.safe house rs.scenario.22',
    ],
    ['a lair that is none', changed('back-lane', put({ tables: { A: ['1,0 cellar'] } })), 'tables.A[0] rs.scenario.3'],
    [
      'a horde beside the start',
      changed('back-lane', put({ tables: { A: ['0,0 manhole'] } })),
      'tables.A[0] rs.setup.10',
    ],
    ['a table that is none', changed('back-lane', put({ draw: ['B'] })), 'draw[0] rs.scenario.3'],
    [
      'a mutant where it does not fit',
      changed('number-nine', put({ mutants: [['witch', ['1,0 a1']]] })),
      'mutants[0][1][0] rs.scenario.4',
    ],
    [
      'a mutant nowhere',
      changed('number-nine', put({ mutants: [['boomer', ['9,9 a1']]] })),
      'mutants[0][1][0] rs.scenario.4',
    ],
    [
      'a mutant beside the start',
      changed('number-nine', put({ start: [50, 20, 56, 26] })),
      'mutants[0][1][0] rs.setup.10',
    ],
    [
      'a mutant twice',
      changed(
        'number-nine',
        put({
          mutants: [
            ['boomer', []],
            ['boomer', []],
          ],
        }),
      ),
      'mutants[1] rs.scenario.4',
    ],
    [
      'a Tank from beyond the table',
      changed(
        'last-boat',
        put({
          tankEntry: [
            [3, 3],
            [130, 3],
          ],
        }),
      ),
      'tankEntry[1][0] rs.scenario.19',
    ],
    [
      'somebody twice',
      changed('number-nine', put({ nps: [{ who: ['n3', 'n3'], at: ['2,0 nps0', '0,0 nps0'], start: 'hidden' }] })),
      'nps[0].who[1] rs.setup.11',
    ],
    [
      'more people than places',
      changed('number-nine', put({ nps: [{ who: ['n3', 'n4'], at: ['2,0 nps0'], start: 'hidden' }] })),
      'nps[0].at rs.setup.5',
    ],
    [
      'a room that is none',
      changed('number-nine', put({ nps: [{ who: ['n3'], at: ['2,0 nps7'], start: 'hidden' }] })),
      'nps[0].at[0] rs.setup.5',
    ],
    [
      'a goal nowhere',
      changed('back-lane', put({ goal: { is: 'safe house', place: 'castle', half: false } })),
      'goal.place rs.scenario.22',
    ],
    [
      'a pad that is no circle',
      changed('dust-off', put({ goal: { is: 'helicopter', place: 'hut', radio: 'hut' } })),
      'goal.place rs.scenario.22',
    ],
    [
      'a radio nowhere',
      changed('dust-off', put({ goal: { is: 'helicopter', place: 'pad', radio: 'tower' } })),
      'goal.radio rs.scenario.22',
    ],
    [
      'more food than there is',
      changed('shopping-list', (own) =>
        put({
          rows: [
            ['petrol-station', 'park', 'gun-shop'],
            ['clinic', 'school', 'bungalow'],
          ],
          tables: {},
          draw: [],
          mutants: [],
        })(own),
      ),
      'goal.needs rs.scenario.9',
    ],
    [
      'weapons without a crate',
      changed('shopping-list', (own) => delete (own['goal'] as { crate?: string }).crate),
      'goal.needs rs.scenario.9',
    ],
    [
      'a crate nowhere',
      changed('shopping-list', (own) => void ((own['goal'] as { crate?: string }).crate = '2,0 c9')),
      'goal.crate rs.scenario.9',
    ],
    [
      'fewer people than must be saved',
      changed(
        'night-school',
        (own) =>
          void ((own['nps'] as { who: string[] }[])[0] = {
            ...(own['nps'] as { who: string[] }[])[0],
            who: ['n4', 'n5', 'n6'],
          }),
      ),
      'goal.needs rs.scenario.10',
    ],
    [
      'a boat without fuel',
      changed(
        'last-boat',
        put({
          rows: [
            ['school', 'bungalow', 'building-site'],
            ['park', 'gun-shop', 'warehouse'],
            ['car-park', 'quay', 'clinic'],
          ],
          tables: {},
          draw: [],
          mutants: [],
        }),
      ),
      'goal rs.scenario.15',
    ],
    [
      'a goal that nobody reaches',
      changed('last-boat', put({ places: { boat: ['rect', 70, 112, 79, 119] } })),
      'goal.place rs.scenario.19',
    ],
  ])('says where it is wrong, and by which clause: %s', (_what, document, fault) => {
    expect(faultsIn(document)).toContain(fault)
    expect(settle({ own: document as OptionValue }).ok).toBe(document === null)
  })

  it('is refused as an option with its place and clause', () => {
    const own = changed('number-nine', put({ mutants: [['witch', ['1,0 a1']]] })) as OptionValue
    expect(settle({ own })).toEqual({
      ok: false,
      fault: { at: 'options.own.mutants[0][1][0]', why: 'no witch can wait there (rs.scenario.4)' },
    })
  })

  it('[rs.scenario.17] warns of a Tank that will not come', () => {
    const own = changed('last-boat', (one) => delete one['tankEntry'])
    expect(ownScenarioFaults(own)).toMatchObject([{ at: 'mutants[0]', clause: 'rs.scenario.17', grade: 'warning' }])
  })
})
