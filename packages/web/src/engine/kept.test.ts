/** What is kept, and what becomes of it: two windows without a lock, lost and broken records, a worker that stops. */
import {
  Engine,
  type Found,
  type FromHost,
  type MatchSetup,
  MemoryStore,
  noLocks,
  type Store,
  type ToHost,
} from '@shamble/host'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EngineClient, EngineFault, type EnginePort, type OpenMatch } from './client.ts'
import { GAMES } from './games.ts'

const SETUP: MatchSetup = {
  game: 'evac',
  title: 'Quick Patrol',
  options: { scenario: 'S2', marines: 1 },
  seats: {
    Z: { kind: 'person', name: 'You', physical: false },
    M1: { kind: 'person', name: 'You', physical: false },
  },
  seed: 'a night',
  undoDice: 'same',
  guide: false,
}

/** A store whose records can be spoilt. */
class TestStore extends MemoryStore {
  readonly spoilt = new Map<string, (found: Found) => Found>()
  #lost = (): void => {}

  watch(onLost: () => void): void {
    this.#lost = onLost
  }

  async clear(): Promise<void> {
    for (const [id] of await this.records()) await this.remove(id)
    this.#lost()
  }

  override async records(): ReturnType<Store['records']> {
    const all = await super.records()
    return all.map(([id, kept]) => {
      const spoil = this.spoilt.get(id)
      return [id, spoil ? spoil({ kept, entries: [] }).kept : kept] as const
    })
  }

  override async load(table: string): ReturnType<Store['load']> {
    const found = await super.load(table)
    return found && (this.spoilt.get(table)?.(found) ?? found)
  }
}

/** A worker that can be made to hang at a message. */
class TestWorker implements EnginePort {
  onmessage: EnginePort['onmessage'] = null
  hangsAt: (message: ToHost) => boolean
  #hangs = false
  readonly #engine: Engine
  readonly #pulse = setInterval(() => this.#post({ t: 'pulse' }), 500)

  constructor(store: Store, hangsAt: (message: ToHost) => boolean = () => false) {
    this.hangsAt = hangsAt
    queueMicrotask(() => this.#post({ t: 'pulse' }))
    let n = 0
    this.#engine = new Engine({
      games: GAMES,
      store,
      locks: noLocks,
      post: (message) => this.#post(message),
      now: () => ++n,
      clock: () => 0,
      luck: () => (++n).toString(16).padStart(12, '0').padEnd(64, '0'),
    })
  }

  #post(message: FromHost): void {
    if (!this.#hangs) this.onmessage?.({ data: structuredClone(message) })
  }

  postMessage(message: ToHost): void {
    queueMicrotask(() => {
      if (this.hangsAt(message)) this.#hangs = true
      if (!this.#hangs) void this.#engine.receive(structuredClone(message))
    })
  }

  terminate(): void {
    this.#hangs = true
    clearInterval(this.#pulse)
  }
}

const workers: TestWorker[] = []
function pageWith(store: Store, hangsAt?: (message: ToHost) => boolean): EngineClient {
  const start = (): TestWorker => {
    const worker = new TestWorker(store, hangsAt)
    workers.push(worker)
    return worker
  }
  return new EngineClient(start(), start)
}
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate()
})

const me = (table: OpenMatch) => table.model.value.lines['You']

async function openIn(client: EngineClient, id: string): Promise<OpenMatch> {
  const table = await client.open(id)
  await vi.waitFor(() => expect(me(table)?.update).toBeTruthy())
  return table
}

/** The first choice of whoever is asked. */
const choiceOf = (table: OpenMatch): { readonly seat: string; readonly command: unknown } => {
  const glance = me(table)?.update?.glances.find(({ choices }) => choices.length > 0)
  if (!glance?.seat) throw new Error('nobody is asked')
  return { seat: glance.seat, command: glance.choices[0] }
}

const play = (table: OpenMatch) => {
  const { seat, command } = choiceOf(table)
  return table.command(seat, command)
}

const logOf = (table: OpenMatch): number => me(table)?.update?.log ?? -1

const faultOf = async (work: Promise<unknown>): Promise<EngineFault['fault']> => {
  try {
    await work
  } catch (error) {
    if (error instanceof EngineFault) return error.fault
  }
  throw new Error('it was not refused')
}

describe('two windows without a lock', () => {
  it('never write over each other: the loser is told, sees the newer state and goes on from it', async () => {
    const store = new TestStore()
    const first = pageWith(store)
    const { id } = await first.create(SETUP)
    const one = await openIn(first, id)
    const two = await openIn(pageWith(store), id)
    for (let i = 0; i < 4; i++) expect(await play(one)).toEqual({ ok: true })

    expect(await play(two)).toMatchObject({
      ok: false,
      refusal: { reason: expect.stringContaining('another window') as string },
    })
    expect(two.model.value.trouble).toMatchObject({ at: 'overtaken' })
    await vi.waitFor(() => expect(logOf(two)).toBe(4))
    expect(me(two)?.story).toEqual(me(one)?.story)
    expect(await play(two)).toEqual({ ok: true })

    expect(await play(one)).toMatchObject({ ok: false })
    await vi.waitFor(() => expect(logOf(one)).toBe(5))
    const third = await openIn(pageWith(store), id)
    expect(logOf(third)).toBe(5)
  })

  it('keep both of two tables that were renamed and played', async () => {
    const store = new TestStore()
    const first = pageWith(store)
    const { id } = await first.create(SETUP)
    const one = await openIn(first, id)
    await pageWith(store).rename(id, 'Another name')
    expect(await play(one)).toMatchObject({ ok: false })
    await vi.waitFor(() => expect(one.model.value.card.title).toBe('Another name'))
  })
})

describe('what was kept and is gone', () => {
  it('is told at once, kept again, and can be saved to a file', async () => {
    const store = new TestStore()
    const client = pageWith(store)
    const { id } = await client.create(SETUP)
    const table = await openIn(client, id)
    for (let i = 0; i < 3; i++) await play(table)
    await store.clear()
    await vi.waitFor(() => expect(table.model.value.trouble).toMatchObject({ at: 'gone' }))
    const { file } = await client.exportTable(id)
    expect((JSON.parse(await file.text()) as { entries: unknown[] }).entries).toHaveLength(3)
    expect(await play(table)).toEqual({ ok: true })
    expect(logOf(await openIn(pageWith(store), id))).toBe(4)
  })

  it('is saved to a file as it stands also where nothing can be written', async () => {
    const store = new TestStore()
    const client = pageWith(store)
    const { id } = await client.create(SETUP)
    const table = await openIn(client, id)
    store.write = () => Promise.reject(new Error('the disk is full'))
    await play(table)
    await vi.waitFor(() => expect(table.model.value.trouble).toMatchObject({ why: 'the disk is full' }))
    const { file } = await client.exportTable(id)
    expect((JSON.parse(await file.text()) as { entries: unknown[] }).entries).toHaveLength(1)
  })
})

describe('a broken record', () => {
  const kept = (found: Found): Record<string, unknown> => structuredClone(found.kept) as Record<string, unknown>
  const card = (found: Found): Record<string, unknown> => kept(found)['card'] as Record<string, unknown>

  it.each<[string, (found: Found) => Found, string]>([
    ['nothing at all', (found) => ({ ...found, kept: null }), 'card'],
    ['a word', (found) => ({ ...found, kept: 'gone' }), 'card'],
    ['no card', (found) => ({ ...found, kept: { ...kept(found), card: undefined } }), 'card'],
    [
      'a card of another table',
      (found) => ({ ...found, kept: { ...kept(found), card: { ...card(found), id: 'x' } } }),
      'card.id',
    ],
    [
      'no moment',
      (found) => ({ ...found, kept: { ...kept(found), card: { ...card(found), touched: 'now' } } }),
      'card.touched',
    ],
    [
      'no set-up',
      (found) => ({ ...found, kept: { ...kept(found), card: { ...card(found), setup: 7 } } }),
      'card.setup',
    ],
    [
      'no seats',
      (found) => ({
        ...found,
        kept: {
          ...kept(found),
          card: { ...card(found), setup: { ...(card(found)['setup'] as object), seats: { Z: 1 } } },
        },
      }),
      'card.setup.seats.Z',
    ],
    [
      'half an outcome',
      (found) => ({ ...found, kept: { ...kept(found), card: { ...card(found), outcome: {} } } }),
      'card.outcome',
    ],
  ])('with %s is one broken card among the good ones, which can be saved and removed', async (_what, spoil, at) => {
    const store = new TestStore()
    let client = pageWith(store)
    const bad = await client.create(SETUP)
    const good = await client.create({ ...SETUP, title: 'Good' })
    store.spoilt.set(bad.id, spoil)
    client = pageWith(store)
    expect((await client.list()).map(({ id }) => id)).toEqual([good.id])
    expect(client.broken.value).toMatchObject([{ id: bad.id }])
    expect(client.broken.value[0]?.fault.at.startsWith(at)).toBe(true)
    expect((await faultOf(client.open(bad.id))).at.startsWith(at)).toBe(true)
    const { name, file } = await client.exportTable(bad.id)
    expect([name, JSON.parse(await file.text())]).toMatchObject(['shamble-remains.json', { table: bad.id }])
    await client.remove(bad.id)
    expect(client.broken.value).toEqual([])
  })

  it.each<[string, (found: Found) => Found, string]>([
    ['an unreadable step', (found) => ({ ...found, entries: [found.entries[0], null] }), 'entries[1]'],
    ['a step without a command', (found) => ({ ...found, entries: [{ entry: 3, why: null }] }), 'entries[0]'],
    ['a missing step', (found) => ({ ...found, entries: found.entries.slice(1) }), 'entries'],
    ['no head', (found) => ({ ...found, kept: { ...kept(found), head: 'x' } }), ''],
    [
      'nothing to begin with',
      (found) => ({ ...found, kept: { ...kept(found), head: null, beginning: { options: 3 } } }),
      '',
    ],
    ['a wrong wait', (found) => ({ ...found, kept: { ...kept(found), waiting: { faces: 3 } } }), ''],
  ])('with %s does not open, says where, and is saved as far as it is there', async (_what, spoil, at) => {
    const store = new TestStore()
    const client = pageWith(store)
    const { id } = await client.create(SETUP)
    const table = await openIn(client, id)
    await play(table)
    await play(table)
    client.close(id)
    store.spoilt.set(id, spoil)
    const later = pageWith(store)
    expect(await later.list()).toHaveLength(1)
    const fault = await faultOf(later.open(id))
    expect(fault.at).toContain(at)
    expect(fault.why).toMatch(/^\S.*[^ ]$/)
    expect(fault.why).not.toMatch(/undefined|TypeError|is not (iterable|a function)/)
    expect((await later.exportTable(id)).file.size).toBeGreaterThan(20)
  })
})

describe('a worker that hangs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is found out within three seconds and replaced by one that goes on from what is kept', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const store = new TestStore()
    let hangs = false
    const client = pageWith(store, (message) => hangs && message.t === 'say' && message.message.t === 'command')
    const { id } = await client.create(SETUP)
    const table = await openIn(client, id)
    await play(table)
    await vi.advanceTimersByTimeAsync(1000)
    hangs = true
    const reply = play(table)
    await vi.advanceTimersByTimeAsync(2000)
    expect(table.model.value.trouble).toBeNull()
    await vi.advanceTimersByTimeAsync(1500)
    expect(table.model.value.trouble).toMatchObject({ at: 'stopped' })
    expect(await reply).toMatchObject({ ok: false })
    hangs = false
    await vi.waitFor(() => expect(workers).toHaveLength(2))
    await new Promise((done) => setTimeout(done, 50))
    expect(await play(table)).toEqual({ ok: true })
    expect(logOf(table)).toBe(2)
  })

  it('twice at the same entry is not asked a third time: the game is only looked at', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const client = pageWith(new TestStore(), (message) => message.t === 'say' && message.message.t === 'command')
    const { id } = await client.create(SETUP)
    const table = await openIn(client, id)
    for (let i = 0; i < 2; i++) {
      await vi.advanceTimersByTimeAsync(600)
      void play(table)
      await vi.advanceTimersByTimeAsync(3500)
      await new Promise((done) => setTimeout(done, 50))
    }
    expect(table.model.value.stuck?.why).toContain('stopped twice after step 0')
    expect(client.stuckAt(id)).toEqual(table.model.value.stuck)
    client.close(id)
    expect(logOf(await openIn(client, id))).toBe(0)
    expect((await client.exportTable(id)).file.size).toBeGreaterThan(20)
  })

  it('when a table is opened, twice, is said to whoever opens it, and asks for no third', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const client = pageWith(new TestStore(), (message) => message.t === 'open')
    const { id } = await client.create(SETUP)
    await vi.advanceTimersByTimeAsync(600)
    const fault = faultOf(client.open(id))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(workers).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await fault).why).toContain('stopped twice when it was opened')
    expect(workers).toHaveLength(3)
    expect(await client.list()).toHaveLength(1)
  })

  it('is not accused by a page that was asleep itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { Watch } = await import('./watch.ts')
    let now = 0
    let silent = 0
    const watch = new Watch(
      () => silent++,
      () => 3000,
      () => now,
    )
    watch.heard()
    for (let i = 0; i < 100; i++) {
      now += 60_000
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(silent).toBe(0)
    for (let i = 0; i < 13; i++) {
      now += 250
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(silent).toBe(1)
    watch.stop()
  })
})
