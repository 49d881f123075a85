import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardsOf, GAMES, SIZES } from './cards.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe.each(Object.keys(GAMES))('a card of %s', (game) => {
  it.each(Object.keys(SIZES))(
    'never lies over what it is about at %s',
    async (size) => {
      const { looked, faults } = await cardsOf(stage, game, size, 5)
      expect(looked).toBe(5)
      expect(faults).toEqual([])
    },
    120_000,
  )
})
