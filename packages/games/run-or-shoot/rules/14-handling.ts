/** rs.door Doors in the hands of survivors: opened and closed. */
import { type Refusal, refuse } from '@shamble/kernel'
import { comparePointToShape, dot, figuresAlong, isCrossed, line, minus, towards, type XY } from '@shamble/table'
import type { OpeningPlace, Spot } from '../content/table-map.ts'
import { change, type Look, type OpeningNow, type State, type Survivor, type Transaction } from '../state.ts'
import { isDoor } from '../tables/terrain.ts'
import { crowdOn, survivorFigure } from './01-crowd.ts'
import { type Figure, isAdjacentTo } from './01-measure.ts'

/** The point of a straight line between two points that is nearest to another, in whole units. */
export function nearestOn(a: XY, b: XY, p: XY): XY {
  const along = minus(b, a)
  const length2 = dot(along, along)
  const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(p, a), along) / length2))
  return { x: Math.round(a.x + share * along.x), y: Math.round(a.y + share * along.y) }
}

/** rs.measure.7 Is the way of a hand from a figure to a point free of walls, closed doors, windows and fences? */
export function canReach({ facts }: Look, { at, level }: Spot, point: XY): boolean {
  const { layout, parting } = facts
  return !isCrossed(layout, parting[level] as Uint8Array, at, towards(point, at, 1))
}

export const doorNamed = ({ book }: Pick<Look, 'book'>, id: string): OpeningPlace | undefined =>
  book.map.openings.find((opening) => opening.id === id && isDoor(opening.kind))

/** rs.door.3, rs.measure.7 Is a door in reach? */
export const isAtDoor = (look: Look, from: Figure, { from: a, to: b, level }: OpeningPlace): boolean =>
  from.level === level && isAdjacentTo(from, line(a.x, a.y, b.x, b.y)) && canReach(look, from, nearestOn(a, b, from.at))

/** rs.door.6 Does any base touch the line of a door: those of others, and that of whoever would close it? */
export function isHeldOpen(look: Look, closer: Figure, figure: number, door: OpeningPlace): boolean {
  const { from, to } = door
  const shape = line(from.x, from.y, to.x, to.y)
  return comparePointToShape(closer.at, shape, closer.radius) <= 0 || isInDoorway(look, door, figure)
}

/** rs.door.6 Does the base of anybody but one touch the line of a door? */
export function isInDoorway(look: Look, { from, to, level }: OpeningPlace, but: number | null = null): boolean {
  const shape = line(from.x, from.y, to.x, to.y)
  const crowd = crowdOn(look, level)
  for (const other of figuresAlong(crowd, from, to, crowd.largest)) {
    const at = { x: crowd.x[other] as number, y: crowd.y[other] as number }
    if (other !== but && comparePointToShape(at, shape, crowd.radius[other] as number) <= 0) return true
  }
  return false
}

export type Handling = 'open' | 'close'

/** rs.door.3, rs.door.5, rs.door.6 Why somebody at a place cannot open or close a door; the price is the move's business. */
export function handlingRefusal(
  look: Look,
  s: Survivor,
  from: Figure,
  openings: State['openings'],
  id: string,
  handling: Handling,
): Refusal | null {
  const door = doorNamed(look, id)
  const now = Object.hasOwn(openings, id) ? openings[id] : undefined
  if (!door || !now) return refuse('rs.door.3', 'There is no such door.')
  if (!isAtDoor(look, from, door)) return refuse('rs.door.3', 'The door is out of reach.')
  if (now.state === 'destroyed') return refuse('rs.door.5', 'This door has been smashed.')
  if (now.locked) return refuse('rs.door.5', 'This door is locked.')
  if ((now.state === 'open') === (handling === 'open'))
    return refuse('rs.door.5', handling === 'open' ? 'This door stands open.' : 'This door is closed.')
  if (handling === 'close' && isHeldOpen(look, from, survivorFigure(s.n), door))
    return refuse('rs.door.6', 'Somebody stands or lies in the doorway.')
  return null
}

/** Records of openings that differ from another in one: whoever plans a move and then goes it finds the same ground. */
const CHANGED = new WeakMap<State['openings'], Map<string, State['openings']>>()

/** All doors and windows with one of them in another state. */
export function withOpening(openings: State['openings'], id: string, state: OpeningNow['state']): State['openings'] {
  const known = CHANGED.get(openings) ?? new Map<string, State['openings']>()
  CHANGED.set(openings, known)
  const key = `${state} ${id}`
  const found = known.get(key) ?? Object.freeze({ ...openings, [id]: change(openings[id] as OpeningNow, { state }) })
  known.set(key, found)
  return found
}

/** rs.door.1, rs.door.2, rs.door.12 A survivor opens or closes a door; what Zeds have done to it stays. */
export function handleDoor(t: Transaction, s: Survivor, id: string, handling: Handling): void {
  const now = handling === 'open' ? 'open' : 'closed'
  t.state.openings = withOpening(t.state.openings, id, now)
  t.renew()
  t.emit({ e: 'door', clause: handling === 'open' ? 'rs.door.1' : 'rs.door.2', door: id, survivor: s.n, now })
}
