/** The written form of a position, key by key. Places are [x, y] in units; lists that are not open yet have a block. */
import {
  anyJson,
  either,
  Illegal as IllegalPosition,
  integer,
  list,
  object,
  type Of,
  oneOf,
  optional,
  partly,
  record,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { FORCE } from '../forces/force.ts'
import { PHASES } from '../state.ts'
import { PROFILE_IDS } from '../tables/profiles.ts'
import { FACING_LIMIT } from '../tables/units.ts'
import { WEAPON_IDS } from '../tables/weapons.ts'
import { ACTIVE, BEHAVIOUR, HERD, HUMAN, MARKER, SEAT, TALLY, THING, ZOMBIE } from './shape.ts'

const FARTHEST = 30_000
const point = tuple(integer(0, FARTHEST), integer(0, FARTHEST))
const direction = tuple(integer(-FACING_LIMIT, FACING_LIMIT), integer(-FACING_LIMIT, FACING_LIMIT))
const number = integer(1, 100_000)
const seat = SEAT.seat
const id = text({ min: 1, max: 60 })

const { id: _human, seat: _seat, profile: _profile, at: _at, facing: _facing, weapons: _weapons, ...person } = HUMAN
const human = object({
  ...partly(person),
  /** The lowest number that is free, if none is written. */
  id: optional(number),
  seat,
  profile: optional(oneOf(...PROFILE_IDS)),
  /** Missing for whoever is not on the table. */
  at: optional(point),
  facing: optional(direction),
  /** A loaded weapon by its name alone. */
  weapons: optional(
    list(either(oneOf(...WEAPON_IDS), object({ id: oneOf(...WEAPON_IDS), due: integer(0, 3) })), { max: 2 }),
  ),
})

const { id: _zombie, at: _zombieAt, ...condition } = ZOMBIE
/** A zombie that only stands there is its place. */
const zombie = either(point, object({ ...partly(condition), id: optional(number), at: point }))

const { id: _herd, facing: _herdFacing, zombies: _zombies, ...pack } = HERD
const herd = object({
  ...partly(pack),
  id: optional(number),
  facing: optional(direction),
  zombies: list(zombie, { max: 15 }),
})

const { seat: _name, faction: _faction, side: _side, ...holding } = SEAT
const { id: _thing, kind: _kind, at: _thingAt, ...handling } = THING
const { at: _markerAt, within: _within, ...held } = MARKER
const { unit: _unit, ...doing } = ACTIVE

export const POSITION = object({
  game: optional(oneOf('even-death')),
  options: optional(record(anyJson)),
  /** In the battle, unless it says otherwise. */
  phase: optional(oneOf(...PHASES)),
  round: optional(integer(1, 1000)),
  order: optional(list(seat, { max: 5 })),
  /** The seat that selects a unit; without it the round begins with the first of the order. */
  onTurn: optional(seat),
  /** The unit that has been selected, and acts. */
  active: optional(object({ ...partly(doing), unit: number })),
  humans: optional(list(human, { max: 1000 })),
  herds: optional(list(herd, { max: 1000 })),
  seats: optional(record(object(partly(holding)), { keys: seat, max: 5 })),
  behaviour: optional(object(partly(BEHAVIOUR))),
  /** Doors and gates that are closed; those of the table without it. */
  closed: optional(list(id, { max: 200 })),
  /** Objects that are not as the scenario has them. */
  things: optional(record(object({ ...partly(handling), at: optional(point) }), { keys: id, max: 50 })),
  /** In the order of the scenario. */
  markers: optional(list(object(partly(held)), { max: 10 })),
  tally: optional(object(partly(TALLY))),
  nextUnit: optional(number),
  nextZombie: optional(number),
  /** ed.force.13 Lists that are locked while others still build theirs. */
  hidden: optional(object({ locked: optional(record(FORCE, { keys: seat, max: 4 })) })),
  /** The whole state, where the keys above cannot say all of it: in the middle of an action, at the end. */
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>
export type HumanLine = NonNullable<Position['humans']>[number]
export type HerdLine = NonNullable<Position['herds']>[number]
export type ZombieLine = HerdLine['zombies'][number]

/** A fault of a position: the place in the document, and the clause it breaks. */
export const Illegal = IllegalPosition<Clause>
