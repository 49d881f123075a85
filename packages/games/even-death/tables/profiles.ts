/** ed.profiles People and zombies. Movement is in inches. */
import type { PerkId } from './perks.ts'

export const FACTIONS = ['survivors', 'military', 'bandits', 'zombies'] as const
export type Faction = (typeof FACTIONS)[number]
export type HumanFaction = Exclude<Faction, 'zombies'>

export const FACTION_TITLES: Readonly<Record<Faction, string>> = {
  survivors: 'Survivors',
  military: 'Military',
  bandits: 'Bandits',
  zombies: 'Zombies',
}

/** A toughness: so many dice, each of which succeeds with this number or more. */
export interface Toughness {
  readonly dice: number
  readonly number: number
}

export interface Profile {
  readonly title: string
  readonly faction: HumanFaction
  readonly points: number
  readonly movement: number
  readonly vitality: number
  readonly toughness: Toughness
  readonly armour: boolean
  /** ed.force.5 Perks are chosen up to this level, one of each. */
  readonly perks: 0 | 1 | 2 | 3
  /** ed.force.6 What it has for nothing. */
  readonly has: readonly PerkId[]
}

const profile = (
  faction: HumanFaction,
  title: string,
  points: number,
  movement: number,
  vitality: number,
  [number, dice]: readonly [number, number],
  armour: boolean,
  perks: Profile['perks'],
  has: readonly PerkId[] = [],
): Profile => ({ title, faction, points, movement, vitality, toughness: { dice, number }, armour, perks, has })

/** ed.profiles.1 to ed.profiles.3 Toughness is written as printed: the number, then the dice. */
export const PROFILES = {
  newbie: profile('survivors', 'Newbie Survivor', 5, 5, 3, [7, 2], false, 0),
  regular: profile('survivors', 'Regular Survivor', 10, 6, 4, [7, 2], false, 1),
  seasoned: profile('survivors', 'Seasoned Survivor', 15, 6, 5, [6, 3], true, 2),
  hardened: profile('survivors', 'Hardened Survivor', 20, 7, 6, [6, 3], true, 3),
  conscript: profile('military', 'Conscript', 10, 6, 4, [6, 2], true, 0),
  soldier: profile('military', 'Soldier', 20, 6, 4, [6, 3], true, 1, ['specialist']),
  veteran: profile('military', 'Veteran', 25, 6, 5, [5, 3], true, 2, ['specialist']),
  commander: profile('military', 'Commander', 30, 6, 5, [5, 3], true, 3, ['specialist']),
  convict: profile('bandits', 'Convict', 10, 6, 3, [7, 2], false, 0),
  thug: profile('bandits', 'Thug', 15, 7, 4, [7, 2], false, 1),
  cutthroat: profile('bandits', 'Cutthroat', 20, 7, 4, [6, 3], true, 2),
  boss: profile('bandits', 'Boss', 25, 7, 5, [6, 3], true, 3),
} as const satisfies Readonly<Record<string, Profile>>

export type ProfileId = keyof typeof PROFILES
export const PROFILE_IDS = Object.keys(PROFILES) as readonly ProfileId[]
export const profileOf = (id: ProfileId): Profile => PROFILES[id]

/** ed.force.9 The size classes of herds: up to so many zombies. */
export const CLASSES = [5, 10, 15] as const
export const HERD = { least: 1, most: 15 } as const

export interface ZombieClass {
  readonly toughness: Toughness
  readonly points: number
}

export interface ZombieKind {
  readonly title: string
  readonly movement: number
  readonly armour: boolean
  /** ed.brain.5 */
  readonly runner: boolean
  /** By size class, the smallest first. */
  readonly classes: readonly [ZombieClass, ZombieClass, ZombieClass]
}

const sized = (number: number, dice: number, points: number): ZombieClass => ({ toughness: { dice, number }, points })

/** ed.profiles.4 */
export const ZOMBIES = {
  regular: {
    title: 'Regular Zombies',
    movement: 4,
    armour: false,
    runner: false,
    classes: [sized(7, 2, 10), sized(6, 3, 20), sized(5, 4, 30)],
  },
  fast: {
    title: 'Fast Zombies',
    movement: 8,
    armour: false,
    runner: true,
    classes: [sized(7, 1, 15), sized(6, 2, 30), sized(6, 3, 45)],
  },
  military: {
    title: 'Military Zombies',
    movement: 4,
    armour: true,
    runner: false,
    classes: [sized(6, 2, 20), sized(6, 3, 40), sized(5, 4, 60)],
  },
} as const satisfies Readonly<Record<string, ZombieKind>>

export type ZombieId = keyof typeof ZOMBIES
export const ZOMBIE_IDS = Object.keys(ZOMBIES) as readonly ZombieId[]
export const zombieKind = (id: ZombieId): ZombieKind => ZOMBIES[id]

/** ed.herd.12 The size class of so many zombies: 0, 1 or 2. */
export const classOf = (size: number): 0 | 1 | 2 => (size > CLASSES[1] ? 2 : size > CLASSES[0] ? 1 : 0)
export const zombieClass = (id: ZombieId, size: number): ZombieClass => zombieKind(id).classes[classOf(size)]

/** ed.brain.2 By size class. */
export const SIZE_MODIFIERS = [0, 1, 2] as const
