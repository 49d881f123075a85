import { integer, list, type Of, object, oneOf, optional, SEAT_COMMANDS, text, tuple, variants } from '@shamble/kernel'

/** Everything a seat of Drop Dead can decide, in its written form. Units are [x, y], tiles are named by their cell [tx, ty]. */
const FARTHEST = 400
const unit = tuple(integer(-FARTHEST, FARTHEST), integer(-FARTHEST, FARTHEST))
const cell = tuple(integer(-100, 100), integer(-100, 100))
const zombie = integer(1, 40)
const survivor = oneOf('earl', 'frank', 'skye', 'owl')
/** Quarter turns clockwise. */
const rotation = integer(0, 3)
const card = text({ pattern: /^[IE]\d\d$/ })

export const COMMANDS = variants('do', {
  /** Without a survivor: any that is left, by luck. */
  'choose-survivor': object({ survivor: optional(survivor) }),
  place: object({ at: unit }),
  step: object({ to: unit }),
  walk: object({ path: list(unit, { max: 40 }) }),
  explore: object({}),
  rotate: object({ rotation }),
  attack: object({ zombie, second: optional(zombie) }),
  use: object({ card, on: optional(survivor), tile: optional(cell) }),
  give: object({ to: survivor, item: optional(card) }),
  drop: object({}),
  'pick-up': object({}),
  overlap: object({}),
  cover: object({ tile: cell, rotation }),
  search: object({}),
  escape: object({}),
  end: object({}),
  summon: object({ tile: cell }),
  move: object({ zombie, to: unit }),
  strike: object({ zombie, survivor }),
  /** Ends this part of the undead turn: summoning, moving or attacking. */
  pass: object({}),
  ...SEAT_COMMANDS,
})

export type Command = Of<typeof COMMANDS>
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>
