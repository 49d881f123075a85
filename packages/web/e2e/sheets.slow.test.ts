/** A page looks the same whatever else was open before it: no style sheet of another part of the page reaches into it. */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battleSave } from './even-death-battles.ts'
import { crossing, learning, marinesOf, mercy, patrolOver } from './kept-games.ts'
import { playSave, withSettings } from './player.ts'
import { savedAt } from './run-or-shoot-saves.ts'
import { atRest, DIST, openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const SHEETS = (): string[] => readdirSync(resolve(DIST, 'assets')).filter((file) => file.endsWith('.css'))

/** What is seen of everything on the page: where it lies, how large, in which colour and type. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('body *')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      if (width === 0 && height === 0) return []
      const { color, fontSize, fontWeight, pointerEvents, backgroundColor, fill, stroke } = getComputedStyle(one)
      const box = [x, y, width, height].map(Math.round).join(' ')
      const name = `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`
      return [
        `${name} | ${box} | ${[color, backgroundColor, fill, stroke, fontSize, fontWeight, pointerEvents].join(' ')}`,
      ]
    }),
  )

/** Looked at until nothing changes any more. */
async function looks(page: Page): Promise<string[]> {
  for (let before = await look(page); ; ) {
    await page.waitForTimeout(300)
    await atRest(page)
    const now = await look(page)
    if (now.join() === before.join()) return now
    before = now
  }
}

/** All sheets that the page has not asked for come behind its own. */
const bringAll = (page: Page): Promise<void> =>
  page.evaluate(async (sheets) => {
    const there = new Set([...document.styleSheets].map(({ href }) => href?.split('/').at(-1)))
    for (const sheet of sheets.filter((one) => !there.has(one)))
      await new Promise((done, fail) => {
        const link = document.createElement('link')
        Object.assign(link, { rel: 'stylesheet', href: `/assets/${sheet}`, onload: done, onerror: fail })
        document.head.append(link)
      })
  }, SHEETS())

async function looksAsBefore(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  // Clauses can be opened once the rules are there.
  await expect.poll(() => page.locator('.note-rows .cl.off').count()).toBe(0)
  const before = await looks(page)
  await bringAll(page)
  const after = await looks(page)
  expect(before.length).toBeGreaterThan(20)
  const differ = before.flatMap((one, i) => (after[i] === one ? [] : [`${one}\n  -> ${after[i]}`]))
  expect(differ.slice(0, 15)).toEqual([])
}

const fileIn = async (page: Page, save: string): Promise<void> => {
  await page.goto('/')
  const file = { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(save) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

const MARINES = marinesOf('Ann', 'Ben', 'Cy')
const NIGHT = crossing(MARINES)
const OVER = patrolOver(MARINES)
const MERCY = mercy()
const CAMPAIGN = learning()

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true }
const GAMES = ['evac', 'drop-dead', 'dead-walk', 'run-or-shoot', 'even-death']

type Part = readonly [name: string, how: BrowserContextOptions, act: (page: Page) => Promise<void>]

const at =
  (where: string, there: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/#/${where}`)
    await page.locator(there).first().waitFor()
  }

const begun =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(`/#/new/${game}`)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/#\/table\//)
    await page.locator('[data-order], .force, .force-desk').first().waitFor()
  }

const PARTS: readonly Part[] = [
  ['the start page', {}, at('', '.plate, .hero, h1')],
  ...GAMES.map((game): Part => [`the set-up of ${game}`, {}, at(`new/${game}`, '.seats')]),
  ...GAMES.map((game): Part => [`a table of ${game}`, {}, begun(game)]),
  ...GAMES.map((game): Part => [`a table of ${game} on a phone`, TOUCH, begun(game)]),
  ['the rules', {}, at('rules/evac', '.rules')],
  ['what there is to print', {}, at('print/drop-dead', '.print-bar h1')],
  ['the editor', {}, at('editor/dead-walk', '.ed-copies')],
  ['a new campaign', {}, at('new-campaign/even-death', '.seats')],
  ['the desk of forces', {}, at('bench/even-death', '.fb-unit, .fb-units, h1')],
  ['Evac in its third turn', {}, (page) => playSave(page, NIGHT)],
  ['Evac in its third turn on a phone', TOUCH, (page) => playSave(page, NIGHT)],
  ['Mercy in its third turn', {}, (page) => playSave(page, MERCY)],
  ['a battle', {}, (page) => playSave(page, battleSave())],
  [
    'what is read at a table',
    {},
    async (page) => {
      await playSave(page, NIGHT)
      await page.keyboard.press('?')
      await page.locator('.panel .rules article').first().waitFor()
    },
  ],
  [
    'a curtain',
    {},
    async (page) => {
      await fileIn(page, await savedAt({ S1: { person: 'Ann' }, S2: { person: 'Bea' } }))
      await page.locator('.drape').waitFor()
    },
  ],
  [
    'a report',
    {},
    async (page) => {
      await fileIn(page, OVER)
      await page.waitForURL(/#\/replay\//)
      await page.locator('.cols [data-figure]').first().waitFor()
    },
  ],
  [
    'a campaign',
    {},
    async (page) => {
      await fileIn(page, CAMPAIGN)
      await page.waitForURL(/#\/campaign\//)
      await page.locator('.now .choice').first().waitFor()
    },
  ],
]

describe('a part of the page', { timeout: 120_000 }, () => {
  it.each(PARTS)('%s looks the same whatever was open before', async (_, how, act) => {
    const { page, context } = await stage.visit({ ...how, reducedMotion: 'reduce' })
    await withSettings(page, {})
    await act(page)
    await looksAsBefore(page)
    await context.close()
  })
})
