import { matchFromPosition, scriptedDice } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { type Command, evac } from '../index.ts'
import {
  bystander,
  type EvacScene,
  grunt,
  itemsOf,
  medic,
  offersOf,
  scene,
  sergeant,
  wall,
  zombie,
  zombieNo,
} from '../testing.ts'

const shoot = (weapon: string, zombieId: number, stand = true) =>
  ({ do: 'shoot', weapon, zombie: zombieId, stand }) as const
const fireOn = (zombieId: number) => ({ do: 'fire-on', zombie: zombieId }) as const

/** The zombies that may be fired on next. */
const next = (s: EvacScene): number[] => offersOf(s, 'M1', 'fire-on').map((c) => (c as { zombie: number }).zombie)

describe('automatic weapons', () => {
  it("[ev.auto.14] [ev.auto.12] the book's example: knock down, kill, then a 1 at the neighbour ends the burst", () => {
    const s = scene({
      marines: [medic({ moved: 1 })],
      zombies: [zombie([4, 8]), zombie([5, 8])],
      dice: ['ev.attack.3: 5 4 1'],
    })
    s.do('M1', { do: 'shoot', weapon: 'smg', zombie: 1 })
    expect(zombieNo(s, 1)?.down).toBe(true)
    s.do('M1', { do: 'fire-on', zombie: 1 }).do('M1', { do: 'fire-on', zombie: 2 })
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(zombieNo(s, 2)?.down).toBe(false)
    expect(s.event('burst ended')).toMatchObject({ because: 'natural 1', shots: 3 })
    expect(itemsOf(s, 'M1')).toContain('smg:17')
  })

  it.each([
    ['smg', 'fire on?'],
    ['rifle', 'fire on?'],
    ['shotgun', 'fire on?'],
    ['pistol', 'act'],
  ])('[ev.auto.1] after a shot with the %s the marine is asked: %s', (weapon, asks) => {
    const items = ['pistol', 'smg', 'rifle', 'shotgun']
    const s = scene({ marines: [grunt({ items })], zombies: [zombie([4, 8])], dice: ['ev.attack.3: 2'] })
    expect(s.do('M1', shoot(weapon, 1, false)).asks).toBe(asks)
  })

  it('[ev.auto.2] the burst goes on through misses and hits until a natural 1', () => {
    const s = scene({ zombies: [zombie([4, 8]), zombie([5, 8])], dice: ['ev.attack.3: 2 3 6 1'] })
    s.do('M1', shoot('rifle', 1, false))
      .do('M1', fireOn(1))
      .do('M1', fireOn(1))
    expect(s.asks).toBe('fire on?')
    expect(s.do('M1', fireOn(2)).asks).toBe('act')
    expect(s.event('burst ended')).toMatchObject({ clause: 'ev.auto.2', because: 'natural 1', shots: 4 })
  })

  it('[ev.auto.3] the natural 1 that ends the burst still knocks down with +3; a house rule makes it a miss', () => {
    const stage = { marines: [sergeant(), bystander()], zombies: [zombie([4, 8])], dice: ['ev.attack.3: 1'] }
    const s = scene(stage).do('M1', shoot('shotgun', 1))
    expect(zombieNo(s, 1)?.down).toBe(true)
    expect(s.event('burst ended').because).toBe('natural 1')
    const house = scene({ ...stage, options: { naturalOneMisses: true } }).do('M1', shoot('shotgun', 1))
    expect(zombieNo(house, 1)?.down).toBe(false)
  })

  it('[ev.auto.4] a modified 1 or less with another natural number does not end the burst', () => {
    const poor: typeof evac = {
      ...evac,
      book: (options) => {
        const book = evac.book(options)
        return { ...book, weapons: { ...book.weapons, smg: { ...book.weapons.smg, modifier: -2 } } }
      },
    }
    const position = { marines: [medic()], zombies: [zombie([4, 8])] }
    const s = sceneOf(poor)({ position, dice: ['ev.attack.3: 2 3'] }).do('M1', shoot('smg', 1, false))
    expect([s.event('attacked').total, s.asks]).toEqual([0, 'fire on?'])
    expect(s.do('M1', fireOn(1)).asks).toBe('fire on?')
  })

  it('[ev.auto.5] the next shot is at the same zombie or one of its eight neighbours', () => {
    const ring = [9, 10, 11].flatMap((y) => [9, 10, 11].map((x) => zombie([x, y])))
    const far = [zombie([12, 10]), zombie([10, 12]), zombie([8, 8])]
    const s = scene({ zombies: [...ring, ...far], dice: ['ev.attack.3: 2'] }).do('M1', shoot('rifle', 5))
    expect(next(s)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(s.refused('M1', fireOn(10)).clause).toBe('ev.auto.5')
    expect(s.refused('M1', fireOn(99)).clause).toBe('ev.auto.5')
  })

  it('[ev.auto.6] adjacent to the last target, killed or not: the fire walks away from the first one', () => {
    const zombies = [zombie([10, 10]), zombie([11, 10]), zombie([12, 10]), zombie([13, 10]), zombie([5, 4])]
    const s = scene({ zombies, dice: ['ev.attack.3: 6 2 6'] }).do('M1', shoot('rifle', 1))
    expect(zombieNo(s, 1)).toBeUndefined()
    expect(next(s)).toEqual([2])
    expect(next(s.do('M1', fireOn(2)))).toEqual([2, 3])
    expect(next(s.do('M1', fireOn(3)))).toEqual([2, 4])
  })

  it('[ev.auto.7] every target needs line of sight from the marine; a wall between the zombies does not matter', () => {
    const zombies = [zombie([10, 4]), zombie([11, 4]), zombie([10, 5])]
    const hiding = scene({ zombies, walls: [wall([10, 4], [11, 4])], dice: ['ev.attack.3: 2'] })
    hiding.do('M1', shoot('rifle', 1))
    expect(next(hiding)).toEqual([1, 3])
    expect(hiding.refused('M1', fireOn(2)).clause).toBe('ev.auto.7')
    const parted = scene({ zombies, walls: [wall([10, 4], [10, 5])], dice: ['ev.attack.3: 2'] })
    expect(next(parted.do('M1', shoot('rifle', 1)))).toContain(3)
  })

  it('[ev.auto.8] without a legal next target the burst is over by itself; gaps cannot be jumped', () => {
    const s = scene({ zombies: [zombie([10, 4]), zombie([12, 4])], dice: ['ev.attack.3: 6'] })
    s.do('M1', shoot('rifle', 1, false))
    expect(s.event('burst ended')).toMatchObject({ clause: 'ev.auto.8', because: 'no target', shots: 1 })
    expect(s.asks).toBe('act')
  })

  it('[ev.act.5] after the end of a burst nobody fires on, in the Marines Turn or later', () => {
    const over = { clause: 'ev.act.5', reason: 'The burst is over, and with it the attack part of this turn.' }
    const s = scene({ zombies: [zombie([10, 4])], dice: ['ev.attack.3: 1'] }).do('M1', shoot('rifle', 1, false))
    expect(s.refused('M1', fireOn(1))).toEqual(over)
    expect(s.refused('M1', { do: 'cease-fire' })).toEqual(over)
    s.do('M1', { do: 'end' })
    expect(s.state.phase).toBe('zombies')
    expect(s.refused('M1', fireOn(1))).toEqual(over)
    const silent = scene({ zombies: [zombie([10, 4])] })
    expect(silent.refused('M1', fireOn(1))).toMatchObject({ clause: 'ev.auto.10', reason: 'No burst is being fired.' })
  })

  it('[ev.auto.9] the marine may stop after any shot, and the clock stops for it', () => {
    const stage = { zombies: [zombie([10, 4])], dice: ['ev.attack.3: 3'] }
    const s = scene(stage).do('M1', shoot('rifle', 1, false))
    expect(s.offered('M1')).toContainEqual({ do: 'cease-fire' })
    s.do('M1', { do: 'cease-fire' })
    expect(s.event('burst ended')).toMatchObject({ clause: 'ev.auto.9', because: 'ceased', shots: 1 })
    expect(s.asks).toBe('act')
    const late = scene(stage).do('M1', shoot('rifle', 1, false))
    expect(late.clock('M1')).toEqual([{ do: 'cease-fire' }])
    expect(late.timeOut('M1').event('burst ended').because).toBe('ceased')
  })

  it('[ev.auto.10] whether to go on is asked after each result is known, of the firing seat alone', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [4, 5] })]
    const s = scene({ marines, zombies: [zombie([10, 4])], dice: ['ev.attack.3: 3 4'] })
    s.do('M1', shoot('rifle', 1, false))
    expect(s.latest.map((event) => event.e)).toEqual(['declared', 'attacked', 'knocked down'])
    expect([s.asks, s.owe, s.pending?.clause]).toEqual(['fire on?', ['M1'], 'ev.auto.10'])
    s.do('M1', fireOn(1))
    expect(s.latest.map((event) => event.e)).toEqual(['attacked', 'zombie killed', 'burst ended'])
  })

  it('[ev.auto.11] inside a burst there is no step, reload, swap or other weapon, for nobody', () => {
    const marines = [grunt(), medic({ seat: 'M2', at: [4, 5] })]
    const s = scene({ marines, zombies: [zombie([10, 4])], dice: ['ev.attack.3: 3'] })
    s.do('M1', shoot('rifle', 1, false))
    const swap: Command = { do: 'swap', with: 'M2', give: ['knife'], get: [] }
    const others: Command[] = [{ do: 'step', to: [4, 3] }, { do: 'reload', weapon: 'rifle' }, shoot('pistol', 1), swap]
    for (const command of others) expect(s.refused('M1', command).clause).toBe('ev.auto.11')
    expect(s.refused('M2', { do: 'swap', with: 'M1', give: ['knife'], get: [] }).clause).toBe('ev.swap.4')
    s.do('M1', { do: 'cease-fire' }).do('M1', swap)
    expect(s.story).toContain('ev.swap.6 swap proposed')
  })

  it('[ev.auto.12] a natural 1 uses a round too', () => {
    const s = scene({ zombies: [zombie([10, 4])], dice: ['ev.attack.3: 1'] }).do('M1', shoot('rifle', 1))
    expect(itemsOf(s, 'M1')).toContain('rifle:19')
  })

  it('[ev.auto.13] a burst ends with the last round, although the target still stands', () => {
    const marines = [sergeant({ items: ['shotgun:2'], moved: 1 }), bystander()]
    const s = scene({ marines, zombies: [zombie([10, 4])], dice: ['ev.attack.3: 2 2'] })
    expect(s.do('M1', shoot('shotgun', 1, false)).asks).toBe('fire on?')
    s.do('M1', fireOn(1))
    expect(s.event('burst ended')).toMatchObject({ clause: 'ev.auto.13', because: 'no rounds', shots: 2 })
    expect(itemsOf(s, 'M1')).toEqual(['shotgun:0'])
  })

  it('[ev.auto.2] [ev.house.3] whoever throws a real die is told what a natural 1 does', () => {
    const asked = (weapon: string, options = {}) => {
      const position = {
        marines: [{ seat: 'M1', type: 'grunt', at: [4, 4], items: ['rifle:9', 'pistol:3'] }],
        zombies: [{ at: [4, 8] }],
      }
      const terms = { undoDice: 'same', physical: ['M1'] } as const
      const read = matchFromPosition(evac, position, options, {}, scriptedDice([]), terms)
      if (!read.ok) throw new Error(read.fault.reason)
      read.value.submit('M1', null, shoot(weapon, 1))
      return read.value.needs?.ask.naturals?.map(({ clause, face, result }) => `${clause}: ${face} ${result}`)
    }
    expect(asked('rifle')).toEqual(['ev.auto.2: 1 the burst ends'])
    expect(asked('pistol')).toEqual([])
    expect(asked('pistol', { naturalOneMisses: true })).toEqual(['ev.house.3: 1 miss'])
    expect(asked('rifle', { naturalOneMisses: true })).toHaveLength(2)
  })
})
