import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import type { ItemId } from '../tables/items.ts'
import type { WeaponId } from '../tables/weapons.ts'
import { type DeadWalkScene, human, offersOf, scene, zombie, zombieNo } from '../testing.ts'
import { humanFigure, theHuman } from '../state.ts'
import { applyResult } from './19-harm.ts'

type Point = [number, number]

/** The fighter stands here; the four places around him touch his base. */
const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const WEST: Point = [5750, 6000]

/** In hand and in order unless told otherwise; its id is 1. */
const weapon = (type: WeaponId, over: object = {}): object => ({ type, id: 1, ready: true, ...over })
const fighter = (type: WeaponId | null, over: object = {}): object =>
  human({ at: HERE, weapons: type === null ? [] : [weapon(type)], ...over })

interface Fight {
  type?: WeaponId | null
  over?: object
  zombies?: object[]
  options?: Record<string, boolean | string>
}

/** One human in the middle of the table, with a zombie to his east unless told otherwise; it is his activation. */
const fight = (dice: number[], { type = 'machete', over = {}, zombies = [zombie(1, EAST)], options }: Fight = {}) =>
  scene({
    humans: [fighter(type, over)],
    zombies,
    activation: { human: 1 },
    dice,
    ...(options ? { options } : {}),
  })

const strike = (target: CommandOf<'strike'>['target'] = 'Z1', id = 1): Command => ({ do: 'strike', with: id, target })
const shoot = (bursts = 1, target: CommandOf<'strike'>['target'] = 'Z1', id = 1): Command => ({
  do: 'shoot-close',
  weapon: id,
  target,
  bursts,
})
const north = (by: number): Command => ({ do: 'move', path: [[HERE[0], HERE[1] - by]] })
const END: Command = { do: 'end' }

type Fate = 'gone' | 'fallen' | 'up'
const fateOf = (s: DeadWalkScene, n = 1): Fate => {
  const found = zombieNo(s, n)
  return !found ? 'gone' : found.fallen ? 'fallen' : 'up'
}
const apOf = (s: DeadWalkScene): number => theHuman(s.state, 1).ap
const loaded = (s: DeadWalkScene, id = 1): number | undefined =>
  theHuman(s.state, 1).weapons.find((one) => one.id === id)?.loaded
const kinds = (s: DeadWalkScene): string[] => [...new Set(s.offered('P1').map((one) => one.do))].sort()
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const FACES = [1, 2, 3, 4, 5, 6]

describe('close combat', () => {
  it('[dw.cc.1] bases that touch fight, up to a gap of 1 mm', () => {
    const near = fight([6], { zombies: [zombie(1, [6260, 6000])] })
    expect(clauseOf(near, north(500))).toBe('dw.cc.3')
    expect(fateOf(near.do('P1', strike()))).toBe('gone')
    expect(theHuman(near.state, 1)).toMatchObject({ kills: 0, closeKills: 1 })
    const apart = fight([], { zombies: [zombie(1, [6261, 6000])] })
    expect(clauseOf(apart, strike())).toBe('dw.cc.1')
    expect(apOf(apart.do('P1', north(500)))).toBe(3)
  })

  it('[dw.cc.2] contact between friends has no consequences, and nobody strikes a friend', () => {
    const s = scene({
      humans: [fighter('machete'), human({ at: EAST })],
      zombies: [],
      activation: { human: 1 },
    })
    expect(clauseOf(s, strike('H2'))).toBe('dw.cc.2')
    expect(apOf(s.do('P1', north(500)))).toBe(3)
  })

  it('[dw.cc.3] [dw.cc.16] in close combat nothing is left but attacks and breaking away', () => {
    const s = scene({
      humans: [
        fighter('pistol', {
          weapons: [weapon('pistol', { loaded: 3 }), { type: 'machete', id: 2, ready: false }],
          items: [{ kind: 'small-kit', id: 3 }],
          stock: { bullets: 1 },
          wounds: 1,
        }),
        human({ at: WEST }),
      ],
      zombies: [zombie(1, EAST), zombie(2, [7000, 6000])],
      activation: { human: 1 },
    })
    const forbidden: Command[] = [
      north(500),
      { do: 'lie-down' },
      { do: 'give', what: 3, to: 2 },
      { do: 'drop', what: 3 },
      { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 },
    ]
    expect(forbidden.map((command) => clauseOf(s, command))).toEqual(forbidden.map(() => 'dw.cc.3'))
    expect(clauseOf(s, { do: 'ready', weapons: [2] })).toBe('dw.cc.16')
    expect(clauseOf(s, strike('Z1', 2))).toBe('dw.cc.16')
    expect(clauseOf(s, { do: 'reload', weapon: 1 })).toBe('dw.ammo.9')
    expect(clauseOf(s, { do: 'heal', kit: 3, patient: 1 })).toBe('dw.heal.2')
    expect(kinds(s)).toEqual(['break', 'end', 'shoot-close'])
  })

  it('[dw.cc.4] a prone human may stand up, and a stalled chainsaw be restarted', () => {
    const s = fight([], { over: { prone: true } })
    expect(kinds(s)).toEqual(['end', 'stand-up'])
    expect(clauseOf(s, strike())).toBe('dw.movement.19')
    s.do('P1', { do: 'stand-up' })
    expect(theHuman(s.state, 1).prone).toBe(false)
    const saw = fight([], { over: { weapons: [weapon('chainsaw', { motor: 'stalled' })] } })
    saw.do('P1', { do: 'restart', weapon: 1 })
    expect(apOf(saw)).toBe(1)
  })

  it('[dw.cc.5] fallen and stunned zombies hold nobody, but can be attacked', () => {
    for (const state of [{ fallen: true }, { stunned: true }]) {
      const free = fight([], { zombies: [zombie(1, EAST, state)] })
      expect(apOf(free.do('P1', north(500)))).toBe(3)
      const attacked = fight([6], { zombies: [zombie(1, EAST, state)] })
      expect(fateOf(attacked.do('P1', strike()))).toBe('gone')
    }
    const pinned = fight([], { zombies: [zombie(1, EAST, { fallen: true })], options: { fallenPins: true } })
    expect(clauseOf(pinned, north(500))).toBe('dw.cc.3')
  })

  it('[dw.cc.6] he is free for the rest of his activation when the last standing enemy in contact is gone', () => {
    const s = fight([6, 4], { zombies: [zombie(1, EAST), zombie(2, WEST)] })
    s.do('P1', strike('Z1'))
    expect(clauseOf(s, north(500))).toBe('dw.cc.3')
    s.do('P1', strike('Z2'))
    expect(fateOf(s, 2)).toBe('fallen')
    const free = fight([6])
    expect(apOf(free.do('P1', strike()).do('P1', north(500)))).toBe(1)
  })

  it('[dw.cc.7] weapons strike as their kind, a rifle with its butt; pistols and sawn-off shotguns do not', () => {
    const result = (type: WeaponId, face: number): Fate => fateOf(fight([face], { type }).do('P1', strike()))
    expect(result('hammer', 5)).toBe('fallen')
    expect(result('sword', 6)).toBe('gone')
    expect(result('rifle', 5)).toBe('fallen')
    expect(result('crossbow', 6)).toBe('fallen')
    expect(fateOf(fight([3], { type: 'chainsaw' }).do('P1', strike()))).toBe('gone')
    for (const type of ['pistol', 'revolver', 'sawn-off', 'bow', 'machinegun', 'flamethrower'] as const)
      expect(clauseOf(fight([], { type }), strike())).toBe('dw.carry.11')
  })

  it('[dw.cc.8] an attack is 2 AP and one die, and needs them', () => {
    const s = fight([1, 1])
    expect(apOf(s.do('P1', strike()))).toBe(2)
    expect(apOf(s.do('P1', strike()))).toBe(0)
    expect(s.dice).toEqual(['dw.cc.10 d6: 1', 'dw.cc.10 d6: 1'])
    expect(clauseOf(fight([], { over: { ap: 1 } }), strike())).toBe('dw.ap.4')
    expect(clauseOf(fight([], { over: { ap: 3, doubled: true } }), strike())).toBe('dw.ap.6')
  })

  it('[dw.cc.9] a bludgeoning weapon fells on 5 and 6 and never eliminates', () => {
    const fates = FACES.map((face) => fateOf(fight([face], { type: 'baseball-bat' }).do('P1', strike())))
    expect(fates).toEqual(['up', 'up', 'up', 'up', 'fallen', 'fallen'])
  })

  it('[dw.cc.10] an edged weapon fells on 4 and 5 and eliminates on 6', () => {
    const fates = FACES.map((face) => fateOf(fight([face]).do('P1', strike())))
    expect(fates).toEqual(['up', 'up', 'up', 'fallen', 'fallen', 'gone'])
  })

  it('[dw.cc.11] [dw.cc.12] a strike at a fallen target eliminates it unless the natural die is 1', () => {
    for (const type of ['hammer', 'machete'] as const) {
      const zombies = [zombie(1, EAST, { fallen: true, facing: [1, 0] })]
      const fates = FACES.map((face) => fateOf(fight([face], { type, zombies }).do('P1', strike())))
      expect(fates).toEqual(['fallen', 'gone', 'gone', 'gone', 'gone', 'gone'])
    }
  })

  it('[dw.cc.13] a strike in the back has +1 on the die', () => {
    const zombies = [zombie(1, EAST, { facing: [1, 0] })]
    const fates = FACES.map((face) => fateOf(fight([face], { zombies }).do('P1', strike())))
    expect(fates).toEqual(['up', 'up', 'fallen', 'fallen', 'gone', 'gone'])
    const s = fight([3], { zombies }).do('P1', strike())
    expect(s.event('struck')).toMatchObject({ back: true, die: { modifiers: [{ clause: 'dw.cc.13', value: 1 }] } })
  })

  it('[dw.cc.14] the back is strictly behind the way a standing zombie faces; a shot has no bonus', () => {
    const back = (over: object): boolean => {
      const s = fight([2], { zombies: [zombie(1, EAST, over)] })
      return s.do('P1', strike()).event('struck').back
    }
    expect(back({ facing: [0, 1] })).toBe(false)
    expect(back({ facing: [1, 300] })).toBe(true)
    expect(back({ facing: [-1, 300] })).toBe(false)
    expect(back({})).toBe(false)
    expect(back({ facing: [1, 0], fallen: true })).toBe(false)
    expect(back({ facing: [1, 0], stunned: true })).toBe(true)
    const shot = fight([2], { type: 'pistol', zombies: [zombie(1, EAST, { facing: [1, 0] })] })
    expect(fateOf(shot.do('P1', shoot()))).toBe('up')
  })

  it('[dw.cc.14] a zombie faces the way it last moved, and turns to the human whom it attacks', () => {
    const walked = scene({ humans: [human({ at: HERE })], zombies: [zombie(1, [6000, 4000])], dice: [1, 1] })
    walked.do('P1', { do: 'rest' })
    const { x, y } = zombieNo(walked, 1)?.facing ?? { x: 1, y: 0 }
    expect([x, Math.sign(y)]).toEqual([0, 1])
    const held = scene({
      humans: [human({ at: HERE })],
      zombies: [zombie(1, EAST, { facing: [1, 0] })],
      dice: [1, 1, 1, 1],
    })
    held.do('P1', { do: 'rest' })
    expect(zombieNo(held, 1)?.facing).toEqual({ x: -250, y: 0 })
  })

  it('[dw.cc.15] nobody attacks a zombie with bare hands', () => {
    const s = fight([], { type: null })
    expect(clauseOf(s, strike())).toBe('dw.cc.15')
    expect(kinds(s)).toEqual(['break', 'end'])
  })

  it('[dw.cc.16] a weapon that is not in hand neither strikes nor fires', () => {
    const s = fight([], {
      over: { weapons: [weapon('machete', { ready: false }), { type: 'pistol', id: 2, ready: false, loaded: 5 }] },
    })
    expect(clauseOf(s, strike())).toBe('dw.cc.16')
    expect(clauseOf(s, shoot(1, 'Z1', 2))).toBe('dw.cc.16')
    expect(clauseOf(s, { do: 'ready', weapons: [1] })).toBe('dw.cc.16')
  })
})

describe('firing in close combat', () => {
  it('[dw.cc.17] the close quarter number of the weapon or more eliminates', () => {
    const numbers: [WeaponId, number][] = [
      ['pistol', 3],
      ['revolver', 3],
      ['pump-shotgun', 5],
      ['double-barrel', 5],
      ['sawn-off', 4],
      ['rifle', 6],
      ['carbine', 6],
      ['sniper-rifle', 6],
      ['assault-rifle', 6],
      ['sub-machinegun', 4],
    ]
    for (const [type, needed] of numbers) {
      expect(fateOf(fight([needed - 1], { type }).do('P1', shoot()))).toBe('up')
      expect(fateOf(fight([needed], { type }).do('P1', shoot()))).toBe('gone')
    }
  })

  it('[dw.cc.18] a burst is one die whatever the rate of fire, the normal AP and one from the magazine', () => {
    const s = fight([1, 4], { type: 'sub-machinegun' }).do('P1', shoot(2))
    expect(s.dice).toEqual(['dw.cc.17 d6: 1', 'dw.cc.17 d6: 4'])
    expect([apOf(s), loaded(s), fateOf(s)]).toEqual([0, 2, 'gone'])
    const wasted = fight([6, 1, 1], { type: 'pistol' }).do('P1', shoot(3))
    expect([apOf(wasted), loaded(wasted)]).toEqual([1, 9])
  })

  it('[dw.cc.18] bursts are declared beforehand, at somebody in base contact, as many as are loaded', () => {
    const s = fight([1], { type: 'pistol', zombies: [zombie(1, EAST), zombie(2, [6300, 6300])] })
    expect(clauseOf(s, shoot(1, 'Z2'))).toBe('dw.cc.18')
    expect(s.do('P1', shoot())).toBeTruthy()
    expect(clauseOf(s, shoot())).toBe('dw.shooting.3')
    expect(offersOf(s, 'P1', 'shoot-close')).toEqual([])
    const low = fight([], { over: { weapons: [weapon('pistol', { loaded: 1 })] } })
    expect(clauseOf(low, shoot(2))).toBe('dw.shooting.6')
    expect(clauseOf(fight([], { type: 'sniper-rifle', over: { ap: 3 } }), shoot())).toBe('dw.ap.4')
  })

  it('[dw.cc.18] a shotgun sees its first shot; the second shell directly after it is free', () => {
    const pump = fight([1, 5], { type: 'pump-shotgun' }).do('P1', shoot()).do('P1', shoot())
    expect([apOf(pump), loaded(pump), fateOf(pump)]).toEqual([0, 4, 'gone'])
    const twin = fight([1, 5], { type: 'double-barrel' }).do('P1', shoot())
    expect(apOf(twin)).toBe(3)
    expect([apOf(twin.do('P1', shoot())), loaded(twin)]).toEqual([3, 0])
    const fired = { weapons: [weapon('pump-shotgun')], firedAt: ['Z1'] }
    expect(fateOf(fight([5], { over: fired }).do('P1', shoot()))).toBe('gone')
    const both = fight([1, 1], { type: 'sawn-off' }).do('P1', shoot(2))
    expect([apOf(both), loaded(both)]).toEqual([3, 0])
  })

  it('[dw.units.8] [dw.cc.1] what is refused for want of contact names the wall or the door in between', () => {
    const hut = {
      id: 'B1',
      title: 'Hut',
      tag: 'plain' as const,
      outline: [50, 50, 70, 70] as const,
      rooms: [['R1', 'Hut', [50, 50, 70, 70]] as const],
      doors: [['D1', 60, 70, 'closed'] as const],
      windows: [],
      ladder: null,
    }
    const reason = (x: number, y = 7125): string =>
      scene({
        map: { buildings: [hut] },
        humans: [fighter('machete', { at: [x, 6880] })],
        zombies: [zombie(1, [x, y])],
        activation: { human: 1 },
      }).refused('P1', strike()).reason
    expect(reason(6000)).toBe('Zombie 1 is not in base contact: the door D1 is between them.')
    expect(reason(5500)).toBe('Zombie 1 is not in base contact: a wall is between them.')
    expect(reason(6000, 7200)).toBe('Zombie 1 is not in base contact.')
  })

  it('[dw.entry.8] the second shell belongs to the first: it is no noise of its own, in contact or not', () => {
    const twin = fight([1, 5], { type: 'double-barrel' }).do('P1', shoot())
    expect(twin.latest.map(({ e }) => e)).toContain('noise')
    expect(twin.do('P1', shoot()).latest.map(({ e }) => e)).not.toContain('noise')
  })

  it('[dw.cc.18] another action or another target between them makes the second shell a new burst', () => {
    const zombies = [zombie(1, EAST), zombie(2, WEST)]
    const elsewhere = fight([1, 1], { type: 'double-barrel', zombies }).do('P1', shoot()).do('P1', shoot(1, 'Z2'))
    expect(apOf(elsewhere)).toBe(2)
    const between = fight([1, 1, 1], { type: 'double-barrel' }).do('P1', shoot()).do('P1', strike()).do('P1', shoot())
    expect(apOf(between)).toBe(0)
  })

  it('[dw.cc.19] of the modifiers only having moved counts', () => {
    const s = fight([3], { type: 'pistol', over: { prone: true } })
    s.do('P1', { do: 'stand-up' }).do('P1', shoot())
    expect(fateOf(s)).toBe('up')
    expect(s.event('shot close').dice[0]?.modifiers).toEqual([{ clause: 'dw.shooting.8', value: -1 }])
    const still = fight([3], { type: 'pistol' }).do('P1', shoot())
    expect(still.event('shot close').dice[0]?.modifiers).toEqual([])
  })

  it('[dw.cc.17] [dw.shooting.6] a jammed weapon is not fired in contact', () => {
    const s = fight([], { over: { weapons: [weapon('rifle', { jammed: true })] } })
    expect([clauseOf(s, shoot()), kinds(s)]).toEqual(['dw.shooting.6', ['break', 'end', 'strike']])
  })

  it('[dw.cc.20] weapons without a close quarter number are not fired in contact', () => {
    const without = ['bow', 'crossbow', 'machinegun', 'grenade-launcher', 'flamethrower', 'throwing-knives'] as const
    for (const type of without) expect(clauseOf(fight([], { type }), shoot())).toBe('dw.cc.20')
  })

  it('[dw.cc.21] without ammunition he can only flee or strike', () => {
    const s = fight([5], { over: { weapons: [weapon('rifle', { loaded: 0 })], stock: { bullets: 2 } } })
    expect(clauseOf(s, shoot())).toBe('dw.cc.21')
    expect(clauseOf(s, { do: 'reload', weapon: 1 })).toBe('dw.ammo.9')
    expect(clauseOf(s, { do: 'heal', kit: 3, patient: 1 })).toBe('dw.heal.2')
    expect(kinds(s)).toEqual(['break', 'end', 'strike'])
    expect(fateOf(s.do('P1', strike()))).toBe('fallen')
  })

  it('[dw.cc.22] extinguisher, gas can, battery and radio strike like clubs, and are not used up', () => {
    for (const kind of ['extinguisher', 'gas-can', 'battery', 'radio'] as const satisfies ItemId[]) {
      const fates = [4, 5, 6].map((face) => {
        const s = fight([face], { type: null, over: { items: [{ kind, id: 7 }] } }).do('P1', strike('Z1', 7))
        expect(theHuman(s.state, 1).items).toHaveLength(1)
        return fateOf(s)
      })
      expect(fates).toEqual(['up', 'fallen', 'fallen'])
    }
    const kit = fight([], { type: null, over: { items: [{ kind: 'small-kit', id: 7 }] } })
    expect(clauseOf(kit, strike('Z1', 7))).toBe('dw.cc.15')
  })

  it('[dw.cc.23] a human whom a strike fells is wounded and prone; one whom it eliminates is dead', () => {
    const s = fight([], { zombies: [] })
    const struck = (result: 'fall' | 'elim'): void =>
      s.table.carryOut(null, () =>
        applyResult(s.table, humanFigure(1), result, { from: 'strike', by: null, close: true }),
      )
    struck('fall')
    expect(theHuman(s.state, 1)).toMatchObject({ wounds: 1, prone: true, status: 'alive' })
    struck('elim')
    expect(theHuman(s.state, 1).status).toBe('dead')
  })

  it('[dw.cc.17] a fallen target needs no die', () => {
    const zombies = [zombie(1, EAST, { fallen: true })]
    const s = fight([], { type: 'rifle', zombies }).do('P1', shoot())
    expect([fateOf(s), apOf(s), loaded(s)]).toEqual(['gone', 3, 9])
    const offered = fight([], { type: 'rifle', zombies })
    expect(offersOf(offered, 'P1', 'shoot-close')).toEqual([shoot()])
    expect(clauseOf(offered, shoot(2))).toBe('dw.shooting.20')
  })

  it('[dw.cc.18] a natural 1 may jam the weapon, which loses the bursts after it', () => {
    const s = fight([1, 2], { type: 'pistol', options: { jams: true } }).do('P1', shoot(3))
    expect([apOf(s), loaded(s)]).toEqual([1, 11])
    expect(theHuman(s.state, 1).weapons[0]?.jammed).toBe(true)
    expect(clauseOf(s, { do: 'clear-jam', weapon: 1 })).toBe('dw.jam.11')
  })

  it('[dw.cc.3] whoever carries a crate has no hand free', () => {
    const weapons = [weapon('machete'), { type: 'pistol', id: 2, ready: true }]
    const s = fight([], { over: { weapons, items: [{ kind: 'crate', id: 9 }] } })
    expect(clauseOf(s, strike())).toBe('dw.carry.6')
    expect(clauseOf(s, shoot(1, 'Z1', 2))).toBe('dw.carry.6')
    expect(kinds(s)).toEqual(['break', 'end'])
  })

  it('[dw.cc.17] a shot is heard, and kills in close combat count as such', () => {
    const s = fight([3], { type: 'pistol' }).do('P1', shoot())
    expect(s.state.noises).toEqual([{ at: { x: 6000, y: 6000 }, on: null, until: 1 }])
    expect(theHuman(s.state, 1)).toMatchObject({ kills: 0, closeKills: 1 })
    s.do('P1', END)
  })
})
