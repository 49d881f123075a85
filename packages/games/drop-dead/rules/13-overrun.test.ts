import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { type DropDeadScene, earl, offersOf, scene, tile, whereIs, zombie, zombieAt } from '../testing.ts'
import { isOverrun } from './13-overrun.ts'

const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
/** So many zombies on tile B, in its west. */
const crowd = (n: number): object[] =>
  [zombie(1, [4, 0]), zombie(2, [4, 1]), zombie(3, [4, 3]), zombie(4, [5, 3])].slice(0, n)
const onB = (n: number, over: object = {}): DropDeadScene =>
  scene({ survivors: [earl({ at: [7, 1] })], zombies: crowd(n), ...over })
const B = 1

describe('overrun tiles', () => {
  it('[dd.overrun.1] three zombies make a tile overrun, two do not', () => {
    expect([0, 2, 3, 4].map((n) => isOverrun(onB(n).table, B))).toEqual([false, false, true, true])
    expect(isOverrun(onB(3).table, 0)).toBe(false)
  })

  it('[dd.overrun.2] a survivor cannot leave an overrun tile', () => {
    expect(onB(3).refused('P1', step(8, 1))).toMatchObject({ clause: 'dd.overrun.2' })
    expect(whereIs(onB(2).do('P1', step(8, 1)), 'earl')).toEqual([8, 1])
  })

  it('[dd.overrun.3] neither stepping out nor exploring nor escaping; walking inside is allowed', () => {
    const s = onB(3)
    expect(offersOf(s, 'P1', 'step')).toEqual([step(7, 0), step(7, 2), step(6, 1)])
    s.do('P1', step(6, 1)).do('P1', step(6, 2))
    expect(whereIs(s, 'earl')).toEqual([6, 2])
    const edge = scene({
      survivors: [earl({ at: [11, 1] })],
      zombies: [zombie(1, [8, 0]), zombie(2, [8, 3]), zombie(3, [9, 3])],
    })
    expect(edge.refused('P1', { do: 'explore' })).toMatchObject({ clause: 'dd.explore.16' })
    const van = scene({
      installed: 2,
      zombies: [zombie(1, [0, 0]), zombie(2, [0, 3]), zombie(3, [3, 3])],
    })
    expect(van.refused('P1', { do: 'escape' })).toMatchObject({ clause: 'dd.overrun.3' })
  })

  it('[dd.overrun.4] once two are left the survivor goes on, in the same turn', () => {
    const s = onB(3, { dice: [12, 12] })
    s.do('P1', step(7, 2)).do('P1', { do: 'attack', zombie: 3 }).do('P1', step(8, 2))
    expect(whereIs(s, 'earl')).toEqual([8, 2])
  })

  it('[dd.overrun.5] an overrun tile may be entered, and binds at once: a walk through it is cut short', () => {
    const s = scene({
      survivors: [earl({ at: [8, 1] })],
      zombies: [zombie(1, [5, 0]), zombie(2, [5, 3]), zombie(3, [6, 3])],
    })
    s.do('P1', {
      do: 'walk',
      path: [
        [7, 1],
        [7, 2],
        [8, 2],
      ],
    })
    expect(whereIs(s, 'earl')).toEqual([7, 2])
    expect(s.event('walk cut short')).toMatchObject({ clause: 'dd.overrun.2', at: [7, 2] })
    expect(s.refused('P1', step(8, 2))).toMatchObject({ clause: 'dd.overrun.2' })
  })

  it('[dd.overrun.6] a start tile, the van tile included, is overrun by those who walk in', () => {
    const s = scene({
      survivors: [earl({ at: [3, 1] })],
      zombies: [zombie(1, [0, 0]), zombie(2, [0, 3]), zombie(3, [3, 3])],
    })
    expect(s.refused('P1', step(4, 1))).toMatchObject({ clause: 'dd.overrun.2' })
  })

  it('[dd.overrun.7] zombies leave an overrun tile as they like', () => {
    const s = scene({
      survivors: [earl({ at: [11, 1] })],
      zombies: [zombie(1, [7, 1]), zombie(2, [4, 0]), zombie(3, [4, 3])],
      tiles: [tile('T40', [3, 0])],
      phase: 'zombies',
      dice: ['dd.zombies.4: 1 1', 'dd.shamble.3: 3'],
    })
    expect(zombieAt(s, 1)).toEqual([10, 1])
  })

  it('[dd.variant.12] overrunAt sets the number of zombies, and 0 lifts the rule', () => {
    expect(onB(2, { options: { overrunAt: 2 } }).refused('P1', step(8, 1))).toMatchObject({ clause: 'dd.overrun.2' })
    expect(whereIs(onB(4, { options: { overrunAt: 5 } }).do('P1', step(8, 1)), 'earl')).toEqual([8, 1])
    expect(whereIs(onB(4, { options: { overrunAt: 0 } }).do('P1', step(8, 1)), 'earl')).toEqual([8, 1])
  })
})
