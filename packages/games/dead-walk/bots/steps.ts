/** Where to go: moves on the errand and out of danger, weighed against what awaits there. */
import { crossingsOf, OUTSIDE, wayFrom, whereInPolygon, type XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import { priceOf } from '../rules/04-actions.ts'
import { isRefusal } from '../rules/05-route.ts'
import { priceOfPath } from '../rules/05-run.ts'
import { entriesOf, isUnexplored } from '../rules/26-rooms.ts'
import type { Human, Look } from '../state.ts'
import { cm } from '../tables/units.ts'
import { firepower, riskAt } from './danger.ts'
import { holdsBuilding } from './goals.ts'
import { of } from './pick.ts'
import { type Errand, exitPlaces, isAtExit, isInRoom, slackOf } from './tasks.ts'
import { endOf, farFrom, fieldFor, type Move, movesTo, moveTowards, stepsLeft, straightMoves } from './ways.ts'

/** A move, what it promises in lives, and what it costs in action points. */
export interface Step {
  readonly command: Move
  readonly value: number
  readonly cost: number
}

/** What a turn's way on the errand is worth: more the less time there is to lose; whoever comes too late to the exit is lost. */
function hurry(look: Look, human: Human, errand: Errand): number {
  const slack = slackOf(look, human, errand)
  const late = errand.act?.do === 'leave' ? Math.min(1, Math.max(0, 0.4 * (2 - slack))) : 0
  return Math.min(0.6, Math.max(0.2, 0.45 - 0.08 * slack)) + late
}

/** Shuffling about is no progress, unless he is nearly there. */
const LEAST_STEP = 30
const LAST_STEP = cm(4)

/** From this risk on it pays to look for other ways. */
const RISKY = 0.04

/** The best moves there are: on the way as far as it pays, and around or away from those who wait there. */
export function stepsFor(look: Look, human: Human, errand: Errand | null): Step[] {
  if (human.on !== null || human.prone || stepsLeft(look, human) < 1) return []
  const shot = firepower(look, human)
  const now = riskAt(look, human, human.at, shot)
  const far = errand ? remaining(look, errand, human.at) : 0
  const rate = errand ? hurry(look, human, errand) : 0
  const turn = look.book.humanAP * look.book.moveStep
  const weigh = (command: Move): Step => {
    const end = endOf(command)
    const gained = errand ? Math.min(2 * turn, Math.max(-2 * turn, far - remaining(look, errand, end))) : 0
    const cost = costOf(look, human, command)
    if (isOut(look, human, errand, end, cost)) return { command, value: rate * (far / turn + 1) + now, cost }
    const isShuffling = Math.abs(gained) < LEAST_STEP && far > LAST_STEP
    const progress = (rate * (isShuffling ? 0 : gained)) / turn
    const deep = errand?.room === undefined ? 0 : DEEP * cost
    const value = progress + now - riskAt(look, human, end, shot) - surprise(look, human, command, cost) - deep
    return { command, value, cost }
  }
  const onTheWay = errand ? along(look, human, errand).map(weigh) : []
  const isSafe = now < RISKY && onTheWay.length > 0 && onTheWay.every(({ value }) => value > 0)
  if (isSafe || (now < RISKY && !errand)) return onTheWay
  const around = straightMoves(look, human).filter((command) => isAllowed(look, human, command))
  return [...onTheWay, ...around.map(weigh)]
}

/** dw.movement.24 Whoever can leave at once has nothing to fear, and a turn less to go. */
const isOut = (look: Look, human: Human, errand: Errand | null, end: XY, cost: number): boolean =>
  errand?.act?.do === 'leave' && isAtExit(look, end) && cost + priceOf(human, look.book.costs.leaveTable) <= human.ap

/** dw.search.5 Anywhere in the room will do for a search; those who come out of its corners come from the far side. */
const remaining = (look: Look, { to, room }: Errand, at: XY): number =>
  room !== undefined && isInRoom(look, room, at) ? 0 : farFrom(look, at, to)
/** What a step costs that only leads farther in. */
const DEEP = 0.002

/** dw.entry.5 A room that nobody has seen is entered with action points in hand, or not yet. */
function surprise(look: Look, human: Human, { path }: Move, cost: number): number {
  if (!look.book.mayRoomsHoldZombies()) return 0
  const points = [human.at, ...path.map(([x, y]) => ({ x, y }))]
  const isNew = entriesOf(look, points).some(({ room }) => isUnexplored(look, room))
  return isNew ? 0.02 + (human.ap - cost < 2 ? SURPRISED : 0) : 0
}
const SURPRISED = 0.1

/** As far as possible on the way, and shorter. */
function along(look: Look, human: Human, errand: Errand): Move[] {
  const moves: Move[] = []
  for (let most = stepsLeft(look, human); most >= 1; most--) {
    const command = moveTowards(look, human, errand.to, most, errand.within)
    if (command) moves.push(command)
  }
  return errand.act?.do === 'leave' ? [...moves, ...movesTo(look, human, exitPlaces(look, human.at))] : moves
}

export function costOf(look: Look, human: Human, { path, fancy, skill }: Move): number {
  const points = path.map(([x, y]) => ({ x, y }))
  const found = priceOfPath(look, human, points, fancy, skill)
  return isRefusal(found) ? human.ap : found.price
}

/** Where a house is to be held nobody leaves it. */
function isAllowed(look: Look, human: Human, command: Move): boolean {
  const post = holdsBuilding(look)
  const building = look.book.map.terrain.buildings.find(({ id }) => id === post)
  if (!building || whereInPolygon(building.outline, human.at) === OUTSIDE) return true
  return whereInPolygon(building.outline, endOf(command)) !== OUTSIDE
}

/** The first shut opening on the way, if it can be reached from here. */
export function doorOnWay(look: Look, human: Human, choices: readonly Command[], to: XY): Command | null {
  const doors = [...of(choices, 'open'), ...of(choices, 'clear-barricade')]
  if (doors.length === 0 || human.on !== null) return null
  const way = wayFrom(fieldFor(look, to), human.at)
  if (way === null) return null
  const { layout, walls } = look.facts
  const [first] = crossingsOf(layout, walls, way.path)
  const barrier = first && layout.barriers[first.barrier]
  if (barrier?.part !== 'opening') return null
  return doors.find(({ opening }) => opening === barrier.opening.id) ?? null
}
