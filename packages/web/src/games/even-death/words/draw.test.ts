import type { View } from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { won } from './report.ts'
import { own } from './setup.ts'

const ended = (winners: readonly string[]) =>
  won({ outcome: { winners, clause: 'ed.camp-battle.13', reason: '' } } as unknown as View)

it('[ed.camp-battle.13] of a battle in which nobody has won it says that it is a draw, and nobody has lost', () => {
  expect(ended([])).toEqual({ who: 'Nobody wins', seats: [], isDraw: true })
  expect(ended(['survivors'])).toEqual({ who: 'The Survivors win', seats: ['survivors'] })
})

it('[ed.camp-battle.11] a battle of a campaign is called after its tile, not after the scenario that stands first', () => {
  const options = { scenario: 'across-the-common', campaign: { ground: { name: 'Cold Beck Wood' }, rounds: 20 } }
  expect(own(options as unknown as OptionValues)).toMatchObject({
    title: 'The battle of Cold Beck Wood',
    extent: '20 rounds at most',
  })
  expect(own({ scenario: 'across-the-common' })).toBeNull()
})
