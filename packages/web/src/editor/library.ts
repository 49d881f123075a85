/** Scenarios that are kept in this browser. */

export interface KeptScenario {
  readonly id: string
  readonly game: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly touched: number
  readonly document: unknown
}

const NAME = 'shamble-scenarios'
const STORE = 'scenarios'

const got = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error ?? new Error('the database failed'))
  })

let opened: Promise<IDBDatabase> | null = null

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= (() => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return got(request)
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

/** The newest first. */
export async function listScenarios(game: string): Promise<KeptScenario[]> {
  const kept = (await fromStore<KeptScenario[]>((scenarios) => scenarios.getAll(), 'readonly')) ?? []
  const older = kept.filter(({ id }) => !untilLeft.has(id))
  return [...older, ...untilLeft.values()].filter((one) => one.game === game).sort((a, b) => b.touched - a.touched)
}

export async function loadScenario(id: string): Promise<KeptScenario | null> {
  const newest = untilLeft.get(id)
  return newest ?? (await fromStore<KeptScenario>((scenarios) => scenarios.get(id), 'readonly')) ?? null
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
