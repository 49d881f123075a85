import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, zedNo } from '../testing.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { buildingOf } from './02-terrain.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean> }
const DOOR = '0,0 door0'

/** Steps 7b and 7c of so many turns; who smashed is free to act again in the next. */
function smashed(stage: Staging, turns = 1): RunOrShootScene {
  const s = scene(stage)
  for (let i = 0; i < turns; i++) {
    s.table.state.zeds = s.state.zeds.map((z) => Object.freeze({ ...z, spent: false }))
    playPart(s, 'smashing', {})
    playPart(s, 'attackers move', {})
  }
  return s
}
const stateOf = (s: RunOrShootScene, id: string): [string | undefined, number | undefined] => [
  s.state.openings[id]?.state,
  s.state.openings[id]?.zedTurns,
]
const smashings = (s: RunOrShootScene) => s.events.flatMap((e) => (e.e === 'smashed at' ? [[e.zeds, e.zedTurns]] : []))

/** The store in Back Lane: its south door is at y = 27, x = 18 to 22; he stands behind it. */
const inside = [{ at: at(20, 17) }]
const atDoor = (...xs: number[]) => xs.map((x) => ({ at: at(x, 28.2) }))

describe('smashing doors', () => {
  it('[rs.door.7] [rs.door.14] a standard door is smashed after 2 Zed-turns, or what the house says, without a noise', () => {
    const one = smashed({ survivors: inside, zeds: atDoor(20) })
    expect(stateOf(one, DOOR)).toEqual(['closed', 1])
    const two = smashed({ survivors: inside, zeds: atDoor(20) }, 2)
    expect(stateOf(two, DOOR)).toEqual(['destroyed', 2])
    expect(two.event('door')).toMatchObject({ door: DOOR, now: 'destroyed', survivor: null })
    expect([two.state.noises, two.events.some(({ e }) => e === 'noise')]).toEqual([[], false])
    const house = smashed({ options: { standardDoor: 1 }, survivors: inside, zeds: atDoor(20) })
    expect(stateOf(house, DOOR)).toEqual(['destroyed', 1])
  })

  it('[rs.door.7] a window is as weak as a standard door', () => {
    const openings = { [DOOR]: { state: 'closed' as const } }
    const s = smashed({ survivors: [{ at: at(12, 20) }], zeds: [{ at: at(12, 28.2) }], openings }, 2)
    expect(stateOf(s, '0,0 window0')).toEqual(['destroyed', 2])
    expect(stateOf(s, DOOR)).toEqual(['closed', 0])
  })

  it('[rs.door.8] [rs.door.10] [rs.door.11] five Zeds at a reinforced door need two turns; who did not smash passes in 7c', () => {
    // The front of the gun shop in Shopping List: y = 28, x = 98 to 102, reinforced; its windows are barred.
    const options = { scenario: 'shopping-list' }
    const five = [
      [96.4, 29],
      [98.2, 30],
      [100, 29],
      [101.8, 30],
      [103.6, 29],
    ].map(([x = 0, y = 0]) => ({ at: at(x, y) }))
    const stage = { options, survivors: [{ at: at(100, 22) }], zeds: [...five, { at: at(100, 36) }] }
    const s = scene(stage)
    playPart(s, 'smashing', {})
    expect(stateOf(s, '2,0 door0')).toEqual(['closed', 5])
    s.table.state.zeds = s.state.zeds.map((z) => Object.freeze({ ...z, spent: false }))
    playPart(s, 'smashing', {})
    expect(stateOf(s, '2,0 door0')).toEqual(['destroyed', 10])
    expect(smashings(s)).toEqual([
      [[1, 2, 3, 4, 5], 5],
      [[1, 2, 3, 4, 5], 10],
    ])
    playPart(s, 'attackers move', {})
    expect(s.events.flatMap((e) => (e.e === 'zed moved' ? [e.zed] : []))).toEqual([6])
    expect(buildingOf(s.table, zedNo(s, 6) as Zed)).toBe('2,0 guns')
    expect(s.state.zeds.slice(0, 5).map((z) => z.at)).toEqual(five.map((z) => z.at))
    const four = smashed({ ...stage, zeds: five.slice(0, 4), options: { ...options, reinforcedDoor: 4 } })
    expect(stateOf(four, '2,0 door0')).toEqual(['destroyed', 4])
  })

  it('[rs.door.9] nobody smashes an armoured door', () => {
    const s = smashed({ survivors: [{ at: at(60, 20) }], zeds: [58, 60.2, 62.4].map((x) => ({ at: at(x, 29.1) })) }, 3)
    expect(stateOf(s, '1,0 door0')).toEqual(['closed', 0])
    expect(smashings(s)).toEqual([])
  })

  it('[rs.door.10] only within 100 units of it, and only if the way leads through it', () => {
    const alone = (x: number, y: number, survivors: NonNullable<Stage['survivors']> = inside) => {
      const s = scene({ survivors, zeds: [{ at: at(x, y) }] })
      playPart(s, 'smashing', {})
      return smashings(s).length
    }
    expect([alone(20, 29), alone(20, 29.01)]).toEqual([1, 0])
    // The prey is outside: the door does not matter.
    expect(alone(20, 28.2, [{ at: at(3, 33) }])).toBe(0)
  })

  it('[rs.door.10] [rs.zed.1] it takes the whole step 7 of whoever smashes', () => {
    const s = smashed({ options: { standardDoor: 1 }, survivors: inside, zeds: [...atDoor(20), { at: at(20, 32) }] })
    expect(zedNo(s, 1)?.at).toEqual(at(20, 28.2))
    expect(buildingOf(s.table, zedNo(s, 2) as Zed)).toBe('0,0 store')
  })

  it('[rs.door.12] the total of a damaged door stays, and Zeds never open one', () => {
    const damaged = { [DOOR]: { state: 'closed' as const, zedTurns: 1 } }
    const s = smashed({ survivors: inside, zeds: atDoor(20), openings: damaged })
    expect(stateOf(s, DOOR)).toEqual(['destroyed', 2])
    const waiting = smashed({ options: { standardDoor: 20 }, survivors: inside, zeds: atDoor(20) }, 4)
    expect(stateOf(waiting, DOOR)).toEqual(['closed', 4])
    expect(waiting.events.some((e) => e.e === 'door')).toBe(false)
  })

  it('[rs.door.13] neither drifters nor those in contact with somebody smash, nor those that lie', () => {
    const tried = (zed: Partial<Zed>, survivors = inside) => {
      const s = scene({ survivors, zeds: [{ at: at(20, 28.2), ...zed }] })
      playPart(s, 'smashing', {})
      return smashings(s).length
    }
    expect(tried({})).toBe(1)
    expect(tried({ mode: 'drifting' })).toBe(0)
    expect(tried({ down: true })).toBe(0)
    expect(tried({}, [{ at: at(20, 17) }, { at: at(22, 28.5) }])).toBe(0)
  })

  it('[rs.secrecy.11] one that was hidden in a room stands on the table when it smashes', () => {
    const s = scene({ survivors: [{ at: at(38, 38) }] })
    hideZed(s.table, newZed(s.table, { at: at(12, 8.2), level: 0, facing: { x: 0, y: -1 } }))
    playPart(s, 'smashing', {})
    expect([s.state.hidden.zeds, s.state.zeds.length]).toEqual([[], 1])
    expect(smashings(s)).toEqual([[[1], 1]])
  })
})
