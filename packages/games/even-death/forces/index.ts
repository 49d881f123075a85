/** Forces for whoever builds them: lists, prices, faults, text, odds against standard targets. */
export { READY_FORCE_IDS, type ReadyForce, type ReadyForceId, readyForce } from '../content/forces.ts'
export {
  attacksOn,
  bitesBy,
  bitesOn,
  type BiteOdds,
  type StandardOdds,
  weaponOdds,
  type WeaponOdds,
} from '../forecast/standard.ts'
export { BATTLE_POINTS, MOST_WEAPONS } from '../tables/numbers.ts'
export { type Concentration, CONCENTRATIONS, PERK_IDS, type PerkId, PERKS, perkOf } from '../tables/perks.ts'
export {
  CLASSES,
  classOf,
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  HERD,
  PROFILE_IDS,
  type ProfileId,
  profileOf,
  ZOMBIE_IDS,
  zombieClass,
  type ZombieId,
  zombieKind,
} from '../tables/profiles.ts'
export { isShooting, SHOOTING, WEAPON_IDS, type WeaponId, WEAPONS } from '../tables/weapons.ts'
export { reloadsOf } from '../rules/25-reload.ts'
export { forceFaults, type ForceFault, perksOf } from './faults.ts'
export {
  costOf,
  figuresIn,
  FORCE,
  type Force,
  type ForceHerd,
  type ForceHuman,
  type ForceUnit,
  herdCost,
  humanCost,
  MOST_UNITS,
  unitCost,
} from './force.ts'
export { isFaction, randomForce, readyFor } from './ready.ts'
export { forceText, type NamedForce, readForceText, type ReadText, type TextFault } from './text.ts'
