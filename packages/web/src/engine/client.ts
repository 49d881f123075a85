/** The page's side: the library of tables, and the tables that are open. */
import {
  type BrokenCard,
  type FromHost,
  type MatchCard,
  type MatchSetup,
  peopleOf,
  type Seal,
  type ToHost,
} from '@shamble/host'
import { type Fault, MOST_TEXT } from '@shamble/kernel'
import { EngineFault } from './engine-fault.ts'
import { ONLOOKER, OpenMatch } from './open-match.ts'
import { Cell, type Signal } from './signal.ts'
import { Watch } from './watch.ts'

export { EngineFault } from './engine-fault.ts'
export type { DieNeeded, LineModel, MatchModel } from './model.ts'
export { ONLOOKER, OpenMatch, type Reply } from './open-match.ts'

/** The worker, or something that talks like it. */
export interface EnginePort {
  postMessage(message: ToHost): void
  onmessage: ((event: { readonly data: FromHost }) => void) | null
  /** It failed; before it has ever said anything, it did not even load. */
  onerror?: (() => void) | null
  /** Ends it, whatever it is at. */
  terminate?(): void
}

interface HowOpened {
  /** Also from another window. */
  readonly take?: boolean
  /** Also if it was kept under other rules, as far as it holds. */
  readonly older?: boolean
  readonly join?: boolean
}

const LOST: Fault = { at: '', why: 'A part of the page did not load. Check the connection and load it again.' }

const OVERTAKEN: Fault = {
  at: 'overtaken',
  why: 'This game went on in another window. You see it as it stands there; what you did last was not kept.',
}
const STOPPED: Fault = {
  at: 'stopped',
  why: 'The part of the page that runs the game did not answer and was started again. You see the game as it was kept.',
}
const UNDONE: Fault = { at: '', why: 'The part of the page that does this did not answer and was started again.' }

/** In place of an entry: the worker stopped before the table was open. */
const OPENING = -1

/** A worker that has said nothing for so long is not waited for, in milliseconds. */
const SILENT_MS = 3000
/** What reads a whole game or a whole file: on a slow machine that takes its time, without a pause. */
const LONG: ReadonlySet<Asked['t']> = new Set(['open', 'import', 'export', 'verify'])
const LONG_MS = 30_000

/** What can be asked again of another worker without doing it twice. */
const AGAIN: ReadonlySet<Asked['t']> = new Set(['list', 'open', 'export', 'rename', 'delete'])

type Answer = Extract<FromHost, { id: number }>
type Asked = Extract<ToHost, { id: number }>
type Question = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never

interface Waiting {
  readonly message: Asked
  done(answer: Answer): void
  fail(error: EngineFault): void
}

/** Speaks with the worker. One for the whole page. */
export class EngineClient {
  #port: EnginePort
  readonly #startAgain: (() => EnginePort) | null
  readonly #watch = new Watch(
    () => this.#restart(),
    () => ([...this.#asked.values()].some(({ message }) => LONG.has(message.t)) ? LONG_MS : SILENT_MS),
  )
  /** At which entry a table was open when its worker stopped. */
  readonly #stops = new Map<string, number>()
  readonly #stuck = new Map<string, Fault>()
  readonly #broken = new Cell<readonly BrokenCard[]>([])
  readonly #tables = new Cell<readonly MatchCard[] | null>(null)
  readonly #open = new Map<string, OpenMatch>()
  readonly #asked = new Map<number, Waiting>()
  #lastId = 0
  #is: 'silent' | 'heard' | 'lost' = 'silent'

  /** `startAgain`: another worker, for when this one is silent. */
  constructor(port: EnginePort, startAgain: (() => EnginePort) | null = null) {
    this.#port = this.#listening(port)
    this.#startAgain = startAgain
  }

  #listening(port: EnginePort): EnginePort {
    port.onmessage = ({ data }) => this.#receive(data)
    port.onerror = () => this.#lost()
    return port
  }

  /** What is kept and cannot be read. */
  get broken(): Signal<readonly BrokenCard[]> {
    return this.#broken
  }

  /** Why a table is only looked at, if it is. */
  stuckAt(table: string): Fault | null {
    return this.#stuck.get(table) ?? null
  }

  /** The library, last touched first; null until it is known. */
  get tables(): Signal<readonly MatchCard[] | null> {
    return this.#tables
  }

  async list(): Promise<readonly MatchCard[]> {
    const { tables, broken } = await this.#ask('listed', { t: 'list' })
    this.#broken.set(broken)
    this.#tables.set(tables)
    return tables
  }

  async create(setup: MatchSetup): Promise<MatchCard> {
    const { card } = await this.#ask('created', { t: 'create', setup })
    this.#file(card)
    return card
  }

  /** Opens a table and takes every person's seats, or looks on if there is no person. `take`: also from another window. */
  async open(table: string, how: HowOpened = {}): Promise<OpenMatch> {
    const card = await this.#askOpen(table, how)
    const verify = async (): Promise<Seal> => (await this.#ask('verified', { t: 'verify', table })).seal
    const open = new OpenMatch(card, (message) => this.#port.postMessage(message), verify)
    this.#open.get(table)?.close()
    this.#open.set(table, open)
    if (how.join ?? true) {
      for (const { name, seats } of peopleOf(card.setup)) open.join(name, seats)
      if (peopleOf(card.setup).length === 0) open.join(ONLOOKER, [])
    }
    return open
  }

  async #askOpen(table: string, { take: taken, older }: HowOpened): Promise<MatchCard> {
    // A worker that hangs may hold the table for some seconds after its end.
    const take = taken || this.#stops.has(table)
    const how = { ...(take ? { take } : {}), ...(older ? { older } : {}) }
    return (await this.#ask('opened', { t: 'open', table, ...how })).card
  }

  /** Opens a table again that is on the page. */
  #reopen(open: OpenMatch, why: Fault): void {
    open.interrupted(why)
    this.#askOpen(open.id, { older: true }).then(
      (card) => this.#open.get(open.id) === open && open.resumed(card),
      // Also this worker has stopped: another one is asked.
      (error: EngineFault) => error.fault !== UNDONE && open.stop(error.fault),
    )
  }

  /** The worker is dead or hangs: another one goes on from what is kept. */
  #restart(): void {
    if (!this.#startAgain) return
    this.#port.onmessage = null
    this.#port.terminate?.()
    this.#is = 'silent'
    this.#port = this.#listening(this.#startAgain())
    const waiting = [...this.#asked]
    this.#asked.clear()
    for (const open of this.#open.values()) {
      const stuck = this.#stopped(open.id, open.model.value.card.commands)
      if (stuck) open.stop(stuck)
      else this.#reopen(open, STOPPED)
    }
    for (const [id, { message, done, fail }] of waiting) {
      const table = 'table' in message ? message.table : ''
      const isOnPage = this.#open.has(table)
      const stuck = message.t === 'open' && !isOnPage ? this.#stopped(table, OPENING) : null
      if (stuck || isOnPage || !AGAIN.has(message.t)) fail(new EngineFault(stuck ?? UNDONE))
      else {
        this.#asked.set(id, { message, done, fail })
        this.#port.postMessage(message)
      }
    }
  }

  /** Twice at the same entry: it would do so for ever, so it is not played on. */
  #stopped(table: string, entry: number): Fault | null {
    if (this.#stops.get(table) !== entry) {
      this.#stops.set(table, entry)
      return this.stuckAt(table)
    }
    const when = entry === OPENING ? 'when it was opened' : `after step ${entry}`
    const stuck = { at: 'stopped', why: `What runs this game stopped twice ${when}, so it is not played on here.` }
    this.#stuck.set(table, stuck)
    return stuck
  }

  close(table: string): void {
    if (!this.#open.delete(table)) return
    this.#port.postMessage({ t: 'close', table })
  }

  /** A battle that is over goes into the campaign that waits for it, which is open. */
  async takeIn(table: string, battle: string): Promise<void> {
    await this.#ask('ok', { t: 'take-in', table, battle })
  }

  async rename(table: string, title: string): Promise<void> {
    await this.#ask('ok', { t: 'rename', table, title })
    await this.list()
  }

  async remove(table: string): Promise<void> {
    this.#open.delete(table)
    await this.#ask('ok', { t: 'delete', table })
    await this.list()
  }

  /** `battles`: of a campaign, with the battles that were played here. */
  async exportTable(table: string, battles = false): Promise<{ readonly name: string; readonly file: Blob }> {
    const { name, text } = await this.#ask('exported', { t: 'export', table, ...(battles ? { battles } : {}) })
    return { name, file: new Blob([text], { type: 'application/json' }) }
  }

  async importFile(file: Blob, name: string): Promise<MatchCard> {
    if (file.size > MOST_TEXT) throw new EngineFault({ at: '', why: 'The file is too large to be a saved game.' })
    const { card } = await this.#ask('imported', { t: 'import', text: await file.text(), name })
    // A campaign may have brought its battles along.
    await this.list()
    return card
  }

  #ask<T extends Answer['t']>(expects: T, question: Question): Promise<Extract<Answer, { t: T }>> {
    if (this.#is === 'lost') return Promise.reject(new EngineFault(LOST))
    const id = ++this.#lastId
    return new Promise((done, fail) => {
      const take = (answer: Answer): void => {
        if (answer.t === expects) done(answer as Extract<Answer, { t: T }>)
        else fail(new EngineFault({ at: answer.t, why: 'an unexpected answer' }))
      }
      const message = { ...question, id }
      this.#asked.set(id, { message, done: take, fail })
      this.#port.postMessage(message)
    })
  }

  /** Without its worker the page can do nothing; whoever waits for it is told. */
  #lost(): void {
    if (this.#is === 'heard') return
    this.#is = 'lost'
    for (const { fail } of this.#asked.values()) fail(new EngineFault(LOST))
    this.#asked.clear()
  }

  #receive(message: FromHost): void {
    this.#is = 'heard'
    if (this.#startAgain && message.t === 'pulse') this.#watch.heard()
    if (message.t === 'pulse') return
    if ('id' in message) {
      const asked = this.#asked.get(message.id)
      this.#asked.delete(message.id)
      if (message.t === 'failed') asked?.fail(new EngineFault(message.fault))
      else asked?.done(message)
      return
    }
    if (message.t === 'card') this.#file(message.card)
    const overtaken = message.t === 'overtaken' ? this.#open.get(message.table) : undefined
    if (overtaken) return this.#reopen(overtaken, OVERTAKEN)
    const table = message.t === 'card' ? message.card.id : message.table
    if (table === null) for (const open of this.#open.values()) open.receive(message)
    else this.#open.get(table)?.receive(message)
  }

  /** The newest first. */
  #file(card: MatchCard): void {
    const others = (this.#tables.value ?? []).filter(({ id }) => id !== card.id)
    this.#tables.set([card, ...others])
  }
}
