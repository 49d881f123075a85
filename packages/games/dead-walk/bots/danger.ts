/** How dangerous a place is: who could come into contact there in the next phase of the zombies. */
import { isqrt, type XY } from '@shamble/table'
import { compareGapOf } from '../rules/01-figures.ts'
import { isUp, type Look, type Surface, type Zombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { farFrom } from './ways.ts'

/** How far a zombie comes in a phase: its walk and the lurch. */
export const reachOf = ({ book }: Look): number =>
  book.zombieAP * book.moveStep + (book.switches.lurch ? book.lurchDistance : 0)

/** The standing zombies that could reach somebody who stands here. */
export function threatsAt(look: Look, at: XY, on: Surface = null): Zombie[] {
  if (on !== null && !look.book.switches.zombiesClimb) return []
  const reach = reachOf(look)
  return look.state.zombies.filter(
    (z) => isUp(z) && compareGapOf(look, { at, on }, z, reach) <= 0 && hasWay(look, z, at, reach),
  )
}

/** A wall between two rooms makes near things far. */
const hasWay = (look: Look, z: Zombie, at: XY, reach: number): boolean =>
  farFrom(look, z.at, at) <= 2 * (reach + BASE_RADIUS)

/** The gap to the nearest standing zombie, in units; Infinity without any. */
export function nearestGap(look: Look, at: XY): number {
  let least = Number.POSITIVE_INFINITY
  for (const z of look.state.zombies) {
    if (!isUp(z)) continue
    const dx = z.at.x - at.x
    const dy = z.at.y - at.y
    least = Math.min(least, dx * dx + dy * dy)
  }
  return least === Number.POSITIVE_INFINITY ? least : isqrt(least) - 2 * BASE_RADIUS
}
