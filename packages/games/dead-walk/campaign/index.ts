export { type History, chronicleOf } from './history.ts'
export { deadWalkCampaign } from './game.ts'
export type { CampaignKit, Command as CampaignCommand, Event as CampaignEvent, State as CampaignState } from './kit.ts'
export { type Result, resultOf } from './result.ts'
