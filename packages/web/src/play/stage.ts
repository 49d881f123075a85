/**
 * What happened is shown one thing after the other, at a pace one can follow, although the table has long gone on. Any
 * input finishes what is moving: then the present is shown at once.
 */

/** How a picture is shown. */
export interface Weight {
  /** Dice are seen to fall before their result is. */
  readonly dice: boolean
  /** How long it stands before the next one; 0 for what nobody needs to watch. */
  readonly ms: number
  /** One of many moves of a crowd, which are shown together. */
  readonly sweep: boolean
  /** The person's own doing: never slowed down, never held. */
  readonly own: boolean
  /** Of a phase of the dead: pictures of one name are shown together when there are many; null: by itself. */
  readonly crowd?: string | null
  /** All of these that follow each other are one picture; `ms` is what each adds to it. */
  readonly together?: boolean
}

export interface StageSpec<F> {
  weigh(picture: F): Weight
  /** Two pictures as one: what is true after the second, with what happened in both. */
  merge(first: F, second: F): F
  /** Something is about to be shown that is looked at: how many milliseconds until it can be seen. */
  ready?(picture: F): number
  /** Dice fall; their result is not shown yet. */
  roll(picture: F): void
  show(picture: F, playing: boolean): void
  /** Nothing is left to show. */
  rest(): void
  /** The queue has grown or shrunk. */
  waiting?(pictures: number): void
  later(work: () => void, ms: number): () => void
}

/** How bots are shown: a factor on all times, 0 for at once; null: only when stepped. */
export type Tempo = number | null

export const DICE_MS = 360
/** The moves of a crowd take no longer than this together. */
export const SWEEP_MS = 900
const SWEEP_STEP_MS = 75
/** So many pictures a phase of the dead has beside bites and doors, whatever their number; and how long one is seen. */
const MOST_PICTURES = 6
const PICTURE_MS = 600
/** What is one picture is looked at no longer than this, and waits so long for the rest of it. */
const TOGETHER_MS = 900
const GATHERING_MS = 60

export class Stage<F> {
  readonly #spec: StageSpec<F>
  #queue: F[] = []
  #now: F | null = null
  /** The picture of `now` has not been shown yet. */
  #unshown = false
  #cancel: (() => void) | null = null
  #tempo: Tempo = 1
  #steps = 0
  /** How many moves of the crowd that is on its way are shown together. */
  #together = 0
  /** Pictures of the phase of the dead that have been shown. */
  #pictures = 0
  /** Moves may be animated and dice may tumble. */
  motion = true

  constructor(spec: StageSpec<F>) {
    this.#spec = spec
  }

  /** Something is still to be seen. */
  get moving(): boolean {
    return this.#now !== null || this.#queue.length > 0
  }

  /** The next picture waits to be asked for. */
  get held(): boolean {
    return this.#now === null && this.#queue.length > 0
  }

  push(picture: F): void {
    this.#queue.push(picture)
    this.#spec.waiting?.(this.#queue.length)
    if (this.#now !== null) return
    if (!this.#spec.weigh(picture).together || !this.#tempo) return this.#next()
    if (this.#queue.length > 1) return
    this.#cancel = this.#spec.later(() => {
      if (this.#now === null) this.#next()
    }, GATHERING_MS)
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
    for (const picture of this.#queue) last = last === null ? picture : this.#spec.merge(last, picture)
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
      const before = this.#queue.length
      const picture = this.#take(weight, factor ?? 1)
      const seen = weight.crowd
        ? Math.max(weight.ms, Math.min(PICTURE_MS, weight.ms * (before - this.#queue.length)))
        : weight.together
          ? Math.min(TOGETHER_MS, weight.ms * (before - this.#queue.length))
          : weight.ms
      const ms = weight.own && !this.motion ? 0 : seen * (factor ?? 1)
      if (ms === 0 && !(weight.own && weight.dice && this.motion)) {
        this.#spec.show(picture, false)
        continue
      }
      return this.#play(picture, weight, ms)
    }
  }

  /** The next picture, with those that are shown together with it. */
  #take(weight: Weight, factor: number): F {
    let picture = this.#queue.shift() as F
    if (weight.crowd === undefined && weight.ms > 0) this.#pictures = 0
    if (weight.together && factor > 0) {
      const end = this.#queue.findIndex((one) => !this.#spec.weigh(one).together)
      const others = this.#queue.splice(0, end < 0 ? this.#queue.length : end)
      picture = others.reduce((all, one) => this.#spec.merge(all, one), picture)
    } else if (weight.crowd && factor > 0) picture = this.#takeCrowd(picture, weight.crowd)
    else if (weight.sweep && factor > 0) {
      const crowd = this.#queue.findIndex((one) => !this.#spec.weigh(one).sweep)
      const others = crowd < 0 ? this.#queue.length : crowd
      this.#together = Math.max(this.#together, Math.ceil(((others + 1) * SWEEP_STEP_MS) / SWEEP_MS))
      const merged = Math.min(others, this.#together - 1)
      for (let i = 0; i < merged; i++) picture = this.#spec.merge(picture, this.#queue.shift() as F)
    } else this.#together = 0
    this.#spec.waiting?.(this.#queue.length)
    return picture
  }

  /** As many of the dead in one picture as it takes to have few; what nobody needs to watch does not part them. */
  #takeCrowd(first: F, crowd: string): F {
    const weights = this.#queue.map((one) => this.#spec.weigh(one))
    const end = weights.findIndex((one) => one.crowd !== crowd && (one.ms > 0 || one.own))
    const like = weights.slice(0, end < 0 ? undefined : end).flatMap((one, i) => (one.crowd === crowd ? [i] : []))
    const together = Math.ceil((like.length + 1) / Math.max(1, MOST_PICTURES - this.#pictures))
    this.#pictures++
    const merged = together < 2 ? 0 : (like[Math.min(together - 2, like.length - 1)] ?? -1) + 1
    return this.#queue.splice(0, merged).reduce((all, one) => this.#spec.merge(all, one), first)
  }

  #play(picture: F, weight: Weight, ms: number): void {
    this.#now = picture
    const settle = (): void => {
      this.#unshown = false
      this.#spec.show(picture, true)
      this.#cancel = this.#spec.later(() => {
        this.#cancel = null
        this.#now = null
        this.#next()
      }, ms)
    }
    const begin = (): void => {
      if (!weight.dice || !this.motion) return settle()
      this.#spec.roll(picture)
      this.#cancel = this.#spec.later(settle, weight.own ? DICE_MS : Math.min(DICE_MS, DICE_MS * (ms / weight.ms)))
    }
    this.#unshown = true
    const wait = this.#spec.ready?.(picture) ?? 0
    if (wait === 0) return begin()
    this.#cancel = this.#spec.later(begin, wait)
  }
}
