/** dw.movement.8 Where one gets on foot on a table of one's own. */
import { type Box, type Reach, reachFrom, type Terrain, type Walker } from '@shamble/table'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

/** A window leaves room for one of the points that are looked at. */
const WALKER: Walker = { step: 50, radius: BASE_RADIUS, clearance: BASE_RADIUS - TOLERANCE }

export const onFoot = (terrain: Terrain, starts: readonly Box[]): Reach => reachFrom(terrain, WALKER, starts)
