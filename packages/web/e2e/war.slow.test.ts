/** The campaign of Even Death May Die at the page: a war alone, three at one screen, battles at tables and by hand. */
import { readFile } from 'node:fs/promises'
import { anyGame } from '@shamble/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BESIDE_A_HORDE, NEARLY_WON, THREE_SIDES, warAt, warGame } from './even-death-wars.ts'
import { isOpenToAll, logged, order, provesItself, savedGame } from './measured.ts'
import { question, ready, waitFor, withSettings } from './player.ts'
import { openStage, PHONE, type Stage } from './stage.ts'
import { again, atMap, bringIn, commit, fortify, letBotsPlay, lift, press, pressTile, turnOut } from './war-player.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const ALONE = { survivors: { person: 'You' }, zombies: { bot: 'competent' } } as const
const THREE = { survivors: { person: 'Ann' }, bandits: { person: 'Ben' }, zombies: { person: 'Cleo' } } as const

describe('a war over Harrow Vale', { timeout: 400_000 }, () => {
  it('[ed.camp-setup.5] [ed.camp-turn.9] is begun alone from the start page: two tiles, three lists, three actions', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Campaign: Harrow Vale' }).click()
    await page.getByText('The Short War').first().click()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.waitForURL(/#\/table\//)
    await waitFor(page, /Which two tiles beside it do you fortify\?/)
    await fortify(page)
    await page.getByRole('region', { name: 'Your lists' }).waitFor()
    await press(page, /^Lock three forces/)
    await waitFor(page, /^Three actions left/)
    await page.locator('.war-points li', { hasText: 'Survivors' }).waitFor()
    await order(page, 'end-turn')
    await commit(page)
    await waitFor(page, /actions left/)
    await logged(page, /Turn 2, Survivors/i)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-battle.1] [ed.camp-battle.8] gives battle, fights it at a table, and comes home with its points', async () => {
    const { context, troubles, ...first } = await stage.visit()
    let { page } = first
    await atMap(page, await warAt(BESIDE_A_HORDE, ALONE))
    await order(page, 'battle')
    await page.getByText('points of the Zombies at Lornfoot, from the east').waitFor()
    await commit(page)
    await press(page, 'To the battle')
    await page.locator('.briefing', { hasText: 'Battle at Sluice Meadow' }).waitFor()
    await expect
      .poll(() => page.locator('.briefing').innerText())
      .toMatch(/they come from the east, and deploy along that edge/)
    // Which ground it is, and who begins where.
    await page.getByRole('img', { name: /^Plan: 60 by 60 inches/ }).waitFor()
    await isOpenToAll(page)
    await press(page, /^Play the battle at Sluice Meadow/)
    await page.waitForURL(/#\/table\//)
    await ready(page)
    // In the middle of it the page is closed, and the war is found again from the start page.
    await page.close()
    page = await again(context)
    await page.goto('/#/')
    const row = page.locator('.table-row', { hasText: 'a campaign' }).first()
    await row.getByRole('link').click()
    await page.waitForURL(/#\/table\//)
    await press(page, 'To the battle')
    await press(page, 'Back to the table')
    await page.waitForURL(/#\/table\//)
    await ready(page)
    await letBotsPlay(page)
    // Who has won and why, over the last scene with nothing drawn on it.
    await expect
      .poll(() => page.locator('.ending .said').innerText())
      .toMatch(/hold the field\.\s+After \d+ rounds? nobody of|nobody has won/)
    await expect.poll(() => page.locator('.ed-reach .once, .frame .trail').count()).toBe(0)
    await press(page, 'Back to the war')
    await page.waitForURL(/#\/campaign\//)
    await page.locator('.war-after').waitFor()
    await expect.poll(() => page.locator('.season li').count()).toBe(1)
    await isOpenToAll(page)
    await press(page, 'Back to the map')
    await waitFor(page, /actions left/)
    await logged(page, /the battle at Sluice Meadow/)
    await press(page, 'Chronicle')
    await page.locator('.war-fates li').first().waitFor()
    // With its battle in one file; a file that lacks the battle is refused, and nothing has changed.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, 'Save the campaign with these replays'),
    ])
    const whole = JSON.parse(await readFile(await file.path(), 'utf8')) as { battles: object[] }
    expect(whole.battles).toHaveLength(1)
    await page.goto('/#/')
    const rows = page.locator('.table-row')
    await expect.poll(() => rows.count()).toBe(2)
    await bringIn(page, JSON.stringify({ ...whole, battles: [] }))
    await page.getByText(/The battle that ended with [0-9a-f]{64} is missing\./).waitFor()
    await expect.poll(() => rows.count()).toBe(2)
    await bringIn(page, JSON.stringify(whole))
    await page.waitForURL(/#\/(table|campaign)\//)
    await page.goto('/#/')
    await expect.poll(() => rows.count()).toBe(4)
    provesItself(await savedGame(page), anyGame(await warGame()))
    expect(troubles).toEqual([])
  })

  it('[ed.camp-setup.9] [ed.camp-setup.10] three at one screen make their lists behind the curtain, a turn each', async () => {
    const { page, troubles } = await stage.visit()
    await withSettings(page)
    await page.goto('/#/new/even-death-campaign')
    await page.getByText('Three Banners').first().click()
    for (const n of [1, 2]) await page.getByText('Someone here').nth(n).click()
    for (const [i, name] of ['Ann', 'Ben', 'Cleo'].entries())
      await page.getByRole('textbox', { name: /name/i }).nth(i).fill(name)
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await page.waitForURL(/#\/table\//)
    const told = page.locator('#block-5').getByText(/ fortify /)
    await waitFor(page, /Which two tiles beside it do you fortify\?/)
    await fortify(page)
    await told.waitFor()
    await waitFor(page, /Which two tiles beside it do you fortify\?/)
    await fortify(page)
    const locked: string[] = []
    for (let i = 0; i < 3; i++) {
      await page.getByRole('dialog', { name: /^Pass the screen to / }).waitFor()
      const name = await page.locator('.drape h1').innerText()
      expect(locked).not.toContain(name)
      locked.push(name)
      // Nothing of anybody's list is on the page while the curtain hangs.
      await expect.poll(() => page.locator('.war-lists').count()).toBe(0)
      await lift(page, name)
      await page.getByRole('region', { name: 'Your lists' }).waitFor()
      await press(page, /^Lock /)
    }
    const whose = page.locator('.phase [aria-current="step"]')
    for (let turn = 0; turn < 3; turn++) {
      await waitFor(page, /^Three actions left/)
      const before = await whose.innerText()
      await order(page, 'end-turn')
      await commit(page)
      await expect.poll(() => whose.innerText()).not.toBe(before)
    }
    await waitFor(page, /actions left/)
    await expect.poll(() => page.locator('.bar .phase').innerText()).toMatch(/turn\s+2\b/i)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-battle.3] [ed.camp-battle.7] a battle of three sides is fought at a table, and its casualties are on the sheets', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, await warAt(THREE_SIDES, THREE))
    await order(page, 'battle')
    await commit(page)
    await waitFor(page, /How do the dead behave today/)
    await order(page, 'behaviour 3')
    await press(page, 'To the battle')
    await expect
      .poll(() => page.locator('.briefing').innerText())
      .toMatch(
        /Survivors[\s\S]*deploy in the centre[\s\S]*Bandits[\s\S]*from the south[\s\S]*Zombies[\s\S]*from the\s+east/,
      )
    await press(page, 'Let bots play it')
    await page.getByRole('button', { name: 'Take it home to the map' }).click({ timeout: 200_000 })
    await page.locator('.war-after').waitFor()
    const lost = page.locator('.war-after .gone')
    await expect.poll(() => lost.count()).toBeGreaterThan(0)
    // Whoever is dead is on no sheet, and among the fallen.
    const dead = await lost.count()
    const left = await page.locator('.war-after li:not(.gone) .vitality').count()
    expect(dead + left).toBe(4)
    await expect.poll(() => page.locator('.war-fallen li').count()).toBe(dead)
    await expect.poll(() => page.locator('.war-sheet .vitality').count()).toBe(left + 1)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })

  it('[ed.camp-battle.3] [ed.camp-battle.14] a battle of three sides is entered by hand: what cannot be is not taken, and the others agree', async () => {
    const { context, troubles, ...first } = await stage.visit()
    let { page } = first
    await atMap(page, await warAt(THREE_SIDES, THREE))
    await order(page, 'battle')
    await expect
      .poll(() => page.locator('.pop, .preview').first().innerText())
      .toMatch(/points of the Bandits[\s\S]*points of the Zombies/)
    await commit(page)
    await waitFor(page, /How do the dead behave today/)
    await order(page, 'behaviour 3')
    await press(page, 'To the battle')
    await page.waitForURL(/#\/campaign\//)
    await press(page, 'Enter a battle fought elsewhere')
    await page.getByText(/Nobody has won while/).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'It cannot have ended so' }).isDisabled()).toBe(true)
    // Nobody is better off than before without a Medic: said beside whom it concerns.
    const bandits = page.getByRole('region', { name: 'Bandits' })
    await turnOut(page, 'Thug 3', 'Turned')
    await page.getByRole('button', { name: 'Add a herd of those who turned' }).click()
    await page.getByText('Regular Zombies, herd 2').waitFor()
    await page.getByRole('button', { name: 'Zombies left in herd 2: more' }).click()
    await page.getByText('There are 2 more zombies than before, and only 1 turned.').waitFor()
    // The bandits fall, the herds are shot down.
    for (const name of ['Thug 3', 'Thug 4']) await turnOut(page, name, 'Is dead')
    await expect.poll(() => bandits.getByRole('button', { name: /^Vitality of/ }).count()).toBe(0)
    for (const [n, size] of [5, 2].entries())
      for (let left = size; left > 0; left--)
        await page.getByRole('button', { name: `Zombies left in herd ${n + 1}: less` }).click()
    await isOpenToAll(page)
    await press(page, 'It ended so')
    // One of them does not agree: it is entered again.
    await page.getByText('Ben decides').waitFor()
    await page.getByText('Ann entered it. Ben and Cleo have still to say.').waitFor()
    await isOpenToAll(page)
    await press(page, 'Something is wrong')
    await press(page, 'Enter a battle fought elsewhere')
    for (const name of ['Thug 3', 'Thug 4']) await turnOut(page, name, 'Is dead')
    await page.getByRole('button', { name: 'Vitality of Regular Survivor 2: less' }).click()
    for (let left = 5; left > 0; left--)
      await page.getByRole('button', { name: 'Zombies left in herd 1: less' }).click()
    await press(page, 'It ended so')
    await page.getByText('Ben decides').waitFor()
    await expect
      .poll(() => page.locator('.war-agree .changed').allInnerTexts())
      .toEqual([
        expect.stringMatching(/Regular Survivor 2/),
        expect.stringMatching(/Thug 3[\s\S]*Is dead/),
        expect.stringMatching(/Thug 4[\s\S]*Is dead/),
        expect.stringMatching(/None of 5 is left/),
      ])
    // In the middle of the question the page is closed, and opened again at the same one.
    const address = page.url()
    await page.close()
    page = await again(context)
    await page.goto(address)
    await page.getByText('Ben decides').waitFor()
    await press(page, 'Yes, that is how it was')
    await page.getByText('Cleo decides').waitFor()
    await page.getByText('Ann entered it. Ben agrees. Cleo has still to say.').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.war-after', { hasText: 'The Survivors win.' }).waitFor()
    // Casualties on the sheets: a wound that stays, and a force that is off the map.
    await page.getByRole('img', { name: '3 of 4 vitality, 1 lost in the battle' }).waitFor()
    const sheets = page.locator('.war-sheet')
    await expect.poll(() => sheets.filter({ hasText: 'Orchard Mile' }).innerText()).toContain('Regular Survivor')
    await expect.poll(() => page.locator('.war-sheet [aria-label="3 of 4 vitality"]').count()).toBe(1)
    await expect.poll(() => sheets.filter({ hasText: 'Brannock Road' }).count()).toBe(0)
    await press(page, 'Back to the map')
    await page.waitForURL(/#\/table\//)
    await expect.poll(() => page.locator('[data-figure]').count()).toBeGreaterThan(0)
    await logged(page, /Ann|entered/)
    expect(troubles).toEqual([])
  })

  it('says the same in words and in the picture, by keys and on a phone', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, await warAt(BESIDE_A_HORDE, ALONE))
    await isOpenToAll(page)
    // Where forces stand by the picture, and where they stand by the words.
    await expect.poll(() => page.locator('svg.brd.war [data-figure]').count()).toBe(5)
    await press(page, 'The table in words')
    const tree = page.locator('[role=tree]').first()
    await tree.waitFor()
    for (const words of ['Sluice Meadow', 'Milestone Fields'])
      await expect.poll(() => page.locator('body').innerText()).toContain(words)
    await page.keyboard.press('Escape')
    await pressTile(page, 6, 3)
    await expect.poll(() => question(page)).toMatch(/the force at Scarrow/)
    await order(page, 'train')
    await page.getByRole('region', { name: 'Training' }).waitFor()
    await isOpenToAll(page)
    await press(page, 'Not now')
    await pressTile(page, 6, 2)
    await page.getByText('Move to Gallows Turn').first().waitFor()
    await page.keyboard.press('Enter')
    await logged(page, /moves from Scarrow/)
    expect(troubles).toEqual([])

    const { page: small } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true })
    await atMap(small, await warAt(BESIDE_A_HORDE, ALONE))
    await isOpenToAll(small)
    await order(small, 'battle')
    await small.getByText('Give battle at Sluice Meadow').first().click()
    await small.getByRole('button', { name: 'To the battle' }).click()
    await small.locator('.briefing').waitFor()
    await isOpenToAll(small)
  })

  it('[ed.camp-vp.1] is won at the start of one’s own turn, and its chronicle stays', async () => {
    const { page, troubles } = await stage.visit()
    await atMap(page, await warAt(NEARLY_WON, ALONE))
    await order(page, 'end-turn')
    await commit(page)
    await page.locator('.ending, .over').first().waitFor({ timeout: 120_000 })
    await page.goto('/#/')
    await page.locator('.table-row', { hasText: 'a campaign' }).first().getByRole('link').click()
    await page.waitForURL(/#\/campaign\//)
    await page.getByText('The campaign is won.').waitFor()
    await expect.poll(() => page.locator('.leaves li').count()).toBeGreaterThan(0)
    await isOpenToAll(page)
    expect(troubles).toEqual([])
  })
})
