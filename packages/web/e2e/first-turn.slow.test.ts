/** A newcomer's first minute: presses from *Begin* to the first marine's action, by mouse, by keys and by touch. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const MOST_PRESSES = 4

const lesson = (page: Page): Promise<string> => page.locator('.guide h2').innerText()
const lessonIs = (page: Page, words: RegExp): Promise<void> => page.locator('.guide h2', { hasText: words }).waitFor()

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`nothing at ${selector}`)
  return box
}

/** How far a point is from a box; 0 within. */
const distance = ({ x, y }: { x: number; y: number }, box: Box): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height))

const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** What the guide's hand shows: its finger is beside it, and covers nothing of it. Gives the middle. */
async function pointedAt(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const hand = page.locator('.ghost-hand')
  await hand.waitFor()
  await still(page)
  // The hand follows within its own time.
  await page.waitForTimeout(200)
  const tip = await hand.evaluate((svg) => {
    const { left, top } = (svg as SVGElement).style
    return { x: Number.parseFloat(left), y: Number.parseFloat(top) }
  })
  const box = await boxOf(page, selector)
  expect(distance(tip, box)).toBeLessThan(24)
  expect(areApart(await boxOf(page, '.ghost-hand path'), box)).toBe(true)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** What was done so far, as the log tells it. */
const hasFired = (page: Page): Promise<void> =>
  page
    .locator('.ln', { hasText: /Ito.*fires at zombie 4/ })
    .first()
    .waitFor({ state: 'attached' })

interface Hand {
  readonly press: (at: { x: number; y: number }) => Promise<void>
}

/** Does what the guide says, where it points. */
async function follow(page: Page, { press }: Hand): Promise<number> {
  let presses = 0
  await lessonIs(page, /^Press zombie 4\.$/)
  await press(await pointedAt(page, '[data-figure="zombie 4"]'))
  presses += 1
  await lessonIs(page, /^Press .*fire at 4\.$/i)
  await page.locator('.commit').first().waitFor()
  await press(await pointedAt(page, '.commit'))
  return presses + 1
}

describe("a newcomer's first turn", () => {
  it('is there after one press: the patrol set out, two of the dead in the alley', async () => {
    const { page, troubles } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('[data-figure="zombie 4"]').waitFor()
    for (const figure of ['M1', 'M2', 'M3', 'zombie 3', 'zombie 4'])
      await expect.poll(() => page.locator(`.brd [data-figure="${figure}"]`).count()).toBe(1)
    await expect.poll(() => page.locator('.ln.ask p').innerText()).toMatch(/^Ito to act/)
    expect(troubles).toEqual([])
  })

  it('does not offer to take back what was decided before one sat down', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('[data-order]:not(.no)').first().waitFor()
    await expect.poll(() => page.locator('.bar .undo').getAttribute('title')).toBe('You have done nothing yet.')
    await page.keyboard.press('u')
    await page.locator('.refuse', { hasText: 'You have done nothing yet.' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Take it back/ }).count()).toBe(0)
    await page.context().close()
  })

  it('is ringed where a line from what the guide says would run across the board', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await lessonIs(page, /^Press zombie 4\.$/)
    const at = await pointedAt(page, '[data-figure="zombie 4"]')
    await expect.poll(() => page.locator('.guide-line').count()).toBe(0)
    const around = async (): Promise<number> => distance(at, await boxOf(page, '.guide-ring'))
    await expect.poll(around).toBe(0)
    await page.mouse.click(at.x, at.y)
    await page.locator('.commit').waitFor()
    await pointedAt(page, '.commit')
    // The hand is over nothing else that can be pressed.
    const hand = await boxOf(page, '.ghost-hand path')
    for (const other of ['.what-if', '.zoom']) expect(areApart(hand, await boxOf(page, other))).toBe(true)
    await page.context().close()
  })

  it('takes two presses to the first shot by mouse, where the guide points', async () => {
    const { page, troubles } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    const presses = await follow(page, { press: ({ x, y }) => page.mouse.click(x, y) })
    await hasFired(page)
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    expect(troubles).toEqual([])
  })

  it('takes as few by touch', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).tap()
    const presses = await follow(page, { press: ({ x, y }) => page.touchscreen.tap(x, y) })
    await page.locator('.guide h2', { hasText: /^(Fire on, or stop|Press the square|Press End)/ }).waitFor()
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    expect(troubles).toEqual([])
  })

  it('takes no more than four by keys alone', async () => {
    const { page, troubles } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).focus()
    await page.keyboard.press('Enter')
    await lessonIs(page, /^Press zombie 4\.$/)
    let presses = 0
    const key = async (name: string): Promise<void> => {
      presses += 1
      await page.keyboard.press(name)
    }
    await key('r')
    await key(']')
    await key('Enter')
    await page.locator('.commit').waitFor()
    await key('Enter')
    await page
      .locator('.ln', { hasText: /Ito.*fires at zombie/ })
      .first()
      .waitFor({ state: 'attached' })
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    expect(troubles).toEqual([])
  })

  it('is shown by a hand that catches no press and that screen readers pass over', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    const hand = page.locator('.ghost-hand')
    await hand.waitFor()
    await expect.poll(() => hand.getAttribute('aria-hidden')).toBe('true')
    await expect.poll(() => hand.evaluate((svg) => getComputedStyle(svg).pointerEvents)).toBe('none')
    await expect.poll(() => page.locator('.guide [role=status] h2').count()).toBe(1)
    await page.getByRole('button', { name: 'Stop telling me' }).click()
    await expect.poll(() => page.locator('.guide, .ghost-hand').count()).toBe(0)
  })

  it('is for newcomers: the next table is set up by whoever plays it', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).click()
    await lesson(page)
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.locator('.table-row').waitFor()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('.ln.ask p', { hasText: 'Where does the patrol go in?' }).waitFor()
  })
})
