import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { MapSketch, VehicleSketch } from '../content/drawing.ts'
import { theVehicle } from './43-aboard.ts'
import { act, at, type DeadWalkScene, human, humanAt, humanNo, offersOf, scene, zombie } from '../testing.ts'
import { car } from '../testkit/car.ts'
import { VEHICLES } from '../tables/vehicles.ts'
import { cm } from '../tables/units.ts'

interface Cast {
  humans?: object[]
  zombies?: object[]
  vehicle?: Partial<VehicleSketch>
  more?: VehicleSketch[]
  state?: object
  dice?: number[]
  options?: Record<string, boolean>
  map?: Partial<MapSketch>
}

/** A car in the middle of the table, heading north, and somebody who acts. */
const carPark = ({ humans = [], vehicle = {}, more = [], state, options, map, ...rest }: Cast): DeadWalkScene =>
  scene({
    humans,
    map: { ...map, vehicles: [car(vehicle), ...more] },
    vehicles: state ? { V1: state } : {},
    options: { vehicles: true, ...options },
    activation: { human: 1 },
    ...rest,
  })

/** Beside the left door, touching it. */
const BESIDE = { at: at(56.25, 60) }
const DRIVER = { aboard: 'V1' }
const KEYS = { id: 7, kind: 'keys', vehicle: 'V1' }
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const theCar = (s: DeadWalkScene) => theVehicle(s.state, 'V1')
const GET_IN: Command = { do: 'get-in', vehicle: 'V1' }
const START: Command = { do: 'start' }

describe('getting in and out', () => {
  it('[dw.vehicle.1] without the switch nobody gets in, starts or drives, but anybody in one gets out', () => {
    const s = carPark({ humans: [human(BESIDE)], options: { vehicles: false } })
    expect(clauseOf(s, GET_IN)).toBe('dw.vehicle.1')
    expect(offersOf(s, 'P1', 'get-in')).toEqual([])
    const aboard = carPark({ humans: [human({ aboard: 'V1' })], options: { vehicles: false } })
    expect(clauseOf(aboard, START)).toBe('dw.vehicle.1')
    expect(offersOf(aboard, 'P1', 'start')).toEqual([])
    expect(offersOf(aboard, 'P1', 'get-out')).not.toEqual([])
    const on = carPark({ humans: [human(BESIDE)] })
    expect(offersOf(on, 'P1', 'get-in')).toEqual([GET_IN, { ...GET_IN, passenger: true }])
  })

  it('[dw.vehicle.6] getting in costs 2 AP and takes him from the table', () => {
    const s = act(carPark({ humans: [human(BESIDE)] }), GET_IN)
    expect(humanNo(s, 1)).toMatchObject({ aboard: 'V1', ap: 2, at: { x: 6000, y: 6000 } })
    expect(theCar(s).places).toEqual([1, null, null, null])
    expect(s.event('got in')).toMatchObject({ clause: 'dw.vehicle.6', drives: true, left: 2 })
  })

  it('[dw.vehicle.6] he must touch it, stand and be free to move', () => {
    expect(clauseOf(carPark({ humans: [human({ at: at(56.1, 60) })] }), GET_IN)).toBe('dw.vehicle.6')
    expect(carPark({ humans: [human({ at: at(56.15, 60) })] }).offered('P1')).toContainEqual(GET_IN)
    expect(clauseOf(carPark({ humans: [human({ ...BESIDE, prone: true })] }), GET_IN)).toBe('dw.movement.19')
    const held = carPark({ humans: [human(BESIDE)], zombies: [zombie(1, at(53.75, 60))] })
    expect(clauseOf(held, GET_IN)).toBe('dw.cc.3')
    expect(clauseOf(carPark({ humans: [human({ ...BESIDE, ap: 1 })] }), GET_IN)).toBe('dw.ap.4')
    expect(clauseOf(carPark({ humans: [human(BESIDE)] }), { do: 'get-in', vehicle: 'V9' })).toBe('dw.vehicle.6')
  })

  it('[dw.vehicle.6] nobody gets in or out while it moves', () => {
    const state = { engine: true, speed: cm(10) }
    expect(clauseOf(carPark({ humans: [human(BESIDE)], state }), GET_IN)).toBe('dw.vehicle.6')
    const s = carPark({ humans: [human(DRIVER)], state })
    expect(clauseOf(s, { do: 'get-out', at: at(56.25, 60) })).toBe('dw.vehicle.6')
    expect(offersOf(s, 'P1', 'get-out')).toEqual([])
  })

  it('[dw.vehicle.6] getting out costs 2 AP and needs a free spot that touches it', () => {
    const others = [human({ at: at(56.25, 60) })]
    const s = carPark({ humans: [human(DRIVER), ...others] })
    expect(clauseOf(s, { do: 'get-out', at: at(56.25, 61) })).toBe('dw.vehicle.6')
    expect(clauseOf(s, { do: 'get-out', at: at(66, 60) })).toBe('dw.vehicle.6')
    act(s, { do: 'get-out', at: at(63.75, 61) })
    expect(humanNo(s, 1)).toMatchObject({ aboard: null, ap: 2 })
    expect(humanAt(s, 1)).toEqual(at(63.75, 61))
    expect(theCar(s).places).toEqual([null, null, null, null])
    expect(s.event('got out')).toMatchObject({ clause: 'dw.vehicle.6', left: 2 })
  })

  it('[dw.vehicle.6] whoever is in a vehicle does nothing on foot', () => {
    const s = carPark({ humans: [human(DRIVER)] })
    expect(clauseOf(s, { do: 'move', path: [at(56, 60)] })).toBe('dw.vehicle.6')
    expect(clauseOf(s, { do: 'lie-down' })).toBe('dw.vehicle.6')
    expect(s.offered('P1').map((one) => one.do)).not.toContain('move')
  })

  it('[dw.vehicle.7] sizes, heights and places', () => {
    const rows = Object.values(VEHICLES).map(({ length, width, height, places }) => [length, width, places, height])
    expect(rows).toEqual([
      [1100, 500, 4, 250],
      [1600, 600, 8, 600],
      [2200, 650, 12, 600],
    ])
  })

  it('[dw.vehicle.7] there is room for so many, and one place is the driver’s', () => {
    const crew = Array.from({ length: 4 }, () => human(DRIVER))
    const s = carPark({ humans: [human(BESIDE), ...crew] })
    expect(theCar(s).places).toEqual([2, 3, 4, 5])
    expect(clauseOf(s, GET_IN)).toBe('dw.vehicle.7')
    const passenger = act(carPark({ humans: [human(BESIDE)] }), { ...GET_IN, passenger: true } as Command)
    expect(theCar(passenger).places).toEqual([null, 1, null, null])
    const second = act(carPark({ humans: [human(BESIDE), human(DRIVER)] }), GET_IN)
    expect(theCar(second).places).toEqual([2, 1, null, null])
  })

  it('[dw.vehicle.6] a passenger may change over to the driver’s place when it is free', () => {
    const s = carPark({ humans: [human(DRIVER)], state: { places: [null, 1] } })
    expect(clauseOf(s, START)).toBe('dw.vehicle.6')
    act(s, GET_IN)
    expect(theCar(s).places).toEqual([1, null, null, null])
    expect(humanNo(s, 1).ap).toBe(2)
    const taken = carPark({ humans: [human(DRIVER), human(DRIVER)], state: { places: [2, 1] } })
    expect(clauseOf(taken, GET_IN)).toBe('dw.vehicle.6')
  })
})

describe('starting', () => {
  const started = (s: DeadWalkScene): boolean => theCar(s).engine

  it('[dw.vehicle.2] hotwiring costs 4 AP, its own keys 2', () => {
    const wired = act(carPark({ humans: [human(DRIVER)], dice: [3] }), START)
    expect([started(wired), humanNo(wired, 1).ap]).toEqual([true, 0])
    const s = carPark({ humans: [human({ ...DRIVER, items: [KEYS] })], dice: [3] })
    expect(offersOf(s, 'P1', 'start')).toEqual([{ do: 'start', keys: 7 }])
    act(s, { do: 'start', keys: 7 })
    expect([started(s), humanNo(s, 1).ap]).toEqual([true, 2])
  })

  it('[dw.vehicle.2] the keys of another vehicle do not fit', () => {
    const s = carPark({ humans: [human({ ...DRIVER, items: [{ ...KEYS, vehicle: 'V2' }] })] })
    expect(clauseOf(s, { do: 'start', keys: 7 })).toBe('dw.vehicle.2')
    expect(clauseOf(s, { do: 'start', keys: 99 })).toBe('dw.vehicle.2')
    expect(offersOf(s, 'P1', 'start')).toEqual([START])
  })

  it.each([
    [1, false],
    [2, false],
    [3, true],
    [6, true],
  ])('[dw.vehicle.3] a %i: does it start? %s', (face, starts) => {
    const s = act(carPark({ humans: [human(DRIVER)], dice: [face] }), START)
    expect(started(s)).toBe(starts)
    expect(s.event('start tried')).toMatchObject({ clause: 'dw.vehicle.3', face, started: starts, keys: false })
  })

  it('[dw.vehicle.4] [dw.vehicle.5] after a failed start one tries again, and pays again', () => {
    const s = act(carPark({ humans: [human({ ...DRIVER, items: [KEYS] })], dice: [2, 5] }), { do: 'start', keys: 7 })
    expect(started(s)).toBe(false)
    act(s, { do: 'start', keys: 7 })
    expect([started(s), humanNo(s, 1).ap]).toEqual([true, 0])
  })

  it('[dw.vehicle.4] or one changes the battery', () => {
    const battery = { id: 8, kind: 'battery' }
    const humans = [human({ ...DRIVER, items: [KEYS, battery] })]
    const change: Command = { do: 'change-battery', with: 8, vehicle: 'V1' }
    expect(clauseOf(carPark({ humans }), change)).toBe('dw.items.7')
    const s = act(carPark({ humans, dice: [1] }), { do: 'start', keys: 7 })
    act(s, change)
    expect(theCar(s).battery).toBe('fresh')
  })

  it('[dw.vehicle.5] [dw.items.7] a dead battery never starts until it is changed; then without a die', () => {
    const dead = { battery: 'dead' } as const
    const s = act(carPark({ humans: [human(DRIVER)], vehicle: dead, dice: [6] }), START)
    expect(started(s)).toBe(false)
    expect(s.event('start tried')).toMatchObject({ clause: 'dw.vehicle.5', face: 6 })
    const items = [KEYS, { id: 8, kind: 'battery' }]
    const fitted = carPark({ humans: [human({ ...BESIDE, items })], vehicle: dead })
    act(fitted, { do: 'change-battery', with: 8, vehicle: 'V1' })
    expect(humanNo(fitted, 1).ap).toBe(2)
    expect(humanNo(fitted, 1).items.map(({ id }) => id)).toEqual([7])
    const fresh = carPark({ humans: [human({ ...DRIVER, items })], vehicle: dead, state: { battery: 'fresh' } })
    act(fresh, { do: 'start', keys: 7 })
    expect(fresh.event('start tried')).toMatchObject({ clause: 'dw.items.7', face: null, started: true })
    expect(theCar(fresh)).toMatchObject({ engine: true, battery: 'normal' })
  })

  it('[dw.vehicle.5] [dw.items.5] [dw.items.6] an empty tank prevents starting; a gas can fills it and is used up', () => {
    const empty = { tank: 'empty' } as const
    expect(clauseOf(carPark({ humans: [human(DRIVER)], vehicle: empty }), START)).toBe('dw.vehicle.5')
    const fill: Command = { do: 'refuel-vehicle', with: 9, vehicle: 'V1' }
    const can = { items: [{ id: 9, kind: 'gas-can' }] }
    const s = carPark({ humans: [human({ ...BESIDE, ...can })], vehicle: empty })
    expect(offersOf(s, 'P1', 'refuel-vehicle')).toEqual([fill])
    act(s, fill)
    expect(theCar(s).tank).toBe('full')
    expect(humanNo(s, 1)).toMatchObject({ ap: 2, items: [] })
    expect(clauseOf(carPark({ humans: [human({ ...BESIDE, ...can })] }), fill)).toBe('dw.items.6')
    const far = carPark({ humans: [human({ at: at(50, 60), ...can })], vehicle: empty })
    expect(clauseOf(far, fill)).toBe('dw.vehicle.6')
    expect(clauseOf(carPark({ humans: [human(BESIDE)], vehicle: empty }), fill)).toBe('dw.items.5')
  })

  it('[dw.items.7] a battery is fitted in contact, only where one is dead', () => {
    const change: Command = { do: 'change-battery', with: 8, vehicle: 'V1' }
    const items = [{ id: 8, kind: 'battery' }]
    expect(clauseOf(carPark({ humans: [human({ ...BESIDE, items })] }), change)).toBe('dw.items.7')
    const dead = { battery: 'dead' } as const
    const far = carPark({ humans: [human({ at: at(50, 60), items })], vehicle: dead })
    expect(clauseOf(far, change)).toBe('dw.vehicle.6')
    expect(clauseOf(carPark({ humans: [human(BESIDE)], vehicle: dead }), change)).toBe('dw.items.7')
  })

  it('[dw.items.6] [dw.items.7] [dw.movement.19] lying down one handles both all the same', () => {
    const items = [
      { id: 8, kind: 'battery' },
      { id: 9, kind: 'gas-can' },
    ]
    const vehicle = { battery: 'dead', tank: 'empty' } as const
    const s = carPark({ humans: [human({ ...BESIDE, items, prone: true })], vehicle })
    expect(offersOf(s, 'P1', 'change-battery')).toHaveLength(1)
    act(s, { do: 'change-battery', with: 8, vehicle: 'V1' })
    act(s, { do: 'refuel-vehicle', with: 9, vehicle: 'V1' })
    expect(theCar(s)).toMatchObject({ battery: 'fresh', tank: 'full' })
  })

  it('[dw.vehicle.6] [dw.vehicle.17] only the driver starts it, and no wreck', () => {
    const passenger = carPark({ humans: [human(DRIVER), human(DRIVER)], state: { places: [2, 1] } })
    expect(clauseOf(passenger, START)).toBe('dw.vehicle.6')
    expect(clauseOf(carPark({ humans: [human(BESIDE)] }), START)).toBe('dw.vehicle.6')
    expect(clauseOf(carPark({ humans: [human(DRIVER)], vehicle: { isWreck: true } }), START)).toBe('dw.vehicle.17')
    expect(clauseOf(carPark({ humans: [human(DRIVER)], state: { engine: true } }), START)).toBe('dw.vehicle.2')
  })
})

describe('vehicles in a position', () => {
  const read = (over: object, vehicles: object) => () =>
    scene({ humans: [human(over)], map: { vehicles: [car()] }, vehicles, options: { vehicles: true } })

  it('[dw.vehicle.6] [dw.vehicle.7] a place and who sits in it go together', () => {
    expect(read({ aboard: 'V1' }, {})).not.toThrow()
    expect(read({ aboard: 'V2' }, {})).toThrow(/dw\.vehicle\.6/)
    expect(read({ at: at(20, 20) }, { V1: { places: [1] } })).toThrow(/dw\.vehicle\.6/)
    expect(read({ aboard: 'V1' }, { V1: { gone: true } })).toThrow(/dw\.vehicle\.6/)
    expect(read({ aboard: 'V1' }, { V1: { places: [2, 2, 2, 2] } })).toThrow(/dw\.vehicle\.7/)
  })
})
