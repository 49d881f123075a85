/** The bot games that are played when many are: every scenario with its own dial. */
import { SCENARIO_IDS } from './content/scenarios.ts'

export const TRIALS = {
  side: 'zombies',
  games: 126,
  speed: { least: 3_000, slice: 8 },
  columns: ['scenario'],
  settings: SCENARIO_IDS.map((id) => [id]),
  byTheClock: SCENARIO_IDS.map((scenario) => ({ scenario })),
}
