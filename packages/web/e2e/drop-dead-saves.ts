/** Saved games of Drop Dead for tests: positions that would take long to play up to. */
import { dropDead } from '@shamble/drop-dead'
import {
  anyGame,
  anyMatch,
  committedDice,
  type Holder,
  matchFromPosition,
  type OptionValues,
  saveMatch,
} from '@shamble/kernel'

const YOU: Holder = { person: 'You' }

/** The text of a save file. Everybody is the person called You unless said otherwise. */
export function dropDeadSave(
  position: Readonly<Record<string, unknown>> & { readonly survivors: readonly object[] },
  {
    holders = {},
    options = {},
    physical = [],
  }: {
    readonly holders?: Readonly<Record<string, Holder>>
    readonly options?: OptionValues
    /** Seats that roll real dice. */
    readonly physical?: readonly string[]
  } = {},
): string {
  const seats = position.survivors.map((_, i) => `P${i + 1}`)
  const read = matchFromPosition(
    anyGame(dropDead),
    position,
    { players: seats.length, ...options },
    { ...Object.fromEntries(seats.map((seat) => [seat, YOU])), ...holders },
    committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' }),
    { undoDice: 'same', physical: [...physical] },
  )
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
}

/** A doorway, a tile with a circle behind it, and a car part on the first card; one part is enough. */
export const ONE_PART_MISSING = (): string =>
  dropDeadSave(
    {
      survivors: [
        { id: 'earl', at: [9, 0] },
        { id: 'skye', at: [2, 2] },
      ],
      stack: ['T22', 'T40', 'T41'],
      deck: ['I01', 'E10', 'I06'],
    },
    { options: { partsRequired: [1, 1, 1, 1] } },
  )

/** Frank is undead, and a zombie stands beside Earl, who has one point of health left. */
export const LAST_BREATH = (): string =>
  dropDeadSave({
    survivors: [
      { id: 'frank', status: 'undead', died: { cycle: 2, phase: 'zombies' } },
      { id: 'earl', seat: 'P2', at: [9, 1], health: 1 },
    ],
    tiles: [
      { id: 'T40', at: [3, 0] },
      { id: 'T34', at: [4, 0] },
      { id: 'T13', at: [2, 1] },
    ],
    zombies: [
      { n: 1, at: [11, 1] },
      { n: 2, at: [13, 2], health: 7 },
    ],
    turn: { survivor: 'earl', attacks: 1 },
    cycle: 3,
  })

/** Behind the doorway waits a tripwire, and Ann's Earl has hardly any health left. */
export const TRIPWIRE = (): string =>
  dropDeadSave(
    {
      survivors: [
        { id: 'earl', at: [9, 0], health: 2 },
        { id: 'skye', at: [2, 2] },
        { id: 'owl', at: [1, 2] },
      ],
      tiles: [
        { id: 'T40', at: [3, 0] },
        { id: 'T41', at: [4, 0] },
      ],
      zombies: [{ n: 1, at: [17, 1] }],
      stack: ['T22', 'T32', 'T33'],
      deck: ['E05', 'E10'],
    },
    { holders: { P1: { person: 'Ann' }, P2: { person: 'Ben' }, P3: { person: 'Ben' } } },
  )

/** Dead ends behind every doorway: a drawn tile must cover another one. */
export const NO_DOOR_LEFT = (): string =>
  dropDeadSave({
    survivors: [
      { id: 'earl', at: [9, 1] },
      { id: 'skye', at: [2, 2] },
    ],
    tiles: [
      { id: 'T01', at: [-1, 0], rot: 3 },
      { id: 'T02', at: [2, -1] },
      { id: 'T03', at: [3, 0], rot: 1 },
      { id: 'T04', at: [2, 1], rot: 2 },
    ],
    stack: ['T22', 'T40', 'T41'],
  })

/** A crowded street: everything that can be seen at once. */
export const CROWDED = (): string =>
  dropDeadSave({
    survivors: [
      { id: 'earl', at: [10, 2], health: 88, carries: true, items: ['I06', 'I10', 'I12'] },
      { id: 'frank', at: [13, 1], health: 70 },
      { id: 'skye', at: [9, -2], health: 45, items: ['I08'] },
      { id: 'owl', at: [2, 2], health: 100 },
    ],
    tiles: [
      { id: 'T40', at: [3, 0] },
      { id: 'T31', at: [2, -1], rot: 0 },
      { id: 'T23', at: [4, 0], rot: 1 },
      { id: 'T39', at: [3, 1] },
      { id: 'T09', at: [-1, 0], rot: 1, resolved: false },
      { id: 'T15', at: [2, 1], rot: 2 },
      { id: 'T38', at: [3, -1] },
    ],
    zombies: [
      { n: 1, at: [12, 1] },
      { n: 2, at: [13, 2], health: 9 },
      { n: 3, at: [15, 1] },
      { n: 4, at: [14, 3], heading: 3 },
      { n: 5, at: [10, -1], health: 14 },
      { n: 6, at: [13, 6], heading: 7 },
      { n: 7, at: [18, 2], heading: 2 },
    ],
    parts: [
      [11, 2],
      [14, 5],
    ],
    installed: 1,
    partCards: ['I01', 'I02', 'I03', 'I04'],
    cycle: 5,
    turn: { survivor: 'earl' },
  })

/** Owl with a zombie in sight and another around the corner; Owl's player rolls real dice, the zombies' too. */
export const REAL_DICE = (): string =>
  dropDeadSave(
    {
      survivors: [{ id: 'owl', at: [9, 1] }],
      tiles: [
        { id: 'T40', at: [3, 0] },
        { id: 'T38', at: [3, 1] },
      ],
      zombies: [
        { n: 1, at: [13, 1] },
        { n: 2, at: [14, 6] },
      ],
      cycle: 3,
    },
    { physical: ['P1'] },
  )
