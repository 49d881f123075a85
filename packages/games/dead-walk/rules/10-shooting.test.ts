import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { theHuman } from '../state.ts'
import { COLUMNS, type Column } from '../tables/modifiers.ts'
import type { WeaponId } from '../tables/weapons.ts'
import {
  type DeadWalkScene,
  endPhase,
  happened,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { theFigure } from './01-figures.ts'
import { modifiersFor } from './10-modifiers.ts'

type Point = [number, number]

/** The firer stands here; places to his east are given by the gap in cm. */
const HERE: Point = [3000, 6000]
const east = (gap: number, aside = 0): Point => [HERE[0] + 250 + Math.round(gap * 100), HERE[1] + aside * 100]
const west = (gap: number): Point => [HERE[0] - 250 - gap * 100, HERE[1]]

/** In hand and loaded unless told otherwise; its id is 1. */
const gun = (type: WeaponId, over: object = {}): object => ({ type, id: 1, ready: true, ...over })
const firer = (over: object = {}, type: WeaponId = 'pistol'): object =>
  human({ at: HERE, weapons: [gun(type)], ap: 4, ...over })
const fire = (target: `Z${number}` | `H${number}`, over: Partial<CommandOf<'fire'>> = {}): CommandOf<'fire'> => ({
  do: 'fire',
  weapon: 1,
  target,
  bursts: 1,
  ...over,
})

interface Shot {
  gap?: number
  type?: WeaponId
  over?: object
  target?: object
  command?: Partial<CommandOf<'fire'>>
  options?: Record<string, number>
}

/** One human fires at one zombie to the east. */
function shot(
  dice: number[],
  { gap = 15, type = 'pistol', over = {}, target = {}, command = {}, options = {} }: Shot = {},
) {
  const s = scene({
    humans: [firer(over, type)],
    zombies: [zombie(1, east(gap), target)],
    activation: { human: 1 },
    options,
    dice,
  })
  return s.do('P1', fire('Z1', command))
}

const firstDie = (s: DeadWalkScene) => s.event('burst').dice[0]
/** What is added to the first die, clause by clause. */
const added = (s: DeadWalkScene): string[] =>
  (firstDie(s)?.modifiers ?? []).map(({ clause, value }) => `${clause} ${value > 0 ? '+' : ''}${value}`)
const apOf = (s: DeadWalkScene, n = 1): number => theHuman(s.state, n).ap

describe('shooting', () => {
  it('[dw.shooting.1] a declaration comes first, then every burst with its dice and its round, then the results', () => {
    const s = shot([2, 6], { command: { bursts: 2 } })
    expect(happened(s)).toEqual(['declared', 'burst', 'burst', 'eliminated', 'noise'])
    expect(s.latest.flatMap((one) => (one.e === 'burst' ? [one.loaded] : []))).toEqual([11, 10])
    expect(s.event('declared')).toMatchObject({ targets: ['Z1'], bursts: 2, cost: 2, left: 2 })
    expect(weaponNo(s, 1).loaded).toBe(10)
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.shooting.2] several bursts of one firer are announced beforehand; another firer is free', () => {
    const s = scene({
      humans: [firer(), human({ at: [3000, 6500], weapons: [gun('pistol', { id: 2 })] })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      dice: [1, 1, 1, 1],
    })
    s.do('P1', fire('Z1', { bursts: 3 }))
    expect(s.refused('P1', fire('Z1'))).toMatchObject({ clause: 'dw.shooting.3' })
    s.do('P1', { do: 'end' })
      .do('P1', { do: 'activate', human: 2 })
      .do('P1', fire('Z1', { weapon: 2 }))
    expect(s.dice).toHaveLength(4)
  })

  it('[dw.shooting.3] a firer does not come back to a target of this turn, and others are free', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, west(12))],
      activation: { human: 1 },
      dice: [1, 6],
    })
    s.do('P1', fire('Z1'))
    expect(theHuman(s.state, 1).firedAt).toEqual([65])
    expect(new Set(offersOf(s, 'P1', 'fire').map(({ target }) => target))).toEqual(new Set(['Z2']))
    expect(s.refused('P1', fire('Z1'))).toMatchObject({ clause: 'dw.shooting.3' })
    s.do('P1', fire('Z2'))
    expect(s.state.zombies.map(({ n }) => n)).toEqual([1])
  })

  it('[dw.shooting.3] the next turn forgets whom he has fired at', () => {
    const s = scene({
      humans: [firer({}, 'rifle')],
      zombies: [zombie(1, east(60))],
      activation: { human: 1 },
      dice: [1, 1],
    })
    endPhase(s.do('P1', fire('Z1')))
    expect(s.state.turn).toBe(2)
    s.do('P1', { do: 'activate', human: 1 }).do('P1', fire('Z1'))
    expect(s.dice).toHaveLength(2)
  })

  it('[dw.shooting.4] all bursts are paid and rolled although the first one was enough', () => {
    const s = shot([6, 1, 6], { command: { bursts: 3 } })
    expect(s.dice).toHaveLength(3)
    expect([apOf(s), weaponNo(s, 1).loaded]).toEqual([1, 9])
    expect(happened(s)).toEqual(['declared', 'burst', 'burst', 'burst', 'eliminated', 'noise'])
  })

  it('[dw.shooting.4] the modifiers are those of the declaration: a zombie that falls is fallen for no later burst', () => {
    const s = shot([4, 5], { command: { bursts: 2 } })
    expect(s.latest.flatMap((one) => (one.e === 'burst' ? one.dice.map(({ result }) => result) : []))).toEqual([
      'fall',
      'fall',
    ])
    expect(zombieNo(s, 1)?.fallen).toBe(true)
  })

  it('[dw.shooting.5] the best result counts for a zombie, and two falls are no elimination', () => {
    expect(zombieNo(shot([4, 4, 5], { command: { bursts: 3 } }), 1)?.fallen).toBe(true)
    expect(shot([4, 6, 1], { command: { bursts: 3 } }).state.zombies).toEqual([])
    const s = shot([6, 4], { command: { bursts: 2 } })
    expect(happened(s)).not.toContain('fell')
  })

  it('[dw.shooting.5] a human takes every result', () => {
    const s = scene({
      humans: [firer(), human({ at: east(17.5), name: 'Friend' })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      dice: [1, 2, 3],
    })
    s.do('P1', fire('Z1', { bursts: 3 }))
    expect(theHuman(s.state, 2)).toMatchObject({ wounds: 3, prone: true })
  })

  it('[dw.shooting.6] a weapon must be carried, in hand, loaded and in order', () => {
    const refusal = (over: object) => {
      const s = scene({
        humans: [firer({ weapons: [gun('pistol', over)] })],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
      })
      expect(offersOf(s, 'P1', 'fire')).toEqual([])
      return s.refused('P1', fire('Z1'))
    }
    expect(refusal({ ready: false })).toMatchObject({ clause: 'dw.shooting.6' })
    expect(refusal({ loaded: 0 })).toMatchObject({ clause: 'dw.shooting.6' })
    expect(refusal({ jammed: true })).toMatchObject({ clause: 'dw.shooting.6' })
  })

  it('[dw.carry.6] whoever carries a crate has no hand for a weapon', () => {
    const s = scene({
      humans: [firer({ items: ['crate'] })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
    })
    expect(offersOf(s, 'P1', 'fire')).toEqual([])
    expect(s.refused('P1', fire('Z1'))).toMatchObject({ clause: 'dw.carry.6' })
  })

  it('[dw.shooting.6] more bursts than are loaded cannot be declared', () => {
    const s = scene({
      humans: [firer({ weapons: [gun('pistol', { loaded: 2 })] })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
    })
    expect(offersOf(s, 'P1', 'fire').map(({ bursts }) => bursts)).not.toContain(3)
    expect(s.refused('P1', fire('Z1', { bursts: 3 }))).toMatchObject({ clause: 'dw.ammo.1' })
  })

  it('[dw.shooting.6] a target is a zombie on the table, in range and in sight', () => {
    const s = scene({
      map: { blocks: [{ id: 'C1', title: 'container', area: [36, 70, 40, 74], height: 5 }] },
      humans: [firer(), human({ at: [2000, 6000] })],
      zombies: [zombie(1, east(20.01)), zombie(2, [3300, 7600])],
      activation: { human: 1 },
    })
    expect(s.refused('P1', fire('Z1'))).toMatchObject({
      clause: 'dw.weapons.3',
      reason: 'Z1 is out of range: 20.1 cm away, and the range is 20 cm.',
    })
    expect(s.refused('P1', fire('Z9'))).toMatchObject({ clause: 'dw.shooting.6' })
    expect(s.refused('P1', fire('H2'))).toMatchObject({ clause: 'dw.scope.6' })
    expect(offersOf(s, 'P1', 'fire').map(({ target }) => target)).not.toContain('Z1')
  })

  it('[dw.shooting.7] shots go in any direction, before, between and after moves', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, west(15))],
      activation: { human: 1 },
      dice: [1, 1],
    })
    s.do('P1', fire('Z1'))
      .do('P1', { do: 'move', path: [[3000, 6200]] })
      .do('P1', fire('Z2'))
      .do('P1', { do: 'move', path: [[3000, 6400]] })
    expect([theHuman(s.state, 1).at, apOf(s)]).toEqual([{ x: 3000, y: 6400 }, 0])
  })

  it('[dw.shooting.8] whoever paid for a move fires at -1', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, west(15))],
      activation: { human: 1 },
      dice: [4, 4],
    })
    s.do('P1', fire('Z1'))
    expect(added(s)).toEqual([])
    s.do('P1', { do: 'move', path: [[3000, 6010]] }).do('P1', fire('Z2'))
    expect(s.latest[1]).toMatchObject({
      dice: [{ face: 4, modifiers: [{ clause: 'dw.shooting.8', value: -1 }], result: 'miss' }],
    })
    expect([zombieNo(s, 1)?.fallen, zombieNo(s, 2)?.fallen]).toEqual([true, false])
  })

  it('[dw.shooting.9] lying down and standing up count as movement, other actions do not, and it counts once', () => {
    const after = (...before: ('lie-down' | 'stand-up')[]): string[] => {
      const s = scene({
        humans: [firer({ prone: before[0] === 'stand-up' })],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
        dice: [1],
      })
      for (const one of before) s.do('P1', { do: one })
      return added(s.do('P1', fire('Z1')))
    }
    expect(after()).toEqual([])
    expect(after('lie-down')).toEqual(['dw.shooting.8 -1'])
    expect(after('stand-up')).toEqual(['dw.shooting.8 -1'])
    expect(after('stand-up', 'lie-down')).toEqual(['dw.shooting.8 -1'])
    const s = scene({
      humans: [firer({ weapons: [gun('pistol', { ready: false })] })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      dice: [1],
    })
    expect(added(s.do('P1', { do: 'ready', weapons: [1] }).do('P1', fire('Z1')))).toEqual([])
  })

  it('[dw.shooting.9] it touches every kind of fire, at close quarters and the accuracy of grenades too', () => {
    const s = scene({ humans: [firer({ moved: true })], zombies: [zombie(1, east(15))], activation: { human: 1 } })
    const all = (column: Column) => modifiersFor(s.table, theHuman(s.state, 1), column, [theFigure(s.table, 65)])
    for (const column of COLUMNS) expect(all(column)).toEqual([{ clause: 'dw.shooting.8', value: -1 }])
  })

  /** A friend holds the zombie from behind, 15 cm away. */
  const melee = (dice: number[], command: Partial<CommandOf<'fire'>> = {}, target: object = {}, options = {}) =>
    scene({
      humans: [firer(), human({ at: east(17.5) })],
      zombies: [zombie(1, east(15), target)],
      activation: { human: 1 },
      options,
      dice,
    }).do('P1', fire('Z1', command))

  it('[dw.shooting.10] at a target in close combat with a friend the dice lose 2', () => {
    const s = melee([6])
    expect(added(s)).toEqual(['dw.shooting.10 -2'])
    expect(zombieNo(s, 1)?.fallen).toBe(true)
    const near = scene({
      humans: [firer(), human({ at: east(17.7) })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      dice: [6],
    }).do('P1', fire('Z1'))
    expect(added(near)).toEqual([])
  })

  it('[dw.shooting.10] [dw.cc.1] a zombie on its back or stunned holds nobody, but a friend who touches it is in the way', () => {
    expect(added(melee([6], {}, { fallen: true }))).toEqual(['dw.shooting.10 -2', 'dw.shooting.18 +1'])
    const s = melee([4], {}, { stunned: true })
    expect(added(s)).toEqual(['dw.shooting.10 -2'])
    expect(humanNo(s, 2).wounds).toBe(1)
  })

  it('[dw.shooting.11] a hit strikes the zombie, a miss the friend', () => {
    const hit = melee([6])
    expect([zombieNo(hit, 1)?.fallen, theHuman(hit.state, 2).wounds]).toEqual([true, 0])
    const miss = melee([5])
    expect([zombieNo(miss, 1)?.fallen, theHuman(miss.state, 2).wounds]).toEqual([false, 1])
    expect(theHuman(miss.state, 2).prone).toBe(true)
  })

  it('[dw.shooting.12] every burst is judged by itself', () => {
    const s = melee([6, 5, 6, 1], { bursts: 4 })
    expect(theHuman(s.state, 2).wounds).toBe(2)
    expect(s.latest.filter(({ e }) => e === 'stray hit')).toHaveLength(2)
    expect(zombieNo(s, 1)?.fallen).toBe(true)
  })

  it('[dw.shooting.12] among several friends one is picked at random, directly after the burst', () => {
    const s = scene({
      humans: [firer(), human({ at: east(15, 2.5) }), human({ at: east(15, -2.5) })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      dice: [1, 4, 2, 3],
    }).do('P1', fire('Z1', { bursts: 2 }))
    expect(s.dice).toEqual([
      'dw.shooting.1 d6: 1',
      'dw.shooting.12 d6: 4',
      'dw.shooting.1 d6: 2',
      'dw.shooting.12 d6: 3',
    ])
    expect([theHuman(s.state, 2).wounds, theHuman(s.state, 3).wounds]).toEqual([1, 1])
  })

  it('[dw.shooting.12] an automatic burst that hits once spares the friend', () => {
    const burst = (dice: number[]) =>
      scene({
        humans: [firer({}, 'sub-machinegun'), human({ at: east(17.5) })],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
        dice,
      }).do('P1', fire('Z1'))
    expect(theHuman(burst([1, 2, 3, 4, 5]).state, 2).wounds).toBe(1)
    const hit = burst([1, 2, 3, 4, 6, 4])
    expect([theHuman(hit.state, 2).wounds, zombieNo(hit, 1)?.fallen]).toEqual([0, true])
  })

  it('[dw.shooting.13] templates and grenades do not care about friends in close combat', () => {
    const s = scene({
      humans: [firer(), human({ at: east(17.5) })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
    })
    const of = (column: Column) => modifiersFor(s.table, theHuman(s.state, 1), column, [theFigure(s.table, 65)])
    expect(COLUMNS.filter((column) => of(column).length > 0)).toEqual(['single', 'automatic'])
  })

  it('[dw.shooting.13] the firer himself is no friend in that combat: in it he shoots at close quarters only', () => {
    const s = scene({ humans: [firer()], zombies: [zombie(1, east(0)), zombie(2, east(15))], activation: { human: 1 } })
    expect(offersOf(s, 'P1', 'fire')).toEqual([])
    expect(s.refused('P1', fire('Z2'))).toMatchObject({ clause: 'dw.cc.3' })
  })

  it('[dw.shooting.14] up to 10 cm is point blank', () => {
    expect(added(shot([1], { gap: 10 }))).toEqual(['dw.shooting.14 +1'])
    expect(added(shot([1], { gap: 10.01 }))).toEqual([])
    expect(shot([5], { gap: 10 }).state.zombies).toEqual([])
  })

  it('[dw.shooting.15] from 20 cm on it is long range', () => {
    expect(added(shot([1], { gap: 19.99, type: 'rifle' }))).toEqual([])
    expect(added(shot([1], { gap: 20, type: 'rifle' }))).toEqual(['dw.shooting.15 -1'])
    expect(added(shot([1], { gap: 60, type: 'rifle' }))).toEqual(['dw.shooting.15 -1'])
  })

  it('[dw.shooting.16] a pistol at its full range fires at -1', () => {
    expect(zombieNo(shot([4], { gap: 20 }), 1)?.fallen).toBe(false)
    expect(zombieNo(shot([4], { gap: 19.99 }), 1)?.fallen).toBe(true)
    expect(shot([6], { gap: 20 }).state.zombies).toHaveLength(1)
  })

  it('[dw.shooting.17] range does not matter to templates, grenades and close quarters', () => {
    const at = (gap: number, column: Column) => {
      const s = scene({ humans: [firer()], zombies: [zombie(1, east(gap))], activation: { human: 1 } })
      return modifiersFor(s.table, theHuman(s.state, 1), column, [theFigure(s.table, 65)]).length
    }
    expect(COLUMNS.map((column) => at(5, column))).toEqual([1, 1, 0, 0, 0, 0])
    expect(COLUMNS.map((column) => at(30, column))).toEqual([1, 1, 0, 0, 0, 0])
  })

  it('[dw.shooting.18] a fallen target within 20 cm is easier, but not for templates', () => {
    expect(added(shot([1], { target: { fallen: true } }))).toEqual(['dw.shooting.18 +1'])
    expect(added(shot([1], { gap: 20, target: { fallen: true } }))).toEqual(['dw.shooting.15 -1', 'dw.shooting.18 +1'])
    expect(added(shot([1], { gap: 20.01, type: 'rifle', target: { fallen: true } }))).toEqual(['dw.shooting.15 -1'])
    const s = scene({ humans: [firer()], zombies: [zombie(1, east(15), { fallen: true })], activation: { human: 1 } })
    const of = (column: Column) => modifiersFor(s.table, theHuman(s.state, 1), column, [theFigure(s.table, 65)])
    expect(COLUMNS.filter((column) => of(column).length > 0)).toEqual(['single', 'automatic'])
  })

  it('[dw.shooting.19] a fallen target in base contact is eliminated, and not fired at in any other way', () => {
    const s = scene({ humans: [firer()], zombies: [zombie(1, east(0), { fallen: true })], activation: { human: 1 } })
    expect(s.refused('P1', fire('Z1'))).toMatchObject({ clause: 'dw.shooting.19' })
    s.do('P1', { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.shooting.20] that takes no die, the usual AP and one burst of a weapon with a close quarter number', () => {
    const contact = (type: WeaponId) =>
      scene({ humans: [firer({}, type)], zombies: [zombie(1, east(0), { fallen: true })], activation: { human: 1 } })
    const s = contact('sub-machinegun').do('P1', { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect([s.dice, apOf(s), weaponNo(s, 1).loaded]).toEqual([[], 2, 3])
    const bow = contact('bow')
    expect(bow.refused('P1', fire('Z1'))).toMatchObject({ clause: 'dw.shooting.20' })
    expect(bow.offered('P1').filter((one) => one.do === 'fire' || one.do === 'shoot-close')).toEqual([])
  })

  it('[dw.shooting.21] all modifiers add up', () => {
    const s = shot([2], { gap: 8, target: { fallen: true }, over: { moved: true }, command: { aim: 1 } })
    expect(added(s)).toEqual(['dw.shooting.14 +1', 'dw.shooting.8 -1', 'dw.shooting.18 +1', 'dw.aim.2 +1'])
    expect(firstDie(s)?.result).toBe('fall')
    const far = scene({
      humans: [firer({ moved: true }, 'rifle'), human({ at: east(32.5) })],
      zombies: [zombie(1, east(30))],
      activation: { human: 1 },
      dice: [6],
    }).do('P1', fire('Z1'))
    expect(added(far)).toEqual(['dw.shooting.15 -1', 'dw.shooting.8 -1', 'dw.shooting.10 -2'])
    expect(firstDie(far)?.result).toBe('miss')
  })

  it('[dw.shooting.22] bows and crossbows are fired like single shots, one arrow at a time', () => {
    const s = shot([4], { gap: 10, type: 'bow', command: {} })
    expect(added(s)).toEqual(['dw.shooting.14 +1'])
    expect([apOf(s), weaponNo(s, 1).loaded, zombieNo(s, 1)?.fallen]).toEqual([2, 0, true])
    expect(shot([5], { type: 'crossbow' }).state.zombies).toEqual([])
    expect(apOf(shot([1], { type: 'crossbow' }))).toBe(1)
    const far = scene({ humans: [firer({}, 'bow')], zombies: [zombie(1, east(50))], activation: { human: 1 } })
    expect(far.refused('P1', fire('Z1', { bursts: 2 }))).toMatchObject({ clause: 'dw.ammo.1' })
  })

  it('[dw.shooting.22] a thrown weapon reaches 10 cm, so always at point blank, and needs not be in hand', () => {
    const s = scene({
      humans: [firer({ weapons: [gun('throwing-knives', { loaded: 3, ready: false })] })],
      zombies: [zombie(1, east(10)), zombie(2, west(10.01))],
      activation: { human: 1 },
      dice: [4, 1],
    })
    expect(s.refused('P1', fire('Z2'))).toMatchObject({ clause: 'dw.weapons.3' })
    s.do('P1', fire('Z1', { bursts: 2 }))
    expect(added(s)).toEqual(['dw.shooting.14 +1'])
    expect([apOf(s), zombieNo(s, 1)?.fallen, weaponNo(s, 1).loaded]).toEqual([0, true, 1])
  })

  it('[dw.ammo.11] every throw says how many are left to throw', () => {
    const left = (weapons: readonly object[], bursts: number) =>
      scene({
        humans: [firer({ weapons })],
        zombies: [zombie(1, east(8))],
        activation: { human: 1 },
        dice: Array.from({ length: bursts }, () => 1),
      })
        .do('P1', fire('Z1', { bursts }))
        .latest.flatMap((one) => (one.e === 'burst' ? [one.loaded] : []))
    expect(left([gun('throwing-knives', { loaded: 3 })], 2)).toEqual([2, 1])
    expect(left([gun('throwing-knives', { loaded: 1 })], 1)).toEqual([0])
    expect(left([{ type: 'axe', id: 1 }], 1)).toEqual([0])
  })

  it('[dw.ammo.11] what was thrown lies where the target stood', () => {
    const s = scene({
      humans: [
        firer({ weapons: [gun('throwing-knives', { loaded: 2 }), { type: 'axe', id: 2, ready: false }, 'pistol'] }),
      ],
      zombies: [zombie(1, east(8)), zombie(2, west(5))],
      activation: { human: 1 },
      dice: [6, 5],
    })
    s.do('P1', fire('Z1')).do('P1', fire('Z2', { weapon: 2 }))
    const [x, y] = east(8)
    expect(s.state.lying.map(({ at, weapon }) => [at, weapon?.type, weapon?.loaded])).toEqual([
      [{ x, y }, 'throwing-knives', 1],
      [{ x: west(5)[0], y }, 'axe', 0],
    ])
    expect(theHuman(s.state, 1).weapons.map(({ type, loaded }) => [type, loaded])).toEqual([
      ['throwing-knives', 1],
      ['pistol', 12],
    ])
  })

  it('[dw.shooting.23] nothing is added to the dice of a flamethrower', () => {
    const s = scene({
      humans: [firer({ moved: true }, 'flamethrower')],
      zombies: [zombie(1, east(8), { fallen: true })],
      activation: { human: 1 },
      dice: [5],
    })
    s.do('P1', { do: 'flame', weapon: 1, towards: east(8) })
    expect(s.state.zombies).toEqual([])
    expect(s.event('burned')).toMatchObject({ face: 5, result: 'elim' })
  })
})

describe('aim', () => {
  it('[dw.aim.1] a step of aim costs 2 AP more and adds 1', () => {
    const s = shot([5], { command: { aim: 1 } })
    expect(added(s)).toEqual(['dw.aim.2 +1'])
    expect([apOf(s), s.state.zombies.length]).toEqual([1, 0])
    expect(shot([5]).state.zombies).toHaveLength(1)
  })

  it('[dw.aim.2] each further 2 AP add another 1', () => {
    const s = shot([4], { over: { ap: 8 }, options: { humanAP: 8 }, command: { aim: 3 } })
    expect(added(s)).toEqual(['dw.aim.2 +3'])
    expect([apOf(s), s.state.zombies.length]).toEqual([1, 0])
  })

  it('[dw.aim.3] it counts for all bursts of the declaration', () => {
    const s = shot([3, 3], { command: { aim: 1, bursts: 2 } })
    expect(s.latest.flatMap((one) => (one.e === 'burst' ? one.dice.map(({ result }) => result) : []))).toEqual([
      'fall',
      'fall',
    ])
    expect(apOf(s)).toBe(0)
  })

  it('[dw.aim.4] [dw.aim.5] with automatic fire only the first die of the first burst has all of it', () => {
    const s = shot([3, 3, 3, 3, 3, 3, 3, 3, 3, 3], {
      type: 'sub-machinegun',
      over: { ap: 8 },
      options: { humanAP: 8 },
      command: { aim: 2, bursts: 2, sustained: true },
    })
    const results = s.latest.flatMap((one) => (one.e === 'burst' ? one.dice.map(({ result }) => result) : []))
    expect(results).toEqual(['elim', ...Array.from({ length: 9 }, () => 'miss')])
    expect(added(s)).toEqual(['dw.aim.4 +2'])
    expect(apOf(s)).toBe(1)
  })

  it('[dw.aim.6] nothing of it is left for the next declaration', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, west(15))],
      activation: { human: 1 },
      dice: [1, 5],
    })
    s.do('P1', fire('Z1', { aim: 1 })).do('P1', fire('Z2'))
    expect(s.latest[1]).toMatchObject({ dice: [{ modifiers: [], result: 'fall' }] })
  })

  it('[dw.aim.7] nothing is bought for weapons with templates', () => {
    const s = scene({
      humans: [firer({}, 'pump-shotgun')],
      zombies: [zombie(1, east(8))],
      activation: { human: 1 },
    })
    expect(s.refused('P1', fire('Z1', { aim: 1 }))).toMatchObject({ clause: 'dw.shotgun.1' })
    expect(s.offered('P1').filter((one) => 'aim' in one)).toEqual([])
  })

  it('[dw.aim.8] it is part of the declaration and only as much as can be paid with it', () => {
    const s = scene({ humans: [firer()], zombies: [zombie(1, east(15))], activation: { human: 1 } })
    expect(offersOf(s, 'P1', 'fire').map(({ bursts, aim = 0 }) => [bursts, aim])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
      [3, 0],
      [4, 0],
    ])
    expect(s.refused('P1', fire('Z1', { aim: 2 }))).toMatchObject({ clause: 'dw.ap.4' })
  })

  it('[dw.ap.6] doubled costs count for the whole declaration', () => {
    const s = scene({
      humans: [firer({ doubled: true })],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
    })
    expect(offersOf(s, 'P1', 'fire').map(({ bursts, aim = 0 }) => [bursts, aim])).toEqual([
      [1, 0],
      [2, 0],
    ])
    expect(s.refused('P1', fire('Z1', { aim: 1 }))).toMatchObject({ clause: 'dw.ap.6' })
  })
})
