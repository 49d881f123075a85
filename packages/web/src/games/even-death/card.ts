import type { ComingCard } from '../game-card.ts'
import art from './card.svg'

export const card: ComingCard = {
  title: 'Even Death May Die',
  tagline: 'A season of battles for one map.',
  seats: '2 to 4 factions',
  board: 'Inches, 8 by 8 map',
  credit: 'Liam Thomas',
  art,
  coming: 2,
}
