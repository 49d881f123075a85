import { goldenGames } from '@shamble/kernel/testkit'
import { evac } from './index.ts'

/** Random but legal play of every scenario: the rules, not the bots, are recorded. */
goldenGames(evac, new URL('golden/', import.meta.url), [
  { name: 'find-the-helipad', seed: 1, options: { turnLimit: 5 } },
  { name: 'quick-patrol', seed: 2, options: { scenario: 'S2', turnLimit: 6, scavenge: true } },
  {
    name: 'hot-lz',
    seed: 3,
    options: {
      scenario: 'S3',
      turnLimit: 5,
      marines: 4,
      lieutenant: true,
      types: ['lieutenant', 'grunt', 'medic', 'sergeant'],
    },
  },
  { name: 'split-patrol', seed: 4, options: { scenario: 'S4', turnLimit: 5, marines: 4, night: 7 } },
  { name: 'fuel-run', seed: 5, options: { scenario: 'S5', turnLimit: 5, layout: 'Bravo' } },
  { name: 'twelve-marines', seed: 6, options: { turnLimit: 5, marines: 12, spawnMinDistance: 3 } },
])
