import { describe, expect, it } from 'vitest'
import { at, go, move, moving, scene, plays, playTo, survivorNo } from '../testing.ts'

/** The west side of the fence around the safe house: x 45, from y 5 to 35. */
const FENCE = '1,0 fence1'

describe('fences and windows', () => {
  it('[rs.fence.1] [rs.fence.2] a wire fence takes a complete RUN, from 1 cm of it to touching its other side', () => {
    const near = (x: number, card: 'RUN' | 'BOTH' = 'RUN', hits = 0) =>
      moving(card, { survivors: [{ at: at(x, 12), hits }] })
    expect(near(43, 'BOTH').refused('S1', { do: 'cross', barrier: FENCE }).clause).toBe('rs.fence.1')
    expect(near(42.99).refused('S1', { do: 'cross', barrier: FENCE }).clause).toBe('rs.fence.2')
    expect(near(43).refused('S1', move(go(44, 12), go(47, 12))).clause).toBe('rs.move.4')
    const s = near(43)
    s.do('S1', { do: 'cross', barrier: FENCE, facing: [0, 1000] })
    expect(survivorNo(s, 1)).toMatchObject({ at: at(46, 12), facing: { x: 0, y: 1000 } })
    expect(s.event('crossed')).toMatchObject({ survivor: 1, barrier: FENCE, at: at(46, 12) })
    expect(s.state.turn).toBe(2)
    // From the other side, and with three hits (rs.injury.6).
    const back = near(46.5, 'RUN', 3)
    back.do('S1', { do: 'cross', barrier: FENCE })
    expect(survivorNo(back, 1).at).toEqual(at(44, 12))
  })

  it('[rs.fence.2] where somebody stands he lands at the nearest free spot; and not from beside the fence', () => {
    const s = moving('RUN', { survivors: [{ at: at(43, 12) }, { at: at(46, 12) }] })
    s.do('S1', { do: 'cross', barrier: FENCE })
    expect(survivorNo(s, 1).at).toEqual(at(48, 12))
    const beside = moving('RUN', { survivors: [{ at: at(44, 36) }] })
    expect(beside.refused('S1', { do: 'cross', barrier: FENCE }).clause).toBe('rs.fence.2')
  })

  it('[rs.fence.2] it is all he does: not after a part of a move', () => {
    const drifter = { at: at(43, 18.5), mode: 'drifting', facing: { x: 0, y: 1000 } } as const
    const s = moving('RUN', { survivors: [{ at: at(43, 8) }], zeds: [drifter] })
    s.do('S1', move(go(43, 16)))
    expect(s.asks).toBe('move and turn')
    expect(s.refused('S1', { do: 'cross', barrier: FENCE }).clause).toBe('rs.fence.2')
    expect(s.offered('S1').some((command) => command.do === 'cross')).toBe(false)
  })

  it('[rs.fence.3] board fences and ground windows in the same way, and the window stays as it was', () => {
    const window = moving('RUN', { survivors: [{ at: at(12, 29) }] })
    expect(window.offered('S1')).toContainEqual({ do: 'cross', barrier: '0,0 window0' })
    window.do('S1', { do: 'cross', barrier: '0,0 window0' })
    expect(survivorNo(window, 1).at).toEqual(at(12, 26))
    expect(window.state.openings['0,0 window0']?.state).toBe('closed')
    const barred = moving('RUN', { survivors: [{ at: at(53, 29.5) }] })
    expect(barred.refused('S1', { do: 'cross', barrier: '1,0 window0' }).clause).toBe('rs.fence.2')
    const board = moving('RUN', { survivors: [{ at: at(95, 1.5) }], options: { scenario: 'shopping-list' } })
    board.do('S1', { do: 'cross', barrier: '2,0 fence0' })
    expect(survivorNo(board, 1).at).toEqual(at(95, 4))
  })

  it('[rs.fence.2] [rs.smoker.4] a crossing is remembered until step 10', () => {
    const s = scene({ survivors: [{ at: at(43, 12) }, { at: at(3, 30) }] })
    plays(s, 'S1', 'RUN')
    plays(s, 'S2', 'SHOOT')
    playTo(s, '5a').do('S1', { do: 'cross', barrier: FENCE })
    expect([survivorNo(s, 1).crossed, survivorNo(s, 1).moved]).toEqual([true, 0])
  })

  it('[rs.move.8] nobody climbs into flames', () => {
    const areas = [{ kind: 'flames', at: at(48, 2), level: 0, turns: 3 }] as const
    const s = moving('RUN', { survivors: [{ at: at(43, 12) }], state: { areas } })
    expect(s.refused('S1', { do: 'cross', barrier: FENCE }).clause).toBe('rs.move.8')
  })
})
