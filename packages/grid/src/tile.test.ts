import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lattice, sideBetween, squareAt, squaresOfSide } from './lattice.ts'
import { flags } from './testkit/boards.ts'
import {
  parseTile,
  printTile,
  rotateSide,
  rotateSquare,
  rotateTile,
  type Tile,
  TileFormatError,
  type TileSide,
  tileHasWall,
  wallsOnLattice,
} from './tile.ts'

const SQUARES = '.#H'

/** An asymmetric tile: no turn of it looks like another. */
const HUT = `
+-+-+ +
|# #|.
+ +-+ +
|#|. .
+-+ + +
 . H .|
+ + + +`

const anyTile: fc.Arbitrary<Tile> = fc.integer({ min: 1, max: 7 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    squares: fc.array(fc.constantFrom(...SQUARES), { minLength: n * n, maxLength: n * n, size: 'max' }),
    vertical: flags(n * (n + 1), 4),
    horizontal: flags(n * (n + 1), 4),
  }),
)

function allSides(n: number): TileSide[] {
  const sides: TileSide[] = []
  for (let line = 0; line <= n; line++) {
    for (let at = 1; at <= n; at++) sides.push({ kind: 'vertical', line, at }, { kind: 'horizontal', line, at })
  }
  return sides
}

describe('the written form', () => {
  it('gives squares in reading order and walls inside and on all four borders', () => {
    const tile = parseTile(3, HUT, { squares: SQUARES })
    expect(tile.squares.join('')).toBe('##.#...H.')
    const walls = allSides(3).filter((side) => tileHasWall(tile, side))
    const name = ({ kind, line, at }: TileSide) => `${kind === 'vertical' ? '|' : '-'}${line}@${at}`
    expect(walls.map(name).sort()).toEqual(
      ['-0@1', '-0@2', '-1@2', '-2@1', '|0@1', '|0@2', '|1@2', '|2@1', '|3@3'].sort(),
    )
  })

  it('is read back exactly as it is printed', () => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        expect(parseTile(tile.n, printTile(tile), { squares: SQUARES })).toEqual(tile)
      }),
    )
    expect(printTile(parseTile(3, HUT, { squares: SQUARES }))).toBe(HUT.slice(1))
  })

  it('does not care for spaces at the ends of lines', () => {
    const padded = HUT.split('\n')
      .map((line) => `${line}    `)
      .join('\n')
      .trimStart()
    expect(parseTile(3, `\n${padded}\n`, { squares: SQUARES })).toEqual(parseTile(3, HUT, { squares: SQUARES }))
  })

  it.each([
    ['a missing corner', 3, 5, '+ + #', 'a corner is written "+", not "#"'],
    ['an unknown square', 2, 2, '|x #|.', 'square (1,1) is written "." or "#" or "H", not "x"'],
    ['a missing square', 4, 6, '|#|.', 'square (3,2) is written "." or "#" or "H", not a space'],
    ['a horizontal stroke on a vertical side', 2, 3, '|#-#|.', 'a vertical side is written "|" or a space, not "-"'],
    ['a vertical stroke on a horizontal side', 5, 2, '+|+ + +', 'a horizontal side is written "-" or a space, not "|"'],
    ['a line that is too long', 1, 8, '+-+-+ +-+', 'the line is too long: a tile of 3 squares is 7 characters wide'],
    ['an empty line', 3, 1, '', 'a corner is written "+", not a space'],
  ])('refuses %s, naming the place and the reason', (_, line, column, text, why) => {
    const lines = HUT.slice(1).split('\n')
    lines[line - 1] = text
    const read = () => parseTile(3, lines.join('\n'), { squares: SQUARES })
    expect(read).toThrow(TileFormatError)
    expect(read).toThrow(expect.objectContaining({ line, column, message: `line ${line}, column ${column}: ${why}` }))
  })

  it('refuses a block with too few or too many lines', () => {
    const lines = HUT.slice(1).split('\n')
    const read = (some: string[]) => () => parseTile(3, some.join('\n'), { squares: SQUARES })
    expect(read(lines.slice(0, 6))).toThrow('line 7, column 1: the tile ends too early: it needs 7 lines')
    expect(read([...lines, ' . . .'])).toThrow('line 8, column 1: the tile is too long: it has 7 lines')
  })
})

describe('turning', () => {
  it('one quarter clockwise brings the north-west corner to the north-east, and the north border to the east', () => {
    expect(rotateSquare(7, 1, 1, 1)).toEqual([7, 1])
    expect(rotateSquare(7, 2, 3, 1)).toEqual([5, 2])
    expect(rotateSide(7, { kind: 'horizontal', line: 0, at: 2 }, 1)).toEqual({ kind: 'vertical', line: 7, at: 2 })
    expect(rotateSide(7, { kind: 'vertical', line: 0, at: 2 }, 1)).toEqual({ kind: 'horizontal', line: 0, at: 6 })
  })

  it('shows the tile as a turned picture', () => {
    const hut = parseTile(3, HUT, { squares: SQUARES })
    expect(`\n${printTile(rotateTile(hut, 1))}`).toBe(`
+ +-+-+
 .|# #|
+ +-+ +
 H .|#|
+ + +-+
 . . .
+-+ + +`)
  })

  it('four times changes nothing; less than that is as many single turns', () => {
    fc.assert(
      fc.property(anyTile, fc.integer({ min: -8, max: 8 }), (tile, turns) => {
        let singly = tile
        for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++) singly = rotateTile(singly, 1)
        expect(rotateTile(tile, turns)).toEqual(singly)
        expect(rotateTile(rotateTile(tile, turns), 4 - turns)).toEqual(tile)
        expect(rotateTile(rotateTile(tile, 2), 2)).toEqual(tile)
      }),
    )
  })

  it('carries every square and every wall to its turned place', () => {
    fc.assert(
      fc.property(anyTile, fc.integer({ min: 0, max: 3 }), (tile, turns) => {
        const { n } = tile
        const turned = rotateTile(tile, turns)
        for (let v = 1; v <= n; v++) {
          for (let u = 1; u <= n; u++) {
            const [tu, tv] = rotateSquare(n, u, v, turns)
            expect(turned.squares[(tv - 1) * n + tu - 1]).toBe(tile.squares[(v - 1) * n + u - 1])
          }
        }
        for (const side of allSides(n)) {
          expect(tileHasWall(turned, rotateSide(n, side, turns))).toBe(tileHasWall(tile, side))
        }
      }),
    )
  })

  it('is the same for squares by any number of single turns', () => {
    for (const n of [4, 7]) {
      for (let v = 1; v <= n; v++) {
        for (let u = 1; u <= n; u++) {
          let place: readonly [number, number] = [u, v]
          for (let turns = 1; turns <= 4; turns++) {
            place = [n + 1 - place[1], place[0]]
            expect(rotateSquare(n, u, v, turns)).toEqual(place)
          }
          expect(place).toEqual([u, v])
        }
      }
    }
  })
})

describe('a tile on a lattice', () => {
  it('draws its walls between the squares it covers and across its borders, in reading order', () => {
    const l = lattice(5, 5)
    const tile = parseTile(3, HUT, { squares: SQUARES })
    const between = (ax: number, ay: number, bx: number, by: number) =>
      sideBetween(l, squareAt(l, ax, ay), squareAt(l, bx, by))
    const walls = wallsOnLattice(l, tile, 2, 2)
    expect(walls).toEqual([...walls].sort((a, b) => a - b))
    expect([...walls].sort((a, b) => a - b)).toEqual(
      [
        between(2, 1, 2, 2),
        between(3, 1, 3, 2),
        between(1, 2, 2, 2),
        between(3, 2, 4, 2),
        between(3, 2, 3, 3),
        between(1, 3, 2, 3),
        between(2, 3, 3, 3),
        between(2, 3, 2, 4),
        between(4, 4, 5, 4),
      ].sort((a, b) => a - b),
    )
  })

  it('draws no wall where there is no second square', () => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        const { n } = tile
        const l = lattice(n, n)
        const walls = wallsOnLattice(l, tile, 1, 1)
        for (const side of walls) expect(squaresOfSide(l, side)[1]).toBeGreaterThanOrEqual(0)
        const inside = allSides(n).filter((side) => side.line > 0 && side.line < n && tileHasWall(tile, side))
        expect(walls).toHaveLength(inside.length)
      }),
    )
  })
})
