/** The map of a war at the page: picture and words, keys, what is refused, a map of one's own, a war from its first press. */
import { readFile } from 'node:fs/promises'
import { evenDeathCampaign } from '@shamble/even-death/campaign'
import { anyGame } from '@shamble/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BESIDE_A_HORDE, POOR, warAt, warGame } from './even-death-wars.ts'
import { playedSave } from './games.ts'
import { isOpenToAll, logged, order, provesItself, savedGame } from './measured.ts'
import { question, ready, waitFor, withSettings } from './player.ts'
import { openStage, PHONE, type Stage } from './stage.ts'
import { again, atMap, bringIn, commit, fortify, letBotsPlay, press, pressTile, seekBattle } from './war-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const ALONE = { survivors: { person: 'You' }, zombies: { bot: 'competent' } } as const

/** Three Banners as bots play it, in its ninth turn. */
const NINTH = (): string =>
  playedSave(
    {
      game: evenDeathCampaign,
      options: { scenario: 'three-banners' },
      holders: { survivors: { person: 'You' }, bandits: { bot: 'competent' }, zombies: { bot: 'competent' } },
      secret: 'b',
    },
    ({ round, onTurn, battle }, asked) => round === 9 && onTurn === 'survivors' && asked === 'survivors' && !battle,
  )

/** What is drawn on every tile, as the words would say it. */
const drawn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() => {
    const TILE = 92
    const found: Record<string, string[]> = {}
    const name = (x: number, y: number): string => `${Math.floor(y / TILE) + 1},${Math.floor(x / TILE) + 1}`
    const say = (place: string, words: string): void => void (found[place] = [...(found[place] ?? []), words])
    const faction = (element: Element): string => {
      const [, word = ''] = /of-(\w+)/.exec(element.getAttribute('class') ?? '') ?? []
      return `the ${word.charAt(0).toUpperCase()}${word.slice(1)}`
    }
    const numbers = (text: string | null): number[] => (text?.match(/-?[\d.]+/g) ?? []).map(Number)
    const board = document.querySelector('.frame svg.brd.war')
    for (const tile of board?.querySelectorAll('[data-place]') ?? [])
      say(tile.getAttribute('data-place') ?? '', tile.classList[1] ?? '')
    for (const held of board?.querySelectorAll('.owners > g') ?? []) {
      const rect = held.querySelector('rect')
      say(name(Number(rect?.getAttribute('x')), Number(rect?.getAttribute('y'))), `held by ${faction(held)}`)
    }
    for (const marks of board?.querySelectorAll('.marks > g') ?? []) {
      const [x = 0, y = 0] = numbers(marks.getAttribute('transform'))
      if (marks.querySelector('.searched')) say(name(x, y), 'searched')
      if (marks.querySelector('.structure')) say(name(x, y), ', with a')
      if (marks.querySelector('.contested')) say(name(x, y), 'contested by')
    }
    const layer = document.querySelector<HTMLElement>('.frame .layer')
    const box = layer?.getBoundingClientRect()
    const k = (box?.width ?? 1) / (layer?.offsetWidth ?? 1)
    for (const force of document.querySelectorAll('.frame .force')) {
      const plate = force.querySelector('.ring, .plate')?.getBoundingClientRect()
      const emblem = force.querySelector('g')?.getBoundingClientRect()
      if (!plate || !emblem || !box) continue
      const [worth = ''] = force.querySelector('.worth')?.textContent?.split(' ') ?? []
      const place = name((emblem.x + emblem.width / 2 - box.x) / k, (emblem.y + emblem.height / 2 - box.y) / k)
      say(place, `of ${faction(force)}, ${worth} points`)
    }
    return found
  })

/** A row of the words is opened, if it is not. */
async function unfold(page: Page, node: string): Promise<void> {
  const row = page.locator(`[role=tree] [data-node="${node}"]`)
  await row.waitFor()
  if ((await row.getAttribute('aria-expanded')) !== 'false') return
  await row.click({ position: { x: 40, y: 8 } })
  if ((await row.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
}

describe('the map of a war', { timeout: 400_000 }, () => {
  it('[ed.camp-map.1] says in words what it shows in the picture, tile by tile', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, NINTH())
    const picture = await drawn(page)
    expect(Object.keys(picture)).toHaveLength(64)
    await press(page, 'The table in words')
    await unfold(page, 'map')
    for (let y = 1; y <= 8; y++) {
      await unfold(page, `row ${y}`)
      for (let x = 1; x <= 8; x++) {
        const said = page.locator(`[role=tree] [data-node="${y},${x}"]`)
        for (const words of picture[`${y},${x}`] ?? []) await expect.poll(() => said.innerText()).toContain(words)
        // Nothing is said that is not drawn.
        for (const words of ['held by', 'searched', 'contested'])
          if (!picture[`${y},${x}`]?.some((one) => one.includes(words)))
            await expect.poll(() => said.innerText()).not.toContain(words)
      }
    }
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })

  it('has a chronicle with a map for every turn, that is leafed through by keys', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, NINTH())
    await press(page, 'Chronicle')
    await page.waitForURL(/#\/campaign\//)
    const leaves = page.locator('.leaves li button')
    await expect.poll(() => leaves.count()).toBe(10)
    const told = page.locator('.war-leaves [role=status]')
    await expect.poll(() => told.innerText()).toMatch(/^Turn 9: /)
    // From wherever one is: the keys leaf, and the map of the turn is large.
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => told.innerText()).toMatch(/^Turn 8: /)
    await expect.poll(async () => (await page.locator('.leaf > svg').boundingBox())?.width ?? 0).toBeGreaterThan(300)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => told.innerText()).toMatch(/^Turn 9: /)
    await press(page, 'Turn before')
    await expect.poll(() => page.locator('.leaf-battles, .leaf-deeds').count()).toBeGreaterThan(0)
    await leaves.first().click()
    await expect.poll(() => told.innerText()).toMatch(/^At the beginning: /)
    await page.getByRole('img', { name: /^Points: / }).waitFor()
    // The turns stand under the lines, and all values beneath them.
    await expect.poll(() => page.locator('.plot svg').first().innerHTML()).toContain('at the end of turn')
    await page.getByRole('columnheader', { name: 'Points', exact: true }).waitFor()
    // Whoever fell is told of with what they bore.
    await expect.poll(() => page.locator('.war-fallen li').first().innerText()).toMatch(/turn \d/)
    await expect.poll(() => page.locator('.war-fallen small:not(.muted)').count()).toBeGreaterThan(0)
    await page.locator('.war-fallen li').first().waitFor()
    await isOpenToAll(page)
    // On paper: the map with its owners, a sheet for every force, the chronicle.
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.waitForURL(/#\/print\//)
    const paper = page.locator('.print-page')
    await expect.poll(() => paper.innerText()).toMatch(/How the war stands[\s\S]*Campaign turn 9: Survivors/)
    await expect.poll(() => paper.innerText()).toMatch(/Harrow Vale/)
    await page.getByRole('link', { name: 'Back to the campaign' }).click()
    await page.waitForURL(/#\/campaign\//)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-move.1] [ed.camp-build.1] [ed.camp-heal.2] says by clause why something cannot be done, and changes nothing', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, await warAt(POOR, ALONE))
    await pressTile(page, 6, 5)
    await expect.poll(() => question(page)).toMatch(/the force at Barge Reach/)
    // Across the river, where there is no bridge.
    await order(page, 'move')
    await pressTile(page, 6, 6)
    await expect.poll(() => page.locator('body').innerText()).toContain('to which there is a way')
    await expect.poll(() => page.locator('body').innerText()).toContain('ed.camp-move.1')
    await expect.poll(() => page.locator('.commit:not([disabled])').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('[data-order="build"].no').click({ force: true })
    await expect.poll(() => page.locator('body').innerText()).toContain('A force builds in a tile that its faction')
    await page.keyboard.press('Escape')
    await pressTile(page, 5, 1)
    await expect.poll(() => question(page)).toMatch(/the force at Ostrell/)
    await page.locator('[data-order="heal"].no').click({ force: true })
    await expect.poll(() => page.locator('body').innerText()).toContain('and you have none')
    await expect.poll(() => question(page)).toMatch(/^Three actions left/)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-map.5] [ed.camp-map.6] is drawn by whoever wants another one, told what keeps it from being played on, and played on', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/#/new/even-death-campaign')
    await page.getByText('A war of your own').first().click()
    await press(page, 'Change this map')
    const map = page.getByRole('application', { name: /^The map/ })
    // Beside the map there is room for what is said of a tile, and for its buttons.
    await expect.poll(async () => (await page.locator('.map-form').boundingBox())?.width ?? 0).toBeGreaterThan(400)
    const kind = async (to: string): Promise<void> => {
      await page.getByRole('combobox', { name: 'Kind' }).click()
      await page.getByRole('option', { name: to, exact: true }).click()
    }
    // By keys: three to the east, then a new name and another country.
    await map.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: /^Upper Leys/ }).waitFor()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Gallows Fen')
    await kind('Forest')
    await isOpenToAll(page)
    await page.getByText('It can be played on.').waitFor()
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the map')])
    const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      tiles: { blocked: string[]; kind: string }[]
    }
    // A wood is painted with one drag, and taken back with one step; the map stays in sight.
    await press(page, /^Mountains/)
    const tile = async (y: number, x: number): Promise<{ x: number; y: number }> => {
      // None of it lies under the bar at the foot of the page.
      await map.evaluate((element) => element.scrollIntoView({ block: 'start' }))
      const box = await map.boundingBox()
      if (!box) throw new Error('no map')
      return { x: box.x + ((x - 0.5) * box.width) / 8, y: box.y + ((y - 0.5) * box.height) / 8 }
    }
    const stroke = async (...[y1, x1, y2, x2]: readonly [number, number, number, number]): Promise<void> => {
      const [begin, end] = [await tile(y1, x1), await tile(y2, x2)]
      await page.mouse.move(begin.x, begin.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y)
      await page.mouse.up()
    }
    const kindOf = (y: number, x: number) => map.locator(`[data-place="${y},${x}"]`).getAttribute('class')
    const before = await kindOf(6, 2)
    await stroke(6, 1, 6, 3)
    for (const x of [1, 2, 3]) await expect.poll(() => kindOf(6, x)).toContain('mountains')
    await press(page, 'Take back')
    await expect.poll(() => kindOf(6, 2)).toBe(before)
    // By keys as well: the brush by its number, Shift draws, Escape puts it away.
    await map.focus()
    await page.keyboard.press('5')
    await page.getByRole('button', { name: /^Water/, pressed: true }).waitFor()
    const at = await page.locator('.map-tile .mono').first().innerText()
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => page.locator('.map-tile .mono').first().innerText()).not.toBe(at)
    await expect.poll(() => map.locator('.tile.water').count()).toBeGreaterThan(0)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Choose a tile/, pressed: true }).waitFor()
    await stroke(1, 4, 1, 4)
    await page.getByRole('heading', { name: /^Gallows Fen/ }).waitFor()
    await page.locator('.map-form input[type=file]').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await map.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    // Files that are no map to play on say why, with the place; the one on the screen stays.
    const bad = async (change: (one: typeof saved) => object, why: RegExp): Promise<void> => {
      const text = JSON.stringify({ ...saved, ...change(saved) })
      await page
        .locator('.map-form input[type=file]')
        .setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) })
      await expect.poll(() => page.locator('.map-form [role=alert]').innerText()).toMatch(why)
    }
    await bad(({ tiles }) => ({ tiles: tiles.slice(1) }), /tiles: .*64/)
    await bad(
      ({ tiles }) => ({ tiles: tiles.map((tile) => (tile.kind === 'city' ? { ...tile, kind: 'field' } : tile)) }),
      /A map has a City at least/,
    )
    await bad(({ tiles }) => ({ tiles: tiles.map(cutInTwo) }), /tiles\[\d+\]: Nobody can get from/)
    await page.getByRole('heading', { name: /^Gallows Fen/ }).waitFor()
    // What is wrong with a tile stands on it by its number, and beside the tile.
    await press(page, /^No crossing/)
    await stroke(8, 8, 8, 7)
    await stroke(8, 8, 7, 8)
    await page.locator('[data-fault="1"]').waitFor({ state: 'attached' })
    await page.locator('.map-faults li', { hasText: /^1 Nobody can get from .* to Lantern Crag \(8,8\)\./ }).waitFor()
    await press(page, 'Go there')
    await page.locator('.map-tile', { hasText: /Lantern Crag 8,8\s*Nobody can get from/ }).waitFor()
    await isOpenToAll(page)
    await press(page, 'Take back')
    await page.getByText('It can be played on.').waitFor()
    // A map that cannot be played on is not begun with.
    await map.focus()
    for (const [x, y] of [
      [6, 1],
      [1, 5],
      [5, 7],
    ] as const) {
      const at = await tile(y, x)
      await page.mouse.click(at.x, at.y)
      await page.getByText(`${y},${x}`, { exact: true }).waitFor()
      await kind('Field')
    }
    await page.getByText('A map has a City at least; this one has none.').waitFor()
    await press(page, /^Begin$/)
    await expect.poll(() => page.locator('[role=alert]').first().innerText()).toMatch(/City at least/)
    await kind('City')
    await page.getByText('It can be played on.').waitFor()
    await press(page, 'Done with the map')
    await press(page, /^Begin$/)
    await page.waitForURL(/#\/table\//)
    await waitFor(page, /Which two tiles beside it do you fortify\?/)
    await expect.poll(() => page.locator('.frame .names').innerHTML()).toContain('Gallows Fen')
    await expect.poll(() => page.locator('.frame [data-place="1,4"]').getAttribute('class')).toContain('forest')
    await fortify(page)
    await page.getByRole('region', { name: 'Your lists' }).waitFor()
    expect(troubles).toEqual([])
  })

  it('is played by keys alone, and waits in two wars', async () => {
    const { page, context, troubles } = await stage.visit({ reducedMotion: 'reduce' })
    await atMap(page, await warAt(BESIDE_A_HORDE, ALONE))
    // The force is found by its tile, and goes north.
    await page.keyboard.press('g')
    await page.getByRole('dialog').getByRole('textbox').fill('6,3')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect.poll(() => question(page)).toMatch(/the force at Scarrow/)
    await page.keyboard.press('m')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await logged(page, /moves from Scarrow/)
    await expect.poll(() => question(page)).toMatch(/^Two actions left/)
    // A second war waits as well.
    const other = await again(context)
    await page.close()
    await other.goto('/')
    await bringIn(other, await warAt(POOR, ALONE), 'another')
    await other.waitForURL(/#\/table\//)
    await ready(other)
    await other.goto('/#/')
    await other.getByRole('link', { name: 'Your move in two wars' }).waitFor()
    await expect.poll(() => other.locator('.table-row.mine').count()).toBe(2)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-battle.3] is begun from the start page and played to its first battle, at the table, and home', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Campaign: Harrow Vale' }).click()
    await page.getByText('The Short War').first().click()
    await page.getByRole('textbox', { name: /^Seed/ }).fill('first battle')
    await press(page, /^Begin$/)
    await page.waitForURL(/#\/table\//)
    await waitFor(page, /Which two tiles beside it do you fortify\?/)
    await fortify(page)
    await page.getByRole('region', { name: 'Your lists' }).waitFor()
    await press(page, /^Lock three forces/)
    await waitFor(page, /^Three actions left/)
    await seekBattle(page)
    await press(page, 'To the battle')
    await page.locator('.briefing').waitFor()
    await press(page, /^Play the battle at/)
    await page.waitForURL(/#\/table\//)
    await ready(page)
    await letBotsPlay(page)
    await press(page, 'Back to the war')
    await page.waitForURL(/#\/campaign\//)
    await page.locator('.war-after').waitFor()
    await expect.poll(() => page.locator('.war-steps li').count()).toBe(5)
    await expect.poll(() => page.locator('.season li').count()).toBe(1)
    await page.getByRole('link', { name: /^Look at .* again$/ }).waitFor()
    provesItself(await savedGame(page), anyGame(await warGame()))
    expect(troubles).toEqual([])
  })

  it('says beside the map how it stands and who is chosen, on a low screen too', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, NINTH())
    const lowest = (selector: string) =>
      page
        .locator(selector)
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight)
    // Nothing is scrolled: points and supplies are in sight.
    await page.locator('.war-points li', { hasText: 'Bandits' }).waitFor()
    await expect.poll(() => lowest('.war-supplies .total')).toBeLessThan(0)
    // Whoever is chosen stands over the dice, with everybody's vitality.
    const [force] = await page.locator('.roster .unit').all()
    await force?.click()
    const chosen = page.getByRole('region', { name: /^Who is in the force at / })
    await chosen.waitFor()
    await expect.poll(() => chosen.locator('.people li .vitality').count()).toBeGreaterThan(1)
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('.rail.l').hover()
    await page.mouse.wheel(0, 5000)
    await expect.poll(() => lowest('.rail.l .roster .unit')).toBeLessThan(0)
    await isOpenToAll(page)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect.poll(() => page.locator('.war-points h3').first().isVisible()).toBe(true)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })

  it('fits a phone: the map, a list, training, the form of a battle fought elsewhere', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await atMap(page, await warAt(BESIDE_A_HORDE, ALONE))
    await isOpenToAll(page)
    // A tile that nobody goes to is told of all the same, and how far it is.
    await pressTile(page, 2, 3)
    await page.getByText('moves from Sluice Meadow, round whoever is in the way').waitFor()
    await press(page, 'Back')
    await order(page, 'battle')
    // However much is said of it, the tile it is about is as large as a thumb.
    const here = page.locator('.frame [data-place="5,4"] .land')
    await page.getByText('points of the Zombies at Lornfoot, from the east').waitFor()
    await expect.poll(async () => (await here.boundingBox())?.width ?? 0).toBeGreaterThan(44)
    await commit(page)
    await page.getByRole('button', { name: 'To the battle' }).click()
    await page.locator('.briefing').waitFor()
    await isOpenToAll(page)
    await press(page, 'Enter a battle fought elsewhere')
    const chosen = page.getByRole('combobox', { name: 'What became of Seasoned Survivor 1' })
    await expect.poll(async () => (await chosen.boundingBox())?.width ?? 0).toBeGreaterThan(150)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })
})

/** Nobody crosses from the fourth column to the fifth. */
function cutInTwo<T extends { blocked: string[] }>(tile: T, i: number): T {
  const side = i % 8 === 3 ? 'east' : i % 8 === 4 ? 'west' : null
  return side === null || tile.blocked.includes(side) ? tile : { ...tile, blocked: [...tile.blocked, side] }
}
