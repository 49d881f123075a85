import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import { type DeadWalkScene, human, humanNo, scene, weaponNo, zombie, zombieNo } from '../testing.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const WEST: Point = [5750, 6000]
const NORTH: Point = [6000, 5750]

interface Sawing {
  zombies?: object[]
  saw?: object
  over?: object
  options?: Record<string, string[]>
}

/** A human with a chainsaw in hand, a zombie to his east unless told otherwise, in his activation. */
const sawing = (dice: number[], { zombies = [zombie(1, EAST)], saw = {}, over = {}, options }: Sawing = {}) =>
  scene({
    humans: [human({ at: HERE, weapons: [{ type: 'chainsaw', id: 1, ready: true, ...saw }], ...over })],
    zombies,
    activation: { human: 1 },
    dice,
    ...(options ? { options } : {}),
  })

type Target = CommandOf<'strike'>['target']
const strike = (target: Target = 'Z1'): Command => ({ do: 'strike', with: 1, target })
const sawOn = (target: Target): Command => ({ do: 'saw-on', target })
const STOP: Command = { do: 'stop' }
const RESTART: Command = { do: 'restart', weapon: 1 }
const refuelWith = (can: number): Command => ({ do: 'refuel', with: can, weapon: 1 })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const THREE = [zombie(1, EAST), zombie(2, WEST), zombie(3, NORTH)]

describe('chainsaw', () => {
  it('[dw.chainsaw.1] it eliminates on 3 to 6, for the price of a strike', () => {
    const results = [2, 3, 4, 5, 6].map((face) => {
      const s = sawing([face]).do('P1', strike())
      expect(humanNo(s, 1)).toMatchObject({ ap: 2, kills: 0, closeKills: face >= 3 ? 1 : 0 })
      return zombieNo(s, 1) === undefined
    })
    expect(results).toEqual([false, true, true, true, true])
  })

  it('[dw.chainsaw.2] after a 6 another target may be attacked for nothing, or not', () => {
    const on = sawing([6, 3], { zombies: THREE }).do('P1', strike('Z2'))
    expect(on.asks).toBe('saw on')
    expect(on.offers('P1')).toEqual(['saw-on target:Z1', 'saw-on target:Z3', 'stop'])
    on.do('P1', sawOn('Z3'))
    expect([on.state.zombies.map(({ n }) => n), humanNo(on, 1).ap, on.asks]).toEqual([[1], 2, 'act'])
    const stopped = sawing([6], { zombies: THREE }).do('P1', strike()).do('P1', STOP)
    expect([stopped.state.zombies.map(({ n }) => n), stopped.asks]).toEqual([[2, 3], 'act'])
    const five = sawing([5], { zombies: THREE }).do('P1', strike())
    expect(five.asks).toBe('act')
  })

  it('[dw.chainsaw.3] only a natural 6 carries on, to targets in contact that were not attacked in this chain', () => {
    const behind = sawing([5], { zombies: [zombie(1, EAST, { facing: [1, 0] }), zombie(2, WEST)] })
    expect(behind.do('P1', strike()).asks).toBe('act')
    const alone = sawing([6], { zombies: [zombie(1, EAST), zombie(2, [6600, 6000])] }).do('P1', strike())
    expect(alone.asks).toBe('act')
    const s = sawing([6, 6, 2], { zombies: [...THREE, zombie(4, [6600, 6000])] }).do('P1', strike('Z1'))
    expect(clauseOf(s, sawOn('Z1'))).toBe('dw.chainsaw.3')
    expect(clauseOf(s, sawOn('Z4'))).toBe('dw.chainsaw.3')
    expect(clauseOf(s, { do: 'end' })).toBe('dw.chainsaw.2')
    s.do('P1', sawOn('Z2')).do('P1', sawOn('Z3'))
    expect([s.asks, s.state.zombies.map(({ n }) => n)]).toEqual(['act', [3, 4]])
  })

  it('[dw.chainsaw.3] a chain goes on with the lowest number when time runs out', () => {
    const s = sawing([6, 3], { zombies: THREE }).do('P1', strike('Z3')).timeOut('P1')
    expect(s.state.zombies.map(({ n }) => n)).toEqual([2])
  })

  it('[dw.chainsaw.4] a 1 is rolled again: a wound, a stalled saw or an empty one', () => {
    const after = (face: number) => {
      const s = sawing([1, face]).do('P1', strike())
      return { what: s.event('chainsaw mishap').what, motor: weaponNo(s, 1).motor, wounds: humanNo(s, 1).wounds }
    }
    expect(after(1)).toEqual({ what: 'hit', motor: 'runs', wounds: 1 })
    for (const face of [2, 3, 4]) expect(after(face)).toEqual({ what: 'stalls', motor: 'stalled', wounds: 0 })
    for (const face of [5, 6]) expect(after(face)).toEqual({ what: 'empty', motor: 'empty', wounds: 0 })
    expect(sawing([2]).do('P1', strike()).dice).toHaveLength(1)
  })

  it('[dw.chainsaw.5] the natural 1 counts, also in the back, and in a further cut', () => {
    const behind = sawing([1, 4], { zombies: [zombie(1, EAST, { facing: [1, 0] })] }).do('P1', strike())
    expect(weaponNo(behind, 1).motor).toBe('stalled')
    const further = sawing([6, 1, 6], { zombies: THREE }).do('P1', strike()).do('P1', sawOn('Z2'))
    expect([weaponNo(further, 1).motor, further.asks]).toEqual(['empty', 'act'])
  })

  it('[dw.chainsaw.6] restarting a stalled saw costs 3 AP', () => {
    const s = sawing([], { saw: { motor: 'stalled' } })
    expect(s.offers('P1')).toContain('restart weapon:1')
    s.do('P1', RESTART)
    expect([humanNo(s, 1).ap, weaponNo(s, 1).motor]).toEqual([1, 'runs'])
    expect(clauseOf(sawing([]), RESTART)).toBe('dw.chainsaw.6')
    expect(clauseOf(sawing([], { saw: { motor: 'stalled' }, over: { ap: 2 } }), RESTART)).toBe('dw.ap.4')
    const away = sawing([], { saw: { motor: 'stalled', ready: false } })
    expect([clauseOf(away, RESTART), away.offers('P1').includes('restart weapon:1')]).toEqual(['dw.cc.16', false])
  })

  it('[dw.chainsaw.7] a stalled or empty saw is no weapon', () => {
    for (const motor of ['stalled', 'empty']) {
      const s = sawing([], { saw: { motor } })
      expect(clauseOf(s, strike())).toBe('dw.chainsaw.7')
      expect(s.offered('P1').some((one) => one.do === 'strike')).toBe(false)
    }
    expect(clauseOf(sawing([], { saw: { motor: 'empty' } }), RESTART)).toBe('dw.chainsaw.6')
  })

  it('[dw.chainsaw.7] a gas can fills an empty saw for 2 AP, outside close combat, and is used up', () => {
    const items = [{ kind: 'gas-can', id: 5 }]
    const s = sawing([], { zombies: [], saw: { motor: 'empty' }, over: { items } })
    expect(s.offers('P1')).toContain('refuel with:5 weapon:1')
    s.do('P1', refuelWith(5))
    expect([humanNo(s, 1).ap, weaponNo(s, 1).motor, humanNo(s, 1).items]).toEqual([2, 'runs', []])
    expect(clauseOf(sawing([], { saw: { motor: 'empty' }, over: { items } }), refuelWith(5))).toBe('dw.chainsaw.7')
    expect(clauseOf(sawing([], { zombies: [], over: { items } }), refuelWith(5))).toBe('dw.chainsaw.7')
    expect(clauseOf(sawing([], { zombies: [], saw: { motor: 'empty' } }), refuelWith(5))).toBe('dw.chainsaw.7')
    const poor = sawing([], { zombies: [], saw: { motor: 'empty' }, over: { items, ap: 1 } })
    expect(clauseOf(poor, refuelWith(5))).toBe('dw.ap.4')
  })

  it('[dw.chainsaw.8] against fallen targets it keeps its own numbers', () => {
    const fates = [2, 3].map((face) => {
      const s = sawing([face], { zombies: [zombie(1, EAST, { fallen: true })] }).do('P1', strike())
      return zombieNo(s, 1) === undefined
    })
    expect(fates).toEqual([false, true])
  })

  it('[dw.chainsaw.4] its wound does not make the user fall', () => {
    const s = sawing([1, 1]).do('P1', strike())
    expect(humanNo(s, 1)).toMatchObject({ wounds: 1, untested: 1, prone: false })
  })

  it('[dw.chainsaw.2] the whole chain is heard once, after its last cut', () => {
    const s = sawing([6, 2], { zombies: THREE }).do('P1', strike())
    expect(s.state.noises).toEqual([])
    s.do('P1', sawOn('Z2'))
    expect(s.state.noises).toHaveLength(1)
    expect(humanNo(s, 1).sawed).toBe(true)
  })

  it('[dw.chainsaw.1] its first attack of a turn draws zombies by method E, the second is only heard', () => {
    const s = sawing([2, 1, 5, 5, 2], { options: { entryMethods: ['E'] } })
    s.do('P1', strike()).do('P1', strike())
    expect(s.events.flatMap((one) => (one.e === 'entry rolled' ? [one.method] : []))).toEqual(['E'])
    expect(s.events.filter(({ e }) => e === 'noise')).toHaveLength(2)
  })
})
