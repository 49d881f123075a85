import { writeFileSync } from 'node:fs'
import {
  type AnyGame,
  type AnyTransaction,
  breadcrumb,
  type Entry,
  type Fault,
  faultText,
  type GameEvent,
  type Kit,
  type OptionValues,
  pending,
  prepare,
  type Replay,
  type Reopened,
  type ReplayLine,
  reopenSave,
  replayEntry,
  replayOpening,
  replaySave,
  type Save,
  savedFile,
  saveMatch,
  type Start,
} from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { SAVED_GAMES } from '../games.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { documentFault, fileTrouble, nameOf, readDocument } from '../read.ts'
import { Stop } from '../stop.ts'
import { commandText, diceText, eventText, outcomeText, rolledText } from '../words.ts'

/** A game that is known to be there: the save was read with it. */
const gameOf = (id: string): AnyGame => SAVED_GAMES.find((game) => game.id === id) as AnyGame

const eventLines = (events: readonly GameEvent[]): string[] => events.map((event) => `        ${eventText(event)}`)

function lineText({ entry, events }: ReplayLine, i: number): string[] {
  const marks = `${entry.clock ? ' (time ran out)' : ''}${entry.typed ? ' (dice thrown by hand)' : ''}`
  return [
    `${String(i + 1).padStart(5)}  ${entry.seat}: ${commandText(entry.command as object)}${marks}`,
    ...diceText(entry).map((line) => `        dice ${line}`),
    ...eventLines(events),
  ]
}

/** Entries are counted from 1, as the log is printed; 0 is the set-up. */
const entryOf = (fault: Fault): number => Number(/^entries\[(\d+)\]/.exec(fault.at)?.[1] ?? -1) + 1

/** What is printed of a save: how far it replays, and what became of it if it was written under other rules. */
interface Printed extends Replay {
  readonly older: Reopened | null
}

/** A save of other rules as far as these go; one of these rules as it is. */
function followed(document: unknown): ReturnType<typeof replaySave> | { readonly ok: true; readonly value: Printed } {
  const reopened = reopenSave(document, SAVED_GAMES)
  if (!reopened.ok || reopened.value.opened === 'same') return replaySave(document, SAVED_GAMES)
  const older = reopened.value
  const { game, rules } = document as Save
  if (older.opened === 'replay')
    return { ok: true, value: { game, rules, opening: [], lines: [], fault: faultOf(older), outcome: null, older } }
  const read = replaySave(saveMatch(older.match, { private: true }), SAVED_GAMES)
  return read.ok ? { ok: true, value: { ...read.value, rules, fault: faultOf(older), older } } : read
}

function faultOf(older: Reopened): Fault | null {
  if (older.opened === 'same' || older.opened === 'carried') return null
  const { entry, clause, why } = older.ended
  return { at: entry < 0 ? 'opening' : `entries[${entry}]`, why: `${clause}: ${why}` }
}

/** The commands and dice that nobody can play any more. */
const readLines = ({ entries }: Save): string[] =>
  entries.flatMap((entry, i) => lineText({ entry: entry as Entry, where: '', events: [] }, i))

function verdictText({ fault, outcome, older }: Printed): string {
  if (older) return `${older.says}${outcome ? ` Outcome: ${outcomeText(outcome)}` : ''}`
  if (fault) {
    const entry = entryOf(fault)
    return `${entry === 0 ? 'The set-up' : `Entry ${entry}`} diverges: ${faultText(fault)}`
  }
  return `The log replays to the recorded state. ${outcome ? `Outcome: ${outcomeText(outcome)}` : 'The game goes on.'}`
}

function replayText(replay: Printed): string[] {
  const { title, credit } = gameOf(replay.game)
  return [
    `${title}, recorded under rules ${replay.rules}`,
    credit,
    '    0  set-up',
    ...eventLines(replay.opening),
    ...(replay.older?.opened === 'replay' ? readLines(replay.older.save) : replay.lines.flatMap(lineText)),
    verdictText(replay),
  ]
}

function replayDocument(replay: Printed): object {
  const { game, rules, fault, outcome, opening, lines, older } = replay
  return {
    game,
    credit: gameOf(game).credit,
    rules,
    replays: fault === null,
    ...(older && { opened: older.opened, says: older.says }),
    fault: fault && { entry: entryOf(fault), at: fault.at, why: fault.why },
    outcome,
    opening: { events: opening },
    entries: lines.map(({ entry, where, events }, i) => ({
      entry: i + 1,
      seat: entry.seat,
      command: entry.command,
      rolled: entry.rolled.map(rolledText),
      where,
      events,
    })),
  }
}

function startOf(save: Save): Start<Kit> {
  const game = gameOf(save.game)
  const options = save.options as OptionValues
  if (save.position === undefined) {
    const prepared = prepare(game, options, save.holders)
    if (!prepared.ok) throw new Stop(faultText(prepared.fault))
    return { setup: prepared.setup, position: null }
  }
  const read = game.position.read(save.position, options, save.holders)
  if (!read.ok) throw new Stop(read.fault.reason)
  const { state } = read.value
  const setup = { options: read.value.options, holders: { ...state.holders } }
  return { setup, position: { document: save.position, state } }
}

/** The table as it stood after so many entries, all of which are known to replay. */
function tableAt(save: Save, at: number): AnyTransaction {
  const game = gameOf(save.game)
  const table = replayOpening(game, startOf(save), save.opening, [])
  for (const [i, entry] of save.entries.slice(0, at).entries()) replayEntry(game, table, i, entry as Entry)
  return table
}

function printAt(io: Io, file: string, save: Save, replay: Printed, at: number): number {
  if (at > save.entries.length) throw new Stop(`--at: there is no entry ${at}; the last is ${save.entries.length}`)
  if (replay.fault && at >= entryOf(replay.fault)) throw new Stop(`${nameOf(file)}: ${verdictText(replay)}`, 1)
  const { older } = replay
  const table = older && 'match' in older ? older.match.seek(at) : tableAt(save, at)
  const game = gameOf(save.game)
  printJson(io, {
    game: game.id,
    entry: at,
    where: breadcrumb(table.state.frames),
    pending: pending(table),
    outcome: table.state.outcome,
    position: game.position.write(table),
  })
  return 0
}

function writeCarried(to: string, from: string, { older }: Printed): void {
  if (!older || !('match' in older)) throw new Stop(`${nameOf(from)}: there is nothing of older rules to go on with`, 1)
  try {
    writeFileSync(to, `${JSON.stringify(savedFile(saveMatch(older.match, { private: true }), older.match.game))}\n`)
  } catch (error) {
    throw fileTrouble(to, error)
  }
}

export const replay: Command = {
  name: 'replay',
  says: 'Verify a save and print its log; say where and why it diverges if it does.',
  about: [
    'A log that diverges gives exit code 1.',
    'A save of older rules is followed as far as these rules go, and read where they do not; the last line says which.',
  ],
  positionals: [{ name: 'FILE' }],
  flags: [
    { name: 'at', takes: 'N', says: 'Print the state after entry N as JSON with a position; 0 is the set-up.' },
    { name: 'save', takes: 'FILE', says: 'Also write it, as far as it holds, as a save of these rules to go on with.' },
    JSON_FLAG,
  ],
  run(args, io) {
    const file = args.positionals[0] as string
    const at = args.count('at', 0, 1_000_000)
    const document = readDocument(io, file)
    const read = followed(document)
    if (!read.ok) throw documentFault(file, read.fault)
    const replayed: Printed = { older: null, ...read.value }
    const save = args.text('save')
    if (save !== undefined) writeCarried(save, file, replayed)
    if (at !== undefined) return printAt(io, file, document as Save, replayed, at)
    if (args.has('json')) printJson(io, replayDocument(replayed))
    else printLines(io, replayText(replayed))
    return replayed.fault === null ? 0 : 1
  },
}
