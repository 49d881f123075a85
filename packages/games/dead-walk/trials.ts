/** The bot games that are played when many are: every scenario, with several teams where the host sends one. */
import type { TeamId } from './content/characters.ts'
import { SCENARIOS } from './content/scenarios.ts'

const BALANCED: TeamId = 'road-block'
const USUAL: readonly TeamId[] = [BALANCED, 'night-shift', 'last-patrol']
/** Teams that are tried in one scenario only. */
const ELSEWHERE: Readonly<Partial<Record<keyof typeof SCENARIOS, TeamId>>> = {
  'shopping-list': 'strangers',
  'last-boat': 'neighbours',
}

const scenarios = Object.entries(SCENARIOS)

export const TRIALS = {
  side: 'survivors',
  games: 48,
  speed: { least: 20_000, slice: 8 },
  columns: ['scenario', 'team'],
  settings: [
    ...scenarios.flatMap(([id, { humans }]) => (humans === null ? USUAL : [BALANCED]).map((team) => [id, team])),
    ...Object.entries(ELSEWHERE),
  ],
  byTheClock: ['mercy', 'last-boat', 'quiet-hands'].map((scenario) => ({ scenario, turnLimit: 5 })),
}
