/** Scenarios that are kept in this browser. */
import { type Broken, type Kept, libraryIn } from '../ui/library.ts'

export { newId } from '../ui/library.ts'

export type KeptScenario = Kept
export type BrokenScenario = Broken

const scenarios = libraryIn('shamble-scenarios', 'scenarios')

export const listScenarios = scenarios.list
export const loadScenario = scenarios.load
export const keepScenario = scenarios.keep
export const dropScenario = scenarios.drop
