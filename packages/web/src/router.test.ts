import { expect, it } from 'vitest'
import { newTable, printOf, readRoute, replayOf, rulesOf, START, tableAt } from './router.ts'

it.each([
  ['', { at: 'start' }],
  [START, { at: 'start' }],
  [newTable('evac'), { at: 'new', game: 'evac', dice: false }],
  [newTable('evac', 'dice'), { at: 'new', game: 'evac', dice: true }],
  [tableAt('a/b'), { at: 'table', id: 'a/b' }],
  [replayOf('x'), { at: 'replay', id: 'x' }],
  [rulesOf('evac'), { at: 'rules', game: 'evac', clause: null }],
  [rulesOf('evac', 'ev.los.3'), { at: 'rules', game: 'evac', clause: 'ev.los.3' }],
  [printOf('drop-dead'), { at: 'print', game: 'drop-dead' }],
  ['#/table', { at: 'nowhere' }],
  ['#/nothing/here', { at: 'nowhere' }],
  ['#/table/%zz', { at: 'table', id: '%zz' }],
])('reads %s', (hash, route) => {
  expect(readRoute(hash)).toEqual(route)
})
