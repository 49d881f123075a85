/** What may come of a command if all questions in its middle are answered with no: for odds while somebody points at it. */
import { commandOdds, type Game, type GameRules, type OddsResult, type OptionValues, type Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { DeadWalkKit } from '../state.ts'
import type { View } from '../view.ts'
import { tableFor } from './look.ts'

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 80

/** dw.skill.4 The exact odds of a command, without what others or he himself could still do about its dice; null if there are too many ways. */
export function oddsAhead(
  rules: GameRules<DeadWalkKit>,
  view: View,
  options: OptionValues,
  seat: Seat,
  command: Command,
): OddsResult | null {
  const limits = { paths: MOST_PATHS, samples: 1 }
  const answer = commandOdds(
    rules as Game<DeadWalkKit>,
    tableFor(rules, view, options),
    seat,
    command,
    undefined,
    limits,
  )
  return answer.ok && answer.odds.exact ? answer.odds : null
}
