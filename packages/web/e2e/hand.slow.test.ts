/** The hand at the table: nothing lies in wait, Enter does what the button says, a press says what it ends. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOTGUN, WALK } from './dead-walk-saves.ts'
import { dropDeadSave } from './drop-dead-saves.ts'
import { pointAt } from './measured.ts'
import { clickFigure, clickSquare, playSave, squareAt, waitFor, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const PATROL = saveFile({
  marines: [
    { seat: 'M1', type: 'grunt', at: [18, 18] },
    { seat: 'M2', type: 'medic', at: [18, 19] },
  ],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
})

/** Two survivors of one person, and one of the dead far off. */
const STREET = dropDeadSave({
  survivors: [
    { id: 'earl', at: [9, 1] },
    { id: 'skye', at: [10, 1] },
  ],
  tiles: [{ id: 'T40', at: [3, 0] }],
  zombies: [{ n: 1, at: [13, 1] }],
  cycle: 3,
})

async function sitDown(save: string, phone = false): Promise<Page> {
  const { page } = await stage.visit(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order]:not(.no)').first().waitFor()
  // What comes after the first table is there as well.
  await page.waitForLoadState('networkidle')
  return page
}

const lines = (page: Page): Promise<number> => page.locator('#block-5 .ln:not(.ask)').count()

/** What one Enter does after something was done and told: nothing is told, no card is open. */
async function isUnarmed(page: Page): Promise<void> {
  await page.locator('[data-board][aria-busy="false"]').waitFor()
  await page.waitForTimeout(120)
  await expect.poll(() => page.locator('.commit').count()).toBe(0)
  await expect.poll(() => page.locator('[data-order][aria-pressed="true"]').count()).toBe(0)
  const [before, asked] = [await lines(page), await page.locator('#question').textContent()]
  await page.keyboard.press('Enter')
  await page.waitForTimeout(120)
  expect([await lines(page), await page.locator('#question').textContent()]).toEqual([before, asked])
}

type By = 'mouse' | 'keys' | 'touch'

const press = async (page: Page, id: string, by: By): Promise<void> => {
  const button = page.locator(`[data-order="${id}"]`)
  const letter = await button.getAttribute('aria-keyshortcuts')
  if (by === 'mouse') await button.click()
  else if (by === 'touch') await button.tap()
  else await page.keyboard.press((letter ?? '').toLowerCase())
}

/** Confirms what asks. */
const confirm = async (page: Page, by: By): Promise<void> => {
  await page.waitForTimeout(60)
  if ((await page.locator('.commit').count()) === 0) return
  if (by === 'mouse') await page.locator('.commit').click()
  else if (by === 'touch') await page.locator('.commit').tap()
  else await page.keyboard.press('Enter')
}

/** A desk and a phone say it in other places. */
const turnIs = (page: Page, turn: number): Promise<void> =>
  page
    .locator('.bar .turn strong', { hasText: `${turn}` })
    .or(page.locator('.pti b', { hasText: `${turn}` }))
    .waitFor()
/** On a phone what the dead did is summed up where the question will be. */
async function asked(page: Page, words: RegExp): Promise<void> {
  const question = page.locator('#question', { hasText: words })
  const goOn = page.getByRole('button', { name: 'Your turn' })
  await question.or(goOn).first().waitFor()
  if ((await goOn.count()) > 0) await goOn.tap()
  await question.waitFor()
}

describe.each(['mouse', 'keys', 'touch'] as const)('by %s nothing armed survives', (by) => {
  it('the end of a turn in Evac', async () => {
    const page = await sitDown(PATROL, by === 'touch')
    await press(page, 'end', by)
    await page.locator('.warned', { hasText: 'have done nothing' }).waitFor()
    await confirm(page, by)
    await turnIs(page, 2)
    await asked(page, /to act/)
    await isUnarmed(page)
    await page.context().close()
  })

  it('the end of a turn in Drop Dead', async () => {
    const page = await sitDown(STREET, by === 'touch')
    await press(page, 'end', by)
    await confirm(page, by)
    await asked(page, /^Skye to act/)
    await isUnarmed(page)
    await page.context().close()
  })

  it('an activation and a rest in Dead Walk Again', async () => {
    const page = await sitDown(WALK(), by === 'touch')
    await press(page, 'end', by)
    await asked(page, /Dawson/)
    await isUnarmed(page)
    await press(page, 'rest', by)
    await confirm(page, by)
    await turnIs(page, 2)
    await asked(page, /Who acts next/)
    await page.locator('[data-order="rest"]').waitFor()
    await isUnarmed(page)
    await page.context().close()
  })
})

describe('what if', () => {
  const supposed = (page: Page): Promise<string> => page.locator('#question').innerText()

  it('ends with the key, with the window and with the turn, and has a button and a key of its own', async () => {
    const page = await sitDown(PATROL)
    const at = await squareAt(page, 18, 16)
    const usual = await supposed(page)
    const isOn = (): Promise<boolean> => page.evaluate(() => document.querySelector('.what-if.on') !== null)
    await page.keyboard.down('Alt')
    await page.mouse.move(at.x, at.y)
    await page.mouse.move(at.x + 2, at.y)
    await expect.poll(() => supposed(page)).not.toBe(usual)
    await page.keyboard.up('Alt')
    await expect.poll(() => supposed(page)).toBe(usual)
    await page.keyboard.down('Alt')
    await page.mouse.move(at.x, at.y)
    await expect.poll(() => supposed(page)).not.toBe(usual)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await expect.poll(() => supposed(page)).toBe(usual)
    await page.keyboard.up('Alt')
    await page.locator('.what-if').click()
    await expect.poll(isOn).toBe(true)
    await page.mouse.move(at.x + 2, at.y)
    await expect.poll(() => supposed(page)).not.toBe(usual)
    // It decides nothing, and says so.
    await page.locator('.ribbon', { hasText: /What if .* stood elsewhere\?.*Nothing is decided\./ }).waitFor()
    await page.mouse.click(at.x, at.y)
    await expect.poll(() => page.locator('.peek').innerText()).toBe('Only a look: nothing is chosen')
    await expect.poll(() => page.locator('.commit').count()).toBe(0)
    await page.keyboard.press('v')
    await expect.poll(isOn).toBe(false)
    await expect.poll(() => supposed(page)).toBe(usual)
    await page.keyboard.press('v')
    await press(page, 'end', 'keys')
    await confirm(page, 'keys')
    await page.locator('.bar .turn strong', { hasText: '2' }).waitFor()
    await expect.poll(isOn).toBe(false)
    // Why the dead did what they did is seen, not only heard.
    await page.keyboard.press('w')
    await page.locator('.refuse', { hasText: 'Why the bot did that' }).waitFor()
    await page.context().close()
  })

  it('is told in the help for the keys', async () => {
    const page = await sitDown(PATROL)
    await page.getByRole('button', { name: 'This table' }).click()
    await page
      .locator('.panel', { hasText: 'what if' })
      .locator('kbd', { hasText: 'Alt' })
      .or(page.getByText('with Alt held'))
      .first()
      .waitFor()
    await page.context().close()
  })
})

describe('Enter does what the button says', () => {
  it('after a way was chosen by mouse, and what is expected follows it', async () => {
    const page = await sitDown(PATROL)
    await clickFigure(page, 'zombie 1')
    const expected = page.locator('.why li', { hasText: /dies before the burst|die, on average/ }).locator('.v')
    await expected.waitFor()
    const first = await expected.innerText()
    await page.locator('.opt', { hasText: 'then move' }).click()
    await expect.poll(() => expected.innerText()).not.toBe(first)
    await page.keyboard.press('Enter')
    await page
      .locator('#block-5', { hasText: /fires|shoots|burst/i })
      .first()
      .waitFor()
    await page.context().close()
  })

  it('after an order was chosen by mouse: the next target by bracket, and Enter aims and fires', async () => {
    const page = await sitDown(PATROL)
    await page.locator('[data-order^="shoot"]').first().click()
    await page.keyboard.press(']')
    await page.locator('.pop h3', { hasText: 'Zombie 1' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.commit').waitFor()
    await expect.poll(() => page.locator('[data-order^="shoot"][aria-pressed="true"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.locator('.tray, #block-4').first().waitFor()
    await expect.poll(() => lines(page)).toBeGreaterThan(0)
    await page.context().close()
  })

  it('after an order was chosen by Tab and Enter', async () => {
    const page = await sitDown(PATROL)
    await page.locator('[data-order^="shoot"]').first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await page.locator('.commit').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => lines(page)).toBeGreaterThan(0)
    await page.context().close()
  })
})

describe('before a press one reads', () => {
  it('what a shot ends, and what the end of a turn wastes', async () => {
    const page = await sitDown(PATROL)
    await clickSquare(page, 17, 18)
    await page.locator('.commit').click()
    await page.locator('[data-order="end"] .sub', { hasText: 'two squares and one attack unspent' }).waitFor()
    await clickFigure(page, 'zombie 1')
    await page.locator('.pop .ends', { hasText: /^Ends \S+ turn, two squares unused\./ }).waitFor()
    await page.context().close()
  })

  it('that the end of a turn is taken back for nothing as long as nothing was rolled', async () => {
    const page = await sitDown(STREET)
    await press(page, 'end', 'keys')
    await confirm(page, 'keys')
    await waitFor(page, /^Skye to act/)
    await page.keyboard.press('u')
    await waitFor(page, /^Earl to act/)
    await page.context().close()
  })

  it('what happens to the dice if they are taken back, in one sentence', async () => {
    const page = await sitDown(PATROL)
    await clickFigure(page, 'zombie 1')
    await page.locator('.commit').click()
    await expect.poll(() => lines(page)).toBeGreaterThan(0)
    await page.keyboard.press('u')
    await page
      .locator('.refuse p.book', { hasText: /^The dice thrown since then will fall the same again\.$/ })
      .waitFor()
    await page.context().close()
  })
})

it('the weapon in hand is the one that aims', async () => {
  const page = await sitDown(SHOTGUN())
  await waitFor(page, /^Delgado to act/)
  await clickFigure(page, 'zombie 1')
  await page.locator('.pop h3', { hasText: /shotgun/i }).waitFor()
  await page.context().close()
})

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let i = 1; i <= 6; i++) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6)
    await page.waitForTimeout(30)
  }
  await page.mouse.up()
}

describe('one gesture', () => {
  it('walks somebody who is idle in Evac, and opens the card of a shot over one of the dead', async () => {
    const page = await sitDown(PATROL)
    await drag(page, await squareAt(page, 18, 19), await squareAt(page, 18, 21))
    await page.locator('#block-5 .ln', { hasText: /moves 2 squares to 18,21/ }).waitFor()
    await page.keyboard.press('u')
    await page.keyboard.press('u')
    await still(page)
    await drag(page, await squareAt(page, 18, 18), await squareAt(page, 18, 14))
    await page.locator('.pop .commit', { hasText: /fire at 1/i }).waitFor()
    await page.context().close()
  })

  it('walks a survivor in Drop Dead', async () => {
    const page = await sitDown(STREET)
    await still(page)
    const earl = await page.locator('[data-figure="P1"]').first().boundingBox()
    if (!earl) throw new Error('no Earl')
    const from = { x: earl.x + earl.width / 2, y: earl.y + earl.height / 2 }
    await drag(page, from, { x: from.x, y: from.y + 40 })
    await page.locator('#block-5 .ln', { hasText: /Earl/ }).first().waitFor()
    await page.context().close()
  })

  it('activates and walks an idle human in Dead Walk Again', async () => {
    const page = await sitDown(WALK())
    await press(page, 'end', 'mouse')
    await waitFor(page, /Dawson/)
    await drag(page, await pointAt(page, 22, 30), await pointAt(page, 22, 34.5))
    await waitFor(page, /^Dawson to act: 3 AP/)
    await page.context().close()
  })
})

describe('a small desk', () => {
  it('has eight orders beside each other, none under the one that ends the turn', async () => {
    const page = await sitDown(PATROL)
    await page.setViewportSize({ width: 1280, height: 720 })
    await still(page)
    const boxes = await page.locator('.dock .act').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect()
        const name = one.querySelector('.nm')
        return { left, right, fits: name !== null && name.scrollWidth <= name.clientWidth }
      }),
    )
    expect(boxes.length).toBe(8)
    for (const [i, { right, fits }] of boxes.slice(0, -1).entries()) {
      expect(right).toBeLessThanOrEqual((boxes[i + 1]?.left ?? 0) + 1)
      expect(fits).toBe(true)
    }
    await page.context().close()
  })
})
