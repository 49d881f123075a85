import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BORDER, INSIDE, OUTSIDE, type XY } from './geometry.ts'
import { layoutOf, painted } from './layout.ts'
import { barrierOnLeg } from './movement.ts'
import { inRoom, type QuarterTurns, roomFault, roomParts, type RoomTemplate, thickLine, turnedSize } from './rooms.ts'
import { boxOf, outlinesOverlap, rectangle, whereInShape } from './shape.ts'
import { NOBODY } from './spatial.ts'

const SHED: RoomTemplate = {
  width: 1270,
  depth: 1016,
  thickness: 60,
  openings: [
    { kind: 'door', side: 'south', from: 444, to: 826 },
    { kind: 'window', side: 'north', from: 444, to: 826 },
  ],
}
const anyTurn = fc.constantFrom<QuarterTurns>(0, 1, 2, 3)
const anyPlace = fc.record({ x: fc.integer({ min: 0, max: 9000 }), y: fc.integer({ min: 0, max: 9000 }) })

/** A plain model: is a point of the template in a wall or an opening, and in which? */
function slowKind({ width, depth, thickness, openings }: RoomTemplate, { x, y }: XY): string | null {
  if (x <= 0 || y <= 0 || x >= width || y >= depth) return null
  const sides = [
    { side: 'north', is: y < thickness, along: x },
    { side: 'south', is: y > depth - thickness, along: x },
    { side: 'west', is: x < thickness && y > thickness && y < depth - thickness, along: y },
    { side: 'east', is: x > width - thickness && y > thickness && y < depth - thickness, along: y },
  ]
  const on = sides.find(({ is }) => is)
  if (!on) return null
  return openings.find((o) => o.side === on.side && on.along > o.from && on.along < o.to)?.kind ?? 'wall'
}

describe('lines with thickness', () => {
  it('an upright or level line is exactly as thick as it says, an odd half to the south or east', () => {
    expect(boxOf(thickLine({ x: 100, y: 500 }, { x: 900, y: 500 }, 127))).toEqual({
      west: 100,
      north: 437,
      east: 900,
      south: 564,
    })
    expect(boxOf(thickLine({ x: 500, y: 900 }, { x: 500, y: 100 }, 60))).toEqual({
      west: 470,
      north: 100,
      east: 530,
      south: 900,
    })
  })

  it('an oblique one has its corners within a unit of half the thickness from the line', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.constantFrom(20, 60, 127), (from, to, thickness) => {
        fc.pre((from.x - to.x) ** 2 + (from.y - to.y) ** 2 > 10_000)
        const { corners } = thickLine(from, to, thickness)
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        for (const p of corners) {
          const aside = Math.abs((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)) / length
          expect(Math.abs(aside - thickness / 2)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('rooms from templates', () => {
  it('every point is in the part that the plain model names, however the room is turned', () => {
    const inside = fc.record({ x: fc.integer({ min: 0, max: 1270 }), y: fc.integer({ min: 0, max: 1016 }) })
    fc.assert(
      fc.property(anyPlace, anyTurn, inside, (at, turns, p) => {
        const parts = roomParts(SHED, at, turns)
        const where = inRoom(SHED, at, turns, p)
        fc.pre(parts.every(({ shape }) => whereInShape(shape, where) !== BORDER))
        const found = parts.filter(({ shape }) => whereInShape(shape, where) === INSIDE).map(({ kind }) => kind)
        const expected = slowKind(SHED, p)
        expect(found).toEqual(expected === null ? [] : [expected])
      }),
      { numRuns: 500 },
    )
  })

  it('its parts lie inside its footprint and do not overlap', () => {
    fc.assert(
      fc.property(anyPlace, anyTurn, (at, turns) => {
        const { width, depth } = turnedSize(SHED, turns)
        const footprint = rectangle(at.x, at.y, at.x + width, at.y + depth)
        const parts = roomParts(SHED, at, turns)
        for (const [i, { shape }] of parts.entries()) {
          expect(shape.corners.every((p) => whereInShape(footprint, p) !== OUTSIDE)).toBe(true)
          for (const other of parts.slice(0, i)) expect(outlinesOverlap(shape, other.shape)).toBe(false)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('a door is a piece: whether it bars a way is an entry, not another layout', () => {
    const pieces = roomParts(SHED, { x: 2000, y: 2000 }).map(({ kind, name, shape }) => ({
      id: `shed ${name}`,
      kind,
      shape,
      height: 762,
      ground: 'impassable' as const,
      cover: 'hard' as const,
    }))
    const layout = layoutOf({ width: 6000, depth: 6000, pieces, buildings: [] })
    const door = layout.numberOf.get('shed south 2') as number
    const closed = painted(layout, () => 1)
    const through: [XY, XY] = [
      { x: 2635, y: 2500 },
      { x: 2635, y: 3500 },
    ]
    expect(barrierOnLeg({ layout, closed }, 123, ...through)).toBe(door)
    closed[door] = 0
    expect(barrierOnLeg({ layout, closed }, 123, ...through)).toBe(NOBODY)
  })

  it('a template without room, or with openings that do not fit, has a fault', () => {
    expect(roomFault(SHED)).toBeNull()
    expect(roomFault({ ...SHED, depth: 120 })).toMatch('no room')
    expect(roomFault({ ...SHED, openings: [{ kind: 'door', side: 'west', from: 30, to: 400 }] })).toMatch('west')
    const twice = [...SHED.openings, { kind: 'window', side: 'south' as const, from: 800, to: 900 }]
    expect(roomFault({ ...SHED, openings: twice })).toMatch('overlap')
  })
})
