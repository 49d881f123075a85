import type { About } from '@shamble/kernel'

/** ed.credit.1, ed.credit.2 What is said of the game wherever it is offered: its author, and nothing of his text. */
export const ABOUT: About = {
  id: 'even-death',
  title: 'Even Death May Die',
  credit: 'After the mechanics of "Even Death May Die" by Liam Thomas (DonkusGaming); none of his text is in here.',
  by: 'Liam Thomas (DonkusGaming)',
  round: 'Round',
}
