import type { Event } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { creditOf } from './credit.ts'

const clause = 'rs.turn.1'
const at = (x: number, level = 0) => ({ at: { x, y: 0 }, level })
const appears = (zed: number, x: number): Event => ({
  e: 'zed appeared',
  clause,
  zed,
  kind: 'ordinary',
  facing: { x: 1000, y: 0 },
  from: null,
  ...at(x),
})
const throws = (survivor: number, grenade: 'molotov' | 'WP' | 'HE', x: number): Event => ({
  e: 'thrown',
  clause,
  survivor,
  grenade,
  ...at(x),
})
const goes = (zed: number, how: 'fire' | 'WP' | 'blast' | 'head', by: number | null, x: number): Event => ({
  e: 'zed destroyed',
  clause,
  zed,
  how,
  by,
  ...at(x),
})

describe('the credit for a Zed', () => {
  it('goes to whoever did it', () => {
    const credit = creditOf([throws(2, 'HE', 0), goes(1, 'blast', 2, 0), goes(2, 'head', 1, 0)])
    expect([...credit]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('goes to whoever threw the fire in which it was lit, wherever it burns to ashes', () => {
    const credit = creditOf([
      appears(7, 900),
      throws(1, 'molotov', 0),
      throws(3, 'molotov', 1000),
      { e: 'caught fire', clause, zed: 7 },
      goes(7, 'fire', null, 100),
    ])
    expect(credit.get(7)).toBe(3)
  })

  it('goes to whoever laid the phosphorus that it walked into', () => {
    const credit = creditOf([
      throws(1, 'molotov', 500),
      throws(2, 'WP', 400),
      throws(4, 'WP', 9000),
      goes(5, 'WP', null, 500),
    ])
    expect(credit.get(5)).toBe(2)
  })

  it('goes to nobody where nobody did it', () => {
    expect(creditOf([goes(5, 'fire', null, 500)]).get(5)).toBeNull()
  })
})
