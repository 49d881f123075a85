/** To tables that are open in another window of this browser, and the way there. Loaded when several people play. */
import type { FromHost, ToHost } from '@shamble/host'
import { Whole } from '@shamble/kernel'
import type { FromSwitchboard, ToSwitchboard, Visit } from './calls.ts'
import { EngineFault } from './engine-fault.ts'
import { OpenMatch } from './open-match.ts'
import { Watch } from './watch.ts'

/** Whose window has said nothing for so long is gone, in milliseconds. */
const SILENT_MS = 3000

let board: MessagePort | null = null
let last = 0
const calls = new Map<number, (line: MessagePort | null) => void>()

/** Null where windows cannot be put through to each other. */
function switchboard(): MessagePort | null {
  if (board || typeof SharedWorker === 'undefined') return board
  const shared = new SharedWorker(new URL('./switchboard.ts', import.meta.url), { type: 'module', name: 'shamble' })
  board = shared.port
  board.onmessage = ({ data, ports: [line] }: MessageEvent<FromSwitchboard>) => {
    const done = calls.get(data.call)
    calls.delete(data.call)
    done?.(data.t === 'through' ? (line ?? null) : null)
  }
  return board
}

const ask = (message: ToSwitchboard, moved: MessagePort[] = []): void => switchboard()?.postMessage(message, moved)

/** Others may come to what is open in this worker. */
export function makeDoor(worker: Worker): void {
  if (!switchboard()) return
  const { port1, port2 } = new MessageChannel()
  worker.postMessage({ t: 'door' }, [port1])
  ask({ t: 'door' }, [port2])
}

/** A line to the window that has the table; null if nobody has. */
function call(table: string): Promise<MessagePort | null> {
  if (!switchboard()) return Promise.resolve(null)
  const id = ++last
  return new Promise((done) => {
    calls.set(id, done)
    ask({ t: 'call', call: id, table })
  })
}

/** The name of a lock that this window holds until it is gone. */
async function heldLock(): Promise<string | null> {
  if (!('locks' in navigator)) return null
  const name = `shamble-visitor-${crypto.randomUUID()}`
  await new Promise<void>((held) => {
    void navigator.locks.request(name, () => {
      held()
      return new Promise(() => {})
    })
  })
  return name
}

let lock: Promise<string | null> | null = null

/** The table in the window that has it; null if none has. */
export async function visit(table: string): Promise<OpenMatch | null> {
  const line = await call(table)
  if (!line) return null
  lock ??= heldLock()
  const hello: Visit = { t: 'hello', lock: await lock }
  line.postMessage(hello)
  return new Promise((done, fail) => {
    const visited = new Visited(table, line, done, fail)
    visited.begin()
  })
}

class Visited {
  readonly #table: string
  readonly #line: MessagePort
  readonly #done: (open: OpenMatch) => void
  readonly #fail: (fault: EngineFault) => void
  readonly #watch = new Watch(
    () => this.#lost(),
    () => SILENT_MS,
  )
  readonly #verifies = new Map<number, (message: FromHost) => void>()
  #open: OpenMatch | null = null
  #last = 1

  constructor(table: string, line: MessagePort, done: (open: OpenMatch) => void, fail: (fault: EngineFault) => void) {
    this.#table = table
    this.#line = line
    this.#done = done
    this.#fail = fail
  }

  begin(): void {
    this.#watch.heard()
    this.#line.addEventListener('close', () => this.#lost())
    this.#line.onmessage = ({ data }: MessageEvent<FromHost>) => this.#receive(data)
    addEventListener('pagehide', this.#bye)
    this.#post({ t: 'open', id: 1, table: this.#table })
  }

  readonly #post = (message: ToHost): void => this.#line.postMessage(message)

  readonly #bye = (): void => {
    this.#watch.stop()
    removeEventListener('pagehide', this.#bye)
    const bye: Visit = { t: 'bye' }
    this.#line.postMessage(bye)
  }

  /** The window that has the table closed it, or is gone. */
  #lost(): void {
    this.#watch.stop()
    removeEventListener('pagehide', this.#bye)
    this.#line.close()
    if (this.#open) this.#open.receive({ t: 'taken', table: this.#table })
    else this.#fail(new EngineFault({ at: 'gone', why: 'The window that had this table is gone.' }))
  }

  #receive(message: FromHost): void {
    this.#watch.heard()
    if (message.t === 'pulse') return
    if (message.t === 'closed') return this.#lost()
    if (message.t === 'opened') {
      const verify = (): Promise<never> => this.#verify() as Promise<never>
      this.#open = new OpenMatch(message.card, this.#post, verify, { close: this.#bye, whole: () => new Whole() })
      return this.#done(this.#open)
    }
    if (!('id' in message)) return this.#open?.receive(message)
    const waits = this.#verifies.get(message.id)
    this.#verifies.delete(message.id)
    if (waits) waits(message)
    else if (message.t === 'failed') this.#fail(new EngineFault(message.fault))
  }

  #verify(): Promise<unknown> {
    const id = ++this.#last
    return new Promise((done, fail) => {
      this.#verifies.set(id, (message) => {
        if (message.t === 'verified') done(message.seal)
        else fail(new EngineFault(message.t === 'failed' ? message.fault : { at: message.t, why: 'no answer' }))
      })
      this.#post({ t: 'verify', id, table: this.#table })
    })
  }
}
