/** The end at the table: who won, said to whoever sits there; nobody is struck out. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenUpSave } from './saves.ts'
import { withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('a game that is over', () => {
  it.each([DESK, PHONE])('says at $width pixels whether you have won', async (viewport) => {
    const { page, troubles } = await stage.visit({ viewport })
    await withSettings(page)
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(givenUpSave()) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.locator('.ending .verdict, .souls').first().waitFor()
    const told = await page.locator('.ending .verdict, .report-page .won').first().innerText()
    expect(told).toBe('You lose.')
    await page.goto(page.url().replace('/replay/', '/table/'))
    const ending = page.locator('.ending')
    await ending.getByRole('button', { name: 'Play again', exact: true }).waitFor()
    const said = await page.locator('.phone, .table').first().innerText()
    expect(said.match(/You lose\./g)).toHaveLength(1)
    // Who has won is the first that is said.
    await expect.poll(() => ending.innerText()).toMatch(/^You lose\./)
    const above = await page.locator('.psheet .inside').allInnerTexts()
    for (const words of above) expect(words).toMatch(/^You lose\./)
    await expect.poll(() => ending.innerText()).toMatch(/The patrol gives up\.[^]*Report and replay/)
    const [board, over] = [await page.locator('[data-board]').boundingBox(), await ending.boundingBox()]
    expect(board && board.height > viewport.height / 4).toBe(true)
    expect(over && over.height > 150).toBe(true)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it.each([DESK, { width: 1280, height: 720 }])(
    'tells of it at $width pixels in a column that can be read, however long its headline is',
    async (viewport) => {
      const { page } = await stage.visit({ viewport })
      await withSettings(page)
      await page.goto('/')
      const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(givenUpSave()) }
      await page.locator('input[type=file]').first().setInputFiles(file)
      await page.locator('.ending .verdict, .souls').first().waitFor()
      if ((await page.locator('.souls').count()) === 0) await page.getByText('Report and replay').click()
      await page.locator('.souls').waitFor()
      const widths = await page.evaluate(() => {
        const width = (of: string): number => document.querySelector(of)?.getBoundingClientRect().width ?? 0
        const headline = document.querySelector('.head h1')
        if (headline) headline.textContent = 'Three of four come through: a major victory of the heroes.'
        return { told: width('.told'), headline: width('.head h1'), page: document.documentElement.scrollWidth }
      })
      expect(widths.told).toBeGreaterThan(300)
      expect(widths.headline).toBeGreaterThan(widths.told)
      expect(widths.page).toBeLessThanOrEqual(viewport.width)
      await page.context().close()
    },
  )
})

/** Everybody here is handed to bots who play at once: they would play to the end of the game. */
async function lendAll(page: Page): Promise<void> {
  await page.locator('.bar .tools button').last().click()
  const switches = page.getByRole('switch', { name: /A bot plays/ })
  await switches.first().waitFor({ state: 'attached' })
  for (const one of await switches.all()) await one.evaluate((input: HTMLInputElement) => input.click())
}

describe('a seat that was lent to a bot', () => {
  it('is not lost to bots who play at once: any key stops them, a full stop lets them go on', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('[data-order]').first().waitFor()
    await lendAll(page)
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    await page.keyboard.press('.')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.keyboard.press('q')
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    const back = page.getByRole('button', { name: /Take my seats? back/ })
    await back.click()
    // Where they stopped is where the person goes on.
    await page.locator('[data-order]').first().waitFor()
    await expect.poll(() => page.locator('.ending').count()).toBe(0)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('is taken back with one press while bots play at once', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('[data-order]').first().waitFor()
    const undo = page.locator('.bar .undo')
    const width = async (): Promise<number | undefined> => (await undo.boundingBox())?.width
    const before = await width()
    await lendAll(page)
    const back = page.getByRole('button', { name: /Take my seats? back/ })
    await back.click()
    await page.locator('[data-order]').first().waitFor()
    await expect.poll(() => back.count()).toBe(0)
    // Whatever it says now, it has the same room.
    await undo.waitFor()
    await expect.poll(() => width()).toBe(before)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
