/** Players with other habits, whom a searching one tries out in its head before each of its turns. */
import type { Foresight, Seat } from '@shamble/kernel'
import { unused } from '../rules/06-turn.ts'
import { isOnTable, type EvenDeathKit, type Look, seatOf, unitsOf } from '../state.ts'
import { adviserWith } from './advise.ts'
import { AGAINST_RAIDERS, AMONG_HERDS, AMONG_PEOPLE, type Habit, OF_HERDS, WARY } from './habits.ts'
import { lookAt, questionOf } from './look.ts'

/** Whether a turn begins: nobody of the seat has been used. */
const isBeginning = (look: Look, seat: Seat): boolean =>
  unused(look).length === unitsOf(look.state, seat).filter(isOnTable).length

/** The habits that make a difference: to deny a place there must be one. */
function habitsOf({ state, book }: Look, seat: Seat): readonly Habit[] {
  if (seatOf(state, seat).faction !== 'zombies') return state.herds.some(isOnTable) ? AMONG_HERDS : AMONG_PEOPLE
  const goal = book.scenario?.goal.is
  return goal === 'hold' || goal === 'run' ? OF_HERDS : []
}

const wary = adviserWith(WARY)
const guarding = adviserWith(AGAINST_RAIDERS)

export const foresight: Foresight<EvenDeathKit> = {
  players(view, book, seat) {
    if (questionOf(view) !== 'select a unit') return []
    const look = lookAt(view, book)
    return isBeginning(look, seat) ? habitsOf(look, seat).map(adviserWith) : []
  },
  usual: (view, book, seat, choices) =>
    (book.scenario?.goal.is === 'carry-off' ? guarding : wary)(view, book, seat, choices),
  turns: 2,
  follows: true,
  margin: 0.01,
  samples: 3,
}
