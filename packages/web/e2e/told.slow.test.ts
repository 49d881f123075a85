/** What a table tells whoever sits down: how far the task has come, what to press, how a turn goes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unitAt, withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const LOW = { width: 1280, height: 720 }

async function settingUp(game: string, viewport: { width: number; height: number }) {
  const visit = await stage.visit({ viewport })
  await withSettings(visit.page)
  await visit.page.goto(`/#/new/${game}`)
  await visit.page.locator('.seat').first().waitFor()
  return visit
}

describe('a task', () => {
  it.each([DESK, PHONE])('is counted at $width pixels, and seen whole', async (viewport) => {
    const { page, troubles } = await settingUp('dead-walk', viewport)
    await page.locator('.scenarios label', { hasText: 'Shopping List' }).click()
    await page.locator('.begin').getByRole('button', { name: 'Begin' }).click()
    const goal = page.locator('.pti .goal, .mapblk').first()
    await goal.getByText('Rooms searched: 0 of 4').waitFor()
    await expect.poll(() => goal.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    await page.getByText('Search any four of the seven rooms, then leave by the north road.').first().waitFor()
    expect(troubles).toEqual([])
    await page.context().close()
  })

  it('of many words is seen whole on a phone', async () => {
    const { page } = await settingUp('dead-walk', PHONE)
    await page.locator('.scenarios label', { hasText: "Night at Miller's" }).click()
    await page.locator('.begin').getByRole('button', { name: 'Begin' }).click()
    const goal = page.locator('.pti .goal')
    await goal.getByText('Keep the dead out of the farmhouse').waitFor()
    await expect.poll(() => goal.evaluate((box) => getComputedStyle(box).textOverflow)).not.toBe('ellipsis')
    await expect.poll(() => goal.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
    // And so is what stands above and below it.
    const tops = ['.pti', '.phone .frame'].map((one) => page.locator(one).first().boundingBox())
    const [head, board] = await Promise.all(tops)
    expect((head?.y ?? 0) + (head?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0)
    await page.context().close()
  })
})

describe('seats', () => {
  it('are in sight on a low screen while a table is set up', async () => {
    const { page } = await settingUp('evac', LOW)
    const top = async (of: string): Promise<number> => (await page.locator(of).first().boundingBox())?.y ?? Infinity
    await expect.poll(async () => (await top('.begin')) - (await top('.seat'))).toBeGreaterThan(60)
    await page.context().close()
  })
})

describe('two who share a screen', () => {
  it('are both told what to press in their first turn', async () => {
    const { page, troubles } = await settingUp('drop-dead', DESK)
    await page.getByRole('button', { name: 'Survivors: less' }).click()
    await page.locator('.seat').nth(1).getByText('Someone here').click()
    await page.locator('.begin').getByRole('button', { name: 'Begin' }).click()
    const lesson = page.locator('.guide h2')
    const take = page.getByRole('button', { name: /^I am / })
    for (const column of [1, 2]) {
      await lesson.or(take).first().waitFor()
      if (await take.isVisible()) await take.click()
      await lesson.getByText('Press a dashed square on the Van tile.').waitFor()
      const { x, y } = await unitAt(page, column, 1)
      await page.mouse.click(x, y)
      await page.locator('.commit').waitFor()
      await page.keyboard.press('Enter')
      await page.locator('.commit').waitFor({ state: 'detached' })
    }
    expect(troubles).toEqual([])
    await page.context().close()
  })
})

describe('the rules', () => {
  it('begin with how a turn goes, and use the width of a wide screen', async () => {
    const { page } = await stage.visit({ viewport: DESK })
    await withSettings(page)
    await page.goto('/#/rules/evac')
    const titles = page.locator('.rules-page section h3')
    await titles.first().waitFor()
    await expect.poll(() => titles.first().innerText()).toBe('Turn order')
    const right = (await page.locator('.rules-page article').nth(3).boundingBox()) ?? { x: 0 }
    expect(right.x).toBeGreaterThan(DESK.width / 2)
    await page.context().close()
  })
})
