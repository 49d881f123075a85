/** Whatever stands in the address, the page answers with a sentence. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const PAGES = ['new', 'table', 'replay', 'rules', 'print', 'bench', 'campaign', 'new-campaign', 'editor']
const DEEPER = [
  'constructor',
  'rules/evac',
  'print/dead-walk',
  'print/even-death/own',
  'editor/dead-walk',
  'editor/even-death',
]
const WORDS = ['__proto__', 'constructor', 'toString']

it('names of prototypes in an address lead to a sentence, never to an error', async () => {
  const { page, troubles } = await stage.visit()
  for (const where of [...PAGES, ...DEEPER]) {
    for (const word of WORDS) {
      await page.goto(`/#/${where}/${word}`)
      await page.locator('main :is(h1, p), h1').first().waitFor()
      // The page that was there before may still be on its way out.
      const said = async (): Promise<number> => (await page.locator('body').innerText()).trim().length
      await expect.poll(said, { message: `${where}/${word}` }).toBeGreaterThan(10)
    }
  }
  expect(troubles).toEqual([])
}, 120_000)
