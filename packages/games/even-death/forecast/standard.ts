/** What a unit of a force would do to standard targets, and standard attackers to it: before there is a table. */
import { perksOf } from '../forces/faults.ts'
import type { ForceHerd, ForceHuman } from '../forces/force.ts'
import { BITE_ACCURACY } from '../tables/numbers.ts'
import {
  profileOf,
  type ProfileId,
  type Toughness,
  zombieClass,
  type ZombieId,
  zombieKind,
} from '../tables/profiles.ts'
import { RING } from '../tables/units.ts'
import { isShooting, MELEE, type MeleeId, SHOOTING, type WeaponId, WEAPONS } from '../tables/weapons.ts'
import { chanceOfAtLeast, chancesWithSecondThrow, expectedWounds, woundChances } from './wounds.ts'

export interface StandardTarget {
  readonly id: 'herd of 5' | 'herd of 10' | 'herd of 15' | 'soldier in cover' | 'soldier'
  readonly toughness: Toughness
  readonly lasts: number
}

export interface StandardOdds {
  readonly target: StandardTarget
  readonly any: number
  readonly expected: number
  /** That nothing of it is left. */
  readonly kill: number
}

export interface WeaponOdds {
  readonly weapon: WeaponId | 'unarmed'
  readonly dice: number
  readonly needed: number
  /** ed.perks.12 Reckoned with a second throw of one die. */
  readonly secondThrow: boolean
  readonly against: readonly StandardOdds[]
}

/** ed.bite.12 By the number of biters. */
export interface BiteOdds extends StandardOdds {
  readonly biters: number
}

/** ed.shoot.17 Armour is a die, and so is cover. */
const toughnessOf = (
  { toughness, armour }: { toughness: Toughness; armour: boolean },
  inCover: boolean,
): Toughness => ({
  ...toughness,
  dice: toughness.dice + (armour ? 1 : 0) + (inCover ? 1 : 0),
})

const human = (id: StandardTarget['id'], profile: ProfileId, inCover: boolean): StandardTarget => ({
  id,
  toughness: toughnessOf(profileOf(profile), inCover),
  lasts: profileOf(profile).vitality,
})

const herd = (kind: ZombieId, size: number): Pick<StandardTarget, 'toughness' | 'lasts'> => ({
  toughness: toughnessOf({ toughness: zombieClass(kind, size).toughness, armour: zombieKind(kind).armour }, false),
  lasts: size,
})

const HERDS: readonly StandardTarget[] = ([5, 10, 15] as const).map((size) => ({
  id: `herd of ${size}`,
  ...herd('regular', size),
}))
const COVERED = human('soldier in cover', 'soldier', true)
const SOLDIER = human('soldier', 'soldier', false)

interface Dice {
  readonly dice: number
  readonly needed: number
  readonly secondThrow: boolean
}

function against({ dice, needed, secondThrow }: Dice, target: StandardTarget): StandardOdds {
  const { toughness, lasts } = target
  const throwing = {
    dice,
    needed,
    modifiers: [],
    toughness: { dice: toughness.dice, needed: toughness.number, modifiers: [] },
  }
  const chances = secondThrow ? chancesWithSecondThrow(throwing) : woundChances(throwing)
  return {
    target,
    any: chanceOfAtLeast(chances, 1),
    expected: expectedWounds(chances, lasts),
    kill: chanceOfAtLeast(chances, lasts),
  }
}

/** Cover is no help hand to hand. */
const targetsOf = (weapon: WeaponId | 'unarmed'): readonly StandardTarget[] => [
  ...HERDS,
  isShooting(weapon) ? COVERED : SOLDIER,
]

/** One attack with each weapon it carries, or with bare hands, against herds of three sizes and a soldier. */
export function weaponOdds(unit: ForceHuman): readonly WeaponOdds[] {
  const weapons: readonly (WeaponId | 'unarmed')[] =
    unit.weapons.length === 0 ? ['unarmed'] : [...new Set(unit.weapons)]
  const secondThrow = perksOf(unit).includes('specialist')
  return weapons.map((weapon) => {
    const { hits: dice, accuracy: needed } = WEAPONS[weapon]
    return {
      weapon,
      dice,
      needed,
      secondThrow,
      against: targetsOf(weapon).map((target) => against({ dice, needed, secondThrow }, target)),
    }
  })
}

const RINGED = Array.from({ length: RING.places }, (_, i) => i + 1)

const bites = (target: StandardTarget, most: number = RING.places): readonly BiteOdds[] =>
  RINGED.slice(0, most).map((biters) => ({
    biters,
    ...against({ dice: biters, needed: BITE_ACCURACY - (biters - 1), secondThrow: false }, target),
  }))

/** ed.bite.12 What one bite of a herd does to it, by the number of biters. */
export const bitesOn = ({ unit }: Pick<ForceHuman, 'unit'>): readonly BiteOdds[] =>
  bites({ ...SOLDIER, toughness: toughnessOf(profileOf(unit), false), lasts: profileOf(unit).vitality })

/** What one bite of a herd does to a soldier. */
export const bitesBy = ({ size }: Pick<ForceHerd, 'size'>): readonly BiteOdds[] =>
  bites(SOLDIER, Math.min(size, RING.places))

/** Weapons by which a herd is measured. */
const STANDARD_WEAPONS = ['pistol', 'shotgun', 'lmg', 'explosive', 'large-blade'] as const satisfies readonly (
  | keyof typeof SHOOTING
  | MeleeId
)[]

/** What one attack with each of some weapons does to a herd. */
export const attacksOn = ({
  kind,
  size,
}: Pick<ForceHerd, 'kind' | 'size'>): readonly (Dice & {
  readonly weapon: WeaponId
  readonly odds: StandardOdds
})[] =>
  STANDARD_WEAPONS.map((weapon) => {
    const { hits: dice, accuracy: needed } = { ...SHOOTING, ...MELEE }[weapon]
    const throwing = { dice, needed, secondThrow: false }
    return { weapon, ...throwing, odds: against(throwing, { id: 'herd of 5', ...herd(kind, size) }) }
  })
