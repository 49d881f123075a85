import { cm } from './units.ts'

/** dw.zmove.5 How many times what a low obstacle counts is counted for something shut. */
export const SHUT_STEPS = 20

/** dw.zmove.13 Angles at which a zombie gets round another base, in the order in which it tries them; negative is left. */
export const SIDESTEPS: readonly number[] = [-30, 30, -60, 60, -90, 90]

/** dw.zmove.7 The places around a human, by bearing. */
export const BEARINGS: readonly number[] = [
  0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180, 195, 210, 225, 240, 255, 270, 285, 300, 315, 330, 345,
]

/** dw.barrier.7, dw.barrier.1, dw.barrier.2 From how far they pound; attackers that count at all, and so many that one turn is enough. */
export const POUNDING = { reach: cm(3), least: 2, many: 4 } as const

/** dw.armedz.4 */
export const ARMED_HITS_FROM = 6

/** dw.entry.5 */
export const COMPANY_FROM = 5

/** dw.entry.6 How far those who come in stand from one another, and from humans. */
export const SPACING = { zombies: cm(2.6), humans: cm(1) } as const
