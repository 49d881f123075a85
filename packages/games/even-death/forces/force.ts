/** ed.force A force as a document: units with weapons and perks, herds with their numbers; what each costs. */
import { integer, list, object, oneOf, optional, type Shape, variants } from '@shamble/kernel'
import {
  HERD,
  PROFILE_IDS,
  type ProfileId,
  profileOf,
  ZOMBIE_IDS,
  zombieClass,
  type ZombieId,
} from '../tables/profiles.ts'
import { CONCENTRATIONS, type Concentration, PERK_IDS, type PerkId } from '../tables/perks.ts'
import { WEAPON_IDS, type WeaponId, WEAPONS } from '../tables/weapons.ts'

export interface ForceHuman {
  readonly is: 'human'
  readonly unit: ProfileId
  readonly weapons: readonly WeaponId[]
  readonly perks: readonly PerkId[]
  /** ed.force.8 */
  readonly concentration?: Concentration | undefined
}

export interface ForceHerd {
  readonly is: 'herd'
  readonly kind: ZombieId
  readonly size: number
}

export type ForceUnit = ForceHuman | ForceHerd
export type Force = readonly ForceUnit[]

/** More than any budget buys. */
export const MOST_UNITS = 100

/** What can be written, legal or not: the validator names what is wrong with it. */
export const FORCE: Shape<Force> = list(
  variants('is', {
    human: object({
      unit: oneOf(...PROFILE_IDS),
      weapons: list(oneOf(...WEAPON_IDS), { max: 6 }),
      perks: list(oneOf(...PERK_IDS), { max: 10 }),
      concentration: optional(oneOf(...CONCENTRATIONS)),
    }),
    herd: object({ kind: oneOf(...ZOMBIE_IDS), size: integer(0, 99) }),
  }),
  { max: MOST_UNITS },
)

/** ed.force.1, ed.force.4, ed.force.14 A unit's cost with its weapons; perks are free. */
export const humanCost = ({ unit, weapons }: Pick<ForceHuman, 'unit' | 'weapons'>): number =>
  weapons.reduce((sum, id) => sum + WEAPONS[id].points, profileOf(unit).points)

/** ed.force.9, ed.force.10, ed.force.14 A herd costs what its size class does, whatever its number within it. */
export const herdCost = (kind: ZombieId, size: number): number => zombieClass(kind, size).points

export const unitCost = (unit: ForceUnit): number =>
  unit.is === 'human' ? humanCost(unit) : herdCost(unit.kind, Math.min(unit.size, HERD.most))

export const costOf = (force: Force): number => force.reduce((sum, unit) => sum + unitCost(unit), 0)

/** How many figures it puts on the table. */
export const figuresIn = (force: Force): number =>
  force.reduce((sum, unit) => sum + (unit.is === 'human' ? 1 : unit.size), 0)
