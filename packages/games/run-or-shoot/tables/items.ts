import { GRENADE_IDS, type GrenadeId, GRENADES } from './grenades.ts'
import { GUN_IDS, type GunId, GUNS } from './guns.ts'

/** rs.carry.4 to rs.carry.6 Minor items and objective goods. */
export type Item = GrenadeId | `reload:${GunId}` | Good | 'binoculars' | 'torch' | 'radio' | 'kit'

export type Good = 'food' | 'drugs' | 'fuel' | 'weapons'

const RELOADS = GUN_IDS.map((gun) => `reload:${gun}` as const)

export const ITEM_IDS: readonly Item[] = [
  ...GRENADE_IDS,
  ...RELOADS,
  'binoculars',
  'torch',
  'radio',
  'kit',
  'food',
  'drugs',
  'fuel',
  'weapons',
]

/** rs.carry.5, rs.carry.6 What takes up two of the places; everything else takes one. */
const LARGE: ReadonlySet<Item> = new Set<Item>(['kit', 'fuel', 'weapons'])

export const placesOf = (item: Item): number => (LARGE.has(item) ? 2 : 1)

/** rs.carry.3 */
export const PLACES = 8

/** rs.items.1, rs.items.6 In centimetres: what picking up or searching costs, and how far binoculars reach. */
export const ITEM_COST = 5
export const BINOCULARS = 60

const GOODS = { food: 'food', drugs: 'drugs', fuel: 'fuel can', weapons: 'crate of weapons' } as const
const TOOLS = { binoculars: 'binoculars', torch: 'torch', radio: 'radio', kit: 'first aid kit' } as const

/** How it is called. */
export const ITEM_NAMES: ReadonlyMap<Item, string> = new Map<Item, string>([
  ...GRENADE_IDS.map((id) => [id, GRENADES[id].name] as const),
  ...GUN_IDS.map((gun) => [`reload:${gun}`, `${GUNS[gun].name} reload`] as const),
  ...(Object.entries({ ...TOOLS, ...GOODS }) as [Item, string][]),
])
