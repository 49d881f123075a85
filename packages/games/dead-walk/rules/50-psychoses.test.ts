import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { COLUMNS } from '../tables/modifiers.ts'
import { theHuman } from '../state.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  human,
  humanAt,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'
import { modifiersFor } from './10-modifiers.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const MAD = { psychosis: true, jams: false }
const mad = (psychoses: readonly string[], over: object = {}): object =>
  human({ at: at(60, 60), sheet: { psychoses }, ...over })
const gun = (type: string, over: object = {}): object => ({ type, id: 1, loaded: 6, ready: true, ...over })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const shot = (target: `H${number}` | `Z${number}`, over: object = {}): Command => ({
  do: 'fire',
  weapon: 1,
  target,
  bursts: 1,
  ...over,
})
const north = (cm: number): Command => ({ do: 'move', path: [at(60, 60 - cm)] })

/** The first human acts, and what begins an activation is past. */
const acting = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...MAD, ...options }, activation: { human: 1 }, ...stage })
/** The tests of the next turn. */
const tests = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...MAD, ...options }, phase: 'tests', turn: 2, ...stage })

describe('the dice of phase 1', () => {
  it('[dw.psychosis.12] a 1 costs the Schizophrenic all his actions of this turn', () => {
    const s = tests({ humans: [mad(['schizophrenic']), human({ at: at(20, 20) })], dice: [1, 2] })
    expect(s.event('trait tested')).toMatchObject({ clause: 'dw.psychosis.12', face: 1, works: true })
    expect(humanNo(s, 1)).toMatchObject({ ap: 0, mind: { frozen: true } })
    expect(clauseOf(s, { do: 'activate', human: 1 })).toBe('dw.psychosis.12')
    expect(offersOf(s, 'P1', 'activate')).toEqual([{ do: 'activate', human: 2 }])
    endPhase(s)
    expect(humanNo(s, 1)).toMatchObject({ ap: 4, mind: { frozen: false } })
    act(s, { do: 'activate', human: 1 })
  })

  it('[dw.psychosis.12] with a 2 he acts, and without the switch there is no die', () => {
    expect(offersOf(tests({ humans: [mad(['schizophrenic'])], dice: [2] }), 'P1', 'activate')).toHaveLength(1)
    expect(tests({ humans: [mad(['schizophrenic', 'despaired'])], options: { psychosis: false } }).dice).toEqual([])
  })

  it('[dw.psychosis.12] nor does he answer anything', () => {
    const attacked = (dice: number[]): DeadWalkScene =>
      tests({
        humans: [mad([], { sheet: { psychoses: ['schizophrenic'], skills: ['dodge'], level: 5 } })],
        zombies: [zombie(1, at(60, 71))],
        options: { skills: true },
        dice,
      })
    const s = attacked([1, 1, 1, 1, 2, 1, 1])
    expect([s.state.turn, s.asks]).toEqual([3, 'who acts'])
    expect(s.event('zombie attacked')).toMatchObject({ human: 1 })
    const awake = act(attacked([2, 1, 1]), { do: 'rest' })
    expect(offersOf(awake, 'P1', 'use-skill')).not.toEqual([])
  })

  it('[dw.psychosis.12] [dw.turn.13] his tests are no actions: there his skills help him all the same', () => {
    const sheet = { psychoses: ['schizophrenic'], skills: ['cool', 'tough'] }
    const s = tests({
      humans: [mad([], { wounds: 2, untested: 1, bitten: 1, sheet }), human({ at: at(20, 20) })],
      zombies: [zombie(1, at(60, 66), { fallen: true })],
      options: { skills: true, skillsPerTurn: 2 },
      dice: [1, 6, 2, 1, 2],
    })
    act(s, { do: 'use-skill', skill: 'cool' })
    expect(s.event('fear tested')).toMatchObject({ score: 8, value: 8, passed: true })
    act(s, { do: 'use-skill', skill: 'tough' })
    expect(s.event('wound tested')).toMatchObject({ face: 2, survived: true })
    expect(humanNo(s, 1).mind.frozen).toBe(true)
  })

  const desperate = (over: object = {}, dice: number[] = [1], options: object = {}): DeadWalkScene =>
    tests({
      humans: [mad(['despaired'], { weapons: [gun('pistol', { loaded: 3 })], ...over }), human({ at: at(20, 20) })],
      dice,
      options: { zombification: true, ...options },
    })

  it('[dw.psychosis.16] a 1 is the end of the Despaired, and he never rises', () => {
    const s = desperate()
    expect(humanNo(s, 1)).toMatchObject({ status: 'dead', neverRises: true })
    expect(s.event('eliminated')).toMatchObject({ clause: 'dw.psychosis.16', figure: 'H1', from: 'despair' })
    endPhase(s)
    expect(s.dice).toHaveLength(1)
    expect(humanNo(desperate({}, [2]), 1).status).toBe('alive')
  })

  it('[dw.psychosis.17] it takes one burst of a loaded firearm; without one the 1 does nothing', () => {
    const pistol = desperate().state.lying.find(({ weapon }) => weapon?.type === 'pistol')
    expect(pistol?.weapon?.loaded).toBe(2)
    expect(humanNo(desperate({ weapons: [gun('pistol', { loaded: 0 })] }), 1).status).toBe('alive')
    expect(humanNo(desperate({ weapons: [gun('machete', { loaded: 0 })] }), 1).status).toBe('alive')
    expect(humanNo(desperate({ weapons: [gun('bow', { loaded: 1 })] }), 1).status).toBe('alive')
    expect(humanNo(desperate({ weapons: [gun('pistol', { ready: false })] }), 1).status).toBe('dead')
  })

  it('[dw.psychosis.17] he counts as a killed team member', () => {
    const three = tests({
      humans: [mad(['despaired'], { weapons: [gun('pistol')] }), human({ at: at(20, 20) }), human({ at: at(100, 20) })],
      dice: [1],
    })
    expect([humanNo(three, 2).bmv, humanNo(three, 3).bmv]).toEqual([8, 8])
  })

  it('[dw.turn.2] figure by figure, Despaired before Schizophrenic, and both before the fear tests', () => {
    const s = tests({
      humans: [mad(['schizophrenic', 'despaired']), mad(['despaired'], { at: at(20, 20) })],
      zombies: [zombie(1, at(60, 66), { fallen: true })],
      dice: [2, 3, 4, 1, 1],
    })
    expect(s.dice).toEqual([
      'dw.psychosis.16 d6: 2',
      'dw.psychosis.12 d6: 3',
      'dw.psychosis.16 d6: 4',
      'dw.fear.3 d6: 1',
      'dw.fear.3 d6: 1',
    ])
  })

  it('[dw.psychosis.1] psychoses are besides the two quirks', () => {
    const sheet = { quirks: ['thick', 'clumsy'], psychoses: ['rage', 'berserk', 'terrified'] }
    expect(humanNo(acting({ humans: [human({ sheet })] }), 1).sheet.psychoses).toHaveLength(3)
  })
})

describe('fire of the mad', () => {
  it('[dw.psychosis.8] Depressive takes 2 from every kind of shot', () => {
    const s = acting({ humans: [mad(['depressive'])] })
    for (const column of COLUMNS)
      expect(modifiersFor(s.table, theHuman(s.state, 1), column)).toContainEqual({
        clause: 'dw.psychosis.8',
        value: -2,
      })
    const off = acting({ humans: [mad(['depressive'])], options: { psychosis: false } })
    expect(modifiersFor(off.table, theHuman(off.state, 1), 'single', [])).not.toContainEqual({
      clause: 'dw.psychosis.8',
      value: -2,
    })
  })

  const armed = (psychoses: readonly string[], weapon: object, stage: Stage = {}): Stage => ({
    humans: [mad(psychoses, { weapons: [weapon] }), human({ at: at(60, 52) })],
    zombies: [zombie(1, at(60, 75)), zombie(2, at(60, 80))],
    ...stage,
  })

  it('[dw.psychosis.3] Berserk fires at the closest figure on 1-2, friend or foe', () => {
    const s = act(acting({ ...armed(['berserk'], gun('pistol')), dice: [2, 4] }), shot('Z1'))
    expect(s.event('fires wild')).toMatchObject({ clause: 'dw.psychosis.3', human: 1, target: 'H2' })
    expect(s.event('declared').targets).toEqual(['H2'])
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, prone: true })
    const calm = act(acting({ ...armed(['berserk'], gun('pistol')), dice: [3, 6] }), shot('Z1'))
    expect(zombieNo(calm, 1)).toBeUndefined()
    expect(humanNo(calm, 2).wounds).toBe(0)
  })

  it('[dw.psychosis.3] a figure out of sight or range is not the closest', () => {
    const walls = { buildings: [{ ...HOUSE, outline: [50, 45, 70, 57] as const }] }
    const hidden = act(acting({ ...armed(['berserk'], gun('pistol')), map: walls, dice: [1, 6] }), shot('Z2'))
    expect(hidden.event('fires wild').target).toBe('Z1')
  })

  it('[dw.psychosis.3] the axis of a shotgun and the middle of a template are moved', () => {
    const spray: Command = { do: 'spray', weapon: 1, towards: at(60, 70) }
    const stage = armed(['berserk'], gun('pump-shotgun'), { zombies: [zombie(1, at(60, 70))] })
    const s = act(acting({ ...stage, dice: [1, 1] }), spray)
    expect(s.event('sprayed').towards).toEqual({ x: 6000, y: 5200 })
    const rake: Command = { do: 'rake', weapon: 1, at: at(60, 100) }
    const gunner = armed(['berserk'], gun('machinegun'), {
      humans: [mad(['berserk'], { weapons: [gun('machinegun')] }), human({ at: at(60, 40) })],
      zombies: [zombie(1, at(60, 100))],
    })
    const raked = act(acting({ ...gunner, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }), rake)
    expect(raked.event('template placed').at).toEqual({ x: 6000, y: 4000 })
  })

  it('[dw.psychosis.3] in close combat he shoots whoever is closest there', () => {
    const s = acting({
      humans: [mad(['berserk'], { weapons: [gun('pistol')] })],
      zombies: [zombie(1, [6260, 6000]), zombie(2, [5750, 6000])],
      dice: [1, 3],
    })
    act(s, { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect(zombieNo(s, 2)).toBeUndefined()
    expect(zombieNo(s, 1)).toBeDefined()
  })

  it('[dw.psychosis.3] [dw.quirk.12] the die of a relative comes first', () => {
    const both = human({
      at: at(60, 60),
      sheet: { psychoses: ['berserk'], quirks: ['relative'] },
      weapons: [gun('pistol')],
    })
    const s = acting({ humans: [both], zombies: [zombie(1, at(60, 75))], options: { quirks: true }, dice: [3, 3, 6] })
    expect(act(s, shot('Z1')).dice).toEqual(['dw.quirk.12 d6: 3', 'dw.psychosis.3 d6: 3', 'dw.shooting.1 d6: 6'])
  })

  it('[dw.psychosis.15] Rage empties the magazine with the dice of one burst', () => {
    const s = act(acting({ ...armed(['rage'], gun('assault-rifle')), dice: [1, 1, 1, 1, 1] }), shot('Z1'))
    expect(s.event('burst')).toMatchObject({ loaded: 0 })
    expect(s.event('burst').dice).toHaveLength(5)
    expect(weaponNo(s, 1).loaded).toBe(0)
    expect(humanNo(s, 1).ap).toBe(2)
    const pump = armed(['rage'], gun('pump-shotgun'), { zombies: [zombie(1, at(60, 70))] })
    const sprayed = act(acting({ ...pump, dice: [1] }), { do: 'spray', weapon: 1, towards: at(60, 70) })
    expect(weaponNo(sprayed, 1).loaded).toBe(0)
  })

  it('[dw.psychosis.15] he declares one burst only', () => {
    const s = acting(armed(['rage'], gun('assault-rifle')))
    expect(clauseOf(s, shot('Z1', { bursts: 2 }))).toBe('dw.psychosis.15')
    expect(clauseOf(s, shot('Z1', { bursts: 2, sustained: true }))).toBe('dw.psychosis.15')
    expect(offersOf(s, 'P1', 'fire').every(({ bursts }) => bursts === 1)).toBe(true)
    const close = acting({ humans: [mad(['rage'], { weapons: [gun('pistol')] })], zombies: [zombie(1, [6250, 6000])] })
    expect(clauseOf(close, { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 2 })).toBe('dw.psychosis.15')
  })

  it('[dw.psychosis.15] at close quarters, too; and others keep what they do not fire', () => {
    const close = acting({
      humans: [mad(['rage'], { weapons: [gun('pistol')] })],
      zombies: [zombie(1, [6250, 6000])],
      dice: [1],
    })
    act(close, { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect(weaponNo(close, 1).loaded).toBe(0)
    const calm = act(acting({ ...armed([], gun('assault-rifle')), dice: [1, 1, 1, 1, 1] }), shot('Z1'))
    expect(weaponNo(calm, 1).loaded).toBe(5)
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

describe('what the mad do not do', () => {
  const blocked = (over: object = {}): DeadWalkScene =>
    acting({
      humans: [mad(['mental-block'], { weapons: [gun('pistol'), { type: 'machete', id: 2, ready: false }], ...over })],
      zombies: [zombie(1, at(60, 75)), zombie(2, at(60, 80))],
      dice: [5],
    })

  it('[dw.psychosis.6] after a shot there is no movement in this turn', () => {
    const s = act(blocked(), shot('Z1'))
    expect(humanNo(s, 1).mind.began).toBe('fire')
    expect(clauseOf(s, north(5))).toBe('dw.psychosis.6')
    expect(clauseOf(s, { do: 'lie-down' })).toBe('dw.psychosis.6')
    expect(offersOf(s, 'P1', 'move')).toEqual([])
    expect(offersOf(s, 'P1', 'fire')).not.toEqual([])
  })

  it('[dw.psychosis.6] after a movement there is neither fire nor throw', () => {
    const grenades = { type: 'hand-grenades', id: 3, grenades: { fragmentation: 1 } }
    const s = acting({
      humans: [mad(['mental-block'], { weapons: [gun('pistol'), grenades] })],
      zombies: [zombie(1, at(60, 75))],
    })
    act(s, north(5))
    expect(clauseOf(s, shot('Z1'))).toBe('dw.psychosis.6')
    expect(clauseOf(s, { do: 'throw', weapon: 3, grenade: 'fragmentation', at: at(60, 64) })).toBe('dw.psychosis.6')
    expect(offersOf(s, 'P1', 'fire')).toEqual([])
    expect(offersOf(s, 'P1', 'move')).not.toEqual([])
    const calm = acting({
      humans: [mad([], { weapons: [gun('pistol')] })],
      zombies: [zombie(1, at(60, 75))],
      dice: [5],
    })
    act(act(calm, north(5)), shot('Z1'))
  })

  const terrified = (zombies: object[], over: object = {}): DeadWalkScene =>
    acting({ humans: [mad(['terrified'], { weapons: [gun('pistol')], ...over })], zombies })

  it('[dw.psychosis.7] Terrified goes no nearer to a zombie that he sees within 30 cm', () => {
    const s = terrified([zombie(1, [6000, 6250 + 3000])])
    expect(clauseOf(s, { do: 'move', path: [at(60, 61)] })).toBe('dw.psychosis.7')
    act(s, north(5))
    expect(humanAt(s, 1)).toEqual(at(60, 55))
    act(terrified([zombie(1, [6000, 6250 + 3001])]), { do: 'move', path: [at(60, 61)] })
    const hidden = acting({
      humans: [mad(['terrified'])],
      zombies: [zombie(1, at(70, 60))],
      map: { buildings: [HOUSE] },
    })
    act(hidden, { do: 'move', path: [at(61, 60)] })
  })

  it('[dw.psychosis.7] [dw.gskill.15] nor does he dodge nearer to another', () => {
    const cornered = (psychoses: readonly string[]): DeadWalkScene =>
      act(
        scene({
          options: { ...MAD, skills: true, lurch: false },
          humans: [mad([], { sheet: { psychoses, skills: ['dodge'], level: 5 } })],
          zombies: [zombie(1, at(60, 71)), zombie(2, at(60, 48), { fallen: true })],
        }),
        { do: 'rest' },
      )
    const northward = (s: DeadWalkScene): boolean =>
      offersOf(s, 'P1', 'use-skill').some(({ to }) => to !== undefined && to[1] < 6000 && to[0] === 6000)
    expect(northward(cornered([]))).toBe(true)
    expect(northward(cornered(['terrified']))).toBe(false)
  })

  it('[dw.psychosis.7] nor does he fight in close combat', () => {
    const s = terrified([zombie(1, [6250, 6000])], {
      weapons: [gun('pistol'), { type: 'machete', id: 2, ready: true }],
    })
    expect(clauseOf(s, { do: 'strike', with: 2, target: 'Z1' })).toBe('dw.psychosis.7')
    expect(clauseOf(s, { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })).toBe('dw.psychosis.7')
    expect(s.offered('P1').map((command) => command.do)).toEqual(['break', 'end'])
  })
})

describe('minds and answers in phase 3', () => {
  /** A zombie comes into contact with somebody who has a pistol and quick reflexes. */
  const met = (sheet: object, dice: number[], over: object = {}): DeadWalkScene =>
    act(
      scene({
        options: { ...MAD, quirks: true, skills: true, lurch: false },
        humans: [
          human({
            at: at(60, 60),
            sheet: { skills: ['reflex'], level: 5, ...sheet },
            weapons: [gun('pistol')],
            ...over,
          }),
        ],
        zombies: [zombie(1, at(60, 71))],
        dice,
      }),
      { do: 'rest' },
    )
  const REFLEX: Command = { do: 'use-skill', skill: 'reflex', weapon: 1, target: 'Z1', bursts: 1 }

  it('[dw.quirk.12] a relative is recognised in close combat, too', () => {
    const s = act(met({ quirks: ['relative'] }, [2, 1, 1, 1]), REFLEX)
    expect(weaponNo(s, 1).loaded).toBe(6)
    expect(zombieNo(s, 1)).toBeDefined()
    expect(s.dice[0]).toBe('dw.quirk.12 d6: 2')
  })

  it('[dw.psychosis.15] rage empties the magazine', () => {
    const s = act(met({ psychoses: ['rage'] }, [6]), REFLEX)
    expect(weaponNo(s, 1).loaded).toBe(0)
    expect(zombieNo(s, 1)).toBeUndefined()
  })

  it('[dw.psychosis.6] [dw.psychosis.7] after a movement, or terrified, there is no shot', () => {
    expect(offersOf(met({}, []), 'P1', 'use-skill')).toEqual([REFLEX])
    const moved = { mind: { began: 'move' } }
    expect(met({ psychoses: ['mental-block'] }, [1, 1, 1], moved).asks).toBe('who acts')
    expect(met({ psychoses: ['terrified'] }, [1, 1, 1]).asks).toBe('who acts')
  })
})
