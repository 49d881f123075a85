/** The dead as a player: several are sent at once, and where each would go is on the board before it is done. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playSave, squareAt, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

type XY = readonly [number, number]

/** Three together so far south of the map's north, one beyond the marine. */
const HORDE = (y: number): string =>
  saveFile({
    marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
    zombies: [{ at: [17, y] }, { at: [18, y] }, { at: [19, y + 1] }, { at: [18, 22] }],
    phase: 'zombies',
    holders: { Z: { person: 'You' }, M1: { bot: 'competent' } },
  })

async function sitDown(phone = false): Promise<Page> {
  const { page } = await stage.visit(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
  await withSettings(page)
  await playSave(page, HORDE(phone ? 15 : 12))
  await page.locator('[data-order="herd"]').waitFor()
  await still(page)
  return page
}

const at = async (page: Page, x: number, y: number): Promise<XY> => {
  const { x: sx, y: sy } = await squareAt(page, x, y)
  return [sx, sy]
}

const gathered = (page: Page): Promise<number> => page.locator('.ahead .gathered').count()
const going = (page: Page): Promise<(string | null)[]> =>
  page.locator('.ahead [data-going]').evaluateAll((all) => all.map((one) => one.getAttribute('data-going')))
const placeOf = async (page: Page, id: string): Promise<string> => {
  const box = await page.locator(`[data-figure="${id}"]`).first().boundingBox()
  return `${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`
}

/** Whose way is not all in the frame, above whatever lies over its lower edge. */
const outside = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.frame')?.getBoundingClientRect()
    const sheet = document.querySelector('.psheet')?.getBoundingClientRect()
    if (!frame) throw new Error('no board')
    const bottom = Math.min(frame.bottom, sheet?.top ?? frame.bottom)
    return [...document.querySelectorAll('.ahead [data-going]')]
      .filter((way) => {
        const box = way.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > bottom
      })
      .map((way) => way.getAttribute('data-going'))
  })

async function drag(page: Page, spots: readonly XY[]): Promise<void> {
  const [first, ...rest] = spots
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const spot of rest) await page.mouse.move(...spot, { steps: 4 })
  await page.mouse.up()
}

/** Around the three in the north. */
const loop = async (page: Page): Promise<readonly XY[]> =>
  Promise.all([at(page, 16, 11), at(page, 20, 11), at(page, 20, 14), at(page, 16, 14)])

describe('a lasso', { timeout: 60_000 }, () => {
  it('by mouse: gathers with a key held, sends all with one drop, and one undo takes them back', async () => {
    const page = await sitDown()
    const before = await placeOf(page, 'zombie 1')
    await page.keyboard.down('Shift')
    await drag(page, await loop(page))
    await page.keyboard.up('Shift')
    await expect.poll(() => gathered(page)).toBe(3)
    // One of them is dragged, and with it all of them.
    const [from, to] = [await at(page, 18, 12), await at(page, 18, 16)]
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 8 })
    await expect.poll(() => going(page)).toHaveLength(3)
    await page.mouse.up()
    await expect.poll(() => placeOf(page, 'zombie 1')).not.toBe(before)
    await expect.poll(() => gathered(page)).toBe(0)
    await page.keyboard.press('u')
    await expect.poll(() => placeOf(page, 'zombie 1')).toBe(before)
    await page.locator('[data-order="shamble"]', { hasText: 'four are left' }).waitFor()
    await page.context().close()
  })

  it('by keys: each is gathered by Enter, and then they are sent', async () => {
    const page = await sitDown()
    const before = await placeOf(page, 'zombie 1')
    await page.keyboard.press('7')
    await page.keyboard.press('h')
    for (let i = 0; i < 2; i++) {
      await page.keyboard.press(']')
      await page.keyboard.press('Enter')
      await expect.poll(() => gathered(page)).toBe(i + 1)
    }
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('.commit', { hasText: 'Send two of the dead' }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(page, 'zombie 1')).not.toBe(before)
    await page.context().close()
  })

  it('by touch: with the order in hand a finger draws around them', async () => {
    const page = await sitDown(true)
    await page.locator('[data-order="herd"]').tap()
    await still(page)
    const spots = [await at(page, 16, 14.5), await at(page, 20, 14.5), await at(page, 20, 17), await at(page, 16, 17)]
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: XY): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [{ x: spot[0], y: spot[1] }] : [] })
    await send('touchStart', spots[0])
    for (const spot of spots.slice(1)) await send('touchMove', spot)
    await send('touchEnd')
    await expect.poll(() => gathered(page)).toBe(3)
    await page.context().close()
  })

  it('the rest shamble on, and where each would go is on the board before', async () => {
    const page = await sitDown()
    await page.locator('[data-order="shamble"]').click()
    await expect.poll(() => going(page)).toHaveLength(4)
    await page.keyboard.press('Escape')
    await expect.poll(() => going(page)).toHaveLength(0)
    await page.context().close()
  })

  it('the rest shamble on from all over the map: all of them are in sight of a phone, then its own view again', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(
      page,
      saveFile({
        marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
        zombies: [{ at: [18, 4] }, { at: [17, 12] }, { at: [18, 24] }, { at: [18, 33] }],
        phase: 'zombies',
        holders: { Z: { person: 'You' }, M1: { bot: 'competent' } },
      }),
    )
    await page.locator('[data-order="shamble"]').waitFor()
    await still(page)
    const view = await page.locator('.frame .layer').evaluate((el) => getComputedStyle(el).transform)
    await page.locator('[data-order="shamble"]').tap()
    await expect.poll(() => going(page)).toHaveLength(4)
    await still(page)
    expect(await outside(page)).toEqual([])
    await page.locator('.psheet').getByRole('button', { name: 'Back' }).tap()
    await expect.poll(() => going(page)).toHaveLength(0)
    await expect.poll(() => page.locator('.frame .layer').evaluate((el) => getComputedStyle(el).transform)).toBe(view)
    await page.context().close()
  })
})

describe('the dead set out', { timeout: 60_000 }, () => {
  it('by two presses, door after door, and come in by two more, where the board marks them before', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.goto('/#/new/evac')
    const hold = (seat: string, who: string): Promise<void> =>
      page
        .getByRole('group', { name: `Who holds ${seat}` })
        .or(page.getByRole('radiogroup', { name: `Who holds ${seat}` }))
        .getByText(who, { exact: true })
        .tap()
    await hold('The dead', 'Me')
    for (const n of [1, 2, 3]) await hold(`Marine ${n}`, 'A bot')
    await page.getByRole('button', { name: 'Begin' }).tap()
    const lay = page.locator('[data-order="lay"]')
    await page.locator('.ask', { hasText: 'Where does a door go' }).waitFor()
    // The guide names it.
    await page.locator('.guide h2', { hasText: 'Press Set out for me.' }).waitFor()
    await lay.tap()
    await page.locator('.ahead .ends').first().waitFor({ state: 'attached' })
    await page.locator('.commit', { hasText: 'Set out for me' }).tap()
    // Everything stands, and nobody was asked for it.
    await page.locator('.ask', { hasText: /zombies? to place, on the Spawn tile/ }).waitFor()
    await expect.poll(() => page.locator('.brd [data-figure="M3"]').count()).toBe(1)
    const standing = await page.locator('.brd [data-figure^="zombie"]').count()
    await lay.tap()
    await page.locator('.ahead .ends').first().waitFor({ state: 'attached' })
    const marked = await page.locator('.ahead .ends').count()
    await page.locator('.commit', { hasText: /^Place .* there/ }).tap()
    await expect.poll(() => page.locator('.pti', { hasText: 'Zombie spawn' }).count()).toBe(0)
    await page.locator('.psheet').waitFor()
    expect(marked).toBeGreaterThan(0)
    expect(standing).toBeGreaterThan(0)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
