import { expect, it } from 'vitest'
import {
  benchOf,
  campaignAt,
  editorOf,
  newCampaign,
  newTable,
  printOf,
  printOfOwn,
  readRoute,
  replayOf,
  rulesOf,
  START,
  tableAt,
} from './router.ts'

it.each([
  ['', { at: 'start' }],
  [START, { at: 'start' }],
  [newTable('evac'), { at: 'new', game: 'evac', dice: false }],
  [newTable('evac', 'dice'), { at: 'new', game: 'evac', dice: true }],
  [tableAt('a/b'), { at: 'table', id: 'a/b', as: null }],
  [tableAt('a/b', 'Ann & Bo'), { at: 'table', id: 'a/b', as: 'Ann & Bo' }],
  [replayOf('x'), { at: 'replay', id: 'x' }],
  [rulesOf('evac'), { at: 'rules', game: 'evac', clause: null }],
  [rulesOf('evac', 'ev.los.3'), { at: 'rules', game: 'evac', clause: 'ev.los.3' }],
  [printOf('drop-dead'), { at: 'print', game: 'drop-dead', campaign: null, own: null }],
  [printOf('dead-walk', 'c 1'), { at: 'print', game: 'dead-walk', campaign: 'c 1', own: null }],
  [
    printOfOwn('even-death', 'Bandits "A/B" 10\nThug: Pistol'),
    { at: 'print', game: 'even-death', campaign: null, own: 'Bandits "A/B" 10\nThug: Pistol' },
  ],
  [benchOf('even-death'), { at: 'bench', game: 'even-death' }],
  [campaignAt('a/b'), { at: 'campaign', id: 'a/b' }],
  [newCampaign('dead-walk'), { at: 'new-campaign', game: 'dead-walk' }],
  [editorOf('dead-walk'), { at: 'editor', game: 'dead-walk', id: null }],
  [editorOf('dead-walk', 'x'), { at: 'editor', game: 'dead-walk', id: 'x' }],
  ['#/table', { at: 'nowhere' }],
  ['#/nothing/here', { at: 'nowhere' }],
  ['#/table/%zz', { at: 'table', id: '%zz', as: null }],
])('reads %s', (hash, route) => {
  expect(readRoute(hash)).toEqual(route)
})
