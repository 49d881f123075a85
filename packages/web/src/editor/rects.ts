/** Rectangles of the table, in the measure of the document. */
import type { Rect } from '../play/camera.ts'
import type { Spot } from './game-editor.ts'

export const inPixels = ({ x, y, width, height }: Rect, per: number): Rect => ({
  x: x * per,
  y: y * per,
  width: width * per,
  height: height * per,
})

export const boxOf = (a: Spot, b: Spot): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** The smallest that holds them all. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))]
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}
