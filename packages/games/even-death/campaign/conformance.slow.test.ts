import { everyGameMust } from '@shamble/kernel/testkit'
import { evenDeathCampaign } from './game.ts'

/** Few campaign turns: random players would go on for long. */
const SHORT = { campaignTurnLimit: 4 }

everyGameMust(evenDeathCampaign, {
  setups: [
    { options: { scenario: 'short-war', ...SHORT } },
    { options: { scenario: 'three-banners', retreat: true, instantVictory: true, ...SHORT } },
    {
      options: {
        scenario: 'whole-vale',
        trainRecruits: true,
        quickResolve: true,
        startSupplies: 12,
        campaignActions: 6,
        healthCheckPerUnit: true,
        ...SHORT,
      },
    },
    {
      options: {
        scenario: 'own',
        factions: ['military', 'zombies'],
        map: 'random',
        mapSeed: 4,
        startSupplies: 0,
        hordesPerPlayer: 4,
        healCuresInfection: true,
        zombiesNeedControl: true,
        ...SHORT,
      },
    },
    { options: { scenario: 'own', ...SHORT } },
  ],
  games: 2,
})
