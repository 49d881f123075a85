import { type Change, type Kept, type MatchCard, mustBe, Outrun, Refused, type Store, withTitle } from '@shamble/host'

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

const MOST_TRIES = 10
const PAUSE_MS = 200

const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')

/** In place of what cannot be read, which is not the same as a database that is closed. */
function unreadable(error: unknown): null {
  if (isClosed(error)) throw error
  return null
}

interface Opened {
  readonly transaction: IDBTransaction
  readonly tables: IDBObjectStore
  readonly entries: IDBObjectStore
}

/** The records with these keys, each by itself: one that cannot be read is null. */
const oneByOne = (store: IDBObjectStore, keys: readonly IDBValidKey[]): Promise<unknown[]> =>
  Promise.all(keys.map((key) => got(store.get(key)).catch(unreadable)))

/** All records of a range; null in place of one that cannot be read. */
async function allOf(store: IDBObjectStore, range?: IDBKeyRange): Promise<{ keys: IDBValidKey[]; values: unknown[] }> {
  const [keys, values] = await Promise.all([
    got(store.getAllKeys(range)),
    got<unknown[]>(store.getAll(range)).catch(unreadable),
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

  records(): ReturnType<Store['records']> {
    return this.#lasting('readonly', async ({ tables }) => {
      const { keys, values } = await allOf(tables)
      return keys.map((key, i) => [key as string, values[i]] as const)
    })
  }

  load(table: string): ReturnType<Store['load']> {
    return this.#lasting('readonly', async ({ tables, entries }) => {
      const [kept, log] = await Promise.all([
        got<unknown>(tables.get(table)).catch(unreadable),
        allOf(entries, rangeOf(table)),
      ])
      return kept === undefined ? null : { kept, entries: log.values }
    })
  }

  write({ kept, after, from, entries }: Change): Promise<void> {
    const { card } = kept
    return this.#lasting('readwrite', async ({ transaction, tables, entries: log }) => {
      const done = finished(transaction)
      try {
        mustBe(await got<unknown>(tables.get(card.id)), after)
        tables.put(kept, card.id)
        log.delete(rangeOf(card.id, from))
        for (const [i, entry] of entries.entries()) log.put(entry, [card.id, from + i])
      } catch (error) {
        done.catch(() => {})
        if (error instanceof Outrun) transaction.abort()
        throw error
      }
      await done
    })
  }

  rename(table: string, title: string): Promise<MatchCard | null> {
    return this.#lasting('readwrite', async ({ transaction, tables }) => {
      const kept = (await got(tables.get(table))) as Kept | undefined
      if (!kept) return null
      const named = withTitle(kept, title)
      tables.put(named, table)
      await finished(transaction)
      return named.card
    })
  }

  remove(table: string): Promise<void> {
    return this.#lasting('readwrite', async ({ transaction, tables, entries }) => {
      tables.delete(table)
      entries.delete(rangeOf(table))
      await finished(transaction)
    })
  }

  /** While the browser clears what was kept it closes every connection: the work is done when that is over. */
  async #lasting<T>(mode: IDBTransactionMode, work: (at: Opened) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work(await this.#begin(mode))
      } catch (error) {
        if (!isClosed(error) || tries === MOST_TRIES) throw inWords(error)
        this.#open = null
        await new Promise((done) => setTimeout(done, PAUSE_MS))
      }
    }
  }

  async #begin(mode: IDBTransactionMode): Promise<Opened> {
    const database = await this.#opened()
    // A write counts when it has reached the disk, not when the browser has taken note of it.
    const transaction = database.transaction([TABLES, ENTRIES], mode, { durability: 'strict' })
    return { transaction, tables: transaction.objectStore(TABLES), entries: transaction.objectStore(ENTRIES) }
  }

  async #opened(): Promise<IDBDatabase> {
    this.#open ??= openDatabase(this.#factory).then((database) => this.#watched(database))
    return this.#open.catch((error: unknown) => {
      this.#open = null
      throw error
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
