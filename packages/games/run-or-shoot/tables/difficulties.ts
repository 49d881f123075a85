/** rs.scenario.2 What a difficulty changes. */
export interface DifficultyRow {
  readonly hordes: number
  /** rs.horde.9 */
  readonly cap: number
  readonly drifters: number
  /** How many of the listed kinds of mutants are used, and how many more are drawn. */
  readonly kinds: number
  readonly extraKinds: number
}

export const DIFFICULTIES = {
  easy: { hordes: -1, cap: 20, drifters: -3, kinds: 1, extraKinds: 0 },
  normal: { hordes: 0, cap: 40, drifters: 0, kinds: 5, extraKinds: 0 },
  book: { hordes: 0, cap: 60, drifters: 0, kinds: 5, extraKinds: 0 },
  nightmare: { hordes: 1, cap: 60, drifters: 4, kinds: 5, extraKinds: 1 },
} as const satisfies Readonly<Record<string, DifficultyRow>>

export type Difficulty = keyof typeof DIFFICULTIES
export const DIFFICULTY_IDS = Object.keys(DIFFICULTIES) as readonly Difficulty[]

/** rs.scenario.2 By the number of PS from 1 on: how many hordes more or fewer, and into how many parts drifters are cut. */
export const BY_TEAM = [
  { hordes: -2, share: 2 },
  { hordes: -1, share: 1 },
  { hordes: 0, share: 1 },
  { hordes: 0, share: 1 },
  { hordes: 1, share: 1 },
  { hordes: 1, share: 1 },
] as const

/** rs.setup.10 How far, in centimetres, figures and hordes keep from the start zone. */
export const KEEPS_OFF = { figures: 15, hordes: 25 } as const

/** A drawn drifter place holds so many on this face of a d6, else one. */
export const DRIFTER_GROUP = { face: 6, size: 3 } as const

/** rs.setup.7 How often a facing is drawn again. */
export const FACING_REDRAWS = 8

/** rs.setup.2 Zeds for each PS between which no warning is given. */
export const BALANCE = { least: 15, most: 35 } as const
