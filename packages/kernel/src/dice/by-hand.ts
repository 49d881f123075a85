import type { DieKind, Throw } from './dice.ts'

type Asked = Pick<Throw, 'sides' | 'fromZero' | 'byHand'>

/** The real die that a hand throws for the one asked for: for a d3 a d6. */
export const inHand = ({ sides, fromZero = false, byHand = sides }: Asked): DieKind => ({ sides: byHand, fromZero })

/** What the real die counts as: on a d6 for a d3, 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3. */
export const countsAs = ({ sides, byHand = sides }: Asked, face: number): number => Math.ceil((face * sides) / byHand)
