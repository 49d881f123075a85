/** Signs that every board of squares draws: light and shade, walls that stop, lines of sight, ways, what is chosen. */
import { S } from './shapes.ts'

type Point = readonly [x: number, y: number]
type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

/** Light is what the chosen figure sees: `d` is that area. */
export const Lamp = ({ at: [x, y], d }: { readonly at: Point; readonly d: string }) => (
  <>
    <radialGradient id="b-lamp" gradientUnits="userSpaceOnUse" cx={x} cy={y} r={10 * S}>
      <stop offset="0" class="lp0" />
      <stop offset=".45" class="lp1" />
      <stop offset="1" class="lp2" />
    </radialGradient>
    <path fill="url(#b-lamp)" d={d} />
  </>
)

/** What lies open but is not seen is hatched. */
export const Dark = ({ d }: { readonly d: string }) => (
  <>
    <path class="unseen" d={d} />
    <path fill="url(#b-hatch)" d={d} />
  </>
)

/** A mark on the wall or door that stops something. */
export const Cap = ({ ends: [x1, y1, x2, y2], breaks = false }: { readonly ends: Ends; readonly breaks?: boolean }) => (
  <path class={breaks ? 'cap breaks' : 'cap'} d={`M${x1} ${y1}L${x2} ${y2}`} />
)

/** The line between two figures; `stop`: the ends of the side that blocks it. */
export function SightLine({
  from: [x1, y1],
  to: [x2, y2],
  stop,
  free,
}: {
  readonly from: Point
  readonly to: Point
  readonly stop: Ends | null
  readonly free: boolean
}) {
  const end = stop && crossing([x1, y1], [x2, y2], stop)
  const [ex, ey] = end ?? [x2, y2]
  const length = Math.hypot(ex - x1, ey - y1) || 1
  const trim = (t: number): string =>
    `${(x1 + ((ex - x1) * t) / length).toFixed(1)} ${(y1 + ((ey - y1) * t) / length).toFixed(1)}`
  const last = end ? length : Math.max(20, length - 20)
  return (
    <>
      <path class={free ? 'sight' : 'sight no'} d={`M${trim(Math.min(20, length))}L${trim(last)}`} />
      {stop && <Cap ends={stop} />}
      {end && <circle class="stop" cx={ex} cy={ey} r="4" />}
    </>
  )
}

/** Where a line comes to a side; the nearest point of the side if it only touches it. */
function crossing([ax, ay]: Point, [bx, by]: Point, [x1, y1, x2, y2]: Ends): Point {
  if (x1 === x2) {
    const t = bx === ax ? 1 : (x1 - ax) / (bx - ax)
    return [x1, Math.max(y1, Math.min(y2, ay + (by - ay) * t))]
  }
  const t = by === ay ? 1 : (y1 - ay) / (by - ay)
  return [Math.max(x1, Math.min(x2, ax + (bx - ax) * t)), y1]
}

export const Way = ({ through }: { readonly through: readonly Point[] }) => (
  <path class="way" d={`M${through.map((point) => point.join(' ')).join('L')}`} />
)

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const Cursor = ({ box, aimed }: { readonly box: Box; readonly aimed: boolean }) => (
  <rect
    class={aimed ? 'cursor aimed' : 'cursor'}
    x={box.x + 1.5}
    y={box.y + 1.5}
    width={box.width - 3}
    height={box.height - 3}
    rx="2"
  />
)

/** Corner brackets around the figure that is chosen. */
export function Brackets({ box }: { readonly box: Box }) {
  const a = box.x - 2.4
  const b = box.y - 2.4
  const c = box.x + box.width + 2.4
  const d = box.y + box.height + 2.4
  return (
    <path
      class="selm"
      d={`M${a} ${b + 9}V${b}H${a + 9}M${a} ${d - 9}V${d}H${a + 9}M${c} ${b + 9}V${b}H${c - 9}M${c} ${d - 9}V${d}H${c - 9}`}
    />
  )
}

/** Squares that can be aimed at. */
export const LegalSquares = ({ corners, d }: { readonly corners: readonly Point[]; readonly d: string }) => (
  <>
    <path class="lsf" d={d} />
    <path class="ls" d={corners.map(([x, y]) => `M${x + 4} ${y + 4}h32v32h-32z`).join('')} />
  </>
)

/** Tiles that can be aimed at. */
export const LegalTile = ({ box }: { readonly box: Box }) => (
  <rect class="lt" x={box.x + 8} y={box.y + 8} width={box.width - 16} height={box.height - 16} rx="4" />
)

/** A step there leads into the unknown. */
export const Unknown = ({ at: [x, y] }: { readonly at: Point }) => (
  <g class="flip" transform={`translate(${x} ${y})`}>
    <rect x="3" y="3" width="34" height="34" />
    <text x="20" y="26.5">
      ?
    </text>
  </g>
)

/** As much of the window of a board as lies over it, for the map in small. */
export function MiniWindow({
  window,
  board,
}: {
  readonly window: Box
  readonly board: Pick<Box, 'width' | 'height'> & Partial<Box>
}) {
  const left = board.x ?? 0
  const top = board.y ?? 0
  const x = Math.max(left, window.x)
  const y = Math.max(top, window.y)
  const right = Math.min(left + board.width, window.x + window.width)
  const bottom = Math.min(top + board.height, window.y + window.height)
  return <rect class="mv" x={x} y={y} width={Math.max(0, right - x)} height={Math.max(0, bottom - y)} />
}
