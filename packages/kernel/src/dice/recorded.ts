import { checkDrawn, checkFace, type Dice, DiceError, type Throw, throwText } from './dice.ts'

/** An open roll as the log keeps it. */
export type Rolled = readonly [clause: string, sides: number, face: number]
/** A hidden draw as the log keeps it. */
export type Drawn = readonly [clause: string, n: number, value: number]

export interface Used {
  readonly rolled: Rolled[]
  readonly drawn: Drawn[]
}

export interface RecordingDice extends Dice {
  /** What was thrown since the last call, which forgets it. */
  take(): Used
}

/** Dice from another source, written down as they fall. */
export function recording(dice: Dice): RecordingDice {
  let used: Used = { rolled: [], drawn: [] }
  return {
    roll(ask: Throw): number {
      const face = dice.roll(ask)
      used.rolled.push([ask.clause, ask.sides, face])
      return face
    },
    draw(clause: string, n: number): number {
      const value = dice.draw(clause, n)
      used.drawn.push([clause, n, value])
      return value
    },
    take(): Used {
      const taken = used
      used = { rolled: [], drawn: [] }
      return taken
    },
  }
}

export interface ReplayedDice extends Dice {
  /** What the record holds and nobody asked for. */
  left(): string[]
}

/** The dice of a record once more, for the same questions in the same order; anything else is a `DiceError`. */
export function replayed(rolled: readonly Rolled[], drawn: readonly Drawn[]): ReplayedDice {
  let rolls = 0
  let draws = 0
  return {
    roll(ask: Throw): number {
      const next = rolled[rolls]
      if (next === undefined) throw new DiceError(`the record has no die for ${throwText(ask)}`)
      const [clause, sides, face] = next
      if (clause !== ask.clause || sides !== ask.sides) {
        throw new DiceError(`the record has ${clause} d${sides} as roll ${rolls + 1}, but ${throwText(ask)} is thrown`)
      }
      checkFace(ask, face)
      rolls++
      return face
    },
    draw(clause: string, n: number): number {
      const next = drawn[draws]
      if (next === undefined) throw new DiceError(`the record has no draw for ${clause} from 0 to ${n - 1}`)
      const [was, of, value] = next
      if (was !== clause || of !== n) {
        throw new DiceError(
          `the record has draw ${draws + 1} as one of ${of} for ${was}, but one of ${n} is drawn for ${clause}`,
        )
      }
      checkDrawn(clause, n, value)
      draws++
      return value
    },
    left: () => [
      ...rolled.slice(rolls).map(([clause, sides, face]) => `${clause} d${sides}: ${face}`),
      ...drawn.slice(draws).map(([clause, , value]) => `draw ${clause}: ${value}`),
    ],
  }
}
