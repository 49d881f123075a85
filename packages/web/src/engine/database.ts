import { type Change, type Kept, type MatchCard, mustBe, Refused, type Store, withTitle } from '@shamble/host'

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
    request.onerror = (event) => {
      // A record that cannot be read must not end what else is read.
      event.preventDefault()
      fail(request.error ?? new Error('the database failed'))
    }
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

/** What a person can do about it, where the browser's own words do not say. */
function inWords(error: unknown): unknown {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError')
    return new Refused('full', 'There is no room left where this browser keeps things.')
  if (name === 'VersionError')
    return new Refused('version', 'A newer version of this page is open in another window. Load this one again.')
  return error
}

/** The records with these keys, each by itself: one that cannot be read is null. */
const oneByOne = (store: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<unknown[]> =>
  Promise.all(keys.map((key) => got(store.get(key)).catch(() => null)))

/** All records of a range; null in place of one that cannot be read. */
async function allOf(store: IDBObjectStore, range?: IDBKeyRange): Promise<{ keys: IDBValidKey[]; values: unknown[] }> {
  const [keys, values] = await Promise.all([
    got(store.getAllKeys(range)),
    got<unknown[]>(store.getAll(range)).catch(() => null),
  ])
  return { keys, values: values ?? (await oneByOne(store, keys)) }
}

/** Keeps tables in the browser's own database: one record a table, one an entry, so that a long game stays quick. */
export class Database implements Store {
  readonly #factory: IDBFactory
  #open: Promise<IDBDatabase> | null = null
  #onLost: () => void = () => {}

  constructor(factory: IDBFactory) {
    this.#factory = factory
  }

  watch(onLost: () => void): void {
    this.#onLost = onLost
  }

  async records(): ReturnType<Store['records']> {
    const { tables } = await this.#begin('readonly')
    const { keys, values } = await allOf(tables)
    return keys.map((key, i) => [key as string, values[i]] as const)
  }

  async load(table: string): ReturnType<Store['load']> {
    const { tables, entries } = await this.#begin('readonly')
    const [kept, log] = await Promise.all([
      got<unknown>(tables.get(table)).catch(() => null),
      allOf(entries, rangeOf(table)),
    ])
    return kept === undefined ? null : { kept, entries: log.values }
  }

  async write({ kept, after, from, entries }: Change): Promise<void> {
    const { card } = kept
    const { transaction, tables, entries: log } = await this.#begin('readwrite')
    const done = finished(transaction)
    try {
      mustBe(await got<unknown>(tables.get(card.id)), after)
      tables.put(kept, card.id)
      log.delete(rangeOf(card.id, from))
      for (const [i, entry] of entries.entries()) log.put(entry, [card.id, from + i])
    } catch (error) {
      done.catch(() => {})
      transaction.abort()
      throw error
    }
    await done.catch((error: unknown) => {
      throw inWords(error)
    })
  }

  async rename(table: string, title: string): Promise<MatchCard | null> {
    const { transaction, tables } = await this.#begin('readwrite')
    const kept = (await got(tables.get(table))) as Kept | undefined
    if (!kept) return null
    const named = withTitle(kept, title)
    tables.put(named, table)
    await finished(transaction)
    return named.card
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
    const database = await this.#opened()
    // A write counts when it has reached the disk, not when the browser has taken note of it.
    const transaction = database.transaction([TABLES, ENTRIES], mode, { durability: 'strict' })
    return { transaction, tables: transaction.objectStore(TABLES), entries: transaction.objectStore(ENTRIES) }
  }

  async #opened(): Promise<IDBDatabase> {
    this.#open ??= openDatabase(this.#factory).then((database) => this.#watched(database))
    return this.#open.catch((error: unknown) => {
      this.#open = null
      throw inWords(error)
    })
  }

  /** Whoever changes or deletes the database is not kept waiting, and whoever plays is told what became of it. */
  #watched(database: IDBDatabase): IDBDatabase {
    const lost = (): void => {
      this.#open = null
      this.#onLost()
    }
    database.onversionchange = () => {
      database.close()
      lost()
    }
    database.onclose = lost
    return database
  }
}
