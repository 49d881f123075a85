/** ed.merge Merge: zombies of herds nearby join the herd that acts. */
import { type Refusal, refuse, sameJson } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Placed } from '../events.ts'
import { change, type Herd, isHerd, isOnTable, type Look, type Transaction, type Unit, type Zombie } from '../state.ts'
import { MERGE, SPLIT } from '../tables/numbers.ts'
import { HERD } from '../tables/profiles.ts'
import { inches } from '../tables/units.ts'
import { putZombies, zombieAt } from './01-figures.ts'
import { isWithin } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { type Arranging, declare, restlessFault, thoughtfully } from './27-zombie-actions.ts'
import { freeWayFault, type Leaving, proposedPlaces, standingFault } from './28-placing.ts'
import { tellClass } from './31-death.ts'

const NEAR = inches(SPLIT.apart)

/** ed.merge.2 Near enough to the acting herd itself, standing and free. */
const mayJoin = (herd: Herd, { at, down, locked }: Zombie): boolean =>
  !down && locked === null && herd.zombies.some((other) => isWithin(at, other.at, inches(MERGE)))

/** ed.merge.1, ed.merge.2 Herds of the same seat and kind. */
const neighbours = ({ state }: Look, herd: Herd): Herd[] =>
  state.herds.filter(
    (other) => other !== herd && isOnTable(other) && other.seat === herd.seat && other.kind === herd.kind,
  )

/** Whoever may join, herd by herd. */
const joining = (look: Look, herd: Herd): Leaving[] =>
  neighbours(look, herd).flatMap((other) =>
    other.zombies.flatMap((zombie) => (mayJoin(herd, zombie) ? [{ zombie, herd: other }] : [])),
  )

/** Those who are named, as far as they may join. */
const named = (look: Look, herd: Herd, zombies: readonly number[]): Leaving[] =>
  joining(look, herd).filter(({ zombie }) => zombies.includes(zombie.id))

/** ed.merge.4 Whether all of them hang together with the herd, each within 2 inches of one already there. */
function areNear(herd: Herd, places: readonly Placed[]): boolean {
  const there: XY[] = herd.zombies.map(({ at }) => at)
  let left = places.map(({ at }) => at)
  for (let last = -1; last !== left.length; ) {
    last = left.length
    left = left.filter((at) => {
      if (!there.some((other) => isWithin(at, other, NEAR))) return true
      there.push(at)
      return false
    })
  }
  return left.length === 0
}

function fault(look: Look, herd: Herd, zombies: readonly number[], places: readonly Placed[]): Refusal | null {
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  const leaving = named(look, herd, zombies)
  if (
    ends.size !== places.length ||
    ends.size !== zombies.length ||
    !leaving.every(({ zombie }) => ends.has(zombie.id))
  )
    return refuse('ed.zombie-actions.5', 'Each zombie that was named has one place.')
  for (const one of leaving) {
    const why = freeWayFault(look, one, ends.get(one.zombie.id) ?? one.zombie.at, inches(SPLIT.follower))
    if (why) return why
  }
  if (!areNear(herd, places)) return refuse('ed.merge.4', 'Each is placed within 2 inches of one of the herd.')
  return standingFault(look, leaving, ends)
}

function propose(look: Look, herd: Herd, zombies: readonly number[]): readonly Placed[] | null {
  const leaving = named(look, herd, zombies)
  return leaving.length === zombies.length ? placesFor(look, herd, leaving) : null
}

function placesFor(look: Look, herd: Herd, leaving: readonly Leaving[]): readonly Placed[] | null {
  const of = herd.zombies.map(({ at }) => at)
  return proposedPlaces(look, leaving, { most: inches(SPLIT.follower), within: NEAR, of, orPlaced: true })
}

/** ed.merge.3 What is left of a herd from which some were taken; one left empty is gone, but not killed. */
function leave(t: Transaction, herd: Herd, ids: ReadonlySet<number>): void {
  const before = herd.zombies.length
  putZombies(
    t,
    herd,
    herd.zombies.filter(({ id }) => !ids.has(id)),
  )
  tellClass(t, herd, before)
  if (herd.zombies.length > 0) return
  herd.status = 'dead'
  t.emit({ e: 'herd gone', clause: 'ed.merge.3', unit: herd.id, how: 'merged' })
}

/** ed.merge.5 With zombies of a herd that is used the acting herd is used at once. */
function carryOut(t: Transaction, herd: Herd, places: readonly Placed[]): void {
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  const leaving = named(t, herd, [...ends.keys()])
  const from = [...new Set(leaving.map((one) => one.herd))]
  const before = herd.zombies.length
  for (const other of from) leave(t, other, new Set(ends.keys()))
  const joined = leaving.map(({ zombie }) =>
    change(zombieAt(zombie, ends.get(zombie.id) ?? zombie.at), { climbing: null }),
  )
  putZombies(t, herd, [...herd.zombies, ...joined])
  t.emit({ e: 'merged', clause: 'ed.merge.1', unit: herd.id, from: from.map(({ id }) => id), placed: places })
  tellClass(t, herd, before)
  if (from.some(({ used }) => used)) herd.used = true
}

export const mergeArranging: Arranging = { name: 'merge', propose, fault, carryOut }
export const merge = thoughtfully(mergeArranging)

/** ed.merge.1, ed.merge.2, ed.zombie-actions.5 What is declared are the zombies to be taken. */
function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (!isHerd(unit) || command.do !== 'merge') return null
  const { zombies } = command
  const restless = restlessFault(unit)
  if (restless) return restless
  if (zombies.length === 0 || new Set(zombies).size !== zombies.length)
    return refuse('ed.merge.1', 'Name the zombies that are taken, each once.')
  const leaving = named(look, unit, zombies)
  if (leaving.length !== zombies.length)
    return refuse('ed.merge.2', 'They stand free within 6 inches of the herd and are of its kind.')
  if (unit.zombies.length + zombies.length > HERD.most)
    return refuse('ed.merge.1', `A herd has ${HERD.most} zombies at most.`)
  return placesFor(look, unit, leaving) ? null : refuse('ed.zombie-actions.5', 'There is no place for them.')
}

/** How far somebody is from the herd. */
const farFrom = (herd: Herd, { zombie }: Leaving): number =>
  Math.min(...herd.zombies.map(({ at }) => distance2(at, zombie.at)))

/** As many of each herd nearby as there is room for, the nearest first, and as many of all together. */
function choices(look: Look, unit: Unit): Command[] {
  if (!isHerd(unit) || restlessFault(unit) || unit.zombies.length >= HERD.most) return []
  const all = joining(look, unit).sort((a, b) => farFrom(unit, a) - farFrom(unit, b) || a.zombie.id - b.zombie.id)
  const herds = [...new Set(all.map(({ herd }) => herd))]
  const groups = herds.map((herd) => all.filter((one) => one.herd === herd))
  return (herds.length > 1 ? [...groups, all] : groups)
    .map((group): CommandOf<'merge'> => {
      const room = group.slice(0, HERD.most - unit.zombies.length)
      return { do: 'merge', zombies: room.map(({ zombie }) => zombie.id) }
    })
    .filter((command, i, offered) => offered.findIndex((other) => sameJson(other, command)) === i)
    .filter((command) => check(look, unit, command) === null)
}

export const merging: Action = {
  do: 'merge',
  by: 'herds',
  choices,
  check,
  take: (t, unit, command) => {
    if (isHerd(unit) && command.do === 'merge') declare(t, unit, 'merge', command.zombies)
  },
}
