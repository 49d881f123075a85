/** The end at the table: who won, said to whoever sits there; nobody is struck out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenUpSave } from './saves.ts'
import { withSettings } from './player.ts'
import { DESK, openStage, PHONE, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe('a game that is over', () => {
  it.each([DESK, PHONE])('says at $width pixels whether you have won', async (viewport) => {
    const { page, troubles } = await stage.visit({ viewport })
    await withSettings(page)
    await page.goto('/')
    const file = { name: 'test.json', mimeType: 'application/json', buffer: Buffer.from(givenUpSave()) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.locator('.ending .verdict, .souls').first().waitFor()
    const told = await page.locator('.ending .verdict, .report-page .won').first().innerText()
    expect(told).toBe('You lose.')
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
