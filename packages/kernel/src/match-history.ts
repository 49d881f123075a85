import { type Dice, replayed } from './dice/index.ts'
import type { Game } from './game.ts'
import { type Entry, replayEntry } from './log.ts'
import { Turns } from './repeats.ts'
import type { Seat } from './seat.ts'
import { type Book, type Kit, Transaction, type CausedEvent } from './transaction.ts'

const STRIDE = 64
/** A table to look at has no dice to throw. */
export const NO_DICE: Dice = replayed([], [])

/** The log itself, what it told, and a copy of the state every so often so that looking back is quick. */
export class MatchHistory<K extends Kit> {
  readonly entries: Entry<K['command']>[] = []
  /** What was told: by the set-up first, then by every command. */
  readonly told: CausedEvent<K['event']>[][] = []
  readonly #snapshots: K['state'][] = []
  readonly #game: Game<K>
  readonly #book: Book<K>
  readonly #turns: Turns<K>

  constructor(game: Game<K>, book: Book<K>) {
    this.#game = game
    this.#book = book
    this.#turns = new Turns(game)
  }

  /** The set-up (no entry) or one more command, and the state after it. */
  add(entry: Entry<K['command']> | null, events: CausedEvent<K['event']>[], state: K['state']): void {
    if (entry) this.entries.push(entry)
    this.told.push(events)
    this.#turns.add(state)
    if (this.entries.length % STRIDE === 0) this.#snapshots.push(this.#game.copy(state))
  }

  /** A table as it stood after so many commands. */
  seek(at: number): Transaction<K> {
    if (!Number.isInteger(at) || at < 0 || at > this.entries.length) throw new RangeError(`there is no entry ${at}`)
    const from = Math.floor(at / STRIDE)
    const state = this.#game.copy(this.#snapshots[from] as K['state'])
    const t = new Transaction<K>(state, this.#book, this.#game.facts, NO_DICE)
    for (let i = from * STRIDE; i < at; i++) replayEntry(this.#game, t, i, this.entries[i] as Entry)
    return atRest(t)
  }

  /** Whether a seat has repeated in this turn what has no consequence as often as it may. */
  isSpent(who: Seat): boolean {
    return this.#turns.isSpent(this.entries, who)
  }

  /** Forgets the log from entry `at` on. */
  cut(at: number): void {
    this.entries.length = at
    this.told.length = at + 1
    this.#turns.cut(at)
    this.#snapshots.length = Math.floor(at / STRIDE) + 1
  }
}

/** The table as others may look at it: silent, and with no dice. */
export function atRest<K extends Kit>(t: Transaction<K>): Transaction<K> {
  t.dice = NO_DICE
  t.events = null
  t.revealed = false
  return t
}
