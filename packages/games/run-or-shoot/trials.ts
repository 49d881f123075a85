/** The bot games that are played when many are: every scenario, with one, two, four and six survivors. */
import { SCENARIO_IDS } from './content/scenarios.ts'

const TEAMS = [1, 2, 4, 6] as const

export const TRIALS = {
  side: 'survivors',
  games: 42,
  speed: { least: 4_000, slice: 8 },
  columns: ['scenario', 'survivors'],
  settings: SCENARIO_IDS.flatMap((id) => TEAMS.map((team) => [id, team])),
  byTheClock: SCENARIO_IDS.map((scenario) => ({ scenario })),
}
