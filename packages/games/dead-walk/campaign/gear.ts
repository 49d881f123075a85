/** dw.campaign.5 Gear handed round between people and the stash. */
import { NO_STOCK, type StockKind } from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import type { ItemId } from '../tables/items.ts'
import { AMMUNITION, type WeaponRow, WEAPONS } from '../tables/weapons.ts'
import type { Gear, KeptWeapon } from './person.ts'

export type Heap = StockKind | GrenadeId
const KINDS: readonly StockKind[] = ['bullets', 'shells', 'belts', 'arrows']
const isStockKind = (kind: Heap): kind is StockKind => (KINDS as readonly string[]).includes(kind)

/** How much there is of one kind of ammunition. */
export const heapIn = ({ stock }: Gear, kind: Heap): number =>
  isStockKind(kind) ? stock[kind] : (stock.launcher[kind] ?? 0)

/** Every kind of ammunition of which there is some. */
export const heapsIn = ({ stock }: Gear): Heap[] => [
  ...KINDS.filter((kind) => stock[kind] > 0),
  ...(Object.keys(stock.launcher) as GrenadeId[]),
]

export function withHeap<G extends Gear>(gear: G, kind: Heap, by: number): G {
  const { stock } = gear
  if (isStockKind(kind)) return { ...gear, stock: { ...stock, [kind]: stock[kind] + by } }
  const { [kind]: had = 0, ...others } = stock.launcher
  const launcher = had + by > 0 ? { ...others, [kind]: had + by } : others
  return { ...gear, stock: { ...stock, launcher } }
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)

export const withoutWeapon = <G extends Gear>(gear: G, index: number): G => ({
  ...gear,
  weapons: without(gear.weapons, index),
})
export const withoutItem = <G extends Gear>(gear: G, index: number): G => ({
  ...gear,
  items: without(gear.items, index),
})
export const withItem = <G extends Gear>(gear: G, item: ItemId): G => ({ ...gear, items: [...gear.items, item] })

/** dw.carry.7 What is counted by the piece goes to what he has of the kind. */
export function withWeapon<G extends Gear>(gear: G, taken: KeptWeapon): G {
  const { category, fire }: WeaponRow = WEAPONS[taken.type]
  const isCounted = fire?.mode === 'grenade' || category === 'thrown'
  const same = isCounted ? gear.weapons.findIndex(({ type, fresh }) => type === taken.type && !fresh) : -1
  if (same < 0) return { ...gear, weapons: [...gear.weapons, taken] }
  return { ...gear, weapons: gear.weapons.map((own, i) => (i === same ? together(own, taken) : own)) }
}

function together(own: KeptWeapon, taken: KeptWeapon): KeptWeapon {
  const grenades: Partial<Record<GrenadeId, number>> = { ...own.grenades }
  for (const [id, count] of Object.entries(taken.grenades) as [GrenadeId, number][])
    grenades[id] = (grenades[id] ?? 0) + count
  return { ...own, loaded: own.loaded + taken.loaded, grenades }
}

/** Everything of one heap on another. */
export function poured<G extends Gear>(onto: G, from: Gear): G {
  let sum = onto
  for (const weapon of from.weapons) sum = withWeapon(sum, weapon)
  for (const item of from.items) sum = withItem(sum, item)
  for (const kind of heapsIn(from)) sum = withHeap(sum, kind, heapIn(from, kind))
  return sum
}

/** dw.campaign.5, dw.ammo.8 What a weapon is loaded from, and how much of it goes in; null for nothing. */
export function loadingOf(gear: Gear, index: number): { readonly kind: Heap; readonly count: number } | null {
  const weapon = gear.weapons[index]
  const fire = weapon ? (WEAPONS[weapon.type] as WeaponRow).fire : null
  if (!weapon || weapon.fresh || !fire || fire.magazine === null || fire.ammunition === null) return null
  const room = fire.magazine - weapon.loaded
  const kind = sourceOf(gear, fire.ammunition)
  if (kind === null || room <= 0) return null
  const count = AMMUNITION[fire.ammunition].loads === 'magazine' ? 1 : Math.min(room, heapIn(gear, kind))
  return { kind, count }
}

function sourceOf(gear: Gear, ammunition: string): Heap | null {
  const kinds = heapsIn(gear)
  if (ammunition !== 'launcher-grenades') return kinds.find((kind) => kind === ammunition) ?? null
  return kinds.find((kind) => !isStockKind(kind)) ?? null
}

export function reloaded<G extends Gear>(gear: G, index: number): G {
  const loading = loadingOf(gear, index)
  if (!loading) return gear
  const { kind, count } = loading
  const weapons = gear.weapons.map((weapon, i) => {
    if (i !== index) return weapon
    const { fire }: WeaponRow = WEAPONS[weapon.type]
    const isWhole = fire?.ammunition ? AMMUNITION[fire.ammunition].loads === 'magazine' : false
    const loaded = isWhole ? (fire?.magazine ?? 0) : weapon.loaded + count
    return { ...weapon, loaded, ...(isStockKind(kind) ? {} : { grenades: { [kind]: loaded } }) }
  })
  return withHeap({ ...gear, weapons }, kind, -count)
}

/** dw.ammo.4 A weapon with ammunition is loaded from it; the rest is spare. */
export function supplied(weapon: KeptWeapon, pieces: number): Gear {
  const { fire }: WeaponRow = WEAPONS[weapon.type]
  const ammunition = !fire || fire.magazine === null ? null : fire.ammunition
  const bare: Gear = { weapons: [weapon], stock: NO_STOCK, items: [] }
  if (ammunition === null || ammunition === 'thrown' || pieces === 0) return bare
  const kind: Heap = ammunition === 'launcher-grenades' ? 'fragmentation' : (ammunition as Heap)
  return reloaded(withHeap(bare, kind, pieces), 0)
}
