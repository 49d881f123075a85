/** dw.psychosis.10, dw.psychosis.11 Scared: to a friend, away from a zombie, or out of close combat. */
import type { Command } from '../commands.ts'
import type { Human, Look } from '../state.ts'
import { distance2Of, humanBody, isInCloseCombat, touches, zombieBody } from './01-figures.ts'
import { canPay, endActivation } from './04-actions.ts'
import { standUp } from './05-lying.ts'
import { move } from './05-movement.ts'
import { breakAway } from './18-break.ts'
import { type Compulsion, friendsOf, list, nearestOf, onFeet, type Prey, RISE } from './51-compulsion.ts'
import { moveAway, moveTowards, resultOf } from './51-running.ts'

/** dw.psychosis.11 To whom he runs; null without a friend. */
const refuge: Prey = (look, human) => nearestOf(look, human, friendsOf(look, human).map(humanBody))

const menace: Prey = (look, human) => nearestOf(look, human, look.state.zombies.map(zombieBody))

/** dw.psychosis.10, dw.psychosis.11 To the nearest friend, or away from the nearest zombie. */
function flight(look: Look, human: Human): Command[] {
  const friend = refuge(look, human)
  if (friend !== null) return touches(look, humanBody(human), friend) ? [] : list(moveTowards(look, human, friend))
  const zombie = menace(look, human)
  return zombie === null ? [] : list(moveAway(look, human, zombie))
}

/** dw.psychosis.10 All his action points go into it, unless he reaches his friend; the way is his own. */
function isFlight(look: Look, human: Human, command: Command): boolean {
  const friend = refuge(look, human)
  if (command.do !== 'move' || friend === null || move.check(look, human, command) !== null) return false
  const result = resultOf(look, human, command)
  if (result === null) return false
  const there = { ...humanBody(human), at: result.at }
  if (touches(look, there, friend)) return true
  const isNearer = distance2Of(look, there, friend) < distance2Of(look, humanBody(human), friend)
  return isNearer && !canPay({ ...human, ap: human.ap - result.price }, look.book.costs.move, { movement: true })
}

/** dw.psychosis.10 In close combat: an attempt to break, or nothing. */
function panic(look: Look, human: Human): Command[] {
  const rise: Command[] = human.prone && standUp.check(look, human, RISE) === null ? [RISE] : []
  const tries: Command[] = breakAway.check(look, human, { do: 'break' }) === null ? [{ do: 'break' }] : []
  return [...tries, ...rise, { do: 'end' }]
}

const isLeaving = ({ state }: Look): boolean => (state.activation?.leaving.length ?? 0) > 0

export const SCARED: Compulsion = {
  by: 'scared',
  demands: 'run to the nearest friend, or away, or break out',
  target: (look, human) => (refuge(look, human) ?? menace(look, human))?.figure ?? null,
  choices: (look, human) =>
    isInCloseCombat(look, human) && !isLeaving(look)
      ? panic(look, human)
      : onFeet(look, human, (up) => flight(look, up)),
  accepts: (look, human, command) =>
    !(isInCloseCombat(look, human) && !isLeaving(look)) && isFlight(look, human, command),
  goesOn: (_look, _human, command) => command.do === 'stand-up' || command.do === 'break',
  // dw.psychosis.10 All his action points were for running.
  after: (t) => endActivation(t),
}
