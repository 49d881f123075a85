/** Games that are on the shelf and bring nothing else, played through the page: registration alone is enough. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { clickSquare, playByClicks, playByKeys, withSettings } from './player.ts'
import { atRest, openStage, PHONE, sideways, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ shelf: 'packages/shelf/src/testing.ts' })
})
afterAll(() => stage.close())

/** What gets somebody up the stair; the last ends a turn. */
const UP = [/^(burn|shield|climb|open)$/, /^(peek|rest)$/, /^(pass|keep)$/]

/** From the start page to the table: the first seat is a person's, the other a bot's. */
async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/')
  await page.locator('.plates').getByRole('link', { name: title }).first().click()
  // The start page has such a button, too.
  await page.getByRole('heading', { level: 1, name: new RegExp(`^${title},`) }).waitFor()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForURL(/#\/table\//)
  await page.locator('[data-order]').first().waitFor()
}

const serious = async (page: Page): Promise<string[]> => {
  await atRest(page)
  const { violations } = await checker(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
}

/** By touch alone, the last order first. */
async function playByTouch(page: Page): Promise<void> {
  while ((await page.locator('.ending').count()) === 0) {
    const next = page.locator((await page.locator('.commit').count()) > 0 ? '.commit' : '[data-order]:not(.no)').last()
    await next.tap({ timeout: 500 }).catch(() => {})
  }
}

describe('the sample game of the test kit', () => {
  it('is played to its end against a bot by mouse, and told in words', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await begin(page, 'Lantern')
    await page.locator('.ln.ask p', { hasText: 'burn a card' }).waitFor()
    await expect.poll(() => page.locator('.plain-sheet').innerText()).toContain('Keepers K1')
    expect(await serious(page)).toEqual([])
    expect(await playByClicks(page, undefined, UP)).toBeGreaterThan(0)
    await page.locator('.ending', { hasText: /glow|last stair|last keeper/ }).waitFor()
    await expect.poll(() => page.locator('#block-5').innerText()).toMatch(/K1 burned: card \d/)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('is played to its end by keys alone', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await begin(page, 'Lantern')
    expect(await playByKeys(page, undefined, UP)).toBeGreaterThan(0)
    await page.locator('.ending').waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('is played to its end on a phone', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await begin(page, 'Lantern')
    await expect.poll(() => sideways(page)).toBe(0)
    await playByTouch(page)
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('has its table in words and its rules, with every clause', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await begin(page, 'Lantern')
    await page.getByRole('button', { name: 'The table in words' }).click()
    const tree = page.getByRole('tree', { name: 'The table in words' })
    await tree.getByRole('treeitem', { name: /Keepers K1: stair 0/ }).waitFor()
    await tree
      .getByRole('treeitem', { name: /Burn: / })
      .first()
      .waitFor()
    await page.goto('/#/rules/lantern')
    await page.getByText('Whoever reaches the last stair wins at once.').waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

describe('a game on squares that describes its board by data', () => {
  it('is played by pressing squares', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await begin(page, 'Noughts')
    expect(await serious(page)).toEqual([])
    await clickSquare(page, 2, 2)
    await page.locator('.commit', { hasText: 'Put: at 2,2' }).click()
    await page.locator('[data-figure="mark 2"]').waitFor()
    await expect.poll(() => page.locator('[data-figure="mark 1"]').textContent()).toBe('X')
    expect(await playByClicks(page)).toBeGreaterThan(1)
    await page.locator('.ending').waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('is played by arrows and Enter', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await begin(page, 'Noughts')
    await still(page)
    await page.keyboard.press('7')
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.locator('.commit', { hasText: 'Put: at 2,2' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-figure="mark 2"]').waitFor()
    expect(await playByKeys(page)).toBeGreaterThan(1)
    await page.locator('.ending').waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
