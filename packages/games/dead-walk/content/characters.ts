/** The ready-made characters and teams. */
import type { ArchetypeId } from '../tables/archetypes.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import type { QuirkId } from '../tables/mind.ts'
import type { SkillId, WeaponSkillId } from '../tables/skills.ts'
import type { WeaponId } from '../tables/weapons.ts'

/** A weapon at the start; hand grenades say which. */
export interface Carried {
  readonly weapon: WeaponId
  readonly grenade?: GrenadeId
}

export interface Character {
  readonly name: string
  /** dw.carry.1 One or two weapons of different categories. */
  readonly main: readonly Carried[]
  /** dw.carry.2 */
  readonly third: Carried | null
  /** dw.archetype.7 What the advanced rules know of him; he has level 1. */
  readonly sex: 'm' | 'f'
  readonly archetype: ArchetypeId
  readonly subtype: string
  readonly weaponSkills: readonly WeaponSkillId[]
  readonly skill: SkillId
  readonly quirk: QuirkId | null
}

const armed = (...weapons: WeaponId[]): Carried[] => weapons.map((weapon) => ({ weapon }))
const grenades = (grenade: GrenadeId): Carried => ({ weapon: 'hand-grenades', grenade })
const PISTOL: Carried = { weapon: 'pistol' }
const REVOLVER: Carried = { weapon: 'revolver' }

export const CHARACTERS = {
  M1: {
    name: 'Sgt. Lawless',
    main: [...armed('sub-machinegun'), grenades('fragmentation')],
    third: PISTOL,
    sex: 'm',
    archetype: 'military',
    subtype: 'Grunt',
    weaponSkills: ['automatic', 'handguns', 'rifle'],
    skill: 'cool',
    quirk: 'macho',
  },
  M2: {
    name: 'Pvt. Dawson',
    main: armed('assault-rifle'),
    third: PISTOL,
    sex: 'm',
    archetype: 'military',
    subtype: 'Grunt',
    weaponSkills: ['automatic', 'handguns', 'machine-gun'],
    skill: 'lucky',
    quirk: 'scary-pants',
  },
  M3: {
    name: 'Cpl. Ines Marek',
    main: armed('sniper-rifle', 'crossbow'),
    third: PISTOL,
    sex: 'f',
    archetype: 'military',
    subtype: 'Sniper',
    weaponSkills: ['rifle', 'handguns', 'bows'],
    skill: 'nerves-of-steel',
    quirk: 'relative',
  },
  M4: {
    name: 'Gunner Oskar Lindh',
    main: armed('machinegun'),
    third: PISTOL,
    sex: 'm',
    archetype: 'military',
    subtype: 'Grunt',
    weaponSkills: ['machine-gun', 'handguns', 'grenade-launcher'],
    skill: 'fancy-move',
    quirk: 'thick',
  },
  L1: {
    name: 'Sgt. Rosa Delgado',
    main: armed('pump-shotgun'),
    third: REVOLVER,
    sex: 'f',
    archetype: 'law',
    subtype: 'policewoman',
    weaponSkills: ['shotgun', 'handguns'],
    skill: 'cool',
    quirk: 'stupid',
  },
  L2: {
    name: 'Officer Ben Achterberg',
    main: armed('carbine', 'machete'),
    third: PISTOL,
    sex: 'm',
    archetype: 'law',
    subtype: 'policeman',
    weaponSkills: ['rifle', 'handguns'],
    skill: 'lucky',
    quirk: 'clumsy',
  },
  L3: {
    name: 'Agent Claire Novak',
    main: armed('double-barrel'),
    third: PISTOL,
    sex: 'f',
    archetype: 'law',
    subtype: 'FBI agent',
    weaponSkills: ['shotgun', 'handguns'],
    skill: 'fancy-move',
    quirk: 'sexy',
  },
  L4: {
    name: 'Marcus Tate',
    main: [...armed('carbine'), grenades('flash-bang')],
    third: PISTOL,
    sex: 'm',
    archetype: 'law',
    subtype: 'SWAT team',
    weaponSkills: ['rifle', 'handguns'],
    skill: 'nerves-of-steel',
    quirk: null,
  },
  C1: {
    name: 'Father Thomas Quill',
    main: armed('baseball-bat'),
    third: REVOLVER,
    sex: 'm',
    archetype: 'civilian',
    subtype: 'priest',
    weaponSkills: ['handguns'],
    skill: 'cool',
    quirk: 'indecisive',
  },
  C2: {
    name: 'Dana Hollis',
    main: armed('double-axe'),
    third: PISTOL,
    sex: 'f',
    archetype: 'civilian',
    subtype: 'family mother',
    weaponSkills: ['handguns'],
    skill: 'lucky',
    quirk: 'flinch',
  },
  C3: {
    name: 'Eddie Voss',
    main: [...armed('samurai-blade'), grenades('molotov')],
    third: PISTOL,
    sex: 'm',
    archetype: 'civilian',
    subtype: 'gang member',
    weaponSkills: ['handguns'],
    skill: 'fancy-move',
    quirk: 'criminal',
  },
  C4: {
    name: 'Mia Tran',
    main: armed('hockey-stick', 'throwing-knives'),
    third: { weapon: 'hammer' },
    sex: 'f',
    archetype: 'civilian',
    subtype: 'student',
    weaponSkills: ['handguns'],
    skill: 'nerves-of-steel',
    quirk: 'psycho',
  },
} as const satisfies Record<string, Character>

export type CharacterId = keyof typeof CHARACTERS

export interface Team {
  readonly title: string
  readonly says: string
  readonly members: readonly CharacterId[]
}

export const TEAMS = {
  'last-patrol': { title: 'Last Patrol', says: 'Military.', members: ['M1', 'M2', 'M3', 'M4'] },
  'precinct-nine': { title: 'Precinct Nine', says: 'Law enforcement.', members: ['L1', 'L2', 'L3', 'L4'] },
  neighbours: { title: 'Neighbours', says: 'Civilians.', members: ['C1', 'C2', 'C3', 'C4'] },
  'road-block': { title: 'Road Block', says: 'Military and law enforcement.', members: ['M1', 'M2', 'L1', 'L4'] },
  convoy: { title: 'Convoy', says: 'Military and civilians.', members: ['M1', 'M3', 'C1', 'C2'] },
  'night-shift': { title: 'Night Shift', says: 'Law enforcement and civilians.', members: ['L1', 'L2', 'C1', 'C4'] },
  strangers: { title: 'Strangers', says: 'All three.', members: ['M4', 'L4', 'C2', 'C1'] },
} as const satisfies Record<string, Team>

export type TeamId = keyof typeof TEAMS
