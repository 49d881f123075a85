export { evenDeathCampaign } from './game.ts'
export type { Command as CampaignCommand } from './commands.ts'
export type { Event as CampaignEvent } from './events.ts'
export type { CampaignKit, State as CampaignState, View as CampaignView } from './state.ts'
