import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossingsOf } from './crossings.ts'
import { isqrt } from './exact.ts'
import { distance2, distanceDown, pathLength, type XY } from './geometry.ts'
import { type Barrier, type Layout, layoutOf, painted } from './layout.ts'
import { barrierOnLeg, placeStopper, walk } from './movement.ts'
import { nearestReachable } from './nearest-reachable.ts'
import { costFrom, type Field, fieldTo, wayFrom } from './paths.ts'
import { line, rectangle } from './shape.ts'
import { NOBODY } from './spatial.ts'
import type { Piece } from './terrain.ts'
import { anyPoint, anyTerrain, hospital } from './testkit/maps.ts'
import { SHUT, type Ways, waysOf } from './ways.ts'

const p = (x: number, y: number): XY => ({ x, y })
const MAN = { radius: 125, clearance: 115 }
const isObstacle = (b: Barrier): boolean =>
  b.part === 'opening' || (b.part === 'piece' && b.piece.ground === 'obstacle')

function waysIn(layout: Layout): Ways {
  const closed = painted(layout, (b) => (b.part === 'slab' || isObstacle(b) ? 0 : 1))
  return waysOf({ layout, mover: MAN, closed, gates: painted(layout, (b) => (isObstacle(b) ? 1 : 0)) })
}

/** Low pieces cost 500, closed doors and windows 10,000 (dw.zmove.5). */
const pricesIn = (layout: Layout): Int32Array =>
  Int32Array.from(layout.barriers, (b) => (b.part === 'opening' ? (b.opening.state === 'open' ? 0 : 10_000) : 500))

function layoutWith(...pieces: Pick<Piece, 'shape' | 'ground'>[]): Layout {
  const list = pieces.map((piece, i): Piece => ({ id: `P${i}`, kind: 'piece', height: 300, cover: 'hard', ...piece }))
  return layoutOf({ width: 6000, depth: 6000, pieces: list, buildings: [] })
}

const wayIn = (layout: Layout, from: XY, to: XY, prices = pricesIn(layout)) =>
  wayFrom(fieldTo(waysIn(layout), to, prices), from)

/** Is every leg clear, and is the cost what length and prices make it? */
function expectSound({ ways, prices }: Field, cost: number, path: readonly XY[]): void {
  const { footing } = ways
  let sum = 0
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1] as XY, path[i] as XY]
    expect(barrierOnLeg(footing, MAN.clearance, a, b)).toBe(NOBODY)
    sum += isqrt(distance2(a, b) * 256)
  }
  for (const { barrier } of crossingsOf(footing.layout, ways.gates, path)) sum += 16 * (prices[barrier] as number)
  expect(sum).toBe(cost)
}

/** The cheapest way over the same turning points with every clear leg between them, however it turns: all pairs. */
function slowCost(ways: Ways, prices: Int32Array, from: XY, to: XY): number {
  const { footing, nodes, gates } = ways
  const points: XY[] = [from, to, ...nodes]
  const legCost = (a: XY, b: XY): number => {
    if (barrierOnLeg(footing, MAN.clearance, a, b) !== NOBODY) return Number.POSITIVE_INFINITY
    const tolls = crossingsOf(footing.layout, gates, [a, b]).map(({ barrier }) => 16 * (prices[barrier] as number))
    return tolls.reduce((sum, toll) => sum + toll, isqrt(distance2(a, b) * 256))
  }
  const cost = points.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY))
  const done = new Set<number>()
  for (;;) {
    let best = -1
    for (const [i, c] of cost.entries()) {
      if (!done.has(i) && c < Number.POSITIVE_INFINITY && (best < 0 || c < (cost[best] as number))) best = i
    }
    if (best < 0 || best === 1) return cost[1] as number
    done.add(best)
    for (const [i, q] of points.entries()) {
      if (done.has(i)) continue
      cost[i] = Math.min(cost[i] as number, (cost[best] as number) + legCost(points[best] as XY, q))
    }
  }
}

describe('ways', () => {
  it('go straight where that is clear', () => {
    const layout = layoutWith({ shape: rectangle(4000, 4000, 5000, 5000), ground: 'impassable' })
    expect(wayIn(layout, p(500, 500), p(3000, 3000))?.path).toEqual([p(500, 500), p(3000, 3000)])
  })

  it('[dw.zmove.4] go round what is in the way, and can be walked to the end', () => {
    const layout = layoutWith({ shape: rectangle(2000, 1000, 3000, 5000), ground: 'impassable' })
    const way = wayIn(layout, p(1000, 2000), p(4000, 2000))
    expect(way?.path).toHaveLength(6)
    expect(Math.max(...(way?.path ?? []).map(({ y }) => y))).toBe(2000)
    const footing = { layout, closed: painted(layout, () => 1) }
    expect(walk(footing, MAN, null, way?.path ?? [], 60_000).by).toBeNull()
    // With arcs around the corners instead of octagons it would be 4018.
    expect(pathLength(way?.path ?? [])).toBe(4032)
  })

  it('[dw.zmove.5] of equal ways the one that bears furthest left is taken', () => {
    const layout = layoutWith({ shape: rectangle(2500, 2000, 3500, 4000), ground: 'impassable' })
    const east = wayIn(layout, p(1000, 3000), p(5000, 3000))
    expect(east?.path[1]?.y).toBeLessThan(3000)
    const west = wayIn(layout, p(5000, 3000), p(1000, 3000))
    expect(west?.path[1]?.y).toBeGreaterThan(3000)
    expect(west?.cost).toBe(east?.cost)
  })

  it('[dw.zmove.5] cross a low obstacle when that is cheaper than the way round it', () => {
    const hedge = (length: number) =>
      layoutWith({ shape: line(3000 - length, 3000, 3000 + length, 3000), ground: 'obstacle' })
    const across = wayIn(hedge(2000), p(3000, 2000), p(3000, 4000))
    expect(across).toEqual({ cost: (2000 + 500) * 16, path: [p(3000, 2000), p(3000, 4000)] })
    const round = wayIn(hedge(300), p(3000, 2000), p(3000, 4000))
    expect(round?.path.length).toBeGreaterThan(2)
    expect(round?.cost).toBeLessThan((2000 + 500) * 16)
  })

  it('[dw.zmove.5] go through a closed door only if the way round is very long', () => {
    const layout = layoutOf(hospital())
    const field = fieldTo(waysIn(layout), p(6000, 6000), pricesIn(layout))
    const outside = wayFrom(field, p(6000, 7400))
    expectSound(field, outside?.cost ?? 0, outside?.path ?? [])
    const doors = crossingsOf(layout, field.ways.gates, outside?.path ?? []).map(({ barrier }) => barrier)
    expect(doors).toEqual([layout.numberOf.get('B1door1')])
    const open = pricesIn(layout)
    for (const door of ['B1door8', 'B1door2']) open[layout.numberOf.get(door) as number] = 0
    const round = wayFrom(fieldTo(field.ways, p(6000, 6000), open), p(6000, 7400))
    expect(round?.cost).toBeLessThan(outside?.cost ?? 0)
    const passed = crossingsOf(layout, field.ways.gates, round?.path ?? []).map(({ barrier }) => barrier)
    expect(passed).toEqual([layout.numberOf.get('B1door8'), layout.numberOf.get('B1door4')])
  })

  it('find none where everything is shut, and the nearest place instead', () => {
    const layout = layoutWith({ shape: rectangle(2000, 2000, 3000, 3000), ground: 'impassable' })
    const ways = waysIn(layout)
    const prices = pricesIn(layout)
    const field = fieldTo(ways, p(2400, 2500), prices)
    expect(wayFrom(field, p(1000, 1000))).toBeNull()
    expect(costFrom(field, p(1000, 1000))).toBe(Number.POSITIVE_INFINITY)
    expect(nearestReachable(ways, ways.footing, p(1000, 1000), p(2400, 2500), prices)).toEqual([p(1885, 2500)])
    const hall = layoutOf(hospital())
    const shut = Int32Array.from(hall.barriers, (b) => (b.part === 'opening' ? SHUT : 0))
    expect(wayFrom(fieldTo(waysIn(hall), p(6000, 6000), shut), p(6000, 7400))).toBeNull()
  })

  it('begin and end beside terrain, nearer to it than one turns', () => {
    const layout = layoutWith({ shape: rectangle(1000, 1000, 1024, 3000), ground: 'impassable' })
    // Exactly 115 from the corner (3-4-5: 69 and 92), and 115 from the long side.
    expect(wayIn(layout, p(1093, 3092), p(1500, 1100))).not.toBeNull()
    expect(wayIn(layout, p(1139, 2000), p(885, 2000))?.path).toHaveLength(6)
    expect(wayIn(layout, p(885, 2000), p(1139, 2000))?.path).toHaveLength(6)
  })

  it('are never dearer than any chain of clear legs over the same turning points, in random terrain', () => {
    fc.assert(
      fc.property(anyTerrain(3000), anyPoint(3000), anyPoint(3000), (terrain, from, to) => {
        const pieces = terrain.pieces
          .slice(0, 4)
          .map((piece, i): Piece => ({ ...piece, ground: i % 3 === 2 ? 'obstacle' : 'impassable' }))
        const layout = layoutOf({ ...terrain, pieces })
        const ways = waysIn(layout)
        const prices = pricesIn(layout)
        const { footing } = ways
        if (placeStopper(footing, MAN, null, from) ?? placeStopper(footing, MAN, null, to)) return
        const field = fieldTo(ways, to, prices)
        const way = wayFrom(field, from)
        const slow = slowCost(ways, prices, from, to)
        if (way === null) {
          expect(slow).toBe(Number.POSITIVE_INFINITY)
          return
        }
        expect(way.cost).toBeGreaterThanOrEqual(16 * distanceDown(from, to) - 16)
        // A chain may cut across the ring around the end of a hedge, which is no obstacle: a few units at most.
        expect(way.cost).toBeLessThanOrEqual(slow + 16 * 40)
      }),
      { numRuns: 200 },
    )
  })

  it('are the same whoever has asked before', () => {
    const layout = layoutOf(hospital())
    const [ways, others] = [waysIn(layout), waysIn(layout)]
    const prices = pricesIn(layout)
    fc.assert(
      fc.property(anyPoint(12_000), fc.array(anyPoint(12_000), { minLength: 8, maxLength: 8 }), (to, starts) => {
        if (placeStopper(ways.footing, MAN, null, to)) return
        const asked = fieldTo(ways, to, prices)
        for (const from of starts) {
          const way = wayFrom(asked, from)
          expect(way).toEqual(wayFrom(fieldTo(others, to, prices), from))
          if (way === null) continue
          // A limit leaves the cost as it is, or says that there is no such way.
          expect(costFrom(asked, from, way.cost + 1)).toBe(way.cost)
          expect(costFrom(asked, from, way.cost)).toBe(Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('[dw.seat.2] of equal ways the one to the right can be asked for', () => {
    const layout = layoutWith({ shape: rectangle(2500, 2000, 3500, 4000), ground: 'impassable' })
    const field = fieldTo(waysIn(layout), p(5000, 3000), pricesIn(layout))
    expect(wayFrom(field, p(1000, 3000), 'right')?.path[1]?.y).toBeGreaterThan(3000)
    expect(wayFrom(field, p(1000, 3000), 'left')?.path[1]?.y).toBeLessThan(3000)
  })

  it('are sound from anywhere to anywhere in a hospital', () => {
    const layout = layoutOf(hospital())
    const ways = waysIn(layout)
    fc.assert(
      fc.property(anyPoint(12_000), fc.array(anyPoint(12_000), { minLength: 6, maxLength: 6 }), (to, starts) => {
        if (placeStopper(ways.footing, MAN, null, to)) return
        const field = fieldTo(ways, to, pricesIn(layout))
        for (const from of starts) {
          if (placeStopper(ways.footing, MAN, null, from)) continue
          const way = wayFrom(field, from)
          expect(way).not.toBeNull()
          expect(way?.path[0]).toEqual(from)
          expect(way?.path.at(-1)).toEqual(to)
          for (let i = 1; i < (way?.path.length ?? 0); i++) {
            expect(barrierOnLeg(ways.footing, MAN.clearance, way?.path[i - 1] as XY, way?.path[i] as XY)).toBe(NOBODY)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})
