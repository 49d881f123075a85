import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import { atRest, DESK, openStage, PHONE, sideways, type Stage } from './stage.ts'
import { firstTable } from './weight.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const begin = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/#\/table\/\w+/)
  return page.url()
}

/** From wherever the page is, back to the start without loading it anew. */
const toStart = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page.getByRole('heading', { name: 'Or choose a game' }).waitFor()
}

describe('the start page', () => {
  it('offers five games with their authors, and all can be played', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/')
    const plates = page.locator('.plates > li')
    await plates.first().waitFor()
    await expect.poll(() => plates.count()).toBe(5)
    for (const credit of ['Jonathan Clarke', 'FM 16-24', 'Raupach', 'Jim Wallman', 'Liam Thomas'])
      await expect.poll(() => page.locator('.plates').innerText()).toContain(credit)
    await expect.poll(() => page.getByText('Not playable yet').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('begins a game with one press', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/')
    await begin(page)
    await toStart(page)
    const row = page.locator('.table-row')
    await expect.poll(() => row.innerText()).toContain('Quick Patrol')
    await expect.poll(() => row.innerText()).toContain('Your move')
    expect(troubles).toEqual([])
  })

  it('has *Begin* in sight on a phone', async () => {
    const { page } = await stage.visit({ viewport: PHONE, hasTouch: true })
    await page.goto('/')
    const box = await page.getByRole('button', { name: 'Begin' }).boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height)
  })

  it('takes the three fields by keyboard alone', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    const you = page.getByRole('combobox', { name: /^You/ })
    await you.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect.poll(() => you.innerText()).toBe('The dead')
    const against = page.getByRole('combobox', { name: /^Against/ })
    await against.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect.poll(() => against.innerText()).toBe('Three marines, steady bot')
    await page.getByRole('button', { name: 'Begin' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/table\//)
  })

  it('keeps settings, closes them with Esc and gives the focus back', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    const settings = page.getByRole('button', { name: 'Settings' })
    await settings.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Paper', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('dialog').count()).toBe(0)
    await expect.poll(() => settings.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.reload()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('paper')
  })

  it('asks nobody else for anything', async () => {
    const { page, asked } = await stage.visit({ serviceWorkers: 'allow' })
    await page.goto('/')
    await begin(page)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((url) => !url.startsWith(stage.address))).toEqual([])
  })
})

describe('setting up a table', () => {
  it('says the whole setting as a sentence and begins what it says', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/#/new/evac')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    await expect
      .poll(() => heading.innerText())
      .toContain('you play three marines, a steady bot plays the dead, by the book')
    await page.getByText('Find the Helipad').click()
    await page.getByRole('button', { name: 'Marines: more' }).click()
    await page.getByRole('button', { name: 'Recruit' }).click()
    const dead = page.locator('.seat', { hasText: 'The dead' })
    await dead.getByText('Someone here').click()
    await dead.getByPlaceholder('Their name').fill('Ruth')
    await expect
      .poll(() => heading.innerText())
      .toBe('Evac, Find the Helipad: you play four marines, Ruth plays the dead, with 2 house rules.')
    await expect.poll(() => page.locator('.rule.changed').count()).toBe(2)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/#\/table\//)
    await toStart(page)
    await expect.poll(() => page.locator('.table-row').innerText()).toContain('Find the Helipad')
    expect(troubles).toEqual([])
  })

  it('finds a house rule by its words and takes a change back to the book', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/new/evac')
    await page.getByRole('searchbox').fill('grenades kill')
    await page.getByRole('switch', { name: /./ }).last().focus()
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('with 1 house rule')
    await page.getByRole('button', { name: /^Back to/ }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('by the book')
  })

  it('keeps what was chosen while a rule is looked up', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/new/evac')
    await page.getByRole('button', { name: 'Nightmare' }).click()
    const sentence = await page.getByRole('heading', { level: 1 }).innerText()
    await page.locator('.rule.changed a').first().click()
    await page.waitForURL(/#\/rules\/evac\/ev\./)
    await page.goBack()
    await page.getByRole('button', { name: 'Nightmare' }).waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(sentence)
  })

  it('rolls a table until it pleases, on a phone as well, and keeps it while a rule is looked up', async () => {
    const { page, troubles } = await stage.visit({ viewport: { ...PHONE, width: 320 }, hasTouch: true })
    await page.goto('/#/new/dead-walk')
    await page.getByText('Skirmish', { exact: true }).click()
    const plan = page.locator('.map-plan svg')
    await plan.waitFor()
    await page.getByText('120 by 120', { exact: true }).click()
    await page.getByText(/^16 squares/).waitFor()
    const drawn = await plan.innerHTML()
    await page.getByRole('button', { name: 'Roll again' }).click()
    await expect.poll(() => plan.innerHTML()).not.toBe(drawn)
    await expect.poll(() => sideways(page)).toBe(0)
    const sentence = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/#/rules/dead-walk')
    await page.goBack()
    await plan.waitFor()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(sentence)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.waitForURL(/#\/table\//)
    await toStart(page)
    await expect.poll(() => page.locator('.table-row').innerText()).toContain(' the block')
    expect(troubles).toEqual([])
  })

  it('leads to the rules of its own game, and they to those of the others', async () => {
    const { page, troubles } = await stage.visit()
    await page.goto('/#/new/run-or-shoot')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' }).click()
    await page.getByRole('heading', { name: 'Rules of Run? ... or Shoot?' }).waitFor()
    await page.getByRole('combobox', { name: 'Rules of' }).click()
    await page.getByRole('option', { name: 'Drop Dead' }).click()
    await page.getByRole('heading', { name: 'Rules of Drop Dead' }).waitFor()
    expect(troubles).toEqual([])
  })

  it('says that a game cannot be played here yet', async () => {
    const { page } = await stage.visit()
    await page.goto('/#/new/even-life')
    await page.getByRole('heading', { name: 'This game cannot be played here yet.' }).waitFor()
  })
})

describe('the tables of this browser', () => {
  it('are there after a reload, are continued, renamed and deleted', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    const table = await begin(page)
    await page.reload()
    expect(page.url()).toBe(table)
    await page.goto('/#/')
    await page.reload()
    await page.locator('.table-row > a').click()
    await page.waitForURL(table)
    await toStart(page)
    await page.getByRole('button', { name: 'Rename Quick Patrol' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('The long night')
    await page.getByRole('button', { name: 'Rename it' }).click()
    await page.locator('.table-row', { hasText: 'The long night' }).waitFor()
    await page.getByRole('button', { name: 'Delete The long night' }).click()
    await page.getByRole('button', { name: 'Delete the table' }).click()
    await page.locator('.table-row').waitFor({ state: 'detached' })
  })

  it('go out to a file and come back from it', async () => {
    const { page } = await stage.visit()
    await page.goto('/')
    await begin(page)
    await toStart(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save Quick Patrol to a file' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('evac-quick-patrol-turn-1.json')
    const buffer = await readFile(await download.path())
    await page.locator('input[type=file]').setInputFiles({ name: 'again.json', mimeType: 'application/json', buffer })
    await page.waitForURL(/#\/table\//)
    await page.locator('[data-figure]').first().waitFor()
    await toStart(page)
    await page.locator('.table-row', { hasText: 'again' }).waitFor()
    await expect.poll(() => page.locator('.table-row').count()).toBe(2)
  })

  it.each([
    ['no JSON at all', 'once upon a time', /not JSON/, /line 1, column 1/],
    ['no save', '{"format":"shamble-save","version":1}', /missing|expected/, /game/],
  ])('do not change when a file is refused: %s', async (_, text, why, at) => {
    const { page } = await stage.visit()
    await page.goto('/')
    await begin(page)
    await toStart(page)
    const before = await page.locator('.table-list').innerText()
    const file = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    await expect.poll(() => alert.innerText()).toContain('nothing was changed')
    await expect.poll(() => alert.innerText()).toMatch(why)
    await expect.poll(() => alert.innerText()).toMatch(at)
    await expect.poll(() => page.locator('.table-list').innerText()).toBe(before)
  })
})

describe('everybody', () => {
  const PAGES = [
    ['start', '/#/', 'Or choose a game'],
    ['set-up', '/#/new/evac', 'Scenario'],
  ] as const

  it.each(PAGES)('%s fits a phone without sideways scrolling', async (_, path, title) => {
    for (const width of [PHONE.width, 320]) {
      const { page } = await stage.visit({ viewport: { ...PHONE, width }, hasTouch: true })
      await page.goto(path)
      await page.getByRole('heading', { name: title }).waitFor()
      await expect.poll(() => sideways(page)).toBe(0)
    }
  })

  const LOOKS = PAGES.flatMap((one) => [[...one, 'dark', DESK] as const, [...one, 'light', PHONE] as const])
  it.each(LOOKS)(
    '%s has nothing serious for an accessibility checker (%s, %s, %s, %o)',
    async (_, path, title, light, viewport) => {
      const { page } = await stage.visit({ viewport, colorScheme: light })
      await page.goto(path)
      await page.getByRole('heading', { name: title }).waitFor()
      if (path === '/#/new/evac') {
        await page.getByRole('button', { name: 'Nightmare' }).click()
        await page.getByRole('button', { name: /^The dead/ }).click()
      }
      expect(await serious(page)).toEqual([])
      await page.getByRole('combobox').first().click()
      expect(await serious(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Settings' }).click()
      expect(await serious(page)).toEqual([])
    },
  )

  async function serious(page: Page): Promise<string[]> {
    await atRest(page)
    const { violations } = await checker(page).analyze()
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  }
})

describe('loading', () => {
  it('works without a network once it was loaded, table included', async () => {
    const { page, context } = await stage.visit({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await context.setOffline(true)
    await page.reload()
    await begin(page)
    await page.goto('/#/new/evac')
    await page.getByRole('heading', { name: 'Scenario' }).waitFor()
    await context.setOffline(false)
  })

  it('needs at most 10 KB for a warm load', async () => {
    const { page, context } = await stage.visit({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    await page.reload()
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    let bytes = 0
    line.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.reload()
    await page.getByRole('heading', { name: 'Or choose a game' }).waitFor()
    await page.waitForTimeout(500)
    expect(bytes).toBeLessThan(10_000)
  })

  /** From the start page; what is fetched while the first question is read (the sentences of the rules, bots) is not needed. */
  it('needs at most 150 KB of compressed script and style for the first table', async () => {
    const { files, gzip, brotli } = await firstTable(stage)
    for (const part of ['shell', 'worker', 'evac', 'table', 'display'])
      expect(files.some((file) => file.startsWith(`/assets/${part}-`))).toBe(true)
    expect(files.some((file) => /(book|extras|searching|log|telling|preview)-/.test(file))).toBe(false)
    expect(gzip).toBeLessThanOrEqual(150_000)
    // As our own server packs it.
    expect(brotli).toBeLessThanOrEqual(145_000)
  })
})
