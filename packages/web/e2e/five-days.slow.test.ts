/** Five Days in the browser: a team sets out, a day at a table and home again, the night, a day entered by hand, and who comes instead. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { withSettings } from './player.ts'
import { atRest, openStage, PHONE, sideways, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()
const asked = (page: Page): Promise<string> => page.locator('.now .h').first().innerText()
const expectAsked = async (page: Page, what: RegExp): Promise<void> => {
  await expect.poll(() => asked(page), { timeout: 20_000 }).toMatch(what)
}

/** Dot, Petra, Tariq and Gwen, each chosen by a press. */
async function setOut(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Campaign: Five Days' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Out by Friday')
  await press(page, 'Easier')
  await press(page, 'Set out')
  await page.waitForURL(/#\/campaign\//)
  // The five days are there from the first question on: nothing moves when somebody is chosen.
  await page.locator('.road').waitFor()
  for (const [n, who] of ['Dot', 'Petra', 'Tariq', 'Gwen'].entries()) {
    await expectAsked(page, new RegExp(`Who is survivor ${n + 1}`))
    if (n === 2)
      await page
        .locator('.asking', { hasText: 'Dot and Petra are in the team, and two more are to be chosen' })
        .waitFor()
    await page.locator('.now .choice .take', { hasText: who }).click()
  }
  await expectAsked(page, /Lights at Number Nine/)
}

async function serious(page: Page): Promise<string[]> {
  await atRest(page)
  const { violations } = await checker(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** The day at hand is written in: won, and nobody hurt but Gwen, of whom `fate` says what became. */
async function enterDay(page: Page, fate: 'comes home hurt' | 'dies'): Promise<void> {
  await press(page, 'Enter a battle fought elsewhere')
  const gwen = page.locator('.fates li', { hasText: 'Gwen' })
  if (fate === 'dies') await gwen.getByText('Came through alive').click()
  else
    await gwen
      .getByRole('button', { name: /more|\+/i })
      .first()
      .click()
  await press(page, 'That is what became of it')
}

describe('five days in the browser', { timeout: 400_000 }, () => {
  it('[rs.scenario.19] one day at a table and home again, and what was asked is asked again after the page was closed', async () => {
    const { page, context, troubles } = await stage.visit()
    await withSettings(page)
    await setOut(page)
    await press(page, 'Play Lights at Number Nine')
    await page.waitForURL(/#\/table\//)
    await press(page, 'This table')
    for (const who of ['Dot', 'Petra', 'Tariq', 'Gwen']) await page.getByText(`A bot plays ${who}`).click()
    await page.locator('.ending .btn.go').waitFor({ timeout: 240_000 })
    // Whatever the bots made of it is what comes home.
    await press(page, 'Take the survivors home')
    await page.waitForURL(/#\/campaign\//)
    await page.locator('.season li').first().waitFor()
    const question = await asked(page)
    await page.close()
    const later = await context.newPage()
    later.on('pageerror', ({ message }) => troubles.push(message))
    await later.goto('/')
    await later.locator('.table-row', { hasText: 'Out by Friday' }).first().getByRole('link').click()
    await expect.poll(() => asked(later)).toBe(question)
    await later.locator('.season a').first().click()
    await later.waitForURL(/#\/replay\//)
    await later.getByText('After-action report').waitFor()
    expect(troubles).toEqual([])
  })

  it('[rs.scenario.19] a day entered by hand: the hurt heal, the dead are replaced, things go from hand to hand', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await setOut(page)
    await enterDay(page, 'dies')
    // Somebody of the roster comes instead of her, with half of his things.
    await page.locator('.draft .learnt label').first().waitFor()
    const newcomer = page.locator('.draft fieldset').first().locator('label').nth(1)
    const called = (await newcomer.innerText()).trim()
    await newcomer.click()
    const things = page.locator('.draft fieldset').nth(1).locator('label')
    for (let i = 0; i < (await things.count()); i++) {
      const go = page.locator('.draft .btn.go, .draft > .btn').last()
      if (await go.isEnabled()) break
      await things.nth(i).click()
    }
    await page.locator('.draft .btn').last().click()
    await expect.poll(() => page.locator('.people').innerText()).toContain(called.split(' ').at(-1) ?? called)
    // At night a thing changes hands; then they set out for the second day.
    await page.locator('.gear .holders').waitFor()
    await expect.poll(() => serious(page)).toEqual([])
    await page.locator('.gear').getByRole('combobox', { name: 'hand to' }).first().click()
    await page.getByRole('option', { name: 'Lay it down' }).click()
    await expect.poll(() => page.locator('.just').innerText()).toMatch(/lays down/)
    await press(page, 'Everybody is ready')
    await expectAsked(page, /Shopping List/)
    await press(page, 'Take back')
    await page.locator('.gear .holders').waitFor()
    await press(page, 'Everybody is ready')
    await expectAsked(page, /Shopping List/)
    await page.getByRole('link', { name: 'Print the sheets' }).click()
    await expect.poll(() => page.locator('.p-sheet, .p-character, [class^=p-]').count()).toBeGreaterThan(3)
    expect(troubles).toEqual([])
  })

  it('fits on a phone, and can be read by everybody', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true })
    await withSettings(page)
    await setOut(page)
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => serious(page)).toEqual([])
    // What the night keeps and mends, and why somebody may be infected.
    await page.locator('.means', { hasText: 'Whoever a Zed hurts may be infected' }).waitFor()
    await page.locator('.means', { hasText: 'by night up to two hits heal' }).waitFor()
    await press(page, 'Enter a battle fought elsewhere')
    await page.locator('.fates li').first().waitFor()
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    await press(page, 'That is what became of it')
    await page.locator('.gear .holders').waitFor()
    await page.locator('.asking', { hasText: 'Next: Shopping List.' }).waitFor()
    await expect.poll(() => page.locator('.head').innerText()).toMatch(/One of five days is behind them, one won/)
    // However much they carry, the one filled button is in sight.
    await page.locator('.gear .holders').scrollIntoViewIfNeeded()
    const below = (): Promise<number> =>
      page.locator('.gear > .btn').evaluate((one) => one.getBoundingClientRect().bottom - window.innerHeight)
    await expect.poll(below).toBeLessThanOrEqual(0)
    await expect.poll(() => page.locator('.btn.go').count()).toBe(1)
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    expect(troubles).toEqual([])
  })
})
