/** How dangerous a place is: who could come into contact there in the next phase of the zombies, and what that costs. */
import { costFrom, isCrossed, isqrt, type XY } from '@shamble/table'
import { wayField } from '../rules/01-ground.ts'
import { hasQuirk } from '../rules/48-mind.ts'
import { type Human, isInPlay, isUp, type Look, type Zombie } from '../state.ts'
import { BASE_RADIUS, cm, TOLERANCE } from '../tables/units.ts'

/** How far a zombie comes in a phase: its walk, and with the lurch. */
const walkOf = ({ book }: Look): number => book.zombieAP * book.moveStep
const reachOf = (look: Look): number => walkOf(look) + (look.book.lurchReach(look) ?? 0)

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

interface Danger {
  /** How many should be in contact. */
  readonly contacts: number
  /** How many wounds they should do. */
  readonly wounds: number
}

const SAFE: Danger = { contacts: 0, wounds: 0 }

/** Those who cannot come at once may come in the phase after; they count so much less. */
const LATER = 0.1

/** dw.zattack What would come of standing there. */
function dangerAt(look: Look, human: Human, at: XY): Danger {
  if (human.on !== null && !look.book.mayZombiesClimb()) return SAFE
  const limit = reachOf(look) + walkOf(look)
  const far = limit + 2 * BASE_RADIUS
  let contacts = 0
  let attacks = 0
  for (const z of look.state.zombies) {
    if (!isUp(z) || (z.on !== null && z.on !== human.on)) continue
    if (Math.abs(z.at.x - at.x) > far || Math.abs(z.at.y - at.y) > far) continue
    const gap = walkTo(look, z, human, at, limit)
    if (gap > limit) continue
    const comes = comesFrom(look, gap) * (hasNearerPrey(look, z, human, gap) ? DISTRACTED : 1)
    contacts += comes
    attacks += gap <= TOLERANCE ? 2 * comes : comes
  }
  if (contacts === 0) return SAFE
  const score = 7 - look.book.zombieHit + Math.max(0, contacts - 1)
  return { contacts, wounds: (attacks * Math.min(6, score)) / 6 }
}

/** How likely a zombie is in contact after its phase, by how far it has to walk. */
function comesFrom(look: Look, gap: number): number {
  if (gap <= walkOf(look)) return 1
  return gap <= reachOf(look) ? Math.max(LATER, (7 - look.book.lurchScore) / 6) : LATER
}

/** dw.wounds.2 What one more wound is worth in lives; dw.quirk.13 who may freeze will not be left with one. */
const woundPrice = (look: Look, human: Human): number =>
  Math.min(0.7, (hasQuirk(look, human, 'scary-pants') ? FREEZING : 1) * (0.12 + 0.15 * human.wounds))
const FREEZING = 1.7

/** Who is held loses time. */
const HELD = 0.06

/**
 * The price of standing there through the next phase of the zombies, in lives, if so many of them are shot before they
 * come.
 */
export function riskAt(look: Look, human: Human, at: XY, shot = 0): number {
  const { contacts, wounds } = dangerAt(look, human, at)
  if (contacts === 0) return 0
  const left = Math.max(HITS_MISSED, 1 - shot / contacts)
  return woundPrice(look, human) * Math.min(4, wounds * left * left) + HELD * Math.min(2, contacts * left)
}
const HITS_MISSED = 0.15

/** How many zombies somebody should put down in a turn with what is loaded in his hands. */
function killsOf({ book }: Look, { weapons, doubled, ap }: Human): number {
  let most = 0
  for (const { type, ready, loaded, jammed } of weapons) {
    const row = book.weapons[type].fire
    if (!row || !ready || jammed || loaded === 0) continue
    most = Math.max(most, row.mode === 'automatic' || row.mode === 'machinegun' ? 1.6 : 0.8)
  }
  return ((doubled ? 0.5 : 1) * most * ap) / book.humanAP
}

/** How many the people near a human who still have to act should put down, himself included. */
export function firepower(look: Look, human: Human): number {
  let sum = 0
  for (const one of look.state.humans) {
    if (!isInPlay(one) || one.seat === null || (one.acted && one.n !== human.n)) continue
    if (gapOf(one.at, human.at) <= SUPPORT) sum += killsOf(look, one)
  }
  return FOCUS * sum
}
const SUPPORT = cm(20)
/** Not everybody fires at the same ones. */
const FOCUS = 0.7

/** How far the nearest standing zombie has to walk to touch him there, who are near; behind walls they are far. */
export function nearestGap(look: Look, human: Human, at: XY = human.at): number {
  let least = Number.POSITIVE_INFINITY
  for (const z of look.state.zombies) {
    const gap = isUp(z) ? gapOf(z.at, at) : Number.POSITIVE_INFINITY
    if (gap < least) least = Math.min(least, gap > NEAR ? gap : walkTo(look, z, human, at, NEAR))
  }
  return least
}
const NEAR = cm(30)

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
