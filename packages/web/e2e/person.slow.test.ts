/** What a person notices first: where the board is, what a press means, what undo would do; and nothing in anybody's way. */
import { evac } from '@shamble/evac'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { playedSave } from './games.ts'
import { atTable, clickFigure, clickSquare, playSave, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { atRest, DESK, openStage, PHONE, sideways, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** One marine and three of the dead in a row before him, in the open. */
const STREET = saveFile({
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
})

async function street(viewport: { width: number; height: number }, theme = 'night'): Promise<Page> {
  const phone = viewport.width < 760
  const { page } = await stage.visit({ viewport, hasTouch: phone, isMobile: phone })
  await withSettings(page, { theme })
  await playSave(page, STREET)
  return page
}

/** A finger drawn over an element, so many pixels to the right. */
const swipe = (page: Page, selector: string, by: number): Promise<void> =>
  page.locator(selector).evaluate((el, far) => {
    const touch = (x: number): Touch => new Touch({ identifier: 1, target: el, clientX: x, clientY: 600 })
    const event = (type: string, x: number, down: boolean): TouchEvent =>
      new TouchEvent(type, { bubbles: true, touches: down ? [touch(x)] : [], changedTouches: [touch(x)] })
    el.dispatchEvent(event('touchstart', 200, true))
    el.dispatchEvent(event('touchend', 200 + far, false))
  }, by)

describe('at a desk', () => {
  it('after a walk, pressing a zombie aims at it; pointing at undo says what it would take back', async () => {
    const page = await street(DESK)
    await clickSquare(page, 17, 18)
    await page.locator('.pop .why', { hasText: 'of 3 squares, two left' }).waitFor()
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'moves' }).waitFor()
    await page.locator('.undo').hover()
    await page.locator('.ribbon.ghost', { hasText: 'Undo takes back' }).waitFor()
    await clickFigure(page, 'zombie 1')
    await page.locator('.pop', { hasText: 'Zombie 1' }).locator('.odds').first().waitFor()
    await expect.poll(() => page.locator('.refuse').count()).toBe(0)
    await expect.poll(() => page.locator('.ribbon.ghost').count()).toBe(0)
    await page.context().close()
  })
})

/** Of the walls that can be chosen: how many are in sight, and how many lie under the map in the corner. */
const wallsIn = (page: Page): Promise<{ readonly all: number; readonly seen: number; readonly covered: number }> =>
  page.evaluate(() => {
    const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect()
    const [frame, corner] = [boxOf('.frame'), boxOf('.overview')]
    const isOver = (a: DOMRect, b: DOMRect | undefined): boolean =>
      b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const walls = [...document.querySelectorAll('.legal .ld')].map((one) => one.getBoundingClientRect())
    const under = (box: DOMRect | undefined): number => walls.filter((wall) => isOver(wall, box)).length
    return { all: walls.length, seen: under(frame), covered: under(corner) }
  })

/** What is asked, and how many squares or walls can be chosen: another one after every answer. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('#question')?.textContent} ${document.querySelectorAll('.legal .ld, [data-door], .dead [data-figure]').length}`,
  )

/** Somebody plays the dead, and is asked for the first of their doors. */
const DOORS = (): string =>
  playedSave(
    {
      game: evac,
      options: { scenario: 'S1', marines: 2 },
      holders: { Z: { person: 'You' }, M1: { bot: 'competent' }, M2: { bot: 'competent' } },
      secret: '2',
    },
    (_, asked) => asked === 'Z',
  )

describe('on a phone', () => {
  it('the next target is a press or a swipe away', async () => {
    const page = await street(PHONE)
    await page.locator('[data-order^="shoot"]').first().tap()
    await page.getByRole('button', { name: 'Next target' }).tap()
    await page.locator('.pv h2', { hasText: 'Zombie 1' }).waitFor()
    await swipe(page, '.pv', -120)
    await page.locator('.pv h2', { hasText: 'Zombie 2' }).waitFor()
    await swipe(page, '.pv', 120)
    await page.locator('.pv h2', { hasText: 'Zombie 1' }).waitFor()
    await page.context().close()
  })

  it('what a shot ends is in sight together with its button, before anything is scrolled', async () => {
    const page = await street(PHONE)
    await page.locator('[data-order^="shoot"]').first().tap()
    await page.getByRole('button', { name: 'Next target' }).tap()
    const ends = page.locator('.pv .ends', { hasText: 'turn, three squares unused' })
    await ends.waitFor()
    const isSeen = (): Promise<boolean> =>
      ends.evaluate((said) => {
        const { left, top, width, height } = said.getBoundingClientRect()
        const isOnTop = (y: number): boolean => said.contains(document.elementFromPoint(left + width / 2, y))
        const button = document.querySelector('.pv .commit')?.getBoundingClientRect()
        return isOnTop(top + 4) && isOnTop(top + height - 4) && button !== undefined && button.top >= top + height
      })
    await expect.poll(isSeen).toBe(true)
    await page.context().close()
  })

  it('a tile that gets doors is brought near enough for a thumb', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    // A first game begins in the middle: whoever sets up a table lays its doors.
    await page.goto('/#/new/evac')
    await page.getByRole('button', { name: 'Begin' }).tap()
    await atTable(page)
    const scale = (): Promise<number> =>
      page.locator('.frame .layer').evaluate((el) => el.getBoundingClientRect().width / (el as HTMLElement).offsetWidth)
    await expect.poll(() => scale()).toBeLessThan(0.6)
    const tile = await page.locator('.legal .lt').first().boundingBox()
    if (!tile) throw new Error('no tile is open')
    await page.touchscreen.tap(tile.x + tile.width / 2, tile.y + tile.height / 2)
    // Alone one may take it back: nothing is asked twice.
    await page.locator('.commit').tap()
    await page.locator('[data-order="door"], [data-order="deploy"]').first().waitFor()
    await expect.poll(scale).toBeGreaterThan(1)
    await page.context().close()
  })

  it('one tile after the other is shown while its walls are asked for, and no map lies over them', async () => {
    // So low that a tile does not fit whole as near as a thumb wants it.
    const { page } = await stage.visit({ viewport: { ...PHONE, height: 600 }, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(DOORS()) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const asked = new Set<string>()
    for (let i = 0; i < 12 && asked.size < 2; i++) {
      await page.locator('[data-order="door"], [data-order="zombie"]').first().waitFor()
      await still(page)
      if ((await page.locator('[data-order="door"]').count()) > 0) {
        asked.add(/ on (\w+)\?/.exec((await page.locator('#question').textContent()) ?? '')?.[1] ?? '')
        await expect.poll(async () => (await wallsIn(page)).covered).toBe(0)
        await expect.poll(async () => ((s) => s.seen >= s.all / 2)(await wallsIn(page))).toBe(true)
      }
      const before = await standing(page)
      await page.keyboard.press(']')
      await page.keyboard.press('Enter')
      await page.locator('.commit').tap()
      await expect.poll(() => standing(page)).not.toBe(before)
    }
    expect(asked.size).toBe(2)
    await page.context().close()
  })
})

describe('in every light and at every width', () => {
  const looks = [
    { theme: 'night', viewport: DESK },
    { theme: 'paper', viewport: DESK },
    { theme: 'night', viewport: PHONE },
    { theme: 'paper', viewport: { width: 360, height: 740 } },
  ]
  it.each(looks)('an order in hand at $viewport.width pixels, $theme: nothing serious', async ({ theme, viewport }) => {
    const page = await street(viewport, theme)
    await page.locator('[data-order^="shoot"]').first().click()
    const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
    await atRest(page)
    const { violations } = await checker(page).withTags(tags).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    await expect.poll(() => sideways(page)).toBe(0)
    await page.context().close()
  })
})

it('an address that changes after the page is drawn and before it listens is not missed', async () => {
  const { page } = await stage.visit()
  await page.addInitScript(() => {
    const next = window.requestAnimationFrame.bind(window)
    let first = true
    window.requestAnimationFrame = (act) => {
      if (!first) return next(act)
      first = false
      location.hash = '#/rules/evac'
      return next(() => next(() => next(act)))
    }
  })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Rules of Evac' }).waitFor()
  await page.context().close()
})
