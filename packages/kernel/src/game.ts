import type { ClauseIndex } from './clause.ts'
import type { Dice } from './dice/index.ts'
import type { Inquiries } from './inquiry.ts'
import type { OptionGroup, OptionSchema, OptionValues } from './options.ts'
import type { Refusal } from './refusal.ts'
import type { Holder, Seat } from './seat.ts'
import type { Fault, Shape } from './shape.ts'
import type { Book, Kit, Look, Transaction, CausedEvent } from './transaction.ts'

export interface Scenario {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly ours: boolean
}

/** The scenarios of a game as its content lists them, by id; those that the book prints say that they are not ours. */
export const scenariosOf = (
  content: Readonly<Record<string, { title: string; description: string; ours?: boolean }>>,
): readonly Scenario[] =>
  Object.entries(content).map(([id, { title, description, ours = true }]) => ({ id, title, says: description, ours }))

/** A choice, and the reason for it in a sentence. */
export interface Advice<C> {
  readonly command: C
  readonly why: string
}

export interface Progress {
  readonly turn: number
  readonly phase: number
}

/** Everything that is fixed before the first die: together with the dice it determines a match. */
export interface Setup {
  readonly options: OptionValues
  readonly holders: Readonly<Record<Seat, Holder>>
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Refusal }

/** A human-writable document from which any state can be set up and checked, as FEN is for chess. */
export interface PositionForm<K extends Kit> {
  read(
    document: unknown,
    options: OptionValues,
    holders: Readonly<Record<Seat, Holder>>,
  ): Read<{ options: OptionValues; state: K['state'] }>
  write(look: Look<K>): object
  /** What every state of a match looks like: a state that was written out whole is checked by it before anything else. */
  shape(book: Book<K>): Shape<K['state']>
}

/** Commands that any seat may give at any time (resigning). They are judged before the question at hand. */
export interface Anytime<K extends Kit> {
  readonly dos: readonly string[]
  check(look: Look<K>, seat: Seat, command: K['command']): Refusal | null
  take(t: Transaction<K>, seat: Seat, command: K['command']): void
}

/** What is known of a game before anything of it is loaded. */
export interface About {
  readonly id: string
  readonly title: string
  /** The authors and their book, in full. */
  readonly credit: string
  /** The same in a few words, for a small card. */
  readonly by: string
  /** What the book calls a round of play: "Turn", "Cycle". */
  readonly round: string
}

/** A game is a value that implements this; nothing of transport, storage, time or drawing is inside it. */
export interface Game<K extends Kit> extends About {
  /** Changes whenever a recorded match might replay differently. */
  readonly rulesVersion: string
  readonly clauses: ClauseIndex
  /** The chapters of the clause index in their order, by the middle part of the ids. */
  readonly chapters?: readonly { readonly topic: string; readonly title: string }[]
  readonly scenarios: readonly Scenario[]
  readonly options: OptionSchema
  /** How the options are shown, by chapter; those not listed are no house rules, or settled elsewhere. */
  readonly optionGroups?: readonly OptionGroup[]
  readonly command: Shape<K['command']>
  readonly anytime?: Anytime<K>
  /**
   * Commands that a seat can give again and again without consequence, such as handing things round; the table bounds
   * them (`table.again`). None of them is ever the only answer to a question.
   */
  readonly repeatable?: readonly string[]
  /** Why a seat that is not asked anything may not do this, where the book says more than the table; null where it does not. */
  outOfTurn?(look: Look<K>, seat: Seat, command: K['command']): Refusal | null
  readonly position: PositionForm<K>

  /** All option values, those a scenario prescribes included; a fault names the option. */
  settle(given: OptionValues): { ok: true; value: OptionValues } | { ok: false; fault: Fault }
  seats(options: OptionValues): readonly Seat[]
  /** Those for whom wins and losses are counted, whoever holds the seats. */
  readonly sides: readonly string[]
  /** The sides that have won a game that is over; those that its outcome names unless the game says otherwise. */
  winners?(state: K['state']): readonly string[]
  /** Figures that each side has lost so far. */
  losses?(state: K['state']): Readonly<Record<string, number>>
  /** Resolves the house rules into the rules of one match. */
  book(options: OptionValues): Book<K>
  /** The state before the first step of the set-up. */
  begin(setup: Setup, book: Book<K>): K['state']
  copy(state: K['state']): K['state']
  /** Worked out from the state. `before` are the facts of an earlier state of the same match, of which parts may be kept. */
  facts(state: K['state'], book: Book<K>, before?: K['facts']): K['facts']
  view(look: Look<K>, seat: Seat | null): K['view']
  /** A full state that looks exactly like this view; what is hidden is drawn from the dice. */
  resample(view: K['view'], book: Book<K>, dice: Dice): K['state']
  /** Choices are examples of what is legal, not all of it: a measured table has no end of places. Advice may be any legal command. */
  readonly examples?: true
  /** What a competent player of this seat does, decided from what the seat sees; one of the choices. */
  advise(view: K['view'], book: Book<K>, seat: Seat, choices: readonly K['command'][]): Advice<K['command']>
  /** Which of several seats that owe an answer should give it first, by the same player's judgement. */
  firstToAct?(view: K['view'], book: Book<K>, seats: readonly Seat[]): Seat
  /** A simpler player, for experiments. */
  runner?(view: K['view'], book: Book<K>, seat: Seat, choices: readonly K['command'][]): Advice<K['command']>
  /** How a searching player of this game looks ahead; without it, it weighs choices of every kind, a turn ahead. */
  readonly foresight?: Foresight<K>
  /** The chance, from 0 to 1, that the seat's side wins from here, by a quick look; of a game that is over, 0 or 1. */
  evaluate?(look: Look<K>, seat: Seat): number
  /** How far play has come: which turn, and which phase of it. Both only grow, the phase within its turn. */
  progress?(state: K['state']): Progress
  /** The key of how a game ended that is over; its outcome's sentence is for people. */
  grade?(state: K['state']): string | null
  /** Why people may not talk to each other now, if the book says so. */
  talkRests?(look: Look<K>): Refusal | null
  /** The book forbids a seat to see again, while the game goes on, what it could see earlier. */
  readonly closedPast?: true
  /** Whether a command may be taken back while nothing was rolled, shown or answered; `events` is what came of it. */
  mayTakeBack(command: K['command'], events: readonly CausedEvent<K['event']>[]): boolean
  /** In whose hands play is: when that has changed, dice are no longer thrown for the command whose odds are asked. */
  inControl?(state: K['state']): string
  /** While odds are asked: what nobody who changes anything answers to a question in the middle of a command; null if none is open. */
  unmoved?(table: Transaction<K>): { readonly seat: Seat; readonly command: K['command'] } | null
  /** What came of a command, in a few words ("kill", "2 hits"): odds are counted by it. */
  oddsKey?(events: readonly CausedEvent<K['event']>[]): string
  /** What the rules can tell a person before a decision, from what the seat sees: reach, sight, danger. The game says what can be asked. */
  hints?(view: K['view'], book: Book<K>, seat: Seat | null, ask: unknown): unknown
  /** What can be asked about a table as it stands, by name: sight, contact, reach. */
  readonly inquiries?: Inquiries<K>
  /** What must always hold; each broken promise is a sentence. */
  invariants(look: Look<K>): string[]
}

/** How a searching player looks ahead: it tries out other players, and goes by whoever does best. */
export interface Foresight<K extends Kit> {
  /** Players with other habits, of whom it is worth trying out what comes of them now; none where the advice will do. */
  players(view: K['view'], book: Book<K>, seat: Seat): readonly Game<K>['advise'][]
  /** Whom it goes by as long as nobody does better; without him the game's own player. */
  usual?(view: K['view'], book: Book<K>, seat: Seat, choices: readonly K['command'][]): Advice<K['command']>
  /** Turns that are played on before it is judged how it stands. */
  readonly turns: number
  /** Whoever did better is followed until others are tried out again, and not for one decision alone. */
  readonly follows?: true
  /** What a player must be better by, and on how many samples at least. */
  readonly margin: number
  readonly samples: number
}

/** What a table does without until a bot thinks, a person wants hints or a position is read or written. A page may load it later. */
export type GameExtras<K extends Kit> = Pick<
  Game<K>,
  'advise' | 'firstToAct' | 'runner' | 'foresight' | 'evaluate' | 'hints' | 'inquiries' | 'position' | 'invariants'
>
export type GameRules<K extends Kit> = Omit<Game<K>, keyof GameExtras<K>>

/** The sides that have won; none as long as the game goes on. */
export const winnersOf = <K extends Kit>(game: Game<K>, state: K['state']): readonly string[] =>
  state.outcome === null ? [] : (game.winners?.(state) ?? state.outcome.winners)

/** Figures that each side has lost, of a game that counts them. */
export const lossesOf = <K extends Kit>(game: Game<K>, state: K['state']): Readonly<Record<string, number>> =>
  game.losses?.(state) ?? {}

/** A game whose types do not matter to the caller: arenas, hosts and command lines handle all games alike. */
export type AnyGame = Game<Kit>
export type AnyTransaction = Transaction<Kit>

/** Forgets a game's own types. The kernel hands a game only states, commands and books that the same game made. */
export const anyGame = <K extends Kit>(game: Game<K>): AnyGame => game as unknown as AnyGame
