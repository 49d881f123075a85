import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crossingsOf } from './crossings.ts'
import { isqrt } from './exact.ts'
import { distance2, type XY } from './geometry.ts'
import { layoutOf, painted } from './layout.ts'
import { barrierOnLeg, placeStopper } from './movement.ts'
import { costFrom, fieldTo, fieldToGoals, wayToGoal } from './paths.ts'
import { line, rectangle } from './shape.ts'
import { NOBODY } from './spatial.ts'
import {
  type Link,
  passagesOf,
  type Place,
  storeyCostFrom,
  type StoreyField,
  storeyFieldTo,
  storeyFieldToAny,
  type Storeys,
  type StoreyWay,
  storeyWayFrom,
} from './storeys.ts'
import type { Piece, Terrain } from './terrain.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'
import { SHUT, type Ways, waysOf } from './ways.ts'

const p = (x: number, y: number): XY => ({ x, y })
const MAN = { radius: 100, clearance: 99 }

/** Pieces by the level they stand on; those that are obstacles are crossed at a price. */
function storeysIn(terrain: Terrain, levels: number, links: readonly Link[]): Storeys {
  const layout = layoutOf(terrain)
  const floors = Array.from({ length: levels }, (_, level): Ways => {
    const here = (ground: 'impassable' | 'obstacle') =>
      painted(layout, (b) => (b.part === 'piece' && b.level === level && b.piece.ground === ground ? 1 : 0))
    return waysOf({ layout, mover: MAN, closed: here('impassable'), gates: here('obstacle') })
  })
  return { floors, links }
}

const wall = (level: number, shape: Piece['shape'], ground: Piece['ground'] = 'impassable'): Piece => ({
  id: `W${level}-${JSON.stringify(shape)}`,
  kind: 'wall',
  shape,
  height: 2,
  level,
  ground,
  cover: 'hard',
})
const place = (floor: number, x: number, y: number): Place => ({ floor, at: p(x, y) })
const stairs = (from: Place, to: Place): Link[] => [
  { from, to },
  { from: to, to: from },
]
const nothing = (storeys: Storeys): Int32Array =>
  new Int32Array((storeys.floors[0] as Ways).footing.layout.barriers.length)

const GATE_PRICE = 300

/** The cheapest way over all turning points and ends of links with every clear leg between them: all pairs, one by one. */
function slowCost({ storeys, prices, tolls, targets }: StoreyField, from: Place): number {
  const places: Place[] = [from, targets[0] as Place]
  for (const [floor, ways] of storeys.floors.entries()) for (const at of ways.nodes) places.push({ floor, at })
  const firstLink = places.length
  for (const link of storeys.links) places.push(link.from, link.to)
  const legCost = (i: number, j: number): number => {
    const [a, b] = [places[i] as Place, places[j] as Place]
    const link = i >= firstLink && j === i + 1 && (i - firstLink) % 2 === 0 ? (i - firstLink) / 2 : NOBODY
    if (link !== NOBODY && tolls[link] !== SHUT) return 16 * (tolls[link] as number)
    if (a.floor !== b.floor) return Number.POSITIVE_INFINITY
    const { footing, gates } = storeys.floors[a.floor] as Ways
    if (barrierOnLeg(footing, MAN.clearance, a.at, b.at) !== NOBODY) return Number.POSITIVE_INFINITY
    const crossed = crossingsOf(footing.layout, gates, [a.at, b.at])
    return crossed.reduce(
      (sum, { barrier }) => sum + 16 * (prices[barrier] as number),
      isqrt(distance2(a.at, b.at) * 256),
    )
  }
  const cost = places.map((_, i) => (i === 0 ? 0 : Number.POSITIVE_INFINITY))
  const done = new Set<number>()
  for (;;) {
    let best = -1
    for (const [i, c] of cost.entries())
      if (!done.has(i) && c < Number.POSITIVE_INFINITY && (best < 0 || c < (cost[best] as number))) best = i
    if (best < 0 || best === 1) return cost[1] as number
    done.add(best)
    for (let i = 0; i < places.length; i++)
      if (!done.has(i)) cost[i] = Math.min(cost[i] as number, (cost[best] as number) + legCost(best, i))
  }
}

describe('a field to several goals', () => {
  const layout = layoutOf({ width: 6000, depth: 6000, pieces: [wall(0, line(3000, 1000, 3000, 5000))], buildings: [] })
  const ways = waysOf({ layout, mover: MAN, closed: painted(layout, () => 1), gates: painted(layout, () => 0) })
  const prices = new Int32Array(1)

  it('leads to the goal that is cheapest with what it costs from there on', () => {
    const goals = [
      { at: p(1000, 3000), cost: 0 },
      { at: p(5000, 3000), cost: 16 * 1500 },
    ]
    const field = fieldToGoals(ways, goals, prices)
    expect(wayToGoal(field, p(2000, 3000))).toEqual({ cost: 16 * 1000, path: [p(2000, 3000), p(1000, 3000)], goal: 0 })
    // Around the wall it is farther than what the second goal costs.
    expect(wayToGoal(field, p(4000, 3000))).toEqual({ cost: 16 * 2500, path: [p(4000, 3000), p(5000, 3000)], goal: 1 })
  })

  it('is never dearer than the field to each goal alone, and as dear as the best', () => {
    const goal = fc.record({ at: anyPoint(6000), cost: fc.integer({ min: 0, max: 40_000 }) })
    fc.assert(
      fc.property(fc.array(goal, { minLength: 1, maxLength: 5 }), anyPoint(6000), (goals, from) => {
        const each = goals.map(({ at, cost }) => cost + costFrom(fieldTo(ways, at, prices), from))
        expect(costFrom(fieldToGoals(ways, goals, prices), from)).toBe(Math.min(...each))
      }),
      { numRuns: 200 },
    )
  })
})

describe('ways over several floors', () => {
  const open: Terrain = { width: 6000, depth: 6000, pieces: [], buildings: [] }

  it('[rs.zed.4] take the stairs when the target is on another floor, and say where', () => {
    const storeys = storeysIn(open, 2, stairs(place(0, 2000, 1000), place(1, 2000, 1000)))
    const field = storeyFieldTo(storeys, place(1, 4000, 1000), nothing(storeys), Int32Array.of(500, 500))
    expect(storeyWayFrom(field, place(0, 1000, 1000))).toEqual({
      cost: 16 * (1000 + 500 + 2000),
      legs: [
        { floor: 0, path: [p(1000, 1000), p(2000, 1000)], link: 0 },
        { floor: 1, path: [p(2000, 1000), p(4000, 1000)], link: NOBODY },
      ],
      target: 0,
    })
  })

  it('[rs.zed.4] go up and down again where that is cheaper than a closed door', () => {
    const room = [line(2000, 2000, 4000, 2000), line(4000, 2000, 4000, 4000), line(4000, 4000, 2000, 4000)]
    const door = wall(0, line(2000, 2000, 2000, 4000), 'obstacle')
    const terrain = { ...open, pieces: [door, ...room.map((shape) => wall(0, shape))] }
    const links = [
      ...stairs(place(0, 3000, 3000), place(1, 3000, 3000)),
      { from: place(1, 4100, 3000), to: place(0, 4300, 3000) },
    ]
    const storeys = storeysIn(terrain, 2, links)
    const prices = (price: number) => Int32Array.from([price, 0, 0, 0])
    const tolls = Int32Array.of(2000, 2000, 200)
    const inside = place(0, 3000, 3000)
    const dear = storeyWayFrom(storeyFieldTo(storeys, place(0, 5000, 3000), prices(20_000), tolls), inside)
    expect(dear?.legs.map(({ link }) => link)).toEqual([0, 2, NOBODY])
    expect(dear?.cost).toBe(16 * (2000 + 1100 + 200 + 700))
    const cheap = storeyWayFrom(storeyFieldTo(storeys, place(0, 1000, 3000), prices(100), tolls), inside)
    expect(cheap?.legs.map(({ link }) => link)).toEqual([NOBODY])
    const shut = storeyFieldTo(storeys, place(0, 5000, 3000), prices(SHUT), Int32Array.of(SHUT, 2000, 200))
    expect(storeyWayFrom(shut, inside)).toBeNull()
  })

  it('a floor over which nobody gains anything is not looked at, whoever has no way', () => {
    const prison = [
      line(4000, 500, 5000, 500),
      line(5000, 500, 5000, 1500),
      line(5000, 1500, 4000, 1500),
      line(4000, 1500, 4000, 500),
    ]
    const links = [
      ...stairs(place(0, 2000, 1000), place(1, 2000, 1000)),
      { from: place(1, 2400, 1000), to: place(0, 2400, 1000) },
    ]
    const storeys = storeysIn({ ...open, pieces: prison.map((shape) => wall(0, shape)) }, 2, links)
    const tolls = Int32Array.of(500, 500, 0)
    const passages = passagesOf(storeys, 0, nothing(storeys), tolls)
    expect(passages).toEqual({ home: 0, back: [[], [], []] })
    const field = storeyFieldTo({ ...storeys, passages }, place(0, 1000, 1000), nothing(storeys), tolls)
    expect(storeyCostFrom(field, place(0, 4500, 1000))).toBe(Number.POSITIVE_INFINITY)
    expect(field.floors[1]).toBeNull()
    // Who stands there comes down the nearest way all the same.
    expect(storeyWayFrom(field, place(1, 3000, 1000))?.legs.map(({ link }) => link)).toEqual([2, NOBODY])
  })

  it('a floor that cannot help is not looked at', () => {
    const storeys = storeysIn(open, 2, stairs(place(0, 2000, 1000), place(1, 2000, 1000)))
    const field = storeyFieldTo(storeys, place(0, 4000, 1000), nothing(storeys), Int32Array.of(500, 500))
    expect(storeyCostFrom(field, place(0, 1000, 1000))).toBe(16 * 3000)
    expect(field.floors[1]).toBeNull()
  })

  it('cost what a slow search over all legs and links finds, in random houses', () => {
    const levels = 3
    const spot = fc.tuple(fc.integer({ min: 0, max: levels - 1 }), anyPoint(3000)).map(([floor, at]) => ({ floor, at }))
    const link = fc.record({ from: spot, to: spot })
    const links = fc.array(link, { maxLength: 5 })
    const extras = fc.array(fc.integer({ min: -1, max: 1500 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(anyTerrain(3000), links, extras, spot, spot, (terrain, some, extra, from, to) => {
        const pieces = terrain.pieces
          .slice(0, 6)
          .map((piece, i): Piece => ({ ...piece, level: i % levels, ground: i % 4 === 3 ? 'obstacle' : 'impassable' }))
        const storeys = storeysIn({ ...terrain, pieces, buildings: [] }, levels, some)
        const stands = ({ floor, at }: Place): boolean =>
          placeStopper((storeys.floors[floor] as Ways).footing, MAN, null, at) === null
        if (![from, to, ...some.flatMap((one) => [one.from, one.to])].every(stands)) return
        const tolls = Int32Array.from(some, (one, i) => {
          const more = extra[i] as number
          return more < 0 ? SHUT : isqrt(distance2(one.from.at, one.to.at)) + 1 + more
        })
        const prices = nothing(storeys).fill(GATE_PRICE)
        const field = storeyFieldTo(storeys, to, prices, tolls)
        const slow = slowCost(field, from)
        const way = storeyWayFrom(field, from)
        if (way === null) {
          expect(slow).toBe(Number.POSITIVE_INFINITY)
          return
        }
        expect(way.cost).toBeLessThanOrEqual(slow + 16 * 40)
        expectSound(field, way)
        // Told beforehand which passages are of no use, the same comes out.
        const passages = passagesOf(storeys, 0, nothing(storeys).fill(2 * GATE_PRICE), tolls)
        const told = storeyFieldTo({ ...storeys, passages }, to, prices, tolls)
        expect(storeyCostFrom(told, from)).toBe(way.cost)
        // To any of several targets it is the best of the ways to each.
        const others = [to, ...some.map((one) => one.from)]
        const any = storeyFieldToAny({ ...storeys, passages }, others, prices, tolls)
        const best = Math.min(...others.map((one) => storeyCostFrom(storeyFieldTo(storeys, one, prices, tolls), from)))
        const nearest = storeyWayFrom(any, from)
        expect(nearest?.cost).toBe(best)
        if (nearest) expectSound(any, nearest)
      }),
      { numRuns: 300 },
    )
  })

  /** Does the way hang together, is every leg clear, and is the cost what lengths, prices and tolls make it? */
  function expectSound({ storeys, prices, tolls, targets }: StoreyField, { cost, legs, target }: StoreyWay): void {
    let sum = 0
    for (const [n, { floor, path, link }] of legs.entries()) {
      const { footing, gates } = storeys.floors[floor] as Ways
      for (let i = 1; i < path.length; i++) {
        const [a, b] = [path[i - 1] as XY, path[i] as XY]
        expect(barrierOnLeg(footing, MAN.clearance, a, b)).toBe(NOBODY)
        sum += isqrt(distance2(a, b) * 256)
      }
      for (const { barrier } of crossingsOf(footing.layout, gates, path)) sum += 16 * (prices[barrier] as number)
      if (link !== NOBODY) sum += 16 * (tolls[link] as number)
      const next = legs[n + 1]
      const end = link === NOBODY ? targets[target] : storeys.links[link]?.from
      expect({ floor, at: path.at(-1) }).toEqual(end)
      if (next) expect({ floor: next.floor, at: next.path[0] }).toEqual(storeys.links[link]?.to)
    }
    expect(sum).toBe(cost)
  }
})

describe('floors of a house', () => {
  it('turning points lie where there is a floor', () => {
    const layout = layoutOf({
      width: 4000,
      depth: 4000,
      buildings: [],
      pieces: [wall(0, rectangle(1000, 1000, 3000, 3000))],
    })
    const plan = { layout, mover: MAN, closed: painted(layout, () => 1), gates: painted(layout, () => 0) }
    const all = waysOf(plan).nodes
    const north = waysOf({ ...plan, hasFloor: ({ y }) => y < 2000 }).nodes
    expect(north.length).toBeGreaterThan(0)
    expect(north).toEqual(all.filter(({ y }) => y < 2000))
  })
})
