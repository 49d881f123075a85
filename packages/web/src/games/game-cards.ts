import type { OptionValues, Seat } from '@shamble/kernel'
import deadWalk from '../start/art/dead-walk.svg'
import dropDead from '../start/art/drop-dead.svg'
import evac from '../start/art/evac.svg'
import evenDeath from '../start/art/even-death.svg'
import runOrShoot from '../start/art/run-or-shoot.svg'

/** What the start page offers for a game that can be begun with one press. */
export interface QuickStart {
  readonly seats: readonly Seat[]
  /** How the others are to you: "Against", "With". */
  readonly others: string
  readonly you: readonly {
    readonly id: string
    readonly label: string
    readonly says: string
    readonly seats: readonly Seat[]
    /** Who is on the other side: "The dead"; empty if nobody holds it. */
    readonly against: string
    /** What is asked first. */
    readonly first: string
  }[]
  readonly scenarios: readonly {
    readonly id: string
    readonly title: string
    readonly minutes: string
    readonly options: OptionValues
  }[]
}

/** A game as it is shown to somebody who looks for one: known without loading anything of it. */
export interface GameCard {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: string
  readonly board: string
  readonly credit: string
  /** Where its drawing is. */
  readonly art: string
  /** Null while it cannot be played here. */
  readonly quick: QuickStart | null
  /** Its campaign, which is a game of its own. */
  readonly campaign?: { readonly id: string; readonly title: string }
}

const PATROL = ['M1', 'M2', 'M3']
const THREE = ['P1', 'P2', 'P3']

export const PLATES: readonly GameCard[] = [
  {
    id: 'evac',
    title: 'Evac',
    tagline: 'Search the tiles, find the helipad, get on.',
    seats: '1 to 12 marines, a zombie player',
    board: 'Tiles and squares',
    credit: 'After Jonathan Clarke, © 2004',
    art: evac,
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
        },
        {
          id: 'one',
          label: 'One marine of three',
          says: 'Bots play the other two.',
          seats: ['M1'],
          against: 'The dead',
          first: 'Your first decision: where the patrol goes in.',
        },
        {
          id: 'dead',
          label: 'The dead',
          says: 'Bots play the patrol.',
          seats: ['Z'],
          against: 'Three marines',
          first: 'The patrol goes in, then the dead are yours.',
        },
      ],
      scenarios: [
        { id: 'S2', title: 'Quick Patrol', minutes: 'About 25 minutes', options: { scenario: 'S2', marines: 3 } },
        { id: 'S1', title: 'Find the Helipad', minutes: 'One to two hours', options: { scenario: 'S1', marines: 3 } },
        { id: 'S3', title: 'Hot LZ', minutes: 'Under an hour', options: { scenario: 'S3', marines: 3 } },
        { id: 'S4', title: 'Split Patrol', minutes: 'One to two hours', options: { scenario: 'S4', marines: 3 } },
        { id: 'S5', title: 'Fuel Run', minutes: 'One to two hours', options: { scenario: 'S5', marines: 3 } },
      ],
    },
  },
  {
    id: 'drop-dead',
    title: 'Drop Dead',
    tagline: 'Explore the town. The fallen change sides.',
    seats: '1 to 4 survivors',
    board: 'Tiles drawn as you go',
    credit: 'Zombie Survival Guide, FM 16-24, 2024',
    art: dropDead,
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
  },
  {
    id: 'dead-walk',
    title: 'Dead Walk Again',
    tagline: 'Few bullets, many dead, one street.',
    seats: 'Survivors; the dead by the book',
    board: 'Centimetres',
    credit: 'Laurent-Nauguet, Bengtsson, Raupach, 2007',
    art: deadWalk,
    campaign: { id: 'dead-walk-campaign', title: 'Road to Harbour Point' },
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
  },
  {
    id: 'run-or-shoot',
    title: 'Run?...or Shoot?',
    tagline: 'Everyone picks a card in secret.',
    seats: '1 to 6 survivors, an umpire',
    board: 'Centimetres',
    credit: 'Jim Wallman, 2009',
    art: runOrShoot,
    quick: null,
  },
  {
    id: 'even-death',
    title: 'Even Death May Die',
    tagline: 'A season of battles for one map.',
    seats: '2 to 4 factions',
    board: 'Inches, 8 by 8 map',
    credit: 'Liam Thomas',
    art: evenDeath,
    quick: null,
  },
]

/** Also by the game of its campaign. */
export const plateOf = (game: string): GameCard | undefined =>
  PLATES.find(({ id, campaign }) => id === game || campaign?.id === game)
