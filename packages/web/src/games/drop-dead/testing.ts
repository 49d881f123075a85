/** Moments of random games as the table would see them. */
import { type Command, type DropDeadKit, dropDead, type Event, type View } from '@shamble/drop-dead'
import {
  apply,
  begin,
  choices,
  type Dice,
  type OptionValues,
  pending,
  type Seat,
  seeded,
  type Table,
} from '@shamble/kernel'
import { sceneOf, setUp } from '@shamble/kernel/testkit'
import type { Selection, Situation } from '../../table/face.ts'
import { defaultFigure, hintsFor, settle } from './plan/index.ts'

export interface Moment {
  readonly table: Table<DropDeadKit>
  readonly options: OptionValues
  readonly seat: Seat
  /** What was told since the last moment. */
  readonly events: readonly Event[]
}

export const NOTHING: Selection = { figure: null, order: null, aim: null, hover: null }

/** What comes from the worker is copied on the way. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** The situation of a seat with something chosen; `hints`: with what the rules answer to it. */
export function situationOf(
  { table, options, seat }: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
  hints = true,
): Situation {
  const bare: Situation = {
    view: sent(dropDead.view(table, seat)),
    options,
    seat,
    pending: pending(table),
    choices: sent(choices<DropDeadKit>(table, seat)),
    hints: null,
    selection: { ...NOTHING, ...selection },
  }
  const figure = selection.figure ?? defaultFigure(bare)
  const chosen = settle({ ...bare, selection: { ...bare.selection, figure } })
  const ask = hintsFor(chosen)
  if (!hints || ask === null) return chosen
  return { ...chosen, hints: sent(dropDead.hints?.(chosen.view as View, table.book, seat, ask)) }
}

export const forked = (table: Table<DropDeadKit>): Table<DropDeadKit> => table.fork(dropDead.copy, seeded('fork'))

/** Some kind of command first, then one of that kind; ending comes last. A random player would hardly ever get anywhere. */
function anyOf(dice: Dice, offered: readonly Command[]): Command {
  const one = <T>(list: readonly T[]): T => list[dice.draw('busy', list.length)] as T
  const kinds = [...new Set(offered.map((command) => command.do))]
  const active = kinds.filter((kind) => kind !== 'end' && kind !== 'pass')
  const kind = active.length > 0 && dice.draw('busy', 12) > 0 ? one(active) : one(kinds)
  return one(offered.filter((command) => command.do === kind))
}

/** Questions of random games at which every now and then somebody looks closely, and the end of each game. */
export function* moments(
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 900 }: { every?: number; most?: number } = {},
): Generator<Moment> {
  for (const seed of seeds) {
    const seats = dropDead.seats(setUp(dropDead, { options }).options)
    const holders = Object.fromEntries(seats.map((one) => [one, { person: 'You' }]))
    const setup = setUp(dropDead, { options, holders })
    const events: Event[] = []
    const table = begin(dropDead, setup, seeded(seed), events as never)
    const busy = seeded(`busy ${seed}`)
    for (let n = 0; n < most; n++) {
      const asked = pending(table)
      const seat = asked?.owe[0]
      if (!asked || seat === undefined) {
        yield { table, options: setup.options, seat: seats[0] as Seat, events: events.splice(0) }
        break
      }
      if (n % every === seed % every || n < 4 || (asked.asks !== 'act' && n % 4 === 0))
        yield { table, options: setup.options, seat, events: events.splice(0) }
      apply(dropDead, table, seat, anyOf(busy, choices<DropDeadKit>(table, seat)))
    }
  }
}

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
