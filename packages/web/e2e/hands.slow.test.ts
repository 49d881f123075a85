/** Rolled here, or by hand: changed beside the dice in the middle of a game, by mouse, keys and touch. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickFigure, playSave, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const marines = [
  { seat: 'M1', type: 'grunt', at: [18, 18] },
  { seat: 'M2', type: 'medic', at: [18, 19] },
] as const
const PATROL = saveFile({ marines, zombies: [{ at: [18, 14] }] })
const TWO = saveFile({
  marines,
  zombies: [{ at: [18, 14] }],
  holders: { M1: { person: 'Ann' }, M2: { person: 'Bob' } },
})

async function sitDown(save: string, phone = false): Promise<Page> {
  const { page } = await stage.visit(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order]:not(.no)').first().waitFor()
  if (!phone) await choice(page, BY_HAND).waitFor()
  return page
}

const BY_HAND = 'I roll'
const HERE = 'Rolled here'
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const isOn = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true, pressed: true }).waitFor({ timeout: 8000 })
const face = (page: Page, n: number) => page.getByRole('button', { name: `It shows ${n}`, exact: true })
const told = (page: Page, hasText: string) => page.locator('.ln .words', { hasText })

/** The first marine shoots at the only zombie. */
async function shoot(page: Page): Promise<void> {
  await page.locator('[data-order^="shoot"]:not(.no)').first().click()
  await clickFigure(page, 'zombie 1')
  await page.locator('.commit').click()
}

describe('who rolls', () => {
  it('changes with the mouse, is asked for the next die, and back while it is asked: the die falls here', async () => {
    const page = await sitDown(PATROL)
    await isOn(page, HERE)
    await expect.poll(() => page.locator('.seal').count()).toBe(1)
    await choice(page, BY_HAND).click()
    await isOn(page, BY_HAND)
    await expect.poll(() => page.locator('.seal').count()).toBe(0)
    await shoot(page)
    await face(page, 2).click()
    await told(page, 'knocks it down').waitFor()
    await expect.poll(() => page.locator('.ln .hand').count()).toBe(1)
    await page.locator('[data-order="again"]').click()
    await face(page, 1).waitFor()
    await choice(page, HERE).click()
    await isOn(page, HERE)
    await face(page, 1).waitFor({ state: 'detached' })
    await page.locator('.seal').waitFor()
    await expect.poll(() => page.locator('.ln .hand').count()).toBe(1)
    await expect.poll(() => page.locator('.refuse').count()).toBe(0)
  })

  it('changes with the keys alone, and is as it was when the page is loaded again', async () => {
    const page = await sitDown(PATROL)
    await choice(page, BY_HAND).focus()
    await page.keyboard.press('Enter')
    await isOn(page, BY_HAND)
    await expect.poll(() => choice(page, BY_HAND).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await isOn(page, BY_HAND)
    await choice(page, HERE).focus()
    await page.keyboard.press(' ')
    await isOn(page, HERE)
  })

  it('changes with a finger on the phone, also where the die is asked for', async () => {
    const page = await sitDown(PATROL, true)
    await page
      .getByRole('tab', { name: 'Dice' })
      .or(page.getByRole('button', { name: 'Dice' }))
      .first()
      .tap()
    const box = await choice(page, BY_HAND).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await choice(page, BY_HAND).tap()
    await isOn(page, BY_HAND)
    await page.getByRole('button', { name: 'Board', exact: true }).tap()
    // There is one to aim at: it is aimed at with the order.
    await page.locator('[data-order^="shoot"]:not(.no)').first().tap()
    await page.locator('.commit').tap()
    await face(page, 1).waitFor()
    await choice(page, HERE).tap()
    await face(page, 1).waitFor({ state: 'detached' })
  })

  it('needs the agreement of another person; leaving it to the table does not', async () => {
    const page = await sitDown(TWO)
    await choice(page, BY_HAND).click()
    const asked = page.locator('.ribbon', { hasText: 'to roll real dice from now on' })
    await asked.waitFor()
    await expect.poll(() => choice(page, BY_HAND).getAttribute('aria-pressed')).toBe('false')
    await asked.getByRole('button', { name: 'No' }).click()
    await page.locator('.ribbon', { hasText: 'does not agree' }).waitFor()
    await choice(page, BY_HAND).click()
    await asked.getByRole('button', { name: 'Agree' }).click()
    await isOn(page, BY_HAND)
    await asked.waitFor({ state: 'detached' })
    await choice(page, HERE).click()
    await isOn(page, HERE)
  })
})
