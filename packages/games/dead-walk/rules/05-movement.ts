/** dw.movement Moves on foot, lying down and standing up, leaving the table; and the engine of the scenario's boat. */
import { frozenRecords, type Refusal, refuse } from '@shamble/kernel'
import {
  barrierOnLeg,
  barriersWithin,
  compareDistance,
  compareGapToPoint,
  compareGapToShape,
  comparePointToSegment,
  displaced,
  distanceDown,
  figuresWithin,
  isOnTable,
  mayPass,
  NOBODY,
  pathLength,
  roomsAt,
  samePoint,
  straight,
  towards,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { ENGINE, type Marker } from '../content/scenarios.ts'
import { change, figureName, type Human, humanFigure, type Look, type Run, type Transaction } from '../state.ts'
import { REACH } from '../tables/movement.ts'
import type { SkillId } from '../tables/skills.ts'
import { BASE_RADIUS, cm } from '../tables/units.ts'
import {
  bodyAt,
  CONTACT,
  crowdOf,
  isInCloseCombat,
  humanBody,
  liftHuman,
  NOTHING,
  putHuman,
  theFigure,
  touches,
  zombiesTouching,
} from './01-figures.ts'
import { MOVER } from './01-ground.ts'
import {
  type Action,
  canPay,
  combatRefusal,
  endActivation,
  firstOf,
  MOVING,
  pay,
  payRefusal,
  priceOf,
  proneRefusal,
  theActivation,
} from './04-actions.ts'
import { joinFriends } from './05-objects.ts'
import {
  type Bases,
  basesFor,
  dearestCrossing,
  endRefusal,
  isRefusal,
  type Route,
  routeOf,
  surchargeOf,
} from './05-route.ts'
import { entriesOf, enterRoom, isUnexplored } from './26-entry.ts'
import { checkNobodyLeft, isExitOpen } from './30-end.ts'
import { isUsing, mayUse, skillOnRefusal, useSkill } from './45-skills.ts'
import { stumbles } from './48-quirks.ts'

type Move = CommandOf<'move'>

const pointsOf = ({ path }: Move): XY[] => path.map(([x, y]) => Object.freeze({ x, y }))

/** dw.movement.3 The run that a move of his continues. */
const runOf = ({ state }: Look, { n }: Human): Run | null =>
  state.activation?.human === n ? state.activation.run : null

const pathWith = (run: Run | null, path: readonly XY[]): readonly XY[] =>
  run === null ? path : [...run.path, ...path.slice(1)]

const stepsOf = ({ book }: Look, path: readonly XY[]): number => Math.ceil(pathLength(path) / book.moveStep)

/** dw.gskill.14 The steps that all his basic action points buy: after so many, the next is free to whoever uses Quick. */
const allSteps = ({ book }: Look, human: Human): number =>
  Math.floor(book.humanAP / Math.max(1, priceOf(human, book.costs.move)))

const freeSteps = (look: Look, human: Human, steps: number): number =>
  isUsing(human, 'quick') && steps > allSteps(look, human) ? 1 : 0

/** dw.movement.3 The price of a whole run, before doubling: its length as one, and what was crossed. */
function priceOfRun(look: Look, human: Human, path: readonly XY[], surcharge: number): number {
  const steps = stepsOf(look, path)
  return (steps - freeSteps(look, human, steps)) * look.book.costs.move + surcharge
}

/** dw.movement.3 What a route adds to the price of the run, before doubling. */
function costOf(look: Look, human: Human, { path, surcharge }: Route): number {
  const run = runOf(look, human)
  return priceOfRun(look, human, pathWith(run, path), (run?.surcharge ?? 0) + surcharge) - (run?.paid ?? 0)
}

function continued(look: Look, human: Human, { path, surcharge }: Route, cost: number): Run {
  const run = runOf(look, human)
  return Object.freeze({
    path: frozenRecords(pathWith(run, path)),
    surcharge: (run?.surcharge ?? 0) + surcharge,
    paid: (run?.paid ?? 0) + cost,
  })
}

/** dw.break.10 Those whom he has to leave. */
const opponentsToLeave = ({ state }: Look, { n }: Human): readonly number[] =>
  state.activation?.human === n ? state.activation.leaving : NOBODY_TO_LEAVE
const NOBODY_TO_LEAVE: readonly number[] = Object.freeze([])

const leaveRefusal = (look: Look, human: Human, at: XY): Refusal | null => {
  const leaving = opponentsToLeave(look, human)
  if (leaving.length === 0) return null
  const there = bodyAt(humanBody(human), at)
  return leaving.some((figure) => touches(look, there, theFigure(look, figure)))
    ? refuse('dw.break.10', 'The move must leave contact with all those opponents.')
    : null
}

/** What a move comes to: its route, its cost, and its price after doubling. */
interface Priced {
  readonly route: Route
  readonly cost: number
  readonly price: number
}

/** What a move would come to, whether he can pay it or not; or why it cannot be made at all. */
export function priceOfPath(
  look: Look,
  human: Human,
  points: readonly XY[],
  fancy = false,
  skill?: SkillId,
  bases?: Bases,
): Priced | Refusal {
  const found = routeOf(look, human, points, fancy, bases)
  if (isRefusal(found)) return found
  const route = skill === 'fancy-move' ? eased(look, found, fancy) : found
  const refusal = leaveRefusal(look, human, route.path.at(-1) as XY)
  if (refusal) return refusal
  const cost = costOf(look, human, route)
  return { route, cost, price: priceOf(human, cost) }
}

/** dw.gskill.2 One crossing costs nothing; the distance is still paid. */
function eased(look: Look, route: Route, fancy: boolean): Route {
  const { path, surcharge } = route
  return surcharge === 0 ? route : { ...route, surcharge: surcharge - dearestCrossing(look, path, fancy, surcharge) }
}

/** Why somebody cannot walk just now, wherever he wants to go. */
const stanceRefusal = (look: Look, human: Human): Refusal | null =>
  (opponentsToLeave(look, human).length > 0 ? null : combatRefusal(look, human)) ?? proneRefusal(human)

function pathRefusal(look: Look, human: Human, points: readonly XY[], fancy: boolean, skill?: SkillId): Refusal | null {
  const found = priceOfPath(look, human, points, fancy, skill)
  if (isRefusal(found)) return found
  const isPlain = skill !== undefined && surchargeOf(look, human, found.route.path, fancy) === 0
  if (isPlain) return refuse('dw.gskill.2', 'There is no obstacle on this way.')
  return payRefusal(human, found.cost, MOVING)
}

export const moveRefusal = (look: Look, human: Human, command: Move): Refusal | null =>
  stanceRefusal(look, human) ??
  skillOnRefusal(look, human, command.skill, ['fancy-move']) ??
  pathRefusal(look, human, pointsOf(command), command.fancy ?? false, command.skill)

/** dw.entry.6 The move stops where the centre comes into a room that may hold zombies, as soon as he can stand there. */
function stoppedAtRoom(look: Look, human: Human, route: Route, fancy: boolean): Route {
  if (human.on !== null || !look.book.mayRoomsHoldZombies()) return route
  const entry = entriesOf(look, route.path).find(({ room }) => isUnexplored(look, room))
  if (!entry) return route
  const path = cutAfter(look, human, { path: route.path, fancy }, entry.leg, entry.at)
  if (path === null) return route
  return { path, stoppedBy: null, surcharge: surchargeOf(look, human, path, fancy) }
}

interface Planned {
  readonly path: readonly XY[]
  readonly fancy: boolean
}

/** The path up to the first place from a point of a leg on where a move can end; null if that is its own end. */
function cutAfter(look: Look, human: Human, planned: Planned, leg: number, from: XY): readonly XY[] | null {
  const { path, fancy } = planned
  const a = path[leg - 1] as XY
  const b = path[leg] as XY
  const length = distanceDown(a, b)
  for (let units = distanceDown(a, from); units < length; units++) {
    const cut = [...path.slice(0, leg), towards(a, b, units)]
    if (isStop(look, human, cut, fancy)) return cut
  }
  if (leg + 1 >= path.length) return null
  const whole = path.slice(0, leg + 1)
  return isStop(look, human, whole, fancy) ? whole : cutAfter(look, human, planned, leg + 1, b)
}

function isStop(look: Look, human: Human, path: readonly XY[], fancy: boolean): boolean {
  const at = path.at(-1) as XY
  if (endRefusal(look, human, at) !== null || leaveRefusal(look, human, at) !== null) return false
  const isWay = (vaulting: boolean): boolean => !isRefusal(routeOf(look, human, path.slice(1), vaulting))
  return isWay(false) || (fancy && isWay(true))
}

/** dw.movement.3, dw.movement.23 Pays for the route and goes it. */
function walkOn(t: Transaction, human: Human, command: Move): void {
  const fancy = command.fancy ?? false
  const found = priceOfPath(t, human, pointsOf(command), fancy)
  if (isRefusal(found)) throw new Error(found.reason)
  const whole = stoppedAtRoom(t, human, found.route, fancy)
  const route = command.skill === undefined ? whole : eased(t, whole, fancy)
  if (route !== whole) useSkill(t, human, 'fancy-move')
  const unpaid = costOf(t, human, route)
  const run = continued(t, human, route, unpaid)
  const cost = pay(t, human, unpaid, { movement: true, keepsRun: true })
  if (stumbles(t, human, cost)) return
  const activation = theActivation(t)
  activation.run = run
  activation.leaving = NOBODY_TO_LEAVE
  const { path } = route
  putHuman(t, human, path.at(-1) as XY, human.on)
  const stoppedBy = route.stoppedBy === null ? null : figureName(route.stoppedBy)
  const clause = stoppedBy === null ? 'dw.movement.1' : 'dw.movement.23'
  t.emit({ e: 'moved', clause, human: human.n, path, cost, left: human.ap, stoppedBy })
  arrive(t, human, path)
}

/** dw.entry.6 The rooms he came into, and the friends whom he met. */
function arrive(t: Transaction, human: Human, path: readonly XY[]): void {
  if (human.on === null) for (const { room, opening } of entriesOf(t, path)) enterRoom(t, human, room, opening)
  if (human.entrance !== null && roomsAt(t.book.map.terrain, 0, human.at).length === 0) human.entrance = null
  joinFriends(t, human)
}

/** dw.gskill.15, dw.gskill.16 A way to a point that crosses nothing and ends out of contact with all; null if there is none. */
export function wayAside(look: Look, human: Human, to: XY): readonly XY[] | null {
  const found = routeOf(look, human, [to], false)
  if (isRefusal(found) || found.stoppedBy !== null || found.surcharge > 0) return null
  const { path } = stoppedAtRoom(look, human, found, false)
  const there = bodyAt(humanBody(human), path.at(-1) as XY)
  return zombiesTouching(look, there).length === 0 ? path : null
}

/** dw.gskill.15 Goes it, for nothing. */
export function goAside(t: Transaction, human: Human, path: readonly XY[]): void {
  putHuman(t, human, path.at(-1) as XY, human.on)
  t.emit({ e: 'moved', clause: 'dw.gskill.15', human: human.n, path, cost: 0, left: human.ap, stoppedBy: null })
  arrive(t, human, path)
}

/** A step in each of these directions is offered, and after a break in many more. */
const EVERY_DEGREES = 45
const EVERY_DEGREES_OUT = 10

/** One step in every direction; to the four sides as far as it goes if something is in the way. */
function moveChoices(look: Look, human: Human): Move[] {
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

/** dw.ap.4 Can he pay for a step, or has he paid for more than he has gone? */
const canStep = (look: Look, human: Human): boolean =>
  canPay(human, look.book.costs.move, MOVING) || slackOf(look, human) >= SHORTEST

/** dw.movement.3 How far he may still go for what he has paid. */
function slackOf(look: Look, human: Human): number {
  const run = runOf(look, human)
  if (run === null) return 0
  const steps = stepsOf(look, run.path)
  const isFree = isUsing(human, 'quick') && steps === allSteps(look, human)
  return (steps + (isFree ? 1 : 0)) * look.book.moveStep - pathLength(run.path)
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

/** Steps shorter than this are not worth a move. */
const SHORTEST = cm(0.5)

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

/** dw.movement.1 */
export const move: Action<'move'> = { choices: moveChoices, check: moveRefusal, take: walkOn }

/** dw.movement.17, dw.movement.18 */
export const lieDown: Action<'lie-down'> = {
  choices: (look, human) =>
    !human.prone && canPay(human, look.book.costs.lieDown, MOVING) && !isInCloseCombat(look, human)
      ? [{ do: 'lie-down' }]
      : [],
  check: (look, human) =>
    firstOf(
      () => combatRefusal(look, human),
      () => (human.prone ? refuse('dw.movement.18', `${human.name} lies on the ground already.`) : null),
      () => payRefusal(human, look.book.costs.lieDown, MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, t.book.costs.lieDown, { movement: true }))) return
    human.prone = true
    t.emit({ e: 'lay down', clause: 'dw.movement.17', human: human.n, left: human.ap })
  },
}

/** dw.movement.17 Even in close combat (dw.cc.4), and before an attempt to break away (dw.break.2). */
export const standUp: Action<'stand-up'> = {
  choices: (look, human) => (human.prone && canPay(human, look.book.costs.standUp, MOVING) ? [{ do: 'stand-up' }] : []),
  check: (look, human) =>
    firstOf(
      () => (human.prone ? null : refuse('dw.movement.18', `${human.name} does not lie on the ground.`)),
      () => payRefusal(human, look.book.costs.standUp, MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, t.book.costs.standUp, { movement: true, keepsFresh: true }))) return
    human.prone = false
    t.emit({ e: 'stood up', clause: 'dw.movement.17', figure: figureName(humanFigure(human.n)), left: human.ap })
  },
}

/** dw.movement.24 Is he at the exit? */
function isAtExit({ book }: Look, { at, on }: Human): boolean {
  const { exit } = book.map
  if (exit === null || on !== null) return false
  const edge = { is: 'line', from: exit.from, to: exit.to } as const
  return compareGapToShape({ ...at, radius: BASE_RADIUS }, edge, REACH.exit) <= 0
}

function leaveTableRefusal(look: Look, human: Human): Refusal | null {
  if (look.book.map.exit === null) return refuse('dw.movement.24', 'This table has no exit.')
  if (!isAtExit(look, human)) return refuse('dw.movement.24', `${human.name} does not stand at the exit.`)
  return isExitOpen(look) ? null : refuse('dw.movement.24', 'The exit is open only once the engine runs.')
}

/** dw.movement.24 */
export const leave: Action<'leave'> = {
  choices: (look, human) =>
    canPay(human, look.book.costs.leaveTable, MOVING) &&
    !human.prone &&
    leaveTableRefusal(look, human) === null &&
    !isInCloseCombat(look, human)
      ? [{ do: 'leave' }]
      : [],
  check: (look, human) =>
    firstOf(
      () => combatRefusal(look, human),
      () => proneRefusal(human),
      () => leaveTableRefusal(look, human),
      () => payRefusal(human, look.book.costs.leaveTable, MOVING),
    ),
  take: (t, human) => {
    if (stumbles(t, human, pay(t, human, t.book.costs.leaveTable, { movement: true }))) return
    const carried = human.items.flatMap(({ marker }) => marker ?? [])
    const { progress } = t.state
    t.state.progress = change(progress, { carriedOut: Object.freeze([...progress.carriedOut, ...carried]) })
    human.status = 'escaped'
    liftHuman(t, human)
    t.emit({ e: 'left the table', clause: 'dw.movement.24', human: human.n, left: human.ap, carried })
    endActivation(t)
    checkNobodyLeft(t)
  },
}

const engineOf = ({ book }: Look): Marker | undefined => book.scenario.markers.find(({ item }) => item === 'engine')

/** The engine of the scenario: within reach, once in a turn, as often as it needs. */
function engineRefusal(look: Look, human: Human): Refusal | null {
  const { state, book } = look
  const engine = engineOf(look)
  if (!engine || book.scenario.engineTurns === null) return refuse('dw.movement.24', 'There is no engine here.')
  if (human.on !== null || compareGapToPoint({ ...human.at, radius: BASE_RADIUS }, engine.at, ENGINE.reach) > 0)
    return refuse('dw.movement.24', `${human.name} is not at the engine.`)
  if (isExitOpen(look)) return refuse('dw.movement.24', 'The engine runs.')
  return state.progress.engineLast === state.turn
    ? refuse('dw.movement.24', 'The engine can be turned over once in a turn.')
    : null
}

/** As the scenario has it: Mechanics halves it. */
export const engineCost = ({ skill }: CommandOf<'turn-engine'>): number =>
  skill === undefined ? ENGINE.cost : ENGINE.cost / 2

/** An engine turn, as the scenario has it. */
export const turnEngine: Action<'turn-engine'> = {
  choices: (look, human) => {
    if (engineRefusal(look, human) !== null || isInCloseCombat(look, human)) return []
    const ways: CommandOf<'turn-engine'>[] = [{ do: 'turn-engine' }]
    if (mayUse(look, human, 'mechanics')) ways.push({ do: 'turn-engine', skill: 'mechanics' })
    return ways.filter((way) => canPay(human, engineCost(way)))
  },
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human),
      () => engineRefusal(look, human),
      () => skillOnRefusal(look, human, command.skill, ['mechanics']),
      () => payRefusal(human, engineCost(command)),
    ),
  take: (t, human, command) => {
    if (command.skill !== undefined) useSkill(t, human, command.skill)
    pay(t, human, engineCost(command))
    const turns = t.state.progress.engineTurns + 1
    t.state.progress = change(t.state.progress, { engineTurns: turns, engineLast: t.state.turn })
    const needed = t.book.scenario.engineTurns ?? 0
    t.emit({ e: 'engine turned', clause: 'dw.movement.24', human: human.n, turns, needed, left: human.ap })
  },
}
