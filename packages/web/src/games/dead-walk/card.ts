import type { OwnCard } from '../game-card.ts'
import art from './card.svg'

export const card: OwnCard = {
  tagline: 'Few bullets, many dead, one street.',
  seats: 'Survivors; the dead by the book',
  board: 'Centimetres',
  art,
  campaign: 'Road to Harbour Point',
  quick: {
    seats: ['P1'],
    others: 'With',
    you: [
      {
        id: 'all',
        label: 'The whole team',
        says: 'All of them are yours.',
        seats: ['P1'],
        against: '',
        first: 'Your first decision: who acts.',
      },
    ],
    scenarios: [
      {
        id: 'lawless-street',
        title: 'Lawless Street',
        minutes: '10 to 15 minutes',
        options: { scenario: 'lawless-street', players: 1 },
      },
      {
        id: 'night-at-millers',
        title: 'Night at Miller’s',
        minutes: 'About 45 minutes',
        options: { scenario: 'night-at-millers', players: 1 },
      },
    ],
  },
}
