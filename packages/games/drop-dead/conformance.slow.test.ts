import { everyGameMust } from '@shamble/kernel/testkit'
import { dropDead } from './index.ts'

const bots = (...seats: string[]): Record<string, { bot: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { bot: 'competent' }]))
const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

everyGameMust(dropDead, {
  setups: [
    { options: { cycleLimit: 30 } },
    {
      options: { players: 4, cycleLimit: 20, tradeItems: true, escapeMode: 'one-by-one' },
      holders: people('P1', 'P2'),
    },
    { options: { players: 1, survivorSelection: 'choose', turnOrder: 'random', sightLimit: 6 } },
    { options: { scenario: 'curfew', players: 2, freeEntry: false, undeadMode: 'replace', frankRule: 'both' } },
    {
      options: { scenario: 'ground-zero', players: 4, zombieDiagonalHunt: true, moveTileCap: false, cycleLimit: 15 },
      holders: bots('P3', 'P4'),
    },
    {
      options: { scenario: 'patient-zero', rangeMetric: 'diagonal', freshZombiesWait: true, cycleLimit: 15 },
      holders: people('U1'),
    },
    { options: { scenario: 'lone-survivor', undeadMode: 'off', shambleSteps: 3, overrunAt: 0 } },
  ],
  games: 2,
  visits: 20,
  malformed: 100_000,
  /** Sight is remembered as it is asked for: what was asked is no fact of the state. */
  facts: ({ sight: _sight, ...ground }) => ground,
})
