import { frozenHolders } from './frozen.ts'
import type { AnyGame, Game, Read, Setup } from './game.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import { Match } from './match.ts'
import type { OptionValues } from './options.ts'
import type { Holder, Seat } from './seat.ts'
import type { Fault } from './shape.ts'
import type { Source } from './source.ts'
import type { Kit } from './transaction.ts'

export type AnyMatch = Match<Kit>

/** Forgets a match's own types, as `anyGame` does for games. */
export const anyMatch = <K extends Kit>(match: Match<K>): AnyMatch => match as unknown as AnyMatch

/** What is wrong if not every one of the seats is held, and no other. */
export function holdersFault(seats: readonly Seat[], holders: Readonly<Record<Seat, Holder>>): Fault | null {
  const stranger = Object.keys(holders).find((seat) => !seats.includes(seat))
  if (stranger !== undefined) return { at: `holders.${stranger}`, why: 'there is no such seat' }
  const empty = seats.find((seat) => !Object.hasOwn(holders, seat))
  return empty === undefined ? null : { at: `holders.${empty}`, why: 'nobody holds this seat' }
}

/** A set-up with every option settled and every seat held, or what is wrong with it. */
export function prepare(
  game: Pick<AnyGame, 'settle' | 'seats'>,
  options: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
): { readonly ok: true; readonly setup: Setup } | { readonly ok: false; readonly fault: Fault } {
  const settled = game.settle(options)
  if (!settled.ok) return settled
  const seats = game.seats(settled.value)
  const fault = holdersFault(seats, holders)
  if (fault) return { ok: false, fault }
  const inOrder = frozenHolders(Object.fromEntries(seats.map((seat) => [seat, holders[seat] as Holder])))
  return { ok: true, setup: { options: settled.value, holders: inOrder } }
}

/** A new match. The set-up is as `prepare` gives it. */
export const startMatch = <K extends Kit>(
  game: Game<K>,
  setup: Setup,
  source: Source,
  terms: Terms = PLAIN_TERMS,
): Match<K> => new Match(game, { setup, position: null }, source, terms)

/** A match that begins at a written position. */
export function matchFromPosition<K extends Kit>(
  game: Game<K>,
  document: unknown,
  options: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
  source: Source,
  terms: Terms = PLAIN_TERMS,
): Read<Match<K>> {
  const read = game.position.read(document, options, holders)
  if (!read.ok) return read
  const { state } = read.value
  const setup = { options: read.value.options, holders: { ...state.holders } }
  return { ok: true, value: new Match(game, { setup, position: { document, state } }, source, terms) }
}
