/** dw.entry.5, dw.entry.6 Method C: rooms that nobody knows yet, the way into them, and who waits there. */
import {
  barriersWithin,
  boxOf,
  crossingsOf,
  distanceDown,
  INSIDE,
  leftOf,
  type Opening,
  painted,
  type Room,
  roomsAt,
  towards,
  turn,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { Method } from '../events.ts'
import { change, type Human, isInPlay, type Look, type Transaction } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { COMPANY_FROM, SPACING } from '../tables/zombies.ts'
import { isOnFoot } from './01-crowd.ts'
import { d6, zombieRoller } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { compareGapOf, humanBody } from './01-figures.ts'
import type { Ground } from './01-ground.ts'
import { isFreePlace } from './01-places.ts'
import { mayCome, arrive, noPlace } from './26-entry.ts'

/** A way into a room: on which leg of a path and where the centre is inside for the first time, and by which opening. */
export interface Entry {
  readonly leg: number
  readonly at: XY
  readonly room: string
  readonly opening: string
}

const DOORWAYS = new WeakMap<Ground['layout'], Uint8Array>()

/** Every opening of the map, marked. */
function doorwaysOf({ facts: { layout } }: Look): Uint8Array {
  const known = DOORWAYS.get(layout)
  if (known) return known
  const marked = painted(layout, (b) => (b.part === 'opening' ? 1 : 0))
  DOORWAYS.set(layout, marked)
  return marked
}

export const isInside = (room: Room, p: XY): boolean => whereInPolygon(room.outline, p) === INSIDE

/** The rooms that an opening leads into: two, or one and the open air. */
export const roomsBy = ({ book }: Look, { from, to, level }: Opening): Room[] =>
  roomsAt(book.map.terrain, level, { x: Math.floor((from.x + to.x) / 2), y: Math.floor((from.y + to.y) / 2) })

/** The first whole point of a leg beyond the line of an opening, and the room there. */
function beyond(look: Look, opening: Opening, a: XY, b: XY): { at: XY; room: string } | null {
  const side = (p: XY): number => Math.sign(turn(opening.from, opening.to, p))
  const far = side(b)
  let [before, after] = [-1, distanceDown(a, b) + 1]
  while (after - before > 1) {
    const middle = (before + after) >> 1
    if (side(towards(a, b, middle)) === far) after = middle
    else before = middle
  }
  const at = after > distanceDown(a, b) ? b : towards(a, b, after)
  const room = roomsBy(look, opening).find((one) => isInside(one, at))
  return room ? { at, room: room.id } : null
}

/** The opening in which somebody stands, if any. */
function openingUnder(look: Look, p: XY): Opening | undefined {
  const { layout } = look.facts
  const [found] = barriersWithin(layout, doorwaysOf(look), p, 0)
  const b = found === undefined ? undefined : layout.barriers[found]
  return b?.part === 'opening' ? b.opening : undefined
}

/** dw.entry.6 The rooms that the centre of a figure comes into along a path, in order; the path has its start in it. */
export function entriesOf(look: Look, path: readonly XY[]): Entry[] {
  const { layout } = look.facts
  const found: Entry[] = []
  const add = (opening: Opening, leg: number): void => {
    const entry = beyond(look, opening, path[leg - 1] as XY, path[leg] as XY)
    if (entry) found.push({ leg, at: entry.at, room: entry.room, opening: opening.id })
  }
  const under = path.length > 1 ? openingUnder(look, path[0] as XY) : undefined
  if (under) add(under, 1)
  for (const { barrier, leg } of crossingsOf(layout, doorwaysOf(look), path)) {
    const b = layout.barriers[barrier]
    if (b?.part === 'opening') add(b.opening, leg)
  }
  return found
}

/** dw.entry.6 Is this a room that nobody has explored? */
export const isUnexplored = ({ state }: Look, room: string): boolean => !state.progress.explored.includes(room)

function explore(t: Transaction, rooms: readonly string[]): void {
  const { state } = t
  const fresh = rooms.filter((room) => isUnexplored(t, room))
  if (fresh.length > 0)
    state.progress = change(state.progress, { explored: Object.freeze([...state.progress.explored, ...fresh]) })
}

/** dw.entry.15 Rooms that hold a human when the game begins are explored. */
export function knowOwnRooms(t: Transaction): void {
  const { terrain } = t.book.map
  for (const h of t.state.humans) {
    if (!isInPlay(h) || h.on !== null) continue
    const rooms = roomsAt(terrain, 0, h.at).filter((room) => isInside(room, h.at))
    explore(
      t,
      rooms.map(({ id }) => id),
    )
  }
}

/** dw.entry.6 A human's centre has come into a room by an opening. */
export function enterRoom(t: Transaction, human: Human, room: string, opening: string): void {
  human.entrance = opening
  if (!isUnexplored(t, room)) return
  explore(t, [room])
  t.emit({ e: 'room explored', clause: 'dw.entry.6', room, human: human.n })
  if (t.book.mayRoomsHoldZombies()) populate(t, human, room, opening)
}

const COMPANY = splitAt(COMPANY_FROM, 'nobody is there', 'zombies: roll how many')

function populate(t: Transaction, human: Human, room: string, opening: string): void {
  const { state } = t
  state.progress = change(state.progress, { populated: Object.freeze([...state.progress.populated, room]) })
  const seat = zombieRoller(t)
  const faces = [d6(t, { clause: 'dw.entry.5', seat, what: `zombies in room ${room}`, table: COMPANY })]
  const isEmpty = (faces[0] as number) < COMPANY_FROM
  if (!isEmpty) faces.push(d6(t, { clause: 'dw.entry.5', seat, what: `how many zombies in room ${room}` }))
  const arrivals = isEmpty ? 0 : (faces[1] as number)
  t.emit({ e: 'entry rolled', clause: 'dw.entry.5', method: 'C', faces, arrivals, room, human: human.n })
  placeOpposite(t, room, opening, { arrivals, method: 'C', clause: 'dw.entry.6' })
}

/** dw.entry.6 At least 1 cm from every human. */
export const isClearOfHumans = (look: Look, at: XY): boolean =>
  look.state.humans.every(
    (h) => !isOnFoot(h) || compareGapOf(look, { at, on: null }, humanBody(h), SPACING.humans) >= 0,
  )

/** dw.entry.6 Places along the wall opposite an opening, from its middle outward, left before right as seen from there. */
function placesOpposite({ outline }: Room, { from, to }: Opening): XY[] {
  const { west, east, north, south } = boxOf({ is: 'polygon', corners: outline })
  const isUpright = from.x === to.x
  const ahead = isUpright
    ? { x: Math.abs(from.x - west) <= Math.abs(east - from.x) ? 1 : -1, y: 0 }
    : { x: 0, y: Math.abs(from.y - north) <= Math.abs(south - from.y) ? 1 : -1 }
  const middle = {
    x: isUpright ? (ahead.x > 0 ? east - BASE_RADIUS : west + BASE_RADIUS) : Math.floor((west + east) / 2),
    y: isUpright ? Math.floor((north + south) / 2) : ahead.y > 0 ? south - BASE_RADIUS : north + BASE_RADIUS,
  }
  const left = leftOf(ahead)
  const places: XY[] = [middle]
  const half = (isUpright ? south - north : east - west) / 2
  for (let off = SPACING.zombies; off <= half; off += SPACING.zombies)
    for (const side of [off, -off]) places.push({ x: middle.x + side * left.x, y: middle.y + side * left.y })
  return places
}

/** dw.entry.6 Room for a base, and far enough from every human. */
const fitsInRoom = (look: Look, room: Room, at: XY): boolean =>
  isInside(room, at) && isFreePlace(look, at, null) && isClearOfHumans(look, at)

/** How many come, and by which rule. */
interface Company {
  readonly arrivals: number
  readonly method: Method
  readonly clause: Clause
}

/** dw.entry.6, dw.search.6 Into a room, opposite an opening. */
export function placeOpposite(t: Transaction, roomId: string, openingId: string | null, company: Company): void {
  const { buildings } = t.book.map.terrain
  const room = buildings.flatMap(({ rooms }) => rooms).find(({ id }) => id === roomId)
  const opening = buildings.flatMap(({ openings }) => openings).find(({ id }) => id === openingId)
  const places = room && opening ? placesOpposite(room, opening) : []
  placeInOrder(t, places, (at) => fitsInRoom(t, room as Room, at), company)
}

/** dw.entry.6 One after another at the first of the places that is free; those who find none do not come. */
export function placeInOrder(
  t: Transaction,
  places: readonly XY[],
  fits: (at: XY) => boolean,
  { arrivals, method, clause }: Company,
): void {
  let next = 0
  for (let i = 0; i < arrivals; i++) {
    if (!mayCome(t, method)) continue
    while (next < places.length && !fits(places[next] as XY)) next++
    const at = places[next]
    if (at) arrive(t, at, method, clause)
    else noPlace(t, method, clause)
  }
}
