/** What a page shows of a campaign: its words, its chart, and what its rules can be asked, since nothing is hidden. */
import type { Book, OptionValues } from '@shamble/kernel'
import { deadWalkRules } from '../game.ts'
import { lookAt } from '../forecast/look.ts'
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
export { type ArchetypeId, ARCHETYPES } from '../tables/archetypes.ts'
export { thresholdOf } from '../tables/experience.ts'
export { NAMES } from '../tables/finds.ts'
export { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
export { type SkillId, SKILLS, WEAPON_SKILLS, type WeaponSkillId } from '../tables/skills.ts'
export {
  ARMOURY,
  type Draft,
  draftRefusal,
  fullMoral,
  HAND_GRENADES,
} from './character.ts'
export { type Chapter, CHART, FIRST, rewardFor } from './chart.ts'
export { chronicleOf } from './chronicle.ts'
export { totalOf } from './experience.ts'
export { optionsForNext } from './game.ts'
export { type Heap, heapIn, heapsIn, loadingOf } from './gear.ts'
export type { Command as CampaignCommand, Entry, Event as CampaignEvent, Gone, State as CampaignView } from './kit.ts'
export { type Gear, type KeptWeapon, NO_GEAR, type Person } from './person.ts'
export type { Fate, Result } from './result.ts'
export type { Effects } from './roster.ts'

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
