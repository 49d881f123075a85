import type { OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  type DropDeadScene,
  earl,
  frank,
  offersOf,
  owl,
  scene,
  skye,
  theOne,
  tile,
  whereIs,
  zombie,
} from '../testing.ts'
import type { SurvivorId } from '../tables/survivors.ts'
import { allowanceOf, movementLeft } from './05-movement.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const walk = (...path: [number, number][]): Command => ({ do: 'walk', path })
const CAST = { earl, frank, skye, owl }
const FULL = { earl: 125, frank: 150, skye: 100, owl: 100 }

const allowance = (id: SurvivorId, lost: number, options: OptionValues = {}): number => {
  const s = scene({ survivors: [CAST[id]({ health: FULL[id] - lost })], options })
  return s.event('turn began').allowance
}
const left = (s: DropDeadScene, id: SurvivorId): number => movementLeft(s.table, theOne(s, id))

describe('movement', () => {
  it('[dd.movement.1] a survivor moves up to the allowance and no farther', () => {
    const s = scene({ survivors: [earl({ at: [0, 1] })] })
    for (let x = 1; x <= 5; x++) s.do('P1', step(x, 1))
    expect(left(s, 'earl')).toBe(0)
    expect(offersOf(s, 'P1', 'step')).toEqual([])
    expect(s.refused('P1', step(6, 1))).toMatchObject({ clause: 'dd.movement.1' })
    expect(scene({ survivors: [earl({ at: [0, 1] })] }).refused('P1', walk())).toMatchObject({
      clause: 'dd.movement.1',
    })
    const far = walk([1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1])
    expect(scene({ survivors: [earl({ at: [0, 1] })] }).refused('P1', far)).toMatchObject({ clause: 'dd.movement.1' })
  })

  it('[dd.movement.2] steps go north, east, south or west, never diagonally or two at once', () => {
    const s = scene({ survivors: [earl()] })
    expect(offersOf(s, 'P1', 'step')).toEqual([step(1, 0), step(2, 1), step(1, 2), step(0, 1)])
    for (const [x, y] of [
      [2, 2],
      [0, 0],
      [3, 1],
      [1, 1],
    ] as const)
      expect(s.refused('P1', step(x, y))).toMatchObject({ clause: 'dd.movement.2' })
    expect(s.refused('P1', walk([2, 1], [3, 2]))).toMatchObject({ clause: 'dd.movement.2' })
  })

  it('[dd.movement.3] every step of a turn may have another direction', () => {
    const s = scene({ survivors: [earl()] })
    s.do('P1', walk([1, 0], [2, 0], [2, 1], [1, 1], [1, 2]))
    expect(whereIs(s, 'earl')).toEqual([1, 2])
  })

  it('[dd.movement.4] every unit entered costs one, also across a doorway', () => {
    const s = scene({ survivors: [earl({ at: [2, 1] })] })
    s.do('P1', step(3, 1)).do('P1', step(4, 1))
    expect(s.state.turn?.paid).toBe(2)
    expect(s.events.flatMap((e) => (e.e === 'stepped' ? [e.left] : []))).toEqual([4, 3])
  })

  it('[dd.movement.5] every full 25 points of health lost cost a unit of movement', () => {
    expect([0, 24, 25, 49, 50, 74].map((lost) => allowance('earl', lost))).toEqual([5, 5, 4, 4, 3, 3])
    expect([0, 24, 25, 49, 50, 74, 75, 99].map((lost) => allowance('skye', lost))).toEqual([6, 6, 5, 5, 4, 4, 3, 3])
    expect([0, 24, 25, 49].map((lost) => allowance('owl', lost))).toEqual([3, 3, 2, 2])
  })

  it('[dd.movement.6] damage never leaves less than two units', () => {
    expect([75, 99, 100, 124].map((lost) => allowance('earl', lost))).toEqual([2, 2, 2, 2])
    expect([50, 74, 75, 99].map((lost) => allowance('owl', lost))).toEqual([2, 2, 2, 2])
  })

  it('[dd.movement.7] healing gives lost movement back', () => {
    const s = scene({ survivors: [skye({ health: 50, items: ['I06'] })] })
    expect(left(s, 'skye')).toBe(4)
    s.do('P1', { do: 'use', card: 'I06', on: 'skye' })
    expect(left(s, 'skye')).toBe(5)
  })

  it('[dd.movement.8] Frank has two units more for every full 25 points lost', () => {
    const lost = [0, 24, 25, 49, 50, 74, 75, 99, 100, 124, 125, 149]
    expect(lost.map((points) => allowance('frank', points))).toEqual([4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14])
  })

  it('[dd.movement.9] what is left follows health within the turn, less what was paid, and is never negative', () => {
    const s = scene({ survivors: [frank({ at: [4, 1], health: 100, items: ['I08'] })] })
    s.do('P1', walk([5, 1], [6, 1], [7, 1], [8, 1], [9, 1]))
    expect(left(s, 'frank')).toBe(3)
    s.do('P1', { do: 'use', card: 'I08', on: 'frank' })
    expect(allowanceOf(s.table, theOne(s, 'frank'))).toBe(4)
    expect(left(s, 'frank')).toBe(0)
    expect(s.refused('P1', step(10, 1))).toMatchObject({ clause: 'dd.movement.1' })
  })

  it('[dd.movement.9] after a stop nothing is left, whatever health gives back', () => {
    const s = scene({
      survivors: [skye({ health: 50, items: ['I06'] })],
      turn: { survivor: 'skye', stopped: true, paid: 1 },
    })
    s.do('P1', { do: 'use', card: 'I06', on: 'skye' })
    expect(left(s, 'skye')).toBe(0)
  })

  it('[dd.movement.10] first health and its minimum, then the bear trap and its minimum, then adrenaline', () => {
    const s = scene({ survivors: [earl({ health: 25, trapped: true, items: ['I09'] })] })
    expect(s.event('turn began').allowance).toBe(2)
    s.do('P1', { do: 'use', card: 'I09' })
    expect(allowanceOf(s.table, theOne(s, 'earl'))).toBe(6)
    expect(scene({ survivors: [skye({ trapped: true })] }).event('turn began').allowance).toBe(4)
    expect(scene({ survivors: [owl({ trapped: true })] }).event('turn began').allowance).toBe(2)
  })

  it('[dd.movement.10] the bear trap holds for one turn, and not for the turn in which it was sprung', () => {
    const s = scene({ survivors: [skye({ trapped: true })] })
    s.do('P1', { do: 'end' })
    expect(s.events.flatMap((e) => (e.e === 'turn began' ? [e.allowance] : []))).toEqual([4, 6])
    const sprung = scene({ survivors: [skye({ trapped: true })], turn: { survivor: 'skye' } })
    expect(left(sprung, 'skye')).toBe(6)
  })

  it('[dd.movement.11] walls, doorways without a tile and other figures cannot be stepped into', () => {
    const wall = scene({ survivors: [earl({ at: [3, 0] })] })
    expect(wall.refused('P1', step(4, 0))).toMatchObject({ clause: 'dd.movement.11' })
    expect(wall.refused('P1', step(3, -1))).toMatchObject({ clause: 'dd.movement.11' })
    expect(offersOf(wall, 'P1', 'step')).toEqual([step(3, 1), step(2, 0)])
    const door = scene({ survivors: [earl({ at: [0, 1] })] })
    expect(door.refused('P1', step(-1, 1))).toMatchObject({ clause: 'dd.grid.10' })
    const met = scene({ survivors: [earl(), frank()], zombies: [zombie(1, [1, 2])] })
    expect(met.refused('P1', step(2, 1))).toMatchObject({ clause: 'dd.grid.11' })
    expect(met.refused('P1', step(1, 2))).toMatchObject({ clause: 'dd.grid.11' })
    expect(met.refused('P1', walk([1, 0], [2, 0], [2, 1]))).toMatchObject({ clause: 'dd.grid.11' })
    expect(offersOf(met, 'P1', 'step')).toEqual([step(1, 0), step(0, 1)])
  })

  it('[dd.movement.11] nobody steps out of an overrun tile', () => {
    const s = scene({
      survivors: [earl({ at: [7, 1] })],
      zombies: [zombie(1, [4, 0]), zombie(2, [4, 3]), zombie(3, [5, 3])],
    })
    expect(s.refused('P1', step(8, 1))).toMatchObject({ clause: 'dd.overrun.2' })
    expect(offersOf(s, 'P1', 'step')).toEqual([step(7, 0), step(7, 2), step(6, 1)])
  })

  it('[dd.movement.12] tiles without an unresolved symbol never stop anybody', () => {
    const s = scene({ survivors: [skye({ at: [7, 1] })], tiles: [tile('T34', [3, 0])] })
    s.do('P1', walk([8, 1], [9, 1], [10, 1], [11, 1], [12, 1], [13, 1]))
    expect(whereIs(s, 'skye')).toEqual([13, 1])
    expect(s.state.turn?.stopped).toBe(false)
  })

  it('[dd.movement.1] a walk is cut short where a symbol stops it, and passes its own first unit again', () => {
    const s = scene({
      survivors: [skye({ at: [10, 1] })],
      tiles: [tile('T38', [3, 0], 0, { resolved: false })],
    })
    s.do('P1', walk([10, 2], [10, 1], [11, 1], [12, 1], [13, 1]))
    expect(whereIs(s, 'skye')).toEqual([12, 1])
    expect(s.event('walk cut short')).toMatchObject({ clause: 'dd.symbols.6', at: [12, 1] })
  })

  it('[dd.movement.1] a walk of which the last unit stops it is not cut short', () => {
    const s = scene({ survivors: [skye({ at: [11, 1] })], tiles: [tile('T38', [3, 0], 0, { resolved: false })] })
    s.do('P1', walk([12, 1]))
    expect(s.events.some((e) => e.e === 'walk cut short')).toBe(false)
  })

  it('[dd.variant.5] with `general` Frank loses movement like everyone, with `both` he gains one unit a step', () => {
    expect([0, 25, 50, 75].map((lost) => allowance('frank', lost, { frankRule: 'general' }))).toEqual([4, 3, 2, 2])
    expect([0, 25, 50, 75].map((lost) => allowance('frank', lost, { frankRule: 'both' }))).toEqual([4, 5, 6, 7])
    expect([0, 25, 50, 75].map((lost) => allowance('earl', lost, { frankRule: 'both' }))).toEqual([5, 4, 3, 2])
  })

  it('[dd.variant.5] neither touches his attack', () => {
    const s = scene({
      survivors: [frank({ health: 100 })],
      zombies: [zombie(1, [3, 1])],
      options: { frankRule: 'general' },
      dice: [3, 4],
    })
    expect(s.do('P1', { do: 'attack', zombie: 1 }).event('attacked').damage).toBe(11)
  })

  it('[dd.variant.12] damageStep sets the points per step, minMove the least that damage leaves', () => {
    expect([9, 10, 30].map((lost) => allowance('skye', lost, { damageStep: 10 }))).toEqual([6, 5, 3])
    expect([10, 30].map((lost) => allowance('frank', lost, { damageStep: 10 }))).toEqual([6, 10])
    expect(allowance('owl', 75, { minMove: 1 })).toBe(1)
    expect(allowance('owl', 75, { minMove: 3 })).toBe(3)
    const trapped = scene({ survivors: [owl({ trapped: true })], options: { minMove: 1 } })
    expect(trapped.event('turn began').allowance).toBe(1)
  })
})
