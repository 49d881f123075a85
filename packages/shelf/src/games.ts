/** The one place where a game is registered: command line, bench, thousand games and page find it here. */
import { ABOUT as DEAD_WALK } from '@shamble/dead-walk/about'
import { CAMPAIGN as DEAD_WALK_CAMPAIGN } from '@shamble/dead-walk/campaign/about'
import { ABOUT as DROP_DEAD } from '@shamble/drop-dead/about'
import { ABOUT as EVAC } from '@shamble/evac/about'
import { ABOUT as EVEN_DEATH } from '@shamble/even-death/about'
import { CAMPAIGN as EVEN_DEATH_CAMPAIGN } from '@shamble/even-death/campaign/about'
import { gameSource } from '@shamble/kernel'
import { ABOUT as RUN_OR_SHOOT } from '@shamble/run-or-shoot/about'
import { CAMPAIGN as RUN_OR_SHOOT_CAMPAIGN } from '@shamble/run-or-shoot/campaign/about'
import { anyTools, type GameEntry } from './entry.ts'

export const GAMES: readonly GameEntry[] = [
  {
    ...gameSource(
      EVAC,
      async () => (await import('@shamble/evac/game')).evacRules,
      async () => (await import('@shamble/evac/extras')).evacExtras,
    ),
    print: async () => (await import('@shamble/evac/print')).evacPrintables,
    trials: async () => (await import('@shamble/evac/trials')).TRIALS,
  },
  {
    ...gameSource(
      DROP_DEAD,
      async () => (await import('@shamble/drop-dead/game')).dropDeadRules,
      async () => (await import('@shamble/drop-dead/extras')).dropDeadExtras,
    ),
    print: async () => (await import('@shamble/drop-dead/print')).dropDeadPrintables,
    trials: async () => (await import('@shamble/drop-dead/trials')).TRIALS,
  },
  {
    ...gameSource(
      DEAD_WALK,
      async () => (await import('@shamble/dead-walk/game')).deadWalkRules,
      async () => (await import('@shamble/dead-walk/extras')).deadWalkExtras,
    ),
    print: async () => (await import('@shamble/dead-walk/print')).deadWalkPrintables,
    trials: async () => (await import('@shamble/dead-walk/trials')).TRIALS,
    workshop: async () => (await import('@shamble/dead-walk/workshop')).workshop,
    campaign: {
      ...gameSource(
        DEAD_WALK_CAMPAIGN,
        async () => (await import('@shamble/dead-walk/campaign')).deadWalkCampaign,
        async () => (await import('@shamble/dead-walk/campaign')).deadWalkCampaign,
      ),
      tools: async () => anyTools((await import('@shamble/dead-walk/campaign/tools')).tools),
    },
  },
  {
    ...gameSource(
      RUN_OR_SHOOT,
      async () => (await import('@shamble/run-or-shoot/game')).runOrShootRules,
      async () => (await import('@shamble/run-or-shoot/extras')).runOrShootExtras,
    ),
    print: async () => (await import('@shamble/run-or-shoot/print')).runOrShootPrintables,
    workshop: async () => (await import('@shamble/run-or-shoot/workshop')).workshop,
    trials: async () => (await import('@shamble/run-or-shoot/trials')).TRIALS,
    campaign: {
      ...gameSource(
        RUN_OR_SHOOT_CAMPAIGN,
        async () => (await import('@shamble/run-or-shoot/campaign')).runOrShootCampaign,
        async () => (await import('@shamble/run-or-shoot/campaign')).runOrShootCampaign,
      ),
      tools: async () => anyTools((await import('@shamble/run-or-shoot/campaign/tools')).tools),
    },
  },
  {
    ...gameSource(
      EVEN_DEATH,
      async () => (await import('@shamble/even-death/game')).evenDeathRules,
      async () => (await import('@shamble/even-death/extras')).evenDeathExtras,
    ),
    print: async () => (await import('@shamble/even-death/print')).evenDeathPrintables,
    trials: async () => (await import('@shamble/even-death/trials')).TRIALS,
    workshop: async () => (await import('@shamble/even-death/workshop')).workshop,
    muster: async () => (await import('@shamble/even-death/muster')).muster,
    campaign: {
      ...gameSource(
        EVEN_DEATH_CAMPAIGN,
        async () => (await import('@shamble/even-death/campaign')).evenDeathCampaign,
        async () => (await import('@shamble/even-death/campaign')).evenDeathCampaign,
      ),
      tools: async () => anyTools((await import('@shamble/even-death/campaign/tools')).tools),
    },
  },
]
