import {
  type AnyGame,
  type AnyTransaction,
  apply,
  begin,
  choices,
  type Command,
  type Dice,
  digest,
  type OptionValues,
  type Outcome,
  type Pending,
  pending,
  prepare,
  type Seat,
  seeded,
} from '@shamble/kernel'
import type { Bot } from './bot.ts'
import type { Budget } from './budget.ts'
import { botFor } from './bot-for.ts'
import type { Level } from './levels.ts'
import { firstOf } from './rollout.ts'
import type { SearchSettings } from './search.ts'

export interface Played {
  readonly seat: Seat
  readonly command: Command
  readonly why: string
}

export interface GameSpec {
  readonly game: AnyGame
  readonly options?: OptionValues
  /** By seat; a seat that is not named plays at the default level. */
  readonly levels?: Readonly<Record<Seat, Level>>
  readonly level?: Level
  readonly seed: string | number
  readonly budget: Budget
  readonly settings?: Partial<SearchSettings>
  readonly maxCommands?: number
  /** Measures decisions; without it they are not timed. */
  readonly now?: () => number
  readonly onCommand?: (played: Played, table: AnyTransaction) => void
}

export interface GameResult {
  /** Null if the game was given up after the most commands. */
  readonly outcome: Outcome | null
  /** The key of how it ended; null if the game has none, or was given up. */
  readonly grade: string | null
  readonly commands: number
  /** Null if the game does not count turns. */
  readonly turns: number | null
  /** SHA-256 of the final state. */
  readonly digest: string
  /** Commands of bots that the game did not accept; a bot that is refused plays its first choice instead. */
  readonly refused: number
  /** The longest decision in ms; 0 if nobody measured. */
  readonly longest: number
}

interface Player {
  readonly bot: Bot
  readonly dice: Dice
}

/** One game between bots, from its seed to its end. With a budget in nodes it is the same on every machine. */
export function playGame(spec: GameSpec): GameResult {
  const { game, budget, now, onCommand, maxCommands = Number.POSITIVE_INFINITY } = spec
  const { t, players } = sitDown(spec)
  let refused = 0
  let longest = 0
  let commands = 0
  for (let asked = pending(t); asked !== null && commands < maxCommands; asked = pending(t)) {
    if (asked.beside) throw new Error(`${asked.beside.game} is played beside this game: no bot answers for it`)
    const seat = firstOf(game, t, asked.owe)
    const began = now?.() ?? 0
    const { command, why } = answer(game, t, seat, asked, players[seat] as Player, budget)
    longest = Math.max(longest, (now?.() ?? 0) - began)
    if (apply(game, t, seat, command) === null) {
      commands += 1
      onCommand?.({ seat, command, why }, t)
    } else {
      refused += 1
      if (apply(game, t, seat, choices(t, seat)[0] as Command)) throw new Error(`${seat}: its first choice is refused`)
      commands += 1
    }
  }
  const turns = game.progress?.(t.state).turn ?? null
  const grade = game.grade?.(t.state) ?? null
  return { outcome: t.state.outcome, grade, commands, turns, digest: digest(t.state), refused, longest }
}

function answer(
  game: AnyGame,
  t: AnyTransaction,
  seat: Seat,
  asked: Pending,
  { bot, dice }: Player,
  budget: Budget,
): ReturnType<Bot['choose']> {
  const list = choices(t, seat)
  if (list.length === 0) throw new Error(`${seat} owes an answer but has no choice`)
  return bot.choose({ game, book: t.book, view: game.view(t, seat), seat, choices: list, pending: asked, dice, budget })
}

function sitDown(spec: GameSpec): { t: AnyTransaction; players: Record<Seat, Player> } {
  const { game, options = {}, levels = {}, level = 'competent', seed, settings } = spec
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const seats = game.seats(settled.value)
  const stranger = Object.keys(levels).find((seat) => !seats.includes(seat))
  if (stranger !== undefined) throw new Error(`there is no seat ${stranger}`)
  const levelOf = (seat: Seat): Level => levels[seat] ?? level
  const holders = Object.fromEntries(seats.map((seat) => [seat, { bot: levelOf(seat) }]))
  const prepared = prepare(game, settled.value, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  const players: Record<Seat, Player> = {}
  for (const seat of seats) players[seat] = { bot: botFor(levelOf(seat), settings), dice: seeded(`${seed}/${seat}`) }
  return { t: begin(game, prepared.setup, seeded(`${seed}/dice`)), players }
}
