/** Lines of single chapters. */
import type { View } from '@shamble/dead-walk/page'
import { expect, it } from 'vitest'
import { plain } from '../../../table/chronicle.ts'
import type { LogLine } from '../../../table/face.ts'
import { cm, situationOf, staged } from '../testing.ts'
import { shooting } from './10-shooting.ts'
import { grenade } from './14-grenade.ts'
import { wounds } from './20-wounds.ts'
import { zombify } from './21-zombify.ts'

const scene = {
  view: situationOf(staged({ humans: [{ name: 'Private Dawson', at: cm(30, 34) }] })).view as View,
  after: [],
}

const said = (line: LogLine): string => plain(line.words, (id) => id)

it('[dw.quirk.14] a wound test says what is added to its die, and why', () => {
  const told = wounds['wound tested'](
    {
      e: 'wound tested',
      clause: 'dw.wounds.2',
      human: 1,
      face: 3,
      modifiers: [{ clause: 'dw.quirk.14', value: -1 }],
      wounds: 2,
      survived: false,
    },
    scene,
  )
  expect(said(told)).toBe('H1 is tested for two wounds: 3−1 = 2, succumbs. dw.wounds.2')
  expect(told.roll?.parts).toEqual([{ value: '−1', words: 'somebody Sexy near', clause: 'dw.quirk.14' }])
})

it('[dw.shooting.12] the die that picks a friend is shown with whom it picked', () => {
  const stray = { e: 'stray hit', clause: 'dw.shooting.12', human: 1 } as const
  expect(shooting['stray hit']({ ...stray, face: 4 }, scene).roll?.dice).toEqual([
    { sides: 6, face: 4, result: 'Private Dawson', mark: 'bad' },
  ])
  expect(shooting['stray hit']({ ...stray, face: null }, scene).roll).toBeUndefined()
})

it('[dw.zombify.2] the die of a corpse is shown with its limit', () => {
  const tested = {
    e: 'zombification tested',
    clause: 'dw.zombify.2',
    human: 1,
    face: 4,
    limit: 5,
    turned: true,
  } as const
  expect(zombify['zombification tested'](tested, scene).roll?.verdict).toBe('Below 5 it rises')
})

it.each([
  ['fragmentation', 'The fragmentation grenade goes off at 30.0,34.0 and reaches 5 cm around. dw.grenade.10'],
  ['molotov', 'The Molotov cocktail goes off at 30.0,34.0 and reaches 5 cm around. dw.grenade.10'],
] as const)('[dw.grenade.10] a grenade is called by its name: %s', (kind, words) => {
  const at = { x: 3000, y: 3400 }
  const exploded = { e: 'exploded', clause: 'dw.grenade.10', grenade: kind, at, confined: false, radius: 500 } as const
  expect(said(grenade.exploded(exploded))).toBe(words)
})

it('[dw.grenade.6] an incendiary grenade is thrown with its article', () => {
  const die = { face: 5, modifiers: [] }
  const aim = { x: 3000, y: 3400 }
  const told = grenade.thrown({
    e: 'thrown',
    clause: 'dw.grenade.6',
    human: 1,
    weapon: 'hand-grenades',
    grenade: 'incendiary',
    aim,
    die,
    strays: 0,
    left: 2,
  })
  expect(said(told)).toBe('H1 throws an incendiary grenade at 30.0,34.0: 5, on target. dw.grenade.6')
})
