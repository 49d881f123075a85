/** Moments of games as the table would see them: what the tests of all displays share. */
import {
  apply,
  begin,
  choices,
  type Dice,
  type Game,
  type Kit,
  type OptionValues,
  pending,
  type Seat,
  seeded,
  type Transaction,
} from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import type { Selection, DisplayState } from '../play/game-display.ts'
import { newMemory } from '../play/session.ts'

export interface MomentOf<K extends Kit> {
  readonly table: Transaction<K>
  readonly options: OptionValues
  readonly seat: Seat
  /** What was told since the last moment. */
  readonly events: readonly K['event'][]
}

const NOTHING: Selection = { figure: null, order: null, aim: null, hover: null }

/** What comes from the worker is copied on the way. */
export const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** What a display makes of its state: whom it chooses by itself, and how it settles what is chosen. */
interface Choosing<S> {
  defaultFigure(s: S): string | null
  settle?(s: S): S
}

/** The situation of a seat with something chosen, before the rules have given hints. */
export function chosenAt<K extends Kit, Hints>(
  game: Game<K>,
  display: Choosing<DisplayState<K['view'], K['command'], Hints>>,
  { table, options, seat }: Pick<MomentOf<K>, 'table' | 'options' | 'seat'>,
  selection: Partial<Selection>,
): DisplayState<K['view'], K['command'], Hints> {
  const bare: DisplayState<K['view'], K['command'], Hints> = {
    view: sent(game.view(table, seat)),
    options,
    seat,
    pending: pending(table),
    choices: sent(choices<K>(table, seat)),
    hints: null as Hints,
    selection: { ...NOTHING, ...selection },
    memory: newMemory(),
  }
  const figure = selection.figure ?? display.defaultFigure(bare)
  const chosen = { ...bare, selection: { ...bare.selection, figure } }
  return display.settle?.(chosen) ?? chosen
}

/** With what the rules answer to what the display asks; null if it asks nothing. */
export const hinted = <K extends Kit, Hints>(
  game: Game<K>,
  { book }: Transaction<K>,
  s: DisplayState<K['view'], K['command'], Hints>,
  ask: unknown,
): DisplayState<K['view'], K['command'], Hints> =>
  ask === null ? s : { ...s, hints: sent(game.hints?.(s.view, book, s.seat, ask)) as Hints }

/** Some kind of command first, then one of that kind; idle ones come last. A random player would hardly get anywhere. */
function anyOf<C extends { readonly do: string }>(dice: Dice, offered: readonly C[], idle: readonly string[]): C {
  const one = <T>(list: readonly T[]): T => list[dice.draw('busy', list.length)] as T
  const kinds = [...new Set(offered.map((command) => command.do))]
  const active = kinds.filter((kind) => !idle.includes(kind))
  const kind = active.length > 0 && dice.draw('busy', 12) > 0 ? one(active) : one(kinds)
  return one(offered.filter((command) => command.do === kind))
}

interface Busy {
  readonly every: number
  readonly most: number
  /** Commands that get nobody anywhere. */
  readonly idle: readonly string[]
}

/** Questions of random games at which every now and then somebody looks closely, and the end of each game. */
export function* busyMoments<K extends Kit>(
  game: Game<K>,
  options: OptionValues,
  seeds: readonly number[],
  { every, most, idle }: Busy,
): Generator<MomentOf<K>> {
  for (const seed of seeds) {
    const seats = game.seats(setUp(game, { options }).options)
    const holders = Object.fromEntries(seats.map((one) => [one, { person: 'You' }]))
    const setup = setUp(game, { options, holders })
    const events: K['event'][] = []
    const table = begin(game, setup, seeded(seed), events as never)
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
      apply(game, table, seat, anyOf(busy, choices<K>(table, seat), idle))
    }
  }
}
