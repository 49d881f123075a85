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
      document.documentElement.dataset['playable'] = String(Date.now())
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('[data-playable]').waitFor({ state: 'attached' })
  const playable = Number(await page.locator('html').getAttribute('data-playable'))
  const loaded = await Promise.all(
    asked.map(async (request) => {
      const body = (await (await request.response())?.body()) ?? Buffer.from('')
      return { path: new URL(request.url()).pathname, began: request.timing().startTime, body }
    }),
  )
  const needed = loaded.filter(({ began }) => began <= playable)
  await context.close()
  return {
    files: needed.map(({ path }) => path),
    gzip: needed.reduce((sum, { body }) => sum + gzipSync(body, { level: 9 }).length, 0),
    brotli: needed.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0),
  }
}
