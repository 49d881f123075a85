/** On boards of squares: a figure is dropped on what it has to touch, walks up to it and acts, as one order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDeadSave } from './drop-dead-saves.ts'
import { playSave, unitAt, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

type XY = readonly [number, number]

/** A medic, a grunt who is whole, and one of the dead four squares off: out of reach of a knife, not of a walk. */
const MEDIC = (): string =>
  saveFile({
    marines: [
      { seat: 'M1', type: 'medic', at: [18, 18] },
      { seat: 'M2', type: 'grunt', at: [20, 18], hp: 1 },
    ],
    zombies: [{ at: [18, 15] }],
  })

/** Frank, whose axe reaches whoever is beside him, and one of the dead three units off. */
const FRANK = (): string =>
  dropDeadSave({
    survivors: [
      { id: 'frank', at: [9, 1] },
      { id: 'skye', at: [2, 2] },
    ],
    tiles: [{ id: 'T40', at: [3, 0] }],
    zombies: [{ n: 1, at: [6, 1] }],
    cycle: 3,
  })

/** The part that was missing is in the van. */
const VAN = (): string =>
  dropDeadSave(
    {
      survivors: [
        { id: 'earl', at: [5, 1] },
        { id: 'skye', at: [2, 2] },
      ],
      installed: 1,
      cycle: 3,
    },
    { options: { partsRequired: [1, 1, 1, 1] } },
  )

async function sitDown(save: string, phone = false): Promise<Page> {
  const { page } = await stage.visit(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order="move"]:not(.no)').first().waitFor()
  // What comes after the first table is there as well.
  await page.waitForLoadState('networkidle')
  await still(page)
  return page
}

/** The middle of a figure. */
async function figureAt(page: Page, id: string): Promise<XY> {
  await still(page)
  const box = await page.locator(`[data-figure="${id}"]`).first().boundingBox()
  if (!box) throw new Error(`${id} is not on the board`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function drag(page: Page, [ax, ay]: XY, [bx, by]: XY): Promise<void> {
  await page.mouse.move(ax, ay)
  await page.mouse.down()
  await page.mouse.move((ax + bx) / 2, (ay + by) / 2, { steps: 3 })
  await page.mouse.move(bx, by, { steps: 3 })
  await page.mouse.up()
}

const commit = (page: Page, words: string) => page.locator('.commit', { hasText: words })

describe('in Evac', { timeout: 60_000 }, () => {
  it('a medic is dropped on whoever is hurt', async () => {
    const page = await sitDown(MEDIC())
    await drag(page, await figureAt(page, 'M1'), await figureAt(page, 'M2'))

    await commit(page, 'Walk and heal').click()
    await page
      .locator('#block-5 .ln', { hasText: /heal|medkit/i })
      .first()
      .waitFor()
    await page.context().close()
  })

  it('the knife goes to one of the dead by keys: the order is there, and says that one walks first', async () => {
    const page = await sitDown(MEDIC())
    const knife = page.locator('[data-order="strike"]')
    await expect.poll(() => knife.innerText()).toContain('walk there first')
    await page.keyboard.press('7')
    await page.keyboard.press('k')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await commit(page, 'Walk and').waitFor()
    await expect
      .poll(() => page.locator('.commit').innerText())
      .toMatch(/Walk and (stab|strike) at 1, (one|two|three) squares?/)
    await page.keyboard.press('Enter')
    await page
      .locator('#block-5 .ln', { hasText: /stabs|strikes|hits|misses/ })
      .first()
      .waitFor()
    await page.context().close()
  })
})

describe('in Drop Dead', { timeout: 60_000 }, () => {
  it('Frank is dropped on one of the dead', async () => {
    const page = await sitDown(FRANK())
    await drag(page, await figureAt(page, 'P1'), await figureAt(page, 'zombie 1'))

    await commit(page, 'Walk and attack zombie 1').click()
    await page
      .locator('#block-5 .ln', { hasText: /Zombie 1|zombie 1/ })
      .first()
      .waitFor()
    await page.context().close()
  })

  it('Frank walks and strikes by touch', async () => {
    const page = await sitDown(FRANK(), true)
    const { x, y } = await unitAt(page, 6, 1)
    await page.touchscreen.tap(x, y)
    await commit(page, 'Walk and attack zombie 1').tap()
    await page.locator('.commit').waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('a tile that a finger holds is drawn, and nobody is asked', async () => {
    const page = await sitDown(FRANK(), true)
    const { x, y } = await unitAt(page, 9, 5)
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    // A ring around the finger shows that something is being done.
    await page.locator('.hold-ring').waitFor()
    await page.waitForTimeout(700)
    await expect.poll(() => page.locator('.hold-ring').count()).toBe(0)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // It lies in the only way there is, and he has entered it.
    await page
      .getByText(/^Frank to act: 0 units/)
      .first()
      .waitFor()
    await page.context().close()
  })

  it('whoever is dropped on the van that runs drives off', async () => {
    const page = await sitDown(VAN())
    const van = await unitAt(page, 1, 1)
    await drag(page, await figureAt(page, 'P1'), [van.x, van.y])
    await commit(page, 'Walk and drive off').waitFor()
    await page.context().close()
  })
})
