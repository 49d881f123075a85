/**
 * At once: bots decide faster than a page can be drawn. What comes in a flood is shown a few times a second, all that
 * came meanwhile as one; what asks somebody here, takes back or ends the game waits for nothing.
 */
import type { Arrived } from './pictures.ts'

/** So long nothing else is shown after something was, and longer where drawing takes long: there is time for a press. */
const PAUSE_MS = 120
const DRAWN = 2
/** With more than this unseen the bots wait. */
const MOST_UNSEEN = 60

export class Gathering {
  readonly #show: (arrived: Arrived) => void
  readonly #hold: (isHeld: boolean) => void
  #waiting: Arrived[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHeld = false

  constructor(show: (arrived: Arrived) => void, hold: (isHeld: boolean) => void) {
    this.#show = show
    this.#hold = hold
  }

  /** What came last, shown or not. */
  get last(): Arrived | undefined {
    return this.#waiting.at(-1)
  }

  /** Shown now, or with what comes in the next moment. */
  push(arrived: Arrived, mayWait: boolean): void {
    this.#waiting.push(arrived)
    if (!mayWait) this.flush()
    else if (this.#timer === undefined) {
      this.#rest()
      this.flush()
    } else if (this.#waiting.length > MOST_UNSEEN) this.#holdBots(true)
  }

  #holdBots(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return
    this.#isHeld = isHeld
    this.#hold(isHeld)
  }

  flush(): void {
    const all = this.#waiting.splice(0)
    this.#holdBots(false)
    const last = all.at(-1)
    if (!last) return
    const fresh = all.flatMap(({ line }) => line.fresh)
    this.#show(all.length === 1 ? last : { ...last, line: { ...last.line, fresh } })
  }

  clear(): void {
    this.#waiting = []
    this.#holdBots(false)
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Begins before something is shown: what comes after it on the page was drawn by then. */
  #rest(): void {
    const began = Date.now()
    this.#timer = setTimeout(() => {
      const drawn = Date.now() - began
      this.#timer = setTimeout(() => this.#next(), Math.max(PAUSE_MS, drawn * DRAWN))
    }, 0)
  }

  #next(): void {
    this.#timer = undefined
    if (this.#waiting.length === 0) return
    this.#rest()
    this.flush()
  }
}
