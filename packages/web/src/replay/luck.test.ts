import { describe, expect, it } from 'vitest'
import { judge, rollsWords, strayChance, verdict } from './luck.ts'

const row = (actual: number, expected = 10, variance = 6.25) => ({
  who: 'Okafor',
  what: 'shots',
  unit: 'kills',
  rolls: 30,
  expected,
  variance,
  actual,
})

describe('the luck report', () => {
  it('says how many of all the rolls it is about', () => {
    expect([rollsWords(47, [{ rolls: 1 }, { rolls: 7 }]), rollsWords(8, [{ rolls: 8 }]), rollsWords(1, [])]).toEqual([
      '47 rolls, 8 of them listed',
      '8 rolls',
      '1 roll',
    ])
  })

  it('puts a row on its 95% band', () => {
    expect(judge(row(10)).at).toBe(0)
    expect(judge(row(14))).toMatchObject({ outside: false })
    expect(judge(row(15))).toMatchObject({ outside: true })
    expect(judge(row(5))).toMatchObject({ outside: true })
    expect(judge(row(14)).half).toBeCloseTo(4.9, 1)
  })

  it('says nothing about too few rolls', () => {
    expect(judge(row(1, 0.3, 0.2))).toMatchObject({ half: null, outside: false })
    expect(verdict([judge(row(1, 0.3, 0.2))])).toMatch(/^Too few/)
    expect(verdict([judge({ ...row(4, 4.5, 5.25), rolls: 1 })])).toMatch(/^Too few/)
  })

  it('knows how often so many rows stray in fair games', () => {
    expect(strayChance(0, 7)).toBe(1)
    expect(strayChance(1, 7)).toBeCloseTo(1 - 0.95 ** 7, 10)
    expect(strayChance(2, 2)).toBeCloseTo(0.0025, 10)
  })

  it('raises no alarm below significance', () => {
    const calm = Array.from({ length: 6 }, () => judge(row(10)))
    expect(verdict(calm)).toMatch(/^The dice were ordinary: every row/)
    expect(verdict([...calm, judge(row(16))])).toMatch(/^The dice were ordinary\. .* stray in 30 of 100 fair games\.$/)
    expect(verdict([judge(row(16)), judge(row(16))])).toMatch(/^The dice were unusual\. .*3 of 1000|2 of 1000/)
  })
})
