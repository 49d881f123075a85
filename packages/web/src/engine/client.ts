/** The page's side: the library of tables, and the tables that are open. */
import { type FromHost, peopleOf, type Seal, type MatchCard, type MatchSetup, type ToHost } from '@shamble/host'
import type { Fault } from '@shamble/kernel'
import { EngineFault } from './engine-fault.ts'
import { ONLOOKER, OpenMatch } from './open-match.ts'
import { Cell, type Signal } from './signal.ts'

export { EngineFault } from './engine-fault.ts'
export type { DieNeeded, LineModel, MatchModel } from './model.ts'
export { ONLOOKER, OpenMatch, type Reply } from './open-match.ts'

/** The worker, or something that talks like it. */
export interface EnginePort {
  postMessage(message: ToHost): void
  onmessage: ((event: { readonly data: FromHost }) => void) | null
  /** It failed; before it has ever said anything, it did not even load. */
  onerror?: (() => void) | null
}

/** Larger files are no saves of ours. */
const MOST_BYTES = 64_000_000

const LOST: Fault = { at: '', why: 'A part of the page did not load. Check the connection and load it again.' }

type Answer = Extract<FromHost, { id: number }>
type Asked = Extract<ToHost, { id: number }>
type Question = Asked extends infer A ? (A extends Asked ? Omit<A, 'id'> : never) : never
/** Speaks with the worker. One for the whole page. */
export class EngineClient {
  readonly #port: EnginePort
  readonly #tables = new Cell<readonly MatchCard[] | null>(null)
  readonly #open = new Map<string, OpenMatch>()
  readonly #asked = new Map<number, { done: (answer: Answer) => void; fail: (error: EngineFault) => void }>()
  #lastId = 0
  #is: 'silent' | 'heard' | 'lost' = 'silent'

  constructor(port: EnginePort) {
    this.#port = port
    port.onmessage = ({ data }) => this.#receive(data)
    port.onerror = () => this.#lost()
  }

  /** The library, last touched first; null until it is known. */
  get tables(): Signal<readonly MatchCard[] | null> {
    return this.#tables
  }

  async list(): Promise<readonly MatchCard[]> {
    const { tables } = await this.#ask('listed', { t: 'list' })
    this.#tables.set(tables)
    return tables
  }

  async create(setup: MatchSetup): Promise<MatchCard> {
    const { card } = await this.#ask('created', { t: 'create', setup })
    this.#file(card)
    return card
  }

  /** Opens a table and takes every person's seats, or looks on if there is no person. `take`: also from another window. */
  async open(table: string, how: { readonly take?: boolean; readonly join?: boolean } = {}): Promise<OpenMatch> {
    const { card } = await this.#ask('opened', { t: 'open', table, ...(how.take ? { take: true } : {}) })
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

  close(table: string): void {
    if (!this.#open.delete(table)) return
    this.#port.postMessage({ t: 'close', table })
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
    if (file.size > MOST_BYTES) throw new EngineFault({ at: '', why: 'The file is too large to be a saved game.' })
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
      this.#asked.set(id, { done: take, fail })
      this.#port.postMessage({ ...question, id })
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
    if ('id' in message) {
      const asked = this.#asked.get(message.id)
      this.#asked.delete(message.id)
      if (message.t === 'failed') asked?.fail(new EngineFault(message.fault))
      else asked?.done(message)
      return
    }
    if (message.t === 'card') this.#file(message.card)
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
