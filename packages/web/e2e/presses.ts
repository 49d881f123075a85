/**
 * `npm run presses`: does the same turns at each game's table as somebody would who knows the page, and counts the
 * presses: a click, a key and a drag are one each; looking around costs nothing. With an address it plays at a page that is
 * served there, of whatever age, and does every deed by the shortest way that page has. Fails above two thirds of what was
 * needed before.
 */
import type { Page } from 'playwright-core'
import { playSave, withSettings } from './player.ts'
import { SIDES, type Side } from './press-turns.ts'
import { openStage, still } from './stage.ts'

/** Presses a turn at 9ac32e1, by this script. */
const BEFORE: Readonly<Record<string, number>> = {
  'Evac, marines': 21,
  'Evac, the dead': 16,
  'Drop Dead, survivors': 13,
  'Drop Dead, the dead': 6,
  'Dead Walk Again, humans': 14,
  'Dead Walk Again, the dead': 8,
}
/** No more than this part of them is needed now. */
const GOAL = 2 / 3
/** What real dice show, so that the same turn is played whatever its page. */
const FACE = '3'

interface Point {
  readonly x: number
  readonly y: number
}

/** A hand that counts. */
class Hand {
  readonly #page: Page
  presses = 0

  constructor(page: Page) {
    this.#page = page
  }

  async click({ x, y }: Point): Promise<void> {
    this.presses++
    await this.#page.mouse.click(x, y)
    await this.#page.waitForTimeout(60)
  }

  async press(selector: string): Promise<void> {
    this.presses++
    await this.#page.locator(selector).first().click({ timeout: 20_000 })
    await this.#page.waitForTimeout(60)
  }

  async drag(from: Point, to: Point): Promise<void> {
    this.presses++
    const { mouse } = this.#page
    await mouse.move(from.x, from.y)
    await mouse.down()
    for (let i = 1; i <= 4; i++) {
      await mouse.move(from.x + ((to.x - from.x) * i) / 4, from.y + ((to.y - from.y) * i) / 4)
      await this.#page.waitForTimeout(40)
    }
    await mouse.up()
    await this.#page.waitForTimeout(120)
  }

  async key(name: string): Promise<void> {
    this.presses++
    await this.#page.keyboard.press(name)
    await this.#page.waitForTimeout(60)
  }

  /** Does what a card asks for, if one is open. */
  async confirm(): Promise<void> {
    for (let i = 0; i < 2 && (await isOpen(this.#page)); i++) await this.press('.commit')
  }
}

const isOpen = async (page: Page): Promise<boolean> => (await page.locator('.commit').count()) > 0

const enabled = (page: Page): Promise<string[]> =>
  page
    .locator('[data-order]:not(.no)')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['order'] ?? ''))

/** Until everything was shown, and somebody here is asked, or the turn is over. */
async function quiet(page: Page): Promise<void> {
  const now = (): Promise<string> =>
    page.evaluate(() => {
      const orders = [...document.querySelectorAll('[data-order]')].map((one) => one.outerHTML.length).join()
      return `${document.querySelector('#question')?.textContent} ${orders} ${document.querySelector('.acts[inert]') !== null}`
    })
  for (let before = '', same = 0; same < 4; ) {
    await page.waitForTimeout(80)
    const next = await now()
    if (next.startsWith('Roll one d')) await page.keyboard.press(FACE)
    same = next === before ? same + 1 : 0
    before = next
  }
  await still(page)
}

async function middleOf(page: Page, figure: string): Promise<Point> {
  const box = await page
    .locator(`.frame [data-figure="${figure}"] .body, .frame [data-figure="${figure}"]`)
    .first()
    .boundingBox()
  if (!box) throw new Error(`${figure} is not on the board`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.frame .layer').evaluate((el) => el.getBoundingClientRect().width / (el as HTMLElement).offsetWidth)

/** A walk that is still in hand would be meant by whatever is pressed next; in Evac it makes way by itself. */
async function emptyHand(page: Page, hand: Hand): Promise<void> {
  const isHeld = (await page.locator('[data-order="move"][aria-pressed="true"]').count()) > 0
  if (isHeld && (await page.locator('.bar h1').innerText()) !== 'Evac') await hand.key('Escape')
}

/** Pressed twice: the first press aims, the second does it. */
async function twice(page: Page, hand: Hand, at: Point): Promise<void> {
  await hand.click(at)
  await page
    .locator('.commit')
    .waitFor({ timeout: 1500 })
    .catch(() => {})
  if (await isOpen(page)) await hand.click(at)
  await hand.confirm()
}

async function walk(page: Page, hand: Hand, figure: string, [dx, dy]: readonly [number, number]): Promise<void> {
  const from = await middleOf(page, figure)
  const scale = await scaleOf(page)
  const to = { x: from.x + dx * scale, y: from.y + dy * scale }
  if ((await page.locator('[data-drags="true"]').count()) > 0) {
    await hand.drag(from, to)
    return hand.confirm()
  }
  if ((await enabled(page)).includes('activate')) {
    await hand.press('[data-order="activate"]')
    await quiet(page)
  }
  if (!(await isChosen(page, figure))) await hand.click(from)
  await quiet(page)
  await twice(page, hand, to)
}

async function attack(page: Page, hand: Hand, foe: string, times: number): Promise<void> {
  await emptyHand(page, hand)
  await twice(page, hand, await middleOf(page, foe))
  for (let i = 1; i < times; i++) {
    await quiet(page)
    const orders = await enabled(page)
    if (orders.includes('again')) await hand.press('[data-order="again"]')
    else if (orders.includes('fire-on')) {
      await page.keyboard.press(']')
      await hand.key('Enter')
      await hand.key('Enter')
    } else if (
      orders.some((id) => id.startsWith('fire ')) &&
      (await page.locator(`[data-figure="${foe}"]`).count()) > 0
    )
      await twice(page, hand, await middleOf(page, foe))
    else return
  }
}

/** Beyond a doorway, and then the tile as it was drawn. */
async function explore(page: Page, hand: Hand, figure: string, by: readonly [number, number]): Promise<void> {
  await emptyHand(page, hand)
  await walk(page, hand, figure, by)
  await quiet(page)
  await hand.confirm()
}

const ENDS = /^(end|rest|pass|end-phase|stop|cease-fire)$/

/** The board marks this figure as the one who acts. */
async function isChosen(page: Page, figure: string): Promise<boolean> {
  const mark = await page
    .locator('.frame .selm')
    .first()
    .boundingBox({ timeout: 500 })
    .catch(() => null)
  if (!mark || (await page.locator(`.frame [data-figure="${figure}"]`).count()) === 0) return false
  const at = await middleOf(page, figure)
  return Math.hypot(mark.x + mark.width / 2 - at.x, mark.y + mark.height / 2 - at.y) < mark.width / 2
}

/** Ends what is still open: a burst, and the turn of whoever has acted. */
async function end(page: Page, hand: Hand, figure: string | null): Promise<void> {
  const first = await turnOf(page)
  for (let i = 0; i < (figure === null ? 1 : 2); i++) {
    await quiet(page)
    if ((await turnOf(page)) !== first || (figure !== null && !(await isChosen(page, figure)))) return
    const order = (await enabled(page)).find((id) => ENDS.test(id))
    if (order === undefined) return
    await hand.press(`[data-order="${order}"]`)
    // What lies in wait in the next turn is not meant.
    if ((await page.locator('.warned').count()) > 0 || figure === null) await hand.confirm()
  }
}

async function rest(page: Page, hand: Hand, figures: readonly string[], by: readonly [number, number]): Promise<void> {
  if ((await enabled(page)).includes('shamble')) {
    await hand.press('[data-order="shamble"]')
    await page.locator('.commit').waitFor()
    return hand.confirm()
  }
  for (const figure of figures) {
    await quiet(page)
    await walk(page, hand, figure, by)
  }
}

const turnOf = async (page: Page): Promise<string> => page.locator('.bar .turn strong').innerText()

async function play(page: Page, { turn }: Side): Promise<number> {
  const hand = new Hand(page)
  const first = await turnOf(page)
  for (const deed of turn) {
    await quiet(page)
    if ((await turnOf(page)) !== first) break
    const so = hand.presses
    if ('walk' in deed) await walk(page, hand, deed.walk, deed.by)
    else if ('attack' in deed) await attack(page, hand, deed.attack, deed.times)
    else if ('explore' in deed) await explore(page, hand, deed.explore, deed.by)
    else if ('rest' in deed) await rest(page, hand, deed.rest, deed.by)
    else await end(page, hand, deed.end)
    if (process.env['SHAMBLE_PRESSES']) console.log(JSON.stringify(deed), hand.presses - so)
  }
  return hand.presses
}

async function main(): Promise<void> {
  const [wanted, only] = process.argv.slice(2)
  const stage = await openStage()
  const isHere = wanted === undefined || !wanted.startsWith('http')
  const tooMany: string[] = []
  for (const side of SIDES.filter(({ name }) => name.includes(only ?? ''))) {
    const { page, context } = await stage.visit({ baseURL: isHere ? stage.address : wanted })
    await withSettings(page)
    await playSave(page, side.save())
    await page.locator('[data-order]:not(.no)').first().waitFor()
    const now = await play(page, side)
    await context.close()
    const before = BEFORE[side.name]
    console.log(
      `${side.name}: ${now} presses a turn${before ? `, ${before} before: ${(now / before).toFixed(2)}` : ''}`,
    )
    if (before !== undefined && now / before > GOAL) tooMany.push(side.name)
  }
  await stage.close()
  if (isHere && tooMany.length > 0) throw new Error(`more than two thirds of the presses before: ${tooMany.join('; ')}`)
}

await main()
