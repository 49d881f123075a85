/** What may come of a command if all questions in its middle are answered with no: for odds while somebody points at it. */
import {
  apply,
  choices,
  commandOdds,
  type Game,
  type GameRules,
  type OddsResult,
  type OptionValues,
  pending,
  type Seat,
} from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { DeadWalkKit, Table } from '../state.ts'
import { tell } from '../tell.ts'
import type { View } from '../view.ts'
import { tableFor } from './look.ts'

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 80

/** Nobody changes anything in the middle: no, or what is done if nobody says otherwise. */
function answerAll(rules: Game<DeadWalkKit>, table: Table): void {
  for (let asked = pending(table); asked?.asks === 'decide'; asked = pending(table)) {
    const seat = asked.owe[0] as Seat
    const all = choices<DeadWalkKit>(table, seat)
    apply(rules, table, seat, all.find((one) => one.do === 'decline') ?? (all[0] as Command))
  }
}

/** dw.skill.4 The exact odds of a command, without what others or he himself could still do about its dice; null if there are too many ways. */
export function oddsAhead(
  rules: GameRules<DeadWalkKit>,
  view: View,
  options: OptionValues,
  seat: Seat,
  command: Command,
): OddsResult | null {
  const whole = rules as Game<DeadWalkKit>
  const read = (after: Table): string => {
    answerAll(whole, after)
    return tell(after.events ?? [])
  }
  const answer = commandOdds(whole, tableFor(rules, view, options), seat, command, read, {
    paths: MOST_PATHS,
    samples: 1,
  })
  return answer.ok && answer.odds.exact ? answer.odds : null
}
