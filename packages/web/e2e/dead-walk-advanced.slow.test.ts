import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cm, deadWalkSave } from './dead-walk-saves.ts'
import { commit, enabled, isOpenToAll, logged, order, pointAt, press, provesItself, savedGame } from './measured.ts'
import { playSave, waitFor, withSettings } from './player.ts'
import { openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const RULES = {
  scenario: 'nine-forty-bus',
  entryMethods: [],
  archetypes: true,
  searching: true,
  vehicles: true,
  skills: true,
  quirks: true,
  psychosis: true,
}

/** Stern in a room that nobody has searched; Lind with the keys beside a car, the dead down the road. Dice are typed. */
const ROAD = (): string =>
  deadWalkSave(
    {
      humans: [
        {
          name: 'Ada Stern',
          at: cm(30, 74),
          weapons: ['pistol'],
          sheet: { archetype: 'law', skills: ['lucky', 'hero'] },
        },
        {
          name: 'Bo Lind',
          at: cm(118, 34.2),
          weapons: ['rifle'],
          items: [{ kind: 'keys', vehicle: 'V4' }],
          sheet: { archetype: 'military' },
        },
      ],
      zombies: [{ at: cm(150, 39) }],
    },
    { options: RULES, physical: ['P1'] },
  )

/** Lind at the wheel of a car that goes fast, Varga beside him; one of the dead in the way. */
const WHEEL = (): string =>
  deadWalkSave(
    {
      humans: [
        { name: 'Bo Lind', at: cm(120, 38), aboard: 'V4', weapons: ['rifle'] },
        { name: 'Di Varga', at: cm(120, 38), aboard: 'V4', weapons: ['pump-shotgun'] },
      ],
      vehicles: { V4: { engine: true, speed: 2500 } },
      zombies: [{ at: cm(142, 38) }, { at: cm(120, 54) }],
      activation: { human: 1 },
    },
    { options: RULES },
  )

/** Stern held by two, with skills for it; Lind near by, who inspires. */
const HELD = (): string =>
  deadWalkSave(
    {
      humans: [
        { name: 'Ada Stern', at: cm(100, 40), weapons: ['machete'], sheet: { skills: ['aggressive', 'strong'] } },
        { name: 'Bo Lind', at: cm(106, 40), weapons: ['rifle'], sheet: { skills: ['inspire'] } },
      ],
      zombies: [{ at: cm(102.5, 40) }, { at: cm(100, 42.5) }],
      activation: { human: 1 },
    },
    { options: RULES, physical: ['P1'] },
  )

describe('the advanced rules at the table', { timeout: 180_000 }, () => {
  it('[dw.search.1] a room is searched, a skill changes what is found, and a car is started, by clicks', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, ROAD())
    await waitFor(page, /^Who acts next/)
    const roll = async (...faces: number[]): Promise<void> => {
      for (const face of faces) {
        await page.locator('.typing').waitFor()
        await page.getByRole('button', { name: `It shows ${face}` }).click()
      }
    }
    await order(page, 'activate')
    await waitFor(page, /^Stern to act/)
    await order(page, 'search')
    await page.locator('.pop .odds [title="a weapon: 2 in 6"]').waitFor()
    await commit(page)
    // Nobody is there; a survivor would be, but one more makes it an item.
    await roll(1, 2)
    await waitFor(page, /finds a survivor \(rolled 2\)\. Lucky/)
    await expect.poll(() => enabled(page)).toEqual(['skill lucky 1', 'skill lucky 2', 'decline'])
    await order(page, 'skill lucky 1')
    await page.locator('.pop .odds [title^="an item: "]').waitFor()
    await commit(page)
    await roll(3, 4)
    await waitFor(page, /^Stern has found a medium first aid kit/)
    await order(page, 'take-find')
    await logged(page, /medium first aid kit/)
    // Nothing is left for Stern, who need not say so. A press on the car means getting into it.
    await order(page, 'activate')
    await waitFor(page, /^Lind to act/)
    await press(page, 122, 38)
    await page.locator('.pop', { hasText: 'at the wheel' }).waitFor()
    await expect.poll(() => page.locator('.pop input[name="variant"]').count()).toBe(2)
    await commit(page)
    await waitFor(page, /At the wheel of the car/)
    await order(page, 'start')
    await page.locator('.pop .odds [title="it starts: 4 in 6"]').waitFor()
    await commit(page)
    await roll(3)
    await logged(page, /turns the key of the car V4: the engine runs/)
    // That took all that Lind had: his turn is over by itself.
    await waitFor(page, /^(?!.*Lind to act)/)
    await expect.poll(async () => (await savedGame(page)).entries.length).toBe(9)
    provesItself(await savedGame(page))
    expect(troubles).toEqual([])
  })

  it('[dw.vehicle.15] a car is driven by keys, with its way, its turn and whom it rams shown before', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, WHEEL())
    await waitFor(page, /At the wheel of the car/)
    await page.keyboard.press('7')
    await page.keyboard.press('m')
    for (let i = 0; i < 5; i++) await page.keyboard.press('Shift+ArrowRight')
    await page.locator('[data-ride="open"] .rammed').waitFor()
    await expect.poll(() => page.locator('[data-ride] .skid').count()).toBe(0)
    // Two more to the side ask for a turn, which at this speed may skid.
    await page.keyboard.press('Shift+ArrowDown')
    await page.locator('[data-ride] .skid').first().waitFor()
    await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('Enter')
    await page.locator('.pop', { hasText: 'rammed: zombie 1' }).waitFor()
    await page.locator('.pop .odds .bar, .pop .odds [title]').first().waitFor()
    await page.keyboard.press('Enter')
    await logged(page, /Bo Lind drives/)
    provesItself(await savedGame(page))
    expect(troubles).toEqual([])
  })

  it('[dw.vehicle.15] a car is dragged where it shall go; nothing is done before it is confirmed', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, WHEEL())
    await waitFor(page, /At the wheel of the car/)
    const from = await pointAt(page, 117, 38)
    const to = await pointAt(page, 138, 46)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (let i = 1; i <= 5; i++)
      await page.mouse.move(from.x + ((to.x - from.x) * i) / 5, from.y + ((to.y - from.y) * i) / 5)
    await page.locator('[data-ride] .ghost').waitFor()
    await page.mouse.up()
    await page.locator('.commit', { hasText: /^Drive \d+ cm/ }).waitFor()
    await commit(page)
    await logged(page, /Bo Lind drives/)
    expect(troubles).toEqual([])
  })

  it('[dw.skill.4] questions in the middle of a blow are answered by keys, each choice with its odds', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await playSave(page, HELD())
    await waitFor(page, /^Stern to act/)
    await page.keyboard.press('7')
    await page.keyboard.press('s')
    await page.keyboard.press(']')
    await page.keyboard.press('Enter')
    await page.locator('.pop', { hasText: 'With the machete, Strong' }).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.typing').waitFor()
    await page.keyboard.press('2')
    await waitFor(page, /Does Lind inspire another throw\?$/)
    await page.keyboard.press('e')
    await page.locator('.commit', { hasText: 'Let it stand' }).waitFor()
    await page.keyboard.press('Enter')
    await waitFor(page, /Aggressive: roll it again\?$/)
    await page.keyboard.press('s')
    await page.locator('.pop .odds [title="eliminated: 1 in 6"]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.typing').waitFor()
    await page.keyboard.press('6')
    await logged(page, /eliminates it/)
    provesItself(await savedGame(page))
    expect(troubles).toEqual([])
  })

  it('has no serious barriers on a phone', async () => {
    const { page, troubles } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await withSettings(page, { theme: 'paper' })
    await playSave(page, WHEEL())
    await page.locator('[data-order="drive"]').click()
    await page.waitForTimeout(400)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })
})
