/** What of a measured table is brought into sight, in pixels of the board. */
import type { Terrain, XY } from '@shamble/table'
import type { Extent } from '../../play/game-display.ts'
import type { Zone } from './marks.tsx'
import { px } from './units.ts'

/** The ground so far around these points, as far as the table goes. */
export function framed({ width, depth }: Terrain, points: readonly XY[], around: number): DOMRectReadOnly {
  const left = Math.max(0, Math.min(...points.map(({ x }) => x)) - around)
  const top = Math.max(0, Math.min(...points.map(({ y }) => y)) - around)
  const right = Math.min(width, Math.max(...points.map(({ x }) => x)) + around)
  const bottom = Math.min(depth, Math.max(...points.map(({ y }) => y)) + around)
  return new DOMRectReadOnly(px(left), px(top), px(right - left), px(bottom - top))
}

/** Two corners of a part of the table, which are enough to frame it. */
export const cornersOf = ({ west, north, east, south }: Zone): readonly XY[] => [
  { x: west, y: north },
  { x: east, y: south },
]

/** So far around somebody, even beyond the edge of the table. */
export const framedAround = ({ x, y }: XY, r: number): DOMRectReadOnly =>
  new DOMRectReadOnly(px(x - r), px(y - r), px(2 * r), px(2 * r))

export const extentOf = ({ width, depth }: Terrain, focus: DOMRectReadOnly): Extent => ({
  width: px(width),
  height: px(depth),
  focus,
})
