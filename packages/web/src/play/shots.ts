/** Pictures of what others do: everybody concerned in sight, and afterwards the person's own view again. */
import { type Camera, framing, type Insets, isSeen, type Rect, type Size } from './camera.ts'

/** From picture to picture. */
const SHOT_MS = 300
/** Figures of this scale are read without being brought nearer. */
const CLOSE = 0.85

/** Whatever shows the board. */
interface Shown {
  readonly board: Size
  /** What will be seen once nothing moves. */
  readonly ending: Camera
  /** The view as the person has chosen it, if something has lifted the board since. */
  readonly lift: { readonly own: Camera | null }
  readonly frame: Size
  readonly insets: Insets
  readonly motion: boolean
}

interface Shot {
  readonly rect: Rect
  readonly most: number
  /** The person's own view before the first of them. */
  readonly own: Camera
  /** He has moved the board himself since, and keeps it. */
  readonly free: boolean
}

export class Shots {
  readonly #shown: Shown
  readonly #go: (to: Camera, ms: number, after?: () => void) => void
  #shot: Shot | null = null

  constructor(shown: Shown, go: (to: Camera, ms: number, after?: () => void) => void) {
    this.#shown = shown
    this.#go = go
  }

  /** What others do is looked at. */
  get isHeld(): boolean {
    return this.#shot !== null && !this.#shot.free
  }

  /** The person's own view, while others' deeds are looked at. */
  get own(): Camera | null {
    return this.isHeld ? (this.#shot?.own ?? null) : null
  }

  /** All of this at once, no nearer than `most`. How many milliseconds until it is seen. */
  take(rect: Rect, most: number, close: boolean): number {
    const { ending, lift, frame, insets, motion } = this.#shown
    if (frame.width <= 1 || this.#shot?.free) return 0
    this.#shot = { rect, most, own: this.#shot?.own ?? lift.own ?? ending, free: false }
    // Who is looked at closely and large enough already stays where he is: the eye need not look for him anew.
    if ((!close || ending.k >= CLOSE) && isSeen(ending, rect, frame, insets)) return 0
    this.#go(this.#picture(rect, most), SHOT_MS)
    return motion && !document.hidden ? SHOT_MS : 0
  }

  /** The frame has another size. */
  again(): void {
    if (this.#shot) this.#go(this.#picture(this.#shot.rect, this.#shot.most), 0)
  }

  /** As large as it may be, with no room wasted beyond the edge of the board. */
  #picture(rect: Rect, most: number): Camera {
    const { board, frame, insets } = this.#shown
    return framing(rect, [0, most], board, frame, insets)
  }

  /** `after`: when the person's own view is back, or kept because he has moved the board. */
  giveBack(after: () => void): void {
    const shot = this.#shot
    this.#shot = null
    if (shot?.free) after()
    else if (shot) this.#go(shot.own, SHOT_MS, after)
  }

  /** The same, unless another picture was taken since. */
  release(rect: Rect): void {
    if (this.#shot?.rect === rect) this.giveBack(() => {})
  }

  letGo(): void {
    if (this.#shot) this.#shot = { ...this.#shot, free: true }
  }
}
