/** The faces of a die, for whoever shows, counts or checks them; throwing one takes less. */
import { type DieKind, highestFace, lowestFace, type Throw } from './dice.ts'

/** All faces of a die, the lowest first. */
export const facesOf = (die: DieKind): number[] => Array.from({ length: die.sides }, (_, i) => lowestFace(die) + i)

/** The faces of a die by what they come to: what a throw that counts only as one of a few results declares. */
export function facesBy(die: DieKind, resultOf: (face: number) => string | number | boolean): number[][] {
  const results: (string | number | boolean)[] = []
  const by: number[][] = []
  for (let face = lowestFace(die); face <= highestFace(die); face++) {
    const result = resultOf(face)
    const at = results.indexOf(result)
    if (at >= 0) by[at]?.push(face)
    else by[results.push(result) - 1] = [face]
  }
  return by
}

/** On which side a die with so many lies that shows this face: 0 is its last. */
export const sideShowing = (face: number, sides: number): number => (face === 0 ? sides : face)

type Asked = Pick<Throw, 'sides' | 'fromZero' | 'byHand'>

/** The real die that a hand throws for the one asked for: for a d3 a d6. */
export const inHand = ({ sides, fromZero = false, byHand = sides }: Asked): DieKind => ({ sides: byHand, fromZero })

/** What the real die counts as: on a d6 for a d3, 1 and 2 are 1, 3 and 4 are 2, 5 and 6 are 3. */
export const countsAs = ({ sides, byHand = sides }: Asked, face: number): number => Math.ceil((face * sides) / byHand)
