import { cm } from './units.ts'

/** dw.movement.1 What one action point of movement is worth. */
export const MOVE_STEP = cm(5)

/** dw.movement.9, dw.movement.10 */
export const CLIMB_STEP = cm(5)

/** dw.movement.11, dw.movement.12 Longest short jump, longest jump at all, and the highest score that fails. */
export const JUMPS = { short: cm(5), long: cm(10), failsUpTo: 2, woundEvery: cm(5), deepest: cm(5) } as const

/** dw.movement.6, dw.movement.10, dw.movement.20 Heights that are stepped over, climbed onto, and vaulted. */
export const HEIGHTS = { low: cm(2), climbable: cm(5), vaulted: cm(4) } as const

/** dw.movement.22, dw.movement.26, dw.movement.6, dw.movement.24 How near one must be, edge of the base to the thing. */
export const REACH = { opening: cm(0.5), object: cm(1), line: cm(0.1), exit: cm(0.1) } as const

/** dw.movement.22 */
export const WIDTHS = { door: cm(4), window: cm(3) } as const
