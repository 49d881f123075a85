/**
 * How much a bot may think about one decision. `nodes` counts commands played in its head: the same on every machine.
 * `ms` is time on the given clock: the answer is there in time, whatever the machine is doing.
 */
export type Budget =
  | { readonly nodes: number; readonly ms?: never; readonly now?: never }
  | { readonly ms: number; readonly now: () => number; readonly nodes?: number }

/** The next step may take this many times as long as the longest so far without making the answer late. */
const CAUTION = 2

/** This part of the time is never planned for: the machine may have something else to do. */
const RESERVE = 0.15

/** Counts what a decision has cost and says when to stop: before a step would end too late, not after. */
export class Meter {
  nodes = 0
  over = false
  readonly #most: number
  readonly #now: (() => number) | null
  readonly #start: number
  readonly #ms: number
  #last: number
  #longest = 0

  constructor(budget: Budget) {
    this.#most = budget.nodes ?? Number.POSITIVE_INFINITY
    this.#now = budget.now ?? null
    this.#ms = budget.ms ?? Number.POSITIVE_INFINITY
    this.#start = this.#now?.() ?? 0
    this.#last = this.#start
  }

  /** The part of the budget that is spent, from 0 to 1. */
  get spent(): number {
    return Math.min(1, Math.max(this.nodes / this.#most, (this.#last - this.#start) / this.#ms))
  }

  /** One more step is done; true if there is time for another. */
  step(): boolean {
    this.nodes += 1
    if (this.nodes >= this.#most) this.over = true
    this.look()
    return !this.over
  }

  /** Work that is not counted as a step takes time too. */
  look(): void {
    if (!this.#now) return
    const now = this.#now()
    this.#longest = Math.max(this.#longest, now - this.#last)
    this.#last = now
    if (now - this.#start + Math.max(CAUTION * this.#longest, RESERVE * this.#ms) >= this.#ms) this.over = true
  }
}
