/** Moments of games as the table would see them. */
import { type Command, type DeadWalkKit, deadWalk, type Event } from '@shamble/dead-walk'
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
import { defaultFigure, settle } from './plan/index.ts'

globalThis.DOMRectReadOnly ??= class {} as unknown as typeof DOMRectReadOnly

export interface Moment {
  readonly table: Table<DeadWalkKit>
  readonly options: OptionValues
  readonly seat: Seat
  /** What was told since the last moment. */
  readonly events: readonly Event[]
}

const NOTHING: Selection = { figure: null, order: null, aim: null, hover: null }

/** What comes from the worker is copied on the way. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export function situationOf(
  { table, options, seat }: Pick<Moment, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection> = {},
): Situation {
  const bare: Situation = {
    view: sent(deadWalk.view(table, seat)),
    options,
    seat,
    pending: pending(table),
    choices: sent(choices<DeadWalkKit>(table, seat)),
    hints: null,
    selection: { ...NOTHING, ...selection },
  }
  const figure = selection.figure ?? defaultFigure(bare)
  return settle({ ...bare, selection: { ...bare.selection, figure } })
}

/** Some kind of command first, then one of that kind; ending comes last. */
function anyOf(dice: Dice, offered: readonly Command[]): Command {
  const one = <T>(list: readonly T[]): T => list[dice.draw('busy', list.length)] as T
  const kinds = [...new Set(offered.map((command) => command.do))]
  const active = kinds.filter((kind) => kind !== 'end' && kind !== 'rest')
  const kind = active.length > 0 && dice.draw('busy', 12) > 0 ? one(active) : one(kinds)
  return one(offered.filter((command) => command.do === kind))
}

/** Questions of random games at which every now and then somebody looks closely, and the end of each game. */
export function* moments(
  options: OptionValues,
  seeds: readonly number[],
  { every = 7, most = 400 }: { every?: number; most?: number } = {},
): Generator<Moment> {
  for (const seed of seeds) {
    const seats = deadWalk.seats(setUp(deadWalk, { options }).options)
    const holders = Object.fromEntries(seats.map((one) => [one, { person: 'You' }]))
    const setup = setUp(deadWalk, { options, holders })
    const events: Event[] = []
    const table = begin(deadWalk, setup, seeded(seed), events as never)
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
      apply(deadWalk, table, seat, anyOf(busy, choices<DeadWalkKit>(table, seat)))
    }
  }
}

/** A position with somebody in the middle of an activation. */
export function staged(position: object, options: OptionValues = {}): Moment {
  const scene = sceneOf(deadWalk)({ position, options })
  return { table: scene.table, options: scene.options, seat: scene.owe[0] as Seat, events: [] }
}

/** Centimetres as a position writes them. */
export const cm = (x: number, y: number): [number, number] => [Math.round(x * 100), Math.round(y * 100)]
