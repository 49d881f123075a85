/** How the chronicle calls tiles, factions, forces and people. */
import type { OptionValues } from '@shamble/kernel'
import { FACTION_TITLES, type Faction, profileOf, type ProfileId } from '../../tables/profiles.ts'
import { tileWords } from '../content/map-document.ts'
import { mapIn } from '../content/maps.ts'
import type { Event } from '../events.ts'
import type { CampaignMap, Place } from '../map.ts'
import { isPerson, type Member, type Structure } from '../state.ts'

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? 'nobody') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

export const side = (faction: Faction): string => `the ${FACTION_TITLES[faction]}`
/** At the beginning of a sentence. */
export const Side = (faction: Faction): string => `The ${FACTION_TITLES[faction]}`

/** "a farm", "an aid station" */
export const withArticle = (words: string): string => `${/^[aeiou8]/.test(words) ? 'an' : 'a'} ${words}`

export const STRUCTURE_NAMES: Readonly<Record<Structure, string>> = {
  farm: 'farm',
  'aid-station': 'aid station',
  'training-ground': 'training ground',
}

export const somebody = (profile: ProfileId): string => `a ${profileOf(profile).title}`

/** "2 people", "25 zombies". */
export function figures(units: readonly Member[]): string {
  const people = units.filter(isPerson).length
  const dead = units.reduce((sum, unit) => sum + (isPerson(unit) ? 0 : unit.size), 0)
  return listed([
    ...(people > 0 ? [many(people, 'person', 'people')] : []),
    ...(dead > 0 ? [many(dead, 'zombie')] : []),
  ])
}

/** Whose forces are told of, as they come and go. */
export interface Names {
  tile(place: Place): string
  /** "force 3 of the Survivors", "horde 7". */
  force(id: number): string
  hear(event: Event): void
}

export function namesFor(options: OptionValues): Names {
  const map: CampaignMap = mapIn(options)
  const owners = new Map<number, Faction>()
  return {
    tile: (place) => tileWords(map, place),
    force(id) {
      const owner = owners.get(id)
      if (owner === 'zombies') return `horde ${id}`
      return owner ? `force ${id} of ${side(owner)}` : `force ${id}`
    },
    hear(event) {
      if (event.e === 'force placed') owners.set(event.force, event.owner)
      if (event.e === 'founded') owners.set(event.force, event.faction)
      if (event.e === 'horde arose') owners.set(event.force, 'zombies')
    },
  }
}
