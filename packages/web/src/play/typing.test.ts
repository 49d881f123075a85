import { describe, expect, it } from 'vitest'
import { besides, consequences } from './typing.tsx'

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
})
