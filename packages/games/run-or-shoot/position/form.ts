/** The written form of a position, key by key. Places are [x, y] in tenths of a millimetre; what is hidden has a block. */
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
  partly,
  record,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { NPS_IDS, PS_IDS } from '../content/survivors.ts'
import { STEPS } from '../state.ts'
import { CARD_IDS } from '../tables/cards.ts'
import { GUN_IDS } from '../tables/guns.ts'
import { ITEM_IDS } from '../tables/items.ts'
import { MELEE_IDS } from '../tables/melee.ts'
import { FACING_LIMIT } from '../tables/units.ts'
import { HIDDEN, LEARNT, PROGRESS, SURVIVOR, TABLE, ZED } from './shape.ts'

const FARTHEST = 30_000
const point = tuple(integer(0, FARTHEST), integer(0, FARTHEST))
const direction = tuple(integer(-FACING_LIMIT, FACING_LIMIT), integer(-FACING_LIMIT, FACING_LIMIT))
const number = integer(1, 500_000)
const level = optional(integer(0, 3))
const id = text({ min: 1, max: 60 })
const spot = object({ at: point, level })
const numbered = text({ pattern: /^\d{1,6}$/ })

/** A weapon with a full clip by its name alone, or in full. */
const weapon = either(
  oneOf(...GUN_IDS, ...MELEE_IDS),
  object({ kind: oneOf(...GUN_IDS, ...MELEE_IDS), rounds: optional(integer(0, 40)), id: optional(number) }),
)
const items = list(oneOf(...ITEM_IDS), { max: 40 })

const { n: _number, who: _who, name: _name, at: _at, level: _level, facing: _facing, ...others } = SURVIVOR
const { pistol: _pistol, main: _main, items: _items, ...condition } = others

const survivor = object({
  ...partly(condition),
  /** Who it is; without it, the player survivors of the default team in their order. */
  who: optional(oneOf(...PS_IDS, ...NPS_IDS)),
  /** Missing for whoever is hidden: his place is in the hidden block. */
  at: optional(point),
  level,
  facing: optional(direction),
  pistol: optional(nullable(weapon)),
  main: optional(nullable(weapon)),
  items: optional(items),
  /** By the public number of the Zed. */
  pinnedBy: optional(nullable(number)),
})

const { id: _id, n: _n, horde: _horde, at: _zedAt, level: _zedLevel, facing: _zedFacing, ...rest } = ZED
const { walked: _walked, seared: _seared, ...look } = rest
const zed = {
  ...partly(look),
  at: point,
  level,
  facing: optional(direction),
  walked: optional(list(spot, { max: 500 })),
  seared: optional(nullable(spot)),
}

const opening = oneOf('closed', 'open', 'destroyed')
const alarm = oneOf('none', 'armed', 'ringing', 'spent')
const { hordes: _hordes, zeds: _zeds, people: _people, caches: _caches, ...secrets } = HIDDEN

const hidden = object({
  ...partly(secrets),
  /** Sizes as they were rolled; `inside`, if it is written, is what has not come out yet. */
  hordes: optional(
    list(
      object({
        lair: id,
        size: integer(1, 100),
        inside: optional(integer(0, 100)),
        active: optional(integer(0, 100)),
        emergesFrom: optional(integer(0, 1000)),
        drawnTo: optional(list(integer(1, 99), { max: 20 })),
      }),
      { max: 20 },
    ),
  ),
  /** Those whom nobody has seen yet. */
  zeds: optional(list(object({ ...zed, id: optional(number), horde: optional(nullable(number)) }), { max: 1000 })),
  /** Where hidden others are, by their numbers. */
  people: optional(record(spot, { keys: numbered, max: 20 })),
  /** What is in a cache: the place of its card in the printed deck from 0, or -1 for nothing. The first card otherwise. */
  caches: optional(record(integer(-1, 20), { keys: id, max: 200 })),
  /** The order of creation of Zeds on the table, by public number, where it is another one. */
  created: optional(record(number, { keys: numbered, max: 1000 })),
  /** Of which horde they are, by public number. */
  hordeOf: optional(record(number, { keys: numbered, max: 1000 })),
})

export const POSITION = object({
  game: optional(oneOf('run-or-shoot')),
  options: optional(record(anyJson)),
  turn: optional(integer(1, 1000)),
  /** The step that begins; the whole turn without it. From step 3 on the cards are open. */
  step: optional(oneOf(...STEPS.filter((step) => step !== 'setup'))),
  cards: optional(record(list(oneOf(...CARD_IDS), { max: 2 }), { keys: text({ pattern: /^S[1-6]$/ }), max: 6 })),
  /** Player survivors in seat order, the others after them; nobody yet only before they are chosen, in `exact`. */
  survivors: list(survivor, { max: 14 }),
  zeds: optional(list(object({ ...zed, n: optional(number) }), { max: 1000 })),
  /** Doors and windows that are not closed and whole. */
  openings: optional(
    record(either(opening, object({ state: opening, zedTurns: optional(integer(0, 1000)), locked: optional(flag) })), {
      keys: id,
      max: 500,
    }),
  ),
  breaches: optional(list(object({ in: id, level: integer(0, 3), from: point, to: point }), { max: 500 })),
  /** Alarms that are not as the map has them. */
  alarms: optional(
    record(either(alarm, object({ state: alarm, turns: optional(integer(0, 10)) })), { keys: id, max: 200 }),
  ),
  piles: optional(
    list(
      object({
        id: optional(id),
        at: point,
        level,
        weapons: optional(list(weapon, { max: 100 })),
        items: optional(items),
      }),
      { max: 500 },
    ),
  ),
  searched: optional(TABLE.searched),
  known: optional(TABLE.known),
  areas: optional(
    list(object({ kind: oneOf('flames', 'WP'), at: point, level, turns: optional(integer(1, 10)) }), { max: 200 }),
  ),
  noises: optional(
    list(
      object({
        kind: oneOf('explosion', 'gunfire', 'alarm', 'chainsaw', 'engine', 'helicopter'),
        at: point,
        level,
        for7c: optional(flag),
        for7f: optional(flag),
      }),
      { max: 200 },
    ),
  ),
  /** Who was in melee at the start of the turn, by public numbers; without it, who touches whom now. */
  melee: optional(
    list(
      object({
        survivor: integer(1, 99),
        zeds: list(number, { max: 100 }),
        lying: optional(list(number, { max: 100 })),
      }),
      { max: 20 },
    ),
  ),
  learnt: optional(object(partly(LEARNT))),
  progress: optional(object(partly(PROGRESS))),
  risen: optional(record(number, { keys: numbered, max: 20 })),
  watching: optional(list(text({ pattern: /^S[1-6]$/ }), { max: 6 })),
  unshared: optional(list(object({ what: id, by: integer(1, 99) }), { max: 500 })),
  starters: optional(integer(1, 6)),
  killed: optional(integer(0, 500_000)),
  nextNumber: optional(number),
  nextWeapon: optional(number),
  nextPile: optional(number),
  hidden: optional(hidden),
  /** The whole state, where the keys above cannot say all of it: in the set-up, in the middle of a step, at the end. */
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>
export type SurvivorLine = Position['survivors'][number]
export type ZedLine = NonNullable<Position['zeds']>[number]
export type HiddenLine = NonNullable<Position['hidden']>
export type WeaponLine = Of<typeof weapon>

/** A fault of a position: the place in the document, and the clause it breaks. */
export const Illegal = IllegalPosition<Clause>
