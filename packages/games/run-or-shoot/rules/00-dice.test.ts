import { recording, type Seat, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { d10, d3, d6, hiddenD10, hiddenDie } from './00-dice.ts'

const ask = { clause: 'rs.dice.1', seat: 'S1' as Seat, what: 'a test' } as const

describe('dice', () => {
  it('[rs.dice.1] [rs.dice.2] a d10 is read from 0 to 9', () => {
    const { table } = scene({ dice: [0, 1, 9] })
    expect([d10(table, ask), d10(table, ask), d10(table, ask)]).toEqual([0, 1, 9])
  })

  it('[rs.dice.3] [rs.mutant.6] a d3 is a die of its own', () => {
    const { table } = scene({ dice: [3, 6] })
    expect([d3(table, ask), d6(table, ask)]).toEqual([3, 6])
    const other = recording(seeded('d3'))
    const thrown = Array.from({ length: 200 }, () => other.roll({ sides: 3, ...ask }))
    expect([...new Set(thrown)].sort((a, b) => a - b)).toEqual([1, 2, 3])
  })

  it('[rs.secrecy.14] hidden dice are drawn: no open die is thrown for them', () => {
    const s = scene({ hidden: 'dice' })
    const drawn = Array.from(
      { length: 300 },
      () => [hiddenD10(s.table, 'rs.groan.3'), hiddenDie(s.table, 'rs.horde.2', 6)] as const,
    )
    expect([...new Set(drawn.map(([ten]) => ten))].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...new Set(drawn.map(([, six]) => six))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(s.dice.filter((line) => line.includes('d10'))).toEqual([])
  })
})
