import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type DeadWalkScene, endPhase, human, humanNo, scene, zombie } from '../testing.ts'
import { fearValue } from './23-fear.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
/** So many units to the east of the edge of his base. */
const east = (gap: number): Point => [6250 + gap, 6000]
const west = (gap: number): Point => [5750 - gap, 6000]
const NEAR = [zombie(1, east(500))]

interface Company {
  dice?: number[]
  zombies?: object[]
  others?: object[]
  options?: Record<string, number>
  map?: object
}

/** Phase 1 with somebody in the middle of the table and this company. */
const tests = (over: object = {}, { dice = [], zombies = NEAR, others = [], options, map }: Company = {}) =>
  scene({
    humans: [human({ at: HERE, ...over }), ...others],
    zombies,
    phase: 'tests',
    turn: 2,
    dice,
    ...(options ? { options } : {}),
    ...(map ? { map } : {}),
  })
const tested = (s: DeadWalkScene): number[] => s.events.flatMap((one) => (one.e === 'fear tested' ? [one.human] : []))
const valueOf = (s: DeadWalkScene, n = 1): number => fearValue(s.table, humanNo(s, n)).value

describe('fear', () => {
  it('[dw.fear.1] a human with a zombie within 10 cm tests at the beginning of each turn', () => {
    expect(tested(tests({}, { zombies: [zombie(1, east(1000))], dice: [1, 1] }))).toEqual([1])
    expect(tested(tests({}, { zombies: [zombie(1, east(1001))] }))).toEqual([])
    expect(tested(tests({}, { zombies: [] }))).toEqual([])
    const wide = tests({}, { zombies: [zombie(1, east(1500))], options: { fearDistance: 15 }, dice: [1, 1] })
    expect(tested(wide)).toEqual([1])
  })

  it('[dw.fear.2] fallen and stunned zombies count, and those behind a wall', () => {
    const zombies = [
      zombie(1, east(300), { fallen: true }),
      zombie(2, west(300), { stunned: true }),
      zombie(3, [6000, 6700]),
    ]
    const house = {
      id: 'B1',
      title: 'house',
      tag: 'plain',
      outline: [55, 63, 65, 73],
      rooms: [['R1', 'room', [55, 63, 65, 73]]],
      doors: [],
      windows: [],
      ladder: null,
    }
    const s = tests({}, { zombies, dice: [1, 1], map: { buildings: [house] } })
    expect(s.event('fear tested').terms).toContainEqual({ clause: 'dw.fear.2', value: -3 })
  })

  it('[dw.fear.3] two dice against the BMV with +1 for each team member near, -1 for each zombie, -1 for each wound', () => {
    const s = tests(
      { bmv: 9, wounds: 2 },
      {
        zombies: [zombie(1, east(500)), zombie(2, west(900)), zombie(3, west(1200))],
        others: [human({ at: [6000, 7250] }), human({ at: [6000, 7600] }), human({ at: [6000, 4750] })],
        dice: [3, 4],
      },
    )
    expect(s.event('fear tested')).toMatchObject({ faces: [3, 4], score: 7, value: 7, passed: true })
    expect(s.event('fear tested').terms.map(({ value }) => value)).toEqual([9, 2, -2, -2])
  })

  it('[dw.fear.4] it is failed when the score is higher than the value', () => {
    const passed = (dice: number[]): boolean => tests({ bmv: 8 }, { dice }).event('fear tested').passed
    expect([passed([3, 3]), passed([3, 4]), passed([4, 4]), passed([1, 1])]).toEqual([true, true, false, true])
  })

  it('[dw.fear.5] neither 2 nor 12 is automatic, and the dice are rolled however low the value is', () => {
    expect(tests({ bmv: 13 }, { dice: [6, 6] }).event('fear tested').passed).toBe(true)
    const s = tests({ bmv: 0, wounds: 3 }, { dice: [1, 1] })
    expect(s.event('fear tested')).toMatchObject({ score: 2, value: -4, passed: false })
  })

  it('[dw.fear.6] a failure doubles all costs of the turn', () => {
    const move: Command = { do: 'move', path: [[6000, 5500]] }
    const s = tests({ bmv: 2 }, { dice: [6, 6] })
    s.do('P1', { do: 'activate', human: 1 }).do('P1', move)
    expect([humanNo(s, 1).doubled, humanNo(s, 1).ap]).toEqual([true, 2])
    const calm = tests({ bmv: 12 }, { dice: [1, 1] })
    calm.do('P1', { do: 'activate', human: 1 }).do('P1', move)
    expect([humanNo(calm, 1).doubled, humanNo(calm, 1).ap]).toEqual([false, 3])
  })

  it('[dw.fear.6] it is over when the turn is', () => {
    const s = scene({
      humans: [human({ at: HERE, doubled: true })],
      zombies: [zombie(1, [1000, 1000], { stunned: true })],
    })
    endPhase(s)
    expect([s.state.turn, humanNo(s, 1).doubled]).toEqual([2, false])
  })

  it('[dw.fear.7] himself, NPCs and corpses are no team members near; NPCs test and count the team near them', () => {
    const others = [
      human({ at: [6000, 6500], npc: true }),
      human({ at: [6000, 5500], status: 'dead', died: 2, wounds: 1 }),
    ]
    const s = tests({}, { others, dice: [1, 1, 1, 1] })
    expect(tested(s)).toEqual([1, 2])
    expect([valueOf(s, 1), valueOf(s, 2)]).toEqual([9, 10])
  })

  it('[dw.fear.8] the terms add up to the value in their order', () => {
    const s = tests({ bmv: 10, wounds: 1 }, { others: [human({ at: [6000, 6500] })], dice: [4, 5, 1, 1] })
    const { terms, value, score, passed } = s.event('fear tested')
    expect(terms).toEqual([
      { clause: 'dw.scope.5', value: 10 },
      { clause: 'dw.fear.7', value: 1 },
      { clause: 'dw.fear.2', value: -1 },
      { clause: 'dw.fear.3', value: -1 },
    ])
    expect([value, score, passed]).toEqual([9, 9, true])
  })

  it('[dw.fear.3] who must test is fixed before the first die', () => {
    const s = tests({}, { others: [human({ at: [6000, 6500] })], dice: [6, 6, 1, 1] })
    expect(tested(s)).toEqual([1, 2])
  })
})
