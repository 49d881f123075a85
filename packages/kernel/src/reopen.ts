/** Saves of older rules: what still holds is carried over, and the rest can be gone on from or read. */
import type { AnyMatch } from './begin.ts'
import type { Command } from './flow.ts'
import type { AnyGame } from './game.ts'
import { handsAt } from './hands.ts'
import { Divergence, type Entry, replayEntry, replayOpening, type Start, type TakenBack } from './log.ts'
import { Match } from './match.ts'
import type { OptionValues } from './options.ts'
import { openSave, readStart } from './open-save.ts'
import { type Save, saveShape } from './save-shape.ts'
import { type Fault, parse } from './shape.ts'
import { type Source, sourceFrom } from './source.ts'
import { stockOfAll, unpacked } from './supply.ts'
import type { Kit } from './transaction.ts'

/** Where today's rules no longer follow a log, and why. */
export interface Ended {
  /** The entry that does not fit, from 0; -1 for the set-up. */
  readonly entry: number
  readonly clause: string
  readonly why: string
}

/** How a save was opened, with a sentence for whoever opens it. */
export type Reopened = { readonly says: string } & (
  | { readonly opened: 'same'; readonly match: AnyMatch }
  /** All of the log holds; `differs` says what else is not as it was. */
  | { readonly opened: 'carried'; readonly match: AnyMatch; readonly differs: readonly string[] }
  /** The match as it stood before the entry that does not fit. */
  | {
      readonly opened: 'position'
      readonly match: AnyMatch
      readonly differs: readonly string[]
      readonly ended: Ended
    }
  /** Nothing of it can be played: its commands and dice can be read. */
  | { readonly opened: 'replay'; readonly save: Save; readonly differs: readonly string[]; readonly ended: Ended }
)

type Reopening = { readonly ok: true; readonly value: Reopened } | { readonly ok: false; readonly fault: Fault }

/**
 * Opens a save of today's rules as `openSave` does, and one of other rules as far as today's go. A fault is left for
 * what is no save, for a game that is not here, and for a save of today's rules that does not replay.
 */
export function reopenSave(json: unknown, games: readonly AnyGame[]): Reopening {
  const opened = openSave(json, games)
  if (opened.ok) return { ok: true, value: asRecorded(opened.match, (json as Save).rules) }
  const named = (json ?? {}) as { readonly game?: unknown; readonly rules?: unknown }
  const game = games.find(({ id }) => id === named.game)
  if (!game || named.rules === game.rulesVersion || opened.fault.at === 'dice') return opened
  const read = parse(saveShape, json)
  return read.ok ? { ok: true, value: carry(read.value, game) } : opened
}

function asRecorded(match: AnyMatch, recorded: string): Reopened {
  const { rulesVersion } = match.game
  if (recorded === rulesVersion) return { opened: 'same', match, says: 'It stands as it was saved.' }
  const says = `It was saved under rules ${recorded}; under rules ${rulesVersion} every command and die of it holds.`
  return { opened: 'carried', match, differs: [], says }
}

/** A save that does not open as it is, under the rules of today. */
function carry(given: Save, game: AnyGame): Reopened {
  const { save, gone, lost } = withKnownOptions(given, game)
  if (lost) return asReplay(given, game, [], { entry: -1, clause: 'table.shape', why: `${lost} is gone` })
  const start = readStart(save, game)
  if (!start.ok) return asReplay(given, game, gone, neverBegan(start.fault))
  const { holds, ended } = follow(save, game, start.value)
  if (holds <= 0 && ended) return asReplay(given, game, gone, ended)
  const match = matchUpTo(save, game, start.value, holds)
  if (ended) return asPosition(match, save, gone, ended)
  const differs = gone.length > 0 ? gone : ['the last state is not written as it was']
  const says = `${since(save, game)} every command and die of it holds; ${differs.join('; ')}.`
  return { opened: 'carried', match, differs, says }
}

function asPosition(match: AnyMatch, save: Save, differs: readonly string[], ended: Ended): Reopened {
  const far = `it holds up to entry ${ended.entry} of ${save.entries.length}`
  const says = `${since(save, match.game)} ${far}: the next ${unfit(ended, differs)} The game can go on from there.`
  return { opened: 'position', match, differs, ended, says }
}

function asReplay(save: Save, game: AnyGame, differs: readonly string[], ended: Ended): Reopened {
  const what = ended.entry < 0 ? 'its set-up' : 'its first command'
  const rest = `Its commands (${save.entries.length}) and their dice can be read.`
  return {
    opened: 'replay',
    save,
    differs,
    ended,
    says: `${since(save, game)} ${what} ${unfit(ended, differs)} ${rest}`,
  }
}

const since = ({ rules }: Save, { rulesVersion }: AnyGame): string =>
  `It was saved under rules ${rules}; under rules ${rulesVersion}`

const unfit = ({ clause, why }: Ended, differs: readonly string[]): string =>
  `does not fit any more (${[`${clause}: ${why}`, ...differs].join('; ')}).`

const neverBegan = ({ at, why }: Fault): Ended => ({
  entry: -1,
  clause: 'table.shape',
  why: at ? `${at}: ${why}` : why,
})

interface Known {
  readonly save: Save
  /** What is at its standard now, in words. */
  readonly gone: readonly string[]
  /** A document without which it is not the same table. */
  readonly lost: string | null
}

/** Options that are gone since, or may no longer have their value, are left at what is standard today. */
function withKnownOptions(save: Save, game: AnyGame): Known {
  const options = { ...save.options }
  const gone: string[] = []
  for (;;) {
    const settled = game.settle(options as OptionValues)
    const id = settled.ok ? undefined : /^options\.([^.[]+)/.exec(settled.fault.at)?.[1]
    if (id === undefined || !Object.hasOwn(options, id)) return { save: { ...save, options }, gone, lost: null }
    if (isDocument(options[id])) return { save, gone, lost: `the option ${id} with its document` }
    gone.push(`the house rule ${id} is ${Object.hasOwn(game.options, id) ? 'at its standard' : 'gone'}`)
    delete options[id]
  }
}

const isDocument = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many entries hold, and what ends it if not all do. */
function follow(
  save: Save,
  game: AnyGame,
  start: Start<Kit>,
): { readonly holds: number; readonly ended: Ended | null } {
  let holds = -1
  try {
    const hands = handsAt(save)
    const table = replayOpening(game, start, save.opening, [], hands(-1))
    for (holds = 0; holds < save.entries.length; holds++)
      replayEntry(game, table, holds, save.entries[holds] as Entry, hands(holds))
    return { holds, ended: null }
  } catch (error) {
    if (!(error instanceof Divergence)) throw error
    const { clause, reason } = error.refusal
    return { holds, ended: { entry: holds, clause, why: reason } }
  }
}

/** The match after so many entries. The others are as if they had been taken back, their dice by the same terms. */
function matchUpTo(save: Save, game: AnyGame, start: Start<Kit>, holds: number): AnyMatch {
  const { undoDice, physical, opening } = save
  const entries = save.entries as Entry<Command>[]
  const source: Source = sourceFrom(save.dice)
  const left = entries.slice(holds)
  const bound = (save.dice.kind === 'committed' && save.dice.bound) || null
  const takenBack = [...((save.takenBack ?? []) as TakenBack<Command>[])]
  if (bound && left[0]) takenBack.push({ at: holds, entries: left, by: left[0].seat, agreed: [] })
  const again = unpacked(left.length === 0 ? save.again : undefined)
  const unused = { again, spent: unpacked(save.spent), lost: unpacked(save.lost) }
  const past = { opening, entries: entries.slice(0, holds), unused, bound, takenBack, hands: save.hands ?? [] }
  const match = new Match(game, start, source, { undoDice, physical }, past)
  if (left.length > 0) match.supply.takeBack(stockOfAll(left), undoDice)
  return match
}
