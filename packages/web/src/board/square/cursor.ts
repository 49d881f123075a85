/** A cursor on a board of squares, moved by keys. */
import type { Direction, Rect } from '../../play/game-display.ts'
import { middleOf, type XY } from './places.ts'

const STEP: Readonly<Record<Direction, XY>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }

/** The square one step that way. */
export const stepped = ([x, y]: XY, direction: Direction): XY => [x + STEP[direction][0], y + STEP[direction][1]]

/** From target to target, where they are no squares but sides or tiles: the nearest that lies that way. */
export function nextTarget(
  place: string,
  direction: Direction,
  targets: readonly string[],
  rectOf: (place: string) => Rect | null,
): string {
  const here = rectOf(place)
  if (!here) return place
  const [dx, dy] = STEP[direction]
  const [cx, cy] = middleOf(here)
  let best: { readonly place: string; readonly cost: number } | null = null
  for (const target of targets) {
    const rect = rectOf(target)
    if (!rect) continue
    const [mx, my] = middleOf(rect)
    const [x, y] = [mx - cx, my - cy]
    const along = x * dx + y * dy
    const cost = along + 2 * Math.abs(x * dy + y * dx)
    if (along >= 1 && (best === null || cost < best.cost)) best = { place: target, cost }
  }
  return best?.place ?? place
}
