import { messageOf } from './act.ts'
import type { AnyMatch } from './begin.ts'
import type { Brief } from './brief.ts'
import type { Company, Hall, Party, Present } from './company.ts'
import type { Setup } from './game.ts'
import { type Asker, type Desk, release } from './host-desk.ts'
import { Feed, past } from './host-feed.ts'
import { over, welcome } from './host-greeting.ts'
import { idOf, Memory } from './host-memory.ts'
import { notBegun, perform } from './host-requests.ts'
import { Reasons } from './host-story.ts'
import { type ClientMessage, clientMessage, type HostMessage, PROTOCOL, type Request, type Say } from './messages.ts'
import type { OddsOf } from './odds.ts'
import { type Refusal, tableRefusal } from './refusal.ts'
import { saveMatch } from './save.ts'
import type { Holder, Seat } from './seat.ts'
import { parse } from './shape.ts'
import type { Settling } from './settling.ts'
import type { Proposal } from './undo.ts'

export interface HostSetup {
  readonly match: AnyMatch | Settling
  /** Who wants a seat must show its token; without this anybody may sit anywhere. */
  readonly tokens?: Readonly<Record<Seat, string>>
  /** `commandOdds`, or what loads it when it is first wanted. */
  readonly odds: OddsOf
  /** Why the commands that are in the log already were given. */
  readonly reasons?: readonly (string | null)[]
  /** Where several people play: tells who is here, and carries what they say to each other. */
  readonly company?: Company | undefined
  /** How a line that wants it hears what has changed; without this every update is whole. */
  readonly brief?: (() => Brief) | undefined
}

/** One client's line to the host. */
export interface Connection {
  receive(message: unknown): void
  close(): void
}

export interface Client extends Present {
  readonly tell: (message: HostMessage) => void
  name: string | null
  seats: Seat[]
  also: readonly Seat[]
  /** The last seq this line was sent; null before the first update. */
  seen: number | null
  /** Null where every update is whole. */
  brief: Brief | null
}

/** Owns a match and its dice. Clients send commands and get views; nothing else leaves it. */
export class MatchHost implements Desk, Hall<Client> {
  match: AnyMatch | null = null
  proposal: Proposal | null = null
  handsProposal: Desk['handsProposal'] = null
  holding: Desk['holding'] = null
  readonly settling: Settling | null
  readonly feed = new Feed()
  readonly memory = new Memory()
  readonly reasons = new Reasons()
  readonly odds: OddsOf
  readonly lines = new Set<Client>()
  readonly #tokens: Readonly<Record<Seat, string>> | null
  readonly #company: Company | null
  readonly #brief: (() => Brief) | null
  #told = false

  constructor({ match, tokens, odds, reasons = [], company, brief }: HostSetup) {
    this.odds = odds
    this.#company = company ?? null
    this.#brief = brief ?? null
    this.#tokens = tokens ?? null
    this.settling = 'sealed' in match ? match : null
    if ('sealed' in match) return
    for (const [at, { seat, command }] of match.entries.entries()) this.reasons.note(at, seat, command, reasons[at])
    this.#seat(match)
  }

  connect(tell: (message: HostMessage) => void, party: Party = {}): Connection {
    const client: Client = { tell, party, name: null, seats: [], also: [], seen: null, brief: null }
    this.lines.add(client)
    return {
      receive: (message) => {
        if (this.lines.has(client)) this.#receive(client, message)
      },
      close: () => {
        if (this.lines.delete(client)) this.#company?.moved(this)
      },
    }
  }

  /** Why a command of the log was given, if whoever gave it said so. */
  whyOf(at: number): string | null {
    const entry = this.match?.entries[at]
    return entry ? this.reasons.of(at, entry) : null
  }

  /** Takes no more locks for a match that waits for shares. It begins when those that were given are opened. */
  begin(): void {
    if (!this.match && this.settling?.close()) this.goOn()
  }

  goOn(): void {
    const next = this.settling?.now()
    if (next?.match) this.#seat(next.match)
    for (const message of next?.said ?? []) this.tell(null, message)
    if (next?.match) this.publish()
  }

  /** A seat's time has run out. */
  timeUp(seat: Seat): void {
    const { match } = this
    if (!match) return
    const before = match.told.length
    match.clock(seat)
    if (match.told.length !== before) this.changed()
    if (!match.needs) release(this, null)
    this.publish()
  }

  /** The match is not as it was: clients are told by `publish`. */
  changed(from?: number): void {
    if (!this.match?.begun) return
    this.proposal = null
    this.handsProposal = null
    this.feed.note(this.match, from)
  }

  /** Sends everybody what is new. */
  publish(): void {
    for (const client of this.lines) if (client.name !== null) this.#catchUp(client)
    this.#company?.wentOn(this)
    this.#tellOver()
  }

  tell(client: Asker | null, message: Say): void {
    const hears = ({ name, seats }: Client): boolean =>
      name !== null && (client === null || (name === client.client && seats.includes(client.seat)))
    for (const c of this.lines) if (hears(c)) this.send(c, message)
  }

  get holders(): Readonly<Record<Seat, Holder>> {
    return this.#setup().holders
  }

  say(match: AnyMatch, request: Extract<Request, { t: 'say' }>): Refusal | null {
    return this.#company ? this.#company.say(this, match, request) : tableRefusal('table.guest')
  }

  #seat(match: AnyMatch): void {
    this.match = match
    // Whoever comes to a match that is over is told so when joining.
    this.#told = match.table.state.outcome !== null && this.lines.size === 0
    this.changed()
  }

  /** A line that fails is closed; the match does not suffer. */
  send(client: Client, message: Say): void {
    try {
      client.tell({ v: PROTOCOL, ...message })
    } catch {
      this.lines.delete(client)
      this.#company?.moved(this)
    }
  }

  #receive(client: Client, message: unknown): void {
    const read = parse(clientMessage, message)
    if (!read.ok) return this.send(client, { t: 'error', ...read.fault, ...idOf(message) })
    try {
      if (read.value.t === 'join') this.#join(client, read.value)
      else if (client.name === null) this.send(client, { t: 'error', at: 't', why: 'join first', ...idOf(message) })
      else if (read.value.t === 'hints') this.#hint(client, read.value)
      else if ('id' in read.value) this.#request(client, client.name, read.value)
      else this.#look(client, read.value)
    } catch (error) {
      this.send(client, { t: 'error', at: '', why: messageOf(error), ...idOf(message) })
    }
  }

  #join(client: Client, asked: Extract<ClientMessage, { t: 'join' }>): void {
    const { seats, also = [] } = asked
    const refused = this.#mayNotSit(client, asked, 'seats') ?? this.#mayNotSit(client, asked, 'also')
    if (refused) return this.send(client, refused)
    client.name = asked.client
    client.seats = Object.keys(this.holders).filter((seat) => client.seats.includes(seat) || seats.includes(seat))
    client.also = also
    client.brief = asked.brief === true ? (this.#brief?.() ?? null) : null
    client.seen = this.match?.begun ? null : 0
    this.send(client, this.match ? welcome(this.match, client.seats) : this.#waiting().welcome(client.seats))
    this.#company?.came(this, client)
    this.#present(client, asked.since ?? null)
    if (this.match?.table.state.outcome) this.send(client, over(this.match))
  }

  /** Why this line may not have one of these seats. */
  #mayNotSit(client: Client, asked: Extract<ClientMessage, { t: 'join' }>, key: 'seats' | 'also'): Say | null {
    const { token, [key]: seats = [] } = asked
    for (const [i, seat] of seats.entries()) {
      if (!Object.hasOwn(this.holders, seat)) return { t: 'error', at: `${key}[${i}]`, why: 'there is no such seat' }
      const open = this.#tokens === null || (Object.hasOwn(this.#tokens, seat) && this.#tokens[seat] === token)
      if (!open) return { t: 'error', at: 'token', why: `this is not the token of ${seat}` }
    }
    return this.#company?.refusal(this, client, seats, key) ?? null
  }

  #setup(): Setup {
    return this.match?.start.setup ?? this.#waiting().sealed.setup
  }

  #waiting(): Settling {
    if (!this.settling) throw new Error('there is no match')
    return this.settling
  }

  #catchUp(client: Client): void {
    if (this.feed.seq > (client.seen ?? -1)) this.#present(client, client.seen)
    else this.#askForDie(client)
  }

  #present(client: Client, since: number | null): void {
    if (this.match?.begun) {
      const update = this.feed.update(this.match, this.reasons, client.seats, since)
      this.send(client, client.brief?.of(update) ?? update)
      client.seen = this.feed.seq
    }
    this.#askForDie(client)
  }

  #askForDie(client: Client): void {
    const needs = this.match?.needs
    if (!needs) return
    const { ask, index, typed } = needs
    const correctable = this.match?.correctable ?? null
    if (client.seats.includes(ask.seat)) this.send(client, { t: 'die-needed', ask, index, typed, correctable })
    else this.send(client, { t: 'waiting', seat: ask.seat, correctable })
  }

  /** Every request is carried out once; asked again, it is only answered again. */
  #request(client: Client, name: string, request: Request): void {
    const { id, seat } = request
    if (!client.seats.includes(seat))
      return this.send(client, { t: 'refused', id, refusal: tableRefusal('table.guest') })
    const before = this.memory.recall(name, seat, id)
    if (before === 'forgotten') return this.send(client, { t: 'refused', id, refusal: tableRefusal('table.stale') })
    if (before) return this.send(client, before)
    const { answer, publish } = perform(this, name, request)
    const reply = (said: Say): void => {
      this.memory.keep(name, seat, id, said)
      this.send(client, said)
    }
    if (answer instanceof Promise) void answer.then(reply)
    else reply(answer)
    if (publish) this.publish()
  }

  #hint(client: Client, { id, seat, ask }: Extract<ClientMessage, { t: 'hints' }>): void {
    const { match } = this
    if (seat !== null && !client.seats.includes(seat))
      return this.send(client, { t: 'refused', id, refusal: tableRefusal('table.guest') })
    if (!match?.begun) return this.send(client, { t: 'refused', id, refusal: notBegun })
    const { game, table, book } = match
    this.send(client, { t: 'hints', id, hints: game.hints?.(game.view(table, seat), book, seat, ask) ?? null })
  }

  #look(client: Client, message: Exclude<ClientMessage, Request | { t: 'join' | 'hints' }>): void {
    switch (message.t) {
      case 'leave':
        client.name = null
        client.seats = []
        client.also = []
        return this.#company?.moved(this)
      case 'resume':
        client.brief?.forget()
        return this.#present(client, message.since)
      case 'replay': {
        const { match } = this
        if (!match?.begun || message.at > match.entries.length)
          return this.send(client, { t: 'error', at: 'at', why: 'the match has not come so far' })
        if (match.game.closedPast && client.seats.length > 0 && match.table.state.outcome === null)
          return this.send(client, { t: 'error', at: 't', why: tableRefusal('table.past').reason })
        return this.send(client, past(match, client.seats.length > 0 ? client.seats : [null], message.at))
      }
      case 'whole': {
        const { match } = this
        if (!match?.table.state.outcome)
          return this.send(client, { t: 'error', at: 't', why: 'What is hidden is shown when the match is over' })
        return this.send(client, { t: 'whole', position: match.game.position.write(match.table) })
      }
      case 'log': {
        const { match } = this
        if (!match?.table.state.outcome)
          return this.send(client, { t: 'error', at: 't', why: 'The log is opened when the match is over' })
        return this.send(client, { t: 'log', save: saveMatch(match, { private: false }) })
      }
    }
  }

  #tellOver(): void {
    if (this.#told || !this.match?.table.state.outcome) return
    this.#told = true
    this.tell(null, over(this.match))
  }
}
