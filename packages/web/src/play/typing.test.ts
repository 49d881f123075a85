import { describe, expect, it } from 'vitest'
import { besides, consequences, instead } from './typing.tsx'

const ask = { clause: 'ev.attack.3', sides: 6, seat: 'M1', what: 'attack on zombie 1' }
const table = [
  { from: 0, result: 'miss' },
  { from: 4, result: 'knockDown' },
  { from: 6, result: 'kill' },
]

describe('a real die that is asked for', () => {
  it('comes with what each face would do', () => {
    expect(consequences({ ...ask, table, modifiers: [{ clause: 'ev.stand.1', value: 2 }] })).toEqual([
      { faces: [1], result: 'miss' },
      { faces: [2, 3], result: 'knock down' },
      { faces: [4, 5, 6], result: 'kill' },
    ])
  })

  it('reads the first row for less and the last for more', () => {
    expect(consequences({ ...ask, table, modifiers: [{ clause: 'ev.x.1', value: -3 }] })[0]?.faces).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
    expect(consequences({ ...ask, table, modifiers: [{ clause: 'ev.x.1', value: 9 }] })).toHaveLength(1)
  })

  it('[ev.auto.2] [ev.house.3] comes with what a natural 1 does, in the table or besides it', () => {
    const natural = (result: string) => ({ clause: 'ev.x.1', face: 1, result })
    const modified = { ...ask, table, modifiers: [{ clause: 'ev.stand.1', value: 3 }] }
    const burst = { ...modified, naturals: [natural('the burst ends')] }
    expect(consequences(burst)[0]).toEqual({ faces: [1, 2], result: 'knock down' })
    expect(besides(burst)).toEqual([natural('the burst ends')])
    const house = { ...modified, naturals: [natural('miss')] }
    expect(consequences(house).slice(0, 2)).toEqual([
      { faces: [1], result: 'miss' },
      { faces: [2], result: 'knock down' },
    ])
    expect(besides(house)).toEqual([])
  })

  it('says nothing where the rule has no table', () => {
    expect(consequences(ask)).toEqual([])
  })

  it('is a d6 for a d3, and says what its faces count', () => {
    const three = { ...ask, sides: 3, byHand: 6, table: [table[0], { from: 3, result: 'kill' }] as typeof table }
    expect(instead(three)).toBe('A d3 by a d6: 1 and 2 count 1, 3 and 4 count 2, 5 and 6 count 3.')
    expect(instead(ask)).toBe('')
    expect(consequences(three)).toEqual([
      { faces: [1, 2, 3, 4], result: 'miss' },
      { faces: [5, 6], result: 'kill' },
    ])
  })

  it('has a 0 and no 10 if it is read from 0', () => {
    expect(consequences({ ...ask, sides: 10, fromZero: true, table }).map(({ faces }) => faces)).toEqual([
      [0, 1, 2, 3],
      [4, 5],
      [6, 7, 8, 9],
    ])
  })
})
