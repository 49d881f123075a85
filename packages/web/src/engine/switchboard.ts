/**
 * Puts the windows of one browser through to each other: the script of a shared worker. It learns which window has which
 * table only when somebody asks, hands each of the two one end of a line, and hears nothing of what goes over it.
 */
import type { FromSwitchboard, ToSwitchboard } from './calls.ts'

/** Who has not answered by then is gone, in milliseconds. */
const PATIENCE_MS = 1200

interface Call {
  readonly by: MessagePort
  readonly id: number
  readonly asked: Set<MessagePort>
}

/** The doors of the windows at which somebody plays. */
const doors = new Set<MessagePort>()
const calls = new Map<number, Call>()
let last = 0

const tell = (port: MessagePort, message: FromSwitchboard, moved: MessagePort[] = []): void =>
  port.postMessage(message, moved)

function ring(by: MessagePort, id: number, table: string): void {
  const n = ++last
  const call: Call = { by, id, asked: new Set(doors) }
  calls.set(n, call)
  for (const door of doors) tell(door, { t: 'who', table, call: n })
  setTimeout(() => giveUp(n), PATIENCE_MS)
  heed(n, call)
}

function giveUp(n: number): void {
  const call = calls.get(n)
  for (const door of call?.asked ?? []) doors.delete(door)
  call?.asked.clear()
  if (call) heed(n, call)
}

/** Nobody is left who could say that it is there. */
function heed(n: number, { by, id, asked }: Call): void {
  if (asked.size > 0 || !calls.delete(n)) return
  tell(by, { t: 'nobody', call: id })
}

function answered(door: MessagePort, n: number, has: boolean): void {
  const call = calls.get(n)
  if (!call) return
  call.asked.delete(door)
  if (!has) return heed(n, call)
  calls.delete(n)
  const { port1, port2 } = new MessageChannel()
  tell(door, { t: 'through', call: n }, [port1])
  tell(call.by, { t: 'through', call: call.id }, [port2])
}

function onMessage(page: MessagePort, { t, ...message }: ToSwitchboard, [door]: readonly MessagePort[]): void {
  if (t === 'call' && 'table' in message) return ring(page, message.call, message.table)
  if (t !== 'door' || !door) return
  doors.add(door)
  door.onmessage = ({ data }: MessageEvent<{ readonly call: number; readonly has: boolean }>) =>
    answered(door, data.call, data.has)
}

addEventListener('connect', (event) => {
  const [page] = (event as MessageEvent).ports
  if (page) page.onmessage = ({ data, ports }: MessageEvent<ToSwitchboard>) => onMessage(page, data, ports)
})
