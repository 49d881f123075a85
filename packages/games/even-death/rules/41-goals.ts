/** ed.victory.10 The goals of the scenarios, each from the file of its kind. */
import type { Goal } from '../content/scenarios.ts'
import { breakOut } from './41-break-out.ts'
import { carryingOff } from './41-carry-off.ts'
import { cull } from './41-cull.ts'
import type { Look } from '../state.ts'
import type { GoalPart, GoalRule } from './41-goal.ts'
import { hold } from './41-hold.ts'
import { run } from './41-run.ts'
import { securing } from './41-secure.ts'
import { stand } from './41-stand.ts'

/** ed.victory.1, ed.victory.9 The last side on the table wins, at the limit the greater share. */
const LAST: GoalRule = { met: () => [], atLimit: () => null, parts: () => [] }

/** ed.camp-battle.13 In a campaign nobody wins at the limit. */
const FOUGHT_OUT: GoalRule = { ...LAST, atLimit: () => [], limit: 'ed.camp-battle.13' }

export function goalRule(goal: Goal): GoalRule {
  switch (goal.is) {
    case 'cull':
      return cull(goal)
    case 'hold':
      return hold(goal)
    case 'secure':
      return securing(goal)
    case 'stand':
      return stand(goal)
    case 'break-out':
      return breakOut(goal)
    case 'carry-off':
      return carryingOff(goal)
    case 'run':
      return run(goal)
    case 'last':
      return goal.atLimit === 'draw' ? FOUGHT_OUT : LAST
  }
}

/** What is to be done in this scenario, as it stands; nothing but to win in a plain battle. */
export const goalParts = (look: Look): readonly GoalPart[] =>
  look.book.scenario === null ? [] : goalRule(look.book.scenario.goal).parts(look)
