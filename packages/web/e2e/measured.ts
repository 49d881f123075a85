/** Somebody at a measured table: presses points in centimetres, gives orders, and proves a game afterwards. */
import { readFile } from 'node:fs/promises'
import { deadWalk } from '@shamble/dead-walk'
import { type AnyGame, anyGame, digest, openSave, type Save } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checker } from './checker.ts'
import { atRest, sideways, still } from './stage.ts'

/** Where a point of the table, in centimetres, is on the screen. */
export async function pointAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await still(page)
  return page.evaluate(
    ([cx, cy]) => {
      const layer = document.querySelector<HTMLElement>('.frame .layer')
      if (!layer) throw new Error('no board')
      const box = layer.getBoundingClientRect()
      const k = box.width / layer.offsetWidth
      return { x: box.left + cx * 12 * k, y: box.top + cy * 12 * k }
    },
    [x, y] as const,
  )
}

export async function press(page: Page, x: number, y: number): Promise<void> {
  const at = await pointAt(page, x, y)
  await page.mouse.click(at.x, at.y)
}

export const order = (page: Page, id: string): Promise<void> =>
  page.locator(`[data-order^="${id}"]:not(.no)`).first().click()
export const commit = (page: Page): Promise<void> => page.locator('.commit').click()
export const logged = (page: Page, words: RegExp): Promise<void> =>
  page.locator('#block-5', { hasText: words }).first().waitFor()

export const enabled = (page: Page): Promise<string[]> =>
  page
    .locator('[data-order]:not(.no)')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['order'] ?? ''))

/** The save of the only table on the start page. */
export async function savedGame(page: Page): Promise<Save> {
  await page.goto('/#/')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: / to a file$/ })
      .first()
      .click(),
  ])
  return JSON.parse(await readFile(await download.path(), 'utf8')) as Save
}

/** Replays a game in Node: it must come to the same digest. */
export function provesItself(save: Save, game: AnyGame = anyGame(deadWalk)): void {
  const opened = openSave(save, [game])
  if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
  expect(digest(opened.match.table.state)).toBe(save.digest)
}

/** Nothing stands in the way of somebody who sees or points otherwise, and nothing sticks out of the window. */
export async function isOpenToAll(page: Page): Promise<void> {
  await expect.poll(() => sideways(page)).toBe(0)
  await atRest(page)
  const { violations } = await checker(page).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)).toEqual([])
}
