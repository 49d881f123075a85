import type { ClauseIndex } from '../../clause.ts'

/** Lantern: an invented game, two or three keepers on a dark stair, that uses everything the kernel offers. */
export const CLAUSES = {
  'ln.setup.1': {
    kind: 'core',
    says: 'The cards are shuffled and every keeper is dealt a hand that only the keeper sees.',
  },
  'ln.night.1': { kind: 'core', says: 'A game lasts a fixed number of nights.' },
  'ln.night.2': { kind: 'core', says: 'At nightfall every keeper draws a card, as long as there are any.' },
  'ln.burn.1': { kind: 'core', says: 'All keepers choose at the same time, unseen, a card to burn or none.' },
  'ln.burn.2': { kind: 'core', says: 'The cards are opened together; the single highest card leads the night.' },
  'ln.wind.1': { kind: 'core', says: 'The leader rolls a die and adds the burned card; enough keeps the flame.' },
  'ln.wind.2': { kind: 'core', says: 'Higher up the stair the wind is stronger.' },
  'ln.wind.3': { kind: 'core', says: 'A leader whose flame would go out may discard a card to shield it.' },
  'ln.climb.1': { kind: 'core', says: 'A leader with a flame climbs up to as many stairs as the burned card shows.' },
  'ln.climb.2': { kind: 'core', says: 'A closed gate bars the stair; opening it costs one step.' },
  'ln.climb.3': { kind: 'core', says: 'Another keeper may pay one glow to whistle, which costs the leader a step.' },
  'ln.peek.1': { kind: 'core', says: 'The leader may look at the top card; nobody else sees it.' },
  'ln.end.1': { kind: 'core', says: 'Whoever reaches the last stair wins at once.' },
  'ln.end.2': { kind: 'core', says: 'After the last night the most glow wins; equal keepers share.' },
  'ln.end.3': { kind: 'core', says: 'A keeper may resign at any time; the last one left wins.' },
  'ln.house.calm': { kind: 'optional', says: 'No wind from height.', ours: true },
  'ln.house.toll': { kind: 'optional', says: 'Leading costs one glow.', ours: true },
  'ln.house.nights': { kind: 'optional', says: 'Another number of nights.', ours: true },
  'ln.house.peeking': { kind: 'optional', says: 'Nobody looks at the top card.', ours: true },
} as const satisfies ClauseIndex

export type Clause = keyof typeof CLAUSES
