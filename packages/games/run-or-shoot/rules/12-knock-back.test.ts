import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { at, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { knockBack } from './12-knock-back.ts'

/** Zed 1 is knocked back from a point in centimetres, so many units. */
function thrown(stage: Stage, from: readonly [number, number], units: number): RunOrShootScene {
  const s = scene(stage)
  knockBack(s.table, zedNo(s, 1) as Zed, at(...from), units, 'shot')
  return s
}

describe('knock back', () => {
  it('[rs.down.9] goes directly away from its cause, and leaves one down', () => {
    const s = thrown({ zeds: [{ at: at(20, 33) }] }, [18, 33], 300)
    expect(zedNo(s, 1)).toMatchObject({ at: at(23, 33), down: true })
    expect(s.events.flatMap(({ e }) => (e === 'knocked back' || e === 'fell' ? [e] : []))).toEqual([
      'knocked back',
      'fell',
    ])
  })

  it('[rs.down.9] [rs.measure.16] stops at a barrier, the edge of the table and a figure, standing or lying', () => {
    expect(zedNo(thrown({ zeds: [{ at: at(10, 30) }] }, [10, 32], 600), 1)?.at).toEqual(at(10, 28))
    expect(zedNo(thrown({ zeds: [{ at: at(20, 38) }] }, [20, 36], 600), 1)?.at).toEqual(at(20, 39))
    for (const down of [true, false]) {
      const s = thrown({ zeds: [{ at: at(20, 33) }, { at: at(25, 33), down }] }, [18, 33], 600)
      // Two units of overlap are rounding.
      expect(zedNo(s, 1)?.at).toEqual({ x: 2302, y: 3300 })
    }
  })

  it('[rs.down.9] a figure that it touches stops it only if it goes towards it', () => {
    const behind = thrown({ survivors: [{ at: at(18, 33) }], zeds: [{ at: at(20, 33) }] }, [18, 33], 300)
    expect(zedNo(behind, 1)?.at).toEqual(at(23, 33))
    const ahead = thrown({ survivors: [{ at: at(22, 33) }], zeds: [{ at: at(20, 33) }] }, [18, 33], 300)
    expect(zedNo(ahead, 1)?.at.x).toBeLessThanOrEqual(2002)
  })

  it("a Tank may be moved by nobody's rule, but never lies", () => {
    const s = thrown({ zeds: [{ at: at(30, 33), kind: 'tank' }] }, [20, 33], 100)
    expect(zedNo(s, 1)?.down).toBe(false)
  })

  it('[rs.terrain.7] over the edge of a roof a Zed falls and lies unharmed, a survivor takes a hit for each level', () => {
    // The roof of the corner store ends at y = 27, that of the pharmacy of number nine at y = 30.
    const zed = thrown({ zeds: [{ at: at(15, 25.5), level: 1 }] }, [15, 24], 400)
    expect(zedNo(zed, 1)).toMatchObject({ level: 0, down: true })
    expect(zedNo(zed, 1)?.at.y).toBeGreaterThanOrEqual(2800)
    const s = scene({ options: { scenario: 'number-nine' }, survivors: [{ at: at(100, 28), level: 2 }] })
    knockBack(s.table, survivorNo(s, 1), at(100, 26), 400, 'blow')
    expect(survivorNo(s, 1)).toMatchObject({ level: 0, down: true, hits: 2 })
    expect(s.event('fell down a level').levels).toBe(2)
    expect(s.event('harmed').how).toBe('fall')
    const tank = thrown({ zeds: [{ at: at(15, 24.5), level: 1, kind: 'tank' }] }, [15, 22], 400)
    expect(zedNo(tank, 1)).toMatchObject({ level: 0, down: false })
  })

  it('[rs.terrain.4] on a roof one rests with the whole base on it', () => {
    const s = thrown({ zeds: [{ at: at(15, 24), level: 1 }] }, [15, 22], 250)
    expect(zedNo(s, 1)).toMatchObject({ level: 1, at: at(15, 26) })
  })
})
