import type { OptionValue } from '@shamble/kernel'
import { everyGameMust } from '@shamble/kernel/testkit'
import { ownCopyOf } from './content/own-scenario.ts'
import { deadWalk } from './index.ts'

const bots = (...seats: string[]): Record<string, { bot: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { bot: 'competent' }]))
const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

/** One of ours as a scenario of one's own. */
const MILLERS = ownCopyOf('night-at-millers') as unknown as OptionValue

everyGameMust(deadWalk, {
  setups: [
    { options: {} },
    { options: { scenario: 'shopping-list', players: 3, turnLimit: 6, jams: true }, holders: people('P1', 'P2') },
    { options: { scenario: 'mercy', team: 'strangers', turnLimit: 5, moan: true, fallenPins: true, advanced: true } },
    { options: { scenario: 'night-at-millers', turnLimit: 2 } },
    {
      options: { own: MILLERS, players: 2, turnLimit: 5, zombiesClimb: true, corpseDestruction: true },
      holders: bots('P2'),
    },
    {
      options: { scenario: 'nine-forty-bus', team: 'neighbours', turnLimit: 4, zombieControl: 'gm-bound' },
      holders: people('GM'),
    },
    {
      options: {
        scenario: 'quiet-hands',
        team: 'last-patrol',
        turnLimit: 5,
        humanElim: 'twoWounds',
        fancyMove: true,
        advanced: true,
      },
    },
    { options: { scenario: 'last-boat', team: 'convoy', turnLimit: 4, zombieControl: 'gm-free', lurch: false } },
  ],
  games: 2,
  visits: 20,
  malformed: 100_000,
  /** Ways are remembered as they are asked for, and how long an opening was pounded on changes nothing of the ground. */
  facts: ({ fields: _fields, openings: _openings, stage: _stage, ...ground }) => ground,
})
