import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { at, row, scene } from '../testing.ts'
import { inches } from '../tables/units.ts'
import { farBy, fieldTo, wayFrom, wayOn } from './ways.ts'

const stage = (pieces: readonly DrawnPiece[] = []) =>
  scene({ humans: [{ seat: 'survivors', at: at(30, 58) }], herds: [{ zombies: row(10, 2, 1) }], pieces })

const across = (kind: 'lowwall' | 'wall' | 'building-wall'): DrawnPiece => ({
  is: 'line',
  kind,
  from: [0, 30],
  to: [60, 30],
})

describe('ways on the grid', () => {
  it('count steps in inches, difficult ground twice and dangerous ground six times', () => {
    const far = (pieces: readonly DrawnPiece[]): number =>
      Math.round(farBy(fieldTo(stage(pieces).table, 'herds', [at(30, 20)]), at(30, 40)) / inches(1))
    const band = (kind: 'pond' | 'minefield'): DrawnPiece => ({ is: 'rect', kind, at: [0, 28], size: [60, 4] })
    expect(far([])).toBe(20)
    expect(far([band('pond')])).toBe(24)
    expect(far([band('minefield')])).toBe(40)
  })

  it('count a low barrier as 4 inches, another that is climbed as 16, and end at what is not climbed', () => {
    const far = (kind: 'lowwall' | 'wall' | 'building-wall'): number =>
      farBy(fieldTo(stage([across(kind)]).table, 'herds', [at(30, 20)]), at(30, 40)) / inches(1)
    expect(far('lowwall')).toBeGreaterThanOrEqual(24)
    expect(far('lowwall')).toBeLessThan(27)
    expect(far('wall') - far('lowwall')).toBeCloseTo(12)
    expect(far('building-wall')).toBe(Number.POSITIVE_INFINITY)
  })

  it('say what is to be climbed, and where one is behind it', () => {
    const { table } = stage([across('lowwall')])
    const { points, piece, behind } = wayFrom(fieldTo(table, 'herds', [at(30, 20)]), at(30, 33))
    expect([piece, points.every(({ y }) => y > at(0, 30).y), (behind?.y ?? 0) < at(0, 30).y]).toEqual([0, true, true])
  })

  it('do not lead back over what somebody has just crossed', () => {
    const { table } = stage([across('wall')])
    const field = fieldTo(table, 'people', [at(30, 20)])
    const landed = { x: inches(30), y: inches(30) - 155 }
    expect(wayFrom(field, landed).piece).toBe(0)
    const { points, piece } = wayOn(table, field, landed)
    expect([piece, points.length > 2, points.every(({ y }) => y < landed.y)]).toEqual([null, true, true])
    expect(wayOn(table, field, { x: inches(30), y: inches(30) + 155 }).piece).toBe(0)
  })

  it.each(SCENARIO_IDS)('come to an end from everywhere on the table of %s', (table) => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(1, 59) }],
      herds: [{ zombies: [{ at: at(59, 1) }] }],
      options: { table },
    })
    for (const mover of ['people', 'herds'] as const) {
      const field = fieldTo(s.table, mover, [at(29, 35), at(3, 3)])
      for (let x = 1; x < 60; x += 1.5)
        for (let y = 1; y < 60; y += 1.5) {
          const { points } = wayFrom(field, at(x, y))
          const far = points.map((point) => farBy(field, point))
          expect(far.every((one, i) => i === 0 || one < (far[i - 1] ?? 0))).toBe(true)
        }
    }
  })
})
