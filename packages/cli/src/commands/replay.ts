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
  type ReplayLine,
  replayEntry,
  replayOpening,
  replaySave,
  type Save,
  type Start,
} from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { SAVED_GAMES } from '../games.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
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

function verdictText({ fault, outcome }: Replay): string {
  if (fault) {
    const entry = entryOf(fault)
    return `${entry === 0 ? 'The set-up' : `Entry ${entry}`} diverges: ${faultText(fault)}`
  }
  return `The log replays to the recorded state. ${outcome ? `Outcome: ${outcomeText(outcome)}` : 'The game goes on.'}`
}

function replayText(replay: Replay): string[] {
  const { title } = gameOf(replay.game)
  return [
    `${title}, recorded under rules ${replay.rules}`,
    '    0  set-up',
    ...eventLines(replay.opening),
    ...replay.lines.flatMap(lineText),
    verdictText(replay),
  ]
}

function replayDocument(replay: Replay): object {
  const { game, rules, fault, outcome, opening, lines } = replay
  return {
    game,
    rules,
    replays: fault === null,
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

function printAt(io: Io, file: string, save: Save, replay: Replay, at: number): number {
  if (at > save.entries.length) throw new Stop(`--at: there is no entry ${at}; the last is ${save.entries.length}`)
  if (replay.fault && at >= entryOf(replay.fault)) throw new Stop(`${nameOf(file)}: ${verdictText(replay)}`, 1)
  const table = tableAt(save, at)
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

export const replay: Command = {
  name: 'replay',
  says: 'Verify a save and print its log; say where and why it diverges if it does.',
  about: ['A log that diverges gives exit code 1.'],
  positionals: [{ name: 'FILE' }],
  flags: [
    { name: 'at', takes: 'N', says: 'Print the state after entry N as JSON with a position; 0 is the set-up.' },
    JSON_FLAG,
  ],
  run(args, io) {
    const file = args.positionals[0] as string
    const at = args.count('at', 0, 1_000_000)
    const document = readDocument(io, file)
    const read = replaySave(document, SAVED_GAMES)
    if (!read.ok) throw documentFault(file, read.fault)
    if (at !== undefined) return printAt(io, file, document as Save, read.value, at)
    if (args.has('json')) printJson(io, replayDocument(read.value))
    else printLines(io, replayText(read.value))
    return read.value.fault === null ? 0 : 1
  },
}
