/** rs.carry What one survivor can carry. */
import type { Thing } from '../commands.ts'
import type { Survivor, Transaction, Weapon } from '../state.ts'
import { GUNS, type GunId } from '../tables/guns.ts'
import { type Item, PLACES, placesOf } from '../tables/items.ts'

export const isGun = (kind: Weapon['kind']): kind is GunId => Object.hasOwn(GUNS, kind)

/** rs.setup.9 A new piece: every gun has a full clip. */
export const newWeapon = (t: Transaction, kind: Weapon['kind']): Weapon =>
  Object.freeze({ id: t.state.nextWeapon++, kind, rounds: isGun(kind) ? GUNS[kind].clip : 0 })

/** rs.carry.1, rs.carry.2 A pistol is carried besides a main weapon; everything else is one. */
export const isPistol = ({ kind }: Weapon): boolean => kind === 'pistol'

/** rs.carry.3, rs.carry.5, rs.carry.6 Places taken up by items. */
export const placesTaken = (items: readonly Item[]): number => items.reduce((sum, item) => sum + placesOf(item), 0)

/** What somebody has, or would have. */
export interface Load {
  readonly weapons: readonly Weapon[]
  readonly items: readonly Item[]
}

export const loadOf = ({ pistol, main, items }: Survivor): Load => ({
  weapons: [pistol, main].filter((one): one is Weapon => one !== null),
  items,
})

/** rs.carry.1 to rs.carry.3 Which limit a load would break, if any. */
export function brokenLimit({ weapons, items }: Load): 'rs.carry.1' | 'rs.carry.2' | 'rs.carry.3' | null {
  const pistols = weapons.filter(isPistol).length
  if (pistols > 1) return 'rs.carry.1'
  if (weapons.length - pistols > 1) return 'rs.carry.2'
  return placesTaken(items) > PLACES ? 'rs.carry.3' : null
}

/** Each limit as a sentence ends with it. */
const LIMITS = {
  'rs.carry.1': 'two pistols',
  'rs.carry.2': 'two main weapons',
  'rs.carry.3': `more than ${PLACES} items`,
} as const

/** "Dot cannot carry more than 8 items." */
export const limitWords = (called: string, limit: keyof typeof LIMITS): string =>
  `${called} cannot carry ${LIMITS[limit]}.`

/** The things taken out of a load, and what is left; null if some of them are not there. */
export function takenFrom(load: Load, things: readonly Thing[]): { readonly taken: Load; readonly left: Load } | null {
  const weapons = [...load.weapons]
  const items = [...load.items]
  const taken: { weapons: Weapon[]; items: Item[] } = { weapons: [], items: [] }
  for (const thing of things) {
    if (typeof thing === 'number') {
      const i = weapons.findIndex(({ id }) => id === thing)
      if (i < 0) return null
      taken.weapons.push(...weapons.splice(i, 1))
    } else {
      const i = items.indexOf(thing)
      if (i < 0) return null
      taken.items.push(...items.splice(i, 1))
    }
  }
  return { taken, left: { weapons, items } }
}

export const joined = (a: Load, b: Load): Load => ({
  weapons: [...a.weapons, ...b.weapons],
  items: [...a.items, ...b.items],
})

export const NO_LOAD: Load = { weapons: [], items: [] }

export const thingsOf = ({ weapons, items }: Load): Thing[] => [...weapons.map(({ id }) => id), ...items]

export const isEmpty = ({ weapons, items }: Load): boolean => weapons.length + items.length === 0

/** rs.carry.8 Whoever takes a pistol or a main weapon lets go of the one he had. */
function letGo(load: Load, taken: Load): { readonly kept: Load; readonly dropped: Load } {
  const isReplaced = (own: Weapon): boolean => taken.weapons.some((one) => isPistol(one) === isPistol(own))
  return {
    kept: { weapons: load.weapons.filter((own) => !isReplaced(own)), items: load.items },
    dropped: { weapons: load.weapons.filter(isReplaced), items: [] },
  }
}

/** rs.carry.7, rs.carry.8 What somebody has after he took these things, and what he dropped for them; or the limit that forbids it. */
export function withTaken(
  load: Load,
  taken: Load,
): { readonly load: Load; readonly dropped: Load } | NonNullable<ReturnType<typeof brokenLimit>> {
  const { kept, dropped } = letGo(load, taken)
  const whole = joined(kept, taken)
  return brokenLimit(whole) ?? { load: whole, dropped }
}

/** rs.carry.7 Of these things as many as fit besides what he has, in their order. */
export function fitting(load: Load, from: Load): Load {
  let [whole, found] = [load, NO_LOAD]
  const add = (one: Load): void => {
    const more = joined(whole, one)
    if (brokenLimit(more) !== null) return
    whole = more
    found = joined(found, one)
  }
  for (const weapon of from.weapons) add({ weapons: [weapon], items: [] })
  for (const item of from.items) add({ weapons: [], items: [item] })
  return found
}

/** Gives a survivor exactly this load, which breaks no limit; without a torch there is no light. */
export function carryLoad(s: Survivor, { weapons, items }: Load): void {
  s.pistol = weapons.find(isPistol) ?? null
  s.main = weapons.find((one) => !isPistol(one)) ?? null
  s.items = Object.freeze([...items])
  if (!items.includes('torch')) s.torchLit = false
}
