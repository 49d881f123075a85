/** Figures that walk along their paths, many at a time: one sweep that anybody can follow, and that any input finishes. */
import type { XY } from '@shamble/table'
import { px } from './units.ts'

export interface Step {
  /** The name of the figure on the board. */
  readonly figure: string
  readonly path: readonly XY[]
  /** In which batch it goes: the same number, the same time. */
  readonly batch: number
}

/** Milliseconds for five centimetres, at most for a move, and for everything together. */
const FIVE_CM = 90
const A_MOVE = 600
const ALL = 900

const lengthOf = (path: readonly XY[]): number =>
  path.slice(1).reduce((sum, p, i) => sum + Math.hypot(p.x - (path[i] as XY).x, p.y - (path[i] as XY).y), 0)

let running: Animation[] = []

export function finishMotion(): void {
  for (const one of running) one.finish()
  running = []
}

/** Plays the ways of these figures; where they end is where they are drawn already. */
export function playMotion(board: Element, steps: readonly Step[]): void {
  finishMotion()
  const batches = [...new Set(steps.map(({ batch }) => batch))]
  const gap = batches.length > 1 ? Math.min(120, (ALL - A_MOVE) / (batches.length - 1)) : 0
  for (const { figure, path, batch } of steps) {
    const element = board.querySelector(`[data-figure="${figure}"]`)
    const length = lengthOf(path)
    if (!element || length === 0) continue
    let gone = 0
    const frames = path.map((p, i) => {
      if (i > 0) gone += Math.hypot(p.x - (path[i - 1] as XY).x, p.y - (path[i - 1] as XY).y)
      return { transform: `translate(${px(p.x)}px, ${px(p.y)}px)`, offset: Math.min(1, gone / length) }
    })
    running.push(
      element.animate(frames, {
        duration: Math.min(A_MOVE, (FIVE_CM * length) / 500),
        delay: Math.min(batches.indexOf(batch) * gap, ALL - A_MOVE),
        easing: 'ease-out',
        fill: 'backwards',
      }),
    )
  }
}
