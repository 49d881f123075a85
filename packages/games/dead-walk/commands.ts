import {
  flag,
  integer,
  list,
  type Of,
  object,
  oneOf,
  optional,
  SEAT_COMMANDS,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import type { FigureId } from './state.ts'
import { PSYCHOSES } from './tables/mind.ts'
import { SKILLS } from './tables/skills.ts'

/** Everything a seat of Dead Walk Again can decide, in its written form. Points are [x, y] in tenths of a millimetre. */
const FARTHEST = 30_000
const point = tuple(integer(-FARTHEST, FARTHEST), integer(-FARTHEST, FARTHEST))
const human = integer(1, 63)
const zombie = integer(1, 9_999)
const figure = text({ pattern: /^[HZ][1-9]\d{0,3}$/ }) as Shape<FigureId>
/** The id of a weapon, an item or a heap of ammunition. */
const thing = integer(1, 99_999)
/** The id of a door, window, ladder, building or piece of the map. */
const terrain = text({ pattern: /^[A-Za-z0-9-]{1,20}$/ })
const grenade = oneOf('fragmentation', 'molotov', 'incendiary', 'flash-bang')
const ammunition = oneOf('bullets', 'shells', 'belts', 'arrows', 'fragmentation', 'incendiary', 'flash-bang')
const bursts = integer(1, 20)
const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const PSYCHOSIS_IDS = idsOf(PSYCHOSES)
/** dw.skill.4 A skill that changes what is done. */
const skill = oneOf(...idsOf(SKILLS))

export const COMMANDS = variants('do', {
  /** dw.setup.6, dw.setup.7 Without `ready`, what the rules would put into his hands. */
  place: object({ human, at: point, ready: optional(list(thing, { max: 2 })) }),
  activate: object({ human }),
  /** dw.seat.4 Nobody of this seat acts any more in this phase. */
  rest: object({}),
  end: object({}),
  /** dw.movement.2 The points after the one where he stands. `fancy` crosses a piece of up to 4 cm (dw.movement.20). */
  move: object({ path: list(point, { min: 1, max: 60 }), fancy: optional(flag), skill: optional(skill) }),
  /** dw.movement.10 Up or down a ladder or a piece, whichever is possible from where he is. */
  climb: object({ by: terrain, skill: optional(skill) }),
  /** dw.movement.14 In the direction of a point. */
  jump: object({ towards: point, skill: optional(skill) }),
  'lie-down': object({}),
  'stand-up': object({}),
  open: object({ opening: terrain }),
  close: object({ opening: terrain }),
  'clear-barricade': object({ opening: terrain }),
  barricade: object({ opening: terrain }),
  leave: object({}),
  'turn-engine': object({ skill: optional(skill) }),
  /** What lies there; `drop` makes room for it at once (dw.carry.9). */
  'pick-up': object({ what: thing, drop: optional(thing) }),
  give: object({ what: thing, to: human, drop: optional(thing) }),
  'give-ammo': object({ ammunition, count: integer(1, 999), to: human }),
  drop: object({ what: thing }),
  'drop-ammo': object({ ammunition, count: integer(1, 999) }),
  /** dw.carry.6 All that is to be in hand. */
  ready: object({ weapons: list(thing, { max: 2 }) }),
  reload: object({ weapon: thing, grenade: optional(grenade), skill: optional(skill) }),
  'clear-jam': object({ weapon: thing }),
  brace: object({ weapon: thing }),
  heal: object({ kit: thing, patient: human }),
  extinguish: object({ with: thing, figure }),
  refuel: object({ with: thing, weapon: thing }),
  restart: object({ weapon: thing }),
  'destroy-corpse': object({ corpse: human }),
  /** dw.shooting.1 Single shots, bows and thrown weapons, automatic fire. `sustained` bursts are among `bursts`. */
  fire: object({
    weapon: thing,
    target: figure,
    bursts,
    aim: optional(integer(1, 10)),
    sustained: optional(flag),
    skill: optional(skill),
  }),
  /** dw.shotgun.4 One shell along an axis through a point. */
  spray: object({ weapon: thing, towards: point }),
  /**
   * dw.machinegun.1 The middle of the template; the same command places the second burst (dw.machinegun.8). Here and
   * below `on` is the roof or piece on which it lies; without it, the ground.
   */
  rake: object({ weapon: thing, at: point, on: optional(terrain), skill: optional(skill) }),
  /** dw.machinegun.6 One target for every hit die, in the order in which the dice fell. */
  deal: object({ hits: list(figure, { max: 10 }) }),
  throw: object({ weapon: thing, grenade, at: point, on: optional(terrain) }),
  launch: object({ weapon: thing, at: point, on: optional(terrain) }),
  flame: object({ weapon: thing, towards: point }),
  /** dw.cc.17, dw.shooting.19 Fire at somebody in base contact. */
  'shoot-close': object({ weapon: thing, target: figure, bursts, skill: optional(skill) }),
  /** dw.cc.8, dw.cc.22 With a weapon in hand or an improvised one. */
  strike: object({ with: thing, target: figure, skill: optional(skill) }),
  /** dw.chainsaw.2 */
  'saw-on': object({ target: figure }),
  stop: object({}),
  break: object({}),
  /** dw.seat.2 The zombie that acts next, and where the rules leave it a tie, whom it goes for and on which side it passes. */
  'zombie-next': object({ zombie, goal: optional(human), side: optional(oneOf('left', 'right')) }),
  /** dw.seat.2 A game master who is free moves it along these points; none leaves it where it is. */
  'zombie-move': object({ zombie, path: list(point, { max: 20 }) }),
  'zombie-attack': object({ zombie, human }),
  /** dw.skill.4 Uses a skill: at the start of an activation, or where the rules ask. What else is said depends on the skill. */
  'use-skill': object({
    skill,
    human: optional(human),
    /** dw.gskill.15 Where to. */
    to: optional(point),
    /** dw.gskill.3 What is added to the die. */
    add: optional(integer(-1, 1)),
    /** dw.gskill.12 Which of several dice, from 1 on. */
    die: optional(integer(1, 10)),
    /** dw.cskill.4, dw.cskill.17 With what, and at whom. */
    weapon: optional(thing),
    target: optional(figure),
    bursts: optional(bursts),
  }),
  /** No, where the rules ask. */
  decline: object({}),
  /** dw.trauma.6 */
  'choose-psychosis': object({ psychosis: oneOf(...PSYCHOSIS_IDS) }),
  /** dw.search.1 The room he is in, or a vehicle he touches. */
  search: object({ vehicle: optional(terrain) }),
  /** dw.search.17 Takes what was found, dropping something if need be; or leaves it. */
  'take-find': object({ drop: optional(thing) }),
  'leave-find': object({}),
  'use-antiseptic': object({ with: thing, corpse: human }),
  'switch-radio': object({ radio: thing }),
  /** dw.vehicle.6 Into the driver's place if it is free, else or with `passenger` into another. */
  'get-in': object({ vehicle: terrain, passenger: optional(flag) }),
  'get-out': object({ at: point }),
  /** dw.vehicle.2 With its keys, or by hotwiring it. */
  start: object({ keys: optional(thing), skill: optional(skill) }),
  'refuel-vehicle': object({ with: thing, vehicle: terrain }),
  'change-battery': object({ with: thing, vehicle: terrain }),
  /** dw.vehicle.11, dw.vehicle.15, dw.vehicle.29 The new speed, and the joints and the end of the way. */
  drive: object({ speed: integer(0, 8_000), path: list(point, { max: 20 }), reverse: optional(flag) }),
  'first-aid': object({ patient: human }),
  /** dw.cskill.14 With bare hands. */
  'strike-bare': object({ target: figure }),
  ...SEAT_COMMANDS,
})

export type Command = Of<typeof COMMANDS>
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>
