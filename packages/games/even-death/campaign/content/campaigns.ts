/** The ready-made campaigns, all of them on Harrow Vale. */
import type { Faction } from '../../tables/profiles.ts'

export interface ReadyCampaign {
  readonly title: string
  readonly description: string
  readonly factions: readonly Faction[]
  /** ed.camp-vp.1 */
  readonly pointsToWin: number
}

export const CAMPAIGNS = {
  'short-war': {
    title: 'The Short War',
    description: 'Survivors against the dead, to 20 points: a campaign for a few evenings.',
    factions: ['survivors', 'zombies'],
    pointsToWin: 20,
  },
  'three-banners': {
    title: 'Three Banners',
    description: 'Survivors and bandits want the same towns, and the dead walk between them. To 30 points.',
    factions: ['survivors', 'bandits', 'zombies'],
    pointsToWin: 30,
  },
  'whole-vale': {
    title: 'The Whole Vale',
    description: 'Everybody against everybody, to the 40 points of the book.',
    factions: ['survivors', 'military', 'bandits', 'zombies'],
    pointsToWin: 40,
  },
} as const satisfies Readonly<Record<string, ReadyCampaign>>

export type CampaignId = keyof typeof CAMPAIGNS
export const CAMPAIGN_IDS = Object.keys(CAMPAIGNS) as readonly CampaignId[]
