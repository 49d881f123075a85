import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atTable, withSettings } from './player.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Brings a save of the museum in and opens its table. */
async function opened(name: string): Promise<{ readonly page: Page; readonly troubles: readonly string[] }> {
  const packed = readFileSync(new URL(`../../../museum/${name}.json.gz`, import.meta.url))
  const { page, troubles } = await stage.visit()
  await withSettings(page)
  await page.goto('/')
  const file = { name: 'older.json', mimeType: 'application/json', buffer: gunzipSync(packed) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  return { page, troubles }
}

const heading = (page: Page) => page.getByRole('heading', { name: 'This table is one of older rules.' })

describe('a save from the museum', () => {
  it('same: is at its table at once', async () => {
    const { page, troubles } = await opened('evac/begun.bf57ead')
    await atTable(page)
    await expect.poll(() => heading(page).count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it.each([
    [
      'carried',
      'dead-walk/committed.969b14b',
      'every command and die of it holds; the last state is not written as it was.',
    ],
    ['position', 'dead-walk/begun.969b14b', 'it holds up to entry 27 of 60'],
  ])('%s: says how far it holds, can be looked at, and goes on', async (_, name, says) => {
    const { page, troubles } = await opened(name)
    await heading(page).waitFor()
    await expect.poll(() => page.locator('main').innerText()).toContain(says)
    await page.getByRole('link', { name: 'Only look' }).click()
    await page.waitForURL(/#\/replay\//)
    await page.locator('.replay-board, [data-figure]').first().waitFor()
    await page.goBack()
    await heading(page).waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await atTable(page)
    expect(troubles).toEqual([])
  })

  it('replay: is read command by command', async () => {
    const { page, troubles } = await opened('dead-walk/table-farm-mercy.a5f9be5')
    await heading(page).waitFor()
    await page.locator('main li').nth(39).waitFor()
    await expect.poll(() => page.locator('main li').count()).toBe(40)
    await expect.poll(() => page.getByRole('button', { name: 'Go on' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'Save it to a file as it is' }).count()).toBe(1)
    expect(troubles).toEqual([])
  })
})
