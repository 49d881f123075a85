import { availableParallelism } from 'node:os'
import { isLevel, LEVELS, type Level } from '@shamble/bots'
import {
  type AnyGame,
  type OptionDefinition,
  optionFromText,
  type OptionValue,
  type OptionValues,
  rangeOf,
  type Seat,
} from '@shamble/kernel'
import type { Args } from '../args.ts'
import { type Shelf, shelfOf } from '../games.ts'
import type { Io } from '../io.ts'
import { readDocument } from '../read.ts'
import { quoted, Stop } from '../stop.ts'
import type { SavedDice } from './record.ts'
import type { SeriesSpec } from './series.ts'

export const STANDARD = { games: 100, seed: '0', nodes: 2_000 } as const

/** What is played, how often, and on how many cores. */
export interface Plan {
  readonly shelf: Shelf
  readonly spec: SeriesSpec
  readonly games: number
  readonly cores: number
}

/** `--option k=v`, and `--scenario X` for the option of that name. */
/** What else was asked for comes first, and is not said twice. */
export function optionsFrom(args: Args, game: AnyGame, io: Io, asked: OptionValues = {}): OptionValues {
  const given: Record<string, OptionValue> = { ...asked }
  const set = (flag: string, id: string, written: string): void => {
    const definition = Object.hasOwn(game.options, id) ? (game.options[id] as OptionDefinition) : null
    if (!definition) throw new Stop(`${flag}: ${game.id} has no option ${quoted(id)}; shamble games lists them`)
    if (Object.hasOwn(given, id)) throw new Stop(`${flag}: ${id} is set already`)
    const value = valueFrom(definition, written, io)
    if (value === undefined) throw new Stop(`${flag}: ${id}: expected ${rangeOf(definition)}, got ${quoted(written)}`)
    given[id] = value
  }
  const scenario = args.text('scenario')
  if (scenario !== undefined) set('--scenario', 'scenario', scenario)
  for (const word of args.all('option')) {
    const [id, written] = pairOf('--option', 'k=v', word)
    set('--option', id, written)
  }
  const settled = game.settle(given)
  if (!settled.ok) throw new Stop(`--option: ${settled.fault.at.replace(/^options\./, '')}: ${settled.fault.why}`)
  return settled.value
}

/** Documents may stand in files: `own=@scenario.json`. What is wrong with them is found when options are settled. */
const valueFrom = (definition: OptionDefinition, written: string, io: Io): OptionValue | undefined =>
  definition.kind === 'document' && written.startsWith('@')
    ? (readDocument(io, written.slice(1)) as OptionValue)
    : optionFromText(definition, written)

function pairOf(flag: string, form: string, word: string): [string, string] {
  const equals = word.indexOf('=')
  if (equals <= 0) throw new Stop(`${flag}: expected ${form}, got ${quoted(word)}`)
  return [word.slice(0, equals), word.slice(equals + 1)]
}

/** `M=random` is all of M1, M2 …; `all` is every seat. */
const seatsNamed = (seats: readonly Seat[], name: string): readonly Seat[] =>
  seats.filter((seat) => name === 'all' || seat === name || seat.replace(/\d+$/, '') === name)

/** Who plays how well; where two flags name a seat, the later one counts. */
function levelsFrom(args: Args, seats: readonly Seat[]): Record<Seat, Level> {
  const levels: Record<Seat, Level> = Object.fromEntries(seats.map((seat) => [seat, 'competent']))
  for (const word of args.all('bot')) {
    const [name, level] = pairOf('--bot', 'SEAT=LEVEL', word)
    const named = seatsNamed(seats, name)
    if (named.length === 0)
      throw new Stop(`--bot: there is no seat ${quoted(name)}; there are ${seats.join(', ')}, all`)
    if (!isLevel(level)) throw new Stop(`--bot: there is no level ${quoted(level)}; there are ${LEVELS.join(', ')}`)
    for (const seat of named) levels[seat] = level
  }
  return levels
}

export function planFrom(args: Args, io: Io): Plan {
  const shelf = shelfOf(args.positionals[0] as string)
  const options = optionsFrom(args, shelf.game, io)
  const spec: SeriesSpec = {
    game: shelf.game.id,
    options,
    levels: levelsFrom(args, shelf.game.seats(options)),
    seed: args.text('seed') ?? STANDARD.seed,
    nodes: args.count('budget', 1, 1_000_000_000) ?? STANDARD.nodes,
  }
  const games = args.count('games', 1, 10_000_000) ?? (args.has('save') ? 1 : STANDARD.games)
  if (args.has('save') && games !== 1) throw new Stop('--save: records one game; use it with --games 1')
  return { shelf, spec, games, cores: args.count('cores', 1, 1_024) ?? availableParallelism() }
}

export function savedDice(args: Args): SavedDice {
  const dice = args.text('dice') ?? 'seeded'
  if (dice !== 'seeded' && dice !== 'committed')
    throw new Stop(`--dice: expected seeded or committed, got ${quoted(dice)}`)
  if (args.has('dice') && !args.has('save')) throw new Stop('--dice: says how --save records; there is no --save')
  return dice
}
