/** dw.xp, dw.level What is earned, and what it takes. */

/** dw.xp.2, dw.moral.5 Kill points for one point of experience or of moral; a kill in close combat is worth two. */
export const KILLS = { each: 5, close: 2 } as const

/** dw.level.2, dw.level.3 Experience for levels 2 to 6; beyond, the step from one to the next grows by one. */
export function thresholdOf(level: number, printed: readonly number[]): number {
  const known = printed[level - 2]
  if (level <= 1) return 0
  if (known !== undefined) return known
  const before = thresholdOf(level - 1, printed)
  return before + (before - thresholdOf(level - 2, printed)) + 1
}
