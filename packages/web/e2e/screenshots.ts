/** Takes the pictures of the README anew, in docs/pictures: the same games every time, played from fixed secrets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { playedSave } from './games.ts'
import { playSave, withSettings } from './player.ts'
import { packed } from './png.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures')
/** The pictures are looked at in a page, all of them together. */
const MOST_BYTES = 1_200_000

/** The third turn: Okafor alone at a crossing, the map half known. */
const NIGHT = playedSave('S1', 'b', ({ turn, phase }, asked) => turn === 3 && phase === 'marines' && asked === 'M1')
const OVER = playedSave('S2', 'a', () => false)

const settle = (page: Page): Promise<void> => page.waitForTimeout(1200)

/** Something is aimed at, and its odds are shown. */
async function aim(page: Page): Promise<void> {
  await page.locator('[data-order^="shoot"]:not(.no)').first().click()
  await page.keyboard.press(']')
  await page.locator('.odds[role="img"]').first().waitFor()
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
      await page.goto('/')
      const file = { name: 'patrol.json', mimeType: 'application/json', buffer: Buffer.from(OVER) }
      await page.locator('input[type=file]').first().setInputFiles(file)
      const table = await page.locator('#tables a', { hasText: 'patrol' }).first().getAttribute('href')
      await page.goto(`/${(table ?? '').replace('/table/', '/replay/')}`)
      await page.locator('.cols [data-figure]').first().waitFor()
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

mkdirSync(FOLDER, { recursive: true })
const stage = await openStage()
try {
  let bytes = 0
  for (const shot of SHOTS) bytes += await take(stage, shot)
  if (bytes > MOST_BYTES) throw new Error(`The pictures are too large: ${bytes} bytes.`)
} finally {
  await stage.close()
}
