import type { OwnCard } from '../game-card.ts'
import art from './card.svg'

const TEAM = ['S1', 'S2', 'S3', 'S4']
const FIRST = 'Your first decision: who you are.'

export const card: OwnCard = {
  tagline: 'Everyone picks a card in secret.',
  seats: '1 to 6 survivors; the dead by the book',
  board: 'Centimetres',
  art,
  campaign: 'Five Days',
  quick: {
    seats: [...TEAM, 'U'],
    others: 'With',
    you: [
      {
        id: 'one',
        label: 'One survivor of four',
        says: 'Bots play the other three.',
        seats: ['S1'],
        against: '',
        first: FIRST,
      },
      { id: 'team', label: 'All four', says: 'Four cards a turn, all yours.', seats: TEAM, against: '', first: FIRST },
    ],
    scenarios: [
      {
        id: 'back-lane',
        title: 'Back Lane',
        minutes: 'About 20 minutes',
        options: { scenario: 'back-lane', survivors: 4 },
      },
    ],
  },
}
