/** rs.items Things on the table: piles that are picked up, caches that are searched, torches; and what is dropped. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { RunOrShootBook } from '../book.ts'
import type { Thing } from '../commands.ts'
import { type CacheCard, cardsOf } from '../content/decks.ts'
import type { Cache } from '../content/table-map.ts'
import { change, type Look, type Pile, type Survivor, type Transaction } from '../state.ts'
import { asPoint, type Figure, isAdjacent } from './01-measure.ts'
import {
  carryLoad,
  fitting,
  isEmpty,
  joined,
  type Load,
  loadOf,
  newWeapon,
  NO_LOAD,
  takenFrom,
  thingsOf,
  withTaken,
} from './05-carry.ts'
import { layDown } from './11-injury.ts'
import { springFrom } from './42-departures.ts'
import { NO_CARD } from './04-draws.ts'
import { learnFound } from './43-learnt.ts'
import { keepToHimself, zedKey } from './43-shared.ts'

/** rs.items.1, rs.measure.7 The piles beside a figure, and the caches that nobody has searched. */
export const pilesBeside = (look: Look, from: Figure, piles: readonly Pile[] = look.state.piles): Pile[] =>
  piles.filter((pile) => isAdjacent(look, from, asPoint(pile)))

export const cachesBeside = (look: Look, from: Figure): Cache[] =>
  look.book.map.caches.filter(
    (cache) => !look.state.searched.includes(cache.id) && isAdjacent(look, from, asPoint(cache)),
  )

/** What taking things from a pile brings: what he has then, what is left of the pile, and what he dropped for them. */
export interface Taking {
  readonly load: Load
  readonly left: Load
  readonly dropped: Load
}

const OVERLOADED: Readonly<Record<'rs.carry.1' | 'rs.carry.2' | 'rs.carry.3', string>> = {
  'rs.carry.1': 'Nobody carries two pistols.',
  'rs.carry.2': 'Nobody carries two main weapons.',
  'rs.carry.3': 'There is no place left for all of that: drop something first.',
}

/** rs.carry.7, rs.carry.8, rs.items.1 Taking these things from a pile, or why it cannot be. */
export function taking(load: Load, pile: Load, things: readonly Thing[]): Taking | Refusal {
  const found = takenFrom(pile, things)
  if (found === null) return refuse('rs.items.1', 'These things do not lie there.')
  const after = withTaken(load, found.taken)
  if (typeof after === 'string') return refuse(after, OVERLOADED[after])
  return { load: after.load, left: found.left, dropped: after.dropped }
}

/** A pile with something else in it; an empty one is gone. */
export function withPile(piles: readonly Pile[], { id }: Pile, left: Load): readonly Pile[] {
  if (isEmpty(left)) return Object.freeze(piles.filter((one) => one.id !== id))
  const rest = { weapons: Object.freeze([...left.weapons]), items: Object.freeze([...left.items]) }
  return Object.freeze(piles.map((one) => (one.id === id ? change(one, rest) : one)))
}

/** rs.carry.8 What he lets go of lies where he stands. */
function leave(t: Transaction, s: Survivor, dropped: Load, clause: 'rs.carry.7' | 'rs.carry.8'): void {
  if (isEmpty(dropped)) return
  const pile = layDown(t, s, dropped)
  t.emit({ e: 'dropped', clause, survivor: s.n, pile: pile.id, things: thingsOf(dropped) })
}

/** rs.items.1, rs.items.2 He takes these things, which he may. */
export function pickUp(t: Transaction, s: Survivor, id: string, things: readonly Thing[]): void {
  const pile = t.state.piles.find((one) => one.id === id)
  const taken = pile && taking(loadOf(s), pile, things)
  if (!pile || !taken || 'reason' in taken || things.length === 0) return
  t.state.piles = withPile(t.state.piles, pile, taken.left)
  carryLoad(s, taken.load)
  t.emit({ e: 'took', clause: 'rs.items.1', survivor: s.n, from: pile.id, things })
  leave(t, s, taken.dropped, 'rs.carry.8')
}

/** rs.carry.7 Dropping is free. */
export function dropThings(t: Transaction, s: Survivor, things: readonly Thing[]): void {
  const found = takenFrom(loadOf(s), things)
  if (found === null) return
  carryLoad(s, found.left)
  leave(t, s, found.taken, 'rs.carry.7')
}

export const dropRefusal = (load: Load, things: readonly Thing[]): Refusal | null =>
  takenFrom(load, things) === null ? refuse('rs.carry.7', 'There is no such thing to drop.') : null

/** rs.scenario.5 What is on the card of this number in a cache; the crate that the goal names lies there beside it. */
export function cacheCard({ map, scenario: { goal }, needs }: RunOrShootBook, id: string, number: number): CacheCard {
  const cache = map.caches.find((one) => one.id === id)
  const card: CacheCard = cache ? (cardsOf(cache.deck)[number] ?? {}) : {}
  const hasCrate = goal.is === 'goods' && goal.crate === id && needs.weapons > 0
  return hasCrate ? { ...card, items: [...(card.items ?? []), 'weapons'] } : card
}

/** rs.scenario.5 The card in a cache: none is left of its deck, or what it names. */
const cardIn = ({ state, book }: Look, { id }: Cache): CacheCard => cacheCard(book, id, state.hidden.caches[id] ?? -1)

function contentsOf(t: Transaction, { guns = [], melee = [], items = [] }: CacheCard): Load {
  return { weapons: [...guns, ...melee].map((kind) => newWeapon(t, kind)), items }
}

/**
 * rs.items.4 The cache is opened for all: what was in it lies there as a pile, of which the searcher takes at once what he
 * named beforehand and can carry. The pile, if there is one.
 */
export function searchCache(t: Transaction, s: Survivor, cache: Cache, wanted: readonly Thing[] = []): Pile | null {
  const { state } = t
  const card = cardIn(t, cache)
  const { [cache.id]: number = NO_CARD, ...unopened } = state.hidden.caches
  learnFound(t, cache.id, number)
  state.hidden.caches = Object.freeze(unopened)
  state.searched = Object.freeze([...state.searched, cache.id])
  t.reveal()
  const found = contentsOf(t, card)
  const zed = card.zed === true
  keepToHimself(
    t,
    s,
    cache.id,
    ...(zed ? [zedKey(state.nextNumber)] : []),
    ...(isEmpty(found) ? [] : [`pile ${state.nextPile}`]),
  )
  t.emit({ e: 'searched', clause: 'rs.items.4', survivor: s.n, cache: cache.id, found: thingsOf(found), zed })
  if (zed) springFrom(t, cache)
  if (isEmpty(found)) return null
  const pile = layDown(t, cache, found)
  pickUp(t, s, pile.id, thingsOf(fitting(loadOf(s), named(found, wanted))))
  return state.piles.find(({ id }) => id === pile.id) ?? null
}

/** What of it was wanted, each thing as often as it was named. */
function named(found: Load, wanted: readonly Thing[]): Load {
  let [rest, all] = [found, NO_LOAD]
  for (const thing of wanted) {
    const one = takenFrom(rest, [thing])
    if (one === null) continue
    rest = one.left
    all = joined(all, one.taken)
  }
  return all
}

/** rs.items.5 */
export const torchRefusal = (s: Survivor, lit: boolean): Refusal | null =>
  lit && !s.items.includes('torch') ? refuse('rs.items.5', 'There is no torch to light or put out.') : null

export function switchTorch(t: Transaction, s: Survivor, lit: boolean): void {
  if (s.torchLit === lit) return
  s.torchLit = lit
  t.emit({ e: 'torch', clause: 'rs.items.5', survivor: s.n, lit })
}
