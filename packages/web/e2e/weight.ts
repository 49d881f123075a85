/** What a new visitor loads from the start page to the first decision. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import type { Stage } from './stage.ts'

export interface Weight {
  readonly files: readonly string[]
  /** Bytes of script and style, the worker's included, packed as most servers do it, and as ours does. */
  readonly gzip: number
  readonly brotli: number
}

/** All that was asked for before the first orders were on the page; what is fetched while one reads them is not counted. */
export async function firstTable(stage: Stage): Promise<Weight> {
  const { page, context } = await stage.visit()
  const asked: Request[] = []
  context.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request)
  })
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[data-order]')) return
      seen.disconnect()
      document.documentElement.dataset['playable'] = String(performance.now())
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('[data-playable]').waitFor({ state: 'attached' })
  const before = [...asked]
  await page.waitForLoadState('networkidle')
  // By the page's own clock, which tells apart what happens within a millisecond; its worker has another one.
  const { playable, began } = await page.evaluate(() => ({
    playable: Number(document.documentElement.dataset['playable']) + performance.timeOrigin,
    began: Object.fromEntries(
      performance.getEntriesByType('resource').map((entry) => [entry.name, entry.startTime + performance.timeOrigin]),
    ),
  }))
  const loaded = await Promise.all(
    before
      .filter((request) => (began[request.url()] ?? request.timing().startTime) <= playable)
      .map(async (request) => {
        const body = (await (await request.response())?.body()) ?? Buffer.from('')
        return { path: new URL(request.url()).pathname, body }
      }),
  )
  await context.close()
  return {
    files: loaded.map(({ path }) => path),
    gzip: loaded.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0),
    brotli: loaded.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0),
  }
}
