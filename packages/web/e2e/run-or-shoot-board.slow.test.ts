/** The board of Run? ... or Shoot? at the page: hordes that burst out, and storeys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letThemAct, playSave, withSettings } from './player.ts'
import { burstingSave } from './run-or-shoot-crowd.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

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
})
