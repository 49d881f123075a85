import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crowdedTable, GRENADES, HELD, SHOTGUN, WALK } from './dead-walk-saves.ts'
import { commit, enabled, isOpenToAll, logged, order, pointAt, press, provesItself, savedGame } from './measured.ts'
import { atTable, playSave, question, waitFor, withSettings } from './player.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** What a plain player would do next. */
const WISHES = [/^place$/, /^activate$/, /^strike$/, /^fire /, /^(end|stop|rest)$/]

interface Ways {
  order(id: string): Promise<void>
  /** Aims at something that is marked. */
  aim(): Promise<boolean>
  commit(): Promise<void>
}

/** Plays until the game is over: does the first thing it wishes for, and ends what leads nowhere. */
async function play(page: Page, ways: Ways, wishedFor: readonly RegExp[] = WISHES): Promise<number> {
  let [decisions, fruitless, last] = [0, 0, '']
  for (;;) {
    if ((await page.locator('.ending').count()) > 0) return decisions
    const orders = await enabled(page)
    if (orders.length === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const now = `${await question(page).catch(() => '')} ${orders.join()}`
    fruitless = now === last ? fruitless + 1 : 0
    last = now
    if (fruitless > 25) throw new Error(`no way on from: ${now}`)
    const wishes = fruitless > 2 ? wishedFor.slice(-1) : wishedFor
    const wished = wishes.flatMap((wish) => orders.filter((id) => wish.test(id)))
    await ways.order(wished[0] ?? (orders[0] as string))
    await page.waitForTimeout(30)
    if ((await page.locator('.commit').count()) === 0 && !(await ways.aim())) continue
    for (let i = 0; i < 2 && (await page.locator('.commit').count()) > 0; i++) {
      await ways.commit()
      await page.waitForTimeout(30)
    }
    decisions++
  }
}

const byClicks = (page: Page): Ways => ({
  order: async (id) => {
    const button = page.locator(`[data-order="${id}"]`)
    if ((await button.getAttribute('aria-pressed', { timeout: 500 }).catch(() => null)) === 'true') return
    await button.click({ timeout: 500 }).catch(() => {})
  },
  aim: async () => {
    const marked = await page.evaluate(() => {
      const one = document.querySelector('.dw-board .ring-legal, .dw-board .ring-target, .legal .lp')
      const box = one?.getBoundingClientRect()
      return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
    })
    if (!marked) return false
    await page.mouse.click(marked.x, marked.y)
    await page.waitForTimeout(30)
    return true
  },
  commit: async () => {
    await page
      .locator('.commit')
      .click({ timeout: 500 })
      .catch(() => {})
  },
})

const byKeys = (page: Page): Ways => {
  const { keyboard } = page
  return {
    order: async (id) => {
      const button = page.locator(`[data-order="${id}"]`)
      const letter = await button.getAttribute('aria-keyshortcuts', { timeout: 500 }).catch(() => null)
      const pressed = await button.getAttribute('aria-pressed', { timeout: 500 }).catch(() => null)
      if (letter === null || pressed === 'true') return
      await keyboard.press('7')
      await keyboard.press(letter.toLowerCase())
    },
    aim: async () => {
      await keyboard.press(']')
      await keyboard.press('Enter')
      await page.waitForTimeout(30)
      return true
    },
    commit: () => keyboard.press('Enter'),
  }
}

async function beginAt(page: Page, scenario: RegExp): Promise<void> {
  await page.goto('/#/new/dead-walk')
  await page.getByRole('radio', { name: scenario }).waitFor()
  await page.getByRole('radio', { name: scenario }).check({ force: true })
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/#\/table\//)
}

describe('a game of Dead Walk Again', { timeout: 240_000 }, () => {
  it('is played by clicks from the set-up page to its end, and replays in Node to the same digest', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await beginAt(page, /Lawless Street/)
    await atTable(page)
    await waitFor(page, /^Who acts next\? Lawless and Dawson can\./)
    await expect.poll(() => page.locator('.bar .turn').innerText()).toMatch(/turn\s+1/i)
    await expect.poll(() => page.locator('.unit').count()).toBe(2)
    await expect.poll(() => page.locator('[data-figure^="zombie"]').count()).toBe(3)
    expect(await play(page, byClicks(page))).toBeGreaterThan(0)
    await logged(page, /victory of the (heroes|dead)/)
    const save = await savedGame(page)
    expect(save.game).toBe('dead-walk')
    expect(save.entries.length).toBeGreaterThan(4)
    provesItself(save)
    expect(troubles).toEqual([])
  })

  it('is played by keys alone to its end', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await beginAt(page, /Lawless Street/)
    await waitFor(page, /^Who acts next/)
    expect(await play(page, byKeys(page))).toBeGreaterThan(0)
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/report/i)
    provesItself(await savedGame(page))
    expect(troubles).toEqual([])
  })

  it('is sat out by keys in another scenario: four are placed in a farmhouse, and rest until dawn', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await beginAt(page, /Night at Miller/)
    await waitFor(page, /^Where does Sgt\. Lawless start\?/)
    await play(page, byKeys(page), [/^place$/, /^(rest|end|stop)$/])
    await logged(page, /victory of the (heroes|dead|zombies)/)
    const save = await savedGame(page)
    expect(save.entries.length).toBeGreaterThan(4)
    provesItself(save)
    expect(troubles).toEqual([])
  })
})

describe('moving on a measured table', { timeout: 120_000 }, () => {
  it('shows way, price and sight while a figure is dragged; dropped it has walked', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act: 4 AP/)
    const from = await pointAt(page, 26, 34)
    const to = await pointAt(page, 26, 41)
    const board = await page.locator('.frame .layer').boundingBox()
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let i = 1; i <= 6; i++) await page.mouse.move(from.x, from.y + ((to.y - from.y) * i) / 6)
    await expect.poll(() => page.locator('.waylabel text').textContent()).toBe('2 AP')
    await expect.poll(() => page.locator('.unit.sel .hp .plan').count()).toBe(2)
    // The board has not been dragged, and nobody has moved yet.
    await expect.poll(() => page.locator('.frame .layer').boundingBox()).toEqual(board)
    await expect.poll(() => question(page)).toMatch(/4 AP/)
    await page.mouse.up()
    await waitFor(page, /^Lawless to act: 2 AP/)
    // A pixel is more than a millimetre.
    await logged(page, /Sgt\. Lawless goes to ?(25\.9|26\.[01]),(40\.9|41\.[01]), ?2 AP/)
    // A step on costs nothing while five centimetres are not gone.
    await press(page, 26, 43.5)
    await page.locator('.pop').getByText('0 AP, 2 left').waitFor()
    expect(troubles).toEqual([])
  })

  it('stands where it is when the key comes: its lines are kept free before', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await page.locator('.legend .msr-scale').waitFor()
    const [full, empty] = await page.locator('.legend').evaluate((key) => {
      const signs = [...key.childNodes]
      const before = key.clientHeight
      key.replaceChildren()
      const heights = [before, key.clientHeight]
      key.replaceChildren(...signs)
      return heights
    })
    expect(empty).toBe(full)
  })

  it('goes around obstacles, and a second press does it', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    // A tree stands right in between.
    await press(page, 40.5, 25.3)
    await page.locator('.pop .commit').waitFor()
    await expect.poll(() => page.locator('.walkway .turn').count()).toBeGreaterThan(0)
    await press(page, 40.5, 25.3)
    // The whole table is in sight: a pixel is about a millimetre.
    await logged(page, /goes to ?40\.[4-6],25\.[2-4]/)
  })

  it('says in the words of the rules why not', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    await order(page, 'move')
    await press(page, 20, 20)
    await page.locator('.refuse', { hasText: /in the way/ }).waitFor()
    // What can be climbed is no obstacle: somebody walks up to it.
    await press(page, 30, 50)
    await page.locator('.pop .commit', { hasText: /^Walk and climb the car/ }).waitFor()
    await press(page, 2, 48)
    await page.locator('.refuse', { hasText: /AP; Sgt\. Lawless has 4/ }).waitFor()
  })

  it('is laid point by point with the keyboard: arrows, Shift and Alt', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    const { keyboard } = page
    await keyboard.press('7')
    await keyboard.press('o')
    await keyboard.press('Shift+ArrowDown')
    await keyboard.press('Enter')
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    await keyboard.press('Alt+ArrowRight')
    await keyboard.press('Enter')
    await page.locator('.pop', { hasText: 'Lawless to 28.1,39' }).waitFor()
    await keyboard.press('Enter')
    await logged(page, /goes to ?28\.1,39\.0, ?2 AP/)
  })
})

describe('templates', { timeout: 120_000 }, () => {
  it('are laid by a press, dragged, and show whom they cover before a die falls', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, SHOTGUN())
    await waitFor(page, /^Delgado to act/)
    await order(page, 'fire')
    await press(page, 34.5, 31.4)
    await page.locator('[data-template="cone"]').waitFor()
    await page.locator('[data-figure="zombie 1"] .ring-target.hit').waitFor()
    await page.locator('[data-figure="zombie 2"] .ring-spared').waitFor()
    await page.locator('.pop .odds[role="img"]').waitFor()
    // Dragged to the one on the ground.
    const from = await pointAt(page, 34.5, 31.4)
    const to = await pointAt(page, 34.5, 35)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let i = 1; i <= 5; i++) await page.mouse.move(from.x, from.y + ((to.y - from.y) * i) / 5)
    await page.mouse.up()
    await page.locator('[data-figure="zombie 3"] .ring-target.hit').waitFor()
    await expect.poll(() => page.locator('[data-figure="zombie 1"] .ring-target').count()).toBe(0)
    await commit(page)
    await logged(page, /zombie 3 (is|falls)/i)
    await expect.poll(() => page.locator('[data-figure="H1"]').count()).toBe(1)
    expect(troubles).toEqual([])
  })

  it('are moved by arrow keys, and tell where a grenade may stray', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, GRENADES())
    await waitFor(page, /^Tate to act/)
    await page.keyboard.press('7')
    await page.keyboard.press('f')
    await page.keyboard.press(']')
    await page.locator('[data-template="circle"]').waitFor()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('.pop', { hasText: 'Fragmentation grenade' }).waitFor()
    await expect.poll(() => page.locator('.stray').count()).toBe(2)
    await page.keyboard.press('Enter')
    await logged(page, /throws a fragmentation/)
    expect(troubles).toEqual([])
  })
})

describe('the table of Dead Walk Again', { timeout: 120_000 }, () => {
  it('offers only fighting and breaking away in close combat, with exact odds', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, HELD())
    await waitFor(page, /In close combat with two: fight or break away/)
    expect((await enabled(page)).sort()).toEqual(['break', 'end', 'strike'])
    await expect.poll(() => page.locator('.contacts .touch.fight').count()).toBe(1)
    await press(page, 32.5, 34)
    await page.locator('.pop .odds [title="eliminated: 1 in 6"]').waitFor()
    await page.locator('[data-order="move"]').click({ force: true })
    await page.locator('.refuse', { hasText: 'in close combat' }).waitFor()
  })

  it('tells of every zombie why it comes, and shows where it will be', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    await expect.poll(() => page.locator('.intents .inth').count()).toBe(1)
    const at = await pointAt(page, 30, 14)
    await page.mouse.move(at.x, at.y)
    await page.locator('.pop', { hasText: /smells (Lawless|Dawson)/ }).waitFor()
    await expect.poll(() => page.locator('.comes .ghost').count()).toBe(1)
  })

  it('has tests and dead to come beside it, on a narrow desk behind signs that stay in their rail', async () => {
    const { page } = await stage.visit({ viewport: { width: 1024, height: 768 } })
    await withSettings(page)
    await playSave(page, HELD())
    await waitFor(page, /^Voss to act/)
    await expect.poll(() => page.locator('.folds').evaluate((el) => el.scrollWidth)).toBeLessThanOrEqual(72)
    await page.locator('.folded summary', { hasText: 'Next tests' }).click()
    await page.locator('.dw-test', { hasText: /Voss fear.*holds \d+%/ }).waitFor()
    await page.locator('.dw-test summary').first().click()
    await page.locator('.dw-test', { hasText: 'zombies near' }).waitFor()
  })

  it('shows inches when asked to', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    await expect.poll(() => page.locator('[data-order="move"]').innerText()).toContain('5 cm each')
    await page.locator('.msr-scale').click()
    await expect.poll(() => page.locator('[data-order="move"]').innerText()).toContain('2 in each')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.locator('dialog label', { hasText: 'Centimetres' }).first().click()
    await expect.poll(() => page.locator('[data-order="move"]').innerText()).toContain('5 cm each')
  })

  it('is told in words, from which everything can be done', async () => {
    const { page } = await stage.visit()
    await withSettings(page)
    await playSave(page, WALK())
    await waitFor(page, /^Lawless to act/)
    await page.keyboard.press('7')
    await page.keyboard.press('t')
    const tree = page.getByRole('tree')
    await tree.getByText(/^Turn 1\. Lawless to act: 4 AP/).waitFor()
    await tree.getByText(/^The dead: one on the table/).waitFor()
  })

  it('carries 300 of the dead', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, crowdedTable(300))
    await waitFor(page, /^Lawless to act/)
    await expect.poll(() => page.locator('[data-figure^="zombie"]').count()).toBe(300)
    await page.keyboard.press('0')
    await page.locator('.dw-board[data-lod="dot"]').waitFor()
    expect(troubles).toEqual([])
  })

  it('is dragged by a finger under a loupe on a phone', async () => {
    const { page, context, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, WALK())
    await page.locator('[data-order="move"]').waitFor()
    await page.waitForTimeout(400)
    const from = await pointAt(page, 26, 34)
    const to = await pointAt(page, 26, 38.5)
    const touch = await context.newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await finger('touchStart', from.x, from.y)
    for (let i = 1; i <= 5; i++) await finger('touchMove', from.x, from.y + ((to.y - from.y) * i) / 5)
    await page.locator('.loupe').waitFor()
    await finger('touchEnd', to.x, to.y)
    await page.locator('.ask', { hasText: '3 AP' }).waitFor()
    await expect.poll(() => page.locator('.loupe').count()).toBe(0)
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
    await playSave(page, GRENADES())
    await page.locator('[data-order]').first().waitFor()
    await page.waitForTimeout(500)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })
})
