/**
 * `npm run armed`: whether, to a hand at the page itself, anything lies in wait after the turn, the seat or the question has changed, in 200 random
 * games. Orders are given, aimed and done at random, by mouse and by keys; whenever somebody else is asked, or another
 * turn has begun, no card is open, no order is pressed, nothing is aimed at or supposed, and Enter does nothing. A test
 * plays some of them.
 */
import type { Dice } from '@shamble/kernel'
import { seeded } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { aimAtRandom, GAMES, randomSave } from './cards.ts'
import { playSave, withSettings } from './player.ts'
import { openStage, type Stage } from './stage.ts'

export interface Watched {
  /** How often the turn, or who is asked, has changed. */
  readonly changes: number
  readonly faults: readonly string[]
}

const ENDS = /^(end|rest|pass|end-phase|stop|cease-fire)$/
/** In each game. */
const CHANGES = 4
const MOST_STEPS = 40

/** Who is asked, in which turn, without the reason, which may change in the middle of it; and everything that lies in wait there. */
interface Moment {
  readonly isTile: boolean
  readonly who: string
  readonly waits: readonly string[]
  readonly told: string
}

const momentOf = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
    const question = text('#question')
    const there = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((el) => `${selector} ${el.textContent?.slice(0, 30)}`)
    // A drawn tile is in hand from the moment it is drawn: the question is how it lies.
    const isTile = document.querySelector('[data-order^="lay-"]') !== null
    return {
      isTile,
      who: `${text('.bar .turn strong')} ${/^(.+?)(?:, since| to act| has | can | may |:|\.|\?)/.exec(question)?.[1] ?? question}`,
      waits: [
        ...(isTile ? [] : ['.commit:not([aria-disabled="true"], :disabled)', '[data-order][aria-pressed="true"]']),
        '.layer > .aimed',
        '.what-if.on',
        '.what-if[aria-pressed="true"]',
      ].flatMap(there),
      told: `${document.querySelectorAll('#block-5 .ln:not(.ask)').length} ${question}`,
    }
  })

/** Until the table has told what was done, and somebody here is asked: the same for a while. */
async function settled(page: Page): Promise<Moment> {
  let before = ''
  for (let same = 0, tries = 0; tries < 200; tries++) {
    await page.waitForTimeout(50)
    const isAsked = (await page.locator('[data-order]:not(.no), .ending').count()) > 0
    const isBusy = !isAsked || (await page.locator('[data-board][aria-busy="false"]').count()) === 0
    const now = await momentOf(page)
    const all = JSON.stringify(now)
    same = !isBusy && all === before ? same + 1 : 0
    before = all
    if (same >= 3) return now
  }
  throw new Error(`the table never rests: ${before}`)
}

/** Does what is armed, by one of the ways there are; the button may ask twice. */
async function doIt(page: Page, dice: Dice): Promise<void> {
  const byKeys = dice.draw('by', 2) === 0
  for (let i = 0; i < 2 && (await page.locator('.commit').count()) > 0; i++) {
    if (byKeys) await page.keyboard.press('Enter')
    else
      await page
        .locator('.commit')
        .first()
        .click({ timeout: 500 })
        .catch(() => {})
    await page.waitForTimeout(40)
  }
}

/** Something is in somebody's mind when the turn ends; unless an order was no more than an end. */
async function act(page: Page, dice: Dice, before: Moment): Promise<void> {
  const isArmed = await aimAtRandom(page, dice)
  if (dice.draw('suppose', 4) === 0) await page.keyboard.press('v')
  if ((await momentOf(page)).who !== before.who) return letGo(page)
  if (dice.draw('end', 3) > 0) {
    if (isArmed || (await page.locator('.commit').count()) > 0) await doIt(page, dice)
    return
  }
  const ends = page.locator('[data-order]:not(.no)')
  const ids = await ends.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['order'] ?? ''))
  const end = ids.find((id) => ENDS.test(id))
  if (end === undefined) return
  await page
    .locator(`[data-order="${end}"]`)
    .click({ timeout: 500 })
    .catch(() => {})
  await page.waitForTimeout(60)
  await doIt(page, dice)
}

/** What was taken in hand after the turn had changed is taken in hand now. */
async function letGo(page: Page): Promise<void> {
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
}

/** One game from its middle, until so many changes were seen. */
async function play(page: Page, dice: Dice, game: string): Promise<Watched> {
  const faults: string[] = []
  let changes = 0
  let before = await settled(page)
  for (let step = 0; step < MOST_STEPS && changes < CHANGES; step++) {
    if ((await page.locator('.ending').count()) > 0) break
    await act(page, dice, before)
    const now = await settled(page)
    if (now.who === before.who) {
      await letGo(page)
      before = await settled(page)
      continue
    }
    changes++
    faults.push(...now.waits.map((what) => `${game}, ${before.who} to ${now.who}: ${what}`))
    if (!now.isTile) await page.keyboard.press('Enter')
    const after = await settled(page)
    if (after.told !== now.told) faults.push(`${game}, ${now.who}: Enter did "${after.told}"`)
    before = after
  }
  return { changes, faults }
}

/** So many random games, one after the other; another seed plays others. */
export async function watch(stage: Stage, game: string, games: number, seed = ''): Promise<Watched> {
  const dice = seeded(`armed ${game}${seed}`)
  const faults: string[] = []
  let changes = 0
  for (let i = 0; i < games; i++) {
    const { page, context } = await stage.visit()
    await withSettings(page)
    await playSave(page, randomSave(game, dice))
    const seen = await play(page, dice, game).catch((error: unknown) => ({
      changes: 0,
      faults: [`${game}: ${String(error)}`],
    }))
    changes += seen.changes
    faults.push(...seen.faults)
    await context.close()
  }
  return { changes, faults }
}

async function main(): Promise<void> {
  const [number, ...rest] = process.argv.slice(2)
  const most = Number(number) || 200
  const only = rest.filter((one) => one in GAMES)
  const seed = rest.find((one) => !(one in GAMES)) ?? ''
  const stage = await openStage()
  let bad = 0
  for (const game of only.length > 0 ? only : Object.keys(GAMES)) {
    const { changes, faults } = await watch(stage, game, Math.ceil(most / Object.keys(GAMES).length), seed)
    bad += faults.length
    console.log(`${game}: ${changes} changes of turn, ${faults.length} with something in wait`, ...faults)
  }
  await stage.close()
  process.exitCode = bad === 0 ? 0 : 1
}

if (process.argv[1] === import.meta.filename) await main()
