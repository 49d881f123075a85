/** Even Death May Die before the battle: a force is built and locked; two at one screen, a phone, bad texts. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

interface Asked {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly theme?: 'night' | 'paper'
}

/** At the set-up of a scenario. */
async function setUp(scenario: string, { viewport = DESK, theme = 'night' }: Asked = {}) {
  const isPhone = viewport === PHONE
  const visit = await stage.visit({ viewport, ...(isPhone ? { hasTouch: true, isMobile: true } : {}) })
  await withSettings(visit.page, { theme })
  await visit.page.goto('#/new/even-death')
  await visit.page.locator('.scenarios label', { hasText: scenario }).click()
  return visit
}

const begin = (page: Page): Promise<void> => page.getByRole('button', { name: 'Begin' }).click()
const build = (page: Page): Promise<void> => page.getByRole('button', { name: 'Build another' }).click()
const text = (page: Page) => page.getByLabel('The force as text')
const lock = (page: Page) => page.getByRole('button', { name: /^Lock \d+ points/ })

async function serious(page: Page): Promise<string[]> {
  const { violations } = await checker(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

describe('a force', { timeout: 120_000 }, () => {
  it('[ed.force.12] is built, told what is wrong with it, mended and locked', async () => {
    const { page, troubles } = await setUp('Chapel Hill')
    await begin(page)
    await build(page)
    await page.getByText('Exactly 200.').waitFor()
    // One more Hardened Survivor is too dear: nothing is locked.
    await page.getByRole('button', { name: /^Hardened Survivor 20/ }).click()
    await page.getByText('It costs 220 points, and there are 200.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Not legal yet' }).isDisabled()).toBe(true)
    await page.keyboard.press('Delete')
    await page.getByText('Legal. Every rule of').waitFor()
    // The first one puts the shotgun down for a rifle, and learns something else.
    await page.locator('.fb-unit').first().click()
    await page.locator('.fb-weapons').getByRole('button', { name: 'Rifle', exact: true }).click()
    await page.locator('.fb-perks').getByRole('button', { name: 'Parkour' }).click()
    await expect.poll(() => text(page).inputValue()).toContain('Hardened Survivor: Rifle, Large Blade [Medic, Parkour')
    await lock(page).click()
    // The zombies' bot has locked, too: all is open.
    await page.locator('.force').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('#block-5').textContent()).toContain('All lists are open')
    expect(troubles).toEqual([])
  })

  it('is taken ready-made by somebody new with one press', async () => {
    const { page } = await setUp('Chapel Hill')
    await begin(page)
    await page.getByRole('button', { name: 'Take these and begin' }).click()
    await expect.poll(() => page.locator('#block-5').textContent()).toContain('All lists are open')
  })

  it('[ed.deploy.3] is placed on a phone where it is to be pressed: above the lesson, not under it', async () => {
    const { page } = await setUp('Chapel Hill', { viewport: PHONE })
    await begin(page)
    await page.getByRole('button', { name: 'Take these and begin' }).click()
    await page.getByText('Press a place inside your zone.').waitFor()
    const edge = async (selector: string, side: 'top' | 'bottom'): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate((element, at) => element.getBoundingClientRect()[at], side)
    // The bell is in the middle of the zone.
    const under = async (): Promise<number> =>
      (await edge('.frame [data-thing]', 'bottom')) - (await edge('.psheet', 'top'))
    await expect.poll(under).toBeLessThan(0)
  })

  it('[ed.force.12] reads back as text, and a typing error is told with its line', async () => {
    const { page } = await setUp('The Pump House')
    await begin(page)
    await build(page)
    const before = await text(page).inputValue()
    expect(before).toMatch(/^Military "Kestrel Platoon" 200\n/)
    const fault = page.locator('.fb-text-fault')
    for (const [typed, says] of [
      ['Military\nVeteran: LGM', 'Line 2: There is no weapon called LGM. LMG?'],
      ['Military\n\nVetran', 'Line 3: There is no unit called Vetran. Veteran?'],
      ['Zombies\nFast Zombies 5', 'Line 1: This is a force of the Zombies; yours are the Military.'],
      ['Nothing of the kind', 'Line 1: The first line names the faction'],
    ] as const) {
      await text(page).fill(typed)
      await expect.poll(() => fault.textContent()).toContain(says)
      // The list is as it was.
      await expect.poll(() => page.locator('.fb-unit').count()).toBe(7)
    }
    await text(page).fill('Military "Two" 80\n2 x Veteran: LMG, Pistol [Medic] (40)')
    await expect.poll(() => page.locator('.fb-unit').count()).toBe(2)
    await expect.poll(() => page.getByLabel('Name of the force').inputValue()).toBe('Two')
  })

  it('is kept in this browser, is there the next time, and a broken record is one card', async () => {
    const { page } = await setUp('Chapel Hill')
    await begin(page)
    await build(page)
    await page.getByLabel('Name of the force').fill('Ours')
    await page.getByRole('button', { name: 'Keep this one' }).click()
    await page.getByText('Ours is kept in this browser.').waitFor()
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('shamble-forces')
          request.onsuccess = () => {
            const write = request.result.transaction('forces', 'readwrite').objectStore('forces').put({ no: 1 }, 'bad')
            write.onsuccess = () => {
              request.result.close()
              done()
            }
          }
        }),
    )
    await page.reload()
    await build(page)
    await page.locator('.fb-kept').getByText('This record is damaged').waitFor()
    await page.locator('.fb-ready').getByText('The Allotment').click()
    await expect.poll(() => page.locator('.fb-unit').count()).toBe(5)
    await page.locator('.fb-kept').getByRole('button', { name: 'Ours Survivors' }).click()
    await expect.poll(() => page.locator('.fb-unit').count()).toBe(9)
  })

  it.each([
    ['a desk by night', DESK, 'night'],
    ['a desk by day', DESK, 'paper'],
    ['a phone', PHONE, 'night'],
  ] as const)('has no serious barriers on %s, and nothing beside the page', async (_where, viewport, theme) => {
    const { page } = await setUp('Chapel Hill', { viewport, theme })
    expect(await serious(page)).toEqual([])
    await begin(page)
    await page.locator('.first-force').waitFor()
    expect(await serious(page)).toEqual([])
    await build(page)
    await page.locator('.fb-weapons').waitFor()
    expect(await serious(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  })
})

describe('two at one screen', { timeout: 120_000 }, () => {
  const open = async (page: Page, name: string): Promise<void> => {
    const curtain = page.getByRole('dialog', { name: `Pass the screen to ${name}` })
    await curtain.locator('.hold').focus()
    await page.keyboard.down(' ')
    await curtain.waitFor({ state: 'detached' })
    await page.keyboard.up(' ')
  }

  it('[ed.force.13] build behind the curtain: nothing of the other’s list is in the page before the last is locked', async () => {
    const { page } = await setUp('Chapel Hill')
    const [first, second] = [page.locator('.seat').nth(0), page.locator('.seat').nth(1)]
    await second.getByText('Someone here').click()
    await first.getByLabel('My name').fill('Ann')
    await second.getByLabel(/^Name of/).fill('Bea')
    await begin(page)
    await open(page, 'Ann')
    await build(page)
    await text(page).fill('Survivors "Quince" 45\nHardened Survivor: Chainsaw, Bow [Immune] (40)')
    await text(page).fill('Survivors "Quince" 40\nHardened Survivor: Chainsaw, Bow [Immune] (40)')
    await expect.poll(() => page.locator('.fb-unit').count()).toBe(1)
    await lock(page).click()
    await page.getByRole('dialog', { name: 'Pass the screen to Bea' }).waitFor()
    const secrets = ['Quince', 'Chainsaw', 'Hardened']
    const shown = (): Promise<string> => page.evaluate(() => document.documentElement.outerHTML)
    for (const secret of secrets) expect(await shown()).not.toContain(secret)
    await open(page, 'Bea')
    await page.locator('.force-desk').waitFor()
    for (const secret of secrets) expect(await shown()).not.toContain(secret)
    await build(page)
    await page.getByText('The Survivors have locked.').first().waitFor()
    for (const secret of secrets) expect(await shown()).not.toContain(secret)
    await lock(page).click()
    await expect
      .poll(() => page.locator('#block-5').textContent())
      .toContain('the Survivors with one figure for 40 points')
  })
})
