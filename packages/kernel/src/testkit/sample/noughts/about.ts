import type { About } from '../../../game.ts'

export const ABOUT: About = {
  id: 'noughts',
  title: 'Noughts',
  credit: 'Invented long ago; written down for the tests of the kernel.',
  by: 'Invented long ago',
  round: 'Turn',
}
