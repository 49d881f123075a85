import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareGap,
  compareGapToShape,
  compareToRim,
  compareGapInSpace,
  gapAtMost,
  orientedRectangle,
  overlaps,
  shownGap,
  standsOn,
  staysOn,
  swept,
} from './base.ts'
import { groupsWithin, isOneGroup } from './coherency.ts'
import { distance2, hull, INSIDE, OUTSIDE, whereInPolygon, type XY } from './geometry.ts'
import {
  boxOf,
  comparePointToShape,
  compareSegmentToShape,
  compareShapes,
  disc,
  line,
  outlinesOverlap,
  passesThrough,
  type Polygon,
  rectangle,
  type Shape,
  whereInShape,
} from './shape.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'
import { compareRootOf, slowDistance2, slowSegments2 } from './testkit/reference.ts'

const p = (x: number, y: number): XY => ({ x, y })
const point = fc.oneof(
  anyPoint(3000),
  fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) }),
)
const shape = anyTerrain().map(({ pieces }) => (pieces[0] as { shape: Shape }).shape)
const distance = fc.oneof(fc.constantFrom(0, 115, 125, 500), fc.integer({ min: 0, max: 3000 }))
const sidesOf = (s: Shape): [XY, XY][] => {
  if (s.is === 'line') return [[s.from, s.to]]
  return s.is === 'disc' ? [] : s.corners.map((a, i) => [a, s.corners[(i + 1) % s.corners.length] as XY])
}

describe('distances from shapes, against fractions', () => {
  it('of points', () => {
    fc.assert(
      fc.property(point, shape, distance, (q, s, d) => {
        const isIn = whereInShape(s, q) !== OUTSIDE
        const expected =
          s.is === 'disc'
            ? Math.sign(distance2(q, s.at) - (d + s.radius) * (d + s.radius))
            : isIn
              ? -Math.sign(d)
              : Math.min(...sidesOf(s).map(([a, b]) => compareRootOf(slowDistance2(q, a, b), d)))
        expect(comparePointToShape(q, s, d) === expected || (d === 0 && isIn)).toBe(true)
        if (d === 0) expect(comparePointToShape(q, s, 0)).toBe(isIn ? 0 : 1)
      }),
      { numRuns: 800 },
    )
  })

  it('of segments', () => {
    fc.assert(
      fc.property(point, point, shape, distance, (a, b, s, d) => {
        if (s.is === 'disc') {
          const expected = compareRootOf(slowDistance2(s.at, a, b), d + s.radius)
          expect(compareSegmentToShape(a, b, s, d)).toBe(d === 0 && expected < 0 ? 0 : expected)
          return
        }
        const isIn = s.is === 'polygon' && whereInPolygon(s.corners, a) === INSIDE
        const sides = Math.min(...sidesOf(s).map(([c, e]) => compareRootOf(slowSegments2(a, b, c, e), d)))
        expect(compareSegmentToShape(a, b, s, d)).toBe(isIn ? -Math.sign(d) || 0 : sides)
      }),
      { numRuns: 800 },
    )
  })

  it('of one shape from another, the same both ways', () => {
    fc.assert(
      fc.property(shape, shape, distance, (s, t, d) => {
        expect(compareShapes(s, t, d)).toBe(compareShapes(t, s, d))
      }),
    )
    expect(compareShapes(rectangle(0, 0, 10, 10), rectangle(2, 2, 8, 8), 1)).toBe(-1)
    expect(compareShapes(rectangle(2, 2, 8, 8), rectangle(0, 0, 10, 10), 1)).toBe(-1)
    expect(compareShapes(rectangle(0, 0, 10, 10), rectangle(13, 14, 20, 20), 5)).toBe(0)
    expect(compareShapes(disc(0, 0, 5), disc(3, 0, 1), 0)).toBe(0)
  })

  it('a segment passes through an outline only if some point of it is strictly inside', () => {
    fc.assert(
      fc.property(point, point, shape, (a, b, s) => {
        if (s.is === 'disc') return
        // Cut into 64 parts: whoever is inside at one of them passes.
        const samples = Array.from({ length: 65 }, (_, i) => ({
          x: a.x * 64 + i * (b.x - a.x),
          y: a.y * 64 + i * (b.y - a.y),
        }))
        const grown = s.is === 'polygon' ? s.corners.map(({ x, y }) => ({ x: x * 64, y: y * 64 })) : []
        const isIn = s.is === 'polygon' && samples.some((q) => whereInPolygon(grown, q) === INSIDE)
        if (isIn) expect(passesThrough(a, b, s)).toBe(true)
        if (passesThrough(a, b, s)) expect(compareSegmentToShape(a, b, s, 0)).toBe(0)
      }),
    )
    const square = rectangle(0, 0, 10, 10)
    expect(passesThrough(p(-5, 0), p(15, 0), square)).toBe(false)
    expect(passesThrough(p(-5, 5), p(5, -5), square)).toBe(false)
    expect(passesThrough(p(-5, 5), p(0, 5), square)).toBe(false)
    expect(passesThrough(p(-5, 5), p(1, 5), square)).toBe(true)
    expect(passesThrough(p(0, 0), p(10, 10), square)).toBe(true)
    expect(passesThrough(p(-9, 5), p(9, 5), line(0, 0, 0, 10))).toBe(false)
    expect(boxOf(disc(10, 20, 5))).toEqual({ west: 5, north: 15, east: 15, south: 25 })
  })
})

describe('bases', () => {
  const base = (x: number, y: number, radius = 125) => ({ x, y, radius })

  it('[dw.units.6] the gap is compared by squares, exactly d included', () => {
    // Centres 1250 apart (750, 1000), both radii 125: a gap of exactly 1000.
    const [a, b] = [base(0, 0), base(750, 1000)]
    expect([compareGap(a, b, 999), compareGap(a, b, 1000), compareGap(a, b, 1001)]).toEqual([1, 0, -1])
    expect(gapAtMost(a, b, 1000)).toBe(true)
    expect(gapAtMost(a, base(750, 1001), 1000)).toBe(false)
    expect([shownGap(a, b), shownGap(a, base(750, 1001))]).toEqual([1000, 1001])
    expect(overlaps(base(0, 0), base(240, 0), 10)).toBe(false)
    expect(overlaps(base(0, 0), base(239, 0), 10)).toBe(true)
  })

  it('[dw.units.9] between floors the distance is taken in space', () => {
    // 300, 400 and 1200 make 1300.
    expect(compareGapInSpace(base(0, 0), base(300, 400), 1200, 1050)).toBe(0)
    expect(compareGapInSpace(base(0, 0), base(300, 400), 1200, 1049)).toBe(1)
  })

  it('the gap to a piece runs to the nearest point of its outline, and a base on it touches it', () => {
    const crate = rectangle(1000, 1000, 1400, 1400)
    expect(compareGapToShape(base(700, 1200), crate, 175)).toBe(0)
    expect(compareGapToShape(base(700, 600), crate, 375)).toBe(0)
    expect(compareGapToShape(base(1200, 1200), crate, 0)).toBe(-1)
  })

  it('[dw.movement.10] a base is supported if it is wholly on the roof, its rim included', () => {
    const hook = [p(0, 0), p(1000, 0), p(1000, 1000), p(500, 1000), p(500, 500), p(0, 500)]
    expect(standsOn(hook, base(125, 125))).toBe(true)
    expect(standsOn(hook, base(124, 125))).toBe(false)
    expect(standsOn(hook, base(250, 700))).toBe(false)
    // 125 from the inner corner (500, 500): 75 and 100.
    expect(standsOn(hook, base(575, 400))).toBe(true)
    expect(standsOn(hook, base(574, 400))).toBe(false)
    expect(staysOn(hook, 125, p(200, 250), p(750, 250))).toBe(true)
    expect(staysOn(hook, 125, p(200, 250), p(750, 800))).toBe(false)
    expect([compareToRim(p(450, 300), hook, 200), compareToRim(p(450, 700), hook, 50)]).toEqual([0, 0])
    expect(compareToRim(p(250, 250), hook, 249)).toBe(1)
  })

  it('oriented rectangles keep their sides within a unit, and sweep what they pass', () => {
    expect(orientedRectangle(p(3000, 5000), 1100, 500, 0).corners).toEqual(rectangle(2750, 4450, 3250, 5550).corners)
    expect(hull(orientedRectangle(p(3000, 5000), 1100, 500, 90).corners)).toEqual(
      hull(rectangle(2450, 4750, 3550, 5250).corners),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), (degrees) => {
        const { corners } = orientedRectangle(p(5000, 5000), 1600, 600, degrees)
        for (const corner of corners) {
          expect(Math.abs(Math.sqrt(distance2(corner, p(5000, 5000))) - Math.sqrt(800 * 800 + 300 * 300))).toBeLessThan(
            1,
          )
        }
      }),
    )
    const { corners } = swept(rectangle(0, 0, 10, 10), p(20, 20))
    expect(whereInPolygon(corners, p(15, 15))).toBe(INSIDE)
    expect(whereInPolygon(corners, p(20, 5))).toBe(OUTSIDE)
  })

  it('outlines that share a side do not overlap', () => {
    const square = rectangle(0, 0, 10, 10)
    expect(outlinesOverlap(square, rectangle(10, 0, 20, 10))).toBe(false)
    expect(outlinesOverlap(square, rectangle(9, 9, 20, 20))).toBe(true)
    expect(outlinesOverlap(square, rectangle(2, 2, 4, 4))).toBe(true)
    const slanted: Polygon = { is: 'polygon', corners: [p(10, 0), p(20, 10), p(10, 20)] }
    expect(outlinesOverlap(square, slanted)).toBe(false)
  })
})

describe('coherency', () => {
  it('[ed.herd.3] groups hang together by chains of gaps, as a flood of all pairs finds them', () => {
    const figure = fc.record({
      x: fc.integer({ min: 0, max: 4000 }),
      y: fc.integer({ min: 0, max: 4000 }),
      radius: fc.constant(125),
    })
    fc.assert(
      fc.property(fc.array(figure, { minLength: 1, maxLength: 30 }), (figures) => {
        const found = groupsWithin(figures, 508)
        const seen = new Set<number>()
        const flood = (i: number): number[] => {
          if (seen.has(i)) return []
          seen.add(i)
          const near = [...figures.keys()].filter((j) => gapAtMost(figures[i] as never, figures[j] as never, 508))
          return [i, ...near.flatMap(flood)]
        }
        const expected = [...figures.keys()].map(flood).filter((group) => group.length > 0)
        expect(found).toEqual(expected.map((group) => group.sort((a, b) => a - b)))
        expect(isOneGroup(figures, 508)).toBe(expected.length === 1)
      }),
    )
  })
})
