/** rs.zed.4 The ways of Zeds: the cheapest route of a base over all levels, with what crossing and climbing cost. */
import {
  type Barrier,
  isCrossed,
  type Layout,
  type Link,
  type Mover,
  OUTSIDE,
  painted,
  passagesOf,
  type Place,
  placeStopper,
  rootUp,
  distance2,
  SHUT,
  standsOn,
  storeyCostFrom,
  type StoreyField,
  storeyFieldTo,
  type Storeys,
  type StoreyWay,
  storeyWayFrom,
  towards,
  type Ways,
  waysOf,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Climb, OpeningPlace, Spot } from '../content/table-map.ts'
import type { Look, State } from '../state.ts'
import { isDoor, TERRAIN, type TerrainKind } from '../tables/terrain.ts'
import { CLEARANCE_SPARED, cm, RADIUS } from '../tables/units.ts'
import { WAY_COSTS } from '../tables/zeds.ts'
import type { Figure } from './01-measure.ts'
import { type Floor, type Ground, isBrokenByTank, isPassable, kindOf, openingOf } from './02-terrain.ts'

/** Automation A3: one field for each target and kind of mover; NPS are one, who open doors and keep their whole radius. */
export type Walker = 'ordinary' | 'tank' | 'hunter' | 'person'

const MOVERS: Readonly<Record<Walker, Mover>> = {
  ordinary: { radius: RADIUS.figure, clearance: RADIUS.figure - CLEARANCE_SPARED },
  tank: { radius: RADIUS.tank, clearance: RADIUS.tank - CLEARANCE_SPARED },
  hunter: { radius: RADIUS.figure, clearance: RADIUS.figure - CLEARANCE_SPARED },
  person: { radius: RADIUS.figure, clearance: RADIUS.figure },
}

/** What a link is: a climb of the map, a step off the edge of a roof, or out of an upper window. */
export type Way = { readonly is: Climb['kind'] | 'window'; readonly id: string } | { readonly is: 'edge' }

/** The floors of a map joined by links, for one kind of mover. */
export interface Net {
  readonly storeys: Storeys
  readonly ways: readonly Way[]
}

const NETS = new WeakMap<Ground['stage'], Map<Walker, Net>>()

export function netOf(look: Look, walker: Walker): Net {
  const nets = NETS.get(look.facts.stage) ?? new Map<Walker, Net>()
  NETS.set(look.facts.stage, nets)
  const net = nets.get(walker) ?? buildNet(look, walker)
  nets.set(walker, net)
  return net
}

/** rs.terrain.1 Closed for good to this mover on this level; an upper window leads nowhere but down. */
function isClosedTo(walker: Walker, b: Barrier, kind: TerrainKind): boolean {
  if (walker === 'person' && TERRAIN[kind].walk === 'crossed') return true
  if (kind === 'window') return b.level > 0
  if (walker === 'tank' && isBrokenByTank(b, kind)) return false
  if (walker === 'hunter' && kind === 'vehicle') return false
  return TERRAIN[kind].walk === 'no'
}

/** What can be crossed, at the price of the moment; a Hunter does not notice fences (rs.hunter.5). */
function isGateTo(walker: Walker, { level }: Barrier, kind: TerrainKind): boolean {
  if (walker === 'person') return isDoor(kind)
  if (kind === 'window') return level === 0
  return isDoor(kind) || (TERRAIN[kind].walk === 'crossed' && walker !== 'hunter')
}

function floorWays(layout: Layout, walker: Walker, level: number, floor: Floor | null): Ways {
  const mover = MOVERS[walker]
  const here = (does: (walker: Walker, b: Barrier, kind: TerrainKind) => boolean): Uint8Array =>
    painted(layout, (b) => {
      const kind = b.level === level ? kindOf(b) : null
      return kind !== null && does(walker, b, kind) ? 1 : 0
    })
  return waysOf({
    layout,
    mover,
    closed: here(isClosedTo),
    gates: here(isGateTo),
    ...(floor === null ? {} : { hasFloor: (at: XY) => standsOn(floor.outline, { ...at, radius: mover.clearance }) }),
  })
}

/** The ground is floor 0, upper floors follow in their order. */
export const floorAt = (floors: readonly Floor[], { at, level }: Spot): number =>
  level === 0
    ? 0
    : 1 + floors.findIndex((floor) => floor.level === level && whereInPolygon(floor.outline, at) !== OUTSIDE)

function buildNet(look: Look, walker: Walker): Net {
  const { layout, floors } = look.facts
  const { climbs, openings } = look.book.map
  const ways = [
    floorWays(layout, walker, 0, null),
    ...floors.map((floor) => floorWays(layout, walker, floor.level, floor)),
  ]
  const links: Link[] = []
  const kinds: Way[] = []
  const join = (from: Place, to: Place, way: Way): void => {
    links.push({ from, to })
    kinds.push(way)
  }
  for (const { id, kind, foot, head } of climbs) {
    const [low, high] = [foot, head].map((end) => ({ floor: floorAt(floors, end), at: end.at })) as [Place, Place]
    join(low, high, { is: kind, id })
    join(high, low, { is: kind, id })
  }
  for (const { from, to } of walker === 'person' ? [] : stepsOff(ways, floors, MOVERS[walker])) {
    join(from, to, { is: 'edge' })
    if (walker === 'hunter') join(to, from, { is: 'edge' })
  }
  for (const opening of walker === 'person' ? [] : openings) {
    const link = stepOut(ways, floors, opening, MOVERS[walker])
    if (link !== null) join(link.from, link.to, { is: 'window', id: opening.id })
  }
  const storeys = { floors: ways, links }
  // A Hunter goes over roofs as a matter of course: there is no roof that nobody gains by.
  return { storeys: walker === 'hunter' ? storeys : withPassages(layout, storeys, kinds, walker), ways: kinds }
}

/** Nobody gains by a roof that is as quickly gone round: worked out with everything shut, and every link at its cheapest. */
function withPassages(layout: Layout, storeys: Storeys, ways: readonly Way[], walker: Walker): Storeys {
  const shut = Int32Array.from(layout.barriers, (b) => (openingOf(b) === null ? MOST_FENCE : SHUT))
  const tolls = Int32Array.from(ways, (way, i) => tollOf(way, storeys.links[i] as Link, walker, true, true))
  return { ...storeys, passages: passagesOf(storeys, 0, shut, tolls) }
}
/** The most that a house rule makes a fence cost. */
const MOST_FENCE = cm(20)

/** So far apart, in units, lie the places at which an edge is stepped off: ways come out less than a hundredth too long. */
const EDGE_STEP = 200

/** rs.terrain.1 Steps off the edges of roofs, down to where a base can stand on the ground. */
function stepsOff(ways: readonly Ways[], floors: readonly Floor[], { radius }: Mover): Link[] {
  return floors.flatMap(({ isRoof, outline }, i) => {
    if (!isRoof) return []
    return outline.flatMap((corner, side) => {
      const next = outline[(side + 1) % outline.length] as XY
      const length = rootUp(distance2(corner, next))
      const count = Math.max(1, Math.floor((length - 2 * radius) / EDGE_STEP))
      return Array.from({ length: count + 1 }, (_, k) =>
        towards(corner, next, radius + Math.round((k * (length - 2 * radius)) / count)),
      ).flatMap((rim) => linkOver(ways, 1 + i, outline, corner, next, rim, radius) ?? [])
    })
  })
}

/** From inside the edge to outside of it, if one can stand there. */
function linkOver(
  ways: readonly Ways[],
  floor: number,
  outline: readonly XY[],
  a: XY,
  b: XY,
  rim: XY,
  radius: number,
): Link | null {
  // Outlines run clockwise along the axes: what lies inside is to the right of a side.
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)]
  const inside = { x: rim.x - dy * radius, y: rim.y + dx * radius }
  const outside = { x: rim.x + dy * radius, y: rim.y - dx * radius }
  const ground = ways[0] as Ways
  if (whereInPolygon(outline, inside) === OUTSIDE || placeStopper(ground.footing, ground.mover, null, outside) !== null)
    return null
  const { layout } = ground.footing
  if (isCrossed(layout, ground.gates, rim, outside)) return null
  return { from: { floor, at: inside }, to: { floor: 0, at: outside } }
}

/** rs.climb.8 Out of an upper window, down to the ground. */
function stepOut(
  ways: readonly Ways[],
  floors: readonly Floor[],
  { kind, level, from, to, building }: OpeningPlace,
  { radius }: Mover,
): Link | null {
  if (kind !== 'window' || level === 0) return null
  const i = floors.findIndex((floor) => floor.level === level && floor.building === building)
  const floor = floors[i]
  if (!floor) return null
  const middle = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1 }
  const side = floor.outline.findIndex((corner, k) =>
    isAlong(corner, floor.outline[(k + 1) % floor.outline.length] as XY, middle),
  )
  const [a, b] = [floor.outline[side], floor.outline[(side + 1) % floor.outline.length]]
  return a && b ? linkOver(ways, 1 + i, floor.outline, a, b, middle, radius) : null
}

const isAlong = (a: XY, b: XY, p: XY): boolean => (a.x === b.x ? p.x === a.x : p.y === a.y)

/** What ways cost at the moment, in units. */
export interface Costs {
  readonly prices: Int32Array
  readonly tolls: Int32Array
  readonly fields: Map<string, StoreyField>
  /** For each floor what has to be paid for or smashed just now, as far as somebody asked. */
  readonly gates: Map<number, Uint8Array>
}

const COSTS = new WeakMap<Ground, Map<string, Costs>>()

export function costsOf(look: Look, walker: Walker): Costs {
  const { facts, book, state } = look
  const known = COSTS.get(facts) ?? new Map<string, Costs>()
  COSTS.set(facts, known)
  const key = `${walker} ${book.zed.fence} ${book.door.cost} ${book.zedsClimb() ? 'climb' : ''}`
  const costs = known.get(key) ?? {
    prices: Int32Array.from(facts.layout.barriers, (b) =>
      walker === 'person'
        ? handlingPrice(b, state.openings, book.door.cost)
        : priceOf(b, state.openings, walker, book.zed.fence),
    ),
    tolls: tollsOf(look, walker),
    fields: new Map<string, StoreyField>(),
    gates: new Map<number, Uint8Array>(),
  }
  known.set(key, costs)
  return costs
}

/** rs.nps.6, rs.door.1 What a door costs whoever opens it; a locked one stays shut. */
function handlingPrice(b: Barrier, openings: State['openings'], cost: number): number {
  const id = openingOf(b)
  if (id === null || isPassable(b, openings)) return 0
  return openings[id]?.locked ? SHUT : cost
}

/** rs.zed.4, rs.tank.8, rs.tank.9 What crossing a barrier adds. */
function priceOf(b: Barrier, openings: State['openings'], walker: Walker, fence: number): number {
  const kind = kindOf(b)
  if (kind === null || isPassable(b, openings)) return 0
  if (kind === 'armoured') return SHUT
  if (walker === 'tank') return 0
  if (kind === 'standard') return cm(WAY_COSTS.door)
  if (kind === 'reinforced') return cm(WAY_COSTS.reinforced)
  if (kind === 'window') return openingOf(b) === null ? 0 : cm(WAY_COSTS.window)
  return kind === 'wire' || kind === 'board' ? fence : 0
}

/** rs.zed.4, rs.zed.10, rs.tank.16, rs.hunter.5 What a link adds; the step itself is as long as it is. */
function tollOf(way: Way, { from, to }: Link, walker: Walker, climbs: boolean, isSmashed: boolean): number {
  const step = rootUp(distance2(from.at, to.at))
  if (walker === 'hunter' && way.is !== 'window') return step
  if (way.is === 'stairs') return cm(WAY_COSTS.stairs)
  if (way.is === 'ladder') return climbs && walker !== 'tank' && walker !== 'person' ? cm(WAY_COSTS.ladder) : SHUT
  if (way.is === 'edge') return step
  return step + (isSmashed || walker === 'tank' ? 0 : cm(WAY_COSTS.window))
}

function tollsOf(look: Look, walker: Walker): Int32Array {
  const { storeys, ways } = netOf(look, walker)
  const isGone = (way: Way): boolean => way.is === 'window' && look.state.openings[way.id]?.state === 'destroyed'
  return Int32Array.from(ways, (way, i) =>
    tollOf(way, storeys.links[i] as Link, walker, look.book.zedsClimb(), isGone(way)),
  )
}

const MOST_FIELDS = 128

function fieldTo(look: Look, walker: Walker, target: Spot): StoreyField {
  const { prices, tolls, fields } = costsOf(look, walker)
  const key = `${target.level} ${target.at.x},${target.at.y}`
  const known = fields.get(key)
  if (known) return known
  const place = { floor: floorAt(look.facts.floors, target), at: target.at }
  const field = storeyFieldTo(netOf(look, walker).storeys, place, prices, tolls)
  if (fields.size >= MOST_FIELDS) fields.clear()
  fields.set(key, field)
  return field
}

const placeOf = ({ facts }: Look, spot: Spot): Place => ({ floor: floorAt(facts.floors, spot), at: spot.at })

/** rs.zed.4 The cheapest way from one spot to another, floor by floor; null if there is none. */
export const wayTo = (look: Look, walker: Walker, from: Spot, to: Spot): StoreyWay | null =>
  storeyWayFrom(fieldTo(look, walker, to), placeOf(look, from))

/**
 * rs.zed.4 How long the way to a figure is, in sixteenths of a unit: between the centres, less both radii; Infinity if
 * there is none that is shorter than the limit.
 */
export function wayLength(
  look: Look,
  walker: Walker,
  from: Figure,
  to: Figure,
  limit = Number.POSITIVE_INFINITY,
): number {
  const radii = 16 * (from.radius + to.radius)
  const cost = storeyCostFrom(fieldTo(look, walker, to), placeOf(look, from), limit + radii)
  return Math.max(0, cost - radii)
}
