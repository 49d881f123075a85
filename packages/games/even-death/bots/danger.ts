/** Bite reach: which herds could bite somebody next turn, and how far a place is from all of them. */
import type { Seat } from '@shamble/kernel'
import { isqrt, type XY } from '@shamble/table'
import { areFriends, type Herd, isOnTable, type Look } from '../state.ts'
import { DRAWN_IN } from '../tables/numbers.ts'
import { zombieKind } from '../tables/profiles.ts'
import { inches, RADIUS } from '../tables/units.ts'

/** A herd that bites, with its free zombies and how far they come. */
export interface Threat {
  readonly herd: Herd
  readonly reach: number
  readonly zombies: readonly XY[]
}

/** Automation, human bot: bite reach is allowance and two inches; a herd with somebody down has to get up first. */
export const biteReach = ({ kind, zombies }: Herd): number =>
  zombies.some(({ down }) => down) ? 0 : inches(zombieKind(kind).movement + DRAWN_IN)

/** The herds that are enemies of a seat. */
export const threatsTo = ({ state }: Look, seat: Seat): Threat[] =>
  state.herds
    .filter((herd) => isOnTable(herd) && !areFriends(state, herd.seat, seat))
    .map((herd) => ({
      herd,
      reach: biteReach(herd),
      zombies: herd.zombies.filter(({ locked }) => locked === null).map(({ at }) => at),
    }))

/** By how much a place lies outside a herd's bite reach, in units; below 0 inside it. */
export function marginTo({ reach, zombies }: Threat, at: XY): number {
  let least = Number.POSITIVE_INFINITY
  for (const z of zombies) {
    const far = (z.x - at.x) * (z.x - at.x) + (z.y - at.y) * (z.y - at.y)
    if (far < least) least = far
  }
  return least === Number.POSITIVE_INFINITY ? least : isqrt(least) - 2 * RADIUS - reach
}

/** The smallest (gap - bite reach) of a place over all herds; Infinity where there are none. */
export const marginAt = (threats: readonly Threat[], at: XY): number =>
  threats.reduce((least, threat) => Math.min(least, marginTo(threat, at)), Number.POSITIVE_INFINITY)
