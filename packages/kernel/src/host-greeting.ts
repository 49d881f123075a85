import type { AnyMatch } from './begin.ts'
import { commitTo } from './dice/index.ts'
import type { AnyGame, Setup } from './game.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import type { Say, Welcome } from './messages.ts'
import type { Seat } from './seat.ts'

/** A match with checkable dice that begins when every person has given a share or declined. */
export interface Sealed {
  readonly game: AnyGame
  readonly setup: Setup
  readonly position?: unknown
  readonly terms?: Terms
  /** 64 hexadecimal digits of good luck, known to the host alone until the match is over. */
  readonly secret: string
  /** The name of the match, which goes into every roll. */
  readonly match: string
}

/** What a client is told when it comes in. */
export function welcome(match: AnyMatch | null, sealed: Sealed | null, yours: readonly Seat[]): Welcome {
  const from = match ? { ...match.start, game: match.game, terms: match.terms } : sealed
  if (!from) throw new Error('there is no match')
  const { options, holders } = from.setup
  const { undoDice, physical } = from.terms ?? PLAIN_TERMS
  return {
    t: 'welcome',
    game: from.game.id,
    rules: from.game.rulesVersion,
    options,
    seats: Object.keys(holders),
    holders,
    yours: [...yours],
    undoDice,
    physical,
    commitment: match ? commitmentOf(match) : sealed && commitTo(sealed.secret).commitment,
    begun: match !== null,
  }
}

function commitmentOf(match: AnyMatch): string | null {
  const kept = match.source.record(false)
  return kept.kind === 'committed' ? kept.commitment : null
}

/** Who won, and the secret of the dice, with which anybody can check them. */
export function over(match: AnyMatch): Say {
  const { outcome } = match.table.state
  if (!outcome) throw new Error('the match is not over')
  const kept = match.source.record(true)
  return { t: 'over', outcome, secret: kept.kind === 'committed' ? (kept.secret ?? null) : null }
}
