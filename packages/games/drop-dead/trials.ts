/** The bot games that are played when many are: the printed game with every number of survivors. */
export const TRIALS = {
  side: 'survivors',
  games: 1_000,
  speed: { least: 100_000, isFirm: true },
  columns: ['scenario', 'players'],
  settings: [1, 2, 3, 4].map((players) => ['breakdown', players]),
  byTheClock: [1, 2, 4].map((players) => ({ players, cycleLimit: 6 })),
}
