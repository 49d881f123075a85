import { readFile } from 'node:fs/promises'
import { anyMatch, saveMatch } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { led, newCampaign } from '../src/games/dead-walk/campaign/testing.ts'
import { checker } from './checker.ts'
import { atTable, withSettings } from './player.ts'
import { atRest, openStage, PHONE, sideways, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click()

async function pick(page: Page, label: string | RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).first().click()
}

/** A house rule, found by its name. */
async function rule(page: Page, title: string, field: string, value: number): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the house rules' }).fill(title)
  const number = page.getByRole('textbox', { name: field, exact: true })
  await number.fill(String(value))
  await number.press('Tab')
}

/** Rules under which a team of bots comes home from the first scenarios, and learns something there. */
async function gentleRules(page: Page): Promise<void> {
  await rule(page, 'Action points of a human', 'Action points of a human', 8)
  await rule(page, 'Action points of a zombie', 'Action points of a zombie', 1)
  await rule(page, 'Most for each human', 'Most for each human', 1)
  await rule(page, 'At first, for each human', 'At first, for each human', 0)
  await rule(page, 'levels 2 to 6', 'Experience for levels 2 to 6, 1 of 5', 1)
}

const asked = (page: Page): Promise<string> => page.locator('.now .h').first().innerText()

/** Answers whatever is asked between two scenarios, each time with the first that there is. */
async function onwards(page: Page): Promise<void> {
  const now = page.locator('section.now')
  for (let i = 0; i < 60; i++) {
    const question = await asked(page)
    if ((await page.getByRole('button', { name: /^Play / }).count()) > 0) return
    const before = await now.innerText()
    const ending = page.locator('.now .ends .btn, .gear > .btn, .draft > .btn')
    const choice = page.locator('.now .choice .take')
    if (/Which skill|Where to|join the team|left out/.test(question)) await choice.first().click()
    else await ending.last().click()
    await expect.poll(() => now.innerText()).not.toBe(before)
  }
  throw new Error(`no way on from: ${await asked(page)}`)
}

async function serious(page: Page): Promise<string[]> {
  await atRest(page)
  const { violations } = await checker(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** A campaign between its first two scenarios: somebody learns. */
const SAVED = (): string =>
  JSON.stringify(
    saveMatch(anyMatch(led(newCampaign({ house: { levelTable: [2, 4, 6, 8, 10] } }), 2)), { private: true }),
  )

const opened = (page: Page, name: string, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

describe('a campaign in the browser', () => {
  it('[dw.campaign.1] takes a team through two linked scenarios with a level between, and survives a closed page', async () => {
    const { page, context, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Campaign: Road to Harbour Point' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Out of town')
    await gentleRules(page)
    await page.locator('.teams label', { hasText: 'People of your own' }).click()
    await press(page, 'Make the people')

    // Everybody is checked as they are made.
    const enlist = page.getByRole('button', { name: /^Enlist/ })
    await pick(page, /^Archetype/, /^Military/)
    await pick(page, /^First weapon/, /^Machinegun/)
    await expect
      .poll(() => page.locator('.check').innerText())
      .toMatch(/does not have the skill for the machinegun\. dw\.wskill\.6/)
    await expect.poll(() => enlist.isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: 'Shotgun' }).uncheck()
    await page.getByRole('checkbox', { name: 'Machine gun' }).check()
    for (let n = 1; n <= 4; n++) {
      await enlist.click()
      await page
        .locator('.people > li')
        .nth(n - 1)
        .waitFor()
    }
    await press(page, 'Take back')
    await page.locator('.people > li').nth(3).waitFor({ state: 'detached' })
    await enlist.click()
    await press(page, 'Set out with four')

    // The first scenario at a table; halfway the seat goes to a bot.
    await press(page, 'Play Shopping List')
    await atTable(page)
    await press(page, 'This table')
    await page.getByText(/^A bot plays /).click()
    await page.locator('.ending .btn.go').waitFor({ timeout: 90_000 })
    await press(page, 'Take the survivors home')
    await page.waitForURL(/#\/campaign\//)
    await page.locator('.now .choice').first().waitFor()
    await expect.poll(() => asked(page)).toMatch(/has reached level 2\. Which skill\?$/)
    const question = await asked(page)

    // Somebody closes the page in the middle of it.
    await page.close()
    const later = await context.newPage()
    later.on('pageerror', ({ message }) => troubles.push(message))
    await later.goto('/')
    const row = later.locator('.table-row', { hasText: 'Out of town' }).first()
    await expect.poll(() => row.innerText()).toContain('Dead Walk Again, a campaign. Scenario 1. Your move.')
    await row.getByRole('link').click()
    await later.locator('.now .choice').first().waitFor()
    await expect.poll(() => asked(later)).toBe(question)
    const learnt = await later.locator('.now .choice .take b').first().innerText()
    await later.locator('.now .choice .take').first().click()
    await later.locator('.people .changed', { hasText: learnt }).first().waitFor()

    await onwards(later)
    await expect.poll(() => asked(later)).toMatch(/^(Mercy|Night at Miller's)$/)
    await press(later, 'Let bots play it')
    await later.getByRole('button', { name: 'Take the survivors home' }).click({ timeout: 90_000 })
    await later.locator('.season li').nth(1).waitFor()
    await expect.poll(() => later.locator('.season a').count()).toBe(2)

    // Elsewhere its replays are there, too.
    const [download] = await Promise.all([
      later.waitForEvent('download'),
      press(later, 'Save the campaign with these replays'),
    ])
    const { page: elsewhere } = await stage.visit()
    await elsewhere.goto('/')
    await opened(elsewhere, 'sent.json', await readFile(await download.path(), 'utf8'))
    await elsewhere.locator('.season a').nth(1).waitFor()
    await elsewhere.locator('.season a').first().click()
    await elsewhere.waitForURL(/#\/replay\//)
    await elsewhere.getByText('After-action report').waitFor()
    expect(troubles).toEqual([])
  }, 240_000)

  it('[dw.campaign.9] goes into a file and comes back from it, and a bad file changes nothing', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await opened(page, 'road.json', SAVED())
    await page.locator('.now .choice').first().waitFor()
    // Whoever answers by keyboard is taken to the next question.
    const learnt = await page.locator('.now .choice .take b').first().innerText()
    await page.locator('.now .choice .take').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('.now .h:focus').waitFor()
    const line = page.locator('.person .changed', { hasText: learnt })
    await line.waitFor()
    await press(page, 'Take back')
    await line.waitFor({ state: 'detached' })
    const team = await page.locator('.person h3').allInnerTexts()
    await page.getByRole('link', { name: 'Print the sheets' }).click()
    await page.locator('.p-character').first().waitFor()
    await expect.poll(() => page.locator('.p-character h3').allTextContents()).toEqual(team)
    await page.goBack()
    await page.locator('.now .choice').first().waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save to a file')])
    expect(download.suggestedFilename()).toBe('dead-walk-campaign-road-scenario-1.json')
    await page.getByRole('status').getByText('Give it to nobody you play against.').waitFor()
    const text = await readFile(await download.path(), 'utf8')
    expect((JSON.parse(text) as { digest: string }).digest).toBe((JSON.parse(SAVED()) as { digest: string }).digest)

    await page.goto('/#/')
    const entries = '"do":"muster","team":"road-block"'
    expect(text).toContain(entries)
    await opened(page, 'bad.json', text.replace(entries, '"do":"muster","team":"convoy"'))
    const refusal = page.getByRole('alert')
    await refusal.waitFor()
    await expect
      .poll(() => refusal.innerText())
      .toMatch(/nothing was changed\. dw\.campaign\.1: These are not the people of the campaign\.\s+entries\[1\]/)
    await expect.poll(() => page.locator('.table-row').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('can be read by everybody, and on a phone', async () => {
    for (const theme of ['night', 'paper'] as const) {
      const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true })
      await withSettings(page, { theme })
      await page.goto('/')
      await opened(page, 'road.json', SAVED())
      await page.locator('.now .choice').first().waitFor()
      // One scenario is no line yet.
      await expect.poll(() => page.locator('.plots svg[role=img]').count()).toBe(0)
      await expect.poll(() => page.locator('.plots figure').first().innerText()).toContain('after the first scenario')
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
      expect(await serious(page)).toEqual([])
      if (theme === 'night') {
        await onwards(page)
        await press(page, 'Enter a battle fought elsewhere')
        await page.getByText('What Sgt. Lawless carries now').click()
        await press(page, 'Sgt. Lawless lost the sub machinegun')
        await pick(page, 'What became of Marcus Tate', 'Turned')
      } else {
        await page.goto('/#/new-campaign/dead-walk')
        await page.locator('.teams label').first().waitFor()
      }
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
      expect(await serious(page)).toEqual([])
      if (theme === 'night') {
        await press(page, 'That is what became of it')
        await page.locator('.fallen', { hasText: 'Marcus Tate turned into a zombie in Mercy' }).waitFor()
        await expect.poll(() => page.locator('.person').first().innerText()).not.toContain('Sub machinegun')
      }
      await context.close()
    }
  }, 120_000)
})
