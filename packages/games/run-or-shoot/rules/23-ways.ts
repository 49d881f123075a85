/** rs.zed.4 The ways of Zeds: the cheapest route of a base over all levels, with what crossing and climbing cost. */
import {
  type Barrier,
  type Layout,
  type Link,
  type Mover,
  NOBODY,
  OUTSIDE,
  painted,
  passagesOf,
  type Place,
  rootUp,
  distance2,
  SHUT,
  standsOn,
  storeyCostFrom,
  type StoreyField,
  storeyFieldToAny,
  type Storeys,
  type StoreyLeg,
  type StoreyWay,
  storeyWayFrom,
  type Ways,
  waysOf,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Climb, Spot } from '../content/table-map.ts'
import type { Look, State } from '../state.ts'
import { isDoor, TERRAIN, type TerrainKind } from '../tables/terrain.ts'
import { CLEARANCE_SPARED, cm, RADIUS } from '../tables/units.ts'
import { WAY_COSTS } from '../tables/zeds.ts'
import type { Figure } from './01-measure.ts'
import { type Floor, type Ground, isBrokenByTank, isPassable, kindOf, openingOf } from './02-terrain.ts'
import { stepOut, stepsOff } from './23-edges.ts'
import { levelsOf, surfaceOf } from './23-surface.ts'

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
  /** The floor on which a spot lies, and the level of a place. */
  readonly floorAt: (spot: Spot) => number
  readonly levelAt: (place: Place) => number
}

const NETS = new WeakMap<Ground['stage'], Map<Walker, Net>>()

export function netOf(look: Look, walker: Walker): Net {
  const nets = NETS.get(look.facts.stage) ?? new Map<Walker, Net>()
  NETS.set(look.facts.stage, nets)
  const net = nets.get(walker) ?? (walker === 'hunter' ? surfaceNet(look) : buildNet(look, walker))
  nets.set(walker, net)
  return net
}

/** rs.terrain.1 Closed for good to this mover on this level; an upper window leads nowhere but down. */
function isClosedTo(walker: Walker, b: Barrier, kind: TerrainKind): boolean {
  if (walker === 'person' && TERRAIN[kind].walk === 'crossed') return true
  if (kind === 'window') return b.level > 0
  if (walker === 'tank' && isBrokenByTank(b, kind)) return false
  return TERRAIN[kind].walk === 'no'
}

/** What can be crossed, at the price of the moment. */
function isGateTo(walker: Walker, { level }: Barrier, kind: TerrainKind): boolean {
  if (walker === 'person') return isDoor(kind)
  if (kind === 'window') return level === 0
  return isDoor(kind) || TERRAIN[kind].walk === 'crossed'
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
const floorAt = (floors: readonly Floor[], { at, level }: Spot): number =>
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
  for (const { from, to } of walker === 'person' ? [] : stepsOff(ways, floors, MOVERS[walker]))
    join(from, to, { is: 'edge' })
  for (const opening of walker === 'person' ? [] : openings) {
    const link = stepOut(ways, floors, opening, MOVERS[walker])
    if (link !== null) join(link.from, link.to, { is: 'window', id: opening.id })
  }
  return {
    storeys: withPassages(layout, { floors: ways, links }, kinds, walker),
    ways: kinds,
    floorAt: (spot) => floorAt(floors, spot),
    levelAt: ({ floor }) => (floor === 0 ? 0 : (floors[floor - 1] as Floor).level),
  }
}

/** rs.hunter.5 */
function surfaceNet(look: Look): Net {
  const { floors, links, ways, floorAt: onFloor, levelAt } = surfaceOf(look, MOVERS.hunter)
  const storeys = withPassages(look.facts.layout, { floors, links }, ways, 'hunter')
  return { storeys, ways, floorAt: onFloor, levelAt }
}

/** Nobody gains by a roof that is as quickly gone round: worked out with everything shut, and every link at its cheapest. */
function withPassages(layout: Layout, storeys: Storeys, ways: readonly Way[], walker: Walker): Storeys {
  const shut = Int32Array.from(layout.barriers, (b) => (openingOf(b) === null ? MOST_FENCE : SHUT))
  const tolls = Int32Array.from(ways, (way, i) => tollOf(way, storeys.links[i] as Link, walker, true, true))
  return { ...storeys, passages: passagesOf(storeys, 0, shut, tolls) }
}
/** The most that a house rule makes a fence cost. */
const MOST_FENCE = cm(20)

/** What ways cost at the moment, in units. */
export interface Costs {
  readonly prices: Int32Array
  readonly tolls: Int32Array
  readonly fields: Map<string, StoreyField>
  /** For each floor what has to be paid for or smashed just now, as far as somebody asked. */
  readonly gates: Map<number, Uint8Array>
}

/** By a book, which has prices of its own. */
const COSTS = new WeakMap<Ground, { readonly book: Look['book']; readonly of: Map<Walker, Costs> }>()

export function costsOf(look: Look, walker: Walker): Costs {
  const { facts, book } = look
  let known = COSTS.get(facts)
  if (known?.book !== book) COSTS.set(facts, (known = { book, of: new Map() }))
  let costs = known.of.get(walker)
  if (!costs) known.of.set(walker, (costs = costsNow(look, walker)))
  return costs
}

function costsNow(look: Look, walker: Walker): Costs {
  const { facts, book, state } = look
  return {
    prices: Int32Array.from(facts.layout.barriers, (b) =>
      walker === 'person'
        ? handlingPrice(b, state.openings, book.door.cost)
        : priceOf(b, state.openings, walker, book.zed.fence),
    ),
    tolls: tollsOf(look, walker),
    fields: new Map<string, StoreyField>(),
    gates: new Map<number, Uint8Array>(),
  }
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
  if (walker === 'hunter') return step
  if (way.is === 'stairs') return cm(WAY_COSTS.stairs)
  if (way.is === 'ladder') return climbs && walker !== 'tank' && walker !== 'person' ? cm(WAY_COSTS.ladder) : SHUT
  if (way.is === 'edge') return step
  return step + (isSmashed || walker === 'tank' ? 0 : cm(WAY_COSTS.window))
}

/** rs.hunter.5 What a Hunter pays at a door or window: what it costs to smash it. */
function entryToll({ facts: { layout }, state }: Look, way: Way, link: Link): number {
  const step = tollOf(way, link, 'hunter', true, true)
  const barrier = way.is === 'window' ? layout.barriers[layout.numberOf.get(way.id) ?? -1] : undefined
  const price = barrier ? priceOf(barrier, state.openings, 'hunter', 0) : 0
  return price === SHUT ? SHUT : step + price
}

function tollsOf(look: Look, walker: Walker): Int32Array {
  const { storeys, ways } = netOf(look, walker)
  if (walker === 'hunter') return Int32Array.from(ways, (way, i) => entryToll(look, way, storeys.links[i] as Link))
  const isGone = (way: Way): boolean => way.is === 'window' && look.state.openings[way.id]?.state === 'destroyed'
  return Int32Array.from(ways, (way, i) =>
    tollOf(way, storeys.links[i] as Link, walker, look.book.zedsClimb(), isGone(way)),
  )
}

const MOST_FIELDS = 128

function fieldTo(look: Look, walker: Walker, targets: readonly Spot[]): StoreyField {
  const { prices, tolls, fields } = costsOf(look, walker)
  let key = ''
  for (const { at, level } of targets) key += `${level} ${at.x},${at.y};`
  const known = fields.get(key)
  if (known) return known
  const places = targets.map((target) => placeOf(look, walker, target))
  const field = storeyFieldToAny(netOf(look, walker).storeys, places, prices, tolls)
  if (fields.size >= MOST_FIELDS) fields.clear()
  fields.set(key, field)
  return field
}

const placeOf = (look: Look, walker: Walker, spot: Spot): Place => ({
  floor: netOf(look, walker).floorAt(spot),
  at: spot.at,
})

/** In the place of a link: the way goes on over the edge of a roof. */
export const OVER = NOBODY - 1

/** A stretch of a way on one level, and the link that it takes at its end: NOBODY at the target. */
export interface RouteLeg extends StoreyLeg {
  readonly level: number
}

export interface Route {
  /** In sixteenths of a unit. */
  readonly cost: number
  readonly legs: readonly RouteLeg[]
}

/** rs.zed.4 The cheapest way from one spot to another, level by level; null if there is none. */
export function wayTo(look: Look, walker: Walker, from: Spot, to: Spot): Route | null {
  const way = storeyWayFrom(fieldTo(look, walker, [to]), placeOf(look, walker, from))
  return way === null ? null : routeOf(look, walker, way)
}

/**
 * rs.zed.4 The same to whichever of several spots is the nearest by way, and which of them that is: one field for all.
 * Of equally near ones in sight it is the first.
 */
export function wayToNearest(
  look: Look,
  walker: Walker,
  from: Spot,
  to: readonly Spot[],
): { readonly route: Route; readonly target: number } | null {
  const way = storeyWayFrom(fieldTo(look, walker, to), placeOf(look, walker, from))
  return way === null ? null : { route: routeOf(look, walker, way), target: way.target }
}

function routeOf(look: Look, walker: Walker, way: StoreyWay): Route {
  const { levelAt } = netOf(look, walker)
  const onLevel = (leg: StoreyLeg): RouteLeg => ({
    floor: leg.floor,
    path: leg.path,
    link: leg.link,
    level: levelAt({ floor: leg.floor, at: leg.path[0] as XY }),
  })
  return { cost: way.cost, legs: walker === 'hunter' ? overRoofs(look, way.legs, onLevel) : way.legs.map(onLevel) }
}

/** rs.hunter.5 What a Hunter walks outside is cut where it comes onto a roof or leaves it. */
const overRoofs = (look: Look, legs: readonly StoreyLeg[], onLevel: (leg: StoreyLeg) => RouteLeg): RouteLeg[] =>
  legs.flatMap((leg) => {
    if (leg.floor !== 0) return [onLevel(leg)]
    const parts = levelsOf(look, leg.path)
    return parts.map(({ level, path }, i) => ({
      floor: 0,
      level,
      path,
      link: i + 1 < parts.length ? OVER : leg.link,
    }))
  })

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
  const cost = storeyCostFrom(fieldTo(look, walker, [to]), placeOf(look, walker, from), limit + radii)
  return Math.max(0, cost - radii)
}
