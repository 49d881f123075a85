import type { Game } from '@shamble/kernel'
import { everyGameMust } from '@shamble/kernel/testkit'
import { runOrShootExtras } from './extras.ts'
import { runOrShootRules } from './game.ts'
import type { RunOrShootKit } from './state.ts'
import { MUTANT_KINDS } from './tables/mutants.ts'
import { SECRETS } from './testkit/secrets.ts'

const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

/** With its own bots, and its written positions. */
const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

everyGameMust(game, {
  setups: [
    { options: {} },
    { options: { survivors: 1, mutants: [...MUTANT_KINDS] } },
    {
      options: { scenario: 'dust-off', survivors: 2, radioTalk: true, bluffRolls: false },
      holders: people('S1', 'S2'),
    },
    { options: { scenario: 'number-nine', survivors: 6, fogOfWar: 'strict' } },
    { options: { scenario: 'last-boat', survivors: 2, mutants: [...MUTANT_KINDS], difficulty: 'nightmare' } },
    { options: { scenario: 'shopping-list', survivors: 4, difficulty: 'book' } },
    { options: { scenario: 'night-school', survivors: 2, openInfection: true, mutants: ['none'] } },
    { options: { survivors: 6, fogOfWar: 'strict', radioTalk: true } },
    { options: { survivors: 2, mutants: [...MUTANT_KINDS], umpire: 'asked', umpireHand: 'free' } },
    {
      options: {
        scenario: 'night-school',
        survivors: 3,
        umpire: 'asked',
        umpireDice: 'by hand',
        ownInfectionDice: true,
        radioTalk: true,
      },
      holders: people('S1', 'U'),
    },
  ],
  ...SECRETS,
  games: 1,
  visits: 12,
  malformed: 20_000,
})
