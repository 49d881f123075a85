import type { CampaignDisplay } from './campaign-display.ts'

/** The campaigns that can be played here, by the game of their battles; each is loaded when it is first needed. */
const campaigns: Readonly<Record<string, () => Promise<CampaignDisplay>>> = {
  'dead-walk': async () => (await import('../games/dead-walk/campaign/display.tsx')).deadWalkCampaignDisplay,
}

export const campaignDisplayFor = (game: string): (() => Promise<CampaignDisplay>) | undefined =>
  Object.hasOwn(campaigns, game) ? campaigns[game] : undefined
