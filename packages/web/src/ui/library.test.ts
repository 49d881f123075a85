import { expect, it } from 'vitest'
import { sorted } from './library.ts'

const scenario = (id: string, touched: number, game = 'dead-walk') => ({ id, game, title: id, touched, document: {} })

it('lists the scenarios of a game, the newest first, and what is broken by itself', () => {
  const { kept, broken } = sorted('dead-walk', [
    ['a', scenario('a', 1)],
    ['b', scenario('b', 2)],
    ['c', scenario('c', 3, 'evac')],
    ['d', null],
    ['e', 7],
    ['f', { ...scenario('f', 4), title: 5 }],
    ['g', { ...scenario('g', 4), touched: 'now' }],
    ['h', scenario('x', 4)],
  ])
  expect(kept.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(broken.map(({ id, title }) => [id, title])).toEqual([
    ['d', 'Without a title'],
    ['e', 'Without a title'],
    ['f', 'Without a title'],
    ['g', 'g'],
    ['h', 'x'],
  ])
})
