import type { Advice, Seat } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { theVehicle } from '../rules/43-aboard.ts'
import { cm } from '../tables/units.ts'
import { act, at, type DeadWalkScene, human, humanAt, humanNo, scene, zombie } from '../testing.ts'
import { copyState } from '../state.ts'
import { advise } from './advise.ts'

const advised = (s: DeadWalkScene): Advice<Command> =>
  advise(copyState(s.table.state), s.table.book, 'P1', s.offered(s.owe[0] as Seat))

/** Follows the advice as long as a condition holds; gives what was done. */
function play(s: DeadWalkScene, whilst: () => boolean, most = 150): Command[] {
  const done: Command[] = []
  while (whilst() && s.pending !== null && done.length < most) {
    const { command } = advised(s)
    done.push(command)
    act(s, command)
  }
  return done
}

const READY = { V1: { tank: 'full', battery: 'fresh' } }
const QUIET = { vehicles: true, entryMethods: [] }

/** The highway with its bus, and nobody else. */
const highway = (stage: object): DeadWalkScene =>
  scene({ map: null, ...stage, options: { scenario: 'nine-forty-bus', ...QUIET } })

/** The farm with its pickup. */
const farm = (stage: object): DeadWalkScene =>
  scene({ map: null, ...stage, options: { scenario: 'night-at-millers', ...QUIET } })

describe('competent players and the vehicle of a scenario', () => {
  it('[dw.items.7] bring what it lacks, and fit it', () => {
    const items = [{ kind: 'battery', id: 90 }]
    const s = highway({
      humans: [human({ at: at(30, 58), items }), human({ at: at(60, 60) })],
      lying: [{ id: 91, at: at(62, 60), item: { kind: 'gas-can' } }],
    })
    const done = play(s, () => s.state.turn < 3)
    expect(done).toContainEqual({ do: 'change-battery', with: 90, vehicle: 'V1' })
    expect(done).toContainEqual({ do: 'pick-up', what: 91 })
  })

  it('[dw.vehicle.6] get in one after another, and the driver waits for those who come', () => {
    const humans = [human({ at: at(30, 44.5) }), human({ at: at(30, 62) })]
    const s = highway({ humans, vehicles: READY, activation: { human: 1 } })
    expect(advised(s).command).toEqual({ do: 'get-in', vehicle: 'V1' })
    play(s, () => s.state.turn === 1)
    expect(theVehicle(s.state, 'V1')).toMatchObject({ speed: 0 })
    play(s, () => s.state.turn <= 3)
    expect([humanNo(s, 1).aboard, humanNo(s, 2).aboard]).toEqual(['V1', 'V1'])
  })

  it('[dw.vehicle.18] drive between the wrecks without a crash, and out', () => {
    const s = highway({ humans: [human({ aboard: 'V1' })], vehicles: { V1: { ...READY.V1, engine: true } } })
    play(s, () => humanNo(s, 1).status === 'alive' && s.state.turn < 14)
    expect([humanNo(s, 1).status, theVehicle(s.state, 'V1').gone]).toEqual(['escaped', true])
  })

  it('stay in a house that can be held', () => {
    const humans = [human({ at: at(54.5, 50) })]
    const s = farm({ humans, vehicles: READY, zombies: [zombie(1, at(39, 65))], activation: { human: 1 } })
    expect(advised(s).command.do).not.toMatch(/move|clear-barricade/)
  })

  it('leave it for a vehicle that is ready once the dead are in', () => {
    const s = farm({
      humans: [human({ at: at(54.5, 50) })],
      vehicles: READY,
      openings: { D2: 'broken' },
      zombies: [zombie(1, at(36, 38), { fallen: true, stunned: true })],
    })
    play(s, () => humanNo(s, 1).aboard === null && s.state.turn < 4)
    expect(humanNo(s, 1).aboard).toBe('V1')
  })

  it('go on foot when there is no time for it', () => {
    const s = highway({ humans: [human({ at: at(150, 45) })], vehicles: READY, turn: 20 })
    play(s, () => s.state.turn === 20)
    expect(humanAt(s, 1)[0]).toBeGreaterThan(cm(160))
  })
})
