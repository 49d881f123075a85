/**
 * The one answer to "what would this do?": worked out by the rules from what a seat sees, in keys, clauses and numbers.
 * A view has nothing hidden in it, so the page asks here and not in the worker; see docs/decisions/0019.
 */
import type { OddsResult, OptionValues, Refusal, Seat } from '@shamble/kernel'
import { samePoint, type XY } from '@shamble/table'
import type { RunOrShootBook } from '../book.ts'
import type { Command, CommandOf, Order } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { asFigure, type Figure, gapOf, samplesOf } from '../rules/01-measure.ts'
import { type Ground, workGround } from '../rules/02-terrain.ts'
import { isObscured, sees } from '../rules/03-sight.ts'
import { blankState, type Survivor, survivorOf, type Transaction, type Zed, zedOf } from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { type SeenZed, type View, viewFor } from '../rules/43-view.ts'
import { type BlastForecast, blastForecast } from './blasts.ts'
import { type CardForecast, handForecast } from './cards.ts'
import { type BlowForecast, blowForecast, type PushForecast, pushForecast } from './fights.ts'
import { type Clocks, clocksOf, type GoalPart, goalParts } from './goals.ts'
import { bookOf, refusalOf, tableFor } from './look.ts'
import { type GroanForecast, groansAt, type Hearing, hearingOf } from './noise.ts'
import { oddsAtOnce } from './odds.ts'
import { type OtherForecast, otherForecast } from './others.ts'
import { type ShotForecast, shotForecast } from './shots.ts'
import { type Beaten, beatenIn, deedForecast, noticedBy, reachedBy, type ZedDeed } from './threats.ts'
import {
  type Act,
  actsForecast,
  deedsAt,
  endRefusal,
  type Facing,
  facingsAt,
  type Footing,
  footingAt,
  isRoomAt,
  type Leg,
  movesBy,
  startForecast,
} from './walks.ts'

export {
  type Contact,
  eyesOn,
  FORWARD,
  type LookingArc,
  type Picture,
  pictureFor,
  type Warning,
} from './warnings.ts'
export { bookFor } from './look.ts'
export {
  type AttackerForecast,
  type Budget,
  type DeskForecast,
  deskFor,
  type HunterDoes,
  type HunterForecast,
  type InfectionForecast,
  PRIORITIES,
  type Region,
  REGION_STEP,
  type RulingForecast,
  type SentForecast,
} from './desk.ts'
export { cacheCard } from '../rules/06-items.ts'
export type { BlastForecast } from './blasts.ts'
export type { CardForecast, GunForecast, Idle } from './cards.ts'
export type { BlowForecast, PushForecast } from './fights.ts'
export type { Clocks, GoalPart } from './goals.ts'
export type { GroanForecast, Hearing } from './noise.ts'
export type { OtherForecast } from './others.ts'
export type { ShotForecast, ShotResult } from './shots.ts'
export type { Beaten, ZedDeed } from './threats.ts'
export type { Act, Facing, Footing, Leg } from './walks.ts'

/** What is on the table, the book that is played by, and what the rules would say. Nothing of it may be changed. */
export class Forecast {
  readonly view: View
  readonly book: RunOrShootBook
  readonly facts: Ground
  readonly #table: Transaction
  readonly #hands = new Map<number, readonly CardForecast[]>()
  readonly #deeds = new Map<number, ZedDeed>()
  readonly #reached = new Map<number, readonly number[]>()

  constructor(view: View, table: Transaction) {
    this.view = view
    this.#table = table
    this.book = table.book
    this.facts = table.facts
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return refusalOf(this.#table, seat, command)
  }

  /** What is known at once of what may come of a command; null if it takes longer. */
  odds(seat: Seat, command: Command): OddsResult | null {
    return oddsAtOnce(this.#table, seat, command)
  }

  /** rs.cards.6 What each card of his hand would be good for as things stand. */
  hand(s: Survivor): readonly CardForecast[] {
    return kept(this.#hands, s.n, () => handForecast(this.#table, s))
  }

  /** The card by which he moves this turn, if any. */
  movesBy(s: Survivor): 'RUN' | 'BOTH' | null {
    return movesBy(this.#table, s)
  }

  /** rs.drift.8 Drifters that would notice somebody on a walk over these points, by number. */
  noticed(s: Survivor, level: number, path: readonly XY[]): readonly number[] {
    return noticedBy(
      this.#table,
      s,
      samplesOf(path).map((at) => ({ at, level })),
    )
  }

  /** Where his move begins or goes on; with a card in mind, where it would begin with that. */
  start(s: Survivor, card: 'RUN' | 'BOTH' | null = null): Leg {
    return startForecast(this.#table, s, card)
  }

  /** What some acts come to from there, or why they cannot be done. */
  acts(s: Survivor, from: Leg, acts: readonly Act[]): Leg | Refusal {
    return actsForecast(this.#table, s, from, acts)
  }

  /** rs.move.4 Why a move cannot end there; null if it can. */
  endRefusal(s: Survivor, leg: Leg): Refusal | null {
    return endRefusal(this.#table, s, leg)
  }

  /** What can be done from where a plan has come to. */
  deeds(leg: Leg): readonly Act[] {
    return deedsAt(this.#table, leg)
  }

  /** The ground as he finds it at this point of a plan. */
  footing(leg: Leg): Footing {
    return footingAt(this.#table, leg)
  }

  /** rs.measure.11 Can he stand there, as the table is at this point of a plan? */
  isRoom(s: Survivor, leg: Leg, at: XY): boolean {
    return isRoomAt(this.#table, s, leg, at)
  }

  /** rs.move.9 Ways to look at the end of a move that comes from a point. */
  facings(s: Survivor, there: Spot, before: XY): readonly Facing[] {
    return facingsAt(this.#table, s, there, before)
  }

  /** Null for whom he does not see, or without such a gun. */
  shot(s: Survivor, command: CommandOf<'shoot'>): ShotForecast | null {
    return shotForecast(this.#table, this.#own(s), command)
  }

  push(s: Survivor): PushForecast {
    return pushForecast(this.#table, s)
  }

  /** Null for whoever has nothing to strike with. */
  blow(s: Survivor): BlowForecast | null {
    return blowForecast(this.#table, s)
  }

  blast(grenade: GrenadeId, spot: Spot): BlastForecast {
    return blastForecast(this.#table, grenade, spot)
  }

  /** Which lairs a loud noise would reach: all alike, whether or not anybody lurks there. */
  hearing(spot: Spot): readonly Hearing[] {
    return hearingOf(this.#table, spot)
  }

  /** rs.groan.3 Lairs within hearing of those that groan. */
  groans(): readonly GroanForecast[] {
    return groansAt(this.#table)
  }

  /** What the scenario asks for, and how far it has come. */
  goals(): readonly GoalPart[] {
    return goalParts(this.#table)
  }

  clocks(): Clocks {
    return clocksOf(this.#table)
  }

  /** rs.door.10 Doors and windows that were beaten on and still hold. */
  beaten(): readonly Beaten[] {
    return beatenIn(this.#table)
  }

  /** What a Zed would do in step 7 from where everybody is now. */
  deed({ n }: SeenZed): ZedDeed {
    return kept(this.#deeds, n, () => deedForecast(this.#table, this.#zed(n)))
  }

  /** Whom a Zed could touch in step 7 of this turn; by number. */
  reached({ n }: SeenZed): readonly number[] {
    return kept(this.#reached, n, () => reachedBy(this.#table, this.#zed(n)))
  }

  /** What somebody whom nobody plays will do this turn; with an order, as if he had been given it. */
  other(s: Survivor, order: Order | null = null): OtherForecast {
    return otherForecast(this.#table, s, order)
  }

  /** Somebody on the table as the rules see him. */
  figure(one: Survivor | SeenZed): Figure {
    return asFigure(this.#one(one))
  }

  /** rs.measure.5 The gap between two bases, in units. */
  gap(a: Figure, b: Figure): number {
    return gapOf(a, b)
  }

  sees(from: Survivor | SeenZed, to: Survivor | SeenZed): boolean {
    return sees(this.#table, this.#one(from), this.#one(to))
  }

  /** rs.sight.5 Is whom he sees partly obscured? */
  isObscured(from: Survivor | SeenZed, to: Survivor | SeenZed): boolean {
    return isObscured(this.#table, this.#one(from), this.#one(to))
  }

  /** In a view Zeds go by their public numbers alone. */
  #zed(n: number): Zed {
    const found = zedOf(this.#table.state, n)
    if (!found) throw new Error(`no Zed ${n}`)
    return found
  }

  /** The rules tell people apart by themselves, not by their numbers: whoever is meant is the one on this table. */
  #own(s: Survivor): Survivor {
    const own = survivorOf(this.#table.state, s.n)
    return own && own.level === s.level && samePoint(own.at, s.at) ? own : s
  }

  #one(one: Survivor | SeenZed): Survivor | Zed {
    return 'who' in one ? this.#own(one) : this.#zed(one.n)
  }
}

function kept<T>(known: Map<number, T>, n: number, make: () => T): T {
  const found = known.get(n) ?? make()
  known.set(n, found)
  return found
}

/** Nobody plays on a map that is only looked at: nothing is asked there, and nothing is drawn. */
const UNPLAYED = { winners: [], clause: 'rs.setup.1', reason: '' }

/** The map of a scenario before anybody sits down at it. */
export function forecastOnMap(options: OptionValues): Forecast {
  const book = bookOf(options)
  const look = { state: { ...blankState({}, book.map, book.team), outcome: UNPLAYED }, book }
  const view = viewFor({ ...look, facts: workGround(look.state, book) }, null)
  return forecastFor(view, options)
}

const KNOWN = new WeakMap<Transaction, Forecast>()

/** What the rules would say of a table that looks like this, played with these options. */
export function forecastFor(view: View, options: OptionValues): Forecast {
  const table = tableFor(view, options)
  const known = KNOWN.get(table)
  if (known) return known
  const forecast = new Forecast(view, table)
  KNOWN.set(table, forecast)
  return forecast
}
