/** Across the Common: a share of the zombies destroyed, and a share of the people left, when the last round is over. */
import type { Goal } from '../content/scenarios.ts'
import { type GoalRule, humanSide, isShare, peopleAtFirst, peopleOnTable, zombieSide } from './41-goal.ts'

export const cull = ({ people }: Extract<Goal, { is: 'cull' }>): GoalRule => ({
  met: () => [],
  atLimit: (look) => {
    const { destroyed, zombies } = look.state.tally
    const isDone =
      isShare(destroyed, zombies, look.book.dial) && isShare(peopleOnTable(look).length, peopleAtFirst(look), people)
    return [isDone ? humanSide(look) : zombieSide(look)]
  },
})
