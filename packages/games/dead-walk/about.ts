import type { About } from '@shamble/kernel'

/** What is said of the game wherever it is offered. */
export const ABOUT: About = {
  id: 'dead-walk',
  title: 'Dead Walk Again',
  credit:
    'After "Dead Walk Again", version 2.05 of 2007, by Eric Laurent-Nauguet, Jörgen Bengtsson and Staffan Raupach ' +
    '(Planned Movement Production).',
  by: 'Laurent-Nauguet, Bengtsson, Raupach, 2007',
  round: 'Turn',
}
