/** rs.cards.1 The cards of every seat's set, and the steps in which they act. */
export const CARDS = {
  RUN: { steps: ['5a'], moves: true, shots: 0 },
  CLIMB: { steps: ['5b'], moves: false, shots: 0 },
  SHOOT: { steps: ['9'], moves: false, shots: 3 },
  BOTH: { steps: ['5a', '9'], moves: true, shots: 1 },
  MELEE: { steps: ['3'], moves: false, shots: 0 },
  RELOAD: { steps: ['9'], moves: false, shots: 0 },
  'FIRST AID': { steps: ['5d'], moves: false, shots: 0 },
  ORDER: { steps: ['2'], moves: false, shots: 0 },
  GRENADE: { steps: ['6'], moves: false, shots: 0 },
  SNIPE: { steps: ['9'], moves: false, shots: 1 },
  GIVE: { steps: ['5c'], moves: false, shots: 0 },
  ASSIST: { steps: ['5e'], moves: false, shots: 0 },
} as const satisfies Readonly<Record<string, CardRow>>

export interface CardRow {
  readonly steps: readonly string[]
  /** rs.cards.12, rs.cards.13 Does it move along a path of its own? */
  readonly moves: boolean
  /** rs.shoot.4 Shots in step 9; those of a sniper rifle are its own. */
  readonly shots: number
}

export type Card = keyof typeof CARDS

export const CARD_IDS = Object.keys(CARDS) as readonly Card[]

/** rs.cards.3, rs.cards.4 The only two combinations. */
export const PAIRS = [
  ['ORDER', 'RELOAD'],
  ['ORDER', 'ASSIST'],
] as const satisfies readonly (readonly [Card, Card])[]

/** rs.move.1, rs.move.2 How far the two cards with a move go, in centimetres. */
export const MOVES = { RUN: 10, BOTH: 5 } as const
