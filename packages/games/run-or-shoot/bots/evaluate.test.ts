import { describe, expect, it } from 'vitest'
import { at, scene, type Staging } from '../testing.ts'
import { evaluate } from './evaluate.ts'

const chance = (stage: Staging, seat = 'S1'): number => evaluate(scene(stage).table, seat)
const two = (over: object = {}): object[] => [{ at: at(20, 33), ...over }, { at: at(24, 33) }]

describe('evaluate', () => {
  it('is between 0 and 1, and worse with hits, with Zeds near and with the dead', () => {
    const plain = chance({ survivors: two() })
    expect(plain).toBeGreaterThan(0)
    expect(plain).toBeLessThan(1)
    expect(chance({ survivors: two({ hits: 2 }) })).toBeLessThan(plain)
    expect(chance({ survivors: two(), zeds: [{ at: at(20, 36) }] })).toBeLessThan(plain)
    expect(chance({ survivors: two({ status: 'dead' }) })).toBeLessThan(plain)
  })

  it('is better nearer to the safe house, and best inside', () => {
    const from = (x: number, y: number): number => chance({ survivors: [{ at: at(x, y) }] })
    expect(from(40, 33)).toBeGreaterThan(from(10, 33))
    expect(from(60, 18)).toBeGreaterThan(from(40, 33))
  })

  it('is worse the fewer turns are to spare, and little is left of it when time is up', () => {
    const late = (turn: number): number => chance({ survivors: [{ at: at(20, 33) }], state: { turn } })
    expect(late(5)).toBe(late(1))
    expect(late(14)).toBeLessThan(late(5))
    expect(late(19)).toBeLessThan(late(5) / 2)
  })

  it('is better with fuel found, and better still with it poured', () => {
    const boat = (items: readonly 'fuel'[], cans: number): number =>
      chance({
        options: { scenario: 'last-boat' },
        survivors: [{ at: at(60, 116), items }],
        state: {
          progress: { called: null, landed: false, cans, firstCan: null, engine: null, tankCame: false, left: false },
        },
      })
    expect(boat(['fuel'], 0)).toBeGreaterThan(boat([], 0))
    expect(boat([], 1)).toBeGreaterThan(boat(['fuel'], 0))
  })

  it('is for the umpire what is left of it', () => {
    expect(chance({ survivors: two() }, 'U')).toBeCloseTo(1 - chance({ survivors: two() }))
  })
})
