import { expect, it } from 'vitest'
import { isWonHere, verdictOf } from './verdict.ts'

const MARINES = { who: 'The marines win', seats: ['M1', 'M2'] }

/** The seats of a table: who holds each, or a bot. */
const table = (holders: Readonly<Record<string, string>>, lent: true | null = null) => ({
  seats: Object.fromEntries(
    ['Z', 'M1', 'M2'].map((seat) => {
      const name = holders[seat]
      return [
        seat,
        name === undefined ? BOT : { kind: 'person' as const, name, physical: false, ...(lent ? { lent } : {}) },
      ]
    }),
  ),
})
const BOT = { kind: 'bot' as const, level: 'competent' as const }
const patrol = table({ M1: 'You', M2: 'You' })
const dead = table({ Z: 'You' })

it('tells whoever plays alone whether that side has won', () => {
  expect(verdictOf(patrol, MARINES)).toBe('You win.')
  expect(verdictOf(dead, MARINES)).toBe('You lose.')
})

it('names everybody at the screen', () => {
  const both = { M1: 'Ann', M2: 'Ben' }
  expect(verdictOf(table({ ...both, Z: 'Zoe' }), MARINES)).toBe('Ann and Ben win, Zoe loses.')
  expect(verdictOf(table({ M1: 'Ann', Z: 'Zoe' }), MARINES)).toBe('Ann wins, Zoe loses.')
  expect(verdictOf(table(both), { who: 'Nobody wins', seats: [] })).toBe('Ann and Ben lose.')
})

it('says that it is a draw where sides fought and none has lost', () => {
  const drawn = { who: 'Nobody wins', seats: [], isDraw: true } as const
  expect([verdictOf(patrol, drawn), isWonHere(patrol, drawn)]).toEqual(['A draw.', null])
})

it('says which side it was where somebody held both, or nobody was there', () => {
  expect(verdictOf(table({ Z: 'You', M1: 'You', M2: 'You' }), MARINES)).toBe('The marines win.')
  expect(verdictOf(table({}), MARINES)).toBe('The marines win.')
})

it('is the same for somebody whose seats a bot plays at the end', () => {
  expect(verdictOf(table({ M1: 'You', M2: 'You' }, true), MARINES)).toBe('You win.')
  expect(verdictOf(table({ Z: 'You' }, true), MARINES)).toBe('You lose.')
  expect(verdictOf(table({ M1: 'Ann', Z: 'Zoe' }, true), MARINES)).toBe('Ann wins, Zoe loses.')
})

it('knows whether those at the screen have won, unless they are of two minds', () => {
  expect(isWonHere(patrol, MARINES)).toBe(true)
  expect(isWonHere(dead, MARINES)).toBe(false)
  expect(isWonHere(table({ M1: 'Ann', Z: 'Zoe' }), MARINES)).toBeNull()
  expect(isWonHere(table({}), MARINES)).toBeNull()
})
