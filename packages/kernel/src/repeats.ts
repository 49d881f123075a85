/** No endless turn: what a seat can repeat without consequence, the table bounds. All of it follows from the log. */
import type { Command } from './flow.ts'
import type { Game } from './game.ts'
import type { Entry } from './log.ts'
import type { Seat } from './seat.ts'
import type { Kit } from './transaction.ts'

/** Commands without consequence that a seat may give in one turn: far more than anybody needs to arrange its things. */
export const MOST_REPEATS = 200

/** In which turn and phase play is; a game that does not say has but one. */
const turnOf = <K extends Kit>(game: Pick<Game<K>, 'progress'>, state: K['state']): string => {
  const { turn = 0, phase = 0 } = game.progress?.(state) ?? {}
  return `${turn} ${phase}`
}

export const isRepeatable = <K extends Kit>(
  { repeatable = [] }: Pick<Game<K>, 'repeatable'>,
  { do: name }: Command,
): boolean => repeatable.includes(name)

/** Which turn every entry of a log was given in. */
export class Turns<K extends Kit> {
  readonly #game: Pick<Game<K>, 'progress' | 'repeatable'>
  /** The turn in which play stood after each entry; the set-up first. */
  readonly #after: string[] = []

  constructor(game: Pick<Game<K>, 'progress' | 'repeatable'>) {
    this.#game = game
  }

  /** The set-up or one more entry: the state after it. */
  add(state: K['state']): void {
    this.#after.push(turnOf(this.#game, state))
  }

  /** Forgets the log from entry `at` on. */
  cut(at: number): void {
    this.#after.length = at + 1
  }

  /** Whether a seat has repeated in this turn as much as it may. */
  isSpent(entries: readonly Entry<K['command']>[], who: Seat): boolean {
    const now = this.#after[entries.length]
    let given = 0
    for (let i = entries.length - 1; i >= 0 && this.#after[i] === now; i--) {
      const entry = entries[i] as Entry<K['command']>
      if (entry.seat === who && isRepeatable(this.#game, entry.command) && ++given >= MOST_REPEATS) return true
    }
    return false
  }
}
