import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type DeadWalkScene, endPhase, human, humanNo, offersOf, scene, zombie } from '../testing.ts'
import { hasFreePath } from './18-break.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
/** Five places that touch the base and leave one way out, straight north; and six that leave none. */
const RING: Point[] = [
  [6241, 5903],
  [6215, 6145],
  [6000, 6260],
  [5785, 6145],
  [5759, 5903],
]
const CLOSED_RING: Point[] = [
  [6250, 6000],
  [6125, 6217],
  [5875, 6217],
  [5750, 6000],
  [5875, 5783],
  [6125, 5783],
]
const around = (n: number): object[] => RING.slice(0, n).map((at, i) => zombie(i + 1, at))
const closedRing = (standing: number): object[] =>
  CLOSED_RING.map((at, i) => zombie(i + 1, at, { fallen: i >= standing }))

interface Fight {
  zombies?: object[]
  over?: object
  activation?: object
  options?: Record<string, boolean>
  map?: object
}

const held = (dice: number[], { zombies = around(1), over = {}, activation = {}, options, map }: Fight = {}) =>
  scene({
    humans: [human({ at: HERE, weapons: [{ type: 'machete', id: 1, ready: true }], ...over })],
    zombies,
    activation: { human: 1, ...activation },
    dice,
    ...(options ? { options } : {}),
    ...(map ? { map } : {}),
  })

const BREAK: Command = { do: 'break' }
const west = (by: number): Command => ({ do: 'move', path: [[HERE[0] - by, HERE[1]]] })
const strike: Command = { do: 'strike', with: 1, target: 'Z1' }
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const isOffered = (s: DeadWalkScene): boolean => offersOf(s, 'P1', 'break').length === 1

describe('breaking away', () => {
  it('[dw.break.1] [dw.break.2] it is the first action of an activation, in close combat', () => {
    const s = held([1])
    expect(isOffered(s)).toBe(true)
    s.do('P1', strike)
    expect(isOffered(s)).toBe(false)
    expect(clauseOf(s, BREAK)).toBe('dw.break.2')
    const free = held([], { zombies: [] })
    expect(isOffered(free)).toBe(false)
    expect(clauseOf(free, BREAK)).toBe('dw.break.2')
  })

  it('[dw.break.2] only standing up may come before it', () => {
    const s = held([2], { over: { prone: true } })
    expect(clauseOf(s, BREAK)).toBe('dw.movement.19')
    expect(isOffered(s)).toBe(false)
    s.do('P1', { do: 'stand-up' })
    expect(isOffered(s)).toBe(true)
    s.do('P1', BREAK)
    expect(s.event('break tried').free).toBe(true)
  })

  it('[dw.break.3] without a free path away from the opponents there is no attempt', () => {
    const s = held([], { zombies: closedRing(2) })
    expect(clauseOf(s, BREAK)).toBe('dw.break.3')
    expect(isOffered(s)).toBe(false)
    expect(isOffered(held([], { zombies: around(5) }))).toBe(true)
  })

  it('[dw.break.4] a free path is a straight 2.5 cm that meets no base and ends out of contact', () => {
    const isFree = (zombies: object[]): boolean => {
      const s = held([], { zombies })
      return hasFreePath(s.table, humanNo(s, 1))
    }
    expect(isFree(around(5))).toBe(true)
    expect(isFree([...around(5), zombie(6, [6000, 5489])])).toBe(true)
    expect(isFree([...around(5), zombie(6, [6000, 5490])])).toBe(false)
    expect(isFree([...around(5), zombie(6, [6000, 5600], { fallen: true })])).toBe(false)
  })

  it('[dw.break.4] it crosses no low terrain and meets nothing impassable', () => {
    const isFree = (map: object): boolean => {
      const s = held([], { zombies: around(5), map })
      return hasFreePath(s.table, humanNo(s, 1))
    }
    expect(isFree({})).toBe(true)
    expect(isFree({ lows: [{ id: 'O1', title: 'hedge', cover: 'soft', line: [59.5, 58.5, 60.5, 58.5] }] })).toBe(false)
    expect(isFree({ blocks: [{ id: 'O2', title: 'skip', area: [59.5, 56, 60.5, 57], height: 3 }] })).toBe(false)
    expect(isFree({ blocks: [{ id: 'O2', title: 'skip', area: [59.5, 55, 60.5, 56], height: 3 }] })).toBe(true)
  })

  it('[dw.break.4] above the ground it leads over no rim', () => {
    const isFree = (north: number): boolean => {
      const map = { blocks: [{ id: 'O1', title: 'container', area: [58.7, north, 61.3, 64], height: 5 }] }
      const s = held([], { zombies: [zombie(1, [6000, 6250], { on: 'O1' })], over: { on: 'O1' }, map })
      return hasFreePath(s.table, humanNo(s, 1))
    }
    expect([isFree(56.2), isFree(56.3)]).toEqual([true, false])
  })

  it('[dw.break.5] the die must be higher than the number of opponents in contact', () => {
    const tried = (opponents: number, face: number): boolean =>
      scene({
        humans: [human({ at: HERE }), human({ at: [3000, 3000] })],
        zombies: around(opponents),
        activation: { human: 1 },
        dice: [face],
      })
        .do('P1', BREAK)
        .event('break tried').free
    expect([tried(1, 1), tried(1, 2)]).toEqual([false, true])
    expect([tried(3, 3), tried(3, 4)]).toEqual([false, true])
    expect([tried(5, 5), tried(5, 6)]).toEqual([false, true])
  })

  it('[dw.break.6] fallen and stunned zombies are not counted', () => {
    const zombies = [
      zombie(1, RING[0] as Point),
      zombie(2, RING[1] as Point, { fallen: true }),
      zombie(3, RING[2] as Point, { stunned: true }),
    ]
    const s = held([2], { zombies }).do('P1', BREAK)
    expect(s.event('break tried')).toMatchObject({ opponents: 1, free: true })
    const pinned = held([1], {
      zombies: [zombie(1, RING[0] as Point, { fallen: true })],
      options: { fallenPins: true },
    })
    expect(pinned.do('P1', BREAK).event('break tried')).toMatchObject({ opponents: 0, free: true })
  })

  it('[dw.break.6] it is not offered against six, nor without AP for the attempt and the move after it', () => {
    expect(clauseOf(held([], { zombies: closedRing(6) }), BREAK)).toBe('dw.break.6')
    const poor = held([], { over: { ap: 1 } })
    expect([isOffered(poor), clauseOf(poor, BREAK)]).toEqual([false, 'dw.break.6'])
    expect(isOffered(held([], { over: { ap: 2 } }))).toBe(true)
    const afraid = held([], { over: { ap: 3, doubled: true } })
    expect([isOffered(afraid), clauseOf(afraid, BREAK)]).toEqual([false, 'dw.break.6'])
    expect(isOffered(held([], { over: { ap: 4, doubled: true } }))).toBe(true)
  })

  it('[dw.break.7] the attempt costs 1 AP, or 2 if costs are doubled', () => {
    expect(held([6]).do('P1', BREAK).event('break tried').left).toBe(3)
    expect(
      held([6], { over: { doubled: true } })
        .do('P1', BREAK)
        .event('break tried').left,
    ).toBe(2)
  })

  it('[dw.break.8] after a failure he does nothing more this turn', () => {
    const s = scene({
      humans: [human({ at: HERE }), human({ at: [3000, 3000] })],
      zombies: around(1),
      activation: { human: 1 },
      dice: [1],
    }).do('P1', BREAK)
    expect(humanNo(s, 1)).toMatchObject({ acted: true, ap: 0 })
    expect(s.asks).toBe('who acts')
    expect(s.offers('P1')).not.toContain('activate human:1')
  })

  it('[dw.break.9] after a failure he answers no zombie that closes in, neither with Reflex nor with Dodge', () => {
    const closesIn = (skill: string, dice: number[], over: object = {}): DeadWalkScene =>
      scene({
        humans: [
          human({ at: HERE, weapons: [{ type: 'machete', id: 1, ready: true }], sheet: { skills: [skill] }, ...over }),
        ],
        zombies: [zombie(1, [6000, 6900])],
        phase: 'zombies',
        dice,
        options: { advanced: true, skills: true, lurch: false },
      })
    for (const skill of ['reflex', 'dodge']) {
      const ready = closesIn(skill, [])
      expect(ready.offered('P1').some((one) => one.do === 'use-skill' && one.skill === skill)).toBe(true)
      const failed = closesIn(skill, [1, 1, 1], { breakFailed: true })
      expect([failed.asks, failed.event('zombie attacked').human]).toEqual(['who acts', 1])
    }
  })

  it('[dw.break.9] a failure is remembered until the next turn', () => {
    const s = scene({
      humans: [human({ at: HERE }), human({ at: [3000, 3000] })],
      zombies: around(1),
      activation: { human: 1 },
      dice: [1, 1, 1, 1, 1],
    }).do('P1', BREAK)
    expect(humanNo(s, 1).breakFailed).toBe(true)
    endPhase(s)
    expect([s.state.turn, humanNo(s, 1).breakFailed]).toEqual([2, false])
  })

  it('[dw.break.10] after a success he must leave all those opponents, and then acts freely', () => {
    const s = held([6], { zombies: [zombie(1, [6250, 6000])] }).do('P1', BREAK)
    expect(s.state.activation?.leaving).toHaveLength(1)
    expect(clauseOf(s, strike)).toBe('dw.break.10')
    expect(clauseOf(s, { do: 'lie-down' })).toBe('dw.break.10')
    expect(clauseOf(s, west(5))).toBe('dw.break.10')
    s.do('P1', west(500))
    expect(humanNo(s, 1).ap).toBe(2)
    s.do('P1', { do: 'lie-down' })
    expect(humanNo(s, 1).prone).toBe(true)
  })
})
