/** Automation, rambling mover: whoever moves a herd that is not theirs leads it into danger, or away. */
import type { Advice, Seat } from '@shamble/kernel'
import { displaced, samePoint, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { isWithin } from '../rules/01-measure.ts'
import { allowanceOn, farthestWay, othersOf, wayFault } from '../rules/08-walk.ts'
import { touchesDanger } from '../rules/10-terrain.ts'
import { leaderFor } from '../rules/12-arrange.ts'
import { areFriends, type Herd, isOnTable, type Look, type Zombie } from '../state.ts'
import { CONTACT, inches } from '../tables/units.ts'
import { type March, marchTo, nearest2 } from './marching.ts'

/** Sixteen directions from the north clockwise, each at full and at half length. */
const DIRECTIONS: readonly number[] = Array.from({ length: 16 }, (_, i) => (360 * i) / 16)

interface Lead {
  readonly leader: Zombie
  readonly to: XY
  /** Its place in the order of directions. */
  readonly number: number
  /** Zombies that would pass through dangerous ground, the smallest distance to own figures, that to objectives: by a first look. */
  readonly harmed: number
  readonly far: number
  readonly aside: number
}

/** Own figures and those of friends. */
const ownPlaces = ({ state }: Look, seat: Seat): XY[] =>
  state.humans.filter((human) => isOnTable(human) && areFriends(state, human.seat, seat)).map(({ at }) => at)

const objectives = ({ state }: Look): XY[] => [...state.markers, ...state.things].map(({ at }) => at)

const least = (zombies: readonly { readonly at: XY }[], places: readonly XY[]): number =>
  places.reduce((found, place) => Math.min(found, nearest2(zombies, place)), Number.POSITIVE_INFINITY)

/** How it would stand if all went as the leader does. */
function weighed(look: Look, herd: Herd, own: readonly XY[], lead: Pick<Lead, 'leader' | 'to' | 'number'>): Lead {
  const { leader, to } = lead
  const moved = herd.zombies.map((z) =>
    z.locked === null
      ? { from: z, at: { x: z.at.x + to.x - leader.at.x, y: z.at.y + to.y - leader.at.y } }
      : { from: z, at: z.at },
  )
  return {
    ...lead,
    harmed: moved.filter(({ from, at }) => touchesDanger(look, from.at, at, from.on)).length,
    far: least(moved, own),
    aside: least(moved, objectives(look)),
  }
}

function leadsOf(look: Look, herd: Herd, own: readonly XY[]): Lead[] {
  const reach = inches(allowanceOn(look, herd, []).inches)
  const others = othersOf(look, herd, herd.zombies[0]?.on ?? null)
  const middle = herd.zombies[0]?.at ?? { x: 0, y: 0 }
  return DIRECTIONS.flatMap((degrees, i) => {
    const leader = leaderFor(look, herd, displaced(middle, 20 * reach, degrees))
    if (leader === null) return []
    const shared = leader.on === (herd.zombies[0]?.on ?? null) ? { others } : {}
    const end = farthestWay(look, herd, leader.at, displaced(leader.at, 20 * reach, degrees), {
      on: leader.on,
      ...shared,
    })
    const half = { x: (leader.at.x + end.x) >> 1, y: (leader.at.y + end.y) >> 1 }
    return [end, half]
      .filter((to) => !samePoint(to, leader.at) && wayFault(look, herd, leader.at, to, leader.on) === null)
      .map((to, n) => weighed(look, herd, own, { leader, to, number: 2 * i + n }))
  })
}

/** Never into contact with an own figure. */
const isHarmless = (own: readonly XY[], { ends }: March): boolean =>
  ends.every(({ at }) => own.every((place) => !isWithin(at, place, CONTACT.reach)))

/** So many leads are tried for which the others might not be able to follow. */
const MOST_TRIED = 4

export function lead(look: Look, herd: Herd, seat: Seat): Advice<Command> {
  const own = ownPlaces(look, seat)
  const stays = least(herd.zombies, own)
  const leads = leadsOf(look, herd, own).sort(
    (a, b) => b.harmed - a.harmed || b.far - a.far || b.aside - a.aside || a.number - b.number,
  )
  for (const one of leads.slice(0, MOST_TRIED)) {
    if (one.harmed === 0 && one.far <= stays) break
    const march = marchTo(look, herd, one.leader, one.to)
    if (march === null || !isHarmless(own, march)) continue
    const why = one.harmed > 0 ? 'There is danger on that way.' : 'There it is farthest from us.'
    return { command: march.command, why }
  }
  return { command: { do: 'finish' }, why: 'It is better off where it is.' }
}
