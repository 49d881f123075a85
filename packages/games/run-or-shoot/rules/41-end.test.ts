import { describe, expect, it } from 'vitest'
import { at, playOn, plays, scene, turnOver } from '../testing.ts'

describe('the end', () => {
  it('[rs.end.1] a game is lost when no PS is alive in play and none is safe', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34), status: 'dead' }] })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.outcome).toBeNull()
    s.table.state.survivors.forEach((one) => Object.assign(one, { status: 'alive' }))
    const dead = scene({
      survivors: [
        { at: at(3, 30), status: 'dead' },
        { at: at(3, 34), status: 'dead' },
      ],
    })
    expect(dead.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.1' })
    const safe = scene({
      survivors: [
        { at: at(3, 30), status: 'dead' },
        { at: at(3, 34), status: 'safe' },
      ],
      state: { turn: 20 },
    })
    expect(safe.outcome?.clause).toBe('rs.end.3')
  })

  it('[rs.end.3] it is lost when the last turn brings no win', () => {
    const s = playOn(scene(), ({ outcome }) => outcome === null)
    expect([s.state.turn, s.outcome?.clause]).toEqual([20, 'rs.end.3'])
  })

  it('[rs.end.7] people give up together, in step 1', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 34) }] })
    s.do('S1', { do: 'concede' })
    expect(s.outcome).toBeNull()
    expect(s.refused('S1', { do: 'concede' }).clause).toBe('rs.end.7')
    s.do('S1', { do: 'play-on' })
    expect(s.refused('S1', { do: 'play-on' }).clause).toBe('rs.end.7')
    s.do('S2', { do: 'concede' }).do('S1', { do: 'concede' })
    expect(s.outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.7' })
  })
})
