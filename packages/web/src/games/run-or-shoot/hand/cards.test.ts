import { describe, expect, it } from 'vitest'
import { actorOf } from '../read.ts'
import { moments, situationOf } from '../testing.ts'
import { HAND, handOf, usefulFirst } from './cards.ts'

describe('the hand where only a few cards are in sight', () => {
  it('has what is of use first, and all twelve', () => {
    const seen = new Set<string>()
    for (const moment of moments({ scenario: 'back-lane', survivors: 3 }, [1, 2, 3], { every: 3 })) {
      const s = situationOf(moment)
      const survivor = actorOf(s)
      if (!survivor) continue
      const forecast = handOf(s, survivor)
      const order = usefulFirst(forecast).map(({ card }) => card)
      const useful = HAND.flatMap(({ card }) =>
        forecast.find((one) => one.card === card)?.idle === null ? [card] : [],
      )
      expect(order.slice(0, useful.length)).toEqual(useful)
      expect([...order].sort()).toEqual(HAND.map(({ card }) => card).sort())
      seen.add(order.join())
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
