import { displaced } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { theHuman } from '../state.ts'
import { QUIRKS } from '../tables/mind.ts'
import type { Column } from '../tables/modifiers.ts'
import type { WeaponId } from '../tables/weapons.ts'
import {
  act,
  at,
  type DeadWalkScene,
  endPhase,
  happened,
  human,
  humanAt,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
} from '../testing.ts'
import { car } from '../testkit/car.ts'
import { modifiersFor } from './10-modifiers.ts'
import { quirkBySum, rollQuirks } from './48-quirks.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const QUIRKY = { quirks: true, jams: false }
const odd = (quirks: readonly string[], over: object = {}): object =>
  human({ at: at(60, 60), sheet: { quirks }, ...over })
const gun = (type: string, over: object = {}): object => ({ type, id: 1, loaded: 6, ready: true, ...over })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause

/** Phase 2 begins, and the first human is chosen. */
const begun = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  act(scene({ options: { ...QUIRKY, ...options }, ...stage }), { do: 'activate', human: 1 })
/** The first human acts, and what begins an activation is past. */
const acting = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...QUIRKY, ...options }, activation: { human: 1 }, ...stage })
/** The tests of the next turn. */
const tests = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...QUIRKY, ...options }, phase: 'tests', turn: 2, ...stage })

const north = (cm: number): Command => ({ do: 'move', path: [at(60, 60 - cm)] })
const shot = (target: `H${number}` | `Z${number}`, over: object = {}): Command => ({
  do: 'fire',
  weapon: 1,
  target,
  bursts: 1,
  ...over,
})

describe('quirks come by the dice', () => {
  it('[dw.quirk.4] two dice name a quirk', () => {
    const named = Array.from({ length: 11 }, (_, i) => QUIRKS[quirkBySum(i + 2)].title)
    expect(named).toEqual([
      'Clumsy',
      'Criminal',
      'Flinch',
      'Indecisive',
      'Macho',
      'Psycho',
      'Relative',
      'Scary-pants',
      'Sexy',
      'Stupid',
      'Thick',
    ])
  })

  it('[dw.quirk.3] a new character rolls as many as the house says, and doubles again', () => {
    const rolls: [number, number][] = [
      [3, 4],
      [1, 6],
      [6, 6],
    ]
    const roll = () => rolls.shift() as [number, number]
    expect(rollQuirks(2, roll)).toEqual(['psycho', 'thick'])
    expect(rolls).toEqual([])
    expect(rollQuirks(0, roll)).toEqual([])
    expect(rollQuirks(1, () => [1, 1])).toEqual(['clumsy'])
  })

  it('[dw.quirk.2] nobody has more than two', () => {
    const sums = [2, 3, 4]
    expect(rollQuirks(3, () => [1, (sums.shift() as number) - 1])).toHaveLength(2)
    expect(() => acting({ humans: [odd(['clumsy', 'thick', 'macho'])] })).toThrow(/quirks/)
    expect(() => acting({ humans: [odd(['clumsy', 'thick'])] })).not.toThrow()
  })
})

/** Without a door or window. */
const HOUSE = {
  id: 'B1',
  title: 'house',
  tag: 'plain' as const,
  outline: [65, 50, 75, 70] as const,
  rooms: [['R1', 'room', [65, 50, 75, 70]] as const],
  doors: [],
  windows: [],
  ladder: null,
}

describe('at the start of an activation', () => {
  it('[dw.quirk.1] [dw.quirk.16] Thick rolls every time, and has 3 AP on 1 or 2', () => {
    expect(humanNo(begun({ humans: [odd(['thick'])], dice: [2] }), 1).ap).toBe(3)
    expect(humanNo(begun({ humans: [odd(['thick'])], dice: [3] }), 1).ap).toBe(4)
    const s = begun({ humans: [odd(['thick'])], dice: [1, 4] })
    expect(s.event('trait tested')).toMatchObject({ clause: 'dw.quirk.16', trait: 'thick', face: 1, works: true })
    endPhase(s)
    act(s, { do: 'activate', human: 1 })
    expect(humanNo(s, 1).ap).toBe(4)
  })

  it('[dw.quirk.1] [dw.scope.2] without the switch a quirk does nothing', () => {
    const s = begun({ humans: [odd(['thick', 'indecisive'])], options: { quirks: false } })
    expect(s.dice).toEqual([])
    expect(humanNo(s, 1).ap).toBe(4)
  })

  it('[dw.quirk.8] Indecisive has 2 AP on a 1', () => {
    expect(humanNo(begun({ humans: [odd(['indecisive'])], dice: [1] }), 1).ap).toBe(2)
    expect(humanNo(begun({ humans: [odd(['indecisive'])], dice: [2] }), 1).ap).toBe(4)
  })

  it('[dw.quirk.8] [dw.quirk.9] after a failed fear test it is 1 AP at its normal cost', () => {
    const s = begun({ humans: [odd(['indecisive'], { doubled: true })], dice: [1] })
    expect(humanNo(s, 1)).toMatchObject({ ap: 1, doubled: false })
    act(s, north(5))
    expect(humanNo(s, 1).ap).toBe(0)
    expect(humanNo(begun({ humans: [odd(['indecisive'], { doubled: true })], dice: [2] }), 1)).toMatchObject({
      ap: 4,
      doubled: true,
    })
  })

  it('[dw.quirk.19] [dw.ap.1] what he begins with is told after the dice that change it', () => {
    const s = begun({ humans: [odd(['indecisive'])], dice: [1] })
    expect(s.event('activated').ap).toBe(2)
    const told = s.latest.map(({ e }) => e)
    expect(told.indexOf('trait tested')).toBeLessThan(told.indexOf('activated'))
  })

  it('[dw.quirk.19] of Indecisive and Thick the lower counts, and Hero adds to it', () => {
    const both = odd([], { sheet: { quirks: ['indecisive', 'thick'], skills: ['hero'], level: 5 } })
    const s = begun({ humans: [both], options: { skills: true }, dice: [1, 1] })
    expect(humanNo(s, 1).ap).toBe(2)
    act(s, { do: 'use-skill', skill: 'hero' })
    expect(humanNo(s, 1).ap).toBe(3)
    expect(humanNo(begun({ humans: [odd(['indecisive', 'thick'])], dice: [2, 1] }), 1).ap).toBe(3)
  })

  it('[dw.quirk.13] Scary-pants with a zombie in sight within 10 cm freezes on 1-3', () => {
    const near = {
      humans: [odd(['scary-pants']), human({ at: at(20, 20) })],
      zombies: [zombie(1, [6250 + 1000, 6000])],
    }
    const s = begun({ ...near, dice: [3] })
    expect(humanNo(s, 1)).toMatchObject({ acted: true, mind: { frozen: true } })
    expect(s.asks).toBe('who acts')
    expect(happened(s)).toContain('activation ended')
    const brave = begun({ ...near, dice: [4] })
    expect(brave.asks).toBe('act')
    const far = begun({ ...near, zombies: [zombie(1, [6250 + 1001, 6000])] })
    expect(far.dice).toEqual([])
    const indoors = { zombies: [zombie(1, at(68, 60))], map: { buildings: [HOUSE] } }
    expect(begun({ ...near, ...indoors }).dice).toEqual([])
  })

  it('[dw.quirk.13] no move of his own ends within 10 cm of a zombie he sees', () => {
    const s = acting({ humans: [odd(['scary-pants'])], zombies: [zombie(1, at(60, 40))] })
    expect(clauseOf(s, { do: 'move', path: [[6000, 4000 + 1249]] })).toBe('dw.quirk.13')
    expect(offersOf(s, 'P1', 'move').every(({ path }) => (path[0] as number[])[1] !== 4000)).toBe(true)
    act(s, { do: 'move', path: [[6000, 4000 + 1251]] })
    expect(humanAt(s, 1)).toEqual([6000, 5251])
    const calm = acting({ humans: [odd([])], zombies: [zombie(1, at(60, 40))] })
    act(calm, { do: 'move', path: [[6000, 4000 + 1249]] })
    expect(humanAt(calm, 1)).toEqual([6000, 5249])
  })

  it('[dw.quirk.13] whoever is frozen neither acts nor answers what is done to him', () => {
    const timid = (dice: number[]): DeadWalkScene =>
      begun({
        humans: [odd([], { sheet: { quirks: ['scary-pants'], skills: ['dodge'], level: 5 } })],
        zombies: [zombie(1, at(60, 71))],
        options: { skills: true },
        dice,
      })
    const s = timid([1, 1, 1, 1])
    expect([s.state.turn, s.asks]).toEqual([2, 'who acts'])
    expect(s.event('zombie attacked').human).toBe(1)
    const brave = act(timid([4]), { do: 'end' })
    expect(offersOf(brave, 'P1', 'use-skill')).not.toEqual([])
  })
})

describe('quirks in what somebody does', () => {
  it('[dw.quirk.5] Clumsy falls with his first movement on 1-2: paid, but not moved', () => {
    const s = act(acting({ humans: [odd(['clumsy'])], dice: [2] }), north(10))
    expect(humanNo(s, 1)).toMatchObject({ prone: true, ap: 2, moved: true, mind: { stumbled: true } })
    expect(humanAt(s, 1)).toEqual(at(60, 60))
    act(s, { do: 'stand-up' })
    expect(humanNo(s, 1)).toMatchObject({ prone: false, ap: 0 })
    expect(s.dice).toHaveLength(1)
  })

  it('[dw.quirk.5] with 3 or more he goes, and is not asked again in this turn', () => {
    const s = act(acting({ humans: [odd(['clumsy'])], dice: [3] }), north(5))
    act(s, north(10))
    expect(humanAt(s, 1)).toEqual(at(60, 50))
    expect(s.dice).toHaveLength(1)
  })

  it('[dw.quirk.5] standing up and lying down are movements, too', () => {
    const down = act(acting({ humans: [odd(['clumsy'], { prone: true })], dice: [1] }), { do: 'stand-up' })
    expect(humanNo(down, 1)).toMatchObject({ prone: true, ap: 2 })
    const up = act(acting({ humans: [odd(['clumsy'])], dice: [6] }), { do: 'lie-down' })
    expect(humanNo(up, 1)).toMatchObject({ prone: true, ap: 3, mind: { stumbled: true } })
  })

  it('[dw.quirk.7] Flinch takes 1 from shots with firearms, and from nothing else', () => {
    const s = acting({ humans: [odd(['flinch'])] })
    const flinches = (column: Column, type?: WeaponId): boolean =>
      modifiersFor(s.table, theHuman(s.state, 1), column, [], type && { type }).some(
        ({ clause, value }) => clause === 'dw.quirk.7' && value === -1,
      )
    expect(flinches('single', 'pistol')).toBe(true)
    expect(flinches('single', 'bow')).toBe(false)
    expect(flinches('single', 'throwing-knives')).toBe(false)
    for (const column of ['automatic', 'shotgun', 'machinegun', 'closeQuarters'] as const)
      expect(flinches(column)).toBe(true)
    expect(flinches('grenade', 'grenade-launcher')).toBe(true)
    expect(flinches('grenade', 'hand-grenades')).toBe(false)
  })

  it('[dw.quirk.7] it counts on the die', () => {
    const armed = (quirks: readonly string[]): Stage => ({
      humans: [odd(quirks, { weapons: [gun('pistol')] })],
      zombies: [zombie(1, at(60, 45))],
      dice: [4],
    })
    expect(act(acting(armed(['flinch'])), shot('Z1')).event('burst').dice[0]).toMatchObject({ result: 'miss' })
    expect(act(acting(armed([])), shot('Z1')).event('burst').dice[0]).toMatchObject({ result: 'fall' })
  })

  it('[dw.quirk.12] Relative rolls before each declaration: 1-2 and he attacks nobody this turn, nothing is paid', () => {
    const kin = {
      humans: [odd(['relative'], { weapons: [gun('pistol'), { type: 'machete', id: 2, ready: true }] })],
      zombies: [zombie(1, at(60, 45)), zombie(2, at(60, 47.5))],
    }
    const s = act(acting({ ...kin, dice: [2] }), shot('Z1'))
    expect(humanNo(s, 1)).toMatchObject({ ap: 4, mind: { refuses: true } })
    expect(weaponNo(s, 1).loaded).toBe(6)
    expect(clauseOf(s, shot('Z2'))).toBe('dw.quirk.12')
    expect(offersOf(s, 'P1', 'fire')).toEqual([])
    const again = act(act(acting({ ...kin, dice: [3, 6, 1] }), shot('Z1')), shot('Z2'))
    expect(again.dice).toEqual(['dw.quirk.12 d6: 3', 'dw.shooting.1 d6: 6', 'dw.quirk.12 d6: 1'])
    expect(humanNo(again, 1)).toMatchObject({ ap: 3, mind: { refuses: true } })
  })

  it('[dw.quirk.12] he does not strike either', () => {
    const s = acting({
      humans: [odd(['relative'], { weapons: [{ type: 'machete', id: 2, ready: true }], mind: { refuses: true } })],
      zombies: [zombie(1, [6250, 6000])],
    })
    expect(clauseOf(s, { do: 'strike', with: 2, target: 'Z1' })).toBe('dw.quirk.12')
    expect(offersOf(s, 'P1', 'strike')).toEqual([])
  })

  it('[dw.quirk.15] Stupid makes no attempt to break', () => {
    const s = acting({ humans: [odd(['stupid'])], zombies: [zombie(1, [6250, 6000])] })
    expect(clauseOf(s, { do: 'break' })).toBe('dw.quirk.15')
    expect(offersOf(s, 'P1', 'break')).toEqual([])
  })
})

describe('those who disturb others', () => {
  const MARK = [6000, 4500] as const
  /** A shooter with a pistol, and somebody 10 cm from him. */
  const beside = (quirks: readonly string[], over: object = {}, self: object = {}): Stage => ({
    humans: [
      human({ at: at(60, 60), weapons: [gun('pistol')], ...self }),
      human({ at: [6250 + 1000, 6000], sheet: { sex: 'f', quirks }, ...over }),
    ],
    zombies: [zombie(1, [...MARK])],
  })
  const modifiers = (stage: Stage): readonly string[] =>
    act(acting({ ...stage, dice: [5] }), shot('Z1'))
      .event('burst')
      .dice[0]?.modifiers.flatMap(({ clause, value }) => (clause.startsWith('dw.quirk') ? `${clause} ${value}` : [])) ??
    []

  it('[dw.quirk.11] a Psycho within 10 cm takes 1 from the dice of others', () => {
    expect(modifiers(beside(['psycho']))).toEqual(['dw.quirk.11 -1'])
    expect(modifiers(beside(['psycho'], { at: [6250 + 1001, 6000] }))).toEqual([])
    expect(modifiers(beside([], {}, { sheet: { quirks: ['psycho'] } }))).toEqual([])
    expect(modifiers({ ...beside(['psycho']), options: { quirks: false } })).toEqual([])
    expect(modifiers(beside(['psycho'], {}, { npc: true, seat: 'P1' }))).toEqual(['dw.quirk.11 -1'])
  })

  it('[dw.quirk.14] Sexy takes 1 from the dice of males', () => {
    expect(modifiers(beside(['sexy']))).toEqual(['dw.quirk.14 -1'])
    expect(modifiers(beside(['sexy'], {}, { sheet: { sex: 'f' } }))).toEqual([])
  })

  it('[dw.quirk.18] two of the same do not add up, one of each does', () => {
    const third = (quirk: string): object => human({ at: at(50, 60), sheet: { quirks: [quirk] } })
    const two = beside(['psycho'])
    expect(modifiers({ ...two, humans: [...(two.humans ?? []), third('psycho')] })).toEqual(['dw.quirk.11 -1'])
    expect(modifiers({ ...two, humans: [...(two.humans ?? []), third('sexy')] })).toEqual([
      'dw.quirk.11 -1',
      'dw.quirk.14 -1',
    ])
  })

  it('[dw.quirk.11] [dw.quirk.14] [dw.quirk.18] [dw.fear.8] in a fear test a Psycho adds 1 to the score, Sexy nothing', () => {
    const afraid = (quirk: string): DeadWalkScene =>
      tests({
        ...beside([quirk]),
        zombies: [zombie(1, at(60, 52), { fallen: true })],
        dice: [5, 5],
      })
    const psycho = afraid('psycho').event('fear tested')
    expect(psycho).toMatchObject({ score: 11, value: 10, passed: false })
    expect(psycho.modifiers).toEqual([{ clause: 'dw.quirk.11', value: 1 }])
    expect(afraid('sexy').event('fear tested')).toMatchObject({ score: 10, value: 10, passed: true })
  })

  it('[dw.quirk.18] wound tests, strikes and breaks are harder', () => {
    const wounded = tests({ ...beside(['psycho'], {}, { wounds: 3, untested: 1 }), dice: [3] })
    expect(wounded.event('wound tested')).toMatchObject({ face: 3, survived: false })
    const blade = { weapons: [{ type: 'machete', id: 1, ready: true }] }
    const fight = (quirks: readonly string[], die: number, command: Command): DeadWalkScene =>
      act(acting({ ...beside(quirks, {}, blade), zombies: [zombie(1, at(57.5, 60))], dice: [die] }), command)
    const strike: Command = { do: 'strike', with: 1, target: 'Z1' }
    expect(fight(['psycho'], 4, strike).event('struck')).toMatchObject({ die: { result: 'miss' }, back: false })
    expect(fight([], 4, strike).event('struck').die.result).toBe('fall')
    expect(fight(['psycho'], 2, { do: 'break' }).event('break tried').free).toBe(false)
    expect(fight([], 2, { do: 'break' }).event('break tried').free).toBe(true)
  })

  it('[dw.quirk.18] so is First Aid', () => {
    const aid = (quirks: readonly string[]): DeadWalkScene => {
      const medic = { wounds: 1, sheet: { skills: ['first-aid'], level: 3 } }
      const stage = { ...beside(quirks, {}, medic), zombies: [], options: { skills: true }, dice: [5] }
      return act(acting(stage), { do: 'first-aid', patient: 1 })
    }
    expect(humanNo(aid(['psycho']), 1).wounds).toBe(1)
    expect(humanNo(aid([]), 1).wounds).toBe(0)
  })

  it('[dw.quirk.18] so is a long jump', () => {
    const block = (id: string, x: number) => ({ id, title: 'container', area: [x, 50, x + 12, 55] as const, height: 5 })
    const leap = (quirks: readonly string[]): DeadWalkScene => {
      const humans = [human({ at: [5075, 5250], on: 'C1' }), human({ at: at(50, 58), sheet: { quirks } })]
      const stage = { humans, map: { blocks: [block('C1', 40), block('C2', 60)] }, dice: [3] }
      return act(acting(stage), { do: 'jump', towards: [6200, 5250] })
    }
    expect(leap(['psycho']).event('jumped')).toMatchObject({ face: 3, fell: true })
    expect(leap([]).event('jumped')).toMatchObject({ face: 3, fell: false })
  })

  it('[dw.quirk.18] so are the start of a vehicle, its turns and what it rams', () => {
    const aboard = (quirks: readonly string[], state: object, dice: number[], zombies: object[] = []): DeadWalkScene =>
      acting({
        humans: [human({ aboard: 'V1' }), human({ at: at(70, 60), sheet: { quirks } })],
        zombies,
        map: { vehicles: [car()] },
        vehicles: { V1: state },
        options: { vehicles: true },
        dice,
      })
    const started = (quirks: readonly string[]): boolean =>
      act(aboard(quirks, {}, [3]), { do: 'start' }).event('start tried').started
    expect([started(['psycho']), started([])]).toEqual([false, true])
    const fast = { engine: true, speed: 2500 }
    const turn = displaced({ x: 6000, y: 6000 }, 2500, 45)
    const turned = (quirks: readonly string[], dice: number[]): string | null =>
      act(aboard(quirks, fast, dice), { do: 'drive', speed: 2500, path: [[turn.x, turn.y]] }).event('turn rolled').skids
    expect(turned(['psycho'], [3, 1, 1])).toBe('right')
    expect(turned([], [3])).toBeNull()
    const rammed = (quirks: readonly string[]): string =>
      act(aboard(quirks, { engine: true, speed: 1000 }, [5], [zombie(1, at(60, 53))]), {
        do: 'drive',
        speed: 1000,
        path: [],
      }).event('rammed').result
    expect([rammed(['psycho']), rammed([])]).toEqual(['thrown', 'killed'])
  })

  it('[dw.quirk.18] whatever is told of such a die says what was added to it', () => {
    const NEAR = [{ clause: 'dw.quirk.11', value: -1 }]
    const held = acting({ ...beside(['psycho']), zombies: [zombie(1, at(57.5, 60))], dice: [2] })
    expect(act(held, { do: 'break' }).event('break tried').modifiers).toEqual(NEAR)
    const medic = { wounds: 1, sheet: { skills: ['first-aid'], level: 3 } }
    const aid = { ...beside(['psycho'], {}, medic), zombies: [], options: { skills: true }, dice: [5] }
    expect(act(acting(aid), { do: 'first-aid', patient: 1 }).event('aided').modifiers).toEqual(NEAR)
    const block = (id: string, x: number) => ({ id, title: 'container', area: [x, 50, x + 12, 55] as const, height: 5 })
    const leap = acting({
      humans: [human({ at: [5075, 5250], on: 'C1' }), human({ at: at(50, 58), sheet: { quirks: ['psycho'] } })],
      map: { blocks: [block('C1', 40), block('C2', 60)] },
      dice: [3],
    })
    expect(act(leap, { do: 'jump', towards: [6200, 5250] }).event('jumped').modifiers).toEqual(NEAR)
    const aboard = (quirks: readonly string[], state: object, dice: number[], zombies: object[] = []): DeadWalkScene =>
      acting({
        humans: [human({ aboard: 'V1' }), human({ at: at(70, 60), sheet: { quirks } })],
        zombies,
        map: { vehicles: [car()] },
        vehicles: { V1: state },
        options: { vehicles: true },
        dice,
      })
    const started = (quirks: readonly string[]) => act(aboard(quirks, {}, [3]), { do: 'start' }).event('start tried')
    expect(started(['psycho']).modifiers).toEqual(NEAR)
    expect(started([])).not.toHaveProperty('modifiers')
    const ahead = aboard(['psycho'], { engine: true, speed: 1000 }, [5], [zombie(1, at(60, 53))])
    const rammed = act(ahead, { do: 'drive', speed: 1000, path: [] })
    expect(rammed.event('rammed').modifiers).toEqual(NEAR)
    const turn = displaced({ x: 6000, y: 6000 }, 2500, 45)
    const bend = aboard(['psycho'], { engine: true, speed: 2500 }, [5])
    expect(act(bend, { do: 'drive', speed: 2500, path: [[turn.x, turn.y]] }).event('turn rolled').modifiers).toEqual(
      NEAR,
    )
  })

  it('[dw.quirk.18] counts, tables and picks are not touched', () => {
    const s = tests({
      humans: [odd([], { sheet: { quirks: ['thick'] } }), human({ at: at(60, 66), sheet: { quirks: ['psycho'] } })],
      dice: [3],
    })
    act(s, { do: 'activate', human: 1 })
    expect(humanNo(s, 1).ap).toBe(4)
  })
})
