import { seeded } from '@shamble/kernel'
import { pathLength, type XY } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { deadWalk } from '../index.ts'
import type { MapSketch } from '../content/drawing.ts'
import { at, type DeadWalkScene, human, scene, zombie, zombieAt, zombieNo } from '../testing.ts'
import { actZombie, forecast, zombieOrder } from './25-zombie-moves.ts'

type Place = readonly [number, number]

/** A zombie and a human; the zombie acts. */
function acts(from: Place, to: Place, over: object = {}): DeadWalkScene {
  const s = scene({ humans: [human({ at: to })], zombies: [zombie(1, from)], ...over })
  actZombie(s.table, 1)
  return s
}

/** All of them, in their order. */
function phase(s: DeadWalkScene): DeadWalkScene {
  for (const n of zombieOrder(s.table)) actZombie(s.table, n)
  return s
}

const pathOf = (s: DeadWalkScene): readonly XY[] => s.event('zombie moved').path
const low = (x1: number, y1: number, x2: number, y2: number): Partial<MapSketch> => ({
  lows: [{ id: 'O1', title: 'wall', cover: 'hard', line: [x1, y1, x2, y2] }],
})
const block = (x1: number, y1: number, x2: number, y2: number, height = 10): Partial<MapSketch> => ({
  blocks: [{ id: 'O1', title: 'block', area: [x1, y1, x2, y2], height }],
})
const hut = (
  doors: readonly (readonly [string, number, number, 'open' | 'closed' | 'barricaded'])[],
): Partial<MapSketch> => ({
  buildings: [
    {
      id: 'B1',
      title: 'Hut',
      tag: 'plain',
      outline: [50, 50, 70, 70],
      rooms: [['R1', 'Hut', [50, 50, 70, 70]]],
      doors,
      windows: [],
      ladder: [70, 60],
    },
  ],
})

/** Six bases around a human leave no room for a seventh. */
const ring = (x: number, y: number, first: number): object[] =>
  [
    [0, -250],
    [217, -125],
    [217, 125],
    [0, 250],
    [-217, 125],
    [-217, -125],
  ].map(([dx, dy], i) => zombie(first + i, [x + (dx as number), y + (dy as number)]))

describe('a move', () => {
  it('[dw.zmove.1] [dw.zmove.2] [dw.ap.2] [dw.movement.1] leads 10 cm towards its goal', () => {
    const s = acts(at(30, 60), at(60, 60))
    expect(zombieAt(s, 1)).toEqual(at(40, 60))
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.1', why: 'sight', human: 1, touches: null })
    expect(zombieNo(s, 1)).toMatchObject({ moved: true, facing: { x: 1000, y: 0 } })
  })

  it('[dw.zmove.1] as far as its action points and the scale allow', () => {
    expect(zombieAt(acts(at(30, 60), at(60, 60), { options: { zombieAP: 3 } }), 1)).toEqual(at(45, 60))
  })

  it('[dw.zmove.2] or ends in contact', () => {
    const s = acts(at(51, 60), at(60, 60))
    expect(zombieAt(s, 1)).toEqual(at(57.5, 60))
    expect(s.event('zombie moved').touches).toBe(1)
  })

  it('[dw.zmove.11] [dw.zattack.2] a zombie that touches a human stays, and holds him', () => {
    const s = acts([5750, 6000], [6000, 6000])
    expect(zombieAt(s, 1)).toEqual([5750, 6000])
    expect(zombieNo(s, 1)).toMatchObject({ gripped: true, moved: false })
    expect(s.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.11', why: 'held' })
  })

  it('[dw.zmove.11] [dw.units.8] through a wall it touches nobody', () => {
    const s = acts([6000, 7120], [6000, 6880], { map: hut([]) })
    expect(s.event('zombie senses')).toMatchObject({ sense: 'smell', human: 1 })
    expect(zombieNo(s, 1)?.gripped).toBe(false)
    expect(s.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.14', why: 'no way' })
  })

  it('[dw.zmove.3] zombies act by their gap to the nearest human, ties by number', () => {
    const s = scene({
      humans: [human({ at: at(20, 60) }), human({ at: at(100, 60) })],
      zombies: [
        zombie(1, at(60, 20)),
        zombie(2, at(100, 80)),
        zombie(3, at(20, 50)),
        zombie(4, at(100, 40)),
        zombie(5, at(100, 50)),
      ],
    })
    expect(zombieOrder(s.table)).toEqual([3, 5, 2, 4, 1])
  })

  it('[dw.zmove.3] the order is fixed when the phase begins, and the front rank clears the way', () => {
    const s = scene({
      humans: [human({ at: at(60, 60) })],
      zombies: [zombie(1, at(30, 60)), zombie(2, [3260, 6000])],
    })
    phase(s)
    expect([zombieAt(s, 1), zombieAt(s, 2)]).toEqual([at(40, 60), [4260, 6000]])
  })

  it('what it did in the phase before is forgotten', () => {
    const flags = { moved: true, gripped: true, stoodUp: true, pounding: null }
    const s = acts([5750, 6000], [6000, 6000], { zombies: [zombie(1, [5750, 6000], flags)] })
    expect(zombieNo(s, 1)).toMatchObject({ moved: false, gripped: true, stoodUp: false })
  })
})

describe('the way', () => {
  it('[dw.zmove.4] leads around what it cannot pass', () => {
    const s = acts(at(48, 60), at(66, 60), { map: block(55, 50, 59, 75) })
    expect(s.event('zombie moved').clause).toBe('dw.zmove.4')
    expect(zombieAt(s, 1)?.[1]).toBeLessThan(6000)
    expect(pathLength(pathOf(s))).toBeGreaterThanOrEqual(998)
  })

  it('[dw.zmove.5] of two equal ways it takes the one to its left', () => {
    const s = acts(at(48, 60), at(66, 60), { map: block(55, 50, 59, 70) })
    expect(zombieAt(s, 1)?.[1]).toBeLessThan(6000)
    const back = acts(at(66, 60), at(48, 60), { map: block(55, 50, 59, 70) })
    expect(zombieAt(back, 1)?.[1]).toBeGreaterThan(6000)
  })

  it('[dw.zmove.5] a low obstacle counts 5 cm: it is crossed where the way round is longer', () => {
    const long = acts(at(60, 56), at(60, 75), { map: low(30, 60, 90, 60) })
    expect(pathOf(long)).toEqual([
      { x: 6000, y: 5600 },
      { x: 6000, y: 6100 },
    ])
    const short = acts(at(60, 50), at(60, 70), { map: low(57, 60, 63, 60) })
    expect(zombieAt(short, 1)?.[0]).not.toBe(6000)
  })

  it('[dw.zmove.5] and costs it 1 AP when crossed', () => {
    expect(zombieAt(acts(at(60, 58), at(60, 80), { map: low(30, 60, 90, 60) }), 1)).toEqual(at(60, 63))
  })

  it('[dw.zmove.5] it stops 0.1 cm short of a low line that it has no allowance left to cross', () => {
    const s = acts(at(60, 54), at(60, 75), { map: low(30, 60, 90, 60) })
    expect(zombieAt(s, 1)).toEqual([6000, 5990])
    const next = acts([6000, 5990], at(60, 75), { map: low(30, 60, 90, 60) })
    expect(zombieAt(next, 1)).toEqual([6000, 6490])
  })

  it('[dw.zmove.5] [dw.movement.6] nor does it end on the line when the allowance just reaches across', () => {
    const s = acts([6000, 5504], at(60, 75), { map: low(30, 60, 90, 60) })
    expect(zombieAt(s, 1)).toEqual([6000, 5990])
  })

  it('[dw.zmove.5] [dw.movement.6] a low area costs the same, is stood on, and left for nothing', () => {
    const into = acts(at(60, 58), at(60, 80), { map: block(40, 60, 80, 66, 2) })
    expect(zombieAt(into, 1)).toEqual(at(60, 63))
    const out = acts(at(60, 63), at(60, 85), { map: block(40, 60, 80, 66, 2) })
    expect(zombieAt(out, 1)).toEqual(at(60, 73))
  })

  it('[dw.zmove.5] round the house to an open door rather than through a closed one', () => {
    const doors = [
      ['D1', 60, 70, 'closed'],
      ['D2', 60, 50, 'open'],
    ] as const
    const s = acts(at(60, 75), at(60, 60), { map: hut(doors) })
    expect(zombieAt(s, 1)?.[0]).not.toBe(6000)
    const shut = acts(at(60, 75), at(60, 60), { map: hut([doors[0], ['D2', 60, 50, 'closed']]) })
    expect(zombieAt(shut, 1)).toEqual([6000, 7115])
  })

  it('[dw.zmove.5] a closed door counts 100 cm, not more', () => {
    // A wall of 54 cm to either side of the house: around it the way is longer than 100 cm.
    const far: Partial<MapSketch> = {
      ...hut([
        ['D1', 60, 70, 'closed'],
        ['D2', 60, 50, 'open'],
      ]),
      blocks: [
        { id: 'O1', title: 'wall', area: [0, 60, 50, 61], height: 10 },
        { id: 'O2', title: 'wall', area: [70, 60, 117, 61], height: 10 },
      ],
    }
    expect(zombieAt(acts(at(60, 75), at(60, 60), { map: far }), 1)).toEqual([6000, 7115])
    const near = { ...far, blocks: [{ id: 'O1', title: 'wall', area: [0, 60, 50, 61], height: 10 }] as const }
    expect(zombieAt(acts(at(60, 75), at(60, 60), { map: near }), 1)?.[0]).toBeGreaterThan(6000)
  })

  it('[dw.zmove.5] bases of others do not count for the way', () => {
    const s = acts(at(40, 60), at(60, 60), {
      zombies: [zombie(1, at(40, 60)), zombie(2, at(52, 60)), zombie(3, at(52, 57))],
    })
    expect(zombieAt(s, 1)).toEqual([4950, 6000])
  })

  it('[dw.zmove.10] a door is not opened', () => {
    const s = acts([6000, 7115], at(60, 60), { map: hut([['D1', 60, 70, 'closed']]) })
    expect(s.state.openings.D1?.state).toBe('closed')
    expect(s.event('zombie pounds')).toMatchObject({ clause: 'dw.barrier.7', opening: 'D1' })
    expect(zombieNo(s, 1)?.pounding).toBe('D1')
  })

  it('[dw.barrier.7] it pounds from up to 3 cm, edge to opening, and walks up to it from farther away', () => {
    const map = hut([['D1', 60, 70, 'closed']])
    expect(acts([6000, 7425], at(60, 60), { map }).event('zombie pounds').opening).toBe('D1')
    expect(zombieAt(acts([6000, 7426], at(60, 60), { map }), 1)).toEqual([6000, 7115])
  })

  it('[dw.barrier.7] not round the corner of the house: a wall is between', () => {
    const map = hut([['D1', 52.5, 70, 'closed']])
    const s = acts([4850, 6900], at(60, 60), { map })
    expect(zombieNo(s, 1)).toMatchObject({ moved: true, pounding: null })
    actZombie(s.table, 1)
    expect(s.event('zombie pounds').opening).toBe('D1')
  })

  it('[dw.barrier.7] not at a door near by, if its way leads through another closed one', () => {
    const map: Partial<MapSketch> = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [40, 50, 80, 70],
          rooms: [
            ['R1', 'West', [40, 50, 60, 70]],
            ['R2', 'East', [60, 50, 80, 70]],
          ],
          doors: [
            ['D1', 55, 70, 'closed'],
            ['D2', 75, 70, 'closed'],
            ['D3', 60, 60, 'closed'],
          ],
          windows: [],
          ladder: null,
        },
      ],
    }
    const s = acts(at(55, 71.5), at(64, 60), { map })
    expect(s.event('zombie moved').path.at(-1)?.x).toBeGreaterThan(6000)
    expect(zombieNo(s, 1)?.pounding).toBeNull()
  })

  it('[dw.barrier.7] not at a door that is not on its way', () => {
    const map = hut([
      ['D1', 60, 70, 'closed'],
      ['D2', 60, 50, 'open'],
    ])
    const s = acts(at(60, 72), at(60, 60), { map })
    expect(s.event('zombie moved').human).toBe(1)
  })
})

describe('too many', () => {
  it('[dw.zmove.6] with no room around the closest human it goes for the next closest', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] }), human({ at: [6000, 8000] })],
      zombies: [zombie(1, [7000, 6000]), ...ring(6000, 6000, 2)],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.6', human: 2 })
    expect(zombieAt(s, 1)?.[1]).toBeGreaterThan(6500)
  })

  it('[dw.zmove.6] [dw.zmove.7] one to whom no way leads is passed over for the next', () => {
    const s = scene({
      map: block(73, 57, 79, 63, 5),
      humans: [human({ at: [6000, 6000] }), human({ at: [7600, 6000], on: 'O1' }), human({ at: [6000, 8000] })],
      zombies: [zombie(1, [6700, 6000]), ...ring(6000, 6000, 2)],
      options: { lurch: false },
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.6', human: 3 })
  })

  it('[dw.zmove.7] the next human must be sensed; else it goes as near as it can', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] }), human({ at: [1000, 11_800] })],
      zombies: [zombie(1, [7500, 6000]), ...ring(6000, 6000, 2)],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved')).toMatchObject({ human: 1, touches: null })
    expect(zombieAt(s, 1)?.[0]).toBeLessThan(6700)
    // dw.lurch.4 The straight way is not free.
    expect(s.dice).toEqual([])
  })

  it('[dw.zmove.7] where its own place is taken it goes to the nearest free one around him', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] })],
      zombies: [zombie(1, [6000, 5200]), zombie(2, [6125, 5783])],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.7', human: 1, touches: 1 })
    // Zombie 2 stands at 30 degrees: the first place that is clear of it is at 330.
    expect(zombieAt(s, 1)).toEqual([5875, 5783])
  })

  it('[dw.zmove.7] of two places as near the one with the lower bearing', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] })],
      zombies: [zombie(1, [6000, 5200]), zombie(2, [6000, 5750], { fallen: true })],
      options: { lurch: false },
    })
    actZombie(s.table, 1)
    // Places at 60 and 300 degrees are free: it sets out for the one in the east.
    expect(zombieAt(s, 1)?.[0]).toBeGreaterThan(6000)
  })

  it('[dw.zmove.7] [dw.units.8] a place on the other side of a wall is none', () => {
    const besieged = [
      [5750, 6875],
      [5875, 6658],
      [6125, 6658],
      [6250, 6875],
    ] as const
    const s = scene({
      map: hut([['D1', 50, 60, 'open']]),
      humans: [human({ at: [6000, 6875] })],
      zombies: [zombie(1, [6000, 7500]), ...besieged.map((place, i) => zombie(i + 2, place))],
      options: { lurch: false },
    })
    actZombie(s.table, 1)
    // Outside, with only the wall between them, it would be near him but not in contact: it goes round to the door.
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.7', touches: null })
    expect(zombieAt(s, 1)?.[0]).toBeLessThan(5500)
  })

  it('[dw.zmove.7] a place in a wall is none', () => {
    const s = scene({
      map: block(50, 50, 59, 70),
      humans: [human({ at: [6030, 6000] })],
      zombies: [zombie(1, [6030, 5200]), zombie(2, [6155, 5783])],
      options: { lurch: false },
    })
    actZombie(s.table, 1)
    // West of the human is no room, so it goes round by the east.
    expect(s.event('zombie moved').path.at(-1)?.x).toBeGreaterThan(6030)
  })
})

describe('another base in the way', () => {
  const row = (...others: Place[]): DeadWalkScene => {
    const zombies = [zombie(1, [4000, 6000]), ...others.map((place, i) => zombie(i + 2, place))]
    const s = scene({ humans: [human({ at: [7000, 6000] })], zombies })
    actZombie(s.table, 1)
    return s
  }
  const rounded = (s: DeadWalkScene) => pathOf(s).map(({ x, y }) => [x, y])

  it('[dw.zmove.13] it goes on at 30 degrees to the left with what is left of its move', () => {
    const s = row([4500, 6230])
    expect(s.event('zombie moved').clause).toBe('dw.zmove.13')
    expect(rounded(s)).toEqual([
      [4000, 6000],
      [4402, 6000],
      [4920, 5701],
    ])
  })

  it('[dw.zmove.13] or at 30 degrees to the right where the left is barred', () => {
    expect(rounded(row([4500, 5770]))).toEqual([
      [4000, 6000],
      [4402, 6000],
      [4920, 6299],
    ])
  })

  it('[dw.zmove.13] or at 60 degrees where 30 are not enough', () => {
    expect(rounded(row([4500, 6150]))).toEqual([
      [4000, 6000],
      [4300, 6000],
      [4650, 5394],
    ])
  })

  it('[dw.zmove.13] each until something stops it', () => {
    const s = row([4500, 6230], [4900, 5600])
    const [, stop, end] = pathOf(s) as [XY, XY, XY]
    expect(stop).toEqual({ x: 4402, y: 6000 })
    expect(pathLength([stop, end])).toBeLessThan(500)
    expect(end.y).toBeLessThan(6000)
  })

  it('[dw.zmove.13] a base that lies on its back is in the way too', () => {
    const s = scene({
      humans: [human({ at: [7000, 6000] })],
      zombies: [zombie(1, [4000, 6000]), zombie(2, [4500, 6230], { fallen: true })],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved').clause).toBe('dw.zmove.13')
  })

  it('[dw.zmove.1] [dw.units.10] both legs together are no longer than 10 cm, rounded down only once', () => {
    const s = scene({
      humans: [human({ at: [8793, 4709] })],
      zombies: [zombie(1, [8291, 2108]), zombie(2, [8170, 2593], { fallen: true })],
    })
    actZombie(s.table, 1)
    expect(s.event('zombie moved').clause).toBe('dw.zmove.13')
    expect(pathOf(s).slice(0, 2)).toEqual([
      { x: 8291, y: 2108 },
      { x: 8351, y: 2420 },
    ])
    expect(pathLength(pathOf(s))).toBeLessThanOrEqual(1000)
  })

  it('[dw.zmove.13] [dw.units.10] a fraction of a unit does not put it into another base', () => {
    const s = scene({
      map: null,
      options: { scenario: 'quiet-hands', lurch: false },
      humans: [human({ at: [5092, 10992] })],
      zombies: [zombie(4, [5088, 10733]), zombie(17, [3642, 10789]), zombie(19, [3000, 10550])],
      phase: 'zombies',
      dice: seeded('crowd'),
    })
    expect(s.events.some(({ e, clause }) => e === 'zombie moved' && clause === 'dw.zmove.13')).toBe(true)
    expect(deadWalk.invariants(s.table)).toEqual([])
  })

  it('[dw.zmove.13] [dw.units.9] a base on another level is in nobody’s way', () => {
    const s = scene({
      map: hut([]),
      humans: [human({ at: at(66, 60) })],
      zombies: [zombie(1, at(53, 60)), zombie(2, at(58, 60), { on: 'B1' })],
      options: { lurch: false },
    })
    actZombie(s.table, 1)
    expect(rounded(s)).toEqual([
      [5300, 6000],
      [6300, 6000],
    ])
  })

  it('[dw.zmove.13] it takes only what leaves a shorter way, else it stays', () => {
    const s = row([4250, 6000], [4125, 5783], [4125, 6217])
    expect(zombieAt(s, 1)).toEqual([4000, 6000])
    expect(s.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.13', why: 'crowd' })
    expect(zombieNo(s, 1)?.moved).toBe(false)
  })

  it('[dw.units.5] bases never overlap by more than 1 mm in a crowd', () => {
    const zombies = Array.from({ length: 60 }, (_, i) =>
      zombie(i + 1, [3000 + 260 * (i % 10), 3000 + 260 * Math.floor(i / 10)]),
    )
    const s = scene({
      humans: [human({ at: [6000, 6000] }), human({ at: [6400, 6300] })],
      zombies,
      options: { lurch: false },
    })
    for (let turn = 0; turn < 10; turn++) phase(s)
    expect(s.game.invariants(s.table)).toEqual([])
    expect(s.state.zombies.filter(({ gripped }) => gripped).length).toBeGreaterThanOrEqual(6)
  })
})

describe('nothing sensed', () => {
  const WANDER = 'dw.zmove.8'
  const alone = (from: Place, over: object = {}, zombieOver: object = {}): DeadWalkScene => {
    const s = scene({
      humans: [human({ at: at(118, 118) })],
      zombies: [zombie(1, from, zombieOver)],
      ...over,
    })
    actZombie(s.table, 1)
    return s
  }

  it('[dw.zmove.8] it goes straight on in a direction that a D20 gives', () => {
    const s = alone(at(30, 30), { dice: [`${WANDER} d20: 5`] })
    expect(zombieAt(s, 1)).toEqual(at(40, 30))
    expect(s.event('heading rolled')).toMatchObject({ face: 5, degrees: 90 })
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.8', why: 'heading', human: null })
    expect(zombieNo(s, 1)?.heading).toBe(90)
  })

  it('[dw.zmove.9] the direction is rolled once and kept over turns', () => {
    const s = alone(at(30, 30), { dice: [`${WANDER}: 5`] })
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)).toEqual(at(50, 30))
  })

  it('[dw.zmove.9] it is dropped when something is sensed', () => {
    const s = alone(at(30, 30), { noises: [{ at: at(30, 50), until: 9 }] }, { heading: 90 })
    expect(zombieNo(s, 1)?.heading).toBeNull()
    expect(zombieAt(s, 1)).toEqual(at(30, 40))
  })

  it('[dw.zmove.9] blocked by terrain it stops there and rolls anew next turn', () => {
    const s = alone(at(30, 30), { map: block(37, 20, 40, 40), dice: [`${WANDER}: 10`] }, { heading: 90 })
    expect(zombieAt(s, 1)).toEqual([3585, 3000])
    expect(zombieNo(s, 1)?.heading).toBeNull()
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)).toEqual([3585, 4000])
  })

  it('[dw.zmove.9] blocked by a base it stops and keeps its direction', () => {
    const s = scene({
      humans: [human({ at: at(118, 118) })],
      zombies: [zombie(1, at(30, 30), { heading: 90 }), zombie(2, at(36, 30))],
    })
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)).toEqual([3350, 3000])
    actZombie(s.table, 1)
    expect(zombieNo(s, 1)).toMatchObject({ heading: 90, moved: false })
    expect(s.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.9', why: 'crowd' })
  })

  it('[dw.zmove.9] a low obstacle takes 5 cm of the move', () => {
    expect(zombieAt(alone(at(30, 30), { map: low(32, 20, 32, 40) }, { heading: 90 }), 1)).toEqual(at(35, 30))
  })

  it('[dw.zmove.8] [dw.zmove.9] whose base would cross the edge is gone, and nobody killed it', () => {
    const s = alone(at(30, 5), {}, { heading: 0 })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(s.event('zombie left')).toMatchObject({ clause: 'dw.zmove.9', zombie: 1 })
    expect(s.state.humans[0]).toMatchObject({ kills: 0, closeKills: 0 })
    const above = alone(at(60, 55), { map: hut([]) }, { heading: 0, on: 'B1' })
    expect(zombieNo(above, 1)).toMatchObject({ on: 'B1', at: { x: 6000, y: 5125 }, heading: null })
    const edge = alone(at(30, 11.25), {}, { heading: 0 })
    expect(zombieAt(edge, 1)).toEqual([3000, 125])
  })
})

describe('out of reach', () => {
  const CONTAINER = block(60, 50, 66, 56, 5)
  const onTop = (from: Place, over: object = {}) =>
    acts(from, at(63, 53), { map: CONTAINER, humans: [human({ at: at(63, 53), on: 'O1' })], ...over })

  it('[dw.zmove.14] it goes to the point nearest to a human on top of something, and waits there', () => {
    const s = onTop(at(48, 53), { options: { lurch: false } })
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.14', human: 1, touches: null })
    expect(zombieAt(s, 1)?.[0]).toBeGreaterThan(5700)
    actZombie(s.table, 1)
    const there = zombieAt(s, 1)
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)).toEqual(there)
    expect(s.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.14', why: 'no way' })
    // 3 cm to the side of the container, and its own radius less the tolerance: no point of the ground is nearer.
    const [x, y] = there as Place
    expect(Math.min(Math.abs(x - 6300), Math.abs(y - 5300))).toBeLessThan(100)
    expect(Math.max(Math.abs(x - 6300), Math.abs(y - 5300))).toBeLessThan(470)
  })

  it('[dw.zmove.14] no point is nearer than the one to which it goes, not by a tenth of a millimetre', () => {
    const cornered = { humans: [human({ at: [6210, 5380], on: 'O1' })], options: { lurch: false } }
    const s = onTop(at(48, 60), cornered)
    actZombie(s.table, 1)
    // 2.1 cm to the western side, 2.2 to the southern one, and the clearance of 1.15 cm.
    expect(zombieAt(s, 1)).toEqual([5885, 5380])
    const south = onTop(at(48, 60), { ...cornered, humans: [human({ at: [6220, 5401], on: 'O1' })] })
    for (let turn = 0; turn < 3; turn++) actZombie(south.table, 1)
    expect(zombieAt(south, 1)).toEqual([6220, 5715])
  })

  it('[dw.zmove.14] among equally near points it takes the shortest way, then the one farthest left', () => {
    const there = (from: Place): Place | undefined => {
      const s = onTop(from, { options: { lurch: false } })
      for (let turn = 0; turn < 4; turn++) actZombie(s.table, 1)
      return zombieAt(s, 1)
    }
    expect(there(at(48, 54))).toEqual([5885, 5300])
    expect(there(at(64, 70))).toEqual([6300, 5715])
    // As far to the northern side as to the western one, which lies to the right of a zombie in the north-west.
    expect(there(at(50, 40))).toEqual([6300, 4885])
  })

  it('[dw.zmove.14] a zombie on a roof goes to the point of it nearest to a human below', () => {
    const on = { map: hut([]), zombies: [zombie(1, at(66, 60), { on: 'B1' })], options: { lurch: false } }
    expect(zombieAt(acts(at(66, 60), [9000, 6630], on), 1)).toEqual([6875, 6630])
  })

  it('[dw.zmove.14] and so do those who cannot come out where they are', () => {
    const s = acts(at(60, 60), at(60, 80), { map: hut([]), options: { lurch: false } })
    actZombie(s.table, 1)
    expect(zombieAt(s, 1)?.[1]).toBeGreaterThanOrEqual(6850)
  })

  it('[dw.zmove.10] zombies do not climb', () => {
    const s = onTop([5885, 5300], { options: { lurch: false } })
    expect(zombieNo(s, 1)?.on).toBeNull()
  })

  it('[dw.zmove.10] with the switch they climb at human cost: 5 cm for their 2 AP', () => {
    const s = onTop([5885, 5300], { options: { zombiesClimb: true } })
    expect(zombieNo(s, 1)).toMatchObject({ on: 'O1', moved: true })
    expect(s.event('zombie moved')).toMatchObject({ clause: 'dw.zmove.10', touches: 1 })
    const weak = onTop([5885, 5300], { options: { zombiesClimb: true, zombieAP: 1, lurch: false } })
    expect(zombieNo(weak, 1)?.on).toBeNull()
  })

  it('[dw.zmove.10] they walk to the foot of the ladder first, and come down the same way', () => {
    const options = { zombiesClimb: true, lurch: false }
    const s = acts(at(60, 78), at(60, 60), { map: hut([]), humans: [human({ at: at(53, 60), on: 'B1' })], options })
    for (let turn = 0; turn < 6 && zombieNo(s, 1)?.on === null; turn++) actZombie(s.table, 1)
    expect(zombieNo(s, 1)?.on).toBe('B1')
    expect(zombieAt(s, 1)?.[0]).toBeGreaterThan(6700)
    const down = acts(at(68, 60), at(90, 60), { map: hut([]), zombies: [zombie(1, at(66, 58), { on: 'B1' })], options })
    for (let turn = 0; turn < 4 && zombieNo(down, 1)?.on === 'B1'; turn++) actZombie(down.table, 1)
    expect(zombieNo(down, 1)?.on).toBeNull()
    expect(zombieAt(down, 1)?.[0]).toBeGreaterThan(7000)
  })

  it('[dw.zmove.14] a zombie on a roof goes for humans there, and stays on it', () => {
    const map = hut([])
    const same = acts(at(53, 60), at(60, 60), {
      map,
      humans: [human({ at: at(60, 60), on: 'B1' })],
      zombies: [zombie(1, at(53, 60), { on: 'B1' })],
    })
    expect(same.event('zombie moved')).toMatchObject({
      touches: 1,
      path: [
        { x: 5300, y: 6000 },
        { x: 5750, y: 6000 },
      ],
    })
    const below = acts(at(66, 60), at(90, 60), { map, zombies: [zombie(1, at(66, 60), { on: 'B1' })] })
    expect(zombieNo(below, 1)).toMatchObject({ on: 'B1', at: { x: 6875, y: 6000 } })
    actZombie(below.table, 1)
    expect(below.event('zombie waits')).toMatchObject({ clause: 'dw.zmove.14', why: 'no way' })
  })
})

describe('fallen and stunned', () => {
  it('[dw.zfallen.1] a fallen zombie stands up, with all its action points', () => {
    const s = acts(at(51, 60), at(60, 60), { zombies: [zombie(1, at(51, 60), { fallen: true })] })
    expect(zombieNo(s, 1)).toMatchObject({ fallen: false, stoodUp: true, moved: false, at: { x: 5100, y: 6000 } })
    expect(s.event('stood up')).toMatchObject({ clause: 'dw.zfallen.1', figure: 'Z1', left: 0 })
  })

  it('[dw.zfallen.2] otherwise it does nothing else', () => {
    const s = scene({
      humans: [human({ at: at(60, 60) })],
      zombies: [zombie(1, at(56, 60), { fallen: true })],
      phase: 'zombies',
      dice: ['dw.fear.3: 1 1'],
    })
    expect(zombieAt(s, 1)).toEqual(at(56, 60))
    expect(s.story).not.toContain('dw.lurch.2 lurched')
    expect(s.story).not.toContain('dw.zattack.3 zombie attacked')
  })

  it('[dw.zfallen.2] [dw.zfallen.3] in contact it makes one attack, not two', () => {
    const s = scene({
      humans: [human({ at: [6000, 6000] })],
      zombies: [zombie(1, [5750, 6000], { fallen: true })],
      phase: 'zombies',
      dice: ['dw.zattack.3: 1', 'dw.fear.3: 1 1'],
    })
    expect(s.events.filter(({ e }) => e === 'zombie attacked')).toHaveLength(1)
  })

  it('[dw.grenade.17] a stunned one recovers and does nothing', () => {
    const s = acts(at(51, 60), at(60, 60), { zombies: [zombie(1, at(51, 60), { stunned: true })] })
    expect(zombieNo(s, 1)).toMatchObject({ stunned: false, moved: false })
    expect(s.event('stun over')).toMatchObject({ clause: 'dw.grenade.17', figure: 'Z1' })
  })
})

describe('a wish of the game master', () => {
  const between = () =>
    scene({
      humans: [human({ at: at(50, 60) }), human({ at: at(70, 60) }), human({ at: at(60, 75) })],
      zombies: [zombie(1, at(60, 60))],
    })

  it('[dw.seat.2] decides between humans equally close, and only between them', () => {
    const s = between()
    actZombie(s.table, 1, { goal: 2 })
    expect(s.event('zombie moved').human).toBe(2)
    const far = between()
    actZombie(far.table, 1, { goal: 3 })
    expect(far.event('zombie moved').human).toBe(1)
  })

  it('[dw.seat.2] decides on which side of an obstacle it passes if both ways are equal', () => {
    const s = scene({
      map: block(55, 50, 59, 70),
      humans: [human({ at: at(66, 60) })],
      zombies: [zombie(1, at(48, 60))],
    })
    actZombie(s.table, 1, { side: 'right' })
    expect(zombieAt(s, 1)?.[1]).toBeGreaterThan(6000)
  })
})

describe('the forecast', () => {
  it('says what a zombie would do, and changes nothing', () => {
    const s = scene({ humans: [human({ at: at(60, 60) })], zombies: [zombie(1, at(30, 60))] })
    expect(forecast(s.table, 1)).toEqual({
      does: 'goes',
      sense: 'sight',
      human: 1,
      at: { x: 6000, y: 6000 },
      path: [
        { x: 3000, y: 6000 },
        { x: 4000, y: 6000 },
      ],
      opening: null,
      touches: null,
      walk: 1000,
      lurch: 500,
    })
    expect(zombieAt(s, 1)).toEqual(at(30, 60))
  })

  it('of one that holds somebody, pounds, lies or wanders', () => {
    const of = (stage: object) => forecast(scene(stage).table, 1)
    expect(of({ zombies: [zombie(1, [5750, 6000])] })).toMatchObject({ does: 'holds', human: 1, touches: 1, walk: 0 })
    const map = hut([['D1', 60, 70, 'closed']])
    expect(of({ map, zombies: [zombie(1, [6000, 7115])] })).toMatchObject({ does: 'pounds', opening: 'D1', lurch: 0 })
    expect(of({ zombies: [zombie(1, at(50, 60), { fallen: true })] })).toMatchObject({ does: 'stands up', walk: 0 })
    expect(of({ zombies: [zombie(1, at(5, 5))] })).toMatchObject({ does: 'wanders', sense: 'heading', walk: 1000 })
  })
})
