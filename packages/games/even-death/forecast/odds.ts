/** Odds that are known while somebody points at something: dice count by results, so the rules are asked at once. */
import { commandOdds, type Game, type OddsResult, type Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { evenDeathRules } from '../game.ts'
import type { EvenDeathKit, Transaction } from '../state.ts'

const DICED: readonly Command['do'][] = ['shoot', 'melee', 'bite', 'shove', 'get-up', 'split', 'merge', 'climb']

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 200

/** Null: the rules are asked elsewhere, which takes longer. */
export function oddsAtOnce(table: Transaction, seat: Seat, command: Command): OddsResult | null {
  if (!DICED.includes(command.do)) return null
  const answer = commandOdds(evenDeathRules as Game<EvenDeathKit>, table, seat, command, undefined, {
    paths: MOST_PATHS,
    samples: 1,
  })
  return answer.ok && answer.odds.exact ? answer.odds : null
}
