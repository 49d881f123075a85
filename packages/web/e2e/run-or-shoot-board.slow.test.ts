/** The board of Run? ... or Shoot? at the page: hordes that burst out, and storeys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letThemAct, playSave, withSettings } from './player.ts'
import { burstingSave } from './run-or-shoot-crowd.ts'
import { savedAt } from './run-or-shoot-saves.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

const BOT = { bot: 'competent' }

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('the board of Run? ... or Shoot?', { timeout: 180_000 }, () => {
  it('shows two hordes that burst out, all of them, with and without motion', async () => {
    for (const motion of ['full', 'less']) {
      const { page, context, troubles } = await stage.visit()
      await withSettings(page, { speed: 'steady', motion })
      await playSave(page, burstingSave())
      await expect.poll(() => page.locator('[data-figure^="Zed "]').count()).toBe(179)
      await letThemAct(page)
      await page.locator('.summed p', { hasText: '20 came out' }).waitFor()
      await expect.poll(() => page.locator('[data-figure^="Zed "]').count()).toBe(199)
      expect(troubles).toEqual([])
      await context.close()
    }
  })

  it('shows one storey after the other by keys and by a button, at a desk and on a phone', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, burstingSave())
    const button = page.locator('.storey-switch')
    const storey = page.locator('.storey')
    expect([await button.innerText(), await storey.count()]).toEqual(['Ground', 0])
    await page.keyboard.press('PageUp')
    await storey.waitFor()
    expect([await button.innerText(), await storey.getAttribute('data-level')]).toEqual(['One floor up', '1'])
    await page.keyboard.press('PageDown')
    await storey.waitFor({ state: 'detached' })
    await button.click()
    await storey.waitFor()
    expect(troubles).toEqual([])
    const small = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(small.page)
    await playSave(small.page, burstingSave())
    await small.page.locator('.storey-switch').tap()
    await small.page.locator('.storey').waitFor()
    expect((await small.page.locator('.storey-switch').boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(small.troubles).toEqual([])
  })

  it('says in a few words what is pointed at, and lays the whole card over nobody once it is pressed', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await savedAt({ S1: { person: 'You' }, S2: BOT, S3: BOT, S4: BOT }))
    await page.locator('[data-card="RUN"], .acard', { hasText: 'RUN' }).first().click()
    await page.locator('.commit', { hasText: 'Place RUN' }).click()
    await page.locator('[data-order="move"]').waitFor()
    await still(page)
    const one = await page.locator('[data-figure="S1"]').boundingBox()
    if (!one) throw new Error('nobody to move')
    const [x, y] = [one.x + one.width / 2 + 60, one.y + one.height / 2]
    await page.mouse.move(x, y)
    await page.locator('.pop.tag', { hasText: 'go there' }).waitFor()
    const size = (): Promise<number> => page.locator('.pop').evaluate((tag) => tag.clientWidth * tag.clientHeight)
    await expect.poll(size).toBeLessThan(236 * 120)
    await page.mouse.click(x, y)
    await page.locator('.pop .commit').waitFor()
    const covered = (): Promise<number> =>
      page.evaluate(() => {
        const card = document.querySelector('.pop')?.getBoundingClientRect()
        if (!card) return -1
        return [...document.querySelectorAll('[data-figure]')].filter((figure) => {
          const { left, right, top, bottom } = figure.getBoundingClientRect()
          return left < card.right && right > card.left && top < card.bottom && bottom > card.top
        }).length
      })
    await expect.poll(covered).toBe(0)
    expect(troubles).toEqual([])
  })

  it('lies in the middle of its frame, whatever is asked below it', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await savedAt({ S1: { person: 'You' }, S2: BOT, S3: BOT, S4: BOT }))
    const askew = (): Promise<number> =>
      page.evaluate(() => {
        const [frame, board] = ['.frame', '.frame .layer'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        if (!frame || !board) return Infinity
        return Math.abs(frame.top + frame.height / 2 - board.top - board.height / 2)
      })
    await expect.poll(askew).toBeLessThan(50)
    await page.locator('[data-card="RUN"], .acard', { hasText: 'RUN' }).first().click()
    await page.locator('.commit', { hasText: 'Place RUN' }).click()
    await page.locator('[data-order="move"]').waitFor()
    await expect.poll(askew).toBeLessThan(50)
    expect(troubles).toEqual([])
  })

  it('is no wider in the report on a phone than the phone', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.goto('/')
    const text = await savedAt({ S1: BOT, S2: BOT }, {}, () => false)
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/#\/replay\//)
    await page.locator('.frame [data-lair]').first().waitFor()
    // A page that is too wide makes the window wider: it is measured by the phone.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(troubles).toEqual([])
  })

  it('is as large in a report as it was at the table', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await savedAt({ S1: BOT, S2: BOT, S3: BOT, S4: BOT }, {}, ({ turn }) => turn === 14))
    await page.getByRole('button', { name: 'Report and replay' }).click()
    const wide = async (): Promise<number> => (await page.locator('.frame').boundingBox())?.width ?? 0
    await page.getByRole('button', { name: 'Large board' }).click()
    await expect.poll(wide).toBeGreaterThan(1200)
    await page.keyboard.press('Home')
    await page.locator('.scrub .at b', { hasText: /set-up|turn 1/i }).waitFor()
    await page.getByRole('button', { name: 'Back to the report' }).click()
    await expect.poll(wide).toBeLessThan(700)
    expect(troubles).toEqual([])
  })
})
