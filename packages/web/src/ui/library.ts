/** Documents that people make and that are kept in this browser: scenarios, forces. */

export interface Kept {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly touched: number
  readonly document: unknown
}

/** A record that is none: it can be saved as it is, and removed. */
export interface Broken {
  readonly id: string
  readonly title: string
  readonly record: unknown
}

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('the database failed'))
  })

interface Shelf {
  readonly kept: readonly Kept[]
  readonly broken: readonly Broken[]
}

export interface Library {
  /** Those of a game, the newest first. */
  list(game: string): Promise<Shelf>
  load(id: string): Promise<Kept | null>
  /** True if it will be there the next time. */
  keep(one: Kept): Promise<boolean>
  drop(id: string): Promise<void>
}

function isKept(id: string, record: unknown): record is Kept {
  if (typeof record !== 'object' || record === null) return false
  const { id: own, game, title, touched } = record as Partial<Record<keyof Kept, unknown>>
  return own === id && typeof game === 'string' && typeof title === 'string' && Number.isFinite(touched)
}

/** Of what is none nobody knows of which game it was: it is shown with every game, by itself. */
export function sorted(game: string, records: readonly (readonly [id: string, record: unknown])[]): Shelf {
  const kept: Kept[] = []
  const broken: Broken[] = []
  for (const [id, record] of records) {
    if (!isKept(id, record)) broken.push({ id, title: titleIn(record), record })
    else if (record.game === game) kept.push(record)
  }
  return { kept: kept.sort((a, b) => b.touched - a.touched), broken }
}

function titleIn(record: unknown): string {
  const { title } = (record ?? {}) as { title?: unknown }
  return typeof title === 'string' && title.trim() !== '' ? title : 'Without a title'
}

type Asking = (store: IDBObjectStore) => IDBRequest

/** The database of a library: it is opened when it is first asked, and again when somebody has closed it. */
class Store {
  readonly #name: string
  readonly #store: string
  #opened: Promise<IDBDatabase> | null = null

  constructor(name: string, store: string) {
    this.#name = name
    this.#store = store
  }

  /** Whoever changes or deletes the database is not kept waiting; it is opened again when it is next asked. */
  #watched(database: IDBDatabase): IDBDatabase {
    database.onversionchange = () => {
      database.close()
      this.#opened = null
    }
    database.onclose = () => {
      this.#opened = null
    }
    return database
  }

  async #records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#opened ??= (() => {
      const request = indexedDB.open(this.#name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(this.#store)
      return got(request).then((database) => this.#watched(database))
    })()
    const database = await this.#opened.catch((error: unknown) => {
      this.#opened = null
      throw error
    })
    return database.transaction(this.#store, mode, { durability: 'strict' }).objectStore(this.#store)
  }

  /** Whatever the browser refuses is null; what was written is there only when its transaction is over. */
  async ask<T>(ask: Asking, mode: IDBTransactionMode): Promise<T | null> {
    try {
      const records = await this.#records(mode)
      const { transaction } = records
      const over = new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done()
        transaction.onabort = () => fail(transaction.error ?? new Error('the database stopped'))
      })
      const [answer] = await Promise.all([got(ask(records)), over])
      return answer as T
    } catch {
      return null
    }
  }
}

/** A library of its own, by the name of its database; where the browser keeps nothing, until the page is left. */
export function libraryIn(name: string, of: string): Library {
  const store = new Store(name, of)
  const untilLeft = new Map<string, Kept>()
  return {
    list: async (game) => {
      const keys = (await store.ask<string[]>((records) => records.getAllKeys(), 'readonly')) ?? []
      const older = keys.filter((id) => !untilLeft.has(id))
      const records = await Promise.all(
        older.map(async (id) => [id, await store.ask((all) => all.get(id), 'readonly')] as const),
      )
      return sorted(game, [...records, ...untilLeft.entries()])
    },
    load: async (id) => {
      const found = untilLeft.get(id) ?? (await store.ask<unknown>((records) => records.get(id), 'readonly'))
      return isKept(id, found) ? found : null
    },
    keep: async (one) => {
      const key = await store.ask((records) => records.put(one, one.id), 'readwrite')
      if (key === null) untilLeft.set(one.id, one)
      else untilLeft.delete(one.id)
      return key !== null
    },
    drop: async (id) => {
      untilLeft.delete(id)
      await store.ask((records) => records.delete(id), 'readwrite')
    },
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Ten letters that nothing else that is kept has. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('')
