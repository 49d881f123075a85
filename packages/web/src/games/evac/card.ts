import type { OwnCard } from '../game-card.ts'
import art from './card.svg'

const PATROL = ['M1', 'M2', 'M3']

export const card: OwnCard = {
  tagline: 'Search the tiles, find the helipad, get on.',
  seats: '1 to 12 marines, a zombie player',
  board: 'Tiles and squares',
  art,
  quick: {
    seats: ['Z', ...PATROL],
    others: 'Against',
    you: [
      {
        id: 'patrol',
        label: 'Three marines',
        says: 'The whole patrol is yours.',
        seats: PATROL,
        against: 'The dead',
        first: 'Your first decision: where the patrol goes in.',
        inside: 'You begin in an alley, two of the dead before you, a door at your back.',
      },
      {
        id: 'one',
        label: 'One marine of three',
        says: 'Bots play the other two.',
        seats: ['M1'],
        against: 'The dead',
        first: 'Your first decision: where the patrol goes in.',
        inside: 'You begin in an alley, two of the dead before you, a door at your back.',
      },
      {
        id: 'dead',
        label: 'The dead',
        says: 'Bots play the patrol.',
        seats: ['Z'],
        against: 'Three marines',
        first: 'The patrol goes in, then the dead are yours.',
        inside: 'Three marines are in your alley. When they have acted, the dead are yours.',
      },
    ],
    scenarios: [
      {
        id: 'S2',
        title: 'Quick Patrol',
        minutes: 'About 25 minutes',
        options: { scenario: 'S2', marines: 3 },
        opening: async () => (await import('./opening.ts')).FIRST_PATROL,
      },
      { id: 'S1', title: 'Find the Helipad', minutes: 'One to two hours', options: { scenario: 'S1', marines: 3 } },
      { id: 'S3', title: 'Hot LZ', minutes: 'Under an hour', options: { scenario: 'S3', marines: 3 } },
      { id: 'S4', title: 'Split Patrol', minutes: 'One to two hours', options: { scenario: 'S4', marines: 3 } },
      { id: 'S5', title: 'Fuel Run', minutes: 'One to two hours', options: { scenario: 'S5', marines: 3 } },
    ],
  },
}
