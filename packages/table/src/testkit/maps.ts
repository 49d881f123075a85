/** For tests and measurements: terrain to walk and look in. */
import fc from 'fast-check'
import { orientedRectangle } from '../base.ts'
import type { XY } from '../geometry.ts'
import { disc, line, rectangle } from '../shape.ts'
import type { Building, Opening, OpeningState, Piece, Terrain } from '../terrain.ts'
import { openingEnds } from '../walls.ts'

type Ring = readonly [number, number, number, number]

interface HousePlan {
  readonly id: string
  readonly outline: Ring
  readonly rooms: readonly Ring[]
  readonly doors: readonly [number, number, OpeningState][]
  readonly windows: readonly [number, number, OpeningState][]
}

/** A house of one storey from a plan in centimetres. */
function house({ id, outline, rooms, doors, windows }: HousePlan): Building {
  const ring = ([x1, y1, x2, y2]: Ring): readonly XY[] => rectangle(x1 * 100, y1 * 100, x2 * 100, y2 * 100).corners
  const bare: Building = {
    id,
    kind: 'house',
    outline: ring(outline),
    storeys: 1,
    storeyHeight: 500,
    roof: 'flat',
    rooms: rooms.map((room, i) => ({ id: `${id}R${i + 1}`, level: 0, outline: ring(room) })),
    openings: [],
    ladders: [],
  }
  const open = (kind: string, width: number, [x, y, state]: readonly [number, number, OpeningState], i: number) => {
    const ends = openingEnds(bare, 0, { x: x * 100, y: y * 100 }, width)
    if (ends === null) throw new Error(`no wall for ${kind} ${i} of ${id}`)
    return { id: `${id}${kind}${i + 1}`, kind, level: 0, ...ends, state } satisfies Opening
  }
  const openings = [
    ...doors.map((door, i) => open('door', 400, door, i)),
    ...windows.map((window, i) => open('window', 300, window, i)),
  ]
  return { ...bare, openings }
}

const solid = (id: string, kind: string, shape: Piece['shape'], height: number): Piece => ({
  id,
  kind,
  shape,
  height,
  ground: 'impassable',
  cover: 'hard',
})

const hedge = (id: string, x1: number, y1: number, x2: number, y2: number): Piece => ({
  id,
  kind: 'hedge',
  shape: line(x1 * 100, y1 * 100, x2 * 100, y2 * 100),
  height: 200,
  ground: 'obstacle',
  cover: 'soft',
})

/** A hospital with seven rooms, two smaller houses, cars, trees and hedges: 120 by 120 cm. */
export function hospital(): Terrain {
  return {
    width: 12_000,
    depth: 12_000,
    pieces: [
      hedge('O1', 20, 76, 50, 76),
      hedge('O2', 74, 76, 100, 76),
      hedge('O3', 14, 12, 14, 64),
      { ...solid('O4', 'rubble', rectangle(6600, 9600, 7200, 10_100), 200), ground: 'obstacle' },
      ...[
        [2200, 3000],
        [2200, 5400],
        [10_200, 3000],
        [10_200, 6000],
        [6000, 1000],
        [6000, 10_800],
      ].map(([x, y], i) => solid(`T${i + 1}`, 'tree', disc(x as number, y as number, 100), 1000)),
      solid('V1', 'truck', orientedRectangle({ x: 6200, y: 8200 }, 1600, 600, 90), 600),
      solid('V2', 'car', orientedRectangle({ x: 4000, y: 9200 }, 1100, 500, 0), 250),
      solid('V3', 'car', orientedRectangle({ x: 8400, y: 10_400 }, 1100, 500, 60), 250),
    ],
    buildings: [
      house({
        id: 'B1',
        outline: [30, 20, 90, 70],
        rooms: [
          [50, 50, 70, 70],
          [30, 50, 50, 70],
          [70, 50, 90, 70],
          [30, 42, 90, 50],
          [30, 20, 50, 42],
          [50, 20, 70, 42],
          [70, 20, 90, 42],
        ],
        doors: [
          [60, 70, 'closed'],
          [50, 60, 'closed'],
          [70, 60, 'closed'],
          [60, 50, 'open'],
          [40, 42, 'closed'],
          [60, 42, 'closed'],
          [80, 42, 'closed'],
          [30, 46, 'closed'],
          [90, 46, 'closed'],
        ],
        windows: [
          [30, 60, 'closed'],
          [90, 60, 'closed'],
          [40, 20, 'closed'],
          [80, 20, 'closed'],
        ],
      }),
      house({
        id: 'B2',
        outline: [96, 84, 116, 102],
        rooms: [[96, 84, 116, 102]],
        doors: [[96, 93, 'closed']],
        windows: [[106, 84, 'closed']],
      }),
      house({
        id: 'B3',
        outline: [8, 86, 24, 102],
        rooms: [[8, 86, 24, 102]],
        doors: [[24, 94, 'closed']],
        windows: [[16, 86, 'closed']],
      }),
    ],
  }
}

/** A town of so many blocks a side, each 30 cm: for growth with terrain. */
export function town(blocks: number): Terrain {
  const buildings: Building[] = []
  const pieces: Piece[] = []
  for (let row = 0; row < blocks; row++) {
    for (let column = 0; column < blocks; column++) {
      const [x, y] = [column * 30, row * 30]
      const id = `${row}-${column}`
      if ((row + column) % 2 === 0) {
        buildings.push(
          house({
            id: `H${id}`,
            outline: [x + 8, y + 9, x + 22, y + 21],
            rooms: [
              [x + 8, y + 9, x + 22, y + 15],
              [x + 8, y + 15, x + 22, y + 21],
            ],
            doors: [
              [x + 15, y + 9, 'closed'],
              [x + 15, y + 15, 'open'],
              [x + 15, y + 21, 'closed'],
            ],
            windows: [[x + 10, y + 9, 'closed']],
          }),
        )
      } else {
        pieces.push(solid(`T${id}`, 'tree', disc((x + 10) * 100, (y + 10) * 100, 100), 1000))
        pieces.push(
          solid(`V${id}`, 'car', orientedRectangle({ x: (x + 20) * 100, y: (y + 18) * 100 }, 1100, 500, 30), 250),
        )
        pieces.push(hedge(`O${id}`, x + 4, y + 25, x + 26, y + 25))
      }
    }
  }
  return { width: blocks * 3000, depth: blocks * 3000, pieces, buildings }
}

/** Points of a table, often on a coarse lattice so that touching, collinear and equal ones are frequent. */
export function anyPoint(size = 3000): fc.Arbitrary<XY> {
  const coordinate = fc.oneof(
    fc.integer({ min: 0, max: size }),
    fc.integer({ min: 0, max: 6 }).map((n) => Math.floor((n * size) / 6)),
  )
  return fc.record({ x: coordinate, y: coordinate })
}

/** Small random terrain: lines, rectangles, triangles and discs, some low and some high. */
export function anyTerrain(size = 3000): fc.Arbitrary<Terrain> {
  const point = anyPoint(size)
  const shape: fc.Arbitrary<Piece['shape']> = fc.oneof(
    fc
      .tuple(point, point)
      .filter(([a, b]) => a.x !== b.x || a.y !== b.y)
      .map(([a, b]) => line(a.x, a.y, b.x, b.y)),
    fc
      .tuple(point, point)
      .filter(([a, b]) => a.x !== b.x && a.y !== b.y)
      .map(([a, b]) => rectangle(a.x, a.y, b.x, b.y)),
    fc
      .tuple(point, point, point)
      .filter(([a, b, c]) => (b.x - a.x) * (c.y - a.y) !== (b.y - a.y) * (c.x - a.x))
      .map((corners) => ({ is: 'polygon' as const, corners })),
    fc.tuple(point, fc.integer({ min: 1, max: size / 8 })).map(([at, radius]) => disc(at.x, at.y, radius)),
  )
  const piece = fc.record({
    shape,
    height: fc.constantFrom(100, 200, 280, 500, 1000),
    bottom: fc.constantFrom(0, 0, 0, 250),
  })
  return fc.array(piece, { minLength: 1, maxLength: 7 }).map((list) => ({
    width: size,
    depth: size,
    buildings: [],
    pieces: list.map(({ shape: s, height, bottom }, i) => ({ ...solid(`P${i}`, 'piece', s, height), bottom })),
  }))
}
