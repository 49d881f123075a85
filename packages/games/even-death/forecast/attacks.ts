/** What a shot, a blow or a bite would do: everything that is added, with its clauses, and the exact chances of each result. */
import type { Modifier } from '@shamble/kernel'
import { gapOf } from '../rules/01-measure.ts'
import { isFlanked } from '../rules/09-facing.ts'
import { sees } from '../rules/14-sight.ts'
import { figuresOf } from '../rules/16-contact.ts'
import type { Planned } from '../rules/17-attack.ts'
import { isInRange, plannedShot } from '../rules/17-shoot.ts'
import { plannedBlow, weaponOf } from '../rules/18-melee.ts'
import { biters } from '../rules/19-ring.ts'
import { biteBy, bitersOf } from './bites.ts'
import type { CommandOf } from '../commands.ts'
import { type Herd, type Human, isHerd, type Look, type Unit } from '../state.ts'
import { isShooting, SHOOTING } from '../tables/weapons.ts'
import { RING } from '../tables/units.ts'
import { type SightForecast, sightForecast } from './sight.ts'
import { chanceOfAtLeast, chancesWithSecondThrow, expectedWounds, type Throwing, woundChances } from './wounds.ts'

/** The dice of both sides, and what comes of them. */
export interface AttackForecast {
  readonly weapon: Planned['weapon']
  readonly dice: number
  readonly needed: number
  readonly modifiers: readonly Modifier[]
  readonly toughness: Planned['toughness']
  /** ed.perks.12 Reckoned with a second throw of one die. */
  readonly secondThrow: boolean
  /** The chance of each number of wounds. */
  readonly chances: readonly number[]
  readonly expected: number
  readonly any: number
  /** That the human dies, or the last of the herd falls. */
  readonly kill: number
}

/** How many wounds a unit takes before it is gone. */
const lastsFor = (unit: Unit): number => (isHerd(unit) ? unit.zombies.length : unit.vitality)

function forecastOf(target: Unit, weapon: Planned['weapon'], throwing: Throwing, secondThrow = false): AttackForecast {
  const { dice, needed, modifiers, toughness } = throwing
  const chances = secondThrow ? chancesWithSecondThrow(throwing) : woundChances(throwing)
  const lasts = lastsFor(target)
  return {
    weapon,
    dice,
    needed,
    modifiers,
    toughness,
    secondThrow,
    chances,
    expected: expectedWounds(chances, lasts),
    any: chanceOfAtLeast(chances, 1),
    kill: chanceOfAtLeast(chances, lasts),
  }
}

const throwsAgain = ({ perks, rerolled }: Human): boolean => perks.includes('specialist') && !rerolled

export interface ShotForecast extends AttackForecast {
  /** To the nearest figure in sight, or to the nearest of all; in units. */
  readonly gap: number
  /** ed.shoot.4 In inches, both ends included. */
  readonly range: readonly [least: number, most: number]
  readonly inRange: boolean
  readonly flanked: boolean
  readonly sight: SightForecast
}

/** Null without a gun at this place of its hands. Whether it may be shot is `refusal`'s to say. */
export function shotForecast(look: Look, shooter: Human, place: number, target: Unit): ShotForecast | null {
  const gun = shooter.weapons[place]?.id
  if (gun === undefined || !isShooting(gun)) return null
  const all = figuresOf(target)
  const seen = all.filter((figure) => sees(look, shooter, figure))
  const zombies = isHerd(target) ? target.zombies.filter((z) => seen.includes(z)) : []
  const near = seen.length > 0 ? seen : all
  return {
    ...forecastOf(target, gun, plannedShot(look, shooter, gun, target), throwsAgain(shooter)),
    gap: Math.min(...near.map(({ at }) => gapOf(shooter.at, at))),
    range: SHOOTING[gun].range,
    inRange: seen.length > 0 && isInRange(gun, shooter, seen),
    flanked: isFlanked(look, shooter, target, zombies),
    sight: sightForecast(look, shooter, target),
  }
}

/** Null without such a weapon. */
export function blowForecast(
  look: Look,
  attacker: Human,
  held: CommandOf<'melee'>['weapon'],
  target: Unit,
): AttackForecast | null {
  const weapon = weaponOf(attacker, held)
  return weapon === null
    ? null
    : forecastOf(target, weapon, plannedBlow(look, attacker, weapon, target), throwsAgain(attacker))
}

export interface BiteForecast {
  /** How many are in contact and free to bite, and how many would be when all are drawn in that can be. */
  readonly now: number
  readonly most: number
  /** ed.bite.12 By the number of biters, from one to as many as a ring has places. */
  readonly by: readonly AttackForecast[]
}

export function biteForecast(look: Look, herd: Herd, target: Human): BiteForecast {
  return {
    now: biters(look, herd, target).length,
    most: bitersOf(look, herd, target),
    by: Array.from({ length: RING.places }, (_, i) => forecastOf(target, 'teeth', biteBy(look, target, i + 1))),
  }
}
