import { type Dice, DiceError, DieNeeded, type Throw } from './dice/index.ts'
import type { Game } from './game.ts'
import { type Start, startState } from './log.ts'
import { seat as seatAt, submit } from './play.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { Hands } from './supply.ts'
import type { Book, Kit, Transaction, CausedEvent } from './transaction.ts'

/** A command on its way into the log, or the set-up itself (null). */
export type Act<K extends Kit> = {
  readonly seat: Seat
  readonly command: K['command']
  readonly clock?: true
} | null

/** A command that waits for a die which a person throws. */
export interface Held<K extends Kit> {
  readonly act: Act<K>
  readonly hands: Pick<Hands, 'faces' | 'late'>
  readonly ask: Throw
  /** Nothing has been thrown or shown yet: the command can be withdrawn. */
  readonly untouched: boolean
}

export interface Done<K extends Kit> {
  readonly got: 'done'
  readonly t: Transaction<K>
  readonly events: CausedEvent<K['event']>[]
  /** The question that was answered is still open. */
  readonly stays: boolean
}

export type Attempt<K extends Kit> =
  | Done<K>
  | { readonly got: 'refusal'; readonly refusal: Refusal }
  | { readonly got: 'die'; readonly ask: Throw; readonly revealed: boolean }

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Runs an act on a copy. Whatever comes of it, the table it started from is as it was. */
export function attempt<K extends Kit>(
  game: Game<K>,
  from: { readonly start: Start<K>; readonly book: Book<K>; readonly table: Transaction<K> },
  act: Act<K>,
  dice: Dice,
): Attempt<K> {
  const events: CausedEvent<K['event']>[] = []
  let t: Transaction<K> | null = null
  try {
    if (act === null) {
      t = seatAt(game, startState(game, from.start, from.book), from.book, dice, events)
      return { got: 'done', t, events, stays: false }
    }
    t = from.table.fork(game.copy, dice)
    t.events = events
    const { frames } = t.state
    const asking = frames[frames.length - 1]
    const at = asking?.at
    const refusal = submit(game, t, act.seat, null, act.command)
    if (refusal) return { got: 'refusal', refusal }
    const stays = asking !== undefined && asking === frames[frames.length - 1] && asking.at === at
    return { got: 'done', t, events, stays }
  } catch (error) {
    if (error instanceof DieNeeded) return { got: 'die', ask: error.ask, revealed: t?.revealed ?? false }
    const clause = error instanceof DiceError ? 'table.dice' : 'table.error'
    return { got: 'refusal', refusal: refuse(clause, messageOf(error)) }
  }
}
