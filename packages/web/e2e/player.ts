/** Somebody who plays at the page: by clicks, by keys, by touch. Never asks the rules, only looks at the screen. */
import type { Page } from 'playwright-core'
import { still } from './stage.ts'

/** Bots at once and nothing moving, unless said otherwise; before the page is first loaded. */
export async function withSettings(page: Page, change: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (!localStorage.getItem('shamble-settings')) localStorage.setItem('shamble-settings', settings)
    },
    JSON.stringify({ speed: 'instant', motion: 'less', theme: 'night', ...change }),
  )
}

/** Opens a save file from the start page and sits down at its table. */
export async function playSave(page: Page, text: string): Promise<void> {
  await page.goto('/')
  const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await atTable(page)
}

export async function atTable(page: Page): Promise<void> {
  await page.waitForURL(/#\/table\//)
  await page.locator('[data-figure], .legal *').first().waitFor()
  await ready(page)
}

/** Until the board knows its orders: a press or a drag before that meets a table that does not know them all. */
export const ready = (page: Page): Promise<void> => page.locator('[data-board][aria-busy="false"]').waitFor()

export const question = (page: Page): Promise<string> => page.locator('.ln.ask p').innerText()

export const waitFor = async (page: Page, words: RegExp): Promise<void> => {
  await page.locator('.ln.ask p', { hasText: words }).waitFor()
  await ready(page)
}

/** Where a place of the board (in its units) is on the screen. */
async function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  return page.evaluate(
    ([bx, by]) => {
      const layer = document.querySelector<HTMLElement>('.frame .layer')
      if (!layer) throw new Error('no board')
      const box = layer.getBoundingClientRect()
      const k = box.width / layer.offsetWidth
      return { x: box.left + bx * k, y: box.top + by * k }
    },
    [x, y] as const,
  )
}

export async function squareAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await still(page)
  return onScreen(page, (x - 0.5) * 40, (y - 0.5) * 40)
}

/** Where a unit of Drop Dead's city is on the screen. */
export async function unitAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await still(page)
  return page.evaluate(
    ([ux, uy]) => {
      const svg = document.querySelector<SVGSVGElement>('svg.brd.dd')
      if (!svg) throw new Error('no board')
      const { x: left, y: top, width } = svg.viewBox.baseVal
      const box = svg.getBoundingClientRect()
      const k = box.width / width
      return { x: box.left + ((ux + 0.5) * 40 - left) * k, y: box.top + ((uy + 0.5) * 40 - top) * k }
    },
    [x, y] as const,
  )
}

export async function clickSquare(page: Page, x: number, y: number): Promise<void> {
  const at = await squareAt(page, x, y)
  await page.mouse.click(at.x, at.y)
}

export async function clickFigure(page: Page, figure: string): Promise<void> {
  const at = await figureAt(page, figure)
  await page.mouse.click(at.x, at.y)
}

/** The same with a finger, which comes from nowhere: nothing is shown before it touches the board. */
export async function tapFigure(page: Page, figure: string): Promise<void> {
  const at = await figureAt(page, figure)
  await page.touchscreen.tap(at.x, at.y)
}

async function figureAt(page: Page, figure: string): Promise<{ x: number; y: number }> {
  await still(page)
  const box = await page.locator(`[data-figure="${figure}"] .body, [data-figure="${figure}"]`).first().boundingBox()
  if (!box) throw new Error(`${figure} is not on the board`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Something the order in hand can be aimed at, as the board marks it; null if nothing is marked. */
async function marked(page: Page): Promise<{ x: number; y: number } | null> {
  const found = await page.evaluate(() => {
    const middle = (el: Element): { x: number; y: number } => {
      const { left, top, width, height } = el.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const one = document.querySelector('.ring-legal, .ring-target, .legal .lt, .legal .ld')
    if (one) return { screen: middle(one) }
    const squares = document.querySelector('.legal .ls')?.getAttribute('d')
    const [, x, y] = /M([\d.]+) ([\d.]+)h/.exec(squares ?? '') ?? []
    return x === undefined ? null : { board: { x: Number(x) + 16, y: Number(y) + 16 } }
  })
  if (!found) return null
  return found.screen ?? onScreen(page, found.board.x, found.board.y)
}

type Wishes = readonly RegExp[]

/** What a plain player would do next: place what is asked for, fire on, shoot, strike, bite; otherwise end. */
const WISHES: Wishes = [
  /^(start|door|zombie|deploy|rise|remove|fire-on|bite|attack|place)$/,
  /^(lay-|choose )/,
  /^shoot/,
  /^strike$/,
  /^(end|stop|cease-fire|end-phase|pass)$/,
]
interface Plan {
  /** Presses the order; then aims if it must be aimed. */
  order(id: string): Promise<void>
  aim(): Promise<boolean>
  commit(): Promise<void>
}

const commitButton = '.commit'

/** Plays until the game is over, or until `until` says so; the last of the wishes ends a turn. Returns how many decisions were made. */
async function play(page: Page, plan: Plan, until: () => Promise<boolean>, wishes: Wishes): Promise<number> {
  const ends = wishes.at(-1)
  let decisions = 0
  let fruitless = 0
  let last = ''
  for (;;) {
    if (await page.locator('.ending').count()) return decisions
    if (await until()) return decisions
    const orders = await page
      .locator('[data-order]:not(.no)')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['order'] ?? ''))
    if (orders.length === 0) {
      await page.waitForTimeout(20)
      continue
    }
    const now = `${await question(page).catch(() => '')} ${orders.join()}`
    fruitless = now === last ? fruitless + 1 : 0
    last = now
    if (fruitless > 40) throw new Error(`no way on from: ${now}`)
    const wished = wishes.flatMap((wish) => orders.filter((id) => wish.test(id)))
    const chosen = (fruitless > 2 ? wished.find((id) => ends?.test(id)) : undefined) ?? wished[0] ?? orders[0]
    await plan.order(chosen as string)
    if (!(await page.locator(commitButton).count()) && !(await plan.aim())) continue
    for (let i = 0; i < 2 && (await page.locator(commitButton).count()); i++) await plan.commit()
    decisions++
  }
}

const never = (): Promise<boolean> => Promise.resolve(false)

/** By mouse alone. */
export function playByClicks(page: Page, until = never, wishes = WISHES): Promise<number> {
  return play(
    page,
    {
      order: async (id) => {
        const button = page.locator(`[data-order="${id}"]`)
        if ((await button.getAttribute('aria-pressed', { timeout: 500 }).catch(() => null)) === 'true') return
        await button.click({ timeout: 500 }).catch(() => {})
      },
      aim: async () => {
        // What is marked may be outside the frame: the whole board is shown first.
        const at = await marked(page)
        if (!at) return false
        await page.mouse.click(at.x, at.y)
        await page.waitForTimeout(15)
        return true
      },
      commit: async () => {
        await page
          .locator(commitButton)
          .click({ timeout: 500 })
          .catch(() => {})
        await page.waitForTimeout(15)
      },
    },
    until,
    wishes,
  )
}

/** By keyboard alone: orders by Tab and Enter or their letters, targets by brackets. */
export function playByKeys(page: Page, until = never, wishes = WISHES): Promise<number> {
  const { keyboard } = page
  return play(
    page,
    {
      order: async (id) => {
        const button = page.locator(`[data-order="${id}"]`)
        const pressed = await button.getAttribute('aria-pressed', { timeout: 500 }).catch(() => null)
        const letter = await button.getAttribute('aria-keyshortcuts', { timeout: 500 }).catch(() => null)
        if (pressed === 'true' || letter === null) return
        // To the board, where every letter is an order.
        await keyboard.press('7')
        await keyboard.press(letter.toLowerCase())
        await page.waitForTimeout(15)
      },
      aim: async () => {
        await keyboard.press(']')
        await keyboard.press('Enter')
        await page.waitForTimeout(15)
        return true
      },
      commit: async () => {
        await keyboard.press('Enter')
        await page.waitForTimeout(15)
      },
    },
    until,
    wishes,
  )
}

/** Ends one turn after the other until the dead act. */
export async function letThemAct(page: Page): Promise<void> {
  const end = page.locator(
    ['end-phase', 'end', 'rest', 'stop', 'pass'].map((id) => `[data-order="${id}"]:not(.no)`).join(),
  )
  for (let i = 0; i < 60 && (await page.locator('.acting, .summed').count()) === 0; i++) {
    await end
      .first()
      .click({ timeout: 300 })
      .catch(() => {})
    for (let n = 0; n < 2; n++)
      await page
        .locator('.commit')
        .first()
        .click({ timeout: 100 })
        .catch(() => {})
  }
}

/** At one screen: the next person says so, before any key decides anything. */
export const takeScreen = (page: Page, name: string): Promise<void> =>
  page.locator('.ribbon button', { hasText: `I am ${name}` }).click()
