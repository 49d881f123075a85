/** ed.camp-setup.14 Everybody sees everything but closed answers: of those, who has given one. */
import { type Book, seenFrames, type Seat } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { proposedLists } from './rules/42-lists.ts'
import { type CampaignKit, copyState, type Look, type State, type View } from './state.ts'

/** Who has answered, in a fixed order, and one's own answer. */
function answeredFor({ frames }: State, seat: Seat | null): View['answered'] {
  const sealed = Object.entries(frames.at(-1)?.sealed ?? {}) as [Seat, Command][]
  const sorted = sealed.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([who, given]) => [who, who === seat ? given : null]))
}

export const viewFor = ({ state }: Look, seat: Seat | null): View => ({
  ...copyState(state),
  frames: seenFrames(state.frames),
  answered: answeredFor(state, seat),
})

/** Closed answers of others are taken for those that the clock would give. */
const supposed = (look: Look, seat: Seat): Command =>
  look.state.battle === null ? { do: 'lock', forces: proposedLists(look, seat) } : { do: 'vote', quick: false }

export function resample({ answered, ...seen }: View, book: Book<CampaignKit>): State {
  const state = copyState(seen)
  const asking = state.frames.at(-1)
  const given = Object.entries(answered)
  if (asking && given.length > 0)
    asking.sealed = Object.fromEntries(
      given.map(([seat, own]) => [seat, own ?? supposed({ state, book, facts: null }, seat)]),
    )
  return state
}
