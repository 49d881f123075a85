/** ed.perks */
export interface Perk {
  readonly title: string
  readonly level: 1 | 2 | 3
  readonly says: string
}

export const PERKS = {
  athletic: { title: 'Athletic', level: 1, says: 'Movement is 2 inches more.' },
  scavenger: {
    title: 'Expert Scavenger',
    level: 1,
    says: 'Finds 1 Supplies more in a campaign; of no use in a battle.',
  },
  medic: {
    title: 'Medic',
    level: 1,
    says: 'Once in a battle restores up to 2 vitality, its own or of somebody in contact.',
  },
  'quick-reloader': { title: 'Quick Reloader', level: 2, says: 'Each of its weapons needs one Reload less.' },
  parkour: { title: 'Parkour', level: 2, says: 'Nothing slows its Moves.' },
  immune: { title: 'Immune', level: 2, says: 'Is never infected and never turns.' },
  specialist: { title: 'Specialist', level: 2, says: 'Once a turn rolls one die of a failed attack again.' },
  overwatch: { title: 'Overwatch', level: 3, says: 'Has one action more with an enemy within 6 inches at the start.' },
  stoic: { title: 'Stoic', level: 3, says: 'Passes every psych check.' },
  concentration: {
    title: 'Concentration',
    level: 3,
    says: 'What lowers die results in Shooting, or in Melee, does not count.',
  },
} as const satisfies Readonly<Record<string, Perk>>

export type PerkId = keyof typeof PERKS
export const PERK_IDS = Object.keys(PERKS) as readonly PerkId[]
export const perkOf = (id: PerkId): Perk => PERKS[id]

/** ed.force.8 */
export const CONCENTRATIONS = ['shooting', 'melee'] as const
export type Concentration = (typeof CONCENTRATIONS)[number]

/** ed.perks.1, ed.perks.4, ed.perks.13 Inches, vitality, inches. */
export const ATHLETIC = 2
export const MEDIC = 2
export const OVERWATCH = 6
