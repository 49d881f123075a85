import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { committed, olderCommitment } from './committed.ts'
import { type Claim, type NumberedRoll, verifyDraws, verifyRolls } from './verify.ts'
import type { Dice, Throw } from './dice.ts'

const die = (sides: number): Throw => ({ clause: 'xx.test.1', sides, seat: 'marines', what: 'a test' })
const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const seal = {
  secret,
  shares: { marines: 'my cat is called Böhm', '10': 'x', '9': 'a "quoted" | share' },
  match: 'friday|7',
}
const claim: Claim = { ...seal, commitment: olderCommitment(secret) }
/** The last ones reject about half of all words, or more than a whole digest now and then. */
const SIDES = [6, 10, 20, 100, 2, 1, 3, 0x80000001, 0xffffffff, 0x1_0000_0000, 0xaaaaaaab]

function made(dice: Dice, count: number): NumberedRoll[] {
  return Array.from({ length: count }, (_, i) => {
    const sides = SIDES[i % SIDES.length] as number
    return { k: i + 1, sides, face: dice.roll(die(sides)) }
  })
}

describe('committed dice', () => {
  it('were committed to by the SHA-256 of the secret as written, under the older promise', () => {
    expect(olderCommitment(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
    for (const bad of ['', 'abc', secret.toUpperCase(), `${secret}0`, secret.replace('0', 'g')]) {
      expect(() => olderCommitment(bad)).toThrow('64 lower-case hexadecimal digits')
      expect(() => committed({ ...seal, secret: bad })).toThrow('64 lower-case hexadecimal digits')
    }
  })

  it('give the same golden rolls and draws for ever', () => {
    const dice = committed(seal)
    expect(Array.from({ length: 12 }, () => dice.roll(die(6)))).toEqual(GOLDEN_ROLLS)
    expect(Array.from({ length: 6 }, () => dice.draw('xx.test.2', 52))).toEqual(GOLDEN_DRAWS)
  })

  it('give the same numbers again after a throw that nobody has seen', () => {
    const dice = committed(seal)
    dice.roll(die(6))
    const at = dice.at()
    const faces = [dice.roll(die(6)), dice.roll(die(20))]
    dice.rewind(at)
    expect([dice.roll(die(6)), dice.roll(die(20))]).toEqual(faces)
  })

  it('stay within the die', () => {
    for (const { sides, face } of made(committed(seal), 220)) {
      expect(Number.isInteger(face) && face >= 1 && face <= sides).toBe(true)
    }
  })

  it('count rolls and draws apart and go on from any count', () => {
    const whole = committed(seal)
    const faces = Array.from({ length: 20 }, () => whole.roll(die(20)))
    const values = Array.from({ length: 20 }, () => whole.draw('xx.test.2', 20))
    expect(whole.at()).toEqual({ rolls: 20, draws: 20 })
    expect(values).not.toEqual(faces.map((face) => face - 1))
    fc.assert(
      fc.property(fc.nat(19), fc.nat(19), (rolls, draws) => {
        const later = committed({ ...seal, at: { rolls, draws } })
        expect(later.roll(die(20))).toBe(faces[rolls])
        expect(later.draw('xx.test.2', 20)).toBe(values[draws])
        expect(later.at()).toEqual({ rolls: rolls + 1, draws: draws + 1 })
      }),
    )
    expect(() => committed({ ...seal, at: { rolls: -1, draws: 0 } })).toThrow('whole, 0 or more')
  })

  it('do not count a die that does not exist', () => {
    const dice = committed(seal)
    expect(() => dice.roll(die(0))).toThrow('no die with 0 sides')
    expect(() => dice.draw('xx.test.2', 0.5)).toThrow('no die with 0.5 sides')
    expect(dice.at()).toEqual({ rolls: 0, draws: 0 })
  })

  it('change altogether with the secret, the match, any share, or whose share it is', () => {
    const rollsOf = (given: Parameters<typeof committed>[0]): string =>
      made(committed(given), 60)
        .map((roll) => roll.face)
        .join(' ')
    const all = [
      seal,
      { ...seal, secret: secret.replace('0', '1') },
      { ...seal, match: 'friday|8' },
      { ...seal, shares: {} },
      { ...seal, shares: { ...seal.shares, marines: 'other' } },
      { ...seal, shares: { a: 'b' } },
      { ...seal, shares: { b: 'a' } },
      { ...seal, shares: { 'a","b': '' } },
    ].map(rollsOf)
    expect(new Set(all).size).toBe(all.length)
  })

  it('do not depend on the order in which shares came', () => {
    const turned = Object.fromEntries(Object.entries(seal.shares).reverse())
    expect(made(committed({ ...seal, shares: turned }), 30)).toEqual(made(committed(seal), 30))
  })

  it('show every face of a d6 about as often as any other', () => {
    const dice = committed(seal)
    const counts = new Array<number>(7).fill(0)
    for (let i = 0; i < 6000; i++) {
      const face = dice.roll(die(6))
      counts[face] = (counts[face] ?? 0) + 1
    }
    const chi = counts.slice(1).reduce((sum, count) => sum + ((count - 1000) * (count - 1000)) / 1000, 0)
    expect(chi).toBeLessThan(25.8)
  })
})

describe('verification under the older promise', () => {
  const rolls = made(committed(seal), 44)

  it('accepts what was rolled', () => {
    expect(verifyRolls(claim, rolls)).toBeNull()
    expect(verifyRolls(claim, [])).toBeNull()
  })

  it('finds any face that was changed, and says what it should be', () => {
    fc.assert(
      fc.property(fc.nat(rolls.length - 1), fc.integer({ min: -5, max: 105 }), (at, face) => {
        const changed = rolls.map((roll, i) => (i === at ? { ...roll, face } : roll))
        const right = (rolls[at] as NumberedRoll).face
        const verdict = verifyRolls(claim, changed)
        // Whether a die is read from 0, and shows its last face as 0, only the rules know: playing finds that.
        const isSameSide = face === 0 && right === (rolls[at] as NumberedRoll).sides
        if (face === right || isSameSide) expect(verdict).toBeNull()
        else expect(verdict).toEqual({ k: at + 1, why: `the secret gives ${right}, not ${face}` })
      }),
    )
  })

  it('knows the 0 of a die that is read from 0 as its last face', () => {
    const dice = committed(seal)
    const tens = Array.from({ length: 60 }, (_, i) => ({
      k: i + 1,
      sides: 10,
      face: dice.roll({ ...die(10), fromZero: true }),
    }))
    expect([...new Set(tens.map(({ face }) => face))].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    const ordinary = committed(seal)
    expect(tens.map(() => ordinary.roll(die(10)) % 10)).toEqual(tens.map(({ face }) => face))
    expect(verifyRolls(claim, tens)).toBeNull()
    const at = tens.findIndex(({ face }) => face === 0)
    expect(verifyRolls(claim, tens.with(at, { k: at + 1, sides: 10, face: 1 }))?.why).toBe('the secret gives 10, not 1')
    const other = tens.findIndex(({ face }) => face !== 0)
    expect(verifyRolls(claim, tens.with(other, { k: other + 1, sides: 10, face: 0 }))?.k).toBe(other + 1)
  })

  it('finds a die of other sides, a gap, a repetition and nonsense', () => {
    expect(verifyRolls(claim, [{ k: 1, sides: 0, face: 1 }])).toEqual({ k: 1, why: 'there is no die with 0 sides' })
    expect(verifyRolls(claim, [{ k: 1, sides: 0x8000_0000, face: (rolls[0] as NumberedRoll).face }])?.k).toBe(1)
    expect(verifyRolls(claim, rolls.toSpliced(4, 1))).toEqual({ k: 5, why: 'roll 5 is missing' })
    expect(verifyRolls(claim, rolls.slice(1))).toEqual({ k: 1, why: 'roll 1 is missing' })
    expect(verifyRolls(claim, [rolls[0] as NumberedRoll, rolls[0] as NumberedRoll])?.why).toBe(
      'roll 1 does not come after roll 1',
    )
    expect(verifyRolls(claim, [{ k: 0.5, sides: 6, face: 1 }])?.k).toBe(0.5)
  })

  it('checks a part when only a part is asked for', () => {
    expect(verifyRolls(claim, rolls.slice(10, 20).toSpliced(3, 2), { partial: true })).toBeNull()
  })

  it('finds another secret, commitment, match or share', () => {
    expect(verifyRolls({ ...claim, secret: secret.replace('0', '1') }, rolls)).toEqual({
      k: 0,
      why: 'the secret is not the one committed to',
    })
    expect(verifyRolls({ ...claim, secret: 'short' }, rolls)?.k).toBe(0)
    expect(verifyRolls({ ...claim, match: 'saturday' }, rolls)).not.toBeNull()
    expect(verifyRolls({ ...claim, shares: { ...claim.shares, marines: '' } }, rolls)).not.toBeNull()
  })

  it('does the same for hidden draws, once they may be shown', () => {
    const dice = committed(seal)
    const draws = Array.from({ length: 20 }, (_, i) => ({ k: i + 1, n: i + 2, value: dice.draw('xx.test.2', i + 2) }))
    expect(verifyDraws(claim, draws)).toBeNull()
    const changed = draws.map((draw) => (draw.k === 7 ? { ...draw, value: (draw.value + 1) % draw.n } : draw))
    expect(verifyDraws(claim, changed)?.k).toBe(7)
    expect(verifyDraws(claim, draws.slice(1))).toEqual({ k: 1, why: 'draw 1 is missing' })
  })
})

// Worked out by a separate program in another language.
const GOLDEN_ROLLS = [3, 6, 2, 1, 3, 3, 2, 4, 3, 2, 3, 4]
const GOLDEN_DRAWS = [10, 27, 42, 50, 27, 51]
