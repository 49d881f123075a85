import {
  type Building,
  boxOf,
  comparePointToShape,
  doubleAreaOf,
  fitsOnTable,
  isOnSegment,
  outlinesOverlap,
  type Polygon,
  rectangle,
  roomsAt,
  terrainFaults,
  wallsOf,
  whereInShape,
  type XY,
} from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { HEIGHTS, WIDTHS } from '../tables/movement.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { cutOff, groundOf, isFree } from '../testkit/ground.ts'
import { MAPS } from './maps.ts'
import { mapOf, type MapSketch, type TableMap } from './drawing.ts'

const maps: readonly (readonly [string, TableMap])[] = Object.entries(MAPS)
const ids = <T extends { readonly id: string }>(things: readonly T[]): string[] => things.map(({ id }) => id)
const middle = ({ from, to }: { from: XY; to: XY }): XY => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
const centreOf = (outline: readonly XY[]): XY => {
  const { west, east, north, south } = boxOf({ is: 'polygon', corners: outline })
  return { x: (west + east) / 2, y: (north + south) / 2 }
}
const allOf = <T>(pick: (b: Building) => readonly T[], { terrain }: TableMap): T[] => terrain.buildings.flatMap(pick)

/** The places of the set-up grid in the deployment zone: every 3 cm, wholly inside and free. */
function placesToDeploy(map: TableMap): XY[] {
  const ground = groundOf(map)
  const { west, north, east, south } = map.deployment
  const places: XY[] = []
  for (let y = north + BASE_RADIUS; y <= south - BASE_RADIUS; y += cm(3)) {
    for (let x = west + BASE_RADIUS; x <= east - BASE_RADIUS; x += cm(3))
      if (isFree(ground, { x, y })) places.push({ x, y })
  }
  return places
}

describe('maps', () => {
  it('have the sizes of the rules, in units', () => {
    expect(maps.map(([id, { terrain }]) => [id, terrain.width, terrain.depth])).toEqual([
      ['back-street', 6000, 6000],
      ['crossroads', 12_000, 9000],
      ['mercy-hospital', 12_000, 12_000],
      ['millers-farm', 9000, 9000],
      ['motel', 18_000, 9000],
      ['depot', 12_000, 12_000],
      ['docks', 12_000, 9000],
    ])
  })

  it('have all their buildings, rooms, openings, vehicles, pieces and spawn points', () => {
    const count = (map: TableMap) => [
      map.terrain.buildings.length,
      map.rooms.length,
      allOf((b) => b.openings.filter(({ kind }) => kind === 'door'), map).length,
      allOf((b) => b.openings.filter(({ kind }) => kind === 'window'), map).length,
      allOf((b) => b.ladders, map).length,
      map.vehicles.length,
      map.terrain.pieces.length - map.vehicles.length,
      map.spawnPoints.length,
    ]
    expect(maps.map(([, map]) => count(map))).toEqual([
      [2, 2, 2, 2, 1, 1, 4, 6],
      [4, 7, 10, 8, 2, 3, 8, 12],
      [3, 9, 11, 6, 1, 3, 9, 12],
      [3, 5, 7, 5, 0, 1, 8, 9],
      [4, 7, 7, 7, 2, 6, 10, 12],
      [4, 7, 8, 6, 2, 3, 9, 12],
      [3, 4, 6, 3, 1, 2, 8, 12],
    ])
  })

  it('number everything without gaps', () => {
    const numbered = (found: readonly string[], letter: string): void =>
      expect([...found].sort()).toEqual(found.map((_, i) => `${letter}${i + 1}`).sort())
    for (const [, map] of maps) {
      numbered(ids(map.terrain.buildings), 'B')
      numbered(ids(map.rooms), 'R')
      numbered(ids(allOf((b) => b.openings.filter(({ kind }) => kind === 'door'), map)), 'D')
      numbered(ids(allOf((b) => b.openings.filter(({ kind }) => kind === 'window'), map)), 'W')
      numbered(ids(map.vehicles), 'V')
    }
  })

  it('refuse an opening that is in no wall', () => {
    const sketch: MapSketch = {
      title: 'Hut',
      says: 'A hut.',
      size: [30, 30],
      roads: [],
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [10, 10, 20, 20],
          rooms: [['R1', 'Hut', [10, 10, 20, 20]]],
          doors: [['D1', 15, 14, 'closed']],
          windows: [],
          ladder: null,
        },
      ],
      vehicles: [],
      lows: [],
      blocks: [],
      trees: [],
      spawnPoints: [],
      deployment: [0, 0, 10, 10],
      exit: null,
    }
    expect(() => mapOf(sketch)).toThrow('B1.D1 is not in a wall')
  })
})

describe.each(maps)('%s', (name, map) => {
  const { terrain } = map
  const ground = groundOf(map)

  it('is sound terrain', () => {
    expect(terrainFaults(terrain)).toEqual([])
  })

  it('is filled by its rooms: they make up each building and do not overlap', () => {
    for (const b of terrain.buildings) {
      const area = b.rooms.reduce((sum, room) => sum + doubleAreaOf(room), 0)
      expect([b.id, area]).toEqual([b.id, doubleAreaOf({ id: b.id, level: 0, outline: b.outline })])
      for (const room of b.rooms) {
        const others = b.rooms.filter((other) => other !== room)
        const polygon = (outline: readonly XY[]): Polygon => ({ is: 'polygon', corners: outline })
        expect(others.filter((other) => outlinesOverlap(polygon(room.outline), polygon(other.outline)))).toEqual([])
      }
    }
    expect(ids(map.rooms)).toEqual(ids(allOf((b) => b.rooms, map)))
  })

  it('has doors 4 cm and windows 3 cm wide, cut out of a wall with wall on both sides of them', () => {
    for (const b of terrain.buildings) {
      const walls = wallsOf(b)
      for (const { id, kind, from, to } of b.openings) {
        const width = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
        expect([id, width, from.x === to.x || from.y === to.y]).toEqual([
          id,
          kind === 'door' ? WIDTHS.door : WIDTHS.window,
          true,
        ])
        const jambs = walls.filter((wall) => [from, to].some((end) => isOnSegment(wall.from, wall.to, end)))
        expect([id, jambs.length]).toEqual([id, 2])
      }
    }
  })

  it('lets a figure stand before and behind every opening', () => {
    for (const opening of allOf((b) => b.openings, map)) {
      const { x, y } = middle(opening)
      const off = BASE_RADIUS
      const sides =
        opening.from.x === opening.to.x
          ? [
              { x: x - off, y },
              { x: x + off, y },
            ]
          : [
              { x, y: y - off },
              { x, y: y + off },
            ]
      expect([opening.id, sides.map((side) => isFree(ground, side))]).toEqual([opening.id, [true, true]])
      expect([opening.id, sides.some((side) => roomsAt(terrain, 0, side).length > 0)]).toEqual([opening.id, true])
    }
  })

  it('has vehicles of the right size, wholly on the table and clear of buildings and each other', () => {
    const pieces = terrain.pieces.filter(({ id }) => id.startsWith('V'))
    expect(ids(pieces)).toEqual(ids(map.vehicles))
    const outlines = terrain.buildings.map(({ outline }): Polygon => ({ is: 'polygon', corners: outline }))
    for (const [i, { shape, height, kind }] of pieces.entries()) {
      const { type, at } = map.vehicles[i] as TableMap['vehicles'][number]
      expect([kind, height]).toEqual([type, VEHICLES[type].height])
      expect(fitsOnTable(terrain, shape)).toBe(true)
      if (shape.is !== 'polygon') throw new Error('a vehicle is an outline')
      expect(centreOf(shape.corners)).toEqual(at)
      expect(outlines.filter((other) => outlinesOverlap(shape, other))).toEqual([])
      outlines.push(shape)
    }
  })

  it('keeps pieces out of buildings and on the table', () => {
    for (const { id, shape } of terrain.pieces) {
      expect([id, fitsOnTable(terrain, shape)]).toEqual([id, true])
      const points = shape.is === 'disc' ? [shape.at] : shape.is === 'line' ? [shape.from, shape.to] : shape.corners
      const inside = allOf((b) => b.rooms, map).filter(({ outline }) =>
        points.some((p) => whereInShape({ is: 'polygon', corners: outline }, p) > 0),
      )
      expect([id, ids(inside)]).toEqual([id, []])
    }
  })

  it('has low pieces 2 cm high that are crossed, and trees 10 cm high that are not', () => {
    for (const { shape, height, ground: underfoot, kind } of terrain.pieces) {
      if (shape.is === 'line') expect([height, underfoot]).toEqual([cm(2), 'obstacle'])
      if (kind === 'tree') expect([height, underfoot]).toEqual([cm(10), 'impassable'])
      expect(underfoot).toBe(height <= HEIGHTS.low ? 'obstacle' : 'impassable')
    }
    for (const b of terrain.buildings) expect([b.storeyHeight, b.storeys, b.roof]).toEqual([cm(5), 1, 'flat'])
  })

  it('has spawn points free for a base, in the open, apart, and beside something', () => {
    const taken: XY[] = []
    for (const p of map.spawnPoints) {
      expect([p, isFree(ground, p)]).toEqual([p, true])
      expect(roomsAt(terrain, 0, p)).toEqual([])
      const beside = ground.layout.barriers.filter(
        ({ part, shape }) => part !== 'slab' && comparePointToShape(p, shape, cm(4)) <= 0,
      )
      expect([p, beside.length > 0]).toEqual([p, true])
      for (const other of taken) {
        const [dx, dy] = [p.x - other.x, p.y - other.y]
        expect(dx * dx + dy * dy).toBeGreaterThanOrEqual(4 * BASE_RADIUS * BASE_RADIUS)
      }
      taken.push(p)
    }
  })

  it('has ladders on outer walls, with room to stand beside them', () => {
    for (const b of terrain.buildings) {
      for (const { at, fromLevel, toLevel } of b.ladders) {
        const onWall = wallsOf(b).some((wall) => isOnSegment(wall.from, wall.to, at))
        const off = BASE_RADIUS + 10
        const beside = [
          [-off, 0],
          [off, 0],
          [0, -off],
          [0, off],
        ].map(([dx = 0, dy = 0]) => ({ x: at.x + dx, y: at.y + dy }))
        const outside = beside.filter((p) => roomsAt(terrain, 0, p).length === 0 && isFree(ground, p))
        expect([b.id, onWall, outside.length, fromLevel, toLevel]).toEqual([b.id, true, 1, 0, 1])
      }
    }
  })

  it('has its exit on an edge of the table', () => {
    if (map.exit === null) return
    const { from, to } = map.exit
    const edges = [from, to].map(({ x, y }) => [x === 0, y === 0, x === terrain.width, y === terrain.depth])
    expect(edges[0]?.some((isThere, i) => isThere && edges[1]?.[i])).toBe(true)
    expect(fitsOnTable(terrain, { is: 'line', from, to })).toBe(true)
  })

  it('has room where humans deploy, for a team of six or the two of the tutorial', () => {
    const { west, north, east, south } = map.deployment
    expect(fitsOnTable(terrain, rectangle(west, north, east, south))).toBe(true)
    expect(placesToDeploy(map).length).toBeGreaterThanOrEqual(name === 'back-street' ? 2 : 6)
  })

  it('leads from where humans deploy to every room, every spawn point and the exit', () => {
    const start = placesToDeploy(map)[0] as XY
    const wanted = [...allOf((b) => b.rooms, map).map(({ outline }) => centreOf(outline)), ...map.spawnPoints]
    if (map.exit) {
      const { x, y } = middle(map.exit)
      const inside = (value: number, most: number): number => Math.min(Math.max(value, BASE_RADIUS), most - BASE_RADIUS)
      wanted.push({ x: inside(x, terrain.width), y: inside(y, terrain.depth) })
    }
    expect(cutOff(ground, start, wanted)).toEqual([])
  })
})
