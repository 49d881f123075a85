/** Players with other habits, whom a searching one tries out in its head where a decision is close. */
import type { Foresight } from '@shamble/kernel'
import { activeUnit } from '../rules/07-selection.ts'
import { type EvenDeathKit, isHerd, type Look } from '../state.ts'
import { inches } from '../tables/units.ts'
import { adviserWith } from './advise.ts'
import { marginAt, threatsTo } from './danger.ts'
import { type Habit, OF_HERDS, OF_PEOPLE } from './habits.ts'
import { preyOf } from './herds.ts'
import { lookAt, questionOf } from './look.ts'
import { nearest2 } from './marching.ts'

/** People weigh it with a herd so near beyond its reach; herds with people within two Moves. */
const NEAR = inches(3)
const TWO_MOVES = inches(16)

/** The habits that might do better for the unit at hand. */
function habitsFor(look: Look): readonly Habit[] {
  const unit = activeUnit(look)
  if (unit === null) return []
  if (!isHerd(unit)) return marginAt(threatsTo(look, unit.seat), unit.at) <= NEAR ? OF_PEOPLE : []
  const isNear = preyOf(look, unit).some(({ at }) => nearest2(unit.zombies, at) <= TWO_MOVES * TWO_MOVES)
  return isNear && !unit.rambles ? OF_HERDS : []
}

export const foresight: Foresight<EvenDeathKit> = {
  players: (view, book) => (questionOf(view) === 'act' ? habitsFor(lookAt(view, book)).map(adviserWith) : []),
  turns: 1,
  margin: 0.01,
  samples: 4,
}
