import type { AnyMatch, MatchHost, Seat } from '@shamble/kernel'
import type { BotMaker } from './bots.ts'
import type { BotLevel, FromHost, MatchCard } from './protocol.ts'
import type { Sitting } from './sitting.ts'
import type { Beginning, Store, Waiting } from './store.ts'

/** What an open table is made with. */
export interface HostedSpec {
  readonly card: MatchCard
  /** What the game's book calls a round of play. */
  readonly round: string
  readonly beginning: Beginning | null
  readonly match: AnyMatch
  readonly waiting: Waiting | null
  /** By entry. */
  readonly whys: readonly (string | null)[]
  /** The revision of it that is in the store, as it is; null: it is not kept yet. */
  readonly revision: number | null
  /** Nobody at the table can know what its bots will think. */
  readonly botSeed: string
  /** For every level at the table. */
  readonly bots: ReadonlyMap<BotLevel, BotMaker>
  /** Loads what the game has beyond its rules: what bots think with, written positions. */
  readonly whole: () => Promise<unknown>
  /** Where more than one person sits. */
  readonly sitting?: Sitting
  readonly throwFor?: (host: MatchHost, seat: Seat) => void
  readonly store: Store
  readonly post: (message: FromHost) => void
  /** Somebody else has written to it: nothing of it can be written here any more. */
  readonly onOvertaken: () => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds that never go back, for bots. */
  readonly clock: () => number
}
