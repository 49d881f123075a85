/** Everything a seat can decide in a campaign. Tiles go by their dice (53 is Y 5, X 3), forces and units by their numbers. */
import {
  BATTLE,
  flag,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Shape,
  text,
  tuple,
  variants,
} from '@shamble/kernel'
import { FORCE, type Force, type ForceHuman } from '../forces/force.ts'
import { type Concentration, CONCENTRATIONS, PERK_IDS, type PerkId } from '../tables/perks.ts'
import { HERD, PROFILE_IDS, type ProfileId, ZOMBIE_IDS, type ZombieId } from '../tables/profiles.ts'
import { WEAPON_IDS, type WeaponId } from '../tables/weapons.ts'
import type { Place } from './map.ts'
import { RESULT, type Result } from './result.ts'
import { type Structure, STRUCTURES } from './state.ts'

const place = integer(11, 88)
const number = integer(1, 1_000_000)
const force = { force: number }

/** ed.camp-train.3 Somebody as he is to be: what is not told stays. */
export interface Change {
  readonly unit: number
  readonly profile?: ProfileId | undefined
  readonly weapons?: readonly WeaponId[] | undefined
  /** Those that are added. */
  readonly perks?: readonly PerkId[] | undefined
  readonly concentration?: Concentration | undefined
}

const change = object({
  unit: number,
  profile: optional(oneOf(...PROFILE_IDS)),
  weapons: optional(list(oneOf(...WEAPON_IDS), { max: 6 })),
  perks: optional(list(oneOf(...PERK_IDS), { max: 10 })),
  concentration: optional(oneOf(...CONCENTRATIONS)),
})

/** ed.camp-battle.15 A herd that is kept. */
export interface Regrouped {
  readonly kind: ZombieId
  readonly size: number
}

const human = object({
  is: oneOf('human'),
  unit: oneOf(...PROFILE_IDS),
  weapons: list(oneOf(...WEAPON_IDS), { max: 6 }),
  perks: list(oneOf(...PERK_IDS), { max: 10 }),
  concentration: optional(oneOf(...CONCENTRATIONS)),
})

export const COMMANDS = variants('do', {
  /** ed.camp-setup.5 */
  fortify: object({ tiles: tuple(place, place) }),
  /** ed.camp-setup.9, ed.camp-setup.10 A force for each tile, or all hordes. */
  lock: object({ forces: list(FORCE, { min: 1, max: 18 }) }),
  // A campaign turn.
  move: object({ ...force, to: place }),
  control: object(force),
  battle: object(force),
  build: object({ ...force, structure: oneOf(...STRUCTURES) }),
  heal: object(force),
  /** ed.camp-train.2 Changes and recruits of the force, or a new one. */
  train: object({
    ...force,
    changes: optional(list(change, { min: 1, max: 100 })),
    recruits: optional(FORCE),
    found: optional(object({ at: place, units: FORCE })),
  }),
  search: object(force),
  raid: object(force),
  pillage: object(force),
  'supply-drop': object({}),
  paratroopers: object({ ...force, to: place }),
  zombify: object(force),
  feast: object(force),
  'end-turn': object({}),
  // Questions between.
  /** ed.camp-turn.7 */
  'new-horde': object({ at: place, units: FORCE }),
  /** ed.camp-search.3 */
  adjust: object({ by: integer(-1, 1) }),
  /** ed.camp-search.2 */
  victim: object({ unit: number }),
  /** ed.camp-search.2, ed.camp-search.7 Somebody, and into which force where several are as near. */
  recruit: object({ unit: human, into: optional(number) }),
  /** ed.camp-zombify.1 */
  herds: object({ units: FORCE }),
  // Battles.
  /** ed.camp-battle.2 */
  send: object(force),
  /** ed.camp-battle.9 */
  behaviour: object({ dice: oneOf(1, 3) }),
  /** ed.camp-battle.17 */
  vote: object({ quick: flag }),
  report: object({ result: RESULT, battle: text({ pattern: BATTLE }) }),
  /** ed.camp-battle.14 Whether a result that was entered by hand is so. */
  agree: object({ yes: flag }),
  /** ed.camp-battle.6 */
  retreat: object({ to: place }),
  /** ed.camp-battle.15 */
  regroup: object({
    herds: list(object({ kind: oneOf(...ZOMBIE_IDS), size: integer(HERD.least, HERD.most) }), { max: 400 }),
  }),
}) as unknown as Shape<Command>

interface Deeds {
  fortify: { tiles: readonly [Place, Place] }
  lock: { forces: readonly Force[] }
  move: { force: number; to: Place }
  control: { force: number }
  battle: { force: number }
  build: { force: number; structure: Structure }
  heal: { force: number }
  train: {
    force: number
    changes?: readonly Change[] | undefined
    recruits?: Force | undefined
    found?: { readonly at: Place; readonly units: Force } | undefined
  }
  search: { force: number }
  raid: { force: number }
  pillage: { force: number }
  'supply-drop': object
  paratroopers: { force: number; to: Place }
  zombify: { force: number }
  feast: { force: number }
  'end-turn': object
  'new-horde': { at: Place; units: Force }
  adjust: { by: number }
  victim: { unit: number }
  recruit: { unit: ForceHuman; into?: number | undefined }
  herds: { units: Force }
  send: { force: number }
  behaviour: { dice: 1 | 3 }
  vote: { quick: boolean }
  report: { result: Result; battle: string }
  agree: { yes: boolean }
  retreat: { to: Place }
  regroup: { herds: readonly Regrouped[] }
}

/** Of each name its own command. */
export type CommandOf<D extends keyof Deeds> = D extends keyof Deeds ? { readonly do: D } & Readonly<Deeds[D]> : never
export type Command = CommandOf<keyof Deeds>
