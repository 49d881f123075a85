import type { About } from '@shamble/kernel'

/** What is said of the game wherever it is offered. */
export const ABOUT: About = {
  id: 'run-or-shoot',
  title: 'Run? ... or Shoot?',
  credit: 'After "Run?...or Shoot?", version of September 2009, by Jim Wallman.',
  by: 'Jim Wallman, 2009',
  round: 'Turn',
}
