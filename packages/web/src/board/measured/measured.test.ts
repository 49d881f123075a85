import { type Terrain, disc, layoutOf, legStopper, painted, rectangle, type XY } from '@shamble/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { litFrom, opaque } from './light.ts'
import { timed } from './motion.ts'
import { contour, reachOf, type Terms, wayTo } from './reach.ts'

const MOVER = { radius: 125, clearance: 115 }

function terms(pieces: Terrain['pieces'], from: XY, budget: number): Terms {
  const layout = layoutOf({ width: 6000, depth: 6000, pieces, buildings: [] })
  const footing = { layout, closed: painted(layout, () => 1) }
  const whole = ({ x, y }: XY): XY => ({ x: Math.round(x), y: Math.round(y) })
  const isClear = (a: XY, b: XY): boolean => legStopper(footing, MOVER, null, whole(a), whole(b)) === null
  return { from, budget, isClear, isFree: (p) => isClear(p, p), price: () => 0 }
}

const block = (id: string, x1: number, y1: number, x2: number, y2: number): Terrain['pieces'][number] => ({
  id,
  kind: 'block',
  shape: rectangle(x1, y1, x2, y2),
  height: 500,
  ground: 'impassable',
  cover: 'hard',
})

const lengthOf = (from: XY, way: readonly XY[]): number =>
  way.reduce((sum, p, i) => {
    const before = i === 0 ? from : (way[i - 1] as XY)
    return sum + Math.hypot(p.x - before.x, p.y - before.y)
  }, 0)

describe('reach', () => {
  it('is a circle where nothing is in the way', () => {
    const from = { x: 3000, y: 3000 }
    const reach = reachOf(terms([], from, 1000))
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const p = { x: 3000 + 900 * Math.cos(degrees), y: 3000 + 900 * Math.sin(degrees) }
      expect(wayTo(reach, p)).toEqual([p])
    }
    const ring = contour(reach, 500, ({ x, y }) => `${Math.round(x)} ${Math.round(y)} `)
    const points = [...ring.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => Math.hypot(Number(x) - 3000, Number(y) - 3000))
    expect(points.length).toBeGreaterThan(40)
    for (const far of points) expect(Math.abs(far - 500)).toBeLessThan(6)
  })

  it('goes around corners, hardly longer than it must', () => {
    const from = { x: 2500, y: 3000 }
    const reach = reachOf(terms([block('A', 2800, 2500, 3200, 3500)], from, 2500))
    const to = { x: 3500, y: 3000 }
    const way = wayTo(reach, to)
    expect(way).not.toBeNull()
    // Past two corners of the block, a base away from them.
    const least = 2 * Math.hypot(300 - 81, 500 + 81) + 400 + 2 * 81
    expect(lengthOf(from, way ?? [])).toBeGreaterThan(least * 0.98)
    expect(lengthOf(from, way ?? [])).toBeLessThan(least * 1.06)
  })

  it('never leads through anything', () => {
    const spot = fc.record({ x: fc.integer({ min: 300, max: 5000 }), y: fc.integer({ min: 300, max: 5000 }) })
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 8 }), spot, spot, (corners, from, to) => {
        const pieces = corners.map(({ x, y }, i) => block(`B${i}`, x, y, x + 400, y + 300))
        const asked = terms(pieces, from, 2000)
        fc.pre(asked.isFree(from) && asked.isFree(to))
        const way = wayTo(reachOf(asked), to)
        for (const [i, p] of (way ?? []).entries())
          expect(asked.isClear(i === 0 ? from : (way?.[i - 1] as XY), p)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('light', () => {
  const inside = (outline: readonly XY[], { x, y }: XY): boolean => {
    let within = false
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] as XY
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within
    })
    return within
  }

  it('falls everywhere but behind what stops it', () => {
    const walls = opaque(
      [
        [
          { x: 3000, y: 2000 },
          { x: 3000, y: 4000 },
        ],
      ],
      [disc(1000, 1000, 100)],
    )
    const lit = litFrom({ x: 2000, y: 3000 }, walls, 6000, 6000)
    expect(inside(lit, { x: 2500, y: 3000 })).toBe(true)
    expect(inside(lit, { x: 3500, y: 3000 })).toBe(false)
    expect(inside(lit, { x: 3500, y: 800 })).toBe(true)
    // Behind the disc, and beside it.
    expect(inside(lit, { x: 500, y: 20 })).toBe(false)
    expect(inside(lit, { x: 300, y: 1500 })).toBe(true)
  })
})

describe('motion', () => {
  const way = (figure: string, batch: number, alone = false) => ({
    figure,
    batch,
    alone,
    path: [
      { x: 0, y: 0 },
      { x: 1500, y: 0 },
    ],
  })

  it('is one sweep of a crowd, in at most 900 ms, and then every bite by itself', () => {
    const crowd = Array.from({ length: 300 }, (_, i) => way(`Z${i}`, Math.floor(i / 6)))
    const all = timed([way('A', 0, true), ...crowd, way('B', 9, true)])
    const end = ({ delay, duration }: (typeof all)[number]): number => delay + duration
    const sweep = all.filter(({ step }) => !step.alone)
    expect(Math.max(...sweep.map(end))).toBeLessThanOrEqual(900)
    const [a, b] = all.filter(({ step }) => step.alone)
    expect(a?.delay).toBe(Math.max(...sweep.map(end)))
    expect(b?.delay).toBe(a && end(a))
  })

  it('does not take longer and longer, however many bite', () => {
    const bites = timed(Array.from({ length: 50 }, (_, i) => way(`Z${i}`, 0, true)))
    expect(Math.max(...bites.map(({ delay, duration }) => delay + duration))).toBeLessThan(2101)
  })
})
