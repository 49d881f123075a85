/** ed.psych A psych check, and what comes of it. */
import type { PsychCause } from '../events.ts'
import type { Human, Transaction } from '../state.ts'
import { CHECK } from '../tables/numbers.ts'
import { profileOf } from '../tables/profiles.ts'
import { MORALE } from '../tables/states.ts'
import { d8, resultsOf } from './01-measure.ts'
import { changeActive } from './07-selection.ts'
import { setMorale } from './33-morale.ts'
import { flee } from './34-flight.ts'

/** ed.psych.1 to ed.psych.3 With the printed toughness dice: armour, cover, sickness and commands change nothing. */
export const psychNumber = ({ profile, morale }: Pick<Human, 'profile' | 'morale'>): number =>
  CHECK - (profileOf(profile).toughness.dice + MORALE[morale])

/** ed.psych.1, ed.psych.18 One die, or none for the Stoic; nothing else comes of it here. */
export function psychRoll(t: Transaction, human: Human, cause: PsychCause): boolean {
  const needed = psychNumber(human)
  const { id: unit, morale, seat } = human
  if (human.perks.includes('stoic')) {
    t.emit({ e: 'psych check', clause: 'ed.psych.18', unit, because: cause, morale, faces: [], needed, passed: true })
    return true
  }
  const face = d8(t, { clause: 'ed.psych.1', seat, what: `psych: ${cause}`, results: resultsOf(needed) })
  const passed = face >= needed
  t.emit({ e: 'psych check', clause: 'ed.psych.1', unit, because: cause, morale, faces: [face], needed, passed })
  return passed
}

/** ed.activation.4 It does nothing else this turn. */
function forgo(t: Transaction, human: Human): void {
  if (t.state.active?.unit === human.id) changeActive(t, { forgoes: true })
}

/** ed.psych.12 to ed.psych.17 */
function fail(t: Transaction, human: Human): void {
  if (human.morale === 'eager') return setMorale(t, human, 'shaken', 'ed.psych.13')
  if (human.morale === 'willing') return setMorale(t, human, 'shaken', 'ed.psych.12')
  if (human.morale === 'shaken') {
    setMorale(t, human, 'broken', 'ed.psych.14')
    flee(t, human)
  }
  forgo(t, human)
}

/** ed.morale.8, ed.morale.9, ed.psych.19 Whoever passes is at least Willing, with or without a die. */
function pass(t: Transaction, human: Human): void {
  if (human.morale === 'shaken' || human.morale === 'broken') setMorale(t, human, 'willing', 'ed.morale.8')
}

/** A check with all that comes of it. */
export function psychCheck(t: Transaction, human: Human, cause: PsychCause): boolean {
  const passed = psychRoll(t, human, cause)
  if (passed) pass(t, human)
  else fail(t, human)
  return passed
}
