/** The written form of a position, key by key. */
import {
  anyJson,
  flag,
  Illegal as IllegalPosition,
  integer,
  list,
  object,
  type Of,
  oneOf,
  optional,
  record,
  text,
  tuple,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { DECK, ITEMS } from '../content/cards.ts'
import { STACK } from '../content/tiles.ts'
import { SURVIVOR_IDS } from '../tables/survivors.ts'

const unit = tuple(integer(-400, 400), integer(-400, 400))
const cell = tuple(integer(-100, 100), integer(-100, 100))
const tile = oneOf(...STACK)
const card = oneOf(...DECK)
const survivor = oneOf(...SURVIVOR_IDS)
const count = integer(0, 1_000)

export const POSITION = object({
  game: optional(oneOf('drop-dead')),
  options: optional(record(anyJson)),
  /** All tiles but the three start tiles, in the order in which they were laid. */
  tiles: optional(
    list(
      object({
        id: tile,
        at: cell,
        rot: optional(integer(0, 3)),
        resolved: optional(flag),
        asleep: optional(flag),
      }),
      { max: STACK.length },
    ),
  ),
  survivors: list(
    object({
      seat: optional(text({ pattern: /^P[1-4]$/ })),
      id: survivor,
      at: optional(unit),
      health: optional(integer(0, 150)),
      carries: optional(flag),
      items: optional(list(oneOf(...(Object.keys(ITEMS) as (keyof typeof ITEMS)[])), { max: DECK.length })),
      trapped: optional(flag),
      status: optional(oneOf('alive', 'undead', 'dead', 'escaped', 'left behind')),
      died: optional(object({ cycle: integer(1, 10_000), phase: oneOf('survivors', 'zombies') })),
    }),
    { max: SURVIVOR_IDS.length },
  ),
  zombies: optional(
    list(
      object({
        n: optional(integer(1, 40)),
        at: unit,
        health: optional(integer(1, 40)),
        heading: optional(integer(0, 8)),
        commanded: optional(flag),
        moved: optional(flag),
        attacked: optional(flag),
        fresh: optional(flag),
      }),
      { max: 40 },
    ),
  ),
  /** The top first. What is not said lies in the printed order. */
  stack: optional(list(tile, { max: STACK.length })),
  covered: optional(list(tile, { max: STACK.length })),
  deck: optional(list(card, { max: DECK.length })),
  discard: optional(list(card, { max: DECK.length })),
  partCards: optional(list(card, { max: DECK.length })),
  /** Where car part tokens lie. */
  parts: optional(list(unit, { max: 5 })),
  installed: optional(integer(0, 5)),
  cycle: optional(integer(1, 10_000)),
  phase: optional(oneOf('setup', 'survivors', 'zombies')),
  /** The active survivor, with what the turn has seen so far. */
  turn: optional(
    object({
      survivor,
      paid: optional(count),
      bonus: optional(count),
      stopped: optional(flag),
      attacks: optional(count),
      mayAttack: optional(count),
      itemUsed: optional(flag),
      partAction: optional(flag),
      overlapUsed: optional(flag),
      smoke: optional(flag),
      trapped: optional(flag),
      begun: optional(flag),
    }),
  ),
  /** The last cycle of fog. */
  fog: optional(integer(0, 10_000)),
  idle: optional(count),
  stirred: optional(flag),
  /** The whole state, where the keys above cannot say all of it: with a tile in hand, in an undead turn. */
  exact: optional(anyJson),
})

export type Position = Of<typeof POSITION>

/** A fault of a position: the place in the document, and the clause it breaks. */
export const Illegal = IllegalPosition<Clause>
