/** What the chronicle says of the beginning of a campaign, of its turns and of what is done in them. */
import { profileOf } from '../../tables/profiles.ts'
import type { Event } from '../events.ts'
import { figures, listed, many, type Names, Side, side, somebody, STRUCTURE_NAMES, withArticle } from './names.ts'

/** A sentence for each event that is told; null for one that is not worth it. */
export type Sentences = {
  readonly [E in Event['e']]?: (event: Extract<Event, { e: E }>, names: Names) => string | null
}

export const BEGINNING: Sentences = {
  'order stands': ({ factions }) => `${capital(listed(factions.map(side)))} take their campaign turns in this order.`,
  'start tile taken': ({ faction, at }, { tile }) => `${Side(faction)} begin at ${tile(at)}.`,
  fortified: ({ faction, at }, { tile }) => `${Side(faction)} fortify ${listed(at.map(tile))}.`,
  'force placed': ({ force, at, units, worth }, names) =>
    `${figures(units)}, worth ${worth} points, are ${names.force(force)} at ${names.tile(at)}.`,
}

export const TURNS: Sentences = {
  'points counted': ({ faction, points, needed }) =>
    `${Side(faction)} have ${many(points.all, 'victory point')}; ${needed} win.`,
  'farms gave': ({ faction, by, supplies }) => `Farms bring ${side(faction)} ${by} Supplies: there are ${supplies}.`,
  'upkeep paid': ({ faction, by, supplies }) => `${Side(faction)} use up ${by} Supplies: there are ${supplies}.`,
  'health changed': ({ force, unit, health }, names) =>
    `Number ${unit} of ${names.force(force)} is ${health === 'healthy' ? 'well again' : health}.`,
}

export const ACTIONS: Sentences = {
  moved: ({ force, to }, names) => `${capital(names.force(force))} goes to ${names.tile(to)}.`,
  'took control': ({ faction, at, from, structure }, { tile }) =>
    `${Side(faction)} take ${tile(at)}${from ? ` from ${side(from)}` : ''}${structure ? `, and its ${STRUCTURE_NAMES[structure]}` : ''}.`,
  built: ({ faction, at, structure }, { tile }) =>
    `${Side(faction)} build ${withArticle(STRUCTURE_NAMES[structure])} at ${tile(at)}.`,
  healed: ({ force, at, units }, names) =>
    `${many(units.length, 'person recovers', 'people recover')} in ${names.force(force)} at ${names.tile(at)}.`,
  trained: ({ force, at, points }, names) =>
    `${capital(names.force(force))} trains at ${names.tile(at)} for ${points} points.`,
  promoted: ({ force, unit, from, to }, names) =>
    `Number ${unit} of ${names.force(force)}, ${somebody(from)}, is ${somebody(to)} now.`,
  recruited: ({ force, units }, names) => `${figures(units)} join ${names.force(force)}.`,
  founded: ({ force, at, units }, names) =>
    `${figures(units)} are ${names.force(force)}, which is new, at ${names.tile(at)}.`,
  raided: ({ victim, at, by }, { tile }) => `A raid on ${tile(at)} takes ${by} Supplies from ${side(victim)}.`,
  'pillage rolled': ({ victim, at, structure, passed }, { tile }) =>
    `The ${STRUCTURE_NAMES[structure]} of ${side(victim)} at ${tile(at)} ${passed ? 'burns down' : 'does not burn'}.`,
  'drop rolled': ({ faction, what, passed }) =>
    what === 'supplies'
      ? `${Side(faction)} call for supplies, and they ${passed ? 'arrive' : 'are lost'}.`
      : `Paratroopers of ${side(faction)} ${passed ? 'land' : 'cannot jump'}.`,
  'herds joined': ({ force, units }, names) => `${figures(units)} join ${names.force(force)}.`,
  feasted: ({ force, herds }, names) =>
    `${capital(names.force(force))} feasts: it has ${many(
      herds.reduce((sum, { from, to }) => sum + to - from, 0),
      'zombie',
    )} more.`,
}

export const SEARCHES: Sentences = {
  searched: ({ force, at, face }, names) =>
    `${capital(names.force(force))} searches ${names.tile(at)}: ${withArticle(`${face}`)}.`,
  adjusted: ({ by, result }) => (by === 0 ? null : `It knows the place: that is ${result}.`),
  ambushed: ({ force, profile }, names) =>
    `The dead lie in ambush, and ${names.force(force)} loses ${somebody(profile)}.`,
  found: ({ by }) => `It finds ${by} Supplies.`,
  luxuries: ({ faction }) => `It finds luxuries: ${side(faction)} are Eager.`,
  'survivor joined': ({ force, unit }, names) =>
    `${unit.is === 'human' ? capital(`a ${profileOf(unit.unit).title}`) : 'Somebody'} joins ${names.force(force)}.`,
  'survivor lost': () => 'Somebody would join, but no force can take anybody.',
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
