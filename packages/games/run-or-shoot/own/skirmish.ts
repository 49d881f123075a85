/** rs.scenario.19 What a page needs to roll a map: sizes, tasks, which of them go together, and the twelve steps. */
export { isPossible, mapByDice } from './by-dice.ts'
export { type MapSize, type Objective, OBJECTIVES, SIZES } from './objectives.ts'
