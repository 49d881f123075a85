/**
 * The one answer to "what would this do?": worked out by the rules from what a seat sees, in keys, clauses and numbers.
 * The page asks it while somebody points and drags, so it asks here and not in the worker; see docs/decisions/0019.
 */
import type { Modifier, OddsResult, OptionValues, Refusal, Seat } from '@shamble/kernel'
import { type Cone, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import type { DeadWalkBook } from '../book.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { Goal } from '../content/scenarios.ts'
import { deadWalkRules } from '../game.ts'
import {
  bodyAt,
  type Figure,
  figureOf,
  humanBody,
  isInCloseCombat,
  opponents,
  touching,
  within,
  zombieBody,
} from '../rules/01-figures.ts'
import { type Ground, platformOf } from '../rules/01-ground.ts'
import { stepsOf } from '../rules/05-climbing.ts'
import { walkAhead } from '../rules/05-movement.ts'
import { lostByLoading } from '../rules/07-ammo.ts'
import { sees } from '../rules/09-sight.ts'
import { coneOf } from '../rules/12-templates.ts'
import { loadedGrenade } from '../rules/14-grenade.ts'
import type { Blow } from '../rules/17-blows.ts'
import { areLeftBehind, isMet, searchedIn, type Tally, tallyOf } from '../rules/30-end.ts'
import { plotOf } from '../rules/43-way.ts'
import { compulsionOf } from '../rules/51-compulsions.ts'
import {
  type Human,
  isZombieFigure,
  type Surface,
  type Transaction,
  type Vehicle,
  type Weapon,
  type Zombie,
} from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import type { SkillId } from '../tables/skills.ts'
import type { Scores } from '../tables/weapons.ts'
import type { View } from '../view.ts'
import { type AttackCommand, type AttackForecast, attackForecast, shotPrice } from './attacks.ts'
import { blowForecast, type StrikeCommand } from './blows.ts'
import { barrierForecast, type BarrierForecast, capForecast, type DeedForecast, deedForecast } from './dead.ts'
import { driveForecast, type DriveForecast, speedForecast, type SpeedForecast } from './drives.ts'
import { doorsTo, footholdsAt, footholdsOf } from './footholds.ts'
import { refusalOf, tableAfter, tableFor } from './look.ts'
import { chancesOf, fireOdds, oddsAtOnce } from './odds.ts'
import { priceOfCommand } from './prices.ts'
import { type SearchForecast, searchForecast } from './search.ts'
import { blockersTo, coverTo, type Sighting } from './sight.ts'
import {
  fearChance,
  type FearForecast,
  fearForecast,
  type RiseForecast,
  riseForecast,
  type WoundForecast,
  woundForecast,
} from './tests.ts'
import { type Footing, footingOf, type Purse, purseOf } from './walks.ts'

export { ownScenarioFaults } from '../content/own-faults.ts'
export type { AttackCommand, AttackForecast, Noise } from './attacks.ts'
export type { StrikeCommand } from './blows.ts'
export type { BarrierForecast, DeedForecast } from './dead.ts'
export type { Purse } from './walks.ts'
export type { Sighting } from './sight.ts'
export type { Figure } from '../rules/01-figures.ts'

type Plot = ReturnType<typeof plotOf>
type Walk = ReturnType<typeof walkAhead>
type Compulsion = ReturnType<typeof compulsionOf>

/** What is on the table, the book that is played by, and what the rules would say. Nothing of it may be changed. */
export class Forecast {
  readonly state: View
  readonly book: DeadWalkBook
  readonly facts: Ground
  readonly #table: Transaction
  readonly #deeds = new Map<number, DeedForecast>()

  constructor(table: Transaction) {
    this.#table = table
    this.state = table.state
    this.book = table.book
    this.facts = table.facts
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return refusalOf(deadWalkRules, this.#table, seat, command)
  }

  /** What is offered of these kinds to whoever acts. */
  offers(seat: Seat, human: Human, dos: readonly Command['do'][]): readonly Command[] {
    const { byName } = this.book.orders
    const all = dos.flatMap((name): readonly Command[] => byName[name]?.choices(this.#table, human) ?? [])
    return all.filter((command) => this.refusal(seat, command) === null)
  }

  /** The same after a command, to be asked what comes next; null if it is refused, or if the dice have a say in it. */
  after(seat: Seat, command: Command): Forecast | null {
    const table = tableAfter(deadWalkRules, this.#table, seat, command)
    return table && new Forecast(table)
  }

  /** Where a base touches a door, a window, a ladder, a piece or a vehicle; free or not. */
  footholds(id: string): readonly XY[] {
    return footholdsOf(this.#table, id)
  }

  /** Where a base is near enough to what lies at a point. */
  footholdsAt(at: XY): readonly XY[] {
    return footholdsAt(at)
  }

  /** Every ladder, and every piece that can be climbed. */
  steps(): readonly string[] {
    return stepsOf(this.#table).map(({ id }) => id)
  }

  /** The openings that lead into the rooms at a point. */
  doorsTo(at: XY): readonly string[] {
    return doorsTo(this.#table, at)
  }

  /** What is known at once of what may come of a command; null if it takes longer. */
  odds(seat: Seat, human: Human, command: Command): OddsResult | null {
    return oddsAtOnce(deadWalkRules, this.#table, seat, human, command)
  }

  /** The same for shots, whoever is asked. */
  fireOdds(human: Human, command: CommandOf<'fire'>): OddsResult | null {
    return fireOdds(this.#table, human, command)
  }

  /** What an attack would cost, whom it may hit, and what its dice would do. */
  attack(human: Human, command: AttackCommand): AttackForecast {
    return attackForecast(this.#table, human, command)
  }

  /** What a blow's die would do, and by which clauses. */
  blow(human: Human, command: StrikeCommand): Blow | null {
    return blowForecast(this.#table, human, command)
  }

  /** What one die does with these modifiers. */
  chances(scores: Scores, modifiers: readonly Modifier[]): { readonly fall: number; readonly elim: number } {
    return chancesOf(
      scores,
      modifiers.reduce((sum, { value }) => sum + value, 0),
    )
  }

  /** What a command would cost him, in action points; null for what cannot be done at all. */
  price(human: Human, command: Command): number | null {
    return priceOfCommand(this.#table, human, command)
  }

  /** What a weapon costs him at the least, whomever it is used at. */
  shotPrice(human: Human, weapon: Weapon): number {
    return shotPrice(this.#table, human, weapon)
  }

  /** dw.ammo.8 How much is lost if a weapon is loaded now. */
  lostByLoading(weapon: Weapon): number {
    return lostByLoading(this.#table, weapon)
  }

  /** dw.grenade.20 The grenade in a launcher. */
  loaded(weapon: Weapon): GrenadeId {
    return loadedGrenade(weapon)
  }

  /** dw.shotgun.4, dw.flame.2 The cone of a weapon along an axis. */
  cone(human: Human, weapon: Weapon, towards: XY): Cone {
    return coneOf(this.#table, human, weapon, towards)
  }

  /** What a template can lie on at a point: the ground, or a roof or piece there. */
  surfaces(at: XY): readonly Surface[] {
    const { buildings } = this.book.map.terrain
    const { pieces } = this.facts.layout.terrain
    const above = [...buildings.map(({ id }) => id), ...pieces.map(({ id }) => id)].filter((id) => {
      const outline = platformOf(this.#table, id)?.outline
      return outline !== undefined && whereInPolygon(outline, at) !== OUTSIDE
    })
    return [null, ...above]
  }

  /** What he has for walking. */
  purse(human: Human): Purse {
    return purseOf(this.#table, human)
  }

  /** The ground as he finds it, up to so far from him. */
  footing(human: Human, budget: number): Footing {
    return footingOf(this.#table, human, budget)
  }

  /** How far he would go this way and what that would come to, whether he can pay it or not; or why it cannot be gone. */
  walk(human: Human, command: CommandOf<'move'>): Walk {
    return walkAhead(this.#table, human, command)
  }

  /** dw.fear.2 How many of the dead would frighten him there. */
  feared(human: Human, at: XY): number {
    return within(this.#table, bodyAt(humanBody(human), at), this.book.fearDistance).filter(isZombieFigure).length
  }

  /** Somebody on the table as the rules see him. */
  body(one: Human | Zombie): Figure {
    return 'name' in one ? humanBody(one) : zombieBody(one)
  }

  /** By crowd number; undefined if it is not on the table. */
  figure(n: number): Figure | undefined {
    return figureOf(this.#table, n)
  }

  /** dw.los.5 */
  sees(from: Figure, to: Figure): boolean {
    return sees(this.#table, from, to)
  }

  /** The rays to a target as they are judged. */
  sight(from: Figure, to: Figure): Sighting {
    return coverTo(this.#table, from, to)
  }

  /** What stands between somebody and a point that he does not see. */
  blockers(from: Figure, at: XY, on: Surface): readonly string[] {
    return blockersTo(this.#table, from, at, on)
  }

  /** dw.cc.1 */
  isInCloseCombat(human: Human): boolean {
    return isInCloseCombat(this.#table, human)
  }

  opponents(human: Human): readonly Zombie[] {
    return opponents(this.#table, human)
  }

  /** Whom a base touches, by crowd number. */
  touching(figure: Figure): readonly number[] {
    return touching(this.#table, figure)
  }

  /** dw.psychosis.18 What a mind wants of him first. */
  compulsion(human: Human): Compulsion {
    return compulsionOf(this.#table, human)
  }

  /** What a zombie would do if its turn came now. */
  deed(zombie: Zombie): DeedForecast {
    const known = this.#deeds.get(zombie.n)
    if (known) return known
    const deed = deedForecast(this.#table, zombie)
    this.#deeds.set(zombie.n, deed)
    return deed
  }

  barrier(id: string, attackers: number): BarrierForecast {
    return barrierForecast(this.#table, id, attackers)
  }

  cap(): { readonly most: number; readonly room: number } | null {
    return capForecast(this.#table)
  }

  fear(human: Human): FearForecast {
    return fearForecast(this.#table, human)
  }

  /** dw.fear.4 With a value as it is asked about, and a skill. */
  fearChance(human: Human, value: number, skill: SkillId | null): number {
    return fearChance(this.#table, human, value, skill)
  }

  rise(human: Human): RiseForecast | null {
    return riseForecast(this.#table, human)
  }

  wounds(human: Human): WoundForecast | null {
    return woundForecast(this.#table, human)
  }

  search(human: Human, command: CommandOf<'search'>): SearchForecast {
    return searchForecast(this.#table, human, command)
  }

  drive(human: Human, vehicle: Vehicle): DriveForecast {
    return driveForecast(human, vehicle)
  }

  /** What a speed means for turns, skids and whoever is rammed. */
  speed(speed: number): SpeedForecast {
    return speedForecast(speed)
  }

  /** dw.vehicle.15 A way as it would go without any die. */
  plot(vehicle: Vehicle, command: CommandOf<'drive'>): Plot {
    return plotOf(this.#table, vehicle, command)
  }

  /** dw.end.3 Does a goal hold as things stand? */
  isMet(goal: Goal): boolean {
    return isMet(this.#table, goal)
  }

  /** How far a goal that is counted has come. */
  tally(goal: Goal): Tally | null {
    return tallyOf(this.#table, goal)
  }

  /** dw.search.2 Rooms that count as searched. */
  searched(): readonly string[] {
    return searchedIn(this.#table)
  }

  /** dw.end.1 Those who are still there when the time is up are lost. */
  mustLeave(): boolean {
    return areLeftBehind(this.#table)
  }
}

const KNOWN = new WeakMap<Transaction, Forecast>()

/** What the rules would say of a table that looks like this, played with these options. */
export function forecastFor(view: View, options: OptionValues): Forecast {
  const table = tableFor(deadWalkRules, view, options)
  const known = KNOWN.get(table)
  if (known) return known
  const forecast = new Forecast(table)
  KNOWN.set(table, forecast)
  return forecast
}

/** The book that is played by with these options: numbers, map and scenario. */
export const bookFor = (options: OptionValues): DeadWalkBook => deadWalkRules.book(options)
