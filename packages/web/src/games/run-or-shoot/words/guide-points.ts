/** Where the guide points on the ground. */
import { cm, RADIUS } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import type { GuideTarget } from '../../../play/game-display.ts'
import { targets } from '../plan/index.ts'
import { centreNamed, pointName } from '../place.ts'
import { actorOf, lookOf, offered } from '../read.ts'
import type { DisplayState } from '../types.ts'

/** Of the places where one may start, the middle one of those that are nearest to the safe house. */
export function eastmost(s: DisplayState): GuideTarget | null {
  const places = targets(s).map((place) => ({ place, at: centreNamed(place, s) ?? { x: 0, y: 0 } }))
  const most = Math.max(...places.map(({ at }) => at.x))
  const east = places.filter(({ at }) => at.x === most).sort((a, b) => a.at.y - b.at.y)
  const middle = east[east.length >> 1]
  return middle ? { place: middle.place } : null
}

/** As far east as one gets without stepping into the ring of a lair, or where a drifter notices somebody. */
export function onward(s: DisplayState): GuideTarget | null {
  const actor = actorOf(s)
  if (!actor) return null
  const { lairs } = lookOf(s).book.map
  const isNear = (p: XY, q: XY): boolean => Math.hypot(p.x - q.x, p.y - q.y) < cm(RING) + RADIUS.figure
  const isSafe = (p: XY): boolean => ![...lairs, ...s.view.zeds].some(({ at }) => isNear(p, at))
  const ends = offered(s, 'move').flatMap(({ acts }) => {
    const [first, ...more] = acts
    return first?.act === 'go' && more.length === 0 ? [{ x: first.to[0], y: first.to[1] }] : []
  })
  const [best] = ends.filter(isSafe).sort((p, q) => q.x - p.x || p.y - q.y)
  return best && best.x > actor.at.x ? { place: pointName(best, actor.level) } : null
}
/** A little more than either ring. */
const RING = 6
