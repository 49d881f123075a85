/** The written form of a position (ev.pos.1), key by key. */
import { anyJson, flag, integer, list, object, type Of, oneOf, optional, record, text, tuple } from '@shamble/kernel'
import { TILES } from '../content/tiles.ts'

const square = tuple(integer(1, 35), integer(1, 35))
const side = tuple(square, square)
const tile = object({ id: oneOf(...Object.keys(TILES)), rot: optional(integer(0, 3)), up: optional(flag) })
const marineSeat = text({ pattern: /^M([1-9]|1[0-2])$/ })
const tileKey = text({ pattern: /^[A-E][1-5]$/ })

export const POSITION = object({
  game: optional(oneOf('evac')),
  options: optional(record(anyJson)),
  defaultTile: optional(tile),
  tiles: optional(record(tile, { keys: tileKey })),
  start: optional(list(tileKey, { max: 2 })),
  walls: optional(list(side, { max: 5_000 })),
  doors: optional(list(object({ side, state: optional(oneOf('standing', 'destroyed')) }), { max: 5_000 })),
  marines: list(
    object({
      seat: marineSeat,
      type: oneOf('medic', 'grunt', 'sergeant', 'lieutenant'),
      at: square,
      hp: optional(integer(0, 10)),
      items: optional(list(text({ max: 30 }), { max: 200 })),
      moved: optional(integer(0, 12)),
      attackUsed: optional(flag),
      acted: optional(flag),
    }),
    { max: 12 },
  ),
  zombies: optional(
    list(
      object({
        at: square,
        state: optional(oneOf('standing', 'down')),
        acted: optional(flag),
        fresh: optional(flag),
        id: optional(integer(1, 1_000_000)),
      }),
      { max: 1_225 },
    ),
  ),
  turn: optional(integer(0, 10_000)),
  phase: optional(oneOf('setup', 'spawn', 'marines', 'zombies')),
  /** A tile that is being populated: in the set-up, or because `by` or `zombie` steps `onto` it. */
  population: optional(
    object({
      tile: tileKey,
      doors: optional(object({ zombies: integer(0, 20), marines: integer(0, 20), placed: optional(integer(0, 40)) })),
      zombies: optional(integer(1, 500)),
      doubled: optional(flag),
      waiting: optional(list(tileKey, { max: 24 })),
      by: optional(marineSeat),
      zombie: optional(integer(1, 1_000_000)),
      onto: optional(square),
    }),
  ),
  /** The whole state, where the keys above cannot say all of it: inside an activation or a burst. */
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>
