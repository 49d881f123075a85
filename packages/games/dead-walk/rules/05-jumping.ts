/** dw.movement.11 to dw.movement.16 Jumps over the rim. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  barrierOnLeg,
  comparePointToSegment,
  compareToRim,
  distanceDown,
  figureOnLeg,
  inAll,
  INSIDE,
  nearestPlace,
  NOBODY,
  OUTSIDE,
  outsideOf,
  painted,
  type Polygon,
  segmentsMeet,
  sixteenthsInside,
  standsOn,
  towards,
  whereInPolygon,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { type Human, humanFigure, type Look, type Surface, type Transaction } from '../state.ts'
import { JUMPS } from '../tables/movement.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { putHuman } from './01-crowd.ts'
import { d6, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { isStandingZombie } from './01-figures.ts'
import { heightOf, MOVER, type Platform, platformOf } from './01-ground.ts'
import { freePlaces, isFreePlace, othersOn } from './01-places.ts'
import { type Action, canPay, MOVING, pay, payRefusal } from './04-actions.ts'
import { AGILE, bodyRefusal, CLIMB_REACH, isFit, round } from './05-climbing.ts'
import { joinFriends } from './05-friends.ts'
import { fell, wound } from './19-harm.ts'
import { mayUse, skillOnRefusal, useSkill } from './45-skills.ts'
import type { SkillId } from '../tables/skills.ts'
import { adding, distractions, sumOf } from './48-mind.ts'
import { stumbles } from './48-quirks.ts'

/** A jump as it will be made. */
interface Leap {
  readonly at: XY
  readonly on: Surface
  /** dw.movement.14 Between the rims, in units. */
  readonly distance: number
  /** dw.movement.16 Where somebody falls down: the middle of the gap. */
  readonly middle: XY
}

/** No jump goes farther than the longest gap and the bases on both sides of it. */
const farthest = ({ book }: Look): number => book.jumps.long + 4 * BASE_RADIUS + 2 * CLIMB_REACH

/** dw.movement.14 The surface at which a jump is aimed: the highest piece or roof at the point, or the ground. */
function aimedAt(look: Look, point: XY): Surface {
  let best: Platform | null = null
  for (const platform of look.facts.platforms.values())
    if (whereInPolygon(platform.outline, point) !== OUTSIDE && (best === null || platform.height > best.height))
      best = platform
  return best?.id ?? null
}

/** dw.movement.14 Does the line leave over an edge of the rim that is near enough to his base? */
const leavesNear = ({ outline }: Platform, at: XY, to: XY): boolean =>
  outline.some((corner, i) => {
    const next = outline[(i + 1) % outline.length] as XY
    return segmentsMeet(at, to, corner, next) && comparePointToSegment(at, corner, next, BASE_RADIUS + CLIMB_REACH) <= 0
  })

/** dw.movement.14 Can a base stand on the landing surface there, whoever else does? */
function isSupported(look: Look, place: XY, on: Surface): boolean {
  const platform = platformOf(look, on)
  if (platform !== null) return standsOn(platform.outline, round(place))
  return isFooting(look, place)
}

/** On the ground beside all that is closed, and under no roof. */
const isFooting = ({ facts, book }: Look, place: XY): boolean =>
  barrierOnLeg(facts, MOVER.clearance, place, place) === NOBODY &&
  book.map.terrain.buildings.every(({ outline }) => whereInPolygon(outline, place) === OUTSIDE)

/** dw.movement.14 The first place on the line where the whole base is supported. */
function landing(look: Look, { at }: Human, from: Platform, beyond: XY, on: Surface): XY | null {
  const reach = distanceDown(at, beyond)
  for (let units = 1; units <= reach; units++) {
    const place = towards(at, beyond, units)
    if (whereInPolygon(from.outline, place) === INSIDE) continue
    if (isSupported(look, place, on)) return place
  }
  return null
}

/** dw.movement.14 How much of the line has no surface of the height of take-off or landing under it. */
function gapOf(look: Look, from: Platform, at: XY, place: XY, on: Surface): { distance: number; middle: XY } {
  const whole = 16 * distanceDown(at, place)
  const isLevel = ({ height }: Platform): boolean => height === from.height || height === heightOf(look, on)
  const shapes = [...look.facts.platforms.values()].map((p) => ({ p, shape: shapeOf(p) }))
  const level = shapes.filter(({ p }) => isLevel(p)).map(({ shape }) => shape)
  const others = shapes.filter(({ p }) => !isLevel(p)).map(({ shape }) => shape)
  const sixteenths =
    on === null
      ? sixteenthsInside(at, place, [...level, ...others]) - sixteenthsInside(at, place, level)
      : whole - sixteenthsInside(at, place, level)
  const before = sixteenthsInside(at, place, [shapeOf(from)])
  return {
    distance: Math.round(sixteenths / 16),
    middle: towards(at, place, Math.round((before + sixteenths / 2) / 16)),
  }
}
const shapeOf = ({ outline }: Platform): Polygon => ({ is: 'polygon', corners: outline })

/** dw.movement.8 Is something higher than the take-off in the way, or a standing zombie on either side? */
function isBarred(look: Look, human: Human, from: Platform, place: XY, on: Surface): boolean {
  const { layout, closed } = look.facts
  const high = painted(layout, (b) => (closed[b.index] && b.top > from.height ? 1 : 0))
  const isStanding = (figure: number): boolean => isStandingZombie(look, figure)
  if (barrierOnLeg({ layout, closed: high }, MOVER.clearance, human.at, place) !== NOBODY) return true
  return [human.on, on].some(
    (level) => figureOnLeg(othersOn(look, level, isStanding), BASE_RADIUS, human.at, place) !== NOBODY,
  )
}

/** dw.movement.14 The jump towards a point, or why there is none. */
function leapOf(look: Look, human: Human, point: XY): Leap | Refusal {
  const from = platformOf(look, human.on)
  if (from === null) return refuse('dw.movement.14', 'There are no jumps on level ground.')
  const on = aimedAt(look, point)
  if (on === human.on) return refuse('dw.movement.14', 'A jump has to lead over the rim.')
  const down = from.height - heightOf(look, on)
  if (down < 0 || down > JUMPS.deepest)
    return refuse('dw.movement.14', 'A jump ends at the height where it begins, or up to 5 cm lower.')
  const beyond = towards(human.at, point, farthest(look))
  if (!leavesNear(from, human.at, beyond))
    return refuse('dw.movement.14', `${human.name} is not at the rim over which the jump leads.`)
  return leapTo(look, human, from, beyond, on)
}

function leapTo(look: Look, human: Human, from: Platform, beyond: XY, on: Surface): Leap | Refusal {
  const at = landing(look, human, from, beyond, on)
  if (at === null) return noLanding(look, human.at, beyond, on)
  const { distance, middle } = gapOf(look, from, human.at, at, on)
  if (distance > look.book.jumps.long) return refuse('dw.movement.12', 'Nobody can jump that far.')
  if (isBarred(look, human, from, at, on)) return refuse('dw.movement.8', 'Something is in the way.')
  if (!isFreePlace(look, at, on, humanFigure(human.n)))
    return refuse('dw.movement.14', 'The place where the jump ends is taken.')
  return { at, on, distance, middle }
}

/** dw.movement.12 The line does not come to it, or there is no place on it for a whole base. */
function noLanding(look: Look, at: XY, beyond: XY, on: Surface): Refusal {
  const platform = platformOf(look, on)
  const isReached =
    platform === null || sixteenthsInside(at, towards(at, beyond, farthest(look)), [shapeOf(platform)]) > 0
  return refuse('dw.movement.12', isReached ? 'There is no place to land.' : 'Nobody can jump that far.')
}

const isLeap = (found: Leap | Refusal): found is Leap => 'middle' in found

/** Where a jump towards a point is meant to end; null if there is none. */
export function endOfJump(look: Look, human: Human, point: XY): { at: XY; on: Surface } | null {
  const leap = leapOf(look, human, point)
  return isLeap(leap) ? leap : null
}

/** dw.movement.13 Everything above the short distance is a long jump. */
const isLong = ({ book }: Look, { distance }: Leap): boolean => distance > book.jumps.short
const jumpCost = (look: Look, leap: Leap): number =>
  isLong(look, leap) ? look.book.costs.longJump : look.book.costs.jump

function jumpRefusal(look: Look, human: Human, towardsPoint: XY, isAgile = false): Refusal | null {
  const leap = leapOf(look, human, towardsPoint)
  if (!isLeap(leap)) return leap
  return isAgile ? null : payRefusal(human, jumpCost(look, leap), MOVING)
}

/** Straight off every near edge, down to the ground and over to what lies opposite. */
function jumpChoices(look: Look, human: Human): CommandOf<'jump'>[] {
  const from = platformOf(look, human.on)
  const isAgile = mayUse(look, human, 'agile')
  if (from === null || !(isAgile || canPay(human, look.book.costs.jump, MOVING))) return []
  if (compareToRim(human.at, from.outline, BASE_RADIUS + CLIMB_REACH) > 0 || !isFit(look, human)) return []
  const points = pointsAround(look, human, from)
  const jumps = (agile: boolean): XY[] => points.filter((point) => jumpRefusal(look, human, point, agile) === null)
  const agile = isAgile ? jumps(true) : []
  return [
    ...jumps(false).map(({ x, y }): CommandOf<'jump'> => ({ do: 'jump', towards: [x, y] })),
    ...agile.map(({ x, y }): CommandOf<'jump'> => ({ do: 'jump', towards: [x, y], skill: 'agile' })),
  ]
}

/** For each near edge a point on the ground beyond it, and one on each piece or roof straight opposite. */
function pointsAround(look: Look, { at }: Human, from: Platform): XY[] {
  const found: XY[] = []
  for (const [i, a] of from.outline.entries()) {
    const b = from.outline[(i + 1) % from.outline.length] as XY
    if (comparePointToSegment(at, a, b, BASE_RADIUS + CLIMB_REACH) > 0) continue
    const out = outward(from, a, b)
    const far = { x: at.x + out.x, y: at.y + out.y }
    let before: Surface | undefined
    for (let units = BASE_RADIUS; units <= farthest(look); units += BASE_RADIUS) {
      const point = towards(at, far, units)
      const on = aimedAt(look, point)
      if (on !== from.id && on !== before) found.push(point)
      before = on
    }
  }
  return found.filter((p, i) => found.findIndex((q) => q.x === p.x && q.y === p.y) === i)
}

/** Square to an edge, away from the platform. */
function outward({ outline }: Platform, a: XY, b: XY): XY {
  const side = { x: b.y - a.y, y: a.x - b.x }
  const middle = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
  const near = towards(middle, { x: middle.x + side.x, y: middle.y + side.y }, 2)
  return whereInPolygon(outline, near) === INSIDE ? { x: -side.x, y: -side.y } : side
}

/** dw.movement.11, dw.movement.12, dw.gskill.5 */
export const jump: Action<'jump'> = {
  choices: jumpChoices,
  check: (look, human, { towards: [x, y], skill }) =>
    bodyRefusal(look, human) ??
    skillOnRefusal(look, human, skill, AGILE) ??
    jumpRefusal(look, human, { x, y }, skill !== undefined),
  take: (t, human, { towards: [x, y], skill }) => {
    const leap = leapOf(t, human, { x, y })
    if (!isLeap(leap)) throw new Error(leap.reason)
    if (skill !== undefined) useSkill(t, human, skill)
    makeLeap(t, human, leap, leapCost(t, leap, skill))
    joinFriends(t, human)
  },
}

/** dw.gskill.5 */
const leapCost = (look: Look, leap: Leap, skill: SkillId | undefined): number =>
  skill === undefined ? jumpCost(look, leap) : 0

/** What a jump costs; null where nobody jumps. */
export function jumpPrice(look: Look, human: Human, { towards: [x, y], skill }: CommandOf<'jump'>): number | null {
  const leap = leapOf(look, human, { x, y })
  return isLeap(leap) ? leapCost(look, leap, skill) : null
}

function makeLeap(t: Transaction, human: Human, leap: Leap, unpaid: number): void {
  const cost = pay(t, human, unpaid, MOVING)
  if (stumbles(t, human, cost)) return
  const modifiers = distractions(t, human)
  const face = isLong(t, leap)
    ? d6(t, {
        clause: 'dw.movement.12',
        ...thrownBy(human),
        what: `${human.name} jumps: 3 or more`,
        table: splitAt(JUMPS.failsUpTo + 1, 'falls', 'lands'),
        ...adding(modifiers),
      })
    : null
  const fails = face !== null && face + sumOf(modifiers) <= JUMPS.failsUpTo
  const from = heightOf(t, human.on)
  const { at, on } = fails ? below(t, human, leap.middle) : leap
  putHuman(t, human, at, on)
  human.entrance = null
  const { distance } = leap
  const clause = face === null ? 'dw.movement.11' : 'dw.movement.12'
  const thrown = face === null ? { face } : { face, ...adding(modifiers) }
  const told = { at: human.at, on, distance, ...thrown, fell: fails, cost, left: human.ap }
  t.emit({ e: 'jumped', clause, human: human.n, ...told })
  if (fails) fallDown(t, human, from - heightOf(t, on))
}

/** dw.movement.16 The free spot nearest to the middle of the gap, on what lies below it. */
function below(look: Look, human: Human, middle: XY): { at: XY; on: Surface } {
  const on = aimedAt(look, middle)
  const free = freePlaces(look, on, humanFigure(human.n))
  const outdoors = look.book.map.terrain.buildings.map(({ outline }) => outsideOf(outline))
  const at = nearestPlace(middle, on === null ? inAll(...outdoors, free) : free)
  return at === null ? { at: human.at, on: human.on } : { at, on }
}

/** dw.movement.15, dw.movement.16 A wound for each complete 5 cm, and he lies there. */
function fallDown(t: Transaction, human: Human, height: number): void {
  const wounds = Math.floor(height / JUMPS.woundEvery)
  if (wounds > 0) wound(t, human, wounds, 'fall')
  fell(t, humanFigure(human.n), 'fall', 'dw.movement.16')
}
