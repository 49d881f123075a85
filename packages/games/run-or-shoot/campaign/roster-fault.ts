/** rs.scenario.19 Why nobody can be like this, and why these people are no team. */
import type { Clause } from '../clauses.ts'
import { sheetOf, type SurvivorId } from '../content/survivors.ts'
import { isGun, limitWords, placesTaken } from '../rules/05-carry.ts'
import type { Weapon } from '../state.ts'
import { GUNS } from '../tables/guns.ts'
import { PLACES } from '../tables/items.ts'
import { clipOf, isPlayerSurvivor, type Kept, type Roster } from './roster.ts'

/** What of the house rules bounds what somebody can be like. */
export interface KeptLimits {
  readonly hits: { readonly ps: number; readonly nps: number }
  /** rs.reload.3 Whether a clip can hold more than is printed. */
  readonly keepsClips: boolean
}

export interface KeptFault {
  readonly at: string
  readonly clause: Clause
  readonly reason: string
}

/** rs.injury.1, rs.injury.2, rs.carry.3, rs.reload.1 Why nobody can be like this. */
export function keptFault({ who, hits, pistol, main, items }: Kept, limits: KeptLimits): KeptFault | null {
  const isPS = isPlayerSurvivor(who)
  const deadly = isPS ? limits.hits.ps : limits.hits.nps
  const isOver = (kind: Weapon['kind'], now: number): boolean =>
    now > clipOf(kind) && !(limits.keepsClips && isGun(kind))
  if (hits >= deadly)
    return {
      at: 'hits',
      clause: isPS ? 'rs.injury.1' : 'rs.injury.2',
      reason: `Whoever lives has taken fewer than ${deadly}.`,
    }
  if (placesTaken(items) > PLACES)
    return { at: 'items', clause: 'rs.carry.3', reason: limitWords(sheetOf(who).called, 'rs.carry.3') }
  if (pistol !== null && isOver('pistol', pistol))
    return { at: 'pistol', clause: 'rs.reload.1', reason: `A full clip of a pistol has ${GUNS.pistol.clip}.` }
  if (main !== null && isOver(main.kind, main.rounds))
    return { at: 'main.rounds', clause: 'rs.reload.1', reason: `There are at most ${clipOf(main.kind)} in it.` }
  return null
}

/** rs.seats.3 Why this is no team: somebody who cannot be like this, or who is there twice. */
export function rosterFault({ people, others, absent }: Roster, limits: KeptLimits): KeptFault | null {
  const listed = [
    ...people.map((one, i) => [`people[${i}]`, one] as const),
    ...others.map((one, i) => [`others[${i}]`, one] as const),
  ]
  const seen = new Set<SurvivorId>(absent)
  for (const [at, one] of listed) {
    if (seen.has(one.who)) return { at: `${at}.who`, clause: 'rs.seats.3', reason: 'Nobody is there twice.' }
    seen.add(one.who)
    const found = keptFault(one, limits)
    if (found) return { ...found, at: `${at}.${found.at}` }
  }
  return null
}
