/** ed.human-state How people are when a battle begins, and what becomes of it. */
import type { Scenario } from '../content/scenarios.ts'
import type { Fatigue, Health } from '../tables/states.ts'

/** ed.human-state.2 Whoever is not well is Exhausted; of the others those with Abundant supplies are Energised. */
export function fatigueOf(health: Health, hasAbundance: boolean): Fatigue {
  if (health !== 'healthy') return 'exhausted'
  return hasAbundance ? 'energised' : 'fine'
}

/** ed.human-state.1 Healthy, and Fine unless the scenario says otherwise: supplies are Rationing. */
export const atFirst = (scenario: Scenario | null): { readonly health: Health; readonly fatigue: Fatigue } => ({
  health: 'healthy',
  fatigue: scenario?.states?.fatigue ?? fatigueOf('healthy', false),
})
