import { type Dice, type RecordingDice, recording, type SeededDice, seeded, type Used } from '../dice/index.ts'
import { breadcrumb, type Command } from '../flow.ts'
import type { Game, Setup } from '../game.ts'
import { digest } from '../json.ts'
import type { OptionValues } from '../options.ts'
import { apply, begin, choices, type Pending, pending } from '../play.ts'
import type { Holder, Seat } from '../seat.ts'
import { check } from '../shape.ts'
import type { Kit, Outcome, Transaction, CausedEvent } from '../transaction.ts'

/** What is written down of a set-up; the rest is the game's standard, with a bot in every seat. */
export interface Given {
  readonly options?: OptionValues
  readonly holders?: Readonly<Record<Seat, Holder>>
}

/** A full set-up, or an error that names the option at fault. */
export function setUp<K extends Kit>(game: Game<K>, given: Given = {}): Setup {
  const settled = game.settle(given.options ?? {})
  if (!settled.ok) throw new Error(`${game.id}: ${settled.fault.at}: ${settled.fault.why}`)
  const bots = Object.fromEntries(game.seats(settled.value).map((seat) => [seat, { bot: 'random' }]))
  return { options: settled.value, holders: { ...bots, ...given.holders } }
}

export interface Pick<C extends Command = Command> {
  readonly seat: Seat
  readonly command: C
}

/** Picks by luck alone: a seat that owes an answer, now and then one that may speak, then any of its choices. */
export class RandomPlayer<K extends Kit> {
  private readonly luck: SeededDice
  private readonly anytime: K['command'][]
  private readonly anytimeIn: number

  /** `anytimeIn`: one command in so many is one that may be given at any time, such as resigning; 0 for none. */
  constructor(game: Game<K>, seed: number | string, anytimeIn = 0) {
    this.luck = seeded(`player ${seed}`)
    this.anytime = (game.anytime?.dos ?? [])
      .map((name) => ({ do: name }))
      .filter((c) => check(game.command, c) === null)
    this.anytimeIn = this.anytime.length === 0 ? 0 : anytimeIn
  }

  private below(n: number): number {
    return this.luck.draw('', n)
  }

  private any<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.below(list.length)]
  }

  /** Null when an owing seat has no choice. */
  pick(game: Game<K>, t: Transaction<K>, asked: Pending): Pick<K['command']> | null {
    if (this.anytimeIn > 0 && this.below(this.anytimeIn) === 0) {
      const seat = this.any(Object.keys(t.state.holders).sort()) as Seat
      const command = this.any(this.anytime)
      if (command && game.anytime?.check(t, seat, command) === null) return { seat, command }
    }
    if (asked.may.length > 0 && this.below(8) === 0) {
      const seat = this.any(asked.may) as Seat
      const command = this.any(choices(t, seat))
      if (command) return { seat, command }
    }
    const seat = this.any(asked.owe)
    const command = seat === undefined ? undefined : this.any(choices(t, seat))
    return seat === undefined || command === undefined ? null : { seat, command }
  }
}

export interface PlayOptions {
  readonly maxCommands?: number
  readonly anytimeIn?: number
}

export interface PlayedOut {
  readonly outcome: Outcome | null
  readonly ended: boolean
  readonly commands: number
  /** SHA-256 of the final state. */
  readonly digest: string
}

/** One game of random players from a seed, silent and quick. Throws at a dead end or when a choice is refused. */
export function playRandom<K extends Kit>(
  game: Game<K>,
  setup: Setup,
  seed: number | string,
  { maxCommands = Number.POSITIVE_INFINITY, anytimeIn = 0 }: PlayOptions = {},
): PlayedOut {
  const t = begin(game, setup, seeded(seed))
  const player = new RandomPlayer(game, seed, anytimeIn)
  let commands = 0
  for (; commands < maxCommands; commands++) {
    const asked = pending(t)
    if (asked === null) break
    const picked = player.pick(game, t, asked)
    if (picked === null)
      throw new Error(`dead end: ${asked.owe.join(', ') || 'nobody'} at ${breadcrumb(t.state.frames)}`)
    const refusal = apply(game, t, picked.seat, picked.command)
    if (refusal) throw new Error(`the choice ${JSON.stringify(picked.command)} is refused: ${refusal.reason}`)
  }
  const { outcome } = t.state
  return { outcome, ended: outcome !== null, commands, digest: digest(t.state) }
}

/** What a game is tried on, and how hard. */
export interface Trial<K extends Kit> {
  readonly game: Game<K>
  readonly setups: readonly Setup[]
  /** Random games per set-up. */
  readonly seeds: readonly number[]
  /** Games end by themselves: only for a game that may not. */
  readonly maxCommands: number
  /** Decisions of a game that are looked at closely, evenly spread. */
  readonly visits: number
  /** Malformed commands and documents. */
  readonly malformed: number
  /** Written-out states that are changed and, if they are read, played on from. */
  readonly states: number
  /** Whether the choices are all that `check` accepts, as on a grid. */
  readonly choicesAreAll: boolean
  /** Events to single seats that tell something which their views need not show afterwards. */
  readonly passing: readonly string[]
  /** Events of which nobody is told before the game is over. */
  readonly untold: readonly string[]
  /** Seats from which nothing is hidden. */
  readonly umpires: readonly Seat[]
  /** What a position document must bring back; the number of the decision need not. */
  comparable(state: K['state']): unknown
  /** Positions are only demanded of states at rest. */
  atRest(t: Transaction<K>): boolean
  /** The part of the facts that does not depend on what was asked of them. */
  facts(facts: K['facts']): unknown
}

/** One decision of a random game; at the end of the game `asked` and `next` are null. */
export interface Moment<K extends Kit> {
  readonly table: Transaction<K>
  readonly setup: Setup
  readonly seed: number
  readonly asked: Pending | null
  /** What the random player will do. */
  readonly next: Pick<K['command']> | null
  /** What was told, and thrown, since the last visit. */
  readonly events: readonly CausedEvent<K['event']>[]
  readonly used: Used
  /** For whatever the visitor leaves to chance. */
  readonly luck: SeededDice
}

export const tableOf = <K extends Kit>(game: Game<K>, setup: Setup, dice: Dice): Transaction<K> =>
  begin(game, setup, dice, [])

/** Enough to see what is wrong. */
const ENOUGH = 5

/** One game in three has players who resign. */
const restless = (seed: number): number => (seed % 3 === 2 ? 25 : 0)

/** Plays random games and visits their decisions; every complaint says where it was found. */
export function walk<K extends Kit>(trial: Trial<K>, visit: (moment: Moment<K>) => Iterable<string>): string[] {
  const complaints: string[] = []
  for (const [i, setup] of trial.setups.entries())
    for (const seed of trial.seeds) {
      if (complaints.length >= ENOUGH) return complaints
      complaints.push(...walkOne(trial, setup, seed, visit).map((c) => `set-up ${i}, seed ${seed}, ${c}`))
    }
  return complaints
}

function walkOne<K extends Kit>(
  trial: Trial<K>,
  setup: Setup,
  seed: number,
  visit: (moment: Moment<K>) => Iterable<string>,
): string[] {
  const { game, maxCommands } = trial
  const complaints: string[] = []
  let where = 'before the first question'
  try {
    const length = lengthOf(trial, setup, seed)
    const stride = Math.max(1, Math.floor(length / trial.visits))
    const ledger: RecordingDice = recording(seeded(seed))
    const player = new RandomPlayer(game, seed, restless(seed))
    const t = tableOf(game, setup, ledger)
    for (let n = 0; n <= maxCommands; n++) {
      const asked = pending(t)
      where = `decision ${n} (${breadcrumb(t.state.frames)})`
      const next = asked && player.pick(game, t, asked)
      if (n % stride === seed % stride || n < 3 || next === null) {
        const luck = seeded(`visit ${seed} ${n}`)
        const events = t.events ?? []
        t.events = []
        for (const c of visit({ table: t, setup, seed, asked, next, events, used: ledger.take(), luck }))
          complaints.push(`${where}: ${c}`)
      }
      if (next === null || complaints.length >= ENOUGH) return complaints
      apply(game, t, next.seat, next.command)
    }
  } catch (error) {
    complaints.push(`${where}: threw ${error instanceof Error ? error.message : String(error)}`)
  }
  return complaints
}

/** Every promise walks through the same games: how long they are is found out once for each trial. */
const lengths = new WeakMap<object, Map<string, number>>()

function lengthOf<K extends Kit>(trial: Trial<K>, setup: Setup, seed: number): number {
  const known = lengths.get(trial) ?? new Map<string, number>()
  lengths.set(trial, known)
  const name = `${trial.setups.indexOf(setup)} ${seed}`
  const length = known.get(name) ?? lengthPlayed(trial, setup, seed)
  known.set(name, length)
  return length
}

function lengthPlayed<K extends Kit>({ game, maxCommands }: Trial<K>, setup: Setup, seed: number): number {
  try {
    return playRandom(game, setup, seed, { maxCommands, anytimeIn: restless(seed) }).commands
  } catch {
    return 1
  }
}
