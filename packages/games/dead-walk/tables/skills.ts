/** dw.gskill, dw.cskill, dw.wskill The skills, by the level at which they can be learnt. */
import type { Clause } from '../clauses.ts'
import type { ArchetypeId } from './archetypes.ts'
import { cm } from './units.ts'
import type { WeaponId } from './weapons.ts'

interface SkillRow {
  readonly title: string
  readonly level: number
  readonly kind: 'general' | 'combat'
  readonly clause: Clause
}

const general = (title: string, level: number, clause: Clause): SkillRow => ({ title, level, kind: 'general', clause })
const combat = (title: string, level: number, clause: Clause): SkillRow => ({ title, level, kind: 'combat', clause })

/** dw.gskill.1 to dw.gskill.18, dw.cskill.1 to dw.cskill.27 */
export const SKILLS = {
  cool: general('Cool', 1, 'dw.gskill.1'),
  'fancy-move': general('Fancy move', 1, 'dw.gskill.2'),
  lucky: general('Lucky', 1, 'dw.gskill.3'),
  'nerves-of-steel': general('Nerves of steel', 1, 'dw.gskill.4'),
  agile: general('Agile', 2, 'dw.gskill.5'),
  fearless: general('Fearless', 2, 'dw.gskill.6'),
  mechanics: general('Mechanics', 2, 'dw.gskill.7'),
  'first-aid': general('First Aid', 3, 'dw.gskill.8'),
  medic: general('Medic', 3, 'dw.gskill.9'),
  motivate: general('Motivate', 3, 'dw.gskill.11'),
  'lucky-bastard': general('Lucky bastard', 3, 'dw.gskill.18'),
  inspire: general('Inspire', 4, 'dw.gskill.12'),
  snappy: general('Snappy', 4, 'dw.gskill.13'),
  quick: general('Quick', 4, 'dw.gskill.14'),
  dodge: general('Dodge', 5, 'dw.gskill.15'),
  hero: general('Hero', 5, 'dw.gskill.17'),
  aggressive: combat('Aggressive', 2, 'dw.cskill.1'),
  brace: combat('Brace', 2, 'dw.cskill.2'),
  cover: combat('Cover', 2, 'dw.cskill.3'),
  'eagle-eye': combat('Eagle Eye', 2, 'dw.cskill.5'),
  'fast-reload': combat('Fast reload', 2, 'dw.cskill.6'),
  sharpshooter: combat('Sharpshooter', 2, 'dw.cskill.7'),
  unload: combat('Unload', 2, 'dw.cskill.8'),
  ambidextrous: combat('Ambidextrous', 3, 'dw.cskill.9'),
  'deep-pockets': combat('Deep pockets', 3, 'dw.cskill.10'),
  frantic: combat('Frantic', 3, 'dw.cskill.12'),
  gunner: combat('Gunner', 3, 'dw.cskill.13'),
  'martial-arts': combat('Martial arts expert', 3, 'dw.cskill.14'),
  'combat-expert': combat('Combat expert', 4, 'dw.cskill.16'),
  reflex: combat('Reflex', 4, 'dw.cskill.17'),
  tough: combat('Tough', 4, 'dw.cskill.19'),
  'chainsaw-maniac': combat('Chainsaw maniac', 4, 'dw.cskill.20'),
  'double-tap': combat('Double tap', 5, 'dw.cskill.21'),
  killer: combat('Killer', 5, 'dw.cskill.23'),
  sniper: combat('Sniper', 5, 'dw.cskill.25'),
  strong: combat('Strong', 5, 'dw.cskill.27'),
} as const satisfies Record<string, SkillRow>

export type SkillId = keyof typeof SKILLS

/** dw.gskill.11, dw.gskill.12 How near others have to be. */
export const SKILL_REACH = { motivate: cm(10), inspire: cm(20) } as const

interface WeaponSkillRow {
  readonly title: string
  readonly clause: Clause
  readonly weapons: readonly WeaponId[]
}

/** dw.wskill.2 to dw.wskill.8; what is in no row needs no skill (dw.wskill.9). */
export const WEAPON_SKILLS = {
  handguns: { title: 'Handguns', clause: 'dw.wskill.2', weapons: ['pistol', 'revolver'] },
  shotgun: { title: 'Shotgun', clause: 'dw.wskill.3', weapons: ['pump-shotgun', 'double-barrel', 'sawn-off'] },
  rifle: { title: 'Rifle', clause: 'dw.wskill.4', weapons: ['rifle', 'carbine', 'sniper-rifle'] },
  automatic: { title: 'Automatic', clause: 'dw.wskill.5', weapons: ['assault-rifle', 'sub-machinegun'] },
  'machine-gun': { title: 'Machine gun', clause: 'dw.wskill.6', weapons: ['machinegun'] },
  'grenade-launcher': { title: 'Grenade launcher', clause: 'dw.wskill.7', weapons: ['grenade-launcher'] },
  bows: { title: 'Bows', clause: 'dw.wskill.8', weapons: ['bow', 'crossbow'] },
} as const satisfies Record<string, WeaponSkillRow>

export type WeaponSkillId = keyof typeof WEAPON_SKILLS

/** dw.restrict.2 to dw.restrict.5 What an archetype cannot learn (military, law), or all that it can (civilian). */
export const RESTRICTIONS: Readonly<
  Record<
    ArchetypeId,
    | { readonly not: readonly (SkillId | WeaponSkillId)[]; readonly clause: Clause }
    | { readonly only: readonly (SkillId | WeaponSkillId)[]; readonly clause: Clause }
  >
> = {
  military: { not: ['shotgun', 'unload', 'chainsaw-maniac'], clause: 'dw.restrict.2' },
  law: {
    not: ['automatic', 'machine-gun', 'grenade-launcher', 'brace', 'gunner', 'killer'],
    clause: 'dw.restrict.3',
  },
  civilian: {
    only: [
      'handguns',
      'cover',
      'eagle-eye',
      'fast-reload',
      'sharpshooter',
      'ambidextrous',
      'deep-pockets',
      'double-tap',
      'reflex',
    ],
    clause: 'dw.restrict.4',
  },
}

/** dw.restrict.6 Subtypes: the guns and the specific combat skills that are open to them. */
export const SUBTYPES: Readonly<
  Record<string, { readonly weapons: readonly WeaponId[]; readonly skills: readonly SkillId[] }>
> = {
  Grunt: { weapons: ['assault-rifle', 'grenade-launcher', 'machinegun'], skills: ['killer', 'gunner', 'brace'] },
  Sniper: { weapons: ['sniper-rifle', 'pistol', 'revolver'], skills: ['sniper', 'sharpshooter', 'eagle-eye'] },
  Officer: { weapons: ['pistol', 'revolver'], skills: ['fast-reload'] },
  'Anti-terrorist unit': { weapons: ['sub-machinegun'], skills: ['double-tap', 'combat-expert', 'martial-arts'] },
}

/** dw.gskill.8, dw.cskill.10 The scores from which First Aid and Deep Pockets help. */
export const HELPS_FROM = { firstAid: 5, deepPockets: 6 } as const

/** dw.gskill.1, dw.gskill.6, dw.gskill.11 What skills add in fear tests. */
export const HEARTENS = { motivate: 1, cool: 1, fearless: -2 } as const

/** dw.cskill.3, dw.cskill.8 What it costs to lie in wait, and a shell that is unloaded; and how many shells there are. */
export const COVER_COST = 1
export const UNLOAD = { cost: 1, shots: 4 } as const

/** dw.cskill.22 One declaration of two bursts, or of one if there is no second. */
export const DOUBLE_TAP = { bursts: 2, cost: 1 } as const

/** dw.cskill.13, dw.cskill.20, dw.cskill.25 The scores from which a skill kills. */
export const KILLS_FROM = { gunner: 4, maniac: 2, sniper: 2 } as const
