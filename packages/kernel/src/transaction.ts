import type { Dice, Throw } from './dice/index.ts'
import {
  type AskStep,
  advance,
  call,
  type Command,
  type Flowing,
  type Frame,
  type Procedure,
  type Vars,
} from './flow.ts'
import type { Holder, Seat } from './seat.ts'

/** What happened: its name, the clause under which it happened and, if not everybody may see it, who may. */
export interface GameEvent {
  readonly e: string
  readonly clause: string
  readonly audience?: readonly Seat[]
}

/** Why it happened: whose command, answering which decision, at which step of the order of play. */
export interface Cause {
  readonly decision: number
  readonly seat: Seat | null
  readonly step: string
}

export type CausedEvent<E extends GameEvent> = E & { readonly cause: Cause }

export interface Outcome {
  /** The sides that won, as the game names them. */
  readonly winners: readonly string[]
  readonly clause: string
  readonly reason: string
}

/** The part of every game's state that the kernel reads. */
export interface Standing {
  /** Counts the commands taken so far; a command names the number it answers. */
  decision: number
  holders: Readonly<Record<Seat, Holder>>
  frames: Frame[]
  outcome: Outcome | null
}

/** The types of one game, bundled. */
export interface Kit {
  state: Standing
  command: Command
  event: GameEvent
  view: unknown
  /** The resolved tables and slots of one match. */
  book: object
  /** What is worked out from the state once and renewed when a rule says so. */
  facts: unknown
}

/** The resolved rules of one match: the game's own tables and slots, and the procedures in play. */
export type Book<K extends Kit> = K['book'] & {
  readonly procedures: Readonly<Record<string, Procedure<Transaction<K>, K['command']>>>
  /** Who may hear of an event that names nobody itself; null for everybody. For games in which not all know the same. */
  readonly hearers?: (look: Look<K>, event: K['event']) => readonly Seat[] | null
  /** Whether a seat's reasons are told at the end alone: they hang on what it knows and others do not. */
  readonly keepsReasons?: (look: Look<K>) => boolean
}

/** What a rule that only reads is given. */
export interface Look<K extends Kit> {
  readonly state: K['state']
  readonly book: Book<K>
  readonly facts: K['facts']
}

type Work<K extends Kit> = (state: K['state'], book: Book<K>, before?: K['facts']) => K['facts']

/** What a rule that writes is given: it may change the state, throw dice, tell what happened and call a procedure. */
export class Transaction<K extends Kit> implements Look<K>, Flowing<Transaction<K>, K['command']> {
  readonly state: K['state']
  readonly book: Book<K>
  facts: K['facts']
  dice: Dice
  /** Null in search: nobody listens. */
  events: CausedEvent<K['event']>[] | null
  /** Set when something hidden came to light; undo does not cross it. */
  revealed = false
  /** Asked before something hidden comes to light; whoever only tries a command stops it here. */
  beforeReveal: (() => void) | null = null
  asking: AskStep<Transaction<K>, K['command']> | null = null
  owing: readonly Seat[] | null = null
  private readonly work: Work<K>
  private speaker: Seat | null = null

  constructor(state: K['state'], book: Book<K>, work: Work<K>, dice: Dice, facts: K['facts'] = work(state, book)) {
    this.state = state
    this.book = book
    this.work = work
    this.facts = facts
    this.dice = dice
    this.events = null
  }

  roll(ask: Throw): number {
    return this.dice.roll(ask)
  }

  draw(clause: string, n: number): number {
    return this.dice.draw(clause, n)
  }

  emit(event: K['event']): void {
    if (this.events === null) return
    const { frames, decision } = this.state
    const frame = frames[frames.length - 1]
    const audience = event.audience ?? this.book.hearers?.(this, event) ?? null
    const cause = { decision, seat: this.speaker, step: frame?.at ?? '' }
    this.events.push(audience === null ? { ...event, cause } : { ...event, audience, cause })
  }

  call(proc: string, vars: Vars = {}): void {
    call<Transaction<K>, K['command']>(this, proc, vars)
  }

  /** Something that was hidden has been shown. */
  reveal(): void {
    this.beforeReveal?.()
    this.revealed = true
  }

  /** The ground has changed: work the facts out anew. */
  renew(): void {
    this.facts = this.work(this.state, this.book, this.facts)
  }

  win(winners: readonly string[], clause: string, reason: string): void {
    if (this.state.outcome === null) this.state.outcome = { winners: [...winners], clause, reason }
  }

  /** Runs a command's consequences up to the next question. */
  carryOut(seat: Seat | null, take: () => void): void {
    this.speaker = seat
    this.asking = null
    this.owing = null
    take()
    advance<Transaction<K>, K['command']>(this)
    this.speaker = null
  }

  /** The same match on a copy of its state, silent, with other dice. Facts are shared until a rule renews them. */
  fork(copy: (state: K['state']) => K['state'], dice: Dice): Transaction<K> {
    return new Transaction<K>(copy(this.state), this.book, this.work, dice, this.facts)
  }
}
