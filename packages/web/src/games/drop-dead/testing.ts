/** Moments of random games as the table would see them. */
import { type Command, type DropDeadKit, dropDead } from '@shamble/drop-dead'
import { type OptionValues, type Seat, seeded, type Transaction } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import type { Selection } from '../../play/game-display.ts'
import { busyMoments, chosenAt, hinted, type MomentOf } from '../testing.ts'
import { defaultFigure, hintsFor, settle } from './plan/index.ts'
import type { DisplayState } from './types.ts'

export type Moment = MomentOf<DropDeadKit>

/** The situation of a seat with something chosen; `hints`: with what the rules answer to it. */
export function situationOf(
  moment: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
  hints = true,
): DisplayState {
  const chosen = chosenAt(dropDead, { defaultFigure, settle }, moment, selection)
  return hints ? hinted(dropDead, moment.table, chosen, hintsFor(chosen)) : chosen
}

export const forked = (table: Transaction<DropDeadKit>): Transaction<DropDeadKit> =>
  table.fork(dropDead.copy, seeded('fork'))

export const moments = (
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 900 }: { every?: number; most?: number } = {},
): Generator<Moment> => busyMoments(dropDead, options, seeds, { every, most, idle: ['end', 'pass'] })

interface Stage {
  readonly position?: object
  readonly options?: OptionValues
  /** Given first, by the seat that is asked. */
  readonly first?: readonly Command[]
}

const CLOSED = [
  { id: 'T01', at: [-1, 0], rot: 3 },
  { id: 'T02', at: [2, -1] },
  { id: 'T03', at: [3, 0], rot: 1 },
  { id: 'T04', at: [2, 1], rot: 2 },
]

/** Where random games hardly ever come. */
export const STAGES: Readonly<Record<string, Stage>> = {
  'a choice of survivors': { options: { survivorSelection: 'choose', players: 2 } },
  'a full bag beside friends': {
    position: {
      survivors: [
        { id: 'earl', at: [9, 1], health: 60, carries: true, items: ['I06', 'I07', 'I08', 'I09', 'I10', 'I11', 'I12'] },
        { id: 'frank', at: [9, 2], health: 90 },
        { id: 'owl', at: [8, 1] },
      ],
      zombies: [
        { n: 1, at: [10, 1] },
        { n: 2, at: [5, 1], health: 4 },
      ],
    },
    options: { tradeItems: true },
  },
  "a part at one's feet": { position: { survivors: [{ id: 'earl', at: [9, 1] }], parts: [[9, 1]] } },
  'two pistols': {
    position: {
      survivors: [{ id: 'skye', at: [9, 1] }],
      zombies: [
        { n: 1, at: [10, 1] },
        { n: 2, at: [9, 3] },
        { n: 3, at: [4, 1] },
      ],
    },
  },
  'a van that is ready': {
    position: { survivors: [{ id: 'earl' }, { id: 'skye', at: [9, 1] }], installed: 2 },
  },
  'no doorway left': { position: { survivors: [{ id: 'earl', at: [9, 1] }], tiles: CLOSED, stack: ['T22', 'T40'] } },
  'a tile to cover another': {
    position: { survivors: [{ id: 'earl', at: [9, 1] }], tiles: CLOSED, stack: ['T22', 'T40'] },
    first: [{ do: 'overlap' }],
  },
  'a last search': {
    position: {
      survivors: [{ id: 'earl', at: [9, -2] }],
      tiles: [{ id: 'T02', at: [2, -1] }],
      stack: [],
      deck: ['E10', 'I01', 'I02'],
    },
  },
}

export function staged(name: string): Moment {
  const { position, options = {}, first = [] } = STAGES[name] as Stage
  const size = (position as { survivors?: readonly unknown[] } | undefined)?.survivors?.length
  const scene = sceneOf(dropDead)({
    ...(position ? { position } : {}),
    options: { ...(size === undefined ? {} : { players: size }), ...options },
  })
  for (const command of first) scene.do(scene.owe[0] as Seat, command)
  return { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
}
