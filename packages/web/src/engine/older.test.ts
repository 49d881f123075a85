import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ABOUT } from '@shamble/dead-walk/about'
import { Engine, type FromHost, MemoryStore, noLocks } from '@shamble/host'
import type { Save } from '@shamble/kernel'
import { describe, expect, it, vi } from 'vitest'
import { EngineClient, EngineFault, type EnginePort } from './client.ts'
import { GAMES } from './games.ts'

/** Whoever takes a game along takes its authors' names along. */
const CREDIT = ABOUT.credit

const textOf = (name: string): string =>
  gunzipSync(readFileSync(new URL(`../../../../museum/${name}.json.gz`, import.meta.url))).toString('utf8')

const saveOf = (name: string): Save => JSON.parse(textOf(name)) as Save

function page(): { readonly client: EngineClient; readonly store: MemoryStore } {
  const store = new MemoryStore()
  let luck = 0
  const port: EnginePort = { postMessage: (message) => void engine.receive(structuredClone(message)), onmessage: null }
  const post = (message: FromHost): void => port.onmessage?.({ data: structuredClone(message) })
  const spec = { games: GAMES, store, locks: noLocks, post, now: () => 1, clock: () => 0 }
  const engine = new Engine({ ...spec, luck: () => String(luck++).padStart(12, '0').padEnd(64, '0') })
  return { client: new EngineClient(port), store }
}

const brought = (client: EngineClient, text: string) => client.importFile(new Blob([text]), 'older.json')

async function faultOf(doing: Promise<unknown>): Promise<EngineFault['fault']> {
  const error = await doing.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof EngineFault)) throw new Error('it was done')
  return error.fault
}

describe('a save of older rules on the page', () => {
  it('opens without a word if every command and die of it holds', async () => {
    const { client } = page()
    const { id, commands } = await brought(client, textOf('evac/begun.c35f736'))
    expect((await client.open(id)).model.value.card.commands).toBe(commands)
  })

  it.each([
    [
      'carried',
      'dead-walk/committed.969b14b',
      /every command and die of it holds; the last state is not written as it was\.$/,
    ],
    [
      'position',
      'dead-walk/begun.969b14b',
      /it holds up to entry 27 of 60: the next does not fit any more \(table\.dice: /,
    ],
  ])('%s: says how far it holds, stays as it is while it is looked at, and is gone on with', async (_, name, says) => {
    const { client, store } = page()
    const save = saveOf(name)
    const { id, standing } = await brought(client, JSON.stringify(save))
    expect(standing).toBe('Rules 1')
    expect(await faultOf(client.open(id))).toMatchObject({ at: 'older', why: expect.stringMatching(says) })
    const kept = await store.load(id)
    const looked = await client.open(id, { older: true, join: false })
    client.close(looked.id)
    await vi.waitFor(async () => expect(await store.load(id)).toEqual(kept))
    expect(JSON.parse(await (await client.exportTable(id)).file.text())).toEqual({ ...save, credit: CREDIT })

    const table = await client.open(id, { older: true })
    const line = () => Object.values(table.model.value.lines)[0]
    await vi.waitFor(() => expect(line()?.update).toBeTruthy())
    const holds = line()?.update?.log ?? 0
    const glance = line()?.update?.glances.find(({ choices }) => choices.length > 0)
    void table.command(glance?.seat ?? '', glance?.choices[0])
    await vi.waitFor(() => expect(line()?.update?.log).toBe(holds + 1))
    client.close(id)
    expect((await client.open(id)).model.value.card.commands).toBe(holds + 1)
  })

  it('replay: is kept, and can only be read and saved', async () => {
    const { client } = page()
    const save = saveOf('dead-walk/table-farm-mercy.a5f9be5')
    const { id, commands } = await brought(client, JSON.stringify(save))
    expect(commands).toBe(40)
    for (const older of [false, true])
      expect(await faultOf(client.open(id, { older }))).toMatchObject({
        at: 'only-read',
        why: expect.stringContaining('Its commands (40) and their dice can be read.'),
      })
    expect(JSON.parse(await (await client.exportTable(id)).file.text())).toEqual({ ...save, credit: CREDIT })
  })

  it('a campaign comes with battles of older rules', async () => {
    const { client } = page()
    const battle = { part: 0, title: 'The farm', save: saveOf('dead-walk/night-at-millers.2999d81') }
    const campaign = saveOf('dead-walk-campaign/harbour-point.2999d81')
    const file = { format: 'shamble-campaign', version: 1, title: 'Harbour Point', campaign, battles: [battle] }
    const { id } = await brought(client, JSON.stringify(file))
    await client.open(id)
    const battles = (await client.list()).filter(({ setup }) => setup.campaign?.id === id)
    expect(battles.map(({ title }) => title)).toEqual(['The farm'])
    expect(await faultOf(client.open(battles[0]?.id ?? ''))).toMatchObject({ at: 'older' })
  })

  it('a changed save of these rules is refused, and nothing of it is kept', async () => {
    const { client } = page()
    const save = saveOf('evac/begun.bf57ead')
    const entries = save.entries.map((entry, i) => (i === 3 ? { ...entry, n: 99 } : entry))
    expect(await faultOf(brought(client, JSON.stringify({ ...save, entries })))).toMatchObject({ at: 'entries[3]' })
    expect(await client.list()).toEqual([])
  })
})
