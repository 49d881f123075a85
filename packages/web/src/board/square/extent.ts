/** What is drawn of a board of squares: its size, the numbers along its edges, what should be in sight. */
import type { BoardDisplay, Rect } from '../../play/game-display.ts'
import { S } from '../shapes.ts'
import { type Point, shifted, type XY } from './places.ts'

const marks = (squares: number, first: number): { readonly at: number; readonly label: string }[] =>
  Array.from({ length: squares }, (_, i) => ({ at: (i + 0.5) * S, label: String(first + i) }))

/** From the least to the most, so much around, and nothing beyond the ends. */
function span(along: readonly number[], by: number, first = -Infinity, last = Infinity): readonly [number, number] {
  const from = Math.max(first, Math.min(...along) - by)
  return [from, Math.min(last, Math.max(...along) + by) - from]
}

/** What should be in sight: these points, so much around them, and nothing beyond the board. */
export function around(points: readonly Point[], by: number, board?: Rect): DOMRectReadOnly | null {
  if (points.length === 0) return null
  const [x, width] = span(
    points.map(([at]) => at),
    by,
    board?.x,
    board && board.x + board.width,
  )
  const [y, height] = span(
    points.map(([, at]) => at),
    by,
    board?.y,
    board && board.y + board.height,
  )
  return new DOMRectReadOnly(x, y, width, height)
}

interface Squares<View> {
  /** The drawn part, whose corner may be anywhere. */
  box(view: View): Rect
  /** What the first column and row are called where the corner of the board is. */
  readonly first: XY
  /** The corner of a board that grows may move. */
  readonly grows: boolean
  /** What should be in sight first, where it is drawn. */
  focus(view: View): DOMRectReadOnly | null
  /** Where a place is drawn. */
  rectOf(place: string, view: View): Rect | null
}

/** Size, axes and places of a board of squares. */
export function squares<View>({
  box,
  first,
  grows,
  focus,
  rectOf,
}: Squares<View>): Pick<BoardDisplay<View>, 'extent' | 'axes' | 'placeRect'> {
  return {
    extent: ({ view }) => {
      const { x, y, width, height } = box(view)
      const seen = focus(view)
      const within = seen && new DOMRectReadOnly(seen.x - x, seen.y - y, seen.width, seen.height)
      return { width, height, ...(grows && { corner: { x, y } }), focus: within }
    },
    axes: ({ view }) => {
      const { x, y, width, height } = box(view)
      return { x: marks(width / S, first[0] + x / S), y: marks(height / S, first[1] + y / S) }
    },
    placeRect: (place, { view }) => {
      const rect = rectOf(place, view)
      const { x, y } = box(view)
      return rect && shifted(rect, [x, y])
    },
  }
}

/** Something, with a little of what is around it. */
export const inSight = ({ x, y, width, height }: Rect): DOMRectReadOnly =>
  new DOMRectReadOnly(x - S / 2, y - S / 2, width + S, height + S)
