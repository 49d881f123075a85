/** ed.infection Who becomes Infected, and what that changes at once. */
import type { Human, Transaction } from '../state.ts'
import { setMorale } from './33-morale.ts'
import { fatigueOf } from './39-human-state.ts'

/** ed.infection.10 */
const isImmune = ({ perks }: Human): boolean => perks.includes('immune')

/**
 * ed.infection.1 to ed.infection.3, ed.infection.8, ed.human-state.10 Infected replaces Sick and Healthy, exhausts, and
 * frightens all but the Broken; whoever is Infected already or Immune is not.
 */
export function infect(t: Transaction, human: Human): void {
  if (human.health === 'infected' || isImmune(human)) return
  human.health = 'infected'
  human.fatigue = fatigueOf(human.health, false)
  t.emit({ e: 'infected', clause: 'ed.wounds.8', unit: human.id })
  if (human.morale !== 'broken') setMorale(t, human, 'shaken', 'ed.infection.2')
}
