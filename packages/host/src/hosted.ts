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
import type { HostedSpec } from './hosted-spec.ts'
import { Outbox, type Written } from './outbox.ts'
import { cardFor, type Page } from './pages.ts'
import type { FromHost, MatchCard, Pace } from './protocol.ts'
import { faultOf } from './refused.ts'
import { SeatedBots } from './seated-bots.ts'
import { cardOf, lentIn } from './seats.ts'
import { type Change, givenBy, Outrun, renamed, shared, type Waiting } from './store.ts'

/** A message, and whose it is. */
interface Told {
  readonly page: Page
  readonly message: FromHost
}

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
  readonly #home: Page
  readonly #pages: Set<Page>
  readonly #outbox: Outbox<Told>
  /** By page and name. */
  readonly #lines = new Map<Page, Map<string, Connection>>()
  readonly #bots: SeatedBots
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
    const { card, match, post, waiting, sitting } = spec
    this.#spec = spec
    this.#home = { id: 'home', isVisitor: false, post }
    this.#pages = new Set([this.#home])
    this.#card = card
    this.match = match
    this.#revision = spec.revision
    this.#written = spec.revision === null ? null : [...match.entries]
    this.#given = waiting?.command ?? null
    this.#writtenWaiting = waiting
    this.#outbox = new Outbox(
      ({ page, message }) => page.post(message),
      () => this.#write(),
    )
    const odds: OddsOf = (...asked) => this.#askOdds(...asked)
    this.#host = new MatchHost({ match, reasons: spec.whys, odds, company: sitting?.company, brief: sitting?.brief })
    this.#bots = new SeatedBots({
      spec,
      host: this.#host,
      match,
      patiently: (work) => this.#outbox.patiently(work),
      isWhole: () => this.#isWhole,
      whole: () => this.whole(),
      onChoice: ({ seat, command }) => {
        if (!match.needs) this.#given = { seat, command }
      },
    })
    if (sitting) sitting.onChange = () => this.#followAbsent()
    this.#followHolders()
  }

  get card(): MatchCard {
    return this.#card
  }

  /** Another window comes to the table. */
  admit(page: Page): void {
    this.#pages.add(page)
  }

  /** It has gone: nobody is on its lines any more. */
  dismiss(page: Page): void {
    for (const line of this.#lines.get(page)?.values() ?? []) line.close()
    this.#lines.delete(page)
    this.#pages.delete(page)
    this.#outbox.flush()
  }

  /** Somebody in this window sits there. */
  isAt(page: Page, seat: Seat): boolean {
    return [...this.#host.lines].some(({ party, seats }) => party.of === page.id && seats.includes(seat))
  }

  say(line: string, message: unknown, page = this.#home): void {
    // What cannot be read is answered by the host, and does nothing.
    const t = check(clientMessage, message) ? null : (message as ClientMessage).t
    const open = this.#lines.get(page)?.get(line) ?? this.#openLine(page, line)
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
      this.#lines.get(page)?.delete(line)
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
    this.#bots.pacer.set(pace)
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
    this.#bots.pacer.step()
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
    this.#spec.sitting?.close()
    this.#bots.close()
    for (const lines of this.#lines.values()) for (const line of lines.values()) line.close()
    this.#lines.clear()
    await this.settled()
    for (const page of this.#pages) if (page.isVisitor) page.post({ t: 'closed', table: this.#card.id })
  }

  /** A bot plays for a person from here on, or the person takes the seat back. The rules know nothing of it. */
  lend(seat: Seat, isLent: boolean): void {
    this.#card = lentIn(this.#card, seat, isLent)
    this.#cardChanged = true
    this.#followHolders()
    this.#outbox.flush()
  }

  #followHolders(): void {
    this.#bots.follow(this.#card.setup.seats, (seat) => this.#spec.sitting?.isAbsent(seat) ?? false)
  }

  /** Somebody's line is gone for longer than a moment, or he is back. */
  #followAbsent(): void {
    const { sitting, throwFor } = this.#spec
    this.#followHolders()
    for (const seat of this.match.physical) if (sitting?.isAbsent(seat)) throwFor?.(this.#host, seat)
    this.#outbox.flush()
  }

  #openLine(page: Page, name: string): Connection {
    const table = this.#card.id
    const { seats } = this.#card.setup
    const persons = Object.keys(seats).filter((seat) => seats[seat]?.kind === 'person')
    const line = this.#host.connect(
      (message) => this.#outbox.send({ page, message: { t: 'said', table, line: name, message } }),
      { of: page.id, ...(page.isVisitor ? { seats: persons } : {}) },
    )
    this.#lines.set(page, (this.#lines.get(page) ?? new Map<string, Connection>()).set(name, line))
    return line
  }

  #post(message: (page: Page) => FromHost): void {
    for (const page of this.#pages) page.post(message(page))
  }

  /** Begins to write what is not in the store yet. */
  #write(): Promise<Written> | null {
    const change = this.#isOvertaken ? null : this.#unwritten()
    if (!change) return null
    const { store } = this.#spec
    const before = this.#written
    this.#card = change.kept.card
    this.#written = [...this.match.entries]
    this.#writtenWaiting = change.kept.waiting
    this.#cardChanged = false
    return store.write(change).then(
      (): Written => {
        this.#revision = change.kept.revision
        this.#post((page) => ({ t: 'card', card: cardFor(page, change.kept.card) }))
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
    const { onOvertaken } = this.#spec
    if (error instanceof Outrun && !error.isGone) {
      this.#isOvertaken = true
      onOvertaken()
      return 'overtaken'
    }
    const isGone = error instanceof Outrun
    this.#post(() => ({ t: 'trouble', table: this.#card.id, fault: isGone ? GONE : faultOf(error) }))
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
