import { displaced } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import type { MapSketch, VehicleSketch } from '../content/drawing.ts'
import type { Vehicle } from '../state.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  human,
  humanAt,
  humanNo,
  offersOf,
  scene,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { cm } from '../tables/units.ts'
import { actRefusal } from './04-activation.ts'
import { theVehicle } from './43-aboard.ts'
import { plotOf } from './43-way.ts'

interface Cast {
  speed?: number
  heading?: number
  humans?: object[]
  driver?: object
  zombies?: object[]
  state?: object
  dice?: (number | string)[]
  map?: Partial<MapSketch>
  more?: VehicleSketch[]
}

/** A car in the middle of the table, its engine running, at so many cm in a turn; human 1 drives. */
const onRoad = ({
  speed = 0,
  heading = 0,
  humans = [],
  driver,
  zombies,
  state,
  dice,
  map,
  more = [],
}: Cast): DeadWalkScene =>
  scene({
    humans: [human({ aboard: 'V1', ...driver }), ...humans],
    map: { ...map, vehicles: [car({ heading }), ...more] },
    vehicles: { V1: { engine: true, speed: cm(speed), ...state } },
    options: { vehicles: true, lurch: false },
    activation: { human: 1 },
    ...(zombies ? { zombies } : {}),
    ...(dice ? { dice } : {}),
  })

type Drive = CommandOf<'drive'>
const drive = (speed: number, ...path: [number, number][]): Drive => ({ do: 'drive', speed: cm(speed), path })
const back = (...path: [number, number][]): Drive => ({ do: 'drive', speed: 0, path, reverse: true })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const theCar = (s: DeadWalkScene): Vehicle => theVehicle(s.state, 'V1')
const placeOf = (s: DeadWalkScene): number[] => [theCar(s).at.x, theCar(s).at.y]
/** The point so many cm from a place in a direction. */
const from = ([x, y]: readonly [number, number], length: number, degrees: number): [number, number] => {
  const to = displaced({ x: cm(x), y: cm(y) }, cm(length), degrees)
  return [to.x, to.y]
}
const MIDDLE = [60, 60] as const
const wall = (line: [number, number, number, number]) => ({ id: 'O1', title: 'wall', cover: 'hard' as const, line })

describe('speed', () => {
  it('[dw.vehicle.8] driving takes all AP, and is not done with less', () => {
    const s = act(onRoad({ speed: 20 }), drive(20))
    expect(humanNo(s, 1).ap).toBe(0)
    expect(placeOf(s)).toEqual(at(60, 40))
    expect(humanAt(s, 1)).toEqual(at(60, 40))
    expect(s.offered('P1')).toEqual([{ do: 'end' }])
    expect(clauseOf(onRoad({ speed: 20, driver: { ap: 3 } }), drive(20))).toBe('dw.vehicle.8')
  })

  it('[dw.vehicle.8] [dw.quirk.16] whoever has fewer AP from the start drives with those', () => {
    const thick = (over: object = {}): DeadWalkScene =>
      scene({
        humans: [human({ aboard: 'V1', sheet: { quirks: ['thick'] }, ...over })],
        map: { vehicles: [car()] },
        vehicles: { V1: { engine: true, speed: cm(10) } },
        options: { vehicles: true, quirks: true },
        dice: [1],
      })
    const s = act(thick(), { do: 'activate', human: 1 })
    expect(humanNo(s, 1).ap).toBe(3)
    expect(clauseOf(s, drive(30))).toBe('dw.vehicle.10')
    expect(theCar(act(s, drive(25))).speed).toBe(cm(25))
    const armed = { weapons: [{ type: 'pistol', id: 1, ready: true }] }
    const busy = act(thick(armed), { do: 'activate', human: 1 })
    act(busy, { do: 'ready', weapons: [] })
    expect(clauseOf(busy, drive(10))).toBe('dw.vehicle.8')
  })

  it('[dw.vehicle.9] 40 cm is the top', () => {
    const s = act(onRoad({ speed: 35 }), drive(40))
    expect(placeOf(s)).toEqual(at(60, 20))
    expect(clauseOf(onRoad({ speed: 40 }), drive(45))).toBe('dw.vehicle.9')
  })

  it('[dw.vehicle.10] [dw.vehicle.11] the speed changes by 5 cm for an AP, by 10 cm after a failed fear test', () => {
    expect(theCar(act(onRoad({ speed: 10 }), drive(30))).speed).toBe(cm(30))
    expect(clauseOf(onRoad({ speed: 10 }), drive(35))).toBe('dw.vehicle.10')
    expect(clauseOf(onRoad({ speed: 40 }), drive(15))).toBe('dw.vehicle.10')
    expect(theCar(act(onRoad({ speed: 20 }), drive(0))).speed).toBe(0)
    expect(clauseOf(onRoad({ speed: 10, driver: { doubled: true } }), drive(25))).toBe('dw.vehicle.10')
    expect(theCar(act(onRoad({ speed: 10, driver: { doubled: true } }), drive(20))).speed).toBe(cm(20))
  })

  it('[dw.vehicle.11] it moves exactly its new speed, in steps of 5 cm', () => {
    expect(clauseOf(onRoad({}), { do: 'drive', speed: cm(7), path: [] })).toBe('dw.vehicle.11')
    expect(clauseOf(onRoad({}), drive(10, at(60, 51)))).toBe('dw.vehicle.11')
    expect(clauseOf(onRoad({}), drive(10, at(60, 49)))).toBe('dw.vehicle.11')
    const s = act(onRoad({}), drive(10, at(60, 50)))
    expect(placeOf(s)).toEqual(at(60, 50))
    expect(s.event('drove')).toMatchObject({ clause: 'dw.vehicle.11', human: 1, speed: cm(10), heading: 0 })
  })

  it('[dw.vehicle.2] [dw.vehicle.6] [dw.vehicle.17] with the engine running, in the driver’s place, no wreck', () => {
    expect(clauseOf(onRoad({ state: { engine: false } }), drive(10))).toBe('dw.vehicle.27')
    expect(clauseOf(onRoad({ state: { isWreck: true } }), drive(10))).toBe('dw.vehicle.17')
    const passenger = onRoad({ humans: [human({ aboard: 'V1' })], state: { places: [2, 1] } })
    expect(clauseOf(passenger, drive(10))).toBe('dw.vehicle.6')
    expect(offersOf(passenger, 'P1', 'drive')).toEqual([])
  })

  it('offers only what is legal', () => {
    const s = onRoad({ speed: 20, humans: [human({ at: at(60, 50) })] })
    const offers = offersOf(s, 'P1', 'drive')
    expect(offers.length).toBeGreaterThan(20)
    for (const offer of offers) expect(actRefusal(s.table, humanNo(s, 1), offer)).toBeNull()
  })
})

describe('turning', () => {
  it('[dw.vehicle.12] [dw.vehicle.13] at 20 cm a turn needs no die', () => {
    const s = act(onRoad({ speed: 20 }), drive(20, from(MIDDLE, 20, 90)))
    expect(placeOf(s)).toEqual(at(80, 60))
    expect(theCar(s).heading).toBe(90)
  })

  it('[dw.vehicle.12] [dw.vehicle.14] at 25 cm it needs one', () => {
    const s = act(onRoad({ speed: 25, dice: [3] }), drive(25, from(MIDDLE, 25, 45)))
    expect(placeOf(s)).toEqual(from(MIDDLE, 25, 45))
    expect(s.event('turn rolled')).toMatchObject({ clause: 'dw.vehicle.14', face: 3, skids: null })
    expect(theCar(s).speed).toBe(cm(25))
  })

  it('[dw.vehicle.13] straight on there is never a die', () => {
    expect(placeOf(act(onRoad({ speed: 40 }), drive(40)))).toEqual(at(60, 20))
  })

  it.each([
    [1, 'left', [54, 60]],
    [2, 'right', [66, 60]],
  ] as const)(
    '[dw.vehicle.14] [dw.vehicle.16] a %i skids to the %s by 2D6 cm and ends the movement at 20 cm',
    (face, side, [x, y]) => {
      const way = [at(60, 50), from([60, 50], 20, 30)]
      const s = act(onRoad({ speed: 30, dice: [face, 2, 4] }), drive(30, ...(way as [number, number][])))
      expect(s.event('skidded')).toMatchObject({ side, faces: [2, 4] })
      expect(theCar(s)).toMatchObject({ heading: 30, speed: cm(20) })
      const to = displaced({ x: 6000, y: 5000 }, cm(6), side === 'left' ? -60 : 120)
      expect(placeOf(s)).toEqual([to.x, to.y])
      expect([x, y]).toHaveLength(2)
    },
  )

  it('[dw.vehicle.15] one die for each joint', () => {
    const a = from(MIDDLE, 10, 0)
    const b = displaced({ x: a[0], y: a[1] }, cm(10), 45)
    const c = displaced(b, cm(10), 90)
    const s = act(onRoad({ speed: 30, dice: [6, 6] }), drive(30, a, [b.x, b.y], [c.x, c.y]))
    expect(placeOf(s)).toEqual([c.x, c.y])
    expect(theCar(s).heading).toBe(90)
  })

  it('[dw.vehicle.15] by 90 degrees at slow speed, by 45 at fast speed', () => {
    expect(placeOf(act(onRoad({ speed: 20 }), drive(20, at(40, 60))))).toEqual(at(40, 60))
    expect(clauseOf(onRoad({ speed: 20 }), drive(20, from(MIDDLE, 20, 91)))).toBe('dw.vehicle.15')
    expect(clauseOf(onRoad({ speed: 25 }), drive(25, from(MIDDLE, 25, 46)))).toBe('dw.vehicle.15')
  })

  it('[dw.vehicle.15] legs of at least 5 cm, but for the last', () => {
    expect(clauseOf(onRoad({ speed: 20 }), drive(20, at(60, 56), at(76, 56)))).toBe('dw.vehicle.15')
    expect(placeOf(act(onRoad({ speed: 20 }), drive(20, at(60, 44), at(64, 44))))).toEqual(at(64, 44))
  })

  it('[dw.vehicle.29] from a standstill it goes back up to 10 cm, straight or with one turn', () => {
    const s = act(onRoad({}), back(at(60, 70)))
    expect(theCar(s)).toMatchObject({ heading: 0, speed: 0 })
    expect(placeOf(s)).toEqual(at(60, 70))
    const turned = act(onRoad({}), back(at(60, 65), at(65, 65)))
    expect(theCar(turned)).toMatchObject({ heading: 270 })
    expect(clauseOf(onRoad({}), back(at(60, 71)))).toBe('dw.vehicle.29')
    expect(clauseOf(onRoad({ speed: 5 }), back(at(60, 70)))).toBe('dw.vehicle.29')
    const twice = [from(MIDDLE, 5, 225), [0, 0]] as [[number, number], [number, number]]
    const end = displaced({ x: twice[0][0], y: twice[0][1] }, cm(5), 270)
    expect(clauseOf(onRoad({}), back(twice[0], [end.x, end.y]))).toBe('dw.vehicle.29')
  })
})

describe('crashes', () => {
  const WALL = { lows: [wall([50, 45, 70, 45])] }

  it('[dw.vehicle.17] [dw.vehicle.18] it stops at what it hits and is out of order; a die of wounds for each, driver first', () => {
    const humans = [human({ aboard: 'V1' }), human({ aboard: 'V1' })]
    const s = onRoad({ speed: 20, humans, state: { places: [1, 3, 2] }, map: WALL, dice: [4, 1, 6] })
    act(s, drive(20))
    expect(theCar(s)).toMatchObject({ isWreck: true, engine: false, speed: 0 })
    expect(theCar(s).at.y - 550).toBeGreaterThan(4500)
    expect(theCar(s).at.y - 550).toBeLessThanOrEqual(4502)
    expect(s.state.humans.map(({ wounds }) => wounds)).toEqual([4, 1, 6])
    expect(s.event('crashed')).toMatchObject({ clause: 'dw.vehicle.17', into: 'O1' })
    expect(humanAt(s, 2)).toEqual(placeOf(s))
  })

  it('[dw.vehicle.18] the driver rolls first, whatever his number', () => {
    const s = scene({
      humans: [human({ aboard: 'V1' }), human({ aboard: 'V1' })],
      map: { ...WALL, vehicles: [car()] },
      vehicles: { V1: { engine: true, speed: cm(20), places: [2, 1] } },
      options: { vehicles: true },
      activation: { human: 2 },
      dice: [5, 2],
    })
    act(s, drive(20))
    expect(s.state.humans.map(({ wounds }) => wounds)).toEqual([2, 5])
  })

  it('[dw.vehicle.18] another vehicle, a building and a tree are hit alike', () => {
    const house = {
      id: 'B1',
      title: 'house',
      tag: 'plain' as const,
      outline: [50, 30, 70, 45] as const,
      rooms: [['R1', 'hall', [50, 30, 70, 45]] as const],
      doors: [],
      windows: [],
      ladder: null,
    }
    const hits: [string, Partial<Cast>][] = [
      ['V2', { more: [car({ id: 'V2', at: [60, 40], heading: 90 })] }],
      ['B1', { map: { buildings: [house] } }],
      ['T1', { map: { trees: [['T1', 60, 45]] } }],
    ]
    for (const [into, cast] of hits) {
      const s = act(onRoad({ speed: 20, ...cast, dice: [1] }), drive(20))
      expect(s.event('crashed')).toMatchObject({ into })
    }
  })

  it('[dw.vehicle.18] of several things in its way it hits the nearest', () => {
    const far = { ...wall([50, 43, 70, 43]), id: 'O2' }
    for (const lows of [
      [...WALL.lows, far],
      [far, ...WALL.lows],
    ])
      expect(act(onRoad({ speed: 20, map: { lows }, dice: [1] }), drive(20)).event('crashed').into).toBe('O1')
  })

  it('[dw.vehicle.18] sliding into something is a crash, too', () => {
    const s = onRoad({ speed: 30, map: { lows: [wall([52, 20, 52, 90])] }, dice: [1, 6, 6, 3] })
    act(s, drive(30, from(MIDDLE, 30, 10)))
    expect(theCar(s)).toMatchObject({ isWreck: true, speed: 0 })
    expect(humanNo(s, 1).wounds).toBe(3)
  })

  it('[dw.vehicle.18] turning into something is one as well', () => {
    const s = onRoad({ speed: 20, map: { lows: [wall([64, 50, 64, 70])] }, dice: [2] })
    act(s, drive(20, from(MIDDLE, 20, -90)))
    expect(theCar(s)).toMatchObject({ isWreck: true, heading: 0, at: { x: 6000, y: 6000 } })
  })

  it('[dw.vehicle.17] a wreck drives no more, its people may get out', () => {
    const s = onRoad({ state: { isWreck: true, engine: false } })
    expect(clauseOf(s, drive(5))).toBe('dw.vehicle.17')
    expect(offersOf(s, 'P1', 'get-out').length).toBeGreaterThan(0)
  })
})

describe('ramming', () => {
  const ahead = zombie(1, at(61, 50))

  it.each([
    [10, 2, 'thrown'],
    [10, 4, 'thrown'],
    [10, 5, 'killed'],
    [10, 6, 'killed'],
    [30, 2, 'thrown'],
    [30, 3, 'thrown'],
    [30, 4, 'killed'],
    [30, 6, 'killed'],
  ] as const)('[dw.vehicle.22] [dw.vehicle.23] at %i cm a %i: %s', (speed, face, result) => {
    const s = act(onRoad({ speed, zombies: [ahead], dice: [face] }), drive(speed))
    expect(s.event('rammed')).toMatchObject({ face, result, first: 'Z1' })
    expect(placeOf(s)).toEqual(at(60, 60 - speed))
    if (result === 'killed') expect([zombieNo(s, 1), humanNo(s, 1).kills]).toEqual([undefined, 1])
    else expect(zombieNo(s, 1)).toMatchObject({ fallen: true, at: { x: 6600, y: 5000 } })
  })

  it.each([10, 30])(
    '[dw.vehicle.22] [dw.vehicle.24] [dw.vehicle.27] at %i cm a 1 stalls it in contact with the first',
    (speed) => {
      const s = act(onRoad({ speed, zombies: [ahead], dice: [1, 1, 1] }), drive(speed))
      expect(theCar(s)).toMatchObject({ speed: 0, engine: false, isWreck: false })
      expect(zombieNo(s, 1)).toMatchObject({ fallen: false, at: { x: 6100, y: 5000 } })
      const front = theCar(s).at.y - 550
      expect(Math.abs(front - (5000 + 125))).toBeLessThanOrEqual(10)
      endPhase(s)
      act(s, { do: 'activate', human: 1 })
      expect(clauseOf(s, drive(5))).toBe('dw.vehicle.27')
    },
  )

  it('[dw.vehicle.24] one die for all that are swept, standing or fallen', () => {
    const zombies = [ahead, zombie(2, at(59, 45), { fallen: true }), zombie(3, at(61, 42)), zombie(4, at(66, 45))]
    const s = act(onRoad({ speed: 20, zombies, dice: [5] }), drive(20))
    expect(s.state.zombies.map(({ n }) => n)).toEqual([4])
    expect(humanNo(s, 1).kills).toBe(3)
  })

  it('[dw.vehicle.24] a zombie alongside is not touched', () => {
    const s = act(onRoad({ speed: 20, zombies: [zombie(1, at(56.25, 60))] }), drive(20))
    expect(zombieAt(s, 1)).toEqual(at(56.25, 60))
    expect(zombieNo(s, 1)?.fallen).toBe(false)
  })

  it('[dw.vehicle.25] thrown to its own side, to the left on the axis, up to an obstacle or a base', () => {
    const left = act(onRoad({ speed: 20, zombies: [zombie(1, at(60, 50))], dice: [3] }), drive(20))
    expect(zombieAt(left, 1)).toEqual(at(55, 50))
    const held = [zombie(1, at(61, 50)), zombie(2, at(65, 50))]
    const stopped = act(onRoad({ speed: 20, zombies: held, dice: [3] }), drive(20))
    const [x] = zombieAt(stopped, 1) as [number, number]
    expect(x).toBeGreaterThan(6240)
    expect(x).toBeLessThanOrEqual(6260)
  })

  it('[dw.vehicle.25] nobody is left under the vehicle', () => {
    const map = { lows: [wall([63, 30, 63, 55])] }
    const s = act(onRoad({ speed: 10, zombies: [zombie(1, at(61, 51))], map, dice: [3] }), drive(10))
    const [x, y] = zombieAt(s, 1) as [number, number]
    const isUnder = Math.abs(x - 6000) < 250 + 115 && Math.abs(y - 5000) < 550 + 115
    expect(isUnder).toBe(false)
  })

  it('[dw.vehicle.26] friends in the way: thrown is a wound and prone, killed is eliminated', () => {
    const friend = human({ at: at(61, 45) })
    const skidding = (dice: number[]): DeadWalkScene =>
      act(onRoad({ speed: 30, humans: [human({ at: at(55, 62) })], dice }), drive(30, from(MIDDLE, 30, 5)))
    const thrown = skidding([1, 3, 3, 2])
    expect(humanNo(thrown, 2)).toMatchObject({ wounds: 1, prone: true, status: 'alive' })
    const killed = skidding([1, 3, 3, 4])
    expect(humanNo(killed, 2).status).toBe('dead')
    expect(clauseOf(onRoad({ speed: 20, humans: [friend] }), drive(20))).toBe('dw.vehicle.26')
  })

  it('[dw.flame.7] being rammed is a hit on a flamethrower, whether he is thrown or killed', () => {
    const wearer = human({ at: at(55, 62), weapons: [{ type: 'flamethrower', id: 1, ready: true }] })
    for (const face of [2, 4]) {
      const dice = [1, 3, 3, face, 'dw.flame.6: 1']
      const s = act(onRoad({ speed: 30, humans: [wearer], dice }), drive(30, from(MIDDLE, 30, 5)))
      expect(s.event('flamethrower hit')).toMatchObject({ human: 2, explodes: true })
      expect(humanNo(s, 2).burning).toEqual(face === 2 ? { turns: 1, lighter: 1 } : null)
    }
  })

  it('[dw.vehicle.26] through a friend only when every way leads through friends', () => {
    const friends = [-4, -2, 0, 2, 4].map((x) => human({ at: at(60 + x * 1.6, 51) }))
    const s = onRoad({ speed: 40, driver: { doubled: true }, humans: friends, dice: [2] })
    expect(offersOf(s, 'P1', 'drive').length).toBeGreaterThan(0)
    act(s, drive(40))
    expect(humanNo(s, 4).wounds).toBe(1)
  })
})

describe('without a driver', () => {
  it('[dw.vehicle.28] it goes straight on at the end of phase 2 and loses 20 cm', () => {
    const s = onRoad({ speed: 35, dice: [] })
    endPhase(s)
    expect(placeOf(s)).toEqual(at(60, 25))
    expect(theCar(s)).toMatchObject({ speed: cm(15), driven: false })
    expect(s.event('drove')).toMatchObject({ human: null, speed: cm(15) })
  })

  it('[dw.vehicle.28] not when somebody drove it', () => {
    const s = act(onRoad({ speed: 20 }), drive(20))
    expect(theCar(s).driven).toBe(true)
    endPhase(s)
    expect(placeOf(s)).toEqual(at(60, 40))
    expect(theCar(s)).toMatchObject({ speed: cm(20), driven: false })
  })

  it('[dw.vehicle.28] with nobody in it, too', () => {
    const s = scene({
      humans: [human({ at: at(20, 20) })],
      map: { vehicles: [car()] },
      vehicles: { V1: { engine: true, speed: cm(10) } },
      options: { vehicles: true },
    })
    endPhase(s)
    expect(placeOf(s)).toEqual(at(60, 50))
    expect(theCar(s).speed).toBe(0)
  })
})

describe('the edges of the table', () => {
  const EXIT = { exit: { title: 'road', edge: [50, 0, 70, 0] as const } }

  it('[dw.vehicle.32] it leaves by an exit with all in it', () => {
    const humans = [
      human({ aboard: 'V1', items: [{ id: 5, kind: 'crate', marker: 'C1' }] }),
      human({ at: at(20, 100) }),
    ]
    const s = onRoad({ speed: 40, humans, state: { at: at(60, 30) }, map: EXIT })
    act(s, drive(40))
    expect(s.state.humans.map(({ status }) => status)).toEqual(['escaped', 'escaped', 'alive'])
    expect(theCar(s)).toMatchObject({ gone: true, speed: 0 })
    expect(s.state.progress.carriedOut).toEqual(['C1'])
    expect(s.event('vehicle left')).toMatchObject({ clause: 'dw.vehicle.32', aboard: [1, 2] })
    expect(s.state.activation).toBeNull()
  })

  it('[dw.vehicle.32] it stays as long as its centre does', () => {
    const s = act(onRoad({ speed: 20, state: { at: at(60, 24) }, map: EXIT }), drive(20))
    expect(placeOf(s)).toEqual(at(60, 4))
    expect(theCar(s)).toMatchObject({ gone: false, speed: cm(20) })
  })

  it('[dw.vehicle.32] any other edge stops it', () => {
    const s = act(onRoad({ speed: 40, state: { at: at(80, 30) }, map: EXIT }), drive(40))
    expect(theCar(s)).toMatchObject({ gone: false, speed: 0, at: { x: 8000, y: 0 }, engine: true, isWreck: false })
    expect(s.event('vehicle stopped')).toMatchObject({ clause: 'dw.vehicle.32', why: 'edge' })
  })

  it('[dw.vehicle.32] once gone it is in nobody’s way', () => {
    const humans = [human({ at: at(62, 34) })]
    const s = onRoad({ speed: 40, humans, state: { at: at(60, 27) }, map: EXIT })
    act(s, drive(40))
    act(s, { do: 'activate', human: 2 })
    act(s, { do: 'move', path: [at(60, 27)] })
    expect(humanAt(s, 2)).toEqual(at(60, 27))
  })
})

describe('the ground after a drive', () => {
  it('[dw.vehicle.15] the way is free where it stood, and closed where it stands', () => {
    const s = onRoad({ speed: 20, humans: [human({ at: at(56, 52) })] })
    act(s, drive(20))
    act(s, { do: 'end' })
    act(s, { do: 'activate', human: 2 })
    expect(clauseOf(s, { do: 'move', path: [at(60, 44)] })).toBe('dw.movement.8')
    act(s, { do: 'move', path: [at(60, 60)] })
    expect(humanAt(s, 2)).toEqual(at(60, 60))
  })

  it('[dw.vehicle.25] whoever stands on its roof falls off', () => {
    const s = onRoad({ speed: 20, humans: [human({ at: at(60, 60), on: 'V1' })] })
    act(s, drive(20))
    expect(humanNo(s, 2)).toMatchObject({ on: null, prone: true, wounds: 0 })
  })
})

describe('a plotted way', () => {
  it('[dw.vehicle.15] tells whom it sweeps and where it ends', () => {
    const s = onRoad({ speed: 20, zombies: [zombie(1, at(60, 50)), zombie(2, at(70, 50))] })
    expect(plotOf(s.table, theCar(s), drive(20))).toEqual({
      path: [
        { x: 6000, y: 6000 },
        { x: 6000, y: 4000 },
      ],
      figures: [65],
      end: null,
    })
    const blocked = onRoad({ speed: 20, map: { lows: [wall([50, 45, 70, 45])] } })
    expect(plotOf(blocked.table, theCar(blocked), drive(20)).end).toBe('crash')
    const edge = onRoad({ speed: 20, state: { at: at(60, 10) } })
    expect(plotOf(edge.table, theCar(edge), drive(20)).end).toBe('edge')
  })
})
