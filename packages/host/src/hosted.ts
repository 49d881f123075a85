import { type BotClientSpec, botClient, type Budget, isLevel } from '@shamble/bots'
import {
  type AnyMatch,
  type Connection,
  type Entry,
  type Fault,
  type Holder,
  MatchHost,
  type OddsOf,
  sameJson,
  type Save,
  saveMatch,
  type Seat,
} from '@shamble/kernel'
import type { BotMaker } from './bots.ts'
import { Outbox } from './outbox.ts'
import { Pacer } from './pacer.ts'
import type { BotLevel, FromHost, Pace, SeatChoice, MatchCard } from './protocol.ts'
import { faultOf } from './refused.ts'
import { type Beginning, type Change, renamed, type Store, type Waiting } from './store.ts'

/** How long a searching bot may think about a decision, in milliseconds. */
const SEARCH_MS = 300

export interface HostedSpec {
  readonly card: MatchCard
  /** What the game's book calls a round of play. */
  readonly round: string
  readonly beginning: Beginning | null
  readonly match: AnyMatch
  readonly waiting: Waiting | null
  /** By entry. */
  readonly whys: readonly (string | null)[]
  /** Whether the store has it as it is. */
  readonly kept: boolean
  /** Nobody at the table can know what its bots will think. */
  readonly botSeed: string
  /** For every level at the table. */
  readonly bots: ReadonlyMap<BotLevel, BotMaker>
  /** Loads what the game has beyond its rules: what bots think with, written positions. */
  readonly whole: () => Promise<unknown>
  readonly store: Store
  readonly post: (message: FromHost) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds that never go back, for bots. */
  readonly clock: () => number
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
  /** The command that was given last, which may wait for real dice. */
  #given: Waiting['command']
  #writtenWaiting: Waiting | null
  #cardChanged = false
  #isWhole = false
  #odds: OddsOf | null = null

  constructor(spec: HostedSpec) {
    const { card, match, post, waiting } = spec
    this.#spec = spec
    this.#card = card
    this.match = match
    this.#written = spec.kept ? [...match.entries] : null
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
    const { t } = message as { t?: unknown }
    const open = this.#lines.get(line) ?? this.#openLine(line)
    if (t === 'command' && !this.match.needs) this.#given = givenBy(message)
    const before = t === 'undo' || t === 'agree-undo' ? [...this.match.entries] : []
    open.receive(message)
    this.#countTakeBack(before)
    this.#followHolders()
    if (t === 'leave') {
      open.close()
      this.#lines.delete(line)
    }
    this.#outbox.flush()
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
    if (t === 'odds') await this.#loadOdds()
    if (t === 'hints' || t === 'whole') await this.whole()
  }

  async #loadOdds(): Promise<void> {
    this.#odds ??= (await import('./odds.ts')).commandOdds
  }

  #askOdds(...asked: Parameters<OddsOf>): ReturnType<OddsOf> {
    if (!this.#odds) throw new Error('the odds are not loaded')
    return this.#odds(...asked)
  }

  /** Before a bot thinks, hints are given, the clock speaks for somebody, or the whole map is shown. */
  async whole(): Promise<void> {
    if (this.#isWhole) return
    // Whoever gets hints soon asks for odds.
    void this.#loadOdds().catch(() => {})
    await this.#spec.whole()
    this.#isWhole = true
  }

  stepBots(): void {
    this.#pacer.step()
  }

  timeUp(seat: Seat): void {
    this.#host.timeUp(seat)
    this.#outbox.flush()
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

  /** A person may hand a seat to a bot in the middle of a game, and take that back. */
  #followHolders(): void {
    const { holders } = this.match.table.state
    for (const [seat, choice] of Object.entries(this.#card.setup.seats)) {
      if (choice.kind === 'bot') continue
      const level = levelOf(holders[seat])
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
      work()
      this.#outbox.flush()
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
  #write(): Promise<boolean> | null {
    const change = this.#unwritten()
    if (!change) return null
    const { store, post } = this.#spec
    const before = this.#written
    this.#card = change.kept.card
    this.#written = [...this.match.entries]
    this.#writtenWaiting = change.kept.waiting
    this.#cardChanged = false
    return store.write(change).then(
      () => {
        post({ t: 'card', card: change.kept.card })
        return true
      },
      (error: unknown) => {
        this.#written = before
        this.#cardChanged = true
        post({ t: 'trouble', table: this.#card.id, fault: faultOf(error) })
        return false
      },
    )
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
      },
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

/** The level of the bot that holds a seat, if one of ours does. */
const levelOf = (holder: Holder | undefined): BotLevel | null =>
  holder && 'bot' in holder && isLevel(holder.bot) && holder.bot !== 'runner' ? holder.bot : null

/** The seats of every level of bot. */
export function botSeats(seats: Readonly<Record<Seat, SeatChoice>>): Map<BotLevel, Seat[]> {
  const byLevel = new Map<BotLevel, Seat[]>()
  for (const [seat, choice] of Object.entries(seats))
    if (choice.kind === 'bot') byLevel.set(choice.level, [...(byLevel.get(choice.level) ?? []), seat])
  return byLevel
}

function givenBy(message: unknown): Waiting['command'] {
  const { seat, command } = message as { seat?: unknown; command?: unknown }
  return typeof seat === 'string' ? { seat, command } : null
}

/** How many entries two logs have in common. Entries are never changed, only taken back. */
function shared(a: readonly Entry[], b: readonly Entry[]): number {
  let n = Math.min(a.length, b.length)
  while (n > 0 && a[n - 1] !== b[n - 1]) n--
  return n
}

/** The card as the match now stands. */
export function cardOf(card: MatchCard, match: AnyMatch, round: string): MatchCard {
  const { state } = match.table
  const turn = match.game.progress?.(state).turn ?? 0
  const owe = match.needs ? [match.needs.ask.seat] : (match.pending()?.owe ?? [])
  return {
    ...card,
    commands: match.entries.length,
    standing: turn > 0 ? `${round} ${turn}` : 'Setting up',
    waitingFor: owe.filter((seat) => card.setup.seats[seat]?.kind === 'person'),
    outcome: state.outcome && { winners: state.outcome.winners, reason: state.outcome.reason },
  }
}

/** How the seats of a save are filled; a fault if a bot has a level that nobody knows. */
export function seatsOf(save: Pick<Save, 'holders' | 'physical'>): Record<Seat, SeatChoice> | Fault {
  const seats: Record<Seat, SeatChoice> = {}
  for (const [seat, holder] of Object.entries(save.holders)) {
    if ('person' in holder)
      seats[seat] = { kind: 'person', name: holder.person, physical: save.physical.includes(seat) }
    else if (levelOf(holder)) seats[seat] = { kind: 'bot', level: levelOf(holder) as BotLevel }
    else return { at: `holders.${seat}.bot`, why: `there is no bot ${JSON.stringify(holder.bot)} here` }
  }
  return seats
}
