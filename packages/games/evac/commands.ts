import { either, flag, integer, list, type Of, object, oneOf, optional, text, tuple, variants } from '@shamble/kernel'

/**
 * Everything a seat of Evac can decide, in its written form. Squares are [x, y], sides are two squares (ev.map.2). They
 * may lie just beyond the map edge: that nobody leaves the map is for its clauses to say (ev.map.9).
 */
const square = tuple(integer(0, 36), integer(0, 36))
const side = tuple(square, square)
const marine = text({ pattern: /^M([1-9]|1[0-2])$/ })
const zombie = integer(1, 1_000_000)
/** A kind of equipment, or the number of one piece where a marine carries several of a kind. */
const item = either(text({ max: 20 }), integer(1, 1_000_000))
const stand = optional(flag)

export const COMMANDS = variants('do', {
  'choose-start': object({ tile: text({ pattern: /^[A-E][1-5]$/ }) }),
  'place-door': object({ side }),
  'place-zombie': object({ at: square }),
  'remove-zombie': object({ zombie }),
  deploy: object({ type: oneOf('medic', 'grunt', 'sergeant', 'lieutenant'), at: square }),
  step: object({ to: square }),
  shoot: object({ weapon: item, zombie, stand }),
  'fire-on': object({ zombie }),
  'cease-fire': object({}),
  strike: object({ weapon: item, zombie, stand }),
  throw: object({ at: square }),
  confirm: object({}),
  cancel: object({}),
  reload: object({ weapon: item }),
  heal: object({ marine, stand }),
  order: object({ marine, order: oneOf('move', 'fire', 'steady') }),
  search: object({}),
  take: object({ find: text({ max: 20 }) }),
  rise: object({ at: square }),
  swap: object({ with: marine, give: list(item, { max: 60 }), get: list(item, { max: 60 }) }),
  agree: object({ proposal: integer(1, 1_000_000) }),
  decline: object({ proposal: integer(1, 1_000_000) }),
  'pick-up': object({ at: square }),
  'send-bots': object({}),
  end: object({}),
  activate: object({ zombie }),
  batter: object({ to: square }),
  stop: object({}),
  bite: object({ marine }),
  'end-phase': object({}),
  resign: object({}),
  'play-on': object({}),
})

export type Command = Of<typeof COMMANDS>
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>
