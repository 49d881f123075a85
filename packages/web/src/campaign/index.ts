import type { CampaignFace } from './face.ts'

/** The campaigns that can be played here, by the game of their battles; each is loaded when it is first needed. */
const campaigns: Readonly<Record<string, () => Promise<CampaignFace>>> = {
  'dead-walk': async () => (await import('../games/dead-walk/campaign/face.tsx')).deadWalkCampaignFace,
}

export const campaignFaceFor = (game: string): (() => Promise<CampaignFace>) | undefined =>
  Object.hasOwn(campaigns, game) ? campaigns[game] : undefined
