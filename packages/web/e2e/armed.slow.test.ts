import { afterAll, beforeAll, expect, it } from 'vitest'
import { watch } from './armed.ts'
import { GAMES } from './cards.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it.each(Object.keys(GAMES))(
  'at the page nothing lies in wait after a turn of %s',
  async (game) => {
    const { changes, faults } = await watch(stage, game, 1)
    expect(changes).toBeGreaterThan(0)
    expect(faults).toEqual([])
  },
  120_000,
)
