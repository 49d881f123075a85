/** Where dice lie on the board: near what they were thrown for, and on nobody. */
import { overlaps, type Rect, type Size } from './camera.ts'
import type { Spot } from './spots.ts'

/** What is wider is a tile: dice lie on it. */
const A_FIGURE = 100
/** Beside somebody, or this much of their own height farther away each time. */
const FARTHER = [0, 0.5, 1, 1.5, 2, 3]
/** The first place that is seen whole; but rather in part than on somebody. */
const COVERING = 1000
const OUTSIDE = 400

type Middle = Spot

/** Beside it on the side that is away from the other one, on the other, over and under it, there flush with a side of it; then at its corners. */
function around(at: Rect, dice: Size, air: number, isLeft: boolean): readonly Middle[] {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]
  return FARTHER.flatMap((far) => {
    const dx = (isLeft ? -1 : 1) * ((at.width + dice.width) / 2 + air + far * dice.height)
    const dy = (at.height + dice.height) / 2 + air + far * dice.height
    const beside = [dx, -dx].map((by) => ({ x: x + by, y }))
    const above = [-dy, dy].map((by) => ({ x, y: y + by }))
    const along = ((isLeft ? -1 : 1) * (dice.width - at.width)) / 2
    const flush = [along, -along].flatMap((by) => above.map((one) => ({ x: x + by, y: one.y })))
    const corners = [dx, -dx].flatMap((by) => [-dy, dy].map((up) => ({ x: x + by, y: y + up })))
    return [...beside, ...above, ...flush, ...corners]
  })
}

/** In the middle of a tile, else nearer to one of its sides. */
function upon({ x, y, width, height }: Rect): readonly Middle[] {
  const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
  return parts.flatMap((down) => parts.map((along) => ({ x: x + along * width, y: y + down * height })))
}

export interface DiceAround {
  /** What can be seen of the board. */
  readonly window: Rect
  /** Who stands on it. */
  readonly figures: readonly Rect[]
  readonly air: number
  /** There rather than to the right. */
  readonly isLeft: boolean
}

const isOf = (at: Rect, { x, y, width, height }: Rect): boolean =>
  overlaps(at, { x: x + width / 2, y: y + height / 2, width: 0, height: 0 })

/** As near to a place as all of the dice are seen. */
function within(window: Rect, dice: Size, { x, y }: Middle): Middle {
  const clamp = (at: number, size: number, from: number, room: number): number =>
    Math.max(from + size / 2, Math.min(from + room - size / 2, at))
  return {
    x: clamp(x, dice.width, window.x, window.width),
    y: clamp(y, dice.height, window.y, window.height),
  }
}

/** The middle of where dice lie that were thrown for whoever is there; all in the board's units. */
export function diceSpot(dice: Size, at: Rect, { window, figures, air, isLeft }: DiceAround): Middle {
  const others = at.width > A_FIGURE ? figures : figures.filter((one) => !isOf(at, one))
  const wished = at.width > A_FIGURE ? upon(at) : around(at, dice, air, isLeft)
  const places = [...wished, ...wished.map((spot) => within(window, dice, spot))]
  const cost = ({ x, y }: Middle, order: number): number => {
    const box = { x: x - dice.width / 2, y: y - dice.height / 2, ...dice }
    const isOutside =
      box.x < window.x ||
      box.y < window.y ||
      box.x + box.width > window.x + window.width ||
      box.y + box.height > window.y + window.height
    const covered = others.filter((one) => overlaps(box, one)).length
    return covered * COVERING + (isOutside ? OUTSIDE : 0) + order
  }
  let best = { spot: places[0] as Middle, cost: Number.POSITIVE_INFINITY }
  places.forEach((spot, order) => {
    const found = cost(spot, order)
    if (found < best.cost) best = { spot, cost: found }
  })
  return best.spot
}
