import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { XY, XYZ } from './geometry.ts'
import { type Barrier, layoutOf, painted } from './layout.ts'
import { disc, line, rectangle, type Shape } from './shape.ts'
import { NOBODY } from './spatial.ts'
import type { Piece } from './terrain.ts'
import { anyPoint, anyTerrain } from './testkit/maps.ts'
import { slowlyTouched } from './testkit/reference.ts'
import { type Crest, rayTouches } from './touching.ts'

const at = (x: number, y: number, z: number): XYZ => ({ x, y, z })

function stoppedBy(shape: Shape, a: XYZ, b: XYZ, crest: Crest = 'below'): boolean {
  const piece: Piece = { id: 'P', kind: 'wall', shape, height: 2, ground: 'impassable', cover: 'hard' }
  const layout = layoutOf({ width: 3000, depth: 3000, pieces: [piece], buildings: [] })
  return (
    rayTouches(
      layout,
      painted(layout, () => 1),
      a,
      b,
      crest,
    ) !== NOBODY
  )
}

describe('rays that a touch stops', () => {
  const wall = line(1000, 1000, 1000, 2000)

  it('[rs.sight.2] the end of a wall is part of it, and one unit beside it is clear', () => {
    expect(stoppedBy(wall, at(0, 1000, 1), at(2000, 1000, 1))).toBe(true)
    expect(stoppedBy(wall, at(0, 999, 1), at(2000, 999, 1))).toBe(false)
    expect(stoppedBy(wall, at(0, 500, 1), at(2000, 1500, 1))).toBe(true)
  })

  it('[rs.sight.2] a ray along a wall or the side of an outline touches it', () => {
    expect(stoppedBy(wall, at(1000, 0, 1), at(1000, 3000, 1))).toBe(true)
    expect(stoppedBy(wall, at(1000, 0, 1), at(1000, 999, 1))).toBe(false)
    expect(stoppedBy(rectangle(1000, 1000, 2000, 2000), at(0, 1000, 1), at(3000, 1000, 1))).toBe(true)
    expect(stoppedBy(disc(1500, 1500, 500), at(0, 1000, 1), at(3000, 1000, 1))).toBe(true)
    expect(stoppedBy(disc(1500, 1500, 500), at(0, 999, 1), at(3000, 999, 1))).toBe(false)
  })

  it('[rs.sight.3] the top of a full wall is open, the top of a low one is not if asked so', () => {
    expect(stoppedBy(wall, at(0, 1500, 2), at(2000, 1500, 2))).toBe(false)
    expect(stoppedBy(wall, at(0, 1500, 2), at(2000, 1500, 2), 'at')).toBe(true)
    // Up to height 3: over the wall at 2, which is open, and before it at 1.
    expect(stoppedBy(wall, at(0, 1500, 1), at(2000, 1500, 3))).toBe(false)
    expect(stoppedBy(wall, at(0, 1500, 1), at(2000, 1500, 2))).toBe(true)
  })

  it('agrees with fractions, for lines and outlines at all heights', () => {
    const height = fc.integer({ min: 0, max: 600 })
    const end = (p: fc.Arbitrary<XY>): fc.Arbitrary<XYZ> => fc.tuple(p, height).map(([{ x, y }, z]) => ({ x, y, z }))
    const crests = fc.constantFrom<Crest>('below', 'at')
    fc.assert(
      fc.property(anyTerrain(), end(anyPoint()), end(anyPoint()), crests, (terrain, a, b, crest) => {
        const layout = layoutOf({ ...terrain, pieces: terrain.pieces.filter(({ shape }) => shape.is !== 'disc') })
        const slow = layout.barriers.filter((barrier) => barrier.part !== 'slab' && slowlyTouched(barrier, a, b, crest))
        const fast = layout.barriers.filter((barrier: Barrier) => {
          const marked = painted(layout, ({ index }) => (index === barrier.index ? 1 : 0))
          return barrier.part !== 'slab' && rayTouches(layout, marked, a, b, crest) !== NOBODY
        })
        expect(fast.map(({ index }) => index)).toEqual(slow.map(({ index }) => index))
      }),
      { numRuns: 400 },
    )
  })
})
