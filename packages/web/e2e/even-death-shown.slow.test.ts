/** A herd of Even Death May Die that is sent and taken back, and the dead as they are shown. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crowdSave } from './even-death-battles.ts'
import { battleAt, inches } from './even-death-saves.ts'
import { theDead, watchTheDead } from './dead.ts'
import { savedGame } from './measured.ts'
import { playSave, withSettings } from './player.ts'
import { DESK, openStage, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Where all zombies are on the board, whatever of it is shown. */
const zombiesAt = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>('.frame .layer')
    if (!layer) throw new Error('no board')
    const board = layer.getBoundingClientRect()
    const k = board.width / layer.offsetWidth
    return Object.fromEntries(
      [...document.querySelectorAll<SVGGElement>('[data-figure^="zombie"]')].map((figure) => {
        const { left, top } = (figure.querySelector('.body') ?? figure).getBoundingClientRect()
        return [figure.dataset['figure'], `${Math.round((left - board.left) / k)} ${Math.round((top - board.top) / k)}`]
      }),
    )
  })

describe('a herd of fifteen', { timeout: 200_000 }, () => {
  it('goes under one drag, all of it ahead of the pointer, and is taken back with one key', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, crowdSave())
    await page.locator('[data-order="move"]:not(.no)').waitFor()
    await still(page)
    const before = await zombiesAt(page)
    const box = await page.locator('[data-figure="zombie 15"]').boundingBox()
    if (!box) throw new Error('the leader is not in sight')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 4, y + 8, { steps: 3 })
    await page.mouse.move(x + 6, y + 3 * box.height, { steps: 6 })
    // As long as it is held the others are seen where they would go.
    await expect.poll(() => page.locator('.ahead [data-going]').count()).toBe(15)
    await page.mouse.up()
    await page.locator('.commit', { hasText: 'Move the herd' }).click()
    await expect.poll(async () => (await zombiesAt(page))['zombie 15']).not.toBe(before['zombie 15'])
    await page.locator('#block-5', { hasText: 'Herd' }).first().waitFor()
    await page.keyboard.press('u')
    await expect.poll(() => zombiesAt(page)).toEqual(before)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

/** The last of the people has one action left; then a herd walks up to somebody and bites, and another comes from afar. */
const BEFORE_THE_DEAD = {
  options: { scenario: 'battle', table: 'open', factions: ['survivors', 'zombies'], ramblingFailsOn: 0 },
  onTurn: 'survivors',
  active: { unit: 1, actions: 1 },
  humans: [
    { id: 1, seat: 'survivors', at: inches(30, 40), profile: 'hardened', weapons: ['rifle'] },
    { id: 2, seat: 'survivors', at: inches(34, 40), profile: 'seasoned', used: true },
  ],
  herds: [
    { id: 3, facing: [0, 1], zombies: [26, 28, 30, 32].flatMap((x) => [inches(x, 34), inches(x, 36)]) },
    { id: 4, facing: [0, 1], zombies: [46, 48, 50].map((x) => inches(x, 12)) },
  ],
}

describe('the dead of Even Death May Die, directed', { timeout: 200_000 }, () => {
  it('walk and bite in sight, and are summed up', async () => {
    const { page, troubles } = await stage.visit({ viewport: DESK })
    await withSettings(page, { speed: 'steady', motion: 'full' })
    const save = await battleAt(BEFORE_THE_DEAD, { survivors: { person: 'You' }, zombies: { bot: 'competent' } })
    await playSave(page, save)
    await watchTheDead(page)
    await page.locator('[data-order="finish"]:not(.no)').click()
    await page.locator('.summed p').waitFor({ timeout: 60_000 })
    await expect.poll(() => page.locator('.summed p').innerText()).toMatch(/^[A-Z0-9].*\.$/)
    const { moved, unseen } = await theDead(page)
    expect(moved.length).toBeGreaterThan(8)
    expect(unseen).toEqual([])
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

describe('whose game it is', { timeout: 200_000 }, () => {
  const AUTHOR = 'Liam Thomas (DonkusGaming)'

  it('[ed.credit.1] stands on the start page, beside its rules, over a log that is copied and in a saved game', async () => {
    const { page, context, troubles } = await stage.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withSettings(page)
    await page.goto('/')
    await page.locator('.cred', { hasText: AUTHOR }).waitFor()
    await page.goto('/#/rules/even-death')
    await page.locator('.credit', { hasText: AUTHOR }).waitFor()
    await playSave(page, await battleAt(BEFORE_THE_DEAD, { survivors: { person: 'You' }, zombies: { person: 'Bea' } }))
    await page.keyboard.press('?')
    await page.locator('.credit', { hasText: AUTHOR }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Filter the log' }).click()
    await page.locator('.filters').getByRole('button', { name: 'Copy' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(AUTHOR)
    expect(JSON.stringify(await savedGame(page))).toContain(AUTHOR)
    expect(troubles).toEqual([])
    await context.close()
  })
})
