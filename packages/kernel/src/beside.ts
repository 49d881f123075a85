/** A match of another game that is played beside this one: a question can say that its end answers it. */
import type { Vars } from './flow.ts'
import type { OptionValues } from './options.ts'
import type { Holder, Seat } from './seat.ts'
import type { Kit, Look } from './transaction.ts'

/** The match that is wanted. Everybody at the table may know of it what stands here. */
export interface Beside {
  readonly game: string
  /** Which one of those that are played beside this match, from 0. */
  readonly part: number
  readonly options: OptionValues
  readonly holders: Readonly<Record<Seat, Holder>>
}

/** Such a match that is over, as the game sees it that takes it in. */
export interface BattleEnd<B extends Kit = Kit> {
  readonly look: Pick<Look<B>, 'state' | 'book' | 'facts'>
  /** As its save names it. */
  readonly digest: string
}

/** Such an end with the types of its game: the kernel hands on only what the game made that was asked for. */
export const endAs = <B extends Kit>(end: BattleEnd): BattleEnd<B> => end as unknown as BattleEnd<B>

/** How a question is answered by the end of another match. */
export interface Besides<T, C, V = Vars> {
  /** The commands that say how it ended. They carry `battle`: the digest of its end, or that it was entered by hand. */
  readonly dos: readonly string[]
  match(look: T, v: V): Beside
  /** Null for a match that is no answer. */
  answer(look: T, v: V, end: BattleEnd): C | null
}

/** What stands in place of the digest of a battle that was fought elsewhere. */
export const BY_HAND = 'by hand'

/** What `battle` of such a command can be. */
export const BATTLE = /^(by hand|[0-9a-f]{64})$/
