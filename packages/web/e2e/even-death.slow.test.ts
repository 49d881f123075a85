/** Even Death May Die at the page: forces, deployment, a battle by mouse and one by keys, herds, real dice, a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battleAt, battleUntil, evenDeath, RAMBLING, ROCKET } from './even-death-saves.ts'
import { commit, enabled, isOpenToAll, logged, order, provesItself, savedGame } from './measured.ts'
import { clickFigure, playByKeys, playSave, withSettings } from './player.ts'
import { openStage, PHONE, sideways, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const YOU = { person: 'You' }
const BOT = { bot: 'competent' } as const

/** Pixels of the board, twelve to the centimetre, in an inch. */
const INCH = 30.48

/** Where a place of the table, in inches, is on the screen. */
async function inchAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await still(page)
  return page.evaluate(
    ([bx, by]) => {
      const layer = document.querySelector<HTMLElement>('.frame .layer')
      if (!layer) throw new Error('no board')
      const box = layer.getBoundingClientRect()
      const k = box.width / layer.offsetWidth
      return { x: box.left + bx * k, y: box.top + by * k }
    },
    [x * INCH, y * INCH] as const,
  )
}

async function pressInch(page: Page, x: number, y: number): Promise<void> {
  const at = await inchAt(page, x, y)
  await page.mouse.click(at.x, at.y)
}

/** The first marked herd or human, by mouse; false if nobody is marked. */
async function pressMarked(page: Page): Promise<boolean> {
  await still(page)
  const ring = page.locator('.ring-legal').first()
  const box = (await ring.count()) > 0 ? await ring.boundingBox() : null
  if (!box) return false
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return true
}

/** Commits what is in hand; what asks once more is pressed twice. */
async function agree(page: Page): Promise<void> {
  for (let i = 0; i < 2 && (await page.locator('.commit').count()) > 0; i++)
    await page
      .locator('.commit')
      .first()
      .click({ timeout: 1000 })
      .catch(() => {})
}

/** Places in front of the chapel, one for each of the nine of Mill Lane. */
const PLACES = [25, 28, 31, 34, 37].flatMap((x) => [
  [x, 24],
  [x, 37],
]) as readonly (readonly [number, number])[]

describe('a battle of Even Death May Die', { timeout: 400_000 }, () => {
  it('is locked, deployed and fought to its end by mouse alone, and replays in Node to the same digest', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    // Help is there after five rounds: every round goes like the one before.
    const lists = await battleUntil(
      { scenario: 'chapel-hill', roundLimit: 5 },
      { survivors: YOU, zombies: BOT },
      () => true,
    )
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(lists) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/#\/table\//)
    await page.locator('button', { hasText: /^Lock/ }).last().click()
    await agree(page)
    for (const [x, y] of PLACES.slice(0, 9)) {
      await page.locator('[data-order="place"]:not(.no)').click()
      await pressInch(page, x, y)
      await agree(page)
    }
    const seen = new Set<string>()
    for (let decisions = 0; (await page.locator('.ending').count()) === 0; ) {
      if (decisions > 400) throw new Error('the battle does not end')
      const orders = await enabled(page)
      const wished = ['select', 'shoot 0', 'shoot 1', 'melee', 'keep', 'go-on', 'get-up', 'finish'].filter((id) =>
        orders.includes(id),
      )
      const id = seen.has('stuck') ? wished.at(-1) : wished[0]
      if (id === undefined) {
        await page.waitForTimeout(20)
        continue
      }
      decisions++
      await page
        .locator(`[data-order="${id}"]:not(.no)`)
        .click({ timeout: 1000 })
        .catch(() => {})
      const aims = /^(shoot|melee)/.test(id)
      if (aims && !(await pressMarked(page))) seen.add('stuck')
      else seen.delete('stuck')
      seen.add(id)
      await agree(page)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['select', 'shoot 0', 'finish']))
    await page.locator('.ending').waitFor()
    const save = await savedGame(page)
    expect(
      save.entries.filter(({ command }) => JSON.stringify(command).includes('"do":"shoot"')).length,
    ).toBeGreaterThan(5)
    provesItself(save, await evenDeath())
    expect(troubles).toEqual([])
  })

  it('is played on by keys alone to its end', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    const late = await battleUntil(
      { scenario: 'chapel-hill' },
      { survivors: YOU, zombies: BOT },
      ({ round }) => round === 9,
    )
    await playSave(page, late)
    const wishes = [/^select$/, /^(keep|go-on|arrange|casualties)$/, /^shoot/, /^melee$/, /^get-up$/, /^finish$/]
    expect(await playByKeys(page, undefined, wishes)).toBeGreaterThan(5)
    provesItself(await savedGame(page), await evenDeath())
    expect(troubles).toEqual([])
  })
})

describe('a herd', { timeout: 200_000 }, () => {
  it('[ed.rambling.2] that rambles is dragged by the other, followers and all, and agreed to', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await battleAt(RAMBLING, { survivors: YOU, zombies: BOT }))
    await page.locator('[data-order="move"]:not(.no)').waitFor()
    expect((await enabled(page)).sort()).toEqual(['finish', 'move'])
    const [from, to] = [await inchAt(page, 29.5, 26), await inchAt(page, 29.5, 22.5)]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y - 20, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    // The others are arranged round the leader; one of them is dragged elsewhere before anybody goes.
    await expect.poll(() => page.locator('.ahead [data-going]').count()).toBe(4)
    await page.locator('.commit', { hasText: 'Move the herd' }).waitFor()
    await isOpenToAll(page)
    await commit(page)
    await logged(page, /[Hh]erd/)
    await expect.poll(() => page.locator('[data-order="move"]:not(.no)').count()).toBe(1)
    await page.keyboard.press('u')
    expect(troubles).toEqual([])
  })
})

describe('real dice', { timeout: 200_000 }, () => {
  it('of a shot of seven are typed one after the other, and then those of whoever is shot at', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await battleAt(ROCKET, { military: YOU, zombies: BOT }, ['military']))
    await order(page, 'shoot 0')
    await clickFigure(page, 'zombie 1')
    await page.locator('.commit', { hasText: '7 dice' }).waitFor()
    await commit(page)
    for (const [i, face] of [8, 7, 1, 3, 5, 2, 2].entries()) {
      await page.getByText(i === 0 ? /^You throw$/i : new RegExp(`^You throw, die ${i + 1}$`, 'i')).waitFor()
      await page.getByRole('button', { name: `It shows ${face}`, exact: true }).waitFor()
      await page.keyboard.press(String(face))
    }
    await page
      .getByRole('button', { name: /^It shows / })
      .first()
      .waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.ln .hand').count()).toBeGreaterThan(0)
    expect(troubles).toEqual([])
  })
})

describe('on a phone', { timeout: 200_000 }, () => {
  it('a battle fits, its orders are pressed, and nothing stands in anybody’s way', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, await battleAt(ROCKET, { military: YOU, zombies: BOT }))
    await expect.poll(() => sideways(page)).toBe(0)
    // There is one to aim at: it is aimed at with the order.
    await page.locator('[data-order="shoot 0"]:not(.no)').tap()
    await page.locator('.commit', { hasText: '7 dice' }).waitFor()
    await isOpenToAll(page)
    await page.locator('.commit').tap()
    await page.locator('[data-order="select"]').waitFor()
    expect(troubles).toEqual([])
  })
})
