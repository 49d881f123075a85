/** Depot Raid: drums that leave the table with their carriers. */
import type { Goal } from '../content/scenarios.ts'
import { change, type Human, type Look, seatOf, type Transaction } from '../state.ts'
import { fighting, hasUnits } from './02-setup.ts'
import type { GoalRule } from './41-goal.ts'

type CarryOff = Extract<Goal, { is: 'carry-off' }>

const seatsOf = (look: Look, { by }: CarryOff) => fighting(look).filter(({ faction }) => faction === by)

const carriedOff = (look: Look, goal: CarryOff): number =>
  look.state.things.filter(({ owner }) => seatsOf(look, goal).some(({ seat }) => seat === owner)).length

/** Over the edge that the scenario names, what somebody of the raiders carries is gone with him. */
export function carryOff(t: Transaction, human: Human, edge: string): void {
  const goal = t.book.scenario?.goal
  const { carries, seat } = human
  if (carries === null || goal?.is !== 'carry-off') return
  if (goal.edge !== edge || seatOf(t.state, seat).faction !== goal.by) return
  human.carries = null
  t.state.things = Object.freeze(
    t.state.things.map((thing) => (thing.id === carries ? change(thing, { carrier: null, owner: seat }) : thing)),
  )
  t.emit({ e: 'carried off', clause: 'ed.victory.10', seat, thing: carries, count: carriedOff(t, goal) })
}

const defenders = (look: Look, { by }: CarryOff): number[] =>
  fighting(look)
    .filter(({ faction }) => faction !== by)
    .map(({ side }) => side)

/** Whoever leaves last with the last drum has won: drums are counted first. */
export const carryingOff = (goal: CarryOff): GoalRule => ({
  met: (look) => {
    const raiders = seatsOf(look, goal)
    if (carriedOff(look, goal) >= look.book.dial) return raiders.map(({ side }) => side)
    return raiders.some(({ seat }) => hasUnits(look.state, seat)) ? [] : defenders(look, goal)
  },
  atLimit: (look) => defenders(look, goal),
  parts: (look) =>
    seatsOf(look, goal).map(({ side }) => ({
      is: 'carry off',
      side,
      done: carriedOff(look, goal),
      of: look.book.dial,
    })),
})
