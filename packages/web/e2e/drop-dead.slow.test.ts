import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { CROWDED, LAST_BREATH, NO_DOOR_LEFT, ONE_PART_MISSING, REAL_DICE, TRIPWIRE } from './drop-dead-saves.ts'
import {
  atTable,
  clickFigure,
  playByKeys,
  playSave,
  question,
  takeScreen,
  waitFor,
  withSettings,
  unitAt,
} from './player.ts'
import { atRest, openStage, PHONE, sideways, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function clickUnit(page: Page, x: number, y: number): Promise<void> {
  const at = await unitAt(page, x, y)
  await page.mouse.click(at.x, at.y)
}

const order = (page: Page, id: string): Promise<void> => page.locator(`[data-order="${id}"]`).click()
const commit = (page: Page): Promise<void> => page.locator('.commit').click()
const logged = (page: Page, words: RegExp): Promise<void> =>
  page.locator('#block-5', { hasText: words }).first().waitFor()
const units = (page: Page): Promise<number> => page.locator('.unit').count()

/** Ends the turn of whoever is to act. */
async function endTurn(page: Page, name: string): Promise<void> {
  await waitFor(page, new RegExp(`^${name} to act`))
  await order(page, 'end')
  // Whoever has done nothing is asked once.
  const sure = page.locator('.commit')
  const acting = page.locator('.ln.ask p', { hasText: `${name} to act` })
  await expect.poll(async () => (await sure.count()) > 0 || (await acting.count()) === 0).toBe(true)
  if (await sure.count()) await sure.click()
}

describe('a game of Drop Dead', { timeout: 120_000 }, () => {
  it('begins from the start page, and shows the van, the survivors and what can be explored', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/#/new/drop-dead')
    await page.getByRole('button', { name: 'Begin' }).click()
    await atTable(page)
    for (let i = 0; i < 3; i++) {
      await waitFor(page, /set out/)
      await clickUnit(page, 1 + (i % 2), 1 + Math.floor(i / 2))
      await commit(page)
    }
    await waitFor(page, /to act: \d units, 1 attack, 1 item/)
    await expect.poll(() => page.locator('.bar .turn').innerText()).toMatch(/cycle\s+1/i)
    await expect.poll(() => units(page)).toBe(3)
    await expect.poll(() => page.locator('.tile-names').textContent()).toContain('Intersection')
    await expect.poll(() => page.locator('[data-figure^="P"]').count()).toBe(3)
    await expect.poll(() => page.locator('.beyond').count()).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  })

  it('is played to an escape by clicks: explore, turn the tile, draw the part, bring it home, drive off', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, ONE_PART_MISSING())
    await waitFor(page, /^Earl to act/)
    // Beyond the doorway nobody knows; alone one may take it back, so nothing is asked twice.
    await clickUnit(page, 9, -3)
    await commit(page)
    await waitFor(page, /^Hardware Store: how does it lie\?/)
    const ghost = page.locator('[data-ghost]')
    const first = await ghost.getAttribute('data-ghost')
    await expect.poll(() => page.locator('.door-sign.opens').count()).toBe(2)
    await clickUnit(page, 9, -3)
    await expect.poll(() => ghost.getAttribute('data-ghost')).not.toBe(first)
    await commit(page)
    // The card is shown large, the part is carried, and the map has grown by a row: all of it stays in sight.
    await page.locator('.dd-shown [data-card="I01"]').waitFor()
    await logged(page, /Earl carries a car part/)
    const frame = await page.locator('.frame').boundingBox()
    await expect
      .poll(async () => (await page.locator('.frame .layer').boundingBox())?.y)
      .toBeGreaterThanOrEqual(frame?.y ?? 0)
    await expect.poll(() => question(page)).toMatch(/0 units/)
    await endTurn(page, 'Earl')
    await endTurn(page, 'Skye')
    for (let turn = 0; turn < 4; turn++) {
      await waitFor(page, /^Earl to act/)
      if (await page.locator('[data-order="escape"]').count()) break
      await goWest(page)
      if (await page.locator('[data-order="escape"]').count()) break
      await endTurn(page, 'Earl')
      await endTurn(page, 'Skye')
    }
    await logged(page, /Earl installs a part: ?1 of 1/)
    await page.locator('.dd-banner.good', { hasText: 'The van is ready: Earl and Skye come along' }).waitFor()
    await order(page, 'escape')
    await commit(page)
    await page.locator('.ending').waitFor()
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/van has left/i)
    await logged(page, /Earl and Skye get away/)
    await expect.poll(() => page.locator('.roster').innerText()).toMatch(/2 of 2 got away/)
    const struck = await page
      .locator('.roster .away *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).textDecorationLine))
    expect(struck.length).toBeGreaterThan(4)
    expect(new Set(struck)).toEqual(new Set(['none']))
    expect(troubles).toEqual([])
  })

  it('is played to the victory of the undead by clicks', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, LAST_BREATH())
    await endTurn(page, 'Earl')
    await waitFor(page, /^Frank: which zombie goes where\?/)
    // A zombie is chosen, then where it goes: beside Earl.
    await clickFigure(page, 'zombie 1')
    await clickUnit(page, 10, 1)
    await commit(page)
    await waitFor(page, /Two can still be sent/)
    await order(page, 'pass')
    await waitFor(page, /^Frank: who strikes whom\?/)
    await order(page, 'strike')
    await clickFigure(page, 'P2')
    await page.locator('.odds[aria-label*="Earl dies 100%"]').waitFor()
    await commit(page)
    await page.locator('.ending').waitFor()
    await logged(page, /Every survivor is dead\. Frank wins/)
    expect(troubles).toEqual([])
  })

  it('goes on at one screen when somebody dies: the dead player commands the zombies in the same turn', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, TRIPWIRE())
    await waitFor(page, /^Earl to act/)
    await clickUnit(page, 9, -3)
    await commit(page)
    await waitFor(page, /^Hardware Store/)
    await commit(page)
    await logged(page, /Earl is dead/)
    await logged(page, /Earl is undead now/)
    // Ben has the screen for Skye and Owl.
    await takeScreen(page, 'Ben')
    await endTurn(page, 'Skye')
    await endTurn(page, 'Owl')
    // And Ann again, for the other side.
    await takeScreen(page, 'Ann')
    await waitFor(page, /^Earl: (where does a zombie come|which zombie goes where)\?/)
    if (await page.locator('[data-order="summon"]').count()) {
      await order(page, 'summon')
      await page.keyboard.press(']')
      await page.keyboard.press('Enter')
      await commit(page)
    }
    await waitFor(page, /^Earl: which zombie goes where\?/)
    // All of the city in sight: one of the dead is at its far end.
    await page.keyboard.press('0')
    await clickFigure(page, 'zombie 1')
    const steps = page.locator('.reach .walk')
    await steps.waitFor()
    await page.keyboard.press('m')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await commit(page)
    await order(page, 'pass')
    // Only if somebody can be struck.
    await waitFor(page, /who strikes whom|^Skye to act/)
    if (/who strikes whom/.test(await question(page))) await order(page, 'pass')
    await waitFor(page, /^Skye to act/)
    await expect.poll(() => page.locator('.unit.dead').innerText()).toContain('undead')
    expect(troubles).toEqual([])
  })
})

describe('a game of Drop Dead by keyboard alone', { timeout: 180_000 }, () => {
  it('goes from the choice of a survivor to its end', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/#/new/drop-dead')
    await page.getByRole('radio', { name: /Lone Survivor/ }).waitFor()
    // To a part of the page by Tab, and on from there as its widget has it.
    const tabTo = async (words: RegExp): Promise<void> => {
      for (let i = 0; i < 80; i++) {
        const at = await page.evaluate(() => {
          const here = document.activeElement as HTMLInputElement | null
          return here?.closest('label')?.innerText ?? here?.innerText ?? ''
        })
        if (words.test(at)) return
        await page.keyboard.press('Tab')
      }
      throw new Error(`there is no ${words} to be reached`)
    }
    await tabTo(/^Breakdown/)
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
    await tabTo(/^Begin/)
    await page.keyboard.press('Enter')
    await waitFor(page, /^Who does Player 1 play\?/)
    const decisions = await playByKeys(page)
    expect(decisions).toBeGreaterThan(5)
    await expect.poll(() => page.locator('.ending').count()).toBe(1)
    await expect.poll(() => page.locator('.bar .title').innerText()).toContain('Lone Survivor')
    expect(troubles).toEqual([])
  })
})

/** As far west as the light of the reach goes: to the van, or towards it. */
async function goWest(page: Page): Promise<void> {
  await page.locator('.reach .walk').first().waitFor({ state: 'attached' })
  const goal = await page.evaluate(() => {
    const squares = [
      ...(document.querySelector('.reach .walk')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g),
    ]
    const svg = document.querySelector<SVGSVGElement>('svg.brd.dd')
    if (!svg || squares.length === 0) return null
    const { x, y } = svg.viewBox.baseVal
    const all = squares.map(([, left, top]) => [(Number(left) + x) / 40, (Number(top) + y) / 40] as const)
    return all.sort((a, b) => a[0] - b[0] || b[1] - a[1])[0] ?? null
  })
  if (!goal) throw new Error('there is no way to go')
  const before = await question(page)
  await clickUnit(page, goal[0], goal[1])
  await commit(page)
  await page.waitForFunction((words) => document.querySelector('.ln.ask p')?.textContent !== words, before)
}

describe('the table of Drop Dead', { timeout: 120_000 }, () => {
  it('asks for real dice of many kinds, takes two digits, and numbers the entrances when they matter', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, REAL_DICE())
    await waitFor(page, /^Owl to act/)
    await order(page, 'attack')
    await clickFigure(page, 'zombie 1')
    await commit(page)
    await waitFor(page, /^Roll one d20: sniper rifle against zombie 1/)
    await expect.poll(() => page.locator('.entrances').count()).toBe(0)
    // A 1 may become a 17; a mistyped digit is taken back by Esc.
    await page.keyboard.press('2')
    await page.getByText('and another digit?').waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await page.keyboard.press('7')
    await waitFor(page, /^Roll one d10/)
    await page.getByText('The last die counts 17.').waitFor()
    await page.keyboard.press('0')
    await logged(page, /Owl attacks zombie 1: killed \(rolled ?17\+10 = 27/)
    await order(page, 'end')
    await waitFor(page, /^Roll one d8: entrance of Playground/)
    await expect.poll(() => page.locator('.entrances text').count()).toBeGreaterThan(8)
    await expect.poll(() => page.locator('.compass').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('has every order in sight, however many there are', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, CROWDED())
    await waitFor(page, /^Earl to act/)
    const { inside, orders } = await page.locator('.acts').evaluate((box) => {
      const { left, right } = box.getBoundingClientRect()
      const all = [...box.querySelectorAll('[data-order]')].map((one) => one.getBoundingClientRect())
      return { orders: all.length, inside: all.filter((one) => one.left >= left - 1 && one.right <= right + 1).length }
    })
    expect(orders).toBe(9)
    expect(inside).toBe(orders)
  })

  it('tells range, penalty and exact odds before an attack', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, CROWDED())
    await waitFor(page, /^Earl to act/)
    await clickFigure(page, 'zombie 3')
    const card = page.locator('.pop')
    await card.getByText('6 units away').waitFor()
    await expect.poll(() => card.innerText()).toContain('2d12 − 4')
    // 2d12 − 4 kills a fresh zombie with 24 only: 1 of 144.
    await card.locator('.odds [title="killed: 1 in 144"]').waitFor()
    await card.getByText('beyond the range').waitFor()
  })

  it('[dd.doors.4] covers a tile when no doorway is open: the tile is chosen by a press, and turned by another', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, NO_DOOR_LEFT())
    await waitFor(page, /^Earl to act/)
    await order(page, 'overlap')
    await waitFor(page, /^Which tile does Hardware Store cover, and how\?/)
    await clickUnit(page, 13, 1)
    const ghost = page.locator('[data-ghost]')
    await ghost.waitFor()
    const first = await ghost.getAttribute('data-ghost')
    await clickUnit(page, 13, 1)
    await expect.poll(() => ghost.getAttribute('data-ghost')).not.toBe(first)
    await page.locator('.pop').getByText('figures and parts stay where they are').waitFor()
    await commit(page)
    await logged(page, /Hardware Store is laid over Pawn Shop/)
    expect(troubles).toEqual([])
  })

  it('uses an item on somebody, takes what lies there, and shows the cards in hand', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, CROWDED())
    await waitFor(page, /^Earl to act/)
    await expect.poll(() => page.locator('.hand .dd-card').count()).toBe(3)
    await order(page, 'use I06')
    await clickFigure(page, 'P1')
    await commit(page)
    await logged(page, /Earl gets back ?25 health, ?113 now/)
    await expect.poll(() => page.locator('.hand .dd-card').count()).toBe(2)
    // The part is dropped here: hands are free for the one beside.
    await order(page, 'drop')
    await waitFor(page, /1 attack, 0 items\./)
    await clickUnit(page, 11, 2)
    await commit(page)
    await logged(page, /Earl picks up the part at 11,2/)
    expect(troubles).toEqual([])
  })

  it.each([
    ['night', 'a desk', {}],
    ['paper', 'a desk', {}],
    ['night', 'a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
    ['paper', 'a phone', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ] as const)('has no serious barriers by %s on %s', async (theme, _where, options) => {
    const { page, troubles } = await stage.visit(options)
    await withSettings(page, { theme })
    await playSave(page, CROWDED())
    await page.locator('.ln.ask p, .psheet').first().waitFor()
    await expect.poll(() => sideways(page)).toBe(0)
    await atRest(page)
    const { violations } = await checker(page).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)).toEqual(
      [],
    )
    expect(troubles).toEqual([])
  })
})
