/** The host as the page has it, with a store in memory: what is said to it, what it says, what it keeps. */
import { Engine, type FromHost, MemoryStore, noLocks } from '@shamble/host'
import { digest, type GameSource } from '@shamble/kernel'
import { GAMES as SHELF } from '@shamble/shelf'
import { isRaw, type Verdict, wrong } from './run.ts'

const SOURCES: readonly GameSource[] = SHELF.flatMap((entry) => [entry, ...(entry.campaign ? [entry.campaign] : [])])

export interface Stage {
  /** Says something, and hears everything that comes of it. */
  say(message: unknown): Promise<readonly FromHost[]>
  /** A digest of all that is kept. */
  kept(): Promise<string>
}

const turn = (): Promise<void> => new Promise((done) => setImmediate(done))

export function openStage(): Stage {
  const store = new MemoryStore()
  const told: FromHost[] = []
  let drawn = 0
  const engine = new Engine({
    games: SOURCES,
    store,
    locks: noLocks,
    post: (message) => void told.push(structuredClone(message)),
    now: () => 1_000,
    clock: () => performance.now(),
    luck: () => (++drawn).toString(16).padStart(12, '0').padEnd(64, '0'),
  })
  /** Until nothing more is said: whatever is written or loaded meanwhile takes a few turns. */
  const quiet = async (): Promise<void> => {
    for (let before = -1, still = 0; still < 3; await turn()) {
      still = told.length === before ? still + 1 : 0
      before = told.length
    }
  }
  return {
    async say(message) {
      told.length = 0
      await engine.receive(message)
      await quiet()
      return [...told]
    },
    async kept() {
      const records = await store.records()
      const found = await Promise.all(records.map(([id]) => store.load(id)))
      return digest(JSON.parse(JSON.stringify([records.map(([id]) => id), found])))
    },
  }
}

/**
 * What the host says that it did not do, with the reason; null if it did. `asked`: the number of what was said; odds
 * are worked out between other things, and what is said of an earlier number is no answer to this one.
 */
export function refusalIn(
  said: readonly FromHost[],
  asked?: unknown,
): { readonly at: string; readonly why: string } | null {
  const isLate = (id: number | undefined): boolean => typeof asked === 'number' && id !== undefined && id !== asked
  for (const one of said) {
    if (one.t === 'trouble' || (one.t === 'failed' && !isLate(one.id))) return one.fault
    if (one.t !== 'said') continue
    const { message } = one
    if (message.t === 'error' && !isLate(message.id)) return message
    if (message.t === 'refused' && !isLate(message.id))
      return { at: message.refusal.clause, why: message.refusal.reason }
  }
  return null
}

/** Whether a refusal is one: no failure inside, and in words. */
export function refusalFault({ at, why }: { readonly at: string; readonly why: string }): Verdict | null {
  if (at === 'table.error') return wrong('refused', 'crash', why)
  return isRaw(why) ? wrong('refused', 'throw', `it is refused at "${at}" with "${why}"`) : null
}
