/** Listens whether the worker is alive. */

const TICK_MS = 250

/**
 * Says so when the worker has been silent for longer than it may, of this page's own time. Whatever time the page itself
 * did not live through does not count: a tab that sleeps, or a machine too busy to run it, accuses nobody.
 */
export class Watch {
  readonly #onSilence: () => void
  /** How long it may be silent now, in milliseconds. */
  readonly #patience: () => number
  readonly #now: () => number
  #timer: ReturnType<typeof setInterval> | null = null
  #last = 0
  #silent = 0

  constructor(onSilence: () => void, patience: () => number, now: () => number = () => performance.now()) {
    this.#onSilence = onSilence
    this.#patience = patience
    this.#now = now
  }

  heard(): void {
    this.#silent = 0
    if (this.#timer !== null) return
    this.#last = this.#now()
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer)
    this.#timer = null
  }

  #tick(): void {
    const since = this.#now() - this.#last
    this.#last += since
    if (since < 2 * TICK_MS) this.#silent += since
    if (this.#silent < this.#patience()) return
    this.stop()
    this.#onSilence()
  }
}
