/** What all chapters of the log share. */
import type { Event, Faction, Place, View } from '@shamble/even-death/campaign/page'
import { mono, type Word } from '../../../../words/phrases.ts'
import { capital } from '../../../../words/plain.ts'
import type { ChapterOf, OneOf } from '../../../../words/telling.ts'
import { placeName } from '../map/place.ts'
import { factionTitle, kindOfForce } from './names.ts'

/** The names of tiles go into the view that the log sees: the map is part of the options. */
export interface Told {
  readonly view: View
  /** Whose a force is or was: some are gone by now. */
  readonly owners: ReadonlyMap<number, Faction>
  tile(place: Place): string
}

/** By what stands on the map, and by what is told of those that do not any more. */
export function ownersIn(events: readonly Event[], { forces }: View): ReadonlyMap<number, Faction> {
  const owners = new Map<number, Faction>()
  for (const event of events) {
    if ('force' in event && 'owner' in event) owners.set(event.force, event.owner)
    if ('force' in event && 'faction' in event) owners.set(event.force, event.faction)
    if ('sides' in event) for (const side of event.sides) owners.set(side.force, side.faction)
  }
  for (const { id, owner } of forces) owners.set(id, owner)
  return owners
}

export type Chapter = ChapterOf<Event, Told>
export type EventOf<E extends Event['e']> = OneOf<Event, E>

export const tile = (told: Told, place: Place): Word[] => [{ name: told.tile(place) }, ' ', mono(placeName(place))]
export const The = (faction: Faction): string => `The ${factionTitle(faction)}`
export const the = (faction: Faction): string => `the ${factionTitle(faction)}`

/** "a force of the Survivors": forces have no names, and where one stands now says nothing of where it was. */
export const force = (_told: Told, _id: number, owner: Faction): string => `a ${kindOfForce(owner)} of ${the(owner)}`

export const ownerOf = ({ owners }: Told, id: number): Faction => owners.get(id) ?? 'zombies'

export const Force = (told: Told, id: number, owner: Faction): string => capital(force(told, id, owner))
