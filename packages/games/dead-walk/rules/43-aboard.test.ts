import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { MapSketch, VehicleSketch } from '../content/drawing.ts'
import { type Goal, SCENARIOS } from '../content/scenarios.ts'
import type { Human, Vehicle } from '../state.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { cm } from '../tables/units.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { compareGapOf, humanBody, isInCloseCombat, isWithin, touches, zombieBody } from './01-figures.ts'
import { coverOf, sees } from './09-sight.ts'
import { coneTargets } from './12-shotgun.ts'
import { blastTargets } from './14-blast.ts'
import { flameTargets } from './15-flame.ts'
import { targetOf } from './22-armed-zombies.ts'
import { fearValue } from './23-fear.ts'
import { goalsOf } from './24-senses.ts'
import { isMet } from './30-end.ts'
import { theVehicle } from './43-aboard.ts'

const PISTOL = { id: 1, type: 'pistol', ready: true, loaded: 4 }
const KNIFE = { id: 2, type: 'knife', ready: true }
/** How far its cone reaches. */
const CONE = WEAPONS['pump-shotgun'].fire?.cone?.length ?? 0
const SHOTGUN = { id: 3, type: 'pump-shotgun', ready: true, loaded: 4 }

interface Cast {
  weapons?: object[]
  humans?: object[]
  zombies?: object[]
  state?: object
  dice?: number[]
  vehicle?: Partial<VehicleSketch>
  map?: Partial<MapSketch>
  options?: Record<string, boolean | number>
}

/** A car with a driver, human 2, and a passenger, human 1, who acts. */
const parked = ({
  weapons = [PISTOL, KNIFE],
  humans = [],
  state,
  vehicle,
  map,
  options,
  ...rest
}: Cast): DeadWalkScene =>
  scene({
    humans: [human({ aboard: 'V1', weapons }), human({ aboard: 'V1' }), ...humans],
    map: { ...map, vehicles: [car(vehicle)] },
    vehicles: { V1: { places: [2, 1], ...state } },
    options: { vehicles: true, lurch: false, ...options },
    activation: { human: 1 },
    ...rest,
  })

const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const theCar = (s: DeadWalkScene): Vehicle => theVehicle(s.state, 'V1')
const shot = (n: number): Command => ({ do: 'fire', weapon: 1, target: `Z${n}`, bursts: 1 })
const body = (s: DeadWalkScene, n: number) => humanBody(humanNo(s, n))
const zombieNear = (s: DeadWalkScene, n: number) =>
  zombieBody(zombieNo(s, n) as NonNullable<ReturnType<typeof zombieNo>>)

describe('fire from a vehicle', () => {
  const far = [zombie(1, at(60, 40))]

  it('[dw.vehicle.19] passengers fire, the driver does not', () => {
    const s = act(parked({ zombies: far, dice: [6] }), shot(1))
    expect(zombieNo(s, 1)).toBeUndefined()
    const armed = [human({ aboard: 'V1', weapons: [PISTOL] }), human({ aboard: 'V1' })]
    const driver = scene({
      humans: armed,
      zombies: far,
      map: { vehicles: [car()] },
      options: { vehicles: true },
      activation: { human: 1 },
    })
    expect(clauseOf(driver, shot(1))).toBe('dw.vehicle.19')
    expect(offersOf(driver, 'P1', 'fire')).toEqual([])
  })

  it.each([
    [0, 1, []],
    [20, 1, []],
    [25, 1, [{ clause: 'dw.vehicle.19', value: 1 }]],
    [25, -1, [{ clause: 'dw.vehicle.19', value: -1 }]],
    [25, 0, []],
  ])('[dw.vehicle.19] [dw.vehicle.20] at %i cm, with a parameter of %i', (speed, vehicleFastFire, modifiers) => {
    const s = parked({
      zombies: far,
      state: { speed: cm(speed), engine: true },
      options: { vehicleFastFire },
      dice: [6],
    })
    act(s, shot(1))
    expect(s.event('burst').dice[0]?.modifiers).toEqual(modifiers)
  })

  it('[dw.vehicle.19] [dw.shooting.21] of grenades those of a launcher have it, those thrown by hand do not', () => {
    const modifiersOf = (weapon: object, command: Command): readonly object[] => {
      const state = { speed: cm(25), engine: true }
      const s = act(parked({ weapons: [weapon], state, dice: [6] }), command)
      return s.event('thrown').die.modifiers
    }
    const thrown: Command = { do: 'throw', weapon: 1, grenade: 'fragmentation', at: at(60, 42) }
    const grenades = { type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }
    expect(modifiersOf(grenades, thrown)).toEqual([])
    const launcher = { type: 'grenade-launcher', id: 1, ready: true }
    const launched: Command = { do: 'launch', weapon: 1, at: at(60, 30) }
    expect(modifiersOf(launcher, launched)).toEqual([{ clause: 'dw.vehicle.19', value: 1 }])
  })

  it('[dw.vehicle.21] [dw.vehicle.33] distances are measured from the outline', () => {
    const s = parked({ zombies: [zombie(1, at(60, 43.25))] })
    expect(compareGapOf(s.table, body(s, 1), zombieNear(s, 1), cm(10))).toBe(0)
    expect(isWithin(s.table, body(s, 1), zombieNear(s, 1), cm(9.99))).toBe(false)
    const beside = parked({ zombies: [zombie(1, at(48.75, 60))] })
    expect(compareGapOf(beside.table, body(beside, 1), zombieNear(beside, 1), cm(7.5))).toBe(0)
    expect(compareGapOf(beside.table, zombieNear(beside, 1), body(beside, 1), cm(7.5))).toBe(0)
  })

  it('[dw.vehicle.21] the movement of the vehicle does not count as his', () => {
    const s = scene({
      humans: [human({ aboard: 'V1' }), human({ aboard: 'V1', weapons: [PISTOL] })],
      zombies: [zombie(1, at(60, 20))],
      map: { vehicles: [car()] },
      vehicles: { V1: { engine: true } },
      options: { vehicles: true },
      activation: { human: 1 },
      dice: [6],
    })
    act(s, { do: 'drive', speed: cm(20), path: [] })
    act(s, { do: 'end' })
    act(s, { do: 'activate', human: 2 })
    expect(humanNo(s, 2)).toMatchObject({ moved: false, ap: 4, at: { x: 6000, y: 4000 } })
    act(s, shot(1))
    expect(s.event('burst').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.vehicle.33] cones begin at the outline', () => {
    const reached = (beyond: number): number[] => {
      const s = scene({
        humans: [human({ aboard: 'V1', weapons: [SHOTGUN] }), human({ aboard: 'V1' })],
        zombies: [zombie(1, [6000, 10000 - 550 - CONE - beyond])],
        map: { vehicles: [car({ at: [60, 100] })] },
        vehicles: { V1: { places: [2, 1] } },
        options: { vehicles: true },
        activation: { human: 1 },
      })
      return coneTargets(s.table, humanNo(s, 1), weaponNo(s, 3), { x: 6000, y: 0 })
    }
    expect([reached(0), reached(1)]).toEqual([[65], []])
  })
})

describe('seeing and being seen', () => {
  it('[dw.vehicle.33] from the centre at 2.8 cm, and his own vehicle does not block', () => {
    const zombies = [zombie(1, at(60, 40)), zombie(2, at(60, 80))]
    for (const type of ['car', 'truck', 'bus'] as const) {
      const s = parked({ zombies, vehicle: { type } })
      expect(sees(s.table, body(s, 1), zombieNear(s, 1))).toBe(true)
      expect(sees(s.table, zombieNear(s, 1), body(s, 1))).toBe(true)
      const across = sees(s.table, zombieNear(s, 1), zombieNear(s, 2))
      expect(across).toBe(type === 'car')
    }
  })

  it('[dw.cover.4] whoever sits in a vehicle is in hard cover, and covers nobody by that', () => {
    const s = parked({ zombies: [zombie(1, at(60, 40))], humans: [human({ at: at(80, 40) })] })
    expect(coverOf(s.table, zombieNear(s, 1), body(s, 1))).toBe('hard')
    expect(coverOf(s.table, zombieNear(s, 1), body(s, 3))).toBe('none')
    expect(coverOf(s.table, body(s, 1), zombieNear(s, 1))).toBe('none')
  })

  it('[dw.zsense.12] smelled and seen at the outline', () => {
    const sense = (y: number): string | undefined => {
      const s = parked({ zombies: [zombie(1, at(60, y))] })
      const [goal] = goalsOf(s.table, zombieNo(s, 1) as NonNullable<ReturnType<typeof zombieNo>>)
      return goal?.sense
    }
    const smell = parked({}).table.book.smell / 100
    const front = 60 - 5.5 - 1.25
    expect([sense(front - smell), sense(front - smell - 0.01)]).toEqual(['smell', 'sight'])
  })

  it('armed zombies fire at occupants; a hit leaves them in their seats', () => {
    const weapon = { type: 'pistol', loaded: 2, ready: true }
    const s = parked({
      zombies: [zombie(1, at(60, 45), { weapon })],
      options: { armedZombies: true },
      dice: [6, 1, 1, 1, 1, 6],
    })
    const target = targetOf(s.table, zombieNo(s, 1) as NonNullable<ReturnType<typeof zombieNo>>)
    expect(target?.figure).toBe(1)
    endPhase(s)
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, prone: false, aboard: 'V1' })
  })

  it('[dw.vehicle.33] company and fear count from the outline', () => {
    const s = parked({ zombies: [zombie(1, at(60, 50))], humans: [human({ at: at(70, 60) })] })
    const near = fearValue(s.table, humanNo(s, 1)).terms.map(({ value }) => value)
    expect(near).toEqual([10, 2, -1].map((value, i) => (i === 0 ? humanNo(s, 1).bmv : value)))
    expect(fearValue(s.table, humanNo(s, 3)).terms.some(({ value }) => value === 2)).toBe(true)
  })

  it('[dw.vehicle.31] blasts and flames do not reach whoever sits in a vehicle, nor harm it', () => {
    const s = parked({ humans: [human({ at: at(56, 60), weapons: [{ id: 9, type: 'flamethrower', ready: true }] })] })
    expect(blastTargets(s.table, 'fragmentation', { x: 5700, y: 5800 }, null)).toEqual([3])
    expect(flameTargets(s.table, humanNo(s, 3), weaponNo(s, 9, 3), { x: 6000, y: 6000 })).toEqual([])
  })
})

describe('zombies at a vehicle', () => {
  /** Touching the left side. */
  const beside = (n: number, y: number, over: object = {}): object => zombie(n, at(56.25, y), over)

  it('[dw.vehicle.34] nobody in a vehicle is in contact or in close combat, and the driver drives off', () => {
    const s = parked({ zombies: [beside(1, 60)], state: { engine: true, places: [1, 2] } })
    expect(touches(s.table, body(s, 1), zombieNear(s, 1))).toBe(false)
    expect(isInCloseCombat(s.table, humanNo(s, 1))).toBe(false)
    act(s, { do: 'drive', speed: cm(20), path: [] })
    expect(theCar(s).at).toEqual({ x: 6000, y: 4000 })
  })

  it('[dw.vehicle.34] passengers strike a zombie that touches the outline, without a bonus for its back', () => {
    const s = parked({ zombies: [beside(1, 60, { facing: [-100, 0] }), zombie(2, at(50, 60))], dice: [6] })
    expect(offersOf(s, 'P1', 'strike')).toEqual([{ do: 'strike', with: 2, target: 'Z1' }])
    expect(clauseOf(s, { do: 'strike', with: 2, target: 'Z2' })).toBe('dw.vehicle.34')
    act(s, { do: 'strike', with: 2, target: 'Z1' })
    expect(s.event('struck')).toMatchObject({ back: false, left: 2 })
    const moving = parked({ zombies: [beside(1, 60)], state: { speed: cm(5), engine: true } })
    expect(clauseOf(moving, { do: 'strike', with: 2, target: 'Z1' })).toBe('dw.vehicle.34')
  })

  it('[dw.vehicle.34] passengers fire at one that touches the vehicle by the ordinary rules', () => {
    const s = act(parked({ zombies: [beside(1, 60)], dice: [6] }), shot(1))
    expect(zombieNo(s, 1)).toBeUndefined()
  })

  it('[dw.zsense.12] [dw.vehicle.30] a zombie walks up to the outline', () => {
    const s = endPhase(parked({ zombies: [zombie(1, at(50, 60))], dice: [1, 1, 1, 1] }))
    expect(s.state.zombies[0]?.moved).toBe(true)
    const [x, y] = zombieAt(s, 1) as [number, number]
    expect([Math.abs(x - 5625) <= 1, y > 5450 && y < 6550]).toEqual([true, true])
  })

  it('[dw.vehicle.30] a standing vehicle with people in it is a barrier', () => {
    const zombies = [beside(1, 57), beside(2, 60), beside(3, 63), zombie(4, at(63.75, 60))]
    const fear = [1, 1, 1, 1]
    const s = endPhase(parked({ zombies, dice: [2, 3, 4, 5, ...fear] }))
    expect(s.event('barrier attacked')).toMatchObject({ opening: 'V1', attackers: 4, turns: 1, broken: false })
    expect(theCar(s)).toMatchObject({ isBroken: false, pounded: 1 })
    expect(s.state.zombies.map(({ pounding }) => pounding)).toEqual(['V1', 'V1', 'V1', 'V1'])
    const broken = parked({ zombies, dice: [2, 3, 4, 6, 1, 1, 1, 1, ...fear] })
    endPhase(broken)
    expect(theCar(broken)).toMatchObject({ isBroken: true, pounded: 0 })
    expect(broken.event('vehicle broken')).toMatchObject({ clause: 'dw.vehicle.30' })
  })

  it('[dw.vehicle.30] nobody pounds on an empty vehicle or one that moves', () => {
    const empty = scene({
      humans: [human({ at: at(54, 50) })],
      zombies: [beside(1, 60)],
      map: { vehicles: [car()] },
      options: { vehicles: true, lurch: false },
      dice: [1, 1, 1],
    })
    endPhase(empty)
    expect(empty.state.zombies[0]?.pounding).toBeNull()
  })

  it('[dw.vehicle.30] [dw.vehicle.34] at a broken one each zombie attacks one occupant, once, in turn by number', () => {
    const zombies = [beside(1, 57), beside(2, 60), beside(3, 63)]
    const s = endPhase(parked({ zombies, state: { isBroken: true }, dice: [5, 1, 1, 1, 1, 1, 1, 1] }))
    const attacks = s.events.flatMap((one) => (one.e === 'zombie attacked' ? [one] : []))
    expect(attacks.map(({ zombie: n, human: victim, round }) => [n, victim, round])).toEqual([
      [1, 1, 1],
      [3, 1, 1],
      [2, 2, 1],
    ])
    expect(attacks.map(({ modifiers }) => modifiers.map(({ clause, value }) => `${clause} ${value}`))).toEqual([
      ['dw.zattack.5 1'],
      ['dw.zattack.5 1'],
      [],
    ])
    expect(humanNo(s, 1).wounds).toBe(1)
    expect(s.state.zombies.every(({ gripped }) => !gripped)).toBe(true)
  })

  it('[dw.vehicle.21] nobody is attacked while it moves', () => {
    const state = { isBroken: true, speed: cm(5), engine: true, driven: true }
    const s = endPhase(parked({ zombies: [zombie(1, at(56.25, 60))], state, dice: [1, 1, 1, 1] }))
    expect(s.events.some(({ e }) => e === 'zombie attacked')).toBe(false)
  })

  it('[dw.vehicle.30] a zombie that touches somebody on foot attacks him, not the vehicle', () => {
    const zombies = [beside(1, 60)]
    const s = parked({
      zombies,
      humans: [human({ at: at(53.75, 60) })],
      state: { isBroken: true },
      dice: [1, 1, 1, 1, 1, 1, 1, 1],
    })
    endPhase(s)
    const victims = s.events.flatMap((one) => (one.e === 'zombie attacked' ? [one.human] : []))
    expect(victims).toEqual([3, 3])
  })

  it('the dead are laid down beside the vehicle', () => {
    const s = scene({
      humans: [human({ aboard: 'V1', wounds: 4, untested: 4 }), human({ at: at(20, 20) })],
      map: { vehicles: [car()] },
      options: { vehicles: true },
      phase: 'humans',
      dice: [1],
    })
    endPhase(s)
    expect(humanNo(s, 1)).toMatchObject({ status: 'dead', aboard: null })
    expect(theCar(s).places).toEqual([null, null, null, null])
    const { x, y } = humanNo(s, 1).at
    expect(Math.abs(x - 6000) >= 365 || Math.abs(y - 6000) >= 665).toBe(true)
  })
})

describe('goals that want a vehicle driven off', () => {
  const met = (statuses: readonly string[], places: (number | null)[], goal: Goal, gone = true): boolean => {
    const { table } = scene({
      humans: statuses.map((_, i) => human({ at: at(14 + 4 * i, 29) })),
      map: null,
      options: { scenario: 'nine-forty-bus', vehicles: true },
    })
    const humans = table.state.humans.map((one, i) => ({ ...one, status: statuses[i] as Human['status'] }))
    const vehicles = table.state.vehicles.map((one) => (one.id === 'V1' ? { ...one, gone, places } : one))
    return isMet({ state: { ...table.state, humans, vehicles }, book: table.book, facts: table.facts }, goal)
  }
  const out = 'escaped'

  it('[dw.vehicle.32] three quarters of the starters must be in the bus', () => {
    const { full } = SCENARIOS['nine-forty-bus']
    expect(met([out, out, out, 'dead'], [1, 2, 3], full)).toBe(true)
    expect(met([out, out, 'alive', 'dead'], [1, 2], full)).toBe(false)
    expect(met([out, out, out, out], [1, 2], full)).toBe(false)
    expect(met([out, out, out, out], [], full, false)).toBe(false)
  })

  it('[dw.vehicle.32] all who live, or somebody', () => {
    const all: Goal = { is: 'drove', vehicle: 'V1', with: 'all-living' }
    const some: Goal = { is: 'drove', vehicle: 'V1', with: 'somebody' }
    expect([met([out, 'dead'], [1], all), met([out, 'alive'], [1], all), met([out, 'alive'], [1], some)]).toEqual([
      true,
      false,
      true,
    ])
    expect(met(['dead', 'alive'], [1], some)).toBe(false)
  })

  it('[dw.vehicle.32] the pickup leaves the farm by any edge, and nothing else does', () => {
    const off = (id: string): string => {
      const s = scene({
        humans: [human({ aboard: id })],
        map: null,
        vehicles: { [id]: { at: at(90, 50), heading: 90, engine: true, speed: cm(20), tank: 'full' } },
        options: { scenario: 'night-at-millers', vehicles: true },
        activation: { human: 1 },
      })
      act(s, { do: 'drive', speed: cm(20), path: [] })
      return humanNo(s, 1).status
    }
    expect(off('V1')).toBe('escaped')
  })
})
