/** What a press costs is read before it: in the middle of a burst, on the dials, on what the end of a game says to the dead. */
import { evac } from '@shamble/evac'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave, WALK } from './dead-walk-saves.ts'
import { clickFigure, clickSquare, playSave, ready, tapFigure, withSettings } from './player.ts'
import { playedSave } from './games.ts'
import { saveFile } from './saves.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

const SLOW = { timeout: 60_000 }

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const isPhone = { viewport: PHONE, hasTouch: true, isMobile: true }

async function sitDown(save: string, phone = false): Promise<Page> {
  const { page } = await stage.visit(phone ? isPhone : {})
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order]:not(.no)').first().waitFor()
  return page
}

/** A grunt who rolls real dice, before three of the dead in a row. */
const BURST = saveFile({
  marines: [
    { seat: 'M1', type: 'grunt', at: [18, 18] },
    { seat: 'M2', type: 'medic', at: [30, 30] },
  ],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
  physical: ['M1', 'M2'],
})

describe('in the middle of a burst', SLOW, () => {
  it.each([false, true])('*Stop here* says what it ends and what is unspent (on a phone: %s)', async (phone) => {
    const page = await sitDown(BURST, phone)
    // One square of two is walked: the other one would be lost.
    await clickSquare(page, 17, 18)
    await page.locator('.commit').click()
    await page.locator('.commit').waitFor({ state: 'detached' })
    await ready(page)
    await page.locator('[data-order^="shoot"]:not(.no)').first().click()
    if (phone) await tapFigure(page, 'zombie 1')
    else await clickFigure(page, 'zombie 1')
    await page.locator('.commit').click()
    // A 3 does not end the burst.
    await page.locator('.typing').waitFor()
    await page.keyboard.press('3')
    const stop = page.locator('[data-order="cease-fire"]')
    await stop.waitFor()
    await expect.poll(() => page.locator('#question').textContent()).toMatch(/can fire on/)
    await expect.poll(() => stop.innerText()).toMatch(/Ends \S+ turn, two squares unused/)
    await page.context().close()
  })
})

describe('how a weapon is fired', SLOW, () => {
  it('puts back what it raised: sustained fire needs two bursts, as usual is one again', async () => {
    const page = await sitDown(WALK())
    await page.locator('[data-order="fire 1"]').click()
    await clickFigure(page, 'zombie 1')
    const bursts = page.getByRole('group', { name: 'Bursts' }).locator('output')
    const how = page.locator('.dials select')
    await expect.poll(() => bursts.innerText()).toBe('1')
    await how.selectOption('sustained')
    await expect.poll(() => bursts.innerText()).toBe('2')
    await expect.poll(() => page.locator('.commit').innerText()).toMatch(/sustained/)
    await how.selectOption('as usual')
    await expect.poll(() => bursts.innerText()).toBe('1')
    // What somebody has chosen himself stays.
    await page.getByRole('button', { name: 'Bursts: more' }).click()
    await how.selectOption('sustained')
    await how.selectOption('as usual')
    await expect.poll(() => bursts.innerText()).toBe('2')
    await page.context().close()
  })
})

/** A pistol among two of the dead, one of them so near that no words fit between them. */
const PISTOL = (): string =>
  deadWalkSave({
    humans: [{ name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['pistol'], ap: 4 }],
    zombies: [{ at: cm(30, 33) }, { at: cm(37, 30.7) }],
    activation: { human: 1 },
  })

describe('the length that a tape measures', SLOW, () => {
  it.each(['zombie 1', 'zombie 2'])('is written on neither of those between whom it is: %s', async (figure) => {
    const page = await sitDown(PISTOL())
    await clickFigure(page, figure)
    const label = page.locator('.tapel rect')
    await label.waitFor()
    const over = (): Promise<readonly string[]> =>
      page.evaluate(
        (names) => {
          const at = document.querySelector('.tapel rect')?.getBoundingClientRect()
          if (!at) return ['no label']
          return names.filter((name) => {
            const box = document.querySelector(`[data-figure="${name}"] .body`)?.getBoundingClientRect()
            return !box || (at.left < box.right && box.left < at.right && at.top < box.bottom && box.top < at.bottom)
          })
        },
        ['H1', figure],
      )
    await expect.poll(over).toEqual([])
    await page.context().close()
  })
})

/** A patrol of bots against somebody who plays the dead, at its end. */
const ended = (secret: string): string =>
  playedSave(
    {
      game: evac,
      options: { scenario: 'S1', marines: 2 },
      holders: { Z: { person: 'You' }, M1: { bot: 'competent' }, M2: { bot: 'competent' } },
      secret,
    },
    () => false,
  )

describe('the end of a game', SLOW, () => {
  it.each([false, true])('tells whoever played the dead how it ended for them (on a phone: %s)', async (phone) => {
    const { page, context } = await stage.visit(phone ? isPhone : {})
    await withSettings(page)
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(ended('3')) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.locator('.ending .verdict, .souls').first().waitFor()
    const said = (): Promise<string> => page.locator('.ending .verdict, .report-page .won').first().innerText()
    await expect.poll(said).toMatch(/^You (win|lose)\.$/)
    // The headline tells of the patrol, which is the other side.
    const nobodyLeft = async (): Promise<boolean> =>
      /Nobody gets on|The chopper does not come/.test(await page.locator('body').innerText())
    await expect.poll(nobodyLeft).toBe((await said()) === 'You win.')
    await context.close()
  })
})
