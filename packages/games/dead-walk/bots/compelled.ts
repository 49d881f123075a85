/** What a bot makes of a quirk or psychosis that leaves no choice but how. */
import { type Advice, best } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Human, Look } from '../state.ts'
import { attackWorth } from './attacks.ts'

/** dw.psychosis.18 Nobody who is compelled may end; of several shots the one that gives most for its price, else what the rules would do. */
export function obey(look: Look, human: Human, choices: readonly Command[]): Advice<Command> | null {
  if (choices.length === 0 || choices.some((command) => command.do === 'end')) return null
  const shots = choices.flatMap((command) => attackWorth(look, human, command) ?? [])
  const command =
    best(shots, ({ value, cost }) => (value - LOST_TIME * cost) / Math.max(1, cost))?.command ?? choices[0]
  return command ? { command, why: 'There is no helping it.' } : null
}
/** He has other things to do, too. */
const LOST_TIME = 0.02
