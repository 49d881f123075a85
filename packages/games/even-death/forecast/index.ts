/**
 * The one answer to "what would this do?": worked out by the rules from what a seat sees, in keys, clauses and numbers.
 * A view has nothing hidden in it that matters here, so bots, page and tests ask in the same place.
 */
import type { OddsResult, OptionValues, Refusal, Seat } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { EvenDeathBook } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Zone } from '../content/layouts.ts'
import type { BrainCause } from '../events.ts'
import { gapOf } from '../rules/01-measure.ts'
import type { Ground } from '../rules/10-ground.ts'
import type { Seen } from '../rules/14-sight.ts'
import type { GoalPart } from '../rules/41-goal.ts'
import { goalParts } from '../rules/41-goals.ts'
import { shareOf } from '../rules/41-victory.ts'
import {
  type Herd,
  herdOf,
  type Human,
  humanOf,
  type Transaction,
  type Unit,
  unitOf,
  type View,
  type Zombie,
} from '../state.ts'
import {
  type AttackForecast,
  biteForecast,
  type BiteForecast,
  blowForecast,
  shotForecast,
  type ShotForecast,
} from './attacks.ts'
import { brainForecast, moverForecast, type Owed, owedBy, ramblingOf, shoveForecast } from './checks.ts'
import { refusalOf, tableFor } from './look.ts'
import {
  biteReachOf,
  climbForecast,
  type ClimbForecast,
  farthestForecast,
  leaderForecast,
  moveForecast,
  type MoveForecast,
  type Reach,
  reachForecast,
} from './moves.ts'
import { oddsAtOnce } from './odds.ts'
import { placesAt, zonesOf } from './places.ts'
import { type Ray, raysBetween, sightForecast, type SightForecast } from './sight.ts'

export { rolledTable } from '../workshop.ts'
export { ownTableFaults } from '../content/own-faults.ts'
export { bookFor, settle } from '../options.ts'
export type { AttackForecast, BiteForecast, ShotForecast } from './attacks.ts'
export type { Owed } from './checks.ts'
export type { ClimbForecast, MoveForecast, Reach } from './moves.ts'
export type { Ray, SightForecast } from './sight.ts'
export type { GoalPart } from '../rules/41-goal.ts'

/** What is on the table, the book that is played by, and what the rules would say. Nothing of it may be changed. */
export class Forecast {
  readonly view: View
  readonly book: EvenDeathBook
  readonly facts: Ground
  readonly #table: Transaction

  constructor(view: View, table: Transaction) {
    this.view = view
    this.book = table.book
    this.facts = table.facts
    this.#table = table
  }

  /** The rules know units by themselves: whoever asks may have a copy. */
  #human(human: Human): Human {
    return humanOf(this.#table.state, human.id) ?? human
  }

  #herd(herd: Herd): Herd {
    return herdOf(this.#table.state, herd.id) ?? herd
  }

  #unit(unit: Unit): Unit {
    return unitOf(this.#table.state, unit.id) ?? unit
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return refusalOf(this.#table, seat, command)
  }

  /** What is known at once of what may come of a command; null if it takes longer. */
  odds(seat: Seat, command: Command): OddsResult | null {
    return oddsAtOnce(this.#table, seat, command)
  }

  /** ed.deploy.5 Where a seat deploys. */
  zones(seat: Seat): readonly Zone[] {
    return zonesOf(this.#table, seat)
  }

  /** ed.deploy.4 A place for each figure of a unit that is put down about there; null if it has no room. */
  placesAt(unit: Unit, at: XY): readonly XY[] | null {
    return placesAt(this.#table, this.#unit(unit), at)
  }

  /** ed.measure.4 Between two bases, in units. */
  gap(a: XY, b: XY): number {
    return gapOf(a, b)
  }

  /** Where a unit gets to with one action and with two. */
  reach(unit: Unit, leader: Zombie | null = null): Reach | null {
    return reachForecast(this.#table, this.#unit(unit), leader)
  }

  /** One straight way of a human, or of a herd's leader. */
  move(unit: Unit, to: XY, leader: Zombie | null = null): MoveForecast | null {
    return moveForecast(this.#table, this.#unit(unit), to, leader)
  }

  /** As far as a unit goes in the direction of a place, by one straight way. */
  farthest(unit: Unit, towards: XY, leader: Zombie | null = null): XY | null {
    return farthestForecast(this.#table, this.#unit(unit), towards, leader)
  }

  /** Who of a herd would lead it there. */
  leader(herd: Herd, to: XY): Zombie | null {
    return leaderForecast(this.#table, this.#herd(herd), to)
  }

  climb(human: Human, command: CommandOf<'climb'>): ClimbForecast {
    return climbForecast(this.#table, this.#human(human), command)
  }

  /** How far from its zombies a herd can bite after one Move, in units. */
  biteReach(herd: Herd): number {
    return biteReachOf(this.#table, this.#herd(herd))
  }

  sight(from: Seen, target: Unit): SightForecast {
    return sightForecast(this.#table, from, this.#unit(target))
  }

  rays(from: Seen, to: Seen): readonly Ray[] {
    return raysBetween(this.#table, from, to)
  }

  shot(shooter: Human, weapon: number, target: Unit): ShotForecast | null {
    return shotForecast(this.#table, this.#human(shooter), weapon, this.#unit(target))
  }

  blow(attacker: Human, weapon: CommandOf<'melee'>['weapon'], target: Unit): AttackForecast | null {
    return blowForecast(this.#table, this.#human(attacker), weapon, this.#unit(target))
  }

  bite(herd: Herd, target: Human): BiteForecast {
    return biteForecast(this.#table, this.#herd(herd), this.#human(target))
  }

  shove(human: Human): ReturnType<typeof shoveForecast> {
    return shoveForecast(this.#table, this.#human(human))
  }

  brain(herd: Herd, cause: BrainCause): ReturnType<typeof brainForecast> {
    return brainForecast(this.#table, this.#herd(herd), cause)
  }

  /** What somebody owes at its next selection, and what a herd does. */
  owed(human: Human): readonly Owed[] {
    return owedBy(this.#table, this.#human(human))
  }

  /** ed.victory.10 What the scenario asks for, and how far it has come. */
  goals(): readonly GoalPart[] {
    return goalParts(this.#table)
  }

  /** ed.victory.9 The whole percentage of its starting points that a side still has. */
  share(side: number): number {
    return shareOf(this.#table.state, side)
  }

  /** Who would move a herd if it rambled now, and whose being nearest makes it so. */
  mover(herd: Herd): ReturnType<typeof moverForecast> {
    return moverForecast(this.#table, this.#herd(herd))
  }

  rambling(): Owed {
    return ramblingOf(this.#table)
  }
}

const KNOWN = new WeakMap<View, { readonly options: OptionValues; readonly forecast: Forecast }>()

/** The forecast of a view, made once. */
export function forecastFor(view: View, options: OptionValues): Forecast {
  const known = KNOWN.get(view)
  if (known && known.options === options) return known.forecast
  const forecast = new Forecast(view, tableFor(view, options))
  KNOWN.set(view, { options, forecast })
  return forecast
}
