/** rs.climb Step 5b: up and down by ladders, down over an edge or out of a window, and up a wall on somebody's hands. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { Climb, Spot } from '../content/table-map.ts'
import { type Look, type Survivor, type Transaction } from '../state.ts'
import { CLIMB } from '../tables/survivors.ts'
import { RADIUS } from '../tables/units.ts'
import { putSurvivor, survivorFigure, zedFigure } from './01-crowd.ts'
import { asPoint, isWithin, nearestFreeSpot } from './01-measure.ts'
import { hasCard, loseCard } from './07-cards.ts'
import { type Acting, loseIdle, seatsAct } from './08-acting.ts'
import { beginStep, everybodyAgain } from './08-parts.ts'
import { layLow } from './12-knock-back.ts'
import { arrive } from './13-arrival.ts'
import { boosting } from './19-boost.ts'
import { edgePoints, edgeRefusal, landingBelow, landingAbove, wallPoints, wallRefusal } from './16-edges.ts'

/** rs.climb.1, rs.climb.2 The other end of a ladder at which he is; null if he is at none. */
export function ladderFrom({ foot, head }: Climb, from: Spot): Spot | null {
  const isNear = (end: Spot): boolean => end.level === from.level && isWithin(asPoint(from), asPoint(end), CLIMB.reach)
  return isNear(foot) ? head : isNear(head) ? foot : null
}

/** rs.climb.4 Do standing Zeds fill the end of a ladder and all that is near it? */
function isCrowded(look: Look, end: Spot): boolean {
  const others = [
    ...look.state.survivors.map(({ n }) => survivorFigure(n)),
    ...look.state.zeds.flatMap(({ id, down }) => (down ? [zedFigure(id)] : [])),
  ]
  const spot = nearestFreeSpot(look, end, RADIUS.figure, others)
  return spot === null || distance2(spot.at, end.at) > CLIMB.crowded * CLIMB.crowded
}

function laddersAt(look: Look, s: Survivor): { readonly id: string; readonly end: Spot }[] {
  return look.book.map.climbs.flatMap((climb) => {
    const end = climb.kind === 'ladder' ? ladderFrom(climb, s) : null
    return end === null ? [] : [{ id: climb.id, end }]
  })
}

/** Somewhere else on the table, by CLIMB. */
export function climbTo(t: Transaction, s: Survivor, spot: Spot, by: string | null): void {
  putSurvivor(t, s, spot)
  s.climbed = true
  t.emit({ e: 'climbed', clause: 'rs.climb.1', survivor: s.n, by, at: s.at, level: s.level })
}

/** rs.climb.2, rs.climb.4 By a ladder to its other end, if that is not full of Zeds. */
export function climbLadder(t: Transaction, s: Survivor, id: string): void {
  const ladder = laddersAt(t, s).find((one) => one.id === id)
  if (!ladder) return
  const spot = isCrowded(t, ladder.end) ? null : nearestFreeSpot(t, ladder.end, RADIUS.figure)
  if (spot === null) {
    t.emit({ e: 'climb failed', clause: 'rs.climb.4', survivor: s.n, by: id })
    loseCard(t, s, 'CLIMB')
    return
  }
  climbTo(t, s, spot, id)
  arrive(t, s)
}

/** rs.climb.5, rs.climb.8 Over an edge or out of a window: one level down, lying, without a hit. */
function dropDown(t: Transaction, s: Survivor, { at: [x, y] }: CommandOf<'drop-down'>): void {
  const spot = landingBelow(t, s, { x, y })
  if (spot === null) return
  climbTo(t, s, spot, null)
  layLow(t, s, 'drop')
  arrive(t, s)
}

/** rs.climb.6, rs.assist.5 */
function climbWall(t: Transaction, s: Survivor, { at: [x, y], helper }: CommandOf<'climb-wall'>): void {
  const spot = landingAbove(t, s, { x, y })
  if (spot === null) return
  climbTo(t, s, spot, null)
  t.emit({ e: 'assisted', clause: 'rs.assist.5', survivor: helper, whom: s.n, act: 'boost' })
  arrive(t, s)
}

const boostersOf = ({ state }: Look, s: Survivor): Survivor[] =>
  state.survivors.filter(({ boosts, status, down }) => boosts === s.n && status === 'alive' && !down)

function choices(look: Look, s: Survivor): Command[] {
  const [helper] = boostersOf(look, s)
  return [
    ...laddersAt(look, s).map(({ id }): Command => ({ do: 'climb', ladder: id })),
    ...edgePoints(look, s).map(({ x, y }): Command => ({ do: 'drop-down', at: [x, y] })),
    ...(helper
      ? wallPoints(look, s).map(({ x, y }): Command => ({ do: 'climb-wall', helper: helper.n, at: [x, y] }))
      : []),
  ]
}

function check(look: Look, s: Survivor, command: Command): Refusal | null {
  switch (command.do) {
    case 'climb':
      return laddersAt(look, s).some(({ id }) => id === command.ladder)
        ? null
        : refuse('rs.climb.2', 'No end of such a ladder is within 1.5 cm.')
    case 'drop-down':
      return edgeRefusal(look, s, { x: command.at[0], y: command.at[1] })
    case 'climb-wall':
      if (!boostersOf(look, s).some(({ n }) => n === command.helper))
        return refuse('rs.climb.6', 'Nobody there helps up the wall.')
      return wallRefusal(look, s, { x: command.at[0], y: command.at[1] })
    default:
      return refuse('rs.climb.1', 'Climb, or let it be.')
  }
}

function take(t: Transaction, s: Survivor, command: Command): 'over' {
  if (command.do === 'climb') climbLadder(t, s, command.ladder)
  if (command.do === 'drop-down') dropDown(t, s, command)
  if (command.do === 'climb-wall') climbWall(t, s, command)
  return 'over'
}

const mayClimb = (look: Look, s: Survivor): boolean => hasCard(look.state, s, 'CLIMB') && !s.down && s.pinnedBy === null

/** What CLIMB is good for where he stands. */
export const climbing: Acting = {
  isDue: (look, s) => mayClimb(look, s) && !s.climbed && choices(look, s).length > 0,
  choices,
  check,
  take,
  onClock: (look, s) => {
    const [only, ...more] = choices(look, s)
    return only && more.length === 0 ? only : { do: 'pass' }
  },
}

export const climbs = procedure<Transaction, Command>('climbs', [
  step('rs.turn.4', 'begin', (t: Transaction) => beginStep(t, '5b')),
  seatsAct('rs.assist.2', 'boost', boosting),
  step('rs.turn.3', 'everybody again', everybodyAgain),
  seatsAct('rs.climb.1', 'climb', climbing),
  loseIdle('CLIMB'),
])
