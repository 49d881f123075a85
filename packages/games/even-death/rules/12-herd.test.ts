import { describe, expect, it } from 'vitest'
import { at, herdNo, row, scene } from '../testing.ts'
import { INCH } from '../tables/units.ts'
import { addHerd, addZombie, isCoherent } from './12-herd.ts'

describe('herds', () => {
  it('[ed.herd.2] [ed.herd.3] a herd is one chain of gaps of at most 2 inches', () => {
    const { table } = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: row(10, 5, 2) }] })
    const chain = (...xs: number[]) => xs.map((x) => ({ at: { x, y: 500 } }))
    const step = 2 * INCH + 250
    expect(isCoherent(table, chain(500, 500 + step, 500 + 2 * step))).toBe(true)
    expect(isCoherent(table, chain(500, 500 + step, 501 + 2 * step))).toBe(false)
    // Two pairs, each within 2 inches of somebody, are no chain.
    expect(isCoherent(table, chain(500, 800, 3000, 3300))).toBe(false)
  })

  it("[ed.turn.9] a herd that comes into being in its seat's own turn is used, in another's it is not", () => {
    const made = (order: readonly string[]): boolean => {
      const s = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: row(10, 5, 2) }], order })
      s.table.carryOut(null, () => {
        const zombie = addZombie(s.table, Object.freeze(at(40, 5)), null)
        addHerd(s.table, 'zombies', herdNo(s, 2), [zombie])
      })
      expect(herdNo(s, 3).zombies).toMatchObject([{ id: 3 }])
      return herdNo(s, 3).used
    }
    expect([made(['zombies', 'survivors']), made(['survivors', 'zombies'])]).toEqual([true, false])
  })
})
