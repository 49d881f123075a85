import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { silhouette } from './fans.ts'
import type { XY, XYZ } from './geometry.ts'
import { type Barrier, type Layout, layoutOf, painted } from './layout.ts'
import { thickLine } from './rooms.ts'
import { disc, rectangle, type Shape } from './shape.ts'
import { HARD } from './sight.ts'
import { type Gaze, raysOf, raysStopped, runsInside } from './silhouettes.ts'
import { sixteenthsInside } from './stretches.ts'
import type { Piece } from './terrain.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'
import { insideScaled, SCALE, slowlyInside } from './testkit/stretches.ts'

const OFFSETS = [0, 100, -100]
const STANDING = [53, 160, 266]
const EYE = 280

const piece = (shape: Shape, height: number, i = 0): Piece => ({
  id: `P${i}`,
  kind: 'piece',
  shape,
  height,
  ground: 'impassable',
  cover: 'hard',
})
const layoutWith = (...list: [Shape, number][]): Layout =>
  layoutOf({
    width: 15_240,
    depth: 15_240,
    pieces: list.map(([shape, height], i) => piece(shape, height, i)),
    buildings: [],
  })
const all = (layout: Layout): Uint8Array => painted(layout, () => HARD)
const gaze = (x1: number, y1: number, x2: number, y2: number, ground = 0, up = 0): Gaze => ({
  eye: { x: x1, y: y1, z: up + EYE },
  target: { x: x2, y: y2 },
  offsets: OFFSETS,
  heights: STANDING.map((z) => z + ground),
})
const hidden = (layout: Layout, g: Gaze): number => raysStopped(layout, all(layout), g)

describe('rays against footprints, by a slow model', () => {
  const height = fc.constantFrom(100, 150, 254, 280, 400, 762)
  const z = fc.constantFrom(16, 53, 83, 160, 266, 280, 534, 1042)
  const end = fc.tuple(anyPoint(), z).map(([p, up]): XYZ => ({ ...p, z: up }))

  it('[ed.sight.3] a ray is stopped exactly where it runs inside, below the top, for a unit or more', () => {
    fc.assert(
      fc.property(
        anyTerrain(),
        height,
        fc.array(fc.tuple(end, end), { minLength: 6, maxLength: 6 }),
        (terrain, top, rays) => {
          for (const { shape } of terrain.pieces)
            for (const [a, b] of rays)
              expect(runsInside({ shape, bottom: 0, top }, a, b)).toBe(slowlyInside({ shape, bottom: 0, top }, a, b))
        },
      ),
      { numRuns: 200 },
    )
  })

  it('[ed.sight.3] stretches of about one unit are told apart, at corners and rims', () => {
    const near = fc.integer({ min: -3, max: 3 })
    const far = fc.integer({ min: 200, max: 4000 })
    fc.assert(
      fc.property(near, near, far, far, fc.boolean(), height, z, z, (dx, dy, out, back, isDisc, top, z1, z2) => {
        // A ray that cuts the corner of a square, or grazes a disc.
        const shape = isDisc ? disc(5000, 5000, 300) : rectangle(5000, 5000, 6000, 6000)
        const a = isDisc ? { x: 5000 - out, y: 4700 + dy, z: z1 } : { x: 5000 - out + dx, y: 5000 + out + dy, z: z1 }
        const b = isDisc ? { x: 5000 + back, y: 4700 + dx, z: z2 } : { x: 5000 + back + dy, y: 5000 - back + dx, z: z2 }
        const barrier = { shape, bottom: 0, top }
        expect(runsInside(barrier, a, b)).toBe(slowlyInside(barrier, a, b))
        expect(runsInside(barrier, b, a)).toBe(runsInside(barrier, a, b))
      }),
      { numRuns: 1500 },
    )
  })

  it('[ed.sight.2] nine rays are counted as nine single rays are', () => {
    fc.assert(
      fc.property(anyTerrain(), end, anyPoint(), (terrain, eye, target) => {
        const layout = layoutOf({ ...terrain, buildings: [] })
        const g: Gaze = { eye, target, offsets: OFFSETS, heights: STANDING }
        let slow = 0
        for (const p of silhouette(eye, target, OFFSETS))
          for (const up of STANDING)
            if (layout.barriers.some((barrier: Barrier) => slowlyInside(barrier, eye, { ...p, z: up }))) slow++
        expect(hidden(layout, g)).toBe(slow)
        expect(raysOf(layout, all(layout), g).filter(({ stopped }) => stopped)).toHaveLength(slow)
      }),
      { numRuns: 200 },
    )
  })

  it('[ed.sight.6] the length inside areas leaves out what is skipped and counts overlaps once', () => {
    const area = fc.oneof(
      fc
        .record({ at: anyPoint(), r: fc.integer({ min: 100, max: 1500 }) })
        .map(({ at: p, r }): Shape => disc(p.x, p.y, r)),
      fc
        .tuple(anyPoint(), fc.integer({ min: 50, max: 2000 }))
        .map(([p, s]): Shape => rectangle(p.x, p.y, p.x + s, p.y + s)),
    )
    fc.assert(
      fc.property(fc.array(area, { maxLength: 4 }), anyPoint(), anyPoint(), (shapes, a: XY, b: XY) => {
        const quick = sixteenthsInside(a, b, shapes, 508) / 16
        const slow = Number(insideScaled(a, b, shapes, 508) / (SCALE / 1_000_000n)) / 1_000_000
        expect(Math.abs(quick - slow)).toBeLessThanOrEqual(0.25 * Math.max(1, shapes.length))
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    [1245, 671, 1056, [2000, 2000], [2500, 0]],
    [1500, 500, 1449, [1500, 2654], [0, 1000]],
    [1500, 304, 1318, [541, 2000], [738, 1379]],
  ] as const)(
    '[ed.sight.6] a disc at %i, %i that is barely cut is measured as exactly',
    (x, y, r, [ax, ay], [bx, by]) => {
      const [shapes, a, b] = [[disc(x, y, r)], { x: ax, y: ay }, { x: bx, y: by }]
      const slow = Number(insideScaled(a, b, shapes, 508) / (SCALE / 1_000_000n)) / 1_000_000
      expect(Math.abs(sixteenthsInside(a, b, shapes, 508) / 16 - slow)).toBeLessThanOrEqual(0.25)
    },
  )
})

describe('nine rays', () => {
  const [x, y] = [4000, 4000]

  it('[ed.sight.2] nothing between hides nothing', () => {
    expect(hidden(layoutWith(), gaze(1000, 1000, 5000, 5000))).toBe(0)
  })

  it('[ed.sight.3] a low wall close to the target hides the legs, a high one everything', () => {
    const wall = (top: number): Layout => layoutWith([rectangle(x + 3000, 1000, x + 3060, 7000), top])
    expect(hidden(wall(150), gaze(x, y, x + 3300, y))).toBe(3)
    expect(hidden(wall(762), gaze(x, y, x + 3300, y))).toBe(9)
    expect(hidden(wall(150), gaze(x, y, x + 3300, y, 0, 762))).toBe(3)
    expect(hidden(wall(150), gaze(x, y, x + 4500, y, 0, 762))).toBe(0)
  })

  it('[ed.sight.3] an edge or a corner that is touched stops nothing', () => {
    const layout = layoutWith([rectangle(5000, 4100, 6000, 5000), 762])
    const level: Gaze = { ...gaze(x, 4100, 8000, 4100), offsets: [0] }
    expect(hidden(layout, level)).toBe(0)
    expect(hidden(layout, { ...level, target: { x: 8000, y: 4101 } })).toBe(3)
  })

  it('[ed.sight.9] who stands close behind a wall looks over it at somebody who does not see him', () => {
    const layout = layoutWith([rectangle(5000, 1000, 5060, 7000), 270])
    expect(hidden(layout, gaze(4800, y, 7000, y))).toBe(6)
    expect(hidden(layout, gaze(7000, y, 4800, y))).toBe(9)
  })

  it('an oblique fence with thickness hides as a rectangle does', () => {
    const layout = layoutWith([thickLine({ x: 4000, y: 2000 }, { x: 6000, y: 5000 }, 60), 762])
    expect(hidden(layout, gaze(4000, 4500, 6500, 3000))).toBe(9)
  })
})
