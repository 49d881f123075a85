/** rs.terrain The table of a match made ready for questions, and what every barrier does just now. */
import {
  type Barrier,
  type Building,
  INSIDE,
  isOnSegment,
  type Layout,
  layoutOf,
  type Opening,
  OUTSIDE,
  painted,
  type Shape,
  standsOn,
  type Terrain,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { RunOrShootBook } from '../book.ts'
import type { Spot, TableMap } from '../content/table-map.ts'
import type { Look, State } from '../state.ts'
import { isDoor, TERRAIN, type TerrainKind } from '../tables/terrain.ts'
import { LEVELS } from './01-crowd.ts'

/** rs.terrain.4 A floor above the ground: an upper storey, or a flat roof. */
export interface Floor {
  readonly building: string
  readonly level: number
  readonly isRoof: boolean
  readonly outline: readonly XY[]
}

/** What stays the same as long as no wall is breached. */
interface Stage {
  readonly layout: Layout
  readonly floors: readonly Floor[]
  readonly woods: readonly Shape[]
}

export interface Ground extends Stage {
  readonly stage: Stage
  /** For each level, what a survivor's base cannot come into: walls, what is shut, fences, vehicles, water, roof edges. */
  readonly closed: readonly Uint8Array[]
  /** rs.down.9 The same without roof edges, over which one can be knocked. */
  readonly solid: readonly Uint8Array[]
  /** rs.measure.6, rs.measure.7 For each level, what parts two figures: walls, doors, windows and fences. */
  readonly parting: readonly Uint8Array[]
  /** rs.grenade.9 For each level, walls and closed doors. */
  readonly shields: readonly Uint8Array[]
  /** rs.sight.2, rs.sight.4 What blocks a ray. */
  readonly blocks: Uint8Array
  /** rs.grenade.3 What stops a throw: walls, closed doors, barred windows and floors. */
  readonly stops: Uint8Array
  /** rs.sight.5 What obscures: low things, and full ones. */
  readonly lows: Uint8Array
  readonly panes: Uint8Array
  /** Low walls, vehicles and windows, of which those at one's own elbow are ignored (rs.sight.6). */
  readonly rests: Uint8Array
}

/** The word of the terrain table for a barrier; null for a floor or roof. */
export function kindOf(b: Barrier): TerrainKind | null {
  switch (b.part) {
    case 'wall':
      return b.kind as TerrainKind
    case 'opening':
      return b.opening.kind as TerrainKind
    case 'piece':
      return b.piece.kind as TerrainKind
    case 'slab':
      return null
  }
}

/** The door or window that a barrier is: in a wall, or a gate in a fence. */
export const openingOf = (b: Barrier): string | null =>
  b.part === 'opening' ? b.opening.id : b.part === 'piece' && isDoor(b.piece.kind) ? b.piece.id : null

/** rs.terrain.1 Is a barrier gone or open just now? Only doors and windows can be. */
export function isPassable(b: Barrier, openings: State['openings']): boolean {
  const id = openingOf(b)
  return id !== null && (openings[id]?.state ?? 'closed') !== 'closed'
}

/** rs.tank.8, rs.tank.9 Does a Tank walk through it? A barred window is as strong as the wall around it (rs.terrain.1). */
export const isBrokenByTank = (b: Barrier, kind: TerrainKind): boolean =>
  TERRAIN[kind].tank || (kind === 'barred' && b.part === 'opening' && wallAround(b.building, b.opening) === 'thin')

/** The kind of the wall in which an opening is: a partition, else an outer wall. */
function wallAround({ partitions = [], wall }: Building, { level, from, to }: Opening): string | undefined {
  const partition = partitions.find(
    (one) => one.level === level && isOnSegment(one.from, one.to, from) && isOnSegment(one.from, one.to, to),
  )
  return partition?.kind ?? wall
}

const STAGES = new WeakMap<TableMap, Map<string, Stage>>()
const MOST_STAGES = 16

/** rs.terrain.8 The map with the gaps that were broken into it: a layout for each. */
function stageOf(map: TableMap, breaches: State['breaches']): Stage {
  const stages = STAGES.get(map) ?? new Map<string, Stage>()
  STAGES.set(map, stages)
  const key = breaches
    .map(({ in: where, level, from, to }) => `${where} ${level} ${from.x},${from.y} ${to.x},${to.y}`)
    .join()
  const known = stages.get(key)
  if (known) return known
  const terrain: Terrain = { ...map.terrain, gaps: [...(map.terrain.gaps ?? []), ...breaches] }
  const layout = layoutOf(terrain)
  const stage = { layout, floors: floorsOf(layout), woods: woodsIn(layout) }
  if (stages.size >= MOST_STAGES) stages.clear()
  stages.set(key, stage)
  return stage
}

const floorsOf = ({ terrain }: Layout): Floor[] =>
  terrain.buildings.flatMap(({ id, outline, storeys, roof }) =>
    Array.from({ length: storeys }, (_, i) => i + 1)
      .filter((level) => level < storeys || roof === 'flat')
      .map((level) => ({ building: id, level, isRoof: level === storeys, outline })),
  )

const woodsIn = ({ barriers }: Layout): Shape[] =>
  barriers.flatMap((b) => (b.part === 'piece' && b.piece.kind === 'woods' ? [b.shape] : []))

/** Grounds by the records of openings, which are replaced as a whole. */
const GROUNDS = new WeakMap<Stage, WeakMap<State['openings'], Ground>>()

export function workGround(
  { openings, breaches }: Pick<State, 'openings' | 'breaches'>,
  { map }: Pick<RunOrShootBook, 'map'>,
): Ground {
  const stage = stageOf(map, breaches)
  const grounds = GROUNDS.get(stage) ?? new WeakMap<State['openings'], Ground>()
  GROUNDS.set(stage, grounds)
  const ground = grounds.get(openings) ?? groundOf(stage, openings)
  if (Object.isFrozen(openings)) grounds.set(openings, ground)
  return ground
}

function groundOf(stage: Stage, openings: State['openings']): Ground {
  const { layout } = stage
  const standing = layout.barriers.map((b): TerrainKind | null => (isPassable(b, openings) ? null : kindOf(b)))
  const marks = (does: (kind: TerrainKind) => boolean): Uint8Array =>
    painted(layout, ({ index }) => {
      const kind = standing[index] ?? null
      return kind !== null && does(kind) ? 1 : 0
    })
  const byLevel = (all: Uint8Array): Uint8Array[] => {
    const levels = Array.from({ length: LEVELS }, () => new Uint8Array(all.length))
    for (const { index, level } of layout.barriers) (levels[level] as Uint8Array)[index] = all[index] as number
    return levels
  }
  const isSolid = (kind: TerrainKind): boolean => TERRAIN[kind].walk !== 'free'
  const blocks = marks((kind) => TERRAIN[kind].sight === 'blocks')
  const isShield = (kind: TerrainKind): boolean => kind === 'thick' || kind === 'thin' || isDoor(kind)
  const stops = marks((kind) => isShield(kind) || kind === 'barred')
  for (const { part, index } of layout.barriers) if (part === 'slab') blocks[index] = stops[index] = 1
  const obscures = (kind: TerrainKind): boolean => TERRAIN[kind].sight === 'obscures' && kind !== 'woods'
  return {
    ...stage,
    stage,
    closed: byLevel(marks(isSolid)),
    solid: byLevel(marks((kind) => isSolid(kind) && kind !== 'rim')),
    parting: byLevel(marks((kind) => isSolid(kind) && !NO_PARTING.has(kind))),
    shields: byLevel(marks(isShield)),
    blocks,
    stops,
    lows: marks((kind) => obscures(kind) && TERRAIN[kind].low),
    panes: marks((kind) => obscures(kind) && !TERRAIN[kind].low),
    rests: marks((kind) => kind === 'low' || kind === 'vehicle' || kind === 'window'),
  }
}
const NO_PARTING: ReadonlySet<TerrainKind> = new Set<TerrainKind>(['vehicle', 'water', 'rim'])

/** rs.terrain.4 Does a whole base stand on the floor of a level there? The ground is everywhere. */
export const hasFloor = ({ facts }: Look, { at, level }: Spot, radius: number): boolean =>
  level === 0 || facts.floors.some((floor) => floor.level === level && standsOn(floor.outline, { ...at, radius }))

/** rs.terrain.7 The floor on which something comes to lie that falls from a level there. */
export const levelBelow = ({ facts }: Look, { at, level }: Spot): number =>
  facts.floors.reduce(
    (highest, floor) =>
      floor.level < level && floor.level > highest && whereInPolygon(floor.outline, at) !== OUTSIDE
        ? floor.level
        : highest,
    0,
  )

/** rs.terrain.5 The building in which a figure is: inside its outline, below the roof; null in the open. */
export function buildingOf({ book }: Pick<Look, 'book'>, { at, level }: Spot): string | null {
  const found = book.map.terrain.buildings.find(
    ({ outline, storeys }) => level < storeys && whereInPolygon(outline, at) === INSIDE,
  )
  return found?.id ?? null
}

export const isInTheOpen = (look: Pick<Look, 'book'>, spot: Spot): boolean => buildingOf(look, spot) === null

/** rs.scenario.22 Is a spot in a named place: inside or on its border, in a building below the roof, else on the ground? */
export function isInPlace({ book }: Pick<Look, 'book'>, place: string, { at, level }: Spot): boolean {
  const area = Object.hasOwn(book.scenario.places, place) ? book.scenario.places[place] : undefined
  if (area === undefined || area[0] === 'circle') return false
  const [, x1, y1, x2, y2] = area
  const isInside = at.x >= 100 * x1 && at.x <= 100 * x2 && at.y >= 100 * y1 && at.y <= 100 * y2
  if (!isInside || level === 0) return isInside
  return book.map.terrain.buildings.some(
    ({ outline, storeys }) => level < storeys && whereInPolygon(outline, at) !== OUTSIDE,
  )
}
