/** Chapel Hill: people hold out until help comes, the sooner the more often the bell was rung. */
import type { Goal } from '../content/scenarios.ts'
import { change, type Look, type Transaction } from '../state.ts'
import { inches } from '../tables/units.ts'
import { isWithinOfPoint } from './01-measure.ts'
import { type GoalRule, humanSide, isShare, peopleAtFirst, peopleOnTable, shareOfAll, zombieSide } from './41-goal.ts'

type Stand = Extract<Goal, { is: 'stand' }>

/** Once for every round in which it was rung. */
function countBell(t: Transaction, { rings: most }: Stand): void {
  const { tally } = t.state
  if (!tally.rung) return
  const rings = Math.min(most, tally.rings + 1)
  t.state.tally = change(tally, { rings, rung: false })
  t.emit({ e: 'bell counted', clause: 'ed.victory.10', rings })
}

/** The round at whose end help comes. */
export function helpComes({ state, book }: Look, { first, rings }: Pick<Stand, 'first' | 'rings'>): number {
  const due = first + rings - state.tally.rings
  return book.roundLimit > 0 ? Math.min(due, book.roundLimit) : due
}

const atMarker = (look: Look, within: number): number =>
  peopleOnTable(look).filter(({ at }) =>
    look.state.markers.some((marker) => isWithinOfPoint(at, marker.at, inches(within))),
  ).length

/** Enough of them at the chapel, or the Zombies win. */
function winnerOf(look: Look, { within }: Stand): number {
  return isShare(atMarker(look, within), peopleAtFirst(look), look.book.dial) ? humanSide(look) : zombieSide(look)
}

export const stand = (goal: Stand): GoalRule => ({
  count: (t) => countBell(t, goal),
  met: (look, roundIsOver) => (roundIsOver && look.state.round >= helpComes(look, goal) ? [winnerOf(look, goal)] : []),
  atLimit: (look) => [winnerOf(look, goal)],
  parts: (look) => [
    {
      is: 'stand',
      side: humanSide(look),
      done: atMarker(look, goal.within),
      of: shareOfAll(peopleAtFirst(look), look.book.dial),
      share: look.book.dial,
    },
    { is: 'help', side: null, done: look.state.round, of: helpComes(look, goal) },
  ],
})
