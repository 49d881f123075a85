/** The written form of a position, key by key. Places are [x, y] in tenths of a millimetre. */
import {
  anyJson,
  either,
  flag,
  Illegal as IllegalPosition,
  integer,
  list,
  nullable,
  object,
  type Of,
  oneOf,
  optional,
  record,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { ARCHETYPES } from '../tables/archetypes.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { SKILLS, WEAPON_SKILLS } from '../tables/skills.ts'
import { GRENADES } from '../tables/grenades.ts'
import { ITEMS, type ItemId } from '../tables/items.ts'
import { WEAPONS, type WeaponId } from '../tables/weapons.ts'

const FARTHEST = 30_000
const point = tuple(integer(-FARTHEST, FARTHEST), integer(-FARTHEST, FARTHEST))
const id = integer(1, 99_999)
const humanNumber = integer(1, 63)
const zombieNumber = integer(1, 9_999)
const turn = integer(0, 10_000)
const count = integer(0, 999)
const figure = text({ pattern: /^[HZ][1-9]\d{0,3}$/ })
const terrain = text({ pattern: /^[A-Za-z0-9-]{1,20}$/ })
const on = optional(nullable(terrain))
const grenadeIds = Object.keys(GRENADES) as (keyof typeof GRENADES)[]
const weaponId = oneOf(...(Object.keys(WEAPONS) as WeaponId[]))
const itemId = oneOf(...(Object.keys(ITEMS) as ItemId[]))
const grenades = record(integer(1, 99), { keys: text({ pattern: new RegExp(`^(${grenadeIds.join('|')})$`) }) })
const burning = object({ turns: integer(1, 2), lighter: optional(nullable(humanNumber)) })
const words = list(text({ max: 20 }), { max: 200 })

/** A weapon in full, or only what it is: loaded and in order. */
const fullWeapon = object({
  type: weaponId,
  id: optional(id),
  loaded: optional(count),
  grenades: optional(grenades),
  ready: optional(flag),
  jammed: optional(flag),
  braced: optional(flag),
  motor: optional(oneOf('runs', 'stalled', 'empty')),
  silenced: optional(flag),
})
const weapon = either(weaponId, fullWeapon)
const fullItem = object({
  kind: itemId,
  id: optional(id),
  marker: optional(nullable(terrain)),
  vehicle: optional(nullable(terrain)),
  on: optional(flag),
})
const item = either(itemId, fullItem)
const opening = oneOf('open', 'closed', 'barricaded', 'broken')

const idsOf = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]
const skillIds = idsOf(SKILLS)
const quirkIds = idsOf(QUIRKS)
const psychosisIds = idsOf(PSYCHOSES)

/** dw.archetype.7 */
const sheet = object({
  sex: optional(oneOf('m', 'f')),
  archetype: optional(nullable(oneOf(...idsOf(ARCHETYPES)))),
  subtype: optional(text({ max: 60 })),
  level: optional(integer(1, 99)),
  xp: optional(integer(0, 9_999)),
  skills: optional(list(oneOf(...skillIds), { max: 10 })),
  weaponSkills: optional(list(oneOf(...idsOf(WEAPON_SKILLS)), { max: 7 })),
  quirks: optional(list(oneOf(...quirkIds), { max: 2 })),
  psychoses: optional(list(oneOf(...psychosisIds), { max: 11 })),
  trauma: optional(integer(0, 99)),
})

const human = object({
  name: optional(text({ min: 1, max: 80 })),
  seat: optional(nullable(text({ pattern: /^P[1-6]$/ }))),
  npc: optional(flag),
  status: optional(oneOf('alive', 'dead', 'turned', 'escaped', 'lost')),
  /** Missing only in the set-up: he is still to be placed. */
  at: optional(point),
  on,
  prone: optional(flag),
  stunned: optional(flag),
  burning: optional(nullable(burning)),
  wounds: optional(integer(0, 99)),
  untested: optional(integer(0, 99)),
  bmv: optional(integer(0, 99)),
  unshaken: optional(flag),
  ap: optional(integer(0, 9)),
  doubled: optional(flag),
  acted: optional(flag),
  moved: optional(flag),
  firedAt: optional(list(figure, { max: 2_000 })),
  breakFailed: optional(flag),
  sawed: optional(flag),
  entrance: optional(nullable(terrain)),
  weapons: optional(list(weapon, { max: 20 })),
  stock: optional(
    object({
      bullets: optional(count),
      shells: optional(count),
      belts: optional(count),
      arrows: optional(count),
      launcher: optional(grenades),
    }),
  ),
  items: optional(list(item, { max: 100 })),
  kills: optional(count),
  closeKills: optional(count),
  died: optional(turn),
  /** dw.turn.4 In which order they died; without it, of one turn those with lower numbers first. */
  deathNumber: optional(humanNumber),
  neverRises: optional(flag),
  sheet: optional(sheet),
  skillsUsed: optional(list(oneOf(...skillIds), { max: 40 })),
  nervesSpent: optional(flag),
  extraAP: optional(integer(0, 8)),
  mind: optional(
    object({
      frozen: optional(flag),
      refuses: optional(flag),
      began: optional(nullable(oneOf('fire', 'move'))),
      stumbled: optional(flag),
      compelled: optional(list(oneOf(...quirkIds, ...psychosisIds), { max: 11 })),
    }),
  ),
  bitten: optional(integer(0, 99)),
  aboard: optional(nullable(terrain)),
})

const vehicle = object({
  at: optional(point),
  heading: optional(integer(0, 359)),
  speed: optional(integer(0, 8_000)),
  engine: optional(flag),
  battery: optional(oneOf('normal', 'failed', 'dead', 'fresh')),
  tank: optional(oneOf('full', 'empty')),
  isWreck: optional(flag),
  places: optional(list(nullable(humanNumber), { max: 12 })),
  isBroken: optional(flag),
  pounded: optional(integer(0, 99)),
  driven: optional(flag),
  gone: optional(flag),
})

const zombie = object({
  n: optional(zombieNumber),
  at: point,
  on,
  facing: optional(nullable(point)),
  fallen: optional(flag),
  stunned: optional(flag),
  burning: optional(nullable(burning)),
  weapon: optional(nullable(weapon)),
  heading: optional(nullable(integer(0, 359))),
  victim: optional(nullable(humanNumber)),
  former: optional(nullable(humanNumber)),
  stoodUp: optional(flag),
  moved: optional(flag),
  gripped: optional(flag),
  pounding: optional(nullable(terrain)),
})

export const POSITION = object({
  game: optional(oneOf('dead-walk')),
  options: optional(record(anyJson)),
  turn: optional(integer(1, 10_000)),
  phase: optional(oneOf('setup', 'tests', 'humans', 'zombies')),
  /** In the order of their numbers. */
  humans: list(human, { min: 1, max: 63 }),
  zombies: optional(list(zombie, { max: 5_000 })),
  nextZombie: optional(zombieNumber),
  nextId: optional(integer(1, 100_000)),
  /** The state of openings that are not as the map has them. */
  openings: optional(record(either(opening, object({ state: opening, pounded: integer(0, 99) })))),
  /** Weapons, items and ammunition on the table; without it, the markers of the scenario. */
  lying: optional(
    list(
      object({
        id: optional(id),
        at: point,
        on,
        weapon: optional(weapon),
        item: optional(item),
        ammo: optional(
          either(
            object({ kind: oneOf('bullets', 'shells', 'belts', 'arrows'), count: integer(1, 999) }),
            object({ grenade: oneOf(...grenadeIds), count: integer(1, 999) }),
          ),
        ),
        heldBy: optional(nullable(humanNumber)),
      }),
      { max: 2_000 },
    ),
  ),
  noises: optional(list(object({ at: point, on, until: optional(turn) }), { max: 2_000 })),
  progress: optional(
    object({
      explored: optional(words),
      searched: optional(words),
      populated: optional(words),
      pickedUp: optional(words),
      carriedOut: optional(words),
      engineTurns: optional(count),
      engineLast: optional(turn),
      engaged: optional(flag),
      npcsJoined: optional(flag),
      printedGone: optional(list(zombieNumber, { max: 1_000 })),
      eliminated: optional(count),
    }),
  ),
  starters: optional(integer(0, 63)),
  /** Vehicles that are not as the map has them, by id. */
  vehicles: optional(record(vehicle)),
  /** The activation under way. */
  activation: optional(
    object({
      human: humanNumber,
      fresh: optional(flag),
      run: optional(
        nullable(
          object({ path: list(point, { min: 1, max: 2_000 }), surcharge: integer(0, 999), paid: integer(0, 999) }),
        ),
      ),
      leaving: optional(list(figure, { max: 100 })),
      shell: optional(nullable(object({ weapon: id, towards: nullable(point), target: nullable(figure) }))),
      shots: optional(integer(1, 9)),
    }),
  ),
  /** The whole state, where the keys above cannot say all of it: in the set-up, in the middle of an action, at the end. */
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>
export type WeaponLine = Of<typeof weapon>
export type ItemLine = Of<typeof item>

/** A fault of a position: the place in the document, and the clause it breaks. */
export const Illegal = IllegalPosition<Clause>
