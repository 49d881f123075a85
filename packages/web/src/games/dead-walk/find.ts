/** From pointers, keys and typed words to places. */
import { BASE_RADIUS } from '@shamble/dead-walk/page'
import { comparePointToShape, distance2, type XY } from '@shamble/table'
import { units } from '../../board/measured/units.ts'
import { aimsAtGround, isOpeningAim, weaponInHand } from './plan/index.ts'
import { aimName, centreNamed, centreOf, figureAt, parsePlace, pointName, snapped, thingName } from './place.ts'
import { humanCalled, humanName, mapFor, shortName, vehicleTitle, viewOf, zombieName } from './read.ts'
import { seatedAt } from './seats.ts'
import type { DisplayState } from './types.ts'

/** A second press this near to the first is the same place. */
const SAME = 60
/** Something thin or small can be pointed at from here. */
const NEAR = 90

function openingAt(s: DisplayState, p: XY): string | null {
  for (const b of mapFor(viewOf(s), s.options).terrain.buildings)
    for (const { id, from, to } of b.openings)
      if (comparePointToShape(p, { is: 'line', from, to }, NEAR) <= 0) return id
  return null
}

/** The name by which a point is aimed at: the figure there, a door, a thing that lies there, or the point itself. */
export function nameAt(s: DisplayState, p: XY): string {
  const view = viewOf(s)
  const at = snapped(p)
  const aim = parsePlace(s.selection.aim)
  const before = aim?.kind === 'point' ? aim.at : aim?.kind === 'route' ? aim.points.at(-1) : undefined
  if (s.selection.aim !== null && before && distance2(before, at) <= SAME * SAME && aim?.kind === 'point')
    return s.selection.aim
  if (!aimsAtGround(s)) {
    const seated = seatedAt(view, at)
    if (seated) return humanName(seated.n)
    const figure = figureAt(view, at)
    if (figure !== null && (humanCalled(view, figure)?.aboard ?? null) === null) return figure
    const opening = openingAt(s, at)
    if (opening !== null && isOpeningAim(s, opening)) return opening
    const thing = view.lying.find((one) => distance2(one.at, at) <= NEAR * NEAR)
    if (thing) return thingName(thing.id)
  }
  return weaponInHand(s) && aimsAtGround(s) ? aimName(at) : pointName(at)
}

export function placeAt(x: number, y: number, s: DisplayState): string | null {
  if (!s.view) return null
  const p = { x: units(x), y: units(y) }
  const { width, depth } = mapFor(viewOf(s), s.options).terrain
  if (p.x < 0 || p.y < 0 || p.x > width || p.y > depth) return null
  return nameAt(s, p)
}

type Direction = 'up' | 'down' | 'left' | 'right'
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}
/** A centimetre. */
const STRIDE = 100

/** One step of the cursor, which goes over bare points. */
export function neighbour(place: string | null, direction: Direction, s: DisplayState, stride = STRIDE): string {
  const view = viewOf(s)
  const { width, depth } = mapFor(view, s.options).terrain
  const from = centreNamed(place, view, s.options) ??
    centreNamed(s.selection.figure, view, s.options) ?? { x: Math.round(width / 2), y: Math.round(depth / 2) }
  const [dx, dy] = STEP[direction]
  const grid = (value: number): number => (stride >= STRIDE ? Math.round(value / STRIDE) * STRIDE : value)
  const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value))
  const to = snapped({
    x: clamp(dx === 0 ? from.x : grid(from.x) + dx * stride, width),
    y: clamp(dy === 0 ? from.y : grid(from.y) + dy * stride, depth),
  })
  return weaponInHand(s) && aimsAtGround(s) ? aimName(to) : pointName(to)
}

const CLOCK = /^(.+?)\s+(\d+(?:\.\d+)?)\s*cm\s+(\d{1,2})(?:\s*o.?clock)?$/i

/** "27,22", "D3", "zombie 9", "Varga", "Varga 10 cm 2 o'clock"; null for names of nothing. */
export function find(text: string, s: DisplayState): string | null {
  const view = viewOf(s)
  const wanted = text.trim()
  const from = CLOCK.exec(wanted)
  if (from) {
    const start = find(from[1] ?? '', s)
    const centre = centreNamed(start, view, s.options)
    if (!centre) return null
    const turn = (Number(from[3]) / 12) * 2 * Math.PI
    const far = Number(from[2]) * 100 + BASE_RADIUS
    return pointName(snapped({ x: centre.x + far * Math.sin(turn), y: centre.y - far * Math.cos(turn) }))
  }
  const low = wanted.toLowerCase()
  const human = view.humans.find(
    (one) =>
      one.name.toLowerCase() === low ||
      shortName(one.name).toLowerCase() === low ||
      humanName(one.n).toLowerCase() === low,
  )
  if (human) return humanName(human.n)
  const map = mapFor(view, s.options)
  const room = map.rooms.find(({ title, id }) => title.toLowerCase() === low || id.toLowerCase() === low)
  if (room) return room.id
  const vehicle = view.vehicles.find(({ id, gone }) => !gone && vehicleTitle(s, id).toLowerCase() === low)
  if (vehicle) return vehicle.id
  const building = map.terrain.buildings.find(({ kind }) => kind.toLowerCase() === low)
  if (building) return building.id
  const place = parsePlace(/^[a-z]\d+$/i.test(wanted) ? wanted.toUpperCase() : wanted)
  if (!place || centreOf(place, view, s.options) === null) return null
  return place.kind === 'zombie'
    ? zombieName(place.n)
    : place.kind === 'point'
      ? pointName(place.at)
      : wanted.toUpperCase()
}
