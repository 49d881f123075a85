import { type Change, type Kept, type KeptEntry, renamed, type Store, type MatchCard } from '@shamble/host'

const NAME = 'shamble'
const VERSION = 1
const TABLES = 'tables'
const ENTRIES = 'entries'

/** Every entry of a table, in order: keys are [table, index]. */
const rangeOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY])

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('the database failed'))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done()
    transaction.onabort = () => fail(transaction.error ?? new Error('the database stopped'))
    transaction.onerror = () => fail(transaction.error ?? new Error('the database failed'))
  })

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES)
    request.result.createObjectStore(ENTRIES)
  }
  return got(request)
}

/** Keeps tables in the browser's own database: one record a table, one an entry, so that a long game stays quick. */
export class Database implements Store {
  readonly #factory: IDBFactory
  #open: Promise<IDBDatabase> | null = null

  constructor(factory: IDBFactory) {
    this.#factory = factory
  }

  async list(): Promise<MatchCard[]> {
    const { tables } = await this.#begin('readonly')
    const all = (await got(tables.getAll())) as Kept[]
    return all.map(({ card }) => card)
  }

  async load(table: string): ReturnType<Store['load']> {
    const { tables, entries } = await this.#begin('readonly')
    const [kept, log] = await Promise.all([
      got(tables.get(table)) as Promise<Kept | undefined>,
      got(entries.getAll(rangeOf(table))) as Promise<KeptEntry[]>,
    ])
    return kept ? { kept, entries: log } : null
  }

  async write({ kept, from, entries }: Change): Promise<void> {
    const { card } = kept
    const { transaction, tables, entries: log } = await this.#begin('readwrite')
    tables.put(kept, card.id)
    log.delete(rangeOf(card.id, from))
    for (const [i, entry] of entries.entries()) log.put(entry, [card.id, from + i])
    await finished(transaction)
  }

  async rename(table: string, title: string): Promise<MatchCard | null> {
    const { transaction, tables } = await this.#begin('readwrite')
    const kept = (await got(tables.get(table))) as Kept | undefined
    if (!kept) return null
    const card = renamed(kept.card, title)
    tables.put({ ...kept, card }, table)
    await finished(transaction)
    return card
  }

  async remove(table: string): Promise<void> {
    const { transaction, tables, entries } = await this.#begin('readwrite')
    tables.delete(table)
    entries.delete(rangeOf(table))
    await finished(transaction)
  }

  async #begin(
    mode: IDBTransactionMode,
  ): Promise<{ transaction: IDBTransaction; tables: IDBObjectStore; entries: IDBObjectStore }> {
    this.#open ??= openDatabase(this.#factory)
    const database = await this.#open.catch((error: unknown) => {
      this.#open = null
      throw error
    })
    // A write counts when it has reached the disk, not when the browser has taken note of it.
    const transaction = database.transaction([TABLES, ENTRIES], mode, { durability: 'strict' })
    return { transaction, tables: transaction.objectStore(TABLES), entries: transaction.objectStore(ENTRIES) }
  }
}
