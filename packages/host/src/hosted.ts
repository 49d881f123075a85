import { type BotClientSpec, botClient, type Budget } from '@shamble/bots'
import {
  type AnyMatch,
  check,
  clientMessage,
  type ClientMessage,
  type Connection,
  type Entry,
  type Fault,
  MatchHost,
  mayUndo,
  type OddsAnswer,
  type OddsOf,
  type Refusal,
  sameJson,
  type Save,
  saveMatch,
  type Seat,
  tableRefusal,
} from '@shamble/kernel'
import type { BotMaker } from './bots.ts'
import type { HostedSpec } from './hosted-spec.ts'
import { Outbox, type Written } from './outbox.ts'
import { Pacer } from './pacer.ts'
import type { FromHost, MatchCard, Pace } from './protocol.ts'
import { faultOf } from './refused.ts'
import { botSeats, cardOf, lentIn, levelOf } from './seats.ts'
import { type Change, givenBy, Outrun, renamed, shared, type Waiting } from './store.ts'

/** How long a searching bot may think about a decision, in milliseconds. */
const SEARCH_MS = 300

const GONE: Fault = {
  at: 'gone',
  why: 'What this browser had kept of this game is gone: its data was cleared, or the table was deleted in another window. It is kept again from here. Save it to a file to be sure.',
}

/** An open table: its host, its bots, the lines of the persons, and its place in the store. */
export class HostedMatch {
  readonly match: AnyMatch
  #card: MatchCard
  readonly #spec: HostedSpec
  readonly #host: MatchHost
  readonly #pacer = new Pacer(null)
  readonly #outbox: Outbox<FromHost>
  readonly #lines = new Map<string, Connection>()
  readonly #bots: { close(): void }[]
  /** Bots at seats that persons have handed over during the game. */
  readonly #handed = new Map<Seat, { close(): void }>()
  /** The entries that are in the store. */
  #written: readonly Entry[] | null
  #revision: number | null
  #isOvertaken = false
  /** The command that was given last, which may wait for real dice. */
  #given: Waiting['command']
  #writtenWaiting: Waiting | null
  #cardChanged = false
  #isWhole = false

  constructor(spec: HostedSpec) {
    const { card, match, post, waiting } = spec
    this.#spec = spec
    this.#card = card
    this.match = match
    this.#revision = spec.revision
    this.#written = spec.revision === null ? null : [...match.entries]
    this.#given = waiting?.command ?? null
    this.#writtenWaiting = waiting
    this.#outbox = new Outbox(post, () => this.#write())
    this.#host = new MatchHost({ match, reasons: spec.whys, odds: (...asked) => this.#askOdds(...asked) })
    this.#bots = this.#seatBots()
    this.#followHolders()
  }

  get card(): MatchCard {
    return this.#card
  }

  say(line: string, message: unknown): void {
    // What cannot be read is answered by the host, and does nothing.
    const t = check(clientMessage, message) ? null : (message as ClientMessage).t
    const open = this.#lines.get(line) ?? this.#openLine(line)
    if (t === 'command' && !this.match.needs) this.#given = givenBy(message)
    const costs = t === 'agree-undo' || (t === 'undo' && !this.#isFree(message))
    const before = costs ? [...this.match.entries] : []
    const hands = this.match.hands.length
    open.receive(message)
    if (this.match.hands.length !== hands) this.#cardChanged = true
    this.#countTakeBack(before)
    this.#followHolders()
    if (t === 'leave') {
      open.close()
      this.#lines.delete(line)
    }
    this.#outbox.flush()
  }

  #isFree(message: unknown): boolean {
    const { seat } = message as { seat?: unknown }
    return typeof seat === 'string' && mayUndo(this.match, seat) === null
  }

  /** Only what was no longer free is counted. */
  #countTakeBack(before: readonly Entry[]): void {
    const gone = before.slice(shared(before, this.match.entries))
    const costly = gone.length > 1 || gone.some(({ rolled, revealed }) => rolled.length > 0 || revealed)
    if (!costly) return
    this.#card = { ...this.#card, takeBacks: (this.#card.takeBacks ?? 0) + 1 }
    this.#cardChanged = true
  }

  pace(pace: Pace): void {
    this.#pacer.set(pace)
  }

  /** What an answer to this takes beyond the rules is loaded. */
  async prepare(message: unknown): Promise<void> {
    const { t } = (message ?? {}) as { t?: unknown }
    if (t === 'hints' || t === 'whole') await this.whole()
  }

  async #askOdds(...[game, table, seat, command, , limits]: Parameters<OddsOf>): Promise<OddsAnswer> {
    const { decision } = this.match
    const isWanted = (): boolean => this.match.decision === decision && this.#lines.size > 0
    const { oddsBetween } = await import('./odds.ts')
    const answer = isWanted() ? await oddsBetween(game, table, seat, command, limits, this.#spec.clock, isWanted) : null
    return answer ?? { ok: false, refusal: tableRefusal('table.stale') }
  }

  /** Before a bot thinks, hints are given, the clock speaks for somebody, or the whole map is shown. */
  async whole(): Promise<void> {
    if (this.#isWhole) return
    // Whoever gets hints soon asks for odds.
    void import('./odds.ts').catch(() => {})
    await this.#spec.whole()
    this.#isWhole = true
  }

  stepBots(): void {
    this.#pacer.step()
    this.#outbox.flush()
  }

  timeUp(seat: Seat): void {
    this.#host.timeUp(seat)
    this.#outbox.flush()
  }

  /** An answer that nobody gives who sits here. */
  answer(given: NonNullable<Waiting['command']>): Refusal | null {
    const answer = this.match.submit(given.seat, null, given.command)
    if (answer.ok === false) return answer.refusal
    this.#given = given
    this.#host.changed()
    this.#host.publish()
    this.#followHolders()
    this.#outbox.flush()
    return null
  }

  rename(title: string): void {
    this.#card = renamed(this.#card, title)
    this.#cardChanged = true
    this.#outbox.flush()
  }

  save(): Save {
    return saveMatch(this.match, { private: true })
  }

  /** Kept when everything is written and told. */
  settled(): Promise<void> {
    return this.#outbox.settled()
  }

  async close(): Promise<void> {
    this.#pacer.stop()
    for (const bot of [...this.#bots, ...this.#handed.values()]) bot.close()
    for (const line of this.#lines.values()) line.close()
    this.#lines.clear()
    await this.settled()
  }

  #seatBots(): { close(): void }[] {
    return [...botSeats(this.#card.setup.seats)].flatMap(([level, seats]) => {
      const bot = this.#spec.bots.get(level)
      return bot ? [this.#seatBot(`bot: ${level}`, seats, bot)] : []
    })
  }

  /** A bot plays for a person from here on, or the person takes the seat back. The rules know nothing of it. */
  lend(seat: Seat, isLent: boolean): void {
    this.#card = lentIn(this.#card, seat, isLent)
    this.#cardChanged = true
    this.#followHolders()
    this.#outbox.flush()
  }

  /** A person may hand a seat to a bot in the middle of a game, by the rules or beside them, and take that back. */
  #followHolders(): void {
    const { holders } = this.match.table.state
    for (const [seat, choice] of Object.entries(this.#card.setup.seats)) {
      if (choice.kind === 'bot') continue
      const level = choice.lent ? 'competent' : levelOf(holders[seat])
      const bot = level && this.#spec.bots.get(level)
      if (!bot) {
        this.#handed.get(seat)?.close()
        this.#handed.delete(seat)
      } else if (!this.#handed.has(seat)) this.#handed.set(seat, this.#seatBot(`bot at ${seat}`, [seat], bot))
    }
  }

  #seatBot(name: string, seats: readonly Seat[], bot: BotMaker): { close(): void } {
    const budget: Budget = { ms: SEARCH_MS, now: this.#spec.clock }
    const onChoice: NonNullable<BotClientSpec['onChoice']> = ({ seat, command }) => {
      this.#pacer.decided()
      if (!this.match.needs) this.#given = { seat, command }
    }
    const think = (work: () => void): void => {
      if (!this.#isWhole && this.#owesAny(seats)) return this.#whenWhole(() => think(work))
      this.#outbox.patiently(work)
    }
    const later = (work: () => void): void => this.#pacer.later(() => think(work))
    return botClient({
      connect: (send) => this.#host.connect(send),
      game: this.match.game,
      name,
      seats,
      bot,
      seed: this.#spec.botSeed,
      budget,
      later,
      onChoice,
    })
  }

  #owesAny(seats: readonly Seat[]): boolean {
    return this.match.pending()?.owe.some((seat) => seats.includes(seat)) ?? false
  }

  #whenWhole(work: () => void): void {
    this.whole().then(
      () => this.#pacer.due(work),
      (error: unknown) => {
        this.#spec.post({ t: 'trouble', table: this.#card.id, fault: faultOf(error) })
      },
    )
  }

  #openLine(name: string): Connection {
    const table = this.#card.id
    const line = this.#host.connect((message) => this.#outbox.send({ t: 'said', table, line: name, message }))
    this.#lines.set(name, line)
    return line
  }

  /** Begins to write what is not in the store yet. */
  #write(): Promise<Written> | null {
    const change = this.#isOvertaken ? null : this.#unwritten()
    if (!change) return null
    const { store, post } = this.#spec
    const before = this.#written
    this.#card = change.kept.card
    this.#written = [...this.match.entries]
    this.#writtenWaiting = change.kept.waiting
    this.#cardChanged = false
    return store.write(change).then(
      (): Written => {
        this.#revision = change.kept.revision
        post({ t: 'card', card: change.kept.card })
        return 'written'
      },
      (error: unknown) => {
        this.#written = before
        this.#cardChanged = true
        return this.#notWritten(error)
      },
    )
  }

  async #notWritten(error: unknown): Promise<Written> {
    const { post, onOvertaken } = this.#spec
    if (error instanceof Outrun && !error.isGone) {
      this.#isOvertaken = true
      onOvertaken()
      return 'overtaken'
    }
    const isGone = error instanceof Outrun
    post({ t: 'trouble', table: this.#card.id, fault: isGone ? GONE : faultOf(error) })
    if (!isGone) return 'failed'
    this.#revision = null
    this.#written = null
    return (await this.#write()) ?? 'failed'
  }

  /** What was kept may be lost: looks, and keeps it again if it is. */
  recheck(): void {
    this.#cardChanged = true
    this.#outbox.flush()
  }

  #unwritten(): Change | null {
    const { match } = this
    const { entries } = match
    const written = this.#written
    const waiting = this.#waiting()
    const from = written ? shared(written, entries) : 0
    const same = written && from === entries.length && from === written.length
    if (same && !this.#cardChanged && sameJson(waiting, this.#writtenWaiting)) return null
    const { entries: _, ...head } = match.begun ? saveMatch(match, { private: true }) : { entries: [] }
    return {
      kept: {
        card: { ...cardOf(this.#card, match, this.#spec.round), touched: this.#spec.now() },
        beginning: this.#spec.beginning,
        head: 'format' in head ? head : null,
        waiting,
        revision: (this.#revision ?? 0) + 1,
      },
      after: this.#revision,
      from,
      entries: entries.slice(from).map((entry, i) => ({
        entry: entry as Save['entries'][number],
        why: this.#host.whyOf(from + i),
      })),
    }
  }

  /** The command that waits for real dice, so that it waits again when the table is opened next. */
  #waiting(): Waiting | null {
    const { needs, entries, begun } = this.match
    if (!needs) return null
    // A die was corrected after its command had gone through: the command waits again.
    const last = this.#written?.[entries.length]
    if (last) this.#given = { seat: last.seat, command: last.command }
    return { command: begun ? this.#given : null, faces: [...needs.typed] }
  }
}
