/** How dangerous a place is: who could come into contact there in the next phase of the zombies, and what that costs. */
import { costFrom, isCrossed, isqrt, type XY } from '@shamble/table'
import { wayField } from '../rules/01-ground.ts'
import { type Human, isInPlay, isUp, type Look, type Surface, type Zombie } from '../state.ts'
import { BASE_RADIUS, cm, TOLERANCE } from '../tables/units.ts'

/** How far a zombie comes in a phase: its walk, and with the lurch. */
const walkOf = ({ book }: Look): number => book.zombieAP * book.moveStep
const reachOf = (look: Look): number => walkOf(look) + (look.book.switches.lurch ? look.book.lurchDistance : 0)

/** The gap of two bases, rounded down. */
export function gapOf(a: XY, b: XY): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return isqrt(dx * dx + dy * dy) - 2 * BASE_RADIUS
}

/** How far a zombie walks to touch somebody at a place, who comes there from where he is. */
function walkTo(look: Look, z: Zombie, human: Human, at: XY, limit: number): number {
  const gap = gapOf(z.at, at)
  const { layout, closed } = look.facts
  if (gap > limit || !isCrossed(layout, closed, z.at, at)) return gap
  const stepped = isqrt((human.at.x - at.x) * (human.at.x - at.x) + (human.at.y - at.y) * (human.at.y - at.y))
  const most = 16 * (limit + stepped + 2 * BASE_RADIUS + 1)
  const far = costFrom(wayField(look, human.at), z.at, most) / 16
  return Math.max(gap, far - stepped - 2 * BASE_RADIUS)
}

/** Somebody else whom it would rather go for. */
function hasNearerPrey({ state }: Look, z: Zombie, human: Human, gap: number): boolean {
  return state.humans.some((one) => one.n !== human.n && isInPlay(one) && gapOf(one.at, z.at) < gap)
}

/** Others move too: a zombie that is nearer to somebody else comes for this one so often. */
const DISTRACTED = 0.35

export interface Danger {
  /** How many should be in contact. */
  readonly contacts: number
  /** How many wounds they should do. */
  readonly wounds: number
}

const SAFE: Danger = { contacts: 0, wounds: 0 }

/** dw.zattack What would come of standing there. */
export function dangerAt(look: Look, human: Human, at: XY, on: Surface = human.on): Danger {
  if (on !== null && !look.book.switches.zombiesClimb) return SAFE
  const [walk, reach] = [walkOf(look), reachOf(look)]
  let contacts = 0
  let attacks = 0
  for (const z of look.state.zombies) {
    if (!isUp(z) || (z.on !== null && z.on !== on)) continue
    if (Math.abs(z.at.x - at.x) > reach + 2 * BASE_RADIUS || Math.abs(z.at.y - at.y) > reach + 2 * BASE_RADIUS) continue
    const gap = walkTo(look, z, human, at, reach)
    if (gap > reach) continue
    const lurches = (7 - look.book.lurchScore) / 6
    const comes = (gap <= walk ? 1 : lurches) * (hasNearerPrey(look, z, human, gap) ? DISTRACTED : 1)
    contacts += comes
    attacks += gap <= TOLERANCE ? 2 * comes : comes
  }
  if (contacts === 0) return SAFE
  const score = 7 - look.book.zombieHit + Math.max(0, contacts - 1)
  return { contacts, wounds: (attacks * Math.min(6, score)) / 6 }
}

/** dw.wounds.2 What one more wound is worth in lives. */
const woundPrice = ({ wounds }: Human): number => Math.min(0.7, 0.12 + 0.15 * wounds)

/** Who is held loses time. */
const HELD = 0.06

/** The price of standing there through the next phase of the zombies, in lives. */
export function riskAt(look: Look, human: Human, at: XY, on: Surface = human.on): number {
  const { contacts, wounds } = dangerAt(look, human, at, on)
  return woundPrice(human) * Math.min(4, wounds) + HELD * Math.min(2, contacts)
}

/** The gap to the nearest standing zombie; Infinity without any. */
export function nearestGap({ state }: Look, at: XY): number {
  let least = Number.POSITIVE_INFINITY
  for (const z of state.zombies) if (isUp(z)) least = Math.min(least, gapOf(z.at, at))
  return least
}

/** What it is worth that a zombie is gone, in lives, by how near it is to anybody. */
export function preyValue({ state }: Look, z: Zombie): number {
  let least = Number.POSITIVE_INFINITY
  for (const h of state.humans) if (isInPlay(h)) least = Math.min(least, gapOf(h.at, z.at))
  const shoots = z.weapon !== null && z.weapon.loaded > 0 && least <= cm(90) ? 0.06 : 0
  return shoots + nearness(least)
}

function nearness(gap: number): number {
  if (gap <= cm(15)) return 0.16
  if (gap <= cm(25)) return 0.1
  return gap <= cm(40) ? 0.05 : 0.02
}
