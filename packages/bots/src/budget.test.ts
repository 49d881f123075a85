import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Meter } from './budget.ts'

describe('the budget', () => {
  it('allows exactly so many nodes', () => {
    const meter = new Meter({ nodes: 3 })
    expect([meter.step(), meter.step(), meter.step()]).toEqual([true, true, false])
    expect(meter.spent).toBe(1)
  })

  it('stops before a step would end too late, as long as no step takes more than twice the longest before it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 200, maxLength: 200 }), (slices) => {
        let time = 1000
        let longest = slices[0] as number
        const meter = new Meter({ ms: 300, now: () => time })
        for (const slice of slices) {
          time += Math.min(slice, 2 * longest)
          longest = Math.max(longest, Math.min(slice, 2 * longest))
          if (!meter.step()) break
        }
        expect(meter.over).toBe(true)
        expect(time).toBeLessThanOrEqual(1300 + longest)
      }),
    )
  })

  it('measures how much is spent, by whichever runs out first', () => {
    let time = 0
    const meter = new Meter({ ms: 100, nodes: 10, now: () => time })
    meter.step()
    expect(meter.spent).toBe(0.1)
    time = 40
    meter.step()
    expect(meter.spent).toBe(0.4)
  })
})
