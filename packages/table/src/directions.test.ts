import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aheadOf,
  bearsLeft,
  COMPASS,
  compareAngles,
  compass,
  degreesOf,
  degreesOfFace,
  displaced,
  leftOf,
  rightOf,
  sideOf,
  sine,
  turned,
} from './directions.ts'
import { type Arc, facingTowards, inArc, inOpenArc } from './facing.ts'
import type { XY } from './geometry.ts'

const p = (x: number, y: number): XY => ({ x, y })
const vector = fc
  .record({ x: fc.integer({ min: -1000, max: 1000 }), y: fc.integer({ min: -1000, max: 1000 }) })
  .filter(({ x, y }) => x !== 0 || y !== 0)
const angleOf = (u: XY, v: XY): number => Math.abs(Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y))

describe('directions', () => {
  it('has the sines of all whole degrees', () => {
    for (let degrees = -360; degrees <= 720; degrees++) {
      expect(Math.abs(sine(degrees) - Math.sin((degrees * Math.PI) / 180) * COMPASS)).toBeLessThan(0.51)
    }
  })

  it('[dw.units.11] a D20 points in steps of 18 degrees clockwise from north', () => {
    expect([5, 10, 15, 20].map((face) => degreesOfFace(face, 20))).toEqual([90, 180, 270, 0])
    expect(compass(degreesOfFace(5, 20))).toEqual(p(COMPASS, 0))
    expect(degreesOfFace(1, 36)).toBe(10)
  })

  it('finds the whole degrees that are nearest to a vector', () => {
    for (let degrees = 0; degrees < 360; degrees++) expect(degreesOf(displaced(p(0, 0), 4000, degrees))).toBe(degrees)
    expect([degreesOf(p(0, -7)), degreesOf(p(3, 0)), degreesOf(p(0, 1)), degreesOf(p(-9, 0))]).toEqual([
      0, 90, 180, 270,
    ])
    fc.assert(
      fc.property(vector, (v) => {
        const best = angleOf(v, compass(degreesOf(v)))
        return Array.from({ length: 360 }, (_, d) => angleOf(v, compass(d))).every((other) => best <= other + 1e-9)
      }),
    )
  })

  it('[dw.units.12] a displaced point is rounded to the nearest unit', () => {
    expect(displaced(p(1000, 1000), 700, 0)).toEqual(p(1000, 300))
    expect(displaced(p(1000, 1000), 700, 90)).toEqual(p(1700, 1000))
    expect(displaced(p(1000, 1000), 700, 18)).toEqual(p(1216, 334))
    expect(displaced(p(0, 0), 5, 30)).toEqual(p(3, -4))
    expect(displaced(p(0, 0), 5, 210)).toEqual(p(-3, 4))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 359 }), (d, degrees) => {
        const at = displaced(p(0, 0), d, degrees)
        const angle = (degrees * Math.PI) / 180
        expect(Math.abs(at.x - d * Math.sin(angle))).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(Math.abs(at.y + d * Math.cos(angle))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  it('turns vectors, quarters exactly', () => {
    fc.assert(
      fc.property(vector, (v) => {
        expect(turned(v, 90)).toEqual(rightOf(v))
        expect(turned(v, 270)).toEqual(leftOf(v))
        expect(turned(turned(v, 180), 180)).toEqual(v)
      }),
    )
    expect(turned(p(100, 0), 30)).toEqual(p(87, 50))
  })

  it('[rs.measure.14] left and right are those of the figure', () => {
    expect(leftOf(p(0, -1))).toEqual(p(-1, 0))
    expect(rightOf(p(0, -1))).toEqual(p(1, 0))
    expect(bearsLeft(p(-1, -1), p(0, -1))).toBe(true)
    expect(bearsLeft(p(1, -1), p(0, -1))).toBe(false)
    expect([sideOf(p(0, -1), p(-3, 1)), sideOf(p(0, -1), p(3, 1)), sideOf(p(0, -1), p(0, 7))]).toEqual([-1, 1, 0])
    expect([aheadOf(p(0, -1), p(3, -1)), aheadOf(p(0, -1), p(3, 0)), aheadOf(p(0, -1), p(3, 1))]).toEqual([1, 0, -1])
  })

  it('compares angles with an axis, ties as ties', () => {
    fc.assert(
      fc.property(vector, vector, vector, fc.integer({ min: 0, max: 359 }), (axis, a, b, degrees) => {
        for (const along of [axis, compass(degrees)]) {
          const gap = angleOf(along, a) - angleOf(along, b)
          if (Math.abs(gap) > 1e-7) expect(compareAngles(along, a, b)).toBe(Math.sign(gap))
        }
        const mirrored = { x: -a.x || 0, y: a.y }
        expect(compareAngles(p(0, -5), a, mirrored)).toBe(0)
        expect(compareAngles(axis, a, { x: 3 * a.x, y: 3 * a.y })).toBe(0)
      }),
    )
  })
})

describe('facing', () => {
  const arcs: Arc[] = [90, 180, 270, 360]

  it('[rs.measure.13] an arc holds the points within half its angle of the front', () => {
    fc.assert(
      fc.property(vector, vector, fc.constantFrom(...arcs), (facing, to, arc) => {
        const off = (angleOf(facing, to) * 180) / Math.PI - arc / 2
        if (Math.abs(off) < 1e-7) {
          expect(inArc(p(7, 9), facing, p(7 + to.x, 9 + to.y), arc)).toBe(true)
        } else {
          expect(inArc(p(7, 9), facing, p(7 + to.x, 9 + to.y), arc)).toBe(off < 0)
          expect(inOpenArc(p(7, 9), facing, p(7 + to.x, 9 + to.y), arc)).toBe(off < 0)
        }
      }),
    )
  })

  it('[ed.facing.6] exactly abeam is on the border: in the arc, not in the open arc', () => {
    expect(inArc(p(0, 0), p(0, -1), p(5, 0), 180)).toBe(true)
    expect(inOpenArc(p(0, 0), p(0, -1), p(5, 0), 180)).toBe(false)
    expect(inArc(p(0, 0), p(0, -1), p(5, -5), 90)).toBe(true)
    expect(inArc(p(0, 0), p(0, -1), p(6, -5), 90)).toBe(false)
    expect(inOpenArc(p(0, 0), p(0, -1), p(5, -5), 90)).toBe(false)
    expect(inArc(p(0, 0), p(0, -1), p(5, 5), 270)).toBe(true)
    expect(inOpenArc(p(0, 0), p(0, -1), p(5, 5), 270)).toBe(false)
    expect(inArc(p(3, 3), p(0, -1), p(3, 3), 90)).toBe(true)
  })

  it('a facing towards a point is never zero and never longer than a thousand a side', () => {
    expect(facingTowards(p(0, 0), p(300, -700))).toEqual(p(300, -700))
    expect(facingTowards(p(0, 0), p(-20_000, 10_000))).toEqual(p(-1000, 500))
    expect(facingTowards(p(4, 4), p(4, 4))).toBeNull()
  })
})
