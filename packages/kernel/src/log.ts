import type { Bound } from './bound.ts'
import { DiceError, type ReplayedDice, replayed, type Throw, throwText } from './dice/index.ts'
import type { Game, Setup } from './game.ts'
import type { HandsChange } from './hands.ts'
import { seat as seatAt, submit } from './play.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { DiceLine, Unused } from './supply.ts'
import type { Book, Kit, Transaction, CausedEvent } from './transaction.ts'

/** One command of the log, with the dice it used. */
export interface Entry<C = unknown> extends DiceLine {
  /** The number of the decision it answered. */
  readonly n: number
  readonly seat: Seat
  readonly command: C
  /** Something hidden came to light: not taken back for free. */
  readonly revealed: boolean
  /** Done in the seat's name because its time ran out. */
  readonly clock?: true
  /** Some of the dice were thrown by hand. */
  readonly typed?: true
}

/** A stretch of the log that was taken back. */
export interface TakenBack<C = unknown> {
  /** The log was cut before this entry. */
  readonly at: number
  /** What stood there. */
  readonly entries: readonly Entry<C>[]
  /** Who asked for it, and the seats whose persons agreed. */
  readonly by: Seat
  readonly agreed: readonly Seat[]
  /** A typed die was wrong: the same command was carried out again. */
  readonly corrected?: true
}

/** Where a match begins: the set-up, or a position document and the state read from it. */
export interface Start<K extends Kit> {
  readonly setup: Setup
  readonly position: { readonly document: unknown; readonly state: K['state'] } | null
}

/** What the players settle before the first die, beside the rules. */
export interface Terms {
  /** Whether dice that were taken back come again. */
  readonly undoDice: 'same' | 'fresh'
  /** Seats that throw real dice and type them. */
  readonly physical: readonly Seat[]
}

export const PLAIN_TERMS: Terms = { undoDice: 'same', physical: [] }

/** What became of a command. The entry is null when it was the set-up that waited for dice. */
export type Answer<K extends Kit> =
  | {
      readonly ok: true
      readonly entry: Entry<K['command']> | null
      readonly events: readonly CausedEvent<K['event']>[]
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: 'dice'; readonly ask: Throw; readonly index: number }

/** How a match that goes on from a log is put together. */
export interface Lived<K extends Kit> {
  readonly opening: DiceLine
  readonly entries: readonly Entry<K['command']>[]
  readonly takenBack: readonly TakenBack<K['command']>[]
  readonly hands: readonly HandsChange[]
  readonly unused: Unused
  readonly bound: Bound | null
}

export const startState = <K extends Kit>(game: Game<K>, { setup, position }: Start<K>, book: Book<K>): K['state'] =>
  position ? game.copy(position.state) : game.begin(setup, book)

/** The log no longer leads where it led: at which entry (-1: the set-up), and why. */
export class Divergence extends Error {
  override readonly name = 'Divergence'
  readonly entry: number
  readonly refusal: Refusal
  constructor(entry: number, refusal: Refusal) {
    super(`${entry < 0 ? 'the set-up' : `entry ${entry}`} does not replay: ${refusal.reason} (${refusal.clause})`)
    this.entry = entry
    this.refusal = refusal
  }
}

/** What a command revealed: a rule said so, or somebody alone was told something. What nobody is told reveals nothing. */
export const hasRevealed = <K extends Kit>(t: Transaction<K>, events: readonly CausedEvent<K['event']>[]): boolean =>
  t.revealed || events.some(({ audience }) => audience !== undefined && audience.length > 0)

const leftOver = (left: readonly string[]): Refusal | null =>
  left.length === 0 ? null : { clause: 'table.dice', reason: `nobody asked for the recorded ${left.join(', ')}` }

function guarded<T>(entry: number, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Divergence) throw error
    const clause = error instanceof DiceError ? 'table.dice' : 'table.error'
    throw new Divergence(entry, { clause, reason: error instanceof Error ? error.message : String(error) })
  }
}

/** Recorded dice of which only those seats may have thrown any by hand. */
function handed(dice: ReplayedDice, { k }: DiceLine, hands: ReadonlySet<Seat> | undefined): ReplayedDice {
  if (!hands || !k) return dice
  let at = 0
  const roll = (ask: Throw): number => {
    if (k.rolled[at++] === 0 && !hands.has(ask.seat))
      throw new DiceError(`${throwText(ask)} was thrown by hand, but ${ask.seat} throws no dice by hand`)
    return dice.roll(ask)
  }
  return { ...dice, roll }
}

/** The set-up once more, with the recorded dice. `hands`: the seats that may have thrown some by hand. */
export function replayOpening<K extends Kit>(
  game: Game<K>,
  start: Start<K>,
  line: DiceLine,
  events: CausedEvent<K['event']>[],
  hands?: ReadonlySet<Seat>,
): Transaction<K> {
  return guarded(-1, () => {
    const book = game.book(start.setup.options)
    const dice = handed(replayed(line.rolled, line.drawn), line, hands)
    const t = seatAt(game, startState(game, start, book), book, dice, events)
    const left = leftOver(dice.left())
    if (left) throw new Divergence(-1, left)
    return t
  })
}

/** One entry once more, on the table itself; a `Divergence` says what is different now. */
export function replayEntry<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  at: number,
  entry: Entry,
  hands?: ReadonlySet<Seat>,
): CausedEvent<K['event']>[] {
  return guarded(at, () => {
    const events: CausedEvent<K['event']>[] = []
    const dice = handed(replayed(entry.rolled, entry.drawn), entry, hands)
    if (entry.n !== t.state.decision)
      throw new Divergence(at, {
        clause: 'table.stale',
        reason: `it answers decision ${entry.n}, not ${t.state.decision}`,
      })
    t.dice = dice
    t.events = events
    t.revealed = false
    const left = submit(game, t, entry.seat, null, entry.command) ?? leftOver(dice.left())
    if (left) throw new Divergence(at, left)
    if (hasRevealed(t, events) !== entry.revealed)
      throw new Divergence(at, {
        clause: 'table.undo',
        reason: entry.revealed ? 'nothing hidden comes to light any more' : 'something hidden comes to light now',
      })
    return events
  })
}
