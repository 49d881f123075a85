import type { About } from '@shamble/kernel'

/** What is said of the game wherever it is offered. */
export const ABOUT: About = {
  id: 'drop-dead',
  title: 'Drop Dead',
  credit:
    'After "Drop Dead: Zombie Survival Guide", a tile game of February 2024 dressed up as army field manual FM 16-24; ' +
    'no author is named in it.',
  by: 'Zombie Survival Guide, FM 16-24, 2024',
  round: 'Cycle',
}
