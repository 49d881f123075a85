/** dw.movement.25, dw.movement.26, dw.movement.27 Things picked up, handed over and dropped. */
import { type Refusal, refuse, thoseIn } from '@shamble/kernel'
import { compareDistance } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import type { Thing } from '../events.ts'
import {
  change,
  type Human,
  humanOf,
  isInPlay,
  type Item,
  type Look,
  type Lying,
  type StockKind,
  type Transaction,
  theHuman,
} from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { ITEMS } from '../tables/items.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { WEAPONS } from '../tables/weapons.ts'
import {
  betweenWords,
  contactWords,
  humanBody,
  humansTouching,
  isApart,
  isInCloseCombat,
  isWalledOff,
  touches,
} from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { handsRefusal, itemRefusal, itemThing, takeRefusal, takeWeapon, weaponThing } from './06-carry.ts'
import { addStock, isStockKind, stockOf } from './07-ammo.ts'
import { weaponOf } from './08-weapons.ts'

type Ammo = NonNullable<Lying['ammo']>
type AmmoKind = StockKind | GrenadeId

const kindOf = (ammo: Ammo): AmmoKind => ('kind' in ammo ? ammo.kind : ammo.grenade)
export const heapOf = (kind: AmmoKind, count: number): Ammo =>
  Object.freeze(isStockKind(kind) ? { kind, count } : { grenade: kind, count })
const ammoThing = (kind: AmmoKind, count: number): Thing => ({ ammunition: kind, count })

const itemOf = ({ items }: Human, id: number): Item | undefined => items.find((item) => item.id === id)
const lyingOf = ({ state }: Look, id: number): Lying | undefined => state.lying.find((lying) => lying.id === id)

export const thingOf = ({ weapon, item, ammo }: Pick<Lying, 'weapon' | 'item' | 'ammo'>): Thing => {
  if (weapon) return weaponThing(weapon)
  if (item) return itemThing(item)
  return ammo ? ammoThing(kindOf(ammo), ammo.count) : { ammunition: 'nothing', count: 0 }
}

/** dw.movement.26 Within reach of the base, on the same level, and not behind a wall. */
const isInReach = (look: Look, human: Human, lying: Lying): boolean =>
  compareDistance(human.at, lying.at, BASE_RADIUS + REACH.object) <= 0 &&
  !isApart(look, human, lying) &&
  !isWalledOff(look, human, lying)

const outOfReach = (look: Look, human: Human, lying: Lying): string =>
  compareDistance(human.at, lying.at, BASE_RADIUS + REACH.object) <= 0 ? betweenWords(look, human, lying) : ''

/** dw.carry.9 Why somebody cannot have this too, even if he drops something for it. */
export function roomRefusal(
  look: Look,
  human: Human,
  { weapon, item }: Pick<Lying, 'weapon' | 'item'>,
  dropped: number | undefined,
): Refusal | null {
  if (dropped !== undefined && !weaponOf(human, dropped) && !itemOf(human, dropped))
    return refuse('dw.carry.9', `${human.name} has nothing numbered ${dropped} to drop.`)
  if (weapon) return takeRefusal(look, human, weapon, dropped)
  return item && !isBurden(human, dropped) ? itemRefusal(human, item) : null
}

/** Is it what fills both hands? */
const isBurden = (human: Human, id: number | undefined): boolean => {
  const item = id === undefined ? undefined : itemOf(human, id)
  return item !== undefined && ITEMS[item.kind].bothHands
}

/** dw.ap.10 Lays a weapon or an item down where he stands. */
export function putDown(t: Transaction, human: Human, id: number, clause: Clause): void {
  const weapon = weaponOf(human, id)
  const item = itemOf(human, id)
  if (weapon) {
    human.weapons = Object.freeze(human.weapons.filter((one) => one !== weapon))
    lay(t, human, id, { weapon: change(weapon, { ready: false, braced: false }) }, clause)
  } else if (item) {
    human.items = Object.freeze(human.items.filter((one) => one !== item))
    lay(t, human, id, { item }, clause)
  }
}

type Laid = Partial<Pick<Lying, 'weapon' | 'item' | 'ammo'>>

export function lay(t: Transaction, { n, at, on }: Human, id: number, what: Laid, clause: Clause): void {
  const lying: Lying = Object.freeze({ id, at, on, weapon: null, item: null, ammo: null, heldBy: null, ...what })
  t.state.lying = Object.freeze([...t.state.lying, lying])
  t.emit({ e: 'dropped', clause, human: n, thing: thingOf(lying), at })
}

const titleOf = ({ weapon, item }: Lying): string =>
  weapon ? WEAPONS[weapon.type].title : item ? ITEMS[item.kind].title : 'ammunition'

function pickUpRefusal(look: Look, human: Human, { what, drop: dropped }: CommandOf<'pick-up'>): Refusal | null {
  const lying = lyingOf(look, what)
  if (!lying) return refuse('dw.movement.26', `Nothing numbered ${what} lies on the table.`)
  if (!isInReach(look, human, lying))
    return refuse(
      'dw.movement.26',
      `${human.name} does not reach the ${titleOf(lying)}${outOfReach(look, human, lying)}.`,
    )
  return roomRefusal(look, human, lying, dropped)
}

/** What lies within reach; for a weapon too many, with each weapon that could be dropped for it. */
function pickUpChoices(look: Look, human: Human): CommandOf<'pick-up'>[] {
  if (look.state.lying.length === 0 || !canPay(human, costOfDeed(look, 'pick-up'))) return []
  const near = thoseIn(look.state.lying, (lying) => isInReach(look, human, lying))
  if (near.length === 0 || isInCloseCombat(look, human)) return []
  return near.flatMap((lying) => {
    if (roomRefusal(look, human, lying, undefined) === null) return [{ do: 'pick-up', what: lying.id }]
    return human.weapons
      .filter(({ id }) => roomRefusal(look, human, lying, id) === null)
      .map(({ id }) => ({ do: 'pick-up', what: lying.id, drop: id }))
  })
}

/** dw.movement.25 */
export const pickUp: Action<'pick-up'> = {
  choices: pickUpChoices,
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human),
      () => pickUpRefusal(look, human, command),
      () => payRefusal(human, costOfDeed(look, 'pick-up')),
    ),
  take: (t, human, { what, drop: dropped }) => {
    const lying = lyingOf(t, what) as Lying
    pay(t, human, costOfDeed(t, 'pick-up'))
    if (dropped !== undefined) putDown(t, human, dropped, 'dw.carry.9')
    t.state.lying = Object.freeze(t.state.lying.filter((one) => one !== lying))
    receive(t, human, lying)
    notePickUp(t, lying.item)
    t.emit({ e: 'picked up', clause: 'dw.movement.25', human: human.n, thing: thingOf(lying), left: human.ap })
  },
}

export function receive(
  t: Transaction,
  human: Human,
  { weapon, item, ammo }: Pick<Lying, 'weapon' | 'item' | 'ammo'>,
): void {
  if (weapon) takeWeapon(t, human, weapon)
  if (item) human.items = Object.freeze([...human.items, item])
  if (ammo) addStock(human, kindOf(ammo), ammo.count)
}

/** Markers that were picked up count for scenarios. */
function notePickUp(t: Transaction, item: Item | null): void {
  const { progress } = t.state
  if (item === null || item.marker === null || progress.pickedUp.includes(item.marker)) return
  t.state.progress = change(progress, { pickedUp: Object.freeze([...progress.pickedUp, item.marker]) })
}

/** dw.movement.26 A friend in base contact. */
function friendRefusal(look: Look, human: Human, friend: Human | undefined): Refusal | null {
  if (!friend || !isInPlay(friend) || friend === human)
    return refuse('dw.movement.26', 'There is nobody to give something to.')
  return touches(look, humanBody(human), humanBody(friend))
    ? null
    : refuse('dw.movement.26', `${human.name} does not touch ${friend.name}${contactWords(look, human, friend)}.`)
}

function giftRefusal(look: Look, human: Human, { what, to, drop: dropped }: CommandOf<'give'>): Refusal | null {
  const weapon = weaponOf(human, what) ?? null
  const item = itemOf(human, what) ?? null
  if (!weapon && !item) return refuse('dw.movement.26', `${human.name} has nothing numbered ${what}.`)
  return roomRefusal(look, theHuman(look.state, to), { weapon, item }, dropped)
}

/** Friends whom he could give something. */
function receivers(look: Look, human: Human, deed: 'give' | 'give-ammo'): Human[] {
  if (!canPay(human, costOfDeed(look, deed))) return []
  const friends = humansTouching(look, humanBody(human))
  return friends.length > 0 && isInCloseCombat(look, human) ? [] : friends
}

/** Every weapon and item to every friend in contact who has room for it. */
function giveChoices(look: Look, human: Human): CommandOf<'give'>[] {
  const friends = human.weapons.length + human.items.length === 0 ? [] : receivers(look, human, 'give')
  if (friends.length === 0) return []
  return friends.flatMap((friend) =>
    [...human.weapons, ...human.items]
      .map(({ id }): CommandOf<'give'> => ({ do: 'give', what: id, to: friend.n }))
      .filter((command) => giftRefusal(look, human, command) === null),
  )
}

/** dw.movement.25 */
export const give: Action<'give'> = {
  choices: giveChoices,
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human),
      () => friendRefusal(look, human, humanOf(look.state, command.to)),
      () => giftRefusal(look, human, command),
      () => payRefusal(human, costOfDeed(look, 'give')),
    ),
  take: (t, human, { what, to, drop: dropped }) => {
    const friend = theHuman(t.state, to)
    pay(t, human, costOfDeed(t, 'give'))
    if (dropped !== undefined) putDown(t, friend, dropped, 'dw.carry.9')
    const weapon = weaponOf(human, what) ?? null
    const item = itemOf(human, what) ?? null
    human.weapons = Object.freeze(human.weapons.filter(({ id }) => id !== what))
    human.items = Object.freeze(human.items.filter(({ id }) => id !== what))
    receive(t, friend, { weapon, item, ammo: null })
    tellGift(t, human, friend, weapon ? weaponThing(weapon) : itemThing(item as Item))
  },
}

function tellGift(t: Transaction, human: Human, friend: Human, thing: Thing): void {
  const clause = 'dw.movement.25'
  t.emit({ e: 'gave', clause, human: human.n, receiver: friend.n, thing, left: human.ap })
}

const stockRefusal = (human: Human, kind: AmmoKind, count: number): Refusal | null =>
  stockOf(human, kind) >= count ? null : refuse('dw.ammo.4', `${human.name} has only ${stockOf(human, kind)} of these.`)

const AMMUNITION_KINDS = ['bullets', 'shells', 'belts', 'arrows', 'fragmentation', 'incendiary', 'flash-bang'] as const

/** One piece of each kind to each friend in contact who can use it. */
function giveAmmoChoices(look: Look, human: Human): CommandOf<'give-ammo'>[] {
  const friends = receivers(look, human, 'give-ammo')
  if (friends.length === 0) return []
  const kinds = AMMUNITION_KINDS.filter((kind) => stockOf(human, kind) > 0)
  return friends.flatMap((friend) =>
    kinds
      .filter((kind) => canUse(look, friend, kind))
      .map((ammunition) => ({ do: 'give-ammo' as const, ammunition, count: 1, to: friend.n })),
  )
}

/** dw.ammo.6 */
const canUse = ({ book }: Look, { weapons }: Human, kind: AmmoKind): boolean =>
  weapons.some(({ type }) => {
    const { category, fire } = book.weapons[type]
    if (category === 'melee' || fire === null) return false
    return fire.ammunition === (isStockKind(kind) ? kind : 'launcher-grenades')
  })

/** dw.movement.25 A handful of one kind of ammunition is an object. */
export const giveAmmo: Action<'give-ammo'> = {
  choices: giveAmmoChoices,
  check: (look, human, { ammunition, count, to }) =>
    firstOf(
      () => combatRefusal(look, human),
      () => friendRefusal(look, human, humanOf(look.state, to)),
      () => stockRefusal(human, ammunition, count),
      () => payRefusal(human, costOfDeed(look, 'give-ammo')),
    ),
  take: (t, human, { ammunition, count, to }) => {
    const friend = theHuman(t.state, to)
    pay(t, human, costOfDeed(t, 'give-ammo'))
    addStock(human, ammunition, -count)
    addStock(friend, ammunition, count)
    tellGift(t, human, friend, ammoThing(ammunition, count))
  },
}

/** dw.ap.10 Legal for everything he has; what fills both hands is offered. */
export const drop: Action<'drop'> = {
  choices: (look, human) => {
    if (handsRefusal(human) === null || !canPay(human, costOfDeed(look, 'drop')) || isInCloseCombat(look, human))
      return []
    return human.items.filter(({ kind }) => ITEMS[kind].bothHands).map(({ id }) => ({ do: 'drop', what: id }))
  },
  check: (look, human, { what }) =>
    firstOf(
      () => combatRefusal(look, human),
      () =>
        weaponOf(human, what) || itemOf(human, what)
          ? null
          : refuse('dw.ap.10', `${human.name} has nothing numbered ${what}.`),
      () => payRefusal(human, costOfDeed(look, 'drop')),
    ),
  take: (t, human, { what }) => {
    pay(t, human, costOfDeed(t, 'drop'))
    putDown(t, human, what, 'dw.ap.10')
  },
}

/** dw.ap.10 Legal, but seldom wise: not offered. */
export const dropAmmo: Action<'drop-ammo'> = {
  choices: () => [],
  check: (look, human, { ammunition, count }) =>
    firstOf(
      () => combatRefusal(look, human),
      () => stockRefusal(human, ammunition, count),
      () => payRefusal(human, costOfDeed(look, 'drop-ammo')),
    ),
  take: (t, human, { ammunition, count }) => {
    pay(t, human, costOfDeed(t, 'drop-ammo'))
    addStock(human, ammunition, -count)
    lay(t, human, t.state.nextId++, { ammo: heapOf(ammunition, count) }, 'dw.ap.10')
  },
}
