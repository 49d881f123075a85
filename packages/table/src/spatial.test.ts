import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareGap } from './base.ts'
import { distance2, type XY } from './geometry.ts'
import { heap, pop, push } from './heap.ts'
import { boxOf, compareSegmentToShape } from './shape.ts'
import {
  boxesAlong,
  boxGrid,
  crowd,
  figuresAlong,
  figuresWithin,
  isThere,
  nearestFigure,
  NOBODY,
  put,
  take,
} from './spatial.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'

describe('boxes', () => {
  it('are all found that come within the margin of a segment, ascending, off the table too', () => {
    const place = fc.record({ x: fc.integer({ min: -800, max: 3800 }), y: fc.integer({ min: -800, max: 3800 }) })
    fc.assert(
      fc.property(anyTerrain(), place, place, fc.constantFrom(0, 115, 700), ({ pieces }, a, b, margin) => {
        for (const cell of [100, 350, 1000]) {
          const grid = boxGrid(
            3000,
            3000,
            pieces.map(({ shape }) => boxOf(shape)),
            cell,
          )
          const found = [...grid.found.subarray(0, boxesAlong(grid, a, b, margin))]
          const needed = pieces.flatMap(({ shape }, i) => (compareSegmentToShape(a, b, shape, margin) <= 0 ? [i] : []))
          expect(found.filter((i) => needed.includes(i))).toEqual(needed)
          expect(found).toEqual([...new Set(found)].sort((m, n) => m - n))
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a crowd', () => {
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), anyPoint(3000), fc.boolean()), { maxLength: 60 })

  it('finds neighbours and the nearest as a look at everybody does, after any coming and going', () => {
    fc.assert(
      fc.property(moves, anyPoint(3000), fc.integer({ min: 0, max: 2000 }), (list, at, d) => {
        const all = crowd(3000, 3000, 400)
        const places = new Map<number, XY & { radius: number }>()
        for (const [figure, where, comes] of list) {
          if (comes) {
            const radius = figure % 2 === 0 ? 125 : 200
            put(all, figure, where, radius)
            places.set(figure, { ...where, radius })
          } else {
            take(all, figure)
            places.delete(figure)
          }
        }
        const ids = [...places.keys()].sort((m, n) => m - n)
        const placeOf = (figure: number) => places.get(figure) as XY & { radius: number }
        expect(ids.every((figure) => isThere(all, figure))).toBe(true)
        expect(figuresWithin(all, at, 100, d)).toEqual(
          ids.filter((figure) => compareGap({ ...at, radius: 100 }, placeOf(figure), d) <= 0),
        )
        expect(figuresAlong(all, { x: 0, y: 0 }, { x: 3000, y: 3000 }, 0)).toEqual(ids)
        const odd = ids.filter((figure) => figure % 2 === 1 && distance2(at, placeOf(figure)) <= d * d)
        const nearest = odd.reduce(
          (best, figure) =>
            best === NOBODY || distance2(at, placeOf(figure)) < distance2(at, placeOf(best)) ? figure : best,
          NOBODY,
        )
        expect(nearestFigure(all, at, d, (figure) => figure % 2 === 1)).toBe(nearest)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a heap', () => {
  it('gives entries by key, then by number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (keys) => {
        const h = heap()
        for (const [i, key] of keys.entries()) push(h, key, i)
        const out: [number, number][] = []
        while (h.keys.length > 0) out.push([h.keys[0] as number, pop(h)])
        expect(out).toEqual(keys.map((key, i): [number, number] => [key, i]).sort((a, b) => a[0] - b[0] || a[1] - b[1]))
      }),
    )
  })
})
