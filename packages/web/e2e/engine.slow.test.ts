import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evac } from '@shamble/evac'
import type { FromHost, MatchSetup, ToHost } from '@shamble/host'
import { anyGame, digest, openSave, type Save } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DIST, openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const SETUP: MatchSetup = {
  game: 'evac',
  title: 'Bots',
  options: { scenario: 'S2', marines: 3 },
  seats: {
    Z: { kind: 'bot', level: 'competent' },
    M1: { kind: 'bot', level: 'competent' },
    M2: { kind: 'bot', level: 'competent' },
    M3: { kind: 'bot', level: 'competent' },
  },
  seed: 'the same night',
  undoDice: 'same',
  guide: false,
}

/** The worker by itself, without the page: `start` and `ask` work in the browser, by the number of the worker. */
async function bench() {
  const { page } = await stage.visit()
  await page.goto('/manifest.webmanifest')
  const file = readdirSync(join(DIST, 'assets')).find((name) => /^worker-.*\.js$/.test(name))
  await page.evaluate(() => {
    Object.assign(window, { workers: [], told: [] })
  })
  return { page, start: () => start(page, `/assets/${file}`) }
}

interface Bench extends Window {
  workers: Worker[]
  told: FromHost[][]
}

function start(page: Page, url: string): Promise<number> {
  return page.evaluate((address) => {
    const { workers, told } = window as unknown as Bench
    const worker = new Worker(address, { type: 'module' })
    const heard: FromHost[] = []
    worker.onmessage = ({ data }) => heard.push(data as FromHost)
    told.push(heard)
    return workers.push(worker) - 1
  }, url)
}

type Question = Extract<ToHost, { id: number }>

/** The answer to a message with an id. */
async function ask(page: Page, worker: number, message: Question): Promise<FromHost> {
  return page.evaluate(
    async ([n, question]) => {
      const { workers, told } = window as unknown as Bench
      workers[n]?.postMessage(question)
      for (;;) {
        const answer = told[n]?.find((one) => 'id' in one && one.id === question.id)
        if (answer) return answer
        await new Promise((done) => setTimeout(done, 5))
      }
    },
    [worker, message as { readonly id: number }] as const,
  )
}

const tell = (page: Page, worker: number, message: ToHost): Promise<void> =>
  page.evaluate(([n, said]) => (window as unknown as Bench).workers[n]?.postMessage(said), [
    worker,
    message as object,
  ] as const)

const heard = (page: Page, worker: number, t: FromHost['t']): Promise<FromHost[]> =>
  page.evaluate(([n, kind]) => (window as unknown as Bench).told[n]?.filter((one) => one.t === kind) ?? [], [
    worker,
    t,
  ] as const)

async function create(page: Page, worker: number): Promise<string> {
  const answer = await ask(page, worker, { t: 'create', id: 1, setup: SETUP })
  if (answer.t !== 'created') throw new Error(JSON.stringify(answer))
  return answer.card.id
}

const JOIN = { v: 3, t: 'join', client: 'onlooker', seats: [] as string[] } as const

/** Lets the bots play until the log has so many entries, or to the end. */
async function play(page: Page, worker: number, table: string, entries: number): Promise<void> {
  await tell(page, worker, { t: 'say', table, line: 'onlooker', message: JOIN })
  await tell(page, worker, { t: 'pace', table, pace: 0 })
  await page.waitForFunction(
    ([n, many]) =>
      (window as unknown as Bench).told[n]?.some(
        (one) => one.t === 'card' && (one.card.commands >= many || one.card.outcome !== null),
      ),
    [worker, entries] as const,
    { timeout: 60_000 },
  )
}

describe('the worker in a real browser', () => {
  it('plays a game that replays to the same digest in Node', async () => {
    const { page, start: begin } = await bench()
    const worker = await begin()
    const table = await create(page, worker)
    await ask(page, worker, { t: 'open', id: 2, table })
    await play(page, worker, table, 100_000)
    const exported = await ask(page, worker, { t: 'export', id: 3, table })
    const save = JSON.parse('text' in exported ? exported.text : '') as Save
    // How long it is depends on the name of the table, which is by luck.
    const cards = (await heard(page, worker, 'card')).flatMap((one) => (one.t === 'card' ? [one.card.commands] : []))
    expect(save.entries.length).toBe(cards.at(-1))
    const opened = openSave(save, [anyGame(evac)])
    if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
    expect(opened.match.table.state.outcome).not.toBeNull()
    expect(digest(opened.match.table.state)).toBe(save.digest)
  }, 120_000)

  it('opens a game recorded in Node, which proves its digest', async () => {
    const { page, start: begin } = await bench()
    const worker = await begin()
    const golden = join(import.meta.dirname, '../../games/evac/golden')
    const file = readdirSync(golden).find((name) => name.endsWith('.json'))
    const text = readFileSync(join(golden, file ?? ''), 'utf8')
    const answer = await page.evaluate(async (save) => {
      const { workers, told } = window as unknown as Bench
      workers[0]?.postMessage({ t: 'import', id: 1, text: save, name: 'golden.json' })
      for (;;) {
        const found = told[0]?.find((one) => 'id' in one && one.id === 1)
        if (found) return found
        await new Promise((done) => setTimeout(done, 5))
      }
    }, text)
    const { entries } = JSON.parse(text) as Save
    expect(answer).toMatchObject({ t: 'imported', card: { commands: entries.length } })
    expect(worker).toBe(0)
  })

  it('loses nothing that it has told when it is stopped in the middle of play', async () => {
    const { page, start: begin } = await bench()
    const first = await begin()
    const table = await create(page, first)
    await ask(page, first, { t: 'open', id: 2, table })
    // Few entries: a game whose dice fall badly is over after some thirty.
    await play(page, first, table, 10)
    await page.evaluate(() => (window as unknown as Bench).workers[0]?.terminate())
    const told = await heard(page, first, 'said')
    const logs = told.map((one) => (one.t === 'said' && one.message.t === 'update' ? one.message.log : 0))
    const last = Math.max(...logs) - 1
    expect(last).toBeGreaterThanOrEqual(8)
    const second = await begin()
    const answer = await ask(page, second, { t: 'open', id: 2, table })
    if (answer.t !== 'opened') throw new Error(JSON.stringify(answer))
    expect(answer.card.commands).toBeGreaterThan(last)
  })

  it('lets a table be open in one window only, until another takes it', async () => {
    const { page, start: begin } = await bench()
    const first = await begin()
    const second = await begin()
    const table = await create(page, first)
    await ask(page, first, { t: 'open', id: 2, table })
    expect(await ask(page, second, { t: 'open', id: 2, table })).toMatchObject({
      t: 'failed',
      fault: { at: 'elsewhere' },
    })
    expect(await ask(page, second, { t: 'open', id: 3, table, take: true })).toMatchObject({ t: 'opened' })
    await page.waitForFunction(() => (window as unknown as Bench).told[0]?.some((one) => one.t === 'taken'))
  })
})
