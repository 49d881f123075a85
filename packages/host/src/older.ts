/** Tables that were kept or saved, also under other rules. Loaded by itself: the first table is none of them. */
import { type AnyGame, type AnyMatch, type OptionValues, type Reopened, reopenSave, type Save } from '@shamble/kernel'
import type { MatchCard, MatchSetup } from './protocol.ts'
import { Refused } from './refused.ts'
import { isFault, seatsOf } from './seats.ts'
import type { Store } from './store.ts'

/** Places of a fault that is none: the table can be gone on with if somebody wants to, or only be read. */
const OLDER = 'older'
const ONLY_READ = 'only-read'

/** A save that was brought in: its match, or the save as it is where somebody has to decide how it is opened. */
export type Brought = { readonly match: AnyMatch } | { readonly older: Save }

/** The match of a save. `goOn`: if it does not open as it is, as far as it holds; otherwise that is asked first. */
export function matchOf(save: unknown, games: readonly AnyGame[], goOn: boolean): AnyMatch {
  const read = reopenSave(save, games)
  if (!read.ok) throw new Refused(read.fault.at, read.fault.why)
  const { value } = read
  if (value.opened === 'replay') throw new Refused(ONLY_READ, value.says)
  if (!goOn && !isWhole(value)) throw new Refused(OLDER, value.says)
  return value.match
}

/** A file that is brought in. What does not open as it is, is kept as it was written: whoever opens it decides. */
export function brought(save: unknown, games: readonly AnyGame[]): Brought {
  const read = reopenSave(save, games)
  if (!read.ok) throw new Refused(read.fault.at, read.fault.why)
  const { value } = read
  return isWhole(value) ? { match: value.match } : { older: save as Save }
}

/** Everything of it holds under these rules: nobody is asked. */
const isWhole = (read: Reopened): read is Extract<Reopened, { opened: 'same' | 'carried' }> =>
  read.opened === 'same' || (read.opened === 'carried' && read.differs.length === 0)

/** Its own words, under the rules that wrote them. */
export async function keepOlder(
  save: Save,
  called: Pick<MatchSetup, 'title' | 'campaign'>,
  blank: (setup: MatchSetup) => MatchCard,
  store: Store,
): Promise<MatchCard> {
  const { entries, ...head } = save
  const { game, undoDice, options } = save
  const seats = seatsOf(save)
  if (isFault(seats)) throw new Refused(seats.at, seats.why)
  const setup = { game, options: options as OptionValues, seats, undoDice, guide: false, ...called }
  const card = { ...blank(setup), commands: entries.length, standing: `Rules ${save.rules}` }
  await store.write({
    kept: { card, beginning: null, revision: 0, head, waiting: null },
    after: null,
    from: 0,
    entries: entries.map((entry) => ({ entry, why: null })),
  })
  return card
}

/** With what a match that was brought in is kept. */
export function setupOf(match: AnyMatch, title: string, campaign?: MatchSetup['campaign']): MatchSetup {
  const { start, terms, game } = match
  const { options, holders } = start.setup
  const seats = seatsOf({ holders: holders as Save['holders'], physical: [...terms.physical] })
  if (isFault(seats)) throw new Refused(seats.at, seats.why)
  const { undoDice } = terms
  return { game: game.id, title, options, seats, undoDice, guide: false, ...(campaign ? { campaign } : {}) }
}
