/** ed.morale, ed.human-state, ed.zombie-state States of people and of zombies. Movement is in inches. */

/** ed.morale.1 */
export const MORALE = { eager: 2, willing: 1, shaken: -1, broken: -2 } as const
export type Morale = keyof typeof MORALE
export const MORALE_IDS = Object.keys(MORALE) as readonly Morale[]

/** ed.human-state.6, ed.infection.1 What it takes off Movement and toughness dice. */
export const HEALTH = {
  healthy: { movement: 0, dice: 0 },
  sick: { movement: 2, dice: 1 },
  infected: { movement: 4, dice: 1 },
} as const
export type Health = keyof typeof HEALTH
export const HEALTH_IDS = Object.keys(HEALTH) as readonly Health[]

/** ed.human-state.2 What it adds to each attack die, with secondary factors. */
export const FATIGUE = { energised: 1, fine: 0, exhausted: -1 } as const
export type Fatigue = keyof typeof FATIGUE
export const FATIGUE_IDS = Object.keys(FATIGUE) as readonly Fatigue[]

/** ed.shoot.10 What health adds to each attack die, with secondary factors. */
export const HEALTH_ON_ATTACK = { healthy: 1, sick: -1, infected: 0 } as const

/** ed.zombie-state.2 By the score of the behaviour generator: 1 and 2, 3 to 6, 7 and 8. */
export const BEHAVIOUR = [
  { most: 2, decay: 'rotten', brains: 'docile', hunger: 'full' },
  { most: 6, decay: 'fresh', brains: 'shambling', hunger: 'hungry' },
  { most: 8, decay: 'fresh', brains: 'agitated', hunger: 'starved' },
] as const

export const DECAYS = ['rotten', 'fresh'] as const
export const BRAINS = ['docile', 'shambling', 'agitated'] as const
/** ed.bite.16 What it adds to each bite die, with secondary factors. */
export const HUNGER = { full: -1, hungry: 0, starved: 1 } as const
export type Decay = (typeof DECAYS)[number]
export type Brains = (typeof BRAINS)[number]
export type Hunger = keyof typeof HUNGER
export const HUNGER_IDS = Object.keys(HUNGER) as readonly Hunger[]

/** ed.zombie-state.1 */
export const PLAIN_ZOMBIES = { decay: 'fresh', brains: 'shambling', hunger: 'hungry' } as const
