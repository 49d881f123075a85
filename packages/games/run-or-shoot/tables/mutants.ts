/** rs.mutant.1 The five mutants. */
export const MUTANT_KINDS = ['hunter', 'tank', 'boomer', 'smoker', 'witch'] as const
export type MutantKind = (typeof MUTANT_KINDS)[number]

/** rs.mutant.3 How near, in centimetres, a hidden mutant must be to be seen. */
export const AMBUSH_SIGHT = 30

/** rs.hunter.2, rs.hunter.4, rs.hunter.11 Spring and least gap of its walk in centimetres, and the die of a pin. */
export const HUNTER = { spring: 10, keepsOff: 2, crouchWithin: 15, stalk: 5, die: 3 } as const

/** rs.tank.2, rs.tank.6, rs.tank.10, rs.tank.11, rs.terrain.8 */
export const TANK = { hits: 10, die: 3, knockDice: 2, knockSides: 6, throwDie: 3, throwRange: 30, breach: 4 } as const

/** rs.boomer.2, rs.boomer.4, rs.boomer.7 to rs.boomer.9 */
export const BOOMER = { spit: 10, burst: 10, slimeTurns: 3, stirs: 40, stopsAt: 8 } as const

/** rs.smoker.1, rs.smoker.2, rs.smoker.4, rs.smoker.5, rs.smoker.6 Range in centimetres, the least score, modifiers, damage. */
export const SMOKER = { range: 10, hitsFrom: 5, slow: -1, fast: -2, fastFrom: 5, obscured: -1, die: 6 } as const

/** rs.witch.2, rs.witch.3, rs.witch.6, rs.witch.11 In centimetres. */
export const WITCH = { near: 10, noise: 20, light: 20, sees: 20 } as const

/** rs.boomer.2, rs.tank.12 The least score against a partly obscured target. */
export const OBSCURED_HITS_FROM = 5
