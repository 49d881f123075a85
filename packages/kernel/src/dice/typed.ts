import { checkFace, type Dice, DiceError, type Throw, throwText } from './dice.ts'

/** A person must now throw this die: the one after `index` faces already given. */
export class DieNeeded extends Error {
  override readonly name = 'DieNeeded'
  readonly ask: Throw
  readonly index: number
  constructor(ask: Throw, index: number) {
    super(`die ${index + 1} is needed: ${throwText(ask)}`)
    this.ask = ask
    this.index = index
  }
}

export interface TypedDice extends Dice {
  /** Faces given that nobody asked for. */
  left(): number[]
}

/**
 * Real dice, typed in by a person. A command runs on a copy with the faces known so far; where one is missing,
 * `DieNeeded` says which, and the command runs again on a fresh copy with one face more. Each run needs `hidden` anew
 * from the same point, or the draws would change from run to run.
 */
export function typed(faces: readonly number[], hidden: Dice): TypedDice {
  let used = 0
  return {
    roll(ask: Throw): number {
      const face = faces[used]
      if (face === undefined) throw new DieNeeded(ask, used)
      checkFace(ask, face)
      used++
      return face
    },
    draw: (clause, n) => hidden.draw(clause, n),
    left: () => faces.slice(used),
  }
}

/**
 * Another die stands in for the one asked for: a die with more sides, thrown again whenever it shows a face that the
 * other does not have. The faces that count stay equally likely.
 */
export function readAs(ask: Throw, dieSides: number, face: number): number | 'reroll' {
  if (dieSides < ask.sides) throw new DiceError(`a die with ${dieSides} sides cannot stand in for ${throwText(ask)}`)
  checkFace({ ...ask, sides: dieSides }, face)
  return face <= ask.sides ? face : 'reroll'
}
