import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import { type FigureId, figureName } from '../state.ts'
import {
  type DeadWalkScene,
  endPhase,
  happened,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { rakeTargets } from './13-template.ts'

type Point = [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const HERE: Point = [1500, 6000]
const MIDDLE: Point = [6000, 6000]

const gunner = (over: object = {}, gun: object = {}): object =>
  human({ at: HERE, weapons: [{ type: 'machinegun', id: 1, ready: true, ...gun }], ...over })
const braced = (over: object = {}): object => gunner(over, { braced: true })
const rake = (at: Point = MIDDLE): CommandOf<'rake'> => ({ do: 'rake', weapon: 1, at })
const deal = (...hits: FigureId[]): Command => ({ do: 'deal', hits })

/** A gunner in the west, zombies in the middle of the table. */
const armed = (places: readonly Point[], stage: Stage = {}): DeadWalkScene =>
  scene({
    humans: [gunner()],
    zombies: places.map((place, i) => zombie(i + 1, place)),
    activation: { human: 1 },
    ...stage,
  })

/** No zombies come by themselves. */
const QUIET = { entryMethods: [] }

const MISSES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
/** Ten dice that begin with these. */
const ten = (...faces: number[]): number[] => [...faces, ...MISSES.slice(faces.length)]
const targets = (s: DeadWalkScene, [x, y]: Point = MIDDLE): string[] =>
  rakeTargets(s.table, humanNo(s, 1), { x, y }).map(figureName)
const dealt = (s: DeadWalkScene): string[] =>
  s.latest.flatMap((one) => (one.e === 'hit dealt' ? [`${one.figure} ${one.result}`] : []))
const isBraced = (s: DeadWalkScene): boolean => weaponNo(s, 1).braced
const lowAt = (x: number, y1: number, y2: number, cover: 'hard' | 'soft') => ({
  lows: [{ id: 'W', title: 'wall', cover, line: [x, y1, x, y2] as const }],
})
const blockAt = (x: number) => ({
  blocks: [{ id: 'C', title: 'container', area: [x, 55, x + 3, 65] as const, height: 5 }],
})

describe('machinegun', () => {
  it('[dw.machinegun.1] the template lies on targets, and its front edge is in line of sight', () => {
    const s = armed([MIDDLE], { dice: ten() })
    s.do('P1', rake())
    expect(s.event('template placed')).toMatchObject({ at: { x: 6000, y: 6000 }, left: 0 })
    expect(armed([MIDDLE], { map: blockAt(30) }).refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.1' })
  })

  it('[dw.machinegun.1] nobody stands before the front edge', () => {
    const behind = armed([[4000, 6000], MIDDLE])
    expect(behind.refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.1' })
    const beside = armed([[4000, 6125], MIDDLE], { dice: ten() })
    beside.do('P1', rake())
    const fallen = armed([], { zombies: [zombie(1, [4000, 6000], { fallen: true }), zombie(2, MIDDLE)], dice: ten() })
    fallen.do('P1', rake())
  })

  it('[dw.machinegun.2] who is under the circle does not cover its front edge, who is outside does', () => {
    const inside = armed([[5510, 6000], MIDDLE], { dice: ten() })
    inside.do('P1', rake())
    const outside = armed([[5490, 6000], MIDDLE])
    expect(outside.refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.1' })
  })

  it('[dw.machinegun.2] the ray to the front edge passes over what is lower', () => {
    const low = armed([MIDDLE], { map: lowAt(17, 59, 61, 'hard'), dice: ten() })
    low.do('P1', rake())
    // The eye is 2.8 cm high and the front edge 1.4: above 2 cm for four sevenths of the way.
    armed([MIDDLE], { map: lowAt(37.8, 59, 61, 'hard'), dice: ten() }).do('P1', rake())
    const near = armed([MIDDLE], { map: lowAt(37.9, 59, 61, 'hard') })
    expect(near.refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.1' })
  })

  it('[dw.machinegun.2] the front edge is at most 90 cm from the edge of the base', () => {
    // 1500 + 125 + 9000 is the front edge, and the middle is 5 cm behind it.
    const far: Point = [11_125, 6000]
    const s = armed([far], { dice: ten() })
    expect(s.refused('P1', rake([11_126, 6000]))).toMatchObject({ clause: 'dw.machinegun.2' })
    s.do('P1', rake(far))
  })

  it('[dw.machinegun.2] the circle does not touch the base of the gunner', () => {
    const s = armed([[1800, 6000]], { dice: ten() })
    expect(s.refused('P1', rake([2125, 6000]))).toMatchObject({ clause: 'dw.machinegun.2' })
    s.do('P1', rake([2126, 6000]))
  })

  it('[dw.machinegun.3] [dw.machinegun.4] a centre exactly 5 cm from the middle is under it, farther is not', () => {
    const s = armed([
      [6000, 6500],
      [6000, 5499],
      [6300, 6400],
      [5699, 5600],
    ])
    expect(targets(s)).toEqual(['Z1', 'Z3'])
    expect(armed([[6000, 5499]]).refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.3' })
  })

  it('[dw.machinegun.3] targets do not shield one another', () => {
    expect(targets(armed([[5700, 6000], MIDDLE, [6300, 6000]]))).toEqual(['Z1', 'Z2', 'Z3'])
  })

  it('[dw.machinegun.3] [dw.machinegun.4] hard cover over more than half of a target saves it, soft cover does not', () => {
    expect(targets(armed([MIDDLE], { map: lowAt(58, 58, 62, 'hard') }))).toEqual([])
    expect(targets(armed([MIDDLE], { map: lowAt(58, 58, 62, 'soft') }))).toEqual(['Z1'])
    expect(targets(armed([MIDDLE], { map: lowAt(58, 60.1, 62, 'hard') }))).toEqual(['Z1'])
    expect(targets(armed([MIDDLE], { map: lowAt(58, 59.9, 62, 'hard') }))).toEqual([])
  })

  it('[dw.machinegun.4] friends under the template are targets', () => {
    const s = armed([MIDDLE], { humans: [gunner(), human({ at: [6000, 6300] })], dice: ten(4) })
    expect(targets(s)).toEqual(['Z1', 'H2'])
    s.do('P1', rake()).do('P1', deal('H2'))
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: true })
  })

  it('[dw.machinegun.5] ten dice: 4 fells, 5 and 6 eliminate', () => {
    const s = armed([MIDDLE], { dice: [1, 2, 3, 4, 5, 6, 1, 2, 3, 3] })
    s.do('P1', rake())
    expect(s.dice).toHaveLength(10)
    expect(s.event('burst').dice.map(({ result }) => result)).toEqual(
      'miss miss miss fall elim elim miss miss miss miss'.split(' '),
    )
  })

  it('[dw.machinegun.5] [dw.shooting.9] a gunner who has moved has -1 on every die, and distance does not matter', () => {
    const s = armed([MIDDLE], { humans: [gunner({ moved: true })], dice: ten(4, 5) })
    s.do('P1', rake())
    expect(s.event('burst').dice.slice(0, 2)).toEqual([
      { face: 4, modifiers: [{ clause: 'dw.shooting.8', value: -1 }], result: 'miss' },
      { face: 5, modifiers: [{ clause: 'dw.shooting.8', value: -1 }], result: 'fall' },
    ])
    expect(zombieNo(s, 1)?.fallen).toBe(true)
  })

  it('[dw.machinegun.6] the gunner divides the hits', () => {
    const places: Point[] = [MIDDLE, [6000, 6300], [6000, 5700]]
    const s = armed(places, { dice: ten(4, 6) })
    s.do('P1', rake())
    expect(s.asks).toBe('deal')
    s.do('P1', deal('Z3', 'Z2'))
    expect(dealt(s)).toEqual(['Z3 fall', 'Z2 elim'])
    expect(s.state.zombies.map(({ n, fallen }) => [n, fallen])).toEqual([
      [1, false],
      [3, true],
    ])
    expect(humanNo(s, 1).kills).toBe(1)
  })

  it('[dw.machinegun.7] every target has a hit before any gets a second, and every hit is dealt', () => {
    const s = armed([MIDDLE, [6000, 6300]], { dice: ten(4, 4, 6) })
    s.do('P1', rake())
    expect(s.refused('P1', deal('Z1', 'Z1', 'Z1'))).toMatchObject({ clause: 'dw.machinegun.7' })
    expect(s.refused('P1', deal('Z1', 'Z2'))).toMatchObject({ clause: 'dw.machinegun.7' })
    expect(s.refused('P1', deal('Z1', 'Z2', 'Z9'))).toMatchObject({ clause: 'dw.machinegun.3' })
    expect(s.refused('P1', { do: 'end' })).toMatchObject({ clause: 'dw.machinegun.6' })
    s.do('P1', deal('Z1', 'Z2', 'Z1'))
    expect(s.state.zombies.map(({ n, fallen }) => [n, fallen])).toEqual([[2, true]])
  })

  it('[dw.machinegun.7] with fewer hits than targets nobody gets two', () => {
    const s = armed([MIDDLE, [6000, 6300], [6000, 5700]], { dice: ten(4, 4) })
    s.do('P1', rake())
    expect(s.refused('P1', deal('Z1', 'Z1'))).toMatchObject({ clause: 'dw.machinegun.7' })
    s.do('P1', deal('Z1', 'Z3'))
  })

  it('[dw.machinegun.7] the clock deals to the nearest zombies, the best hits first and to friends last', () => {
    const s = armed(
      [
        [5800, 6000],
        [5800, 6300],
        [6100, 6000],
      ],
      {
        humans: [gunner(), human({ at: [5700, 5700] })],
        dice: ten(4, 5, 6),
      },
    )
    s.do('P1', rake())
    expect(targets(s)).toEqual(['H2', 'Z1', 'Z2', 'Z3'])
    s.timeOut('P1')
    expect(dealt(s)).toEqual(['Z3 fall', 'Z1 elim', 'Z2 elim'])
  })

  it('[dw.machinegun.7] hits beyond one for everybody go to zombies again', () => {
    const s = armed([MIDDLE, [6000, 6300]], {
      humans: [gunner(), human({ at: [6000, 5700] })],
      dice: ten(4, 4, 4, 4),
    })
    s.do('P1', rake()).timeOut('P1')
    expect(dealt(s)).toEqual(['Z1 fall', 'Z2 fall', 'H2 fall', 'Z1 fall'])
  })

  it('[dw.machinegun.7] whoever is alone under the template takes everything without a question', () => {
    const s = armed([MIDDLE], { dice: ten(4, 4, 6) })
    s.do('P1', rake())
    expect(dealt(s)).toEqual(['Z1 fall', 'Z1 fall', 'Z1 elim'])
    expect(s.asks).not.toBe('deal')
  })

  it('[dw.machinegun.7] every dealing on offer is legal', () => {
    const s = armed([MIDDLE, [6000, 6300], [6000, 5700]], { dice: ten(4, 6, 5, 4) })
    s.do('P1', rake())
    const offers = offersOf(s, 'P1', 'deal')
    expect(new Set(offers.map(({ hits }) => hits.join())).size).toBe(offers.length)
    expect(offers.length).toBeGreaterThan(1)
    for (const offer of offers)
      expect(
        armed([MIDDLE, [6000, 6300], [6000, 5700]], { dice: ten(4, 6, 5, 4) })
          .do('P1', rake())
          .do('P1', offer),
      ).toBeTruthy()
  })

  it('[dw.machinegun.8] a braced gunner fires twice for the same AP, the first settled before the second is placed', () => {
    const s = armed([MIDDLE, [7500, 6000]], { humans: [braced()], dice: [...ten(6), ...ten(6)] })
    s.do('P1', rake())
    expect(s.state.zombies.map(({ n }) => n)).toEqual([2])
    expect(s.asks).toBe('second burst')
    expect(offersOf(s, 'P1', 'rake')).toEqual([rake([7500, 6000])])
    s.do('P1', rake([7500, 6000]))
    expect(s.state.zombies).toEqual([])
    expect([humanNo(s, 1).ap, isBraced(s)]).toEqual([0, true])
  })

  it('[dw.machinegun.8] the second burst may be let go, and there is no third', () => {
    const s = armed([MIDDLE], { humans: [braced()], dice: [...ten(), ...ten()] })
    s.do('P1', rake()).do('P1', rake())
    expect(s.asks).not.toBe('second burst')
    const stopped = armed([MIDDLE], { humans: [braced()], dice: ten() })
    stopped.do('P1', rake()).do('P1', { do: 'stop' })
    expect(weaponNo(stopped, 1).loaded).toBe(19)
    const timed = armed([MIDDLE], { humans: [braced()], dice: ten() })
    timed.do('P1', rake()).timeOut('P1')
    expect(weaponNo(timed, 1).loaded).toBe(19)
  })

  it('[dw.machinegun.8] without bracing there is one burst', () => {
    const s = armed([MIDDLE], { dice: ten() })
    s.do('P1', rake())
    expect(s.asks).not.toBe('second burst')
  })

  it('[dw.machinegun.8] [dw.entry.8] both bursts are heard as one', () => {
    const s = armed([MIDDLE], { humans: [braced()], dice: [...ten(), ...ten()] })
    s.do('P1', rake())
    expect(happened(s)).not.toContain('noise')
    s.do('P1', rake())
    expect(happened(s).filter((e) => e === 'noise')).toHaveLength(1)
  })

  it('[dw.machinegun.9] bracing costs 4 AP', () => {
    const s = armed([])
    s.do('P1', { do: 'brace', weapon: 1 })
    expect([humanNo(s, 1).ap, isBraced(s)]).toEqual([0, true])
    const short = armed([], { humans: [gunner({ ap: 3 })] })
    expect(short.refused('P1', { do: 'brace', weapon: 1 })).toMatchObject({ clause: 'dw.ap.4' })
    expect(offersOf(short, 'P1', 'brace')).toEqual([])
  })

  it('[dw.machinegun.9] only a machinegun in hand is braced, and only once', () => {
    const other = armed([], { humans: [human({ at: HERE, weapons: [{ type: 'rifle', id: 1, ready: true }] })] })
    expect(other.refused('P1', { do: 'brace', weapon: 1 })).toMatchObject({ clause: 'dw.machinegun.9' })
    const slung = armed([], { humans: [gunner({}, { ready: false })] })
    expect(slung.refused('P1', { do: 'brace', weapon: 1 })).toMatchObject({ clause: 'dw.carry.6' })
    const twice = armed([], { humans: [braced()] })
    expect(twice.refused('P1', { do: 'brace', weapon: 1 })).toMatchObject({ clause: 'dw.machinegun.10' })
  })

  it('[dw.machinegun.10] a braced gun stays braced over the turn', () => {
    const s = armed([], { zombies: [zombie(1, [11_000, 6000])], options: QUIET, dice: [10] })
    s.do('P1', { do: 'brace', weapon: 1 }).do('P1', { do: 'end' })
    expect([s.state.turn, isBraced(s)]).toEqual([2, true])
  })

  it('[dw.machinegun.10] moving, lying down and changing weapons end it', () => {
    for (const command of [{ do: 'move', path: [[1500, 6100]] }, { do: 'lie-down' }] as Command[]) {
      const s = armed([], { humans: [braced()] })
      s.do('P1', command)
      expect(isBraced(s)).toBe(false)
    }
    const weapons = [
      { type: 'machinegun', id: 1, ready: true, braced: true },
      { type: 'pistol', id: 2 },
    ]
    const s = armed([], { humans: [human({ at: HERE, weapons })] })
    s.do('P1', { do: 'ready', weapons: [2] })
    expect(isBraced(s)).toBe(false)
  })

  it('[dw.machinegun.10] falling and being stunned end it', () => {
    // A flash-bang in the open: 4 stuns, 6 fells.
    for (const face of [4, 6]) {
      const thrower = human({
        at: [1500, 7000],
        weapons: [{ type: 'hand-grenades', id: 2, grenades: { 'flash-bang': 1 } }],
      })
      const s = scene({
        humans: [braced(), thrower],
        zombies: [zombie(1, [9000, 9000])],
        activation: { human: 2 },
        dice: [6, face],
      })
      s.do('P1', { do: 'throw', weapon: 2, grenade: 'flash-bang', at: [1500, 6000] })
      expect([s.event('diced for').figure, isBraced(s)]).toEqual(['H1', false])
    }
  })

  it('[dw.machinegun.10] close combat ends it, also for the time after', () => {
    const s = armed([[1500, 6700]], { humans: [braced()], options: QUIET, dice: [1, 1, 1] })
    endPhase(s)
    expect(zombieNo(s, 1)?.at).toEqual({ x: 1500, y: 6250 })
    expect(isBraced(s)).toBe(false)
  })

  it('[dw.machinegun.10] it is lost although the zombie burns to ashes before the gunner acts', () => {
    const s = armed([], {
      humans: [braced()],
      zombies: [zombie(1, [1500, 6700], { burning: { turns: 2 } }), zombie(2, [11_000, 6000], { stunned: true })],
      options: QUIET,
      dice: ['dw.zattack.3 d6: 1', 'dw.fire.7 d6: 1'],
    })
    endPhase(s)
    expect([zombieNo(s, 1), isBraced(s)]).toEqual([undefined, false])
  })

  it('[dw.machinegun.10] it is lost although the gunner dodges the zombie that has come into contact', () => {
    const sheet = { skills: ['dodge'] }
    const s = scene({
      humans: [human({ at: HERE, sheet, weapons: [{ type: 'machinegun', id: 1, ready: true, braced: true }] })],
      zombies: [zombie(1, [1500, 6900])],
      phase: 'zombies',
      options: { ...QUIET, skills: true, lurch: false },
      dice: ['dw.fear.3: 1 1'],
    })
    s.do('P1', { do: 'use-skill', skill: 'dodge', to: [1500, 5500] })
    expect([happened(s).includes('zombie attacked'), isBraced(s)]).toEqual([false, false])
  })

  it('[dw.machinegun.10] getting into a vehicle ends it', () => {
    const s = scene({
      map: { vehicles: [car({ id: 'V1', at: [60, 60] })] },
      humans: [human({ at: [6375, 6000], weapons: [{ type: 'machinegun', id: 1, ready: true, braced: true }] })],
      activation: { human: 1 },
      options: { vehicles: true },
    })
    s.do('P1', { do: 'get-in', vehicle: 'V1' })
    expect(isBraced(s)).toBe(false)
  })

  it('[dw.machinegun.10] a comrade who rises beside the gunner ends it', () => {
    const corpse = human({ at: [1500, 6250], status: 'dead', died: 1, wounds: 3 })
    const s = scene({
      humans: [braced(), corpse],
      turn: 2,
      phase: 'tests',
      options: QUIET,
      dice: ['dw.zombify.2 d6: 1'],
    })
    expect([s.state.phase, isBraced(s)]).toEqual(['humans', false])
  })

  it('[dw.machinegun.11] the second template lies within 20 cm of the first', () => {
    const s = armed([MIDDLE, [6000, 8010]], { humans: [braced()], dice: [...ten(), ...ten()] })
    s.do('P1', rake())
    expect(s.refused('P1', rake([6000, 8001]))).toMatchObject({ clause: 'dw.machinegun.11' })
    s.do('P1', rake([6000, 8000]))
    expect(s.state.decision).toBeGreaterThan(1)
  })

  it('[dw.machinegun.12] it is not fired in close combat', () => {
    const s = armed([[1750, 6000], MIDDLE])
    expect(s.refused('P1', rake())).toMatchObject({ clause: 'dw.machinegun.12' })
    expect(offersOf(s, 'P1', 'rake')).toEqual([])
    expect(offersOf(s, 'P1', 'brace')).toEqual([])
  })

  it('[dw.machinegun.13] each burst takes one from the belt', () => {
    const s = armed([MIDDLE], { humans: [braced()], dice: [...ten(), ...ten()] })
    s.do('P1', rake())
    expect(weaponNo(s, 1).loaded).toBe(19)
    s.do('P1', rake())
    expect(weaponNo(s, 1).loaded).toBe(18)
    const last = armed([MIDDLE], { humans: [gunner({}, { braced: true, loaded: 1 })], dice: ten() })
    last.do('P1', rake())
    expect(last.asks).not.toBe('second burst')
    const empty = armed([MIDDLE], { humans: [gunner({}, { loaded: 0 })] })
    expect(empty.refused('P1', rake())).toMatchObject({ clause: 'dw.shooting.6' })
  })

  it('[dw.jam.5] three ones jam a machinegun without a further die, two do not', () => {
    const jams = { jams: true }
    const s = armed([MIDDLE], { humans: [braced()], options: jams, dice: ten(1, 1, 1, 6) })
    s.do('P1', rake())
    expect([weaponNo(s, 1).jammed, s.dice.length, s.asks]).toEqual([true, 10, 'act'])
    expect(s.state.zombies).toEqual([])
    const two = armed([MIDDLE], { options: jams, dice: ten(1, 1) }).do('P1', rake())
    expect(weaponNo(two, 1).jammed).toBe(false)
    const off = armed([MIDDLE], { dice: ten(1, 1, 1) }).do('P1', rake())
    expect(weaponNo(off, 1).jammed).toBe(false)
  })

  it('[dw.machinegun.1] every template on offer is legal, also one pushed away from the gunner', () => {
    const places: Point[] = [[1800, 6000], MIDDLE, [3000, 3000]]
    const s = armed(places)
    const offers = offersOf(s, 'P1', 'rake')
    expect(offers.map(({ at }) => at)).toContainEqual([3000, 3000])
    for (const offer of offers) armed(places, { dice: ten() }).do('P1', offer)
  })
})
