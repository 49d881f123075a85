/** ed.facing.6, ed.facing.7 Who stands in whose flank; exactly abeam flanks. */
import { inArc, inOpenArc, type XY } from '@shamble/table'

export const flanks = (at: XY, facing: XY, attacker: XY): boolean => !inOpenArc(at, facing, attacker, 180)
/** With a front of 90 degrees, its borders included. */
export const flanksNarrowFront = (at: XY, facing: XY, attacker: XY): boolean => !inArc(at, facing, attacker, 90)
/** With a front of 270 degrees: the rear has its borders. */
export const flanksWideFront = (at: XY, facing: XY, attacker: XY): boolean => !inOpenArc(at, facing, attacker, 270)
