/** The table of a match: its terrain made ready for questions, and what every barrier does just now. */
import {
  type Barrier,
  CLEAR,
  type Field,
  fieldTo,
  HARD,
  INSIDE,
  type Layout,
  layoutOf,
  type Mover,
  orientedRectangle,
  painted,
  type Piece,
  type Polygon,
  SOFT,
  type Terrain,
  type Ways,
  waysOf,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { TableMap } from '../content/drawing.ts'
import type { Look, State, Surface, Vehicle } from '../state.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { SHUT_STEPS } from '../tables/zombies.ts'

/** dw.movement.8 A base, and how near its centre comes to what is closed. */
export const MOVER: Mover = { radius: BASE_RADIUS, clearance: BASE_RADIUS - TOLERANCE }

/** Somewhere above the ground on which figures stand: a flat roof, the top of a piece, a heap. */
export interface Platform {
  readonly id: string
  readonly height: number
  readonly outline: readonly XY[]
  /** dw.los.3, dw.los.10 Barriers that do not block the rays of whoever stands on it. */
  readonly parts: readonly number[]
}

interface Spot {
  readonly at: XY
  readonly on: Surface
}

/** What stays the same as long as all vehicles stand where they do. */
interface Stage {
  readonly layout: Layout
  readonly platforms: ReadonlyMap<string, Platform>
  /** dw.movement.6 Low pieces with an area: a figure walks onto them and belongs to the ground there. */
  readonly heaps: readonly Platform[]
}

export interface Ground extends Stage {
  readonly stage: Stage
  /** How openings stand; how often they were pounded on is that of one of the states that share this ground. */
  readonly openings: State['openings']
  /** For sight: CLEAR, SOFT or HARD for every barrier. */
  readonly blocks: Uint8Array
  /** dw.units.8, dw.grenade.12 Walls, and openings that are closed or barricaded. */
  readonly walls: Uint8Array
  /** dw.movement.8 What nobody passes on the ground. */
  readonly closed: Uint8Array
  /** dw.movement.6 What is crossed at a price: low pieces, open and broken windows. */
  readonly lows: Uint8Array
  /** dw.los.8 Closed windows, which a shot breaks. */
  readonly panes: Uint8Array
  /** dw.zmove.5 What crossing costs a zombie's path, in units. */
  readonly prices: Int32Array
  /** Fields to points, worked out when first needed. */
  readonly fields: Map<number, Field>
}

/** The stages of a map by where its vehicles stand; the one as it is printed has no name. */
const STAGES = new WeakMap<TableMap, Map<string, Stage>>()
const MOST_STAGES = 32

function stageOf(map: TableMap, vehicles: State['vehicles']): Stage {
  const stages = STAGES.get(map) ?? new Map<string, Stage>()
  STAGES.set(map, stages)
  const placement = placementOf(map, vehicles)
  const known = stages.get(placement)
  if (known) return known
  const stage = buildStage(placement === '' ? map.terrain : movedTerrain(map, vehicles))
  if (stages.size >= MOST_STAGES) for (const old of stages.keys()) if (old !== '') stages.delete(old)
  stages.set(placement, stage)
  return stage
}

function buildStage(terrain: Terrain): Stage {
  const layout = layoutOf(terrain)
  return { layout, platforms: platformsOf(layout), heaps: heapsOf(layout) }
}

const WAYS = new WeakMap<Layout, Ways>()

/**
 * The ways on the ground, worked out when they are first asked for: not every place of a vehicle lasts until zombies
 * walk. They are no getter of the ground: objects with one are read slowly, all their other parts included.
 */
export function waysIn({ facts: { layout } }: Look): Ways {
  const known = WAYS.get(layout)
  if (known) return known
  const closed = painted(layout, (b) => (isSolid(b) ? 1 : 0))
  const gates = painted(layout, (b) => (b.part === 'opening' || isLowPiece(b) ? 1 : 0))
  const ways = waysOf({ layout, mover: MOVER, closed, gates })
  WAYS.set(layout, ways)
  return ways
}

/** Where the vehicles are that are not as the map has them; lists of vehicles are replaced as a whole, so they tell. */
const PLACEMENTS = new WeakMap<State['vehicles'], string>()

function placementOf(map: TableMap, vehicles: State['vehicles']): string {
  const known = PLACEMENTS.get(vehicles)
  if (known !== undefined) return known
  const moved = vehicles.filter((vehicle, i) => !isAsPrinted(vehicle, map.vehicles[i]))
  const placement = moved.map((one) => (one.gone ? one.id : `${one.id} ${one.at.x},${one.at.y},${one.heading}`)).join()
  if (Object.isFrozen(vehicles)) PLACEMENTS.set(vehicles, placement)
  return placement
}

const isAsPrinted = ({ at, heading, gone }: Vehicle, printed: TableMap['vehicles'][number] | undefined): boolean =>
  !gone && printed !== undefined && at.x === printed.at.x && at.y === printed.at.y && heading === printed.heading

/** dw.vehicle.15 The outline of a vehicle that stands there. */
export function vehicleOutline({ type }: Pick<Vehicle, 'type'>, at: XY, heading: number): Polygon {
  const { length, width } = VEHICLES[type]
  return orientedRectangle(at, length, width, heading)
}

/** dw.vehicle.32 The terrain with every vehicle where it is now; those that have left are not there. */
function movedTerrain({ terrain }: TableMap, vehicles: State['vehicles']): Terrain {
  const pieces = terrain.pieces.flatMap((piece): Piece[] => {
    const vehicle = vehicles.find(({ id }) => id === piece.id)
    if (!vehicle) return [piece]
    return vehicle.gone ? [] : [{ ...piece, shape: vehicleOutline(vehicle, vehicle.at, vehicle.heading) }]
  })
  return { ...terrain, pieces }
}

/** The outline of a vehicle on the table, as things stand. */
export function outlineOf({ facts: { layout } }: Look, vehicle: string): Polygon {
  const shape = layout.barriers[layout.numberOf.get(vehicle) ?? -1]?.shape
  if (shape?.is !== 'polygon') throw new Error(`no vehicle ${vehicle}`)
  return shape
}

const isSolid = (b: Barrier): boolean => b.part === 'wall' || (b.part === 'piece' && b.piece.ground === 'impassable')
const isLowPiece = (b: Barrier): boolean => b.part === 'piece' && b.piece.ground === 'obstacle'

function platformsOf({ barriers, terrain, partsOf }: Layout): Map<string, Platform> {
  const found = new Map<string, Platform>()
  for (const { id, outline, roof, storeyHeight, storeys } of terrain.buildings)
    if (roof === 'flat') found.set(id, { id, outline, height: storeyHeight * storeys, parts: partsOf.get(id) ?? [] })
  for (const b of barriers)
    if (b.part === 'piece' && b.piece.platform && b.shape.is === 'polygon')
      found.set(b.piece.id, { id: b.piece.id, outline: b.shape.corners, height: b.top, parts: [b.index] })
  return found
}

const heapsOf = ({ barriers }: Layout): Platform[] =>
  barriers.flatMap((b) =>
    b.part === 'piece' && isLowPiece(b) && b.shape.is === 'polygon'
      ? [{ id: b.piece.id, outline: b.shape.corners, height: b.top, parts: [b.index] }]
      : [],
  )

/** dw.los.4 What a barrier does to sight: closed windows are glazed, boarded ones and closed doors are not. */
function blocking(b: Barrier, openings: State['openings']): number {
  if (b.part === 'piece') return b.piece.cover === 'none' ? CLEAR : b.piece.cover === 'soft' ? SOFT : HARD
  if (b.part !== 'opening') return HARD
  const state = openings[b.opening.id]?.state ?? b.opening.state
  if (state === 'open' || state === 'broken') return CLEAR
  return state === 'closed' && b.opening.kind === 'window' ? CLEAR : HARD
}

const isShut = (b: Barrier, openings: State['openings']): boolean => {
  if (b.part !== 'opening') return false
  const state = openings[b.opening.id]?.state ?? b.opening.state
  return state === 'closed' || state === 'barricaded'
}

/** The grounds of a stage at one length of step: by the records of openings, and by how openings stand. */
interface Grounds {
  readonly byRecord: WeakMap<State['openings'], Ground>
  readonly byStates: Map<string, Ground>
}

const GROUNDS = new WeakMap<Stage, Map<number, Grounds>>()
const MOST_GROUNDS = 16

function groundsOf(stage: Stage, moveStep: number): Grounds {
  const bySteps = GROUNDS.get(stage) ?? new Map<number, Grounds>()
  GROUNDS.set(stage, bySteps)
  const known = bySteps.get(moveStep) ?? { byRecord: new WeakMap(), byStates: new Map() }
  bySteps.set(moveStep, known)
  return known
}

/** Records of openings are replaced as a whole; those in which all openings stand alike share a ground. */
export function workGround(
  { openings, vehicles }: Pick<State, 'openings' | 'vehicles'>,
  { map, moveStep }: Pick<DeadWalkBook, 'map' | 'moveStep'>,
): Ground {
  const stage = stageOf(map, vehicles)
  const { byRecord, byStates } = groundsOf(stage, moveStep)
  const known = byRecord.get(openings)
  if (known) return known
  const states = statesOf(stage, openings)
  const ground = byStates.get(states) ?? groundOf(stage, openings, moveStep)
  if (byStates.size >= MOST_GROUNDS) byStates.clear()
  byStates.set(states, ground)
  if (Object.isFrozen(openings)) byRecord.set(openings, ground)
  return ground
}

/** How all openings of a map stand, in its own order. */
function statesOf({ layout }: Stage, openings: State['openings']): string {
  let states = ''
  for (const b of layout.barriers)
    if (b.part === 'opening') states += `${openings[b.opening.id]?.state ?? b.opening.state} `
  return states
}

function groundOf(stage: Stage, openings: State['openings'], moveStep: number): Ground {
  const { layout, platforms, heaps } = stage
  const walls = painted(layout, (b) => (b.part === 'wall' || isShut(b, openings) ? 1 : 0))
  const lows = painted(layout, (b) => (isLowPiece(b) || isOpenWindow(b, openings) ? 1 : 0))
  return {
    stage,
    layout,
    platforms,
    heaps,
    openings,
    blocks: painted(layout, (b) => blocking(b, openings)),
    walls,
    closed: painted(layout, (b) => (isSolid(b) || isShut(b, openings) ? 1 : 0)),
    lows,
    panes: painted(layout, (b) => (isPane(b, openings) ? 1 : 0)),
    prices: Int32Array.from(layout.barriers, (b) => {
      if (isShut(b, openings)) return SHUT_STEPS * moveStep
      return lows[b.index] ? moveStep : 0
    }),
    fields: new Map(),
  }
}

const isPane = (b: Barrier, openings: State['openings']): boolean =>
  b.part === 'opening' && b.opening.kind === 'window' && openings[b.opening.id]?.state === 'closed'

const isOpenWindow = (b: Barrier, openings: State['openings']): boolean =>
  b.part === 'opening' && b.opening.kind === 'window' && !isShut(b, openings)

/** dw.zmove.5 The field of cheapest ways to a point on the ground, as things stand now. */
export function wayField(look: Look, to: XY): Field {
  const { facts } = look
  const key = to.x * 0x10000 + to.y
  const known = facts.fields.get(key)
  if (known) return known
  if (facts.fields.size >= MOST_FIELDS) facts.fields.clear()
  const field = fieldTo(waysIn(look), to, facts.prices)
  facts.fields.set(key, field)
  return field
}
const MOST_FIELDS = 128

/** How high a surface is above the table. */
export const heightOf = ({ facts }: Look, on: Surface): number =>
  on === null ? 0 : (facts.platforms.get(on)?.height ?? 0)

export const platformOf = ({ facts }: Look, on: Surface): Platform | null =>
  on === null ? null : (facts.platforms.get(on) ?? null)

/** dw.los.3 What a figure stands on: a roof, the top of a piece, or the heaps under its centre. */
export function standingOn(look: Look, { at, on }: Spot): readonly Platform[] {
  const platform = platformOf(look, on)
  if (platform !== null) return [platform]
  const { heaps } = look.facts
  return heaps.length === 0 ? heaps : heaps.filter(({ outline }) => whereInPolygon(outline, at) === INSIDE)
}

/** dw.los.1, dw.units.9 How high the floor is there. */
export const floorOf = (look: Look, spot: Spot): number =>
  standingOn(look, spot).reduce((top, { height }) => Math.max(top, height), 0)
