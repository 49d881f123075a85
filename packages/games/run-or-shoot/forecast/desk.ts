/**
 * The umpire's desk: what the rules say to whom nothing is hidden. Everything is answered from his view; to whoever
 * sees less there is no desk.
 */
import { type OptionValues, type Refusal, type Seat, seat as seatAt, seeded } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { truthFor } from '../rules/43-truth.ts'
import { type View, viewFor } from '../rules/43-view.ts'
import { nextOf, sendRefusal } from '../rules/45-send.ts'
import type { Due, RunOrShootKit, Transaction } from '../state.ts'
import { type Budget, budgetOf } from './desk-budget.ts'
import { type AttackerForecast, attackersForecast, type HunterForecast, huntersForecast } from './desk-mutants.ts'
import { type InfectionForecast, infectionsForecast, type RulingForecast, rulingsForecast } from './desk-people.ts'
import { type Region, regionOf, type SentForecast, sentForecast, spotMeant } from './desk-send.ts'
import { bookOf, refusalOf } from './look.ts'
import { lookAt } from './seen.ts'

export type { Budget } from './desk-budget.ts'
export type { AttackerForecast, HunterDoes, HunterForecast } from './desk-mutants.ts'
export type { InfectionForecast, RulingForecast } from './desk-people.ts'
export { PRIORITIES, type Region, REGION_STEP, type SentForecast } from './desk-send.ts'

/** Worked out once, when it is first asked for. */
function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}

export class DeskForecast {
  readonly #table: Transaction
  readonly #answers: View['answers']
  readonly #eyes = new Map<Seat, View>()
  /** rs.zed.15 Whom the umpire is asked about in 7c. */
  readonly sent: () => SentForecast | null
  /** Where it may be sent. */
  readonly region: () => Region
  /** Where it may end, if it must touch its target. */
  readonly #touching: () => readonly XY[]
  /** D1. */
  readonly budget: () => Budget | null
  /** D19. */
  readonly hunters: () => readonly HunterForecast[]
  /** D23. */
  readonly attackers: () => readonly AttackerForecast[]
  /** D5. */
  readonly rulings: () => readonly RulingForecast[]
  readonly infections: () => readonly InfectionForecast[]

  constructor(table: Transaction, answers: View['answers']) {
    this.#table = table
    this.#answers = answers
    this.sent = lazily(() => sentForecast(table))
    this.region = lazily(() => regionOf(table))
    this.#touching = lazily(() => {
      const { touches, rows } = this.region()
      return touches === null ? [] : rows.flatMap((row) => row())
    })
    this.budget = lazily(() => budgetOf(table))
    this.hunters = lazily(() => huntersForecast(table))
    this.attackers = lazily(() => attackersForecast(table))
    this.rulings = lazily(() => rulingsForecast(table))
    this.infections = lazily(() => infectionsForecast(table))
  }

  /** Why a seat may not give this command now; null if it may. */
  refusal(seat: Seat, command: Command): Refusal | null {
    return refusalOf(this.#table, seat, command)
  }

  /** rs.zed.15 Why the Zed whose turn it is may not be sent there; null if it may. */
  sendRefusal(spot: Spot): Refusal | null {
    const next = nextOf(this.#table)
    return next && sendRefusal(this.#table, next.z, next.errand, spot)
  }

  /** rs.zed.15 Where it goes if somebody presses there: just there, or into contact beside it; null if it may not. */
  placeFor(spot: Spot): Spot | null {
    if (this.sendRefusal(spot) === null) return spot
    const touched = this.#table.state.survivors.find(({ n }) => n === this.region().touches)
    return spotMeant(this.#touching(), touched?.at, spot)
  }

  /** rs.dice.4 Secret dice that the umpire has to throw, in their order. */
  due(): readonly Due[] {
    return this.#table.state.hidden.desk?.due ?? []
  }

  /** What a survivor's seat sees of all this; cards that lie face down lie so to the umpire as well. */
  eye(seat: Seat): View {
    const known = this.#eyes.get(seat)
    if (known) return known
    const answers = Object.fromEntries(Object.keys(this.#answers).map((one) => [one, null]))
    const seen = { ...viewFor(this.#table, seat), answers }
    this.#eyes.set(seat, seen)
    return seen
  }
}

const KNOWN = new WeakMap<View, DeskForecast>()

/** Null for whoever does not see what is hidden. */
export function deskFor(view: View, options: OptionValues): DeskForecast | null {
  if (view.hidden === null || view.outcome !== null) return null
  const known = KNOWN.get(view)
  if (known) return known
  const book = bookOf(options)
  const { facts } = lookAt(view, book)
  const table = seatAt<RunOrShootKit>({ facts: () => facts }, truthFor(view, view.hidden, book), book, seeded('desk'))
  const desk = new DeskForecast(table, view.answers)
  KNOWN.set(view, desk)
  return desk
}
