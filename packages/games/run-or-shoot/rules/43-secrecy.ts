/** rs.secrecy.11, rs.mutant.3 Who was hidden and is seen now: he stands on everybody's table from then on. */
import type { Spot } from '../content/table-map.ts'
import { isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { AMBUSH_SIGHT } from '../tables/mutants.ts'
import { ROOM_FOUND } from '../tables/survivors.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { putSurvivor } from './01-crowd.ts'
import { asFigure, isWithin, nearestFreeSpot } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { unmask } from './32-mutant.ts'
import { isAllShared, keepToHimself, personKey, zedKey } from './43-shared.ts'

/** A survivor as if he stood elsewhere. */
const standingAt = (s: Survivor, { at, level }: Spot): Survivor => ({ ...s, at, level })

/** rs.mutant.3, rs.witch.12 A mutant in ambush must be near, except a Witch, whose crying is seen from anywhere. */
export function isFound(look: Look, viewer: Survivor, z: Zed): boolean {
  if (z.kind === 'ordinary') return isNearOrSeen(look, viewer, z)
  return (z.kind === 'witch' || isWithin(asFigure(viewer), asFigure(z), cm(AMBUSH_SIGHT))) && sees(look, viewer, z)
}

/** rs.secrecy.11 In a room: seen, or within 5 cm. */
export const isNearOrSeen = (look: Look, viewer: Survivor, one: Survivor | Zed): boolean =>
  (one.level === viewer.level && isWithin(asFigure(viewer), asFigure(one), cm(ROOM_FOUND))) || sees(look, viewer, one)

/** An NPS who was hidden is put on the table. */
function showPerson(t: Transaction, s: Survivor, spot: Spot): void {
  const { hidden } = t.state
  const free = nearestFreeSpot(t, spot, RADIUS.figure) ?? spot
  const { [s.n]: _found, ...others } = hidden.people
  hidden.people = Object.freeze(others)
  s.status = 'alive'
  putSurvivor(t, s, free)
  t.emit({ e: 'person appeared', clause: 'rs.secrecy.11', survivor: s.n, at: s.at, level: s.level })
}

/** rs.secrecy.11 Puts on the table who is hidden and where this holds, seen or blasted; was there anybody? */
export function showPeople(t: Transaction, holds: (person: Survivor) => boolean): boolean {
  const met = Object.entries(t.state.hidden.people).flatMap(([n, place]) => {
    const person = t.state.survivors.find((s) => s.n === Number(n))
    return person && holds(standingAt(person, place)) ? [{ person, place }] : []
  })
  for (const { person, place } of met) showPerson(t, person, place)
  if (met.length > 0) t.reveal()
  return met.length > 0
}

/** rs.secrecy.9, rs.secrecy.11 Whom a survivor sees from a point of his move, or from where he stands; was there anybody? */
export function reveal(t: Transaction, survivor: Survivor, spot: Spot = survivor): boolean {
  const viewer = standingAt(survivor, spot)
  const { hidden } = t.state
  const seen = hidden.zeds.filter((z) => isFound(t, viewer, z))
  for (const z of seen) {
    keepToHimself(t, viewer, zedKey(t.state.nextNumber))
    unmask(t, z)
  }
  const isMet = showPeople(t, (person) => {
    const isSeen = isNearOrSeen(t, viewer, person)
    if (isSeen) keepToHimself(t, viewer, personKey(person.n))
    return isSeen
  })
  if (seen.length > 0) t.reveal()
  return seen.length > 0 || isMet
}

/** Everybody from where he stands: a door was opened, a torch was lit. */
export function revealAll(t: Transaction): boolean {
  if (!isAllShared(t)) t.reveal()
  let isAny = false
  for (const s of t.state.survivors) if (isInPlay(s) && reveal(t, s)) isAny = true
  return isAny
}
