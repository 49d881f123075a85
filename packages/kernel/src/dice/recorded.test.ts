import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dice, DiceError, type Throw } from './dice.ts'
import { recording, replayed } from './recorded.ts'
import { scripted } from './scripted.ts'
import { seeded } from './seeded.ts'

const ask = (clause: string, sides = 6): Throw => ({ clause, sides, seat: 'marines', what: 'a test' })

describe('recorded dice', () => {
  it('are written down as they fall, and taken once', () => {
    const dice = recording(scripted(['xx.a.1: 5', 'xx.b.1 d10: 7', 'draw xx.c.1: 3']))
    dice.roll(ask('xx.a.1'))
    dice.draw('xx.c.1', 4)
    expect(dice.take()).toEqual({ rolled: [['xx.a.1', 6, 5]], drawn: [['xx.c.1', 4, 3]] })
    dice.roll(ask('xx.b.1', 10))
    expect(dice.take()).toEqual({ rolled: [['xx.b.1', 10, 7]], drawn: [] })
    expect(dice.take()).toEqual({ rolled: [], drawn: [] })
  })

  it('leave out a throw that failed', () => {
    const dice = recording(scripted([]))
    expect(() => dice.roll(ask('xx.a.1'))).toThrow(DiceError)
    expect(() => dice.draw('xx.a.1', 3)).toThrow(DiceError)
    expect(dice.take()).toEqual({ rolled: [], drawn: [] })
  })

  it('come back the same, through JSON too', () => {
    const asked = fc.array(
      fc.record({ hidden: fc.boolean(), clause: fc.string(), sides: fc.integer({ min: 1, max: 100 }) }),
    )
    fc.assert(
      fc.property(asked, fc.string(), (asks, seed) => {
        const throwAll = (dice: Dice): number[] =>
          asks.map(({ hidden, clause, sides }) => (hidden ? dice.draw(clause, sides) : dice.roll(ask(clause, sides))))
        const dice = recording(seeded(seed))
        const first = throwAll(dice)
        const { rolled, drawn } = JSON.parse(JSON.stringify(dice.take())) as ReturnType<typeof dice.take>
        const again = replayed(rolled, drawn)
        expect(throwAll(again)).toEqual(first)
        expect(again.left()).toEqual([])
      }),
    )
  })
})

describe('replayed dice', () => {
  it('name what the record has and what is asked instead', () => {
    const dice = replayed([['xx.a.1', 6, 5]], [['xx.c.1', 4, 3]])
    expect(() => dice.roll(ask('xx.b.1'))).toThrow(
      new DiceError('the record has xx.a.1 d6 as roll 1, but xx.b.1 d6 (a test) is thrown'),
    )
    expect(() => dice.roll(ask('xx.a.1', 8))).toThrow('the record has xx.a.1 d6 as roll 1, but xx.a.1 d8')
    expect(() => dice.draw('xx.d.1', 4)).toThrow(
      new DiceError('the record has draw 1 as one of 4 for xx.c.1, but one of 4 is drawn for xx.d.1'),
    )
    expect(() => dice.draw('xx.c.1', 5)).toThrow('one of 5 is drawn for xx.c.1')
    expect(dice.left()).toEqual(['xx.a.1 d6: 5', 'draw xx.c.1: 3'])
  })

  it('say that the record is at its end', () => {
    const dice = replayed([], [])
    expect(() => dice.roll(ask('xx.a.1'))).toThrow(new DiceError('the record has no die for xx.a.1 d6 (a test)'))
    expect(() => dice.draw('xx.c.1', 4)).toThrow(new DiceError('the record has no draw for xx.c.1 from 0 to 3'))
  })

  it('refuse faces that a forged record made up', () => {
    expect(() => replayed([['xx.a.1', 6, 7]], []).roll(ask('xx.a.1'))).toThrow('7 cannot come up on xx.a.1 d6')
    expect(() => replayed([], [['xx.c.1', 4, -0]]).draw('xx.c.1', 4)).toThrow('cannot be drawn')
  })
})
