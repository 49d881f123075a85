/** ed.deploy.4 How a herd is laid down at deployment: a hexagonal block, its first row towards the enemy, or what fits. */
import type { Seat } from '@shamble/kernel'
import { distance2, samePoint, type XY } from '@shamble/table'
import type { Look } from '../state.ts'
import { BLOCK_PITCH, RADIUS } from '../tables/units.ts'
import { basesOverlap, isAtMost, isWithin } from './01-measure.ts'
import { zoneCentre } from './04-zones.ts'

/** Rows lie so far apart that neighbours in two rows have at least the pitch between them. */
const ROW_PITCH = Math.ceil((BLOCK_PITCH * 866_026) / 1_000_000)

/** The longest row of a block: as many as make it about as deep as wide. */
const rowOf = (size: number): number => (size > 12 ? 5 : size > 6 ? 4 : size > 3 ? 3 : size)

/** Places of a block around nothing yet: across its front, and back from it. */
function blockOf(size: number): { readonly across: number; readonly back: number }[] {
  const long = rowOf(size)
  return Array.from({ length: size }, (_, i) => {
    const row = Math.floor(i / long)
    const shift = row % 2 === 0 ? 0 : BLOCK_PITCH / 2
    const middle = Math.floor((long - 1) / 2) * BLOCK_PITCH
    return { across: (i % long) * BLOCK_PITCH + shift - middle, back: row * ROW_PITCH }
  })
}

/** The side of the table towards which a zone looks, along an axis: a step to the front; all round, that of the place. */
function frontOf(look: Look, seat: Seat, at: XY): XY {
  const middle = { x: look.book.field.width >> 1, y: look.book.field.depth >> 1 }
  const centre = zoneCentre(look, seat)
  const from = samePoint(centre, middle) ? at : centre
  const [dx, dy] = [middle.x - from.x, middle.y - from.y]
  if (Math.abs(dx) > Math.abs(dy)) return { x: dx > 0 ? 1 : -1, y: 0 }
  return { x: 0, y: dy > 0 ? 1 : -1 }
}

/** The places of a herd, the first of them as near to the zone's centre as can be; null if there is no room. */
export function blockFor(
  look: Look,
  seat: Seat,
  size: number,
  places: readonly XY[],
  isLegal: (at: XY) => boolean,
): XY[] | null {
  const block = blockOf(size)
  for (const at of places) {
    if (!isLegal(at)) continue
    const front = frontOf(look, seat, at)
    const laid = block.map(({ across, back }) => ({
      x: at.x - front.x * back + front.y * across,
      y: at.y - front.y * back + front.x * across,
    }))
    if (laid.every(isLegal)) return laid
  }
  return crowdedFor(look, size, places.filter(isLegal))
}

/** Where no block fits: one after the other on free places of the lattice, each in coherency with those before. */
function crowdedFor({ book }: Look, size: number, free: readonly XY[]): XY[] | null {
  const tried = new Set<XY>()
  for (const first of free) {
    if (tried.has(first)) continue
    const reach = size * (book.coherency + 2 * RADIUS)
    const near = free
      .filter((at) => isAtMost(first, at, reach))
      .sort((a, b) => distance2(a, first) - distance2(b, first) || a.y - b.y || a.x - b.x)
    const laid = [first]
    for (const at of near) {
      if (laid.length === size) break
      if (laid.some((other) => basesOverlap(at, other))) continue
      if (laid.some((other) => isWithin(at, other, book.coherency))) laid.push(at)
    }
    if (laid.length === size) return laid
    for (const at of laid) tried.add(at)
  }
  return null
}
