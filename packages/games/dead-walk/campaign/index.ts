export { playScenario } from './bots.ts'
export { deadWalkCampaign, optionsForNext } from './game.ts'
export type { CampaignKit, Command as CampaignCommand, Event as CampaignEvent, State as CampaignState } from './kit.ts'
export { type Result, resultOf } from './result.ts'
