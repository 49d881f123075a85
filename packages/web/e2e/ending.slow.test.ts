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
    await page.goto(page.url().replace('/replay/', '/table/'))
    const ending = page.locator('.ending')
    await ending.getByRole('button', { name: 'Play again', exact: true }).waitFor()
    const said = await page.locator('.phone, .table').first().innerText()
    expect(said.match(/You lose\./g)).toHaveLength(1)
    expect(await ending.innerText()).toMatch(/The patrol gives up\.[^]*Report and replay/)
    const [board, over] = [await page.locator('[data-board]').boundingBox(), await ending.boundingBox()]
    expect(board && board.height > viewport.height / 4).toBe(true)
    expect(over && over.height > 150).toBe(true)
    expect(troubles).toEqual([])
    await page.context().close()
  })
})
