import type { OptionValue } from '@shamble/kernel'
import type { XY } from '@shamble/grid'
import type { Clause } from '../clauses.ts'
import { DECK, type CardId, type ItemId, isCarPart } from './cards.ts'
import { STACK, type StackTileId } from './tiles.ts'

export type ScenarioId = 'breakdown' | 'curfew' | 'ground-zero' | 'patient-zero' | 'lone-survivor'

/** A tile laid out before the game begins, in placement order. */
export interface LaidOut {
  readonly id: StackTileId
  readonly cell: XY
  readonly rotation: number
  /** The local unit on which a car part token lies; null for none. */
  readonly part: XY | null
}

export interface Scenario {
  readonly id: ScenarioId
  readonly title: string
  readonly clause: Clause
  readonly ours: boolean
  readonly description: string
  /** How long a game takes and how large the town is, in words. */
  readonly length: string
  readonly extent: string
  /** How many survivor seats it takes. */
  readonly survivors: { readonly min: number; readonly max: number }
  /** Option values that replace the defaults; a value set by the host beats them. */
  readonly prescribed: Readonly<Record<string, OptionValue>>
  /** Tiles laid out in advance; their stars sleep if `asleep`. */
  readonly laidOut: readonly LaidOut[]
  readonly asleep: boolean
  /** Zombies from the beginning: number 1 first. */
  readonly zombies: readonly XY[]
  /** One more seat that is undead from the beginning. */
  readonly patientZero: boolean
  /** What every survivor holds at the start. */
  readonly items: readonly ItemId[]
}

/** What a scenario changes when it says nothing else. */
const PLAIN = { prescribed: {}, laidOut: [], asleep: false, zombies: [], patientZero: false, items: [] } as const

const without = (...ids: StackTileId[]): StackTileId[] => STACK.filter((id) => !ids.includes(id))
const withoutCards = (leave: (id: CardId) => boolean): CardId[] => DECK.filter((id) => !leave(id))

/** dd.scenario.2 */
const CURFEW: readonly StackTileId[] = [
  ...(['T01', 'T02', 'T06', 'T07', 'T08', 'T09', 'T12', 'T13', 'T14', 'T15', 'T16', 'T20'] as const),
  ...(['T21', 'T22', 'T23', 'T24', 'T25', 'T28', 'T30', 'T32', 'T34', 'T35', 'T38', 'T40'] as const),
]

const laid = (id: StackTileId, cell: XY, rotation: number, part: XY | null = null): LaidOut => ({
  id,
  cell,
  rotation,
  part,
})

/** dd.scenario.3 */
const GROUND_ZERO: readonly LaidOut[] = [
  laid('T13', [2, -1], 0),
  laid('T31', [2, -2], 0, [1, 0]),
  laid('T05', [1, -2], 3, [0, 0]),
  laid('T40', [3, 0], 0),
  laid('T20', [4, 0], 1, [3, 0]),
  laid('T32', [2, 1], 2),
  laid('T30', [3, 1], 1, [3, 3]),
  laid('T21', [-1, 0], 0),
  laid('T12', [-1, 1], 0, [0, 3]),
]

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  breakdown: {
    ...PLAIN,
    id: 'breakdown',
    title: 'Breakdown',
    clause: 'dd.scenario.1',
    ours: false,
    description:
      "The book's game. The van has broken down in a quarantined city. Explore the streets tile by tile, find car parts, " +
      'bring them to the van one at a time, and be on its tile when it leaves. Whoever dies comes back to hunt the others.',
    length: 'one to two hours',
    extent: '44 tiles',
    survivors: { min: 1, max: 4 },
  },
  curfew: {
    ...PLAIN,
    id: 'curfew',
    title: 'Curfew',
    clause: 'dd.scenario.2',
    ours: true,
    description:
      'A short game: 24 tiles to draw beside the three at the start, one part less with four survivors, and only 14 cycles until the city is sealed. ' +
      'Whoever is still on the map then is lost.',
    length: 'under an hour',
    extent: '27 tiles',
    survivors: { min: 1, max: 4 },
    prescribed: { stack: CURFEW, partsRequired: [2, 2, 2, 3], cycleLimit: 14 },
  },
  'ground-zero': {
    ...PLAIN,
    id: 'ground-zero',
    title: 'Ground Zero',
    clause: 'dd.scenario.3',
    ours: true,
    description:
      'A known map with the parts in sight. Nine tiles are laid out around the start, five of them spawners that sleep ' +
      'until somebody walks in, each with a car part. No part is in the deck.',
    length: 'about an hour',
    extent: '12 tiles laid, 32 to come',
    survivors: { min: 1, max: 4 },
    prescribed: { stack: without(...GROUND_ZERO.map(({ id }) => id)), deck: withoutCards(isCarPart) },
    laidOut: GROUND_ZERO,
    asleep: true,
  },
  'patient-zero': {
    ...PLAIN,
    id: 'patient-zero',
    title: 'Patient Zero',
    clause: 'dd.scenario.4',
    ours: true,
    description:
      'One against the rest. One seat is undead from the beginning and commands zombies from the first cycle on; one to ' +
      'three survivors need two parts. Two zombies wait at the crossroads east of the intersection.',
    length: 'about an hour',
    extent: '44 tiles',
    survivors: { min: 1, max: 3 },
    prescribed: { stack: without('T40') },
    laidOut: [laid('T40', [3, 0], 0)],
    zombies: [
      [15, 1],
      [15, 2],
    ],
    patientZero: true,
  },
  'lone-survivor': {
    ...PLAIN,
    id: 'lone-survivor',
    title: 'Lone Survivor',
    clause: 'dd.scenario.5',
    ours: true,
    description:
      'Alone. Choose one survivor, find two parts and get away. The morgue is not in the stack, and bandages are in the ' +
      'bag from the start.',
    length: 'about 40 minutes',
    extent: '43 tiles',
    survivors: { min: 1, max: 1 },
    prescribed: { survivorSelection: 'choose', stack: without('T05'), deck: withoutCards((id) => id === 'I06') },
    items: ['I06'],
  },
}
