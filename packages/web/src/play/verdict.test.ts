import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const MARINES = { who: 'The marines win', seats: ['M1', 'M2'] }
const patrol = { name: 'You', seats: ['M1', 'M2'] }
const dead = { name: 'You', seats: ['Z'] }

it('tells whoever plays alone whether that side has won', () => {
  expect(verdictOf([patrol], MARINES)).toBe('You win.')
  expect(verdictOf([dead], MARINES)).toBe('You lose.')
})

it('names everybody at the screen', () => {
  const ann = { name: 'Ann', seats: ['M1'] }
  const ben = { name: 'Ben', seats: ['M2'] }
  const zoe = { name: 'Zoe', seats: ['Z'] }
  expect(verdictOf([ann, ben, zoe], MARINES)).toBe('Ann and Ben win, Zoe loses.')
  expect(verdictOf([ann, zoe], MARINES)).toBe('Ann wins, Zoe loses.')
  expect(verdictOf([ann, ben], { who: 'Nobody wins', seats: [] })).toBe('Ann and Ben lose.')
})

it('says which side it was where somebody held both, or nobody was there', () => {
  expect(verdictOf([{ name: 'You', seats: ['Z', 'M1', 'M2'] }], MARINES)).toBe('The marines win.')
  expect(verdictOf([], MARINES)).toBe('The marines win.')
})
