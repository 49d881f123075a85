import type { AnyMatch } from './begin.ts'
import { type Bound, boundTo, commitmentTo, type Locks } from './bound.ts'
import type { Shares } from './dice/index.ts'
import type { AnyGame, Setup } from './game.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import type { Say, Welcome } from './messages.ts'
import type { Seat } from './seat.ts'

/** A match with checkable dice that begins when every person has locked and opened a share, or declined. */
export interface Sealed {
  readonly game: AnyGame
  readonly setup: Setup
  readonly position?: unknown
  readonly terms?: Terms
  /** 64 hexadecimal digits of good luck, known to the host alone until the match is over. */
  readonly secret: string
  /** The name of the match. */
  readonly match: string
}

/** The same match with the options and holders that its position settles: its host is bound to these. */
export function settled(sealed: Sealed): Sealed {
  const { game, setup, position } = sealed
  if (position === undefined) return sealed
  const read = game.position.read(position, setup.options, setup.holders)
  if (!read.ok) throw new Error(read.fault.reason)
  const { options, state } = read.value
  return { ...sealed, setup: { options, holders: { ...state.holders } } }
}

/** What was published of the dice so far. */
export interface Published {
  readonly commitment: string | null
  readonly bound: Bound | null
  readonly locks: Locks | null
  readonly shares: Shares | null
}

export function publishedBefore(sealed: Sealed, locks: Locks | null): Published {
  const { game, setup, position, terms = PLAIN_TERMS, match } = sealed
  const bound = boundTo(match, game, setup, terms, position)
  return { commitment: commitmentTo(sealed.secret, bound), bound, locks, shares: null }
}

function published({ source, bound }: AnyMatch): Published {
  const kept = source.record(false, bound)
  if (kept.kind !== 'committed') return { commitment: null, bound: null, locks: null, shares: null }
  const { commitment, shares, locks = null } = kept
  return { commitment, bound, locks, shares }
}

/** What a client is told when it comes in. */
export function welcome(
  match: AnyMatch | null,
  sealed: Sealed | null,
  locks: Locks | null,
  yours: readonly Seat[],
): Welcome {
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
    ...(match ? published(match) : publishedBefore(sealed as Sealed, locks)),
    begun: match !== null,
  }
}

/** Who won, and the secret of the dice, with which anybody can check them. */
export function over(match: AnyMatch): Say {
  const { outcome } = match.table.state
  if (!outcome) throw new Error('the match is not over')
  const kept = match.source.record(true, match.bound)
  return { t: 'over', outcome, secret: kept.kind === 'committed' ? (kept.secret ?? null) : null }
}
