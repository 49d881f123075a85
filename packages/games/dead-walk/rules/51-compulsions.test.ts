import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  happened,
  human,
  humanAt,
  humanNo,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { compulsionOf } from './51-compulsions.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
type Point = [number, number]
const MAD = { psychosis: true, quirks: true, jams: false }
const gun = (type: string, over: object = {}): object => ({ type, id: 1, loaded: 6, ready: true, ...over })
const MACHETE = { type: 'machete', id: 2, ready: true }
const odd = (traits: { quirks?: string[]; psychoses?: string[] }, over: object = {}): object =>
  human({ at: at(60, 60), sheet: traits, ...over })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const move = (...path: Point[]): Command => ({ do: 'move', path })

/** Somebody is chosen, and his activation begins. */
const begun = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  act(scene({ options: { ...MAD, ...options }, ...stage }), { do: 'activate', human: 1 })
const deeds = (s: DeadWalkScene): string[] => s.offered('P1').map((command) => command.do)
/** The first thing that is offered. */
const obey = (s: DeadWalkScene): DeadWalkScene => act(s, s.offered('P1')[0] as Command)

describe('Charge', () => {
  const charger = (zombies: object[], over: object = {}, stage: Stage = {}): DeadWalkScene =>
    begun({ humans: [odd({ psychoses: ['charge'] }, over)], zombies, ...stage })

  it('[dw.psychosis.4] he runs into the nearest zombie, which goes down without a die', () => {
    const s = charger([zombie(1, at(60, 72)), zombie(2, at(60, 45))])
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.psychosis.4', by: 'charge', figure: 'Z1' })
    expect(deeds(s)).toEqual(['move'])
    expect(clauseOf(s, { do: 'end' })).toBe('dw.psychosis.4')
    expect(clauseOf(s, move(at(60, 55)))).toBe('dw.psychosis.4')
    obey(s)
    expect(zombieNo(s, 1)?.fallen).toBe(true)
    expect(s.event('fell')).toMatchObject({ figure: 'Z1', from: 'charge' })
    expect(humanNo(s, 1).ap).toBe(2)
    expect(s.dice).toEqual([])
    expect(deeds(s)).toContain('end')
  })

  it('[dw.psychosis.4] [dw.seat.3] the way there is his own', () => {
    const s = charger([zombie(1, at(60, 72))])
    act(s, move(at(63, 65), at(60, 72)))
    expect(zombieNo(s, 1)?.fallen).toBe(true)
  })

  it('[dw.psychosis.5] nothing happens if his AP do not suffice, he does not see it, or he is in close combat', () => {
    const far = charger([zombie(1, [6000, 6250 + 2001 + 10])])
    expect(deeds(far)).toContain('end')
    expect(happened(far)).not.toContain('compelled')
    const reached = charger([zombie(1, [6000, 6250 + 2000 + 10])])
    expect(deeds(reached)).toEqual(['move'])
    const hidden = charger([zombie(1, at(70, 60))], {}, { map: { buildings: [HOUSE] } })
    expect(deeds(hidden)).toContain('end')
    const held = charger([zombie(1, [6250, 6000]), zombie(2, at(60, 70))])
    expect(deeds(held)).toContain('end')
  })

  it('[dw.psychosis.4] [dw.quirk.5] whoever stumbles on the way does not reach it', () => {
    const humans = [odd({ psychoses: ['charge'], quirks: ['clumsy'] })]
    const s = obey(begun({ humans, zombies: [zombie(1, at(60, 72))], dice: [1] }))
    expect([humanNo(s, 1).prone, zombieNo(s, 1)?.fallen]).toEqual([true, false])
  })

  it('[dw.psychosis.4] a zombie on the ground cannot go down', () => {
    const s = charger([zombie(1, at(60, 66), { fallen: true }), zombie(2, at(60, 48))])
    expect(s.event('compelled').figure).toBe('Z2')
  })

  it('[dw.psychosis.4] whoever lies there stands up for it first', () => {
    const s = charger([zombie(1, at(60, 68))], { prone: true })
    expect(deeds(s)).toEqual(['stand-up'])
    obey(obey(s))
    expect(zombieNo(s, 1)?.fallen).toBe(true)
    expect(deeds(charger([zombie(1, at(60, 75))], { prone: true }))).toContain('end')
  })

  it('[dw.psychosis.4] there is no attempt to break in the same turn', () => {
    const s = obey(charger([zombie(1, at(60, 66)), zombie(2, at(62.5, 64.5))]))
    expect(clauseOf(s, { do: 'break' })).toBe('dw.break.2')
  })
})

/** Without a door or window. */
const HOUSE = {
  id: 'B1',
  title: 'house',
  tag: 'plain' as const,
  outline: [65, 50, 75, 70] as const,
  rooms: [],
  doors: [],
  windows: [],
  ladder: null,
}

describe('Stupid', () => {
  it('[dw.quirk.15] he must go into contact with the nearest zombie within 10 cm', () => {
    const s = begun({
      humans: [odd({ quirks: ['stupid'] })],
      zombies: [zombie(1, [6000, 6250 + 1000]), zombie(2, [6000, 5750 - 1001])],
    })
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.quirk.15', figure: 'Z1' })
    expect(clauseOf(s, move(at(60, 55)))).toBe('dw.quirk.15')
    obey(s)
    expect(s.event('moved').stoppedBy).toBe('Z1')
    expect(zombieNo(s, 1)?.fallen).toBe(false)
    const far = begun({ humans: [odd({ quirks: ['stupid'] })], zombies: [zombie(1, [6000, 6250 + 1001])] })
    expect(deeds(far)).toContain('end')
  })

  it('[dw.quirk.15] [dw.cc.5] with those on the ground there is no close combat', () => {
    const s = begun({
      humans: [odd({ quirks: ['stupid'] })],
      zombies: [zombie(1, at(60, 66), { fallen: true }), zombie(2, at(60, 52))],
    })
    expect(s.event('compelled').figure).toBe('Z2')
  })

  it('[dw.quirk.15] only if his AP suffice', () => {
    const weak = { humans: [odd({ quirks: ['stupid', 'indecisive'] }, { doubled: true })], dice: [1] }
    const s = begun({ ...weak, zombies: [zombie(1, at(60, 71))] })
    expect(deeds(s)).toContain('end')
  })
})

describe('those who must shoot', () => {
  const paranoid = (over: object, others: object[], dice: number[] = []): DeadWalkScene =>
    begun({
      humans: [odd({ psychoses: ['paranoid'] }, { weapons: [gun('pistol')], ...over }), ...others],
      options: { jams: true },
      dice,
    })

  it('[dw.psychosis.9] [dw.quirk.17] Paranoid fires one burst at the nearest friend within 10 cm, once', () => {
    const s = paranoid({}, [human({ at: [6250 + 1000, 6000] }), human({ at: [6000, 6250 + 900] })], [4])
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.psychosis.9', figure: 'H3' })
    expect(s.offered('P1')).toEqual([{ do: 'fire', weapon: 1, target: 'H3', bursts: 1 }])
    for (const wrong of [
      { do: 'fire', weapon: 1, target: 'H2', bursts: 1 },
      { do: 'fire', weapon: 1, target: 'H3', bursts: 2 },
      { do: 'end' },
    ] as const)
      expect(clauseOf(s, wrong)).toBe('dw.psychosis.9')
    obey(s)
    expect(humanNo(s, 3)).toMatchObject({ wounds: 1, prone: true })
    expect(weaponNo(s, 1).loaded).toBe(5)
    expect(deeds(s)).toContain('end')
    expect(clauseOf(s, { do: 'fire', weapon: 1, target: 'H2', bursts: 1 })).toBe('dw.scope.6')
  })

  it('[dw.quirk.17] nothing happens without a ready loaded firearm, a visible friend near, or the AP', () => {
    const near = [human({ at: at(60, 66) })]
    for (const weapon of [
      gun('pistol', { loaded: 0 }),
      gun('pistol', { ready: false }),
      gun('pistol', { jammed: true }),
      gun('bow', { loaded: 1 }),
    ])
      expect(deeds(paranoid({ weapons: [weapon] }, near))).toContain('end')
    expect(deeds(paranoid({}, [human({ at: [6250 + 1001, 6000] })]))).toContain('end')
    expect(deeds(paranoid({ weapons: [gun('sniper-rifle', { loaded: 5 })], doubled: true }, near))).toContain('end')
    expect(deeds(paranoid({ weapons: [gun('sniper-rifle', { loaded: 5 })] }, near))).toEqual(['fire'])
  })

  it('[dw.quirk.17] whom he does not see he does not shoot', () => {
    const s = begun({
      humans: [odd({ psychoses: ['paranoid'] }, { weapons: [gun('pistol')] }), human({ at: at(67, 60) })],
      map: { buildings: [HOUSE] },
    })
    expect(deeds(s)).toContain('end')
  })

  it('[dw.quirk.17] a friend in contact is no close combat, and a shotgun is pointed at him', () => {
    const s = paranoid({ weapons: [gun('pump-shotgun')] }, [human({ at: [6250, 6000] })], [4])
    expect(s.offered('P1')).toEqual([{ do: 'spray', weapon: 1, towards: [6250, 6000] }])
    obey(s)
    expect(humanNo(s, 2).status).toBe('dead')
    const pistol = paranoid({}, [human({ at: [6250, 6000] })], [4])
    obey(pistol)
    expect(humanNo(pistol, 2).wounds).toBe(1)
  })

  it('[dw.seat.3] which firearm is the choice that is left', () => {
    const s = paranoid({ weapons: [gun('pistol'), gun('revolver', { id: 2 })] }, [human({ at: at(60, 66) })])
    expect(s.offered('P1').map((command) => command.do === 'fire' && command.weapon)).toEqual([1, 2])
  })

  it('[dw.quirk.6] Criminal shoots characters of the law, and nobody else', () => {
    const criminal = (other: object): DeadWalkScene =>
      begun({ humans: [odd({ quirks: ['criminal'] }, { weapons: [gun('pistol')] }), other] })
    const law = { archetype: 'law' }
    const s = criminal(human({ at: [6250 + 1000, 6000], sheet: law }))
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.quirk.6', figure: 'H2' })
    expect(s.offered('P1')).toEqual([{ do: 'fire', weapon: 1, target: 'H2', bursts: 1 }])
    expect(deeds(criminal(human({ at: [6250 + 1001, 6000], sheet: law })))).toContain('end')
    expect(deeds(criminal(human({ at: at(60, 66), sheet: { archetype: 'civilian' } })))).toContain('end')
    expect(deeds(criminal(human({ at: at(60, 66), sheet: law, npc: true, seat: 'P1' })))).toEqual(['fire'])
  })
})

describe('Scared', () => {
  /** The tests of turn 2, then his activation. */
  const scared = (humans: object[], zombies: object[], dice: number[], stage: Stage = {}): DeadWalkScene =>
    act(scene({ options: MAD, phase: 'tests', turn: 2, humans, zombies, dice, ...stage }), { do: 'activate', human: 1 })
  const coward = (over: object = {}): object => odd({ psychoses: ['scared'] }, over)
  const DOWN = zombie(1, at(60, 66), { fallen: true })

  it('[dw.psychosis.10] with a zombie near at the start of the turn he runs to the nearest friend with all his AP', () => {
    const s = scared([coward(), human({ at: at(60, 20) })], [DOWN], [1, 1])
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.psychosis.10', figure: 'H2' })
    expect(deeds(s)).toEqual(['move'])
    expect(clauseOf(s, move(at(60, 55)))).toBe('dw.psychosis.10')
    expect(clauseOf(s, { do: 'end' })).toBe('dw.psychosis.10')
    obey(s)
    expect(humanAt(s, 1)).toEqual(at(60, 40))
    expect(humanNo(s, 1)).toMatchObject({ ap: 0, acted: true })
  })

  it('[dw.psychosis.10] [dw.seat.3] another way of the same price is as good', () => {
    const s = scared([coward(), human({ at: at(60, 20) })], [DOWN], [1, 1])
    act(s, move(at(63, 51), at(60, 42)))
    expect(humanAt(s, 1)).toEqual(at(60, 42))
  })

  it('[dw.psychosis.11] he stops in contact with the friend, and that is all', () => {
    const s = obey(scared([coward(), human({ at: at(60, 52) })], [DOWN], [1, 1]))
    expect(humanAt(s, 1)).toEqual([6000, 5450])
    expect(humanNo(s, 1).acted).toBe(true)
  })

  it('[dw.psychosis.11] without a friend he runs straight away from the nearest zombie', () => {
    const s = obey(scared([coward()], [DOWN], [1, 1]))
    expect(humanAt(s, 1)).toEqual(at(60, 40))
  })

  it('[dw.psychosis.11] it is what stood near in phase 1 that counts', () => {
    const far = zombie(1, at(60, 73), { fallen: true })
    expect(deeds(scared([coward(), human({ at: at(60, 20) })], [far], []))).toContain('end')
    const gone = scene({
      options: MAD,
      humans: [coward({ mind: { compelled: ['scared'] } }), human({ at: at(60, 20) })],
    })
    expect(deeds(act(gone, { do: 'activate', human: 1 }))).toEqual(['move'])
  })

  it('[dw.psychosis.10] in close combat he tries to break, or does nothing', () => {
    const held = [zombie(1, [6250, 6000])]
    const friend = human({ at: at(40, 60) })
    const s = scared([coward({ weapons: [MACHETE] }), friend], held, [1, 1, 6])
    expect(deeds(s)).toEqual(['break', 'end'])
    expect(clauseOf(s, { do: 'strike', with: 2, target: 'Z1' })).toBe('dw.psychosis.10')
    obey(s)
    expect(deeds(s)).toEqual(['move'])
    obey(s)
    expect(humanAt(s, 1)).toEqual(at(45, 60))
    act(scared([coward(), friend], held, [1, 1]), { do: 'end' })
  })
})

describe('Hallucinate', () => {
  const haunted = (over: object, others: object[], dice: number[] = []): DeadWalkScene =>
    begun({ humans: [odd({ psychoses: ['hallucinate'] }, { weapons: [MACHETE], ...over }), ...others], dice })

  it('[dw.psychosis.13] [dw.psychosis.14] he goes to the nearest friend within 10 cm and strikes him, once', () => {
    const s = haunted({}, [human({ at: [6250 + 1000, 6000] })], [4])
    expect(s.event('compelled')).toMatchObject({ clause: 'dw.psychosis.13', figure: 'H2' })
    expect(deeds(s)).toEqual(['move'])
    obey(s)
    expect(humanAt(s, 1)).toEqual([7000, 6000])
    expect(s.offered('P1')).toEqual([{ do: 'strike', with: 2, target: 'H2' }])
    expect(clauseOf(s, { do: 'end' })).toBe('dw.psychosis.13')
    obey(s)
    expect(s.event('struck')).toMatchObject({
      clause: 'dw.psychosis.13',
      target: 'H2',
      die: { face: 4, result: 'fall' },
    })
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: true })
    expect(humanNo(s, 1).ap).toBe(0)
    expect(deeds(s)).toContain('end')
  })

  it('[dw.psychosis.14] only with a close combat weapon in hand and AP for both', () => {
    const friend = [human({ at: [6250 + 1000, 6000] })]
    expect(deeds(haunted({ weapons: [{ ...MACHETE, ready: false }] }, friend))).toContain('end')
    expect(deeds(haunted({ weapons: [gun('rifle')] }, friend))).toContain('end')
    expect(deeds(haunted({ doubled: true }, friend))).toContain('end')
    expect(deeds(haunted({ doubled: true }, [human({ at: [6250, 6000] })]))).toEqual(['strike'])
    expect(deeds(haunted({}, [human({ at: [6250 + 1001, 6000] })]))).toContain('end')
  })

  it('[dw.psychosis.13] [dw.cc.23] a friend on the ground is killed unless a 1 falls', () => {
    const lying = [human({ at: [6250, 6000], prone: true })]
    expect(humanNo(obey(haunted({}, lying, [2])), 2).status).toBe('dead')
    expect(humanNo(obey(haunted({}, lying, [1])), 2).wounds).toBe(0)
  })

  it('[dw.psychosis.13] a chainsaw has its mishap, and is heard', () => {
    const saw = { type: 'chainsaw', id: 2, ready: true, motor: 'runs' }
    const s = obey(haunted({ weapons: [saw] }, [human({ at: [6250, 6000] })], [1, 2]))
    expect(weaponNo(s, 2).motor).toBe('stalled')
    expect(happened(s)).toContain('noise')
  })
})

describe('Macho', () => {
  const macho = (stage: Stage): DeadWalkScene =>
    begun({ humans: [odd({ quirks: ['macho'] }, { weapons: [gun('pistol')] })], ...stage })

  it('[dw.quirk.10] his first action is fire at a zombie, if any is possible', () => {
    const s = macho({ zombies: [zombie(1, at(60, 75)), zombie(2, at(60, 46))], dice: [1] })
    expect(new Set(deeds(s))).toEqual(new Set(['fire']))
    expect(s.clock('P1')).toEqual([{ do: 'fire', weapon: 1, target: 'Z2', bursts: 1 }])
    expect(clauseOf(s, move(at(60, 55)))).toBe('dw.quirk.10')
    expect(clauseOf(s, { do: 'end' })).toBe('dw.quirk.10')
    act(s, { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })
    expect(deeds(s)).toContain('move')
    act(s, move(at(60, 61)))
  })

  it('[dw.quirk.10] with nobody in sight and range he is free, and so with the switch off', () => {
    expect(deeds(macho({ zombies: [zombie(1, at(60, 90))] }))).toContain('end')
    expect(deeds(macho({ zombies: [zombie(1, at(60, 75))], options: { quirks: false } }))).toContain('end')
  })

  it('[dw.quirk.10] fire that can hit no zombie does not fulfil it', () => {
    const zombies = [zombie(1, at(60, 75))]
    const launcher = [odd({ quirks: ['macho'] }, { weapons: [gun('grenade-launcher', { loaded: 1 })] })]
    const s = macho({ humans: launcher, zombies, dice: [6, 1] })
    expect(clauseOf(s, { do: 'launch', weapon: 1, at: at(60, 40) })).toBe('dw.quirk.10')
    expect(clauseOf(s, { do: 'launch', weapon: 1, at: at(60, 80) })).toBe('dw.quirk.10')
    act(s, { do: 'launch', weapon: 1, at: at(60, 79) })
    const friend = human({ at: at(50, 60) })
    const shotgun = [odd({ quirks: ['macho'] }, { weapons: [gun('pump-shotgun')] }), friend]
    const sprayer = macho({ humans: shotgun, zombies: [zombie(1, at(60, 70))] })
    expect(clauseOf(sprayer, { do: 'spray', weapon: 1, towards: at(50, 60) })).toBe('dw.quirk.10')
  })

  it('[dw.quirk.10] [dw.vehicle.19] at the wheel he cannot', () => {
    const map = { vehicles: [car()] }
    const humans = [odd({ quirks: ['macho'] }, { weapons: [gun('pistol')], aboard: 'V1' })]
    expect(deeds(macho({ humans, map, zombies: [zombie(1, at(60, 75))], options: { vehicles: true } }))).toContain(
      'end',
    )
  })

  it('[dw.quirk.10] [dw.quirk.12] a relative among them ends it', () => {
    const s = begun({
      humans: [odd({ quirks: ['macho', 'relative'] }, { weapons: [gun('pistol')] })],
      zombies: [zombie(1, at(60, 75))],
      dice: [1],
    })
    obey(s)
    expect(humanNo(s, 1)).toMatchObject({ ap: 4, mind: { refuses: true, compelled: [] } })
    expect(deeds(s)).toContain('end')
    expect(deeds(s)).not.toContain('fire')
  })
})

describe('several compulsions', () => {
  it('[dw.psychosis.18] they come in their order, one after another', () => {
    const s = begun({
      humans: [
        odd(
          { psychoses: ['hallucinate', 'paranoid', 'charge'], quirks: ['macho'] },
          { weapons: [gun('pistol'), MACHETE] },
        ),
        human({ at: at(60, 56), wounds: 0 }),
      ],
      zombies: [zombie(1, at(60, 64.5)), zombie(2, at(75, 64))],
      dice: [1, 1],
    })
    const order = (): string[] => s.events.flatMap((one) => (one.e === 'compelled' ? one.by : []))
    expect(order()).toEqual(['charge'])
    obey(s)
    expect(order()).toEqual(['charge', 'paranoid'])
    obey(s)
    expect(order()).toEqual(['charge', 'paranoid', 'macho'])
    expect(humanNo(s, 1).ap).toBe(2)
    obey(s)
    expect(deeds(s)).toContain('end')
  })

  it('[dw.psychosis.18] Scared comes before all others, Paranoid before Criminal, that before Hallucinate and Macho', () => {
    const first = (psychoses: string[], quirks: string[], over: object = {}): string =>
      begun({
        humans: [
          odd({ psychoses, quirks }, { weapons: [gun('pistol'), MACHETE], ...over }),
          human({ at: at(60, 56), sheet: { archetype: 'law' } }),
        ],
        zombies: [zombie(1, at(60, 68))],
      }).event('compelled').by
    const scared = { mind: { compelled: ['scared'] } }
    expect(first(['charge', 'scared', 'paranoid'], ['stupid', 'macho'], scared)).toBe('scared')
    expect(first(['charge', 'paranoid'], ['stupid', 'macho'])).toBe('charge')
    expect(first(['paranoid', 'hallucinate'], ['stupid', 'macho'])).toBe('stupid')
    expect(first(['paranoid', 'hallucinate'], ['criminal', 'macho'])).toBe('paranoid')
    expect(first(['hallucinate'], ['criminal', 'macho'])).toBe('criminal')
    expect(first(['hallucinate'], ['macho'])).toBe('hallucinate')
  })

  it('[dw.psychosis.18] what is forbidden is skipped: Terrified does not charge', () => {
    const s = begun({
      humans: [odd({ psychoses: ['charge', 'terrified'] })],
      zombies: [zombie(1, at(60, 70))],
    })
    expect(deeds(s)).toContain('end')
    expect(happened(s)).not.toContain('compelled')
  })

  it('[dw.psychosis.7] [dw.psychosis.13] Terrified fears zombies only: a friend is struck all the same', () => {
    const s = begun({
      humans: [odd({ psychoses: ['hallucinate', 'terrified'] }, { weapons: [MACHETE] }), human({ at: [6250, 6000] })],
    })
    expect(s.offered('P1')).toEqual([{ do: 'strike', with: 2, target: 'H2' }])
  })

  it('[dw.psychosis.18] [dw.psychosis.6] after the charge a mental block forbids the shot', () => {
    const s = begun({
      humans: [
        odd({ psychoses: ['charge', 'paranoid', 'mental-block'] }, { weapons: [gun('pistol')] }),
        human({ at: at(60, 56) }),
      ],
      zombies: [zombie(1, at(60, 66))],
    })
    obey(s)
    expect(deeds(s)).toContain('end')
    expect(deeds(s)).not.toContain('fire')
  })

  it('[dw.psychosis.18] whoever is frozen is compelled to nothing', () => {
    const s = begun({
      humans: [odd({ quirks: ['scary-pants', 'stupid'] }), human({ at: at(20, 20) })],
      zombies: [zombie(1, at(60, 66))],
      dice: [1],
    })
    expect(s.asks).toBe('who acts')
    expect(happened(s)).not.toContain('compelled')
  })

  it('[dw.quirk.13] [dw.psychosis.18] a forced move may end near a zombie', () => {
    const s = begun({
      humans: [odd({ quirks: ['scary-pants', 'stupid'] })],
      zombies: [zombie(1, at(60, 66))],
      dice: [6],
    })
    obey(s)
    expect(s.event('moved').stoppedBy).toBe('Z1')
  })
})

describe('the player', () => {
  const stage = (): DeadWalkScene =>
    scene({
      options: { ...MAD, players: 2 },
      humans: [odd({ quirks: ['stupid'] }), human({ at: at(20, 20), seat: 'P2' })],
      zombies: [zombie(1, at(60, 66), { stunned: false })],
    })

  it('[dw.psychosis.18] what will compel somebody is known before he acts', () => {
    const s = stage()
    const ahead = { by: 'stupid', clause: 'dw.quirk.15', figure: 'Z1' }
    expect(compulsionOf(s.table, humanNo(s, 1))).toEqual(ahead)
    expect(compulsionOf(s.table, humanNo(s, 2))).toBeNull()
    act(s, { do: 'activate', human: 1 })
    expect(compulsionOf(s.table, humanNo(s, 1))).toEqual(ahead)
    obey(s)
    expect(compulsionOf(s.table, humanNo(s, 1))).toBeNull()
  })

  it('[dw.seat.3] a seat decides only for its own figures', () => {
    expect(clauseOf(stage(), { do: 'activate', human: 2 })).toBe('dw.seat.3')
  })

  it('[dw.seat.3] he cannot let somebody pass who is compelled, and the clock obeys for him', () => {
    const s = stage()
    expect(clauseOf(s, { do: 'rest' })).toBe('dw.seat.3')
    expect(s.offered('P1')).toEqual([{ do: 'activate', human: 1 }])
    expect(s.offered('P2')).toContainEqual({ do: 'rest' })
    s.timeOut('P1')
    expect(humanNo(s, 1).mind.compelled).toEqual(['stupid'])
    s.timeOut('P1')
    expect(s.event('moved').stoppedBy).toBe('Z1')
    s.timeOut('P1')
    expect(humanNo(s, 1).acted).toBe(true)
  })

  it('[dw.seat.3] with the switches off he may let everybody pass', () => {
    const s = scene({
      options: { quirks: false },
      humans: [odd({ quirks: ['stupid'] })],
      zombies: [zombie(1, at(60, 66), { fallen: true, stunned: true })],
      dice: [1, 1],
    })
    endPhase(s)
    expect(s.state.turn).toBe(2)
  })
})
