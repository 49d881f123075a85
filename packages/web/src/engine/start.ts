import { EngineClient, type EnginePort } from './client.ts'

const start = (): EnginePort =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'shamble' }) as EnginePort

let client: EngineClient | null = null

/** The page's line to its worker, which is started when it is first needed. */
export function engine(): EngineClient {
  client ??= new EngineClient(start(), start)
  return client
}
