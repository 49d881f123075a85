/**
 * Holds back what the page is told until what it tells of is written: whatever the page has seen is never lost. While
 * one write is under way the next messages gather, so that a fast game needs few writes.
 */
export type Written = 'written' | 'failed' | 'overtaken'

export class Outbox<M> {
  readonly #post: (message: M) => void
  readonly #write: () => Promise<Written> | null
  #waiting: M[] = []
  #busy: Promise<void> | null = null

  /**
   * `write` begins to write what has changed; null if nothing has. What was overtaken is not told: it never happened.
   */
  constructor(post: (message: M) => void, write: () => Promise<Written> | null) {
    this.#post = post
    this.#write = write
  }

  send(message: M): void {
    this.#waiting.push(message)
    this.flush()
  }

  /** Writes what has changed, also if there is nothing to tell. */
  flush(): void {
    this.#busy ??= Promise.resolve().then(() => this.#work())
  }

  /** Kept when everything so far is written and told. */
  async settled(): Promise<void> {
    this.flush()
    while (this.#busy) await this.#busy
  }

  async #work(): Promise<void> {
    try {
      for (let ok = true; ok; ) {
        const batch = this.#take()
        const written = this.#write()
        if (!written && batch.length === 0) return
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
