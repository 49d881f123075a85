/**
 * Takes the pictures of the README anew, in docs/pictures: the same games every time, played from fixed secrets.
 * `-- NAME …`: only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { battleSave } from './even-death-battles.ts'
import { crossing, learning, marinesOf, mercy, patrolOver } from './kept-games.ts'
import { playSave, withSettings } from './player.ts'
import { packed } from './png.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures')
/** The pictures are looked at in a page, all of them together. */
const MOST_BYTES = 1_200_000

const MARINES = marinesOf('You', 'You', 'You')
const NIGHT = crossing(MARINES)
const OVER = patrolOver(MARINES)
const MERCY = mercy()
const CAMPAIGN = learning()

const settle = (page: Page): Promise<void> => page.waitForTimeout(1200)

/** Something is aimed at, and its odds are shown. */
async function aim(page: Page): Promise<void> {
  await page.locator('[data-order^="shoot"]:not(.no)').first().click()
  await page.keyboard.press(']')
  await page.locator('.odds[role="img"]').first().waitFor()
}

/** Gives the start page a saved game. */
async function fileIn(page: Page, save: string, name: string): Promise<void> {
  await page.goto('/')
  const file = { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(save) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

type Shot = readonly [
  name: string,
  theme: 'night' | 'paper',
  how: BrowserContextOptions,
  act: (page: Page) => Promise<void>,
]

const SHOTS: readonly Shot[] = [
  ['start', 'night', {}, async (page) => void (await page.goto('/'))],
  [
    'table',
    'night',
    {},
    async (page) => {
      await playSave(page, NIGHT)
      await aim(page)
    },
  ],
  [
    'table-paper',
    'paper',
    {},
    async (page) => {
      await playSave(page, NIGHT)
      await page.locator('[data-order="move"]').click()
    },
  ],
  [
    'phone',
    'night',
    { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    async (page) => {
      await playSave(page, NIGHT)
      await aim(page)
    },
  ],
  [
    'replay',
    'night',
    {},
    async (page) => {
      await fileIn(page, OVER, 'patrol')
      await page.waitForURL(/#\/replay\//)
      await page.locator('.cols [data-figure]').first().waitFor()
    },
  ],
  [
    'measured',
    'night',
    {},
    async (page) => {
      await playSave(page, MERCY)
      await page.locator('[data-order^="fire"]:not(.no)').first().click()
      await page.keyboard.press(']')
      await page.locator('.odds').first().waitFor()
    },
  ],
  [
    'campaign',
    'paper',
    {},
    async (page) => {
      await fileIn(page, CAMPAIGN, 'road')
      await page.locator('.now .choice').first().waitFor()
    },
  ],
  [
    'skirmish',
    'paper',
    {},
    async (page) => {
      // The same block every time.
      await page.addInitScript(() => {
        crypto.getRandomValues = (list) => (list instanceof Uint32Array ? (list.fill(7) as typeof list) : list)
      })
      await page.goto('/#/new/dead-walk')
      await page.getByText('Skirmish', { exact: true }).click()
      await page.locator('.map-plan').scrollIntoViewIfNeeded()
    },
  ],
  [
    'editor',
    'night',
    {},
    async (page) => {
      await page.goto('/#/editor/dead-walk')
      await page.locator('.ed-copies button', { hasText: 'Mercy' }).click()
      await page.getByText('Nothing is wrong').waitFor()
      await page
        .getByRole('treeitem', { name: /^Hospital/ })
        .first()
        .click()
    },
  ],
  [
    'herds',
    'night',
    {},
    async (page) => {
      await playSave(page, battleSave())
      await page.locator('[data-order^="shoot"]:not(.no)').first().click()
      await page.keyboard.press(']')
      await page.locator('.odds').first().waitFor()
    },
  ],
  [
    'force',
    'paper',
    {},
    async (page) => {
      await page.goto('/#/new/even-death')
      await page.locator('.scenarios label', { hasText: 'The Pump House' }).click()
      await page.getByRole('button', { name: 'Begin' }).click()
      await page.getByRole('button', { name: 'Build another' }).click()
      await page.locator('.fb-unit').first().click()
    },
  ],
]

async function take(stage: Stage, [name, theme, how, act]: Shot): Promise<number> {
  const { page, context } = await stage.visit({ viewport: DESK, ...how })
  await withSettings(page, { theme })
  await act(page)
  await settle(page)
  const picture = packed(await page.screenshot({ animations: 'disabled' }))
  writeFileSync(resolve(FOLDER, `${name}.png`), picture)
  await context.close()
  console.log(`docs/pictures/${name}.png  ${Math.round(picture.length / 1000)} KB`)
  return picture.length
}

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
const stage = await openStage()
try {
  let bytes = 0
  for (const shot of SHOTS) if (wanted.length === 0 || wanted.includes(shot[0])) bytes += await take(stage, shot)
  if (bytes > MOST_BYTES) throw new Error(`The pictures are too large: ${bytes} bytes.`)
} finally {
  await stage.close()
}
