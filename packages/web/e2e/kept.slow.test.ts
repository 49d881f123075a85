/** What is kept is never lost, and whatever befalls it is said: two tabs by plain address, a dead worker, cleared data. */
import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpenToAll } from './measured.ts'
import { playByKeys, playSave, question, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  // By its address, as from another machine: no secure context, so no locks between windows.
  stage = await openStage({ host: '0.0.0.0' })
})
afterAll(() => stage.close())

const plainAddress = (): string => {
  const [found] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return found ? `http://${found.address}:${new URL(stage.address).port}/` : stage.address
}

/** A game with one marine alone against bots that wait: nothing goes on by itself. */
async function begin(page: Page, address = stage.address): Promise<string> {
  await withSettings(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/#\/table\/\w+/)
  await page.locator('[data-order]').first().waitFor()
  return page.url()
}

const steps = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = indexedDB.open('shamble')
    const database = await new Promise<IDBDatabase>((done, fail) => {
      open.onsuccess = () => done(open.result)
      open.onerror = () => fail(new Error('no database'))
    })
    const count = database.transaction('entries').objectStore('entries').count()
    const found = await new Promise<number>((done) => {
      count.onsuccess = () => done(count.result)
    })
    database.close()
    return found
  })

/** Plays on until so many more steps are kept. */
async function decide(page: Page, more: number): Promise<void> {
  const wanted = (await steps(page)) + more
  await playByKeys(page, async () => (await steps(page)) >= wanted)
}

/** Plays on until something is said. */
async function decideUntil(page: Page, words: RegExp): Promise<void> {
  await playByKeys(page, async () => (await saying(page, words).count()) > 0)
}

const saying = (page: Page, words: RegExp): Locator => page.locator('.ribbon.bad, .notice', { hasText: words })

/** Changes a record of the page's own database. */
const spoil = (page: Page, database: string, store: string, key: IDBValidKey, value: unknown): Promise<void> =>
  page.evaluate(
    async ([name, where, at, record]) => {
      const open = indexedDB.open(name)
      const found = await new Promise<IDBDatabase>((done, fail) => {
        open.onupgradeneeded = () => open.result.createObjectStore(where)
        open.onsuccess = () => done(open.result)
        open.onerror = () => fail(new Error('no database'))
      })
      const transaction = found.transaction(where, 'readwrite')
      transaction.objectStore(where).put(record, at)
      await new Promise((done) => {
        transaction.oncomplete = done
      })
      found.close()
    },
    [database, store, key as string, value] as const,
  )

const alert = (page: Page, words: RegExp): Promise<void> => saying(page, words).first().waitFor({ timeout: 30_000 })

/** What a button saves to a file. */
async function download(page: Page, button: Locator): Promise<{ readonly name: string; readonly document: unknown }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), document: JSON.parse(await readFile(await file.path(), 'utf8')) }
}

async function saved(page: Page): Promise<{ entries: unknown[] }> {
  const { document } = await download(page, page.getByRole('button', { name: 'Save it to a file' }))
  return document as { entries: unknown[] }
}

describe('two tabs at one table by a plain address', () => {
  it('lose nothing: who was overtaken is told and sees the game as it stands', async () => {
    const { page, context } = await stage.visit()
    const url = await begin(page, plainAddress())
    await expect.poll(() => page.evaluate(() => 'locks' in navigator)).toBe(plainAddress() === stage.address)
    const other = await context.newPage()
    await withSettings(other)
    await other.goto(url)
    await other.locator('[data-order]').first().waitFor()
    await decide(page, 4)
    await expect.poll(() => steps(page)).toBeGreaterThan(3)
    const kept = await steps(page)
    await decideUntil(other, /went on in another window/)
    await isOpenToAll(other)
    await expect.poll(() => steps(page)).toBeGreaterThanOrEqual(kept)
    await other.reload()
    await other.locator('[data-order]').first().waitFor()
    await expect.poll(() => other.getByText('cannot be opened').count()).toBe(0)
  }, 120_000)

  it('and bots that play in both lose nothing: who was overtaken is told, and both stand at the same step', async () => {
    const { page, context, troubles } = await stage.visit({ baseURL: plainAddress() })
    await withSettings(page)
    await playSave(page, HORDE())
    const other = await context.newPage()
    await other.goto(page.url())
    for (const one of [page, other]) await one.locator('[data-order]').first().waitFor({ timeout: 30_000 })
    const before = await steps(page)
    // Both end the turn at once, and in both the dead are moved by a bot.
    const overtaken = async (): Promise<number> => {
      const told = [page, other].map((one) => saying(one, /went on in another window/).count())
      return (await Promise.all(told)).reduce((sum, n) => sum + n, 0)
    }
    const isOver = async (): Promise<boolean> => (await overtaken()) > 0
    await Promise.all([playByKeys(page, isOver), playByKeys(other, isOver)])
    await expect.poll(() => steps(page)).toBeGreaterThan(before)
    const asked: string[] = []
    for (const one of [page, other]) {
      await one.reload()
      await one.locator('[data-order]').first().waitFor()
      asked.push(await question(one))
      await expect.poll(() => one.getByText('cannot be opened').count()).toBe(0)
    }
    expect(asked[1]).toBe(asked[0])
    expect(troubles).toEqual([])
  }, 180_000)
})

/** Bots have the turn, with a dozen to move, before a person is asked. */
const HORDE = (): string =>
  saveFile({
    marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
    zombies: Array.from({ length: 12 }, (_, i) => ({ at: [8 + i, 8] as const })),
    phase: 'zombies',
  })

/** The page's worker that runs the games. */
const workerOf = (page: Page) => page.workers().findLast((worker) => /worker-[\w-]+\.js/.test(worker.url()))

describe('the worker', () => {
  it.each([
    ['ended', 'self.close()'],
    ['hung', 'for (;;);'],
  ])(
    'that has %s is noticed, and the game goes on',
    async (_how, script) => {
      const { page } = await stage.visit()
      await begin(page)
      await decide(page, 2)
      const kept = await steps(page)
      void workerOf(page)
        ?.evaluate(script)
        .catch(() => {})
      const began = Date.now()
      await alert(page, /did not answer and was started again/)
      expect(Date.now() - began).toBeLessThan(15_000)
      await isOpenToAll(page)
      await decide(page, 2)
      await expect.poll(() => steps(page)).toBeGreaterThan(kept)
    },
    120_000,
  )

  it('that stops twice at the same step leaves a replay with the reason', async () => {
    const { page } = await stage.visit()
    await begin(page)
    for (let i = 0; i < 2; i++) {
      const worker = workerOf(page)
      void worker?.evaluate('for (;;);').catch(() => {})
      if (i === 0) await expect.poll(() => workerOf(page) !== worker, { timeout: 20_000 }).toBe(true)
      await page.waitForTimeout(1500)
    }
    await page.waitForURL(/#\/replay\//, { timeout: 30_000 })
    await alert(page, /stopped twice after step \d+/)
    await isOpenToAll(page)
  }, 120_000)
})

describe('what is kept', () => {
  it.each([
    ['its database', 'indexeddb'],
    ['everything', 'all'],
  ])(
    'is told to be gone when of the site’s data %s is cleared, kept again, and can be saved',
    async (_, what) => {
      const { page, context } = await stage.visit()
      await begin(page)
      await decide(page, 2)
      await clearData(context, page, what)
      await alert(page, /is gone/)
      await isOpenToAll(page)
      expect((await saved(page)).entries.length).toBeGreaterThan(0)
      await page.reload()
      await page.locator('[data-order]').first().waitFor()
    },
    120_000,
  )

  it('is told not to be when the disk is full, and can be saved', async () => {
    const { page } = await stage.visit()
    await begin(page)
    await room(page, false)
    await decideUntil(page, /no room left/)
    expect((await saved(page)).entries.length).toBeGreaterThan(0)
    await room(page, true)
    const before = await steps(page)
    await decide(page, 2)
    await expect.poll(() => steps(page)).toBeGreaterThan(before)
  }, 120_000)

  it('makes way for a newer database', async () => {
    const { page } = await stage.visit()
    await begin(page)
    const came = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          const newer = indexedDB.open('shamble', 2)
          newer.onblocked = () => done('blocked')
          newer.onsuccess = () => done('opened')
        }),
    )
    expect(came).toBe('opened')
    await decideUntil(page, /newer version of this page/)
  }, 60_000)

  it('and is broken is one card with its reason, among the good ones', async () => {
    const { page, troubles } = await stage.visit()
    await begin(page)
    await decide(page, 2)
    await page.goto(stage.address)
    await spoil(page, 'shamble', 'tables', 'bad', { card: { title: 'Last winter', touched: 'never' } })
    await spoil(page, 'shamble', 'tables', 'worse', 7)
    const campaign = { id: 'camp', game: 'dead-walk-campaign', title: 'Harbour Point', touched: 1, setup: { seats: 3 } }
    await spoil(page, 'shamble', 'tables', 'camp', { card: campaign })
    await page.reload()
    const row = page.locator('.table-row.broken', { hasText: 'Last winter' })
    await row.waitFor()
    await expect.poll(() => page.locator('.table-row.broken').count()).toBe(3)
    await expect
      .poll(() => page.locator('.table-row.broken', { hasText: 'Harbour Point' }).innerText())
      .toMatch(/This table is damaged\..*\ncard\./)
    await expect.poll(() => page.locator('.table-row:not(.broken)').count()).toBe(1)
    const remains = await download(
      page,
      row.getByRole('button', { name: 'Save what is there of Last winter to a file' }),
    )
    expect(remains).toMatchObject({
      name: 'shamble-remains.json',
      document: { format: 'shamble-remains', table: 'bad', kept: { card: { title: 'Last winter', touched: 'never' } } },
    })
    await row.getByRole('button', { name: /^Remove/ }).click()
    await page.getByRole('button', { name: 'Remove it' }).click()
    await expect.poll(() => page.locator('.table-row.broken').count()).toBe(2)
    expect(troubles).toEqual([])
  }, 60_000)

  it('of scenarios of one’s own, and is broken, is one card in the editor, which can be saved and removed', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto(`${stage.address}#/editor/dead-walk`)
    await page.getByRole('heading', { name: 'Build a scenario' }).waitFor()
    await spoil(page, 'shamble-scenarios', 'scenarios', 'bad', { title: 'The old barn', document: null })
    await page.reload()
    await page.getByText('This record is damaged').waitFor()
    const barn = page.getByRole('button', { name: 'Save what is there of The old barn to a file' })
    expect(await download(page, barn)).toMatchObject({ name: 'shamble-remains.json' })
    await page.getByRole('button', { name: 'Delete The old barn' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete The old barn' }).click()
    await page.getByText('This record is damaged').waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  }, 60_000)

  it('of settings, of what the board shows and of who sits here, and is broken, is as if it were not there', async () => {
    const { page, troubles } = await stage.visit()
    const url = await begin(page)
    await decide(page, 2)
    const kept = await steps(page)
    await page.addInitScript((table) => {
      for (const [key, text] of [
        ['shamble-settings', '{"theme":7,"constructor":{}}'],
        ['shamble-layers-evac', 'null'],
        ['shamble-guide', '{"a":[]}'],
        ['shamble-measure', '__proto__'],
      ] as const)
        localStorage.setItem(key, text)
      sessionStorage.setItem(`shamble-sits-${table}`, '{"names":3}')
    }, url.split('/').at(-1))
    await page.reload()
    await page.locator('[data-order]').first().waitFor()
    await playByKeys(page, async () => (await steps(page)) > kept)
    expect(troubles).toEqual([])
  }, 60_000)

  it('with a broken step does not open, says where, and can be saved as it is', async () => {
    const { page } = await stage.visit()
    const url = await begin(page)
    await decide(page, 2)
    await page.goto(stage.address)
    const id = url.split('/').at(-1) ?? ''
    await page.evaluate(
      async ([table]) => {
        const open = indexedDB.open('shamble')
        const database = await new Promise<IDBDatabase>((done) => {
          open.onsuccess = () => done(open.result)
        })
        const transaction = database.transaction('entries', 'readwrite')
        transaction.objectStore('entries').put(null, [table, 0])
        await new Promise((done) => {
          transaction.oncomplete = done
        })
        database.close()
      },
      [id] as const,
    )
    await page.goto(url)
    await page.getByRole('heading', { name: 'This table cannot be opened.' }).waitFor()
    await expect.poll(() => page.locator('main.plain').innerText()).toContain('entries[0]')
    const all = page.getByRole('button', { name: 'Save what is there to a file' })
    expect(await download(page, all)).toMatchObject({ name: 'shamble-remains.json', document: { table: id } })
  }, 60_000)
})

async function clearData(context: BrowserContext, page: Page, storageTypes: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
}

/**
 * Whether what the worker writes finds room. As the browser does it: the transaction ends with the error. Its own quota
 * is not used here, because it goes by an older measurement of the room for half a minute.
 */
async function room(page: Page, hasRoom: boolean): Promise<void> {
  await workerOf(page)?.evaluate((has) => {
    const { put } = IDBObjectStore.prototype
    const self = globalThis as { putAsEver?: typeof put }
    self.putAsEver ??= put
    const asEver = self.putAsEver
    IDBObjectStore.prototype.put = has
      ? asEver
      : function (this: IDBObjectStore, ...record) {
          const request = asEver.apply(this, record)
          const { transaction } = this
          if (Object.hasOwn(transaction, 'error')) return request
          Object.defineProperty(transaction, 'error', { value: new DOMException('full', 'QuotaExceededError') })
          queueMicrotask(() => transaction.abort())
          return request
        }
  }, hasRoom)
}
