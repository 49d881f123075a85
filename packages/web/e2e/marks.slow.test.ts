/** The marks on the board: the dead are bitten, nobody is taken for somebody else, and a name is read under whom it belongs to. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CROWDED } from './drop-dead-saves.ts'
import { playSave, withSettings } from './player.ts'
import { saveFile } from './saves.ts'
import { openStage, type Stage, still } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function sitDown(save: string): Promise<Page> {
  const { page } = await stage.visit()
  await withSettings(page)
  await playSave(page, save)
  await page.locator('[data-order]').first().waitFor()
  await still(page)
  return page
}

/** Two grunts side by side, one below the other's name, and eight of the dead. */
const PATROL = (): string =>
  saveFile({
    marines: [
      { seat: 'M1', type: 'grunt', at: [18, 17] },
      { seat: 'M2', type: 'grunt', at: [18, 18] },
      { seat: 'M3', type: 'medic', at: [20, 17] },
    ],
    zombies: [10, 11, 12, 13, 14, 15, 16, 17].map((x) => ({ at: [x, 13] as const })),
  })

/** Of the rim of a disc drawn in a box of 40, how much is there: 1 for a whole disc. */
const rims = (page: Page, all: readonly string[]): Promise<number[]> =>
  page.evaluate((paths) => {
    const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    const shares = paths.map((d) => {
      const path = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
      path.setAttribute('d', d)
      const points = Array.from({ length: 120 }, (_, i) => (i * Math.PI) / 60)
      const there = points.filter((a) =>
        path.isPointInFill(new DOMPoint(20 + 13.2 * Math.cos(a), 20 + 13.2 * Math.sin(a))),
      )
      return there.length / points.length
    })
    svg.remove()
    return shares
  }, all)

describe('the dead', () => {
  it('are bitten discs, all four of them, and so is the mark of the product', async () => {
    const page = await sitDown(PATROL())
    const drawn = await page
      .locator('.dead .z-body')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('d') ?? ''))])
    expect(drawn).toHaveLength(4)
    const icon = await (await page.request.get('/icon.svg')).text()
    const own = [...icon.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '').sort((a, b) => b.length - a.length)
    for (const share of await rims(page, [...drawn, own[0] ?? ''])) {
      expect(share).toBeGreaterThan(0.6)
      expect(share).toBeLessThan(0.95)
    }
    await page.context().close()
  })
})

/** The bodies and names of those who are drawn on the board. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.frame .living [data-figure]')].map((figure) => {
      const box = (el: Element | null) => {
        const { left, right, top, bottom } = el?.getBoundingClientRect() ?? new DOMRect()
        return { left, right, top, bottom }
      }
      const name = figure.querySelector('.mname')
      return {
        id: figure.getAttribute('data-figure') ?? '',
        words: name?.textContent ?? '',
        side: name?.getAttribute('class') ?? '',
        name: box(name),
        body: box(figure.querySelector('.l-body')),
        drawn: figure.querySelector('.body')?.innerHTML ?? '',
      }
    }),
  )

describe('the living', () => {
  it('of one role have a mark each, on the board and beside it, and their names under them', async () => {
    const page = await sitDown(PATROL())
    const all = await named(page)
    expect(all.map(({ words }) => words !== '')).toEqual([true, true, true])
    expect(new Set(all.map(({ words }) => words)).size).toBe(3)
    expect(new Set(all.map(({ drawn }) => drawn)).size).toBe(3)
    const bars = (seat: string): number =>
      (all.find(({ id }) => id === seat)?.drawn.match(/class="g g-bar"/g) ?? []).length
    expect([bars('M1'), bars('M2'), bars('M3')]).toEqual([1, 1, 0])
    const beside = await page
      .locator('.roster .unit svg.brd-mark')
      .evaluateAll((marks) => marks.map((m) => m.innerHTML))
    expect(new Set(beside).size).toBe(beside.length)
    // Under the figure, to its right where somebody stands below; never on a figure.
    for (const { id, words, side, name, body } of all) {
      expect([words, / under| right/.test(side)]).toEqual([words, true])
      const isUnder = name.top >= body.bottom - 4
      expect([id, isUnder || name.left >= body.right - 4]).toEqual([id, true])
      const covered = all.filter(
        (other) =>
          name.left < other.body.right &&
          other.body.left < name.right &&
          name.top < other.body.bottom &&
          other.body.top < name.bottom,
      )
      expect([words, covered.map((other) => other.id)]).toEqual([words, []])
    }
    await page.context().close()
  })

  it('of Drop Dead are told apart by a mark each: Skye by her goggles', async () => {
    const page = await sitDown(CROWDED())
    const all = await named(page)
    expect(all).toHaveLength(4)
    expect(new Set(all.map(({ drawn }) => drawn)).size).toBe(4)
    const skye = all.find(({ id }) => id === 'P3')?.drawn ?? ''
    expect(skye.match(/class="g-lens"/g)).toHaveLength(2)
    await page.context().close()
  })
})

describe('names in a crowd', { timeout: 60_000 }, () => {
  it('do not lie over each other, and whoever is chosen keeps his', async () => {
    const { page } = await stage.visit({ viewport: { width: 390, height: 844 } })
    await withSettings(page)
    await playSave(
      page,
      saveFile({
        marines: [15, 16, 17, 18, 19, 20].flatMap((x, i) =>
          [17, 18].map((y, j) => ({ seat: `M${2 * i + j + 1}`, type: 'grunt', at: [x, y] as const })),
        ),
        zombies: [{ at: [18, 8] }],
      }),
    )
    await page.locator('[data-order]').first().waitFor()
    const over = (): Promise<number> =>
      page.evaluate(() => {
        const names = [...document.querySelectorAll('[data-board] .mname')].filter(
          (one) => getComputedStyle(one).visibility === 'visible' && one.getBoundingClientRect().width > 0,
        )
        const boxes = names.map((one) => one.getBoundingClientRect())
        const meet = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right - 6 && b.left < a.right - 6 && a.top < b.bottom - 6 && b.top < a.bottom - 6
        return boxes.filter((a, i) => boxes.some((b, j) => j !== i && meet(a, b))).length
      })
    await still(page)
    await expect.poll(over).toBe(0)
    const chosen = page.locator('[data-board] .mname:not(.crowded)')
    await expect.poll(() => chosen.count()).toBeGreaterThan(1)
    await page.context().close()
  })
})
