import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  awayFrom,
  beside,
  BORDER,
  comparePointToSegment,
  compareSegments,
  distance2,
  doubleArea,
  hull,
  INSIDE,
  isConvex,
  OUTSIDE,
  pathLength,
  pathLengthLegsUp,
  segmentsCross,
  segmentsMeet,
  towards,
  turn,
  whereInPolygon,
  whereInPolygonScaled,
  type XY,
} from './geometry.ts'
import { anyPoint } from './testkit/maps.ts'
import { compareRootOf, slowDistance2, slowlyMeet, slowSegments2 } from './testkit/reference.ts'

const near = fc.record({ x: fc.integer({ min: 0, max: 8 }), y: fc.integer({ min: 0, max: 8 }) })
const point = fc.oneof(near, anyPoint(30_000))
const distance = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 30_000 }))
const p = (x: number, y: number): XY => ({ x, y })

describe('points and segments against fractions', () => {
  it('compares the distance of a point from a segment', () => {
    fc.assert(
      fc.property(point, point, point, distance, (q, a, b, d) => {
        expect(comparePointToSegment(q, a, b, d)).toBe(compareRootOf(slowDistance2(q, a, b), d))
      }),
      { numRuns: 1500 },
    )
  })

  it('finds a distance of exactly d along a slanted segment, far beyond 2^53', () => {
    // (3, 4) scaled: the point 5k off the line through the origin with direction (4, -3).
    for (const k of [1, 7, 600, 4000]) {
      const a = p(0, 16_000)
      const b = p(20_000, 1000)
      const q = p(10_000 + 3 * k, 8500 + 4 * k)
      expect(comparePointToSegment(q, a, b, 5 * k)).toBe(0)
      expect(comparePointToSegment(q, a, b, 5 * k - 1)).toBe(1)
      expect(comparePointToSegment(q, a, b, 5 * k + 1)).toBe(-1)
    }
  })

  it('knows whether segments meet, and how far they are apart', () => {
    fc.assert(
      fc.property(point, point, point, point, distance, (a, b, c, d, far) => {
        expect(segmentsMeet(a, b, c, d)).toBe(slowlyMeet(a, b, c, d))
        expect(compareSegments(a, b, c, d, far)).toBe(compareRootOf(slowSegments2(a, b, c, d), far))
        if (segmentsCross(a, b, c, d)) expect(segmentsMeet(a, b, c, d)).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  it('does not count a touch as a crossing', () => {
    expect(segmentsCross(p(0, 0), p(10, 0), p(5, -5), p(5, 5))).toBe(true)
    expect(segmentsCross(p(0, 0), p(10, 0), p(5, 0), p(5, 5))).toBe(false)
    expect(segmentsCross(p(0, 0), p(10, 0), p(10, -5), p(10, 5))).toBe(false)
    expect(segmentsCross(p(0, 0), p(10, 0), p(2, 0), p(8, 0))).toBe(false)
    expect(turn(p(0, 0), p(0, -10), p(5, -5))).toBeGreaterThan(0)
  })
})

describe('outlines', () => {
  const convex = fc
    .array(point, { minLength: 3, maxLength: 9 })
    .map(hull)
    .filter((corners) => corners.length > 2)

  it('makes convex hulls, clockwise, that hold all points', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (points) => {
        const corners = hull(points)
        if (corners.length < 3) return
        expect(isConvex(corners)).toBe(true)
        expect(doubleArea(corners)).toBeGreaterThan(0)
        for (const q of points) expect(whereInPolygon(corners, q)).not.toBe(OUTSIDE)
      }),
    )
  })

  it('puts points inside, on the border or outside, by the sides they lie on', () => {
    fc.assert(
      fc.property(convex, point, (corners, q) => {
        const sides = corners.map((a, i) => Math.sign(turn(a, corners[(i + 1) % corners.length] as XY, q)))
        const expected = sides.some((side) => side < 0) ? OUTSIDE : sides.includes(0) ? BORDER : INSIDE
        expect(whereInPolygon(corners, q)).toBe(expected)
        expect(whereInPolygon([...corners].reverse(), q)).toBe(expected)
        expect(whereInPolygonScaled(corners, 7 * q.x, 7 * q.y, 7)).toBe(expected)
      }),
    )
  })

  it('handles outlines that are not convex, and refuses stars', () => {
    const hook = [p(0, 0), p(30, 0), p(30, 30), p(20, 30), p(20, 10), p(0, 10)]
    expect(whereInPolygon(hook, p(25, 20))).toBe(INSIDE)
    expect(whereInPolygon(hook, p(10, 20))).toBe(OUTSIDE)
    expect(whereInPolygon(hook, p(20, 20))).toBe(BORDER)
    expect(whereInPolygon(hook, p(20, 10))).toBe(BORDER)
    expect(isConvex(hook)).toBe(false)
    const star = [p(50, 0), p(80, 90), p(0, 35), p(100, 35), p(20, 90)]
    expect(isConvex(star)).toBe(false)
    expect(isConvex([p(0, 0), p(10, 0), p(20, 0), p(20, 20)])).toBe(false)
  })
})

describe('lengths and rounded points', () => {
  it('[dw.units.10] a path of exact steps is not longer for its corners', () => {
    expect(pathLength([p(0, 0), p(300, 400), p(300, 900)])).toBe(1000)
    expect(pathLength([p(0, 0), p(1, 1), p(2, 2), p(3, 3)])).toBe(4)
    expect(pathLength([p(5, 5)])).toBe(0)
  })

  it('[rs.measure.9] or every leg is rounded up', () => {
    expect(pathLengthLegsUp([p(0, 0), p(1, 1), p(2, 2), p(3, 3)])).toBe(6)
    expect(pathLengthLegsUp([p(0, 0), p(300, 400)])).toBe(500)
  })

  it('finds points along, beyond and beside, within half a unit each way', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 3000 }), (a, b, d) => {
        const n = distance2(a, b)
        if (n === 0) return
        const length = Math.sqrt(n)
        for (const [at, x, y] of [
          [towards(a, b, d), a.x + ((b.x - a.x) * d) / length, a.y + ((b.y - a.y) * d) / length],
          [awayFrom(a, b, d), b.x + ((b.x - a.x) * d) / length, b.y + ((b.y - a.y) * d) / length],
          [beside(a, b, d), b.x - ((b.y - a.y) * d) / length, b.y + ((b.x - a.x) * d) / length],
        ] as const) {
          expect(Math.abs(at.x - x)).toBeLessThanOrEqual(0.5 + 1e-6)
          expect(Math.abs(at.y - y)).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
    )
    expect(towards(p(0, 0), p(0, -100), 30)).toEqual(p(0, -30))
    expect(beside(p(0, 0), p(0, -100), 25)).toEqual(p(25, -100))
    expect(beside(p(0, 0), p(0, -100), -25)).toEqual(p(-25, -100))
    expect(awayFrom(p(4, 4), p(4, 4), 100)).toEqual(p(4, 4))
  })
})
