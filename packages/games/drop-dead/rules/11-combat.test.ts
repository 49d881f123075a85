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
  zombieNo,
} from '../testing.ts'
import type { SurvivorId } from '../tables/survivors.ts'

const attack = (n: number, second?: number): Command => ({
  do: 'attack',
  zombie: n,
  ...(second === undefined ? {} : { second }),
})
const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const CAST = { earl, frank, skye, owl }
/** Two more crossings to the east: a straight line of sight along the row y = 1 from x = 0 to x = 19. */
const road = [tile('T40', [3, 0]), tile('T41', [4, 0])]

/** A survivor in the far west attacks a zombie so many units to the east of it. */
function shot(id: SurvivorId, distance: number, dice: number[], over: object = {}): DropDeadScene {
  const s = scene({
    survivors: [CAST[id]({ at: [0, 1], ...over })],
    tiles: road,
    zombies: [zombie(1, [distance, 1])],
    dice,
  })
  return s.do('P1', attack(1))
}
const damage = (s: DropDeadScene): number => s.event('attacked').damage
const penalty = (id: SurvivorId, distance: number, dice: number[] = [5, 5]): number =>
  10 - damage(shot(id, distance, dice))

describe('combat', () => {
  it('[dd.combat.1] a survivor fights and runs in the same turn', () => {
    const s = scene({ survivors: [earl({ at: [5, 1] })], zombies: [zombie(1, [6, 1])], dice: [3, 3] })
    s.do('P1', attack(1)).do('P1', {
      do: 'walk',
      path: [
        [4, 1],
        [3, 1],
        [2, 1],
      ],
    })
    expect(whereIs(s, 'earl')).toEqual([2, 1])
    expect(zombieNo(s, 1)?.health).toBe(14)
  })

  it('[dd.combat.2] the total of the dice is damage', () => {
    const s = shot('earl', 3, [7, 4])
    expect(s.event('attacked')).toMatchObject({ faces: [7, 4], modifiers: [], damage: 11, health: 9 })
    expect(zombieNo(s, 1)?.health).toBe(9)
  })

  it('[dd.combat.3] nothing is rolled to hit or to defend, and no natural value is special', () => {
    const low = shot('earl', 3, [1, 1])
    expect(low.dice).toEqual(['dd.survivors.2 d12: 1', 'dd.survivors.2 d12: 1'])
    expect(zombieNo(low, 1)?.health).toBe(18)
    expect(zombieNo(shot('skye', 2, [10, 1]), 1)?.health).toBe(9)
  })

  it('[dd.combat.4] a target is a zombie in line of sight, never a survivor', () => {
    const s = scene({
      survivors: [earl({ at: [3, 0] }), frank({ at: [2, 0] })],
      zombies: [zombie(1, [4, 0]), zombie(2, [3, 2])],
    })
    expect(offersOf(s, 'P1', 'attack')).toEqual([attack(2)])
    expect(s.refused('P1', attack(1))).toMatchObject({ clause: 'dd.combat.4' })
    expect(s.refused('P1', attack(9))).toMatchObject({ clause: 'dd.combat.4' })
  })

  it('[dd.combat.5] beyond the effective range every unit costs, and Frank cannot attack there at all', () => {
    expect([4, 5, 6, 8].map((distance) => penalty('earl', distance))).toEqual([0, 2, 4, 8])
    const s = scene({ survivors: [frank({ at: [0, 1] })], zombies: [zombie(1, [2, 1])] })
    expect(offersOf(s, 'P1', 'attack')).toEqual([])
    expect(s.refused('P1', attack(1))).toMatchObject({ clause: 'dd.survivors.5' })
  })

  it('[dd.combat.6] a target in sight may be any distance away', () => {
    expect(damage(shot('earl', 15, [12, 12]))).toBe(2)
    expect(damage(shot('owl', 19, [20, 10]))).toBe(16)
  })

  it('[dd.combat.7] the penalty is taken once from the total: 12 makes 10 at one unit too many', () => {
    const s = shot('earl', 5, [6, 6])
    expect(s.event('attacked')).toMatchObject({ damage: 10, modifiers: [{ clause: 'dd.survivors.2', value: -2 }] })
  })

  it('[dd.combat.8] distance 4 costs Earl nothing, distance 5 costs 2', () => {
    expect(damage(shot('earl', 4, [6, 6]))).toBe(12)
    expect(damage(shot('earl', 5, [6, 6]))).toBe(10)
  })

  it('[dd.combat.9] damage is never below 0', () => {
    const s = shot('earl', 12, [1, 2])
    expect(damage(s)).toBe(0)
    expect(zombieNo(s, 1)?.health).toBe(20)
    expect(s.state.stirred).toBe(false)
  })

  it('[dd.combat.10] damage stays on a zombie, and at 0 its figure goes back to the pile', () => {
    const s = scene({
      survivors: [earl()],
      zombies: [zombie(1, [4, 1])],
      turn: { survivor: 'earl', mayAttack: 2 },
      dice: [6, 6, 4, 4],
    })
    s.do('P1', attack(1))
    expect(zombieNo(s, 1)?.health).toBe(8)
    s.do('P1', attack(1))
    expect(s.state.zombies).toEqual([])
    expect(s.event('zombie killed')).toMatchObject({ zombie: 1, at: [4, 1], by: 'earl' })
  })

  it('[dd.combat.11] what is more than its health is lost', () => {
    const s = scene({
      survivors: [earl()],
      zombies: [zombie(1, [4, 1], { health: 1 }), zombie(2, [5, 1])],
      dice: [12, 12],
    })
    s.do('P1', attack(1))
    expect(s.event('attacked')).toMatchObject({ damage: 24, health: 0 })
    expect(zombieNo(s, 2)?.health).toBe(20)
  })

  it('[dd.combat.12] a killed zombie is gone at once: its unit is free and the tile no longer overrun', () => {
    const s = scene({
      survivors: [earl({ at: [6, 1] })],
      zombies: [zombie(1, [7, 1]), zombie(2, [4, 0]), zombie(3, [4, 3])],
      dice: [12, 12],
    })
    expect(s.refused('P1', step(7, 1))).toMatchObject({ clause: 'dd.grid.11' })
    s.do('P1', attack(1)).do('P1', step(7, 1)).do('P1', step(8, 1))
    expect(whereIs(s, 'earl')).toEqual([8, 1])
  })

  it('[dd.combat.13] both dice are one damage value: only Skye may divide them', () => {
    for (const id of ['earl', 'owl', 'frank'] as const) {
      const s = scene({ survivors: [CAST[id]({ at: [1, 1] })], zombies: [zombie(1, [2, 1]), zombie(2, [0, 1])] })
      expect(offersOf(s, 'P1', 'attack')).toEqual([attack(1), attack(2)])
      expect(s.refused('P1', attack(1, 2))).toMatchObject({ clause: 'dd.combat.13' })
    }
  })
})

describe('the survivors', () => {
  it('[dd.survivors.1] [dd.survivors.4] [dd.survivors.8] [dd.survivors.13] health, turn order and base movement', () => {
    const s = scene({ survivors: [owl(), skye(), frank(), earl()] })
    expect(s.state.survivors.map(({ id, health }) => [id, health])).toEqual([
      ['earl', 125],
      ['frank', 150],
      ['skye', 100],
      ['owl', 100],
    ])
    for (const { seat } of s.state.survivors) s.do(seat, { do: 'end' })
    const began = s.events.flatMap((e) => (e.e === 'turn began' ? [[e.survivor, e.allowance]] : []))
    expect(began.slice(0, 4)).toEqual([
      ['earl', 5],
      ['frank', 4],
      ['skye', 6],
      ['owl', 3],
    ])
  })

  it('[dd.survivors.2] Earl: 2D12, range 4, and 2 less for every unit beyond', () => {
    const s = shot('earl', 7, [10, 9])
    expect(s.dice).toEqual(['dd.survivors.2 d12: 10', 'dd.survivors.2 d12: 9'])
    expect(damage(s)).toBe(13)
    expect([1, 4, 5].map((distance) => penalty('earl', distance))).toEqual([0, 0, 2])
  })

  it("[dd.survivors.3] Earl's bottle is part of his one attack: beside a zombie he rolls the same dice", () => {
    const s = shot('earl', 1, [5, 6])
    expect(s.event('attacked')).toMatchObject({ faces: [5, 6], damage: 11, modifiers: [] })
    expect(s.refused('P1', attack(1))).toMatchObject({ clause: 'dd.turn.3' })
  })

  it('[dd.survivors.5] Frank: 2D12 at range 1 and nowhere else', () => {
    const s = shot('frank', 1, [5, 6])
    expect(s.dice).toEqual(['dd.survivors.5 d12: 5', 'dd.survivors.5 d12: 6'])
    expect(damage(s)).toBe(11)
    const diagonal = scene({ survivors: [frank({ at: [1, 1] })], zombies: [zombie(1, [2, 2])] })
    expect(diagonal.refused('P1', attack(1))).toMatchObject({ clause: 'dd.survivors.5' })
  })

  it('[dd.survivors.6] Frank adds 2 for every full 25 points missing, and loses it again when healed', () => {
    const bonus = (health: number) => damage(shot('frank', 1, [1, 1], { health })) - 2
    expect([150, 126, 125, 101, 100, 75, 50, 25, 1].map(bonus)).toEqual([0, 0, 2, 2, 4, 6, 8, 10, 10])
    const s = scene({
      survivors: [frank({ at: [1, 1], health: 100, items: ['I08'] })],
      zombies: [zombie(1, [2, 1])],
      dice: [1, 1],
    })
    s.do('P1', { do: 'use', card: 'I08', on: 'frank' }).do('P1', attack(1))
    expect(s.event('attacked')).toMatchObject({ damage: 2, modifiers: [] })
  })

  it('[dd.survivors.6] the bonus is told with its clause', () => {
    expect(shot('frank', 1, [1, 1], { health: 75 }).event('attacked').modifiers).toEqual([
      { clause: 'dd.survivors.6', value: 6 },
    ])
  })

  it("[dd.survivors.7] Frank's movement grows by 2 for every full 25 points missing", () => {
    expect(scene({ survivors: [frank({ health: 125 })] }).event('turn began').allowance).toBe(6)
    expect(scene({ survivors: [frank({ health: 1 })] }).event('turn began').allowance).toBe(14)
  })

  it('[dd.survivors.9] Skye: 2D10, range 2, and 2 less for every unit beyond', () => {
    expect(shot('skye', 2, [5, 5]).dice).toEqual(['dd.survivors.9 d10: 5', 'dd.survivors.9 d10: 5'])
    expect([1, 2, 3, 5].map((distance) => penalty('skye', distance))).toEqual([0, 0, 2, 6])
  })

  it('[dd.survivors.10] Skye may name two different targets before she rolls', () => {
    const s = scene({
      survivors: [skye({ at: [1, 1] })],
      zombies: [zombie(1, [3, 1]), zombie(2, [1, 3])],
      dice: [7, 4],
    })
    expect(offersOf(s, 'P1', 'attack')).toEqual([attack(1), attack(2), attack(1, 2)])
    expect(s.refused('P1', attack(1, 1))).toMatchObject({ clause: 'dd.survivors.10' })
    s.do('P1', attack(2, 1))
    expect([zombieNo(s, 1)?.health, zombieNo(s, 2)?.health]).toEqual([16, 13])
  })

  it('[dd.survivors.11] with two targets each die has the penalty of its own distance, each not below 0', () => {
    const zombies = [zombie(1, [4, 1]), zombie(2, [6, 1])]
    const split = scene({ survivors: [skye({ at: [1, 1] })], zombies, dice: [9, 5] }).do('P1', attack(1, 2))
    expect(split.events.flatMap((e) => (e.e === 'attacked' ? [[e.zombie, e.faces, e.damage]] : []))).toEqual([
      [1, [9], 7],
      [2, [5], 0],
    ])
    const one = scene({ survivors: [skye({ at: [1, 1] })], zombies, dice: [9, 5] }).do('P1', attack(1))
    expect(damage(one)).toBe(12)
  })

  it('[dd.survivors.12] both targets must be legal, and the second die is not reassigned', () => {
    const zombies = [zombie(1, [2, 1], { health: 3 }), zombie(2, [2, 2]), zombie(3, [4, 0])]
    const s = scene({ survivors: [skye({ at: [1, 1] })], zombies, dice: ['dd.survivors.9 d10: 10 6'] })
    expect(s.refused('P1', attack(1, 3))).toMatchObject({ clause: 'dd.combat.4' })
    expect(s.refused('P1', attack(3, 1))).toMatchObject({ clause: 'dd.combat.4' })
    s.do('P1', attack(1, 2))
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(zombieNo(s, 2)?.health).toBe(14)
    expect(s.state.turn?.attacks).toBe(1)
  })

  it('[dd.survivors.14] Owl: first D20, then D10, at range 2 to 5 without penalty', () => {
    const s = shot('owl', 2, [15, 3])
    expect(s.dice).toEqual(['dd.survivors.14 d20: 15', 'dd.survivors.14 d10: 3'])
    expect(damage(s)).toBe(18)
    expect([2, 3, 4, 5].map((distance) => penalty('owl', distance))).toEqual([0, 0, 0, 0])
  })

  it('[dd.survivors.15] Owl below the minimum range has 2 less', () => {
    expect(shot('owl', 1, [5, 5]).event('attacked')).toMatchObject({
      damage: 8,
      modifiers: [{ clause: 'dd.survivors.15', value: -2 }],
    })
  })

  it('[dd.survivors.16] that applies at distance 1 only: a diagonal neighbour is at distance 2', () => {
    const s = scene({ survivors: [owl({ at: [1, 1] })], zombies: [zombie(1, [2, 2])], dice: [5, 5] })
    expect(damage(s.do('P1', attack(1)))).toBe(10)
  })

  it('[dd.survivors.17] Owl beyond the maximum range has 1 less for every unit', () => {
    expect([6, 7, 10].map((distance) => penalty('owl', distance))).toEqual([1, 2, 5])
    expect(shot('owl', 7, [5, 5]).event('attacked').modifiers).toEqual([{ clause: 'dd.survivors.17', value: -2 }])
  })

  it('[dd.variant.1] with the diagonal metric a diagonal neighbour is at distance 1, if no wall is between', () => {
    const options = { rangeMetric: 'diagonal' }
    const s = scene({ survivors: [frank({ at: [1, 1] })], zombies: [zombie(1, [2, 2])], options, dice: [5, 5] })
    expect(damage(s.do('P1', attack(1)))).toBe(10)
    const walled = scene({ survivors: [frank({ at: [3, 0] })], zombies: [zombie(1, [4, 1])], options })
    expect(walled.refused('P1', attack(1))).toMatchObject({ clause: 'dd.combat.4' })
  })

  it('[dd.variant.1] it counts for penalties, gifts and healing too; steps stay orthogonal', () => {
    const options = { rangeMetric: 'diagonal' }
    const s = scene({
      survivors: [earl({ at: [4, 0], carries: true, items: ['I06'] }), skye({ at: [5, 1], health: 50 })],
      zombies: [zombie(1, [7, 3])],
      options,
      dice: [6, 6],
    })
    s.do('P1', attack(1))
    expect(damage(s)).toBe(12)
    s.do('P1', { do: 'use', card: 'I06', on: 'skye' }).do('P1', { do: 'give', to: 'skye' })
    expect(theOne(s, 'skye')).toMatchObject({ carries: true, health: 75 })
    expect(s.refused('P1', step(5, 1))).toMatchObject({ clause: 'dd.movement.2' })
    const orthogonal = scene({ survivors: [earl({ at: [4, 0] })], zombies: [zombie(1, [7, 3])], dice: [6, 6] })
    expect(damage(orthogonal.do('P1', attack(1)))).toBe(8)
  })
})
