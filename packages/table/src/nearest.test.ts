import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance2, type XY } from './geometry.ts'
import { type Layout, layoutOf, painted } from './layout.ts'
import { type Footing, type Mover, type Others, placeStopper } from './movement.ts'
import { nearestReachable } from './nearest-reachable.ts'
import {
  type Area,
  apartFrom,
  inAll,
  nearestIn,
  nearestPlace,
  outsideOf,
  standingPlaces,
  supportedOn,
  uncrossedFrom,
  within,
} from './nearest.ts'
import { costFrom, fieldTo } from './paths.ts'
import { boxOf, compareShapes, disc, line, rectangle, type Shape } from './shape.ts'
import { crowd, put } from './spatial.ts'
import type { Piece } from './terrain.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'
import { SHUT, waysOf } from './ways.ts'

const p = (x: number, y: number): XY => ({ x, y })

/** A table so small that all its points can be tried, and bases to match. */
const SIZE = 240
const SMALL: Mover = { radius: 15, clearance: 13 }
const OVERLAP = 2

/** The slow answer: every whole point of the table is tried. */
function slowNearest(to: XY, has: (p: XY) => boolean): XY[] {
  let least = Number.POSITIVE_INFINITY
  let found: XY[] = []
  for (let x = 0; x <= SIZE; x++) {
    for (let y = 0; y <= SIZE; y++) {
      const far2 = distance2(p(x, y), to)
      if (far2 > least || !has(p(x, y))) continue
      if (far2 < least) found = []
      least = far2
      found.push(p(x, y))
    }
  }
  return found
}

const inOrder = (points: readonly XY[]): XY[] => [...points].sort((a, b) => a.x - b.x || a.y - b.y)

const footingOf = (layout: Layout): Footing => ({ layout, closed: painted(layout, () => 1) })

function othersAt(places: readonly XY[]): Others {
  const all = crowd(SIZE, SIZE, 50)
  for (const [i, at] of places.entries()) put(all, i, at, SMALL.radius)
  return { crowd: all, bars: (figure) => figure % 4 !== 3, overlap: OVERLAP }
}

const expectNearest = (to: XY, area: Area): void =>
  expect(inOrder(nearestIn(to, area))).toEqual(inOrder(slowNearest(to, area.has)))

const anyBases = fc.array(anyPoint(SIZE), { maxLength: 12 })

describe('the nearest point of an area', () => {
  it('of places where a base can stand is what trying every point finds', () => {
    fc.assert(
      fc.property(anyTerrain(SIZE), anyBases, anyPoint(SIZE), (terrain, bases, to) => {
        const footing = footingOf(layoutOf(terrain))
        expectNearest(to, standingPlaces(footing, SMALL, othersAt(bases)))
      }),
      { numRuns: 60 },
    )
  })

  it('of places on top of something is what trying every point finds, also for an outline that is not convex', () => {
    const ell = [p(20, 20), p(220, 20), p(220, 80), p(90, 80), p(90, 200), p(20, 200)]
    const bare = footingOf(layoutOf({ width: SIZE, depth: SIZE, pieces: [], buildings: [] }))
    fc.assert(
      fc.property(anyBases, anyPoint(SIZE), (bases, to) => {
        const top = supportedOn(ell, SMALL.radius)
        expectNearest(to, inAll(top, standingPlaces(bare, SMALL, othersAt(bases))))
        expectNearest(to, inAll(outsideOf(ell), standingPlaces(bare, SMALL, othersAt(bases))))
      }),
      { numRuns: 40 },
    )
  })

  it('near a shape and not behind a line is what trying every point finds', () => {
    const edge = fc.tuple(anyPoint(SIZE), anyPoint(SIZE)).filter(([a, b]) => a.x !== b.x || a.y !== b.y)
    const shape: fc.Arbitrary<Shape> = edge.map(([a, b]) => line(a.x, a.y, b.x, b.y))
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), shape, anyPoint(SIZE), (walls, near, to) => {
        const layout = layoutWith(...walls)
        const marked = painted(layout, () => 1)
        const onTable = standingPlaces({ layout, closed: painted(layout, () => 0) }, { radius: 0, clearance: 0 }, null)
        expectNearest(to, inAll(onTable, apartFrom(to, 9), within(near, 20), uncrossedFrom(layout, marked, to)))
        expectNearest(
          to,
          inAll(uncrossedFrom(layout, marked, p(17, 31)), standingPlaces(footingOf(layout), SMALL, null)),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('is looked for among points that have nothing but their place', () => {
    const asked = new Set<string>()
    const near = within(disc(100, 100, 4), 0)
    const has = (place: XY): boolean => (asked.add(Object.keys(place).join()), near.has(place))
    expect(nearestIn(p(120, 100), { ...near, has })).toEqual([p(104, 100)])
    expect([...asked]).toEqual(['x,y'])
  })

  it('is the point itself where that is free, and of equally near ones the first clockwise from north', () => {
    const bare = footingOf(layoutOf({ width: SIZE, depth: SIZE, pieces: [], buildings: [] }))
    const free = standingPlaces(bare, SMALL, null)
    expect(nearestPlace(p(100, 100), free)).toEqual(p(100, 100))
    const taken = standingPlaces(bare, SMALL, othersAt([p(100, 100)]))
    expect(nearestIn(p(100, 100), taken).slice(0, 3)).toEqual([p(100, 72), p(128, 100), p(100, 128)])
    expect(nearestPlace(p(100, 100), taken)).toEqual(p(100, 72))
    const nowhere: Area = { has: () => false, misses: ({ side }) => side < 64 }
    expect(nearestPlace(p(100, 100), nowhere)).toBeNull()
  })
})

function layoutWith(...shapes: Shape[]): Layout {
  const pieces = shapes.map(
    (shape, i): Piece => ({ id: `P${i}`, kind: 'piece', shape, height: 300, ground: 'impassable', cover: 'hard' }),
  )
  return layoutOf({ width: SIZE, depth: SIZE, pieces, buildings: [] })
}

/** A gap so narrow that a base gets through, but could not turn there: ways leave such gaps out (turning-points.ts). */
function hasSlot(shapes: readonly Shape[]): boolean {
  const { clearance, radius } = SMALL
  const isNarrow = (gap: number): boolean => gap >= clearance + radius && gap < clearance + radius + 5
  const isSlot = (s: Shape, t: Shape): boolean =>
    compareShapes(s, t, 2 * clearance) >= 0 && compareShapes(s, t, 2 * clearance + 10) < 0
  return (
    shapes.some((s, i) => shapes.slice(i + 1).some((t) => isSlot(s, t))) ||
    shapes.map(boxOf).some((box) => [box.west, box.north, SIZE - box.east, SIZE - box.south].some(isNarrow))
  )
}

describe('the nearest place that can be reached', () => {
  it('is what trying every point finds, over gates that cost something', () => {
    fc.assert(
      fc.property(anyTerrain(SIZE), anyPoint(SIZE), anyPoint(SIZE), (terrain, from, to) => {
        fc.pre(!hasSlot(terrain.pieces.map((piece) => piece.shape)))
        const layout = layoutOf(terrain)
        const isGate = (i: number): boolean => i % 3 === 2
        const closed = painted(layout, ({ index }) => (isGate(index) ? 0 : 1))
        const gates = painted(layout, ({ index }) => (isGate(index) ? 1 : 0))
        const prices = new Int32Array(layout.barriers.length).fill(50)
        const ways = waysOf({ layout, mover: SMALL, closed, gates })
        const footing = footingOf(layout)
        const field = fieldTo(ways, from, prices)
        const isReached = (at: XY): boolean =>
          placeStopper(footing, SMALL, null, at) === null && costFrom(field, at) < Number.POSITIVE_INFINITY
        const found = nearestReachable(ways, footing, from, to, prices)
        const expected = placeStopper(footing, SMALL, null, from) === null ? slowNearest(to, isReached) : []
        expect(inOrder(found)).toEqual(inOrder(expected))
      }),
      { numRuns: 300 },
    )
  })

  it('lies on this side of a wall without a gap, and nothing is found from where nobody can stand', () => {
    const layout = layoutWith(line(100, 0, 100, SIZE), disc(180, 60, 20))
    const footing = footingOf(layout)
    const ways = waysOf({ layout, mover: SMALL, closed: footing.closed, gates: painted(layout, () => 0) })
    const prices = new Int32Array(layout.barriers.length)
    expect(nearestReachable(ways, footing, p(40, 40), p(180, 120), prices)).toEqual([p(87, 120)])
    expect(nearestReachable(ways, footing, p(95, 40), p(180, 120), prices)).toEqual([])
  })

  it('lies before a gate that is shut, and beyond one that only costs', () => {
    const layout = layoutWith(line(100, 0, 100, SIZE), disc(180, 60, 20))
    const [gates, closed] = [painted(layout, ({ index }) => 1 - index), painted(layout, ({ index }) => index)]
    const footing = { layout, closed }
    const ways = waysOf({ layout, mover: SMALL, closed, gates })
    const nearest = (price: number): XY[] =>
      nearestReachable(ways, footing, p(40, 40), p(180, 60), Int32Array.of(price, 0))
    expect(nearest(500)).toContainEqual(p(147, 60))
    expect(nearest(SHUT)).toEqual([p(99, 60)])
  })
})

describe('areas', () => {
  it('leave out no square in which they have a point', () => {
    const outline = rectangle(60, 60, 170, 190).corners
    const layout = layoutWith(line(60, 40, 200, 50), disc(150, 150, 30))
    const areas: Area[] = [
      supportedOn(outline, 15),
      outsideOf(outline),
      within(disc(90, 90, 10), 40),
      apartFrom(p(90, 90), 40),
      uncrossedFrom(
        layout,
        painted(layout, () => 1),
        p(120, 20),
      ),
      standingPlaces(footingOf(layout), SMALL, othersAt([p(40, 200), p(66, 200)])),
    ]
    const square = fc.record({
      west: fc.integer({ min: 0, max: SIZE }),
      north: fc.integer({ min: 0, max: SIZE }),
      side: fc.constantFrom(2, 4, 8, 16, 32, 64),
    })
    fc.assert(
      fc.property(fc.constantFrom(...areas), square, (area, one) => {
        if (!area.misses(one)) return
        const { west, north, side } = one
        const held: XY[] = []
        for (let x = west; x < west + side; x++)
          for (let y = north; y < north + side; y++) if (area.has(p(x, y))) held.push(p(x, y))
        expect(held).toEqual([])
      }),
      { numRuns: 1500 },
    )
    expect(areas.map((area) => area.misses({ west: 224, north: 224, side: 16 }))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ])
  })
})
