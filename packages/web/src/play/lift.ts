/** What grows below the board may lift it; the view is back when that has gone, unless somebody looks elsewhere. */
import { type Camera, isSeen, type Rect, type Size } from './camera.ts'

interface Before {
  readonly camera: Camera
  readonly height: number
}

export class Lift {
  /** The view before something grew, and how high the frame was then. */
  #before: Before | null = null

  get own(): Camera | null {
    return this.#before?.camera ?? null
  }

  /** The frame has another height; the view that is to be gone back to, if it has more room again. */
  follow(was: number, now: number, view: Camera): Camera | null {
    if (now < was) this.#before ??= { camera: view, height: was }
    if (now < was || !this.#before) return null
    const { camera, height } = this.#before
    if (now >= height) this.#before = null
    return camera
  }

  forget(): void {
    this.#before = null
  }

  /** Something is brought into sight: `look` does that, and it is forgotten unless all of it was seen before. */
  during(look: () => void, rect: Rect, frame: Size): void {
    const before = this.#before
    look()
    if (before && isSeen(before.camera, rect, { ...frame, height: before.height })) this.#before = before
  }
}
