/** dw.units Figures on the table: where they stand, how far apart they are, who touches whom. */
import {
  compareGap,
  compareGapInSpace,
  comparePointToShape,
  compareShapes,
  crossingsOf,
  distance2,
  figuresWithin,
  isCrossed,
  isqrt,
  rootUp,
  type XY,
} from '@shamble/table'
import {
  type Human,
  humanFigure,
  humanOf,
  isInPlay,
  isUp,
  isZombieFigure,
  type Look,
  numberOfFigure,
  type Surface,
  theHuman,
  theZombie,
  type Zombie,
  zombieFigure,
  zombieOf,
} from '../state.ts'
import { BASE_RADIUS, LEVEL_STEP, TOLERANCE } from '../tables/units.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { crowdOf, isOnFoot } from './01-crowd.ts'
import { floorOf, heightOf, outlineOf } from './01-ground.ts'

/** Anything with a round base. */
export interface Placed {
  readonly at: XY
  readonly on: Surface
  /** dw.vehicle.33 The vehicle in which he sits: distances are measured from its outline, and nobody touches him. */
  readonly aboard?: string | null
}

/** A human or a zombie, by its number in the crowd. */
export interface Figure extends Placed {
  readonly figure: number
  /** Prone or fallen. */
  readonly low: boolean
}

export const humanBody = (h: Human): Figure => ({
  figure: humanFigure(h.n),
  at: h.at,
  on: h.on,
  low: h.prone,
  aboard: h.aboard,
})
export const zombieBody = (z: Zombie): Figure => ({
  figure: zombieFigure(z.n),
  at: z.at,
  on: z.on,
  low: z.fallen,
  aboard: null,
})

/** A figure as if it stood somewhere else on its level. */
export const bodyAt = ({ figure, on, low, aboard = null }: Figure, at: XY): Figure => ({ figure, at, on, low, aboard })

/** A figure that stands on the table; undefined for any other number. */
export function figureOf({ state }: Look, figure: number): Figure | undefined {
  if (isZombieFigure(figure)) {
    const z = zombieOf(state, numberOfFigure(figure))
    return z && zombieBody(z)
  }
  const h = humanOf(state, figure)
  return h && isInPlay(h) ? humanBody(h) : undefined
}

/** A figure that a rule knows to be on the table. */
export function theFigure(look: Look, figure: number): Figure {
  return isZombieFigure(figure)
    ? zombieBody(theZombie(look.state, numberOfFigure(figure)))
    : humanBody(theHuman(look.state, figure))
}

/** dw.units.16, dw.vehicle.31 Every figure that stands or lies on the table: humans by number, then zombies. */
export function* figuresOnTable({ state }: Look): Generator<Figure> {
  for (const h of state.humans) if (isOnFoot(h)) yield humanBody(h)
  for (const z of state.zombies) yield zombieBody(z)
}

const round = ({ x, y }: XY) => ({ x, y, radius: BASE_RADIUS })

/** dw.units.8, dw.units.9 How much higher b stands than a. */
export const rise = (look: Look, a: Placed, b: Placed): number => floorOf(look, b) - floorOf(look, a)

/** dw.units.9 Do they stand on different levels? */
export const isApart = (look: Look, a: Placed, b: Placed): boolean =>
  a.on !== b.on && Math.abs(rise(look, a, b)) >= LEVEL_STEP

const isAboard = (a: Placed, b: Placed): boolean => Boolean(a.aboard) || Boolean(b.aboard)

/** dw.vehicle.33 The sign of (gap - d) for occupants: from the outline. Between levels a unit may be lost in rounding. */
function compareFromOutline(look: Look, a: Placed, b: Placed, d: number): number {
  if (d < 0) return 1
  if (!a.aboard) return compareFromOutline(look, b, a, d)
  const outline = outlineOf(look, a.aboard)
  if (b.aboard) return compareShapes(outline, outlineOf(look, b.aboard), d)
  const up = rise(look, a, b)
  const reach = d + BASE_RADIUS
  if (Math.abs(up) < LEVEL_STEP) return comparePointToShape(b.at, outline, reach)
  return reach < Math.abs(up) ? 1 : comparePointToShape(b.at, outline, isqrt(reach * reach - up * up))
}

/** The least distance, in whole units, at which something is within it. */
export function leastReach(isWithinReach: (d: number) => boolean): number {
  let [short, long] = [-1, FARTHEST]
  while (long - short > 1) {
    const middle = (short + long) >> 1
    if (isWithinReach(middle)) long = middle
    else short = middle
  }
  return long
}
const FARTHEST = 65_536

/** The gap in whole units, rounded up: "within d" holds exactly when it is at most d. */
const gapFromOutline = (look: Look, a: Placed, b: Placed): number =>
  leastReach((d) => compareFromOutline(look, a, b, d) <= 0)

/** The square of the distance of two centres whose bases are as far apart. */
function distance2FromOutline(look: Look, a: Placed, b: Placed): number {
  const apart = gapFromOutline(look, a, b) + 2 * BASE_RADIUS
  return apart * apart
}

/** dw.units.6, dw.units.9 The sign of (gap - d), exactly. */
export function compareGapOf(look: Look, a: Placed, b: Placed, d: number): number {
  if (isAboard(a, b)) return compareFromOutline(look, a, b, d)
  const up = a.on === b.on ? 0 : rise(look, a, b)
  return Math.abs(up) >= LEVEL_STEP
    ? compareGapInSpace(round(a.at), round(b.at), up, d)
    : compareGap(round(a.at), round(b.at), d)
}

/** dw.units.9 The sign of (distance - d) between the edge of a base and a point on the ground, exactly. */
export function compareGapToGround(look: Look, { at, on }: Placed, { x, y }: XY, d: number): number {
  const height = heightOf(look, on)
  return compareGapInSpace(round(at), { x, y, radius: 0 }, height >= LEVEL_STEP ? height : 0, d)
}

/** dw.units.7 Is the gap at most d, exactly d included? */
export const isWithin = (look: Look, a: Placed, b: Placed, d: number): boolean => compareGapOf(look, a, b, d) <= 0

/** Orders by gap to one body: the square of the distance of centres in space; for occupants, of two bases as far apart. */
export function distance2Of(look: Look, a: Placed, b: Placed): number {
  if (isAboard(a, b)) return distance2FromOutline(look, a, b)
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  const up = a.on === b.on ? 0 : rise(look, a, b)
  return dx * dx + dy * dy + (Math.abs(up) >= LEVEL_STEP ? up * up : 0)
}

/** How far off something is, against how far it may be, in the words of a refusal; rounded up to the millimetre. */
export const farWords = (gap: number, range: number): string =>
  `${Math.ceil(gap / 10) / 10} cm away, and the range is ${range / 100} cm`

/** The gap of two bodies in whole units, rounded up. */
export const gapBetween = (look: Look, a: Placed, b: Placed): number =>
  rootUp(distance2Of(look, a, b)) - 2 * BASE_RADIUS

/** dw.units.8 Centres this far apart or less touch. */
export const CONTACT = 2 * BASE_RADIUS + TOLERANCE

/** dw.units.8 Base contact: at most 1 mm apart, on one level, no wall and nothing shut between the centres; dw.vehicle.34. */
export const touches = (look: Look, a: Placed, b: Placed): boolean =>
  !isAboard(a, b) && distance2(a.at, b.at) <= CONTACT * CONTACT && !isApart(look, a, b) && !isWalledOff(look, a, b)

/** dw.units.8, dw.los.10 Is there a wall or something shut between the centres? On one roof all walls are below them. */
export const isWalledOff = (look: Look, a: Placed, b: Placed): boolean =>
  !(a.on !== null && a.on === b.on) && isCrossed(look.facts.layout, look.facts.walls, a.at, b.at)

/** What stands between two bodies, in the words of a refusal of contact: a wall, or a door or window that is shut. */
export function betweenWords(look: Look, a: Placed, b: Placed): string {
  if (!isWalledOff(look, a, b)) return ''
  const { layout, walls } = look.facts
  const [first] = crossingsOf(layout, walls, [a.at, b.at])
  const barrier = first && layout.barriers[first.barrier]
  const what = barrier?.part === 'opening' ? `the ${barrier.opening.kind} ${barrier.opening.id}` : 'a wall'
  return `: ${what} is between them`
}

/** dw.units.8 Why two bodies do not touch, after the sentence that says so: what is between them, if they are so near. */
export const contactWords = (look: Look, a: Placed, b: Placed): string =>
  distance2(a.at, b.at) <= CONTACT * CONTACT && !isApart(look, a, b) ? betweenWords(look, a, b) : ''

/** The crowd numbers of figures on foot within d of a body, ascending; whoever stands in the very place is among them. */
export function within(look: Look, body: Placed, d: number): number[] {
  const near = figuresWithin(crowdOf(look), body.at, BASE_RADIUS, body.aboard ? d + LARGEST : d)
  return near.filter((figure) => {
    const other = theFigure(look, figure)
    return (other.on === body.on && !body.aboard) || isWithin(look, body, other, d)
  })
}

/** No part of a vehicle is farther from its centre. */
const LARGEST = Math.max(...Object.values(VEHICLES).map(({ length, width }) => length + width))

/** dw.units.8 The crowd numbers of the figures that touch a figure, ascending, itself left out. */
export function touching(look: Look, body: Figure): number[] {
  if (body.aboard) return []
  const near = figuresWithin(crowdOf(look), body.at, BASE_RADIUS, TOLERANCE)
  return near.length === 0 || (near.length === 1 && near[0] === body.figure)
    ? []
    : near.filter((figure) => figure !== body.figure && touches(look, body, theFigure(look, figure)))
}

export function zombiesTouching(look: Look, body: Figure): Zombie[] {
  const found: Zombie[] = []
  if (body.aboard) return found
  for (const figure of figuresWithin(crowdOf(look), body.at, BASE_RADIUS, TOLERANCE)) {
    if (!isZombieFigure(figure) || figure === body.figure) continue
    const z = theZombie(look.state, numberOfFigure(figure))
    if (touches(look, body, zombieBody(z))) found.push(z)
  }
  return found
}

export function humansTouching(look: Look, body: Figure): Human[] {
  const found: Human[] = []
  for (const figure of touching(look, body)) if (!isZombieFigure(figure)) found.push(theHuman(look.state, figure))
  return found
}

/** dw.cc.5 Fallen ones hold a human, too. */
export const fallenHold = (z: Zombie): boolean => isUp(z) || (z.fallen && !z.stunned)

/** dw.cc.1 Zombies that hold a human in close combat: those on their feet. */
export const opponents = (look: Look, h: Human): Zombie[] =>
  zombiesTouching(look, humanBody(h)).filter((z) => look.book.holds(z))

/** dw.movement.7 A zombie on its feet, stunned or not: nobody passes it. */
export const isStandingZombie = ({ state }: Look, figure: number): boolean =>
  isZombieFigure(figure) && !theZombie(state, numberOfFigure(figure)).fallen

/** dw.cc.3 */
export function isInCloseCombat(look: Look, h: Human): boolean {
  if (h.aboard !== null) return false
  for (const figure of figuresWithin(crowdOf(look), h.at, BASE_RADIUS, TOLERANCE)) {
    if (!isZombieFigure(figure)) continue
    const z = theZombie(look.state, numberOfFigure(figure))
    if (look.book.holds(z) && touches(look, humanBody(h), zombieBody(z))) return true
  }
  return false
}
