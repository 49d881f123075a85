/** dw.entry How zombies come to the table: at the start, at its edges, drawn by noise; and the cap on them. */
import { compareAngles, compass, distance2, minus, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { HouseRule } from '../book.ts'
import type { Clause } from '../clauses.ts'
import type { Method } from '../events.ts'
import { type Human, isInPlay, type Look, type Transaction, type Zombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { addZombie } from './01-crowd.ts'
import { d20, d6, direction, zombieRoller } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { compareGapToGround, humanBody, isWithin } from './01-figures.ts'
import { isFreePlace } from './01-places.ts'

/** dw.setup.4 How many more zombies may be in play. */
export const roomUnderCap = ({ state, book }: Look): number =>
  book.zombieCapPerHuman === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(0, book.zombieCapPerHuman * state.starters - state.zombies.length)

/** dw.setup.4 One beyond the cap does not come and takes no dice, and the log says so. */
export function mayCome(t: Transaction, method: Method): boolean {
  if (roomUnderCap(t) > 0) return true
  t.emit({ e: 'no zombie', clause: 'dw.setup.4', method, why: 'cap' })
  return false
}

/** dw.entry.14 Unarmed, standing, looking nowhere yet. */
export function arrive(t: Transaction, at: XY, method: Method, clause: Clause): Zombie {
  const zombie = addZombie(t, { at })
  t.emit({ e: 'zombie arrived', clause, zombie: zombie.n, at: zombie.at, method })
  return zombie
}

export function noPlace(t: Transaction, method: Method, clause: Clause): void {
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

const OVER_EDGE = splitAt(6, 'nobody', 'a zombie comes')

function rollEntryB(t: Transaction): void {
  const seat = zombieRoller(t)
  const faces = [0, 0].map(() => d6(t, { clause: 'dw.entry.3', seat, what: 'zombies at the edge', table: OVER_EDGE }))
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

const DRAWN = Array.from({ length: 6 }, (_, i) => ({ from: i + 1, result: `${i + 2} zombies` }))

/** dw.entry.10 */
function drawMany(t: Transaction, human: Human): void {
  const face = d6(t, { clause: 'dw.entry.10', seat: zombieRoller(t), what: 'zombies drawn by the noise', table: DRAWN })
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
