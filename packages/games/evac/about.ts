import type { About } from '@shamble/kernel'

/** What is said of the game wherever it is offered. */
export const ABOUT: About = {
  id: 'evac',
  title: 'Evac',
  credit:
    'A marines-versus-zombies tile game by Jonathan Clarke, © 2004. Proofreading: Alison Ross. ' +
    'Playtesting: Dave Stark, Kath and Andy McLelland, Paul and Sarah Mellor.',
  by: 'After Jonathan Clarke, © 2004',
  round: 'Turn',
}
