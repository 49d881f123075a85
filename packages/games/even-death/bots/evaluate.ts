/** A quick look at how it stands: what each side has left, and how near each is to what the scenario asks for. */
import type { Seat } from '@shamble/kernel'
import { isWithinOfPoint } from '../rules/01-measure.ts'
import { worthOf } from '../rules/03-force.ts'
import { humanSeats, peopleAtFirst, peopleOnTable, zombieSide } from '../rules/41-goal.ts'
import { isHerd, isOnTable, type Look, seatOf, type Unit } from '../state.ts'
import { inches } from '../tables/units.ts'
import { zombieClass } from '../tables/profiles.ts'

/** What a unit counts: people by their vitality, herds by their numbers. */
function strengthOf(unit: Unit): number {
  if (!isOnTable(unit)) return 0
  if (isHerd(unit)) return (zombieClass(unit.kind, FULL).points * unit.zombies.length) / FULL
  return (worthOf(unit) * (1 + unit.vitality / unit.most)) / 2
}
const FULL = 15

/** The part of what a side began with that it has left. */
function shareOf({ state }: Look, side: number): number {
  const seats = state.seats.filter((one) => one.side === side)
  const names = new Set(seats.map(({ seat }) => seat))
  const left = [...state.humans, ...state.herds].reduce(
    (sum, unit) => sum + (names.has(unit.seat) ? strengthOf(unit) : 0),
    0,
  )
  return Math.min(
    1.2,
    left /
      Math.max(
        1,
        seats.reduce((sum, { startPoints }) => sum + startPoints, 0),
      ),
  )
}

const part = (done: number, needed: number): number => Math.min(1, done / Math.max(1, needed))

/** How much of its goal a side has reached, from 0 to 1. */
function progressOf(look: Look, side: number): number {
  const { state, book } = look
  const goal = book.scenario?.goal
  if (!goal) return 0
  const isPeople = side !== zombieSide(look)
  switch (goal.is) {
    case 'hold':
      return Math.max(
        0,
        ...state.markers.map((one) => (one.side === side ? part(one.count, goal.rounds ?? book.dial) : 0)),
      )
    case 'cull':
      return isPeople ? part(100 * state.tally.destroyed, book.dial * state.tally.zombies) : 0
    case 'run':
      return isPeople ? part(state.tally.ran + (state.things.some(({ running }) => running) ? 0.5 : 0), book.dial) : 0
    case 'stand': {
      const near = peopleOnTable(look).filter(({ at }) =>
        state.markers.some((one) => isWithinOfPoint(at, one.at, inches(goal.within))),
      ).length
      return isPeople ? part(100 * near, book.dial * peopleAtFirst(look)) : 0
    }
    case 'break-out': {
      const out = Object.entries(state.tally.out).reduce(
        (sum, [key, many]) => sum + (key.endsWith(goal.edge) ? many : 0),
        0,
      )
      return isPeople ? part(100 * out, book.dial * peopleAtFirst(look)) : 0
    }
    case 'secure':
    case 'carry-off': {
      const seats = humanSeats(look).filter(
        (one) => one.side === side && (goal.is === 'secure' || one.faction === goal.by),
      )
      const own = state.things.filter(({ owner }) => seats.some(({ seat }) => seat === owner)).length
      const carried = state.humans.filter(
        (h) => isOnTable(h) && h.carries !== null && seats.some(({ seat }) => seat === h.seat),
      ).length
      return part(own + carried / 2, book.dial)
    }
    case 'last':
      return 0
  }
}

/** Half by what is left, half by the goal. */
const HALF = 0.25

export function evaluate(look: Look, seat: Seat): number {
  const { state } = look
  if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 1 / state.outcome.winners.length : 0
  const { side } = seatOf(state, seat)
  const others = [...new Set(state.seats.filter((one) => one.startPoints > 0).map((one) => one.side))].filter(
    (one) => one !== side,
  )
  const most = (of: (side: number) => number): number => Math.max(0, ...others.map(of))
  const left = shareOf(look, side) - most((one) => shareOf(look, one))
  const done = progressOf(look, side) - most((one) => progressOf(look, one))
  return Math.min(0.99, Math.max(0.01, 0.5 + HALF * left + HALF * done))
}
