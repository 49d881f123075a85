/**
 * How smoothly a board with many figures is dragged, hovered over, zoomed, and watched while the dead act. The hand is played by the page itself, one
 * event a frame, so that only the page is measured and not the way to it.
 */
import type { Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

export type Gesture = 'rest' | 'drag' | 'hover' | 'zoom'

/** Milliseconds from frame to frame during a gesture of so many frames; a drag may begin on a figure. */
export async function framesOf(page: Page, gesture: Gesture, frames = 180, held?: string): Promise<Frames> {
  const times = await page.evaluate(
    ([how, count, figure]) =>
      new Promise<number[]>((done) => {
        const board = document.querySelector('[data-board]') as HTMLElement
        const { left, top, width, height } = board.getBoundingClientRect()
        const box =
          figure === null ? null : document.querySelector(`[data-figure="${figure}"]`)?.getBoundingClientRect()
        const at = (n: number): { clientX: number; clientY: number } =>
          n === 0 && box ? { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 } : around(n)
        const around = (n: number): { clientX: number; clientY: number } => ({
          clientX: left + width / 2 + Math.sin(n / 11) * width * 0.3,
          clientY: top + height / 2 + Math.cos(n / 13) * height * 0.3,
        })
        const fire = (type: string, n: number, buttons: number): void => {
          const { clientX, clientY } = at(n)
          const shared = { bubbles: true, cancelable: true, clientX, clientY, buttons }
          board.dispatchEvent(
            type === 'wheel'
              ? new WheelEvent(type, { ...shared, deltaY: n % 60 < 30 ? -24 : 24 })
              : new PointerEvent(type, { ...shared, pointerId: 7, pointerType: 'mouse' }),
          )
        }
        const seen: number[] = []
        let last = 0
        if (how === 'drag') fire('pointerdown', 0, 1)
        const step = (now: number): void => {
          performance.mark('frame')
          if (last > 0) seen.push(now - last)
          last = now
          const n = seen.length
          if (how === 'drag') fire('pointermove', n, 1)
          if (how === 'hover') fire('pointermove', n, 0)
          if (how === 'zoom') fire('wheel', n, 0)
          if (n < count) return void requestAnimationFrame(step)
          if (how === 'drag') fire('pointerup', n, 0)
          done(seen)
        }
        requestAnimationFrame(step)
      }),
    [gesture, frames, held ?? null] as const,
  )
  return framesIn(times)
}

/** Milliseconds from frame to frame from now on until something is there to be seen. */
export async function framesUntil(page: Page, selector: string): Promise<Frames> {
  const times = await page.evaluate(
    (awaited) =>
      new Promise<number[]>((done) => {
        const seen: number[] = []
        let last = 0
        const step = (now: number): void => {
          performance.mark('frame')
          if (last > 0) seen.push(now - last)
          last = now
          if (document.querySelector(awaited)) done(seen)
          else requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
    selector,
  )
  return framesIn(times)
}

function framesIn(times: readonly number[]): Frames {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (p: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * p)] ?? 0) * 10) / 10
  return { frames: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}
