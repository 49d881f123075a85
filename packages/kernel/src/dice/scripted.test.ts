import { describe, expect, it } from 'vitest'
import { DiceError, type Throw } from './dice.ts'
import { scripted } from './scripted.ts'
import { seeded } from './seeded.ts'

const ask = (clause: string, sides = 6): Throw => ({ clause, sides, seat: 'marines', what: 'knife against zombie 4' })

describe('scripted dice', () => {
  it('come up as written, in order, labelled or not', () => {
    const dice = scripted([3, 'xx.attack.3: 5 4 1', 'xx.search.1 d10: 10', 2])
    expect(dice.roll(ask('xx.any.1'))).toBe(3)
    expect([1, 2, 3].map(() => dice.roll(ask('xx.attack.3')))).toEqual([5, 4, 1])
    expect(dice.roll(ask('xx.search.1', 10))).toBe(10)
    expect(dice.roll(ask('xx.any.2', 2))).toBe(2)
    expect(dice.left()).toEqual([])
  })

  it('say which throw had no die', () => {
    expect(() => scripted([]).roll(ask('xx.attack.3'))).toThrow(
      new DiceError('no die is scripted for xx.attack.3 d6 (knife against zombie 4)'),
    )
    expect(() => scripted([]).roll({ ...ask('xx.attack.3'), what: '' })).toThrow(
      'no die is scripted for xx.attack.3 d6',
    )
  })

  it('refuse another clause and another die', () => {
    expect(() => scripted(['xx.search.1: 2 3']).roll(ask('xx.attack.3'))).toThrow(
      new DiceError('the next scripted die is xx.search.1: 2 3, but xx.attack.3 d6 (knife against zombie 4) is thrown'),
    )
    expect(() => scripted(['xx.attack.3 d10: 2']).roll(ask('xx.attack.3'))).toThrow(
      'the next scripted die is xx.attack.3 d10: 2',
    )
  })

  it.each([7, 0, -1])('refuse the impossible face %d', (face) => {
    expect(() => scripted([face]).roll(ask('xx.attack.3'))).toThrow(
      new DiceError(`${face} cannot come up on xx.attack.3 d6 (knife against zombie 4)`),
    )
  })

  it('show 0 to 9 on a die that is read from 0', () => {
    const ten = { ...ask('xx.attack.3', 10), fromZero: true }
    const dice = scripted([0, 'xx.attack.3 d10: 9 0'])
    expect([dice.roll(ten), dice.roll(ten), dice.roll(ten), dice.left()]).toEqual([0, 9, 0, []])
    expect(() => scripted([10]).roll(ten)).toThrow(
      new DiceError('10 cannot come up on xx.attack.3 d10 from 0 (knife against zombie 4)'),
    )
  })

  it('tell what is left, also within an entry and after a refusal', () => {
    const dice = scripted(['xx.attack.3: 5 4 1', 6, 'draw xx.setup.1: 3 0', 'xx.search.1 d10: 10'])
    dice.roll(ask('xx.attack.3'))
    expect(() => dice.roll(ask('xx.other.1'))).toThrow(DiceError)
    expect(dice.left()).toEqual(['xx.attack.3: 4 1', '6', 'xx.search.1 d10: 10', 'draw xx.setup.1: 3 0'])
  })

  it.each([
    '',
    'xx.attack.3',
    'xx.attack.3:',
    ': 3',
    'xx.attack.3: x',
    'xx.attack.3: 1.5',
    'a b: 3',
    'draw a d6: 1',
    '5 4',
  ])('refuse the entry "%s" at once', (entry) => {
    expect(() => scripted([entry])).toThrow(`"${entry}" is not a script of dice`)
  })

  it('refuse half a face at once', () => {
    expect(() => scripted([1.5])).toThrow('1.5 is not a face of a die')
  })

  it('give hidden draws their own order beside the rolls', () => {
    const dice = scripted(['draw xx.setup.1: 3 0', 5, 'draw xx.setup.2: 1'])
    expect(dice.draw('xx.setup.1', 4)).toBe(3)
    expect(dice.roll(ask('xx.attack.3'))).toBe(5)
    expect(dice.draw('xx.setup.1', 3)).toBe(0)
    expect(dice.draw('xx.setup.2', 2)).toBe(1)
    expect(dice.left()).toEqual([])
  })

  it('leave draws that the script does not name to the hidden source', () => {
    const dice = scripted(['draw xx.setup.1: 3'], seeded('hidden'))
    expect(dice.draw('xx.deck.1', 52)).toBe(seeded('hidden').draw('xx.deck.1', 52))
    expect(dice.draw('xx.setup.1', 4)).toBe(3)
    expect(dice.left()).toEqual([])
  })

  it('never take an open roll from the hidden source', () => {
    expect(() => scripted([], seeded('hidden')).roll(ask('xx.attack.3'))).toThrow('no die is scripted')
  })

  it('refuse draws that nothing gives, and impossible ones', () => {
    expect(() => scripted([]).draw('xx.setup.1', 4)).toThrow(
      'nothing is scripted, but one of 4 is drawn for xx.setup.1',
    )
    expect(() => scripted(['draw xx.setup.2: 1']).draw('xx.setup.1', 4)).toThrow(
      'the next scripted draw is draw xx.setup.2: 1, but one of 4 is drawn for xx.setup.1',
    )
    expect(() => scripted(['draw xx.setup.1: 4']).draw('xx.setup.1', 4)).toThrow(
      '4 cannot be drawn for xx.setup.1 from 0 to 3',
    )
  })
})
