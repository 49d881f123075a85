import { describe, expect, it } from 'vitest'
import type { MapSketch } from '../content/drawing.ts'
import { at, type DeadWalkScene, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'
import { attackBarriers, barrierDice } from './27-barriers.ts'

/** A hut of 20 x 20 cm in the middle of the table, with a door in the south and a window in the west. */
const HUT: Partial<MapSketch> = {
  buildings: [
    {
      id: 'B1',
      title: 'Hut',
      tag: 'plain',
      outline: [50, 50, 70, 70],
      rooms: [['R1', 'Hut', [50, 50, 70, 70]]],
      doors: [['D1', 60, 70, 'closed']],
      windows: [['W1', 50, 60, 'closed']],
      ladder: null,
    },
  ],
}

/** Places within 3 cm of the door, outside. */
const AT_DOOR = [at(60, 71.3), at(57.4, 71.3), at(62.6, 71.3), at(60, 73.9), at(57.4, 73.9)] as const
const pounding = (count: number, opening = 'D1') =>
  AT_DOOR.slice(0, count).map((place, i) => zombie(i + 1, place, { pounding: opening }))

interface Pounded {
  count: number
  dice?: readonly number[]
  pounded?: number
  opening?: string
  state?: string
}

/** Step b of phase 3 with so many zombies at an opening. */
function poundOn({ count, dice = [], pounded = 0, opening = 'D1', state = 'closed' }: Pounded): DeadWalkScene {
  const s = scene({
    map: HUT,
    humans: [human({ at: at(60, 60) })],
    zombies: pounding(count, opening),
    openings: { [opening]: { state, pounded } },
    dice,
  })
  attackBarriers(s.table)
  return s
}

const barrier = (s: DeadWalkScene, id = 'D1') => s.state.openings[id]

/** Zombies of the real phase 3, who smell the human in the hut. */
const besieged = (zombies: readonly object[], dice: readonly (number | string)[], over: object = {}) =>
  scene({ map: HUT, humans: [human({ at: at(60, 56) })], zombies, phase: 'zombies', dice, ...over })

describe('barriers', () => {
  it('[dw.barrier.1] [dw.barrier.11] one zombie alone does nothing to a door, and no turns build up', () => {
    const s = poundOn({ count: 1 })
    expect(barrier(s)).toEqual({ state: 'closed', pounded: 0 })
    expect(s.story).not.toContain('dw.barrier.5 barrier attacked')
  })

  it('[dw.barrier.1] [dw.barrier.7] zombies that pound neither move nor lurch, attack or fire', () => {
    const s = besieged([zombie(1, AT_DOOR[0]), zombie(2, AT_DOOR[1], { weapon: { type: 'rifle', loaded: 5 } })], [])
    expect(s.events.filter(({ e }) => e === 'zombie pounds')).toHaveLength(2)
    expect([zombieNo(s, 1)?.at, zombieNo(s, 2)?.at]).toEqual([
      { x: 6000, y: 7130 },
      { x: 5740, y: 7130 },
    ])
    expect(s.dice).toEqual([])
    expect(barrier(s)).toEqual({ state: 'closed', pounded: 1 })
  })

  it('[dw.barrier.7] one farther away than 3 cm walks up to the door and does not count in that turn', () => {
    const s = besieged([zombie(1, AT_DOOR[0]), zombie(2, at(57.4, 76))], [])
    expect(s.events.filter(({ e }) => e === 'zombie pounds').map((one) => 'zombie' in one && one.zombie)).toEqual([1])
    expect(zombieNo(s, 2)?.at).not.toEqual({ x: 5740, y: 7600 })
    expect(barrier(s)?.pounded).toBe(0)
  })

  it.each([
    [2, 1, 0],
    [2, 2, 2],
    [2, 3, 3],
    [3, 1, 0],
    [3, 2, 3],
    [3, 3, 4],
    [4, 1, 4],
    [4, 2, 5],
    [5, 1, 5],
    [1, 5, 0],
  ])(
    '[dw.barrier.2] [dw.barrier.3] [dw.barrier.4] [dw.barrier.5] %i attackers in turn %i of the attack roll %i dice',
    (attackers, turns, dice) => {
      expect(barrierDice(attackers, turns)).toBe(dice)
    },
  )

  it('[dw.barrier.2] two zombies roll nothing in their first turn, four do', () => {
    const two = poundOn({ count: 2 })
    expect(two.event('barrier attacked')).toMatchObject({ attackers: 2, turns: 1, faces: [], broken: false })
    expect(barrier(two)).toEqual({ state: 'closed', pounded: 1 })
    const four = poundOn({ count: 4, dice: [1, 2, 3, 4] })
    expect(four.event('barrier attacked')).toMatchObject({ attackers: 4, turns: 1, faces: [1, 2, 3, 4] })
  })

  it('[dw.barrier.3] any six breaks it, and all dice are rolled', () => {
    const s = poundOn({ count: 2, pounded: 1, dice: [6, 1] })
    expect(s.event('barrier attacked')).toMatchObject({ faces: [6, 1], broken: true })
    expect(barrier(s)).toEqual({ state: 'broken', pounded: 0 })
    expect(barrier(poundOn({ count: 2, pounded: 1, dice: [5, 5] }))).toEqual({ state: 'closed', pounded: 2 })
  })

  it('[dw.barrier.4] [dw.barrier.5] a third joins two in the third turn of the attack: four dice', () => {
    const s = poundOn({ count: 3, pounded: 2, dice: [1, 1, 1, 1] })
    expect(barrier(s)).toEqual({ state: 'closed', pounded: 3 })
  })

  it('[dw.barrier.6] a turn with fewer than two attackers makes the count begin again', () => {
    expect(barrier(poundOn({ count: 1, pounded: 3 }))?.pounded).toBe(0)
    expect(barrier(poundOn({ count: 0, pounded: 3 }))?.pounded).toBe(0)
  })

  it('[dw.barrier.8] attackers on both sides count together', () => {
    const inside = zombie(2, at(60, 68.7), { pounding: 'D1' })
    const s = scene({
      map: HUT,
      humans: [human({ at: at(60, 52) })],
      zombies: [...pounding(1), inside],
      openings: { D1: { state: 'closed', pounded: 1 } },
      dice: [2, 3],
    })
    attackBarriers(s.table)
    expect(s.event('barrier attacked')).toMatchObject({ attackers: 2, turns: 2 })
  })

  it('[dw.barrier.8] a broken door is an opening for good: nobody closes it', () => {
    const s = scene({
      map: HUT,
      humans: [human({ at: at(60, 68.5) })],
      openings: { D1: 'broken' },
      activation: { human: 1 },
    })
    expect(s.refused('P1', { do: 'close', opening: 'D1' })).toMatchObject({ clause: 'dw.barrier.8' })
    s.do('P1', { do: 'move', path: [at(60, 73.5)] })
    expect(s.event('moved')).toMatchObject({ cost: 1 })
  })

  it('[dw.barrier.8] a broken window is still an obstacle', () => {
    const s = scene({
      map: HUT,
      humans: [human({ at: at(52, 60) })],
      openings: { W1: 'broken' },
      activation: { human: 1 },
    })
    s.do('P1', { do: 'move', path: [at(48, 60)] })
    expect(s.event('moved')).toMatchObject({ cost: 2 })
  })

  it('[dw.barrier.10] openings are rolled for in the order of their numbers, doors before windows', () => {
    const opening = (id: string, x: number): readonly [string, number, number, 'closed'] => [id, x, 70, 'closed']
    const [hut] = HUT.buildings ?? []
    if (!hut) throw new Error('there is no hut')
    const doors = [opening('D10', 54), opening('D2', 60)]
    const s = scene({
      map: { buildings: [{ ...hut, doors, windows: [opening('W1', 66)] }] },
      zombies: ['W1', 'W1', 'D10', 'D10', 'D2', 'D2'].map((id, i) =>
        zombie(i + 1, at(10 + 5 * i, 90), { pounding: id }),
      ),
      openings: Object.fromEntries(['D2', 'D10', 'W1'].map((id) => [id, { state: 'closed', pounded: 1 }])),
      dice: [1, 1, 2, 2, 3, 3],
    })
    attackBarriers(s.table)
    const told = s.events.flatMap((one) => (one.e === 'barrier attacked' ? [[one.opening, one.faces]] : []))
    expect(told).toEqual([
      ['D2', [1, 1]],
      ['D10', [2, 2]],
      ['W1', [3, 3]],
    ])
  })

  it.each([
    ['a door', 'D1', 'closed'],
    ['a barricaded door', 'D1', 'barricaded'],
    ['a glass window', 'W1', 'closed'],
    ['a boarded window', 'W1', 'barricaded'],
  ])('[dw.barrier.9] %s is as strong as any other', (_what, opening, state) => {
    const s = poundOn({ count: 2, pounded: 1, opening, state, dice: [1, 6] })
    expect(barrier(s, opening)?.state).toBe('broken')
  })

  it('[dw.barrier.10] [dw.turn.9] a door breaks after all zombies have moved: nobody comes through before the next turn', () => {
    const s = besieged([zombie(1, AT_DOOR[0]), zombie(2, AT_DOOR[1])], ['dw.barrier.3: 6 1'], {
      openings: { D1: { state: 'closed', pounded: 1 } },
    })
    expect(barrier(s)?.state).toBe('broken')
    expect(zombieNo(s, 1)?.at).toEqual({ x: 6000, y: 7130 })
    expect(humanNo(s, 1).wounds).toBe(0)
    const steps = s.events.flatMap(({ e }) => (e === 'zombie pounds' || e === 'barrier attacked' ? [e] : []))
    expect(steps).toEqual(['zombie pounds', 'zombie pounds', 'barrier attacked'])
  })
})
