import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { theHuman } from '../state.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { type DeadWalkScene, human, offersOf, scene, zombie, zombieNo } from '../testing.ts'

type Point = [number, number]

/** The firer stands here; places to his east are given by the gap in cm, and by cm to the right of the line. */
const HERE: Point = [3000, 6000]
const east = (gap: number, aside = 0): Point => [
  HERE[0] + 250 + Math.round(gap * 100),
  HERE[1] + Math.round(aside * 100),
]
const firer = (type: WeaponId = 'sub-machinegun', over: object = {}): object =>
  human({ at: HERE, weapons: [{ type, id: 1, ready: true }], ap: 4, ...over })
const fire = (target: `Z${number}` | `H${number}`, over: Partial<CommandOf<'fire'>> = {}): CommandOf<'fire'> => ({
  do: 'fire',
  weapon: 1,
  target,
  bursts: 1,
  ...over,
})
const MISSES = [1, 1, 1, 1, 1]

/** Bursts at Z1 15 cm away among others; nobody is hit unless dice say so. */
function burst(
  others: object[],
  dice: number[] = MISSES,
  command: Partial<CommandOf<'fire'>> = {},
  humans: object[] = [],
) {
  return scene({
    humans: [firer(), ...humans],
    zombies: [zombie(1, east(15)), ...others],
    activation: { human: 1 },
    dice,
  }).do('P1', fire('Z1', command))
}
const targets = (s: DeadWalkScene): readonly string[] => s.event('declared').targets
const added = (s: DeadWalkScene): string[] =>
  (s.event('burst').dice[1]?.modifiers ?? []).map(({ clause, value }) => `${clause} ${value > 0 ? '+' : ''}${value}`)
const dealt = (s: DeadWalkScene): string[] =>
  s.latest.flatMap((one) => (one.e === 'hit dealt' ? [`${one.figure} ${one.result}`] : []))

describe('automatic fire', () => {
  it('[dw.autofire.1] a burst of five dice may hit up to five figures', () => {
    const around = [zombie(2, east(15, 3)), zombie(3, east(15, -3)), zombie(4, east(18)), zombie(5, east(18, 3))]
    const s = burst(around, [5, 5, 5, 5, 5, 1, 2, 3, 4, 5])
    expect(targets(s)).toEqual(['Z1', 'Z2', 'Z3', 'Z4', 'Z5'])
    expect(s.state.zombies).toEqual([])
  })

  it('[dw.autofire.2] whoever is up to 5 cm to the right, left or behind the named target is subject to it', () => {
    const s = burst([zombie(2, east(15, 5)), zombie(3, east(15, -5)), zombie(4, east(22.5))])
    expect(targets(s)).toEqual(['Z1', 'Z2', 'Z3', 'Z4'])
    expect(targets(burst([zombie(2, east(22.51))]))).toEqual(['Z1'])
  })

  it('[dw.autofire.3] a centre more than 5 cm beside the line is out of it although the gap is small', () => {
    expect(targets(burst([zombie(2, east(15, 5.01))]))).toEqual(['Z1'])
  })

  it('[dw.autofire.3] nobody in front of the named target is subject to it', () => {
    expect(targets(burst([zombie(2, east(13.75, 4))]))).toEqual(['Z1', 'Z2'])
    expect(targets(burst([zombie(2, east(13.74, 4))]))).toEqual(['Z1'])
  })

  it('[dw.autofire.3] nobody out of sight or out of range is subject to it', () => {
    const behind = scene({
      map: { blocks: [{ id: 'C1', title: 'container', area: [49, 62, 54, 66], height: 5 }] },
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, [5100, 6760])],
      activation: { human: 1 },
      dice: MISSES,
    })
    expect(targets(behind.do('P1', fire('Z1')))).toEqual(['Z1'])
    const far = scene({
      humans: [firer()],
      zombies: [zombie(1, east(60)), zombie(2, east(60.01, 4))],
      activation: { human: 1 },
      dice: MISSES,
    })
    expect(targets(far.do('P1', fire('Z1')))).toEqual(['Z1'])
  })

  it('[dw.autofire.4] humans in the corridor are subject like zombies, the firer is not', () => {
    const s = burst([], [5, 1, 1, 1, 1, 3], {}, [human({ at: east(19) })])
    expect(targets(s)).toEqual(['H2', 'Z1'])
    expect(dealt(s)).toEqual(['H2 elim'])
    expect(theHuman(s.state, 2).status).toBe('dead')
    const close = scene({
      humans: [firer()],
      zombies: [zombie(1, east(1))],
      activation: { human: 1 },
      dice: MISSES,
    })
    expect(targets(close.do('P1', fire('Z1')))).toEqual(['Z1'])
  })

  it('[dw.autofire.5] of more than five candidates those nearest to the named target are taken, ties by id', () => {
    const around = [
      zombie(2, east(15, 5)),
      zombie(3, east(15, -5)),
      zombie(4, east(18, 0)),
      zombie(5, east(21)),
      zombie(6, east(18, 3)),
      zombie(7, east(18, -3)),
    ]
    expect(targets(burst(around))).toEqual(['Z1', 'Z2', 'Z4', 'Z6', 'Z7'])
  })

  it('[dw.autofire.6] the worst range of all targets counts for all dice', () => {
    const at = (gap: number, other: number) =>
      added(
        scene({
          humans: [firer()],
          zombies: [zombie(1, east(gap)), zombie(2, east(other, 3))],
          activation: { human: 1 },
          dice: MISSES,
        }).do('P1', fire('Z1')),
      )
    expect(at(9, 9)).toEqual(['dw.shooting.14 +1'])
    expect(at(9, 11)).toEqual([])
    expect(at(18, 19)).toEqual([])
    expect(at(18, 20)).toEqual(['dw.shooting.15 -1'])
  })

  it('[dw.autofire.7] cover of one target counts for all dice', () => {
    const s = scene({
      map: { lows: [{ id: 'O1', title: 'low wall', cover: 'hard', line: [46, 61.5, 46, 65] }] },
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, east(15, 3.5))],
      activation: { human: 1 },
      dice: MISSES,
    }).do('P1', fire('Z1'))
    expect(targets(s)).toEqual(['Z1', 'Z2'])
    expect(added(s)).toEqual(['dw.cover.1 -1'])
  })

  it('[dw.autofire.7] the bonus for fallen targets needs all of them, a friend in combat with one is enough', () => {
    const fallen = (first: boolean, second: boolean) =>
      added(
        scene({
          humans: [firer()],
          zombies: [zombie(1, east(15), { fallen: first }), zombie(2, east(15, 3), { fallen: second })],
          activation: { human: 1 },
          dice: MISSES,
        }).do('P1', fire('Z1')),
      )
    expect(fallen(true, false)).toEqual([])
    expect(fallen(true, true)).toEqual(['dw.shooting.18 +1'])
    const s = burst([zombie(2, east(15, 4))], [1, 1, 1, 1, 6, 1], {}, [human({ at: east(15, 6.5) })])
    expect(targets(s)).toEqual(['Z1', 'Z2'])
    expect(added(s)).toEqual(['dw.shooting.10 -2'])
  })

  it('[dw.autofire.8] [dw.autofire.9] every hit is dealt by its own pick, and one already eliminated absorbs more', () => {
    const s = burst([zombie(2, east(15, 3))], [5, 4, 1, 1, 6, 2, 3, 1])
    expect(s.dice.slice(5)).toEqual(['dw.autofire.9 d6: 2', 'dw.autofire.9 d6: 3', 'dw.autofire.9 d6: 1'])
    expect(dealt(s)).toEqual(['Z1 elim', 'Z1 fall', 'Z1 elim'])
    expect(s.state.zombies.map(({ n, fallen }) => [n, fallen])).toEqual([[2, false]])
  })

  it('[dw.units.13] [dw.autofire.9] a pick among three takes two scores each, among five a 6 is thrown again', () => {
    const three = [zombie(2, east(15, 3)), zombie(3, east(15, -3))]
    const picks = [1, 2, 3, 4, 5, 6].map((face) => dealt(burst(three, [4, 1, 1, 1, 1, face]))[0])
    expect(picks).toEqual(['Z1 fall', 'Z1 fall', 'Z2 fall', 'Z2 fall', 'Z3 fall', 'Z3 fall'])
    const five = [...three, zombie(4, east(18)), zombie(5, east(18, 3))]
    const s = burst(five, [4, 1, 1, 1, 1, 6, 6, 5])
    expect(dealt(s)).toEqual(['Z5 fall'])
    expect(s.event('hit dealt').face).toBe(5)
  })

  it('[dw.autofire.9] a single target takes all hits without a die', () => {
    const s = burst([], [4, 4, 1, 1, 1])
    expect(s.dice).toHaveLength(5)
    expect(dealt(s)).toEqual(['Z1 fall', 'Z1 fall'])
    expect(zombieNo(s, 1)?.fallen).toBe(true)
  })

  it('[dw.autofire.9] humans come before zombies in the pick, and a human takes every hit', () => {
    const s = burst([], [4, 4, 1, 1, 1, 1, 3], {}, [human({ at: east(19) })])
    expect(dealt(s)).toEqual(['H2 fall', 'H2 fall'])
    expect(theHuman(s.state, 2)).toMatchObject({ wounds: 2, prone: true })
  })

  it('[dw.autofire.10] sustained fire is another burst at the same targets for 1 AP more', () => {
    const s = burst([zombie(2, east(15, 3))], [...MISSES, ...MISSES], { bursts: 2, sustained: true })
    expect(s.event('declared')).toMatchObject({ clause: 'dw.autofire.10', cost: 3, left: 1, targets: ['Z1', 'Z2'] })
    expect(s.latest.filter(({ e }) => e === 'burst')).toHaveLength(2)
    expect(theHuman(s.state, 1).weapons[0]?.loaded).toBe(2)
    expect(offersOf(s, 'P1', 'fire')).toEqual([])
  })

  it('[dw.autofire.10] single shots cannot be sustained, and one burst is not sustained fire', () => {
    const s = scene({
      humans: [firer('rifle')],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
    })
    expect(s.refused('P1', fire('Z1', { bursts: 2, sustained: true }))).toMatchObject({ clause: 'dw.autofire.10' })
    const one = scene({ humans: [firer()], zombies: [zombie(1, east(15))], activation: { human: 1 } })
    expect(one.refused('P1', fire('Z1', { sustained: true }))).toMatchObject({ clause: 'dw.autofire.10' })
  })

  it('[dw.autofire.11] one additional burst, or as many as the house allows', () => {
    const s = scene({ humans: [firer()], zombies: [zombie(1, east(15))], activation: { human: 1 } })
    expect(s.refused('P1', fire('Z1', { bursts: 3, sustained: true }))).toMatchObject({ clause: 'dw.autofire.11' })
    const house = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15))],
      activation: { human: 1 },
      options: { sustainedExtraBursts: 2 },
      dice: Array.from({ length: 15 }, () => 1),
    })
    house.do('P1', fire('Z1', { bursts: 3, sustained: true }))
    expect(house.event('declared')).toMatchObject({ cost: 4, left: 0 })
    expect(theHuman(house.state, 1).weapons[0]?.loaded).toBe(1)
  })

  it('[dw.autofire.12] pulling the trigger is always a burst of five dice for 2 AP', () => {
    for (const type of ['assault-rifle', 'sub-machinegun'] as const) {
      const s = scene({
        humans: [firer(type)],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
        dice: MISSES,
      }).do('P1', fire('Z1'))
      expect([s.dice.length, theHuman(s.state, 1).ap]).toEqual([5, 2])
    }
  })

  it('[dw.autofire.13] two plain bursts cost 4 AP and call method D once, sustained fire calls method E', () => {
    const called = (over: Partial<CommandOf<'fire'>>, dice: number[]) => {
      const s = scene({
        map: { spawnPoints: [[110, 60]] },
        humans: [firer()],
        zombies: [zombie(1, east(15))],
        activation: { human: 1 },
        options: { entryMethods: ['D', 'E'] },
        dice: [...MISSES, ...MISSES, ...dice],
      }).do('P1', fire('Z1', { bursts: 2, ...over }))
      return [theHuman(s.state, 1).ap, s.dice.slice(10)]
    }
    expect(called({}, [5])).toEqual([0, ['dw.entry.7 d20: 5']])
    expect(called({ sustained: true }, [1, 5, 5])[1]).toEqual([
      'dw.entry.10 d6: 1',
      'dw.entry.7 d20: 5',
      'dw.entry.7 d20: 5',
    ])
  })

  it('[dw.shooting.3] whoever was in an earlier corridor cannot be named, but is subject to a later one', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15)), zombie(2, east(15, 4)), zombie(3, east(15, 7))],
      activation: { human: 1 },
      dice: [...MISSES, ...MISSES],
    })
    s.do('P1', fire('Z1'))
    expect(targets(s)).toEqual(['Z1', 'Z2'])
    expect(s.refused('P1', fire('Z2'))).toMatchObject({ clause: 'dw.shooting.3' })
    s.do('P1', fire('Z3'))
    expect(s.latest[0]).toMatchObject({ e: 'declared', target: 'Z3', targets: ['Z2', 'Z3'] })
  })

  it('[dw.shooting.3] [dw.autofire.3] no friend is safe from a second burst', () => {
    const s = scene({
      humans: [firer(), human({ at: east(15, 4) })],
      zombies: [zombie(1, east(15)), zombie(2, east(15, 7))],
      activation: { human: 1 },
      dice: [...MISSES, 6, 1, 1, 1, 1, 1],
    })
    s.do('P1', fire('Z1')).do('P1', fire('Z2'))
    expect(s.latest[0]).toMatchObject({ e: 'declared', target: 'Z2', targets: ['H2', 'Z2'] })
    expect(dealt(s)).toEqual(['H2 elim'])
  })

  it('[dw.autofire.9] those who may be hit are named in the order of the dice that pick among them', () => {
    const s = scene({
      humans: [firer()],
      zombies: [zombie(1, east(15, 3)), zombie(2, east(15, -3)), zombie(3, east(15))],
      activation: { human: 1 },
      dice: [6, 6, 6, 1, 1, 1, 3, 5],
    }).do('P1', fire('Z3'))
    expect(s.event('declared')).toMatchObject({ target: 'Z3', targets: ['Z1', 'Z2', 'Z3'] })
    expect(dealt(s)).toEqual(['Z1 elim', 'Z2 elim', 'Z3 elim'])
  })
})
