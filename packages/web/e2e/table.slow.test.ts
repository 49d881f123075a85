import { evac } from '@shamble/evac'
import { anyGame, openSave, type Save } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checker } from './checker.ts'
import {
  atTable,
  clickFigure,
  clickSquare,
  playByClicks,
  playByKeys,
  playSave,
  question,
  waitFor,
  withSettings,
} from './player.ts'
import { heapOf } from './memory.ts'
import { givenUpSave, saveFile } from './saves.ts'
import { atRest, openStage, PHONE, sideways, type Stage, type Visit, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function begin(visit: Visit, settings: Readonly<Record<string, string>> = {}, from = '/'): Promise<Page> {
  const { page } = visit
  await withSettings(page, settings)
  await page.goto(from)
  await page.getByRole('button', { name: 'Begin' }).click()
  await atTable(page)
  return page
}

/** What the host was bound to before the first roll. */
const commitmentIn = ({ dice }: Save): string => (dice.kind === 'committed' ? dice.commitment : '')

/** One marine and three of the dead in a row before him, in the open. */
const STREET = saveFile({
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
})

const seriousIn = async (page: Page): Promise<string[]> => {
  await atRest(page)
  const { violations } = await checker(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`)
}

/** Where every figure stands, as the board shows it. */
const figures = (page: Page): Promise<string[]> =>
  page
    .locator('[data-figure]')
    .evaluateAll((all) =>
      all
        .map(
          (el) =>
            `${(el as HTMLElement).dataset['figure']} ${el.getAttribute('style') ?? el.getAttribute('transform')}`,
        )
        .sort(),
    )

// Some 200 decisions in a real browser: longer than a unit test may take.
describe('a whole game', { timeout: 180_000 }, () => {
  it('is played to its end by clicks, read in its report, and replayed to the same end', async () => {
    const visit = await stage.visit()
    const page = await begin(visit)
    // Moments all over the game are remembered, however long it is: after which entry, and where everybody stood.
    const moments = new Map<number, string[]>()
    let looks = 0
    const decisions = await playByClicks(page, async () => {
      const lines = page.locator('.ln[data-until]')
      if (looks++ % 6 === 0 && (await lines.count()) > 15) {
        const until = await lines.last().getAttribute('data-until')
        const stood = await figures(page)
        if ((await lines.last().getAttribute('data-until')) === until) moments.set(Number(until) + 1, stood)
      }
      return false
    })
    expect(decisions).toBeGreaterThan(10)
    const last = await page.locator('.ln .words').last().innerText()
    const end = await figures(page)
    const reason = await page.locator('.ending .said p').innerText()

    await page.getByRole('button', { name: 'Report and replay' }).click()
    await page.getByText('After-action report').waitFor()
    await expect.poll(() => page.locator('.sum').innerText()).toBe(reason)
    await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/dice/)
    expect(await seriousIn(page)).toEqual([])
    await page.locator('.cols [data-figure]').first().waitFor()
    await expect.poll(() => figures(page)).toEqual(end)
    await expect.poll(() => page.locator('.scrub .at > span').innerText()).toContain(last)

    const slider = page.getByRole('slider', { name: 'Moment of the game' })
    await slider.focus()
    await page.keyboard.press('Home')
    await page.locator('[aria-valuenow="0"]').waitFor()
    // A line that tells of several entries in a row may have grown since: the first moment at which one still ends.
    const latest = Math.max(...moments.keys())
    let at = 0
    while (!moments.has(at) && at < latest) {
      await page.keyboard.press('ArrowRight')
      await page.locator(`[role="slider"]:not([aria-valuenow="${at}"])`).waitFor()
      at = Number(await slider.getAttribute('aria-valuenow'))
    }
    await expect.poll(() => figures(page)).toEqual(moments.get(at))
    expect(visit.troubles).toEqual([])
  })

  it('is played to its end by keyboard alone', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await page.goto('/')
    // From the top of the page to the one filled button.
    for (let i = 0; i < 40; i++) {
      const begins = await page.evaluate(() =>
        ((document.activeElement as HTMLButtonElement | null)?.innerText ?? '').startsWith('Begin'),
      )
      if (begins) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await atTable(page)
    const decisions = await playByKeys(page)
    expect(decisions).toBeGreaterThan(10)
    await expect.poll(() => page.locator('.ending').count()).toBe(1)
    expect(visit.troubles).toEqual([])
  })
})

describe('the table', () => {
  it('asks one thing, in the log, in the tab and aloud', async () => {
    const visit = await stage.visit()
    await withSettings(visit.page)
    await visit.page.addInitScript(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const listen = (): void => {
        const words = document.querySelector('[role="alert"]')?.textContent ?? ''
        if (words !== '' && words !== heard.at(-1)) heard.push(words)
      }
      new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await playSave(visit.page, STREET)
    // Said once, as soon as it is known what could bite here.
    await visit.page.locator('[role="alert"]', { hasText: /to act.*bite/ }).waitFor()
    await expect.poll(() => visit.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toHaveLength(1)
    const told = await visit.page.evaluate(() => ({
      log: document.querySelector<HTMLElement>('.ln.ask p')?.innerText ?? '',
      tab: document.title,
      aloud: document.querySelector<HTMLElement>('[role="alert"]')?.innerText,
    }))
    expect(told.log).toMatch(/to act/)
    expect(told.tab).toBe(`${told.log} | Shamble`)
    expect(told.aloud).toBe(told.log)
  })

  it('shows what an attack would do before it is done, and does it by the one filled button', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, STREET)
    await page.locator('[data-order^="shoot"]').first().click()
    await clickFigure(page, 'zombie 1')
    await page.locator('.pop .odds[role="img"]').first().waitFor()
    const pop = page.locator('.pop')
    await expect
      .poll(() => pop.locator('.odds').first().getAttribute('aria-label'))
      .toMatch(/kill \d+%, knock down \d+%, miss \d+%/)
    await expect.poll(() => page.locator('.btn.go').count()).toBe(1)
    await expect.poll(() => page.locator('.btn.go').innerText()).toMatch(/Stand and fire at 1/)
    await page.keyboard.press('Escape')
    await expect.poll(() => pop.count()).toBe(0)
    await expect.poll(() => page.locator('.ln .words').count()).toBe(0)
    await clickFigure(page, 'zombie 1')
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'fires at' }).waitFor()
    await expect.poll(() => page.locator('.tray .die').count()).toBeGreaterThan(0)
    expect(visit.troubles).toEqual([])
  })

  it('takes a step back before a roll, and refuses to after one', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, STREET)
    const before = await figures(page)
    await page.locator('[data-order="move"]').click()
    await clickSquare(page, 18, 19)
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'moves' }).waitFor()
    await expect.poll(() => figures(page)).not.toEqual(before)
    await page.keyboard.press('u')
    await page.locator('.ln .words').waitFor({ state: 'detached' })
    await expect.poll(() => figures(page)).toEqual(before)

    await page.locator('[data-order^="shoot"]').first().click()
    await clickFigure(page, 'zombie 1')
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'fires at' }).waitFor()
    await page.keyboard.press('u')
    const no = page.locator('.refuse')
    await no.waitFor()
    await expect.poll(() => no.innerText()).toContain('The dice thrown since')
    await expect.poll(() => page.locator('.ln .words', { hasText: 'fires at' }).count()).toBe(1)
    await no.getByRole('button', { name: 'Take it back all the same' }).click()
    await page.locator('.ln .words').waitFor({ state: 'detached' })
    await expect.poll(() => figures(page)).toEqual(before)
  })

  it('goes on in the middle of a burst after the page was loaded anew', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    // A secret with which the first shots do not end the burst.
    await playSave(page, STREET)
    for (let i = 0; i < 20; i++) {
      await page.locator('[data-order^="shoot"]').first().click()
      await clickFigure(page, 'zombie 1')
      await page.locator('.commit').click()
      await page.locator('.ln .words', { hasText: 'fires at' }).waitFor()
      if (/can fire on/.test(await question(page))) break
      expect(i).toBeLessThan(19)
    }
    const words = await question(page)
    const log = await page.locator('.ln .words').allInnerTexts()
    const now = await figures(page)
    await page.reload()
    await atTable(page)
    await waitFor(page, /can fire on/)
    await expect.poll(() => question(page)).toBe(words)
    await expect.poll(() => page.locator('.ln .words').allInnerTexts()).toEqual(log)
    await expect.poll(() => figures(page)).toEqual(now)
    await page.locator('[data-order="cease-fire"]').click()
    await waitFor(page, /^(?!.*can fire on)/)
    expect(visit.troubles).toEqual([])
  })

  it('says no with the rule, and shows the board as it was', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    // Nobody is near enough to be walked up to.
    await playSave(
      page,
      saveFile({ marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }], zombies: [{ at: [18, 6] }] }),
    )
    await page.locator('[data-order="strike"]').click({ force: true })
    const no = page.locator('.refuse')
    await no.waitFor()
    await no.locator('button.cl').click()
    await expect.poll(() => no.locator('.clause').innerText()).toMatch(/from the book|our ruling/)
    await no.getByRole('button', { name: 'Open the rules here' }).click()
    await page.locator('.rules article.at').waitFor()
    await page.getByRole('searchbox').fill('burst')
    await expect.poll(() => page.locator('.rules article').count()).toBeGreaterThan(1)
    await page.keyboard.press('Escape')

    await page.locator('[data-order="move"]').click()
    await clickSquare(page, 18, 19)
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'moves' }).waitFor()
    const now = await figures(page)
    await page.locator('.ln .words').first().click()
    await page.getByText('As it was').waitFor()
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect.poll(() => figures(page)).toEqual(now)
    expect(visit.troubles).toEqual([])
  })

  it('is the same in words, and can be played there', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, STREET)
    await page.getByRole('button', { name: 'The table in words' }).click()
    const tree = page.getByRole('tree', { name: 'The table in words' })
    await tree.getByRole('treeitem', { name: /Zombie 1, at 18,14/ }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('treeitem')
    // By its place in the tree: the words of a line grow once it is known what could bite here.
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('data-node') ?? null)
    const first = await focused()
    await page.keyboard.press('End')
    await expect.poll(focused).not.toBe(first)
    await page.keyboard.press('Home')
    await expect.poll(focused).toBe(first)
    await tree.getByRole('treeitem', { name: /Zombie 1,/ }).click()
    await page.locator('.commit').waitFor()
    expect(visit.troubles).toEqual([])
  })

  it.each(['night', 'paper'])('has nothing serious for an accessibility checker to find, by %s', async (theme) => {
    const { page } = await stage.visit()
    await withSettings(page, { theme })
    await playSave(page, STREET)
    expect(await seriousIn(page)).toEqual([])
    await page.locator('[data-order^="shoot"]').first().click()
    await clickFigure(page, 'zombie 1')
    await page.locator('.pop .odds[role="img"]').first().waitFor()
    expect(await seriousIn(page)).toEqual([])
    await page.keyboard.press('?')
    await page.locator('.rules article').first().waitFor()
    expect(await seriousIn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'The table in words' }).click()
    expect(await seriousIn(page)).toEqual([])
  })
})

describe('real dice', () => {
  const SAVE = saveFile({
    marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
    zombies: [{ at: [18, 14] }, { at: [18, 13] }],
    physical: ['M1'],
  })

  it('are asked for one by one, typed as digits or by pressing a face, and corrected', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, SAVE)
    const fire = async (): Promise<void> => {
      await page.locator('[data-order^="shoot"]').first().click()
      await clickFigure(page, 'zombie 1')
      await page.locator('.commit').click()
      await page.locator('.typing').waitFor()
    }
    await fire()
    await expect.poll(() => page.locator('.typing h3').innerText()).toMatch(/Roll one d6/)
    await expect.poll(() => page.locator('.typing .need').innerText()).toMatch(/1[\s\S]*miss/i)
    await expect.poll(() => question(page)).toMatch(/Roll one d6/)

    // The order can be taken back as long as no die is typed.
    await page.getByRole('button', { name: 'Take the order back' }).click()
    await page.locator('.typing').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.ln .words').count()).toBe(0)

    await fire()
    await page.keyboard.press('6')
    await page.locator('.ln .words', { hasText: 'kills it' }).waitFor()
    await expect.poll(() => page.locator('.ln .hand').count()).toBe(1)

    // A mistype is corrected until the next order.
    await page.getByRole('button', { name: 'I mistyped that die' }).click()
    await page.locator('.typing').waitFor()
    await page.getByRole('button', { name: 'It shows 2' }).click()
    await page.locator('.ln .words', { hasText: 'knocks it down' }).waitFor()
    expect(visit.troubles).toEqual([])
  })

  it('wait after the page was loaded anew', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, SAVE)
    await page.locator('[data-order^="shoot"]').first().click()
    await clickFigure(page, 'zombie 1')
    await page.locator('.commit').click()
    await page.locator('.typing').waitFor()
    await page.reload()
    await page.locator('.typing').waitFor()
    await page.keyboard.press('6')
    await page.locator('.ln .words', { hasText: 'kills it' }).waitFor()
    expect(visit.troubles).toEqual([])
  })
})

const TWO = saveFile({
  marines: [
    { seat: 'M1', type: 'grunt', at: [18, 18] },
    { seat: 'M2', type: 'medic', at: [18, 19] },
  ],
  zombies: [{ at: [3, 3] }],
  holders: { M1: { person: 'Ann' }, M2: { person: 'Bea' } },
})

describe('several persons at one screen', () => {
  it('hand it on by a ribbon, and are asked before something is taken back', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(page, TWO)
    await waitFor(page, /act/)
    await page.locator('[data-order="end"]').click()
    // Nothing was done: it is asked whether that is meant.
    await page.locator('.commit').click()
    await page.locator('.ribbon', { hasText: 'Pass the screen to Bea' }).waitFor()
    // What Ann presses in haste decides nothing for Bea, who takes the screen by a key that is shown.
    const taken = page.getByRole('button', { name: 'I am Bea' })
    await expect.poll(() => taken.innerText()).toMatch(/Enter/)
    await expect.poll(() => taken.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('e')
    await expect.poll(() => page.locator('.commit').count()).toBe(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.ribbon').count()).toBe(0)
    await expect.poll(() => page.locator('.commit').count()).toBe(0)
    await page.locator('[data-order="move"]').click()
    await clickSquare(page, 18, 21)
    await page.locator('.commit').click()
    await page.locator('.ln .words', { hasText: 'moves' }).waitFor()
    expect(visit.troubles).toEqual([])
  })
})

describe('a decision in secret', () => {
  it('waits behind a curtain that is held open, and falls again when the window is left', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    // Evac has no secrets between seats: the page is told that every question is one.
    await page.addInitScript(() => {
      const seal = (data: unknown): unknown => {
        const { message } = data as { message?: { pending?: { sealed: boolean } | null } }
        if (message?.pending) message.pending.sealed = true
        return data
      }
      const heard = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')
      Object.defineProperty(Worker.prototype, 'onmessage', {
        set(this: Worker, listen: ((event: { data: unknown }) => void) | null) {
          heard?.set?.call(this, (event: MessageEvent<unknown>) => listen?.({ data: seal(event.data) }))
        },
      })
    })
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(TWO) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const curtain = page.getByRole('dialog', { name: 'Pass the screen to Ann' })
    await curtain.waitFor()
    await expect.poll(() => page.locator('[data-order]').count()).toBe(0)
    await expect
      .poll(() => curtain.locator('.seats li').allInnerTexts())
      .toEqual([expect.stringMatching(/Ann\s+chooses now/), expect.stringMatching(/Bea/)])
    expect(await seriousIn(page)).toEqual([])
    const hold = curtain.locator('.hold')
    await hold.click()
    await expect.poll(() => curtain.count()).toBe(1)
    await hold.focus()
    await page.keyboard.down(' ')
    await curtain.waitFor({ state: 'detached' })
    await page.keyboard.up(' ')
    await page.locator('[data-order="move"]').waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await curtain.waitFor()
    await expect.poll(() => page.locator('[data-order]').count()).toBe(0)
    expect(visit.troubles).toEqual([])
  })
})

describe('the zombie player', () => {
  it('[ev.zmove.1] picks one of the dead and a square, and sees it walk there', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await playSave(
      page,
      saveFile({
        marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
        zombies: [{ at: [18, 12] }, { at: [19, 12] }],
        phase: 'zombies',
        holders: { Z: { person: 'You' }, M1: { bot: 'competent' } },
      }),
    )
    await waitFor(page, /zombie/i)
    await clickFigure(page, 'zombie 1')
    await clickSquare(page, 18, 14)
    await page.locator('.commit', { hasText: 'Walk to 18,14' }).click()
    await page.locator('.ln .words', { hasText: 'Zombie 1 walks to 18,14' }).waitFor()
    await expect.poll(() => page.locator('.refuse').count()).toBe(0)
    await clickSquare(page, 18, 14)
    await expect.poll(() => page.locator('.pop', { hasText: 'Zombie 1' }).count()).toBe(1)
    expect(visit.troubles).toEqual([])
  })
})

describe('what nobody may know', { timeout: 120_000 }, () => {
  interface Told extends Window {
    told: unknown[]
  }

  /** The log as the worker keeps it, which the page never reads. */
  const keptSave = async (page: Page): Promise<Save & { secret: string }> =>
    page.evaluate(async () => {
      const got = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((done) => {
          request.onsuccess = () => done(request.result)
        })
      const database = await got(indexedDB.open('shamble'))
      const stores = database.transaction(['tables', 'entries'])
      const [[kept], entries] = await Promise.all([
        got(stores.objectStore('tables').getAll()),
        got(stores.objectStore('entries').getAll()),
      ])
      const log = (entries as { entry: unknown }[]).map(({ entry }) => entry)
      const { head, beginning } = kept as { head: object; beginning: { secret: string } }
      return { ...head, entries: log, secret: beginning.secret } as unknown as Save & { secret: string }
    })

  const tilesIn = (value: unknown): Record<string, unknown>[] => {
    if (typeof value !== 'object' || value === null) return []
    const inside = Object.values(value).flatMap(tilesIn)
    return 'up' in value && typeof value.up === 'boolean' ? [value as Record<string, unknown>, ...inside] : inside
  }

  it('[ev.info.2] is neither in the memory of the page nor in anything it was told', async () => {
    const visit = await stage.visit()
    await visit.page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options)
          this.addEventListener('message', ({ data }) => told.push(data))
        }
      }
    })
    // The first game of all is the same for everybody, with dice that everybody may know; this is any other.
    const page = await begin(visit, {}, '/#/new/evac')
    // Until it is the person's turn: nothing goes on meanwhile.
    let decisions = 0
    const orders = page.locator('[data-order]')
    await playByClicks(page, async () => decisions++ >= 15 && (await orders.count()) > 0)
    const told = await page.evaluate(() => (window as unknown as Told).told)
    const heap = await heapOf(page)
    const { secret, ...save } = await keptSave(page)

    const opened = openSave(save, [anyGame(evac)])
    if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.why}`)
    const { tiles } = opened.match.table.state as unknown as { tiles: { id: string; up: boolean }[] }
    const up = new Set(tiles.filter((tile) => tile.up).map(({ id }) => id))
    const hidden = tiles.filter((tile) => !tile.up && !up.has(tile.id)).map(({ id }) => id)
    expect(up.size).toBeGreaterThan(0)
    expect(hidden.length).toBeGreaterThan(1)

    expect(told.length).toBeGreaterThan(10)
    const seen = tilesIn(told)
    expect(seen.length).toBeGreaterThan(25)
    for (const tile of seen) if (tile['up'] === false) expect(tile).toEqual({ up: false })
    const text = JSON.stringify(told)
    for (const id of hidden) expect(text).not.toContain(`"id":"${id}"`)
    expect(text).not.toContain('"drawn"')
    expect(text).not.toContain(secret)

    // That the search finds what is open proves that it would find what is not.
    const remembered = heap.having('up', 'id')
    for (const id of up) expect(remembered).toContainEqual({ up: 'true', id })
    // One scenario prints where its helipad lies, if the page has loaded the scenarios.
    const others = remembered.filter(({ id }) => !up.has(id ?? '') && id !== 'T01')
    expect(others).toEqual([])
    expect(remembered.filter((tile) => tile['up'] !== 'true')).toEqual([])
    expect(heap.having('up').some((tile) => tile['up'] === 'false')).toBe(true)
    expect(heap.strings.filter((one) => one.includes(secret))).toEqual([])
    expect(heap.strings).toContain(commitmentIn(save))
    expect(visit.troubles).toEqual([])
  })

  it('[ev.info.2] is shown after the end to whoever asks, and the dice can be checked', async () => {
    const visit = await stage.visit()
    const { page } = visit
    await withSettings(page)
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(givenUpSave()) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/#\/replay\//)
    await page.getByText('After-action report').waitFor()
    await page.locator('.cols .back').first().waitFor()
    await page.getByRole('button', { name: 'Show the whole map' }).click()
    await page.locator('.cols .back').first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show only what was seen' }).click()
    await page.locator('.cols .back').first().waitFor()

    const seal = page.locator('.seal-check')
    await seal.locator('summary').click()
    const [before, after] = await seal.locator('dd').allInnerTexts()
    expect(after).toBe('5'.repeat(64))
    expect(before).toBe(commitmentIn(JSON.parse(givenUpSave()) as Save))
    await seal.getByRole('button', { name: 'Check every roll' }).click()
    await seal.getByText(/^Verified: \d+ rolls? and \d+ hidden draws are as sealed\.$/).waitFor()
    expect(await seriousIn(page)).toEqual([])
    expect(visit.troubles).toEqual([])
  })
})

describe('on a phone', () => {
  it('a thumb on the board only previews, the filled button commits, and nothing scrolls sideways', async () => {
    const visit = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    const { page } = visit
    await withSettings(page)
    await playSave(page, STREET)
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    await page.locator('[data-order^="shoot"]').first().tap()
    const box = await page.locator('[data-figure="zombie 1"] .body').boundingBox()
    if (!box) throw new Error('no zombie in sight')
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.locator('.commit').waitFor()
    const again = await page.locator('[data-figure="zombie 1"] .body').boundingBox()
    if (again) await page.touchscreen.tap(again.x + again.width / 2, again.y + again.height / 2)
    await expect.poll(() => page.locator('.tb button', { hasText: 'Log' }).locator('em').count()).toBe(0)
    const small = await page.locator('.phone button:visible').evaluateAll((all) =>
      all
        .filter((el) => !el.matches('.cl, .grab, .link'))
        .map((el) => ({ name: el.textContent, ...el.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 43.5 || height < 43.5)
        .map(({ name }) => name),
    )
    expect(small).toEqual([])
    await page.locator('.commit').tap()
    await page.locator('.tb button', { hasText: 'Log' }).tap()
    await page.locator('.ln .words', { hasText: 'fires at' }).waitFor()
    await page.locator('.tb button', { hasText: 'Board' }).tap()
    const drawn = (): Promise<number> =>
      page.locator('.frame .layer').evaluate((el) => Math.round(el.getBoundingClientRect().width))
    await still(page)
    const before = await drawn()
    for (const tab of ['Roster', 'Dice', 'Rules', 'Board']) {
      await page.locator('.tb button', { hasText: tab }).tap()
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    }
    await expect.poll(drawn).toBe(before)
    expect(await seriousIn(page)).toEqual([])
    expect(visit.troubles).toEqual([])
  })

  it('works on its side and with text twice as large', async () => {
    const visit = await stage.visit({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
    const { page } = visit
    await withSettings(page)
    await playSave(page, STREET)
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    await expect.poll(() => page.locator('.phone').count()).toBe(1)
    await page.setViewportSize(PHONE)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    await page.locator('[data-order="move"]').waitFor()
  })
})
