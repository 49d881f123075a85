/** ed.bite.7 The ring round somebody who is bitten: who is drawn in, and where everybody stands then. */
import { distance2, minus, overRoot, samePoint, turned, type XY } from '@shamble/table'
import type { Placed } from '../events.ts'
import type { Herd, Human, Look, Zombie } from '../state.ts'
import { DRAWN_IN } from '../tables/numbers.ts'
import { CONTACT, inches, LATTICE, RING } from '../tables/units.ts'
import { zombieFigure } from './01-figures.ts'
import { basesOverlap, isWithin } from './01-measure.ts'
import { figuresInWay, isOpenGround } from './10-terrain.ts'
import { inContact, inContactWith, isWalledOff } from './16-contact.ts'

/** ed.bite.10 Not held by anybody else. */
export const mayBite = ({ locked }: Zombie, { id }: Human): boolean => locked === null || locked === id

/** ed.bite.13 The zombies of a herd that are in contact with somebody and free to bite him. */
export const biters = (look: Look, herd: Herd, human: Human): Zombie[] =>
  inContactWith(look, human).zombies.flatMap((one) =>
    one.herd === herd && mayBite(one.zombie, human) ? [one.zombie] : [],
  )

/** ed.bite.4, ed.bite.5 Those of the herd that can be drawn in, nearest first: near enough, free, and not there yet. */
export function drawable(look: Look, herd: Herd, human: Human): Zombie[] {
  const near = herd.zombies.filter(
    (z) =>
      z.locked === null &&
      z.on === human.on &&
      isWithin(z.at, human.at, inches(DRAWN_IN)) &&
      !inContact(look, z, human),
  )
  return near.sort((a, b) => distance2(a.at, human.at) - distance2(b.at, human.at) || a.id - b.id)
}

/** Vectors are turned so much enlarged: the places are rounded once. */
const ENLARGED = 64
const SIXTH = 60

/** ed.bite.7 Six places round a human, the first in the direction of somebody, the others clockwise. */
export function ringPlaces({ at }: Pick<Human, 'at'>, first: XY): XY[] {
  const way = minus(first, at)
  const n = distance2(first, at) * ENLARGED * ENLARGED
  return Array.from({ length: RING.places }, (_, i) => {
    const { x, y } = turned({ x: way.x * ENLARGED, y: way.y * ENLARGED }, SIXTH * i)
    return { x: at.x + overRoot(x * RING.distance, n), y: at.y + overRoot(y * RING.distance, n) }
  })
}

/** Who is lifted off the table to be seated, and round whom. */
interface Seating {
  readonly look: Look
  readonly human: Human
  readonly places: readonly XY[]
  readonly lifted: ReadonlySet<number>
}

/** Nobody stands there who has not been lifted, and no terrain is there. */
const isClear = ({ look, human: { on }, lifted }: Seating, at: XY): boolean =>
  isOpenGround(look, at, on) && figuresInWay(look, at, on).every((figure) => lifted.has(figure))

const overlaps = (at: XY, placed: readonly Placed[]): boolean => placed.some((other) => basesOverlap(at, other.at))

/** ed.bite.5 The place is in contact, and no wall lies before it. */
function reaches({ look, human }: Seating, z: Zombie, at: XY): boolean {
  const there = { at, on: human.on, down: false }
  return inContact(look, there, human) && !isWalledOff(look, z, there)
}

/** ed.bite.7 The free place nearest to where it stood; of equals the first clockwise. */
function seatFor(seating: Seating, z: Zombie, placed: readonly Placed[]): XY | null {
  let best: XY | null = null
  for (const at of seating.places) {
    if (best !== null && distance2(at, z.at) >= distance2(best, z.at)) continue
    if (isClear(seating, at) && !overlaps(at, placed) && reaches(seating, z, at)) best = at
  }
  return best
}

/** So many points of the lattice to each side are looked at for somebody whose place is taken. */
const FARTHEST = 16

/** ed.bite.7 The point of the lattice nearest to where it stood; of equals the northern, then the western one. */
function nearestFree(seating: Seating, { at: from }: Zombie, placed: readonly Placed[]): XY | null {
  const [cx, cy] = [Math.floor(from.x / LATTICE), Math.floor(from.y / LATTICE)]
  let best: XY | null = null
  for (let j = -FARTHEST; j <= FARTHEST; j++)
    for (let i = -FARTHEST; i <= FARTHEST; i++) {
      const at = { x: (cx + i) * LATTICE, y: (cy + j) * LATTICE }
      if (best !== null && distance2(at, from) >= distance2(best, from)) continue
      if (isClear(seating, at) && !overlaps(at, placed)) best = at
    }
  return best
}

/** Those without a place go back to where they stood, or near it; null if somebody cannot. */
function goBack(seating: Seating, left: readonly Zombie[], seated: readonly Placed[]): Placed[] | null {
  const placed = [...seated]
  const stays = (z: Zombie): boolean => !overlaps(z.at, seated)
  for (const z of left.filter(stays)) placed.push({ zombie: z.id, at: z.at })
  for (const z of left.filter((one) => !stays(one))) {
    const at = nearestFree(seating, z, placed)
    if (at === null) return null
    placed.push({ zombie: z.id, at })
  }
  return placed
}

/** Seats in this order as many as there is room for. */
function seat(seating: Seating, zombies: readonly Zombie[], before: readonly Placed[], most: number): Placed[] {
  const placed = [...before]
  for (const z of zombies) {
    const at = placed.length - before.length < most ? seatFor(seating, z, placed) : null
    if (at !== null) placed.push({ zombie: z.id, at })
  }
  return placed
}

/** ed.bite.7 If not all who touched find a place, they stay where they are. */
function seatTouching(seating: Seating, touching: readonly Zombie[]): Placed[] {
  const placed = seat(seating, touching, [], RING.places)
  return placed.length === touching.length ? placed : touching.map(({ id, at }) => ({ zombie: id, at }))
}

/**
 * ed.bite.4 to ed.bite.7 Where the zombies of a herd stand when some have been drawn in, only those who move; nobody
 * moves when none of them finds a place.
 */
export function ring(look: Look, herd: Herd, human: Human, drawn: readonly Zombie[]): Placed[] {
  const touching = herd.zombies.filter(
    (z) =>
      mayBite(z, human) && z.on === human.on && isWithin(z.at, human.at, CONTACT.touching) && inContact(look, z, human),
  )
  const [first] = [...touching, ...drawn]
  if (first === undefined || drawn.length === 0) return []
  const all = [...touching, ...drawn]
  const lifted = new Set(all.map(({ id }) => zombieFigure(id)))
  const seating: Seating = { look, human, places: ringPlaces(human, first.at), lifted }
  const others = inContactWith(look, human).zombies.filter(({ zombie }) => !all.includes(zombie)).length
  const held = seatTouching(seating, touching)
  const seated = seat(seating, drawn, held, RING.places - others - held.length)
  if (seated.length === held.length) return []
  const left = drawn.filter(({ id }) => seated.every(({ zombie }) => zombie !== id))
  const stood = new Map(all.map(({ id, at }) => [id, at]))
  return (goBack(seating, left, seated) ?? []).filter(({ zombie, at }) => !samePoint(at, stood.get(zombie) ?? at))
}
