/** ed.infection The check of whoever is Infected, at its selection. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type Human, isHerd, type Transaction, type Unit } from '../state.ts'
import { CHECK } from '../tables/numbers.ts'
import { d8, resultsOf } from './01-measure.ts'
import { atSelection } from './07-selection.ts'
import { die } from './31-death.ts'
import { psychCheck } from './34-psych.ts'

/** ed.infection.4 */
export const infectionNumber = ({ vitality }: Pick<Human, 'vitality'>): number => CHECK - vitality

/** ed.infection.4 to ed.infection.7, ed.psych.7 Failed, it costs vitality: a psych check follows at once, or the end. */
function check(t: Transaction, unit: Unit): void {
  if (isHerd(unit) || unit.health !== 'infected') return
  const needed = infectionNumber(unit)
  const clause = 'ed.infection.4'
  const face = d8(t, { clause, seat: unit.seat, what: 'infection', results: resultsOf(needed) })
  const passed = face >= needed
  t.emit({ e: 'infection check', clause, unit: unit.id, faces: [face], needed, passed })
  if (passed) return
  unit.vitality--
  t.emit({ e: 'wounded', clause: 'ed.infection.6', unit: unit.id, wounds: 1, vitality: unit.vitality })
  if (unit.vitality <= 0) return die(t, unit, 'infection')
  psychCheck(t, unit, 'infection')
}

/** ed.activation.1 The fifth and the sixth step of a selection. */
export const infectionCheck: readonly Step<Transaction, Command>[] = [atSelection('ed.infection.4', 'infection', check)]
