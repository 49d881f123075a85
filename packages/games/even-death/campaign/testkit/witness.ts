/**
 * The secrets of a campaign: lists that are locked while others still make theirs (ed.camp-setup.14), and votes for a quick
 * battle (ed.camp-battle.17). They are sealed answers, which the kernel varies; nothing else is hidden.
 */
import { isBot, type OptionValues } from '@shamble/kernel'
import type { Given, Witness } from '@shamble/kernel/testkit'
import type { CampaignKit } from '../state.ts'

const own = (factions: readonly string[], more: OptionValues = {}): Given => ({
  options: { scenario: 'own', factions, ...more },
})

const EVERYBODY = ['survivors', 'military', 'bandits', 'zombies']

/** A map so full that battles come soon, and persons at all seats: where only bots fight nobody votes. */
const CROWDED: Given = {
  ...own(EVERYBODY, { quickResolve: true, hordeLimit: 18, hordesPerPlayer: 4, campaignActions: 6 }),
  holders: Object.fromEntries(EVERYBODY.map((faction) => [faction, { person: faction }])),
}

/** By this campaign turn many battles have been voted on. */
const VOTES_UNTIL = 3

export const witness: Witness<CampaignKit> = {
  setups: [
    { options: { scenario: 'short-war' } },
    { options: { scenario: 'whole-vale' } },
    { options: { scenario: 'three-banners' } },
    own(['bandits', 'military', 'zombies'], { startForcePoints: 50 }),
    CROWDED,
  ],
  vary: (state) => state,
  /** Lists are open when the war begins; where only bots fight nobody votes later. */
  isOpen: ({ phase, round, holders }) =>
    phase === 'war' && (round > VOTES_UNTIL || Object.values(holders).every((holder) => isBot(holder))),
}
