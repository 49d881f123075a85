import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { evac } from '@shamble/evac'
import type { FromHost, SeatChoice, MatchSetup } from '@shamble/host'
import { anyGame, digest, openSave, type Save } from '@shamble/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EngineClient, type EnginePort, type LineModel, type OpenMatch } from './client.ts'

const BOT: SeatChoice = { kind: 'bot', level: 'competent' }
const SETUP: MatchSetup = {
  game: 'evac',
  title: 'Far away',
  options: { scenario: 'S2', marines: 2 },
  seats: { Z: BOT, M1: { kind: 'person', name: 'You', physical: false }, M2: BOT },
  seed: 'another night',
  undoDice: 'same',
  guide: false,
}

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

let host: ChildProcess
let client: EngineClient
/** Every line that went either way. */
const lines: string[] = []

beforeAll(() => {
  const started = spawn(
    process.execPath,
    ['--import', new URL('../../../cli/bin/typescript.mjs', import.meta.url).href, pathOf('./stream-host.ts')],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  host = started
  const port: EnginePort = {
    onmessage: null,
    postMessage: (message) => {
      lines.push(JSON.stringify(message))
      started.stdin.write(`${JSON.stringify(message)}\n`)
    },
  }
  createInterface({ input: started.stdout }).on('line', (line) => {
    lines.push(line)
    port.onmessage?.({ data: JSON.parse(line) as FromHost })
  })
  client = new EngineClient(port)
})
afterAll(() => host.kill())

const me = (table: OpenMatch): LineModel => {
  const line = table.model.value.lines['You']
  if (!line) throw new Error('You are not here')
  return line
}

const choicesOf = (table: OpenMatch): readonly unknown[] =>
  me(table).update?.glances.find(({ seat }) => seat === 'M1')?.choices ?? []

/** Until the person is asked, or the game is over. */
const asked = (table: OpenMatch): Promise<void> =>
  vi.waitFor(
    () => {
      const { over, update } = me(table)
      expect(over !== null || (update?.pending?.owe.includes('M1') && choicesOf(table).length > 0)).toBe(true)
    },
    { timeout: 30_000, interval: 1 },
  )

/** The events of all updates, and how many events are in all that was said. */
function eventsSaid(): { readonly told: number; readonly said: number } {
  const updates = lines
    .map((line) => JSON.parse(line) as FromHost)
    .flatMap((one) =>
      one.t === 'said' && (one.message.t === 'update' || one.message.t === 'changed') ? [one.message] : [],
    )
  const told = updates.flatMap(({ entries }) => entries.flatMap(({ events }) => events)).length
  return { told, said: lines.join('').split('"cause":').length - 1 }
}

describe('the page’s client and a host in another process', () => {
  it('play a whole game over a plain stream, with bots, hints, odds, taking back and a save', async () => {
    const card = await client.create(SETUP)
    const table = await client.open(card.id)
    table.setPace(0)
    await asked(table)

    const [first] = choicesOf(table)
    expect(await table.odds('M1', first)).toMatchObject({ ok: true, odds: { outcomes: expect.any(Array) as unknown } })
    const ask = { what: 'danger-map', seat: 'M1' }
    expect(await table.hints('M1', ask)).toMatchObject({ what: 'danger-map' })
    await expect(table.hints('M2', ask)).rejects.toMatchObject({ fault: { at: 'table.guest' } })
    expect(await table.command('M1', { do: 'step', to: 'n' })).toMatchObject({ ok: false })

    let takenBack = 0
    for (let i = 0; !me(table).over && i < 2000; i++) {
      // No bot goes on before it is settled whether the step stays.
      table.setPace(null)
      const choices = choicesOf(table)
      expect(await table.command('M1', choices[i % choices.length])).toEqual({ ok: true })
      const { update, story } = me(table)
      if (takenBack < 3 && update?.glances[0]?.undo === null) {
        expect(await table.undo('M1')).toEqual({ ok: true })
        expect(me(table).story).toEqual(story.slice(0, -1))
        expect(me(table).update?.undone).toBe(1)
        takenBack++
      }
      table.setPace(0)
      await asked(table)
    }
    expect(takenBack).toBeGreaterThan(0)

    const { over, story, update } = me(table)
    expect(over?.outcome.winners).toHaveLength(1)
    expect(await table.verify()).toMatchObject({ ok: true })
    expect(story.map(({ entry }) => entry)).toEqual(Array.from({ length: (update?.log ?? 0) + 1 }, (_, i) => i - 1))
    for (const { seat, why } of story) if (seat === 'Z' || seat === 'M2') expect(why).toMatch(/\w/)

    const { file } = await client.exportTable(card.id)
    const save = JSON.parse(await file.text()) as Save
    const opened = openSave(save, [anyGame(evac)])
    if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
    expect(digest(opened.match.table.state)).toBe(save.digest)
    expect(opened.match.entries.map(({ command }) => command)).toEqual(story.slice(1).map(({ command }) => command))
    expect(opened.match.told).toEqual(story.map(({ events }) => events))
    const { told, said } = eventsSaid()
    expect(said).toBe(told)
    expect(told).toBeGreaterThanOrEqual(story.flatMap(({ events }) => events).length)
    const again = await client.importFile(file, 'again.json')
    expect(again).toMatchObject({
      title: 'again',
      commands: save.entries.length,
      outcome: over && { winners: over.outcome.winners },
    })
  }, 120_000)
})
