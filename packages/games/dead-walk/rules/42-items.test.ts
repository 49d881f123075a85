import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { act, at, type DeadWalkScene, endPhase, human, humanNo, offersOf, scene, zombie, zombieAt } from '../testing.ts'
import { goalsOf } from './24-senses.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const acting = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { searching: true, ...options }, activation: { human: 1 }, ...stage })

describe('antiseptic', () => {
  const DEAD = { at: at(62.5, 60), status: 'dead', died: 1, wounds: 5, name: 'Dead' }
  const medic = (over: object = {}): object => human({ items: [{ kind: 'antiseptic', id: 3 }], ...over })
  const beside = (corpse: object = {}, stage: Stage = {}): DeadWalkScene =>
    acting({ humans: [medic(), human({ ...DEAD, ...corpse })], ...stage })
  const APPLY: Command = { do: 'use-antiseptic', with: 3, corpse: 2 }

  it('[dw.items.1] [dw.zombify.6] a body never rises after it', () => {
    const s = act(beside(), APPLY)
    expect(humanNo(s, 2).neverRises).toBe(true)
    expect(s.event('antiseptic used')).toMatchObject({ clause: 'dw.items.1', human: 1, corpse: 2, left: 2 })
    endPhase(s)
    expect(s.state.turn).toBe(2)
    expect(s.events.filter(({ e }) => e === 'zombification tested')).toEqual([])
    const without = scene({ humans: [human(), human(DEAD)], dice: [1], options: { searching: true } })
    expect(endPhase(without).events.filter(({ e }) => e === 'zombification tested')).toHaveLength(1)
  })

  it('[dw.items.1] it is for the dead who have not turned', () => {
    expect(clauseOf(beside({ status: 'alive', died: 0, wounds: 0 }), APPLY)).toBe('dw.items.1')
    expect(clauseOf(beside({ status: 'turned' }), APPLY)).toBe('dw.items.1')
    expect(clauseOf(beside({ neverRises: true }), APPLY)).toBe('dw.items.1')
    expect(offersOf(beside({ neverRises: true }), 'P1', 'use-antiseptic')).toEqual([])
  })

  it('[dw.items.2] it takes base contact and 2 AP, and is used up', () => {
    const s = beside()
    expect(offersOf(s, 'P1', 'use-antiseptic')).toEqual([APPLY])
    act(s, APPLY)
    expect(humanNo(s, 1)).toMatchObject({ ap: 2, items: [] })
    expect(clauseOf(beside({ at: at(62.7, 60) }), APPLY)).toBe('dw.items.2')
    expect(offersOf(beside({ at: at(62.7, 60) }), 'P1', 'use-antiseptic')).toEqual([])
    expect(clauseOf(beside({}, { humans: [medic({ ap: 1 }), human(DEAD)] }), APPLY)).toBe('dw.ap.4')
    expect(clauseOf(beside({}, { humans: [human(), human(DEAD)] }), APPLY)).toBe('dw.items.1')
    expect(clauseOf(beside({}, { zombies: [zombie(1, at(57.5, 60))] }), APPLY)).toBe('dw.cc.3')
  })

  it('[dw.items.1] there is none in a game without searching', () => {
    const off = beside({}, { options: { searching: false } })
    expect(clauseOf(off, APPLY)).toBe('dw.items.1')
    expect(offersOf(off, 'P1', 'use-antiseptic')).toEqual([])
  })
})

describe('radios', () => {
  const owner = (radio: object = {}, over: object = {}): object =>
    human({ items: [{ kind: 'radio', id: 3, ...radio }], ...over })
  const SWITCH: Command = { do: 'switch-radio', radio: 3 }
  /** Too far off to smell or see anybody. */
  const FAR = zombie(1, at(60, 5))
  const soundOf = (s: DeadWalkScene) => {
    const [goal] = goalsOf(s.table, s.state.zombies[0] as (typeof s.state.zombies)[number])
    return goal && { sense: goal.sense, at: goal.at }
  }

  it('[dw.items.3] its holder switches a radio on and off for 2 AP', () => {
    const s = acting({ humans: [owner()] })
    expect(offersOf(s, 'P1', 'switch-radio')).toEqual([SWITCH])
    act(s, SWITCH)
    expect(humanNo(s, 1)).toMatchObject({ ap: 2, items: [{ kind: 'radio', on: true }] })
    expect(s.event('radio switched')).toMatchObject({ clause: 'dw.items.3', on: true, left: 2 })
    act(s, SWITCH)
    expect(humanNo(s, 1).items).toEqual([{ id: 3, kind: 'radio', marker: null, vehicle: null }])
    expect(clauseOf(s, SWITCH)).toBe('dw.ap.4')
    expect(clauseOf(acting({ humans: [human()] }), SWITCH)).toBe('dw.items.3')
    expect(clauseOf(acting({ humans: [owner()], zombies: [zombie(1, at(62.5, 60))] }), SWITCH)).toBe('dw.cc.3')
    const off = acting({ humans: [owner()], options: { searching: false } })
    expect(clauseOf(off, SWITCH)).toBe('dw.items.3')
    expect(offersOf(off, 'P1', 'switch-radio')).toEqual([])
  })

  it('[dw.items.3] [dw.zsense.5] one that is on is heard where it is, carried or dropped', () => {
    const carried = acting({ humans: [owner({ on: true })], zombies: [FAR] })
    expect(soundOf(carried)).toEqual({ sense: 'sound', at: { x: 6000, y: 6000 } })
    expect(soundOf(acting({ humans: [owner()], zombies: [FAR] }))).toBeUndefined()
    const lying = [{ at: at(60, 30), item: { kind: 'radio', on: true } }]
    const dropped = acting({ humans: [human({ at: at(60, 110) })], zombies: [FAR], lying })
    expect(soundOf(dropped)).toEqual({ sense: 'sound', at: { x: 6000, y: 3000 } })
    const gone = acting({ humans: [human(), owner({ on: true }, { status: 'escaped' })], zombies: [FAR] })
    expect(soundOf(gone)).toBeUndefined()
  })

  it('[dw.items.3] [dw.zsense.5] the nearest noise counts, and of equal ones the radio', () => {
    const noises = [{ at: at(60, 50), until: 1 }]
    const nearer = acting({ humans: [owner({ on: true })], zombies: [FAR], noises })
    expect(soundOf(nearer)?.at).toEqual({ x: 6000, y: 5000 })
    const asFar = [{ at: at(5, 5), until: 1 }]
    const equal = acting({ humans: [owner({ on: true })], zombies: [FAR], noises: asFar })
    expect(soundOf(equal)?.at).toEqual({ x: 6000, y: 6000 })
  })

  it('[dw.items.3] it is heard every turn', () => {
    const s = scene({
      humans: [owner({ on: true }, { at: at(60, 100) })],
      zombies: [FAR],
      options: { searching: true },
    })
    endPhase(s)
    expect(zombieAt(s, 1)).toEqual(at(60, 15))
    endPhase(s)
    expect(zombieAt(s, 1)).toEqual(at(60, 25))
    expect(s.state.noises).toEqual([])
  })

  it('[dw.items.3] a dropped radio stays on', () => {
    const s = acting({ humans: [owner({ on: true })] })
    act(s, { do: 'drop', what: 3 })
    expect(s.state.lying).toMatchObject([{ item: { kind: 'radio', on: true } }])
  })
})

describe('gas cans', () => {
  it('[dw.items.5] [dw.items.6] one fills a chainsaw for 2 AP and is used up', () => {
    const weapons = [{ type: 'chainsaw', id: 1, ready: true, motor: 'empty' }]
    const s = acting({ humans: [human({ weapons, items: [{ kind: 'gas-can', id: 2 }] })] })
    act(s, { do: 'refuel', with: 2, weapon: 1 })
    expect(humanNo(s, 1)).toMatchObject({ ap: 2, items: [], weapons: [{ motor: 'runs' }] })
  })
})

describe('silencers', () => {
  const shot = (pistol: object, stage: Stage = {}): DeadWalkScene =>
    act(
      scene({
        humans: [human({ weapons: [{ type: 'pistol', id: 1, ready: true, ...pistol }] })],
        zombies: [zombie(1, at(70, 60))],
        activation: { human: 1 },
        options: { entryMethods: ['D'], jams: false },
        dice: [1],
        ...stage,
      }),
      { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 },
    )

  it('[dw.items.8] [dw.weapons.7] a pistol with a silencer is not heard, and draws nobody', () => {
    const s = shot({ silenced: true })
    expect(s.state.noises).toEqual([])
    expect(s.events.filter(({ e }) => e === 'noise' || e === 'no zombie')).toEqual([])
    const loud = shot({}, { dice: [1, 10] })
    expect(loud.state.noises).toHaveLength(1)
    expect(loud.event('no zombie')).toMatchObject({ method: 'D' })
  })

  it('[dw.items.8] nor in close combat', () => {
    const close = (pistol: object): DeadWalkScene =>
      act(
        scene({
          humans: [human({ weapons: [{ type: 'pistol', id: 1, ready: true, ...pistol }] })],
          zombies: [zombie(1, at(62.5, 60))],
          activation: { human: 1 },
          options: { jams: false },
          dice: [6],
        }),
        { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 },
      )
    expect(close({ silenced: true }).state.noises).toEqual([])
    expect(close({}).state.noises).toHaveLength(1)
  })

  it('[dw.items.8] nor when a zombie fires it', () => {
    const fired = (pistol: object): DeadWalkScene =>
      endPhase(
        scene({
          humans: [human()],
          zombies: [zombie(1, at(80, 60), { weapon: { type: 'pistol', id: 1, loaded: 2, ...pistol } })],
          options: { armedZombies: true, lurch: false },
          dice: [1, 1, 1],
        }),
      )
    expect(fired({ silenced: true }).events.filter(({ e }) => e === 'noise')).toEqual([])
    expect(fired({}).events.filter(({ e }) => e === 'noise')).toHaveLength(1)
  })
})
