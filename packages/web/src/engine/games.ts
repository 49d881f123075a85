import { gameSource, type GameSource } from '@shamble/host'

export const GAMES: readonly GameSource[] = [
  gameSource(
    'evac',
    'Turn',
    async () => (await import('@shamble/evac/game')).evacRules,
    async () => (await import('@shamble/evac/rest')).evacRest,
  ),
  gameSource(
    'drop-dead',
    'Cycle',
    async () => (await import('@shamble/drop-dead/game')).dropDeadRules,
    async () => (await import('@shamble/drop-dead/rest')).dropDeadRest,
  ),
  gameSource(
    'dead-walk',
    'Turn',
    async () => (await import('@shamble/dead-walk/game')).deadWalkRules,
    async () => (await import('@shamble/dead-walk/rest')).deadWalkRest,
  ),
  gameSource(
    'dead-walk-campaign',
    'Scenario',
    async () => (await import('@shamble/dead-walk/campaign')).deadWalkCampaign,
    async () => (await import('@shamble/dead-walk/campaign')).deadWalkCampaign,
  ),
]
