/** What a campaign would come to, worked out by its rules from what is shown: what is carried, learned, drafted, reported. */
import type { Book, OptionValues } from '@shamble/kernel'
import { lookAt } from '../forecast/look.ts'
import { deadWalkRules } from '../game.ts'
import type { View } from '../view.ts'
import { deadWalkCampaign } from './game.ts'
import type { CampaignBook, CampaignKit, Look, State } from './kit.ts'
import { type Result, resultOf } from './result.ts'

export { carryRefusal } from '../rules/06-carry.ts'
export { isWeaponSkill, skillFor } from '../rules/41-archetypes.ts'
export {
  lessonRefusal,
  openWeaponSkills,
  type Training,
  trainingRefusal,
  weaponSkillsDue,
} from '../rules/45-learning.ts'
export { ARMOURY, type Draft, draftRefusal, fullMoral, HAND_GRENADES } from './character.ts'
export { chronicleOf } from './history.ts'
export { optionsForNext } from './next.ts'
export { atLesson } from './lessons.ts'

const BOOKS = new WeakMap<OptionValues, Book<CampaignKit> & CampaignBook>()

/** A campaign as it is shown, as its rules see it. */
export function campaignAt(view: State, options: OptionValues): Look {
  const book = BOOKS.get(options) ?? (deadWalkCampaign.book(options) as Book<CampaignKit> & CampaignBook)
  BOOKS.set(options, book)
  return { state: view, book, facts: null }
}

/** dw.campaign.2 The report of a scenario as it is shown; null as long as it is not over. */
export const resultAt = (view: View, options: OptionValues): Result | null =>
  resultOf(lookAt(deadWalkRules, view, options))
