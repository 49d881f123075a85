/** Across the Common: a share of the zombies destroyed, and a share of the people left, when the last round is over. */
import type { Goal } from '../content/scenarios.ts'
import { type GoalRule, humanSide, isShare, peopleAtFirst, peopleOnTable, shareOfAll, zombieSide } from './41-goal.ts'

export const cull = ({ people }: Extract<Goal, { is: 'cull' }>): GoalRule => ({
  met: () => [],
  atLimit: (look) => {
    const { destroyed, zombies } = look.state.tally
    const isDone =
      isShare(destroyed, zombies, look.book.dial) && isShare(peopleOnTable(look).length, peopleAtFirst(look), people)
    return [isDone ? humanSide(look) : zombieSide(look)]
  },
  parts: (look) => {
    const { destroyed, zombies } = look.state.tally
    const { dial } = look.book
    const side = humanSide(look)
    const first = peopleAtFirst(look)
    return [
      { is: 'destroy', side, done: destroyed, of: shareOfAll(zombies, dial), share: dial },
      { is: 'survive', side, done: peopleOnTable(look).length, of: shareOfAll(first, people), share: people },
    ]
  },
})
