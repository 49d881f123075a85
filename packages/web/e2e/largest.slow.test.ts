/** The largest bad files, brought into the page: each is refused in words within two seconds. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evac } from '@shamble/evac'
import { anyMatch, MOST_TEXT, type Save, saveMatch, seededDice, startMatch } from '@shamble/kernel'
import { largestFiles, setUp } from '@shamble/kernel/testkit'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Stage } from './stage.ts'

/** Milliseconds in which a file is refused, whatever is in it. */
const SOON = 2_000
/** Whoever shares the machine may be in the way once. */
const TRIES = 3

const folder = mkdtempSync(join(tmpdir(), 'shamble-largest-'))
let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await stage.close()
  rmSync(folder, { recursive: true })
})

function honest(): Save {
  const match = startMatch(evac, setUp(evac), seededDice('largest'))
  for (let n = 0; n < 3; n++) {
    const [seat = ''] = match.pending()?.owe ?? []
    match.submit(seat, null, match.choices(seat)[0])
  }
  return JSON.parse(JSON.stringify(saveMatch(anyMatch(match), { private: true }))) as Save
}

const FILES = {
  ...largestFiles(honest()),
  'more than a file may have': () => ' '.repeat(MOST_TEXT + 1),
}

interface Watching {
  began: number
  took: number
}

/** From the moment the page has the file until it says that it was not opened. */
async function refusedIn(page: Page, file: string): Promise<number> {
  await page.reload()
  await page.getByRole('button', { name: 'Open a saved game' }).waitFor()
  await page.evaluate(() => {
    const watching: Watching = { began: 0, took: 0 }
    Object.assign(window, { watching })
    addEventListener('change', () => void (watching.began = performance.now()), { capture: true })
    new MutationObserver(() => {
      if (watching.took === 0 && document.body.innerText.includes('nothing was changed'))
        watching.took = performance.now() - watching.began
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.locator('input[type=file]').first().setInputFiles(file)
  const took = await page.waitForFunction(() => (window as unknown as { watching: Watching }).watching.took, null, {
    timeout: 60_000,
  })
  return took.jsonValue()
}

it.each(Object.entries(FILES))(
  '%s: refused within two seconds',
  async (name, make) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, make())
    const { page, context, troubles } = await stage.visit()
    await page.goto('/')
    const times: number[] = []
    while (times.length < TRIES && !times.some((ms) => ms <= SOON)) times.push(await refusedIn(page, file))
    expect(Math.min(...times)).toBeLessThanOrEqual(SOON)
    await expect.poll(() => page.getByText('The file was not opened and nothing was changed.').count()).toBe(1)
    expect(troubles).toEqual([])
    await context.close()
    rmSync(file)
  },
  240_000,
)
