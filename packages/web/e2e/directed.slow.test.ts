/** What is seen while things happen: words and dice that can be read, a board that stays where it is, the dead in view. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clickFigure, playSave, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { DESK, openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const SHOWN = { speed: 'steady', motion: 'full' }

/** One marine and three of the dead in a row before him, in the open. */
const STREET = saveFile({
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
})

async function sitDown(viewport: { width: number; height: number }, save: string, settings = SHOWN): Promise<Page> {
  const phone = viewport.width < 760
  const { page } = await stage.visit({ viewport, hasTouch: phone, isMobile: phone })
  await withSettings(page, settings)
  await playSave(page, save)
  return page
}

interface Seen {
  readonly words: string
  readonly ms: number
  /** All of it was in the frame of the board, all the time. */
  readonly inFrame: boolean
}

/** From now on: every element that comes and goes, how long it was there, and whether all of it was in sight. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((what) => {
    const seen = new Map<Element, { words: string; from: number; until: number; inFrame: boolean }>()
    Object.assign(window, { seen })
    const look = (now: number): void => {
      const frame = document.querySelector('.frame')?.getBoundingClientRect()
      for (const el of document.querySelectorAll(what)) {
        const { left, right, top, bottom } = el.getBoundingClientRect()
        const inside = frame && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        const before = seen.get(el)
        seen.set(el, {
          words: el.textContent ?? '',
          from: before?.from ?? now,
          until: now,
          inFrame: inside === true && (before?.inFrame ?? true),
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)

const watched = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    [
      ...(
        window as unknown as { seen: Map<Element, { words: string; from: number; until: number; inFrame: boolean }> }
      ).seen.values(),
    ].map(({ words, from, until, inFrame }) => ({ words, ms: until - from, inFrame })),
  )

/** Fires once at the nearest, as anybody would. */
async function fire(page: Page): Promise<void> {
  await page.locator('[data-order^="shoot"]').first().click()
  await clickFigure(page, 'zombie 1')
  await page.locator('.commit').first().click()
}

describe('what comes of a shot', () => {
  it.each([
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ])('can be read %s: the word for 1.1 seconds, the die on the board with it', async (_, size) => {
    const page = await sitDown(size, STREET)
    await watch(page, '.word, .thrown .die')
    await fire(page)
    await page.locator('.word').first().waitFor()
    await page.waitForTimeout(1500)
    const all = await watched(page)
    const words = all.filter(({ words: text }) => /^(miss|down|killed)$/.test(text))
    expect(words.length).toBeGreaterThan(0)
    for (const { ms } of words) expect(ms).toBeGreaterThanOrEqual(1100)
    const dice = all.filter(({ words: text }) => text === '')
    expect(dice.length).toBeGreaterThan(0)
    for (const { ms, inFrame } of dice) expect({ isLong: ms >= 1100, inFrame }).toEqual({ isLong: true, inFrame: true })
    await page.context().close()
  })

  it('can be read when a key has landed it', async () => {
    const page = await sitDown(DESK, STREET)
    await watch(page, '.word')
    await fire(page)
    await page.locator('.thrown.falling').waitFor()
    await page.keyboard.press('Shift+ArrowUp')
    await page.locator('.word').first().waitFor()
    await page.waitForTimeout(1400)
    expect(Math.max(...(await watched(page)).map(({ ms }) => ms))).toBeGreaterThanOrEqual(1100)
    await page.context().close()
  })
})

it('the board stays where it is when the key wraps or the controls grow', async () => {
  const page = await sitDown(DESK, STREET)
  await still(page)
  const where = (): Promise<string> =>
    page.locator('.frame .layer').evaluate((el) => {
      const { left, top, width } = el.getBoundingClientRect()
      return `${Math.round(left)} ${Math.round(top)} ${Math.round(width)}`
    })
  const before = await where()
  await page.evaluate(() => {
    for (const [block, height] of [
      ['.legend', '70px'],
      ['.dock', '150px'],
    ] as const)
      document.querySelector<HTMLElement>(block)?.style.setProperty('min-height', height)
  })
  await still(page)
  expect(await where()).toBe(before)
  await page.context().close()
})
