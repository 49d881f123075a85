/** The Wire: a share of the people off the table over one edge. */
import type { Goal } from '../content/scenarios.ts'
import type { Look } from '../state.ts'
import {
  type GoalRule,
  humanSeats,
  humanSide,
  isShare,
  peopleAtFirst,
  peopleOnTable,
  shareOfAll,
  zombieSide,
} from './41-goal.ts'

/** How many have left over an edge. */
const outOver = (look: Look, edge: string): number =>
  humanSeats(look).reduce((sum, { seat }) => sum + (look.state.tally.out[`${seat} ${edge}`] ?? 0), 0)

/** Won when enough are out, lost when those who are left no longer suffice. */
export const breakOut = ({ edge }: Extract<Goal, { is: 'break-out' }>): GoalRule => ({
  met: (look) => {
    const [out, all] = [outOver(look, edge), peopleAtFirst(look)]
    if (isShare(out, all, look.book.dial)) return [humanSide(look)]
    return isShare(out + peopleOnTable(look).length, all, look.book.dial) ? [] : [zombieSide(look)]
  },
  atLimit: (look) => [zombieSide(look)],
  parts: (look) => [
    {
      is: 'leave',
      side: humanSide(look),
      done: outOver(look, edge),
      of: shareOfAll(peopleAtFirst(look), look.book.dial),
      share: look.book.dial,
    },
  ],
})
