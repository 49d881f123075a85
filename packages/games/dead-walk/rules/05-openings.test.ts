import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { act, type DeadWalkScene, human, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]
type Standing = 'open' | 'closed' | 'barricaded'

/** A house with a door in its south wall, a window in its west wall, and two rooms with a door between them. */
const house = (door: Standing, window: Standing, inner: Standing = 'closed') => ({
  buildings: [
    {
      id: 'B1',
      title: 'house',
      tag: 'plain' as const,
      outline: [50, 40, 70, 60] as const,
      rooms: [['R1', 'hall', [50, 50, 70, 60]] as const, ['R2', 'store', [50, 40, 70, 50]] as const],
      doors: [['D1', 60, 60, door] as const, ['D2', 60, 50, inner] as const],
      windows: [['W1', 50, 55, window] as const],
      ladder: null,
    },
  ],
})

const OUTSIDE: Point = [6000, 6150]
const INSIDE: Point = [6000, 5850]
const AT_WINDOW: Point = [4850, 5500]

interface Cast {
  at?: Point
  door?: Standing
  window?: Standing
  over?: object
  stage?: object
  options?: Record<string, boolean>
}

const keeper = ({ at = OUTSIDE, door = 'closed', window = 'closed', over = {}, stage = {}, options = {} }: Cast = {}) =>
  scene({
    humans: [human({ at, ...over })],
    map: house(door, window),
    activation: { human: 1 },
    options,
    ...stage,
  })

const stateOf = (s: DeadWalkScene, id: string): string | undefined => s.state.openings[id]?.state
const apOf = (s: DeadWalkScene): number => humanNo(s, 1).ap
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const open = (opening: string): Command => ({ do: 'open', opening })
const close = (opening: string): Command => ({ do: 'close', opening })
const clear = (opening: string): Command => ({ do: 'clear-barricade', opening })
const barricade = (opening: string): Command => ({ do: 'barricade', opening })

describe('doors and windows', () => {
  it('[dw.movement.21] opening a door costs 2 action points, and then one can go through', () => {
    const s = act(keeper(), open('D1'))
    expect(apOf(s)).toBe(2)
    expect(stateOf(s, 'D1')).toBe('open')
    expect(s.event('opening changed')).toMatchObject({
      clause: 'dw.movement.21',
      opening: 'D1',
      state: 'open',
      left: 2,
    })
    act(s, { do: 'move', path: [[6000, 5850]] })
    expect(humanNo(s, 1).entrance).toBe('D1')
  })

  it('[dw.movement.22] his base edge is at most 0.5 cm from the opening', () => {
    expect(stateOf(act(keeper({ at: [6000, 6175] }), open('D1')), 'D1')).toBe('open')
    expect(clauseOf(keeper({ at: [6000, 6176] }), open('D1'))).toBe('dw.movement.22')
    expect(stateOf(act(keeper({ at: [6300, 6140] }), open('D1')), 'D1')).toBe('open')
    expect(clauseOf(keeper({ at: [6400, 6140] }), open('D1'))).toBe('dw.movement.22')
    expect(clauseOf(keeper(), open('D9'))).toBe('dw.movement.22')
    expect(clauseOf(keeper(), open('B1'))).toBe('dw.movement.22')
  })

  it('[dw.movement.22] doors are 4 cm and windows 3 cm wide, and somebody beside a wall does not reach round it', () => {
    const { barriers } = keeper().table.facts.layout
    const width = (id: string): number => {
      const found = barriers.find((b) => b.part === 'opening' && b.opening.id === id)
      if (found?.part !== 'opening') throw new Error(id)
      const { from, to } = found.opening
      return Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
    }
    expect([width('D1'), width('W1')]).toEqual([400, 300])
    const corner = {
      buildings: [
        {
          id: 'B1',
          title: 'house',
          tag: 'plain' as const,
          outline: [50, 40, 70, 60] as const,
          rooms: [['R1', 'hall', [50, 40, 60, 60]] as const, ['R2', 'store', [60, 40, 70, 60]] as const],
          doors: [['D1', 57.9, 60, 'closed'] as const],
          windows: [],
          ladder: null,
        },
      ],
    }
    const near = (at: Point): DeadWalkScene => scene({ humans: [human({ at })], map: corner, activation: { human: 1 } })
    expect(stateOf(act(near([5875, 5870]), open('D1')), 'D1')).toBe('open')
    expect(clauseOf(near([6130, 5880]), open('D1'))).toBe('dw.movement.22')
  })

  it('[dw.ap.10] closing a door or window and opening a window cost 2, clearing a barricade from inside 4', () => {
    const shut = act(keeper({ door: 'open' }), close('D1'))
    expect([apOf(shut), stateOf(shut, 'D1')]).toEqual([2, 'closed'])
    const window = act(keeper({ at: AT_WINDOW }), open('W1'))
    expect([apOf(window), stateOf(window, 'W1')]).toEqual([2, 'open'])
    act(window, close('W1'))
    expect([apOf(window), stateOf(window, 'W1')]).toEqual([0, 'closed'])
    const cleared = act(keeper({ door: 'barricaded', at: INSIDE }), clear('D1'))
    expect([apOf(cleared), stateOf(cleared, 'D1')]).toEqual([0, 'closed'])
    expect(clauseOf(keeper({ door: 'barricaded' }), clear('D1'))).toBe('dw.ap.10')
    expect(clauseOf(keeper({ door: 'closed', at: INSIDE }), clear('D1'))).toBe('dw.ap.10')
  })

  it('[dw.ap.10] dropping is free', () => {
    const s = keeper({ over: { ap: 0, items: [{ kind: 'radio', id: 3 }] } })
    expect(act(s, { do: 'drop', what: 3 }).state.lying).toHaveLength(1)
    expect(s.event('dropped')).toMatchObject({ clause: 'dw.ap.10', thing: { item: 'radio' }, at: { x: 6000, y: 6150 } })
  })

  it('[dw.movement.21] what is barricaded is not simply opened, and an open door not opened again', () => {
    expect(clauseOf(keeper({ door: 'barricaded' }), open('D1'))).toBe('dw.movement.21')
    expect(clauseOf(keeper({ door: 'open' }), open('D1'))).toBe('dw.movement.21')
  })

  it('[dw.barrier.8] what is broken cannot be closed again', () => {
    const s = keeper({ door: 'open', stage: { openings: { D1: 'broken' } } })
    expect(clauseOf(s, close('D1'))).toBe('dw.barrier.8')
    expect(offersOf(s, 'P1', 'close')).toEqual([])
  })

  it('[dw.movement.8] nobody closes a door on somebody who stands in it', () => {
    const taken = keeper({ door: 'open', stage: { zombies: [zombie(1, [6000, 5890], { fallen: true })] } })
    expect(clauseOf(taken, close('D1'))).toBe('dw.movement.8')
    expect(offersOf(taken, 'P1', 'close')).toEqual([])
    const beside = keeper({ door: 'open', stage: { zombies: [zombie(1, [6000, 5885], { fallen: true })] } })
    expect(stateOf(act(beside, close('D1')), 'D1')).toBe('closed')
    const himself = keeper({ door: 'open', at: [6000, 6050] })
    expect(clauseOf(himself, close('D1'))).toBe('dw.movement.8')
  })

  it('[dw.ap.11] with the switch a closed opening is barricaded from inside for 4 action points', () => {
    expect(clauseOf(keeper({ at: INSIDE }), barricade('D1'))).toBe('dw.ap.11')
    expect(offersOf(keeper({ at: INSIDE }), 'P1', 'barricade')).toEqual([])
    const options = { buildBarricade: true }
    const s = keeper({ at: INSIDE, options })
    expect(offersOf(s, 'P1', 'barricade')).toEqual([{ do: 'barricade', opening: 'D1' }])
    act(s, barricade('D1'))
    expect([apOf(s), stateOf(s, 'D1')]).toEqual([0, 'barricaded'])
    expect(clauseOf(keeper({ options }), barricade('D1'))).toBe('dw.ap.11')
    expect(clauseOf(keeper({ at: INSIDE, door: 'open', options }), barricade('D1'))).toBe('dw.ap.11')
  })

  it('[dw.cc.3] in close combat no door is handled', () => {
    const s = keeper({ stage: { zombies: [zombie(1, [6250, 6150])] } })
    expect(clauseOf(s, open('D1'))).toBe('dw.cc.3')
  })

  it('[dw.ap.8] what is within reach is offered', () => {
    expect(offersOf(keeper(), 'P1', 'open')).toEqual([{ do: 'open', opening: 'D1' }])
    expect(offersOf(keeper({ over: { ap: 1 } }), 'P1', 'open')).toEqual([])
    expect(offersOf(keeper({ door: 'open' }), 'P1', 'close')).toEqual([{ do: 'close', opening: 'D1' }])
    expect(offersOf(keeper({ door: 'barricaded', at: INSIDE }), 'P1', 'clear-barricade')).toHaveLength(1)
    expect(offersOf(keeper({ at: [6000, 6500] }), 'P1', 'open')).toEqual([])
  })
})
