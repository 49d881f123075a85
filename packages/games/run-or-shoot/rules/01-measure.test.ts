import fc from 'fast-check'
import { distance2, leftOf, rightOf, type XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { at, scene, survivorNo, zedNo } from '../testing.ts'
import { RADIUS } from '../tables/units.ts'
import { zedFigure } from './01-crowd.ts'
import {
  asFigure,
  asPoint,
  displacedFrom,
  type Figure,
  gapOf,
  inContact,
  isAdjacent,
  isAdjacentTo,
  isFreeSpot,
  isInFront,
  isWithin,
  lengthOf,
  nearestFreeSpot,
  samplesOf,
} from './01-measure.ts'

const figure = (x: number, y: number, over: Partial<Figure> = {}): Figure => ({
  at: { x, y },
  level: 0,
  radius: 100,
  ...over,
})
const p = (x: number, y: number): XY => ({ x, y })

describe('measuring', () => {
  it('[rs.measure.1] [rs.measure.2] a centimetre is a hundred units, x to the east and y to the south', () => {
    expect(at(2.5, 40)).toEqual({ x: 250, y: 4000 })
    const s = scene({ zeds: [{}, { kind: 'tank', at: at(30, 36) }] })
    expect([s.table.book.map.width, s.table.book.map.depth]).toEqual([8000, 4000])
  })

  it('[rs.measure.3] bases are 20 mm wide, a Tank 40 mm', () => {
    const s = scene({ zeds: [{}, { kind: 'tank', at: at(30, 36) }] })
    expect([1, 2].map((n) => asFigure(zedNo(s, n) as NonNullable<ReturnType<typeof zedNo>>).radius)).toEqual([100, 200])
    expect(asFigure(survivorNo(s, 1)).radius).toBe(100)
  })

  it('[rs.measure.4] [rs.measure.5] a gap is between the rims, and its limit is within', () => {
    const [a, b] = [figure(0, 0), figure(3200, 0)]
    expect(gapOf(a, b)).toBe(3000)
    expect(isWithin(a, b, 3000)).toBe(true)
    expect(isWithin(a, figure(3201, 0), 3000)).toBe(false)
    expect(isWithin(a, asPoint({ at: p(3100, 0), level: 0 }), 3000)).toBe(true)
    expect(gapOf(a, figure(50, 0))).toBe(0)
    expect(gapOf(a, asPoint({ at: p(0, 700), level: 0 }))).toBe(600)
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), fc.nat(5000), (x, y, d) => {
        expect(isWithin(a, figure(x, y), d)).toBe(distance2(p(0, 0), p(x, y)) <= (d + 200) ** 2)
      }),
    )
  })

  it('[rs.measure.8] height is not measured', () => {
    expect(isWithin(figure(0, 0), figure(1200, 0, { level: 2 }), 1000)).toBe(true)
  })

  it('[rs.measure.6] contact is a gap of a millimetre on one level with nothing between', () => {
    const { table } = scene()
    expect(inContact(table, figure(2000, 3500), figure(2210, 3500))).toBe(true)
    expect(inContact(table, figure(2000, 3500), figure(2211, 3500))).toBe(false)
    expect(inContact(table, figure(2000, 3500), figure(2200, 3500, { level: 1 }))).toBe(false)
    // The south wall of the corner store, its closed door and its closed window are between.
    for (const x of [1650, 2000, 1200]) expect(inContact(table, figure(x, 2600), figure(x, 2800))).toBe(false)
    const open = scene({ openings: { '0,0 door0': { state: 'open' }, '0,0 window0': { state: 'destroyed' } } })
    expect([1650, 2000, 1200].map((x) => inContact(open.table, figure(x, 2600), figure(x, 2800)))).toEqual([
      false,
      true,
      true,
    ])
    // A wire fence of the safe house.
    expect(inContact(table, figure(4400, 1500), figure(4600, 1500))).toBe(false)
  })

  it('[rs.measure.7] adjacent is a gap of two centimetres with nothing between; a thing is no obstacle to itself', () => {
    const { table } = scene()
    expect(isAdjacent(table, figure(2000, 3500), figure(2400, 3500))).toBe(true)
    expect(isAdjacent(table, figure(2000, 3500), figure(2401, 3500))).toBe(false)
    expect(isAdjacent(table, figure(1650, 2550), figure(1650, 2850))).toBe(false)
    const door = { is: 'line', from: p(1800, 2700), to: p(2200, 2700) } as const
    expect(isAdjacentTo(figure(2000, 3000), door)).toBe(true)
    expect(isAdjacentTo(figure(2000, 3001), door)).toBe(false)
  })

  it('[rs.measure.9] every segment of a move is rounded up', () => {
    expect(lengthOf([p(0, 0), p(10, 10), p(20, 20)])).toBe(30)
    expect(lengthOf([p(0, 0), p(20, 20)])).toBe(29)
    expect(lengthOf([p(0, 0), p(300, 400)])).toBe(500)
  })

  it('[rs.measure.10] away is along the ray of the centres, else the way the cause faces, else east', () => {
    expect(displacedFrom(p(0, 0), p(300, 400), 500)).toEqual(p(600, 800))
    expect(displacedFrom(p(0, 0), p(-1, -1), 100)).toEqual(p(-72, -72))
    expect(displacedFrom(p(5, 5), p(5, 5), 300, p(0, -1000))).toEqual(p(5, -295))
    expect(displacedFrom(p(5, 5), p(5, 5), 300)).toEqual(p(305, 5))
  })

  it('[rs.measure.13] the forward arc has its borders, and what stands on the spot', () => {
    const north = p(0, -1000)
    expect(isInFront(p(0, 0), north, p(0, -500))).toBe(true)
    expect(isInFront(p(0, 0), north, p(500, -500))).toBe(true)
    expect(isInFront(p(0, 0), north, p(501, -500))).toBe(false)
    expect(isInFront(p(0, 0), north, p(0, 500))).toBe(false)
    expect(isInFront(p(0, 0), north, p(0, 0))).toBe(true)
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -9000, max: 9000 }),
        fc.integer({ min: -9000, max: 9000 }),
        (fx, fy, tx, ty) => {
          if ((fx === 0 && fy === 0) || (tx === 0 && ty === 0)) return
          const dot = BigInt(fx * tx + fy * ty)
          const inside = dot > 0n && 2n * dot * dot >= BigInt(fx * fx + fy * fy) * BigInt(tx * tx + ty * ty)
          expect(isInFront(p(0, 0), p(fx, fy), p(tx, ty))).toBe(inside)
        },
      ),
    )
  })

  it('[rs.measure.14] left and right are those of the figure, y pointing south', () => {
    expect([leftOf(p(1000, 0)), rightOf(p(1000, 0))]).toEqual([p(0, -1000), p(0, 1000)])
    expect([leftOf(p(300, 400)), rightOf(p(300, 400))]).toEqual([p(400, -300), p(-400, 300)])
  })

  it('[rs.measure.15] samples are every centimetre along the way, the corners and the end', () => {
    expect(samplesOf([p(0, 0), p(250, 0)])).toEqual([p(100, 0), p(200, 0), p(250, 0)])
    expect(samplesOf([p(0, 0), p(150, 0), p(150, 100)])).toEqual([p(100, 0), p(150, 0), p(150, 50), p(150, 100)])
    expect(samplesOf([p(0, 0), p(200, 0), p(200, 100)])).toEqual([p(100, 0), p(200, 0), p(200, 100)])
    expect(samplesOf([p(7, 7)])).toEqual([])
  })

  it('[rs.measure.11] [rs.measure.16] nobody rests on another, beyond two units, in a barrier or over the edge', () => {
    const { table } = scene({ zeds: [{ at: at(20, 33) }] })
    const free = (x: number, y: number, level = 0) => isFreeSpot(table, { at: p(x, y), level }, RADIUS.figure)
    expect([free(2198, 3300), free(2197, 3300)]).toEqual([true, false])
    expect([free(1000, 2800), free(1000, 2799)]).toEqual([true, false])
    expect([free(100, 3900), free(99, 3900), free(100, 3901)]).toEqual([true, false, false])
    expect(isFreeSpot(table, { at: p(2000, 3300), level: 0 }, RADIUS.figure, [zedFigure(1)])).toBe(true)
    // Lying figures are in the way, too.
    const lying = scene({ zeds: [{ at: at(20, 33), down: true }] })
    expect(isFreeSpot(lying.table, { at: p(2100, 3300), level: 0 }, RADIUS.figure)).toBe(false)
  })

  it('[rs.measure.12] the nearest free spot is on the first ring that has one, clockwise from east, on this side of a wall', () => {
    const { table } = scene({ zeds: [{ at: at(20, 33) }] })
    const nearest = (x: number, y: number) => nearestFreeSpot(table, { at: p(x, y), level: 0 }, RADIUS.figure)?.at
    expect(nearest(3000, 3300)).toEqual(p(3000, 3300))
    expect(nearest(2000, 3300)).toEqual(p(2200, 3300))
    // From within the wall's reach to its own side.
    expect(nearest(1650, 2750)?.y).toBeGreaterThanOrEqual(2800)
    expect(nearest(1650, 2650)?.y).toBeLessThanOrEqual(2600)
  })
})
