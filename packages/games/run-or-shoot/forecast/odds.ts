/** Odds that are known while somebody points at something: few dice are thrown, so the rules are asked at once. */
import { commandOdds, type Game, type OddsResult, type Seat } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { runOrShootRules } from '../game.ts'
import type { RunOrShootKit, Transaction } from '../state.ts'

const DICED: readonly Command['do'][] = ['push', 'strike', 'shoot', 'throw', 'agree']

/** More ways than this for the dice to fall take too long on a page. */
const MOST_PATHS = 60

/** A view is asked as it is: whatever hides in it would only be guessed. Null: the rules are asked elsewhere, which takes longer. */
export function oddsAtOnce(table: Transaction, seat: Seat, command: Command): OddsResult | null {
  if (!DICED.includes(command.do)) return null
  const asItIs = { ...(runOrShootRules as Game<RunOrShootKit>), resample: () => runOrShootRules.copy(table.state) }
  const answer = commandOdds(asItIs, table, seat, command, undefined, { paths: MOST_PATHS, samples: 1 })
  return answer.ok && answer.odds.exact ? answer.odds : null
}
