import { describe, expect, it } from 'vitest'
import { isPossible, mapByDice } from './by-dice.ts'
import { ownScenarioFaults } from './faults.ts'
import { type MapSize, OBJECTIVES, SIZES } from './objectives.ts'

const KINDS = (Object.keys(SIZES) as MapSize[]).flatMap((size) =>
  OBJECTIVES.filter((objective) => isPossible(size, objective)).map((objective) => [size, objective] as const),
)
const EACH = Math.ceil(1000 / KINDS.length)

describe('a thousand maps by the dice', () => {
  it.each(KINDS)(
    '[rs.setup.2] %s %s: none has a fault, and the small ones are warned of',
    (size, objective) => {
      for (let i = 0; i < EACH; i++) {
        const own = mapByDice({ seed: `thousand ${i}`, size, objective, humans: 6 })
        const found = ownScenarioFaults(own, 6)
        const said = found.map(({ grade, clause }) => `${grade} ${clause}`)
        expect([i, ...said]).toEqual(size === '2x1' ? [i, 'warning rs.setup.2'] : [i])
      }
    },
    300_000,
  )
})
