import { readFile } from 'node:fs/promises'
import { ownScenarioFaults } from '@shamble/dead-walk/forecast'
import type { OwnScenario } from '@shamble/dead-walk/page'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { pointAt, press } from './measured.ts'
import { atRest, DESK, openStage, PHONE, sideways, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function drag(page: Page, x1: number, y1: number, x2: number, y2: number): Promise<void> {
  const [from, to] = [await pointAt(page, x1, y1), await pointAt(page, x2, y2)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

const tool = (page: Page, label: string): Promise<void> =>
  page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: label, exact: true }).click()
const thing = (page: Page, words: RegExp) => page.getByRole('treeitem', { name: words })
const checks = (page: Page) => page.locator('.ed-checks')

async function begin(page: Page): Promise<void> {
  await page.goto('/#/new/dead-walk')
  await page.getByRole('link', { name: 'Build a scenario of your own' }).click()
  await page.getByRole('button', { name: 'Begin with an empty table' }).click()
  await page.locator('.frame .layer .brd').first().waitFor()
  await page.getByText('Nothing is wrong').waitFor()
}

async function serious(page: Page): Promise<string[]> {
  await atRest(page)
  const { violations } = await checker(page).exclude('.layer').analyze()
  const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** What is saved as a file. */
async function saved(page: Page): Promise<OwnScenario> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ])
  return JSON.parse(await readFile(await file.path(), 'utf8')) as OwnScenario
}

describe('the scenario editor', () => {
  it('builds a small map by mouse, checks it, keeps it, asks bots, and plays it at once', async () => {
    const { page, troubles } = await stage.visit()
    await begin(page)
    await tool(page, 'Building')
    await drag(page, 10, 20, 34, 44)
    await tool(page, 'Wall')
    await drag(page, 22, 21, 22, 43)
    await tool(page, 'Door')
    await press(page, 22.4, 32)
    await tool(page, 'Vehicle')
    await press(page, 60, 40)
    await tool(page, 'Zombie')
    await press(page, 70, 15)
    // Far enough from every edge: whoever comes over one frightens nobody on the first turn.
    await tool(page, 'Human')
    await press(page, 42, 75)
    await press(page, 48, 75)
    await page.keyboard.press('Escape')
    await thing(page, /^House B1/).click()
    await thing(page, /^Door D2, at 22, 32/).waitFor()

    // A second building over the first is a fault until it is taken away.
    await tool(page, 'Building')
    await drag(page, 28, 38, 44, 54)
    await checks(page).getByText('The buildings B1 and B2 overlap.').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await checks(page).getByRole('button', { name: 'Show on the board' }).first().click()
    await page.getByRole('heading', { name: 'Building B2' }).waitFor()
    await page.getByRole('button', { name: 'Delete' }).click()
    await checks(page).getByText('overlap').waitFor({ state: 'detached' })

    // Back and forth.
    await page.keyboard.press('Control+z')
    await thing(page, /^House B2/).waitFor()
    await page.keyboard.press('Control+y')
    await thing(page, /^House B2/).waitFor({ state: 'detached' })

    // Several at once, by a box; they are moved together, and taken back together.
    await tool(page, 'Several')
    await drag(page, 55, 5, 80, 50)
    await page.getByRole('heading', { name: 'Two things' }).waitFor()
    await page.keyboard.press('Escape')
    await drag(page, 70, 15, 64, 20)
    await thing(page, /^Zombie 1, at 64, 20/).waitFor()
    await thing(page, /^Car V1, at 54, 45/).waitFor()
    await page.keyboard.press('Control+z')
    await thing(page, /^Car V1, at 60, 40/).waitFor()
    await page.keyboard.press('Escape')

    await page.getByText('Kept in this browser.').waitFor()
    await page.reload()
    await thing(page, /^House B1/).click()
    await thing(page, /^Door D2, at 22, 32/).waitFor()
    const scenario = await saved(page)
    expect(ownScenarioFaults(scenario).filter(({ grade }) => grade === 'fault')).toEqual([])
    expect(scenario.map.buildings[0]?.rooms).toHaveLength(2)
    expect(scenario.humans).toHaveLength(2)

    await page.getByRole('tab', { name: 'Bots' }).click()
    await page.getByText('4', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Ask bots for 4 games' }).click()
    await page.getByText('4 of 4').waitFor({ timeout: 60_000 })
    await expect
      .poll(() => page.locator('.ed-verdict').textContent())
      .toMatch(/The living win \d+% of these games: \d+% to \d+%/)

    await page.getByRole('button', { name: 'Play it' }).click()
    await page.getByText('A scenario of my own').first().waitFor()
    await page.locator('[data-order^="activate"]:not(.no)').first().click()
    await page.locator('[data-order="move"]:not(.no)').click()
    await press(page, 42, 71)
    await page.locator('.commit').click()
    await page.locator('#block-5', { hasText: /Ortiz (moves|runs|goes|walks)/ }).waitFor()
    expect(troubles).toEqual([])
  })

  it('is used with the keyboard alone', async () => {
    const { page } = await stage.visit()
    await begin(page)
    await page.locator('[data-board]').focus()
    // A building from corner to corner: the cursor begins in the middle of the table.
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+ArrowRight')
    for (let i = 0; i < 2; i++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await thing(page, /^House B1, 15 by 10 cm at 45, 45/).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Alt+ArrowUp')
    await thing(page, /^House B1, 15 by 10 cm at 44, 44.9/).waitFor()
    await page.getByLabel('Width').fill('20')
    await page.keyboard.press('Enter')
    await thing(page, /^House B1, 20 by 10 cm/).waitFor()
    await page.getByLabel('Name').fill('Chapel')
    await thing(page, /^Chapel B1/).focus()
    // One more besides it, then both go; the focus stays in the list.
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Enter')
    await page.getByRole('heading', { name: 'Two things' }).waitFor()
    await page.keyboard.press('Delete')
    await thing(page, /^Chapel B1/).waitFor({ state: 'detached' })
    await page.locator('[role=treeitem]:focus').waitFor()
    await page.locator('[data-board]').focus()
    await page.keyboard.press('u')
    await thing(page, /^Chapel B1/).waitFor()
    // Goals are choices.
    await page.getByRole('tab', { name: 'Goals' }).click()
    const goal = page.getByRole('combobox', { name: /What is asked/ }).first()
    await goal.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByText('Six turns are played.').waitFor()
  })

  it('opens files, and refuses bad ones with place and reason', async () => {
    const { page } = await stage.visit()
    await begin(page)
    const mine = await saved(page)
    const open = async (name: string, text: string): Promise<void> =>
      page.getByLabel('Scenario file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    const other = { ...mine, title: 'Sent by a friend', zombies: [{ at: [20, 20], weapon: null, loaded: 0 }] }
    await open('friend.json', JSON.stringify(other))
    await page.getByRole('heading', { name: 'Sent by a friend' }).waitFor()
    await thing(page, /^Zombie 1, at 20, 20/).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('heading', { name: 'A scenario of my own' }).waitFor()
    await page.keyboard.press('Control+y')
    await page.getByRole('heading', { name: 'Sent by a friend' }).waitFor()
    for (const [text, words] of [
      ['{ not json', /This is no JSON/],
      [JSON.stringify({ ...other, zombies: [{ at: [20, 'far'], weapon: null, loaded: 0 }] }), /zombies\[0\]\.at\[1\]/],
    ] as const) {
      await open('bad.json', text)
      await page.getByRole('alert').getByText(words).waitFor()
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await expect.poll(() => saved(page)).toEqual(other)
    await page.getByRole('button', { name: 'Set up a table' }).click()
    await page.getByRole('heading', { name: /^Dead Walk Again, Sent by a friend: / }).waitFor()
    await page.goBack()
    await page.getByText('Nothing is wrong').waitFor()
  })

  it('has nothing serious for an accessibility checker at a desk', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await page.goto('/#/editor/dead-walk')
    await page.getByRole('button', { name: /Mercy/ }).click()
    await thing(page, /^Hospital B1/).click()
    await page.getByText('Nothing is wrong').waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('tab', { name: 'Goals' }).click()
    await page.getByText('Three medicine crates are carried out.').waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('fits a phone and a finger', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true })
    await page.goto('/#/editor/dead-walk')
    await expect.poll(() => sideways(page)).toBe(0)
    await page.getByRole('button', { name: /Mercy/ }).tap()
    await page.getByRole('button', { name: 'Zombie', exact: true }).tap()
    const at = await pointAt(page, 10, 10)
    await page.touchscreen.tap(at.x, at.y)
    await page.getByRole('heading', { name: 'Zombie' }).waitFor()
    for (const tab of ['Things', 'Scenario', 'Checks', 'Tools']) {
      await page.getByRole('tab', { name: tab }).tap()
      await expect.poll(() => sideways(page)).toBe(0)
    }
    expect(await serious(page)).toEqual([])
  })
})
