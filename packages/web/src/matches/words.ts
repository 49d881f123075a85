/** How a kept match stands, in words. */
import type { MatchCard, SeatChoice } from '@shamble/host'
import { sentence, YOU } from '../setup/words.ts'

/** What is lost with a campaign. */
export const CAMPAIGN_GOES =
  'The team and its chronicle are removed from this browser; the tables of its scenarios stay.'

const listed = (words: readonly string[]): string => new Intl.ListFormat('en').format(words)

/** With a full stop, unless it ends by itself. */
export const stopped = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`)

/** "Turn 7. Your move.", "Over: the marines win." */
export function standingWords({ standing, waitingFor, outcome, setup }: MatchCard): string {
  if (outcome) {
    const { winners } = outcome
    if (winners.length === 0) return 'Over. Nobody won.'
    const held = winners.flatMap((seat) => holderName(setup.seats[seat]) || (setup.seats[seat] ? 'a bot' : []))
    return `Over. ${held.length > 0 ? sentence(listed([...new Set(held)])) : `The ${listed(winners)}`} won.`
  }
  const names = new Set(waitingFor.map((seat) => holderName(setup.seats[seat])))
  const whose =
    names.size === 0 ? 'The bots are at it.' : names.has(YOU) ? 'Your move.' : `${listed([...names])} to move.`
  return `${standing}. ${whose}`
}

const holderName = (choice: SeatChoice | undefined): string => (choice?.kind === 'person' ? choice.name : '')
