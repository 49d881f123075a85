/**
 * Pan, zoom and pinch. The board is one element that is moved by a transform; nothing is drawn anew while a hand is on
 * it. While something moves, the browser keeps the picture as it is (`will-change`); at rest it is drawn sharply.
 */
import {
  type Camera,
  between,
  bounded,
  centred,
  filled,
  fit,
  framing,
  type Insets,
  isSeen,
  isWell,
  NO_INSETS,
  type Rect,
  recentred,
  revealing,
  seen,
  type Size,
  transformOf,
  zoomed,
} from './camera.ts'
import { type Finger, Gestures } from './gestures.ts'
import { Lift } from './lift.ts'
import { eachFrame, pressing, redraw } from './redraw.ts'
import type { Shots } from './shots.ts'

/** Of what does not fit. */
export const middleOf = ({ x, y, width, height }: Rect): Rect => ({
  x: x + width / 2,
  y: y + height / 2,
  width: 0,
  height: 0,
})

const TINY = 0.68
const UNDER = 0.6
const SETTLE_MS = 300
const STEP_MS = 200

export class Viewport {
  camera: Camera = { x: 0, y: 0, k: 1 }
  frame: Size = { width: 1, height: 1 }
  insets: Insets = NO_INSETS
  motion = true
  #board: Size = { width: 1, height: 1 }
  #corner: Finger | null = null
  #frameEl: HTMLElement | null = null
  #layer: HTMLElement | null = null
  #listeners = new Set<() => void>()
  #gestures: Gestures | null = null
  #origin: Finger = { x: 0, y: 0 }
  #frameAsked = 0
  #settle: ReturnType<typeof setTimeout> | undefined
  #glide = 0
  /** Where the last glide ends, as long as nothing has stopped it. */
  #bound: { readonly to: Camera; readonly turn: number } | null = null
  /** The zoom at which the picture was last drawn sharply. */
  #sharp = 0
  #fitted = false
  #isPressed = (): boolean => false
  /** The whole board is shown, and stays so whatever the frame becomes, until somebody pans or zooms. */
  #whole: { readonly least: number; readonly most: number | undefined } | null = null
  readonly lift = new Lift()
  /** Who takes pictures of what others do, once somebody does. */
  shots: Shots | null = null
  /** How close a board is usually looked at. */
  usual = 1
  /** The frame has another size. */
  onResize: () => void = () => {}

  /** Called after every change of the camera, at most once a frame. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  get board(): Size {
    return this.#board
  }

  /** Where the frame lies on the page. */
  get origin(): Readonly<Finger> {
    return this.#origin
  }

  attach(frame: HTMLElement, layer: HTMLElement): () => void {
    this.#frameEl = frame
    this.#layer = layer
    const gone = new AbortController()
    const { signal } = gone
    this.#isPressed = pressing(frame, signal)
    this.#gestures = new Gestures(this, frame, signal)
    const watch = new ResizeObserver(() => this.measure())
    watch.observe(frame)
    addEventListener('scroll', () => this.measure(), { passive: true, capture: true, signal })
    this.measure()
    return () => {
      gone.abort()
      watch.disconnect()
      cancelAnimationFrame(this.#frameAsked)
      clearTimeout(this.#settle)
      this.#frameEl = null
      this.#layer = null
    }
  }

  setBoard(board: Size & { readonly corner?: Finger }): void {
    const { width, height, corner = null } = board
    const before = this.#corner
    const same = corner?.x === before?.x && corner?.y === before?.y
    if (width === this.#board.width && height === this.#board.height && same) return
    this.#board = { width, height }
    this.#corner = corner
    if (!corner || !before || !this.#fitted) this.#fitted = false
    else if (!this.#fitAgain()) this.#keepPlace(corner.x - before.x, corner.y - before.y)
  }

  /** The whole board goes on being shown, unless that would be too small. */
  #fitAgain(): boolean {
    const whole = this.#whole
    if (!whole || fit(this.#all, this.frame, this.insets, whole.most).k < whole.least) return false
    this.fit(undefined, whole.most, true, whole.least)
    return true
  }

  /** The corner of the board has moved: what is shown stays where it is. */
  #keepPlace(x: number, y: number): void {
    const { k } = this.camera
    this.#glide++
    this.#whole = null
    this.camera = { x: this.camera.x + x * k, y: this.camera.y + y * k, k }
    cancelAnimationFrame(this.#frameAsked)
    this.#paint()
  }

  /** Shows a part of the board as large as it fits; the whole board without one. */
  fit(rect?: Rect, most?: number, glide = true, least = 0): void {
    this.#go(fit(rect ?? this.#all, this.frame, this.insets, most), glide)
    if (!rect) this.#whole = { least, most }
  }

  get #all(): Rect {
    return { x: 0, y: 0, ...this.#board }
  }

  /** Only the first time a board is shown: all of it, or else the part that matters, no closer than `most`, no farther than `least`. */
  fitOnce(rect: Rect, least: number, most: number, whole = least): void {
    if (this.#fitted || this.frame.width <= 1) return
    this.#fitted = true
    const isSmall = fit(this.#all, this.frame, this.insets, most).k >= whole
    if (isSmall) return this.fit(undefined, most, false, whole)
    this.#go(framing(rect, [least, most], this.#board, this.frame, this.insets), false)
    requestAnimationFrame(() => this.onResize())
  }

  /** Brings a part of the board into sight; closer only if it is too small to point at. Null: the whole board. */
  show(rect: Rect | null, least: number, most: number): void {
    if (this.frame.width <= 1) return
    if (rect === null) return this.fit(undefined, most)
    if (this.#whole && this.camera.k >= (this.#whole.least || least) * 0.99) return
    const isNear = this.ending.k >= least * 0.99
    if (isNear && this.fits(rect)) return this.reveal(rect)
    // Somebody has come nearer than all of it fits: that stays so where its middle is in sight.
    if (this.shots?.isHeld || (isNear && isSeen(this.ending, middleOf(rect), this.frame, this.insets))) return
    const closest = isNear ? Math.min(most, this.ending.k) : most
    this.#go(framing(rect, [least, closest], this.#board, this.frame, this.insets), true)
  }

  /** All of it can be seen as close as the board is now, with nothing of it under an edge. */
  fits = (rect: Rect): boolean => fit(rect, this.frame, this.insets).k >= this.ending.k

  /** What will be seen once nothing moves. */
  get ending(): Camera {
    return this.#bound?.turn === this.#glide ? this.#bound.to : this.camera
  }

  zoomBy(factor: number, x = this.frame.width / 2, y = this.frame.height / 2): void {
    this.shots?.letGo()
    this.#go(zoomed(this.camera, factor, x, y, this.#board, this.frame), true)
  }

  panBy(x: number, y: number): void {
    this.shots?.letGo()
    this.#go(bounded({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y }, this.#board, this.frame), true)
  }

  /** Puts a point of the board into the middle. */
  centre(x: number, y: number): void {
    this.#go(bounded(centred(this.camera, x, y, this.frame), this.#board, this.frame), true)
  }

  /** Brings it into sight if it is not. */
  reveal(rect: Rect, insets: Insets = this.insets): void {
    if (this.shots?.isHeld) return
    // Nothing is out of sight, unless something lies over the board or has left no room for all of it.
    const whole = this.#fits
    if (whole && insets === this.insets) return
    const ending = this.ending
    if (isSeen(ending, rect, this.frame, insets)) return
    const next = revealing(ending, rect, this.frame, insets)
    const to = insets === this.insets ? filled(next, this.#board, this.frame, insets) : next
    const kept = this.#whole
    this.lift.during(() => this.#go(to, true), rect, this.frame)
    if (!whole) this.#whole = kept
  }

  /** All of the board as it fits now, if that is what is shown; where that would be tiny a part of it is worth more. */
  get #fits(): Camera | null {
    if (!this.#whole) return null
    const whole = fit(this.#all, this.frame, this.insets, this.#whole.most)
    return whole.k < this.#whole.least * TINY ? null : whole
  }

  /** The part of the board that can be seen. */
  seen(): Rect {
    return seen(this.camera, this.frame)
  }

  /** Looks where the frame is, and what of it has changed. */
  measure(): void {
    const box = this.#frameEl?.getBoundingClientRect()
    if (!box || box.width < 1) return
    const before = this.frame
    this.#origin = { x: box.left, y: box.top }
    if (before.width === box.width && before.height === box.height) return
    this.frame = { width: box.width, height: box.height }
    // What comes and goes below the board, a key or controls, does not move what is looked at.
    const isBelow = this.frame.width === before.width
    const whole = this.#fits
    if (whole && !this.shots?.isHeld) {
      // Of what is kept free at the lower edge most may lie under a sheet.
      const free = { ...this.frame, height: box.height - this.insets.bottom * UNDER }
      if (!isBelow || (!this.#isPressed() && !isWell(this.ending, whole, this.#board, free))) this.#leap(whole)
    } else if (before.width > 1) {
      if (!isBelow) this.lift.forget()
      const back = isBelow ? this.lift.follow(before.height, this.frame.height, this.shots?.own ?? this.ending) : null
      if (back && !this.shots?.isHeld) this.glide(back, STEP_MS)
      const moved = isBelow ? this.camera : recentred(this.camera, before, this.frame)
      // What was lifted comes down again; else no room is wasted.
      this.camera =
        this.lift.own || this.#isPressed()
          ? bounded(moved, this.#board, this.frame)
          : filled(moved, this.#board, this.frame, this.insets)
    }
    this.#paint()
    if (this.shots?.isHeld) this.shots.again()
    else if (before.width > 1) this.onResize()
  }

  /** At once, whatever it was on its way to: that was meant for a frame of another size. */
  #leap(to: Camera): void {
    this.#glide++
    this.#bound = null
    this.camera = to
  }

  /** Somebody looks elsewhere. */
  #go(to: Camera, glide: boolean): void {
    this.#whole = null
    this.lift.forget()
    this.glide(to, glide ? STEP_MS : 0)
  }

  /** For pictures of what others do: whoever saw the whole board sees it again afterwards. */
  glide(shot: Camera, ms: number, after?: () => void): void {
    // The frame may become another one on the way: the whole board is then what fits into that.
    const wanted = (): Camera => (this.shots?.isHeld ? shot : (this.#fits ?? shot))
    const to = wanted()
    this.#glide++
    if (ms <= 0 || !this.motion || document.hidden) {
      this.camera = to
      this.#touch()
      return after?.()
    }
    const from = this.camera
    const turn = this.#glide
    this.#bound = { to, turn }
    eachFrame(ms, (share) => {
      if (turn !== this.#glide) return false
      this.camera = between(from, wanted(), share)
      this.#touch()
      if (share === 1) this.#bound = null
      if (share === 1) after?.()
      return true
    })
  }

  /** The camera has changed: paint in the next frame, and sharply once a zoom is over. */
  #touch(): void {
    if (this.#frameAsked === 0) this.#frameAsked = requestAnimationFrame(this.#paint)
    if (this.camera.k === this.#sharp) return
    clearTimeout(this.#settle)
    this.#settle = setTimeout(this.#sharpen, SETTLE_MS)
  }

  /** The picture is kept as it is while it moves; letting go of it for a moment has it drawn at its present size. */
  readonly #sharpen = (): void => {
    const layer = this.#layer
    if (!layer || this.#gestures?.isDown) return
    this.#sharp = this.camera.k
    redraw(layer)
  }

  readonly #paint = (): void => {
    this.#frameAsked = 0
    if (this.#layer) this.#layer.style.transform = transformOf(this.camera)
    for (const listener of this.#listeners) listener()
  }

  /** Where in the frame a pointer is. Nothing is measured here: that would have the board laid out anew. */
  place(event: MouseEvent): Finger {
    return { x: event.clientX - this.#origin.x, y: event.clientY - this.#origin.y }
  }

  /** A hand is on the board: whatever moves stops. */
  stop(): void {
    this.#glide++
  }

  /** Moved by hand. */
  look(to: Camera): void {
    this.#whole = null
    this.lift.forget()
    this.shots?.letGo()
    this.camera = to
    this.#touch()
  }

  letGo(): void {
    this.#touch()
  }
}
