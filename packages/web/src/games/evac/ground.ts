/** Shapes of the ground as paths: areas, outlines, walls. */
import { TILE_SIDE, tileDrawn, type View, wallsOfTile } from '@shamble/evac/page'
import { endsOf, latticeFor, S } from './place.ts'

/** The area of some squares as rows of rectangles in one path: no seams, few commands. */
export function area(view: Pick<View, 'size'>, squares: Iterable<number>): string {
  const width = latticeFor(view).width
  const sorted = [...squares].sort((a, b) => a - b)
  let d = ''
  for (let i = 0; i < sorted.length; ) {
    const first = sorted[i] as number
    let end = i
    while (sorted[end + 1] === (sorted[end] as number) + 1 && (sorted[end + 1] as number) % width !== 0) end++
    const run = end - i + 1
    d += `M${(first % width) * S} ${Math.floor(first / width) * S}h${run * S}v${S}h${-run * S}z`
    i = end + 1
  }
  return d
}

/** The edge of an area: every side that has the area on one side only. */
export function outline(view: Pick<View, 'size'>, squares: ReadonlySet<number>): string {
  const { width, height } = latticeFor(view)
  const inside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && squares.has(y * width + x)
  let d = ''
  for (let y = 0; y <= height; y++) {
    let from = -1
    for (let x = 0; x <= width; x++) {
      const edge = x < width && inside(x, y) !== inside(x, y - 1)
      if (edge && from < 0) from = x
      if (!edge && from >= 0) {
        d += `M${from * S} ${y * S}H${x * S}`
        from = -1
      }
    }
  }
  for (let x = 0; x <= width; x++) {
    let from = -1
    for (let y = 0; y <= height; y++) {
      const edge = y < height && inside(x, y) !== inside(x - 1, y)
      if (edge && from < 0) from = y
      if (!edge && from >= 0) {
        d += `M${x * S} ${from * S}V${y * S}`
        from = -1
      }
    }
  }
  return d
}

export interface TileDrawing {
  /** Indoor squares, in the tile's own units. */
  readonly floor: string
  /** The middle of the helipad. */
  readonly pad: readonly [number, number] | null
}

const drawings = new Map<string, TileDrawing>()

export function drawTile(id: string, rot: number): TileDrawing {
  const key = `${id}/${rot}`
  const known = drawings.get(key)
  if (known) return known
  const kinds = [...tileDrawn(id, rot).squares]
  const indoor = kinds.flatMap((kind, i) => (kind === '#' ? [i] : []))
  const pads = kinds.flatMap((kind, i) => (kind === 'H' ? [i] : []))
  const middle = (of: (i: number) => number): number =>
    (pads.reduce((sum, i) => sum + of(i), 0) / pads.length + 0.5) * S
  const drawing: TileDrawing = {
    floor: area({ size: 1 }, indoor),
    pad: pads.length > 0 ? [middle((i) => i % TILE_SIDE), middle((i) => Math.floor(i / TILE_SIDE))] : null,
  }
  drawings.set(key, drawing)
  return drawing
}

/** Crosses at the corners of a tile's squares. */
export const TICKS = Array.from({ length: 64 }, (_, i) => {
  const x = (i % 8) * S
  const y = Math.floor(i / 8) * S
  return `M${x - 3} ${y}h6M${x} ${y - 3}v6`
}).join('')

/** All wall sections without a door, joined to bars. */
export function wallBars(view: View): string {
  const doors = new Set(view.doors.map((door) => door.side))
  const sides = new Set(view.walls)
  view.tiles.forEach((tile, position) => {
    if (tile.up) for (const side of wallsOfTile(view.size, position, tile.id, tile.rot)) sides.add(side)
  })
  for (const side of doors) sides.delete(side)
  const { width } = latticeFor(view)
  let d = ''
  const seen = new Set<number>()
  for (const side of [...sides].sort((a, b) => a - b)) {
    if (seen.has(side)) continue
    // East sides (even) join downwards, south sides (odd) to the right.
    const step = side % 2 === 0 ? 2 * width : 2
    let end = side
    const next = (of: number): boolean =>
      sides.has(of + step) && (side % 2 === 0 || Math.floor(of / 2) % width !== width - 1)
    while (next(end)) end += step
    for (let one = side; one <= end; one += step) seen.add(one)
    const [x1, y1] = endsOf(view, side)
    const [, , x2, y2] = endsOf(view, end)
    d += side % 2 === 0 ? `M${x1} ${y1}V${y2}` : `M${x1} ${y1}H${x2}`
  }
  return d
}

/** What the ground depends on. */
export const groundKey = (view: View): string =>
  `${view.size}/${view.spawnTile}/${view.tiles.map((tile) => (tile.up ? `${tile.id}${tile.rot}` : '-')).join()}/${view.walls.join()}`

export const doorKey = (view: View): string =>
  view.doors.map((door) => `${door.side}${door.standing ? '' : 'x'}`).join()
