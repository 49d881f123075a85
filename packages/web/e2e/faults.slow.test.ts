/** Small things that a stranger stumbles over: names instead of seats, titles instead of ids, no question with one answer. */
import { evac } from '@shamble/evac'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { dropDeadSave } from './drop-dead-saves.ts'
import { playedSave } from './games.ts'
import { playSave, question, waitFor, withSettings } from './player.ts'
import { givenUpSave, saveFile } from './saves.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

const SLOW = { timeout: 120_000 }

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function sitDown(save: string, phone = false) {
  const visit = await stage.visit(phone ? { viewport: PHONE, hasTouch: true, isMobile: true } : {})
  await withSettings(visit.page)
  await playSave(visit.page, save)
  await visit.page.locator('[data-order]').first().waitFor()
  return visit
}

async function opened(text: string): Promise<Page> {
  const { page } = await stage.visit()
  await withSettings(page)
  await page.goto('/')
  const file = { name: 'my evening.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
  return page
}

const PATROL = (): string =>
  saveFile({
    marines: [
      { seat: 'M1', type: 'grunt', at: [18, 18] },
      { seat: 'M2', type: 'medic', at: [30, 30] },
    ],
    zombies: [{ at: [3, 3] }],
  })

describe('an order that needs contact', SLOW, () => {
  it.each([false, true])('is there, hatched, with its reason, while nobody is near (on a phone: %s)', async (phone) => {
    const { page, context } = await sitDown(PATROL(), phone)
    const knife = page.locator('[data-order="strike"].no, .no:has-text("Knife")').first()
    await knife.waitFor()
    if (!phone) await expect.poll(() => knife.innerText()).toMatch(/no contact|nobody/i)
    await knife.click({ force: true })
    // Pressed all the same, it says why, by the rule.
    await page.locator('.refuse').waitFor()
    await expect.poll(() => page.locator('.refuse').innerText()).toMatch(/ev\./)
    await context.close()
  })
})

describe('two people at one screen', SLOW, () => {
  it('go by their names wherever they are named', async () => {
    const { page, context } = await sitDown(
      dropDeadSave(
        {
          survivors: [
            { id: 'earl', at: [9, 1] },
            { id: 'skye', at: [10, 1] },
          ],
          zombies: [{ n: 1, at: [11, 3] }],
          cycle: 3,
        },
        { holders: { P1: { person: 'Ann' }, P2: { person: 'Ben' } } },
      ),
    )
    const roster = page.locator('#block-1')
    await expect.poll(() => roster.innerText()).toContain('Ann')
    await expect.poll(() => roster.innerText()).toContain('Ben')
    await expect.poll(() => page.locator('body').innerText()).not.toMatch(/\bP[1-4]\b/)
    await context.close()
  })
})

describe('a tile that is the same however it lies', SLOW, () => {
  it('[dd.explore.6] is laid without a question', async () => {
    const { page, context, troubles } = await sitDown(
      dropDeadSave({
        survivors: [
          { id: 'earl', at: [9, 0] },
          { id: 'skye', at: [2, 2] },
        ],
        stack: ['T40', 'T22', 'T41'],
      }),
    )
    await waitFor(page, /^Earl to act/)
    await page.locator('[data-order="explore"]').click()
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await page.locator('.commit').click()
    await page
      .locator('#block-5 .ln', { hasText: /T40|draws|lays|lies/i })
      .first()
      .waitFor()
    await expect.poll(() => page.locator('[data-order^="lay-"]').count()).toBe(0)
    await expect.poll(() => question(page)).toMatch(/^Earl/)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('a quirk and a psychosis', SLOW, () => {
  it('go by their titles beside the board', async () => {
    const { page, context } = await sitDown(
      deadWalkSave(
        {
          humans: [
            {
              name: 'Ada Stern',
              at: cm(30, 74),
              weapons: ['pistol'],
              sheet: { archetype: 'law', skills: ['lucky'], quirks: ['macho'] },
            },
          ],
          zombies: [{ at: cm(150, 39) }],
        },
        { options: { scenario: 'nine-forty-bus', archetypes: true, skills: true, quirks: true } },
      ),
    )
    await page.locator('summary[title^="Sheet"]').click()
    const titles = page.locator('.dw-sheet dt')
    await expect.poll(() => titles.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(/^Macho/)]))
    for (const title of await titles.allInnerTexts()) expect(title).not.toMatch(/dw\./)
    await context.close()
  })
})

describe('a file that is opened', SLOW, () => {
  it('is at its table at once, and is kept under the name of its game', async () => {
    const page = await opened(PATROL())
    await page.waitForURL(/#\/table\//)
    await page.goto('/')
    const row = page.locator('.table-row').first()
    await row.waitFor()
    await expect.poll(() => row.innerText()).toMatch(/Evac/)
    await expect.poll(() => row.innerText()).not.toMatch(/\bsave\b/i)
    await page.context().close()
  })
})

describe('a report', SLOW, () => {
  it('writes no turn of its axis over another', async () => {
    const bots = { Z: { bot: 'competent' }, M1: { bot: 'competent' }, M2: { bot: 'competent' } }
    const page = await opened(
      playedSave({ game: evac, options: { scenario: 'S1', marines: 2 }, holders: bots, secret: '3' }, () => false),
    )
    const plot = page.locator('figure.plot svg').first()
    await plot.waitFor()
    const labels = await plot.locator('text').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom, words: one.textContent ?? '' }
      }),
    )
    expect(labels.length).toBeGreaterThan(3)
    const over = labels.flatMap((a, i) =>
      labels
        .slice(i + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3)
        .map((b) => `${a.words} over ${b.words}`),
    )
    expect(over).toEqual([])
    await page.context().close()
  })

  it('draws no course of a single turn', async () => {
    const page = await opened(givenUpSave())
    await page.locator('.souls').or(page.getByText('Report and replay')).first().waitFor()
    if ((await page.locator('.souls').count()) === 0) await page.getByText('Report and replay').click()
    await page.locator('.souls').waitFor()
    await page.locator('.c3 p.book').first().waitFor()
    await expect.poll(() => page.locator('.c3 svg').count()).toBe(0)
    await page.context().close()
  })
})

describe('an address that is mistyped', SLOW, () => {
  it.each([
    ['new-campaign/dead-wolk', 'No game is called "dead-wolk" here.'],
    ['new-campaign/evac', 'Evac has no campaigns.'],
    ['new-campaign/', 'There is no such page.'],
  ])('#/%s says so and leads on', async (where, words) => {
    const { page, context, troubles } = await stage.visit()
    await page.goto(`/#/${where}`)
    await page.getByText(words).waitFor()
    await page.getByRole('link').first().waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('dice that are rolled by hand', SLOW, () => {
  it('are not said to have been sealed', async () => {
    const marines = [{ seat: 'M1', type: 'grunt', at: [18, 18] as const }]
    const zombies = [{ at: [18, 16] as const }]
    const by = { sealed: await sitDown(saveFile({ marines, zombies })) }
    await by.sealed.page.locator('.seal').waitFor()
    await by.sealed.context.close()
    const { page, context } = await sitDown(saveFile({ marines, zombies, physical: ['M1', 'Z'] }))
    await page.locator('#block-4').waitFor()
    await expect.poll(() => page.locator('.seal').count()).toBe(0)
    await context.close()
  })
})
