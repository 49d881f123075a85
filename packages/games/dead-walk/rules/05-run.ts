/** dw.movement.3 Runs on foot: what moves in a row cost together, and why one cannot be made. */
import { frozenRecords, type Refusal, refuse } from '@shamble/kernel'
import { pathLength, type XY } from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import type { Human, Look, Run } from '../state.ts'
import type { SkillId } from '../tables/skills.ts'
import { cm } from '../tables/units.ts'
import { bodyAt, humanBody, theFigure, touches } from './01-figures.ts'
import { canPay, combatRefusal, MOVING, payRefusal, priceOf, proneRefusal } from './04-actions.ts'
import { type Bases, dearestCrossing, isRefusal, type Route, routeOf, surchargeOf } from './05-route.ts'
import { isUsing, skillOnRefusal } from './45-skills.ts'

export type Move = CommandOf<'move'>

export const pointsOf = ({ path }: Move): XY[] => path.map(([x, y]) => Object.freeze({ x, y }))

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
export function costOf(look: Look, human: Human, { path, surcharge }: Route): number {
  const run = runOf(look, human)
  return priceOfRun(look, human, pathWith(run, path), (run?.surcharge ?? 0) + surcharge) - (run?.paid ?? 0)
}

export function continued(look: Look, human: Human, { path, surcharge }: Route, cost: number): Run {
  const run = runOf(look, human)
  return Object.freeze({
    path: frozenRecords(pathWith(run, path)),
    surcharge: (run?.surcharge ?? 0) + surcharge,
    paid: (run?.paid ?? 0) + cost,
  })
}

/** dw.break.10 Those whom he has to leave. */
export const opponentsToLeave = ({ state }: Look, { n }: Human): readonly number[] =>
  state.activation?.human === n ? state.activation.leaving : NOBODY_TO_LEAVE
export const NOBODY_TO_LEAVE: readonly number[] = Object.freeze([])

export const leaveRefusal = (look: Look, human: Human, at: XY): Refusal | null => {
  const leaving = opponentsToLeave(look, human)
  if (leaving.length === 0) return null
  const there = bodyAt(humanBody(human), at)
  return leaving.some((figure) => touches(look, there, theFigure(look, figure)))
    ? refuse('dw.break.10', 'The move must leave contact with all those opponents.')
    : null
}

/** What a move comes to: its route, its cost, and its price after doubling. */
export interface Priced {
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
export function eased(look: Look, route: Route, fancy: boolean): Route {
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

/** dw.ap.4 Can he pay for a step, or has he paid for more than he has gone? */
export const canStep = (look: Look, human: Human): boolean =>
  canPay(human, look.book.costs.move, MOVING) || slackOf(look, human) >= SHORTEST

/** dw.movement.3 How far he may still go for what he has paid. */
export function slackOf(look: Look, human: Human): number {
  const run = runOf(look, human)
  if (run === null) return 0
  const steps = stepsOf(look, run.path)
  const isFree = isUsing(human, 'quick') && steps === allSteps(look, human)
  return (steps + (isFree ? 1 : 0)) * look.book.moveStep - pathLength(run.path)
}

/** Steps shorter than this are not worth a move. */
export const SHORTEST = cm(0.5)
