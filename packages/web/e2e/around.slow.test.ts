/** What stands around the board: cards, dice and lists are seen whole, on a desk and on a phone. */
import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { anyMatch, saveMatch } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { led, newCampaign } from '../src/games/dead-walk/campaign/testing.ts'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { playedSave } from './games.ts'
import { clickFigure, tapFigure, playSave, withSettings } from './player.ts'
import { givenUpSave } from './saves.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

const LOW = { width: 1280, height: 720 }
const YOU = { person: 'You' } as const

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** Whether an element is on the screen and nothing lies over it. */
const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((el) => {
      const { left, top, width, height } = el.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return at !== null && el.contains(at)
    })

/** Whatever of a part sticks out of it to the side. */
const outOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const box = part.getBoundingClientRect()
      return [...part.querySelectorAll('*')].flatMap((el) => {
        const { left, right, width } = el.getBoundingClientRect()
        return width > 0 && (left < box.left - 0.5 || right > box.right + 0.5) ? [el.textContent ?? ''] : []
      })
    })

/** Two friends where the grenade would go off. */
const FRIENDS = (): string =>
  deadWalkSave({
    humans: [
      {
        name: 'Marcus Tate',
        at: cm(26, 34),
        weapons: [{ type: 'hand-grenades', grenades: { fragmentation: 2, 'flash-bang': 1 } }, 'pistol'],
        ap: 4,
      },
      { name: 'Gunner Oskar Lindh', at: cm(30, 22), weapons: ['machinegun'] },
      { name: 'Father Thomas Quill', at: cm(27, 22), weapons: ['pistol'] },
    ],
    zombies: [{ at: cm(28, 25) }, { at: cm(24, 24) }],
    activation: { human: 1 },
  })

/** Lawless behind one of the dead, with real dice. */
const MACHETE = (): string =>
  deadWalkSave(
    {
      humans: [
        { name: 'Sgt. Lawless', at: cm(26, 34), weapons: ['machete', 'pistol'], ap: 4 },
        { name: 'Private Dawson', at: cm(22, 30), weapons: ['pistol'] },
      ],
      zombies: [{ at: cm(28.5, 34), facing: [1, 0] }],
      activation: { human: 1 },
    },
    { physical: ['P1'] },
  )

describe('a grenade among friends', () => {
  it.each([DESK, LOW, PHONE])('warns over the button, and its key stays in line, at $width', async (viewport) => {
    const { page, context, troubles } = await stage.visit({ viewport, hasTouch: viewport === PHONE })
    await withSettings(page)
    await playSave(page, FRIENDS())
    await page.locator('[data-order="fire 1"]').click()
    await (viewport === PHONE ? tapFigure : clickFigure)(page, 'zombie 1')
    await page.locator('.okey', { hasText: 'a friend is hit' }).waitFor()
    const heights = await page
      .locator('.okey > span:not(.about)')
      .evaluateAll((keys) => keys.map((key) => key.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(24)
    await page.locator('.commit').click()
    await page.locator('.warned').waitFor()
    await expect.poll(() => isSeen(page, '.warned')).toBe(true)
    await expect.poll(() => isSeen(page, '.commit')).toBe(true)
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('a blow with real dice', () => {
  it.each([DESK, PHONE])(
    'says what each face does, and what was added stays in the tray, at $width',
    async (viewport) => {
      const { page, context, troubles } = await stage.visit({ viewport, hasTouch: viewport === PHONE })
      await withSettings(page)
      await playSave(page, MACHETE())
      await page.locator('[data-order^="strike"]').first().click()
      await page.keyboard.press(']')
      await page.keyboard.press('Enter')
      await page.locator('.commit').click()
      await page.locator('.typing').waitFor()
      await expect.poll(() => page.locator('.typing h3').innerText()).toContain('Sgt. Lawless strikes at zombie 1')
      await expect
        .poll(() => page.locator('.typing .need li').allInnerTexts())
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^1 2\s+unharmed$/),
            expect.stringMatching(/^3 4\s+falls$/),
            expect.stringMatching(/^5 6\s+eliminated$/),
          ]),
        )
      await page.keyboard.press('3')
      await page.locator('.typing').waitFor({ state: 'detached' })
      if (viewport === PHONE) await page.locator('.tb button', { hasText: 'Dice' }).tap()
      await page.locator('.tray .why', { hasText: 'from behind' }).waitFor()
      await expect.poll(() => outOf(page, '.tray')).toEqual([])
      expect(troubles).toEqual([])
      await context.close()
    },
  )
})

const opened = async (page: Page, text: string): Promise<void> => {
  await page.goto('/')
  const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

describe('a campaign on a phone', () => {
  it('[dw.campaign.5] shows who carries what on less than two screens, and hands it on', async () => {
    const { page, context, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true })
    await withSettings(page)
    await opened(
      page,
      JSON.stringify(
        saveMatch(anyMatch(led(newCampaign({ house: { levelTable: [2, 4, 6, 8, 10] } }), 2)), { private: true }),
      ),
    )
    const gear = page.locator('.gear')
    const next = page.locator('.now .ends .btn, .now .choice .take')
    await next.first().waitFor()
    while ((await gear.count()) === 0) {
      const before = await page.locator('section.now').innerText()
      await next.last().click()
      await expect.poll(() => page.locator('section.now').innerText()).not.toBe(before)
    }
    await expect.poll(() => gear.evaluate((el) => el.getBoundingClientRect().height)).toBeLessThan(844)
    const lawless = gear.locator('li', { hasText: 'Sgt. Lawless' }).first()
    await expect.poll(() => lawless.innerText()).toMatch(/pistol/i)
    await lawless.locator('summary').click()
    await lawless.getByRole('combobox', { name: 'Pistol: hand to' }).click()
    await page.getByRole('option', { name: 'The stash' }).click()
    await page.locator('.just', { hasText: 'Sgt. Lawless leaves the pistol in the stash.' }).waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('the replay of a game that goes on', () => {
  it('says, when it is saved, that the file gives the game away', async () => {
    const { page, context, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, MACHETE())
    await page.goto(page.url().replace('/table/', '/replay/'))
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save to a file' }).click()])
    await page.getByRole('status').getByText('Give it to nobody you play against.').waitFor()
    expect(troubles).toEqual([])
    await context.close()
  })
})

describe('orders', () => {
  it.each([DESK, LOW])('keep their words and keys inside their buttons, whoever acts, at $width', async (viewport) => {
    const { page, context } = await stage.visit({ viewport })
    await withSettings(page)
    const name = 'Gunner Oskar Featherstonehaugh'
    await playSave(
      page,
      deadWalkSave({
        humans: [
          { name, at: cm(26, 34), weapons: ['machete', 'pistol'], ap: 4 },
          { name: 'Private Dawson', at: cm(22, 30), weapons: ['pistol'] },
        ],
        zombies: [{ at: cm(38.5, 34) }],
        activation: { human: 1 },
      }),
    )
    const end = page.locator('.dock .act', { hasText: 'Featherstonehaugh' })
    await end.waitFor()
    await expect.poll(() => end.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0)
    const [key, words] = [await end.locator('.kbd').boundingBox(), await end.locator('.nm').boundingBox()]
    expect(words?.y ?? 0).toBeGreaterThanOrEqual((key?.y ?? 0) + (key?.height ?? 0))
    await context.close()
  })
})

describe('the map of a report', () => {
  const REPORTS = {
    Evac: givenUpSave,
    'Drop Dead': () =>
      playedSave({ game: dropDead, options: { players: 2 }, holders: { P1: YOU, P2: YOU }, secret: 'a' }, () => false),
    'Dead Walk Again': () =>
      playedSave({ game: deadWalk, options: { scenario: 'mercy' }, holders: { P1: YOU }, secret: 'c' }, () => false),
  }

  it.each(Object.entries(REPORTS))('of %s is whole, on a desk and on a phone', async (_, save) => {
    for (const viewport of [DESK, PHONE]) {
      const { page, context, troubles } = await stage.visit({ viewport })
      await withSettings(page)
      await opened(page, save())
      await page.getByText('After-action report').waitFor()
      await page.locator('.cols .layer svg').first().waitFor()
      const around = (): Promise<number> =>
        page.evaluate(() => {
          const box = (selector: string): DOMRect =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const [frame, layer] = [box('.cols .frame'), box('.cols .layer')]
          return Math.min(
            layer.left - frame.left,
            layer.top - frame.top,
            frame.right - layer.right,
            frame.bottom - layer.bottom,
          )
        })
      await expect.poll(around).toBeGreaterThanOrEqual(0)
      expect(troubles).toEqual([])
      await context.close()
    }
  })
})
