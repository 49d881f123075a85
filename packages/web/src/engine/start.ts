import { EngineClient, type EnginePort } from './client.ts'

let worker: Worker | null = null
/** Other windows may come to the tables of this one. */
let isVisited = false

function start(): EnginePort {
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'shamble' })
  if (isVisited) void makeDoor(worker)
  return worker as EnginePort
}

const makeDoor = async (to: Worker): Promise<void> => (await import('./visit.ts')).makeDoor(to)

let client: EngineClient | null = null

/** The page's line to its worker, which is started when it is first needed. */
export function engine(): EngineClient {
  client ??= new EngineClient(start(), start)
  return client
}

/** From here on other windows of this browser find the tables that are open in this one. */
export async function openDoor(): Promise<void> {
  if (isVisited) return
  isVisited = true
  if (worker) await makeDoor(worker)
}
