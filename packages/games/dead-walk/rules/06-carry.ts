/** dw.carry What a human can carry, and what he has in hand. */
import { findIn, type Refusal, refuse } from '@shamble/kernel'
import type { DeadWalkBook } from '../book.ts'
import type { CommandOf } from '../commands.ts'
import type { Thing } from '../events.ts'
import { change, type GrenadeCount, type Human, type Item, type Look, type Transaction, type Weapon } from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { ITEMS } from '../tables/items.ts'
import { MOST_WEAPONS } from '../tables/weapons.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'
import { weaponOf } from './08-weapons.ts'

type Carried = Pick<Weapon, 'type'>
/** The tables are enough to tell what can be carried. */
interface Arms {
  readonly book: Pick<DeadWalkBook, 'weapons'>
}

/** dw.carry.1, dw.carry.2 At most two weapons of different categories, and one more that is small. */
export const carryRefusal = (look: Arms, name: string, weapons: readonly Carried[]): Refusal | null => {
  if (isAllowed(look, weapons)) return null
  if (weapons.length > 3) return refuse('dw.carry.2', `${name} cannot carry more than three weapons.`)
  return weapons.length === 3
    ? refuse('dw.carry.2', `One of three weapons of ${name} must be a pistol, revolver or one-handed melee weapon.`)
    : refuse('dw.carry.1', `Two weapons of ${name} must belong to different categories.`)
}

function isAllowed(look: Arms, weapons: readonly Carried[]): boolean {
  if (areMain(look, weapons)) return true
  return (
    weapons.length <= MOST_WEAPONS &&
    weapons.some((third, i) => isThird(look, third) && areMain(look, without(weapons, i)))
  )
}
const isThird = ({ book }: Arms, { type }: Carried): boolean => book.weapons[type].asThird
const without = <T>(list: readonly T[], i: number): readonly T[] => [...list.slice(0, i), ...list.slice(i + 1)]

const areMain = ({ book }: Arms, weapons: readonly Carried[]): boolean =>
  weapons.length < 2 ||
  (weapons.length === 2 &&
    book.weapons[(weapons[0] as Carried).type].category !== book.weapons[(weapons[1] as Carried).type].category)

/** dw.carry.7 Weapons that are counted by the piece share a slot with those of the same kind, and are out when used. */
export const isCounted = ({ book }: Look, { type }: Carried): boolean => {
  const { category, fire } = book.weapons[type]
  return fire?.mode === 'grenade' || category === 'thrown'
}

/** The weapons of a human once he has taken another. */
function withWeapon(look: Look, weapons: readonly Weapon[], taken: Weapon): readonly Weapon[] {
  const same = isCounted(look, taken) ? weapons.find(({ type }) => type === taken.type) : undefined
  if (!same) return [...weapons, change(taken, { ready: false, braced: false })]
  return weapons.map((w) => (w === same ? heaped(w, taken) : w))
}

const heaped = (own: Weapon, taken: Weapon): Weapon =>
  change(own, { loaded: own.loaded + taken.loaded, grenades: addedGrenades(own.grenades, taken.grenades) })

export const addedGrenades = (a: GrenadeCount, b: GrenadeCount): GrenadeCount => {
  const sum: Partial<Record<GrenadeId, number>> = { ...a }
  for (const [id, count] of Object.entries(b) as [GrenadeId, number][]) sum[id] = (sum[id] ?? 0) + count
  return Object.freeze(sum)
}

/** dw.carry.9 Why a human cannot take a weapon, if he drops another one for it. */
export function takeRefusal(look: Look, human: Human, taken: Weapon, dropped: number | undefined): Refusal | null {
  const kept = human.weapons.filter(({ id }) => id !== dropped)
  const refusal = carryRefusal(look, human.name, withWeapon(look, kept, taken))
  if (refusal === null || dropped !== undefined) return refusal
  return refuse('dw.carry.9', `${refusal.reason} Another has to be dropped for it.`)
}

/** He has it, but not in hand. */
export function takeWeapon(t: Transaction, human: Human, taken: Weapon): void {
  human.weapons = Object.freeze(withWeapon(t, human.weapons, taken))
}

/** Whoever carries a crate or the radio set has both hands full: no firing, striking, throwing, climbing, jumping. */
export const handsRefusal = (human: Human): Refusal | null => {
  const load = findIn(human.items, ({ kind }) => ITEMS[kind].bothHands)
  return load
    ? refuse('dw.carry.6', `${human.name} has both hands full with the ${ITEMS[load.kind].title}.`, 'hands-full')
    : null
}

/** Both hands are needed for one of them. */
export const itemRefusal = (human: Human, { kind }: Item): Refusal | null =>
  ITEMS[kind].bothHands ? handsRefusal(human) : null

export const weaponThing = ({ type }: Weapon): Thing => ({ weapon: type })
export const itemThing = ({ kind }: Item): Thing => ({ item: kind })

/** dw.carry.6 Hand grenades and the like are taken out when they are used. */
const needsNoHand = ({ book }: Look, { type }: Weapon): boolean => book.weapons[type].fire?.mode === 'grenade'

/** dw.carry.6 Why these cannot be in his hands at one time. */
export function readyRefusal(look: Look, human: Human, ids: readonly number[]): Refusal | null {
  if (new Set(ids).size < ids.length) return refuse('dw.carry.6', 'The same weapon cannot be in hand twice.')
  let hands = 0
  for (const id of ids) {
    const weapon = weaponOf(human, id)
    if (!weapon) return refuse('dw.carry.6', `${human.name} carries no weapon ${id}.`)
    const { title, hands: needed } = look.book.weapons[weapon.type]
    if (needsNoHand(look, weapon))
      return refuse('dw.carry.6', `The ${title} are taken out as part of their use, not before.`)
    hands += needed
  }
  return hands > 2 ? refuse('dw.carry.6', 'One two-handed weapon can be ready, or up to two one-handed ones.') : null
}

const isReadyNow = ({ weapons }: Human, ids: readonly number[]): boolean =>
  weapons.every(({ id, ready }) => ready === ids.includes(id))

/** dw.carry.6 Each two-handed weapon alone, and the one-handed ones in pairs. */
function handfuls(look: Look, { weapons }: Human): number[][] {
  const { book } = look
  const single: number[] = []
  const found: number[][] = []
  for (const weapon of weapons) {
    if (needsNoHand(look, weapon)) continue
    if (book.weapons[weapon.type].hands === 2) found.push([weapon.id])
    else single.push(weapon.id)
  }
  if (single.length === 1) found.push(single)
  for (const [i, a] of single.entries()) for (const b of single.slice(i + 1)) found.push([a, b])
  return found
}

export const ready: Action<'ready'> = {
  choices: (look, human) =>
    canPay(human, costOfDeed(look, 'ready'))
      ? handfuls(look, human)
          .filter((weapons) => !isReadyNow(human, weapons))
          .map((weapons) => ({ do: 'ready', weapons }))
      : [],
  check: (look, human, { weapons }) =>
    firstOf(
      () => combatRefusal(look, human, 'dw.cc.16'),
      () => readyRefusal(look, human, weapons),
      () => (isReadyNow(human, weapons) ? refuse('dw.carry.6', `${human.name} holds just that already.`) : null),
      () => payRefusal(human, costOfDeed(look, 'ready')),
    ),
  take: takeInHand,
}

/** dw.carry.6 What is ready changes; dw.machinegun.10 a machinegun is braced no longer. */
function takeInHand(t: Transaction, human: Human, { weapons }: CommandOf<'ready'>): void {
  pay(t, human, costOfDeed(t, 'ready'))
  human.weapons = Object.freeze(human.weapons.map((w) => change(w, { ready: weapons.includes(w.id), braced: false })))
  const types = human.weapons.filter((w) => w.ready).map(({ type }) => type)
  t.emit({ e: 'readied', clause: 'dw.carry.6', human: human.n, weapons: types, left: human.ap })
}
