import type { AnyMatch } from './begin.ts'
import type { AnyGame, Setup } from './game.ts'
import type { Terms } from './log.ts'
import type { Say, Welcome } from './messages.ts'
import type { Seat } from './seat.ts'

/** What was published of committed dice so far. */
export type Published = Pick<Welcome, 'commitment' | 'bound' | 'locks' | 'shares'>

interface Offered {
  readonly game: AnyGame
  readonly setup: Setup
  readonly terms: Terms
}

export function greeting(from: Offered, published: Published, begun: boolean, yours: readonly Seat[]): Welcome {
  const { options, holders } = from.setup
  const { undoDice, physical } = from.terms
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
    ...published,
    begun,
  }
}

/** What a client is told when it comes in. */
export const welcome = (match: AnyMatch, yours: readonly Seat[]): Welcome =>
  greeting({ game: match.game, setup: match.start.setup, terms: match.terms }, published(match), true, yours)

function published({ source, bound }: AnyMatch): Published {
  const kept = source.record(false, bound)
  if (kept.kind !== 'committed') return { commitment: null, bound: null, locks: null, shares: null }
  const { commitment, shares, locks = null } = kept
  return { commitment, bound, locks, shares }
}

/** Who won, and the secret of the dice, with which anybody can check them. */
export function over(match: AnyMatch): Say {
  const { outcome } = match.table.state
  if (!outcome) throw new Error('the match is not over')
  const kept = match.source.record(true, match.bound)
  return { t: 'over', outcome, secret: kept.kind === 'committed' ? (kept.secret ?? null) : null }
}
