import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { act, type DeadWalkScene, human, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const weaponsOf = (s: DeadWalkScene, n = 1): WeaponId[] => humanNo(s, n).weapons.map(({ type }) => type)
const readyOf = (s: DeadWalkScene): number[] =>
  humanNo(s, 1)
    .weapons.filter(({ ready }) => ready)
    .map(({ id }) => id)

/** A human with these weapons, numbered from 1, in front of another weapon numbered 9. */
const carrier = (weapons: readonly WeaponId[], lies?: WeaponId, stage: object = {}): DeadWalkScene =>
  scene({
    humans: [human({ at: HERE, weapons: weapons.map((type, i) => ({ type, id: i + 1 })) })],
    lying: lies ? [{ id: 9, at: HERE, weapon: lies }] : [],
    activation: { human: 1 },
    ...stage,
  })
const take = (drop?: number): Command => ({ do: 'pick-up', what: 9, ...(drop === undefined ? {} : { drop }) })

describe('limits', () => {
  it('[dw.carry.1] two weapons belong to different categories', () => {
    expect(weaponsOf(act(carrier(['rifle'], 'pump-shotgun'), take()))).toEqual(['rifle', 'pump-shotgun'])
    expect(clauseOf(carrier(['rifle'], 'assault-rifle'), take())).toBe('dw.carry.9')
    expect(clauseOf(carrier(['baseball-bat'], 'scythe'), take())).toBe('dw.carry.9')
  })

  it.each<[WeaponId, boolean]>([
    ['pistol', true],
    ['revolver', true],
    ['machete', true],
    ['hammer', true],
    ['baseball-bat', false],
    ['bow', false],
    ['hand-grenades', false],
  ])('[dw.carry.2] a third weapon may be a %s: %s', (third, may) => {
    const s = carrier(['rifle', 'pump-shotgun'], third)
    if (may) expect(weaponsOf(act(s, take()))).toEqual(['rifle', 'pump-shotgun', third])
    else expect(clauseOf(s, take())).toBe('dw.carry.9')
  })

  it('[dw.carry.2] a small one may share the category of another, but a fourth weapon is too much', () => {
    expect(weaponsOf(act(carrier(['rifle'], 'pistol'), take()))).toEqual(['rifle', 'pistol'])
    expect(clauseOf(carrier(['rifle', 'bow', 'pistol'], 'hammer'), take())).toBe('dw.carry.9')
  })

  it.each<[WeaponId, WeaponId]>([
    ['sub-machinegun', 'sniper-rifle'],
    ['pump-shotgun', 'double-barrel'],
    ['hand-grenades', 'grenade-launcher'],
    ['bow', 'crossbow'],
    ['throwing-knives', 'throwing-axes'],
  ])('[dw.carry.3] %s and %s are of one category', (a, b) => {
    expect(clauseOf(carrier([a], b), take())).toBe('dw.carry.9')
    expect(weaponsOf(act(carrier([a], 'machinegun'), take()))).toHaveLength(2)
  })

  it('[dw.carry.4] the sawn-off is a shotgun, melee weapons are a category, and so is the fuel of a flamethrower', () => {
    expect(clauseOf(carrier(['pump-shotgun'], 'sawn-off'), take())).toBe('dw.carry.9')
    expect(clauseOf(carrier(['golf-club'], 'chainsaw'), take())).toBe('dw.carry.9')
    expect(weaponsOf(act(carrier(['golf-club'], 'flamethrower'), take()))).toEqual(['golf-club', 'flamethrower'])
    expect(WEAPONS.flamethrower.category).toBe('fuel')
  })

  it('[dw.carry.5] one-handed melee weapons go together, two-handed ones need both hands', () => {
    const one: WeaponId[] = ['hammer', 'crowbar', 'knife', 'axe', 'machete', 'sword']
    const two: WeaponId[] = [
      'baseball-bat',
      'hockey-stick',
      'golf-club',
      'samurai-blade',
      'double-axe',
      'scythe',
      'chainsaw',
    ]
    for (const type of one) expect([type, WEAPONS[type].hands]).toEqual([type, 1])
    for (const type of two) {
      const s = carrier([type, 'pistol'], undefined, { humans: [human({ at: HERE, weapons: gear(type) })] })
      expect(clauseOf(s, { do: 'ready', weapons: [1, 2] })).toBe('dw.carry.6')
    }
    const bludgeons: WeaponId[] = ['baseball-bat', 'hockey-stick', 'golf-club', 'crowbar', 'hammer', 'rifle']
    const edges: WeaponId[] = ['sword', 'knife', 'machete', 'samurai-blade', 'axe', 'double-axe', 'scythe']
    for (const type of bludgeons) expect([type, WEAPONS[type].strike]).toEqual([type, 'bludgeoning'])
    for (const type of edges) expect([type, WEAPONS[type].strike]).toEqual([type, 'edged'])
  })

  it('[dw.carry.7] hand grenades of several types share a slot, and a launcher has its own', () => {
    const s = scene({
      humans: [human({ at: HERE, weapons: [{ type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }] })],
      lying: [{ id: 9, at: HERE, weapon: { type: 'hand-grenades', grenades: { molotov: 2, fragmentation: 1 } } }],
      activation: { human: 1 },
    })
    act(s, take())
    expect(weaponsOf(s)).toEqual(['hand-grenades'])
    expect(humanNo(s, 1).weapons[0]?.grenades).toEqual({ fragmentation: 2, molotov: 2 })
    const launcher = scene({
      humans: [human({ at: HERE, weapons: ['grenade-launcher'], stock: { launcher: { fragmentation: 3 } } })],
      activation: { human: 1 },
    })
    const thrown: Command = { do: 'throw', weapon: 1, grenade: 'fragmentation', at: [6000, 5000] }
    expect(clauseOf(launcher, thrown)).toBe('dw.grenade.1')
  })

  it('[dw.carry.8] items are not limited', () => {
    const kits = Array.from({ length: 12 }, (_, i) => ({ kind: 'small-kit', id: 20 + i }))
    const s = scene({
      humans: [human({ at: HERE, weapons: ['rifle', 'bow', 'pistol'], items: kits })],
      lying: [{ id: 9, at: HERE, item: 'gas-can' }],
      activation: { human: 1 },
    })
    expect(humanNo(act(s, take()), 1).items).toHaveLength(13)
  })

  it('[dw.carry.9] a weapon too many means dropping another at once, for nothing', () => {
    const s = carrier(['rifle', 'bow', 'pistol'], 'assault-rifle')
    expect(offersOf(s, 'P1', 'pick-up')).toEqual([{ do: 'pick-up', what: 9, drop: 1 }])
    act(s, take(1))
    expect(weaponsOf(s)).toEqual(['bow', 'pistol', 'assault-rifle'])
    expect(humanNo(s, 1).ap).toBe(2)
    expect(s.state.lying).toMatchObject([{ id: 1, weapon: { type: 'rifle', ready: false } }])
    expect(s.event('dropped')).toMatchObject({ clause: 'dw.carry.9' })
    expect(clauseOf(carrier(['rifle', 'bow', 'pistol'], 'assault-rifle'), take(3))).toBe('dw.carry.2')
    expect(clauseOf(carrier(['rifle'], 'assault-rifle'), take(5))).toBe('dw.carry.9')
  })

  it('[dw.carry.9] whoever is given one too many drops one of his', () => {
    const s = scene({
      humans: [
        human({ at: HERE, weapons: [{ type: 'rifle', id: 1 }] }),
        human({ at: EAST, weapons: [{ type: 'sniper-rifle', id: 5 }] }),
      ],
      activation: { human: 1 },
    })
    expect(clauseOf(s, { do: 'give', what: 1, to: 2 })).toBe('dw.carry.9')
    act(s, { do: 'give', what: 1, to: 2, drop: 5 })
    expect(weaponsOf(s, 2)).toEqual(['rifle'])
    expect(s.state.lying).toMatchObject([{ id: 5, at: { x: 6250, y: 6000 } }])
  })
})

const gear = (type: WeaponId): object[] => [
  { type, id: 1, ready: true },
  { type: 'pistol', id: 2, ready: false },
]

describe('in hand', () => {
  it('[dw.carry.6] one two-handed weapon or two one-handed ones are ready, and changing that costs 2', () => {
    const s = carrier(['rifle', 'machete', 'pistol'])
    expect(readyOf(s)).toEqual([1])
    expect(clauseOf(s, { do: 'ready', weapons: [1, 3] })).toBe('dw.carry.6')
    expect(offersOf(s, 'P1', 'ready')).toEqual([{ do: 'ready', weapons: [2, 3] }])
    act(s, { do: 'ready', weapons: [2, 3] })
    expect(readyOf(s)).toEqual([2, 3])
    expect(humanNo(s, 1).ap).toBe(2)
    expect(s.event('readied')).toMatchObject({ clause: 'dw.carry.6', weapons: ['machete', 'pistol'], left: 2 })
    expect(clauseOf(s, { do: 'ready', weapons: [2, 3] })).toBe('dw.carry.6')
    expect(clauseOf(s, { do: 'ready', weapons: [2, 2] })).toBe('dw.carry.6')
    expect(clauseOf(s, { do: 'ready', weapons: [7] })).toBe('dw.carry.6')
  })

  it('[dw.carry.6] only what is ready is fired, but grenades are taken out as they are thrown', () => {
    const zombies = [zombie(1, [6000, 4800])]
    const s = scene({
      humans: [
        human({
          at: HERE,
          weapons: [
            { type: 'machete', id: 1, ready: true },
            { type: 'pistol', id: 2, ready: false },
            { type: 'hand-grenades', id: 3, grenades: { molotov: 1 } },
          ],
        }),
      ],
      zombies,
      activation: { human: 1 },
      dice: [6, 1],
    })
    expect(clauseOf(s, { do: 'fire', weapon: 2, target: 'Z1', bursts: 1 })).toBe('dw.shooting.6')
    expect(clauseOf(s, { do: 'ready', weapons: [3] })).toBe('dw.carry.6')
    act(s, { do: 'throw', weapon: 3, grenade: 'molotov', at: [6000, 4800] })
    expect(s.event('thrown')).toMatchObject({ human: 1, grenade: 'molotov' })
  })

  it('[dw.carry.6] [dw.cc.16] a crate fills both hands, and in close combat nothing is changed', () => {
    const laden = scene({
      humans: [human({ at: HERE, weapons: ['pistol'], items: [{ kind: 'crate', id: 5 }] })],
      zombies: [zombie(1, [6000, 5000])],
      lying: [{ id: 9, at: HERE, item: 'crate' }],
      activation: { human: 1 },
    })
    expect(clauseOf(laden, take())).toBe('dw.carry.6')
    expect(offersOf(laden, 'P1', 'drop')).toEqual([{ do: 'drop', what: 5 }])
    act(laden, { do: 'drop', what: 5 })
    expect(offersOf(laden, 'P1', 'drop')).toEqual([])
    const held = carrier(['rifle', 'pistol'], undefined, { zombies: [zombie(1, EAST)] })
    expect(clauseOf(held, { do: 'ready', weapons: [2] })).toBe('dw.cc.16')
  })

  it('[dw.machinegun.10] changing weapons ends the braced state', () => {
    const s = scene({
      humans: [
        human({
          at: HERE,
          weapons: [
            { type: 'machinegun', id: 1, ready: true, braced: true },
            { type: 'pistol', id: 2, ready: false },
          ],
        }),
      ],
      activation: { human: 1 },
    })
    act(s, { do: 'ready', weapons: [2] })
    expect(humanNo(s, 1).weapons[0]).toMatchObject({ ready: false, braced: false })
  })

  it('[dw.carry.10] a knife strikes only when it is ready, but is thrown as it is', () => {
    const armed = (ready: boolean, at: Point, dice: number[]): DeadWalkScene =>
      scene({
        humans: [human({ at: HERE, weapons: [{ type: 'knife', id: 1, ready }] })],
        zombies: [zombie(1, at)],
        activation: { human: 1 },
        dice,
      })
    const strike: Command = { do: 'strike', with: 1, target: 'Z1' }
    expect(clauseOf(armed(false, EAST, []), strike)).toBe('dw.cc.16')
    expect(act(armed(true, EAST, [6]), strike).state.zombies).toEqual([])
    const thrown = act(armed(false, [6000, 5100], [1]), { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(weaponsOf(thrown)).toEqual([])
  })

  it.each<[WeaponId, boolean]>([
    ['rifle', true],
    ['pump-shotgun', true],
    ['sub-machinegun', true],
    ['crossbow', true],
    ['machinegun', false],
    ['grenade-launcher', false],
    ['flamethrower', false],
    ['pistol', false],
    ['revolver', false],
    ['sawn-off', false],
    ['bow', false],
  ])('[dw.carry.11] the butt of a %s strikes: %s', (type, does) => {
    const s = scene({
      humans: [human({ at: HERE, weapons: [{ type, id: 1, ready: true }] })],
      zombies: [zombie(1, EAST)],
      activation: { human: 1 },
      dice: does ? [5] : [],
    })
    const strike: Command = { do: 'strike', with: 1, target: 'Z1' }
    if (does) expect(act(s, strike).state.zombies[0]?.fallen).toBe(true)
    else expect(clauseOf(s, strike)).toBe('dw.carry.11')
  })
})
