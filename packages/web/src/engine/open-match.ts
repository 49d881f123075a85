import type { FromHost, Pace, Seal, MatchCard, ToHost } from '@shamble/host'
import type { ClientMessage, Fault, HostMessage, PROTOCOL, Seat, Whole } from '@shamble/kernel'
import { EngineFault } from './engine-fault.ts'
import { type Looked, Looks } from './looks.ts'
import { BLANK, heardBy, type LineModel, type MatchModel } from './model.ts'
import { type Asked, NOBODY_HERE, type OddsReply, refusalOf, type Reply, unanswered } from './replies.ts'
import { Cell, type Signal } from './signal.ts'
import type { Visiting } from './visiting.ts'

export type { Reply } from './replies.ts'

/** Written out here: the module that defines it would bring every message shape into the page. */
const V: typeof PROTOCOL = 3

type Asking = Extract<ClientMessage, { id: number }>
type Body = Asking extends infer R ? (R extends Asking ? Omit<R, 'v' | 'id'> : never) : never
/** What a seat asks. */
type RequestBody = Extract<Body, { seat: Seat }>

/** The line of whoever looks on. */
export const ONLOOKER = 'onlooker'

/** One table that is open on this page. */
export class OpenMatch {
  readonly id: string
  readonly #model: Cell<MatchModel>
  readonly #post: (message: ToHost) => void
  /** Checks every die of a game that is over against what was sealed before its first. */
  readonly verify: () => Promise<Seal>
  readonly #requests = new Map<number, Asked>()
  readonly #looks = new Looks((trouble) => this.#set({ trouble }))
  readonly #odds = new Map<string, Promise<OddsReply>>()
  readonly #seats = new Map<string, { readonly seats: readonly Seat[]; readonly also: readonly Seat[] }>()
  readonly #whole = new Map<string, Whole>()
  readonly #visit: Visiting | null
  /** Who sits at this screen; null: everybody who is a person. */
  readonly here = new Cell<readonly string[] | null>(null)
  /** Whoever visits again begins to count his requests anew, and must be told from before. */
  readonly #mark: string
  /** Why nobody answers, until it is open again. */
  #interrupted: Fault | null = null
  #lastId = 0

  constructor(
    card: MatchCard,
    post: (message: ToHost) => void,
    verify: () => Promise<Seal>,
    visit: Visiting | null = null,
  ) {
    this.id = card.id
    this.#visit = visit
    this.#mark = visit ? ` ${Date.now()}` : ''
    this.#post = post
    this.verify = verify
    this.#model = new Cell<MatchModel>({
      card,
      lines: {},
      pace: null,
      presence: null,
      taken: false,
      trouble: null,
      stuck: null,
    })
  }

  get model(): Signal<MatchModel> {
    return this.#model
  }

  /** The model of whoever holds the seat; undefined if nobody at this screen does. */
  lineOf(seat: Seat): LineModel | undefined {
    return Object.values(this.#model.value.lines).find(({ welcome }) => welcome?.yours.includes(seat))
  }

  /** The table is open in another window. */
  get isVisit(): boolean {
    return this.#visit !== null
  }

  /** Opens a line; no seats: looks on. `also`: seats of others at this screen. */
  join(name: string, seats: readonly Seat[], also: readonly Seat[] = []): void {
    this.#change(name, { name, ...BLANK })
    this.#sit(name, seats, also)
  }

  /** Others sit at this screen now beside whoever has the line. */
  besides(name: string, also: readonly Seat[]): void {
    const { seats } = this.#seats.get(name) ?? { seats: [] }
    this.#sit(name, seats, also)
  }

  #sit(name: string, seats: readonly Seat[], also: readonly Seat[]): void {
    this.#seats.set(name, { seats, also })
    const asked = { seats: [...seats], ...(also.length > 0 ? { also: [...also] } : {}) }
    const whole = this.#whole.get(name) ?? this.#visit?.whole()
    if (whole) this.#whole.set(name, whole)
    this.#say(name, { v: V, t: 'join', client: `${name}${this.#mark}`, ...asked, ...(whole ? { brief: true } : {}) })
  }

  /** Closes a line: nothing of what it knew is left on the page. */
  leave(name: string): void {
    this.#say(name, { v: V, t: 'leave' })
    this.#seats.delete(name)
    this.#whole.delete(name)
    const { [name]: _, ...lines } = this.#model.value.lines
    this.#odds.clear()
    this.#set({ lines })
    this.#giveUp(name)
  }

  /** Nobody is left to hear the answers of this line, such as that of a command which waits for another's die. */
  #giveUp(name: string): void {
    for (const [id, { line, done }] of this.#requests) {
      if (line !== name) continue
      this.#requests.delete(id)
      done({ v: V, t: 'refused', id, refusal: NOBODY_HERE })
    }
  }

  /** Gives a command; settled when the table shows what came of it. */
  command(seat: Seat, command: unknown): Promise<Reply> {
    const decision = this.lineOf(seat)?.update?.decision ?? null
    return this.#request({ t: 'command', seat, decision, command })
  }

  /** One after the other; stops at the first that is refused. */
  async commands(seat: Seat, commands: readonly unknown[]): Promise<Reply> {
    for (const command of commands) {
      const reply = await this.command(seat, command)
      if (!reply.ok) return reply
    }
    return { ok: true }
  }

  /** The face of the die that is asked of this seat. */
  typeDie(seat: Seat, face: number): Promise<Reply> {
    const index = this.lineOf(seat)?.die?.index ?? 0
    return this.#request({ t: 'type-die', seat, index, face })
  }

  /** The last typed die is asked for again, also when its command has gone through; by the seat that threw it. */
  untypeDie(seat: Seat): Promise<Reply> {
    return this.#request({ t: 'untype-die', seat })
  }

  /** Asks for all typed dice again, or withdraws the command if none was thrown yet. */
  dropDice(seat: Seat): Promise<Reply> {
    return this.#request({ t: 'drop-dice', seat })
  }

  undo(seat: Seat): Promise<Reply> {
    return this.#request({ t: 'undo', seat })
  }

  /** To what somebody proposed. */
  answer = (t: `${'agree' | 'decline'}-${'undo' | 'hands'}`, seat: Seat): Promise<Reply> => this.#request({ t, seat })

  /** Whoever holds the seat throws real dice from here on, if the others agree; or the table does. */
  changeHands = (seat: Seat, byHand: boolean): Promise<Reply> => this.#request({ t: 'hands', seat, byHand })

  /** Words to everybody (null), or to whoever holds a seat. */
  say = (seat: Seat, to: Seat | null, words: string): Promise<Reply> => this.#request({ t: 'say', seat, to, words })

  /** What may come of a command, once those before it were given; remembered until the next decision. */
  odds(seat: Seat, command: unknown, after?: readonly unknown[]): Promise<OddsReply> {
    const line = this.lineOf(seat)
    const key = JSON.stringify([seat, line?.update?.seq ?? 0, command, after])
    const known = this.#odds.get(key)
    if (known) return known
    const asked = new Promise<OddsReply>((done) => {
      this.#ask(line, { t: 'odds', seat, command, ...(after && { after: [...after] }) }, (answer) => {
        if (answer.t === 'odds') done({ ok: true, odds: answer.odds })
        else done({ ok: false, refusal: refusalOf(answer) })
      })
    })
    this.#odds.set(key, asked)
    return asked
  }

  /** What the rules can tell the seat, or whoever looks on, before a decision. */
  hints(seat: Seat | null, ask: unknown): Promise<unknown> {
    const line = seat === null ? Object.values(this.#model.value.lines)[0] : this.lineOf(seat)
    return new Promise((done, fail) => {
      this.#ask(line, { t: 'hints', seat, ask }, (answer) => {
        if (answer.t === 'hints') return done(answer.hints)
        const { clause, reason } = refusalOf(answer)
        fail(new EngineFault({ at: clause, why: reason }))
      })
    })
  }

  /** What this line could see after so many entries. */
  past(line: string, at: number): Promise<Extract<HostMessage, { t: 'past' }>> {
    return this.#look(line, 'past', { v: V, t: 'replay', at })
  }

  /** The position with nothing hidden, once the game is over. */
  async whole(line: string): Promise<unknown> {
    return (await this.#look(line, 'whole', { v: V, t: 'whole' })).position
  }

  #look<T extends Looked['t']>(line: string, t: T, message: ClientMessage): Promise<Extract<Looked, { t: T }>> {
    if (this.#interrupted) return Promise.reject(new EngineFault(this.#interrupted))
    const asked = this.#looks.ask(line, t)
    this.#say(line, message)
    return asked
  }

  setPace(pace: Pace): void {
    this.#set({ pace })
    this.#post({ t: 'pace', table: this.id, pace })
  }

  stepBots = (): void => this.#post({ t: 'step-bots', table: this.id })

  /** A bot plays for the seat's person from here on, or the person takes it back. */
  lend = (seat: Seat, lent: boolean): void => this.#post({ t: 'lend', table: this.id, seat, lent })

  timeUp(seat: Seat): void {
    this.#post({ t: 'time-up', table: this.id, seat })
  }

  /** Called by the engine client. */
  receive(message: Exclude<FromHost, { id: number }>): void {
    switch (message.t) {
      case 'said':
        return this.#said(message.line, message.message)
      case 'card':
        return this.#set({ card: message.card })
      case 'taken':
      case 'closed':
        return this.#set({ taken: true })
      case 'trouble':
        return this.#set({ trouble: message.fault })
      case 'overtaken':
      case 'pulse':
        return
    }
  }

  /** Its host no longer answers: whatever was asked is not awaited any more. */
  interrupted(trouble: Fault): void {
    this.#interrupted = trouble
    this.#set({ trouble })
    const refusal = unanswered(trouble)
    for (const [id, { done }] of this.#requests) done({ v: V, t: 'refused', id, refusal })
    this.#requests.clear()
    for (const { done } of this.#unsettled.splice(0)) done()
    this.#looks.fail(trouble)
    this.#odds.clear()
  }

  /** It was opened again, as it is kept: everybody who was here sits down again, and it goes on as fast as it did. */
  resumed(card: MatchCard): void {
    this.#interrupted = null
    this.#set({ card })
    for (const [name, { seats, also }] of this.#seats) {
      this.#change(name, { proposal: null, declined: null })
      this.#sit(name, seats, also)
    }
    this.setPace(this.#model.value.pace)
  }

  /** It does not go on here. */
  stop(stuck: Fault): void {
    this.interrupted(stuck)
    this.#set({ stuck })
  }

  /** Nobody listens any more. */
  close(): void {
    this.#requests.clear()
    this.#visit?.close()
  }

  #said(name: string, said: HostMessage): void {
    const line = this.#model.value.lines[name]
    const message = this.#whole.has(name) ? this.#whole.get(name)?.of(said) : said
    if (!line || !message || message.t === 'changed') return
    const heard = heardBy(line, message)
    if (message.t === 'update') this.#odds.clear()
    if (heard) this.#change(name, heard)
    if (message.t === 'update') return this.#settle(message.seq)
    if (heard) return
    switch (message.t) {
      case 'presence':
        return this.#set({ presence: message })
      case 'past':
      case 'whole':
      case 'error':
        if (message.t === 'error' && message.id !== undefined) return this.#answer(message.id, message)
        return this.#looks.answer(name, message)
      case 'done':
      case 'refused':
      case 'odds':
      case 'hints':
        return this.#answer(message.id, message)
      default:
    }
  }

  /** Requests that are done but whose update was not here yet. */
  #unsettled: { readonly seq: number; readonly done: () => void }[] = []

  #settle(seq: number): void {
    const ready = this.#unsettled.filter((one) => one.seq <= seq)
    this.#unsettled = this.#unsettled.filter((one) => one.seq > seq)
    for (const { done } of ready) done()
  }

  #request(body: RequestBody): Promise<Reply> {
    return new Promise((done) => {
      const line = this.lineOf(body.seat)
      this.#ask(line, body, (answer) => {
        if (answer.t !== 'done') return done({ ok: false, refusal: refusalOf(answer) })
        const shown = this.#model.value.lines[line?.name ?? '']?.update?.seq ?? 0
        if (shown >= answer.seq) done({ ok: true })
        else this.#unsettled.push({ seq: answer.seq, done: () => done({ ok: true }) })
      })
    })
  }

  #ask(line: LineModel | undefined, body: Body, done: Asked['done']): void {
    const id = ++this.#lastId
    if (!line) return done({ v: V, t: 'refused', id, refusal: NOBODY_HERE })
    if (this.#interrupted) return done({ v: V, t: 'refused', id, refusal: unanswered(this.#interrupted) })
    this.#requests.set(id, { line: line.name, done })
    this.#say(line.name, { v: V, id, ...body } as Asking)
  }

  #answer(id: number, message: Parameters<Asked['done']>[0]): void {
    const open = this.#requests.get(id)
    this.#requests.delete(id)
    open?.done(message)
  }

  #say(line: string, message: ClientMessage): void {
    if (!this.#interrupted) this.#post({ t: 'say', table: this.id, line, message })
  }

  #change(name: string, change: Partial<LineModel>): void {
    const { lines } = this.#model.value
    const line = { name, ...BLANK, ...lines[name], ...change }
    this.#set({ lines: { ...lines, [name]: line } })
  }

  #set(change: Partial<MatchModel>): void {
    this.#model.set({ ...this.#model.value, ...change })
  }
}
