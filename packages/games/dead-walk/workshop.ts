/** What whoever builds scenarios needs: what is wrong with one, and one by the dice. */
import { seeded, type Skirmish } from '@shamble/kernel'
import { ownScenarioFaults } from './content/own-faults.ts'
import type { OwnScenario } from './content/own-scenario.ts'
import { rolledSkirmish, SKIRMISH_SIZES, type SkirmishSize } from './content/skirmish.ts'

export const workshop = {
  faultsOf: ownScenarioFaults,
  sizes: Object.keys(SKIRMISH_SIZES),
  roll: ({ seed, size, humans }: Skirmish): OwnScenario =>
    rolledSkirmish(seeded(seed), { size: size as SkirmishSize, humans }),
}
