/** Run? ... or Shoot? at the page: the hand, the curtain, a whole game by keys, a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heapOf } from './memory.ts'
import { isOpenToAll, logged, provesItself, savedGame } from './measured.ts'
import { playByKeys, playSave, waitFor, withSettings } from './player.ts'
import { runOrShoot, savedAt } from './run-or-shoot-saves.ts'
import { openStage, PHONE, sideways, SMALL_DESK, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const YOU = { person: 'You' }
const BOT = { bot: 'competent' } as const

const card = (page: Page, name: string) => page.locator(`.acard[data-order="card ${name}"]`)

describe('a game of Run? ... or Shoot?', { timeout: 240_000 }, () => {
  it('is at its first card after few presses from the start page, alone with three bots', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('combobox', { name: /^Game/ }).click()
    await page.getByRole('option', { name: /Back Lane/ }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('[data-order^="choose"]').first().waitFor()
    const { keyboard } = page
    for (const [shown, ...keys] of [
      ['[data-order^="choose"]', 'a', 'Enter'],
      ['.kit-desk [data-order="ready"]', 'e'],
      ['[data-order="place"]', 'p', ']', 'Enter', 'Enter'],
    ] as const) {
      await page.locator(shown).first().waitFor()
      await keyboard.press('7')
      for (const key of keys) await keyboard.press(key)
    }
    await waitFor(page, /which card this turn/)
    await expect.poll(() => page.locator('.acard').count()).toBe(12)
    await expect.poll(() => page.locator('.steps .now').innerText()).toMatch(/Place cards/)
    await expect.poll(() => page.locator('.bar .turn').innerText()).toMatch(/1\s+of 20$/)
    // Bots have placed; one's own is missing.
    await expect.poll(() => page.locator('.squares').getAttribute('aria-label')).toMatch(/^[0-3] of 4 cards lie$/)
    await keyboard.press('r')
    await page.locator('.steps .lit', { hasText: 'Move' }).waitFor()
    await isOpenToAll(page)
    // However low the window is: the guide leaves the question its place above the hand.
    await page.setViewportSize(SMALL_DESK)
    const under = (): Promise<number> =>
      page.evaluate(() => {
        const [ask, hand] = ['.ln.ask', '.hand'].map((one) => document.querySelector(one)?.getBoundingClientRect())
        return ask && hand ? ask.bottom - hand.top : Infinity
      })
    await page.locator('.guide').waitFor()
    await expect.poll(under).toBeLessThanOrEqual(1)
    await keyboard.press('Enter')
    await logged(page, /plays RUN/)
    // The guide shows where to.
    await page.locator('.guide', { hasText: 'Press M' }).waitFor()
    await page.locator('.ghost-hand').waitFor()
    expect(troubles).toEqual([])
  })

  it('is set up over its table from above, that of a scenario and that of a map by the dice', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/#/new/run-or-shoot')
    const reading = page.locator('.map-plan figcaption')
    await expect.poll(() => reading.innerText()).toMatch(/^80 by 40 cm\..* any of the four lairs\.$/)
    await page.getByText('Lights at Number Nine').first().click()
    await expect.poll(() => reading.innerText()).toMatch(/^120 by 80 cm\./)
    await page.getByText('By the dice').first().click()
    await page.getByRole('button', { name: 'Roll again' }).waitFor()
    await expect.poll(() => page.locator('.map-plan svg .zone').count()).toBe(1)
    // All of it is in sight, as large as it is wide, and what was rolled is said.
    const hidden = (): Promise<boolean> =>
      page.evaluate(() => {
        const [plan, foot] = ['.map-plan', '.begin'].map((one) => document.querySelector(one)?.getBoundingClientRect())
        return !plan || !foot || plan.top < 0 || plan.bottom > foot.top || plan.width < 600
      })
    await expect.poll(hidden).toBe(false)
    await expect.poll(() => reading.innerText()).toMatch(/^Rolled: .+, with .+\. 120 by 80 cm\./)
    const foot = page.locator('.begin')
    await expect.poll(() => foot.innerText()).toMatch(/40 turns at most/)
    // Size and task are one press each.
    await page.locator('.skirmish-how label', { hasText: '2 by 1' }).click()
    await expect.poll(() => reading.innerText()).toMatch(/ 80 by 40 cm\./)
    await expect.poll(() => foot.innerText()).toMatch(/20 turns at most/)
    await page.locator('.skirmish-how label', { hasText: 'Reach the safe house' }).click()
    await expect.poll(() => reading.innerText()).toMatch(/^Rolled: .*safe house/)
    await page.getByRole('button', { name: 'Roll again' }).click()
    await expect.poll(hidden).toBe(false)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })

  it('is played by keys alone to its end, and replays in Node to the same digest', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await savedAt({ S1: YOU }, { difficulty: 'easy' }))
    await waitFor(page, /which card this turn/)
    const wishes = [/^card RUN$/, /^take-over/, /^pass$/]
    expect(await playByKeys(page, undefined, wishes)).toBeGreaterThan(5)
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/report/i)
    provesItself(await savedGame(page), await runOrShoot())
    expect(troubles).toEqual([])
  })
})

describe('the hand', { timeout: 120_000 }, () => {
  it('[rs.cards.3] [rs.cards.6] pairs, useless cards and keys', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, await savedAt({ S1: YOU, S2: YOU }))
    await waitFor(page, /which card this turn/)
    const { keyboard } = page
    const place = page.locator('.hand .commit')
    await keyboard.press('o')
    await place.filter({ hasText: 'Place ORDER' }).waitFor()
    await keyboard.press('l')
    await place.filter({ hasText: 'Place ORDER and RELOAD' }).waitFor()
    await expect
      .poll(() => page.locator('.steps .lit').allInnerTexts())
      .toEqual([expect.stringContaining('Reveal'), expect.stringContaining('Shoot')])
    // Hatched, with its reason, and placed all the same.
    await expect.poll(() => card(page, 'MELEE').getAttribute('aria-label')).toMatch(/no use now, no Zed in contact/)
    await keyboard.press('m')
    await keyboard.press('ArrowLeft')
    await place.filter({ hasText: 'Place CLIMB' }).waitFor()
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await page.locator('.facedown', { hasText: 'MELEE' }).waitFor()
    await expect.poll(() => page.locator('.squares').getAttribute('aria-label')).toBe('1 of 2 cards lie')
    await keyboard.press('z')
    await page.locator('.facedown').waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('.squares').getAttribute('aria-label')).toBe('0 of 2 cards lie')
    expect(troubles).toEqual([])
  })

  it('[rs.setup.5] on a phone has all of the start zone in sight, above the sheet that asks for a place', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await page.goto('/#/new/run-or-shoot')
    await page.getByRole('button', { name: 'Begin' }).tap()
    await page.locator('[data-order^="choose"]').first().tap()
    await page.locator('.psheet .commit').tap()
    const ready = page.locator('.kit-desk [data-order="ready"]')
    await expect.poll(async () => (await ready.boundingBox())?.width ?? 0).toBeGreaterThan(300)
    await page.locator('.kit-desk .mine', { hasText: 'Mark what changes hands' }).waitFor()
    await ready.tap()
    await page.locator('[data-order="place"]').first().waitFor()
    const isInSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const zone = document.querySelector('.frame .zones .zone')?.getBoundingClientRect()
        const sheet = document.querySelector('.psheet')?.getBoundingClientRect()
        const frame = document.querySelector('.frame')?.getBoundingClientRect()
        if (!zone || !sheet || !frame) return false
        return zone.top >= frame.top && zone.bottom <= sheet.top && zone.left >= 0 && zone.right <= window.innerWidth
      })
    await expect.poll(isInSight).toBe(true)
    expect(troubles).toEqual([])
  })

  it('is a row to be swiped on a phone', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, await savedAt({ S1: YOU, S2: BOT }))
    await card(page, 'RUN').waitFor()
    await expect.poll(() => sideways(page)).toBe(0)
    await card(page, 'ASSIST').scrollIntoViewIfNeeded()
    await card(page, 'SHOOT').tap()
    await page.locator('.commit', { hasText: 'Place SHOOT' }).waitFor()
    await isOpenToAll(page)
    await page.locator('.commit').tap()
    await page.locator('.acard').first().waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })
})

describe('an order to others', { timeout: 120_000 }, () => {
  /** Ruth is with them, and Dot is about to speak. */
  const aboutToSpeak = async (page: Page): Promise<void> => {
    await playSave(page, await savedAt({ S1: YOU, S2: BOT }, { scenario: 'shopping-list' }))
    await card(page, 'ORDER').click()
    await page.locator('.hand .commit', { hasText: 'Place ORDER' }).click()
    await page.locator('.order-desk').waitFor()
  }
  const commit = (page: Page) => page.locator('.order-desk .commit')

  it('is put together by mouse from whom, which and what, and says what comes of it', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await aboutToSpeak(page)
    await page.locator('.order-desk .kinds label', { hasText: 'Guard' }).click()
    await page.locator('.order-desk label', { hasText: 'Guard Petra' }).click()
    await commit(page).filter({ hasText: 'Ruth, guard Petra' }).waitFor()
    await expect.poll(() => page.locator('.order-desk .deeds').innerText()).toMatch(/Keeps within 5 cm.*Ruth will/s)
    await isOpenToAll(page)
    await commit(page).click()
    await logged(page, /orders Ruth to guard Petra/)
    expect(troubles).toEqual([])
  })

  it('is put together by keys alone', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await aboutToSpeak(page)
    const { keyboard } = page
    await page.locator('.order-desk .kinds input:checked').focus()
    const isSaid = async (words: string): Promise<boolean> => (await commit(page).innerText()).includes(words)
    for (let i = 0; i < 20 && !(await isSaid('Ruth, stay')); i++) await keyboard.press('ArrowRight')
    await commit(page).filter({ hasText: 'Ruth, stay' }).waitFor()
    await keyboard.press('Enter')
    await logged(page, /orders Ruth to stay/)
    expect(troubles).toEqual([])
  })

  it('fits on a phone, and every choice can be touched', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page)
    await playSave(page, await savedAt({ S1: YOU, S2: BOT }, { scenario: 'shopping-list' }))
    await card(page, 'ORDER').tap()
    await page.locator('.commit', { hasText: 'Place ORDER' }).tap()
    await page.locator('.order-desk').waitFor()
    await expect.poll(() => sideways(page)).toBe(0)
    await page.locator('.order-desk .kinds label', { hasText: 'Stay' }).tap()
    await page.locator('.order-desk .commit', { hasText: 'Ruth, stay' }).tap()
    await page.locator('.order-desk').waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  })
})

interface Told extends Window {
  told: unknown[]
  opened: string[]
  heard: Worker
}

/** From now on: every message to the page, and every database that it opens itself. Before the page is first loaded. */
const overhear = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: unknown[] = []
    const opened: string[] = []
    Object.assign(window, { told, opened })
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        Object.assign(window, { heard: this })
        this.addEventListener('message', ({ data }) => told.push(data))
      }
    }
    const open = indexedDB.open.bind(indexedDB)
    indexedDB.open = (name: string, version?: number) => {
      opened.push(name)
      return open(name, version)
    }
  })

/** Ann and Bea at one screen, before the first card. */
async function sitDown(page: Page): Promise<void> {
  await page.goto('/')
  const text = await savedAt({ S1: { person: 'Ann' }, S2: { person: 'Bea' } })
  const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

const CARD_NAMES = [
  'RUN',
  'BOTH',
  'SHOOT',
  'CLIMB',
  'FIRST AID',
  'MELEE',
  'RELOAD',
  'ORDER',
  'GRENADE',
  'SNIPE',
  'GIVE',
  'ASSIST',
]

/** Where the page has a card of somebody: on its heap, in what it was told since, in what it keeps. */
async function cardsKeptOf(page: Page, seat: string, since: number): Promise<string[]> {
  const { told, kept, opened } = await page.evaluate((from) => {
    const { told: all, opened: bases } = window as unknown as Told
    const told = JSON.stringify(all.slice(from))
    // What was overheard is the test's own, not the page's.
    all.length = 0
    return { told, kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), opened: [...bases] }
  }, since)
  const answer = new RegExp(`"${seat}":\\{"do":"card"|"seat":"${seat}"[^{}]*"command":\\{"do":"card"`)
  const heap = await heapOf(page)
  return [
    ...heap.saidOf(seat, [...CARD_NAMES, ...CARD_NAMES.map((name) => `card ${name}`)]).map((where) => `heap ${where}`),
    ...(answer.test(told) ? ['messages'] : []),
    ...(CARD_NAMES.some((card) => kept.includes(`"${card}"`) || kept.includes(`\\"${card}\\"`)) ? ['storage'] : []),
    ...opened.map((name) => `database ${name}`),
  ]
}

/** Every view that is in something, however deep. */
function answersIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(answersIn)
  return 'answers' in value && typeof value.answers === 'object' && value.answers !== null
    ? [value.answers as Record<string, unknown>, ...inside]
    : inside
}

const curtainOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` })

async function open(page: Page, name: string): Promise<void> {
  const curtain = curtainOf(page, name)
  await curtain.locator('.hold').focus()
  await page.keyboard.down(' ')
  await curtain.waitFor({ state: 'detached' })
  await page.keyboard.up(' ')
}

async function placeCard(page: Page, letter: string): Promise<void> {
  await waitFor(page, /which card this turn/)
  await page.locator('.acard').first().waitFor()
  await page.keyboard.press('7')
  await page.keyboard.press(letter)
  await page.locator('.hand .commit', { hasText: 'Place' }).waitFor()
  await page.keyboard.press('Enter')
}

/** Everything else of the turn is let be. */
async function letBe(page: Page, until: () => Promise<boolean>): Promise<void> {
  await playByKeys(page, until, [/^(pass|wait)$/])
}

describe('two people at one screen', { timeout: 240_000 }, () => {
  it('[rs.secrecy.1] [rs.cards.9] play three turns behind the curtain, and one takes a card back', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await overhear(page)
    await sitDown(page)
    const toldSince = async (from: number): Promise<unknown[]> =>
      page.evaluate((n) => (window as unknown as Told).told.slice(n), from)
    for (let turn = 1; turn <= 3; turn++) {
      await curtainOf(page, 'Ann').waitFor()
      await expect.poll(() => page.locator('.acard').count()).toBe(0)
      await open(page, 'Ann')
      await placeCard(page, 'c')
      await curtainOf(page, 'Bea').waitFor()
      if (turn === 2) {
        // Ann thinks better of it.
        await curtainOf(page, 'Bea').locator('.seats li', { hasText: 'Ann' }).getByText('Take it back').click()
        await open(page, 'Ann')
        await placeCard(page, 'f')
        await curtainOf(page, 'Bea').waitFor()
      }
      const from = (await toldSince(0)).length
      await expect.poll(() => page.locator('.facedown').count()).toBe(0)
      await open(page, 'Bea')
      await page.locator('.acard').first().waitFor()
      // Ann's card lies: nobody but her is told which.
      const answers = answersIn(await toldSince(from))
      expect(answers.length).toBeGreaterThan(0)
      expect(answers.filter((one) => 'S1' in one).map((one) => one['S1'])).toEqual(
        answers.filter((one) => 'S1' in one).map(() => null),
      )
      expect(JSON.stringify(await toldSince(from))).not.toMatch(/"seat":"S1"[^{}]*"command":\{"do":"card"/)
      await placeCard(page, 'c')
      await logged(page, turn === 2 ? /FIRST AID/ : /CLIMB/)
      if (turn < 3) await letBe(page, async () => (await curtainOf(page, 'Ann').count()) > 0)
    }
    expect(troubles).toEqual([])
  })

  it('press a card as soon as they see it, and it is chosen', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await sitDown(page)
    await curtainOf(page, 'Ann').waitFor()
    // In the very moment in which the first card is there.
    await page.evaluate(() => {
      const seen = new MutationObserver(() => {
        if (!document.querySelector('.acard')) return
        seen.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true, cancelable: true }))
      })
      seen.observe(document, { childList: true, subtree: true })
    })
    await open(page, 'Ann')
    await page.locator('.hand .commit', { hasText: 'Place SHOOT' }).waitFor()
    expect(troubles).toEqual([])
  })

  it("[rs.secrecy.1] leave nothing of each other's card in the memory of the page, its messages and stores", async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await overhear(page)
    await sitDown(page)
    await open(page, 'Ann')
    await placeCard(page, 'c')
    await curtainOf(page, 'Bea').waitFor()
    const since = await page.evaluate(() => (window as unknown as Told).told.length)
    await open(page, 'Bea')
    await page.locator('.acard').first().waitFor()
    expect(await cardsKeptOf(page, 'S1', since)).toEqual([])
    // Leaked on purpose, in every way: the check finds each.
    await page.evaluate(() => {
      const card = { do: 'card', cards: ['CLIMB'] }
      const { heard } = window as unknown as Told
      const selection = { order: 'card CLIMB' }
      Object.assign(window, {
        leak: [{ answers: { S1: card } }, { seat: 'S1', command: card }, { seat: 'S1', selection }],
      })
      heard.dispatchEvent(new MessageEvent('message', { data: { answers: { S1: card } } }))
      sessionStorage.setItem('leak', JSON.stringify(card))
      indexedDB.open('leak')
    })
    const found = await cardsKeptOf(page, 'S1', 0)
    const isFound = (where: string): boolean => found.some((one) => one.startsWith(where))
    const leaks = ['heap under S1', 'heap beside S1: command', 'heap beside S1: selection', 'messages', 'storage']
    expect(leaks.filter((where) => !isFound(where))).toEqual([])
    expect(found).toContain('database leak')
    expect(troubles).toEqual([])
  })

  it('[rs.secrecy.10] have a curtain between them at every decision where each sees only what is seen', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    const people = { S1: { person: 'Ann' }, S2: { person: 'Bea' } }
    const text = await savedAt(people, { fogOfWar: 'strict' }, ({ step }) => step === '5a')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.locator('.drape').waitFor()
    await expect.poll(() => page.locator('[data-figure], [data-order]').count()).toBe(0)
    await expect.poll(() => page.locator('.drape').innerText()).toMatch(/not everybody knows the same/i)
    expect(troubles).toEqual([])
  })
})
