/** rs.carry What one survivor can carry. */
import type { Thing } from '../commands.ts'
import type { Survivor, Weapon } from '../state.ts'
import { GUNS, type GunId } from '../tables/guns.ts'
import { type Item, PLACES, placesOf } from '../tables/items.ts'

export const isGun = (kind: Weapon['kind']): kind is GunId => Object.hasOwn(GUNS, kind)

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

/** Gives a survivor exactly this load, which breaks no limit. */
export function carryLoad(s: Survivor, { weapons, items }: Load): void {
  s.pistol = weapons.find(isPistol) ?? null
  s.main = weapons.find((one) => !isPistol(one)) ?? null
  s.items = Object.freeze([...items])
}
