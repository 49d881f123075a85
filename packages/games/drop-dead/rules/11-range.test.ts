import { describe, expect, it } from 'vitest'
import { SURVIVOR_IDS, type SurvivorId, SURVIVORS } from '../tables/survivors.ts'
import { distancePenalty } from './11-range.ts'

const penalties = (id: SurvivorId): (number | null)[] =>
  [1, 2, 3, 4, 5, 6, 7].map((away) => distancePenalty(SURVIVORS[id].weapon, away))

describe('range', () => {
  it('[dd.combat.5] every unit beyond the range takes something off the total, unless the card forbids it', () => {
    expect(Object.fromEntries(SURVIVOR_IDS.map((id) => [id, penalties(id)]))).toEqual({
      earl: [0, 0, 0, 0, 2, 4, 6],
      frank: [0, null, null, null, null, null, null],
      skye: [0, 0, 2, 4, 6, 8, 10],
      owl: [2, 0, 0, 0, 0, 1, 2],
    })
  })
})
