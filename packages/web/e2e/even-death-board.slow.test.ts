/** The table of Even Death May Die and its editor in a browser. Places are in inches. */
import { ownTableFaults } from '@shamble/even-death/forecast'
import type { OwnTable } from '@shamble/even-death/page'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { battleSave } from './even-death-battles.ts'
import { pointAt } from './measured.ts'
import { playSave, withSettings } from './player.ts'
import { atRest, openStage, PHONE, sideways, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const CM = 2.54
const spot = (page: Page, x: number, y: number): Promise<{ x: number; y: number }> => pointAt(page, x * CM, y * CM)

async function press(page: Page, x: number, y: number): Promise<void> {
  const at = await spot(page, x, y)
  await page.mouse.click(at.x, at.y)
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await spot(page, ...from), await spot(page, ...to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2)
  await page.mouse.move(b.x, b.y)
  await page.mouse.up()
}

const tool = (page: Page, label: string): Promise<void> =>
  page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: label, exact: true }).click()

async function serious(page: Page): Promise<string[]> {
  await atRest(page)
  const { violations } = await checker(page).exclude('.layer').analyze()
  const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** Looks at a herd: the pointer stands still over one of it. */
async function lookAt(page: Page, figure: string): Promise<void> {
  await still(page)
  const box = await page.locator(`[data-figure="${figure}"]`).boundingBox()
  if (!box) throw new Error(`${figure} is not in sight`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 })
}

describe('the table', () => {
  it('shows herds as one thing each, what is reached and flanked, nine rays and who has cover', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, battleSave())
    await expect.poll(() => page.locator('.ed-board .herd').count()).toBe(4)
    await expect.poll(() => page.locator('.herd.rambles').getAttribute('data-size')).toBe('5')
    await page.locator('.ed-reach .once').waitFor({ state: 'attached' })
    await lookAt(page, 'zombie 15')
    await page.keyboard.press('v')
    await page.locator('.sight-card', { hasText: /\d of 9 hidden: in cover/ }).waitFor()
    await page.locator('.sight-card', { hasText: /\d of 10 covered/ }).waitFor()
    await expect.poll(() => page.locator('.silhouette .ray-no').count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.flank[data-flanked]').getAttribute('data-flanked')).toBe('false')
    const threats = await page.locator('.bite-reach path[data-bites]').count()
    await page.keyboard.press('r')
    await expect.poll(() => page.locator('.bite-reach path[data-bites]').count()).toBeGreaterThan(threats)
    expect(await serious(page)).toEqual([])
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('fits a phone, and stands still for whoever wants no motion', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' })
    await withSettings(page, { motion: 'less' })
    await playSave(page, battleSave())
    expect(await sideways(page)).toBe(0)
    await page.getByRole('button', { name: 'Rays' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Rays' }).getAttribute('aria-pressed')).toBe('true')
    const moving = (): Promise<number> =>
      page.evaluate(() => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length)
    await expect.poll(moving).toBe(0)
    expect(await serious(page)).toEqual([])
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

describe('the editor', () => {
  it('builds a table by mouse, checks it, saves it as a file that reads back, and plays it at once', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/#/editor/even-death')
    await page.getByRole('button', { name: 'Begin with an empty table' }).click()
    await page.locator('.frame .layer .brd').first().waitFor()
    await page.getByText('Nothing is wrong').waitFor()
    await tool(page, 'Wood')
    await drag(page, [20, 30], [20, 35])
    await tool(page, 'Building')
    await press(page, 40, 30)
    await tool(page, 'Low wall')
    await drag(page, [26, 40], [34, 40])
    await tool(page, 'Objective')
    await press(page, 30, 36)
    await page.keyboard.press('Escape')
    await page.getByRole('treeitem', { name: /^House 2, 9 by 8 in/ }).waitFor()
    await page.getByText('Nothing is wrong').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ])
    const own = JSON.parse(await readFile(await file.path(), 'utf8')) as OwnTable
    expect(own.pieces.map(({ is, kind }) => `${is} ${kind}`)).toEqual(['disc woods', 'building house', 'line lowwall'])
    expect(own.markers).toHaveLength(1)
    expect(ownTableFaults(own)).toEqual([])
    // Fire where the zombies begin is named, with its clause.
    await tool(page, 'Fire')
    await press(page, 30, 6)
    await page.locator('.ed-checks', { hasText: 'ed.deploy.3' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Nothing is wrong').waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: 'Play it' }).click()
    await page.waitForURL(/table|play|#\/t/)
    await page.getByText('Even Death May Die').first().waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
