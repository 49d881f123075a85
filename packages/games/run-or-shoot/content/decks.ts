/** The decks of caches: what lies in each card. */
import type { GunId } from '../tables/guns.ts'
import type { Item } from '../tables/items.ts'
import type { MeleeWeapon } from '../tables/melee.ts'

/** What a card brings: guns with a full clip, melee weapons, items; or a Zed (rs.scenario.6). Without any of it, nothing useful. */
export interface CacheCard {
  readonly guns?: readonly GunId[]
  readonly melee?: readonly MeleeWeapon[]
  readonly items?: readonly Item[]
  readonly zed?: true
}

const of = (...items: Item[]): CacheCard => ({ items })
const gun = (kind: GunId, ...items: Item[]): CacheCard => ({ guns: [kind], items })
const tool = (kind: MeleeWeapon, ...items: Item[]): CacheCard => ({ melee: [kind], items })
const copies = (count: number, card: CacheCard): CacheCard[] => Array.from({ length: count }, () => card)

export const DECKS = {
  food: [...copies(7, of('food')), of('food', 'reload:pistol'), of('food', 'reload:shotgun'), of('food', 'torch')],
  drugs: [...copies(4, of('drugs')), ...copies(2, of('drugs', 'kit'))],
  aid: [...copies(4, of('kit')), of('kit', 'kit'), of('kit', 'reload:pistol')],
  guns: [
    gun('shotgun', 'reload:shotgun'),
    gun('rifle', 'reload:rifle'),
    gun('sniper', 'reload:sniper'),
    gun('pistol', 'reload:pistol', 'reload:pistol'),
    of('reload:rifle', 'reload:rifle'),
    of('reload:shotgun', 'reload:shotgun'),
  ],
  ordnance: [
    of('HE', 'HE'),
    of('pipe', 'stun'),
    of('molotov', 'molotov'),
    of('WP', 'HE'),
    of('stun', 'stun'),
    of('pipe', 'pipe'),
  ],
  tools: [tool('fireaxe'), tool('chainsaw'), tool('crowbar'), tool('machete'), tool('shovel'), tool('spade', 'torch')],
  fuel: [...copies(2, of('fuel')), ...copies(2, of('fuel', 'molotov'))],
  misc: [
    of('reload:pistol'),
    of('reload:shotgun'),
    of('reload:rifle'),
    of('reload:sniper'),
    of('torch'),
    of('binoculars'),
    of('radio'),
    tool('baseball bat'),
    of('molotov'),
    {},
    {},
    { zed: true },
  ],
} as const satisfies Readonly<Record<string, readonly CacheCard[]>>

export type DeckId = keyof typeof DECKS
export const DECK_IDS = Object.keys(DECKS) as readonly DeckId[]
export const cardsOf = (deck: DeckId): readonly CacheCard[] => DECKS[deck]
