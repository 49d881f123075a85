/** Where a kept match is looked at. */
import type { MatchCard } from '@shamble/host'
import { cardFor } from '../games/cards.ts'
import { isAtTable } from '../games/index.ts'
import { campaignAt, replayOf, tableAt } from '../router.ts'

export const isCampaign = ({ game }: MatchCard): boolean => cardFor(game)?.campaign?.id === game

/** A campaign's page, the map of one, a table, or the report of a game that is over. */
export const addressOf = (card: MatchCard): string =>
  isCampaign(card) && (card.outcome !== null || !isAtTable(card.game))
    ? campaignAt(card.id)
    : card.outcome
      ? replayOf(card.id)
      : tableAt(card.id)
