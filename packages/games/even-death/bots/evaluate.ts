/** A quick look at how it stands: what each side has left, and how near each is to what the scenario asks for. */
import type { Seat } from '@shamble/kernel'
import { distance2, isqrt } from '@shamble/table'
import type { Edge } from '../content/scenarios.ts'
import { isWithinOfPoint } from '../rules/01-measure.ts'
import { worthOf } from '../rules/03-force.ts'
import { humanSeats, peopleAtFirst, peopleOnTable, zombieSide } from '../rules/41-goal.ts'
import { isHerd, isOnTable, type Look, type Marker, seatOf, type Unit } from '../state.ts'
import { inches } from '../tables/units.ts'
import { zombieClass } from '../tables/profiles.ts'
import { type Losses, lossesAhead } from './losses.ts'
import { atEdge } from './walking.ts'

/** What a unit counts: people by their vitality, herds by their numbers; what it is about to lose counts half. */
function strengthOf(unit: Unit, { wounds, zombies }: Losses): number {
  if (!isOnTable(unit)) return 0
  if (isHerd(unit)) {
    const left = Math.max(0, unit.zombies.length - (zombies.get(unit) ?? 0) / 2)
    return (zombieClass(unit.kind, FULL).points * left) / FULL
  }
  const left = Math.max(0, unit.vitality - (wounds.get(unit) ?? 0) / 2)
  return (worthOf(unit) * (1 + left / unit.most)) / 2
}
const FULL = 15

/** The part of what a side began with that it has left. */
function shareOf({ state }: Look, side: number, losses: Losses): number {
  const seats = state.seats.filter((one) => one.side === side)
  const names = new Set(seats.map(({ seat }) => seat))
  const left = [...state.humans, ...state.herds].reduce(
    (sum, unit) => sum + (names.has(unit.seat) ? strengthOf(unit, losses) : 0),
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

const part = (done: number, needed: number): number => Math.max(0, Math.min(1, done / Math.max(1, needed)))

/** Whether a marker is a side's alone, as it stands. */
function isAlone(look: Look, { at, within }: Marker, side: number): boolean {
  const sides = new Set<number>()
  for (const unit of [...look.state.humans, ...look.state.herds]) {
    if (!isOnTable(unit)) continue
    const figures = isHerd(unit) ? unit.zombies : [unit]
    if (figures.some((figure) => isWithinOfPoint(figure.at, at, within))) sides.add(seatOf(look.state, unit.seat).side)
  }
  return sides.has(side) && sides.size === 1
}

/** Rounds held, and half a one for a place that is held now; nothing once there are too few rounds left. */
function held(look: Look, side: number, needed: number): number {
  const { state, book } = look
  const left = book.roundLimit === 0 ? needed : book.roundLimit - state.round + 1
  return Math.max(
    0,
    ...state.markers.map((one) => {
      const count = one.side === side ? one.count : 0
      return needed - count > left ? 0 : part(count + (isAlone(look, one, side) ? HALF_WAY : 0), needed)
    }),
  )
}

/** Of people who want to get out: those who are, and the others by how near they have come. */
function outside(look: Look, edge: Edge): number {
  const { state, book } = look
  const first = peopleAtFirst(look)
  const out = Object.entries(state.tally.out).reduce((sum, [key, many]) => sum + (key.endsWith(edge) ? many : 0), 0)
  const long = edge === 'north' || edge === 'south' ? book.field.depth : book.field.width
  const people = peopleOnTable(look)
  const way = people.reduce((sum, { at }) => sum + 1 - isqrt(distance2(at, atEdge(look, at, edge))) / long, 0)
  // Whoever is lost may have been one too many.
  const spare = part(out + people.length - Math.ceil((book.dial * first) / 100) + 1, first)
  return Math.min(1, part(100 * (out + HALF_WAY * way), book.dial * first) + spare / 2)
}

/** Of zombies that have to be destroyed, and people who have to be left. */
function culled(look: Look, people: number, { zombies }: Losses): number {
  const { tally } = look.state
  const first = peopleAtFirst(look)
  const spare = part(peopleOnTable(look).length - Math.ceil((people * first) / 100) + 1, first)
  const soon = [...zombies.values()].reduce((sum, many) => sum + many / 2, 0)
  return (part(100 * (tally.destroyed + soon), look.book.dial * tally.zombies) + Math.max(0, 2 * spare)) / 2
}

/** How much of its goal a side has reached, from 0 to 1. */
function progressOf(look: Look, side: number, losses: Losses): number {
  const { state, book } = look
  const goal = book.scenario?.goal
  if (!goal) return 0
  const isPeople = side !== zombieSide(look)
  switch (goal.is) {
    case 'hold':
      return held(look, side, goal.rounds ?? book.dial)
    case 'cull':
      return isPeople ? culled(look, goal.people, losses) : 0
    case 'run':
      return isPeople ? part(state.tally.ran + (state.things.some(({ running }) => running) ? 0.5 : 0), book.dial) : 0
    case 'stand': {
      const near = peopleOnTable(look).filter(({ at }) =>
        state.markers.some((one) => isWithinOfPoint(at, one.at, inches(goal.within))),
      ).length
      return isPeople ? part(100 * near, book.dial * peopleAtFirst(look)) : 0
    }
    case 'break-out':
      return isPeople ? outside(look, goal.edge) : 0
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

/** What is half done counts so much. */
const HALF_WAY = 0.5

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
  const losses = lossesAhead(look)
  const left = shareOf(look, side, losses) - most((one) => shareOf(look, one, losses))
  const done = progressOf(look, side, losses) - most((one) => progressOf(look, one, losses))
  return Math.min(0.99, Math.max(0.01, 0.5 + HALF * left + HALF * done))
}
