import type { OwnCard } from '../game-card.ts'
import art from './card.svg'

const THREE = ['P1', 'P2', 'P3']

export const card: OwnCard = {
  tagline: 'Explore the town. The fallen change sides.',
  seats: '1 to 4 survivors',
  board: 'Tiles drawn as you go',
  art,
  quick: {
    seats: THREE,
    others: 'With',
    you: [
      {
        id: 'all',
        label: 'Three survivors',
        says: 'All of them are yours.',
        seats: THREE,
        against: '',
        first: 'Your first decision: where they set out.',
      },
      {
        id: 'first',
        label: 'One survivor',
        says: 'Others play the other two.',
        seats: ['P1'],
        against: 'Two survivors',
        first: 'Your first decision: where you set out.',
      },
      {
        id: 'others',
        label: 'Two survivors',
        says: 'Somebody else plays the third.',
        seats: ['P2', 'P3'],
        against: 'One survivor',
        first: 'Your first decision: where they set out.',
      },
    ],
    scenarios: [
      {
        id: 'breakdown',
        title: 'Breakdown',
        minutes: 'One to two hours',
        options: { scenario: 'breakdown', players: 3 },
      },
      { id: 'curfew', title: 'Curfew', minutes: 'Under an hour', options: { scenario: 'curfew', players: 3 } },
      {
        id: 'ground-zero',
        title: 'Ground Zero',
        minutes: 'About an hour',
        options: { scenario: 'ground-zero', players: 3 },
      },
    ],
  },
}
