import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { INCH, inches } from '../tables/units.ts'
import { at, EIGHTS, herdNo, humanNo, row, scene } from '../testing.ts'
import { addHerd, addZombie, isCoherent } from './12-herd.ts'
import { seesUnit } from './14-sight.ts'

describe('herds', () => {
  it('[ed.herd.1] up to fifteen zombies are selected, moved and shot at as one unit', () => {
    const block = Array.from({ length: 15 }, (_, i) => ({ at: at(20 + 1.5 * (i % 5), 20 + 1.5 * Math.floor(i / 5)) }))
    const s = scene({
      humans: [{ seat: 'survivors', at: at(23, 34) }],
      herds: [{ zombies: block }],
      order: ['zombies', 'survivors'],
      dice: EIGHTS,
    })
    expect(s.offered('zombies').filter((command) => command.do === 'select')).toEqual([{ do: 'select', unit: 2 }])
    s.do('zombies', { do: 'select', unit: 2 }).do('zombies', { do: 'move', leader: 13, to: [inches(23), inches(26)] })
    const walked = herdNo(s, 2).zombies.filter((z, i) => z.at.y > (block[i]?.at.y ?? 0))
    expect([walked.length, s.state.active?.actions]).toEqual([15, 1])
    s.do('zombies', { do: 'finish' }).do('survivors', { do: 'select', unit: 1 })
    const shots = s.offered('survivors').flatMap((command) => (command.do === 'shoot' ? [command.target] : []))
    expect([...new Set(shots)]).toEqual([2])
  })

  it('[ed.herd.13] [ed.sight.8] what one zombie sees the herd sees, and whoever sees one of them sees the herd', () => {
    const wall: DrawnPiece = { is: 'line', kind: 'building-wall', from: [20, 30], to: [40, 30] }
    const seen = (...xs: readonly number[]): boolean[] => {
      const s = scene({
        humans: [{ seat: 'survivors', at: at(30, 35) }],
        herds: [{ zombies: xs.map((x) => ({ at: at(x, 28) })) }],
        pieces: [wall],
      })
      const [human, herd] = [humanNo(s, 1), herdNo(s, 2)]
      return [seesUnit(s.table, human, herd), seesUnit(s.table, herd, human)]
    }
    expect([seen(30, 32), seen(38, 50), seen(50)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ])
  })

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
