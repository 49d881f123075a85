/** What every state looks like, member by member, and the procedures of the order of play. */
import {
  type Book,
  type Fields,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  partly,
  type ProcedureForms,
  record,
  rowOf,
  type Shape,
  standing,
  text,
} from '@shamble/kernel'
import { COMMANDS, ORDER, thing } from '../commands.ts'
import { NPS_IDS, PS_IDS } from '../content/survivors.ts'
import { seatsFor } from '../options.ts'
import { PARTS } from '../rules/08-turn.ts'
import { LURES } from '../events.ts'
import { type RunOrShootKit, type State, STEPS } from '../state.ts'
import { CARD_IDS } from '../tables/cards.ts'
import { GUN_IDS } from '../tables/guns.ts'
import { ITEM_IDS } from '../tables/items.ts'
import { MELEE_IDS } from '../tables/melee.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'

const MOST_FIGURES = 1000
/** Numbers that are given out in order. */
const number = integer(1, 500_000)
const count = integer(0, 500_000)
const turn = integer(0, 1000)
const level = integer(0, 3)
const seat = text({ pattern: /^(S[1-6]|U)$/ })
const survivorNumber = integer(1, 99)
const orderInForce = object({ order: ORDER, idle: integer(0, 100) })
const xy = object({ x: integer(0, 30_000), y: integer(0, 30_000) })
const facing = object({ x: integer(-1000, 1000), y: integer(-1000, 1000) })
const spot = object({ at: xy, level })
const id = text({ min: 1, max: 60 })
const ids = list(id, { max: 200 })
const numbers = list(number, { max: MOST_FIGURES })
const item = oneOf(...ITEM_IDS)
const weapon = object({ id: number, kind: oneOf(...GUN_IDS, ...MELEE_IDS), rounds: integer(0, 100) })

export const SURVIVOR = {
  n: survivorNumber,
  who: oneOf(...PS_IDS, ...NPS_IDS),
  name: text({ max: 80 }),
  seat: nullable(seat),
  status: oneOf('waiting', 'hidden', 'alive', 'dead', 'safe'),
  at: xy,
  level,
  facing,
  hits: integer(0, 8),
  down: flag,
  pinnedBy: nullable(number),
  pistol: nullable(weapon),
  main: nullable(weapon),
  items: list(item, { max: 40 }),
  torchLit: flag,
  slime: integer(0, 10),
  moved: integer(0, 30_000),
  climbed: flag,
  crossed: flag,
  fired: flag,
  fought: flag,
  threw: flag,
  burnt: flag,
  boosts: nullable(survivorNumber),
  coverAt: ids,
  leader: nullable(survivorNumber),
  order: nullable(orderInForce),
} as const
const survivor = object(SURVIVOR)

export const ZED = {
  id: number,
  n: count,
  kind: oneOf('ordinary', ...MUTANT_KINDS),
  mode: oneOf('attacking', 'drifting'),
  horde: nullable(number),
  at: xy,
  level,
  facing,
  down: flag,
  posture: oneOf('standing', 'crouching', 'springing', 'sitting'),
  pins: nullable(survivorNumber),
  burning: integer(0, 10),
  hits: integer(0, 30),
  walked: list(spot, { max: 500 }),
  emerged: flag,
  bit: nullable(survivorNumber),
  disturbedBy: nullable(survivorNumber),
  cutOff: flag,
  spent: flag,
  near: count,
  seared: nullable(spot),
} as const
const zed = object(ZED)

const stretch = { level, from: xy, to: xy }

export const TABLE = {
  openings: record(object({ state: oneOf('closed', 'open', 'destroyed'), zedTurns: integer(0, 1000), locked: flag }), {
    keys: id,
    max: 500,
  }),
  breaches: list(object({ in: id, ...stretch }), { max: 500 }),
  alarms: list(object({ id, state: oneOf('none', 'armed', 'ringing', 'spent'), turns: integer(0, 10) }), { max: 200 }),
  piles: list(object({ id, at: xy, level, weapons: list(weapon, { max: 100 }), items: list(item, { max: 200 }) }), {
    max: 500,
  }),
  searched: ids,
  areas: list(object({ at: xy, level, kind: oneOf('flames', 'WP'), turns: integer(0, 10) }), { max: 200 }),
  noises: list(
    object({
      at: xy,
      level,
      kind: oneOf('explosion', 'gunfire', 'alarm', 'chainsaw', 'engine', 'helicopter'),
      for7c: flag,
      for7f: flag,
    }),
    { max: 200 },
  ),
  groans: list(object({ at: xy, level, zed: number, n: number, radius: integer(0, 500) }), { max: MOST_FIGURES }),
  melee: list(object({ survivor: survivorNumber, zeds: numbers, lying: numbers }), { max: 20 }),
  known: ids,
}

const dueDie = object({ what: oneOf('groans', 'test', 'death'), about: count })
const clause = oneOf(
  'rs.priority.1',
  'rs.priority.2',
  'rs.priority.3',
  'rs.priority.4',
  'rs.priority.5',
  'rs.priority.6',
  'rs.priority.7',
  'rs.priority.12',
  'rs.mutant.4',
)

/** rs.secrecy.14 What a person as umpire has decided. */
const DESK = {
  laid: flag,
  errands: list(
    object({
      zed: number,
      target: nullable(survivorNumber),
      goal: spot,
      lure: oneOf(...LURES),
      clause,
    }),
    { max: MOST_FIGURES },
  ),
  hunters: list(object({ zed: number, does: oneOf('walk', 'crouch', 'stay', 'leap'), at: nullable(survivorNumber) }), {
    max: 20,
  }),
  attacks: list(object({ zed: number, at: nullable(survivorNumber) }), { max: 20 }),
  due: list(dueDie, { max: 60 }),
} as const

/** rs.seats.6 */
const UMPIRE_SEAT = {
  away: nullable(oneOf('step', 'game')),
  returns: flag,
  ruled: list(object({ survivor: survivorNumber, order: nullable(orderInForce), leader: nullable(survivorNumber) }), {
    max: 20,
  }),
  acts: count,
} as const

export const HIDDEN = {
  hordes: list(
    object({
      n: number,
      lair: id,
      size: integer(0, 100),
      inside: integer(0, 100),
      active: count,
      emergesFrom: turn,
      drawnTo: list(survivorNumber, { max: 20 }),
    }),
    { max: 20 },
  ),
  zeds: list(zed, { max: MOST_FIGURES }),
  people: record(spot, { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
  caches: record(integer(-1, 20), { keys: id, max: 200 }),
  tested: record(oneOf('infected', 'immune'), { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
  rising: record(turn, { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
  nextZed: number,
  activations: count,
  rolls: list(
    object({ turn, step: oneOf(...STEPS), clause: text({ max: 40 }), about: count, value: integer(0, 100) }),
    { max: 20_000 },
  ),
} as const

export const LEARNT = {
  stirred: ids,
  ruledOut: ids,
  moving: ids,
  cameOut: record(integer(0, 1000), { keys: id, max: 200 }),
  hurt: record(turn, { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
  found: record(integer(-1, 20), { keys: id, max: 200 }),
  mutants: object(partly(Object.fromEntries(MUTANT_KINDS.map((kind) => [kind, number])))),
  drifters: numbers,
  died: record(turn, { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
  collapsed: list(survivorNumber, { max: 20 }),
  rested: list(survivorNumber, { max: 20 }),
} as const

export const PROGRESS = {
  called: nullable(turn),
  landed: flag,
  cans: integer(0, 4),
  firstCan: nullable(turn),
  engine: nullable(turn),
  tankCame: flag,
  left: flag,
} as const

const units = integer(0, 30_000)
const transfer = object({ from: survivorNumber, to: survivorNumber, things: list(thing, { max: 40 }) })

/** The locals of those parts of a turn that have any: a move or a drag that something has stopped. */
const LOCALS: Readonly<Record<string, Fields>> = {
  moves: { under: optional(nullable(object({ survivor: survivorNumber, whole: units, left: units, paid: ids }))) },
  assistance: { drag: optional(nullable(object({ survivor: survivorNumber, whom: survivorNumber, left: units }))) },
}

/** The order of play: what calls what. */
const PROCEDURES: ProcedureForms = {
  game: { in: [] },
  'set-up': { in: ['game / set up'] },
  turn: { in: ['game / play'] },
  ...Object.fromEntries(
    PARTS.flatMap(({ plays }) =>
      plays.map((name) => [name, { in: [`turn / ${name}`], vars: rowOf(LOCALS, name) ?? {} }]),
    ),
  ),
  pushing: { in: ['melee / push or strike'], vars: { survivor: survivorNumber, many: integer(1, 6) } },
  offers: {
    in: ['gifts / give', 'others give / give and take'],
    vars: { giver: survivorNumber, command: COMMANDS, transfers: list(transfer, { max: 24 }), asked: integer(0, 24) },
  },
  mercy: {
    in: ['shooting / shoot or reload'],
    vars: { shooter: survivorNumber, target: survivorNumber, weapon: number },
  },
}

export const shape = ({ options, procedures }: Book<RunOrShootKit>): Shape<State> =>
  object({
    ...standing({ procedures, forms: PROCEDURES, command: COMMANDS, seats: seatsFor(options) }),
    turn,
    step: oneOf(...STEPS),
    survivors: list(survivor, { max: 20 }),
    zeds: list(zed, { max: MOST_FIGURES }),
    ...TABLE,
    cards: record(list(oneOf(...CARD_IDS), { max: 2 }), { keys: seat, max: 6 }),
    settled: record(list(oneOf(...CARD_IDS), { max: 1 }), { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
    acted: list(seat, { max: 7 }),
    waiting: list(seat, { max: 7 }),
    firing: list(
      object({
        survivor: survivorNumber,
        weapon: count,
        shots: integer(0, 10),
        refused: list(survivorNumber, { max: 20 }),
      }),
      { max: 20 },
    ),
    laddersUsed: ids,
    conceding: list(seat, { max: 7 }),
    watching: list(seat, { max: 7 }),
    unshared: list(object({ what: id, by: survivorNumber }), { max: 500 }),
    risen: record(number, { keys: text({ pattern: /^\d{1,2}$/ }), max: 20 }),
    learnt: object(LEARNT),
    progress: object(PROGRESS),
    starters: integer(1, 6),
    killed: count,
    grade: nullable(oneOf('clean', 'tainted')),
    nextNumber: number,
    nextWeapon: number,
    nextPile: number,
    umpire: optional(object(UMPIRE_SEAT)),
    hidden: object({ ...HIDDEN, desk: optional(object(DESK)) }),
  })
