import { everyGameMust } from '@shamble/kernel/testkit'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { position } from './position.ts'
import { evenDeath } from './testing.ts'

/** Every scenario, and plain battles: without zombies until somebody turns, and of four with two of a kind on sides of their own. */
everyGameMust(
  { ...evenDeath, position },
  {
    setups: [
      ...SCENARIO_IDS.map((scenario) => ({ options: { scenario, roundLimit: 3 } })),
      { options: { scenario: 'battle', factions: ['survivors', 'military'], battlePoints: 50, roundLimit: 4 } },
      {
        options: {
          scenario: 'battle',
          table: 'town',
          factions: ['survivors', 'bandits', 'survivors', 'zombies'],
          sides: [1, 2, 1, 3],
          duplicateFactions: true,
          battlePoints: 50,
          roundLimit: 3,
        },
      },
    ],
    games: 1,
    visits: 8,
    malformed: 5_000,
    states: 150,
  },
)
