import { describe, expect, it } from 'vitest'
import type { XY } from './geometry.ts'
import { layoutOf, painted } from './layout.ts'
import { disc, type Line, line, rectangle } from './shape.ts'
import {
  type Building,
  doubleAreaOf,
  fitsOnTable,
  type Opening,
  type Piece,
  roomsAt,
  type Terrain,
  terrainFaults,
} from './terrain.ts'
import { openingEnds, wallsOf } from './walls.ts'
import { hospital, town } from './testkit/maps.ts'

const p = (x: number, y: number): XY => ({ x, y })

function door(id: string, from: XY, to: XY, level = 0): Opening {
  return { id, kind: 'door', level, from, to, state: 'closed' }
}

function cabin(change: Partial<Building> = {}): Building {
  return {
    id: 'B',
    kind: 'cabin',
    outline: rectangle(1000, 1000, 3000, 2000).corners,
    storeys: 1,
    storeyHeight: 500,
    roof: 'flat',
    rooms: [
      { id: 'R1', level: 0, outline: rectangle(1000, 1000, 2000, 2000).corners },
      { id: 'R2', level: 0, outline: rectangle(2000, 1000, 3000, 2000).corners },
    ],
    openings: [door('D1', p(1300, 2000), p(1700, 2000))],
    ladders: [],
    ...change,
  }
}

const tree: Piece = {
  id: 'T',
  kind: 'tree',
  shape: disc(500, 500, 100),
  height: 1000,
  ground: 'impassable',
  cover: 'hard',
}

function ground(change: Partial<Terrain> = {}): Terrain {
  return { width: 6000, depth: 4000, pieces: [tree], buildings: [cabin()], ...change }
}

const faultsOf = (terrain: Terrain): string[] => terrainFaults(terrain).map(({ where, why }) => `${where}: ${why}`)
const written = ({ from, to }: { from: XY; to: XY }): string => `${from.x},${from.y}-${to.x},${to.y}`

describe('walls', () => {
  it('stand once where rooms share them, and leave room for openings', () => {
    expect(wallsOf(cabin()).map(written).sort()).toEqual([
      '1000,1000-1000,2000',
      '1000,1000-3000,1000',
      '1000,2000-1300,2000',
      '1700,2000-3000,2000',
      '2000,1000-2000,2000',
      '3000,1000-3000,2000',
    ])
  })

  it('are those of each storey', () => {
    const tower = cabin({ storeys: 2, openings: [door('D1', p(1000, 1200), p(1000, 1600), 1)] })
    const west = wallsOf(tower).filter(({ from, to }) => from.x === 1000 && to.x === 1000)
    expect(west.map((wall) => `${wall.level} ${written(wall)}`)).toEqual([
      '0 1000,1000-1000,2000',
      '1 1000,1000-1000,1200',
      '1 1000,1600-1000,2000',
    ])
  })

  it('may slant, and an opening at the end of a wall leaves one stretch', () => {
    const tent = cabin({
      outline: [p(1000, 1000), p(1600, 1800), p(400, 1800)],
      rooms: [],
      openings: [
        door('D1', p(1000, 1000), p(1300, 1400)),
        door('D2', p(700, 1800), p(1000, 1800)),
        door('D3', p(700, 1400), p(1000, 1000)),
      ],
    })
    expect(terrainFaults(ground({ buildings: [tent], pieces: [] }))).toEqual([])
    expect(wallsOf(tent).map(written).sort()).toEqual([
      '1000,1800-1600,1800',
      '1300,1400-1600,1800',
      '400,1800-700,1400',
      '400,1800-700,1800',
    ])
  })

  it('take openings by the middle and the width', () => {
    expect(openingEnds(cabin(), 0, p(2500, 1000), 300)).toEqual({ from: p(2350, 1000), to: p(2650, 1000) })
    expect(openingEnds(cabin(), 0, p(2000, 1500), 400)).toEqual({ from: p(2000, 1300), to: p(2000, 1700) })
    expect(openingEnds(cabin(), 0, p(2500, 1500), 400)).toBeNull()
    expect(openingEnds(cabin(), 0, p(2900, 1000), 400)).toBeNull()
  })
})

describe('walls with a kind', () => {
  const tower = cabin({
    wall: 'thick',
    storeys: 2,
    rooms: [],
    partitions: [
      { kind: 'thin', level: 0, from: p(2000, 1000), to: p(2000, 2000) },
      { kind: 'thick', level: 1, from: p(1000, 1500), to: p(3000, 1500) },
    ],
    openings: [door('D1', p(2000, 1300), p(2000, 1700)), door('D2', p(1400, 1500), p(1800, 1500), 1)],
  })
  const kinds = (terrain: Terrain): string[] =>
    layoutOf(terrain)
      .barriers.flatMap((b) => (b.part === 'wall' ? [`${b.level} ${b.kind} ${written(b.shape as Line)}`] : []))
      .sort()

  it('are partitions with openings, each on its storey', () => {
    const terrain = ground({ pieces: [], buildings: [tower] })
    expect(terrainFaults(terrain)).toEqual([])
    expect(kinds(terrain).filter((wall) => wall.includes('2000,1000-2000') || wall.includes('1500-'))).toEqual([
      '0 thin 2000,1000-2000,1300',
      '1 thick 1000,1500-1400,1500',
      '1 thick 1800,1500-3000,1500',
    ])
  })

  it('are breached where a gap is, on that level and in that house only', () => {
    const gap = { in: 'B', level: 0, from: p(1000, 1300), to: p(1000, 1700) }
    const walls = kinds(ground({ pieces: [], buildings: [tower], gaps: [gap] })).filter((wall) =>
      / 1000,.*-1000/.test(wall),
    )
    expect(walls).toEqual(['0 thick 1000,1000-1000,1300', '0 thick 1000,1700-1000,2000', '1 thick 1000,1000-1000,2000'])
    expect(kinds(ground({ buildings: [tower], gaps: [{ ...gap, in: 'T' }] }))).toEqual(
      kinds(ground({ buildings: [tower] })),
    )
  })

  it('a fence with a gap is several barriers, and its id means the first', () => {
    const fence: Piece = {
      id: 'F',
      kind: 'board',
      shape: line(0, 3000, 4000, 3000),
      height: 2,
      ground: 'obstacle',
      cover: 'hard',
    }
    const gate: Piece = { ...fence, id: 'G', kind: 'standard', shape: line(1000, 3000, 1400, 3000), level: 0 }
    const gaps = [{ in: 'F', level: 0, from: p(1000, 3000), to: p(1400, 3000) }]
    const layout = layoutOf(ground({ pieces: [fence, gate], buildings: [], gaps }))
    const found = layout.barriers.map((b) => (b.part === 'piece' ? `${b.piece.id} ${written(b.shape as Line)}` : ''))
    expect(found).toEqual(['F 0,3000-1000,3000', 'F 1400,3000-4000,3000', 'G 1000,3000-1400,3000'])
    expect([layout.numberOf.get('F'), layout.numberOf.get('G')]).toEqual([0, 2])
  })

  it('have faults of their own', () => {
    const partitions = [
      { kind: 'thin', level: 3, from: p(2000, 1000), to: p(2000, 2000) },
      { kind: 'thin', level: 0, from: p(2000, 1000), to: p(2000, 2500) },
      { kind: 'thin', level: 0, from: p(2000, 1000), to: p(2000, 1000) },
      { kind: 'thin', level: 0, from: p(2000, 1000), to: p(2000, 5000) },
    ]
    const gaps = [
      { in: 'X', level: 0, from: p(0, 0), to: p(10, 0) },
      { in: 'B', level: 0, from: p(0, 0), to: p(0, 0) },
      { in: 'B', level: 0, from: p(0, 0), to: p(0, 0.5) },
    ]
    expect(faultsOf(ground({ buildings: [cabin({ partitions })], gaps }))).toEqual([
      'B: there is no such storey for a partition',
      'B: a partition leaves the building',
      'B: a partition has no length',
      'B: (2000, 5000) is off the table',
      'X: there is nothing of this name to leave a gap in',
      'B: a gap in it has no width',
      'B: (0, 0.5) is not in whole units',
    ])
  })
})

describe('faults', () => {
  it('sound terrain has none', () => {
    for (const terrain of [ground(), hospital(), town(3)]) expect(terrainFaults(terrain)).toEqual([])
  })

  it('name the place', () => {
    expect(faultsOf(ground({ width: 40_000 }))).toEqual(['table: width must be 1 to 30000'])
    expect(faultsOf(ground({ pieces: [tree, tree] }))).toEqual(['T: T is there twice'])
    expect(faultsOf(ground({ pieces: [{ ...tree, shape: disc(500, 4500, 100) }] }))).toEqual([
      'T: (500, 4500) is off the table',
    ])
    expect(faultsOf(ground({ pieces: [{ ...tree, shape: disc(500.5, 500, 100) }] }))).toEqual([
      'T: (500.5, 500) is not in whole units',
    ])
    expect(faultsOf(ground({ pieces: [{ ...tree, shape: line(5, 5, 5, 5) }] }))).toEqual([
      'T: a line needs two different ends',
    ])
    expect(faultsOf(ground({ pieces: [{ ...tree, height: -1 }] }))).toEqual([
      'T: heights must be whole units from 0 to 16384',
    ])
    const bent: Piece = { ...tree, shape: { is: 'polygon', corners: [p(0, 0), p(30, 0), p(10, 10), p(0, 30)] } }
    expect(faultsOf(ground({ pieces: [bent] }))).toEqual([
      'T: an outline must be convex, with three corners or more and no straight one',
    ])
  })

  it('find what is wrong in a building', () => {
    const wrong = (change: Partial<Building>): string[] => faultsOf(ground({ buildings: [cabin(change)] }))
    expect(wrong({ openings: [door('D1', p(1300, 1500), p(1700, 1500))] })).toEqual(['B.D1: it is not in a wall'])
    expect(wrong({ openings: [door('D1', p(1300, 2000), p(1700, 2000), 1)] })).toEqual([
      'B.D1: there is no such storey',
    ])
    expect(
      wrong({ openings: [door('D1', p(1300, 2000), p(1700, 2000)), door('D2', p(1600, 2000), p(1900, 2000))] }),
    ).toEqual(['B.D2: another opening is in the same place'])
    expect(wrong({ rooms: [{ id: 'R1', level: 0, outline: rectangle(900, 1000, 2000, 2000).corners }] })).toEqual([
      'B.R1: it leaves the building',
    ])
    const tangled = [p(1000, 1000), p(3000, 2000), p(3000, 1000), p(1000, 2001)]
    expect(wrong({ outline: tangled, rooms: [], openings: [] })).toEqual(['B: its outline crosses itself'])
    expect(wrong({ storeys: 0 })).toContain('B: a building has one storey or more')
    expect(wrong({ ladders: [{ id: 'L', kind: 'ladder', at: p(1000, 1500), fromLevel: 1, toLevel: 1 }] })).toEqual([
      'B.L: it leads nowhere',
    ])
  })
})

describe('layout', () => {
  it('numbers pieces, walls, openings, floors and roofs', () => {
    const layout = layoutOf(ground({ buildings: [cabin({ storeys: 2 })] }))
    expect(layout.numberOf.get('T')).toBe(0)
    expect(layout.barriers[layout.numberOf.get('D1') ?? -1]).toMatchObject({ part: 'opening', bottom: 0, top: 500 })
    const slabs = layout.barriers.filter(({ part }) => part === 'slab')
    expect(slabs.map(({ bottom, level }) => [bottom, level])).toEqual([
      [500, 1],
      [1000, 2],
    ])
    expect(layout.partsOf.get('B')).toHaveLength(layout.barriers.length - 1)
    expect(
      layoutOf(ground({ buildings: [cabin({ roof: 'none' })] })).barriers.some(({ part }) => part === 'slab'),
    ).toBe(false)
    expect([...painted(layout, ({ part }) => (part === 'piece' ? 7 : 0))].filter((value) => value === 7)).toHaveLength(
      1,
    )
  })

  it('knows rooms, their size, and what hangs over the edge', () => {
    expect(roomsAt(ground(), 0, p(1500, 1500)).map(({ id }) => id)).toEqual(['R1'])
    expect(roomsAt(ground(), 0, p(2000, 1500)).map(({ id }) => id)).toEqual(['R1', 'R2'])
    expect(roomsAt(ground(), 1, p(1500, 1500))).toEqual([])
    expect(doubleAreaOf(cabin().rooms[0] as Building['rooms'][number])).toBe(2_000_000)
    expect(fitsOnTable(ground(), disc(50, 500, 100))).toBe(false)
    expect(fitsOnTable(ground(), disc(100, 500, 100))).toBe(true)
  })
})
