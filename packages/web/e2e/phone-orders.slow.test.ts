/** On a phone every order is in sight, and none lies over another. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WALK } from './dead-walk-saves.ts'
import { atTable, playSave, tapFigure, withSettings } from './player.ts'
import { saveFile, type SaveSpec } from './saves.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const MARINES: SaveSpec = {
  marines: [
    { seat: 'M1', type: 'grunt', at: [18, 18] },
    { seat: 'M2', type: 'medic', at: [18, 19] },
  ],
  zombies: [{ at: [18, 12] }],
}
const DEAD: SaveSpec = {
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [17, 14] }, { at: [18, 14] }],
  phase: 'zombies',
  holders: { Z: { person: 'You' }, M1: { bot: 'competent' } },
}

describe('orders on a phone', { timeout: 60_000 }, () => {
  it.each([
    ['a marine', MARINES],
    ['the dead', DEAD],
  ])('of %s are all in sight', async (_who, spec) => {
    const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, saveFile(spec))
    await page.locator('[data-order="end"], [data-order="end-phase"]').first().waitFor()
    const boxes = await page.locator('.chips [data-order]').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    expect(boxes.length).toBeGreaterThan(4)
    for (const [i, { left, right, top, bottom }] of boxes.entries()) {
      expect([left >= 0, right <= PHONE.width, bottom <= PHONE.height]).toEqual([true, true, true])
      expect([right - left >= 44, bottom - top >= 44]).toEqual([true, true])
      const under = boxes.filter(
        (one, j) =>
          j !== i && one.left < right - 1 && one.right > left + 1 && one.top < bottom - 1 && one.bottom > top + 1,
      )
      expect(under).toEqual([])
    }
    await context.close()
  })
})

describe('the sheet on a phone', { timeout: 60_000 }, () => {
  it('is as high after every press as before it, with the guide above the orders and the board where it was', async () => {
    const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Begin' }).tap()
    await page.locator('.guide h2').waitFor()
    await atTable(page)
    const layout = async () => {
      await still(page)
      return page.evaluate(() =>
        ['.psheet', '.frame', '.frame .layer'].map((of) => {
          const { left, top, width, height } = document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect()
          return [of, left, top, width, height].map((n) => (typeof n === 'number' ? Math.round(n) : n)).join(' ')
        }),
      )
    }
    const before = await layout()
    const sheet = await page.locator('.psheet').boundingBox()
    const guide = await page.locator('.guide').boundingBox()
    const orders = page.locator('.chips [data-order]')
    const boxes = await Promise.all((await orders.all()).map((one) => one.boundingBox()))
    expect(boxes.length).toBeGreaterThan(5)
    for (const box of boxes) {
      expect(box && guide && box.y >= guide.y + guide.height - 1).toBe(true)
      expect(box && sheet && box.y + box.height <= sheet.y + sheet.height + 1).toBe(true)
    }
    await tapFigure(page, 'zombie 4')
    await page.locator('.commit').waitFor()
    expect(await layout()).toEqual(before)
    // What a shot may do is in sight above its button.
    const odds = await page.locator('.opt .odds').first().boundingBox()
    const ends = await page.locator('.pv footer').boundingBox()
    expect(odds && ends && odds.y + odds.height <= ends.y).toBe(true)
    await page.getByRole('button', { name: 'Back' }).tap()
    await page.locator('.commit').waitFor({ state: 'detached' })
    expect(await layout()).toEqual(before)
    await page.locator('[data-order="move"]').tap()
    await page.locator('[data-order="move"][aria-pressed="true"]').waitFor()
    expect(await layout()).toEqual(before)
    await context.close()
  })

  it('aims by one press where there is only one to aim at', async () => {
    const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, saveFile(MARINES))
    await page.locator('[data-order^="shoot"]:not(.no)').first().tap()
    await page.locator('.commit', { hasText: 'fire at 1' }).waitFor()
    await context.close()
  })
})

describe('what is aimed at on a phone', { timeout: 60_000 }, () => {
  it('has its ways and its odds in sight above the button, and steps that a thumb can hit', async () => {
    const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, WALK())
    // There is one to aim at: it is aimed at with the order.
    await page.locator('[data-order="fire 1"]').tap()
    await page.locator('.dials').waitFor()
    await page.locator('.opt .odds').waitFor()
    await still(page)
    const commit = await page.locator('.commit').boundingBox()
    const odds = await page.locator('.opt .odds').boundingBox()
    expect(odds && commit && odds.y + odds.height <= commit.y).toBe(true)
    const steps = await page.locator('.dials :is(button, select)').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(steps.length).toBeGreaterThan(2)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(40)
    // The other orders are in one line.
    const tops = await page
      .locator('.chips [data-order]:not(.no)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops.map(Math.round)).size).toBe(1)
    await context.close()
  })

  it('does not grow under a mouse that only points at something', async () => {
    const { page, context } = await stage.visit({ viewport: PHONE })
    await withSettings(page)
    await playSave(page, saveFile({ ...MARINES, zombies: [{ at: [18, 12] }, { at: [17, 12] }] }))
    await page.locator('[data-order^="shoot"]:not(.no)').first().click()
    await still(page)
    const sheet = page.locator('.psheet')
    const before = await sheet.boundingBox()
    const zombie = await page.locator('[data-figure="zombie 1"] .body').first().boundingBox()
    if (!zombie) throw new Error('no zombie')
    await page.mouse.move(zombie.x + zombie.width / 2, zombie.y + zombie.height / 2)
    await page.locator('.pointing > *').first().waitFor({ state: 'attached' })
    expect(await sheet.boundingBox()).toEqual(before)
    // Pressed, it has its card.
    await page.mouse.down()
    await page.mouse.up()
    await page.locator('.psheet .commit').waitFor()
    await context.close()
  })

  it('lifts the board only as long as it needs the room: the next place is where it was', async () => {
    const { page, context } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.addInitScript(() => localStorage.setItem('shamble-guide', '["*"]'))
    await page.goto('/#/new/dead-walk')
    await page.getByRole('radio', { name: /Shopping List/ }).check({ force: true })
    await page.getByRole('button', { name: 'Begin' }).click()
    await atTable(page)
    const lowest = async (): Promise<{ x: number; y: number }> => {
      await still(page)
      const dots = await page.locator('.legal circle').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return { x: x + width / 2, y: y + height / 2 }
        }),
      )
      return dots.reduce((a, b) => (b.y > a.y || (b.y === a.y && b.x > a.x) ? b : a))
    }
    const layer = page.locator('.frame .layer')
    const asked = (name: string) => page.locator('.ask', { hasText: `Where does ${name}` })
    await asked('Sgt. Lawless').waitFor()
    await lowest()
    const before = await layer.boundingBox()
    for (const [name, next] of [
      ['Sgt. Lawless', 'Pvt. Dawson'],
      ['Pvt. Dawson', 'Sgt. Rosa Delgado'],
      ['Sgt. Rosa Delgado', 'Marcus Tate'],
    ] as const) {
      await asked(name).waitFor()
      const { x, y } = await lowest()
      await page.touchscreen.tap(x, y)
      await page.locator('.commit').tap()
      await asked(next).waitFor()
      await expect.poll(() => layer.boundingBox()).toEqual(before)
    }
    await context.close()
  })
})
