import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Horde } from '../state.ts'
import { at, during, otherNo, plays, type RunOrShootScene, scene, survivorNo, turnOver, zedNo } from '../testing.ts'
import { asFigure, inContact } from './01-measure.ts'

const HERE = at(20, 34)
const touches = (s: RunOrShootScene, zed: number): boolean => {
  const z = zedNo(s, zed)
  return z !== undefined && inContact(s.table, asFigure(survivorNo(s, 1)), asFigure(z))
}
const hits = (s: RunOrShootScene): number => survivorNo(s, 1).hits

describe('when a Zed bites', () => {
  it('[rs.damage.4] [rs.turn.6] contact made in step 7 bites only after the next step 3', () => {
    const s = scene({ survivors: [{ at: HERE }], zeds: [{ at: at(34, 34) }], dice: ['rs.melee.3: 1'] })
    turnOver(plays(s, 'S1', 'SNIPE'))
    expect([touches(s, 1), hits(s)]).toEqual([true, 0])
    // Pushed in step 3 of the next turn, it has not bitten; it stands up in step 8 and is in contact again in the 7 after.
    plays(s, 'S1', 'MELEE').do('S1', { do: 'push' })
    expect([hits(s), zedNo(s, 1)?.down]).toEqual([0, true])
    turnOver(s)
    expect([hits(s), zedNo(s, 1)?.down, touches(s, 1)]).toEqual([0, false, false])
    turnOver(plays(s, 'S1', 'SNIPE'))
    expect([hits(s), touches(s, 1)]).toEqual([0, true])
    turnOver(plays(s, 'S1', 'SNIPE'))
    expect(hits(s)).toBe(1)
  })

  it('[rs.down.2] [rs.down.1] shot down in step 9 it misses the next steps 4 and 7, and stands in 8', () => {
    const s = scene({
      survivors: [{ at: HERE, facing: { x: 1000, y: 0 } }],
      zeds: [{ at: at(22, 34) }],
      // Turn 1: bitten, then three shots: the first fells it without moving it far.
      dice: ['draw rs.infection.1: 9', 'rs.shoot.1: 3', 'rs.shoot.8: 1', 'rs.shoot.1: 0 0'],
    })
    plays(s, 'S1', 'SHOOT')
    while (s.state.step !== '9') s.timeOut('S1')
    s.do('S1', { do: 'shoot', weapon: 2, zed: 1 })
    const [down, where] = [zedNo(s, 1)?.down, zedNo(s, 1)?.at]
    expect([hits(s), down]).toEqual([1, true])
    s.do('S1', { do: 'shoot', weapon: 2, zed: 1 }).do('S1', { do: 'shoot', weapon: 2, zed: 1 })
    turnOver(s)
    turnOver(plays(s, 'S1', 'SNIPE'))
    expect([hits(s), zedNo(s, 1)?.at, zedNo(s, 1)?.down]).toEqual([1, where, false])
  })

  it('[rs.turn.11] [rs.groan.3] [rs.groan.4] who was pushed in step 3 has groaned; who arrives in 7 groans a turn later', () => {
    const horde: Horde = { n: 1, lair: '1,0 drain', size: 20, inside: 20, active: 0, emergesFrom: 0, drawnTo: [] }
    const s = scene({
      survivors: [{ at: HERE }, otherNo(14, { at: at(3, 30), order: { order: { is: 'STAY' }, idle: 0 } })],
      zeds: [{ at: at(22, 34) }, { at: at(34, 34) }],
      dice: ['rs.melee.3: 6', 'draw rs.groan.3: 9 9'],
      state: { hidden: { ...scene().state.hidden, nextZed: 9, hordes: [horde], tested: { 1: 'immune' } } },
    })
    plays(s, 'S1', 'MELEE').do('S1', { do: 'push' })
    expect(during(s, '4').flatMap((e) => (e.e === 'groaned' ? [e.zeds] : []))).toEqual([[1]])
    turnOver(s)
    expect([touches(s, 1), touches(s, 2)]).toEqual([false, true])
    plays(s, 'S1', 'SNIPE')
    const groans = s.events.flatMap((e) => (e.e === 'groaned' ? [e.zeds] : []))
    expect(groans).toEqual([[1], [2]])
    expect(s.state.hidden.rolls.filter(({ clause }) => clause === 'rs.groan.3').map(({ value }) => value)).toEqual([
      9, 9,
    ])
  })

  it('[rs.injury.8] hits of step 4 slow the move of step 5 of the same turn', () => {
    const s = scene({ survivors: [{ at: HERE }], zeds: [{ at: at(22, 34) }], dice: ['draw rs.infection.1: 9'] })
    plays(s, 'S1', 'RUN')
    const to = (x: number): Command => ({ do: 'move', acts: [{ act: 'go', to: [x, 3400] }] })
    expect(s.refused('S1', to(1199)).clause).toBe('rs.move.3')
    s.do('S1', to(1200))
    expect(survivorNo(s, 1).at).toEqual(at(12, 34))
  })
})
