import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOnTable } from './base.ts'
import { crossingsOf, firstMeeting, mayPass } from './crossings.ts'
import { displaced } from './directions.ts'
import { distance2, distanceDown, pathLength, samePoint, segmentsMeet, towards, type XY } from './geometry.ts'
import { type Layout, layoutOf, painted } from './layout.ts'
import {
  barrierOnLeg,
  barriersWithin,
  type Footing,
  figureOnLeg,
  isBarredBy,
  legStopper,
  pathUpTo,
  placeStopper,
  straight,
  walk,
} from './movement.ts'
import { firstOnRings } from './rings.ts'
import { disc, line, rectangle, type Shape } from './shape.ts'
import { crowd, NOBODY, put } from './spatial.ts'
import type { Piece } from './terrain.ts'
import { anyPoint, anyTerrain, hospital } from './testkit/maps.ts'

const p = (x: number, y: number): XY => ({ x, y })
const MAN = { radius: 125, clearance: 115 }

function layoutWith(...shapes: Shape[]): Layout {
  const pieces = shapes.map(
    (shape, i): Piece => ({ id: `P${i}`, kind: 'piece', shape, height: 300, ground: 'impassable', cover: 'hard' }),
  )
  return layoutOf({ width: 6000, depth: 6000, pieces, buildings: [] })
}

const footingOf = (layout: Layout): Footing => ({ layout, closed: painted(layout, () => 1) })

describe('straight moves', () => {
  const wall = footingOf(layoutWith(line(3000, 1000, 3000, 5000)))

  it('[dw.movement.8] the swept disc overlaps terrain by no more than is tolerated', () => {
    expect(legStopper(wall, MAN, null, p(2885, 2000), p(2885, 4000))).toBeNull()
    expect(legStopper(wall, MAN, null, p(2885, 2000), p(2886, 4000))).toEqual({ is: 'barrier', barrier: 0 })
    expect(legStopper(wall, MAN, null, p(2000, 2000), p(4000, 2000))).toEqual({ is: 'barrier', barrier: 0 })
    expect(straight(wall, MAN, null, p(2000, 2000), p(4000, 2000))).toEqual({
      at: p(2885, 2000),
      by: { is: 'barrier', barrier: 0 },
    })
  })

  it('[dw.movement.8] and stays wholly on the table', () => {
    expect(straight(wall, MAN, null, p(500, 500), p(500, -900))).toEqual({ at: p(500, 125), by: { is: 'edge' } })
    expect(placeStopper(wall, MAN, null, p(124, 500))).toEqual({ is: 'edge' })
    expect(placeStopper(wall, MAN, null, p(125, 500))).toBeNull()
  })

  it('[dw.movement.23] ends where bases touch', () => {
    const all = crowd(6000, 6000)
    put(all, 4, p(1000, 3000), 125)
    const others = { crowd: all, bars: () => true, overlap: 0 }
    expect(straight(wall, MAN, others, p(1000, 2000), p(1000, 4000))).toEqual({
      at: p(1000, 2750),
      by: { is: 'figure', figure: 4 },
    })
    expect(straight(wall, MAN, { ...others, bars: () => false }, p(1000, 2000), p(1000, 4000)).by).toBeNull()
    expect(figureOnLeg({ ...others, overlap: 10 }, 125, p(760, 2000), p(760, 4000))).toBe(NOBODY)
    expect(figureOnLeg({ ...others, overlap: 10 }, 125, p(761, 2000), p(761, 4000))).toBe(4)
  })

  it('[rs.measure.11] an overlap that is there forbids only what makes it deeper', () => {
    const all = crowd(6000, 6000)
    put(all, 1, p(1000, 3000), 125)
    const others = { crowd: all, bars: () => true, overlap: 0 }
    expect(figureOnLeg(others, 125, p(1000, 2760), p(1000, 2000))).toBe(NOBODY)
    expect(figureOnLeg(others, 125, p(1000, 2760), p(1400, 2760))).toBe(NOBODY)
    expect(figureOnLeg(others, 125, p(1000, 2760), p(1000, 2761))).toBe(1)
    expect(placeStopper(wall, MAN, others, p(1000, 2751))).toEqual({ is: 'figure', figure: 1 })
    expect(placeStopper(wall, MAN, others, p(1000, 2750))).toBeNull()
  })

  it('goes as far as a slow walk in single units does, and never farther than it may', () => {
    const bodies = fc.array(anyPoint(3000), { maxLength: 5 })
    fc.assert(
      fc.property(anyTerrain(), bodies, anyPoint(3000), anyPoint(3000), (terrain, places, from, to) => {
        const footing = footingOf(layoutOf(terrain))
        const all = crowd(3000, 3000)
        for (const [i, place] of places.entries()) put(all, i, place, 125)
        const others = { crowd: all, bars: () => true, overlap: 10 }
        if (placeStopper(footing, MAN, others, from) !== null) return
        const { at, by } = straight(footing, MAN, others, from, to)
        if (!samePoint(at, from)) expect(legStopper(footing, MAN, others, from, at)).toBeNull()
        if (by === null) expect(at).toEqual(to)
        else {
          // A little farther something is in the way, at the latest of somebody a little broader.
          const farther = distanceDown(from, at) + 2
          const end = farther >= distanceDown(from, to) ? to : towards(from, to, farther)
          const broader = { radius: 125, clearance: 117 }
          expect(legStopper(footing, broader, { ...others, overlap: 8 }, from, end)).not.toBeNull()
        }
      }),
      { numRuns: 400 },
    )
  })

  it('what bars a leg is among the barriers that lie round it', () => {
    fc.assert(
      fc.property(anyTerrain(), anyPoint(3000), anyPoint(3000), (terrain, from, to) => {
        const { layout, closed } = footingOf(layoutOf(terrain))
        const round = barriersWithin(layout, closed, from, distanceDown(from, to) + 1 + MAN.clearance)
        const isBarred = barrierOnLeg({ layout, closed }, MAN.clearance, from, to) !== NOBODY
        expect(isBarredBy(layout, round, MAN.clearance, from, to)).toBe(isBarred)
      }),
      { numRuns: 400 },
    )
  })
})

describe('random walks', () => {
  it('nobody comes through a wall or off the table, however he walks and pushes against it', () => {
    const layout = layoutOf(hospital())
    const closed = painted(layout, (b) =>
      b.part === 'slab' || (b.part === 'piece' && b.piece.ground !== 'impassable') ? 0 : 1,
    )
    const footing = { layout, closed }
    const start = p(6000, 6000)
    const step = fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 4000 }))
    fc.assert(
      fc.property(fc.array(step, { minLength: 40, maxLength: 40 }), (steps) => {
        let at = start
        for (const [degrees, far] of steps) {
          const next = straight(footing, MAN, null, at, displaced(at, far, degrees)).at
          for (const { shape, index } of layout.barriers) {
            if (closed[index] !== 0 && shape.is === 'line') {
              expect(segmentsMeet(at, next, shape.from, shape.to)).toBe(false)
            }
          }
          expect(isOnTable(next, 125, layout.width, layout.depth)).toBe(true)
          at = next
        }
        // The emergency hall is closed all round but for the open door to the corridor, and that leads nowhere else.
        const isInHall = at.x > 5000 && at.x < 7000 && at.y > 5000 && at.y < 7000
        const isInCorridor = at.x > 3000 && at.x < 9000 && at.y > 4200 && at.y <= 5000
        expect(isInHall || isInCorridor).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('paths', () => {
  it('[dw.units.10] are cut at the length allowed', () => {
    expect(pathUpTo([p(0, 0), p(300, 400), p(300, 2000)], 1000)).toEqual([p(0, 0), p(300, 400), p(300, 900)])
    expect(pathUpTo([p(0, 0), p(300, 400)], 1000)).toEqual([p(0, 0), p(300, 400)])
    expect(pathUpTo([p(0, 0), p(300, 400)], 0)).toEqual([p(0, 0)])
    fc.assert(
      fc.property(
        fc.array(anyPoint(), { minLength: 2, maxLength: 6 }),
        fc.integer({ min: 0, max: 5000 }),
        (path, most) => {
          const cut = pathUpTo(path, most)
          expect(pathLength(cut)).toBeLessThanOrEqual(most)
          expect(pathLength(cut)).toBeGreaterThanOrEqual(Math.min(most, pathLength(path)) - 2)
        },
      ),
    )
  })

  it('are walked until something stops them', () => {
    const footing = footingOf(layoutWith(line(3000, 1000, 3000, 5000)))
    const path = [p(2000, 500), p(2000, 2000), p(4000, 2000)]
    expect(walk(footing, MAN, null, path, 9000)).toEqual({
      path: [p(2000, 500), p(2000, 2000), p(2885, 2000)],
      by: { is: 'barrier', barrier: 0 },
    })
    expect(walk(footing, MAN, null, path, 1600)).toEqual({
      path: [p(2000, 500), p(2000, 2000), p(2100, 2000)],
      by: null,
    })
  })
})

describe('crossings', () => {
  const layout = layoutWith(line(1000, 2000, 3000, 2000), rectangle(1000, 3000, 3000, 4000), disc(5000, 3000, 300))
  const marked = painted(layout, () => 1)
  const found = (...path: XY[]) => crossingsOf(layout, marked, path).map(({ barrier, along }) => [barrier, along])

  it('[dw.movement.6] a line is crossed, an area entered, in the order of the way', () => {
    expect(found(p(2000, 1000), p(2000, 5000))).toEqual([
      [0, 1000],
      [1, 2000],
    ])
    expect(found(p(2000, 5000), p(2000, 1000))).toEqual([
      [1, 1000],
      [0, 3000],
    ])
    expect(found(p(2000, 3500), p(2000, 5000))).toEqual([])
    expect(found(p(4000, 3000), p(6000, 3000))).toEqual([[2, 700]])
    expect(found(p(2000, 1000), p(2000, 2500), p(2200, 2500), p(2200, 1000))).toEqual([
      [0, 1000],
      [0, 2200],
    ])
  })

  it('[dw.movement.6] touching a line or an area, or passing the end of it, crosses nothing', () => {
    expect(found(p(2000, 1000), p(2000, 2000))).toEqual([])
    expect(found(p(2000, 1000), p(2000, 2000), p(2500, 1000))).toEqual([])
    expect(found(p(3000, 1000), p(3000, 2500))).toEqual([])
    expect(found(p(500, 3000), p(3500, 3000))).toEqual([])
  })

  it('[dw.movement.6] a path that turns on the line, or runs along it, crosses when it goes on to the other side', () => {
    expect(found(p(2000, 1000), p(2000, 2000), p(2000, 2500))).toEqual([[0, 1000]])
    expect(found(p(2000, 1000), p(2000, 2000), p(2500, 2000), p(2500, 2500))).toEqual([[0, 1500]])
    expect(found(p(2000, 1000), p(2000, 2000), p(3500, 2000), p(3500, 2500))).toEqual([])
  })

  it('[dw.movement.6] who ends within a millimetre of a line is found', () => {
    expect(barriersWithin(layout, marked, p(2000, 1990), 10)).toEqual([0])
    expect(barriersWithin(layout, marked, p(2000, 1989), 10)).toEqual([])
    expect(barriersWithin(layout, marked, p(2000, 2500), 500)).toEqual([0, 1])
  })

  it('a thrown thing meets the first barrier on its way', () => {
    expect(firstMeeting(layout, marked, p(2000, 1000), p(2000, 5000))).toEqual({ units: 1000, barrier: 0 })
    expect(firstMeeting(layout, marked, p(2000, 2500), p(2000, 5000))).toEqual({ units: 500, barrier: 1 })
    expect(firstMeeting(layout, marked, p(2000, 2500), p(2000, 2900))).toBeNull()
  })
})

describe('a quick look at a path', () => {
  it('never overlooks what the path crosses', () => {
    fc.assert(
      fc.property(anyTerrain(), anyPoint(3000), anyPoint(3000), anyPoint(3000), (terrain, a, b, c) => {
        const layout = layoutOf(terrain)
        const marked = painted(layout, () => 1)
        if (crossingsOf(layout, marked, [a, b, c]).length > 0) expect(mayPass(layout, marked, [a, b, c], 0)).toBe(true)
      }),
    )
    const far = layoutWith(line(1000, 2000, 3000, 2000))
    expect(
      mayPass(
        far,
        painted(far, () => 1),
        [p(1000, 2020), p(3000, 2020)],
        10,
      ),
    ).toBe(false)
    expect(
      mayPass(
        far,
        painted(far, () => 1),
        [p(1000, 2010), p(3000, 2010)],
        10,
      ),
    ).toBe(true)
  })
})

describe('places on rings', () => {
  const rings = { step: 50, rings: 120, everyDegrees: 15, fromDegrees: 90 }

  it('[rs.measure.12] is the place itself, or the first free one on rings walked clockwise from the east', () => {
    expect(firstOnRings(p(1000, 1000), rings, () => true)).toEqual(p(1000, 1000))
    expect(firstOnRings(p(1000, 1000), rings, (at) => distance2(at, p(1000, 1000)) >= 100 * 100)).toEqual(p(1100, 1000))
    expect(firstOnRings(p(1000, 1000), rings, ({ y }) => y > 1040)).toEqual(p(1025, 1043))
    expect(firstOnRings(p(1000, 1000), rings, () => false)).toBeNull()
  })
})
