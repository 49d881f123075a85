/** What a campaign would come to, worked out by its rules from what is shown: what changes hands, what is brought, what is reported. */
import type { Book, OptionValues } from '@shamble/kernel'
import { tableFor } from '../forecast/look.ts'
import type { View } from '../rules/43-view.ts'
import { runOrShootCampaign } from './game.ts'
import type { CampaignBook, CampaignKit, Look, State } from './kit.ts'
import { type Result, resultOf } from './result.ts'

export { campRefusal } from './camp.ts'
export { chronicleOf } from './history.ts'
export { broughtBy } from './replace.ts'

/** A campaign as it is shown, as its rules see it. */
export const campaignAt = (view: State, options: OptionValues): Look => ({
  state: view,
  book: runOrShootCampaign.book(options) as Book<CampaignKit> & CampaignBook,
  facts: null,
})

/** rs.scenario.19 The report of a day as it is shown, with what the debrief has opened; null as long as it is not over. */
export function resultAt(view: View, options: OptionValues): Result | null {
  const { state, book, facts } = tableFor(view, options)
  return resultOf({ state: { ...state, hidden: view.hidden ?? state.hidden }, book, facts })
}
