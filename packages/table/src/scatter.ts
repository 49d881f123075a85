/** Where something lands that was thrown and went astray. */
import { firstMeeting } from './crossings.ts'
import { displaced } from './directions.ts'
import { distanceDown, towards, type XY } from './geometry.ts'
import type { Layout } from './layout.ts'
import { NOBODY } from './spatial.ts'

export interface Landing {
  readonly at: XY
  /** The barrier that stopped it, or NOBODY. */
  readonly barrier: number
  readonly isOnTable: boolean
}

/** A throw that deviates: so far from its aim, in this direction, stopping `short` of the first marked barrier. */
export interface Deviation {
  readonly aim: XY
  readonly distance: number
  readonly degrees: number
  readonly short: number
}

/** dw.grenade.9: it stops short of what is in its way, at the aim itself if that is nearer; it may leave the table. */
export function deviated(layout: Layout, marked: Uint8Array, { aim, distance, degrees, short }: Deviation): Landing {
  const end = displaced(aim, distance, degrees)
  const met = firstMeeting(layout, marked, aim, end)
  const leaves = !isPointOnTable(layout, end)
  if (met === null) return { at: end, barrier: NOBODY, isOnTable: !leaves }
  const wall = towards(aim, end, Math.min(met.units, distanceDown(aim, end)))
  if (!isPointOnTable(layout, wall)) return { at: end, barrier: NOBODY, isOnTable: false }
  return { at: towards(aim, end, Math.max(0, met.units - short)), barrier: met.barrier, isOnTable: true }
}

const isPointOnTable = ({ width, depth }: Layout, { x, y }: XY): boolean => x >= 0 && y >= 0 && x <= width && y <= depth
