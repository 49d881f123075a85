/** A quick look at how it stands: who is alive and unhurt, what of the objective is done, and how far it still is. */
import type { Seat } from '@shamble/kernel'
import { distance2, rootUp } from '@shamble/table'
import { isInPlace } from '../rules/02-terrain.ts'
import { SURVIVORS } from '../rules/41-end.ts'
import { isInPlay, isPS, type Look, type Survivor, UMPIRE } from '../state.ts'
import { BOAT } from '../tables/scenarios.ts'
import { HITS } from '../tables/survivors.ts'
import { cm } from '../tables/units.ts'
import { comersTo, heldBy, isAttacker } from './danger.ts'
import { asFigure } from '../rules/01-measure.ts'
import { errandOf, goodsWanted } from './goals.ts'
import { turnsToSpare } from './pace.ts'

/** What somebody is worth: whole if he is safe, less for every hit and for all who come. */
function worthOf(look: Look, s: Survivor): number {
  if (s.status === 'safe') return 1
  if (!isInPlay(s)) return 0
  const coming = comersTo(look.state.zeds.filter(isAttacker), asFigure(s))
  const danger = 0.05 * heldBy(look, s).length + 0.01 * Math.min(20, coming) + (s.pinnedBy === null ? 0 : 0.3)
  const isTested = look.state.learnt.hurt[s.n] !== undefined
  return Math.max(0.05, 0.95 - (0.6 * s.hits) / HITS.ps - danger - (isTested ? 0.05 : 0))
}

/** How much of the objective is done, from 0 to 1. */
function doneOf(look: Look): number {
  const { state, book } = look
  const { goal } = book.scenario
  switch (goal.is) {
    case 'safe house': {
      const living = state.survivors.filter((s) => book.isStarter(s) && isInPlay(s))
      return living.filter((s) => isInPlace(look, goal.place, s)).length / Math.max(1, living.length)
    }
    case 'goods': {
      const { food, drugs, weapons } = book.needs
      const left = Object.values(goodsWanted(look)).reduce((sum, many) => sum + many, 0)
      return 1 - left / Math.max(1, food + drugs + weapons)
    }
    case 'rescue': {
      const others = state.survivors.filter((s) => !book.isStarter(s))
      const share = others.reduce((sum, s) => sum + (s.status === 'safe' ? 1 : isInPlay(s) ? 0.4 : 0), 0)
      return Math.min(1, share / Math.max(1, book.needs.others))
    }
    case 'helicopter':
      return state.progress.landed ? 0.8 : state.progress.called !== null ? 0.5 : 0
    case 'boat':
      return (state.progress.cans + 0.5 * (BOAT.cans - state.progress.cans - (goodsWanted(look).fuel ?? 0))) / BOAT.cans
  }
}

/** Ways still to go as the crow flies, all together, as a share of the table each. */
function distanceLeft(look: Look): number {
  const going = look.state.survivors.filter((s) => isInPlay(s) && s.seat !== null)
  const far = going.reduce((sum, s) => {
    const errand = errandOf(look, s)
    return sum + (errand ? Math.min(1, rootUp(distance2(errand.to.at, s.at)) / cm(100)) : 0)
  }, 0)
  return going.length === 0 ? 0 : far / going.length
}

/** What is left of all that where time runs out: nothing counts that comes too late. */
function hasteOf(look: Look): number {
  const going = look.state.survivors.filter((s) => isInPlay(s) && s.seat !== null)
  const spare = Math.min(...going.map((s) => turnsToSpare(look, s)))
  return spare >= AT_EASE ? 1 : spare < 0 ? LATE : 1 - (AT_EASE - spare) * A_TURN
}
/** From so many turns to spare on it is no matter how many; each that is lacking costs so much. */
const AT_EASE = 5
const A_TURN = 0.06
const LATE = 0.3

export function evaluate(look: Look, seat: Seat): number {
  const forSurvivors = (value: number): number => (seat === UMPIRE ? 1 - value : value)
  const { state } = look
  if (state.outcome !== null) return forSurvivors(state.outcome.winners.includes(SURVIVORS) ? 1 : 0)
  const team = state.survivors.filter((s) => isPS(s) || s.seat !== null)
  const alive = team.reduce((sum, s) => sum + worthOf(look, s), 0) / Math.max(1, state.starters)
  const share = Math.min(1, alive)
  const value = 0.02 + 0.5 * share * share + 0.3 * doneOf(look) + 0.15 * (1 - distanceLeft(look))
  return forSurvivors(Math.min(0.99, Math.max(0.01, value * hasteOf(look))))
}
