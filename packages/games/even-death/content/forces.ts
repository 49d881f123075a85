/** The ready-made forces, by faction and size; their costs add up exactly. */
import type { Force, ForceUnit } from '../forces/force.ts'
import type { Faction, ProfileId, ZombieId } from '../tables/profiles.ts'
import type { PerkId } from '../tables/perks.ts'
import type { WeaponId } from '../tables/weapons.ts'

export interface ReadyForce {
  readonly title: string
  readonly faction: Faction
  readonly points: number
  readonly force: Force
}

const human = (unit: ProfileId, weapons: readonly WeaponId[], perks: readonly PerkId[] = []): ForceUnit => ({
  is: 'human',
  unit,
  weapons,
  perks,
})
const herd = (kind: ZombieId, size: number): ForceUnit => ({ is: 'herd', kind, size })

export const READY_FORCES = {
  stragglers: {
    title: 'Stragglers',
    faction: 'survivors',
    points: 50,
    force: [
      human('seasoned', ['shotgun'], ['athletic', 'quick-reloader']),
      human('regular', ['small-blade', 'pistol'], ['medic']),
      human('newbie', ['bow']),
    ],
  },
  'the-allotment': {
    title: 'The Allotment',
    faction: 'survivors',
    points: 100,
    force: [
      human('hardened', ['shotgun', 'small-blade'], ['medic', 'quick-reloader', 'overwatch']),
      human('seasoned', ['rifle', 'pistol'], ['athletic', 'specialist']),
      human('regular', ['machine-pistol', 'small-blade'], ['scavenger']),
      human('newbie', ['pistol', 'small-blade']),
      human('newbie', ['bow']),
    ],
  },
  'mill-lane': {
    title: 'Mill Lane',
    faction: 'survivors',
    points: 200,
    force: [
      human('hardened', ['shotgun', 'large-blade'], ['medic', 'quick-reloader', 'stoic']),
      human('hardened', ['rifle', 'small-blade'], ['athletic', 'immune', 'overwatch']),
      human('seasoned', ['shotgun', 'pistol'], ['scavenger', 'quick-reloader']),
      human('seasoned', ['blunt', 'pistol'], ['athletic', 'parkour']),
      human('regular', ['machine-pistol', 'small-blade'], ['medic']),
      human('regular', ['bow', 'small-blade'], ['athletic']),
      human('newbie', ['molotov', 'pistol']),
      human('newbie', ['small-blade', 'pistol']),
      human('newbie', ['pistol']),
    ],
  },
  'listening-post': {
    title: 'Listening Post',
    faction: 'military',
    points: 50,
    force: [human('veteran', ['rifle'], ['athletic', 'quick-reloader']), human('conscript', ['machine-pistol'])],
  },
  'fireteam-kestrel': {
    title: 'Fireteam Kestrel',
    faction: 'military',
    points: 100,
    force: [
      human('commander', ['machine-pistol'], ['athletic', 'parkour', 'stoic']),
      human('soldier', ['assault-rifle', 'pistol'], ['medic']),
      human('conscript', ['rifle', 'pistol']),
      human('conscript', ['small-blade', 'pistol']),
    ],
  },
  'kestrel-platoon': {
    title: 'Kestrel Platoon',
    faction: 'military',
    points: 200,
    force: [
      human('commander', ['assault-rifle', 'pistol'], ['athletic', 'quick-reloader', 'stoic']),
      human('veteran', ['lmg', 'pistol'], ['medic', 'quick-reloader']),
      human('soldier', ['rifle', 'pistol'], ['athletic']),
      human('soldier', ['assault-rifle', 'small-blade'], ['scavenger']),
      human('conscript', ['shotgun', 'pistol']),
      human('conscript', ['machine-pistol', 'small-blade']),
      human('conscript', ['small-blade', 'pistol']),
    ],
  },
  lookouts: {
    title: 'Lookouts',
    faction: 'bandits',
    points: 50,
    force: [
      human('cutthroat', ['machine-pistol', 'small-blade'], ['athletic', 'specialist']),
      human('thug', ['small-blade', 'pistol'], ['scavenger']),
    ],
  },
  'ditch-dogs': {
    title: 'Ditch Dogs',
    faction: 'bandits',
    points: 100,
    force: [
      human('boss', ['shotgun', 'small-blade'], ['athletic', 'quick-reloader', 'overwatch']),
      human('thug', ['blunt', 'pistol'], ['athletic']),
      human('thug', ['machine-pistol', 'pistol'], ['medic']),
      human('convict', ['small-blade', 'pistol']),
    ],
  },
  'the-toll': {
    title: 'The Toll',
    faction: 'bandits',
    points: 200,
    force: [
      human('boss', ['shotgun', 'large-blade'], ['athletic', 'quick-reloader', 'overwatch']),
      human('cutthroat', ['rifle', 'small-blade'], ['scavenger', 'specialist']),
      human('cutthroat', ['chainsaw', 'pistol'], ['athletic', 'parkour']),
      human('thug', ['machine-pistol', 'small-blade'], ['medic']),
      human('thug', ['bow', 'pistol'], ['athletic']),
      human('convict', ['molotov', 'pistol']),
      human('convict', ['small-blade', 'pistol']),
    ],
  },
  'stray-herd': {
    title: 'Stray Herd',
    faction: 'zombies',
    points: 50,
    force: [herd('regular', 15), herd('regular', 10)],
  },
  'loose-crowd': {
    title: 'Loose Crowd',
    faction: 'zombies',
    points: 100,
    force: [herd('regular', 15), herd('regular', 15), herd('regular', 10), herd('regular', 5), herd('regular', 5)],
  },
  sprinters: {
    title: 'Sprinters',
    faction: 'zombies',
    points: 100,
    force: [herd('fast', 15), herd('fast', 10), herd('fast', 5), herd('regular', 5)],
  },
  'market-crowd': {
    title: 'Market Crowd',
    faction: 'zombies',
    points: 200,
    force: [
      herd('regular', 15),
      herd('regular', 15),
      herd('regular', 15),
      herd('regular', 10),
      herd('regular', 10),
      herd('fast', 10),
      herd('military', 10),
    ],
  },
  'barracks-dead': {
    title: 'Barracks Dead',
    faction: 'zombies',
    points: 200,
    force: [
      herd('military', 15),
      herd('military', 10),
      herd('military', 5),
      herd('regular', 15),
      herd('regular', 15),
      herd('regular', 10),
    ],
  },
} as const satisfies Readonly<Record<string, ReadyForce>>

export type ReadyForceId = keyof typeof READY_FORCES
export const READY_FORCE_IDS = Object.keys(READY_FORCES) as readonly ReadyForceId[]
export const readyForce = (id: ReadyForceId): ReadyForce => READY_FORCES[id]
