import { describe, expect, it } from 'vitest'
import { lawsBroken } from './testing.ts'

const FILE = 'packages/web/e2e/x.slow.test.ts'

describe('what a page shows is waited for', () => {
  it.each([
    `expect(await page.locator('.die').count()).toBe(1)`,
    'expect(await row.innerText()).toMatch(/Your move/)',
    `expect(await page.evaluate(() => document.title), 'title').toBe('Shamble')`,
  ])('%s is refused', (text) => {
    expect(lawsBroken(FILE, text)).toEqual(['one-look'])
    expect(lawsBroken('packages/web/src/x.test.ts', text)).toEqual([])
  })

  it.each([
    `await expect.poll(() => page.locator('.die').count()).toBe(1)`,
    'expect(await playByKeys(page)).toBeGreaterThan(1)',
    'expect(visit.troubles).toEqual([])',
  ])('%s is allowed', (text) => {
    expect(lawsBroken(FILE, text)).toEqual([])
  })
})
