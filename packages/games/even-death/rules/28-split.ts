/** ed.split Split up: one zombie goes away from its herd, others follow it, and they are a herd of their own. */
import { type Refusal, refuse } from '@shamble/kernel'
import { displaced, groupsWithin, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Placed } from '../events.ts'
import { change, type Herd, isHerd, type Look, type Transaction, type Unit, type Zombie } from '../state.ts'
import { SPLIT } from '../tables/numbers.ts'
import { inches } from '../tables/units.ts'
import { putZombies, zombieAt } from './01-figures.ts'
import { baseAt, isAtMost, isWithin } from './01-measure.ts'
import type { Action } from './07-actions.ts'
import { addHerd, isCoherent } from './12-herd.ts'
import { type Arranging, declare, restlessFault, thoughtfully } from './27-zombie-actions.ts'
import { freeWayFault, type Leaving, proposedPlaces, standingFault } from './28-placing.ts'
import { tellClass } from './31-death.ts'

const APART = inches(SPLIT.apart)
const isNearTo = (to: XY, at: XY): boolean => isWithin(at, to, APART)

/** Those of a herd who go, as they are named, and those who stay. */
const parted = (herd: Herd, ids: ReadonlySet<number>): { readonly go: Zombie[]; readonly stay: Zombie[] } => ({
  go: herd.zombies.filter(({ id }) => ids.has(id)),
  stay: herd.zombies.filter(({ id }) => !ids.has(id)),
})

/** ed.herd.3, ed.herd.4 What stays is one chain, unless the herd was none before. */
const staysWhole = (look: Look, herd: Herd, stay: readonly Zombie[]): boolean =>
  isCoherent(look, stay) || !isCoherent(look, herd.zombies)

/** ed.split.4 Who is named. */
function namesFault(herd: Herd, target: number, places: readonly Placed[]): Refusal | null {
  const ids = new Set(places.map(({ zombie }) => zombie))
  const { go, stay } = parted(herd, ids)
  if (go.length !== places.length || !ids.has(target))
    return refuse('ed.split.1', `Zombie ${target} goes, and others of the herd with it, each once.`)
  if (stay.length === 0) return refuse('ed.split.4', 'At least one zombie stays.')
  return go.some(({ locked }) => locked !== null) ? refuse('ed.split.4', 'Locked zombies do not go.') : null
}

/** ed.split.2, ed.split.3 How each of them goes, and how near to the target it ends. */
function wayFault(look: Look, herd: Herd, zombie: Zombie, at: XY, lead: Placed): Refusal | null {
  if (zombie.id === lead.zombie && !isAtMost(zombie.at, at, inches(SPLIT.target)))
    return refuse('ed.split.2', 'It goes 6 inches at most.')
  if (!isNearTo(lead.at, at)) return refuse('ed.split.3', `Zombie ${zombie.id} is not within 2 inches of it.`)
  return freeWayFault(look, { zombie, herd }, at, inches(SPLIT.follower))
}

/** ed.split.1 to ed.split.4 Why a herd cannot be parted like that; null if it can. */
export function splitFault(
  look: Look,
  herd: Herd,
  [target]: readonly number[],
  places: readonly Placed[],
): Refusal | null {
  const lead = places.find(({ zombie }) => zombie === target)
  const named = namesFault(herd, target ?? 0, places)
  if (named || !lead) return named
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  const { go, stay } = parted(herd, new Set(ends.keys()))
  if (stay.some(({ at }) => isNearTo(lead.at, at)))
    return refuse('ed.split.2', 'It ends more than 2 inches from everybody who stays.')
  for (const z of go) {
    const why = wayFault(look, herd, z, ends.get(z.id) ?? z.at, lead)
    if (why) return why
  }
  const leaving = go.map((zombie): Leaving => ({ zombie, herd }))
  const standing = standingFault(look, leaving, ends)
  if (standing) return standing
  return staysWhole(look, herd, stay) ? null : refuse('ed.herd.3', 'Those who stay would not be in coherency.')
}

/** The largest part of the others that holds together, with somebody locked in it if there is one. */
function remaining({ book }: Look, others: readonly Zombie[]): readonly Zombie[] {
  const parts = groupsWithin(
    others.map(({ at }) => baseAt(at)),
    book.coherency,
  ).map((group) => group.flatMap((i) => others[i] ?? []))
  const held = (part: readonly Zombie[]): number => part.filter(({ locked }) => locked !== null).length
  return parts.reduce<readonly Zombie[]>((best, part) => {
    const better = held(part) - held(best) || part.length - best.length
    return better > 0 ? part : best
  }, [])
}

/** The target goes to a place, and with it whoever must: those near that place, and those who would be torn off. */
function proposedAt(look: Look, herd: Herd, target: Zombie, to: XY): Placed[] | null {
  const others = herd.zombies.filter((z) => z !== target && !isNearTo(to, z.at))
  if (others.length === 0) return null
  if (freeWayFault(look, { zombie: target, herd }, to, inches(SPLIT.target))) return null
  const stay = isCoherent(look, herd.zombies) ? remaining(look, others) : others
  const leaving = herd.zombies.flatMap((zombie): Leaving[] =>
    zombie === target || stay.includes(zombie) ? [] : [{ zombie, herd }],
  )
  if (leaving.some(({ zombie }) => zombie.locked !== null)) return null
  const wish = { most: inches(SPLIT.follower), within: APART, of: [to], orPlaced: false }
  const places = proposedPlaces(look, leaving, wish, [{ zombie: target.id, at: to, on: target.on }])
  return places && splitFault(look, herd, [target.id], places) === null ? places : null
}

/** Directions in degrees and lengths in inches in which the table looks for a place: the farthest first. */
const DIRECTIONS: readonly number[] = Array.from({ length: 24 }, (_, i) => 15 * i)
const LENGTHS: readonly number[] = [SPLIT.target, 5, 4, 3]

function propose(look: Look, herd: Herd, [id]: readonly number[]): readonly Placed[] | null {
  const target = herd.zombies.find((z) => z.id === id && z.locked === null)
  if (!target || herd.zombies.length < 2) return null
  for (const length of LENGTHS)
    for (const degrees of DIRECTIONS) {
      const found = proposedAt(look, herd, target, displaced(target.at, inches(length) - 1, degrees))
      if (found) return found
    }
  return null
}

/** ed.split.5, ed.split.6 The new herd is used; it is of the same kind and faces the same way. */
function carryOut(t: Transaction, herd: Herd, places: readonly Placed[]): void {
  const ends = new Map(places.map(({ zombie, at }) => [zombie, at]))
  const before = herd.zombies.length
  const { go, stay } = parted(herd, new Set(ends.keys()))
  putZombies(t, herd, stay)
  const gone = go.map((z) => change(zombieAt(z, ends.get(z.id) ?? z.at), { climbing: null }))
  const made = addHerd(t, herd.seat, herd, gone)
  made.used = true
  t.emit({ e: 'split', clause: 'ed.split.1', unit: herd.id, herd: made.id, placed: places })
  tellClass(t, herd, before)
  tellClass(t, made, before)
}

export const splitArranging: Arranging = { name: 'split', propose, fault: splitFault, carryOut }
export const split = thoughtfully(splitArranging)

/** ed.zombie-actions.5 What is declared is the target; what would be impossible is not. */
function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (!isHerd(unit) || command.do !== 'split') return null
  const restless = restlessFault(unit)
  if (restless) return restless
  const target = unit.zombies.find(({ id }) => id === command.zombie)
  if (!target) return refuse('ed.split.1', 'It is a zombie of this herd.')
  if (target.locked !== null) return refuse('ed.split.4', 'Locked zombies do not go.')
  if (unit.zombies.length < 2) return refuse('ed.split.4', 'At least one zombie stays.')
  return propose(look, unit, [target.id]) ? null : refuse('ed.zombie-actions.5', 'It finds no place to go to.')
}

/** Two are offered: the first and the last of the herd that can go. */
function choices(look: Look, unit: Unit): Command[] {
  const all = (isHerd(unit) ? unit.zombies : []).map(({ id }): Command => ({ do: 'split', zombie: id }))
  const can = (command: Command): boolean => check(look, unit, command) === null
  const first = all.find(can)
  const last = first && all.findLast((command) => command === first || can(command))
  return [...new Set([first, last])].flatMap((command) => command ?? [])
}

export const splitting: Action = {
  do: 'split',
  by: 'herds',
  choices,
  check,
  take: (t, unit, command) => {
    if (isHerd(unit) && command.do === 'split') declare(t, unit, 'split', [command.zombie])
  },
}
