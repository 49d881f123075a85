import type { About } from './game.ts'
import { digest } from './json.ts'
import type { Match } from './match.ts'
import type { OptionValues } from './options.ts'
import type { Save } from './save-shape.ts'
import type { Seat } from './seat.ts'
import { isEmpty, packed, together } from './supply.ts'
import type { GameEvent, Kit, Outcome, CausedEvent, Standing } from './transaction.ts'

/**
 * The match as a file. A private save keeps what is needed to play on: where the generator stands, the secret of
 * committed dice, throws that are to come again. Others get these only when the match is over.
 */
export function saveMatch<K extends Kit>(match: Match<K>, kept: { readonly private: boolean }): Save {
  if (!match.begun) throw new Error('a match whose set-up still waits for dice cannot be saved')
  const { game, start, terms } = match
  const open = kept.private || match.table.state.outcome !== null
  const { again, spent, lost } = match.supply.unused()
  const gone = together(spent, lost)
  const older = match.source.kind === 'committed' && match.bound === null
  return {
    format: 'shamble-save',
    version: 1,
    game: game.id,
    rules: game.rulesVersion,
    options: start.setup.options as Save['options'],
    holders: start.setup.holders,
    ...(start.position ? { position: start.position.document } : {}),
    undoDice: terms.undoDice,
    physical: [...terms.physical],
    dice: match.source.record(open, match.bound),
    opening: match.opening as Save['opening'],
    entries: [...match.entries] as unknown as Save['entries'],
    ...(match.takenBack.length > 0 ? { takenBack: [...match.takenBack] as unknown as Save['takenBack'] & object } : {}),
    ...(match.hands.length > 0 ? { hands: [...match.hands] } : {}),
    ...(open && !isEmpty(again) ? { again: packed(again) } : {}),
    ...(match.bound && !isEmpty(lost) ? { lost: packed(lost) } : {}),
    ...(older && !isEmpty(gone) ? { spent: packed(gone) } : {}),
    digest: digestOf(match.table.state),
  }
}

/** The same as a file for somebody: with the author's name, wherever the file goes. */
export const savedFile = (save: Save, { credit }: Pick<About, 'credit'>): Save => {
  const { format, version, game, ...rest } = save
  return { format, version, game, credit, ...rest }
}

/** For whom a bot plays is left out: what was saved before that was kept has the same digest. */
export function digestOf(state: Standing): string {
  const held = Object.entries(state.holders).map(([seat, holder]) => [
    seat,
    'bot' in holder ? { bot: holder.bot } : holder,
  ])
  return digest({ ...state, holders: Object.fromEntries(held) })
}

/** What a seat (null: anybody) may keep of a match: what it saw and was told, no hidden draw and no secret. */
export interface Story {
  readonly format: 'shamble-story'
  readonly version: 1
  readonly game: string
  readonly rules: string
  readonly options: OptionValues
  readonly seat: Seat | null
  /** What was told by the set-up, then by every command. */
  readonly told: readonly (readonly CausedEvent<GameEvent>[])[]
  readonly view: unknown
  readonly outcome: Outcome | null
}

export const visibleTo = <E extends GameEvent>(events: readonly E[], seat: Seat | null): E[] =>
  events.filter((e) => e.audience === undefined || (seat !== null && e.audience.includes(seat)))

export function publicSave<K extends Kit>(match: Match<K>, seat: Seat | null): Story {
  const { game, table } = match
  return {
    format: 'shamble-story',
    version: 1,
    game: game.id,
    rules: game.rulesVersion,
    options: match.start.setup.options,
    seat,
    told: match.told.map((events) => visibleTo(events, seat)),
    view: game.view(table, seat),
    outcome: table.state.outcome,
  }
}
