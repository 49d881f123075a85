/** Hands on the board: one finger drags it, two pinch it, a wheel turns it larger or smaller. */
import { bounded, type Camera, pinched, type Size, zoomed } from './camera.ts'
import { holdPointer, turnedWheel } from './redraw.ts'

const DRAG_FROM = 5

export interface Finger {
  x: number
  y: number
}

/** What a hand is laid on. */
interface Held {
  readonly camera: Camera
  readonly board: Size
  readonly frame: Size
  /** Where in the frame a pointer is. */
  place(event: MouseEvent): Finger
  /** A hand is on it: whatever moves stops. */
  stop(): void
  /** Where the frame is now. */
  measure(): void
  /** It is moved by hand. */
  look(to: Camera): void
  /** The hand is off again. */
  letGo(): void
}

export class Gestures {
  readonly #held: Held
  readonly #frame: HTMLElement
  #fingers = new Map<number, Finger>()
  #start: Finger | null = null
  #dragging = false
  #dragged = false

  constructor(held: Held, frame: HTMLElement, signal: AbortSignal) {
    this.#held = held
    this.#frame = frame
    frame.addEventListener('pointerdown', this.#down, { signal })
    frame.addEventListener('pointermove', this.#move, { signal })
    frame.addEventListener('pointerup', this.#up, { signal })
    frame.addEventListener('pointercancel', this.#up, { signal })
    frame.addEventListener('wheel', this.#wheel, { passive: false, signal })
    frame.addEventListener('click', this.#click, { capture: true, signal })
  }

  get isDown(): boolean {
    return this.#fingers.size > 0
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    this.#dragged = false
    this.#held.stop()
    this.#held.measure()
    const at = this.#held.place(event)
    this.#fingers.set(event.pointerId, at)
    this.#start = at
    if (this.#fingers.size > 1) this.#dragging = true
  }

  readonly #move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    const now = this.#held.place(event)
    if (!this.#dragging) {
      const start = this.#start ?? now
      if (Math.hypot(now.x - start.x, now.y - start.y) < DRAG_FROM) return
      this.#dragging = true
      this.#frame.classList.add('dragging')
      holdPointer(this.#frame, event.pointerId)
    }
    this.#dragged = true
    if (this.#fingers.size === 1) this.#drag(finger, now)
    else this.#pinch(event.pointerId, finger, now)
    this.#fingers.set(event.pointerId, now)
  }

  #drag(before: Finger, now: Finger): void {
    const { camera, board, frame } = this.#held
    const moved = { ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y }
    this.#held.look(bounded(moved, board, frame))
  }

  #pinch(id: number, before: Finger, now: Finger): void {
    const { camera, board, frame } = this.#held
    const other = [...this.#fingers].find(([one]) => one !== id)?.[1]
    if (other) this.#held.look(pinched(camera, [before, now, other], board, frame))
  }

  readonly #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId)
    if (this.#fingers.size > 0 || !this.#dragging) return
    this.#dragging = false
    this.#frame.classList.remove('dragging')
    this.#held.letGo()
  }

  /** The press that ends a drag is no press. */
  readonly #click = (event: Event): void => {
    if (!this.#dragged) return
    this.#dragged = false
    event.stopPropagation()
    event.preventDefault()
  }

  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault()
    this.#held.stop()
    const { camera, board, frame } = this.#held
    const { across, factor } = turnedWheel(event, frame.height)
    const { x, y } = this.#held.place(event)
    if (event.shiftKey && !event.ctrlKey) this.#drag({ x: 0, y: 0 }, { x: across, y: 0 })
    else this.#held.look(zoomed(camera, factor, x, y, board, frame))
  }
}
