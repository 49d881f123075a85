/** From pointers, keys and typed words to places. */
import { cellOf, unitAt, unitIn, xyOf } from '@shamble/drop-dead/page'
import { nextTarget, stepped } from '../../board/square/cursor.ts'
import { xyUnder } from '../../board/square/places.ts'
import type { Direction, Grabbed } from '../../play/game-display.ts'
import { called } from '../../plan/reading.ts'
import { aimingOrder } from './plan/index.ts'
import { cellName, cellOfPlace, cityRect, boxOf, onTile, parsePlace, placeUnit, unitName, zombieName } from './place.ts'
import { livingAt, offered, tileAt, tileTitle, titleOf, zombieAt, zombieOf } from './read.ts'
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
  if (!s.view) return null
  const box = boxOf(s.view)
  return nameAt(s, unitAt(...xyUnder(x + box.x, y + box.y)))
}

/** Whoever acts is dragged to walk, and one of the dead to where it is sent. */
function grab(x: number, y: number, s: DisplayState): Grabbed<never> | null {
  const place = placeAt(x, y, s)
  const unit = place === null ? null : placeUnit(place, s.view)
  if (unit === null) return null
  const z = zombieAt(s.view, unit)
  if (z && offered(s, 'move').some((c) => c.zombie === z.n)) return { order: 'command', figure: zombieName(z.n) }
  const one = livingAt(s.view, unit)
  return one && one.seat === s.seat && offered(s, 'step').length > 0 ? { order: 'move', figure: one.seat } : null
}

export const grip = { grab, placeAt }

/** One step of the cursor: over tiles from target to target, else unit by unit. */
export function neighbour(place: string | null, direction: Direction, s: DisplayState): string {
  const { view } = s
  const targets = aimingOrder(s)?.targets() ?? []
  const [first] = targets
  if (isOverTiles(s) && first !== undefined)
    return place === null || parsePlace(place)?.kind !== 'cell'
      ? first
      : nextTarget(place, direction, targets, (name) => cityRect(parsePlace(name), view))
  const cell = place === null ? null : cellOfPlace(parsePlace(place), view)
  const middle = cell && unitIn(cell[0], cell[1], 1, 1)
  const from = placeUnit(place, view) ?? middle ?? placeUnit(s.selection.figure, view) ?? unitAt(1, 1)
  const to = unitAt(...stepped(xyOf(from), direction))
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
  const one = called(view.survivors, wanted, ({ id, seat }) => [titleOf(id), seat])
  if (one) return one.seat
  const tile = called(view.tiles, wanted, ({ id }) => [tileTitle(id)])
  if (tile) return cellName([tile.tx, tile.ty])
  const place = parsePlace(wanted)
  switch (place?.kind) {
    case 'unit':
      return onTile(view, place.unit) ? unitName(place.unit) : null
    case 'zombie':
      return zombieOf(view, place.n) ? zombieName(place.n) : null
    case 'cell':
      return tileAt(view, place.cell) ? cellName(place.cell) : null
    default:
      return null
  }
}
