import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fanBlocks, fanSees, silhouette } from './fans.ts'
import { hull, type XY, type XYZ } from './geometry.ts'
import { type Barrier, type Layout, layoutOf, painted } from './layout.ts'
import { disc, line, rectangle, type Shape } from './shape.ts'
import { CLEAR, HARD, isCrossed, passesBase, rayBlock, rayBlockers, rayIsClear, SOFT } from './sight.ts'
import type { Building, Cover, Piece } from './terrain.ts'
import { anyPoint, anyTerrain, hospital } from './testkit/maps.ts'
import { slowlyStopped, slowlyWalled } from './testkit/reference.ts'

const at = (x: number, y: number, z = 280): XYZ => ({ x, y, z })
const OFFSETS = [0, 25, -25, 50, -50, 75, -75, 100, -100, 125, -125]

function layoutWith(...list: [Shape, number, Cover?][]): Layout {
  const pieces = list.map(
    ([shape, height, cover = 'hard'], i): Piece => ({
      id: `P${i}`,
      kind: 'piece',
      shape,
      height,
      ground: 'impassable',
      cover,
    }),
  )
  return layoutOf({ width: 10_000, depth: 10_000, pieces, buildings: [] })
}

const all = (layout: Layout): Uint8Array =>
  painted(layout, (b) => (b.part === 'piece' && b.piece.cover === 'soft' ? SOFT : HARD))
const clear = (layout: Layout, a: XYZ, b: XYZ): boolean => rayIsClear(layout, all(layout), a, b)

describe('rays against fractions', () => {
  const z = fc.constantFrom(0, 80, 140, 200, 280, 500, 780, 1200)
  const end = fc.tuple(anyPoint(), z).map(([p, height]) => ({ ...p, z: height }))
  const slowly = (barrier: Barrier, a: XYZ, b: XYZ): boolean =>
    barrier.shape.is === 'line' ? slowlyWalled(barrier, a, b) : slowlyStopped(barrier, a, b)

  it('[dw.los.3] single outlines and walls stop exactly the rays that pass through them below their height', () => {
    fc.assert(
      fc.property(anyTerrain(), fc.array(fc.tuple(end, end), { minLength: 8, maxLength: 8 }), (terrain, rays) => {
        for (const piece of terrain.pieces) {
          if (piece.shape.is === 'disc') continue
          const layout = layoutOf({ ...terrain, pieces: [piece] })
          for (const [a, b] of rays) {
            expect(rayIsClear(layout, all(layout), a, b)).toBe(!slowly(layout.barriers[0] as Barrier, a, b))
          }
        }
      }),
      { numRuns: 250 },
    )
  })

  it('[dw.los.3] discs stop a ray as outlines of many corners do, inside and outside of them', () => {
    const round = fc.record({ r: fc.integer({ min: 50, max: 900 }), height: fc.constantFrom(200, 280, 1000) })
    fc.assert(
      fc.property(round, end, end, ({ r, height }, a, b) => {
        const ring = (radius: number): Shape => ({
          is: 'polygon',
          corners: hull(
            Array.from({ length: 60 }, (_, i) => ({
              x: 1500 + Math.round(radius * Math.cos((i * Math.PI) / 30)),
              y: 1500 + Math.round(radius * Math.sin((i * Math.PI) / 30)),
            })),
          ),
        })
        const blocked = (shape: Shape): boolean => !clear(layoutWith([shape, height]), a, b)
        const isStopped = blocked(disc(1500, 1500, r))
        if (blocked(ring(r - 2))) expect(isStopped).toBe(true)
        if (isStopped) expect(blocked(ring(Math.ceil(r * 1.002) + 2))).toBe(true)
      }),
      { numRuns: 250 },
    )
  })

  it('is the same both ways, whatever stands about', () => {
    fc.assert(
      fc.property(anyTerrain(), fc.array(fc.tuple(end, end), { minLength: 10, maxLength: 10 }), (terrain, rays) => {
        const layout = layoutOf(terrain)
        const blocks = painted(layout, ({ index }) => index % 3)
        for (const [a, b] of rays) {
          expect(rayBlock(layout, blocks, a, b)).toBe(rayBlock(layout, blocks, b, a))
          expect(rayBlockers(layout, blocks, a, b)).toEqual(rayBlockers(layout, blocks, b, a))
          expect(rayIsClear(layout, blocks, a, b)).toBe(rayBlock(layout, blocks, a, b) === CLEAR)
          expect(isCrossed(layout, blocks, a, b)).toBe(isCrossed(layout, blocks, b, a))
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('rays in pictures', () => {
  const crate = rectangle(2000, 2000, 3000, 3000)

  it('[dw.los.3] touching an outline or passing at exactly its height does not block', () => {
    const layout = layoutWith([crate, 250])
    expect(clear(layout, at(1000, 2500, 100), at(4000, 2500, 100))).toBe(false)
    expect(clear(layout, at(1000, 2000, 100), at(4000, 2000, 100))).toBe(true)
    expect(clear(layout, at(1500, 2500, 100), at(2500, 1500, 100))).toBe(true)
    expect(clear(layout, at(1000, 2500, 250), at(4000, 2500, 250))).toBe(true)
    expect(clear(layout, at(1000, 2500, 249), at(4000, 2500, 250))).toBe(false)
    // Down to the ground just behind the crate, over its far edge at exactly its height.
    expect(clear(layout, at(1000, 2500, 750), at(4000, 2500, 0))).toBe(true)
    expect(clear(layout, at(1000, 2500, 749), at(4000, 2500, 0))).toBe(false)
  })

  it('[dw.los.3] the same holds for a wall that a slanted ray passes, and for the underside of what hangs', () => {
    const wall = layoutWith([line(2000, 1000, 2000, 3000), 200])
    expect(clear(wall, at(1000, 2000, 100), at(3000, 2000, 300))).toBe(true)
    expect(clear(wall, at(1000, 2000, 99), at(3000, 2000, 300))).toBe(false)
    const sign: Piece = {
      id: 'S',
      kind: 'sign',
      shape: crate,
      bottom: 200,
      height: 200,
      ground: 'free',
      cover: 'hard',
    }
    const hung = layoutOf({ width: 10_000, depth: 10_000, pieces: [sign], buildings: [] })
    expect(clear(hung, at(1000, 2500, 0), at(5000, 2500, 400))).toBe(true)
    expect(clear(hung, at(1000, 2500, 1), at(5000, 2500, 400))).toBe(false)
    expect(clear(hung, at(1000, 2500, 199), at(5000, 2500, 199))).toBe(true)
    expect(clear(hung, at(1000, 2500, 200), at(5000, 2500, 200))).toBe(false)
  })

  it('[dw.los.3] a tree stops the rays that pass below its top only', () => {
    const layout = layoutWith([disc(3000, 3000, 100), 500])
    expect(clear(layout, at(1000, 3000, 0), at(5000, 3000, 900))).toBe(false)
    expect(clear(layout, at(1000, 3099, 0), at(5000, 3099, 900))).toBe(false)
    expect(clear(layout, at(1000, 3100, 0), at(5000, 3100, 900))).toBe(true)
    // At the near edge of the trunk, after 1900 of 4000 units, it is exactly at the top.
    expect(clear(layout, at(1000, 3000, 25), at(5000, 3000, 1025))).toBe(true)
    expect(clear(layout, at(1000, 3000, 24), at(5000, 3000, 1024))).toBe(false)
  })

  it('[dw.los.10] nobody looks through the corner in which two walls meet, everybody past it', () => {
    const layout = layoutWith([line(3000, 2000, 2000, 2000), 500], [line(2000, 2000, 2000, 3000), 500])
    expect(clear(layout, at(1500, 1500), at(2500, 2500))).toBe(false)
    expect(clear(layout, at(1500, 2500), at(2500, 1500))).toBe(true)
    expect(clear(layout, at(1500, 2000), at(3500, 2000))).toBe(true)
    expect(rayBlockers(layout, all(layout), at(1500, 1500), at(2500, 2500))).toEqual([0, 1])
    const ends = layoutWith([line(3000, 2000, 2000, 2000), 500])
    expect(clear(ends, at(1500, 1500), at(2500, 2500))).toBe(true)
  })

  it('[dw.los.10] nor along a wall that others join on both sides', () => {
    const z = layoutWith(
      [line(2000, 1000, 2000, 2000), 500],
      [line(2000, 2000, 3000, 2000), 500],
      [line(3000, 2000, 3000, 3000), 500],
    )
    expect(clear(z, at(1500, 2000), at(3500, 2000))).toBe(false)
    expect(clear(z, at(3500, 2000), at(1500, 2000))).toBe(false)
    const u = layoutWith(
      [line(2000, 1000, 2000, 2000), 500],
      [line(2000, 2000, 3000, 2000), 500],
      [line(3000, 2000, 3000, 1000), 500],
    )
    expect(clear(u, at(1500, 2000), at(3500, 2000))).toBe(true)
  })

  it('[dw.cover.3] the worst blocker counts, and what one stands on is left out', () => {
    const layout = layoutWith([line(2000, 1000, 2000, 3000), 200, 'soft'], [line(3000, 1000, 3000, 3000), 200])
    const blocks = all(layout)
    const [a, b] = [at(1000, 2000, 100), at(4000, 2000, 100)]
    expect(rayBlock(layout, blocks, a, b)).toBe(HARD)
    expect(rayBlock(layout, blocks, a, b, [1])).toBe(SOFT)
    expect(rayBlock(layout, blocks, a, b, [0, 1])).toBe(CLEAR)
    expect(rayBlockers(layout, blocks, a, b)).toEqual([0, 1])
  })
})

describe('buildings', () => {
  const house: Building = {
    id: 'B',
    kind: 'house',
    outline: rectangle(2000, 2000, 4000, 4000).corners,
    storeys: 2,
    storeyHeight: 500,
    roof: 'flat',
    rooms: [],
    openings: [
      { id: 'D', kind: 'door', level: 0, from: { x: 2800, y: 4000 }, to: { x: 3200, y: 4000 }, state: 'open' },
    ],
    ladders: [],
  }
  const layout = layoutOf({ width: 10_000, depth: 10_000, pieces: [], buildings: [house] })
  const blocks = painted(layout, ({ part }) => (part === 'opening' ? CLEAR : HARD))
  const sees = (a: XYZ, b: XYZ): boolean => rayIsClear(layout, blocks, a, b)

  it('[dw.los.8] one sees out and in through openings only', () => {
    expect(sees(at(3000, 3000), at(3000, 6000))).toBe(true)
    expect(sees(at(3000, 6000), at(3000, 3000))).toBe(true)
    expect(sees(at(3000, 3000), at(6000, 3000))).toBe(false)
    expect(sees(at(3000, 3000), at(3000, 3900))).toBe(true)
  })

  it('[dw.los.10] floors and roofs are closed, and the walls of a storey end at its floor', () => {
    expect(sees(at(3000, 3000, 280), at(3000, 3900, 780))).toBe(false)
    expect(sees(at(3000, 3000, 780), at(3000, 3900, 1280))).toBe(false)
    expect(sees(at(3000, 3000, 1280), at(3900, 3000, 1280))).toBe(true)
    expect(sees(at(3000, 3000, 1280), at(3900, 3000, 1000))).toBe(true)
    expect(sees(at(3000, 3000, 780), at(3900, 3000, 1000))).toBe(false)
    // Over the roof, and from the street up to it.
    expect(sees(at(1000, 3000, 1100), at(6000, 3000, 1100))).toBe(true)
    expect(sees(at(1000, 3000, 280), at(2100, 3000, 1280))).toBe(true)
    expect(sees(at(1000, 3000, 280), at(2500, 3000, 1280))).toBe(false)
  })

  it('a base that touches a wall is not seen from behind the wall', () => {
    // The outermost points of the silhouette reach ten units through the wall.
    const fan = { eye: at(8000, 3000), target: { x: 3885, y: 3000 }, offsets: OFFSETS, z: 280 }
    const slanted = { eye: at(4500, 8000), target: { x: 3885, y: 3000 }, offsets: OFFSETS, z: 280 }
    expect(fanSees(layout, blocks, fan)).toBe(false)
    expect(fanSees(layout, blocks, slanted)).toBe(false)
  })
})

describe('fans', () => {
  it('[dw.los.2] the silhouette lies square to the line of sight', () => {
    expect(silhouette({ x: 0, y: 0 }, { x: 0, y: 1000 }, [-125, 0, 125])).toEqual([
      { x: 125, y: 1000 },
      { x: 0, y: 1000 },
      { x: -125, y: 1000 },
    ])
  })

  it('[dw.cover.2] counts the rays that a piece stops', () => {
    // A crate in front of the right half of the target, as the eye sees it: rays 0 and to the right are stopped.
    const layout = layoutWith([rectangle(2000, 3000, 3000, 3100), 200])
    const fan = (z: number) => ({ eye: at(3000, 1000), target: { x: 3000, y: 4000 }, offsets: OFFSETS, z })
    const middle = fanBlocks(layout, all(layout), fan(140))
    expect(OFFSETS.filter((_, i) => middle[i] !== CLEAR)).toEqual([25, 50, 75, 100, 125])
    expect(fanBlocks(layout, all(layout), fan(280)).every((kind) => kind === CLEAR)).toBe(true)
    expect(fanSees(layout, all(layout), fan(140))).toBe(true)
  })

  it('[dw.los.5] agrees with its rays one by one, anywhere in a hospital', () => {
    const layout = layoutOf(hospital())
    const blocks = painted(layout, (b) => (b.part === 'opening' && b.opening.kind === 'window' ? CLEAR : HARD))
    fc.assert(
      fc.property(anyPoint(12_000), anyPoint(12_000), fc.constantFrom(140, 280), (eye: XY, target: XY, z) => {
        if (eye.x === target.x && eye.y === target.y) return
        const fan = { eye: at(eye.x, eye.y), target, offsets: OFFSETS, z }
        const kinds = fanBlocks(layout, blocks, fan)
        for (const [i, point] of silhouette(eye, target, OFFSETS).entries()) {
          const isFree =
            rayIsClear(layout, blocks, fan.eye, { ...point, z }) &&
            rayIsClear(layout, blocks, { ...target, z }, { ...point, z })
          expect(kinds[i] === CLEAR).toBe(isFree)
        }
        expect(fanSees(layout, blocks, fan)).toBe(kinds.includes(CLEAR))
      }),
      { numRuns: 200 },
    )
  })

  it('[dw.units.8] a line is crossed at any height; touching counts only where it is asked for', () => {
    const layout = layoutWith([line(2000, 2000, 3000, 2000), 200], [rectangle(5000, 5000, 6000, 6000), 200])
    const blocks = all(layout)
    expect(isCrossed(layout, blocks, { x: 2500, y: 1900 }, { x: 2500, y: 2100 })).toBe(true)
    expect(isCrossed(layout, blocks, { x: 3000, y: 1900 }, { x: 3000, y: 2100 })).toBe(false)
    expect(isCrossed(layout, blocks, { x: 3000, y: 1900 }, { x: 3000, y: 2100 }, true)).toBe(true)
    expect(isCrossed(layout, blocks, { x: 4900, y: 5500 }, { x: 5100, y: 5500 })).toBe(true)
    expect(isCrossed(layout, blocks, { x: 4900, y: 5000 }, { x: 6100, y: 5000 })).toBe(false)
    expect(passesBase({ x: 0, y: 0 }, { x: 1000, y: 0 }, { x: 500, y: 125 }, 125)).toBe(false)
    expect(passesBase({ x: 0, y: 0 }, { x: 1000, y: 0 }, { x: 500, y: 124 }, 125)).toBe(true)
  })
})
