import art from './card.svg'

/** The card of a game that brings none, beside its name and its author. */
export const PLAIN_CARD = {
  tagline: 'Played by its rules, shown in plain words.',
  seats: 'As its set-up says',
  board: 'Without drawings',
  art,
}
