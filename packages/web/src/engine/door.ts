/** In the worker of a window: other windows come to the tables that are open there. */
import type { Engine } from '@shamble/host'
import type { FromSwitchboard, Visit } from './calls.ts'

/** Whoever visits hears that this goes on. */
const PULSE_MS = 500

export function openDoor(engine: Engine, door: MessagePort): void {
  door.onmessage = ({ data, ports: [line] }: MessageEvent<FromSwitchboard>) => {
    if (data.t === 'who') door.postMessage({ call: data.call, has: engine.isOpen(data.table) })
    else if (data.t === 'through' && line) void letIn(engine, line)
  }
}

async function letIn(engine: Engine, line: MessagePort): Promise<void> {
  const visitor = await engine.visit((message) => line.postMessage(message))
  const pulse = setInterval(() => line.postMessage({ t: 'pulse' }), PULSE_MS)
  const gone = (): void => {
    clearInterval(pulse)
    line.close()
    visitor.close()
  }
  line.addEventListener('close', gone)
  line.onmessage = ({ data }: MessageEvent<Visit | { readonly t: '' }>) => {
    if (data.t === 'bye') gone()
    else if (data.t === 'hello') void outlive(data.lock, gone)
    else void visitor.receive(data)
  }
}

/** A window that holds a lock is gone when the lock is free. */
async function outlive(lock: string | null, gone: () => void): Promise<void> {
  if (lock !== null && 'locks' in navigator) await navigator.locks.request(lock, gone)
}
