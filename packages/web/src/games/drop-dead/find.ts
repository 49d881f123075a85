/** From pointers, keys and typed words to places. */
import { cellOf, TILES, unitAt, unitIn, xOf, yOf } from '@shamble/drop-dead/page'
import { aimingOrder } from './plan/index.ts'
import {
  cellName,
  cellOfPlace,
  cityRect,
  onTile,
  parsePlace,
  placeUnit,
  unitName,
  unitUnder,
  zombieName,
} from './place.ts'
import { livingAt, offered, tileAt, titleOf, zombieAt } from './read.ts'
import type { DisplayState } from './types.ts'

/** Orders whose aims are whole tiles. */
const isOverTiles = (s: DisplayState): boolean =>
  offered(s, 'cover').length > 0 || offered(s, 'summon').length > 0 || s.selection.order === 'use I10'

/** The name by which a unit is aimed at: its tile, its figure or itself. */
function nameAt(s: DisplayState, unit: number): string {
  const { view } = s
  if (!onTile(view, unit) || isOverTiles(s)) return cellName(cellOf(unit))
  const z = zombieAt(view, unit)
  if (z) return zombieName(z.n)
  return livingAt(view, unit)?.seat ?? unitName(unit)
}

export function placeAt(x: number, y: number, s: DisplayState): string | null {
  return s.view ? nameAt(s, unitUnder(s.view, x, y)) : null
}

type Direction = 'up' | 'down' | 'left' | 'right'
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

/** The nearest target that lies that way; for tiles, which are no units. */
function nextTarget(s: DisplayState, from: string, direction: Direction): string | null {
  const { view } = s
  const [dx, dy] = STEP[direction]
  const here = cityRect(parsePlace(from), view)
  if (!here) return null
  let best: { place: string; cost: number } | null = null
  for (const place of aimingOrder(s)?.targets() ?? []) {
    const rect = cityRect(parsePlace(place), view)
    if (!rect) continue
    const x = rect.x + rect.width / 2 - here.x - here.width / 2
    const y = rect.y + rect.height / 2 - here.y - here.height / 2
    const along = x * dx + y * dy
    if (along < 1) continue
    const cost = along + 2 * Math.abs(x * dy + y * dx)
    if (best === null || cost < best.cost) best = { place, cost }
  }
  return best?.place ?? null
}

/** One step of the cursor: over tiles from target to target, else unit by unit. */
export function neighbour(place: string | null, direction: Direction, s: DisplayState): string {
  const { view } = s
  const [first] = aimingOrder(s)?.targets() ?? []
  if (isOverTiles(s) && first !== undefined)
    return place === null || parsePlace(place)?.kind !== 'cell' ? first : (nextTarget(s, place, direction) ?? place)
  const [dx, dy] = STEP[direction]
  const cell = place === null ? null : cellOfPlace(parsePlace(place), view)
  const middle = cell && unitIn(cell[0], cell[1], 1, 1)
  const from = placeUnit(place, view) ?? middle ?? placeUnit(s.selection.figure, view) ?? unitAt(1, 1)
  const to = unitAt(xOf(from) + dx, yOf(from) + dy)
  // Off the map only where somebody could explore.
  if (onTile(view, to) || !onTile(view, from))
    return onTile(view, from) || onTile(view, to) ? nameAt(s, to) : (place ?? nameAt(s, from))
  const beyond = cellName(cellOf(to))
  return aimingOrder(s)?.at(beyond) || s.selection.order === null ? beyond : nameAt(s, from)
}

/** "7,-2", "zombie 9", "Earl", "P1", "Diner"; null for names of nothing. */
export function find(text: string, s: DisplayState): string | null {
  const { view } = s
  const wanted = text.trim().toLowerCase()
  const one = view.survivors.find(
    (other) => titleOf(other.id).toLowerCase() === wanted || other.seat.toLowerCase() === wanted,
  )
  if (one) return one.seat
  const tile = view.tiles.find(({ id }) => TILES[id].title.toLowerCase() === wanted)
  if (tile) return cellName([tile.tx, tile.ty])
  const place = parsePlace(wanted)
  switch (place?.kind) {
    case 'unit':
      return onTile(view, place.unit) ? unitName(place.unit) : null
    case 'zombie':
      return view.zombies.some((z) => z.n === place.n) ? zombieName(place.n) : null
    case 'cell':
      return tileAt(view, place.cell) ? cellName(place.cell) : null
    default:
      return null
  }
}
