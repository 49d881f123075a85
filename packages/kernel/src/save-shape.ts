import { MOST_ENTRIES } from './json.ts'
import { flag, integer, literal, oneOf, text } from './shape-scalars.ts'
import { anyJson, either, list, object, type Of, optional, record, tuple } from './shape.ts'
import { diceRecord } from './source.ts'

const name = text({ min: 1, max: 64 })
const clause = text({ min: 1, max: 64 })
const number = integer(0)
const sides = integer(1, 0x1_0000_0000)
const rolled = list(tuple(clause, sides, integer(1)))
const drawn = list(tuple(clause, sides, integer(0)))
const numbers = object({ rolled: list(number), drawn: list(number) })
/** Clause, sides, result, and the number among the source's rolls or draws. */
const loose = list(tuple(clause, sides, integer(0), number), { max: 1_000_000 })
const stock = object({ rolls: loose, draws: loose })

/** A save file. Everything in it that can be worked out by replaying is worked out, except the digest, which proves it. */
export const saveShape = object({
  format: literal('shamble-save'),
  version: literal(1),
  game: name,
  rules: text({ max: 64 }),
  /** What they may be, the game says when it settles them. */
  options: record(anyJson),
  holders: record(either(object({ person: text({ max: 64 }) }), object({ bot: text({ max: 64 }) })), { max: 64 }),
  position: optional(anyJson),
  undoDice: oneOf('same', 'fresh'),
  physical: list(name, { max: 64 }),
  dice: diceRecord,
  opening: object({ rolled, drawn, k: optional(numbers) }),
  entries: list(
    object({
      n: number,
      seat: name,
      command: anyJson,
      rolled,
      drawn,
      k: optional(numbers),
      revealed: flag,
      clock: optional(literal(true)),
      typed: optional(literal(true)),
    }),
    { max: MOST_ENTRIES },
  ),
  /** Taken back, and to come again. */
  again: optional(stock),
  /** Thrown, and no longer part of the log. */
  spent: optional(stock),
  /** Of the last state. */
  digest: text({ pattern: /^[0-9a-f]{64}$/ }),
})

export type Save = Of<typeof saveShape>
export type SavedStock = Of<typeof stock>
