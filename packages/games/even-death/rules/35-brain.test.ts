import { describe, expect, it } from 'vitest'
import type { ZombieId } from '../tables/profiles.ts'
import { herdNo, row, scene } from '../testing.ts'
import { brainNumber } from './35-brain.ts'

const numberOf = (kind: ZombieId, many: number): number =>
  brainNumber(herdNo(scene({ humans: [{ seat: 'survivors' }], herds: [{ kind, zombies: row(10, 5, many) }] }), 2))

describe('brain checks', () => {
  it('[ed.brain.1] [ed.brain.2] [ed.brain.3] [ed.brain.4] need 8 less the dice of kind and size and the size itself', () => {
    expect([1, 5, 6, 10, 11, 15].map((many) => numberOf('regular', many))).toEqual([6, 6, 4, 4, 2, 2])
    expect([5, 10, 15].map((many) => numberOf('military', many))).toEqual([6, 4, 2])
    expect([5, 10, 15].map((many) => numberOf('fast', many))).toEqual([7, 5, 3])
  })
})
