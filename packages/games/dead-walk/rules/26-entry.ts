/** dw.entry How zombies come to the table: at the start, at its edges, in rooms, drawn by noise; and the cap on them. */
import {
  barriersWithin,
  boxOf,
  compareAngles,
  compass,
  crossingsOf,
  distance2,
  distanceDown,
  INSIDE,
  leftOf,
  minus,
  type Opening,
  OUTSIDE,
  painted,
  type Room,
  roomsAt,
  towards,
  turn,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { HouseRule } from '../book.ts'
import type { Clause } from '../clauses.ts'
import type { Method } from '../events.ts'
import { change, type Human, isInPlay, type Look, type Transaction, type Zombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { COMPANY_FROM, SPACING } from '../tables/zombies.ts'
import { d20, d6, direction, zombieRoller } from './01-dice.ts'
import {
  addZombie,
  compareGapOf,
  compareGapToGround,
  humanBody,
  isFreePlace,
  isOnFoot,
  isWithin,
} from './01-figures.ts'
import type { Ground } from './01-ground.ts'

/** dw.setup.4 How many more zombies may be in play. */
export const roomUnderCap = ({ state, book }: Look): number =>
  book.zombieCapPerHuman === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(0, book.zombieCapPerHuman * state.starters - state.zombies.length)

/** dw.setup.4 One beyond the cap does not come and takes no dice, and the log says so. */
function mayCome(t: Transaction, method: Method): boolean {
  if (roomUnderCap(t) > 0) return true
  t.emit({ e: 'no zombie', clause: 'dw.setup.4', method, why: 'cap' })
  return false
}

/** dw.entry.14 Unarmed, standing, looking nowhere yet. */
function arrive(t: Transaction, at: XY, method: Method, clause: Clause): Zombie {
  const zombie = addZombie(t, { at })
  t.emit({ e: 'zombie arrived', clause, zombie: zombie.n, at: zombie.at, method })
  return zombie
}

function noPlace(t: Transaction, method: Method, clause: Clause): void {
  t.emit({ e: 'no zombie', clause, method, why: 'no place' })
}

/** Method A: at random on the table. */

/** dw.entry.2, dw.entry.4 A score of the D20 along a length: the middle of that twentieth. */
const alongBy = (face: number, length: number): number => Math.round(((2 * face - 1) * length) / 40)

/** dw.entry.2 */
const MOST_TRIES = 20

/** dw.entry.2 Free, in the open and far enough from every human. */
function isStartPlace(look: Look, at: XY): boolean {
  const { book, state } = look
  return (
    isFreePlace(look, at, null) &&
    book.map.terrain.buildings.every(({ outline }) => whereInPolygon(outline, at) === OUTSIDE) &&
    !state.humans.some((h) => isInPlay(h) && isWithin(look, { at, on: null }, humanBody(h), book.entry.startDistance))
  )
}

function startPlace(t: Transaction, faces: number[]): XY | null {
  const { width, depth } = t.book.map.terrain
  const roll = (what: string): number => {
    const face = d20(t, { clause: 'dw.entry.2', seat: zombieRoller(t), what })
    faces.push(face)
    return face
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const x = alongBy(roll('place of a zombie, west to east'), width)
    const y = alongBy(roll('place of a zombie, north to south'), depth)
    if (isStartPlace(t, { x, y })) return { x, y }
  }
  return null
}

function startOne(t: Transaction): void {
  const faces: number[] = []
  const at = startPlace(t, faces)
  t.emit({ e: 'entry rolled', clause: 'dw.entry.2', method: 'A', faces, arrivals: at === null ? 0 : 1 })
  if (at === null) noPlace(t, 'A', 'dw.entry.2')
  else arrive(t, at, 'A', 'dw.entry.1')
}

/** dw.entry.1 Method A, at the end of the set-up: so many zombies for each team member. */
export function placeAtRandom(t: Transaction): void {
  const wanted = t.book.entry.startPerHuman * t.state.starters
  for (let i = 0; i < wanted; i++) if (mayCome(t, 'A')) startOne(t)
}

/** Method B: at an edge of the table. */

type Edge = 'north' | 'east' | 'south' | 'west'
const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west']

/** dw.entry.4 So far along an edge, from the west or the north, with the base just inside the table. */
function pointAtEdge({ book }: Look, edge: Edge, along: number): XY {
  const { width, depth } = book.map.terrain
  switch (edge) {
    case 'north':
      return { x: along, y: BASE_RADIUS }
    case 'south':
      return { x: along, y: depth - BASE_RADIUS }
    case 'west':
      return { x: BASE_RADIUS, y: along }
    case 'east':
      return { x: width - BASE_RADIUS, y: along }
  }
}

/** dw.entry.4 The free place at an edge that is nearest to what the die says; of two, the one to the west or north. */
function edgePlace(look: Look, edge: Edge, face: number): XY | null {
  const { width, depth } = look.book.map.terrain
  const length = edge === 'north' || edge === 'south' ? width : depth
  const last = length - BASE_RADIUS
  const wanted = Math.min(Math.max(alongBy(face, length), BASE_RADIUS), last)
  for (let off = 0; off < length; off++) {
    for (const along of off === 0 ? [wanted] : [wanted - off, wanted + off]) {
      if (along < BASE_RADIUS || along > last) continue
      const at = pointAtEdge(look, edge, along)
      if (isFreePlace(look, at, null)) return at
    }
  }
  return null
}

/** dw.entry.4 One edge for all of a roll; no die for it if the cap lets nobody come. */
function rollEdge(t: Transaction): Edge {
  const face = d20(t, { clause: 'dw.entry.4', seat: zombieRoller(t), what: 'edge of the table' })
  return EDGES[Math.floor((face - 1) / 5)] as Edge
}

function rollEntryB(t: Transaction): void {
  const seat = zombieRoller(t)
  const faces = [0, 0].map(() => d6(t, { clause: 'dw.entry.3', seat, what: 'zombies at the edge' }))
  const arrivals = faces.filter((face) => face === 6).length
  t.emit({ e: 'entry rolled', clause: 'dw.entry.3', method: 'B', faces, arrivals })
  const edge = arrivals > 0 && roomUnderCap(t) > 0 ? rollEdge(t) : null
  for (let i = 0; i < arrivals; i++) {
    if (!mayCome(t, 'B') || edge === null) continue
    const face = d20(t, { clause: 'dw.entry.4', seat, what: `place at the ${edge} edge` })
    const at = edgePlace(t, edge, face)
    if (at === null) noPlace(t, 'B', 'dw.entry.4')
    else arrive(t, at, 'B', 'dw.entry.4')
  }
}

/** dw.entry.3 Method B, step a of phase 1. */
export function entryB(t: Transaction): void {
  for (let i = 0; i < t.book.entry.bRolls; i++) rollEntryB(t)
}

/** Method C: in rooms that nobody knows yet. */

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

function populate(t: Transaction, human: Human, room: string, opening: string): void {
  const { state } = t
  state.progress = change(state.progress, { populated: Object.freeze([...state.progress.populated, room]) })
  const seat = zombieRoller(t)
  const faces = [d6(t, { clause: 'dw.entry.5', seat, what: `zombies in room ${room}` })]
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

/** Methods D and E: drawn by noise. */

/** dw.entry.9 The free spawn point whose bearing from the firer is nearest to the direction; null if none is free. */
function spawnPoint(look: Look, human: Human, degrees: number): XY | null {
  const { spawnPoints } = look.book.map
  const { spawnDistance } = look.book.entry
  const axis = compass(degrees)
  let best: XY | null = null
  for (const p of spawnPoints) {
    if (compareGapToGround(look, human, p, spawnDistance) < 0 || !isFreePlace(look, p, null)) continue
    if (best === null || isNearerBearing(human.at, axis, p, best)) best = p
  }
  return best
}

/** dw.entry.9 Ties go to the nearer point, then to the lower number. */
function isNearerBearing(from: XY, axis: XY, p: XY, best: XY): boolean {
  const by = compareAngles(axis, minus(p, from), minus(best, from))
  return by < 0 || (by === 0 && distance2(from, p) < distance2(from, best))
}

function drawOne(t: Transaction, human: Human, method: 'D' | 'E'): void {
  if (!mayCome(t, method)) return
  const { degrees } = direction(t, { clause: 'dw.entry.7', seat: zombieRoller(t), what: 'where a zombie turns up' })
  const at = spawnPoint(t, human, degrees)
  if (at === null) noPlace(t, method, 'dw.entry.9')
  else arrive(t, at, method, 'dw.entry.9')
}

/** dw.entry.10 */
function drawMany(t: Transaction, human: Human): void {
  const face = d6(t, { clause: 'dw.entry.10', seat: zombieRoller(t), what: 'zombies drawn by the noise' })
  const arrivals = face + 1
  t.emit({ e: 'entry rolled', clause: 'dw.entry.10', method: 'E', faces: [face], arrivals, human: human.n })
  for (let i = 0; i < arrivals; i++) drawOne(t, human, 'E')
}

/**
 * dw.entry.7, dw.entry.10, dw.entry.12 What a noisy action of a human draws, directly after it. E takes the place of D
 * (dw.entry.11); where only D is in force, what would call E counts as any other shot if it is one.
 */
export function drawn(t: Transaction, human: Human, method: 'D' | 'E', isShot = true): void {
  if (method === 'E' && t.book.doesGreatNoiseDraw()) drawMany(t, human)
  else if (isShot && t.book.doShotsDraw()) drawOne(t, human, 'D')
}

/** dw.setup.10 The methods in force, where they are not A and B. */
export function entryRule(methods: readonly string[]): HouseRule {
  const without = (method: Method, step: string) => (methods.includes(method) ? [] : [{ drop: step }])
  const answer = (method: Method) => () => (methods.includes(method) ? YES : NO)
  return {
    slots: { mayRoomsHoldZombies: answer('C'), doShotsDraw: answer('D'), doesGreatNoiseDraw: answer('E') },
    steps: { 'set-up': without('A', 'zombies at random'), 'tests phase': without('B', 'entry') },
  }
}
const YES = (): boolean => true
const NO = (): boolean => false
