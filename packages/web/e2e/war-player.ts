/** Somebody at the map of a war: presses tiles, forces and buttons, and looks at nothing but the screen. */
import type { BrowserContext, Page } from 'playwright-core'
import { order } from './measured.ts'
import { ready, withSettings } from './player.ts'
import { still } from './stage.ts'

/** Units of the board to a tile. */
const TILE = 92

/** Where a point of the board is on the screen. */
async function onScreen(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await still(page)
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

/** Presses the middle of a tile by its dice: Y, then X. */
export async function pressTile(page: Page, y: number, x: number): Promise<void> {
  const at = await onScreen(page, (x - 0.5) * TILE, (y - 0.5) * TILE)
  await page.mouse.click(at.x, at.y)
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()
export const commit = (page: Page): Promise<void> => page.locator('.commit').first().click()

/** The page is opened again by the same visitor: nothing is left of it but what was kept. */
export async function again(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await withSettings(page)
  return page
}

/** Opens a save from the start page: its map. */
export async function atMap(page: Page, text: string): Promise<void> {
  await withSettings(page)
  await page.goto('/')
  await bringIn(page, text)
  await page.waitForURL(/#\/table\//)
  await ready(page)
}

/** A file is given to the start page. */
export const bringIn = (page: Page, text: string, name = 'war'): Promise<void> =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) })

/** The first two neighbours that are offered. */
export async function fortify(page: Page): Promise<void> {
  await order(page, 'fortify')
  await still(page)
  const mark = await page.locator('.frame .goes rect').first().boundingBox()
  if (!mark) throw new Error('no tile is marked')
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2)
  await commit(page)
}

export async function lift(page: Page, name: string): Promise<void> {
  const curtain = page.getByRole('dialog', { name: `Pass the screen to ${name}` })
  await curtain.locator('.hold').focus()
  await page.keyboard.down(' ')
  await curtain.waitFor({ state: 'detached' })
  await page.keyboard.up(' ')
}

/** The battle is played by bots at its table, in the seat of whoever sits there. */
export async function letBotsPlay(page: Page): Promise<void> {
  await press(page, 'This table')
  await page
    .getByText(/^A bot plays /)
    .first()
    .click()
  await page.locator('.ending .btn.go').waitFor({ timeout: 200_000 })
}

/** In the form of a battle fought elsewhere: what became of somebody. */
export async function turnOut(page: Page, name: string, fate: string): Promise<void> {
  await page.getByRole('combobox', { name: `What became of ${name}` }).click()
  await page.getByRole('option', { name: fate }).click()
}

/** The tile nearest to an enemy among those that a Move can go to, by how they are drawn; null where there is none. */
async function wayToAnEnemy(page: Page): Promise<{ x: number; y: number } | null> {
  await still(page)
  return page.evaluate(() => {
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    }
    const ways = [...document.querySelectorAll('.frame .goes rect')].map(middle)
    const foes = [...document.querySelectorAll('.frame .force.of-zombies')].map(middle)
    const far = (at: { x: number; y: number }): number =>
      Math.min(...foes.map(({ x, y }) => Math.abs(x - at.x) + Math.abs(y - at.y)))
    return ways.toSorted((a, b) => far(a) - far(b))[0] ?? null
  })
}

/** One action of a turn towards a battle: gives one if it can, else goes nearer, else ends the turn. */
async function seek(page: Page): Promise<void> {
  if (await offers(page, 'battle')) {
    await order(page, 'battle')
    return commit(page)
  }
  if (await offers(page, 'move')) {
    await order(page, 'move')
    const way = await wayToAnEnemy(page)
    if (way) {
      await page.mouse.click(way.x, way.y)
      return commit(page)
    }
  }
  await order(page, 'end-turn')
  await commit(page)
}

const offers = async (page: Page, id: string): Promise<boolean> =>
  (await page.locator(`[data-order^="${id}"]:not(.no)`).count()) > 0

const asks = (page: Page, words: RegExp) => page.locator('.ln.ask p', { hasText: words })

/** Turn after turn until there is a battle, given or received. */
export async function seekBattle(page: Page): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await asks(page, /actions? left|All actions are used|There is a battle/).waitFor()
    await ready(page)
    if ((await asks(page, /There is a battle/).count()) > 0) return
    if ((await asks(page, /All actions are used/).count()) > 0) await order(page, 'end-turn')
    else await seek(page)
    await page.locator('.commit').waitFor({ state: 'detached' })
  }
  throw new Error('no battle in eighty actions')
}
