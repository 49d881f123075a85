import { describe, expect, it } from 'vitest'
import { HELIPAD, SHUFFLED, type TileId, TILES } from './tiles.ts'

// An independent reader of the tile format: it looks at characters only and shares no code with the game.
type Square = readonly [u: number, v: number]
const LOCAL = [1, 2, 3, 4, 5, 6, 7] as const
const SQUARES: readonly Square[] = LOCAL.flatMap((v) => LOCAL.map((u): Square => [u, v]))
const NORTH: Square = [0, -1]
const EAST: Square = [1, 0]
const SOUTH: Square = [0, 1]
const WEST: Square = [-1, 0]
const DIRECTIONS = [NORTH, EAST, SOUTH, WEST] as const

const lines = (id: TileId): string[] => TILES[id].text.split('\n').map((line) => line.padEnd(15))
const charAt = (id: TileId, i: number, j: number): string => lines(id)[j]?.[i] ?? '?'
const ground = (id: TileId, [u, v]: Square): string => charAt(id, 2 * u - 1, 2 * v - 1)
const indoor = (id: TileId, square: Square): boolean => ground(id, square) === '#'
const side = (id: TileId, [u, v]: Square, [du, dv]: Square): string => charAt(id, 2 * u - 1 + du, 2 * v - 1 + dv)
const walled = (id: TileId, square: Square, towards: Square): boolean => side(id, square, towards) !== ' '
const beyond = ([u, v]: Square, [du, dv]: Square): Square => [u + du, v + dv]
const onTile = ([u, v]: Square): boolean => u >= 1 && u <= 7 && v >= 1 && v <= 7
const key = ([u, v]: Square): string => `${u},${v}`

/** The squares reached from one square across open sides, without leaving the tile. */
function reached(id: TileId, from: Square): Set<string> {
  const seen = new Set([key(from)])
  const waiting = [from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const towards of DIRECTIONS) {
      const next = beyond(at, towards)
      if (!onTile(next) || walled(id, at, towards) || seen.has(key(next))) continue
      seen.add(key(next))
      waiting.push(next)
    }
  }
  return seen
}

/** Each wall section once: whether it lies on the border of the tile. */
function wallSections(id: TileId): { border: boolean }[] {
  const all: { border: boolean }[] = []
  for (let j = 0; j < 15; j++) {
    for (let i = 0; i < 15; i++) {
      if ((i + j) % 2 === 0 || charAt(id, i, j) === ' ') continue
      all.push({ border: i === 0 || i === 14 || j === 0 || j === 14 })
    }
  }
  return all
}

function rooms(id: TileId): number {
  const seen = new Set<string>()
  let count = 0
  for (const square of SQUARES) {
    if (!indoor(id, square) || seen.has(key(square))) continue
    count += 1
    for (const one of reached(id, square)) seen.add(one)
  }
  return count
}

const ALL = Object.keys(TILES) as TileId[]
const BORDER: readonly (readonly [Square, readonly Square[]])[] = [
  [NORTH, LOCAL.map((u): Square => [u, 1])],
  [EAST, LOCAL.map((v): Square => [7, v])],
  [SOUTH, LOCAL.map((u): Square => [u, 7])],
  [WEST, LOCAL.map((v): Square => [1, v])],
]

function summary(id: TileId): string {
  const walls = wallSections(id)
  const inner = SQUARES.filter(([u, v]) => u >= 3 && u <= 5 && v >= 3 && v <= 5)
  return [
    SQUARES.filter((square) => indoor(id, square)).length,
    rooms(id),
    walls.filter((wall) => !wall.border).length,
    walls.filter((wall) => wall.border).length,
    inner.filter((square) => !indoor(id, square)).length,
    BORDER.map(([, squares]) => squares.filter((square) => !indoor(id, square)).length).join(','),
  ].join(' ')
}

describe('tiles', () => {
  it('[ev.tile.1] every tile is 15 lines of the tile format, whatever its place', () => {
    const allowed = (i: number, j: number): string => {
      if (i % 2 === 0 && j % 2 === 0) return '+'
      if (i % 2 === 1 && j % 2 === 1) return '.#H'
      return i % 2 === 0 ? '| ' : '- '
    }
    const faults = (id: TileId): string[] =>
      lines(id).flatMap((line, j) =>
        [...line].flatMap((char, i) =>
          allowed(i, j).includes(char) ? [] : [`${id} line ${j} character ${i}: ${char}`],
        ),
      )
    expect(ALL.flatMap((id) => lines(id).map((line) => line.length))).toEqual(Array(26 * 15).fill(15))
    expect(ALL.flatMap(faults)).toEqual([])
  })

  it('[ev.tile.1] 25 tiles, T01 to T25, are shuffled, each with its own name', () => {
    const numbered = Array.from({ length: 25 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
    expect(SHUFFLED).toEqual(numbered)
    expect(ALL.every((id) => TILES[id].id === id)).toBe(true)
    expect(new Set(ALL.map((id) => TILES[id].name)).size).toBe(26)
  })

  it('[ev.tile.2] T01 alone has helipad squares: the nine in its middle', () => {
    expect(HELIPAD).toBe('T01')
    expect(ALL.filter((id) => TILES[id].text.includes('H'))).toEqual(['T01'])
    const pad = SQUARES.filter((square) => ground('T01', square) === 'H').map(key)
    expect(pad).toEqual(['3,3', '4,3', '5,3', '3,4', '4,4', '5,4', '3,5', '4,5', '5,5'])
  })

  it('[ev.tile.3] the middle square of each side is outdoor and open at the border', () => {
    const middles = [
      [[4, 1], NORTH],
      [[7, 4], EAST],
      [[4, 7], SOUTH],
      [[1, 4], WEST],
    ] as const
    const closed = ALL.flatMap((id) =>
      middles
        .filter(([square, outwards]) => indoor(id, square) || walled(id, square, outwards))
        .map(([square]) => `${id} ${key(square)}`),
    )
    expect(closed).toEqual([])
  })

  it('[ev.tile.3] all outdoor squares of a tile are connected within it without doors', () => {
    const outdoor = ALL.map((id) => [
      id,
      SQUARES.filter((square) => !indoor(id, square))
        .map(key)
        .sort(),
    ])
    expect(ALL.map((id) => [id, [...reached(id, [4, 1])].sort()])).toEqual(outdoor)
  })

  it('[ev.tile.4] walls close off every indoor square; outdoor squares are open at the border', () => {
    const faulty = (id: TileId, square: Square, towards: Square): boolean => {
      const next = beyond(square, towards)
      if (!onTile(next)) return walled(id, square, towards) !== indoor(id, square)
      return indoor(id, square) !== indoor(id, next) && !walled(id, square, towards)
    }
    const faults = ALL.flatMap((id) =>
      SQUARES.filter((square) => DIRECTIONS.some((towards) => faulty(id, square, towards))).map(
        (square) => `${id} ${key(square)}`,
      ),
    )
    expect(faults).toEqual([])
  })

  it('[ev.tile.5] every shuffled tile has at least 12 wall sections inside it', () => {
    const few = SHUFFLED.filter((id) => wallSections(id).filter((wall) => !wall.border).length < 12)
    expect(few).toEqual([])
  })

  it('[ev.tile.7] T00 Blank has 49 outdoor squares and no walls, and is not shuffled', () => {
    expect(TILES.T00.name).toBe('Blank')
    expect(SQUARES.every((square) => ground('T00', square) === '.')).toBe(true)
    expect(wallSections('T00')).toEqual([])
    expect(SHUFFLED).not.toContain('T00')
  })

  it('every tile has at least 13 outdoor squares (ev.setup.18)', () => {
    const outdoor = ALL.map((id) => SQUARES.filter((square) => !indoor(id, square)).length)
    expect(Math.min(...outdoor)).toBe(13)
  })

  // tile, name: indoor squares, rooms, inside walls, border walls, inner, open border N,E,S,W
  it.each([
    ['T01', 'Helipad', '6 2 13 5 9 5,6,7,5'],
    ['T02', 'Crossroads', '16 4 16 16 9 3,3,3,3'],
    ['T03', 'Tight Crossing', '36 6 30 24 5 1,1,1,1'],
    ['T04', 'Warehouse', '25 2 25 0 0 7,7,7,7'],
    ['T05', 'Church', '15 2 22 0 3 7,7,7,7'],
    ['T06', 'Supermarket', '16 2 24 0 4 7,7,7,7'],
    ['T07', 'School', '13 4 31 0 9 7,7,7,7'],
    ['T08', 'Gas Station', '6 2 16 0 8 7,7,7,7'],
    ['T09', 'Police Station', '15 3 25 0 3 7,7,7,7'],
    ['T10', 'Hospital', '21 5 36 0 2 7,7,7,7'],
    ['T11', 'Terrace Row', '15 5 31 0 6 7,7,7,7'],
    ['T12', 'Park', '4 1 12 4 9 7,5,5,7'],
    ['T13', 'Car Park', '1 1 14 0 9 7,7,7,7'],
    ['T14', 'Diner', '10 2 15 7 9 4,7,5,5'],
    ['T15', 'Plaza', '20 4 24 24 9 1,1,1,1'],
    ['T16', 'Bank', '25 2 32 0 0 7,7,7,7'],
    ['T17', 'Factory', '17 3 15 12 8 4,4,4,4'],
    ['T18', 'Allotments', '7 4 22 4 9 7,5,5,7'],
    ['T19', 'Back Alley', '20 4 32 0 3 7,7,7,7'],
    ['T20', 'Ruins', '4 1 15 0 8 7,7,7,7'],
    ['T21', 'Courtyard Flats', '15 2 33 0 9 7,7,7,7'],
    ['T22', 'Library', '15 3 16 12 9 4,4,4,4'],
    ['T23', 'Cinema', '12 2 20 0 3 7,7,7,7'],
    ['T24', 'Fire Station', '15 2 21 0 3 7,7,7,7'],
    ['T25', 'Scrapyard', '4 1 15 4 9 7,7,5,5'],
  ] as const)('[ev.tile.1] %s %s is drawn as summed up', (id, name, figures) => {
    expect(TILES[id].name).toBe(name)
    expect(summary(id)).toBe(figures)
  })
})
