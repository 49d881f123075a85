import { describe, expect, it } from 'vitest'
import { at, plays, scene, stepsPlayed, survivorNo, turnOver, zedNo } from '../testing.ts'
import { STEPS } from '../state.ts'
import { PARTS } from './08-turn.ts'
import { done, mayWait, nextToAct, wait } from './08-parts.ts'

describe('the turn', () => {
  it('[rs.turn.1] [rs.turn.2] twelve parts, and their steps in exactly this order', () => {
    expect(PARTS).toHaveLength(12)
    expect(PARTS.flatMap(({ steps }) => steps)).toEqual(STEPS.slice(1))
    const s = turnOver(plays(scene(), 'S1', 'RUN'))
    expect(stepsPlayed(s)).toEqual([...STEPS.slice(1), '1'])
    expect(STEPS.slice(STEPS.indexOf('9'), STEPS.indexOf('U1'))).toEqual(['9', '10', '11'])
  })

  it('[rs.turn.4] [rs.turn.7] [rs.turn.10] steps 5 and 7 and the upkeep have their parts', () => {
    const parts = (first: string) =>
      stepsPlayed(turnOver(plays(scene(), 'S1', 'RUN'))).filter(
        (step) => step.startsWith(first) && step.length === 2 && step !== '10' && step !== '11',
      )
    expect(parts('5')).toEqual(['5a', '5b', '5c', '5d', '5e'])
    expect(parts('7')).toEqual(['7a', '7b', '7c', '7d', '7e', '7f'])
    expect(parts('U')).toEqual(['U1', 'U2', 'U3', 'U4', 'U5'])
  })

  it('[rs.turn.10] counters of flames, WP, alarms and slime go down by one and end at nothing', () => {
    const areas = [
      { kind: 'flames', at: at(60, 5), level: 0, turns: 2 },
      { kind: 'WP', at: at(70, 5), level: 0, turns: 1 },
    ] as const
    const alarms = [{ id: '1,0 v1', state: 'ringing', turns: 2 }] as const
    const options = { scenario: 'number-nine' }
    const s = scene({ options, survivors: [{ slime: 1 }], state: { areas, alarms } })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.state.areas.map(({ kind, turns }) => [kind, turns])).toEqual([['flames', 1]])
    expect(s.state.alarms[0]).toMatchObject({ state: 'ringing', turns: 1 })
    expect(survivorNo(s, 1).slime).toBe(0)
    expect(s.events.flatMap((event) => (event.e === 'died down' ? [event.what] : []))).toEqual(['WP', 'slime'])
    turnOver(plays(s, 'S1', 'RUN'))
    expect([s.state.areas, s.state.alarms[0]?.state, s.state.turn]).toEqual([[], 'spent', 3])
  })

  it('[rs.turn.11] [rs.melee.1] [rs.melee.2] who is in melee is fixed before step 1, standing Zeds apart from lying ones', () => {
    const zeds = [{ at: at(5, 33) }, { at: at(3, 35), down: true }, { at: at(70, 2), down: true }]
    const s = scene({ survivors: [{ at: at(3, 33) }, { at: at(60, 33) }], zeds })
    expect(s.state.melee).toEqual([{ survivor: 1, zeds: [1], lying: [2] }])
    expect(s.state.groans).toEqual([{ zed: 1, n: 1, at: at(5, 33), level: 0, radius: 100 }])
    // The lying one has stood up in step 8, and is in melee from the next turn on.
    plays(s, 'S1', 'RUN')
    turnOver(plays(s, 'S2', 'RUN'))
    expect(s.state.melee).toEqual([{ survivor: 1, zeds: [1, 2], lying: [] }])
  })

  it('a sitting Witch does not groan', () => {
    const s = scene({ survivors: [{ at: at(3, 33) }], zeds: [{ kind: 'witch', posture: 'sitting', at: at(5, 33) }] })
    expect(s.state.groans).toEqual([])
  })

  it('[rs.turn.3] seats act in their order, and who waits once comes after the last that did not', () => {
    const s = scene({ survivors: [{ at: at(3, 30) }, { at: at(3, 33) }, { at: at(3, 36) }] })
    const t = s.table
    const next = () => nextToAct(t, () => true)?.n
    expect(next()).toBe(1)
    expect(mayWait(t, survivorNo(s, 1), () => true)).toBe(true)
    wait(t, 'S1')
    expect(next()).toBe(2)
    expect(mayWait(t, survivorNo(s, 1), () => true)).toBe(false)
    wait(t, 'S2')
    expect(next()).toBe(3)
    // Nobody is left who has not waited.
    expect(mayWait(t, survivorNo(s, 3), () => true)).toBe(false)
    done(t, 'S3')
    expect(next()).toBe(1)
    done(t, 'S1')
    expect(next()).toBe(2)
    done(t, 'S2')
    expect(next()).toBeUndefined()
    expect(nextToAct(t, ({ n }) => n === 2)).toBeUndefined()
  })

  it('[rs.down.2] [rs.down.3] every Zed that lies in step 8 stands up where it is', () => {
    const s = scene({
      zeds: [
        { down: true, at: at(30, 33), facing: { x: 0, y: 7 } },
        { down: true, at: at(36, 33), posture: 'crouching', kind: 'hunter' },
      ],
    })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(zedNo(s, 1)).toMatchObject({ down: false, at: at(30, 33), facing: { x: 0, y: 7 } })
    // rs.hunter.16 A Hunter stands up standing.
    expect(zedNo(s, 2)).toMatchObject({ down: false, posture: 'standing' })
  })

  it('[rs.down.4] [rs.down.7] survivors stand up in step 11, unless they are pinned', () => {
    const hunter = { kind: 'hunter', at: at(5, 33), pins: 2 } as const
    const s = scene({
      survivors: [
        { at: at(3, 30), down: true },
        { at: at(3, 33), down: true, pinnedBy: 1 },
      ],
      zeds: [hunter],
      dice: ['rs.hunter.11: 1'],
    })
    turnOver(plays(s, 'S1', 'RUN'))
    expect([survivorNo(s, 1).down, survivorNo(s, 2).down]).toEqual([false, true])
    expect(s.event('stood up').survivors).toEqual([1])
  })
})
