import { readFileSync } from 'node:fs'
import { Engine, type FromHost, type Kept, type KeptEntry, MemoryStore, noLocks } from '@shamble/host'
import { expect, it, vi } from 'vitest'
import { EngineClient, type EnginePort } from './client.ts'
import { GAMES } from './games.ts'

/** Tables as a browser's database holds them that was last used before tables had a package of their own. */
const LANDED = JSON.parse(readFileSync(new URL('./landed/tables.json', import.meta.url), 'utf8')) as readonly {
  readonly kept: Kept
  readonly entries: readonly KeptEntry[]
}[]

async function pageWith(tables: typeof LANDED): Promise<EngineClient> {
  const store = new MemoryStore()
  for (const { kept, entries } of tables) await store.write({ kept, after: null, from: 0, entries })
  const port: EnginePort = { postMessage: (message) => void engine.receive(structuredClone(message)), onmessage: null }
  const post = (message: FromHost): void => port.onmessage?.({ data: structuredClone(message) })
  const luck = (): string => 'a'.repeat(64)
  const engine = new Engine({ games: GAMES, store, locks: noLocks, post, now: () => 1, clock: () => 0, luck })
  return new EngineClient(port)
}

it.each(LANDED.map(({ kept }, at) => [kept.card.title, at]))(
  '%s: a table kept by the page before opens and plays on',
  async (_, at) => {
    const { kept, entries } = LANDED[at] as (typeof LANDED)[number]
    const client = await pageWith(LANDED)
    expect((await client.list()).find(({ id }) => id === kept.card.id)).toEqual(kept.card)
    const table = await client.open(kept.card.id)
    const line = () => table.model.value.lines['You']
    await vi.waitFor(() => expect(line()?.update).toBeTruthy())
    expect(line()?.story.map(({ why }) => why)).toEqual([null, ...entries.map(({ why }) => why)])
    const glance = line()?.update?.glances.find(({ choices }) => choices.length > 0)
    void table.command(glance?.seat ?? '', glance?.choices[0])
    await vi.waitFor(() => expect(line()?.die !== null || line()?.update?.log === entries.length + 1).toBe(true))
  },
)

it('a game begun under the older promise is checked by it, and the verdict says so', async () => {
  const [first] = LANDED
  const client = await pageWith(LANDED)
  const table = await client.open(first?.kept.card.id ?? '')
  const line = () => table.model.value.lines['You']
  await vi.waitFor(() => expect(line()?.update).toBeTruthy())
  for (const { seat } of line()?.update?.glances ?? []) void table.command(seat ?? '', { do: 'resign' })
  await vi.waitFor(() => expect(line()?.over).toBeTruthy())
  expect(await table.verify()).toMatchObject({ ok: true, older: true, otherRules: false })
})
