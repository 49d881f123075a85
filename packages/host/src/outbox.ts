/**
 * Holds back what the page is told until what it tells of is written: whatever the page has seen is never lost. While
 * one write is under way the next messages gather, so that a fast game needs few writes. Bots that decide one after the
 * other are told of ten times a second: to write and to draw each decision by itself takes longer than to make it.
 */
export type Written = 'written' | 'failed' | 'overtaken'

const REST_MS = 100

export class Outbox<M> {
  readonly #post: (message: M) => void
  readonly #write: () => Promise<Written> | null
  #waiting: M[] = []
  #busy: Promise<void> | null = null
  /** Something was to be written since the last write was begun. */
  #isDue = false
  #isPatient = false
  #resting: ReturnType<typeof setTimeout> | null = null
  /** Something came meanwhile. */
  #isLate = false

  /**
   * `write` begins to write what has changed; null if nothing has. What was overtaken is not told: it never happened.
   */
  constructor(post: (message: M) => void, write: () => Promise<Written> | null) {
    this.#post = post
    this.#write = write
  }

  send(message: M): void {
    this.#waiting.push(message)
    if (!this.#isPatient) this.flush()
  }

  /** Writes what has changed, also if there is nothing to tell. */
  flush(): void {
    this.#isDue = true
    this.#busy ??= Promise.resolve().then(() => this.#work())
  }

  /** What comes of this is written and told, too, but nobody waits for it. */
  patiently(work: () => void): void {
    this.#isPatient = true
    try {
      work()
    } finally {
      this.#isPatient = false
      this.#soon()
    }
  }

  #soon(): void {
    this.#isLate = this.#resting !== null
    if (this.#isLate) return
    this.#resting = setTimeout(() => {
      this.#resting = null
      if (this.#isLate) this.#soon()
    }, REST_MS)
    this.flush()
  }

  /** Kept when everything so far is written and told. */
  async settled(): Promise<void> {
    this.flush()
    while (this.#busy) await this.#busy
  }

  async #work(): Promise<void> {
    try {
      let ok = true
      while (ok && this.#isDue) {
        this.#isDue = false
        const batch = this.#take()
        const written = this.#write()
        if (!written && batch.length === 0) continue
        const came = (await written) ?? 'written'
        if (came === 'overtaken') return void this.#take()
        ok = came === 'written'
        // A failed write is tried again with the next message; what gathered meanwhile does not wait for that.
        if (!ok) batch.push(...this.#take())
        for (const message of batch) this.#post(message)
      }
    } finally {
      this.#busy = null
    }
  }

  #take(): M[] {
    const batch = this.#waiting
    this.#waiting = []
    return batch
  }
}
