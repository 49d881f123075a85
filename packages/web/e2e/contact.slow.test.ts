/** A figure is dropped on what it has to touch: it walks up to it and acts, as one order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { commit, logged, pointAt } from './measured.ts'
import { playSave, withSettings } from './player.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Lawless before the laundry, whose door is shut. */
const LAUNDRY = (): string =>
  deadWalkSave({
    humans: [{ name: 'Sgt. Lawless', at: cm(26, 14), weapons: ['pistol'], ap: 4 }],
    zombies: [{ at: cm(40, 58) }],
    activation: { human: 1 },
  })

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [a, b] = [await pointAt(page, ...from), await pointAt(page, ...to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
  await page.mouse.move(b.x, b.y, { steps: 3 })
  await page.mouse.up()
}

const isOpen = (page: Page): Promise<void> => page.locator('[data-opening="D1"][data-state="open"]').waitFor()

describe('a door in Dead Walk Again', { timeout: 60_000 }, () => {
  it.each([
    ['on it', [20.4, 13], 'Door D1 of the laundry'],
    ['into the room behind it', [14, 13], 'Door D1 of the laundry'],
  ] as const)('is walked to and opened by one drag %s', async (_, to, title) => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, LAUNDRY())
    await page.locator('[data-order="move"]').waitFor()
    expect(await page.locator('[data-opening="D1"] .tag').innerHTML()).toBe('D1')
    await drag(page, [26, 14], to)
    await page.locator('.pop h3', { hasText: title }).waitFor()
    expect(await page.locator('.commit').innerText()).toContain('Walk and open door D1, 3 AP')
    await commit(page)
    await isOpen(page)
    await logged(page, /opens .*D1/)
    expect(troubles).toEqual([])
  })

  it('is walked to and opened by keys', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, LAUNDRY())
    await page.locator('[data-order="door"]:not(.no)').waitFor()
    await page.keyboard.press('7')
    await page.keyboard.press('d')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await page.locator('.commit', { hasText: 'Walk and open' }).waitFor()
    await page.keyboard.press('Enter')
    await isOpen(page)
  })

  it('is walked to and opened by touch', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, LAUNDRY())
    await page.locator('[data-order="move"]').waitFor()
    await still(page)
    const at = await pointAt(page, 20.4, 13)
    await page.touchscreen.tap(at.x, at.y)
    await page.locator('.commit', { hasText: 'Walk and open door D1' }).tap()
    await isOpen(page)
  })
})
