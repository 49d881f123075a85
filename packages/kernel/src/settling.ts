import { type AnyMatch, matchFromPosition, startMatch } from './begin.ts'
import { boundTo, commitmentTo, type Locks, lockOf } from './bound.ts'
import type { AnyGame, Setup } from './game.ts'
import { greeting, type Published } from './host-greeting.ts'
import { PLAIN_TERMS, type Terms } from './log.ts'
import type { Request, Say, Welcome } from './messages.ts'
import { isBot, type Seat } from './seat.ts'
import { committedDice } from './source.ts'

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

export type ShareRequest = Extract<Request, { t: 'share' | 'open-share' }>

/** The same match with the options and holders that its position settles: its host is bound to these. */
function settled(sealed: Sealed): Sealed {
  const { game, setup, position } = sealed
  if (position === undefined) return sealed
  const read = game.position.read(position, setup.options, setup.holders)
  if (!read.ok) throw new Error(read.fault.reason)
  const { options, state } = read.value
  return { ...sealed, setup: { options, holders: { ...state.holders } } }
}

/** A match before its first roll: its host is bound already, and the seats lock and open their shares. */
export class Settling {
  readonly sealed: Sealed
  readonly #bound: Pick<Published, 'bound'> & { readonly commitment: string }
  /** Locks given so far; null where a seat declined. */
  readonly #given: Record<Seat, string | null> = {}
  readonly #shares: Record<Seat, string> = {}
  /** All locks, once no more are taken. */
  #locks: Locks | null = null

  constructor(given: Sealed) {
    const sealed = settled(given)
    const { game, setup, position, terms = PLAIN_TERMS, match, secret } = sealed
    const bound = boundTo(match, game, setup, terms, position)
    this.sealed = sealed
    this.#bound = { bound, commitment: commitmentTo(secret, bound) }
  }

  welcome(yours: readonly Seat[]): Welcome {
    const { game, setup, terms = PLAIN_TERMS } = this.sealed
    return greeting({ game, setup, terms }, { ...this.#bound, locks: this.#locks, shares: null }, false, yours)
  }

  /** Locks or opens a share; says why not. */
  take(request: ShareRequest): string | null {
    const { seat } = request
    if (request.t === 'open-share') return this.#open(seat, request.share)
    if (this.#locks || Object.hasOwn(this.#given, seat))
      return 'The dice are settled: a share is locked once, before they are thrown.'
    this.#given[seat] = request.lock
    if (!this.#isWaiting()) this.close()
    return null
  }

  #open(seat: Seat, share: string): string | null {
    const locks = this.#locks
    if (!locks) return 'Shares are opened when all of them are locked.'
    if (!Object.hasOwn(locks, seat)) return 'This seat has locked no share.'
    if (lockOf(this.#bound.commitment, seat, share) !== locks[seat]) return 'This is not the share that was locked.'
    this.#shares[seat] = share
    return null
  }

  /** Some person has not yet said whether to add to the dice. */
  #isWaiting(): boolean {
    const { holders } = this.sealed.setup
    return Object.keys(holders).some((seat) => !isBot(holders[seat]) && !Object.hasOwn(this.#given, seat))
  }

  /** No more locks are taken; false if they were not before. */
  close(): boolean {
    if (this.#locks) return false
    const given = Object.entries(this.#given).filter((pair): pair is [Seat, string] => pair[1] !== null)
    this.#locks = Object.fromEntries(given)
    return true
  }

  /**
   * What everybody hears now, and the match when nothing is missing. Who has still to open a share is named: without
   * it the match does not begin.
   */
  now(): { readonly said: readonly Say[]; readonly match: AnyMatch | null } {
    const locks = this.#locks
    if (!locks) return { said: [], match: null }
    const open = Object.keys(locks).filter((seat) => !Object.hasOwn(this.#shares, seat))
    const said: Say[] = Object.keys(locks).length > 0 ? [{ t: 'locked', locks, open }] : []
    if (open.length > 0) return { said, match: null }
    return { said: [...said, { t: 'begun', shares: { ...this.#shares } }], match: this.#dealt() }
  }

  #dealt(): AnyMatch {
    const { game, setup, secret, match, position, terms } = this.sealed
    const source = committedDice({ secret, shares: { ...this.#shares }, match })
    if (position === undefined) return startMatch(game, setup, source, terms)
    const read = matchFromPosition(game, position, setup.options, setup.holders, source, terms)
    if (!read.ok) throw new Error(read.fault.reason)
    return read.value
  }
}
