/**
 * `npm run cards`: whether a card lies over what it is about, at random moments of random games: at 200 of every game at
 * every size of the window. A test looks at some of them.
 */
import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { evac } from '@shamble/evac'
import { type EvenDeathKit, evenDeathRules } from '@shamble/even-death'
import { evenDeathExtras } from '@shamble/even-death/extras'
import { type Dice, type Game, type Kit, seeded } from '@shamble/kernel'
import { type RunOrShootKit, runOrShootRules } from '@shamble/run-or-shoot'
import { runOrShootExtras } from '@shamble/run-or-shoot/extras'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Played, playedSave } from './games.ts'
import { playSave, withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage, still } from './stage.ts'

const YOU = { person: 'You' }
const BOT = { bot: 'competent' }

const runOrShoot: Game<RunOrShootKit> = { ...runOrShootRules, ...runOrShootExtras }
const evenDeath: Game<EvenDeathKit> = { ...evenDeathRules, ...evenDeathExtras }

const LETTERS = '0123456789abcdef'

/** Some games are over before that moment comes: then the one of the next letter. */
function middleOf<K extends Kit>(
  played: Omit<Played<K>, 'secret'>,
  secret: string,
  until: (state: K['state'], asked: string) => boolean,
): string {
  let isThere = false
  const save = playedSave({ ...played, secret }, (state, asked) => (isThere = until(state, asked)))
  return isThere ? save : middleOf(played, LETTERS.charAt((LETTERS.indexOf(secret) + 1) % LETTERS.length), until)
}

/** A game in its middle, another one for every letter of a secret. */
export const GAMES: Readonly<Record<string, (secret: string, turn: number) => string>> = {
  evac: (secret, turn) =>
    middleOf(
      { game: evac, options: { scenario: 'S1', marines: 3 }, holders: { Z: BOT, M1: YOU, M2: YOU, M3: YOU } },
      secret,
      (state, asked) => state.turn === turn && state.phase === 'marines' && asked.startsWith('M'),
    ),
  'drop-dead': (secret, turn) =>
    middleOf(
      { game: dropDead, options: { players: 2 }, holders: { P1: YOU, P2: YOU } },
      secret,
      (state, asked) => state.cycle === turn && state.turn?.seat === asked,
    ),
  'dead-walk': (secret, turn) =>
    middleOf(
      { game: deadWalk, options: { scenario: 'mercy' }, holders: { P1: YOU } },
      secret,
      (state) => state.turn === turn && state.phase === 'humans' && state.activation !== null,
    ),
  'run-or-shoot': (secret, turn) =>
    middleOf(
      {
        game: runOrShoot,
        options: { scenario: 'back-lane', survivors: 3 },
        holders: { S1: YOU, S2: YOU, S3: BOT, U: BOT },
      },
      secret,
      // Some with a hand of cards, some with those who run and shoot.
      (state, asked) =>
        state.turn >= turn && (asked === 'S1' || asked === 'S2') && (state.step === '1') === secret < '4',
    ),
  'even-death': (secret, turn) =>
    middleOf(
      { game: evenDeath, options: { scenario: 'chapel-hill' }, holders: { survivors: YOU, zombies: BOT } },
      secret,
      (state, asked) => state.phase === 'battle' && state.round === turn && asked === 'survivors',
    ),
}

/** A random one of them. */
export function randomSave(game: string, dice: Dice): string {
  const make = GAMES[game]
  if (!make) throw new Error(`there is no ${game}`)
  return make(LETTERS.charAt(dice.draw('secret', LETTERS.length)), 2 + dice.draw('turn', 3))
}

export const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  '1440x900': { viewport: DESK },
  '1280x720': { viewport: { width: 1280, height: 720 } },
  '390x844': { viewport: PHONE, hasTouch: true, isMobile: true },
}

/** What is aimed at and lies under a card, or out of sight; null if nothing is aimed at. */
function covered(page: Page): Promise<readonly string[] | null> {
  return page.evaluate(() => {
    const aimed = document.querySelector<HTMLElement>('.layer > .aimed')
    const frame = document.querySelector('.frame')
    if (!aimed || !frame) return null
    const at = aimed.getBoundingClientRect()
    const name = aimed.dataset['place'] ?? ''
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const cards = [...document.querySelectorAll('.pop, .refuse, .overview, .psheet, .zoom, .tape-tool')]
    const over = cards.filter((card) => isOver(card.getBoundingClientRect(), at))
    const room = frame.getBoundingClientRect()
    const isLarge = at.width > room.width || at.height > room.height
    const isSeen = isOver(room, at)
    return [
      ...(isLarge ? [] : over.map((card) => `${name} under ${card.className}`)),
      ...(isSeen ? [] : [`${name} out of sight`]),
    ]
  })
}

/**
 * Presses one of the orders, counted round them, unless it is pressed already; false if there is none. In one go: what
 * was done before may still be on its way, and orders that were counted are gone when they are pressed.
 */
function giveOrder(page: Page, which: number): Promise<boolean> {
  return page.locator('[data-order]:not(.no)').evaluateAll((orders, number) => {
    const order = orders[number % orders.length]
    if (order instanceof HTMLElement && order.getAttribute('aria-pressed') !== 'true') order.click()
    return order !== undefined
  }, which)
}

/** Gives a random order and aims it at something; true if a card is open then. */
export async function aimAtRandom(page: Page, dice: Dice): Promise<boolean> {
  const isGiven = await giveOrder(page, dice.draw('order', 1000))
  if (!isGiven) return false
  await page.locator('[data-board]').focus()
  for (let i = dice.draw('aim', 5); i >= 0; i--) await page.keyboard.press(']')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(40)
  return (await page.locator('.layer > .aimed').count()) > 0
}

/** Opens a game and looks at so many cards of it; says which of them lay over what they are about. */
async function lookAt(
  page: Page,
  dice: Dice,
  most: number,
): Promise<{ readonly looked: number; readonly faults: readonly string[] }> {
  const faults: string[] = []
  let looked = 0
  for (let tries = 0; tries < most * 3 && looked < most; tries++) {
    if (await aimAtRandom(page, dice)) {
      await still(page)
      // The board comes to rest, and the card looks for its place.
      await page.waitForTimeout(180)
      await still(page)
      const found = await covered(page)
      if (found) {
        looked++
        faults.push(...found)
      }
      if (dice.draw('do', 3) === 0) await page.keyboard.press('Enter')
    }
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
    if ((await page.locator('.ending').count()) > 0) break
  }
  return { looked, faults }
}

/** Some games have few cards to look at. */
const MOST_GAMES = 100

/** So many cards of a game at a size, in several matches of it. */
export async function cardsOf(
  stage: Stage,
  game: string,
  size: string,
  most: number,
): Promise<{ readonly looked: number; readonly faults: readonly string[] }> {
  const dice = seeded(`${game} ${size}`)
  const faults: string[] = []
  let looked = 0
  for (let i = 0; i < MOST_GAMES && looked < most; i++) {
    const { page, context } = await stage.visit(SIZES[size] ?? {})
    await withSettings(page)
    await playSave(page, randomSave(game, dice))
    const found = await lookAt(page, dice, Math.min(12, most - looked))
    looked += found.looked
    faults.push(...found.faults)
    await context.close()
  }
  return { looked, faults }
}

async function main(): Promise<void> {
  const [number, ...only] = process.argv.slice(2)
  const most = Number(number) || 200
  const isMeant = (one: string, all: readonly string[]): boolean =>
    only.includes(one) || !only.some((name) => all.includes(name))
  const stage = await openStage()
  let bad = 0
  for (const game of Object.keys(GAMES).filter((one, _, all) => isMeant(one, all)))
    for (const size of Object.keys(SIZES).filter((one, _, all) => isMeant(one, all))) {
      const { looked, faults } = await cardsOf(stage, game, size, most)
      bad += faults.length
      console.log(`${game} at ${size}: ${looked} cards, ${faults.length} over what they are about`, ...faults)
    }
  await stage.close()
  process.exitCode = bad === 0 ? 0 : 1
}

if (process.argv[1] === import.meta.filename) await main()
