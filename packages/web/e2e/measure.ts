/**
 * Measures the page in a real Chromium and prints the numbers as JSON: the size of everything the first playable table
 * needs, frames while 200 figures are dragged, hovered over and zoomed, and how soon odds are there after pointing.
 * Other load on the machine makes frames longer; run it alone.
 */
import { gzipSync } from 'node:zlib'
import { type Frames, framesOf, type Gesture } from './frames.ts'
import { playSave, withSettings } from './player.ts'
import { crowdedSave, saveFile } from './saves.ts'
import { openStage, type Stage } from './stage.ts'

/** Compressed bytes of script and style that a new visitor loads up to the first question, the worker included. */
async function firstTable(stage: Stage): Promise<number> {
  const { page } = await stage.visit({ serviceWorkers: 'block' })
  let bytes = 0
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return
    reading.push(
      response.body().then((body) => {
        bytes += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.ln.ask').waitFor()
  await Promise.all(reading)
  await page.context().close()
  return bytes
}

async function gestures(stage: Stage): Promise<Record<Gesture, Frames>> {
  const { page } = await stage.visit()
  await withSettings(page, { motion: 'full' })
  await playSave(page, crowdedSave())
  await page.waitForTimeout(1500)
  const rest = await framesOf(page, 'rest')
  const drag = await framesOf(page, 'drag')
  const hover = await framesOf(page, 'hover')
  const zoom = await framesOf(page, 'zoom')
  await page.context().close()
  return { rest, drag, hover, zoom }
}

/** Milliseconds from pointing at a target to its odds, the longest of several. */
async function oddsAfterPointing(stage: Stage): Promise<number> {
  const { page } = await stage.visit()
  await withSettings(page)
  const zombies = [14, 13, 12, 11].map((y) => ({ at: [18, y] as const }))
  await playSave(page, saveFile({ marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }], zombies }))
  await page.locator('[data-order^="shoot"]').first().click()
  let longest = 0
  for (const figure of zombies.map((_, i) => `zombie ${i + 1}`)) {
    const took = await page.evaluate(
      (name) =>
        new Promise<number>((done) => {
          const box = document.querySelector(`[data-figure="${name}"]`)?.getBoundingClientRect()
          const board = document.querySelector('[data-board]')
          if (!box || !board) throw new Error(`${name} is not there`)
          const began = performance.now()
          const look = (): void => {
            const there = document.querySelector(`.pop[aria-label$="${name.slice(1)}"] .odds[role="img"]`)
            if (there) done(performance.now() - began)
            else requestAnimationFrame(look)
          }
          const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
          board.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse', ...at }))
          look()
        }),
      figure,
    )
    longest = Math.max(longest, took)
  }
  await page.context().close()
  return Math.round(longest)
}

const stage = await openStage()
try {
  console.log(
    JSON.stringify({
      firstTableBytes: await firstTable(stage),
      oddsMs: await oddsAfterPointing(stage),
      frames: await gestures(stage),
    }),
  )
} finally {
  await stage.close()
}
