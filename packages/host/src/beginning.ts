/** How a match begins, and goes on from what is kept of it. */
import { type AnyGame, type AnyMatch, committedDice, olderDice, sha256Hex, startMatch } from '@shamble/kernel'
import type { Opening } from './protocol.ts'
import type { Beginning, Waiting } from './store.ts'

/** What a table without a name of its own is bound to: the same seed gives the same dice. */
export const SEEDED = 'seeded'

export function begin(game: AnyGame, beginning: Beginning, id: string): AnyMatch {
  const { options, holders, undoDice, physical, secret, bound } = beginning
  const seal = { secret, shares: {}, match: bound ?? id }
  const source = bound === undefined ? olderDice(seal) : committedDice(seal)
  return startMatch(game, { options, holders }, source, { undoDice, physical })
}

/** What was decided beforehand, as far as the rules take it. */
export function playOpening(match: AnyMatch, { answers }: Opening): void {
  for (const { seat, command } of answers) if (match.submit(seat, null, command).ok !== true) return
}

/** From the secret of the dice, which nobody at the table knows, and not from the table's name, which everybody does. */
export function botSeedOf({ source, bound }: AnyMatch): string | null {
  const kept = source.record(true, bound)
  return kept.kind === 'committed' && kept.secret ? sha256Hex(`shamble-bots|${kept.secret}`) : null
}

export function resumeWaiting(match: AnyMatch, { command, faces }: Waiting): void {
  if (command) match.submit(command.seat, null, command.command)
  for (const face of faces) if (match.needs) match.typeDie(face)
}
