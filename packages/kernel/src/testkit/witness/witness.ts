/**
 * Proof that secrets hold, by a witness: a state of a random game and the same state with everything otherwise that a
 * seat may not know. The same conversation is held with the hosts of both, and the seat must hear the same bytes.
 */
import { type SeededDice, seeded } from '../../dice/index.ts'
import type { Game, Setup } from '../../game.ts'
import { sameJson } from '../../same-json.ts'
import { PLAIN_TERMS } from '../../log.ts'
import { apply, begin, choices, pending } from '../../play.ts'
import { isBot, type Seat } from '../../seat.ts'
import { check } from '../../shape.ts'
import { type Kit, Transaction } from '../../transaction.ts'
import { firstDifference } from '../data.ts'
import { type Pick, RandomPlayer, setUp } from '../walk.ts'
import { type Channel, Tally } from './channels.ts'
import { Conversation } from './conversation.ts'
import { Overlooked } from './overlooked.ts'
import { varied, type Witness, wordsOf, World } from './worlds.ts'

/** Two states of one match that one seat cannot tell apart. */
export interface Pair<K extends Kit> {
  readonly setup: Setup
  readonly seat: Seat | null
  readonly states: readonly [K['state'], K['state']]
  /** Commands that were given lately, by anybody. */
  readonly pool: readonly K['command'][]
  readonly luck: SeededDice
  /** Where it comes from: the same words give the same pair again. */
  readonly about: string
}

export interface Testimony {
  readonly pairs: number
  /** States in which nothing could be otherwise: they are no pairs. */
  readonly alike: number
  readonly tally: Tally
  /** What is wrong with states of the witness: they have to be lawful. */
  readonly unlawful: readonly string[]
  /** Places that the game's `resample` takes for hidden and the witness never varies. */
  readonly overlooked: readonly string[]
}

const APART = 12
const POOL = 60

/** Who decides in the games from which the states come: luck, and in every other game whoever is advised. */
function picked<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  player: RandomPlayer<K>,
  n: number,
): Pick<K['command']> | null {
  const asked = pending(t)
  if (!asked) return null
  const [seat] = asked.owe
  if (n % 2 === 0 || seat === undefined) return player.pick(game, t, asked)
  return { seat, command: game.advise(game.view(t, seat), t.book, seat, choices(t, seat)).command }
}

/** States of one game after another, each with a seat; every few decisions, so that they are unlike. */
function* moments<K extends Kit>(game: Game<K>, setups: readonly Setup[], seed: string, witness: Witness<K>) {
  for (let n = 0; ; n++) {
    const setup = setups[n % setups.length] as Setup
    const name = `${seed}/${n}`
    const t = begin(game, setup, seeded(name))
    const player = new RandomPlayer(game, name)
    const luck = seeded(`moments ${name}`)
    const seats: (Seat | null)[] = [...Object.keys(t.state.holders), null]
    const pool: K['command'][] = []
    const isOver = (): boolean => t.state.outcome !== null || witness.isOpen?.(t.state) === true
    for (let next = luck.draw('', APART); !isOver(); next--) {
      if (next === 0) {
        const seat = seats[luck.draw('', seats.length)] as Seat | null
        yield { setup, table: t, seat, pool, about: `game ${name}, decision ${t.state.decision}` }
        next = 1 + luck.draw('', APART)
      }
      const pick = picked(game, t, player, n)
      if (!pick || apply(game, t, pick.seat, pick.command)) break
      pool.push(pick.command)
      if (pool.length > POOL) pool.shift()
    }
  }
}

/** Bots that can say why. */
const withReasons = ({ options, holders }: Setup): Setup => ({
  options,
  holders: Object.fromEntries(
    Object.entries(holders).map(([seat, holder]) => [seat, isBot(holder) ? { bot: 'competent' } : holder]),
  ),
})

/** What keeps a state from being one of this game. */
function unlawful<K extends Kit>(game: Game<K>, state: K['state'], { book }: Transaction<K>): string | null {
  const fault = check(game.position.shape(book), state)
  if (fault) return `${fault.at}: ${fault.why}`
  return game.invariants(new Transaction<K>(game.copy(state), book, game.facts, seeded('none')))[0] ?? null
}

/** As many pairs as are wanted, from games that begin with this seed; those that are none are handed back as a sentence. */
export function* pairsOf<K extends Kit>(
  game: Game<K>,
  witness: Witness<K>,
  seed: string,
  overlooked: Overlooked<K> = new Overlooked(game),
): Generator<Pair<K> | string> {
  const setups = witness.setups.map((given) => withReasons(setUp(game, given)))
  for (const { setup, table, seat, pool, about } of moments(game, setups, seed, witness)) {
    const luck = seeded(`pair ${about} ${seat ?? ''}`)
    const state = game.copy(table.state)
    const other = varied(game, witness, state, setup.options, seat, luck)
    overlooked.look(table, seat, other, luck)
    if (sameJson(state, other)) yield ALIKE
    else {
      const wrong = unlawful(game, other, table)
      if (wrong !== null) yield `${about}: ${wrong} (${firstDifference(state, other) ?? ''})`
      else yield { setup, seat, states: [state, other], pool, luck, about }
    }
  }
}

/** Nothing can be otherwise. */
export const ALIKE = 'alike'

/** One in so many pairs has a seat that throws real dice. */
const REAL_DICE = 8

export function holdPair<K extends Kit>(game: Game<K>, witness: Witness<K>, pair: Pair<K>, tally: Tally): void {
  const { setup, seat, states, luck, about, pool } = pair
  const seats = Object.keys(setup.holders)
  const physical = luck.draw('', REAL_DICE) === 0 ? [seats[luck.draw('', seats.length)] as Seat] : []
  const terms = { ...PLAIN_TERMS, physical }
  const [a, b] = states.map(
    (state, i) => new World(game, state, setup.options, seat, wordsOf(about, i as 0 | 1), terms),
  ) as [World<K>, World<K>]
  new Conversation({ game, witness, seat, worlds: [a, b], tally, luck, pool, about }).hold()
}

interface Asked {
  readonly pairs: number
  readonly seed?: string
  /** Fewer, if a difference is found on this channel. */
  readonly until?: Channel | null
}

/** Holds so many pairs. */
export function testify<K extends Kit>(
  game: Game<K>,
  witness: Witness<K>,
  { pairs, seed = 'witness', until = null }: Asked,
): Testimony {
  const tally = new Tally()
  const overlooked = new Overlooked(game)
  const wrong: string[] = []
  let [held, alike] = [0, 0]
  for (const pair of pairsOf(game, witness, seed, overlooked)) {
    if (pair === ALIKE) alike++
    else if (typeof pair === 'string') wrong.push(pair)
    else {
      holdPair(game, witness, pair, tally)
      held++
    }
    const isFound = until !== null && tally.lineOf(until).differ > 0
    if (isFound || held >= pairs || wrong.length >= 5 || alike > 20 * pairs) break
  }
  return { pairs: held, alike, tally, unlawful: wrong, overlooked: overlooked.places }
}
