/** ed.setup Who plays: seats by faction, their sides, and what they have. */
import type { Seat } from '@shamble/kernel'
import { figuresIn, costOf } from '../forces/force.ts'
import type { SeatPlan } from '../content/setting.ts'
import { isOnTable, type Look, type SeatState, type State, type Unit } from '../state.ts'

/** The seats that fight, in the order in which they deploy; the waiting zombie seat of ed.death.10 is none of them. */
export const fighting = ({ book }: Pick<Look, 'book'>): readonly SeatPlan[] => book.plans

export const planOf = (look: Pick<Look, 'book'>, seat: Seat): SeatPlan | undefined =>
  fighting(look).find((plan) => plan.seat === seat)

/** Whether a seat has units on the table. */
export function hasUnits({ humans, herds }: State, seat: Seat): boolean {
  const isThere = (unit: Unit): boolean => unit.seat === seat && isOnTable(unit)
  return humans.some(isThere) || herds.some(isThere)
}

/** ed.setup.6 The sides that have units on the table, ascending. */
export const sidesLeft = (state: State): number[] =>
  [...new Set(state.seats.filter(({ seat }) => hasUnits(state, seat)).map(({ side }) => side))].sort((a, b) => a - b)

export const seatsOfSide = ({ seats }: State, side: number): SeatState[] => seats.filter((one) => one.side === side)

/** ed.setup.7 Points and figures of all seats side by side, and whether they differ though no scenario asks for it. */
export function comparison({ state, book }: Pick<Look, 'state' | 'book'>): {
  readonly seats: readonly { readonly seat: Seat; readonly points: number; readonly figures: number }[]
  readonly uneven: boolean
} {
  const seats = book.plans.map(({ seat, proposed }) => {
    const locked = state.seats.find((one) => one.seat === seat)?.force ?? []
    const force = locked.length > 0 ? locked : proposed
    return { seat, points: costOf(force), figures: figuresIn(force) }
  })
  const uneven = book.scenario === null && new Set(seats.map(({ points }) => points)).size > 1
  return { seats, uneven }
}
