/** A line that is drawn around several figures: a loop, or a box for whoever drags straight across. */
import './lasso.css'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Of a loop that encloses less than this part of its box, the box is meant. */
const LOOP = 0.3

const areaOf = (loop: readonly Spot[]): number =>
  Math.abs(
    loop.reduce((sum, a, i) => {
      const b = loop[(i + 1) % loop.length] ?? a
      return sum + a.x * b.y - b.x * a.y
    }, 0),
  ) / 2

function boxOf(loop: readonly Spot[]): readonly Spot[] {
  const [xs, ys] = [loop.map(({ x }) => x), loop.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** What a line encloses: its loop, or its box. */
export function enclosed(line: readonly Spot[]): readonly Spot[] {
  const box = boxOf(line)
  return areaOf(line) < LOOP * areaOf(box) ? box : line
}

export const isInside = (loop: readonly Spot[], { x, y }: Spot): boolean =>
  loop.reduce((inside, a, i) => {
    const b = loop[(i + 1) % loop.length] ?? a
    const isCrossed = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    return isCrossed ? !inside : inside
  }, false)

/** Over the board, in the frame's pixels. */
export const Lasso = ({ line }: { readonly line: readonly Spot[] }) => (
  <svg class="lasso" aria-hidden="true">
    <path
      d={`M${enclosed(line)
        .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
        .join('L')}z`}
    />
  </svg>
)
