/** dw.movement.1 The steps on foot that are offered: in every direction, cut short, over obstacles, out of close combat. */
import {
  barrierOnLeg,
  barriersWithin,
  compareDistance,
  comparePointToSegment,
  displaced,
  distanceDown,
  figuresWithin,
  isOnTable,
  mayPass,
  NOBODY,
  samePoint,
  straight,
  type XY,
} from '@shamble/table'
import { type Human, humanFigure, type Look } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'
import { crowdOf } from './01-crowd.ts'
import { CONTACT, isInCloseCombat } from './01-figures.ts'
import { MOVER } from './01-ground.ts'
import { NOTHING } from './01-places.ts'
import { canPay, MOVING } from './04-actions.ts'
import { type Bases, basesFor, isRefusal } from './05-route.ts'
import { canStep, costOf, type Move, moveRefusal, opponentsToLeave, priceOfPath, SHORTEST, slackOf } from './05-run.ts'
import { mayUse } from './45-skills.ts'

/** A step in each of these directions is offered, and after a break in many more. */
const EVERY_DEGREES = 45
const EVERY_DEGREES_OUT = 10

/** One step in every direction; to the four sides as far as it goes if something is in the way. */
export function moveChoices(look: Look, human: Human): Move[] {
  if (human.prone || !canStep(look, human)) return []
  if (opponentsToLeave(look, human).length > 0) return waysOut(look, human)
  if (isInCloseCombat(look, human)) return []
  const length = canPay(human, look.book.costs.move, MOVING) ? look.book.moveStep : slackOf(look, human)
  const around = surroundings(look, human, length)
  const isFree = human.on === null && around.isBare && around.near.length === 0
  const found: Move[] = []
  for (let degrees = 0; degrees < 360; degrees += EVERY_DEGREES) {
    const to = atMost(human.at, length, degrees)
    const end = isFree ? freeStep(look, human, to) : stepTowards(look, human, to, around, degrees % 90 === 0)
    if (end !== null) found.push(moveTo(end))
  }
  return isFree || !mayUse(look, human, 'fancy-move') ? found : [...found, ...easedSteps(look, human, length)]
}

/** dw.gskill.2 Steps that cross something. */
function easedSteps(look: Look, human: Human, length: number): Move[] {
  const found: Move[] = []
  for (let degrees = 0; degrees < 360; degrees += EVERY_DEGREES) {
    const command: Move = { ...moveTo(atMost(human.at, length, degrees)), skill: 'fancy-move' }
    if (moveRefusal(look, human, command) === null) found.push(command)
  }
  return found
}

/** What is so near that it could matter to a step: other figures, and terrain or the edge. */
interface Surroundings {
  readonly near: readonly number[]
  readonly bases: Bases
  /** There is no terrain, and the table goes on. */
  readonly isBare: boolean
}

function surroundings(look: Look, human: Human, length: number): Surroundings {
  const { at } = human
  const { layout } = look.facts
  const self = humanFigure(human.n)
  const near = figuresWithin(crowdOf(look), at, BASE_RADIUS, length + BASE_RADIUS)
  const isBare =
    isOnTable(at, BASE_RADIUS + length, layout.width, layout.depth) &&
    barriersWithin(layout, everything(layout.barriers.length), at, length + BASE_RADIUS).length === 0
  return { near: near.filter((figure) => figure !== self), bases: basesFor(look, human), isBare }
}

/**
 * A quick look along one step on the ground: whether nothing at all matters on it, or terrain or the edge surely bars
 * it, or the rules have to be asked.
 */
function outlook(look: Look, { at, on }: Human, to: XY, { near, isBare }: Surroundings): 'free' | 'barred' | 'unclear' {
  if (on !== null) return 'unclear'
  const { layout, closed, lows } = look.facts
  const crowd = crowdOf(look)
  for (const figure of near) {
    const other = { x: crowd.x[figure] as number, y: crowd.y[figure] as number }
    if (comparePointToSegment(other, at, to, CONTACT) <= 0) return 'unclear'
  }
  if (isBare) return 'free'
  if (!isOnTable(to, BASE_RADIUS, layout.width, layout.depth)) return 'barred'
  if (barrierOnLeg({ layout, closed }, MOVER.clearance, at, to) !== NOBODY) return 'barred'
  return mayPass(layout, lows, [at, to], BASE_RADIUS) ? 'unclear' : 'free'
}

const MARKED = new Map<number, Uint8Array>()
function everything(barriers: number): Uint8Array {
  const known = MARKED.get(barriers)
  if (known) return known
  const marked = new Uint8Array(barriers).fill(1)
  MARKED.set(barriers, marked)
  return marked
}

/** Only its price can forbid a step over open ground. */
function freeStep(look: Look, human: Human, to: XY): XY | null {
  if (samePoint(to, human.at)) return null
  return canPay(human, costOf(look, human, { path: [human.at, to], stoppedBy: null, surcharge: 0 }), MOVING) ? to : null
}

const moveTo = ({ x, y }: XY): Move => ({ do: 'move', path: [[x, y]] })

/** Not a fraction of a unit farther: fractions add up in a run (dw.units.10). */
function atMost(from: XY, length: number, degrees: number): XY {
  const to = displaced(from, length, degrees)
  return compareDistance(from, to, length) > 0 ? displaced(from, length - 1, degrees) : to
}

/** A whole step, or one that is cut short by what is in the way. */
function stepTowards(look: Look, human: Human, to: XY, around: Surroundings, mayBeShort: boolean): XY | null {
  if (samePoint(to, human.at)) return null
  if (isStep(look, human, to, around)) return to
  if (!mayBeShort) return null
  const stop = stopBefore(look, human, to, around.bases)
  return stop !== null && isStep(look, human, stop, around) ? stop : null
}

/** Do the rules let him go straight to a point, and can he pay for it? */
function isPayable(look: Look, human: Human, to: XY, bases: Bases): boolean {
  const found = priceOfPath(look, human, [to], false, undefined, bases)
  return !isRefusal(found) && canPay(human, found.cost, MOVING)
}

/** Can he go there straight? */
function isStep(look: Look, human: Human, to: XY, around: Surroundings): boolean {
  const ahead = outlook(look, human, to, around)
  if (ahead === 'unclear') return isPayable(look, human, to, around.bases)
  return ahead === 'free' && freeStep(look, human, to) !== null
}

/** Where a straight step ends that something is in the way of. */
function stopBefore(look: Look, human: Human, to: XY, { end }: Bases): XY | null {
  const { layout, closed } = look.facts
  const footing = { layout, closed: human.on === null ? closed : NOTHING(layout.barriers.length) }
  const { at, by } = straight(footing, MOVER, end, human.at, to)
  return by === null || distanceDown(human.at, at) < SHORTEST ? null : at
}

/** dw.break.10 Steps that leave the opponents; if there are none, the half steps by which he was free to break away. */
function waysOut(look: Look, human: Human): Move[] {
  const { moveStep } = look.book
  const steps = waysOutBy(look, human, moveStep, EVERY_DEGREES)
  return steps.length > 0 ? steps : waysOutBy(look, human, Math.floor(moveStep / 2), EVERY_DEGREES_OUT)
}

function waysOutBy(look: Look, human: Human, length: number, every: number): Move[] {
  const found: Move[] = []
  const bases = basesFor(look, human)
  for (let degrees = 0; degrees < 360; degrees += every) {
    const to = atMost(human.at, length, degrees)
    if (isPayable(look, human, to, bases)) found.push(moveTo(to))
  }
  return found
}
