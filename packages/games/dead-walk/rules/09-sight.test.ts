import { describe, expect, it } from 'vitest'
import { HARD, SOFT } from '@shamble/table'
import type { BuildingSketch, MapSketch } from '../content/drawing.ts'
import type { Surface } from '../state.ts'
import { human, offersOf, scene, zombie } from '../testing.ts'
import type { Figure } from './01-figures.ts'
import { coverOf, eyeOf, lineTo, middleRays, OFFSETS, sees, seesPoint } from './09-sight.ts'

type Point = [number, number]

/** Somebody there, by centimetres. */
const body = (x: number, y: number, low = false, on: Surface = null): Figure => ({
  figure: 1,
  at: { x: Math.round(x * 100), y: Math.round(y * 100) },
  on,
  low,
})

/** A table with these pieces on it, and one human in its corner. */
const stage = (map: Partial<MapSketch> = {}, openings: Record<string, string> = {}) =>
  scene({ map, humans: [human({ at: [200, 200] })], zombies: [], openings }).table

const wall = (x: number, from: number, to: number, cover: 'hard' | 'soft' = 'hard') => ({
  id: `O${Math.round(10 * x)}`,
  title: cover === 'hard' ? 'low wall' : 'hedge',
  cover,
  line: [x, from, x, to] as const,
})
const block = (x1: number, y1: number, x2: number, y2: number, height: number) => ({
  id: 'C1',
  title: 'container',
  area: [x1, y1, x2, y2] as const,
  height,
})
/** A house from (40, 40) to (60, 60) with a door in the west and a window in the east. */
const house = (over: Partial<BuildingSketch> = {}): BuildingSketch => ({
  id: 'B1',
  title: 'House',
  tag: 'plain',
  outline: [40, 40, 60, 60],
  rooms: [['R1', 'Hall', [40, 40, 60, 60]]],
  doors: [['D1', 40, 50, 'closed']],
  windows: [['W1', 60, 50, 'closed']],
  ladder: null,
  ...over,
})

describe('lines of sight', () => {
  it('[dw.los.1] the eyes are 2.8 cm above the floor, of somebody prone 0.8 cm', () => {
    const look = stage({ blocks: [block(40, 40, 50, 50, 2.5)] })
    expect(eyeOf(look, body(10, 20))).toEqual({ x: 1000, y: 2000, z: 280 })
    expect(eyeOf(look, body(10, 20, true))).toEqual({ x: 1000, y: 2000, z: 80 })
    expect(eyeOf(look, body(45, 45, false, 'C1'))).toEqual({ x: 4500, y: 4500, z: 530 })
  })

  it('[dw.los.2] the top of a target is as high as its eyes, its middle half as high, on 11 points of its base', () => {
    expect(OFFSETS).toEqual([-125, -100, -75, -50, -25, 0, 25, 50, 75, 100, 125])
    const low = stage({ lows: [wall(30, 10, 30)] })
    expect(sees(low, body(20, 20), body(31.5, 20))).toBe(true)
    expect(sees(low, body(20, 20), body(31.5, 20, true))).toBe(false)
    // Half way to the middle of a target behind a wall the ray is at 2.1 cm: it clears 2 cm only on the firer's half.
    expect(middleRays(low, body(20, 20), body(39.9, 20))).toEqual(OFFSETS.map(() => 0))
    expect(middleRays(low, body(20, 20), body(31.5, 20))).toEqual(OFFSETS.map(() => HARD))
  })

  it('[dw.los.2] the points are square to the line of centres', () => {
    const look = stage({ blocks: [block(28, 20, 32, 40, 5)] })
    // From the west the rays to the southern half of the target meet the container.
    expect(middleRays(look, body(20, 20), body(40, 20))).toEqual([0, 0, 0, 0, 0, 0, HARD, HARD, HARD, HARD, HARD])
  })

  it('[dw.los.3] a ray that touches an outline or passes at exactly the height of a piece is free', () => {
    const look = stage({ blocks: [block(28, 20, 32, 40, 5)] })
    expect(middleRays(look, body(20, 20), body(40, 20))[5]).toBe(0)
    const level = stage({ blocks: [{ ...block(28, 10, 32, 30, 2.8), title: 'stack' }] })
    expect(sees(level, body(20, 20), body(40, 20))).toBe(true)
    const higher = stage({ blocks: [{ ...block(28, 10, 32, 30, 2.81), title: 'stack' }] })
    expect(sees(higher, body(20, 20), body(40, 20))).toBe(false)
  })

  it('[dw.los.3] what somebody stands on does not block his own rays, nor those at him', () => {
    const look = stage({ blocks: [block(30, 10, 40, 30, 5)] })
    expect(sees(look, body(31.5, 20, true, 'C1'), body(60, 20, true))).toBe(true)
    expect(sees(look, body(60, 20, true), body(31.5, 20, true, 'C1'))).toBe(true)
    expect(sees(look, body(20, 20), body(60, 20))).toBe(false)
  })

  it('[dw.los.1] [dw.los.3] who stands on a heap stands as high as it is, and it does not hide him', () => {
    const look = stage({ blocks: [block(30, 10, 40, 30, 2)] })
    const [onHeap, prone, beside] = [body(35, 20), body(35, 20, true), body(60, 20, true)]
    expect([eyeOf(look, onHeap).z, eyeOf(look, prone).z, eyeOf(look, body(30, 20)).z]).toEqual([480, 280, 280])
    expect([sees(look, prone, beside), sees(look, beside, prone)]).toEqual([true, true])
    expect([coverOf(look, beside, onHeap), coverOf(look, beside, prone)]).toEqual(['none', 'none'])
    expect(seesPoint(look, beside, { x: 3500, y: 2000 })).toBe(true)
    expect(sees(look, body(20, 20, true), beside)).toBe(false)
  })

  it('[dw.los.4] who stands sees over a car but not over a bus, a tree, a container or a wall', () => {
    const vehicle = (type: 'car' | 'truck' | 'bus') => ({
      id: 'V1',
      title: type,
      type,
      at: [30, 20] as const,
      heading: 0,
      keys: 'none' as const,
      battery: 'normal' as const,
      tank: 'full' as const,
      isWreck: false,
    })
    const across = (map: Partial<MapSketch>, low = false) => sees(stage(map), body(20, 20, low), body(40, 20, low))
    expect(across({ vehicles: [vehicle('car')] })).toBe(true)
    expect(across({ vehicles: [vehicle('car')] }, true)).toBe(false)
    expect(across({ vehicles: [vehicle('truck')] })).toBe(false)
    expect(across({ vehicles: [vehicle('bus')] })).toBe(false)
    expect(across({ lows: [wall(30, 10, 30)] })).toBe(true)
    expect(across({ lows: [wall(30, 10, 30)] }, true)).toBe(false)
    expect(across({ trees: [['T1', 30, 20]] })).toBe(false)
    expect(across({ blocks: [block(29, 10, 31, 30, 5)] })).toBe(false)
  })

  it('[dw.los.4] glass lets sight through, boards and closed doors do not, open ones do', () => {
    const through = (window: string) =>
      sees(stage({ buildings: [house()] }, { W1: window }), body(70, 50), body(57, 50))
    expect([through('closed'), through('open'), through('broken'), through('barricaded')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    const door = (state: string) => sees(stage({ buildings: [house()] }, { D1: state }), body(30, 50), body(43, 50))
    expect([door('closed'), door('open'), door('broken'), door('barricaded')]).toEqual([false, true, true, false])
  })

  it('[dw.los.5] one free ray of the top is enough to be visible', () => {
    const [from, to] = [body(20, 20), body(40, 20)]
    const shown = (edge: number) => stage({ blocks: [block(36, 10, 38, edge, 5)] })
    // At the near face of the container, 16 of 20 cm away, the outermost ray is 1 cm beside the line of centres.
    expect(sees(shown(21), from, to)).toBe(true)
    expect(sees(shown(21.01), from, to)).toBe(false)
    expect(lineTo(shown(21.01), from, to)).toBeNull()
    expect([21, 20.4, 10.5].map((edge) => lineTo(shown(edge), from, to)?.y)).toEqual([2125, 2050, 2000])
  })

  it('[dw.los.6] figures neither block sight nor give cover', () => {
    const s = scene({
      humans: [human({ at: [2000, 2000], weapons: [{ type: 'rifle', id: 1, ready: true }] })],
      zombies: [zombie(1, [3000, 2000]), zombie(2, [4000, 2000])],
      activation: { human: 1 },
      dice: [5],
    })
    expect(offersOf(s, 'P1', 'fire').some(({ target }) => target === 'Z2')).toBe(true)
    expect(coverOf(s.table, body(20, 20), body(40, 20))).toBe('none')
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })
    expect(s.event('burst').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.los.7] humans see without limit, and zombies by the same rays', () => {
    const look = stage({ lows: [wall(60, 10, 30)] })
    expect(sees(look, body(2, 20), body(118, 20))).toBe(true)
    expect(sees(look, body(2, 20, true), body(118, 20))).toBe(sees(look, body(118, 20), body(2, 20, true)))
    const s = scene({
      humans: [human({ at: [2000, 6000], weapons: [{ type: 'sniper-rifle', id: 1, ready: true }] })],
      zombies: [zombie(1, [11_000, 6000])],
      activation: { human: 1 },
      dice: [4],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.los.8] out of a building one sees through its openings only, and is seen through them only', () => {
    const look = stage({ buildings: [house()] }, { D1: 'open' })
    const inside = body(50, 50)
    for (const [out, visible] of [
      [body(70, 50), true],
      [body(30, 50), true],
      [body(50, 70), false],
      [body(70, 70), false],
    ] as const) {
      expect(sees(look, inside, out)).toBe(visible)
      expect(sees(look, out, inside)).toBe(visible)
    }
  })

  it('[dw.los.8] firing through a closed window breaks it', () => {
    const at: Point = [7000, 5000]
    const s = scene({
      map: { buildings: [house()] },
      humans: [human({ at, weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(1, [5700, 5000]), zombie(2, [7000, 6000])],
      activation: { human: 1 },
      dice: [1, 1],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })
    expect(s.state.openings.W1?.state).toBe('closed')
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(s.event('opening changed')).toMatchObject({ clause: 'dw.los.8', opening: 'W1', state: 'broken' })
    expect([s.state.openings.W1?.state, s.state.openings.D1?.state]).toEqual(['broken', 'closed'])
    expect(sees(s.table, body(70, 50), body(57, 50))).toBe(true)
  })

  it('[dw.los.9] a point of the ground is visible by the ray to height 0', () => {
    const look = stage({ lows: [wall(30, 10, 30)] })
    const from = body(20, 20)
    expect(seesPoint(look, from, { x: 2900, y: 2000 })).toBe(true)
    expect(seesPoint(look, from, { x: 3500, y: 2000 })).toBe(false)
    // The ray from 2.8 cm is at exactly 2 cm over the wall if it ends 10 / (1 - 2 / 2.8) = 35 cm from the eye.
    expect(seesPoint(look, from, { x: 5499, y: 2000 })).toBe(false)
    expect(seesPoint(look, from, { x: 5500, y: 2000 })).toBe(true)
  })

  it('[dw.los.10] a building blocks by its walls and not by its floor, and its roof is closed', () => {
    const rooms = house({
      rooms: [
        ['R1', 'West', [40, 40, 50, 60]],
        ['R2', 'East', [50, 40, 60, 60]],
      ],
    })
    const look = stage({ buildings: [rooms] })
    expect(sees(look, body(42, 45), body(48, 55))).toBe(true)
    expect(sees(look, body(42, 45), body(58, 55))).toBe(false)
    const roof = body(58, 50, false, 'B1')
    expect(sees(look, roof, body(55, 50))).toBe(false)
    expect(sees(look, body(55, 50), roof)).toBe(false)
    expect(seesPoint(look, roof, { x: 5500, y: 5000 })).toBe(false)
    expect(sees(look, roof, body(90, 50))).toBe(true)
    expect(sees(look, roof, body(42, 42, false, 'B1'))).toBe(true)
  })

  it('[dw.los.10] nobody fires at what is under the roof on which he stands', () => {
    const s = scene({
      map: { buildings: [house({ windows: [['W1', 60, 50, 'open']] })] },
      humans: [human({ at: [5800, 5000], on: 'B1', weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(1, [5500, 5000])],
      activation: { human: 1 },
    })
    expect(s.refused('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })?.clause).toBe('dw.los.10')
  })
})

describe('cover', () => {
  it('[dw.cover.1] a covered target that is visible takes 1 from the dice', () => {
    const s = scene({
      map: { lows: [wall(40, 10, 30)] },
      humans: [human({ at: [2500, 2000], weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(1, [4200, 2000])],
      activation: { human: 1 },
      dice: [4],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(s.event('burst').dice).toEqual([
      { face: 4, modifiers: [{ clause: 'dw.cover.1', value: -1 }], result: 'miss' },
    ])
  })

  it('[dw.cover.2] 6 of the 11 middle rays must be blocked', () => {
    const from = body(20, 20)
    const behind = (edge: number) => {
      const look = stage({ blocks: [block(38, 10, 38.5, edge, 5)] })
      return [middleRays(look, from, body(40, 20)).filter((ray) => ray !== 0).length, coverOf(look, from, body(40, 20))]
    }
    expect(behind(20)).toEqual([5, 'none'])
    expect(behind(20.01)).toEqual([6, 'hard'])
  })

  it('[dw.cover.3] cover is soft if everything that blocks is soft', () => {
    const [from, to] = [body(20, 20), body(31.5, 20)]
    expect(coverOf(stage({ lows: [wall(30, 10, 30, 'soft')] }), from, to)).toBe('soft')
    expect(coverOf(stage({ lows: [wall(30, 10, 30)] }), from, to)).toBe('hard')
    const both = stage({ lows: [wall(30, 10, 30, 'soft'), wall(29.5, 20.5, 30)] })
    expect(new Set(middleRays(both, from, to))).toEqual(new Set([SOFT, HARD]))
    expect(coverOf(both, from, to)).toBe('hard')
  })
})
