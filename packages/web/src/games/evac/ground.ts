/** Shapes of the ground as paths: areas, outlines, walls. */
import { TILE_SIDE, tileDrawn, type View, wallsOfTile } from '@shamble/evac/page'
import { area as areaOn, bars, outline as outlineOn, S } from '../../board/shapes.ts'
import { latticeFor } from './place.ts'

export const area = (view: Pick<View, 'size'>, squares: Iterable<number>): string => areaOn(latticeFor(view), squares)

export const outline = (view: Pick<View, 'size'>, squares: ReadonlySet<number>): string =>
  outlineOn(latticeFor(view), squares)

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
  return bars(latticeFor(view), sides)
}

/** What the ground depends on. */
export const groundKey = (view: View): string =>
  `${view.size}/${view.spawnTile}/${view.tiles.map((tile) => (tile.up ? `${tile.id}${tile.rot}` : '-')).join()}/${view.walls.join()}`

export const doorKey = (view: View): string =>
  view.doors.map((door) => `${door.side}${door.standing ? '' : 'x'}`).join()
