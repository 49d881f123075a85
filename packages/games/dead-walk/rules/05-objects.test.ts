import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { act, type DeadWalkScene, endPhase, happened, human, humanNo, offersOf, scene, zombie } from '../testing.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const apOf = (s: DeadWalkScene, n = 1): number => humanNo(s, n).ap
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const pickUp = (what: number, drop?: number): Command => ({
  do: 'pick-up',
  what,
  ...(drop === undefined ? {} : { drop }),
})

interface Cast {
  over?: object
  others?: object[]
  lying?: object[]
  zombies?: object[]
  stage?: object
}

const handler = ({ over = {}, others = [], lying = [], zombies = [], stage = {} }: Cast = {}): DeadWalkScene =>
  scene({ humans: [human({ at: HERE, ...over }), ...others], lying, zombies, activation: { human: 1 }, ...stage })

const itemsOf = (s: DeadWalkScene, n = 1): string[] => humanNo(s, n).items.map(({ kind }) => kind)
const weaponsOf = (s: DeadWalkScene, n = 1): string[] => humanNo(s, n).weapons.map(({ type }) => type)

describe('things', () => {
  it('[dw.movement.25] picking something up and giving it cost 2 action points each', () => {
    const s = handler({ lying: [{ id: 7, at: HERE, item: 'small-kit' }], others: [human({ at: EAST })] })
    act(s, pickUp(7))
    expect(apOf(s)).toBe(2)
    expect(itemsOf(s)).toEqual(['small-kit'])
    expect(s.state.lying).toEqual([])
    expect(s.event('picked up')).toMatchObject({ clause: 'dw.movement.25', thing: { item: 'small-kit' }, left: 2 })
    act(s, { do: 'give', what: 7, to: 2 })
    expect(apOf(s)).toBe(0)
    expect([itemsOf(s), itemsOf(s, 2)]).toEqual([[], ['small-kit']])
    expect(s.event('gave')).toMatchObject({ clause: 'dw.movement.25', receiver: 2, left: 0 })
  })

  it('[dw.movement.26] the marker lies within 1 cm of the base', () => {
    const at = (x: number): object[] => [{ id: 7, at: [x, 6000], item: 'battery' }]
    expect(itemsOf(act(handler({ lying: at(6225) }), pickUp(7)))).toEqual(['battery'])
    expect(clauseOf(handler({ lying: at(6226) }), pickUp(7))).toBe('dw.movement.26')
    expect(offersOf(handler({ lying: at(6226) }), 'P1', 'pick-up')).toEqual([])
    expect(clauseOf(handler(), pickUp(7))).toBe('dw.movement.26')
  })

  it('[dw.movement.26] nobody reaches through a wall or to another level', () => {
    const map = {
      buildings: [
        {
          id: 'B1',
          title: 'house',
          tag: 'plain' as const,
          outline: [61.5, 50, 80, 70] as const,
          rooms: [['R1', 'hall', [61.5, 50, 80, 70]] as const],
          doors: [],
          windows: [],
          ladder: null,
        },
      ],
      blocks: [{ id: 'C1', title: 'container', area: [50, 50, 58.5, 70] as const, height: 5 }],
    }
    const behind = handler({ lying: [{ id: 7, at: [6200, 6000], item: 'battery' }], stage: { map } })
    expect(clauseOf(behind, pickUp(7))).toBe('dw.movement.26')
    const above = handler({ lying: [{ id: 7, at: [5845, 6000], on: 'C1', item: 'battery' }], stage: { map } })
    expect(clauseOf(above, pickUp(7))).toBe('dw.movement.26')
  })

  it('[dw.movement.26] given is to a friend in base contact, who pays nothing', () => {
    const over = { items: [{ kind: 'radio', id: 5 }] }
    const s = handler({ over, others: [human({ at: [6260, 6000], acted: true })] })
    act(s, { do: 'give', what: 5, to: 2 })
    expect(humanNo(s, 2)).toMatchObject({ ap: 0, acted: true })
    expect(itemsOf(s, 2)).toEqual(['radio'])
    const apart = handler({ over, others: [human({ at: [6261, 6000] })] })
    expect(clauseOf(apart, { do: 'give', what: 5, to: 2 })).toBe('dw.movement.26')
    expect(clauseOf(apart, { do: 'give', what: 5, to: 1 })).toBe('dw.movement.26')
    expect(clauseOf(apart, { do: 'give', what: 5, to: 9 })).toBe('dw.movement.26')
    const nothing = handler({ others: [human({ at: EAST })] })
    expect(clauseOf(nothing, { do: 'give', what: 5, to: 2 })).toBe('dw.movement.26')
  })

  it('[dw.movement.25] ammunition is handed over and laid down by the piece', () => {
    const over = { stock: { bullets: 3, launcher: { incendiary: 1 } } }
    const s = handler({ over, others: [human({ at: EAST })] })
    expect(clauseOf(s, { do: 'give-ammo', ammunition: 'bullets', count: 4, to: 2 })).toBe('dw.ammo.4')
    act(s, { do: 'give-ammo', ammunition: 'bullets', count: 2, to: 2 })
    expect(apOf(s)).toBe(2)
    expect([humanNo(s, 1).stock.bullets, humanNo(s, 2).stock.bullets]).toEqual([1, 2])
    act(s, { do: 'drop-ammo', ammunition: 'incendiary', count: 1 })
    expect(apOf(s)).toBe(2)
    expect(humanNo(s, 1).stock.launcher).toEqual({})
    expect(s.state.lying).toMatchObject([{ ammo: { grenade: 'incendiary', count: 1 } }])
    act(s, pickUp(s.state.lying[0]?.id ?? 0))
    expect(humanNo(s, 1).stock.launcher).toEqual({ incendiary: 1 })
  })

  it('[dw.ammo.6] ammunition is offered only to a friend who can use it', () => {
    const over = { stock: { bullets: 1, shells: 1 } }
    const s = handler({ over, others: [human({ at: EAST, weapons: ['pump-shotgun'] })] })
    expect(offersOf(s, 'P1', 'give-ammo')).toEqual([{ do: 'give-ammo', ammunition: 'shells', count: 1, to: 2 }])
  })

  it('[dw.movement.27] a corpse blocks nothing, and its gear is picked up piece by piece', () => {
    const corpse = human({ at: [6000, 5700], status: 'dead', died: 1 })
    const lying = [
      { id: 7, at: [6000, 5700], weapon: 'pistol', heldBy: 2 },
      { id: 8, at: [6000, 5700], ammo: { kind: 'bullets', count: 2 } },
    ]
    const past = act(handler({ others: [corpse], lying }), { do: 'move', path: [[6000, 5500]] })
    expect(apOf(past)).toBe(3)
    const on = act(handler({ others: [corpse], lying }), { do: 'move', path: [[6000, 5700]] })
    expect(apOf(on)).toBe(3)
    act(on, pickUp(7))
    expect(weaponsOf(on)).toEqual(['pistol'])
    expect(on.state.lying).toHaveLength(1)
    const second = handler({ over: { at: [6000, 5700] }, others: [corpse], lying })
    act(act(second, pickUp(8)), pickUp(7))
    expect(humanNo(second, 1).stock.bullets).toBe(2)
    expect(second.state.lying).toEqual([])
  })

  it('[dw.ap.12] with the switch a corpse in contact is destroyed for 2 action points and never rises', () => {
    const others = [human({ at: EAST, status: 'dead', died: 1, wounds: 9 })]
    const destroy: Command = { do: 'destroy-corpse', corpse: 2 }
    expect(clauseOf(handler({ others }), destroy)).toBe('dw.ap.12')
    expect(offersOf(handler({ others }), 'P1', 'destroy-corpse')).toEqual([])
    const on = { options: { corpseDestruction: true }, dice: [] }
    const s = handler({ others, stage: on })
    expect(offersOf(s, 'P1', 'destroy-corpse')).toEqual([destroy])
    act(s, destroy)
    expect(apOf(s)).toBe(2)
    expect(s.event('corpse destroyed')).toMatchObject({ clause: 'dw.ap.12', human: 1, corpse: 2, left: 2 })
    expect(clauseOf(s, destroy)).toBe('dw.ap.12')
    endPhase(s)
    expect(s.state.turn).toBe(2)
    const left = endPhase(handler({ others, stage: { ...on, dice: [1] } }))
    expect(left.dice).toEqual(['dw.zombify.2 d6: 1'])
    const far = handler({ others: [human({ at: [6261, 6000], status: 'dead', died: 1 })], stage: on })
    expect(clauseOf(far, destroy)).toBe('dw.ap.12')
    const held = handler({ others, stage: on, zombies: [zombie(1, [5750, 6000])] })
    expect(clauseOf(held, destroy)).toBe('dw.ap.12')
  })
})

describe('friends of nobody', () => {
  const npc = (at: Point): object => human({ at, npc: true, seat: null })

  it('[dw.scope.6] a friend waits until a team member ends a move in contact, and then follows his seat', () => {
    const s = scene({
      humans: [human({ at: HERE, seat: 'P2' }), human({ at: [9000, 9000], seat: 'P1' }), npc([6000, 5000])],
      options: { players: 2 },
    })
    expect(s.owe).toEqual(['P1', 'P2'])
    s.do('P2', { do: 'activate', human: 1 })
    act(s, { do: 'move', path: [[6000, 5400]] })
    expect(humanNo(s, 3).seat).toBeNull()
    act(s, { do: 'move', path: [[6000, 5255]] })
    expect(happened(s)).toEqual(['moved', 'joined'])
    expect(humanNo(s, 3)).toMatchObject({ seat: 'P2', isNpc: true })
    expect(s.state.progress.npcsJoined).toBe(true)
    act(s, { do: 'end' })
    s.do('P2', { do: 'activate', human: 3 })
    expect(apOf(s, 3)).toBe(4)
  })

  it('[dw.scope.6] one friend does not recruit another', () => {
    const s = scene({
      humans: [human({ at: HERE, npc: true, seat: 'P1' }), npc([6000, 5000]), human({ at: [9000, 9000] })],
      activation: { human: 1 },
    })
    act(s, { do: 'move', path: [[6000, 5250]] })
    expect(humanNo(s, 2).seat).toBeNull()
  })
})
