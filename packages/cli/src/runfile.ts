import {
  type AnyGame,
  type AnyTransaction,
  anyJson,
  begin,
  DiceError,
  either,
  type Fault,
  type GameEvent,
  type Holder,
  inquiryFault,
  integer,
  list,
  object,
  type Of,
  oneOf,
  type OptionValues,
  optional,
  parse,
  prepare,
  record,
  type Refusal,
  refuse,
  type Rolled,
  scripted,
  type Seat,
  seat as seatAt,
  type Standing,
  text,
  type CausedEvent,
} from '@shamble/kernel'
import { isLevel, LEVELS } from '@shamble/bots'
import { SAVED_GAMES } from './games.ts'
import { type Luck, luckFrom } from './luck.ts'

const name = text({ min: 1, max: 64 })
const holder = either(
  oneOf('human', 'bot', ...LEVELS.map((level) => `bot:${level}` as const)),
  object({ person: name }),
  object({ bot: name }),
)

/** A rule question, a bug report, a puzzle: where it begins, which dice fall, what is done. */
const RUN_FILE = object({
  game: name,
  note: optional(text()),
  options: optional(record(anyJson)),
  position: optional(anyJson),
  scenario: optional(name),
  seed: optional(either(text({ max: 256 }), integer())),
  seats: optional(record(holder, { max: 64 })),
  dice: optional(list(either(integer(), text({ max: 10_000 })))),
  commands: list(record(anyJson)),
})
type RunFile = Of<typeof RUN_FILE>

/** A command as the file gives it; its form is for the game to judge. */
export interface Given {
  readonly seat: Seat
  readonly command: unknown
}

/** A question about the table as it stands, `{ ask, … }`. */
export interface Asked {
  readonly ask: { readonly ask: string; readonly [operand: string]: unknown }
}

export const isAsked = (one: Given | Asked): one is Asked => 'ask' in one

/** A run file that was found good, ready to be carried out. */
export interface Scene {
  readonly game: AnyGame
  readonly commands: readonly (Given | Asked)[]
  readonly luck: Luck
  /** Null if the opening could not be carried out. */
  readonly table: AnyTransaction | null
  readonly opening: Opening
}

/** What happens before the first question. If a die is wrong or missing there, all that was told up to that die. */
export interface Opening {
  readonly rolled: readonly Rolled[]
  readonly events: readonly CausedEvent<GameEvent>[]
  readonly refused?: Refusal
}

export const openingFault = (refused: Refusal | undefined): Fault => ({
  at: 'dice',
  why: `the opening cannot be carried out: ${refused?.reason ?? ''}`,
})

class Faulty extends Error {
  readonly fault: Fault
  constructor(at: string, why: string) {
    super(why)
    this.fault = { at, why }
  }
}

const need = <T>(value: T | undefined, at: string, why: string): T => {
  if (value === undefined) throw new Faulty(at, why)
  return value
}

/** The scene of a run file, or the place in the file at which it is wrong. */
export function readScene(
  document: unknown,
): { readonly ok: true; readonly value: Scene } | { readonly ok: false; readonly fault: Fault } {
  const read = parse(RUN_FILE, document)
  if (!read.ok) return read
  try {
    return { ok: true, value: sceneFrom(read.value) }
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault }
    throw error
  }
}

function sceneFrom(file: RunFile): Scene {
  const ids = SAVED_GAMES.map(({ id }) => id).join(', ')
  const found = SAVED_GAMES.find(({ id }) => id === file.game)
  const game = need(found, 'game', `there is no game ${JSON.stringify(file.game)}; there are ${ids}`)
  const commands = file.commands.map((entry, i) =>
    'ask' in entry ? givenQuestion(game, entry, i) : givenCommand(entry, i),
  )
  checkScript(file.dice ?? [])
  const luck = luckFrom(file.seed ?? 0, file.dice)
  const start = file.position === undefined ? fromScenario(game, file) : fromPosition(game, file)
  const throwing = luck.attempt()
  const events: CausedEvent<GameEvent>[] = []
  const opened = attempted(() => start(throwing.dice, events))
  const { rolled } = throwing.dice.take()
  if (!opened.ok) return { game, commands, luck, table: null, opening: { rolled, events, refused: opened.refused } }
  throwing.keep()
  return { game, commands, luck, table: opened.table, opening: { rolled, events } }
}

/** `{ ask: 'sight', from, to }`: a question must be one that the game answers, and its operands must be in form. */
function givenQuestion(game: AnyGame, entry: Readonly<Record<string, unknown>>, i: number): Asked {
  const { ask } = entry
  if (typeof ask !== 'string') throw new Faulty(`commands[${i}].ask`, 'expected text')
  const question = { ...entry, ask }
  const fault = inquiryFault(game, question)
  if (fault) throw new Faulty(fault.at === '' ? `commands[${i}]` : `commands[${i}].${fault.at}`, fault.why)
  return { ask: question }
}

/** `{ seat, command: { do, … } }`, or in short `{ seat, do, … }`. */
function givenCommand(entry: Readonly<Record<string, unknown>>, i: number): Given {
  const at = `commands[${i}]`
  const { seat, ...rest } = entry
  if (typeof seat !== 'string') throw new Faulty(`${at}.seat`, `${seat === undefined ? 'missing: ' : ''}expected text`)
  if (!Object.hasOwn(rest, 'command')) {
    if (!Object.hasOwn(rest, 'do')) throw new Faulty(`${at}.command`, 'missing: expected a command, or do and its keys')
    return { seat, command: rest }
  }
  const extra = Object.keys(rest).find((key) => key !== 'command')
  if (extra !== undefined) throw new Faulty(`${at}.${extra}`, 'unknown key')
  return { seat, command: rest.command }
}

/** Each line by itself, so that the fault names it. */
function checkScript(script: readonly (number | string)[]): void {
  for (const [i, line] of script.entries()) {
    try {
      scripted([line])
    } catch (error) {
      throw new Faulty(`dice[${i}]`, (error as Error).message)
    }
  }
}

type Begin = (dice: Parameters<typeof begin>[2], events: CausedEvent<GameEvent>[]) => AnyTransaction

const holderOf = (seat: Seat, written: string | Holder): Holder => {
  if (typeof written !== 'string') {
    if ('bot' in written && !isLevel(written.bot))
      throw new Faulty(`seats.${seat}.bot`, `there is no level "${written.bot}"; there are ${LEVELS.join(', ')}`)
    return written
  }
  if (written === 'human') return { person: seat }
  return { bot: written === 'bot' ? 'competent' : written.slice('bot:'.length) }
}

function holdersOf(file: RunFile, seats: readonly Seat[]): Record<Seat, Holder> {
  const given = file.seats ?? {}
  const stranger = Object.keys(given).find((seat) => !seats.includes(seat))
  if (stranger !== undefined) throw new Faulty(`seats.${stranger}`, 'there is no such seat')
  return Object.fromEntries(seats.map((seat) => [seat, holderOf(seat, given[seat] ?? 'human')]))
}

function fromScenario(game: AnyGame, file: RunFile): Begin {
  const options = { ...(file.options as OptionValues | undefined) }
  if (file.scenario !== undefined) {
    if (Object.hasOwn(options, 'scenario')) throw new Faulty('scenario', 'options.scenario says it already')
    options.scenario = file.scenario
  }
  const settled = game.settle(options)
  if (!settled.ok) {
    const { at, why } = settled.fault
    throw new Faulty(at === 'options.scenario' && file.scenario !== undefined ? 'scenario' : at, why)
  }
  const prepared = prepare(game, settled.value, holdersOf(file, game.seats(settled.value)))
  if (!prepared.ok) throw new Faulty(prepared.fault.at, prepared.fault.why)
  return (dice, events) => begin(game, prepared.setup, dice, events)
}

function fromPosition(game: AnyGame, file: RunFile): Begin {
  if (file.scenario !== undefined) throw new Faulty('scenario', 'a position is given already')
  const given = (file.options ?? {}) as OptionValues
  const read = game.position.read(file.position, given, {})
  if (!read.ok) throw new Faulty(placeInPosition(read.fault.at ?? '', given), refusalWords(read.fault))
  const { options, state } = read.value
  seatHolders(file, state)
  return (dice, events) => seatAt(game, state, game.book(options), dice, events)
}

const refusalWords = ({ clause, reason }: { clause: string; reason: string }): string => `${reason} [${clause}]`

/** Options of the position and of the file are settled together: the fault is where the option was given. */
function placeInPosition(at: string, given: OptionValues): string {
  const option = /^options\.([^.[]+)/.exec(at)?.[1]
  if (option !== undefined && Object.hasOwn(given, option)) return at
  return at === '' || at.startsWith('[') ? `position${at}` : `position.${at}`
}

/** The file's word counts, also against holders that the position itself names. */
function seatHolders(file: RunFile, state: Standing): void {
  const holders = holdersOf(file, Object.keys(state.holders))
  const named = Object.keys(file.seats ?? {}).map((seat) => [seat, holders[seat] as Holder])
  state.holders = { ...state.holders, ...Object.fromEntries(named) }
}

/** The opening throws dice, too; without them there is nothing to give commands to. */
function attempted(run: () => AnyTransaction): { ok: true; table: AnyTransaction } | { ok: false; refused: Refusal } {
  try {
    return { ok: true, table: run() }
  } catch (error) {
    if (error instanceof DiceError) return { ok: false, refused: refuse('table.dice', error.message) }
    throw error
  }
}
