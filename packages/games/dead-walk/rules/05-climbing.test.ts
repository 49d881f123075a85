import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { MapSketch } from '../content/drawing.ts'
import { act, type DeadWalkScene, human, humanAt, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]
type Span = [number, number, number, number]
const block = (id: string, area: Span, height: number) => ({ id, title: 'container', area, height })
const apOf = (s: DeadWalkScene): number => humanNo(s, 1).ap
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const climb = (by: string): Command => ({ do: 'climb', by })
const jump = (...towards: Point): Command => ({ do: 'jump', towards })

interface Cast {
  at: Point
  on?: string
  over?: object
  zombies?: object[]
  others?: object[]
  map: Partial<MapSketch>
  dice?: number[]
}

const climber = ({ at, on, over = {}, zombies = [], others = [], map, dice }: Cast): DeadWalkScene =>
  scene({
    humans: [human({ at, ...(on ? { on } : {}), ...over }), ...others],
    zombies,
    map,
    activation: { human: 1 },
    ...(dice ? { dice } : {}),
  })

const house = {
  id: 'B1',
  title: 'house',
  tag: 'plain' as const,
  outline: [50, 40, 70, 60] as const,
  rooms: [['R1', 'hall', [50, 40, 70, 60]] as const],
  doors: [['D1', 60, 60, 'open'] as const],
  windows: [],
  ladder: [70, 50] as const,
}
const HOUSE = { buildings: [house] }

describe('climbing', () => {
  it('[dw.movement.9] a roof of 5 cm costs 2 action points', () => {
    const s = act(climber({ map: HOUSE, at: [7125, 5000] }), climb('L-B1'))
    expect(apOf(s)).toBe(2)
    expect(humanNo(s, 1).on).toBe('B1')
    expect(humanAt(s, 1)).toEqual([6875, 5000])
    expect(s.event('climbed')).toMatchObject({ clause: 'dw.movement.9', by: 'L-B1', on: 'B1', cost: 2, left: 2 })
    act(s, climb('L-B1'))
    expect(apOf(s)).toBe(0)
    expect(humanNo(s, 1).on).toBeNull()
    expect(humanAt(s, 1)[0]).toBeGreaterThanOrEqual(7115)
  })

  it.each([
    [2.5, 2],
    [5, 2],
  ])('[dw.movement.10] the height is rounded up: %d cm cost %i', (height, cost) => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], height)] }
    const s = act(climber({ map, at: [5600, 5625] }), climb('C1'))
    expect(apOf(s)).toBe(4 - cost)
    expect(humanNo(s, 1).on).toBe('C1')
  })

  it('[dw.movement.10] with a base edge 0.5 cm away it is possible, farther off it is not', () => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5)] }
    expect(offersOf(climber({ map, at: [5600, 5675] }), 'P1', 'climb')).toEqual([{ do: 'climb', by: 'C1' }])
    expect(clauseOf(climber({ map, at: [5600, 5676] }), climb('C1'))).toBe('dw.movement.10')
    expect(humanNo(act(climber({ map: HOUSE, at: [7175, 5000] }), climb('L-B1')), 1).on).toBe('B1')
    expect(clauseOf(climber({ map: HOUSE, at: [7176, 5000] }), climb('L-B1'))).toBe('dw.movement.10')
    const onTop = { map: { blocks: [block('C1', [50, 40, 70, 60], 5)] }, on: 'C1' }
    expect(humanNo(act(climber({ ...onTop, at: [5175, 5000] }), climb('C1')), 1).on).toBeNull()
    expect(clauseOf(climber({ ...onTop, at: [5176, 5000] }), climb('C1'))).toBe('dw.movement.10')
  })

  it('[dw.movement.10] a ladder is climbed from outside, higher pieces and roofs without one not at all', () => {
    expect(clauseOf(climber({ map: HOUSE, at: [6875, 5000] }), climb('L-B1'))).toBe('dw.movement.10')
    expect(clauseOf(climber({ map: HOUSE, at: [4875, 5000] }), climb('B1'))).toBe('dw.movement.10')
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5.1)] }
    expect(clauseOf(climber({ map, at: [5600, 5625] }), climb('C1'))).toBe('dw.movement.10')
  })

  it('[dw.movement.10] he ends at the nearest free place with his whole base on it; without one there is no climb', () => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5)] }
    const free = act(climber({ map, at: [5600, 5625] }), climb('C1'))
    expect(humanAt(free, 1)).toEqual([5600, 5375])
    const taken = act(climber({ map, at: [5600, 5625], others: [human({ at: [5600, 5375], on: 'C1' })] }), climb('C1'))
    const [x, y] = humanAt(taken, 1)
    expect(y).toBeLessThanOrEqual(5375)
    expect((x - 5600) ** 2 + (y - 5375) ** 2).toBeGreaterThanOrEqual(240 ** 2)
    const small = { blocks: [block('C1', [55, 53, 57, 55], 5)] }
    expect(clauseOf(climber({ map: small, at: [5600, 5625] }), climb('C1'))).toBe('dw.movement.10')
  })

  it('[dw.movement.10] no free place is nearer than the one where he ends, not by a tenth of a millimetre', () => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5)] }
    const taken = [human({ at: [5613, 5375], on: 'C1' })]
    expect(humanAt(act(climber({ map, at: [5600, 5625], others: taken }), climb('C1')), 1)).toEqual([5373, 5375])
    expect(humanAt(act(climber({ map, at: [6300, 5570] }), climb('C1')), 1)).toEqual([6075, 5375])
    const down = climber({ map, at: [5613, 5375], on: 'C1', others: [human({ at: [5613, 5615] })] })
    expect(humanAt(act(down, climb('C1')), 1)).toEqual([5853, 5615])
  })

  it('[dw.movement.10] he ends straight ahead where that is free', () => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5)] }
    for (const x of [5333, 5601, 6074])
      expect(humanAt(act(climber({ map, at: [x, 5634] }), climb('C1')), 1)).toEqual([x, 5375])
    expect(humanAt(act(climber({ map, at: [5333, 5375], on: 'C1' }), climb('C1')), 1)).toEqual([5333, 5615])
  })

  it('[dw.movement.10] nobody climbs from close combat or with both hands full', () => {
    const map = { blocks: [block('C1', [50, 50, 62, 55], 5)] }
    const held = climber({ map, at: [5600, 5625], zombies: [zombie(1, [5600, 5875])] })
    expect(clauseOf(held, climb('C1'))).toBe('dw.cc.3')
    const laden = climber({ map, at: [5600, 5625], over: { items: ['crate'] } })
    expect(clauseOf(laden, climb('C1'))).toBe('dw.carry.6')
    expect(offersOf(laden, 'P1', 'climb')).toEqual([])
  })

  it('[dw.movement.14] on top he walks as on the ground, but not over the rim', () => {
    const map = { blocks: [block('C1', [40, 40, 70, 60], 5)] }
    const s = act(climber({ map, at: [5000, 5000], on: 'C1' }), { do: 'move', path: [[5500, 5000]] })
    expect(humanNo(s, 1).on).toBe('C1')
    expect(apOf(s)).toBe(3)
    expect(clauseOf(s, { do: 'move', path: [[5500, 4100]] })).toBe('dw.movement.14')
    const below = climber({ map, at: [5000, 5000], on: 'C1', zombies: [zombie(1, [5000, 6130])] })
    act(below, { do: 'move', path: [[5000, 5875]] })
    expect(below.event('moved').stoppedBy).toBeNull()
    const above = climber({ map, at: [5000, 5000], on: 'C1', zombies: [zombie(1, [5000, 5600], { on: 'C1' })] })
    expect(humanAt(act(above, { do: 'move', path: [[5000, 5800]] }), 1)).toEqual([5000, 5340])
  })
})

/** Two containers side by side with a gap of so many centimetres; the jumper stands at the rim of the first. */
const gap = (cm: number, height = 5) => ({
  blocks: [block('C1', [40, 50, 52, 55], height), block('C2', [52 + cm, 50, 64 + cm, 55], height)],
})
const RIM: Point = [5075, 5250]

describe('jumping', () => {
  it('[dw.movement.11] a jump of up to 5 cm costs 3 action points and no die', () => {
    const s = act(climber({ map: gap(4), at: RIM, on: 'C1', dice: [] }), jump(6000, 5250))
    expect(apOf(s)).toBe(1)
    expect(humanNo(s, 1).on).toBe('C2')
    expect(humanAt(s, 1)).toEqual([5725, 5250])
    expect(s.event('jumped')).toMatchObject({
      clause: 'dw.movement.11',
      distance: 400,
      face: null,
      fell: false,
      cost: 3,
    })
  })

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('[dw.movement.12] a longer jump costs 4 and a die: on a %i he falls: %s', (face, falls) => {
    const s = act(climber({ map: gap(8), at: RIM, on: 'C1', dice: [face] }), jump(6200, 5250))
    expect(apOf(s)).toBe(0)
    expect(s.dice).toEqual([`dw.movement.12 d6: ${face}`])
    expect(s.event('jumped')).toMatchObject({ clause: 'dw.movement.12', distance: 800, face, fell: falls, cost: 4 })
    expect(humanNo(s, 1).on).toBe(falls ? null : 'C2')
    expect(humanNo(s, 1).prone).toBe(falls)
  })

  it('[dw.movement.12] exactly 10 cm can be jumped, more cannot', () => {
    const far = act(climber({ map: gap(10), at: RIM, on: 'C1', dice: [6] }), jump(6500, 5250))
    expect(humanNo(far, 1).on).toBe('C2')
    expect(clauseOf(climber({ map: gap(10.01), at: RIM, on: 'C1' }), jump(6500, 5250))).toBe('dw.movement.12')
    expect(clauseOf(climber({ map: gap(8), at: RIM, on: 'C1', over: { ap: 3 } }), jump(6200, 5250))).toBe('dw.ap.4')
  })

  it('[dw.movement.13] just over 5 cm is a long jump, exactly 5 cm a short one', () => {
    const short = act(climber({ map: gap(5), at: RIM, on: 'C1', dice: [] }), jump(6100, 5250))
    expect(short.event('jumped')).toMatchObject({ distance: 500, face: null, cost: 3 })
    const long = act(climber({ map: gap(5.01), at: RIM, on: 'C1', dice: [4] }), jump(6100, 5250))
    expect(long.event('jumped')).toMatchObject({ distance: 501, face: 4, cost: 4 })
  })

  it('[dw.movement.14] stepping off a roof of 5 cm to the ground is a jump of nothing', () => {
    const s = act(climber({ map: gap(8), at: RIM, on: 'C1', dice: [] }), jump(5500, 5250))
    expect(apOf(s)).toBe(1)
    expect(humanNo(s, 1).on).toBeNull()
    expect(humanAt(s, 1)).toEqual([5315, 5250])
    expect(s.event('jumped')).toMatchObject({ distance: 0, face: null, fell: false })
  })

  it('[dw.movement.14] it begins at the rim over which it leads, and ends no higher and at most 5 cm lower', () => {
    expect(clauseOf(climber({ map: gap(4), at: [5024, 5250], on: 'C1' }), jump(6000, 5250))).toBe('dw.movement.14')
    expect(humanNo(act(climber({ map: gap(4), at: [5025, 5250], on: 'C1' }), jump(6000, 5250)), 1).on).toBe('C2')
    expect(clauseOf(climber({ map: gap(4), at: [5310, 5900] }), jump(5310, 5000))).toBe('dw.movement.14')
    const up = { blocks: [block('C1', [40, 50, 52, 55], 2.5), block('C2', [55, 50, 64, 55], 5)] }
    expect(clauseOf(climber({ map: up, at: RIM, on: 'C1' }), jump(6000, 5250))).toBe('dw.movement.14')
    const down = { blocks: [block('C1', [40, 50, 52, 55], 5), block('C2', [55, 50, 64, 55], 2.5)] }
    expect(humanNo(act(climber({ map: down, at: RIM, on: 'C1' }), jump(6000, 5250)), 1).on).toBe('C2')
  })

  it('[dw.movement.14] the place where it ends must be free, and nothing higher may be in between', () => {
    const taken = climber({ map: gap(4), at: RIM, on: 'C1', others: [human({ at: [5800, 5250], on: 'C2' })] })
    expect(clauseOf(taken, jump(6000, 5250))).toBe('dw.movement.14')
    const tree = climber({ map: { ...gap(4), trees: [['T1', 54, 52.5]] }, at: RIM, on: 'C1' })
    expect(clauseOf(tree, jump(6000, 5250))).toBe('dw.movement.8')
    const held = climber({ map: gap(4), at: RIM, on: 'C1', zombies: [zombie(1, [4825, 5250], { on: 'C1' })] })
    expect(clauseOf(held, jump(6000, 5250))).toBe('dw.cc.3')
  })

  it('[dw.movement.15] [dw.movement.16] whoever fails is wounded once for each complete 5 cm and lies in the gap', () => {
    const s = act(climber({ map: gap(8), at: RIM, on: 'C1', dice: [1] }), jump(6200, 5250))
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, untested: 1, prone: true, on: null })
    expect(humanAt(s, 1)).toEqual([5600, 5250])
    expect(s.event('wounded')).toMatchObject({ clause: 'dw.movement.15', by: 1, from: 'fall' })
    const low = act(climber({ map: gap(8, 4.9), at: RIM, on: 'C1', dice: [1] }), jump(6200, 5250))
    expect(humanNo(low, 1)).toMatchObject({ wounds: 0, prone: true })
    const taken = climber({ map: gap(8), at: RIM, on: 'C1', dice: [2], zombies: [zombie(1, [5600, 5250])] })
    expect(humanAt(act(taken, jump(6200, 5250)), 1)).toEqual([5600, 5010])
  })

  it('[dw.movement.16] with action points left he goes on', () => {
    const map = gap(8)
    const s = scene({
      humans: [human({ at: RIM, on: 'C1', ap: 6 })],
      map,
      options: { humanAP: 6 },
      activation: { human: 1 },
      dice: [1],
    })
    act(act(s, jump(6200, 5250)), { do: 'stand-up' })
    expect(humanNo(s, 1)).toMatchObject({ ap: 0, prone: false })
  })

  it('[dw.movement.14] at a rim the jumps straight over it are offered, elsewhere none', () => {
    const s = climber({ map: gap(4), at: RIM, on: 'C1' })
    expect(offersOf(s, 'P1', 'jump').length).toBeGreaterThanOrEqual(2)
    for (const command of offersOf(s, 'P1', 'jump')) {
      const again = act(climber({ map: gap(4), at: RIM, on: 'C1' }), command)
      expect(humanNo(again, 1).on).not.toBe('C1')
    }
    expect(offersOf(climber({ map: gap(4), at: [4600, 5250], on: 'C1' }), 'P1', 'jump').length).toBe(0)
    expect(offersOf(climber({ map: gap(4), at: [5310, 5900] }), 'P1', 'jump')).toEqual([])
  })
})
