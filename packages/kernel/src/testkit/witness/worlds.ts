/** Two matches in which everything that a seat may not know is otherwise, and nothing else. */
import { anyMatch } from '../../begin.ts'
import { type Dice, type SeededDice, seeded, seededFrom } from '../../dice/index.ts'
import type { Game } from '../../game.ts'
import { type Connection, MatchHost } from '../../host.ts'
import { sameJson } from '../../same-json.ts'
import type { Terms } from '../../log.ts'
import { Match } from '../../match.ts'
import { type HostMessage, PROTOCOL, type ClientMessage } from '../../messages.ts'
import { commandOdds, type OddsOf } from '../../odds.ts'
import type { OptionValues } from '../../options.ts'
import { choices, seat as seatAt } from '../../play.ts'
import type { Seat } from '../../seat.ts'
import type { Source } from '../../source.ts'
import type { Book, Kit, Look } from '../../transaction.ts'
import type { Given } from '../walk.ts'

/** A seat that knows everything and decides in secret, at tables where a person holds it. */
export interface Knowing<K extends Kit> {
  readonly seat: Seat
  /** Tables at which it is asked. */
  readonly setups: readonly Given[]
  /** What it decides in the other world instead of this: all that shows is alike, and the rest otherwise. */
  instead(command: K['command'], other: Look<K>, dice: Dice): K['command']
  /** Something that it may do at any time, openly; null if there is nothing. */
  besides?(look: Look<K>, dice: Dice): K['command'] | null
}

/** What a game with secrets gives its tests: a reviewer reads it beside the specification. */
export interface Witness<K extends Kit> {
  readonly setups: readonly Given[]
  /**
   * A lawful state in which everything that this seat (null: whoever looks on) may not know is otherwise, as far as it can
   * be. It knows neither `view` nor `resample`. Sealed answers are not its business: the kernel varies them.
   */
  vary(state: K['state'], seat: Seat | null, dice: Dice, options: OptionValues): K['state']
  /** What can be asked of `hints` at this table; nothing in it depends on what is hidden. */
  asks?(state: K['state'], seat: Seat | null): readonly unknown[]
  /** From when on nothing is hidden any more in a game: it is not played further for the sake of pairs. */
  isOpen?(state: K['state']): boolean
  /** Events to single seats that tell something which their views need not show afterwards. */
  readonly passing?: readonly string[]
  /** Events that show to anybody, for a moment, what views do not show afterwards: at this table. */
  fleeting?(book: Book<K>): readonly string[]
  /** Whose secret answers differ from one world to the other. */
  readonly knowing?: Knowing<K>
}

/** A game and its witness with their types forgotten; both were made for each other. */
export type AnyWitness = Witness<Kit>
export const anyWitness = <K extends Kit>(witness: Witness<K>): AnyWitness => witness as unknown as AnyWitness

const any = <T>(list: readonly T[], luck: Dice): T | undefined =>
  list.length === 0 ? undefined : list[luck.draw('', list.length)]

/** Another command than this one, if there is any. */
export const otherThan = <C>(command: C, offered: readonly C[], luck: Dice): C =>
  any(
    offered.filter((one) => !sameJson(one, command)),
    luck,
  ) ?? command

/** The answers that others have sealed are replaced by other choices of theirs. The state is changed itself. */
export function varySealed<K extends Kit>(
  game: Game<K>,
  state: K['state'],
  book: ReturnType<Game<K>['book']>,
  seat: Seat | null,
  luck: SeededDice,
): void {
  const given = state.frames.at(-1)?.sealed ?? null
  for (const [who, answer] of Object.entries(given ?? {})) {
    if (who === seat) continue
    const before = game.copy(state)
    delete before.frames.at(-1)?.sealed?.[who]
    const offered = choices(seatAt(game, before, book, luck), who)
    if (given) given[who] = otherThan(answer, offered, luck)
  }
}

/** The state otherwise for this seat. */
export function varied<K extends Kit>(
  game: Game<K>,
  witness: Witness<K>,
  state: K['state'],
  options: OptionValues,
  seat: Seat | null,
  luck: SeededDice,
): K['state'] {
  const other = witness.vary(game.copy(state), seat, luck, options)
  varySealed(game, other, game.book(options), seat, luck)
  return other
}

const ROLLS = 4

/** The same open dice in both worlds, other hidden draws in each. */
export function wordsOf(seed: string, world: 0 | 1): number[] {
  const [open, hidden] = [seeded(seed).state(), seeded(`${seed} ${world}`).state()]
  return [...open.slice(0, ROLLS), ...hidden.slice(ROLLS)]
}

const sourceOf = (words: readonly number[]): Source => ({
  kind: 'seeded',
  dice: seededFrom(words),
  made: { rolls: 0, draws: 0 },
  record: () => ({ kind: 'seeded' }),
})

/** Fewer ways and samples than a person gets: it is asked often. */
const someOdds: OddsOf = (game, table, seat, command) =>
  commandOdds(game, table, seat, command, undefined, { paths: 200, samples: 12 })

/** A match with its host, as one seat hears it. Everybody else speaks by another line, and nobody listens to that. */
export class World<K extends Kit> {
  readonly match: Match<K>
  readonly #host: MatchHost
  readonly #own: Connection
  readonly #others: Connection
  readonly #seat: Seat | null
  #heard: HostMessage[] = []
  #id = 0

  constructor(
    game: Game<K>,
    state: K['state'],
    options: OptionValues,
    seat: Seat | null,
    words: number[],
    terms: Terms,
  ) {
    const setup = { options, holders: state.holders }
    this.match = new Match(game, { setup, position: { document: null, state } }, sourceOf(words), terms)
    this.#host = new MatchHost({ match: anyMatch(this.match), odds: someOdds })
    this.#seat = seat
    this.#own = this.#host.connect((message) => void this.#heard.push(message))
    this.#others = this.#host.connect(() => {})
    const others = Object.keys(state.holders).filter((one) => one !== seat)
    this.#others.receive({ v: PROTOCOL, t: 'join', client: 'others', seats: others })
    this.#own.receive({ v: PROTOCOL, t: 'join', client: 'own', seats: seat === null ? [] : [seat] })
  }

  /** What the seat has heard since it was last asked. */
  heard(): HostMessage[] {
    const heard = this.#heard
    this.#heard = []
    return heard
  }

  /** A look or a request of this line itself. */
  say(message: Unnumbered): void {
    this.#own.receive(this.#numbered(message))
  }

  /** A request by whoever holds this seat. */
  sayFor(seat: Seat, message: Unnumbered): void {
    const line = seat === this.#seat ? this.#own : this.#others
    line.receive(this.#numbered(message))
  }

  timeUp(seat: Seat): void {
    this.#host.timeUp(seat)
  }

  #numbered(message: Unnumbered): object {
    return LOOKS.has(message.t) ? { v: PROTOCOL, ...message } : { v: PROTOCOL, id: ++this.#id, ...message }
  }
}

/** What is not numbered: it is answered, but it asks nothing of the match. */
const LOOKS: ReadonlySet<string> = new Set(['resume', 'replay'])

type Without<M> = M extends unknown ? Omit<M, 'v' | 'id'> : never
/** What a line says, without version and number. */
export type Unnumbered = Without<Exclude<ClientMessage, { t: 'join' }>>
