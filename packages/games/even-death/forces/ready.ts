/** Forces that nobody has to build: the ready-made ones, and random legal ones by seed. */
import { seeded } from '@shamble/kernel'
import { READY_FORCE_IDS, type ReadyForceId, readyForce } from '../content/forces.ts'
import { FACTIONS, type Faction, PROFILE_IDS, profileOf, ZOMBIE_IDS, zombieClass } from '../tables/profiles.ts'
import { MOST_WEAPONS } from '../tables/numbers.ts'
import { PERK_IDS, type PerkId, perkOf } from '../tables/perks.ts'
import { WEAPON_IDS, type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { type Force, type ForceUnit, humanCost, MOST_UNITS, unitCost } from './force.ts'

/** The ready-made forces of a faction, the largest first. */
const readyOf = (faction: Faction): ReadyForceId[] =>
  READY_FORCE_IDS.filter((id) => readyForce(id).faction === faction).sort(
    (a, b) => readyForce(b).points - readyForce(a).points,
  )

/** The ready-made forces of a faction that cost no more than this. */
export const readyWithin = (faction: Faction, points: number): Force[] =>
  readyOf(faction)
    .map(readyForce)
    .filter((ready) => ready.points <= points)
    .map(({ force }) => force)

/** Several ready-made forces as one. */
export const togetherOf = (ids: readonly ReadyForceId[]): Force => ids.flatMap((id) => readyForce(id).force)

/**
 * Decisions, before a battle: the ready-made force of this size; for other budgets the largest ones together, as long
 * as one fits, and whatever can be bought where even the smallest is too dear.
 */
export function readyFor(faction: Faction, points: number): Force {
  const ids: ReadyForceId[] = []
  let left = points
  const largest = (): ReadyForceId | undefined => readyOf(faction).find((id) => readyForce(id).points <= left)
  for (let id = largest(); id !== undefined; id = largest()) {
    ids.push(id)
    left -= readyForce(id).points
  }
  return ids.length > 0 ? togetherOf(ids) : randomForce(faction, points, 'too few for a ready-made one')
}

/** ed.force.11 What the cheapest unit of a faction costs. */
export const leastPoints = (faction: Faction): number =>
  faction === 'zombies'
    ? Math.min(...ZOMBIE_IDS.map((kind) => zombieClass(kind, 1).points))
    : Math.min(...PROFILE_IDS.map(profileOf).flatMap((one) => (one.faction === faction ? [one.points] : [])))

type Draw = (n: number) => number

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)] as T

/** A random legal force: the same for the same seed, budget and faction. */
export function randomForce(faction: Faction, points: number, seed: string | number): Force {
  const dice = seeded(`even-death force|${faction}|${points}|${seed}`)
  const draw: Draw = (n) => dice.draw('ed.force.1', n)
  const force: ForceUnit[] = []
  let left = points
  while (force.length < MOST_UNITS) {
    const unit = faction === 'zombies' ? randomHerd(draw, left) : randomHuman(draw, faction, left)
    if (unit === null) break
    force.push(unit)
    left -= unitCost(unit)
  }
  return force
}

/** ed.force.9, ed.force.10 A herd of any number, mostly the full one of its class. */
function randomHerd(draw: Draw, left: number): ForceUnit | null {
  const sizes = [5, 10, 15]
  const affordable = ZOMBIE_IDS.flatMap((kind) =>
    sizes.filter((size) => zombieClass(kind, size).points <= left).map((size) => ({ kind, size })),
  )
  if (affordable.length === 0) return null
  const { kind, size } = pick(draw, affordable)
  return { is: 'herd', kind, size: draw(4) === 0 ? size - draw(5) : size }
}

function randomHuman(draw: Draw, faction: Faction, left: number): ForceUnit | null {
  const affordable = PROFILE_IDS.filter((id) => profileOf(id).faction === faction && profileOf(id).points <= left)
  if (affordable.length === 0) return null
  const unit = pick(draw, affordable)
  const weapons: WeaponId[] = []
  while (weapons.length < MOST_WEAPONS) {
    const rest = left - humanCost({ unit, weapons })
    weapons.push(
      pick(
        draw,
        WEAPON_IDS.filter((id) => WEAPONS[id].points <= rest),
      ),
    )
  }
  const perks = randomPerks(draw, faction, profileOf(unit).perks)
  return perks.includes('concentration')
    ? { is: 'human', unit, weapons, perks, concentration: pick(draw, ['shooting', 'melee'] as const) }
    : { is: 'human', unit, weapons, perks }
}

/** ed.force.5, ed.force.7 One of each level that is allowed. */
const randomPerks = (draw: Draw, faction: Faction, highest: number): PerkId[] =>
  [1, 2, 3]
    .filter((level) => level <= highest)
    .map((level) =>
      pick(
        draw,
        PERK_IDS.filter((id) => perkOf(id).level === level && !(id === 'specialist' && faction === 'military')),
      ),
    )

export const isFaction = (word: string): word is Faction => FACTIONS.some((faction) => faction === word)
