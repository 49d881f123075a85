/** What tiles, forces, factions and units are called. */
import {
  type CampaignForce,
  type Faction,
  FACTION_TITLES,
  isHuman,
  type KeptHerd,
  type Member,
  type Place,
  profileOf,
  type Structure,
  tileOn,
  WEAPONS,
  zombieKind,
} from '@shamble/even-death/campaign/page'
import { listed } from '../../../../words/plain.ts'
import { placeName } from '../map/place.ts'
import { lookOf, type Looked } from '../read.ts'

export const factionTitle = (faction: Faction): string => FACTION_TITLES[faction]
/** "the Survivors". */
export const theFaction = (faction: Faction): string => `the ${FACTION_TITLES[faction]}`
export const TheFaction = (faction: Faction): string => `The ${FACTION_TITLES[faction]}`

export const tileTitle = (s: Looked, place: Place): string => tileOn(lookOf(s).map, place).name
/** "Sluice Meadow 5,4". */
export const tileWords = (s: Looked, place: Place): string => `${tileTitle(s, place)} ${placeName(place)}`

export const kindOfForce = (owner: Faction): string => (isHuman(owner) ? 'force' : 'horde')

/** "the horde at Lornfoot". */
export const theForce = (s: Looked, force: CampaignForce): string =>
  `the ${kindOfForce(force.owner)} at ${tileTitle(s, force.at)}`

/** What a tile is, in the middle of a sentence. */
export const KINDS = {
  field: 'field',
  forest: 'forest',
  mountains: 'mountains',
  water: 'water',
  town: 'Town',
  city: 'City',
} as const

export const STRUCTURE_TITLES: Readonly<Record<Structure, string>> = {
  farm: 'Farm',
  'aid-station': 'Aid Station',
  'training-ground': 'Training Ground',
}

/** "Seasoned Survivor", "herd of 15 Regular Zombies". */
export const memberTitle = (unit: Member): string =>
  unit.is === 'human' ? profileOf(unit.unit).title : `herd of ${unit.size} ${zombiesTitle(unit.kind, unit.size)}`

/** "Regular Zombies", "Fast Zombie". */
export const zombiesTitle = (kind: KeptHerd['kind'], size: number): string =>
  size === 1 ? zombieKind(kind).title.replace(/s$/, '') : zombieKind(kind).title

type HerdLike = Pick<KeptHerd, 'is' | 'kind' | 'size'> | Exclude<Member, KeptHerd>

/** "Regular Zombies in herds of 15, 15 and 5", a line for each kind. */
export function herdsWords(
  units: readonly HerdLike[],
): readonly { readonly kind: KeptHerd['kind']; readonly words: string }[] {
  const herds = units.flatMap((unit) => (unit.is === 'herd' ? [unit] : []))
  return [...new Set(herds.map(({ kind }) => kind))].map((kind) => {
    const sizes = herds.filter((herd) => herd.kind === kind).map(({ size }) => size)
    const most = sizes.toSorted((a, b) => b - a).map(String)
    return { kind, words: `${zombieKind(kind).title} in ${sizes.length === 1 ? 'a herd' : 'herds'} of ${listed(most)}` }
  })
}

export const armsOf = (unit: Member): string =>
  unit.is === 'human' ? unit.weapons.map((id) => WEAPONS[id].title).join(', ') || 'unarmed' : ''
