import {
  type AnyGame,
  type Book,
  type Command,
  type Connection,
  type Dice,
  type HostMessage,
  type Kit,
  LONGEST_WHY,
  PROTOCOL,
  type Seat,
  seeded,
  type Update,
} from '@shamble/kernel'
import type { Bot } from './bot.ts'
import type { Budget } from './budget.ts'

export interface BotClientSpec {
  /** A line to the match host, which answers through `send`. */
  readonly connect: (send: (message: HostMessage) => void) => Connection
  readonly game: AnyGame
  /** Its name at the host; no other client has the same. */
  readonly name: string
  readonly seats: readonly Seat[]
  readonly token?: string
  /** A bot for each of its seats, which may remember what it has planned. */
  readonly bot: () => Bot
  /** Of the bot's own chance, which has nothing to do with the dice of the match. */
  readonly seed: string | number
  readonly budget: Budget
  /** Puts work off until the host is done with what it is doing; by default until the next turn of the event loop. */
  readonly later?: (work: () => void) => void
  /** Hears of every choice just before it is sent. */
  readonly onChoice?: (choice: Choice) => void
}

export interface Choice {
  readonly seat: Seat
  readonly command: Command
  readonly why: string
}

interface Player {
  readonly bot: Bot
  readonly dice: Dice
}

/** Holds seats at a match host and answers for them whenever they owe an answer. */
class BotClient {
  readonly #spec: BotClientSpec
  readonly #later: (work: () => void) => void
  readonly #players = new Map<Seat, Player>()
  readonly #line: Connection
  #book: Book<Kit> | null = null
  #update: Update | null = null
  #thinking = false
  #closed = false

  constructor(spec: BotClientSpec) {
    this.#spec = spec
    this.#later = spec.later ?? ((work) => void setTimeout(work, 0))
    const { seats, bot, seed, name, token } = spec
    for (const seat of seats) this.#players.set(seat, { bot: bot(), dice: seeded(`${seed}/${seat}`) })
    this.#line = spec.connect((message) => this.#receive(message))
    this.#line.receive({
      v: PROTOCOL,
      t: 'join',
      client: name,
      seats: [...seats],
      ...(token === undefined ? {} : { token }),
    })
  }

  close(): void {
    this.#closed = true
    this.#line.close()
  }

  #receive(message: HostMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#book = this.#spec.game.book(message.options)
        return
      case 'update':
        this.#update = message
        return this.#consider()
      case 'refused':
        return this.#onRefused(message.id, message.refusal.clause)
      default:
    }
  }

  /** Thinks later, about whatever is asked by then. */
  #consider(): void {
    if (this.#thinking) return
    this.#thinking = true
    this.#later(() => {
      this.#thinking = false
      if (!this.#closed) this.#answer()
    })
  }

  #answer(): void {
    const owing = this.#owing()
    if (!owing || !this.#book) return
    const { update, seat, view, choices } = owing
    const { game, budget } = this.#spec
    const { bot, dice } = this.#players.get(seat) as Player
    const pending = update.pending && { ...update.pending, decision: update.decision }
    const { command, why } = bot.choose({ game, book: this.#book, view, seat, choices, pending, dice, budget })
    this.#spec.onChoice?.({ seat, command, why })
    this.#send(update, seat, 2 * update.decision, command, why)
  }

  /** The seats that owe an answer; of several of its own, the one that should go first is first. */
  #inOrder(update: Update | null): readonly Seat[] {
    // A match beside this one answers, or somebody by hand.
    const owe = update?.pending?.beside ? [] : (update?.pending?.owe ?? [])
    const own = owe.filter((seat) => this.#players.has(seat))
    const { game } = this.#spec
    if (own.length < 2 || !game.firstToAct || !this.#book || update?.pending?.sealed) return own
    const view = update?.glances.find((one) => one.seat === own[0])?.view
    const first = game.firstToAct(view, this.#book, own)
    return [first, ...own.filter((seat) => seat !== first)]
  }

  /** The first of its seats that owes an answer now. */
  #owing(): { update: Update; seat: Seat; view: unknown; choices: readonly Command[] } | null {
    const update = this.#update
    for (const seat of this.#inOrder(update)) {
      const glance = update?.glances.find((one) => one.seat === seat)
      if (update && glance && this.#players.has(seat) && glance.choices.length > 0)
        return { update, seat, view: glance.view, choices: glance.choices as readonly Command[] }
    }
    return null
  }

  /** Ids grow with decisions, so that a client that comes back after a lost line never repeats an old one. */
  #send({ decision }: Update, seat: Seat, id: number, command: Command, why?: string): void {
    const reason = why === undefined ? {} : { why: why.slice(0, LONGEST_WHY) }
    this.#line.receive({ v: PROTOCOL, t: 'command', id, seat, decision, command, ...reason })
  }

  /** Too late is nothing to worry about; anything else is answered once more, with the first choice. */
  #onRefused(id: number, clause: string): void {
    const owing = this.#owing()
    if (clause === 'table.stale' || !owing || id !== 2 * owing.update.decision) return
    this.#later(() => {
      const now = this.#owing()
      if (now && !this.#closed && now.update === owing.update)
        this.#send(now.update, now.seat, id + 1, now.choices[0] as Command)
    })
  }
}

/** Sits down at a match host; `close` leaves it. */
export const botClient = (spec: BotClientSpec): { close(): void } => new BotClient(spec)
