/** A quick look at how it stands: who is alive and unhurt, what of the objective is done, and whether there is time. */
import type { Seat } from '@shamble/kernel'
import type { Goal } from '../content/scenarios.ts'
import { opponents } from '../rules/01-figures.ts'
import { isMet, searchedIn } from '../rules/30-end.ts'
import { GAME_MASTER, type Human, isInPlay, type Look } from '../state.ts'
import { riskAt } from './danger.ts'
import { errandOf } from './goals.ts'
import { farFrom } from './ways.ts'

/** What a human is worth: whole if he is out of it, less for every wound and everybody who could bite him. */
function worthOf(look: Look, human: Human): number {
  if (human.status === 'escaped') return 1
  if (!isInPlay(human)) return 0
  const wounds = 0.12 * human.wounds + 0.06 * human.untested
  const danger = 0.05 * opponents(look, human).length + riskAt(look, human, human.at)
  const fire = human.burning ? 0.2 : 0
  return Math.max(0.05, 0.9 - wounds - danger - fire)
}

/** How much of a goal is done, from 0 to 1. */
function doneOf(look: Look, goal: Goal): number {
  if (isMet(look, goal)) return 1
  const { progress, starters } = look.state
  switch (goal.is) {
    case 'all':
      return goal.of.reduce((sum, one) => sum + doneOf(look, one), 0) / goal.of.length
    case 'any':
      return Math.max(...goal.of.map((one) => doneOf(look, one)))
    case 'searched':
      return goal.rooms.filter((room) => searchedIn(look).includes(room)).length / goal.atLeast
    case 'carried-out':
      return (progress.carriedOut.length + 0.4 * (progress.pickedUp.length - progress.carriedOut.length)) / goal.atLeast
    case 'boat-runs':
      return progress.engineTurns / (look.book.scenario.engineTurns ?? 1)
    case 'left':
      return look.state.humans.filter(({ status }) => status === 'escaped').length / starters
    case 'eliminated':
      return progress.eliminated / Math.max(1, goal.perStarter * starters)
    default:
      return 0
  }
}

/** Ways still to go, all humans together, as a share of a table's width each. */
function distanceLeft(look: Look): number {
  const going = look.state.humans.filter((h) => isInPlay(h) && h.seat !== null)
  if (going.length === 0) return 0
  const far = going.reduce((sum, human) => {
    const errand = errandOf(look, human)
    return sum + (errand ? Math.min(1, farFrom(look, human.at, errand.to) / look.book.map.terrain.width) : 0)
  }, 0)
  return far / going.length
}

export function evaluate(look: Look, seat: Seat): number {
  const { state, book } = look
  const forHumans = (value: number): number => (seat === GAME_MASTER ? 1 - value : value)
  if (state.outcome !== null) return forHumans(state.grade === 'major-hero' || state.grade === 'minor-hero' ? 1 : 0)
  const team = state.humans.filter(({ isNpc }) => !isNpc)
  const alive = team.reduce((sum, human) => sum + worthOf(look, human), 0) / Math.max(1, state.starters)
  const done = (doneOf(look, book.scenario.full) + doneOf(look, book.scenario.partial)) / 2
  const value = 0.02 + 0.5 * alive * alive + 0.35 * done + 0.1 * (1 - distanceLeft(look))
  return forHumans(Math.min(0.99, Math.max(0.01, value)))
}
