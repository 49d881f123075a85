/** A person as umpire of Run?...or Shoot?: his desk by mouse, on a phone, behind a curtain, in a window of his own. */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpenToAll, logged } from './measured.ts'
import { playByKeys, waitFor, withSettings } from './player.ts'
import { savedAt } from './run-or-shoot-saves.ts'
import { openStage, PHONE, sideways, SMALL_DESK, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const BOT = { bot: 'competent' } as const
const UMA = { person: 'Uma' }
const ASKED = { umpire: 'asked' } as const
const FREE = { ...ASKED, umpireHand: 'free', umpireDice: 'by hand' } as const

type Until = (state: { readonly turn: number; readonly step: string }) => boolean

const atSetUp: Until = () => true
const at =
  (turn: number, step: string): Until =>
  (now) =>
    now.turn >= turn && now.step === step

async function openSave(page: Page, text: string): Promise<void> {
  await page.goto('/')
  const file = { name: 'umpire.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.waitForURL(/#\/table\//)
}

const desk = (page: Page) => page.locator('.umpire-desk')
const book = (page: Page) => desk(page).locator('.commit')

/** Somebody's desk alone, bots play the survivors. */
async function ownDesk(page: Page, until: Until, options: Readonly<Record<string, string>> = FREE): Promise<void> {
  await withSettings(page)
  await openSave(page, await savedAt({ S1: BOT, S2: BOT, U: UMA }, { scenario: 'number-nine', ...options }, until))
  await desk(page).waitFor()
}

const asks = (page: Page): Promise<string> => desk(page).locator('h2').innerText()

/** By the book until something else is asked. */
async function byTheBookTo(page: Page, title: RegExp): Promise<void> {
  for (let i = 0; i < 200 && !title.test(await asks(page)); i++) {
    const button = book(page)
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {})
    await page.waitForTimeout(30)
  }
  expect(await asks(page)).toMatch(title)
}

const [yes, no] = [() => true, () => false]

/** The middles of some places in which the Zed that is to move may end, on the screen. */
const spotsOf = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() => {
    const paths = [...document.querySelectorAll<SVGPathElement>('.send-region .lawful')]
    const isLattice = paths.every((path) => !path.classList.contains('spot'))
    return paths.flatMap((path) => {
      const { x, y, width, height } = path.getBoundingClientRect()
      if (!isLattice) return [{ x: x + width / 2, y: y + height / 2 }]
      const screen = path.getScreenCTM()
      const squares = [...(path.getAttribute('d') ?? '').matchAll(/M([\d.-]+) ([\d.-]+)h([\d.]+)/g)]
      return squares.map(([, left = 0, top = 0, side = 0]) => {
        const half = Number(side) / 2
        const middle = new DOMPoint(Number(left) + half, Number(top) + half).matrixTransform(screen ?? undefined)
        return { x: middle.x, y: middle.y }
      })
    })
  })

describe("the umpire's desk", { timeout: 300_000 }, () => {
  it('[rs.setup.5] hides everything where he says, and a horde too many is refused with its clause', async () => {
    const { page, troubles } = await stage.visit()
    await ownDesk(page, atSetUp)
    await waitFor(page, /Where do the hordes lurk/)
    await isOpenToAll(page)
    const free = desk(page).locator('.piece[aria-pressed=false]').first()
    const chosen = desk(page).locator('.piece[aria-pressed=true]').first()
    const other = desk(page).getByRole('button', { name: 'Hide it so' })
    // What the form begins with is marked on his board.
    const due = await desk(page).locator('.piece[aria-pressed=true]', { hasText: /^The/ }).count()
    expect(due).toBeGreaterThan(1)
    await expect.poll(() => page.locator('.hidden.horde').count()).toBe(due)
    const [extra, gone] = [await free.innerText(), await chosen.innerText()]
    await free.click()
    await expect.poll(() => page.locator('.hidden.horde').count()).toBe(due + 1)
    await desk(page).locator('.warned', { hasText: 'There are' }).getByText('rs.scenario.2').waitFor()
    await expect.poll(() => other.isDisabled()).toBe(true)
    // The form and the board are one picture: no ring stands for a moment longer than its name is marked.
    const marks = await desk(page)
      .getByRole('button', { name: gone, exact: true })
      .evaluate(async (button) => {
        const marked = (): number =>
          [...document.querySelectorAll('.umpire-desk .piece[aria-pressed=true]')].filter(({ textContent }) =>
            textContent?.startsWith('The'),
          ).length
        ;(button as HTMLElement).click()
        await new Promise(requestAnimationFrame)
        return { names: marked(), rings: document.querySelectorAll('.hidden.horde').length }
      })
    expect(marks).toEqual({ names: due, rings: due })
    await expect.poll(() => other.isEnabled()).toBe(true)
    // A lair that is pressed on the board is the same as its name.
    const lurking = page.locator('.hidden.horde circle').first()
    await lurking.click({ force: true })
    await expect.poll(() => page.locator('.hidden.horde').count()).toBe(due - 1)
    await expect.poll(() => other.isDisabled()).toBe(true)
    await desk(page).locator('.piece[aria-pressed=false]', { hasNotText: gone }).first().click()
    await expect.poll(() => other.isEnabled()).toBe(true)
    await other.click()
    await expect.poll(() => page.locator('.hidden.horde').count()).toBeGreaterThan(1)
    await page.locator('summary', { hasText: 'Hidden' }).click()
    await expect.poll(() => page.locator('.folds').innerText()).toContain(extra)
    expect(troubles).toEqual([])
  })

  it('[rs.zed.15] shows why an attacker goes where, the region in which it may end, and sends it there', async () => {
    const { page, troubles } = await stage.visit()
    await ownDesk(page, at(5, '7c'))
    await byTheBookTo(page, /Attackers move/i)
    await page.locator('.send-region .lawful').first().waitFor()
    await page.locator('.send-region .by-itself').first().waitFor({ state: 'attached' })
    await expect.poll(() => desk(page).locator('.tried .is').count()).toBe(1)
    await isOpenToAll(page)
    // Somewhere in the region: squares of a lattice, or spots around whom it must touch. A label may lie on one of them.
    await still(page)
    const send = page.locator('.pop .commit', { hasText: 'Send' })
    for (const { x, y } of await spotsOf(page)) {
      await page.mouse.click(x, y)
      if (await send.waitFor({ timeout: 3000 }).then(yes, no)) break
    }
    await send.click()
    await expect.poll(() => page.locator('.pop').count()).toBe(0)
    // All the rest of it at once, and the next question is another one.
    if (/Attackers move/i.test(await asks(page))) await page.getByRole('button', { name: 'All of this step' }).click()
    await expect.poll(() => asks(page)).not.toMatch(/Attackers move/i)
    expect(troubles).toEqual([])
  })

  it('[rs.secrecy.10] has an eye for what the survivors see, and the truth again', async () => {
    const { page, troubles } = await stage.visit()
    await ownDesk(page, at(2, '7c'))
    await page.locator('.hidden').first().waitFor()
    await page.getByText('Survivors see').click()
    await expect.poll(() => page.locator('.hidden').count()).toBe(0)
    await page.getByText('The truth').click()
    await page.locator('.hidden').first().waitFor()
    expect(troubles).toEqual([])
  })

  it('[rs.seats.7] lays hand on the table with a note, which stands in a band of the log', async () => {
    const { page, troubles } = await stage.visit()
    await ownDesk(page, at(2, '7c'))
    await desk(page).getByRole('button', { name: 'By hand' }).click()
    await desk(page).getByRole('combobox', { name: 'What' }).click()
    await page.getByRole('option', { name: 'Announce something' }).click()
    await desk(page).getByLabel('What everybody hears').fill('The lights go out.')
    const act = desk(page).getByRole('button', { name: 'Do it' })
    await expect.poll(() => act.isDisabled()).toBe(true)
    await desk(page).getByLabel('Why').fill('It is late.')
    await isOpenToAll(page)
    await act.click()
    await page.locator('.ln.band', { hasText: 'The lights go out.' }).waitFor()
    // Somebody is moved: whom and where is pressed on the board.
    await desk(page).getByRole('combobox', { name: 'What' }).click()
    await page.getByRole('option', { name: 'Put a Zed on the table' }).click()
    const board = await page.locator('[data-board]').boundingBox()
    if (!board) throw new Error('no board')
    for (const part of [0.3, 0.5, 0.7, 0.4, 0.6]) {
      await page.mouse.click(board.x + board.width * part, board.y + board.height * 0.45)
      await desk(page).getByLabel('Why').fill('There was one more.')
      if (await act.isEnabled()) break
    }
    await act.click()
    await logged(page, /By hand, the umpire puts a Zed/)
    await desk(page).getByRole('button', { name: 'Back to the question' }).click()
    await book(page).waitFor()
    expect(troubles).toEqual([])
  })

  it('has all that a question needs in sight on a small desk, beside a board that is large enough', async () => {
    const { page, troubles } = await stage.visit({ viewport: SMALL_DESK })
    await ownDesk(page, atSetUp)
    await waitFor(page, /Where do the hordes lurk/)
    const inSight = (part: string): Promise<string[]> =>
      desk(page).evaluate((form, selector) => {
        const area = (form.querySelector('.lists') ?? form).getBoundingClientRect()
        return [...form.querySelectorAll(selector)]
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return bottom > Math.min(area.bottom, window.innerHeight) + 1 || top < 0
          })
          .map((one) => one.textContent ?? '')
      }, part)
    await expect.poll(() => inSight('.piece, .select')).toEqual([])
    await expect.poll(() => book(page).evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(300)
    const wide = (): Promise<number> =>
      page.locator('.frame .layer').evaluate((one) => Math.round(one.getBoundingClientRect().width))
    await expect.poll(wide).toBeGreaterThan(500)
    await book(page).click()
    await expect.poll(() => page.locator('.umpire-desk.laying').count()).toBe(0)
    // What is asked is never cut off, whatever stands above it.
    const cut = (): Promise<number> =>
      page.locator('.ln.ask').evaluate((one) => one.getBoundingClientRect().bottom - window.innerHeight)
    await expect.poll(cut).toBeLessThanOrEqual(0)
    expect(troubles).toEqual([])
  })

  it('fits on a phone, one question at a time', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await ownDesk(page, at(5, '7c'))
    await expect.poll(() => sideways(page)).toBe(0)
    await isOpenToAll(page)
    for (let i = 0; i < 3; i++) await book(page).tap()
    await page.getByRole('button', { name: 'Roster' }).tap()
    await page.locator('summary', { hasText: 'Who owes what' }).waitFor()
    await expect.poll(() => sideways(page)).toBe(0)
    expect(troubles).toEqual([])
  })

  it('[rs.seats.6] a whole game by mouse, whatever is pressed, ends', async () => {
    const { page, troubles } = await stage.visit()
    await ownDesk(page, atSetUp, { ...FREE, scenario: 'back-lane', difficulty: 'easy' })
    let luck = 7
    const next = (n: number): number => {
      luck = (luck * 1103515245 + 12345) % 2147483648
      return Math.floor((luck / 2147483648) * n)
    }
    for (let i = 0, same = 0, before = ''; (await page.locator('.ending').count()) === 0; i++) {
      if (i > 3000) throw new Error('the game does not end')
      const now = await page.locator('.bar, .umpire-desk').allInnerTexts()
      same = now.join() === before ? same + 1 : 0
      before = now.join()
      if (same > 200) throw new Error(`no way on from: ${before}`)
      const chips = desk(page).locator('.lists .piece:visible, .other:enabled')
      const many = await chips.count()
      // Now and then something of the form, else the automatic umpire's answer, or the rest of the step.
      if (many > 0 && next(3) === 0)
        await chips
          .nth(next(many))
          .click({ timeout: 500 })
          .catch(() => {})
      else if (next(4) === 0)
        await desk(page)
          .getByRole('button', { name: 'All of this step' })
          .click({ timeout: 200 })
          .catch(() => {})
      else
        await book(page)
          .click({ timeout: 200 })
          .catch(() => {})
    }
    await page.locator('summary', { hasText: 'Debrief' }).waitFor()
    expect(troubles).toEqual([])
  })
})

const row = (page: Page, name: string) => page.locator('.company li', { hasText: name })
const curtainOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Pass the screen to ${name}` })

async function openCurtain(page: Page, name: string): Promise<void> {
  const curtain = curtainOf(page, name)
  await curtain.locator('.hold').focus()
  await page.keyboard.down(' ')
  await curtain.waitFor({ state: 'detached' })
  await page.keyboard.up(' ')
}

const LET_BE = [/^(pass|wait)$/]

async function placeCard(page: Page): Promise<void> {
  await waitFor(page, /which card this turn/)
  await page.locator('.acard').first().waitFor()
  await page.keyboard.press('7')
  await page.keyboard.press('c')
  await page.locator('.hand .commit', { hasText: 'Place' }).waitFor()
  await page.keyboard.press('Enter')
}

describe('the umpire and the survivors', { timeout: 400_000 }, () => {
  it('[rs.seats.4] at one screen: the curtain falls between them both ways, and nothing hidden is on the page behind it', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    const until = at(1, '1')
    await openSave(page, await savedAt({ S1: { person: 'Ann' }, U: UMA }, ASKED, until))
    for (let turn = 0; turn < 2; turn++) {
      await curtainOf(page, 'Ann').waitFor()
      await expect.poll(() => page.locator('.hidden, .umpire-desk').count()).toBe(0)
      await openCurtain(page, 'Ann')
      await placeCard(page)
      await expect.poll(() => page.locator('.hidden, .umpire-desk').count()).toBe(0)
      const isAnns = async (): Promise<boolean> =>
        (await curtainOf(page, 'Ann').count()) > 0 && (await page.locator('.umpire-desk').count()) === 0
      for (let i = 0; i < 200; i++) {
        if ((await curtainOf(page, 'Uma').count()) > 0) {
          await expect.poll(() => page.locator('.hidden, .acard').count()).toBe(0)
          await openCurtain(page, 'Uma')
          await desk(page).waitFor()
        }
        if (await isAnns()) {
          const asked = await page.locator('.drape').innerText()
          if (/Secret decision/i.test(asked)) break
          await openCurtain(page, 'Ann')
        }
        if ((await desk(page).count()) > 0)
          await book(page)
            .click({ timeout: 500 })
            .catch(() => {})
        else if ((await page.locator('.drape').count()) === 0) {
          const isAsked = async (): Promise<boolean> => (await page.locator('[data-order]:not(.no)').count()) > 0
          if (await isAsked()) await playByKeys(page, async () => !(await isAsked()), LET_BE)
        }
        await page.waitForTimeout(20)
      }
    }
    await curtainOf(page, 'Ann').waitFor()
    expect(troubles).toEqual([])
  })

  it('[rs.secrecy.3] [rs.seats.9] at three windows: set-up and four turns, talk rests in step 1, one window is closed and opened again', async () => {
    const { context, troubles, ann, bob, uma } = await threeWindows()
    await desk(uma).waitFor()
    await ann.locator('.company').waitFor()
    await expect.poll(() => ann.locator('.umpire-desk, .hidden').count()).toBe(0)
    await playTo([ann, bob], uma, 1)
    await ann.locator('.talk-open').click()
    await expect.poll(() => ann.locator('.panel .talk').innerText()).toMatch(/Nobody writes to anybody while cards/)
    await ann.keyboard.press('Escape')
    await oneTurn([ann, bob], uma, 2)
    await oneTurn([ann, bob], uma, 3)
    // The umpire's window is closed: the automatic umpire plays for him, and everybody sees it.
    await uma.close()
    await expect.poll(() => row(ann, 'Uma').innerText(), { timeout: 20_000 }).toMatch(/away/)
    await oneTurn([ann, bob], null, 4)
    const again = await context.newPage()
    await again.goto(new URL(ann.url()).href)
    await again.getByRole('button', { name: 'Sit down as Uma' }).click()
    await desk(again).waitFor()
    await again.locator('.hidden').first().waitFor({ state: 'attached' })
    await expect.poll(() => row(ann, 'Uma').innerText(), { timeout: 20_000 }).toMatch(/here, in another window/)
    await oneTurn([ann, bob], again, 5)
    expect(troubles).toEqual([])
  })

  it("a second window that asks for the umpire's seat is told that somebody sits there", async () => {
    const { context, ann, uma } = await threeWindows()
    const eve = await context.newPage()
    await eve.goto(`${new URL(ann.url()).href}/Uma`)
    await eve.locator('.warned', { hasText: 'Somebody sits there already' }).waitFor()
    await expect.poll(() => eve.locator('.umpire-desk, .hidden').count()).toBe(0)
    await isOpenToAll(eve)
    await desk(uma).waitFor()
  })
})

/** Ann and Bob with survivors, Uma as umpire, each in a window; the game is about to be set up. */
async function threeWindows(): Promise<{
  readonly context: BrowserContext
  readonly troubles: string[]
  readonly ann: Page
  readonly bob: Page
  readonly uma: Page
}> {
  const { page: ann, context, troubles } = await stage.visit()
  await withSettings(ann)
  const people = { S1: { person: 'Ann' }, S2: { person: 'Bob' }, U: UMA }
  await openSave(ann, await savedAt(people, { ...ASKED, difficulty: 'easy' }, atSetUp))
  await openCurtain(ann, 'Uma')
  await desk(ann).waitFor()
  const own = async (name: string, link: string): Promise<Page> => {
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      row(ann, name).getByRole('link', { name: link }).click(),
    ])
    await page.locator('.company').waitFor()
    await expect.poll(() => row(page, name).innerText(), { timeout: 20_000 }).toMatch(/\bhere$/)
    return page
  }
  const uma = await own('Uma', 'Open the umpire’s desk in another window')
  const bob = await own('Bob', 'Open Bob in another window')
  return { context, troubles, ann, bob, uma }
}

const hasCards = (page: Page): Promise<boolean> => page.locator('.acard').first().isVisible()

const SET_UP = [/^choose/, /^ready/, /^place/, /^(pass|wait)$/]

/** Everybody answers, window by window, until cards are to be chosen in this turn. */
async function playTo(players: readonly Page[], uma: Page | null, turn: number): Promise<void> {
  const isThere = async (): Promise<boolean> => {
    for (const page of players)
      if (!(await hasCards(page)) || !(await page.locator('.turn').innerText()).includes(String(turn))) return false
    return true
  }
  const answer = async (): Promise<void> => {
    if (uma && (await book(uma).count()) > 0)
      await book(uma)
        .click({ timeout: 500 })
        .catch(() => {})
    for (const page of players) {
      const isAsked = async (): Promise<boolean> => (await page.locator('[data-order]:not(.no)').count()) > 0
      if ((await isAsked()) && !(await hasCards(page)))
        await playByKeys(page, async () => !(await isAsked()) || (await hasCards(page)), SET_UP)
    }
  }
  const playOn = async (): Promise<boolean> => (await isThere()) || (await answer().then(isThere))
  await expect.poll(playOn, { timeout: 90_000 }).toBe(true)
}

/** A card each, and the turn is played to the next. */
async function oneTurn(players: readonly Page[], uma: Page | null, next: number): Promise<void> {
  for (const page of players) {
    await page.bringToFront()
    await page.keyboard.press('Escape')
    await placeCard(page)
  }
  await playTo(players, uma, next)
}
