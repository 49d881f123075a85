import { describe, expect, it } from 'vitest'
import { humanFigure } from '../state.ts'
import { type DeadWalkScene, endPhase, human, humanNo, scene, zombie } from '../testing.ts'
import { eliminate } from './19-harm.ts'
import { fearValue } from './23-fear.ts'

const PLACES: [number, number][] = [
  [2000, 2000],
  [4000, 2000],
  [6000, 2000],
  [8000, 2000],
]
/** Humans far from one another. */
const team = (...overs: object[]): object[] =>
  overs.map((over, i) => human({ at: PLACES[i] as [number, number], ...over }))
const stage = (humans: object[], over: object = {}): DeadWalkScene => scene({ humans, zombies: [], ...over })
const kill = (s: DeadWalkScene, n: number): DeadWalkScene => {
  s.table.carryOut(null, () => eliminate(s.table, humanFigure(n), { from: 'shot', by: null, close: false }))
  return s
}
const bmvs = (s: DeadWalkScene): number[] => s.state.humans.map(({ bmv }) => bmv)

describe('moral', () => {
  it('[dw.moral.1] each team member killed costs the others 2 points, for good', () => {
    const s = kill(stage(team({}, {}, {}, {}), { dice: [6, 6] }), 1)
    expect(bmvs(s)).toEqual([10, 8, 8, 8])
    expect(bmvs(kill(s, 2)).slice(2)).toEqual([6, 6])
    s.do('P1', { do: 'rest' })
    expect([s.state.turn, ...bmvs(s).slice(2)]).toEqual([2, 6, 6])
  })

  it('[dw.moral.2] a team member who turns costs a further point, and none without zombification', () => {
    const dead = { status: 'dead', died: 1, wounds: 5 }
    const risen = stage(team(dead, {}, {}), { phase: 'tests', turn: 2, dice: [1] })
    expect(bmvs(risen)).toEqual([10, 9, 9])
    const off = stage(team(dead, {}, {}), { phase: 'tests', turn: 2, options: { zombification: false } })
    expect(bmvs(off)).toEqual([10, 10, 10])
    const npc = stage(team({ ...dead, npc: true }, {}, {}), { phase: 'tests', turn: 2, dice: [1] })
    expect(bmvs(npc)).toEqual([10, 10, 10])
  })

  it('[dw.moral.3] [dw.moral.4] an NPC killed costs 2, and NPCs lose it like everybody', () => {
    const s = stage(team({}, {}, { npc: true }, { npc: true }))
    expect(bmvs(s)).toEqual([10, 10, 10, 10])
    expect(bmvs(kill(s, 3))).toEqual([8, 8, 10, 8])
  })

  it('[dw.moral.5] at the end of the game 5 kills give a point back, and those in close combat count twice', () => {
    const s = stage(
      team({ bmv: 4, kills: 4 }, { bmv: 4, kills: 3, closeKills: 1 }, { bmv: 4, kills: 4, closeKills: 5 }),
      {
        turn: 8,
      },
    )
    s.do('P1', { do: 'rest' })
    expect([s.outcome === null, ...bmvs(s)]).toEqual([false, 4, 5, 6])
  })

  it('[dw.moral.6] it never rises above 10 nor falls below 0', () => {
    const s = stage(team({ bmv: 9, kills: 20 }, { bmv: 12, kills: 5 }), { turn: 8 })
    s.do('P1', { do: 'rest' })
    expect(bmvs(s)).toEqual([10, 12])
    expect(bmvs(kill(stage(team({}, { bmv: 1 }, { bmv: 2 })), 1))).toEqual([10, 0, 0])
  })

  it('[dw.moral.7] the last of a group has 10 again', () => {
    const s = kill(kill(stage(team({}, {}, { bmv: 5 })), 1), 2)
    expect(humanNo(s, 3)).toMatchObject({ bmv: 10, unshaken: true })
    expect(s.event('last of the group')).toMatchObject({ human: 3, bmv: 10 })
  })

  it('[dw.moral.8] he has the normal modifiers but no more losses', () => {
    const s = stage(team({}, { npc: true }, { npc: true }, { bmv: 6 }))
    kill(kill(s, 1), 2)
    expect(humanNo(s, 4)).toMatchObject({ bmv: 10, unshaken: true })
    expect(humanNo(s, 3).bmv).toBe(6)
    const near = stage(team({ bmv: 10, unshaken: true, wounds: 2 }), { zombies: [zombie(1, [2500, 2000])] })
    expect(fearValue(near.table, humanNo(near, 1)).value).toBe(7)
  })

  it('[dw.moral.9] NPCs are no members, and those who escaped still are', () => {
    const withNpc = kill(stage(team({}, { bmv: 5 }, { npc: true })), 1)
    expect(humanNo(withNpc, 2).bmv).toBe(10)
    const single = kill(stage(team({ bmv: 5 }, { npc: true })), 2)
    expect(humanNo(single, 1)).toMatchObject({ bmv: 3, unshaken: false })
    const escaped = kill(stage(team({}, { bmv: 5 }, { status: 'escaped', bmv: 6 })), 1)
    expect(bmvs(escaped)).toEqual([10, 3, 4])
  })

  it('[dw.moral.9] the last of a group above level 1 has one point more for each level', () => {
    const s = kill(stage(team({}, { bmv: 5, sheet: { level: 3 } })), 1)
    expect(humanNo(s, 2)).toMatchObject({ bmv: 12, unshaken: true })
  })

  it('[dw.moral.9] those left behind are neither killed nor lost for moral', () => {
    const s = stage(team({ bmv: 6 }, { bmv: 6 }), { turn: 8, zombies: [zombie(1, [11000, 11000], { stunned: true })] })
    s.do('P1', { do: 'rest' })
    expect(s.state.humans.map(({ status, bmv }) => [status, bmv])).toEqual([
      ['lost', 6],
      ['lost', 6],
    ])
  })

  it('[dw.moral.10] a loss counts from the next fear test', () => {
    const s = scene({
      humans: [
        human({ at: [6000, 6000], wounds: 6, untested: 1 }),
        human({ at: [6000, 6500] }),
        human({ at: [2000, 2000] }),
      ],
      zombies: [zombie(1, [6600, 6250], { stunned: true })],
      phase: 'tests',
      turn: 2,
      dice: [1, 1, 3, 3, 1, 6, 3, 3],
    })
    expect([humanNo(s, 1).status, humanNo(s, 2).bmv]).toEqual(['dead', 8])
    const values = (): number[] =>
      s.events.flatMap((one) => (one.e === 'fear tested' && one.human === 2 ? [one.value] : []))
    expect(values()).toEqual([10])
    endPhase(s)
    expect(values()).toEqual([10, 7])
  })
})
