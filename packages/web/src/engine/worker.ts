import { Engine, type FromHost, MemoryStore, noLocks } from '@shamble/host'
import { Database } from './database.ts'
import { GAMES } from './games.ts'
import { BrowserLocks } from './locks.ts'

/** What a worker has of a `DedicatedWorkerGlobalScope`. */
interface Port {
  postMessage(message: FromHost): void
  onmessage: ((event: { readonly data: unknown; readonly ports: readonly MessagePort[] }) => void) | null
}

const port = globalThis as unknown as Port

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const engine = new Engine({
  games: GAMES,
  store: 'indexedDB' in globalThis ? new Database(indexedDB) : new MemoryStore(),
  locks: 'locks' in navigator ? new BrowserLocks(navigator.locks) : noLocks,
  post: (message) => port.postMessage(message),
  now: () => Date.now(),
  clock: () => performance.now(),
  luck: () => hex(crypto.getRandomValues(new Uint8Array(32))),
})

/** The page hears that this goes on; between two decisions of a bot there is always time for it. */
const PULSE_MS = 500

const pulse = (): void => port.postMessage({ t: 'pulse' })
pulse()
setInterval(pulse, PULSE_MS)

port.onmessage = ({ data, ports: [door] }) => {
  if (door) void import('./door.ts').then(({ openDoor }) => openDoor(engine, door))
  else void engine.receive(data)
}
