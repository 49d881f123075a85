import { either, flag, integer, list, type Of, object, oneOf, optional, text, tuple, variants } from '@shamble/kernel'
import { NPS_IDS, PS_IDS } from './content/survivors.ts'
import { CARD_IDS } from './tables/cards.ts'
import { GRENADE_IDS } from './tables/grenades.ts'
import { GUN_IDS } from './tables/guns.ts'
import { ITEM_IDS } from './tables/items.ts'
import { MELEE_IDS } from './tables/melee.ts'
import { MUTANT_KINDS } from './tables/mutants.ts'
import { ASSIST_ACTS } from './tables/orders.ts'
import { FACING_LIMIT } from './tables/units.ts'

/**
 * Everything a seat can decide, in its written form (D2 to D30 of the specification). Points are [x, y] in units, things
 * on the map go by their ids, survivors and Zeds by their public numbers, weapons by the number of the piece.
 */
const point = tuple(integer(0, 30_000), integer(0, 30_000))
const level = integer(0, 4)
const spot = object({ at: point, level })
const facing = tuple(integer(-FACING_LIMIT, FACING_LIMIT), integer(-FACING_LIMIT, FACING_LIMIT))
const survivor = integer(1, 99)
const zed = integer(1, 1_000_000)
const id = text({ min: 1, max: 60 })
const weapon = integer(1, 1_000_000)
const MODES = ['attacking', 'drifting'] as const
/** rs.carry.4 An item by its kind, a weapon by its number. */
export const thing = either(oneOf(...ITEM_IDS), weapon)
const things = list(thing, { max: 40 })

/** rs.order.8 An order with its object. */
const ORDERED = {
  FOLLOW: object({ survivor }),
  'RUN TO': object({ place: either(id, spot) }),
  STAY: object({}),
  COVER: object({ towards: either(id, facing) }),
  'SHOOT AT': object({ zed }),
  GUARD: object({ what: either(id, survivor) }),
  'HOLD FIRE': object({}),
  RELOAD: object({ weapon }),
  'FIRST AID': object({ survivor }),
  TAKE: object({ from: id }),
  GIVE: object({ thing, survivor }),
  OPEN: object({ door: id }),
  CLOSE: object({ door: id }),
  CLIMB: object({ ladder: id, up: flag }),
  THROW: object({ grenade: oneOf(...GRENADE_IDS), at: point, level }),
  ASSIST: object({ survivor, act: oneOf(...ASSIST_ACTS) }),
  FLEE: object({}),
} as const
export const ORDER = variants('is', ORDERED)
export type Order = Of<typeof ORDER>

/** rs.nps.13 What the umpire lets somebody do instead: as if he had been ordered to, fight, or nothing at all. */
const INSTEAD = variants('is', { ...ORDERED, MELEE: object({}), NOTHING: object({}) })
export type Instead = Of<typeof INSTEAD>

/** A Zed of the umpire's, by its public number; one that nobody has seen by that of its creation. */
const anyZed = either(zed, object({ hidden: zed }))
export type AnyZed = Of<typeof anyZed>

/** Somebody on the table. */
const figure = either(object({ zed }), object({ survivor }))
export type Handled = Of<typeof figure>

/** rs.seats.7 What the umpire may do by hand where the house lets him. */
const ACT = variants('is', {
  put: object({ at: point, level: optional(level), facing: optional(facing), mode: optional(oneOf(...MODES)) }),
  remove: object({ zed }),
  move: object({ who: figure, at: point, level: optional(level), facing: optional(facing) }),
  turn: object({ who: figure, facing }),
  lay: object({ who: figure }),
  raise: object({ who: figure }),
  hits: object({ survivor, hits: integer(0, 8) }),
  give: object({ survivor, what: oneOf(...ITEM_IDS, ...GUN_IDS, ...MELEE_IDS) }),
  take: object({ survivor, thing }),
  door: object({ door: id, now: oneOf('open', 'closed', 'destroyed') }),
  announce: object({ says: text({ min: 1, max: 200 }) }),
})
export type Act = Of<typeof ACT>
/** rs.seats.7, rs.nps.13 Why the umpire does something. */
const reason = optional(text({ max: 200 }))

/** rs.move.3 What is done along a move, in its order (D8). */
const MOVE_ACT = variants('act', {
  go: object({ to: point }),
  open: object({ door: id }),
  close: object({ door: id }),
  'pick-up': object({ pile: id, take: things }),
  search: object({ cache: id, take: optional(things) }),
  stairs: object({ stairs: id }),
  drop: object({ things }),
  pour: object({}),
  leave: object({}),
})
const acts = list(MOVE_ACT, { max: 200 })

/** rs.items.5, rs.carry.7 What everybody may do when he turns (D9). */
const besides = { torch: optional(flag), drop: optional(things) }

export const COMMANDS = variants('do', {
  // D2: set-up.
  choose: object({ survivor: oneOf(...PS_IDS) }),
  exchange: object({ with: survivor, give: things, get: things }),
  'take-torch': object({ leave: thing }),
  ready: object({}),
  place: object({ at: point, facing: optional(facing) }),
  // D3: cards.
  card: object({ cards: list(oneOf(...CARD_IDS), { min: 1, max: 2 }) }),
  // D4, D29: orders, and the call of the helicopter.
  order: object({ to: list(survivor, { min: 1, max: 8 }), order: ORDER }),
  call: object({}),
  // D16, and whatever is declined.
  wait: object({}),
  pass: object({}),
  // D6, D7: melee.
  push: object({}),
  strike: object({ weapon, zed: optional(zed), corpse: optional(survivor) }),
  'push-back': object({ zeds: list(zed, { max: 40 }) }),
  // D8 to D10: moves and turns.
  move: object({ acts, facing: optional(facing), ...besides }),
  cross: object({ barrier: id, facing: optional(facing), ...besides }),
  turn: object({ facing, ...besides }),
  // D11: climbing.
  climb: object({ ladder: id }),
  'drop-down': object({ at: point }),
  'climb-wall': object({ helper: survivor, at: point }),
  // D12, D13, D30: giving.
  give: object({
    hand: optional(list(object({ to: survivor, things }), { max: 12 })),
    take: optional(list(object({ from: survivor, things }), { max: 12 })),
    search: optional(list(id, { max: 12 })),
    'pick-up': optional(list(object({ pile: id, take: things }), { max: 12 })),
    pour: optional(integer(1, 4)),
  }),
  accept: object({ things }),
  // D14, D15: aid and assistance.
  treat: object({ survivor }),
  assist: object({ survivor, act: oneOf(...ASSIST_ACTS), path: optional(list(point, { max: 50 })) }),
  // D17: grenades.
  throw: object({ grenade: oneOf(...GRENADE_IDS), at: point, level }),
  // D20 to D22: shooting, reloading, watching a lair.
  shoot: object({ weapon, zed: optional(zed), survivor: optional(survivor) }),
  reload: object({ weapon }),
  observe: object({ lair: id }),
  // D24: whose survivor has died.
  'take-over': object({ survivor: oneOf(...NPS_IDS) }),
  watch: object({}),
  // D25: mercy.
  agree: object({}),
  refuse: object({}),
  // D26, D28.
  concede: object({}),
  'play-on': object({}),
  drive: object({}),
  stay: object({}),
  // D1: what a person as umpire hides, and where.
  'lay-out': object({
    hordes: list(id, { max: 20 }),
    mutants: list(object({ kind: oneOf(...MUTANT_KINDS), at: id }), { max: 10 }),
    drifters: list(object({ at: id, many: optional(integer(1, 3)), facing: optional(facing) }), { max: 40 }),
    people: list(object({ survivor, at: id }), { max: 8 }),
  }),
  // D5.
  rule: object({ people: list(object({ survivor, does: INSTEAD }), { min: 1, max: 8 }), reason }),
  // D18, D19, D23: step 7 and step 10.
  send: object({ zed, at: point, level: optional(level) }),
  hunters: object({
    told: list(object({ zed: anyZed, does: oneOf('walk', 'crouch', 'stay', 'leap'), at: optional(survivor) }), {
      max: 20,
    }),
  }),
  mutants: object({ told: list(object({ zed: anyZed, at: optional(survivor) }), { max: 20 }) }),
  // rs.dice.4
  faces: object({ faces: list(integer(0, 9), { max: 60 }) }),
  // D27.
  'by-the-book': object({}),
  'hand-over': object({ until: oneOf('step', 'game') }),
  'take-back': object({}),
  // rs.seats.7
  'by-hand': object({ act: ACT, note: reason }),
})

export type Command = Of<typeof COMMANDS>
export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>
export type Thing = Of<typeof thing>
