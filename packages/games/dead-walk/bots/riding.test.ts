import type { Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { VehicleSketch } from '../content/drawing.ts'
import { theVehicle } from '../rules/43-aboard.ts'
import { cm } from '../tables/units.ts'
import { act, at, type DeadWalkScene, human, humanNo, scene, zombie, zombieNo } from '../testing.ts'
import { copyState } from '../state.ts'
import { advise } from './advise.ts'

const CAR: VehicleSketch = {
  id: 'V1',
  title: 'car',
  type: 'car',
  at: [60, 60],
  heading: 0,
  keys: 'none',
  battery: 'normal',
  tank: 'full',
  isWreck: false,
}
const EXIT = { exit: { title: 'road', edge: [50, 0, 70, 0] as const } }

const advised = (s: DeadWalkScene) =>
  advise(copyState(s.table.state), s.table.book, 'P1', s.offered(s.owe[0] as Seat)).command

/** Whatever a competent player does, so many times at most. */
function play(s: DeadWalkScene, most: number): DeadWalkScene {
  for (let i = 0; i < most && s.pending !== null && humanNo(s, 1).status === 'alive'; i++) act(s, advised(s))
  return s
}

describe('competent players in vehicles', () => {
  it('start the engine and drive out by the exit', () => {
    const s = scene({
      humans: [human({ aboard: 'V1' }), human({ at: at(20, 100) })],
      map: { ...EXIT, vehicles: [CAR] },
      options: { vehicles: true, entryMethods: [] },
      activation: { human: 1 },
      dice: [5],
    })
    play(s, 40)
    expect(humanNo(s, 1).status).toBe('escaped')
  })

  it('fire from the other seats', () => {
    const s = scene({
      humans: [human({ aboard: 'V1', weapons: [{ type: 'pistol', ready: true, loaded: 4 }] }), human({ aboard: 'V1' })],
      zombies: [zombie(1, at(60, 48))],
      map: { vehicles: [CAR] },
      vehicles: { V1: { places: [2, 1] } },
      options: { vehicles: true },
      activation: { human: 1 },
    })
    expect(advised(s)).toMatchObject({ do: 'fire', target: 'Z1' })
    expect(zombieNo(s, 1)).toBeDefined()
  })

  it('stop and get out where there is no way out', () => {
    const s = scene({
      humans: [human({ aboard: 'V1' })],
      map: { vehicles: [CAR] },
      vehicles: { V1: { engine: true, speed: cm(20) } },
      options: { vehicles: true, entryMethods: [] },
      activation: { human: 1 },
    })
    act(s, advised(s))
    expect(theVehicle(s.state, 'V1').speed).toBe(0)
    act(s, { do: 'end' })
    act(s, { do: 'activate', human: 1 })
    expect(advised(s)).toMatchObject({ do: 'get-out' })
  })
})
