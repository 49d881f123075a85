import type { About } from '../../game.ts'

export const ABOUT: About = {
  id: 'lantern',
  title: 'Lantern',
  credit: 'Invented for the tests of the kernel.',
  by: 'Invented for tests',
  round: 'Night',
}
