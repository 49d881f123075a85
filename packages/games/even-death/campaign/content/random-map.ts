/** ed.camp-map.6 Random maps, by a seed of their own: cities and towns, a lake, a coast, hills and woods, a river, roads. */
import { seeded } from '@shamble/kernel'
import type { Draw, GroundKind } from '../../content/budgets.ts'
import type { Corner, Features } from '../../content/features.ts'
import type { Edge } from '../../content/scenarios.ts'
import { mapFaults } from './map-faults.ts'
import { namesFor } from './names.ts'
import { DIRECTIONS, directionTo, type Place, placeAt, PLACES, SIDE, stepsBetween, xOf, yOf } from '../map.ts'
import type { MapDocument } from './map-document.ts'

/** How many there are of everything, and how far apart. */
const CITIES = { many: 3, apart: 4 } as const
const TOWNS = { many: 6, apart: 2 } as const
const LAKE = 5
const COAST = { least: 3, most: 5 } as const
const BLOBS: readonly (readonly [kind: GroundKind, least: number, most: number])[] = [
  ['mountains', 3, 3],
  ['mountains', 3, 3],
  ['forest', 4, 5],
  ['forest', 4, 5],
]
const ROADS = 2
const TRIES = 1_000

/** A map as it comes about: nothing was said yet of tiles that are missing. */
interface Sketch {
  readonly kinds: Map<Place, GroundKind>
  readonly draw: Draw
  deep: Place
  readonly water: Map<Place, Edge | Corner>
  readonly river: Map<Place, Edge[]>
  readonly roads: Map<Place, Edge[]>
}

const freeIn = ({ kinds }: Sketch): Place[] => PLACES.filter((tile) => !kinds.has(tile))
/** Tiles with a side in common: roads and rivers are laid before anybody is kept out. */
const NEIGHBOURS = new Map(PLACES.map((a) => [a, PLACES.filter((b) => stepsBetween(a, b) === 1)]))
const neighbours = (tile: Place): readonly Place[] => NEIGHBOURS.get(tile) ?? []
const oneOf = <T>(draw: Draw, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : list[draw(list.length)]

/** (1), (2) So many of a kind, none nearer to a City or Town than that. */
function settleTowns(sketch: Sketch, kind: 'city' | 'town', { many, apart }: typeof CITIES | typeof TOWNS): boolean {
  for (let n = 0; n < many; n++) {
    const settled = [...sketch.kinds.keys()]
    const places = freeIn(sketch).filter((tile) => settled.every((other) => stepsBetween(tile, other) >= apart))
    const place = oneOf(sketch.draw, places)
    if (place === undefined) return false
    sketch.kinds.set(place, kind)
  }
  return true
}

/** (3), (5) Tiles that hang together, grown from a random one; null if there is no room. */
function grow(sketch: Sketch, kind: GroundKind, size: number): Place[] | null {
  const grown: Place[] = []
  let rim = freeIn(sketch)
  while (grown.length < size) {
    const next = oneOf(sketch.draw, rim)
    if (next === undefined) return null
    grown.push(next)
    sketch.kinds.set(next, kind)
    rim = [...new Set(grown.flatMap(neighbours))].filter((tile) => !sketch.kinds.has(tile))
  }
  return grown
}

const isWaterIn =
  ({ kinds }: Sketch) =>
  (tile: Place): boolean =>
    kinds.get(tile) === 'water'

/** Where deep water lies, seen from a tile: a side or a corner. */
function towards(from: Place, to: Place): Edge | Corner {
  const [dy, dx] = [yOf(to) - yOf(from), xOf(to) - xOf(from)]
  const row = dy < 0 ? 'north' : 'south'
  const column = dx < 0 ? 'west' : 'east'
  if (dx === 0) return row
  return dy === 0 ? column : `${row}-${column}`
}

/** (3) A lake; of its tiles the one with most water around it is too deep. */
function layLake(sketch: Sketch): boolean {
  const lake = grow(sketch, 'water', LAKE)
  if (!lake) return false
  const waterAround = (tile: Place): number => neighbours(tile).filter(isWaterIn(sketch)).length
  const most = Math.max(...lake.map(waterAround))
  sketch.deep = Math.min(...lake.filter((tile) => waterAround(tile) === most))
  for (const tile of lake) if (tile !== sketch.deep) sketch.water.set(tile, towards(tile, sketch.deep))
  return true
}

/** The tiles along an edge of the map, in their order. */
const alongEdge = (side: Edge): Place[] =>
  Array.from({ length: SIDE }, (_, i) => {
    if (side === 'north' || side === 'south') return placeAt(side === 'north' ? 1 : SIDE, i + 1)
    return placeAt(i + 1, side === 'west' ? 1 : SIDE)
  })

/** (4) A coast along one edge of the map. */
function layCoast(sketch: Sketch): boolean {
  const { draw, kinds } = sketch
  const side = DIRECTIONS[draw(DIRECTIONS.length)] as Edge
  const length = COAST.least + draw(COAST.most - COAST.least + 1)
  const along = alongEdge(side)
  const runs = Array.from({ length: SIDE - length + 1 }, (_, from) => along.slice(from, from + length)).filter((run) =>
    run.every((tile) => !kinds.has(tile)),
  )
  const run = oneOf(draw, runs)
  for (const tile of run ?? []) {
    kinds.set(tile, 'water')
    sketch.water.set(tile, side)
  }
  return run !== undefined
}

/** The shortest way over tiles that pass, to the first that is a goal; both ends belong to it. */
function wayTo(from: Place, isGoal: (tile: Place) => boolean, passes: (tile: Place) => boolean): Place[] | null {
  const before = new Map<Place, Place | null>([[from, null]])
  for (const [tile] of before) {
    if (tile !== from && isGoal(tile)) {
      const way: Place[] = []
      for (let at: Place | null = tile; at !== null; at = before.get(at) ?? null) way.unshift(at)
      return way
    }
    if (tile !== from && !passes(tile)) continue
    for (const next of neighbours(tile)) if (!before.has(next) && (passes(next) || isGoal(next))) before.set(next, tile)
  }
  return null
}

function addSide(to: Map<Place, Edge[]>, tile: Place, side: Edge | null): void {
  const sides = to.get(tile) ?? []
  if (side !== null && !sides.includes(side)) to.set(tile, [...sides, side])
}

/** (7) A thin river from a tile of the mountains to the nearest water; it springs there, and ends at the shore. */
function layRiver(sketch: Sketch): boolean {
  const { kinds, draw } = sketch
  const source = oneOf(
    draw,
    PLACES.filter((tile) => kinds.get(tile) === 'mountains'),
  )
  const isWater = isWaterIn(sketch)
  const way = source === undefined ? null : wayTo(source, isWater, (tile) => !isWater(tile))
  if (!way) return false
  for (const [i, tile] of way.slice(0, -1).entries()) {
    if (i > 0) addSide(sketch.river, tile, directionTo(tile, way[i - 1] as Place))
    addSide(sketch.river, tile, directionTo(tile, way[i + 1] as Place))
  }
  return true
}

/** (8) Roads from each Town and City to the nearest two others, over land; none of them is without. */
function layRoads(sketch: Sketch): boolean {
  const { kinds } = sketch
  const isWater = isWaterIn(sketch)
  const settled = PLACES.filter((tile) => kinds.get(tile) === 'town' || kinds.get(tile) === 'city')
  for (const from of settled) {
    const ways = settled
      .filter((to) => to !== from)
      .flatMap((to) =>
        [
          wayTo(
            from,
            (tile) => tile === to,
            (tile) => !isWater(tile),
          ),
        ].filter((way) => way !== null),
      )
      .sort((a, b) => a.length - b.length || (a.at(-1) as Place) - (b.at(-1) as Place))
    for (const way of ways.slice(0, ROADS))
      for (const [i, tile] of way.entries())
        for (const next of [way[i - 1], way[i + 1]])
          if (next !== undefined) addSide(sketch.roads, tile, directionTo(tile, next))
  }
  return settled.every((tile) => sketch.roads.has(tile))
}

const ordered = (sides: readonly Edge[]): Edge[] => DIRECTIONS.filter((side) => sides.includes(side))

function featuresOf({ water, river, roads }: Sketch, tile: Place): Features {
  const [deep, stream, ways] = [water.get(tile), river.get(tile), roads.get(tile)]
  return {
    ...(deep === undefined ? {} : { water: [deep] }),
    ...(stream === undefined ? {} : { river: ordered(stream) }),
    ...(ways === undefined ? {} : { roads: ordered(ways) }),
  }
}

function mapOfSketch(sketch: Sketch, seed: string | number): MapDocument {
  const kinds = PLACES.map((place): GroundKind => sketch.kinds.get(place) ?? 'field')
  const names = namesFor(kinds, sketch.draw)
  return {
    format: 'shamble-map',
    version: 1,
    game: 'even-death',
    title: `Random map ${seed}`,
    says: `Three cities, six towns, a lake and a coast, drawn by the seed ${seed}.`,
    tiles: PLACES.map((place, i) => ({
      kind: kinds[i] as GroundKind,
      name: names[i] as string,
      features: featuresOf(sketch, place),
      blocked: [],
      accessible: place !== sketch.deep,
    })),
  }
}

/** One attempt: null where something finds no room. */
function attempt(draw: Draw, seed: string | number): MapDocument | null {
  const sketch: Sketch = {
    kinds: new Map(),
    draw,
    deep: 0,
    water: new Map(),
    river: new Map(),
    roads: new Map(),
  }
  const isLaid =
    settleTowns(sketch, 'city', CITIES) &&
    settleTowns(sketch, 'town', TOWNS) &&
    layLake(sketch) &&
    layCoast(sketch) &&
    BLOBS.every(([kind, least, most]) => grow(sketch, kind, least + draw(most - least + 1)) !== null) &&
    layRiver(sketch) &&
    layRoads(sketch)
  return isLaid ? mapOfSketch(sketch, seed) : null
}

/** The same map for the same seed; drawn again until it passes the checks. */
export function randomMap(seed: string | number): MapDocument {
  const dice = seeded(`even-death map|${seed}`)
  const draw: Draw = (below) => dice.draw('ed.camp-map.6', below)
  for (let n = 0; n < TRIES; n++) {
    const map = attempt(draw, seed)
    if (map !== null && mapFaults(map).length === 0) return map
  }
  throw new Error(`no map was found for seed ${seed}`)
}
