/** ed.victory.3, ed.victory.7 The Pump House, Four Roads: a marker held alone for so many rounds running. */
import type { Goal } from '../content/scenarios.ts'
import { change, isOnTable, type Look, type Marker, seatOf, type Transaction } from '../state.ts'
import { isWithinOfPoint } from './01-measure.ts'
import { type GoalRule, zombieSide } from './41-goal.ts'

type Hold = Extract<Goal, { is: 'hold' }>

/** The sides with a figure near a marker; whoever is Knocked Down counts. */
function sidesNear({ state }: Look, { at, within }: Marker): number[] {
  const people = state.humans.filter((human) => isOnTable(human) && isWithinOfPoint(human.at, at, within))
  const herds = state.herds.filter(
    (herd) => isOnTable(herd) && herd.zombies.some((zombie) => isWithinOfPoint(zombie.at, at, within)),
  )
  return [...new Set([...people, ...herds].map(({ seat }) => seatOf(state, seat).side))]
}

const roundsOf = ({ book }: Look, { rounds }: Hold): number => rounds ?? book.dial

/** One side alone: a round more; anybody else there, or nobody at all: back to nothing. */
function countRound(t: Transaction, goal: Hold): void {
  const needed = roundsOf(t, goal)
  t.state.markers = Object.freeze(
    t.state.markers.map((marker, i) => {
      const [side = null, another] = sidesNear(t, marker)
      const alone = another === undefined ? side : null
      const count = alone === null ? 0 : alone === marker.side ? marker.count + 1 : 1
      t.emit({ e: 'held', clause: 'ed.victory.7', marker: i + 1, side: alone, count, needed })
      return change(marker, { side: alone, count })
    }),
  )
}

export const hold = (goal: Hold): GoalRule => ({
  count: (t) => countRound(t, goal),
  met: (look) =>
    look.state.markers.flatMap(({ side, count }) => (side !== null && count >= roundsOf(look, goal) ? [side] : [])),
  atLimit: (look) => (goal.atLimit === 'share' ? null : [zombieSide(look)]),
  parts: (look) =>
    look.state.markers.map(({ side, count }) => ({ is: 'hold', side, done: count, of: roundsOf(look, goal) })),
})
