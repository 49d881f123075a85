import type { View } from '@shamble/dead-walk/page'
import { expect, it } from 'vitest'
import { plain } from '../../../table/chronicle.ts'
import { cm, situationOf, staged } from '../testing.ts'
import { wounds } from './20-wounds.ts'

it('[dw.quirk.14] a wound test says what is added to its die, and why', () => {
  const { view } = situationOf(staged({ humans: [{ name: 'Private Dawson', at: cm(30, 34) }] }))
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
    { view: view as View, after: [] },
  )
  expect(plain(told.words, (id) => id)).toBe('H1 wound test with two: 3−1 = 2, succumbs. dw.wounds.2')
  expect(told.roll?.parts).toEqual([{ value: '−1', words: 'somebody Sexy near', clause: 'dw.quirk.14' }])
})
