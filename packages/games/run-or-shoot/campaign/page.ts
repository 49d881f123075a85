/** What a page shows of a campaign: its days, its endings, its types. What its rules can be asked is in `forecast.ts`. */
export { DAYS, type DayScenario, type Ending, ENDINGS, scenarioOn } from './days.ts'
export { thingsWords, thingWords } from './history.ts'
export type {
  Command as CampaignCommand,
  Day,
  Event as CampaignEvent,
  Gone,
  Heap,
  State as CampaignView,
  ThingKind,
} from './kit.ts'
export type { Result } from './result.ts'
export { asListed, isPlayerSurvivor, type Kept, type MainKind, rosterOf, type Tested } from './roster.ts'
export { isWeapon } from './things.ts'
