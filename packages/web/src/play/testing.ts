/** A table without a browser: what the tests of sessions share. */
import { Engine, type FromHost, MemoryStore, noLocks } from '@shamble/host'
import type { AnyGame } from '@shamble/kernel'
import { EngineClient, type EnginePort } from '../engine/client.ts'
import type { PlaySession } from './session.ts'

/** A page and its worker in one thread; what they say to each other is copied, as between threads. */
export function page(...games: AnyGame[]): EngineClient {
  let luck = 0
  const port: EnginePort = { onmessage: null, postMessage: (message) => void engine.receive(structuredClone(message)) }
  const post = (message: FromHost): void => {
    const data = structuredClone(message)
    queueMicrotask(() => port.onmessage?.({ data }))
  }
  const engine = new Engine({
    games: games.map((game) => ({
      about: game,
      rules: () => Promise.resolve(game),
      whole: () => Promise.resolve(game),
    })),
    store: new MemoryStore(),
    locks: noLocks,
    post,
    now: () => 0,
    clock: () => 0,
    luck: () => (++luck).toString(16).padStart(64, '0'),
  })
  return new EngineClient(port)
}

export async function until(session: PlaySession, holds: () => boolean): Promise<void> {
  for (let i = 0; i < 2000; i++) {
    if (holds()) return
    await new Promise((done) => setTimeout(done, 1))
  }
  throw new Error(`never: ${session.display.words.question(session.situation())}`)
}
