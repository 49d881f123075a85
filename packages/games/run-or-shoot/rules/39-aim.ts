/** rs.nps.6, rs.order.8 Where an NPS wants to go, and when he is there. */
import { firstOnRings, isCrossed, isOnTable, minus, placeStopper, samePoint, towards, type XY } from '@shamble/table'
import type { Order } from '../commands.ts'
import type { PlaceArea } from '../content/scenarios.ts'
import type { OpeningPlace, Spot } from '../content/table-map.ts'
import { isInPlay, type Look, type Survivor, survivorOf } from '../state.ts'
import { ORDER_LIMITS } from '../tables/orders.ts'
import { CLIMB, NPS } from '../tables/survivors.ts'
import { cm, RADIUS, SPOT_RINGS } from '../tables/units.ts'
import { asFigure, asPoint, type Figure, isAdjacent, isWithin } from './01-measure.ts'
import { buildingOf, hasFloor, isInPlace } from './02-terrain.ts'
import { doorNamed, isAtDoor, nearestOn } from './14-handling.ts'
import { exitZone } from './13-exit.ts'
import { checkPoint } from './20-grenade.ts'
import { wayLength } from './23-ways.ts'

/** A spot to which a way is looked for, and how one knows that it is near enough. */
export interface Aim {
  readonly spot: Spot
  isThere(look: Look, here: Spot): boolean
}

export const baseAt = ({ at, level }: Spot): Figure => ({ at, level, radius: RADIUS.figure })

/** A place beside a spot where a base can stand, whoever is there; no wall lies between. */
function standableNear(look: Look, { at, level }: Spot): Spot {
  const { layout, closed, parting } = look.facts
  const footing = { layout, closed: closed[level] as Uint8Array }
  const mover = { radius: RADIUS.figure, clearance: RADIUS.figure }
  const found = firstOnRings(
    at,
    SPOT_RINGS,
    (place) =>
      isOnTable(place, RADIUS.figure, layout.width, layout.depth) &&
      hasFloor(look, { at: place, level }, RADIUS.figure) &&
      placeStopper(footing, mover, null, place) === null &&
      !isCrossed(layout, parting[level] as Uint8Array, at, place),
  )
  return { at: found ?? at, level }
}

/** rs.nps.9 Exactly there. */
export const exactly = (spot: Spot): Aim => ({
  spot,
  isThere: (_look, here) => here.level === spot.level && samePoint(here.at, spot.at),
})

/** rs.order.8 A point: within 3 cm of it. */
const aPoint = (look: Look, spot: Spot): Aim => ({
  spot: standableNear(look, spot),
  isThere: (_look, here) =>
    here.level === spot.level && isWithin(baseAt(here), asPoint(spot), cm(ORDER_LIMITS.arrives)),
})

/** Somebody: beside him. */
export const beside = (other: Survivor, within: number): Aim => ({
  spot: other,
  isThere: (look, here) =>
    here.level === other.level &&
    isWithin(baseAt(here), asFigure(other), within) &&
    isAdjacentOrWide(look, here, other, within),
})
/** Within reach of a hand nothing may be between; farther off walls do not matter. */
const isAdjacentOrWide = (look: Look, here: Spot, other: Survivor, within: number): boolean =>
  within > cm(NPS.follows) || isAdjacent(look, baseAt(here), asFigure(other))

/** A thing that lies or stands somewhere. */
const aThing = (look: Look, thing: Spot): Aim => ({
  spot: standableNear(look, thing),
  isThere: (now, here) => isAdjacent(now, baseAt(here), asPoint(thing)),
})

/** The two places before a door from which it is handled; the one with the shorter way. */
function beforeDoor(look: Look, s: Survivor, { from, to, level }: OpeningPlace): Spot {
  const middle = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1 }
  const along = minus(to, from)
  const across = (side: 1 | -1): Spot => ({
    at: towards(middle, { x: middle.x - side * along.y, y: middle.y + side * along.x }, DOORSTEP),
    level,
  })
  const [a, b] = [across(1), across(-1)]
  const length = (spot: Spot): number => wayLength(look, 'person', asPoint(s), asPoint(spot))
  return length(b) < length(a) ? b : a
}
/** A step before a door: a base, and a little more. */
const DOORSTEP = RADIUS.figure + 10

const aDoor = (look: Look, s: Survivor, door: OpeningPlace): Aim => ({
  spot: beforeDoor(look, s, door),
  isThere: (now, here) => isAtDoor(now, baseAt(here), door),
})

const cornersOf = ([, x1, y1, x2, y2]: Extract<PlaceArea, readonly ['rect', ...unknown[]]>): XY[] => [
  { x: cm(x1), y: cm(y1) },
  { x: cm(x2), y: cm(y2) },
]
const middleOf = (points: readonly XY[]): XY => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { x: (Math.min(...xs) + Math.max(...xs)) >> 1, y: (Math.min(...ys) + Math.max(...ys)) >> 1 }
}

/** rs.order.8 A place of the scenario, or a building. */
export function aPlace(look: Look, id: string): Aim | null {
  const area = Object.hasOwn(look.book.scenario.places, id) ? look.book.scenario.places[id] : undefined
  if (area?.[0] === 'circle') return aPoint(look, { at: { x: cm(area[1]), y: cm(area[2]) }, level: 0 })
  const outline = area ? cornersOf(area) : look.book.map.terrain.buildings.find((one) => one.id === id)?.outline
  if (!outline) return null
  const middle = middleOf(outline)
  return {
    spot: standableNear(look, { at: middle, level: 0 }),
    isThere: (now, here) => (area ? isInPlace(now, id, here) : buildingOf(now, here) === id),
  }
}

/** rs.nps.16 The exit by which a leader has left. */
export function theExit(look: Look): Aim | null {
  const zone = exitZone(look)
  return zone === null ? null : aPlace(look, zone)
}

/** The end of a ladder at which a climb begins. */
const aLadder = (look: Look, id: string, up: boolean): Aim | null => {
  const ladder = look.book.map.climbs.find((climb) => climb.id === id && climb.kind === 'ladder')
  const end = ladder && (up ? ladder.foot : ladder.head)
  if (!end) return null
  return {
    spot: standableNear(look, end),
    isThere: (_look, here) => here.level === end.level && isWithin(asPoint(here), asPoint(end), CLIMB.reach),
  }
}

/** rs.order.8 GUARD: within 5 cm of a door. */
const nearDoor = (look: Look, s: Survivor, door: OpeningPlace): Aim => ({
  spot: beforeDoor(look, s, door),
  isThere: (_look, here) => here.level === door.level && isWithinDoor(here.at, door),
})
const isWithinDoor = (at: XY, door: OpeningPlace): boolean =>
  isWithin(baseAt({ at, level: door.level }), nearestOf(door, at), cm(ORDER_LIMITS.guardWithin))
const nearestOf = ({ from, to, level }: OpeningPlace, at: XY): Figure => asPoint({ at: nearestOn(from, to, at), level })

const living = (look: Look, n: number): Survivor | null => {
  const s = survivorOf(look.state, n)
  return s && isInPlay(s) ? s : null
}

/** Where a guarded one is: himself, his corpse, or the Zed that he has become. */
export function guarded(look: Look, n: number): Spot | null {
  const s = survivorOf(look.state, n)
  if (!s || s.status === 'safe' || s.status === 'hidden') return null
  if (!Object.hasOwn(look.state.risen, n)) return s
  return look.state.zeds.find((z) => z.n === look.state.risen[n]) ?? null
}

function guardAim(look: Look, s: Survivor, what: string | number): Aim | null {
  if (typeof what === 'string') {
    const door = doorNamed(look, what)
    return door ? nearDoor(look, s, door) : null
  }
  const spot = guarded(look, what)
  if (spot === null) return null
  return {
    spot,
    isThere: (_look, here) =>
      here.level === spot.level && isWithin(baseAt(here), baseAt(spot), cm(ORDER_LIMITS.guardWithin)),
  }
}

/** rs.order.8 Where an order sends an NPS; null if it sends him nowhere. */
export function aimOf(look: Look, s: Survivor, order: Order): Aim | null {
  switch (order.is) {
    case 'RUN TO': {
      if (typeof order.place === 'string') return aPlace(look, order.place)
      const [x, y] = order.place.at
      return aPoint(look, { at: { x, y }, level: order.place.level })
    }
    case 'FIRST AID':
    case 'GIVE':
    case 'ASSIST': {
      const other = living(look, order.survivor)
      return other && other.n !== s.n ? beside(other, cm(NPS.follows)) : null
    }
    case 'TAKE': {
      const thing =
        look.state.piles.find(({ id }) => id === order.from) ?? look.book.map.caches.find(({ id }) => id === order.from)
      return thing ? aThing(look, thing) : null
    }
    case 'OPEN':
    case 'CLOSE': {
      const door = doorNamed(look, order.door)
      return door ? aDoor(look, s, door) : null
    }
    case 'CLIMB':
      return aLadder(look, order.ladder, order.up)
    case 'THROW': {
      const point = { at: { x: order.at[0], y: order.at[1] }, level: order.level }
      return {
        spot: standableNear(look, point),
        isThere: (now, here) => checkPoint(now, { ...s, ...here }, point) === null,
      }
    }
    case 'GUARD':
      return guardAim(look, s, order.what)
    default:
      return null
  }
}
