/** Scenarios that are kept in this browser. */

export interface KeptScenario {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly touched: number
  readonly document: unknown
}

/** A record that is no scenario: it can be saved as it is, and removed. */
export interface BrokenScenario {
  readonly id: string
  readonly title: string
  readonly record: unknown
}

const NAME = 'shamble-scenarios'
const STORE = 'scenarios'

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('the database failed'))
  })

let opened: Promise<IDBDatabase> | null = null

/** Whoever changes or deletes the database is not kept waiting; it is opened again when it is next asked. */
function watched(database: IDBDatabase): IDBDatabase {
  database.onversionchange = () => {
    database.close()
    opened = null
  }
  database.onclose = () => {
    opened = null
  }
  return database
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= (() => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return got(request).then(watched)
  })()
  const database = await opened.catch((error: unknown) => {
    opened = null
    throw error
  })
  return database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
}

/** Where the browser keeps nothing, scenarios are kept until the page is left. */
const untilLeft = new Map<string, KeptScenario>()

/** Whatever the browser refuses is null; what was written is there only when its transaction is over. */
async function fromStore<T>(
  ask: (scenarios: IDBObjectStore) => IDBRequest,
  mode: IDBTransactionMode,
): Promise<T | null> {
  try {
    const scenarios = await store(mode)
    const { transaction } = scenarios
    const over = new Promise<void>((done, fail) => {
      transaction.oncomplete = () => done()
      transaction.onabort = () => fail(transaction.error ?? new Error('the database stopped'))
    })
    const [answer] = await Promise.all([got(ask(scenarios)), over])
    return answer as T
  } catch {
    return null
  }
}

function isScenario(id: string, record: unknown): record is KeptScenario {
  if (typeof record !== 'object' || record === null) return false
  const { id: own, game, title, touched } = record as Partial<Record<keyof KeptScenario, unknown>>
  return own === id && typeof game === 'string' && typeof title === 'string' && Number.isFinite(touched)
}

/** Of what is no scenario nobody knows of which game it was: it is shown with every game, by itself. */
export function sorted(
  game: string,
  records: readonly (readonly [id: string, record: unknown])[],
): { readonly kept: readonly KeptScenario[]; readonly broken: readonly BrokenScenario[] } {
  const kept: KeptScenario[] = []
  const broken: BrokenScenario[] = []
  for (const [id, record] of records) {
    if (!isScenario(id, record)) broken.push({ id, title: titleIn(record), record })
    else if (record.game === game) kept.push(record)
  }
  return { kept: kept.sort((a, b) => b.touched - a.touched), broken }
}

function titleIn(record: unknown): string {
  const { title } = (record ?? {}) as { title?: unknown }
  return typeof title === 'string' && title.trim() !== '' ? title : 'Without a title'
}

/** The newest first. */
export async function listScenarios(game: string): Promise<ReturnType<typeof sorted>> {
  const keys = (await fromStore<string[]>((scenarios) => scenarios.getAllKeys(), 'readonly')) ?? []
  const older = keys.filter((id) => !untilLeft.has(id))
  const records = await Promise.all(
    older.map(async (id) => [id, await fromStore((scenarios) => scenarios.get(id), 'readonly')] as const),
  )
  return sorted(game, [...records, ...untilLeft.entries()])
}

export async function loadScenario(id: string): Promise<KeptScenario | null> {
  const found = untilLeft.get(id) ?? (await fromStore<unknown>((scenarios) => scenarios.get(id), 'readonly'))
  return isScenario(id, found) ? found : null
}

/** True if it will be there the next time. */
export async function keepScenario(scenario: KeptScenario): Promise<boolean> {
  const key = await fromStore((scenarios) => scenarios.put(scenario, scenario.id), 'readwrite')
  if (key === null) untilLeft.set(scenario.id, scenario)
  else untilLeft.delete(scenario.id)
  return key !== null
}

export async function dropScenario(id: string): Promise<void> {
  untilLeft.delete(id)
  await fromStore((scenarios) => scenarios.delete(id), 'readwrite')
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Ten letters that no other scenario has. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('')
