/** The bot games that are played when many are: every scenario with every number of marines. */
import { SCENARIOS } from './content/scenarios.ts'

const counts = (least: number, most: number): number[] => Array.from({ length: most - least + 1 }, (_, i) => least + i)

export const TRIALS = {
  side: 'marines',
  games: 36,
  speed: { least: 120_000 },
  columns: ['scenario', 'marines'],
  settings: Object.values(SCENARIOS).flatMap(({ id, marines: { min, max } }) => counts(min, max).map((n) => [id, n])),
  byTheClock: [
    { scenario: 'S2', marines: 3, turnLimit: 5 },
    { scenario: 'S1', marines: 3, turnLimit: 5 },
    { scenario: 'S1', marines: 12, turnLimit: 5 },
  ],
}
