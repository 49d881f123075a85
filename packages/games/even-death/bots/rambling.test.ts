import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { gapOf } from '../rules/01-measure.ts'
import { touchesDanger } from '../rules/10-terrain.ts'
import { at, herdNo, row, scene, type Staging } from '../testing.ts'
import { RADIUS } from '../tables/units.ts'
import { command, followed } from './testing.ts'

/** A herd that rambles under the hand of the survivors. */
const rambling = (stage: Staging) =>
  scene({ order: ['zombies', 'survivors'], dice: [1], ...stage }).do('zombies', { do: 'select', unit: 2 })

describe('whoever moves a rambling herd', () => {
  it('leads it away from its own figures, with both Moves', () => {
    const s = rambling({ humans: [{ seat: 'survivors', at: at(30, 35) }], herds: [{ zombies: row(28, 30, 4) }] })
    const gap = (): number => Math.min(...herdNo(s, 2).zombies.map((z) => gapOf(z.at, at(30, 35))))
    const before = gap()
    expect(followed(s, 'survivors').map((one) => one.do)).toEqual(['move', 'move'])
    expect(gap()).toBeGreaterThan(before + 6 * 254)
  })

  it('rather leads it into danger', () => {
    const pieces: DrawnPiece[] = [{ is: 'rect', kind: 'minefield', at: [20, 31], size: [20, 2] }]
    const s = rambling({
      humans: [{ seat: 'survivors', at: at(30, 45) }],
      herds: [{ zombies: row(28, 30, 3) }],
      pieces,
    })
    const move = command(s, 'survivors')
    const leader = herdNo(s, 2).zombies.find(({ id }) => move.do === 'move' && id === move.leader)
    const [x, y] = move.do === 'move' ? move.to : [0, 0]
    expect(leader && touchesDanger(s.table, leader.at, { x, y })).toBe(true)
  })

  it('never leads it into contact with an own figure, and leaves it where no place is better', () => {
    const corner = { seat: 'survivors', at: at(55, 55) } as const
    const s = rambling({ humans: [corner], herds: [{ zombies: [{ at: { x: RADIUS, y: RADIUS } }] }] })
    expect(command(s, 'survivors')).toEqual({ do: 'finish' })
  })
})
