import type { OwnCard } from '../game-card.ts'
import art from './card.svg'

const FIRST = 'Your first decision: your force.'

export const card: OwnCard = {
  tagline: 'Factions, forces and herds that wander off.',
  seats: '2 to 4 factions',
  board: 'Inches',
  art,
  campaign: 'Harrow Vale',
  bench: 'Build and print forces',
  quick: {
    seats: ['survivors', 'zombies'],
    others: 'Against',
    you: [
      { id: 'survivors', label: 'Survivors', says: '', seats: ['survivors'], against: 'The zombies', first: FIRST },
      { id: 'zombies', label: 'Zombies', says: '', seats: ['zombies'], against: 'The survivors', first: FIRST },
    ],
    scenarios: [
      {
        id: 'chapel-hill',
        title: 'Chapel Hill',
        minutes: 'About an hour',
        options: { scenario: 'chapel-hill' },
      },
    ],
  },
}
