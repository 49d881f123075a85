/** A figure is dropped on what it has to touch: it walks up to it and acts, as one order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { commit, logged, pointAt } from './measured.ts'
import { contrastIn } from './png.ts'
import { playSave, withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage, still } from './stage.ts'

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
    await expect.poll(() => page.locator('[data-opening="D1"] .tag').innerHTML()).toBe('D1')
    await drag(page, [26, 14], to)
    await page.locator('.pop h3', { hasText: title }).waitFor()
    await expect.poll(() => page.locator('.commit').innerText()).toContain('Walk and open door D1, 3 AP')
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

/** Lawless behind the laundry, where its ladder is. */
const AT_LADDER = (): string =>
  deadWalkSave({
    humans: [{ name: 'Sgt. Lawless', at: cm(2, 16), weapons: ['pistol'], ap: 4 }],
    zombies: [{ at: cm(40, 58) }],
    activation: { human: 1 },
  })

describe('what is climbed in Dead Walk Again', { timeout: 60_000 }, () => {
  it.each([
    ['a ladder', AT_LADDER, [2, 16], [3.5, 10], 'The ladder of the Laundry'],
    ['a skip', LAUNDRY, [26, 14], [28, 9], 'The skip'],
  ] as const)(
    '%s: a figure that is dropped on it walks up to it and climbs, as one order',
    async (_, save, from, to, title) => {
      const page = await atLaundry(save())
      await drag(page, from, to)
      await page.locator('.pop h3', { hasText: title }).waitFor()
      await expect.poll(() => page.locator('.commit').innerText()).toMatch(/^Walk and climb.*, [2-4] AP/)
      await commit(page)
      await logged(page, /climbs/)
    },
  )
})

/** Lawless in the laundry with one of the dead; another one outside, whom he does not see. */
const INDOORS = (): string =>
  deadWalkSave({
    humans: [{ name: 'Sgt. Lawless', at: cm(12, 13), weapons: ['pistol'], ap: 4 }],
    zombies: [{ at: cm(16, 18) }, { at: cm(30, 20) }],
    activation: { human: 1 },
  })

async function atLaundry(save: string): Promise<Page> {
  const { page } = await stage.visit()
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order="move"]').waitFor()
  await still(page)
  return page
}

/** Is all of the table in sight? */
const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const [layer, frame] = ['.frame .layer', '.frame'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    if (!layer || !frame) throw new Error('no board')
    return (
      layer.left >= frame.left && layer.right <= frame.right && layer.top >= frame.top && layer.bottom <= frame.bottom
    )
  })

describe('what is in sight', { timeout: 60_000 }, () => {
  it('is the whole table at first if it fits, and stays so in another window', async () => {
    const page = await atLaundry(INDOORS())
    await expect.poll(() => isWhole(page)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 720 })
    await still(page)
    await expect.poll(() => isWhole(page)).toBe(true)
    await page.keyboard.press('7')
    for (let i = 0; i < 4; i++) await page.keyboard.press('+')
    await still(page)
    await expect.poll(() => isWhole(page)).toBe(false)
    await page.setViewportSize({ width: 1440, height: 900 })
    await still(page)
    await expect.poll(() => isWhole(page)).toBe(false)
    await page.keyboard.press('0')
    await still(page)
    await expect.poll(() => isWhole(page)).toBe(true)
  })

  it.each([DESK, { width: 1280, height: 720 }])(
    'is all of a whole table: no tool lies over it (%o)',
    async (viewport) => {
      const { page } = await stage.visit({ viewport })
      await withSettings(page)
      await playSave(page, INDOORS())
      await page.locator('[data-order="move"]').waitFor()
      await still(page)
      await page.getByRole('button', { name: 'The whole board (0)' }).click()
      await still(page)
      await expect.poll(() => isWhole(page)).toBe(true)
      const table = await page.locator('.frame .layer').boundingBox()
      for (const tool of ['.zoom', '.tape-tool', '.what-if']) {
        const box = (await page.locator(tool).count()) > 0 ? await page.locator(tool).boundingBox() : null
        if (!table || (tool !== '.what-if' && !box)) throw new Error(`no ${tool}`)
        if (!box) continue
        const isApart =
          box.y >= table.y + table.height || box.x >= table.x + table.width || box.x + box.width <= table.x
        expect([tool, isApart]).toEqual([tool, true])
      }
      await page.context().close()
    },
  )

  it('is drawn sharply after zooming: as if it were drawn anew', async () => {
    const page = await atLaundry(INDOORS())
    const at = await pointAt(page, 12, 13)
    await page.mouse.move(at.x, at.y)
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -200)
    await page.mouse.move(300, 5)
    await page.waitForTimeout(900)
    const clip = { x: 320, y: 100, width: 500, height: 500 }
    const zoomed = await page.screenshot({ clip })
    await page.evaluate(async () => {
      const layer = document.querySelector<HTMLElement>('.frame .layer')
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done))
      if (!layer) throw new Error('no board')
      layer.style.display = 'none'
      await frame()
      await frame()
      layer.style.display = ''
      await frame()
    })
    await page.waitForTimeout(300)
    expect(zoomed.equals(await page.screenshot({ clip }))).toBe(true)
  })

  it('is the street too, for whoever is indoors: what lies out of sight does not vanish', async () => {
    const page = await atLaundry(INDOORS())
    // A skip and a car; both are far from the light of the window.
    for (const [left, top, right, bottom] of [
      [24, 5, 32, 11],
      [26, 43, 34, 57],
    ] as const) {
      const [a, b] = [await pointAt(page, left, top), await pointAt(page, right, bottom)]
      const clip = { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y }
      await expect.poll(async () => contrastIn(await page.screenshot({ clip }))).toBeGreaterThan(1.5)
    }
  })

  it('is refused once, and shown on the board', async () => {
    const page = await atLaundry(INDOORS())
    const at = await pointAt(page, 30, 20)
    await page.mouse.click(at.x, at.y)
    await page.locator('.refuse', { hasText: 'Zombie 2 is not visible.' }).waitFor()
    await expect.poll(() => page.getByText('Zombie 2 is not visible.').count()).toBe(1)
    await page.getByRole('button', { name: 'Show on the board' }).click()
    const shown = await page.locator('.pointed').boundingBox()
    expect(shown && shown.x < at.x && at.x < shown.x + shown.width && shown.y < at.y).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('.pointed').waitFor({ state: 'detached' })
  })

  it('is joined to its card by a line', async () => {
    const page = await atLaundry(INDOORS())
    const at = await pointAt(page, 16, 18)
    await page.mouse.click(at.x, at.y)
    await page.locator('.pop .commit').waitFor()
    const [line, card] = [await page.locator('.leader path').boundingBox(), await page.locator('.pop').boundingBox()]
    expect(line && card && Math.abs(line.x + line.width - card.x)).toBeLessThan(6)
    expect(line && Math.abs(line.x - at.x)).toBeLessThan(30)
    await expect
      .poll(() => page.locator('.leader path').evaluate((path) => getComputedStyle(path).strokeWidth))
      .toBe('1.6px')
  })
})

describe('at the table', { timeout: 60_000 }, () => {
  it('a tape measures from point to point, and nothing else is done meanwhile', async () => {
    const page = await atLaundry(LAUNDRY())
    const tape = page.getByRole('button', { name: 'Tape' })
    await tape.click()
    await drag(page, [26, 14], [36, 14])
    await page.locator('.tape', { hasText: '10 cm' }).waitFor()
    await expect.poll(() => page.locator('.pop').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => tape.getAttribute('aria-pressed')).toBe('false')
    await page.locator('.tape', { hasText: '10 cm' }).waitFor({ state: 'detached' })
  })

  it.each([
    ['a desk', {}, 1],
    ['a phone', { viewport: PHONE, hasTouch: true, isMobile: true }, 0.4],
  ] as const)('the board is seen beside the settings on %s', async (_, options, share) => {
    const { page } = await stage.visit(options)
    await withSettings(page)
    await playSave(page, LAUNDRY())
    await page.getByRole('button', { name: 'Settings' }).click()
    const [board, dialog] = [
      await page.locator('.frame').boundingBox(),
      await page.getByRole('dialog', { name: 'Settings' }).boundingBox(),
    ]
    if (!board || !dialog) throw new Error('not shown')
    const across = Math.max(0, Math.min(board.x + board.width, dialog.x + dialog.width) - Math.max(board.x, dialog.x))
    const down = Math.max(0, Math.min(board.y + board.height, dialog.y + dialog.height) - Math.max(board.y, dialog.y))
    expect(1 - (across * down) / (board.width * board.height)).toBeGreaterThanOrEqual(share)
    await page.getByText('Paper', { exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('paper')
  })

  it('a bot plays for somebody, who takes the seat back', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page, { speed: 'steady' })
    await playSave(page, LAUNDRY())
    await page.locator('[data-order="move"]').waitFor()
    await page.getByRole('button', { name: 'This table' }).click()
    await page.getByText(/^A bot plays /).click()
    await page.locator('[data-order]').first().waitFor({ state: 'detached' })
    await page.getByText(/^A bot plays /).click()
    await page.locator('[data-order]').first().waitFor()
    await expect.poll(() => page.getByLabel(/^A bot plays /).isChecked()).toBe(false)
    expect(troubles).toEqual([])
  })
})
