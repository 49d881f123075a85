import { hashShape, holdersShape, physicalShape, undoDiceShape } from './bound.ts'
import { MOST_ENTRIES } from './bounds.ts'
import { handsShape } from './hands.ts'
import { flag, integer, literal, text } from './shape-scalars.ts'
import { anyJson, list, object, type Of, optional, record, tuple } from './shape.ts'
import { diceRecord } from './source.ts'

const name = text({ min: 1, max: 64 })
const clause = text({ min: 1, max: 64 })
const number = integer(0)
const sides = integer(1, 0x1_0000_0000)
/** Clause, sides, result. */
const thrown = list(tuple(clause, sides, integer(0)))
const [rolled, drawn] = [thrown, thrown]
const numbers = object({ rolled: list(number), drawn: list(number) })
/** Clause, sides, result, and the number among the source's rolls or draws. */
const loose = list(tuple(clause, sides, integer(0), number), { max: MOST_ENTRIES })
const stock = object({ rolls: loose, draws: loose })

const entries = list(
  object({
    n: number,
    seat: name,
    command: anyJson,
    rolled,
    drawn,
    k: optional(numbers),
    /** Thrown on a way that was not gone, because a typed die was corrected. */
    lost: optional(stock),
    revealed: flag,
    clock: optional(literal(true)),
    typed: optional(literal(true)),
  }),
  { max: MOST_ENTRIES },
)

/** A save file. Everything in it that can be worked out by replaying is worked out, except the digest, which proves it. */
export const saveShape = object({
  format: literal('shamble-save'),
  version: literal(1),
  game: name,
  /** Whose game it is, in a file that leaves this machine; nothing is played by it. */
  credit: optional(text({ max: 500 })),
  rules: text({ max: 64 }),
  /** What they may be, the game says when it settles them. */
  options: record(anyJson),
  holders: holdersShape,
  position: optional(anyJson),
  undoDice: undoDiceShape,
  physical: physicalShape,
  dice: diceRecord,
  opening: object({ rolled, drawn, k: optional(numbers), lost: optional(stock) }),
  entries,
  /** Committed dice: what was taken back, in its order. */
  takenBack: optional(
    list(
      object({
        /** The log was cut before this entry. */
        at: number,
        /** These stood there. */
        entries,
        /** Who asked for it, and the seats that agreed. */
        by: name,
        agreed: physicalShape,
        /** A typed die was wrong: the same command was carried out again. */
        corrected: optional(literal(true)),
      }),
      { max: MOST_ENTRIES },
    ),
  ),
  /** Who came to throw by hand since the beginning, or no more, in its order. */
  hands: optional(handsShape),
  /** Taken back, and to come again. */
  again: optional(stock),
  /** Thrown for a command that waits for a real die and is not in the log yet. */
  lost: optional(stock),
  /** Under the older promise: thrown, and no longer part of the log. */
  spent: optional(stock),
  /** Of the last state. */
  digest: hashShape,
})

export type Save = Of<typeof saveShape>
export type SavedStock = Of<typeof stock>
