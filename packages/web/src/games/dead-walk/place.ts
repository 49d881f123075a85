/** Places of the table and how they are named: "24.5,17.3" in centimetres, "zombie 9", "H1", "D3", "thing 12". */
import { BASE_RADIUS, isInPlay, type TableMap, VEHICLES, type Vehicle, type View } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import {
  boxOf,
  comparePointToShape,
  distance2,
  orientedRectangle,
  type Polygon,
  type Shape,
  type XY,
} from '@shamble/table'
import { px } from '../../board/measured/units.ts'
import { drawnAt, SEATED } from './seats.ts'
import { humanCalled, humanName, mapFor, zombieCalled, zombieName } from './read.ts'

export type Place =
  /** `wide`: something is laid there that covers more. */
  | { readonly kind: 'point'; readonly at: XY; readonly wide?: true }
  | { readonly kind: 'route'; readonly points: readonly XY[] }
  | { readonly kind: 'zombie'; readonly n: number }
  | { readonly kind: 'human'; readonly n: number }
  | { readonly kind: 'terrain'; readonly id: string }
  | { readonly kind: 'thing'; readonly id: number }

/** Millimetres are fine enough to point at. */
const FINE = 10

export const snapped = ({ x, y }: XY): XY => ({ x: Math.round(x / FINE) * FINE, y: Math.round(y / FINE) * FINE })

export const pointName = ({ x, y }: XY): string => `${x / 100},${y / 100}`
/** The name of a point on which a template lies. */
export const aimName = (at: XY): string => `aim ${pointName(at)}`
export const routeName = (points: readonly XY[]): string => points.map(pointName).join(';')
export const thingName = (id: number): string => `thing ${id}`

const NUMBER = String.raw`(\d+(?:\.\d{1,2})?)`
const POINT = new RegExp(`^${NUMBER}\\s*[,; ]\\s*${NUMBER}$`)

function pointOf(text: string): XY | null {
  const found = POINT.exec(text.trim())
  return found ? { x: Math.round(Number(found[1]) * 100), y: Math.round(Number(found[2]) * 100) } : null
}

/** What a name means; null for names of nothing. */
export function parsePlace(name: string | null): Place | null {
  if (name === null) return null
  const text = name.trim()
  const at = pointOf(text)
  if (at) return { kind: 'point', at }
  const aim = text.startsWith('aim ') ? pointOf(text.slice(4)) : null
  if (aim) return { kind: 'point', at: aim, wide: true }
  if (text.includes(';')) {
    const points = text.split(';').map(pointOf)
    return points.every((p): p is XY => p !== null) ? { kind: 'route', points } : null
  }
  const zombie = /^zombie (\d+)$/i.exec(text)
  if (zombie) return { kind: 'zombie', n: Number(zombie[1]) }
  const human = /^H(\d+)$/.exec(text)
  if (human) return { kind: 'human', n: Number(human[1]) }
  const thing = /^thing (\d+)$/.exec(text)
  if (thing) return { kind: 'thing', id: Number(thing[1]) }
  return /^[A-Z][A-Za-z0-9-]*$/.test(text) ? { kind: 'terrain', id: text } : null
}

/** The outline of a door, window, ladder, piece or building. */
export function terrainShape(map: TableMap, id: string): Shape | null {
  const piece = map.terrain.pieces.find((one) => one.id === id)
  if (piece) return piece.shape
  for (const b of map.terrain.buildings) {
    if (b.id === id) return { is: 'polygon', corners: b.outline }
    const opening = b.openings.find((one) => one.id === id)
    if (opening) return { is: 'line', from: opening.from, to: opening.to }
    const ladder = b.ladders.find((one) => one.id === id)
    if (ladder) return { is: 'disc', at: ladder.at, radius: 60 }
    const room = b.rooms.find((one) => one.id === id)
    if (room) return { is: 'polygon', corners: room.outline }
  }
  return null
}

export function vehicleOutline({ type }: Pick<Vehicle, 'type'>, at: XY, heading: number): Polygon {
  const { length, width } = VEHICLES[type]
  return orientedRectangle(at, length, width, heading)
}

/** dw.vehicle.15 A vehicle is where it was driven to; everything else where the map has it. */
function shapeNow(view: View, options: OptionValues, id: string): Shape | null {
  const vehicle = view.vehicles.find((one) => one.id === id)
  if (vehicle) return vehicle.gone ? null : vehicleOutline(vehicle, vehicle.at, vehicle.heading)
  return terrainShape(mapFor(view, options), id)
}

/** The vehicle that a point lies on. */
export const vehicleAt = (view: View, p: XY): string | null =>
  view.vehicles.find((one) => !one.gone && comparePointToShape(p, vehicleOutline(one, one.at, one.heading), 0) <= 0)
    ?.id ?? null

/** The middle of a place that has one. */
export function centreOf(place: Place | null, view: View, options: OptionValues): XY | null {
  switch (place?.kind) {
    case 'point':
      return place.at
    case 'route':
      return place.points.at(-1) ?? null
    case 'zombie':
      return zombieCalled(view, `zombie ${place.n}`)?.at ?? null
    case 'human': {
      const one = humanCalled(view, `H${place.n}`)
      return one && (isInPlay(one) || one.status === 'dead') ? drawnAt(view, one) : null
    }
    case 'thing':
      return view.lying.find(({ id }) => id === place.id)?.at ?? null
    case 'terrain': {
      const shape = shapeNow(view, options, place.id)
      if (!shape) return null
      const { west, north, east, south } = boxOf(shape)
      return { x: (west + east) / 2, y: (north + south) / 2 }
    }
    default:
      return null
  }
}

export const centreNamed = (name: string | null, view: View, options: OptionValues): XY | null =>
  centreOf(parsePlace(name), view, options)

/** As much around a template as it mostly covers. */
const WIDE = 600

/** Where a place is on the board. */
export function rectOf(
  name: string,
  view: View,
  options: OptionValues,
): { x: number; y: number; width: number; height: number } | null {
  const place = parsePlace(name)
  if (place?.kind === 'terrain') {
    const shape = shapeNow(view, options, place.id)
    if (!shape) return null
    const { west, north, east, south } = boxOf(shape)
    return { x: px(west), y: px(north), width: Math.max(6, px(east - west)), height: Math.max(6, px(south - north)) }
  }
  const at = centreOf(place, view, options)
  if (!at) return null
  const isWide = place?.kind === 'point' && place.wide
  const r = isWide ? WIDE : place?.kind === 'zombie' || place?.kind === 'human' ? BASE_RADIUS : 60
  return { x: px(at.x - r), y: px(at.y - r), width: px(2 * r), height: px(2 * r) }
}

/** The figure whose base is under a point. */
export function figureAt(view: View, p: XY, slack = 20): string | null {
  const best: { name: string | null; far: number } = { name: null, far: Number.POSITIVE_INFINITY }
  const look = (name: string, at: XY, size = 1): void => {
    const far = distance2(at, p)
    const reach = BASE_RADIUS * size + slack
    if (far <= reach * reach && far < best.far) Object.assign(best, { name, far })
  }
  for (const z of view.zombies) look(zombieName(z.n), z.at)
  for (const h of view.humans) if (isInPlay(h)) look(humanName(h.n), drawnAt(view, h), h.aboard === null ? 1 : SEATED)
  return best.name
}

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']

/** "two o’clock": the direction from one point to another, twelve to the north. */
export function clockHour(from: XY, to: XY): string {
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI)
  return `${HOURS[(Math.round(turn * 12) + 12) % 12] ?? ''} o’clock`
}
