/** What is seen while things happen: words and dice that can be read, a board that stays where it is, the dead in view. */
import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { evac } from '@shamble/evac'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { theDead, watchTheDead } from './dead.ts'
import { crowdedTable } from './dead-walk-saves.ts'
import { CROWDED } from './drop-dead-saves.ts'
import { playedSave } from './games.ts'
import { clickFigure, letThemAct, playByClicks, playSave, withSettings } from './player.ts'
import { crowdedSave, saveFile } from './saves.ts'
import { DESK, openStage, PHONE, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const SHOWN = { speed: 'steady', motion: 'full' }

/** One marine and three of the dead in a row before him, in the open. */
const STREET = saveFile({
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
})

/** The same with real dice. */
const BY_HAND = saveFile({
  marines: [{ seat: 'M1', type: 'grunt', at: [18, 18] }],
  zombies: [{ at: [18, 14] }, { at: [18, 13] }, { at: [18, 12] }],
  physical: ['M1'],
})

async function sitDown(viewport: { width: number; height: number }, save: string, settings = SHOWN): Promise<Page> {
  const phone = viewport.width < 760
  const { page } = await stage.visit({ viewport, hasTouch: phone, isMobile: phone })
  await withSettings(page, settings)
  await playSave(page, save)
  return page
}

interface Seen {
  readonly words: string
  readonly ms: number
  /** All of it was in the frame of the board, all the time. */
  readonly inFrame: boolean
}

/** From now on: every element that comes and goes, how long it was there, and whether all of it was in sight. */
const watch = (page: Page, selector: string): Promise<void> =>
  page.evaluate((what) => {
    const seen = new Map<Element, { words: string; from: number; until: number; inFrame: boolean }>()
    Object.assign(window, { seen })
    const look = (now: number): void => {
      const frame = document.querySelector('.frame')?.getBoundingClientRect()
      for (const el of document.querySelectorAll(what)) {
        const { left, right, top, bottom } = el.getBoundingClientRect()
        const inside = frame && left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        const before = seen.get(el)
        seen.set(el, {
          words: el.textContent ?? '',
          from: before?.from ?? now,
          until: now,
          inFrame: inside === true && (before?.inFrame ?? true),
        })
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)

const watched = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    [
      ...(
        window as unknown as { seen: Map<Element, { words: string; from: number; until: number; inFrame: boolean }> }
      ).seen.values(),
    ].map(({ words, from, until, inFrame }) => ({ words, ms: until - from, inFrame })),
  )

/** Fires once at the nearest, as anybody would. */
async function fire(page: Page): Promise<void> {
  await page.locator('[data-order^="shoot"]').first().click()
  await clickFigure(page, 'zombie 1')
  await page.locator('.commit').first().click()
}

describe('what comes of a shot', () => {
  it.each([
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ])('can be read %s: the word for 1.1 seconds, the die on the board with it', async (_, size) => {
    const page = await sitDown(size, STREET)
    await watch(page, '.word, .thrown .die')
    await fire(page)
    await page.locator('.word').first().waitFor()
    await page.waitForTimeout(1500)
    const all = await watched(page)
    const words = all.filter(({ words: text }) => /^(miss|down|killed)$/.test(text))
    expect(words.length).toBeGreaterThan(0)
    for (const { ms, inFrame } of words)
      expect({ isLong: ms >= 1100, inFrame }).toEqual({ isLong: true, inFrame: true })
    const dice = all.filter(({ words: text }) => text === '')
    expect(dice.length).toBeGreaterThan(0)
    for (const { ms, inFrame } of dice) expect({ isLong: ms >= 1100, inFrame }).toEqual({ isLong: true, inFrame: true })
    await page.context().close()
  })

  it.each([
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ])('is said of a miss too, as long as of a hit, %s', async (_, size) => {
    const page = await sitDown(size, BY_HAND)
    await watch(page, '.word')
    await fire(page)
    await page.locator('.typing').waitFor()
    await page.keyboard.press('1')
    await page.locator('.word', { hasText: /^miss$/ }).waitFor()
    await page.waitForTimeout(1400)
    const [miss] = (await watched(page)).filter(({ words }) => words === 'miss')
    expect({ isLong: (miss?.ms ?? 0) >= 1100, inFrame: miss?.inFrame }).toEqual({ isLong: true, inFrame: true })
    await page.context().close()
  })

  it('can be read when a key has landed it', async () => {
    const page = await sitDown(DESK, STREET)
    await watch(page, '.word')
    await fire(page)
    await page.locator('.thrown.falling').waitFor()
    await page.keyboard.press('Shift+ArrowUp')
    await page.locator('.word').first().waitFor()
    await page.waitForTimeout(1400)
    expect(Math.max(...(await watched(page)).map(({ ms }) => ms))).toBeGreaterThanOrEqual(1100)
    await page.context().close()
  })
})

describe('a hit is felt', () => {
  it('has a tracer, a recoil and a knock that are over in a moment, and leaves a body', async () => {
    const page = await sitDown(DESK, STREET)
    const longest = (): Promise<number> =>
      page.evaluate(() => {
        const jolts = document
          .getAnimations()
          .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition))
        return Math.max(0, ...jolts.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)))
      })
    await fire(page)
    await page.locator('.effects .tracer').waitFor({ state: 'attached' })
    expect(await longest()).toBeLessThanOrEqual(400)
    await page.locator('.effects').waitFor({ state: 'detached' })
    await playByClicks(page, async () => (await page.locator('.fallen-dead path').count()) > 0)
    await expect.poll(() => page.locator('.fallen-dead path').count()).toBeGreaterThan(0)
    await page.context().close()
  })

  it('stands still for whoever wants no motion', async () => {
    const page = await sitDown(DESK, STREET, { speed: 'steady', motion: 'less' })
    await fire(page)
    await page.locator('.effects .tracer').waitFor({ state: 'attached' })
    const jolts = await page.evaluate(
      () =>
        document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length,
    )
    expect(jolts).toBe(0)
    await page.context().close()
  })
})

it('the board stays where it is when the key wraps or the controls grow', async () => {
  const page = await sitDown(DESK, STREET)
  await still(page)
  const before = await where(page)
  await page.evaluate(() => {
    for (const [block, height] of [
      ['.legend', '70px'],
      ['.dock', '150px'],
    ] as const)
      document.querySelector<HTMLElement>(block)?.style.setProperty('min-height', height)
  })
  await still(page)
  await expect.poll(() => where(page)).toBe(before)
  await page.context().close()
})

const YOU = { person: 'You' }

/** Games as bots play them up to a moment at which somebody here is asked and the dead are about. */
const random = {
  evac: (secret: string) =>
    playedSave(
      {
        game: evac,
        options: { scenario: 'S1', marines: 3 },
        secret,
        holders: { Z: { bot: 'competent' }, M1: YOU, M2: YOU, M3: YOU },
      },
      ({ turn, phase }) => turn === 3 && phase === 'marines',
    ),
  'drop-dead': (secret: string) =>
    playedSave(
      { game: dropDead, options: { players: 2 }, holders: { P1: YOU, P2: YOU }, secret },
      ({ phase, zombies }) => phase === 'survivors' && zombies.length > 1,
    ),
  'dead-walk': (secret: string) =>
    playedSave(
      { game: deadWalk, options: { scenario: 'mercy' }, holders: { P1: YOU }, secret },
      ({ turn, phase }) => turn === 3 && phase === 'humans',
    ),
}

const SIZES = [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const

const where = (page: Page): Promise<string> =>
  page.locator('.frame .layer').evaluate((el) => {
    const { left, top, width } = el.getBoundingClientRect()
    return `${Math.round(left)} ${Math.round(top)} ${Math.round(width)}`
  })

// In real time, two tables at once: the dead take some seconds.
describe('the dead, directed', { timeout: 120_000 }, () => {
  const tables = Object.entries(random).flatMap(([game, save]) =>
    ['5', '8'].flatMap((secret) => SIZES.map(([where, size]) => ({ game, secret, where, size, save }))),
  )

  it.concurrent.each(tables)(
    'nobody moves out of sight: $game, game $secret, $where',
    async ({ save, secret, size }) => {
      const page = await sitDown(size, save(secret))
      await watchTheDead(page)
      await letThemAct(page)
      await page.locator('.summed p').waitFor({ timeout: 60_000 })
      await expect.poll(() => page.locator('.summed p').innerText()).toMatch(/^[A-Z0-9].*\.$/)
      const { moved, unseen } = await theDead(page)
      expect(moved.length).toBeGreaterThan(0)
      expect(unseen).toEqual([])
      await page.context().close()
    },
  )

  it.concurrent.each([
    ['evac', () => crowdedSave(63)],
    ['drop-dead', CROWDED],
    ['dead-walk', () => crowdedTable(60)],
  ] as const)('sixty are as legible as six: %s, on a phone', async (_, save) => {
    const page = await sitDown(PHONE, save())
    await watchTheDead(page)
    await letThemAct(page)
    await page.locator('.summed p').waitFor({ timeout: 60_000 })
    expect((await theDead(page)).unseen).toEqual([])
    await page.context().close()
  })

  it('a hundred and sixteen are soon done', async () => {
    const page = await sitDown(DESK, crowdedSave(119))
    await letThemAct(page)
    await page.locator('.summed p').waitFor({ timeout: 20_000 })
    await page.context().close()
  })

  it.each([
    ['evac', () => crowdedSave(63)],
    ['drop-dead', CROWDED],
  ] as const)('nobody who moves has the ground painted anew: in %s it is a sheet of its own', async (_, save) => {
    const page = await sitDown(DESK, save())
    const sheets = (selector: string): Promise<number> => page.locator(selector).count()
    await expect.poll(() => sheets('.brd.upon [data-figure]')).toBeGreaterThan(3)
    await expect.poll(() => sheets('.brd.under :is(.wall, .tn)')).toBeGreaterThan(0)
    await expect.poll(() => sheets('.brd.under [data-figure]')).toBe(0)
    const kept = (): Promise<readonly string[]> =>
      page.locator('.brd').evaluateAll((all) => all.map((sheet) => getComputedStyle(sheet).willChange))
    await expect.poll(kept).toEqual(['transform', 'transform', 'transform'])
    await page.context().close()
  })

  it('is summed up in the sheet of a phone, and one press goes on', async () => {
    const page = await sitDown(PHONE, CROWDED())
    await letThemAct(page)
    const sheet = page.locator('.psheet .summed')
    await sheet.waitFor({ timeout: 60_000 })
    await expect.poll(() => page.locator('.ribbons .summed').count()).toBe(0)
    await expect.poll(() => sheet.locator('p').innerText()).toMatch(/^[A-Z0-9].*\.$/)
    await sheet.getByRole('button', { name: 'Step', exact: true }).tap()
    await sheet.getByText(/^1\/\d+/).waitFor()
    await sheet.getByRole('button', { name: 'Your turn' }).tap()
    await page.locator('.psheet [data-order]').first().waitFor()
    await page.context().close()
  })

  it('is played again from its summary, told step by step, and ends at one’s own view', async () => {
    const page = await sitDown(DESK, CROWDED())
    await letThemAct(page)
    await page.locator('.summed p').waitFor({ timeout: 60_000 })
    const summary = await page.locator('.summed p').innerText()
    await still(page)
    const own = await where(page)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.locator('.acting').waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('.summed').count()).toBe(0)
    // Any key lands it.
    await page.keyboard.press('n')
    await page.locator('.summed p').waitFor()
    await expect.poll(() => page.locator('.summed p').innerText()).toBe(summary)
    await expect.poll(() => where(page)).toBe(own)
    await page.getByRole('button', { name: 'Step', exact: true }).click()
    await page.locator('.ribbon', { hasText: /^\s*1\/\d+/ }).waitFor()
    // The board goes back with it, and offers nothing there.
    await page.locator('.dock', { hasText: 'You are looking at the past.' }).waitFor()
    await expect.poll(() => page.locator('.peek').count()).toBe(0)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.locator('.summed p').waitFor()
    await page.context().close()
  })
})
