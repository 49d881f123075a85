/** What every state looks like, member by member, and the procedures of the order of play. */
import {
  type Book,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  type ProcedureForms,
  record,
  type Shape,
  standing,
  text,
  tuple,
} from '@shamble/kernel'
import { COMMANDS } from '../commands.ts'
import { THING_IDS } from '../content/objects.ts'
import { FORCE } from '../forces/force.ts'
import { seatsFor } from '../options.ts'
import {
  type EvenDeathKit,
  type Human,
  type Herd,
  PHASES,
  type SeatState,
  type State,
  STATUSES,
  type Zombie,
} from '../state.ts'
import { EFFECT_IDS } from '../tables/commands.ts'
import { CONCENTRATIONS, PERK_IDS } from '../tables/perks.ts'
import { FACTIONS, PROFILE_IDS, ZOMBIE_IDS } from '../tables/profiles.ts'
import { BRAINS, DECAYS, FATIGUE_IDS, HEALTH_IDS, HUNGER_IDS, MORALE_IDS } from '../tables/states.ts'
import { WEAPON_IDS } from '../tables/weapons.ts'

const MOST_UNITS = 1000
const number = integer(1, 100_000)
const count = integer(0, 100_000)
const round = integer(0, 1000)
const seat = text({ pattern: /^(survivors|military|bandits|zombies)(-[2-4])?$/ })
const side = integer(1, 5)
const xy = object({ x: integer(0, 30_000), y: integer(0, 30_000) })
const facing = object({ x: integer(-1000, 1000), y: integer(-1000, 1000) })
const id = text({ min: 1, max: 60 })
const numbers = list(number, { max: MOST_UNITS })
const climbing = nullable(object({ feature: id, progress: integer(0, 16_384) }))
const status = oneOf(...STATUSES)
const dice = list(flag, { max: 20 })
const modifiers = list(object({ clause: id, value: integer(-20, 20) }), { max: 20 })

export const SEAT = {
  seat,
  faction: oneOf(...FACTIONS),
  side,
  force: FORCE,
  grown: integer(0, 200),
  commandPoints: count,
  commanded: flag,
  effects: list(object({ effect: oneOf(...EFFECT_IDS), units: list(number, { max: 3 }) }), { max: 4 }),
  startPoints: count,
  startFigures: count,
  conceded: flag,
} as const
const seatShape: Shape<SeatState> = object(SEAT)

export const HUMAN = {
  id: number,
  seat,
  profile: oneOf(...PROFILE_IDS),
  status,
  at: xy,
  on: nullable(id),
  facing,
  vitality: integer(0, 20),
  most: integer(1, 20),
  down: flag,
  health: oneOf(...HEALTH_IDS),
  fatigue: oneOf(...FATIGUE_IDS),
  morale: oneOf(...MORALE_IDS),
  weapons: list(object({ id: oneOf(...WEAPON_IDS), due: integer(0, 3) }), { max: 2 }),
  perks: list(oneOf(...PERK_IDS), { max: 4 }),
  concentration: nullable(oneOf(...CONCENTRATIONS)),
  used: flag,
  aim: flag,
  rerolled: flag,
  hasHealed: flag,
  overwatch: flag,
  trauma: count,
  remembered: numbers,
  climbing,
  carries: nullable(id),
} as const
const human: Shape<Human> = object(HUMAN)

export const ZOMBIE = {
  id: number,
  at: xy,
  on: nullable(id),
  down: flag,
  locked: nullable(number),
  climbing,
} as const
const zombie: Shape<Zombie> = object(ZOMBIE)

export const HERD = {
  id: number,
  seat,
  kind: oneOf(...ZOMBIE_IDS),
  status,
  facing,
  used: flag,
  rambles: flag,
  mover: nullable(seat),
  zombies: list(zombie, { max: 15 }),
} as const
const herd: Shape<Herd> = object(HERD)

const ATTACK = object({
  kind: oneOf('shooting', 'melee', 'bite'),
  attacker: number,
  target: number,
  weapon: oneOf(...WEAPON_IDS, 'unarmed', 'teeth'),
  dice: integer(0, 20),
  needed: integer(-20, 20),
  modifiers,
  toughness: object({ dice: integer(0, 20), needed: integer(-20, 20), modifiers }),
  hits: dice,
  saves: dice,
  wounds: integer(0, 20),
})

const SPOT = tuple(integer(-30_000, 30_000), integer(-30_000, 30_000))
/** Ways of figures, 0 for the human itself, and what the check of dangerous ground has said. */
const GOINGS = {
  unit: number,
  goings: list(
    object({
      zombie: count,
      legs: list(object({ from: SPOT, to: SPOT, on: nullable(id) }), { max: 3 }),
    }),
    { max: 15 },
  ),
  danger: oneOf('none', 'passed', 'failed'),
  stopped: flag,
}

/** ed.zombie-actions.5 What a herd has declared. */
const THOUGHT = { unit: number, zombies: list(number, { max: 15 }), passed: flag }

/** The order of play: what calls what. */
const PROCEDURES: ProcedureForms = {
  game: { in: [] },
  forces: { in: ['game / forces'] },
  deployment: { in: ['game / deployment'] },
  priority: { in: ['game / priority', 'round / priority'] },
  round: { in: ['game / battle'] },
  turn: { in: ['round / turn'] },
  'human activation': { in: ['turn', 'heal'] },
  'herd activation': { in: ['turn'] },
  move: { in: ['human activation'], vars: { ...GOINGS, facing: nullable(SPOT), withdraws: flag } },
  'herd move': {
    in: ['herd activation'],
    vars: {
      ...GOINGS,
      leader: number,
      from: SPOT,
      to: SPOT,
      allowance: integer(0, 100),
      facing: nullable(SPOT),
      withdraws: flag,
    },
  },
  'herd climb': {
    in: ['herd activation'],
    vars: {
      ...GOINGS,
      feature: id,
      passed: flag,
      ends: list(object({ zombie: number, at: SPOT, on: nullable(id), lands: flag, progress: integer(0, 16_384) }), {
        max: 15,
      }),
    },
  },
  climb: {
    in: ['human activation'],
    vars: {
      ...GOINGS,
      feature: id,
      on: nullable(id),
      lands: flag,
      progress: integer(0, 16_384),
      height: integer(0, 16_384),
    },
  },
  heal: { in: ['human activation'], vars: { medic: number, patient: number, actions: integer(0, 10) } },
  split: { in: ['herd activation'], vars: THOUGHT },
  merge: { in: ['herd activation'], vars: THOUGHT },
  attack: { in: ['human activation', 'herd activation'] },
}

export const ACTIVE = {
  unit: number,
  actions: integer(0, 10),
  done: list(id, { max: 20 }),
  idle: flag,
  forgoes: flag,
} as const

export const BEHAVIOUR = { decay: oneOf(...DECAYS), brains: oneOf(...BRAINS), hunger: oneOf(...HUNGER_IDS) } as const

export const THING = {
  id,
  kind: oneOf(...THING_IDS),
  at: xy,
  carrier: nullable(number),
  worked: record(count, { keys: seat, max: 5 }),
  running: flag,
  owner: nullable(seat),
} as const

export const MARKER = { at: xy, within: integer(0, 30_000), side: nullable(side), count: round } as const

export const TALLY = {
  zombies: count,
  destroyed: count,
  rings: round,
  rung: flag,
  ran: round,
  out: record(count, { keys: id, max: 400 }),
} as const

export const shape = ({ options, procedures }: Book<EvenDeathKit>): Shape<State> =>
  object({
    ...standing({ procedures, forms: PROCEDURES, command: COMMANDS, seats: seatsFor(options) }),
    phase: oneOf(...PHASES),
    round,
    order: list(seat, { max: 5 }),
    onTurn: nullable(seat),
    ending: flag,
    active: nullable(object(ACTIVE)),
    attack: nullable(ATTACK),
    seats: list(seatShape, { max: 5 }),
    humans: list(human, { max: MOST_UNITS }),
    herds: list(herd, { max: MOST_UNITS }),
    behaviour: object(BEHAVIOUR),
    closed: list(id, { max: 200 }),
    things: list(object(THING), { max: 50 }),
    markers: list(object(MARKER), { max: 10 }),
    tally: object(TALLY),
    nextUnit: number,
    nextZombie: number,
  })
