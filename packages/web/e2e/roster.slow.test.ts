/** How many people are seen beside the board at once, and whether whoever acts is seen whole. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { dropDeadSave } from './drop-dead-saves.ts'
import { playSave, withSettings } from './player.ts'
import { savedAt } from './run-or-shoot-saves.ts'
import { saveFile } from './saves.ts'
import { DESK, openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const LAPTOP = { width: 1280, height: 720 }
const TYPES = ['grunt', 'medic', 'sergeant'] as const
const NAMES = ['Ada Stern', 'Bo Lind', 'Cy Moss', 'Di Varga', 'Ed Falk', 'Flo Berg', 'Gil Noor']

const patrol = (n: number): string =>
  saveFile({
    marines: Array.from({ length: n }, (_, i) => ({
      seat: `M${i + 1}`,
      type: TYPES[i % TYPES.length] as string,
      at: [15 + i, 18] as const,
    })),
    zombies: [{ at: [18, 12] }],
  })

const team = (n: number): string =>
  deadWalkSave({
    humans: NAMES.slice(0, n).map((name, i) => ({
      name,
      at: cm(20 + 4 * i, 32),
      weapons: ['pistol', 'rifle'],
      items: ['small-kit'],
    })),
    zombies: [{ at: cm(30, 14) }],
  })

const survivors = (): string =>
  dropDeadSave({
    survivors: [
      { id: 'earl', at: [9, 1] },
      { id: 'frank', at: [9, 2] },
      { id: 'skye', at: [8, 2] },
      { id: 'owl', at: [8, 1] },
    ],
    zombies: [],
  })

const YOU = { person: 'You' }

/** Behind cards face down, with what the scenario asks beside them. */
const lane = (n: number): Promise<string> =>
  savedAt(Object.fromEntries(Array.from({ length: n }, (_, i) => [`S${i + 1}`, YOU] as const)))

const TABLES = [
  { what: 'seven marines', people: 7, save: () => patrol(7), viewport: DESK },
  { what: 'four marines', people: 4, save: () => patrol(4), viewport: LAPTOP },
  { what: 'three marines', people: 3, save: () => patrol(3), viewport: LAPTOP },
  { what: 'a team of seven', people: 7, save: () => team(7), viewport: DESK },
  { what: 'a team of four', people: 4, save: () => team(4), viewport: LAPTOP },
  { what: 'four survivors', people: 4, save: survivors, viewport: LAPTOP },
  { what: 'three in Back Lane', people: 3, save: () => lane(3), viewport: DESK },
  { what: 'six in Back Lane', people: 6, save: () => lane(6), viewport: DESK },
  { what: 'four in Back Lane', people: 4, save: () => lane(4), viewport: LAPTOP },
]

describe('the roster', () => {
  it.each(TABLES)('shows $what at $viewport.width by $viewport.height, the acting one whole', async (one) => {
    const { page, troubles } = await stage.visit({ viewport: one.viewport })
    await withSettings(page)
    await playSave(page, await one.save())
    await page.locator('.unit.sel').waitFor()
    const look = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.roster')?.getBoundingClientRect()
        const units = [...document.querySelectorAll('.unit')]
        const isSeen = (unit: Element): boolean => {
          const { top, bottom } = unit.getBoundingClientRect()
          return frame !== undefined && top >= frame.top - 1 && bottom <= frame.bottom + 1
        }
        const acting = document.querySelector('.unit.sel')
        return {
          units: units.length,
          seen: units.filter(isSeen).length,
          acting: acting !== null && isSeen(acting) && acting.querySelector('.kit, .hp') !== null,
          isFolded: acting?.classList.contains('fold'),
        }
      })
    await expect.poll(look).toEqual({ units: one.people, seen: one.people, acting: true, isFolded: false })
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
