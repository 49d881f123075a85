/** What stands about on a measured table: vehicles, trees, hedges, fences, low walls, heaps, boxes. */
import type { Piece, Shape, XY } from '@shamble/table'
import type { FunctionComponent } from 'preact'
import { along, apart, circle, degrees, middleOf, point, polygon, polyline, shapePath } from './shapes.ts'
import { at, px } from './units.ts'

/** How a piece is drawn. */
export type PieceLook =
  | 'car'
  | 'truck'
  | 'bus'
  | 'hedge'
  | 'low'
  | 'fence'
  | 'wire'
  | 'rim'
  | 'tree'
  | 'woods'
  | 'water'
  | 'box'
  | 'heap'
  | 'container'

/** A long rectangle in its own frame: the front is up. */
function framed(corners: readonly XY[]): { readonly transform: string; readonly w: number; readonly l: number } | null {
  const [a, b, , d] = corners
  if (!a || !b || !d) return null
  const middle = middleOf(corners)
  return {
    transform: `translate(${point(middle)}) rotate(${degrees(a, b).toFixed(1)})`,
    w: px(apart(a, b)),
    l: px(apart(a, d)),
  }
}

function Vehicle({ shape, look, wreck }: { readonly shape: Shape; readonly look: PieceLook; readonly wreck: boolean }) {
  const frame = shape.is === 'polygon' ? framed(shape.corners) : null
  if (!frame) return null
  const { transform, w, l } = frame
  const windows = Math.max(3, Math.floor((l - 40) / 28))
  return (
    <g transform={transform} class={wreck ? 'veh wreck' : 'veh'}>
      <rect x={-w / 2} y={-l / 2} width={w} height={l} rx={look === 'car' ? 11 : 5} class="vb" />
      {look === 'car' && (
        <>
          <path
            class="vg"
            d={`M${-w / 2 + 6} ${-l * 0.2}q${w / 2 - 6} -9 ${w - 12} 0M${-w / 2 + 6} ${l * 0.26}q${w / 2 - 6} 7 ${w - 12} 0`}
          />
          <rect x={-w / 2 + 6} y={-l * 0.17} width={w - 12} height={l * 0.38} rx="4" class="vr" />
        </>
      )}
      {look === 'truck' && (
        <>
          <path class="vg" d={`M${-w / 2 + 5} ${-l * 0.36}H${w / 2 - 5}`} />
          <rect x={-w / 2 + 5} y={-l * 0.27} width={w - 10} height={l * 0.74} rx="2" class="vr" />
          <path class="vr" d={`M${-w / 2 + 5} ${-l * 0.02}H${w / 2 - 5}M${-w / 2 + 5} ${l * 0.22}H${w / 2 - 5}`} />
        </>
      )}
      {look === 'bus' && (
        <>
          {Array.from({ length: windows }, (_, i) => (
            <rect
              key={i}
              class="vr"
              x={-w / 2 + 8}
              y={-l / 2 + 26 + (i * (l - 40)) / windows}
              width={w - 16}
              height={(l - 40) / windows - 7}
            />
          ))}
          <path class="vg" d={`M${-w / 2 + 7} ${-l / 2 + 14}H${w / 2 - 7}`} />
        </>
      )}
      {wreck && <path class="vx" d={`M${-w / 2 + 6} ${-l / 2 + 8}L${w / 2 - 6} ${l / 2 - 8}`} />}
    </g>
  )
}

/** A crown of leaves around a trunk. */
function Tree({ shape }: { readonly shape: Shape }) {
  if (shape.is !== 'disc') return null
  const bumps = 11
  const r = px(shape.radius) * 2.1
  const corner = (i: number): string => {
    const turn = (i / bumps) * 2 * Math.PI
    return `${(px(shape.at.x) + r * Math.cos(turn)).toFixed(1)} ${(px(shape.at.y) + r * Math.sin(turn)).toFixed(1)}`
  }
  const bump = (r * 0.34).toFixed(1)
  const crown = `M${corner(0)}${Array.from({ length: bumps }, (_, i) => `A${bump} ${bump} 0 0 1 ${corner(i + 1)}`).join('')}Z`
  return (
    <g class="tree">
      <path class="crown" d={crown} />
      <path fill="url(#m-leaf)" d={crown} />
      <path class="trunk" d={circle(shape.at, shape.radius)} />
    </g>
  )
}

/** A line as a bar of some width, for what grows or is built along it. */
const bar = (shape: Shape, half: number): string => {
  if (shape.is !== 'line') return shapePath(shape)
  const { from: a, to: b } = shape
  const length = apart(a, b) || 1
  const nx = (-(b.y - a.y) * half) / length
  const ny = ((b.x - a.x) * half) / length
  return polygon([
    { x: a.x + nx, y: a.y + ny },
    { x: b.x + nx, y: b.y + ny },
    { x: b.x - nx, y: b.y - ny },
    { x: a.x - nx, y: a.y - ny },
  ])
}

function fencePosts(shape: Shape): string {
  if (shape.is !== 'line') return ''
  const length = apart(shape.from, shape.to)
  const posts = Math.max(2, Math.round(length / 200) + 1)
  return Array.from({ length: posts }, (_, i) => {
    const p = along(shape.from, shape.to, (length * i) / (posts - 1))
    return `M${at(p.x - 25)} ${at(p.y - 25)}h6v6h-6z`
  }).join('')
}

/** Every two centimetres a cross of wire. */
function wireCrosses(shape: Shape): string {
  if (shape.is !== 'line') return ''
  const length = apart(shape.from, shape.to)
  const crosses = Math.max(2, Math.round(length / 200) + 1)
  return Array.from({ length: crosses }, (_, i) => {
    const p = along(shape.from, shape.to, (length * i) / (crosses - 1))
    return `M${at(p.x - 25)} ${at(p.y - 25)}l6 6M${at(p.x + 25)} ${at(p.y - 25)}l-6 6`
  }).join('')
}

/** Waves over an area, or crowns of trees side by side. */
function scattered(shape: Shape, every: number, sign: string): string {
  if (shape.is !== 'polygon') return ''
  const xs = shape.corners.map(({ x }) => x)
  const ys = shape.corners.map(({ y }) => y)
  const [west, north, east, south] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const signs: string[] = []
  let row = 0
  for (let y = north + every / 2; y < south; y += every) {
    for (let x = west + every * (row % 2 === 0 ? 0.3 : 0.7); x < east - every * 0.2; x += every)
      signs.push(`M${at(x)} ${at(y)}${sign}`)
    row++
  }
  return signs.join('')
}

export interface DrawnPiece {
  readonly piece: Piece
  readonly look: PieceLook
  readonly wreck: boolean
}

interface PieceProps extends Omit<DrawnPiece, 'piece'> {
  readonly shape: Shape
}

const Hedge = ({ shape }: PieceProps) => (
  <g>
    <path class="hedge" d={bar(shape, 55)} />
    <path fill="url(#m-leaf)" d={bar(shape, 55)} />
  </g>
)

const Fence = ({ shape }: PieceProps) => (
  <g>
    <path class="fence" d={shapePath(shape)} />
    <path class="posts" d={fencePosts(shape)} />
  </g>
)

const Wire = ({ shape }: PieceProps) => (
  <g>
    <path class="wire" d={shapePath(shape)} />
    <path class="wire" d={wireCrosses(shape)} />
  </g>
)

const Rim = ({ shape }: PieceProps) => <path class="rim-line" d={shapePath(shape)} />

const CROWN = 'a5 5 0 0 1 9-2a5 5 0 0 1 6 7a5 5 0 0 1-6 7a5 5 0 0 1-9-2a6 6 0 0 1 0-10z'

const Woods = ({ shape }: PieceProps) => (
  <g>
    <path class="woods" d={shapePath(shape)} />
    <path class="wood-crowns" d={scattered(shape, 260, CROWN)} />
  </g>
)

const Water = ({ shape }: PieceProps) => (
  <g>
    <path class="water" d={shapePath(shape)} />
    <path class="waves" d={scattered(shape, 240, 'q4-5 8 0t8 0')} />
  </g>
)

const LowWall = ({ shape }: PieceProps) => (
  <g>
    <path class="low" d={shapePath(shape)} />
    <path class="low2" d={shapePath(shape)} />
  </g>
)

const Heap = ({ shape }: PieceProps) => (
  <g>
    <path class="heap" d={shapePath(shape)} />
    <path fill="url(#m-rubble)" d={shapePath(shape)} />
  </g>
)

/** Something solid with a lid: ribs for a container, a cross for anything else. */
function Box({ shape, look }: { readonly shape: Shape; readonly look: PieceLook }) {
  const corners = shape.is === 'polygon' ? shape.corners : []
  const [a, b, c, d] = corners
  if (!a || !b || !c || !d) return <path class="vb" d={shapePath(shape)} />
  const isWide = apart(a, b) >= apart(b, c)
  const [p, q, r, s] = isWide ? [a, b, d, c] : [b, c, a, d]
  const ribs = Math.max(3, Math.round(apart(p, q) / 150))
  const marks =
    look === 'container'
      ? Array.from({ length: ribs - 1 }, (_, i) => {
          const part = (i + 1) / ribs
          return polyline([along(p, q, apart(p, q) * part), along(r, s, apart(r, s) * part)])
        }).join('')
      : polyline([a, c]) + polyline([b, d])
  return (
    <g>
      <path class="vb" d={shapePath(shape)} />
      <path class="vr" d={marks} />
    </g>
  )
}

const DRAWN: Readonly<Record<PieceLook, FunctionComponent<PieceProps>>> = {
  car: Vehicle,
  truck: Vehicle,
  bus: Vehicle,
  hedge: Hedge,
  low: LowWall,
  fence: Fence,
  wire: Wire,
  rim: Rim,
  tree: Tree,
  woods: Woods,
  water: Water,
  box: Box,
  heap: Heap,
  container: Box,
}

export const Pieces = ({ pieces }: { readonly pieces: readonly DrawnPiece[] }) => (
  <g class="pieces">
    {pieces.map(({ piece: { id, shape }, look, wreck }) => {
      const Drawn = DRAWN[look]
      return <Drawn key={id} shape={shape} look={look} wreck={wreck} />
    })}
  </g>
)
