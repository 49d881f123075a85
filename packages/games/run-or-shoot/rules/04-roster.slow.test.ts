import type { Game, OptionValue } from '@shamble/kernel'
import { everyGameMust } from '@shamble/kernel/testkit'
import { asListed } from '../campaign/roster.ts'
import { runOrShootExtras } from '../extras.ts'
import { runOrShootRules } from '../game.ts'
import type { RunOrShootKit } from '../state.ts'
import { SECRETS } from '../testkit/secrets.ts'

const game: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }

/** A team that comes from an earlier day, one of them an other survivor; some are known to have been tested. */
const WORN = {
  people: [
    { ...asListed('p-gwen', ['radio', 'kit']), hits: 2, pistol: 1, tested: 'infected' },
    asListed('n3'),
    { ...asListed('p-ambrose'), tested: 'immune' },
  ],
  others: [{ ...asListed('n4', ['torch']), hits: 1, tested: 'infected' }],
  absent: ['n1'],
} as unknown as OptionValue

everyGameMust(game, {
  setups: [{ options: { scenario: 'dust-off', survivors: 3, npsHits: 3, roster: WORN } }],
  ...SECRETS,
  games: 1,
  visits: 12,
  malformed: 2_000,
})
