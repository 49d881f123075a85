/** rs.scenario.19 Five Days: which scenario is played on which day, and what so many won days make of the city. */
import type { ScenarioId } from '../content/scenarios.ts'

export type DayScenario = Exclude<ScenarioId, 'back-lane'>

/** In this order, each once, won or lost. */
export const DAYS = [
  'number-nine',
  'shopping-list',
  'night-school',
  'dust-off',
  'last-boat',
] as const satisfies readonly DayScenario[]

export const scenarioOn = (day: number): DayScenario => DAYS[day - 1] ?? 'last-boat'

/** Hits that heal in a night. */
export const HEALED = 2

/** Dice that an infected survivor throws at dawn. */
export const DAWN_DICE = 3

export type Ending = 'legend' | 'survivors' | 'remnant' | 'fallen'

/** The four endings, the best first: from so many won days on. */
export const ENDINGS = [
  { ending: 'legend', from: 5, says: 'All five days are won: people will tell of them. A legend.' },
  { ending: 'survivors', from: 4, says: 'Four of the five days are won: they are survivors.' },
  { ending: 'remnant', from: 3, says: 'Three of the five days are won: a remnant is left.' },
  { ending: 'fallen', from: 0, says: 'Fewer than three days are won: the city falls.' },
] as const satisfies readonly { readonly ending: Ending; readonly from: number; readonly says: string }[]

export const endingFor = (won: number): (typeof ENDINGS)[number] =>
  ENDINGS.find(({ from }) => won >= from) ?? ENDINGS[3]
