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
  painted,
  SOFT,
  type Ways,
  waysOf,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { TableMap } from '../content/sketch.ts'
import type { Look, State, Surface } from '../state.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

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

/** What stays the same in all matches on a map. */
interface Stage {
  readonly layout: Layout
  readonly ways: Ways
  readonly platforms: ReadonlyMap<string, Platform>
  /** dw.movement.6 Low pieces with an area: a figure walks onto them and belongs to the ground there. */
  readonly heaps: readonly Platform[]
}

export interface Ground extends Stage {
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

const STAGES = new WeakMap<TableMap, Stage>()

function stageOf(map: TableMap): Stage {
  const known = STAGES.get(map)
  if (known) return known
  const layout = layoutOf(map.terrain)
  const closed = painted(layout, (b) => (isSolid(b) ? 1 : 0))
  const gates = painted(layout, (b) => (b.part === 'opening' || isLowPiece(b) ? 1 : 0))
  const stage: Stage = {
    layout,
    ways: waysOf({ layout, mover: MOVER, closed, gates }),
    platforms: platformsOf(layout),
    heaps: heapsOf(layout),
  }
  STAGES.set(map, stage)
  return stage
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

/** dw.zmove.5 A low obstacle counts 5 cm, what an action point is worth; what is shut counts 20 times as much. */
const SHUT_STEPS = 20

/** The grounds of a map at one length of step: by the records of openings, and by how openings stand. */
interface Grounds {
  readonly byRecord: WeakMap<State['openings'], Ground>
  readonly byStates: Map<string, Ground>
}

const GROUNDS = new WeakMap<TableMap, Map<number, Grounds>>()
const MOST_GROUNDS = 16

function groundsOf({ map, moveStep }: DeadWalkBook): Grounds {
  const bySteps = GROUNDS.get(map) ?? new Map<number, Grounds>()
  GROUNDS.set(map, bySteps)
  const known = bySteps.get(moveStep) ?? { byRecord: new WeakMap(), byStates: new Map() }
  bySteps.set(moveStep, known)
  return known
}

/** Records of openings are replaced as a whole; those in which all openings stand alike share a ground. */
export function workGround({ openings }: Pick<State, 'openings'>, book: DeadWalkBook): Ground {
  const { byRecord, byStates } = groundsOf(book)
  const known = byRecord.get(openings)
  if (known) return known
  const stage = stageOf(book.map)
  const states = statesOf(stage, openings)
  const ground = byStates.get(states) ?? groundOf(stage, openings, book.moveStep)
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
  const { layout } = stage
  const walls = painted(layout, (b) => (b.part === 'wall' || isShut(b, openings) ? 1 : 0))
  const lows = painted(layout, (b) => (isLowPiece(b) || isOpenWindow(b, openings) ? 1 : 0))
  return {
    ...stage,
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
export function wayField({ facts }: Look, to: XY): Field {
  const key = to.x * 0x10000 + to.y
  const known = facts.fields.get(key)
  if (known) return known
  if (facts.fields.size >= MOST_FIELDS) facts.fields.clear()
  const field = fieldTo(facts.ways, to, facts.prices)
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
