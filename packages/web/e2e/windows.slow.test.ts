/** Several windows of one browser at one table: who is here, talk that rests, a window that is closed and opened again. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpenToAll, logged } from './measured.ts'
import { playByKeys, ready, waitFor, withSettings } from './player.ts'
import { savedAt } from './run-or-shoot-saves.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const PEOPLE = { S1: { person: 'Ann' }, S2: { person: 'Bob' }, S3: { person: 'Cy' } }

const row = (page: Page, name: string) => page.locator('.company li', { hasText: name })
const isTold = async (page: Page, name: string, words: RegExp): Promise<void> => {
  await expect.poll(() => row(page, name).innerText(), { timeout: 20_000 }).toMatch(words)
}

/** Somebody's seat in a window of its own. */
async function ownWindow(context: BrowserContext, from: Page, name: string): Promise<Page> {
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    row(from, name)
      .getByRole('link', { name: `Open ${name} in another window` })
      .click(),
  ])
  await page.locator('.company').waitFor()
  await isTold(page, name, /\bhere$/)
  return page
}

async function openCurtain(page: Page, name: string): Promise<void> {
  const curtain = page.getByRole('dialog', { name: `Pass the screen to ${name}` })
  await curtain.locator('.hold').focus()
  await page.keyboard.down(' ')
  await curtain.waitFor({ state: 'detached' })
  await page.keyboard.up(' ')
}

async function threeWindows(until?: () => boolean): Promise<{
  readonly context: BrowserContext
  readonly troubles: string[]
  readonly ann: Page
  readonly bob: Page
  readonly cy: Page
}> {
  const { page: ann, context, troubles } = await stage.visit()
  await withSettings(ann)
  await ann.goto('/')
  const buffer = Buffer.from(await savedAt(PEOPLE, { difficulty: 'easy' }, until))
  const file = { name: 'three.json', mimeType: 'application/json', buffer }
  await ann.locator('input[type=file]').first().setInputFiles(file)
  await ann.waitForURL(/#\/table\//)
  if (!until) await openCurtain(ann, 'Ann')
  const bob = await ownWindow(context, ann, 'Bob')
  const cy = await ownWindow(context, ann, 'Cy')
  return { context, troubles, ann, bob, cy }
}

const hasCards = (page: Page): Promise<boolean> => page.locator('.acard').first().isVisible()

/** Whoever is asked answers, window by window, until somebody is asked for a card. */
async function playOn(pages: readonly Page[], until: () => Promise<boolean>, wishes: readonly RegExp[]): Promise<void> {
  for (let i = 0; i < 400 && !(await until()); i++)
    for (const page of pages) {
      const isAsked = async (): Promise<boolean> => (await page.locator('[data-order]:not(.no)').count()) > 0
      if (await isAsked()) await playByKeys(page, async () => !(await isAsked()) || (await until()), wishes)
    }
}

async function place(page: Page, letter: string): Promise<void> {
  await waitFor(page, /which card this turn/)
  await page.locator('.acard').first().waitFor()
  await page.keyboard.press('7')
  await page.keyboard.press(letter)
  await page.locator('.hand .commit', { hasText: 'Place' }).waitFor()
  await page.keyboard.press('Enter')
}

async function say(page: Page, words: string): Promise<void> {
  if ((await page.locator('.panel .talk').count()) === 0) await page.locator('.talk-open').click()
  await page.getByRole('textbox', { name: 'What you say' }).fill(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.said').innerText()).toContain(words)
  await page.keyboard.press('Escape')
}

const SET_UP = [/^choose/, /^ready/, /^place/, /^(pass|wait)$/]
const LET_BE = [/^(pass|wait)$/]

describe('three windows at one table', { timeout: 400_000 }, () => {
  it('[rs.secrecy.3] [rs.seats.9] set up, play two turns, talk when it does not rest, and lose nothing when one is closed', async () => {
    const { context, troubles, ann, bob, cy } = await threeWindows(() => true)
    const pages = [ann, bob, cy]
    for (const page of pages) for (const name of ['Ann', 'Bob', 'Cy']) await isTold(page, name, /\bhere\b/)
    await say(ann, 'Who takes the door?')
    await expect.poll(() => bob.locator('.talk-open').innerText()).toMatch(/1 new/)
    await playOn(pages, async () => (await hasCards(ann)) && (await hasCards(bob)) && (await hasCards(cy)), SET_UP)
    await bob.locator('.talk-open').click()
    await expect.poll(() => bob.locator('.said').innerText()).toMatch(/Ann\s+Who takes the door\?/)
    await expect.poll(() => bob.locator('.panel .talk').innerText()).toMatch(/Nobody writes to anybody while cards/)
    await bob.getByRole('textbox', { name: 'What you say' }).fill('I run')
    await expect.poll(() => bob.getByRole('button', { name: 'Say it' }).isDisabled()).toBe(true)
    await isOpenToAll(bob)
    await bob.keyboard.press('Escape')
    for (const page of pages) {
      await page.bringToFront()
      await page.keyboard.press('Escape')
      await place(page, 'c')
    }
    for (const page of pages) await logged(page, /CLIMB/)
    await say(bob, 'There are two at the fence.')
    await expect.poll(() => ann.locator('.talk-open').innerText()).toMatch(/new/)
    // Bob's window is closed while Ann and Cy choose: a bot plays for him, and everybody sees it.
    await bob.close()
    const others = [ann, cy]
    await isTold(ann, 'Bob', /away/)
    await isTold(cy, 'Bob', /away, and a bot plays/)
    await playOn(others, () => hasCards(ann), LET_BE)
    for (const page of others) {
      await page.bringToFront()
      await page.keyboard.press('Escape')
      await place(page, 'c')
    }
    await playOn(others, () => hasCards(ann), LET_BE)
    const again = await context.newPage()
    await again.goto(new URL(ann.url()).href)
    await again.getByRole('button', { name: 'Sit down as Bob' }).click()
    await isTold(again, 'Bob', /\bhere$/)
    await isTold(ann, 'Bob', /here, in another window/)
    // What he may do by now is up to the dice.
    await ready(again)
    expect(troubles).toEqual([])
  })

  it('the second takes the table over when the first is closed, as it was kept', async () => {
    const { troubles, ann, bob, cy } = await threeWindows()
    await place(bob, 'f')
    await bob.locator('.facedown').waitFor()
    await ann.close()
    await bob.locator('.facedown', { hasText: /FIRST AID/i }).waitFor({ timeout: 30_000 })
    await isTold(bob, 'Ann', /away/)
    await isTold(cy, 'Cy', /here/)
    await isTold(bob, 'Ann', /a bot plays/)
    expect(troubles).toEqual([])
  })

  it('whoever asks for a seat that is taken is told so, and a reload changes nothing', async () => {
    const { context, ann, bob } = await threeWindows()
    const eve = await context.newPage()
    await eve.goto(`${new URL(ann.url()).href}/Bob`)
    await eve.locator('.warned', { hasText: 'Somebody sits there already' }).waitFor()
    await expect.poll(() => eve.getByRole('button', { name: 'Taken' }).count()).toBe(3)
    await isOpenToAll(eve)
    await bob.reload()
    await isTold(bob, 'Bob', /\bhere$/)
    await isTold(ann, 'Bob', /here, in another window/)
    await ann.reload()
    await isTold(ann, 'Ann', /\bhere$/)
    await isTold(ann, 'Bob', /here, in another window/)
    await expect.poll(() => bob.locator('.acard').count()).toBeGreaterThan(0)
  })
})
