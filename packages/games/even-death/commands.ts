import {
  either,
  flag,
  integer,
  list,
  literal,
  object,
  type Of,
  oneOf,
  optional,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { FORCE } from './forces/force.ts'
import { EFFECT_IDS } from './tables/commands.ts'
import { FACING_LIMIT } from './tables/units.ts'

/**
 * Everything a seat can decide, in its written form. Points are [x, y] in units, units and zombies go by their numbers,
 * weapons by their place in a unit's hands from 0, things on the table by their ids.
 */
const point = tuple(integer(0, 30_000), integer(0, 30_000))
const facing = tuple(integer(-FACING_LIMIT, FACING_LIMIT), integer(-FACING_LIMIT, FACING_LIMIT))
/** ed.facing.2 Where the unit looks after the action: the last one ends its turn. */
const then = { facing: optional(facing) }
const unit = integer(1, 100_000)
const zombie = integer(1, 100_000)
const zombies = list(zombie, { max: 15 })
const id = text({ min: 1, max: 60 })
const weapon = integer(0, 1)
/** ed.herd.9 Where zombies of a herd are placed, each by its number. */
const places = list(object({ zombie, at: point }), { max: 15 })

export const COMMANDS = variants('do', {
  // ed.force.12, ed.deploy.1: before the battle. A herd's places are in the order of its zombies.
  lock: object({ force: FORCE }),
  deploy: object({
    unit,
    at: list(point, { min: 1, max: 15 }),
    on: optional(id),
    facing: optional(facing),
  }),
  // ed.turn.1, ed.turn.7: the seat's turn.
  select: object({ unit }),
  'end-turn': object({}),
  // ed.turn.4, ed.facing.2: the unit's turn.
  finish: object({}),
  turn: object({ facing }),
  'do-nothing': object(then),
  // ed.move, ed.herd, ed.victory.6. For a herd `to` is the leader's.
  move: object({
    to: point,
    leader: optional(zombie),
    places: optional(places),
    facing: optional(facing),
    withdraw: optional(flag),
  }),
  // ed.climb: the feature, where one lands, and the way onward. A herd names the feature, and then arranges itself.
  climb: object({
    feature: id,
    landing: optional(point),
    onward: optional(point),
    places: optional(places),
    ...then,
  }),
  // ed.shoot, ed.melee, ed.bite.
  shoot: object({ weapon, target: unit, wasted: optional(flag), ...then }),
  melee: object({ weapon: either(weapon, literal('unarmed')), target: unit, ...then }),
  bite: object({ target: unit, drawn: optional(zombies), ...then }),
  // Other actions of people.
  aim: object(then),
  command: object({ effect: oneOf(...EFFECT_IDS), units: optional(list(unit, { max: 3 })), ...then }),
  'get-up': object(then),
  interact: object({
    object: id,
    act: optional(oneOf('pick-up', 'put-down', 'hand-over')),
    to: optional(unit),
    ...then,
  }),
  reload: object({ weapon, ...then }),
  shove: object(then),
  heal: object({ patient: unit, ...then }),
  // ed.zombie-actions.5: what is declared before the brain check, and the places chosen after it.
  split: object({ zombie, ...then }),
  merge: object({ zombies, ...then }),
  arrange: object({ places }),
  // Questions between steps.
  'go-on': object({}),
  stop: object({}),
  're-roll': object({ die: integer(0, 20) }),
  keep: object({}),
  casualties: object({ zombies }),
  // ed.victory.4.
  concede: object({}),
})

export type Command = Of<typeof COMMANDS>
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>
