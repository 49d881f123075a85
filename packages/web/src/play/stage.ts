/**
 * What happened is shown one thing after the other, at a pace one can follow, although the table has long gone on. Any
 * input finishes what is moving: then the present is shown at once.
 */

/** How a frame is shown. */
export interface Weight {
  /** Dice are seen to fall before their result is. */
  readonly dice: boolean
  /** How long it stands before the next one; 0 for what nobody needs to watch. */
  readonly ms: number
  /** One of many moves of a crowd, which are shown together. */
  readonly sweep: boolean
  /** The person's own doing: never slowed down, never held. */
  readonly own: boolean
}

export interface StageSpec<F> {
  weigh(frame: F): Weight
  /** Two frames as one: what is true after the second, with what happened in both. */
  merge(first: F, second: F): F
  /** Something is about to be shown that is looked at: how many milliseconds until it can be seen. */
  ready?(frame: F): number
  /** Dice fall; their result is not shown yet. */
  roll(frame: F): void
  show(frame: F, playing: boolean): void
  /** Nothing is left to show. */
  rest(): void
  /** The queue has grown or shrunk. */
  waiting?(frames: number): void
  later(work: () => void, ms: number): () => void
}

/** How bots are shown: a factor on all times, 0 for at once; null: only when stepped. */
export type Tempo = number | null

export const DICE_MS = 360
/** The moves of a crowd take no longer than this together. */
export const SWEEP_MS = 900
const SWEEP_STEP_MS = 75

export class Stage<F> {
  readonly #spec: StageSpec<F>
  #queue: F[] = []
  #now: F | null = null
  /** The frame of `now` has not been shown yet. */
  #unshown = false
  #cancel: (() => void) | null = null
  #tempo: Tempo = 1
  #steps = 0
  /** How many moves of the crowd that is on its way are shown together. */
  #together = 0
  /** Moves may be animated and dice may tumble. */
  motion = true

  constructor(spec: StageSpec<F>) {
    this.#spec = spec
  }

  /** Something is still to be seen. */
  get moving(): boolean {
    return this.#now !== null || this.#queue.length > 0
  }

  /** The next frame waits to be asked for. */
  get held(): boolean {
    return this.#now === null && this.#queue.length > 0
  }

  push(frame: F): void {
    this.#queue.push(frame)
    this.#spec.waiting?.(this.#queue.length)
    if (this.#now === null) this.#next()
  }

  tempo(tempo: Tempo): void {
    this.#tempo = tempo
    if (tempo !== null && this.held) this.#next()
  }

  /** Shows one more, also while it is held. */
  step(): void {
    if (this.#now !== null) return this.#end()
    this.#steps = 1
    this.#next()
  }

  /** Shows the present. True if something was still moving. */
  finish(): boolean {
    if (!this.moving) return false
    this.#cancel?.()
    this.#cancel = null
    let last: F | null = this.#unshown ? this.#now : null
    const wasPlaying = this.#now !== null
    for (const frame of this.#queue) last = last === null ? frame : this.#spec.merge(last, frame)
    this.#queue = []
    this.#now = null
    this.#unshown = false
    if (last !== null) this.#spec.show(last, false)
    this.#spec.waiting?.(0)
    if (last !== null || wasPlaying) this.#spec.rest()
    return true
  }

  clear(): void {
    this.#cancel?.()
    this.#cancel = null
    this.#queue = []
    this.#now = null
    this.#unshown = false
  }

  /** What is being shown now is over. */
  #end(): void {
    this.#cancel?.()
    this.#cancel = null
    if (this.#unshown && this.#now !== null) this.#spec.show(this.#now, false)
    this.#unshown = false
    this.#now = null
    this.#next()
  }

  #next(): void {
    for (;;) {
      const [first] = this.#queue
      if (first === undefined) return this.#spec.rest()
      const weight = this.#spec.weigh(first)
      const factor = weight.own ? 1 : this.#tempo
      if (factor === null && this.#steps === 0 && weight.ms > 0) return this.#spec.rest()
      if (weight.ms > 0) this.#steps = 0
      const frame = this.#take(weight, factor ?? 1)
      const ms = weight.own && !this.motion ? 0 : weight.ms * (factor ?? 1)
      if (ms === 0 && !(weight.own && weight.dice && this.motion)) {
        this.#spec.show(frame, false)
        continue
      }
      return this.#play(frame, weight, ms)
    }
  }

  /** The next frame, with those that are shown together with it. */
  #take(weight: Weight, factor: number): F {
    let frame = this.#queue.shift() as F
    if (weight.sweep && factor > 0) {
      const crowd = this.#queue.findIndex((one) => !this.#spec.weigh(one).sweep)
      const others = crowd < 0 ? this.#queue.length : crowd
      this.#together = Math.max(this.#together, Math.ceil(((others + 1) * SWEEP_STEP_MS) / SWEEP_MS))
      const merged = Math.min(others, this.#together - 1)
      for (let i = 0; i < merged; i++) frame = this.#spec.merge(frame, this.#queue.shift() as F)
    } else this.#together = 0
    this.#spec.waiting?.(this.#queue.length)
    return frame
  }

  #play(frame: F, weight: Weight, ms: number): void {
    this.#now = frame
    const settle = (): void => {
      this.#unshown = false
      this.#spec.show(frame, true)
      this.#cancel = this.#spec.later(() => {
        this.#cancel = null
        this.#now = null
        this.#next()
      }, ms)
    }
    const begin = (): void => {
      if (!weight.dice || !this.motion) return settle()
      this.#spec.roll(frame)
      this.#cancel = this.#spec.later(settle, weight.own ? DICE_MS : Math.min(DICE_MS, DICE_MS * (ms / weight.ms)))
    }
    this.#unshown = true
    const wait = this.#spec.ready?.(frame) ?? 0
    if (wait === 0) return begin()
    this.#cancel = this.#spec.later(begin, wait)
  }
}
