import type { Pace } from './protocol.ts'

/** Lets the bots of one table decide one after the other, so that a person can follow. */
export class Pacer {
  #pace: Pace
  #queue: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | null = null
  #decided = false

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** For a bot client: puts its thinking off until it is due. */
  readonly later = (work: () => void): void => {
    this.#queue.push(work)
    this.#arm()
  }

  /** What was due already and had to be put off for another reason: now, unless the bots were halted meanwhile. */
  due(work: () => void): void {
    this.#queue.unshift(work)
    if (this.#pace !== null) this.step()
  }

  /** A bot has come to a decision. */
  decided(): void {
    this.#decided = true
  }

  set(pace: Pace): void {
    this.#pace = pace
    this.#disarm()
    this.#arm()
  }

  /** One decision, now. */
  step(): void {
    this.#disarm()
    this.#run()
    this.#arm()
  }

  stop(): void {
    this.#disarm()
    this.#queue = []
  }

  /** Whoever has nothing to decide costs no time. */
  #run(): void {
    this.#decided = false
    while (!this.#decided) {
      const work = this.#queue.shift()
      if (!work) return
      work()
    }
  }

  #arm(): void {
    if (this.#timer !== null || this.#pace === null || this.#queue.length === 0) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#run()
      this.#arm()
    }, this.#pace)
  }

  #disarm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
  }
}
