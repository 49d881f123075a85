/** Where one is waited for, counted by what it is: tables, campaigns, and wars, whose map is a table. */
import type { MatchCard } from '@shamble/host'
import { isAtTable } from '../games/index.ts'
import { count, listed } from '../words/plain.ts'
import { isCampaign } from './address.ts'

const KINDS = [
  { is: (card: MatchCard) => !isCampaign(card), one: 'at a table', many: (n: string) => `at ${n} tables` },
  {
    is: (card: MatchCard) => isCampaign(card) && !isAtTable(card.game),
    one: 'in a campaign',
    many: (n: string) => `in ${n} campaigns`,
  },
  {
    is: (card: MatchCard) => isCampaign(card) && isAtTable(card.game),
    one: 'in a war',
    many: (n: string) => `in ${n} wars`,
  },
] as const

/** "Your move in two wars", "Your move at a table and in a campaign"; the battle of a war counts with it. */
export function waitingWords(waiting: readonly MatchCard[]): string {
  const ids = new Set(waiting.map(({ id }) => id))
  const own = waiting.filter(({ setup: { campaign } }) => !campaign || !ids.has(campaign.id))
  const where = KINDS.flatMap(({ is, one, many }) => {
    const n = own.filter(is).length
    return n === 0 ? [] : [n === 1 ? one : many(count(n))]
  })
  return `Your move ${listed(where)}`
}
