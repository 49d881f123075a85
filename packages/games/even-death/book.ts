import type { OptionValues, PrintedBook } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Battlefield } from './content/battlefield.ts'
import type { Scenario } from './content/scenarios.ts'
import { dialIn, fieldIn, plansIn, scenarioIn, type SeatPlan } from './content/setting.ts'
import { PROCEDURES } from './procedures.ts'
import { flanks } from './rules/09-flanks.ts'
import type { EvenDeathKit } from './state.ts'
import { POINTS_PER_TURN } from './tables/commands.ts'
import * as numbers from './tables/numbers.ts'
import type { HumanFaction, ZombieId } from './tables/profiles.ts'
import { inches } from './tables/units.ts'

/** The numbers of one battle: the printed tables with the house rules laid over them. Distances are in units. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario | null
  readonly dial: number
  readonly field: Battlefield
  /** Those who fight, in the order in which they deploy. */
  readonly plans: readonly SeatPlan[]
  /** 0 = none */
  readonly roundLimit: number
  readonly followerSlack: number
  readonly coherency: number
  /** Of nine rays. */
  readonly coverFrom: number
  readonly sightUpTo: number
  readonly obscuringDepth: number
  /** ed.rambling.1 The largest score with which a herd rambles. */
  readonly ramblesOn: number
  readonly isolation: number
  readonly commandPoints: number
}

/** Questions to which the printed game has one answer and a house rule may have another. */
export interface Slots {
  /** ed.priority.4 Whether the order is rolled again in every round. */
  rollsEachRound(): boolean
  /** ed.move.3 How far the base may go, in units, with so many units of allowance. */
  wayOf(allowance: number): number
  /** ed.facing.6, ed.facing.7 Whether an attacker flanks a figure. */
  flanks(at: XY, facing: XY, attacker: XY): boolean
  /** ed.shoot.6 */
  mayShootOutOfRange(): boolean
  /** ed.shoot.10, ed.shoot.21 Whether secondary factors count in this battle. */
  countsSecondary(): boolean
  /** ed.shoot.11 Whether the healthy attack better with secondary factors. */
  healthHelps(): boolean
  /** ed.rambling.7 Whether a brain check gives a rambling herd back. */
  regainsControl(): boolean
  /** ed.getup.3 */
  herdsGetUpFreely(): boolean
  /** ed.terrain.6 Whether the check of dangerous ground has all effects of a psych check. */
  hazardsFrighten(): boolean
  /** ed.psych.6 How many checks so many deaths cause. */
  traumaChecks(deaths: number): number
  /** ed.death.7 What somebody of this faction becomes who dies of the infection. */
  turnsInto(faction: HumanFaction): ZombieId
}

export type EvenDeathBook = Values & Slots

const no = (): boolean => false
const yes = (): boolean => true

/** The printed answers; states that a scenario sets bring secondary factors with them. */
const slotsFor = (scenario: Scenario | null): Slots => ({
  rollsEachRound: no,
  wayOf: (allowance) => allowance,
  flanks,
  mayShootOutOfRange: yes,
  countsSecondary: () => scenario?.states !== undefined,
  healthHelps: () => scenario?.states?.healthyBonus ?? true,
  regainsControl: no,
  herdsGetUpFreely: no,
  hazardsFrighten: no,
  traumaChecks: (deaths) => Math.min(1, deaths),
  turnsInto: () => 'regular',
})

/** The book before any house rule. */
export function printedFor(options: OptionValues): PrintedBook<EvenDeathKit, Values, Slots> {
  const scenario = scenarioIn(options)
  const values: Values = {
    options,
    scenario,
    dial: dialIn(options),
    field: fieldIn(options),
    plans: plansIn(options),
    roundLimit: numbers.ROUND_LIMIT,
    followerSlack: inches(numbers.FOLLOWER_SLACK),
    coherency: inches(numbers.COHERENCY),
    coverFrom: numbers.COVER_FROM,
    sightUpTo: numbers.SIGHT_UP_TO,
    obscuringDepth: inches(numbers.OBSCURING_DEPTH),
    ramblesOn: numbers.RAMBLES_ON,
    isolation: inches(numbers.ISOLATION),
    commandPoints: POINTS_PER_TURN,
  }
  return { values, slots: slotsFor(scenario), procedures: PROCEDURES }
}
