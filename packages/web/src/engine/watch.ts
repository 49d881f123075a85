/** Listens whether the worker is alive. */

const TICK_MS = 250
const SILENT_MS = 3000

/**
 * Says so when the worker has been silent for three seconds of this page's own time. Whatever time the page itself did
 * not live through does not count: a tab that sleeps, or a machine too busy to run it, accuses nobody.
 */
export class Watch {
  readonly #onSilence: () => void
  readonly #now: () => number
  #timer: ReturnType<typeof setInterval> | null = null
  #last = 0
  #silent = 0

  constructor(onSilence: () => void, now: () => number = () => performance.now()) {
    this.#onSilence = onSilence
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
    if (this.#silent < SILENT_MS) return
    this.stop()
    this.#onSilence()
  }
}
