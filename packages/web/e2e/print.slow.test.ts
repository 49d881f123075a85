import { deadWalkPrintables } from '@shamble/dead-walk/print'
import { dropDeadPrintables } from '@shamble/drop-dead/print'
import { evacPrintables } from '@shamble/evac/print'
import { htmlOf, PAPERS, type PaperName, type Printables, sheets, type Settings, STANDARD } from '@shamble/print'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { atRest, DESK, openStage, PHONE, sideways, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const GAMES: readonly Printables[] = [evacPrintables, dropDeadPrintables, deadWalkPrintables]
const KINDS = [
  { paper: 'a4', size: 'full', backs: false },
  { paper: 'letter', size: 'full', backs: true },
  { paper: 'a4', size: 'half', backs: true },
  { paper: 'letter', size: 'half', backs: false },
] as const
const CASES = GAMES.flatMap((game) =>
  KINDS.map((kind) => [game.title, kind.paper, kind.size, game, { ...STANDARD, ...kind }] as const),
)

const POINTS_PER_MM = 72 / 25.4

/** How many pages a PDF has, and how large they are, in millimetres. */
async function pdfOf(page: Page): Promise<{ pages: number; sizes: string[] }> {
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, numbers = '']) => {
    const [, , width = 0, height = 0] = numbers.trim().split(/\s+/).map(Number)
    return `${Math.round(width / POINTS_PER_MM)} x ${Math.round(height / POINTS_PER_MM)}`
  })
  return { pages: [...text.matchAll(/\/Type\s*\/Page\b/g)].length, sizes: [...new Set(boxes)] }
}

const sizeOf = (paper: PaperName): string => `${Math.round(PAPERS[paper].width)} x ${Math.round(PAPERS[paper].height)}`

const SAMPLES = new Set(['T05', 'Zombie 7', 'zombie 1', 'Door', 'E01', 'pistol'])

/** Whatever is cut off: an element that leaves its piece, a piece or a heading that comes too near to the edge. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 0.75
    const EDGE = (4 * 96) / 25.4
    const found: string[] = []
    const leaves = (inner: DOMRect, outer: DOMRect, by: number): boolean =>
      inner.left < outer.left + by ||
      inner.top < outer.top + by ||
      inner.right > outer.right - by ||
      inner.bottom > outer.bottom - by
    const isInside = (element: Element): boolean => element.parentElement?.closest('svg') !== null
    document.querySelectorAll('.p-page').forEach((sheet, i) => {
      const paper = sheet.getBoundingClientRect()
      const note = (what: string): void => void found.push(`page ${i + 1}: ${what}`)
      const strip = sheet.querySelector('.p-strip')
      if (!strip || strip.scrollWidth > strip.clientWidth + 1 || strip.scrollHeight > strip.clientHeight + 1)
        note('the heading is too long')
      for (const part of sheet.querySelectorAll('.p-strip, .p-piece'))
        if (leaves(part.getBoundingClientRect(), paper, EDGE - SLACK)) note(`${part.className} is at the edge`)
      for (const piece of sheet.querySelectorAll<HTMLElement>('.p-piece')) {
        const room = piece.getBoundingClientRect()
        for (const element of piece.querySelectorAll('*'))
          if (!isInside(element) && leaves(element.getBoundingClientRect(), room, -SLACK))
            note(`${element.tagName} leaves ${piece.dataset.id}`)
        for (const words of piece.querySelectorAll('svg text'))
          if (leaves(words.getBoundingClientRect(), room, -SLACK)) note(`words leave ${piece.dataset.id}`)
      }
    })
    return found
  })

describe('the pages of a game', () => {
  it.each(CASES)('%s on %s, %s size: as many as there are, of the right size, nothing cut off', async (...one) => {
    const [, , , game, settings] = one
    const { page } = await stage.visit()
    const pages = sheets(game, settings satisfies Settings)
    await page.setContent(htmlOf(pages, settings.paper, game))
    expect(await cutOff(page)).toEqual([])
    expect(await pdfOf(page)).toEqual({ pages: pages.length, sizes: [sizeOf(settings.paper)] })
    await page.close()
  })

  it('have templates that measure what they say', async () => {
    const { page } = await stage.visit()
    await page.setContent(htmlOf(sheets(deadWalkPrintables), 'letter', deadWalkPrintables))
    const measured = await page.evaluate(() =>
      [...document.querySelectorAll('.p-template svg')].map((drawing) => {
        const { width, height } = drawing.querySelector('.p-measure')!.getBoundingClientRect()
        const mm = (pixels: number): string => (Math.round((pixels * 254) / 96) / 10).toFixed(0)
        const says = ['data-width', 'data-height'].map((name) => Number(drawing.getAttribute(name)).toFixed(0))
        return [drawing.getAttribute('aria-label'), `${mm(width)} x ${mm(height)}`, says.join(' x ')]
      }),
    )
    expect(measured.length).toBeGreaterThan(10)
    expect(measured.filter(([, is, says]) => is !== says)).toEqual([])
    expect(Object.fromEntries(measured.map(([id, is]) => [id, is]))).toMatchObject({
      Check: '16 x 100',
      Blast: '100 x 100',
      Shotgun: '50 x 150',
    })
  })

  it('have pieces of their real size', async () => {
    const { page } = await stage.visit()
    const sizes: Record<string, string> = {}
    for (const game of GAMES) {
      await page.setContent(htmlOf(sheets(game), 'a4', game))
      const measured = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.p-piece')].map((piece) => {
          const { width, height } = (piece.firstElementChild ?? piece).getBoundingClientRect()
          return { id: piece.dataset.id ?? '', width, height }
        }),
      )
      const mm = (pixels: number): number => Math.round((pixels * 25.4) / 96)
      for (const { id, width, height } of measured)
        if (SAMPLES.has(id)) sizes[`${game.id} ${id}`] = `${mm(width)} x ${mm(height)}`
    }
    expect(sizes).toEqual({
      'evac T05': '175 x 175',
      'evac zombie 1': '22 x 44',
      'evac Door': '20 x 12',
      'evac pistol': '44 x 63',
      'drop-dead T05': '100 x 100',
      'drop-dead Zombie 7': '22 x 44',
      'drop-dead E01': '63 x 88',
      'dead-walk Zombie 7': '25 x 50',
    })
  })
})

describe('printing from the set-up page', () => {
  it('leads to the same pages, and prints nothing else', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/#/new/evac')
    await page.getByRole('link', { name: 'Print the pieces' }).click()
    await page.waitForURL(/#\/print\/evac/)
    const status = page.getByRole('status')
    const pages = sheets(evacPrintables)
    await status.getByText(`${pages.length} pages`).waitFor()
    expect(await cutOff(page)).toEqual([])
    expect(await pdfOf(page)).toEqual({ pages: pages.length, sizes: [sizeOf('a4')] })
    expect(troubles).toEqual([])
  })

  it('follows paper, size, parts and backs', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/print/drop-dead')
    await page.getByText('Letter', { exact: true }).click()
    await page.getByText('Half', { exact: true }).click()
    for (const part of ['Cards', 'Counters', 'Sheets', 'Reference'])
      await page.getByRole('switch', { name: part }).uncheck({ force: true })
    await page.getByRole('switch', { name: 'Backs' }).check({ force: true })
    const settings: Settings = { paper: 'letter', size: 'half', parts: ['tiles'], backs: true }
    const pages = sheets(dropDeadPrintables, settings)
    await page.getByRole('status').getByText(`${pages.length} pages`).waitFor()
    await expect.poll(() => page.locator('.p-page').count()).toBe(pages.length)
    expect(await pdfOf(page)).toEqual({ pages: pages.length, sizes: [sizeOf('letter')] })
  })

  it('opens the dialog of the browser', async () => {
    const { page } = await stage.visit()
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.goto('/#/print/evac')
    await page.getByRole('button', { name: 'Print' }).click()
    await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('yes')
  })

  it('says so where there is nothing to print', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/print/chess')
    await page.getByRole('heading', { name: 'There is nothing to print of this game.' }).waitFor()
  })

  it('takes its rules of style away again when the page is left', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/print/evac')
    await page.locator('.p-page').first().waitFor()
    const rules = (): Promise<number> => page.evaluate(() => document.adoptedStyleSheets.length)
    await expect.poll(() => rules()).toBe(1)
    await page.getByRole('link', { name: 'To the set-up' }).click()
    await page.getByRole('link', { name: 'Print the pieces' }).waitFor()
    await expect.poll(() => rules()).toBe(0)
  })

  it('fits a phone, and has nothing serious for an accessibility checker', async () => {
    for (const viewport of [DESK, PHONE]) {
      const { page } = await stage.visit({ viewport })
      await page.goto('/#/print/drop-dead')
      await page.locator('.p-page').first().waitFor()
      for (const part of ['Tiles', 'Counters', 'Cards', 'Sheets'])
        await page.getByRole('switch', { name: part }).uncheck({ force: true })
      await expect.poll(() => sideways(page)).toBe(0)
      await atRest(page)
      const { violations } = await checker(page).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)).toEqual([])
    }
  })
})
