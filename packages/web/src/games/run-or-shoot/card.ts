import type { ComingCard } from '../game-card.ts'
import art from './card.svg'

export const card: ComingCard = {
  title: 'Run?...or Shoot?',
  tagline: 'Everyone picks a card in secret.',
  seats: '1 to 6 survivors, an umpire',
  board: 'Centimetres',
  credit: 'Jim Wallman, 2009',
  art,
  coming: 1,
}
