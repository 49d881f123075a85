import type { MatchCard } from '@shamble/host'
import type { LineModel } from '../engine/client.ts'

/** How a game ended; null while it goes on. A table that was opened after its end says so on its card. */
export function endOf(
  line: LineModel | null | undefined,
  card: MatchCard,
): { readonly reason: string; readonly winners: readonly string[]; readonly secret: string | null } | null {
  const outcome = line?.over?.outcome ?? (line?.update?.pending === null ? card.outcome : null)
  return outcome && { reason: outcome.reason, winners: outcome.winners, secret: line?.over?.secret ?? null }
}
