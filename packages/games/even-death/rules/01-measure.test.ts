import { distance2, line } from '@shamble/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, evenDeath, scene } from '../testing.ts'
import { INCH, inches } from '../tables/units.ts'
import {
  alongFrom,
  basesOverlap,
  d8,
  gapOf,
  handful,
  isWithin,
  isWithinOfPiece,
  isWithinOfPoint,
  resultsOf,
  succeeds,
} from './01-measure.ts'
import { isOpenGround } from './10-terrain.ts'
import { bookFor, settle } from '../options.ts'

const place = (x: number, y: number) => ({ x, y })

describe('measuring', () => {
  it('[ed.measure.1] an inch is 254, a foot 3048, from the north-west corner', () => {
    expect([inches(1), inches(12), inches(0.5), inches(0.4)]).toEqual([254, 3048, 127, 102])
    expect(at(1, 2)).toEqual({ x: 254, y: 508 })
  })

  it('[ed.measure.2] a table is 60 by 60 inches, and larger in steps of 12', () => {
    const size = (tableSize?: readonly number[]) => {
      const done = settle({ scenario: 'battle', ...(tableSize ? { tableSize } : {}) })
      return done.ok ? [bookFor(done.value).field.width, bookFor(done.value).field.depth] : done.fault.at
    }
    expect(size()).toEqual([15_240, 15_240])
    expect(size([96, 72])).toEqual([24_384, 18_288])
    expect([size([48, 60]), size([60, 108]), size([60, 61])]).toEqual(
      Array(3)
        .fill('options.tableSize')
        .map((o, i) => (i < 2 ? expect.stringContaining(o) : o)),
    )
  })

  it('[ed.measure.3] [ed.measure.4] the gap is that of two bases of 25 mm, never below 0, whatever their heights', () => {
    expect(gapOf(place(0, 0), place(1000, 0))).toBe(750)
    expect(gapOf(place(0, 0), place(248, 0))).toBe(0)
    expect(isWithinOfPoint(place(0, 0), place(379, 0), 254)).toBe(true)
    expect(isWithinOfPoint(place(0, 0), place(380, 0), 254)).toBe(false)
    expect(isWithinOfPiece(place(0, 0), line(379, -50, 379, 50), 254)).toBe(true)
    expect(isWithinOfPiece(place(0, 0), line(380, -50, 380, 50), 254)).toBe(false)
  })

  it('[ed.measure.5] within N inches includes N itself, by squares and without roots', () => {
    expect(isWithin(place(0, 0), place(6 * INCH + 250, 0), 6 * INCH)).toBe(true)
    expect(isWithin(place(0, 0), place(6 * INCH + 251, 0), 6 * INCH)).toBe(false)
    // One unit aside is beyond the limit, although a rounded root would hide it.
    expect(isWithin(place(0, 0), place(6 * INCH + 250, 1), 6 * INCH)).toBe(false)
  })

  it('[ed.measure.6] bases overlap below 248, walls below 123', () => {
    expect(basesOverlap(place(0, 0), place(248, 0))).toBe(false)
    expect(basesOverlap(place(0, 0), place(247, 0))).toBe(true)
    const s = scene({
      humans: [{ seat: 'survivors' }],
      herds: [{ zombies: [{}] }],
      options: { table: 'across-the-common' },
    })
    // The low wall of the common from (20, 42) to (30, 42) is 60 thick.
    const north = 42 * INCH - 30
    expect(isOpenGround(s.table, place(25 * INCH, north - 123), null)).toBe(true)
    expect(isOpenGround(s.table, place(25 * INCH, north - 122), null)).toBe(false)
    expect(isOpenGround(s.table, place(25 * INCH, 42 * INCH), null)).toBe(false)
  })

  it('[ed.measure.7] a computed place is never farther than the units it was computed for', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 24_384 }), y: fc.integer({ min: 0, max: 24_384 }) })
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 4000 }), (a, b, units) => {
        const end = alongFrom(a, b, units)
        expect(distance2(a, end)).toBeLessThanOrEqual(units * units)
        fc.pre(distance2(a, b) > 0)
        const exact = (from: number, to: number): number => ((to - from) * units) / Math.hypot(b.x - a.x, b.y - a.y)
        expect(Math.abs(end.x - a.x - exact(a.x, b.x))).toBeLessThan(1.000_001)
        expect(Math.abs(end.y - a.y - exact(a.y, b.y))).toBeLessThan(1.000_001)
      }),
    )
    expect(alongFrom(place(100, 100), place(0, 0), 100)).toEqual({ x: 30, y: 30 })
  })

  it('[ed.measure.8] nobody is asked and nothing is spent by measuring', () => {
    const s = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }] })
    const before = JSON.stringify(s.state)
    gapOf(at(1, 1), at(5, 5))
    expect(JSON.stringify(s.state)).toBe(before)
  })
})

describe('dice', () => {
  it('[ed.measure.9] every die has eight sides', () => {
    const s = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }], dice: [8, 1] })
    const faces: number[] = []
    s.table.carryOut(null, () => {
      faces.push(d8(s.table, { clause: 'ed.measure.9', seat: 'survivors', what: 'a die' }))
      faces.push(...handful(s.table, 1, 5, { clause: 'ed.measure.9', seat: 'survivors', what: 'a handful' }))
    })
    expect(faces).toEqual([8, 1])
    expect(evenDeath.clauses['ed.measure.9']?.kind).toBe('core')
  })

  it('[ed.measure.10] modifiers are added to each die, and checks can be certain or impossible', () => {
    const plus = [{ clause: 'ed.shoot.9', value: 1 }]
    expect([succeeds(5, 6), succeeds(5, 6, plus), succeeds(6, 6)]).toEqual([false, true, true])
    expect(resultsOf(1)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]])
    expect(resultsOf(9)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]])
    expect([succeeds(1, 1), succeeds(8, 9)]).toEqual([true, false])
    expect(resultsOf(6, plus)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
  })

  it('[ed.measure.11] modifiers of every kind stack', () => {
    const all = [
      { clause: 'ed.shoot.9', value: 1 },
      { clause: 'ed.shoot.10', value: -1 },
      { clause: 'ed.command.3', value: 1 },
    ]
    expect([succeeds(4, 5, all), succeeds(3, 5, all)]).toEqual([true, false])
  })
})
