/** Saves that are opened: checked as documents, then played with the recorded dice. */
import { type AnyMatch, holdersFault, prepare } from './begin.ts'
import { DiceError } from './dice/index.ts'
import { breadcrumb, type Command } from './flow.ts'
import type { AnyGame, AnyTransaction } from './game.ts'
import { handsAt } from './hands.ts'
import { Divergence, type Entry, replayEntry, replayOpening, type Start, type TakenBack } from './log.ts'
import { Match } from './match.ts'
import type { OptionValues } from './options.ts'
import { refuse } from './refusal.ts'
import { digestOf } from './save.ts'
import { type Save, saveShape } from './save-shape.ts'
import { type Fault, parse } from './shape.ts'
import { sourceFrom } from './source.ts'
import { unpacked } from './supply.ts'
import type { GameEvent, Kit, Outcome, CausedEvent } from './transaction.ts'

type Opened<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }
const fault = (at: string, why: string): { ok: false; fault: Fault } => ({ ok: false, fault: { at, why } })

export interface Ready {
  readonly save: Save
  readonly game: AnyGame
  readonly start: Start<Kit>
}

/** The save checked as a document, and where its match begins. */
export function readSave(json: unknown, games: readonly AnyGame[]): Opened<Ready> {
  const read = parse(saveShape, json)
  if (!read.ok) return read
  const save = read.value
  const game = games.find((g) => g.id === save.game)
  if (!game) return fault('game', `there is no game ${JSON.stringify(save.game)} here`)
  const start = readStart(save, game)
  if (!start.ok) return start
  const { holders } = start.value.setup
  const stranger = save.physical.findIndex((seat) => !Object.hasOwn(holders, seat))
  if (stranger >= 0) return fault(`physical[${stranger}]`, 'there is no such seat')
  const unknown = (save.hands ?? []).findIndex(({ by, seats }) =>
    [by, ...seats].some((s) => !Object.hasOwn(holders, s)),
  )
  if (unknown >= 0) return fault(`hands[${unknown}]`, 'there is no such seat')
  return { ok: true, value: { save, game, start: start.value } }
}

export function readStart(save: Save, game: AnyGame): Opened<Start<Kit>> {
  const options = save.options as OptionValues
  if (save.position === undefined) {
    const prepared = prepare(game, options, save.holders)
    return prepared.ok ? { ok: true, value: { setup: prepared.setup, position: null } } : prepared
  }
  const read = game.position.read(save.position, options, save.holders)
  if (!read.ok) return fault(read.fault.at ?? 'position', read.fault.reason)
  const { state } = read.value
  const wrong = holdersFault(Object.keys(state.holders), save.holders)
  if (wrong) return { ok: false, fault: wrong }
  const setup = { options: read.value.options, holders: { ...state.holders } }
  return { ok: true, value: { setup, position: { document: save.position, state } } }
}

/** What no longer fits, and whether the rules have changed since. */
export function diverged(error: unknown, { save, game }: Ready): Fault {
  const older =
    save.rules === game.rulesVersion ? '' : `; recorded under rules ${save.rules}, these are ${game.rulesVersion}`
  if (!(error instanceof Divergence)) return { at: '', why: `${String(error)}${older}` }
  const { entry, refusal } = error
  const place = entry < 0 ? 'opening' : `entries[${entry}]`
  const inside = refusal.clause === 'table.shape' && refusal.at ? `.command.${refusal.at}` : ''
  return { at: place + inside, why: `${refusal.clause}: ${refusal.reason}${older}` }
}

export function wrongDigest(ready: Ready, table: AnyTransaction): Fault | null {
  if (digestOf(table.state) === ready.save.digest) return null
  const last = ready.save.entries.length - 1
  return diverged(
    new Divergence(last, refuse('table.error', 'the state after it differs from the recorded one')),
    ready,
  )
}

/** The match of a save, exactly where it stood, or what is wrong with the save. */
export function openSave(
  json: unknown,
  games: readonly AnyGame[],
): { ok: true; match: AnyMatch } | { ok: false; fault: Fault } {
  const read = readSave(json, games)
  if (!read.ok) return read
  const { save, game, start } = read.value
  const { undoDice, physical, opening, entries } = save
  try {
    const source = sourceFrom(save.dice)
    const past = {
      opening,
      entries: entries as Entry<Command>[],
      unused: { again: unpacked(save.again), spent: unpacked(save.spent), lost: unpacked(save.lost) },
      bound: (save.dice.kind === 'committed' && save.dice.bound) || null,
      takenBack: (save.takenBack ?? []) as TakenBack<Command>[],
      hands: save.hands ?? [],
    }
    const match = new Match(game, start, source, { undoDice, physical }, past)
    const wrong = wrongDigest(read.value, match.table)
    return wrong ? { ok: false, fault: wrong } : { ok: true, match }
  } catch (error) {
    if (error instanceof DiceError) return fault('dice', error.message)
    return { ok: false, fault: diverged(error, read.value) }
  }
}

export interface ReplayLine {
  readonly entry: Entry
  readonly where: string
  readonly events: readonly CausedEvent<GameEvent>[]
}

/** How far a save replays: a line per entry that does, and what is wrong with the first that does not. */
export interface Replay {
  readonly game: string
  readonly rules: string
  readonly opening: readonly CausedEvent<GameEvent>[]
  readonly lines: readonly ReplayLine[]
  readonly fault: Fault | null
  readonly outcome: Outcome | null
}

export function replaySave(json: unknown, games: readonly AnyGame[]): Opened<Replay> {
  const read = readSave(json, games)
  if (!read.ok) return read
  const { save, game, start } = read.value
  const told: CausedEvent<GameEvent>[] = []
  const lines: ReplayLine[] = []
  const report = (wrong: Fault | null, outcome: Outcome | null): Opened<Replay> => ({
    ok: true,
    value: { game: save.game, rules: save.rules, opening: told, lines, fault: wrong, outcome },
  })
  try {
    const hands = handsAt(save)
    const table = replayOpening(game, start, save.opening, told, hands(-1))
    for (const [at, entry] of save.entries.entries()) {
      const events = replayEntry(game, table, at, entry as Entry, hands(at))
      lines.push({ entry: entry as Entry, where: breadcrumb(table.state.frames), events })
    }
    return report(wrongDigest(read.value, table), table.state.outcome)
  } catch (error) {
    return report(diverged(error, read.value), null)
  }
}
