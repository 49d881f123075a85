import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bigRoot } from './exact.ts'
import type { XY } from './geometry.ts'
import { layoutOf, painted } from './layout.ts'
import { deviated } from './scatter.ts'
import { disc, rectangle } from './shape.ts'
import { NOBODY } from './spatial.ts'
import { sixteenthsInside } from './stretches.ts'
import {
  bandOf,
  type Cone,
  compareAlongCone,
  coneOutline,
  frontEdge,
  isInCircle,
  isInCone,
  isInCorridor,
  isWithinCircle,
  touchesOutline,
} from './templates.ts'
import { anyPoint } from './testkit/maps.ts'

const p = (x: number, y: number): XY => ({ x, y })
const SHIFT = 120n

/** The root of n, scaled by 2^120: far more digits than any of the comparisons needs, save for exact ties. */
const scaledRoot = (n: bigint): bigint => bigRoot(n << (2n * SHIFT))

describe('cones', () => {
  const firer = { x: 5000, y: 5000, radius: 125 }
  const shotgun = (through: XY): Cone => ({ from: firer, through, length: 1500, width: 500 })

  it('[dw.shotgun.4] holds the points between its sides, against 120 digits', () => {
    const place = anyPoint(10_000)
    fc.assert(
      fc.property(
        place,
        place,
        fc.constantFrom([1500, 500], [1000, 1000], [2000, 500]),
        (through, at, [length, width]) => {
          if (through.x === firer.x && through.y === firer.y) return
          const cone: Cone = { from: firer, through, length: length as number, width: width as number }
          const [ux, uy] = [BigInt(through.x - firer.x), BigInt(through.y - firer.y)]
          const [vx, vy] = [BigInt(at.x - firer.x), BigInt(at.y - firer.y)]
          const root = scaledRoot(ux * ux + uy * uy)
          // p and q times the length of the axis, scaled.
          const along = ((ux * vx + uy * vy) << SHIFT) - 125n * root
          const aside = ((ux * vy - uy * vx) << SHIFT) * (ux * vy - uy * vx < 0n ? -1n : 1n)
          const isIn =
            along > 0n &&
            along <= BigInt(cone.length) * root &&
            2n * BigInt(cone.length) * aside <= BigInt(cone.width) * along
          expect(isInCone(cone, at)).toBe(isIn)
        },
      ),
      { numRuns: 800 },
    )
  })

  it('[dw.shotgun.4] includes its border and its end, not its apex', () => {
    const east = shotgun(p(6000, 5000))
    expect(isInCone(east, p(5125, 5000))).toBe(false)
    expect(isInCone(east, p(5126, 5000))).toBe(true)
    expect(isInCone(east, p(6625, 5250))).toBe(true)
    expect(isInCone(east, p(6625, 5251))).toBe(false)
    expect(isInCone(east, p(6626, 5000))).toBe(false)
    // A slanted axis (3, 4): the point 1500 from the apex and 250 aside is 1625 (0.6, 0.8) + 250 (0.8, -0.6).
    const slanted = shotgun(p(5003, 5004))
    expect(isInCone(slanted, p(5000 + 975 + 200, 5000 + 1300 - 150))).toBe(true)
    expect(isInCone(slanted, p(5000 + 975 + 201, 5000 + 1300 - 150))).toBe(false)
  })

  it('[dw.shotgun.7] bands end where they are marked', () => {
    const east = shotgun(p(6000, 5000))
    const bands = [500, 1000, 1500]
    expect([5625, 5626, 6125, 6126, 6625, 6626].map((x) => bandOf(east, p(x, 5000), bands))).toEqual([
      0, 1, 1, 2, 2, -1,
    ])
    expect(compareAlongCone(east, p(5625, 5100), 500)).toBe(0)
  })

  it('[dw.flame.2] touches a base with any part of it', () => {
    const outline = coneOutline({ from: firer, through: p(9000, 5000), length: 2000, width: 500 })
    expect(outline.corners).toEqual([p(5125, 5000), p(7125, 4750), p(7125, 5250)])
    expect(touchesOutline(outline, { x: 7250, y: 5000, radius: 125 })).toBe(true)
    expect(touchesOutline(outline, { x: 7251, y: 5000, radius: 125 })).toBe(false)
    expect(touchesOutline(outline, { x: 6500, y: 5000, radius: 125 })).toBe(true)
  })
})

describe('circles and corridors', () => {
  it('[dw.machinegun.4] and [dw.grenade.12] with and without the border', () => {
    expect(isInCircle(p(0, 0), 500, p(300, 400))).toBe(true)
    expect(isInCircle(p(0, 0), 500, p(300, 401))).toBe(false)
    expect(isWithinCircle(p(0, 0), 500, p(300, 400))).toBe(false)
    expect(isWithinCircle(p(0, 0), 500, p(300, 399))).toBe(true)
    expect(frontEdge(p(1000, 1000), 500, p(1000, 5000))).toEqual(p(1000, 1500))
  })

  it('[dw.autofire.3] holds who is beside or behind the target, against 120 digits', () => {
    const place = anyPoint(10_000)
    fc.assert(
      fc.property(place, place, place, (from, through, at) => {
        if (from.x === through.x && from.y === through.y) return
        const [ux, uy] = [BigInt(through.x - from.x), BigInt(through.y - from.y)]
        const [vx, vy] = [BigInt(at.x - from.x), BigInt(at.y - from.y)]
        const n = ux * ux + uy * uy
        const root = scaledRoot(n)
        const aside = (ux * vy - uy * vx) * (ux * vy - uy * vx < 0n ? -1n : 1n)
        const isIn = aside << SHIFT <= 500n * root && (ux * vx + uy * vy) << SHIFT >= (n << SHIFT) - 125n * root
        expect(isInCorridor({ from, through, aside: 500, before: 125 }, at)).toBe(isIn)
      }),
      { numRuns: 800 },
    )
    const north = { from: p(1000, 3000), through: p(1000, 2000), aside: 500, before: 125 }
    expect(isInCorridor(north, p(1500, 2125))).toBe(true)
    expect(isInCorridor(north, p(1501, 2125))).toBe(false)
    expect(isInCorridor(north, p(1500, 2126))).toBe(false)
    expect(isInCorridor(north, p(500, 0))).toBe(true)
  })
})

describe('stretches inside areas', () => {
  it('[ed.sight.6] counts overlaps once and leaves out the first units', () => {
    const woods = [rectangle(1000, 0, 2000, 1000), rectangle(1500, 0, 2500, 1000), disc(4000, 500, 300)]
    const length = sixteenthsInside(p(0, 500), p(6000, 500), woods)
    expect(length).toBe((1500 + 600) * 16)
    expect(sixteenthsInside(p(0, 500), p(6000, 500), woods, 1200)).toBe((1300 + 600) * 16)
    expect(sixteenthsInside(p(0, 500), p(4000, 500), woods)).toBe((1500 + 300) * 16)
    expect(sixteenthsInside(p(0, 500), p(900, 500), woods)).toBe(0)
  })
})

describe('deviation', () => {
  const layout = layoutOf({
    width: 6000,
    depth: 6000,
    buildings: [],
    pieces: [
      {
        id: 'C',
        kind: 'container',
        shape: rectangle(3000, 2000, 4000, 2400),
        height: 500,
        ground: 'impassable',
        cover: 'hard',
      },
    ],
  })
  const all = painted(layout, () => 1)
  const thrown = (aim: XY, distance: number, degrees: number) =>
    deviated(layout, all, { aim, distance, degrees, short: 100 })

  it('[dw.grenade.9] stops a centimetre before what is in its way', () => {
    expect(thrown(p(3500, 3000), 1000, 0)).toEqual({ at: p(3500, 2500), barrier: 0, isOnTable: true })
    expect(thrown(p(3500, 2450), 1000, 0)).toEqual({ at: p(3500, 2450), barrier: 0, isOnTable: true })
    expect(thrown(p(3500, 3000), 500, 0)).toEqual({ at: p(3500, 2500), barrier: NOBODY, isOnTable: true })
  })

  it('[dw.grenade.9] is lost when it leaves the table, unless something stops it before', () => {
    expect(thrown(p(500, 3000), 1000, 270).isOnTable).toBe(false)
    expect(thrown(p(3500, 2500), 9000, 0)).toMatchObject({ isOnTable: true, barrier: 0 })
    expect(thrown(p(500, 3000), 500, 270)).toEqual({ at: p(0, 3000), barrier: NOBODY, isOnTable: true })
  })
})
