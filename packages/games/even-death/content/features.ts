/** ed.terrain.12, ed.terrain.13 Water, rivers and roads of a random table, before any other piece. In inches. */
import { list, object, oneOf, optional, type Shape } from '@shamble/kernel'
import { type Box, meet, without } from './boxes.ts'
import type { DrawnPiece, Edge } from './scenarios.ts'
import type { TerrainId } from './terrain.ts'

export type Corner = 'north-west' | 'north-east' | 'south-east' | 'south-west'

/** What a tile has besides its kind. */
export interface Features {
  /** Sides and corners of open water. */
  readonly water?: readonly (Edge | Corner)[]
  /** A thin river through these two sides; with one it springs in the middle. */
  readonly river?: readonly Edge[]
  /** A wide river along the east edge, with fords, or with a bridge. */
  readonly wideRiver?: 'fords' | 'bridge'
  /** Roads from the middle to these sides. */
  readonly roads?: readonly Edge[]
}

const EDGES = ['north', 'east', 'south', 'west'] as const
const CORNERS = ['north-west', 'north-east', 'south-east', 'south-west'] as const

const edges = optional(list(oneOf(...EDGES), { max: EDGES.length }))

export const FEATURES = object({
  water: optional(list(oneOf(...EDGES, ...CORNERS), { max: EDGES.length + CORNERS.length })),
  river: edges,
  wideRiver: optional(oneOf('fords', 'bridge')),
  roads: edges,
}) as unknown as Shape<Features>

/** Depths and widths of water and roads. */
const BAND = { all: 12, deep: 8 } as const
const CORNER = { all: 16, deep: 12 } as const
const LAKE = { x: 13, y: 13, all: 9, deep: 5 } as const
const STREAM = 3
const ROAD = 4
/** From the east edge: where deep water begins and ends, its banks, its crossings from the nearest edge. */
const WIDE = { from: 10, to: 4, bank: 1, ford: [12, 16], bridge: 4 } as const

const rect = (kind: TerrainId, [west, north, east, south]: Box): DrawnPiece => ({
  is: 'rect',
  kind,
  at: [west, north],
  size: [east - west, south - north],
})

const disc = (kind: TerrainId, x: number, y: number, radius: number): DrawnPiece => ({
  is: 'disc',
  kind,
  at: [x, y],
  radius,
})

/** A band from the middle of the table to the middle of a side. */
function bandTo(side: Edge, wide: number, width: number, depth: number): Box {
  const [x, y, half] = [width / 2, depth / 2, wide / 2]
  if (side === 'north') return [x - half, 0, x + half, y + half]
  if (side === 'south') return [x - half, y - half, x + half, depth]
  return side === 'west' ? [0, y - half, x + half, y + half] : [x - half, y - half, width, y + half]
}

/** A strip along a side, from so far from the edge to so far. */
function strip(side: Edge, from: number, to: number, width: number, depth: number): Box {
  if (side === 'north') return [0, from, width, to]
  if (side === 'south') return [0, depth - to, width, depth - from]
  return side === 'west' ? [from, 0, to, depth] : [width - to, 0, width - from, depth]
}

const isSide = (where: Edge | Corner): where is Edge => EDGES.some((edge) => edge === where)

interface Water {
  readonly deep: Box[]
  readonly shallow: Box[]
  readonly pieces: DrawnPiece[]
}

function openWater(isWaterTile: boolean, { water = [] }: Features, width: number, depth: number): Water {
  const sides = water.filter(isSide)
  const corners = water.filter((where) => !isSide(where))
  const pieces = corners.flatMap((corner) => {
    const [x, y] = [corner.endsWith('east') ? width : 0, corner.startsWith('south') ? depth : 0]
    return [disc('shallows', x, y, CORNER.all), disc('deep', x, y, CORNER.deep)]
  })
  if (isWaterTile && water.length === 0)
    pieces.push(disc('shallows', width - LAKE.x, LAKE.y, LAKE.all), disc('deep', width - LAKE.x, LAKE.y, LAKE.deep))
  return {
    deep: sides.map((side) => strip(side, 0, BAND.deep, width, depth)),
    shallow: sides.map((side) => strip(side, BAND.deep, BAND.all, width, depth)),
    pieces,
  }
}

/** Fords near both ends, or a bridge in the middle. */
function crossingsOf(wide: NonNullable<Features['wideRiver']>, [west, , east]: Box, depth: number): Box[] {
  const [from, to] = WIDE.ford
  if (wide === 'bridge') return [[west, (depth - WIDE.bridge) / 2, east, (depth + WIDE.bridge) / 2]]
  return [
    [west, from, east, to],
    [west, depth - to, east, depth - from],
  ]
}

/** All features in their order: water, rivers, roads; what is crossed by a road has a bridge there. */
export function featuresOf(isWaterTile: boolean, features: Features, width: number, depth: number): DrawnPiece[] {
  const { deep, shallow, pieces } = openWater(isWaterTile, features, width, depth)
  const streams = (features.river ?? []).map((side) => bandTo(side, STREAM, width, depth))
  const roads = (features.roads ?? []).map((side) => bandTo(side, ROAD, width, depth))
  const crossings: DrawnPiece[] = []
  let cuts = roads
  if (features.wideRiver) {
    const channel = strip('east', WIDE.to, WIDE.from, width, depth)
    const over = crossingsOf(features.wideRiver, channel, depth)
    deep.push(channel)
    shallow.push(
      strip('east', WIDE.from, WIDE.from + WIDE.bank, width, depth),
      strip('east', WIDE.to - WIDE.bank, WIDE.to, width, depth),
    )
    crossings.push(...over.map((box) => rect(features.wideRiver === 'bridge' ? 'bridge' : 'ford', box)))
    cuts = [...roads, ...over]
  }
  const left = deep.flatMap((box) =>
    cuts.reduce<Box[]>((boxes, cut) => boxes.flatMap((one) => without(one, cut)), [box]),
  )
  const bridges = roads.flatMap((road) =>
    [...deep, ...shallow, ...streams].flatMap((water) => {
      const box = meet(road, water)
      return box ? [rect('bridge', box)] : []
    }),
  )
  return [
    ...shallow.map((box) => rect('shallows', box)),
    ...left.map((box) => rect('deep', box)),
    ...pieces,
    ...streams.map((box) => rect('stream', box)),
    ...crossings,
    ...roads.map((box) => rect('road', box)),
    ...bridges,
  ]
}
