import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjacent,
  chebyshev,
  DIRECTIONS4,
  DIRECTIONS8,
  directlyAdjacent,
  eastSide,
  lattice,
  manhattan,
  sideBetween,
  southSide,
  squareAt,
  squaresOfSide,
} from './lattice.ts'

const sizes = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
const OFFSETS = { N: [0, -1], NE: [1, -1], E: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], W: [-1, 0], NW: [-1, -1] }

describe('squares', () => {
  it('are numbered in reading order from the north-west, with coordinates from 1', () => {
    const l = lattice(5, 3)
    expect(l.squares).toBe(15)
    expect(l.xy[0]).toEqual([1, 1])
    expect(l.xy[4]).toEqual([5, 1])
    expect(l.xy[5]).toEqual([1, 2])
    expect(l.xy[14]).toEqual([5, 3])
    l.xy.forEach(([x, y], square) => {
      expect([l.xOf[square], l.yOf[square], squareAt(l, x, y)]).toEqual([x, y, square])
    })
  })

  it('do not exist outside the board', () => {
    const l = lattice(5, 3)
    for (const [x, y] of [
      [0, 1],
      [6, 1],
      [1, 0],
      [1, 4],
    ] as const) {
      expect(squareAt(l, x, y)).toBe(-1)
    }
  })

  it('have shared, frozen coordinates, and one lattice per size', () => {
    expect(lattice(5, 3)).toBe(lattice(5, 3))
    expect(lattice(3, 5)).not.toBe(lattice(5, 3))
    expect(Object.isFrozen(lattice(5, 3).xy[7])).toBe(true)
  })

  it('know their four and eight neighbours in the declared order of directions', () => {
    fc.assert(
      fc.property(sizes, ([width, height]) => {
        const l = lattice(width, height)
        l.xy.forEach(([x, y], square) => {
          const at = (name: keyof typeof OFFSETS) => squareAt(l, x + OFFSETS[name][0]!, y + OFFSETS[name][1]!)
          expect([...l.neighbours4.subarray(4 * square, 4 * square + 4)]).toEqual(DIRECTIONS4.map(at))
          expect([...l.neighbours8.subarray(8 * square, 8 * square + 8)]).toEqual(DIRECTIONS8.map(at))
        })
      }),
    )
  })

  it.each([
    [0, 3],
    [3, 0],
    [2.5, 3],
    [256, 1],
    [200, 200],
    [Number.NaN, 3],
  ])('cannot be laid out %s by %s', (width, height) => {
    expect(() => lattice(width, height)).toThrow(RangeError)
  })
})

describe('sides', () => {
  it('are numbered in reading order: by their west or north square, east before south', () => {
    const l = lattice(3, 2)
    const order = [
      [0, 1], // east of the first square
      [0, 3], // south of it
      [1, 2],
      [1, 4],
      [2, 5],
      [3, 4],
      [4, 5],
    ] as const
    const ids = order.map(([a, b]) => sideBetween(l, a, b))
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids.slice(0, 2)).toEqual([eastSide(0), southSide(0)])
  })

  it('lie between directly adjacent squares only, and know their two squares', () => {
    fc.assert(
      fc.property(sizes, ([width, height]) => {
        const l = lattice(width, height)
        for (let a = 0; a < l.squares; a++) {
          for (let b = 0; b < l.squares; b++) {
            const side = sideBetween(l, a, b)
            const pair = side < 0 ? null : squaresOfSide(l, side)
            expect(pair).toEqual(directlyAdjacent(l, a, b) ? [Math.min(a, b), Math.max(a, b)] : null)
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are listed per square for the four directions, none where nothing lies beyond', () => {
    fc.assert(
      fc.property(sizes, ([width, height]) => {
        const l = lattice(width, height)
        l.neighbours4.forEach((other, way) => {
          expect(l.sides4[way]).toBe(other < 0 ? -1 : sideBetween(l, way >> 2, other))
        })
      }),
    )
  })

  it('have nothing beyond on the outer east and south border', () => {
    const l = lattice(3, 2)
    expect(squaresOfSide(l, eastSide(2))).toEqual([2, -1])
    expect(squaresOfSide(l, southSide(5))).toEqual([5, -1])
    expect(() => squaresOfSide(l, 12)).toThrow('there is no side 12')
  })

  it('are not found for squares outside the board', () => {
    const l = lattice(3, 2)
    expect([sideBetween(l, 0, -1), sideBetween(l, 5, 8), sideBetween(l, 5, 6), sideBetween(l, 2, 3)]).toEqual([
      -1, -1, -1, -1,
    ])
  })
})

describe('distance without walls', () => {
  it('is the larger of the two differences, or their sum', () => {
    const l = lattice(9, 9)
    const a = squareAt(l, 2, 3)
    const b = squareAt(l, 7, 1)
    expect([chebyshev(l, a, b), chebyshev(l, b, a), manhattan(l, a, b), manhattan(l, b, a)]).toEqual([5, 5, 7, 7])
  })

  it('[ev.map.13] squares that share a side or a corner are adjacent, those that share a side directly', () => {
    const l = lattice(5, 5)
    const middle = squareAt(l, 3, 3)
    const near = l.xy.flatMap((_, square) => (adjacent(l, middle, square) ? [square] : []))
    expect(near).toEqual([6, 7, 8, 11, 13, 16, 17, 18])
    const direct = l.xy.flatMap((_, square) => (directlyAdjacent(l, middle, square) ? [square] : []))
    expect(direct).toEqual([7, 11, 13, 17])
    expect(adjacent(l, middle, middle)).toBe(false)
    expect(directlyAdjacent(l, middle, middle)).toBe(false)
    expect(adjacent(l, squareAt(l, 5, 1), squareAt(l, 1, 2))).toBe(false)
  })
})
