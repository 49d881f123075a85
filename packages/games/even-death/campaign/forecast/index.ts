/** What a campaign would come to, worked out by its rules from what is shown. */
import type { Book, OptionValues } from '@shamble/kernel'
import { bookFor } from '../options.ts'
import type { CampaignKit, Look, View } from '../state.ts'

export { mapIn } from '../content/maps.ts'
export { mostVitality, worthOf, worthOfUnit } from '../roster.ts'
export { fatigueOf, levelAt } from '../supplies.ts'
export { agreeing } from '../rules/47-result.ts'
export { pointsOf } from '../rules/57-points.ts'

/** A campaign as it is shown, as its rules see it. */
export const campaignAt = (view: View, options: OptionValues): Look => ({
  state: view,
  book: bookFor(options) as Book<CampaignKit>,
  facts: null,
})
export { type Drawn, Forecast, forecastFor, type Found, type SuppliesAhead } from './war.ts'
export type { Prey } from '../rules/52-raid.ts'
export { mapAsOption, type MapDocument } from '../content/map-document.ts'
export { type MapFault, mapFaults, readMap } from '../content/map-faults.ts'
