import { type GunId, GUNS } from '../tables/guns.ts'
import { MELEE_WEAPONS, type MeleeWeapon } from '../tables/melee.ts'
import type { ThingKind } from './kit.ts'

export const isWeapon = (thing: ThingKind): thing is GunId | MeleeWeapon =>
  Object.hasOwn(GUNS, thing) || Object.hasOwn(MELEE_WEAPONS, thing)
