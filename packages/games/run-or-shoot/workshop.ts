/** What whoever builds scenarios needs: what is wrong with one, and one by the dice. */
import type { Skirmish } from '@shamble/kernel'
import { isPossible, mapByDice } from './own/by-dice.ts'
import { ownScenarioFaults } from './own/faults.ts'
import type { OwnScenario } from './own/form.ts'
import { type MapSize, type Objective, OBJECTIVES, SIZES } from './own/objectives.ts'

export const workshop = {
  faultsOf: (document: unknown) => ownScenarioFaults(document),
  sizes: Object.keys(SIZES),
  objectives: OBJECTIVES,
  /** Whether a map of this size has room for this objective. */
  isPossible: (size: string, objective: Objective): boolean => isPossible(size as MapSize, objective),
  isText: true as const,
  roll: ({ seed, size, objective, humans }: Skirmish): OwnScenario | null =>
    mapByDice({ seed, size: size as MapSize, objective: objective as Objective | undefined, humans }),
}
