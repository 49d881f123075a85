import { describe, expect, it } from 'vitest'
import { type Dice, DiceError, type Throw } from './dice.ts'
import { seeded } from './seeded.ts'
import { DieNeeded, readAs, typed } from './typed.ts'

const ask = (what: string, sides = 6): Throw => ({ clause: 'xx.attack.3', sides, seat: 'marines', what })

/** An attack that throws again on a six and draws a card for it. */
function attack(dice: Dice): number[] {
  const faces = [dice.roll(ask('first'))]
  if (faces[0] === 6) faces.push(dice.draw('xx.deck.1', 1000), dice.roll(ask('second', 10)))
  return faces
}

function needed(faces: readonly number[]): DieNeeded | null {
  try {
    attack(typed(faces, seeded('hidden')))
    return null
  } catch (error) {
    if (error instanceof DieNeeded) return error
    throw error
  }
}

describe('typed dice', () => {
  it('ask for exactly the next die, with what it is for, until the command is whole', () => {
    expect(needed([])).toMatchObject({ index: 0, ask: ask('first') })
    expect(needed([6])).toMatchObject({ index: 1, ask: ask('second', 10) })
    expect(needed([6, 10])).toBeNull()
    expect(needed([5])).toBeNull()
    expect(needed([6])?.message).toBe('die 2 is needed: xx.attack.3 d10 (second)')
  })

  it('draw the same hidden card in every run', () => {
    const run = (): number[] => attack(typed([6, 10], seeded('hidden')))
    expect(run()).toEqual([6, seeded('hidden').draw('xx.deck.1', 1000), 10])
    expect(run()).toEqual(run())
  })

  it.each([0, 7, 2.5, Number.NaN])('refuse the impossible face %d', (face) => {
    expect(() => needed([face])).toThrow(DiceError)
  })

  it('take the 0 of a die that is read from 0, and no 10', () => {
    const ten = { ...ask('attack', 10), fromZero: true }
    expect(typed([0], seeded('hidden')).roll(ten)).toBe(0)
    expect(() => typed([10], seeded('hidden')).roll(ten)).toThrow('10 cannot come up')
    expect(() => typed([0], seeded('hidden')).roll(ask('attack', 10))).toThrow(DiceError)
  })

  it('tell which faces nobody asked for', () => {
    const dice = typed([5, 3, 4], seeded('hidden'))
    attack(dice)
    expect(dice.left()).toEqual([3, 4])
  })
})

describe('a die that stands in for another', () => {
  it('counts its low faces and is thrown again for the others', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => readAs(ask('zombies', 4), 6, face))).toEqual([
      1,
      2,
      3,
      4,
      'reroll',
      'reroll',
    ])
    expect([1, 6].map((face) => readAs(ask('attack', 6), 6, face))).toEqual([1, 6])
  })

  it('cannot show what it does not have, nor stand in for a die with more sides', () => {
    expect(() => readAs(ask('zombies', 4), 6, 7)).toThrow(DiceError)
    expect(() => readAs(ask('zombies', 4), 6, 0)).toThrow(DiceError)
    expect(() => readAs(ask('zombies', 6), 4, 1)).toThrow(
      'a die with 4 sides cannot stand in for xx.attack.3 d6 (zombies)',
    )
  })
})
