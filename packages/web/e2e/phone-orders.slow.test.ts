/** On a phone every order is in sight, and none lies over another. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playSave, withSettings } from './player.ts'
import { saveFile, type SaveSpec } from './saves.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

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
