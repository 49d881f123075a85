import {
  type Dice,
  enumerating,
  finished,
  type Fraction,
  type Likelihood,
  sampling,
  seeded,
  tally,
} from './dice/index.ts'
import type { AnyGame, AnyTransaction, Game } from './game.ts'
import { canonical } from './json.ts'
import { apply, seat as seatAt, submit } from './play.ts'
import { type Refusal, tableRefusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { Kit, Transaction, CausedEvent } from './transaction.ts'

export interface OddsRow {
  readonly key: string
  readonly probability: number
  /** Sampled odds only: the standard error. */
  readonly error?: number
  /** Exact odds only, if the numbers are not too large. */
  readonly fraction?: Fraction
}

/** What may come of a command, as far as the seat can know. */
export interface OddsResult {
  readonly exact: boolean
  /** Ways in which the dice can fall, or samples taken. */
  readonly runs: number
  readonly outcomes: readonly OddsRow[]
}

export interface OddsLimits {
  readonly paths?: number
  readonly samples?: number
  /** What the seat would do before: a walk up to somebody. Where dice were thrown on the way, nobody knows the odds. */
  readonly after?: readonly unknown[]
}

/** How one way for the dice to fall is told; states and events that are told alike are counted together. */
export type Reading<K extends Kit> = (after: Transaction<K>, events: readonly CausedEvent<K['event']>[]) => string

export type OddsAnswer =
  | { readonly ok: true; readonly odds: OddsResult }
  | { readonly ok: false; readonly refusal: Refusal }

/** `commandOdds` for any game, told in the game's own words; at once, or as soon as they are worked out. */
export type OddsOf = (
  game: AnyGame,
  table: AnyTransaction,
  seat: Seat,
  command: unknown,
  read?: undefined,
  limits?: OddsLimits,
) => OddsAnswer | Promise<OddsAnswer>

/** More ways than this are sampled; an answer is wanted while somebody looks at the button. */
const MOST_PATHS = 5_000
const SAMPLES = 1_000

class Revealed extends Error {}

/** Play has passed into other hands: what the dice say from here on is not the command's doing. */
class PassedOn extends Error {}

const nothing: Dice = seeded('nothing is thrown')

const told = <K extends Kit>(events: readonly CausedEvent<K['event']>[]): string =>
  canonical(events.map(({ cause: _, clause: __, audience: ___, ...rest }) => rest))

/**
 * The odds of a command before it is given, worked out from what the seat sees and never from what is hidden: two
 * states that look alike to the seat have the same odds. Exact unless something hidden would come to light or there are
 * too many ways; then many states that look like this one are tried.
 */
export function commandOdds<K extends Kit>(...asked: Parameters<typeof oddsInSteps<K>>): OddsAnswer {
  return finished(oddsInSteps(...asked))
}

/** `commandOdds`, with a pause after every way that was tried: whoever has other things to do does them there. */
export function* oddsInSteps<K extends Kit>(
  game: Game<K>,
  table: Transaction<K>,
  seat: Seat,
  command: unknown,
  read: Reading<K> = (_, events) => (game.oddsKey ? game.oddsKey(events) : told<K>(events)),
  limits: OddsLimits = {},
): Generator<undefined, OddsAnswer> {
  const { book } = table
  const view = game.view(table, seat)
  const luck = seeded('odds')
  const likely = (): Transaction<K> => seatAt(game, game.resample(view, book, luck), book, nothing)
  const { after = [] } = limits
  const one = likely()
  const onTheWay = walked(game, one, seat, after)
  if (onTheWay) return { ok: false, refusal: onTheWay }
  const refusal = submit(game, one.fork(game.copy, luck.fork('check')), seat, null, command)
  if (refusal) return { ok: false, refusal }

  const asked: Asked<K> = { game, seat, command, read }
  const stopIfRevealed = (t: Transaction<K>): void => {
    if (t.revealed) throw new Revealed()
  }
  try {
    const paths = limits.paths ?? MOST_PATHS
    const probe = (dice: Dice): string => tried(asked, one, dice, stopIfRevealed)
    const isHopeless = leastWays(probe, luck.fork('ways')) > FAR_TOO_MANY * paths
    const { outcomes, complete } = isHopeless
      ? { outcomes: [], complete: false }
      : yield* enumerating(probe, { paths, impatient: true })
    if (complete)
      return {
        ok: true,
        odds: exactly(
          tally(outcomes, (key) => key),
          outcomes.length,
        ),
      }
  } catch (error) {
    if (!(error instanceof Revealed)) throw error
  }
  const samples = limits.samples ?? SAMPLES
  const another = (): Transaction<K> => {
    const t = likely()
    return walked(game, t, seat, after) ? one : t
  }
  const rows = yield* sampling((dice) => tried(asked, another(), dice, () => {}), luck, samples)
  return { ok: true, odds: sampled(rows, samples) }
}

/** Does on a table of one's own what comes before; why that cannot be, if it cannot. */
function walked<K extends Kit>(
  game: Game<K>,
  table: Transaction<K>,
  seat: Seat,
  commands: readonly unknown[],
): Refusal | null {
  let isSure = true
  const doubt = (): void => {
    isSure = false
  }
  table.dice = {
    roll: (ask) => (doubt(), nothing.roll(ask)),
    draw: (clause, n) => (doubt(), nothing.draw(clause, n)),
  }
  for (const command of commands) {
    const refusal = submit(game, table, seat, null, command)
    if (refusal) return refusal
    if (!isSure || table.revealed) return tableRefusal('table.stale')
  }
  return null
}

/** A command whose odds are asked for, and how what comes of it is told. */
interface Asked<K extends Kit> {
  readonly game: Game<K>
  readonly seat: Seat
  readonly command: unknown
  readonly read: Reading<K>
}

/** What comes of a command if the dice fall like this, as far as it is its own doing and the seat sees it. */
function tried<K extends Kit>(
  { game, seat, command, read }: Asked<K>,
  from: Transaction<K>,
  dice: Dice,
  shown: (t: Transaction<K>) => void,
): string {
  const hands = game.inControl?.(from.state)
  const check = (): void => {
    if (game.inControl?.(t.state) !== hands) throw new PassedOn()
  }
  const own: Dice = {
    roll: (ask) => (check(), dice.roll(ask)),
    draw: (clause, n) => (check(), dice.draw(clause, n)),
  }
  const t = from.fork(game.copy, game.inControl ? own : dice)
  // What comes to light later is not the command's doing either.
  t.beforeReveal = check
  const events: CausedEvent<K['event']>[] = []
  t.events = events
  try {
    apply(game, t, seat, command as K['command'])
    for (let next = game.unmoved?.(t); next && game.inControl?.(t.state) === hands; next = game.unmoved?.(t))
      apply(game, t, next.seat, next.command)
  } catch (error) {
    if (!(error instanceof PassedOn)) throw error
  }
  shown(t)
  const visible = events.filter((e) => e.audience === undefined || e.audience.includes(seat))
  return read(t, visible)
}

/** Runs that show about how many ways there are before any is counted. */
const PROBES = 4
const FAR_TOO_MANY = 50

/** About how many ways for the dice to fall there are, by the shortest of a few runs: like dice in a row are counted once. */
function leastWays(run: (dice: Dice) => unknown, luck: Dice): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < PROBES; i++) {
    let [ways, alike] = [1, 1]
    const count = (sides: number, isLikeLast: boolean): void => {
      alike = isLikeLast ? alike + 1 : 1
      ways *= (sides + alike - 1) / alike
    }
    run({
      roll: (ask) => (count((ask.evenly ?? ask.results)?.length ?? ask.sides, ask.isLikeLast ?? false), luck.roll(ask)),
      draw: (clause, n) => (count(n, false), luck.draw(clause, n)),
    })
    least = Math.min(least, ways)
  }
  return least
}

const exactly = (rows: readonly Likelihood<string>[], runs: number): OddsResult => ({
  exact: true,
  runs,
  outcomes: rows.map(({ key, probability, exact }) => ({ key, probability, ...(exact ? { fraction: exact } : {}) })),
})

const sampled = (rows: readonly Likelihood<string>[], runs: number): OddsResult => ({
  exact: false,
  runs,
  outcomes: rows.map(({ key, probability, error }) => ({ key, probability, error })),
})
