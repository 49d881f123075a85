export { chronicleOf } from './history.ts'
export { runOrShootCampaign } from './game.ts'
export type { CampaignKit, Command as CampaignCommand, Event as CampaignEvent, State as CampaignState } from './kit.ts'
export { type Result, resultOf } from './result.ts'
