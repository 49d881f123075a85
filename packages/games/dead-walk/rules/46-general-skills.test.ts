import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import type { Event } from '../events.ts'
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
  zombie,
  zombieAt,
} from '../testing.ts'
import { car } from '../testkit/car.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
const SKILLED = { skills: true }
const skilled = (skills: readonly string[], over: object = {}): object => human({ sheet: { skills }, ...over })
const use = (skill: Extract<Command, { do: 'use-skill' }>['skill'], over: object = {}): Command => ({
  do: 'use-skill',
  skill,
  ...over,
})
const NO: Command = { do: 'decline' }
/** Every event of a kind. */
const all = <E extends Event['e']>(s: DeadWalkScene, e: E): Extract<Event, { e: E }>[] =>
  s.events.filter((one) => one.e === e) as unknown as Extract<Event, { e: E }>[]
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause

/** The first human acts. */
const acting = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...SKILLED, ...options }, activation: { human: 1 }, ...stage })

/** Zombies' phase of turn 1, then the tests of turn 2, from a table on which nobody does anything more. */
const afterwards = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  endPhase(scene({ options: { ...SKILLED, lurch: false, ...options }, ...stage }))

/** Fallen and stunned, it lies there for another turn and frightens people. */
const horror = (n: number, x: number, y: number): object => zombie(n, at(x, y), { fallen: true, stunned: true })

describe('courage', () => {
  const afraid = (skills: readonly string[], dice: number[], stage: Stage = {}): DeadWalkScene =>
    afterwards({ humans: [skilled(skills)], zombies: [horror(1, 60, 66)], dice, ...stage })

  it('[dw.gskill.1] Cool adds 1 to the value of one fear test', () => {
    const s = act(afraid(['cool'], [6, 4]), use('cool'))
    expect(s.event('fear tested')).toMatchObject({ score: 10, value: 10, passed: true })
    expect(s.event('fear tested').terms).toContainEqual({ clause: 'dw.gskill.1', value: 1 })
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.gskill.1', human: 1, skill: 'cool' })
    const without = act(afraid(['cool'], [6, 4]), NO)
    expect(without.event('fear tested')).toMatchObject({ score: 10, value: 9, passed: false })
  })

  it('[dw.gskill.1] nobody is asked for it with skills off', () => {
    const s = afraid(['cool'], [6, 4], { options: { skills: false } })
    expect(s.asks).toBe('who acts')
    expect(s.event('fear tested')).toMatchObject({ value: 9, passed: false })
  })

  it('[dw.gskill.6] [dw.fear.8] Fearless takes 2 from the score, not from the value', () => {
    const s = act(afraid(['fearless'], [6, 5]), use('fearless'))
    expect(s.event('fear tested')).toMatchObject({
      faces: [6, 5],
      modifiers: [{ clause: 'dw.gskill.6', value: -2 }],
      score: 9,
      value: 9,
      passed: true,
    })
    expect(act(afraid(['fearless'], [6, 6]), use('fearless')).event('fear tested')).toMatchObject({
      score: 10,
      passed: false,
    })
  })

  it('[dw.gskill.1] [dw.gskill.6] [dw.skill.3] one of them, unless the house allows more', () => {
    expect(act(afraid(['cool', 'fearless'], [6, 6]), use('fearless')).asks).toBe('who acts')
    const both = act(
      act(afraid(['cool', 'fearless'], [6, 6], { options: { skillsPerTurn: 2 } }), use('fearless')),
      use('cool'),
    )
    expect(both.event('fear tested')).toMatchObject({ score: 10, value: 10, passed: true })
  })

  it('[dw.gskill.4] Nerves of steel ignores the first test: no dice, and it is passed', () => {
    const s = afraid(['nerves-of-steel'], [])
    expect(s.offered('P1')[0]).toEqual(use('nerves-of-steel'))
    act(s, use('nerves-of-steel'))
    expect(s.events.some(({ e }) => e === 'fear tested')).toBe(false)
    expect(humanNo(s, 1)).toMatchObject({ doubled: false, nervesSpent: true })
  })

  it('[dw.gskill.4] only the first test of the scenario, whether he used it then or not', () => {
    const s = act(afraid(['nerves-of-steel'], [1, 1, 6, 6]), NO)
    expect(s.event('fear tested').passed).toBe(true)
    s.table.state.zombies = s.state.zombies.map((one) => ({ ...one, fallen: true, stunned: true }))
    endPhase(s)
    expect(s.asks).toBe('who acts')
    expect(humanNo(s, 1).doubled).toBe(true)
    expect(
      afraid(['nerves-of-steel'], [6, 6], { humans: [skilled(['nerves-of-steel'], { nervesSpent: true })] }).asks,
    ).toBe('who acts')
  })

  it('[dw.gskill.4] a test that was not due has not spent it', () => {
    const s = afterwards({ humans: [skilled(['nerves-of-steel'])] })
    expect(humanNo(s, 1).nervesSpent).toBe(false)
  })

  describe('Motivate', () => {
    const group = (dice: number[], far: number, over: object = {}): DeadWalkScene =>
      afterwards({
        humans: [
          skilled(['motivate'], { at: [6000, 6000] }),
          human({ at: [6250 + far, 6000], ...over }),
          human({ at: [2000, 2000] }),
        ],
        zombies: [horror(1, 66, 63)],
        dice,
      })

    it('[dw.gskill.11] everybody else within 10 cm has 1 more in the tests of this turn, not he himself', () => {
      const s = act(group([1, 1, 1, 1], 1000), use('motivate'))
      const values = all(s, 'fear tested').map(({ human: n, terms }) => [
        n,
        terms.some((one) => one.clause === 'dw.gskill.11'),
      ])
      expect(values).toEqual([
        [1, false],
        [2, true],
      ])
      expect(all(s, 'fear tested')[1]).toMatchObject({ value: 11 })
    })

    it('[dw.gskill.11] found survivors are encouraged, too', () => {
      const s = act(group([1, 1, 1, 1], 500, { npc: true, seat: 'P1' }), use('motivate'))
      expect(all(s, 'fear tested')[1]?.terms).toContainEqual({ clause: 'dw.gskill.11', value: 1 })
    })

    it('[dw.gskill.11] he may keep it for himself', () => {
      const s = group([1, 1, 1, 1], 500)
      expect(s.offered('P1')).toEqual([NO, use('motivate')])
      act(s, NO)
      expect(all(s, 'fear tested')[1]).toMatchObject({ value: 10 })
      expect(humanNo(s, 1).skillsUsed).toEqual([])
    })

    it('[dw.gskill.11] nobody is asked if nobody within 10 cm has to test', () => {
      expect(group([1, 1, 1, 1], 1001).asks).toBe('who acts')
      const s = afterwards({
        humans: [skilled(['motivate']), human({ at: [6300, 6000] })],
        zombies: [],
      })
      expect(s.asks).toBe('who acts')
    })
  })
})

describe('Inspire', () => {
  const clerk = { id: 1, type: 'pistol', loaded: 6, ready: true }
  const shooter = (dice: number[], over: Stage = {}, far = 2000): DeadWalkScene =>
    acting({
      humans: [human({ weapons: [clerk] }), skilled(['inspire'], { at: [6250 + far, 6000] })],
      zombies: [zombie(1, at(60, 50))],
      dice,
      ...over,
    })
  const fire: Command = { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 }

  it('[dw.gskill.12] somebody within 20 cm may give a second throw of a die, after its score and before its effect', () => {
    const s = act(shooter([1, 6]), fire)
    expect(s.asks).toBe('decide')
    expect(s.offered('P1')).toEqual([NO, use('inspire', { human: 2 })])
    expect(zombieAt(s, 1)).toBeDefined()
    act(s, use('inspire', { human: 2 }))
    expect(s.event('burst').dice).toMatchObject([{ face: 6 }])
    expect(zombieAt(s, 1)).toBeUndefined()
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.gskill.12', human: 2, for: 1, faces: [1] })
    expect(humanNo(s, 2).skillsUsed).toEqual(['inspire'])
  })

  it('[dw.gskill.12] found survivors use no skills, but can be inspired', () => {
    const npc = human({ weapons: [clerk], npc: true, seat: 'P1' })
    const s = act(shooter([1, 6], { humans: [npc, skilled(['inspire'], { at: at(65, 60) })] }), fire)
    act(s, use('inspire', { human: 2 }))
    expect(s.event('burst').dice).toMatchObject([{ face: 6 }])
  })

  it('[dw.gskill.12] or not: then the score stands', () => {
    const s = act(act(shooter([1]), fire), NO)
    expect(s.event('burst').dice).toMatchObject([{ face: 1 }])
    expect(humanNo(s, 2).skillsUsed).toEqual([])
  })

  it('[dw.gskill.12] not from farther away, not to himself, and not with skills off', () => {
    expect(act(shooter([1], {}, 2001), fire).asks).toBe('act')
    const self = shooter([1], { humans: [human({ weapons: [clerk], sheet: { skills: ['inspire'] } })] })
    expect(act(self, fire).asks).toBe('act')
    expect(act(shooter([1], { options: { skills: false } }), fire).asks).toBe('act')
  })

  it('[dw.scope.8] [dw.gskill.12] a die is thrown again once only, even if two could inspire', () => {
    const two = {
      humans: [
        human({ weapons: [clerk] }),
        skilled(['inspire'], { at: at(65, 60) }),
        skilled(['inspire'], { at: at(55, 60) }),
      ],
    }
    const s = act(act(shooter([1, 2], two), fire), use('inspire', { human: 2 }))
    expect(s.asks).toBe('act')
    expect(s.event('burst').dice).toMatchObject([{ face: 2 }])
    const second = act(act(act(shooter([1, 2], two), fire), NO), use('inspire', { human: 3 }))
    expect(humanNo(second, 3).skillsUsed).toEqual(['inspire'])
  })

  it('[dw.gskill.12] of dice that count one by one it is one of them', () => {
    const gun = { id: 1, type: 'assault-rifle', loaded: 5, ready: true }
    const s = shooter([1, 2, 1, 1, 1, 6], {
      humans: [human({ weapons: [gun] }), skilled(['inspire'], { at: at(65, 60) })],
    })
    act(s, fire)
    const offered = s.offered('P1')
    const rate = offered.length - 1
    expect(rate).toBe(5)
    expect(offered[1]).toEqual(use('inspire', { human: 2, die: 1 }))
    act(s, use('inspire', { human: 2, die: 2 }))
    expect(s.event('burst').dice.map(({ face }) => face)).toEqual([1, 6, 1, 1, 1])
  })

  it('[dw.gskill.12] of a fear test it is the pair', () => {
    const s = afterwards({
      humans: [human(), skilled(['inspire'], { at: at(75, 60) })],
      zombies: [horror(1, 55, 60)],
      dice: [6, 6, 1, 2],
    })
    act(s, use('inspire', { human: 2 }))
    expect(s.event('fear tested')).toMatchObject({ faces: [1, 2], passed: true })
    expect(s.event('skill used')).toMatchObject({ faces: [6, 6] })
  })

  it('[dw.gskill.12] a wound test, too; a die of the zombies is nobody’s to throw again', () => {
    const s = afterwards({
      humans: [human({ wounds: 2 }), skilled(['inspire'], { at: at(65, 60) })],
      zombies: [zombie(1, [6000, 6260], { gripped: true })],
      dice: [6, 1, 1, 1, 1, 1, 1, 5],
    })
    expect(s.asks).toBe('decide')
    expect(all(s, 'zombie attacked').map(({ hit }) => hit)).toEqual([true, false])
    act(s, NO)
    act(s, use('inspire', { human: 2 }))
    expect(s.event('wound tested')).toMatchObject({ face: 5, survived: true })
  })
})

describe('Inspire in the middle of longer actions', () => {
  const friend = skilled(['inspire'], { at: at(55, 60) })

  it('[dw.gskill.12] [dw.chainsaw.2] a cut of a chainsaw, and the cut after it', () => {
    const s = acting({
      humans: [human({ weapons: [{ id: 1, type: 'chainsaw', ready: true }] }), friend],
      zombies: [zombie(1, [6260, 6000]), zombie(2, [6000, 5740])],
      options: { entryMethods: [], skillsPerTurn: 1 },
      dice: [2, 6, 5],
    })
    act(s, { do: 'strike', with: 1, target: 'Z1' })
    act(s, use('inspire', { human: 2 }))
    expect(s.asks).toBe('saw on')
    expect(zombieAt(s, 1)).toBeUndefined()
    act(s, { do: 'saw-on', target: 'Z2' })
    expect(s.asks).toBe('act')
    expect(all(s, 'struck').map(({ die }) => die.face)).toEqual([6, 5])
  })

  it('[dw.gskill.12] [dw.chainsaw.2] the second cut can be thrown again as well as the first', () => {
    const s = acting({
      humans: [human({ weapons: [{ id: 1, type: 'chainsaw', ready: true }] }), friend],
      zombies: [zombie(1, [6260, 6000]), zombie(2, [6000, 5740])],
      options: { entryMethods: [] },
      dice: [6, 2, 5],
    })
    act(s, { do: 'strike', with: 1, target: 'Z1' })
    act(s, NO)
    act(s, { do: 'saw-on', target: 'Z2' })
    expect(s.asks).toBe('decide')
    act(s, use('inspire', { human: 2 }))
    expect(all(s, 'struck').map(({ die }) => die.face)).toEqual([6, 5])
    expect(s.asks).toBe('act')
  })

  it('[dw.gskill.12] [dw.machinegun.5] one of the ten dice of a machinegun', () => {
    const gun = { id: 1, type: 'machinegun', loaded: 3, ready: true }
    const s = acting({
      humans: [human({ weapons: [gun] }), friend],
      zombies: [zombie(1, at(60, 30))],
      options: { entryMethods: [] },
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 6],
    })
    act(s, { do: 'rake', weapon: 1, at: at(60, 30) })
    expect(s.offered('P1')).toHaveLength(11)
    act(s, use('inspire', { human: 2, die: 10 }))
    expect(s.event('burst').dice.map(({ face }) => face)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 6])
    expect(zombieAt(s, 1)).toBeUndefined()
    expect(s.event('burst').loaded).toBe(2)
  })

  it('[dw.scope.8] what was done before the question is done once', () => {
    const gun = { id: 1, type: 'pistol', loaded: 6, ready: true }
    const s = acting({
      humans: [human({ weapons: [gun] }), friend],
      zombies: [zombie(1, at(60, 50))],
      dice: [1, 1, 1],
    })
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 3 })
    act(act(act(s, NO), NO), NO)
    expect(all(s, 'declared')).toHaveLength(1)
    expect(all(s, 'burst')).toHaveLength(3)
    expect(humanNo(s, 1)).toMatchObject({ ap: 1, weapons: [{ loaded: 3 }] })
  })
})

describe('more in an activation', () => {
  it('[dw.gskill.17] Hero has one more action point', () => {
    const s = act(acting({ humans: [skilled(['hero'])] }), use('hero'))
    expect(humanNo(s, 1).ap).toBe(5)
    act(s, { do: 'move', path: [at(85, 60)] })
    expect(humanNo(s, 1).ap).toBe(0)
  })

  it('[dw.gskill.13] Snappy has one more for anything but movement', () => {
    const start = (): DeadWalkScene => act(acting({ humans: [skilled(['snappy'], { prone: false })] }), use('snappy'))
    expect(humanNo(start(), 1)).toMatchObject({ ap: 4, extraAP: 1 })
    expect(clauseOf(start(), { do: 'move', path: [at(81, 60)] })).toBe('dw.ap.4')
    const s = act(start(), { do: 'move', path: [at(80, 60)] })
    expect(humanNo(s, 1)).toMatchObject({ ap: 0, extraAP: 1 })
    expect(clauseOf(s, { do: 'lie-down' })).toBe('dw.ap.4')
    expect(offersOf(s, 'P1', 'lie-down')).toEqual([])
  })

  it('[dw.gskill.13] it is spent first, and lost with the activation', () => {
    const gun = { id: 1, type: 'pistol', loaded: 6, ready: true }
    const start = (dice: number[]): DeadWalkScene =>
      act(
        acting({
          humans: [skilled(['snappy'], { weapons: [gun] }), human({ at: at(10, 10) })],
          zombies: [zombie(1, at(60, 50))],
          dice,
        }),
        use('snappy'),
      )
    const s = act(start([1]), { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(humanNo(s, 1)).toMatchObject({ ap: 4, extraAP: 0 })
    expect(humanNo(act(start([]), { do: 'end' }), 1).extraAP).toBe(0)
  })

  it('[dw.gskill.13] [dw.break.6] the step after breaking away is movement', () => {
    const held = (over: object): DeadWalkScene =>
      acting({ humans: [skilled(['snappy'], over)], zombies: [zombie(1, [6260, 6000])] })
    expect(offersOf(held({ ap: 1 }), 'P1', 'break')).toEqual([])
    expect(offersOf(held({ ap: 1, extraAP: 1, skillsUsed: ['snappy'] }), 'P1', 'break')).toEqual([{ do: 'break' }])
    expect(offersOf(held({ ap: 0, extraAP: 1, skillsUsed: ['snappy'] }), 'P1', 'break')).toEqual([])
  })

  it('[dw.gskill.14] Quick goes 25 cm with all four action points', () => {
    const start = (): DeadWalkScene => act(acting({ humans: [skilled(['quick'])] }), use('quick'))
    const s = act(start(), { do: 'move', path: [at(85, 60)] })
    expect(s.event('moved')).toMatchObject({ cost: 4, left: 0 })
    expect(clauseOf(start(), { do: 'move', path: [[8501, 6000]] })).toBe('dw.ap.4')
    expect(clauseOf(acting({ humans: [skilled(['quick'])] }), { do: 'move', path: [at(85, 60)] })).toBe('dw.ap.4')
  })

  it('[dw.gskill.14] in several moves of one run, and offered', () => {
    const s = act(acting({ humans: [skilled(['quick'])] }), use('quick'))
    act(s, { do: 'move', path: [at(80, 60)] })
    expect(humanNo(s, 1).ap).toBe(0)
    expect(offersOf(s, 'P1', 'move').length).toBeGreaterThan(0)
    act(s, { do: 'move', path: [at(85, 60)] })
    expect(humanAt(s, 1)).toEqual(at(85, 60))
    expect(offersOf(s, 'P1', 'move')).toEqual([])
  })

  it('[dw.gskill.14] all four must go into plain movement: what was spent otherwise is lost for it', () => {
    const map = { lows: [{ id: 'O1', title: 'hedge', cover: 'soft' as const, line: [62, 50, 62, 70] as const }] }
    const s = act(acting({ humans: [skilled(['quick'])], map }), use('quick'))
    expect(clauseOf(s, { do: 'move', path: [at(80, 60)] })).toBe('dw.ap.4')
    act(s, { do: 'lie-down' })
    act(s, { do: 'stand-up' })
    expect(clauseOf(s, { do: 'move', path: [[5499, 6000]] })).toBe('dw.ap.4')
  })

  it('[dw.gskill.14] after a failed fear test the same action points go half as far, and 5 cm more', () => {
    const s = act(acting({ humans: [skilled(['quick'], { doubled: true })] }), use('quick'))
    expect(clauseOf(s, { do: 'move', path: [[7501, 6000]] })).toBe('dw.ap.6')
    act(s, { do: 'move', path: [at(75, 60)] })
    expect(humanNo(s, 1).ap).toBe(0)
  })
})

describe('movement', () => {
  const hedge = (id: string, y: number) => ({
    id,
    title: 'hedge',
    cover: 'soft' as const,
    line: [50, y, 70, y] as const,
  })

  it('[dw.gskill.2] Fancy move crosses one obstacle for nothing, the distance is still paid', () => {
    const map = { lows: [hedge('O1', 57)] }
    const s = act(acting({ humans: [skilled(['fancy-move'])], map }), {
      do: 'move',
      path: [at(60, 55)],
      skill: 'fancy-move',
    })
    expect(s.event('moved')).toMatchObject({ cost: 1, left: 3 })
    expect(humanNo(s, 1).skillsUsed).toEqual(['fancy-move'])
    expect(
      act(acting({ humans: [skilled(['fancy-move'])], map }), { do: 'move', path: [at(60, 55)] }).event('moved').cost,
    ).toBe(2)
  })

  it('[dw.gskill.2] one crossing only', () => {
    const map = { lows: [hedge('O1', 59), hedge('O2', 57)] }
    const s = act(acting({ humans: [skilled(['fancy-move'])], map }), {
      do: 'move',
      path: [at(60, 55)],
      skill: 'fancy-move',
    })
    expect(s.event('moved')).toMatchObject({ cost: 2 })
  })

  it('[dw.gskill.2] [dw.movement.20] with fancy moves played, what they cost on top is waived, too', () => {
    const map = { blocks: [{ id: 'C1', title: 'crate', area: [58, 56, 62, 57] as const, height: 3 }] }
    const move: CommandOf<'move'> = { do: 'move', path: [at(60, 52)], fancy: true }
    const crate = (): DeadWalkScene => acting({ humans: [skilled(['fancy-move'])], map, options: { fancyMove: true } })
    expect(act(crate(), move).event('moved').cost).toBe(4)
    expect(act(crate(), { ...move, skill: 'fancy-move' }).event('moved').cost).toBe(2)
  })

  it('[dw.gskill.2] it needs an obstacle, the skill and the switch, and is offered where it helps', () => {
    const map = { lows: [hedge('O1', 57)] }
    const s = acting({ humans: [skilled(['fancy-move'])], map })
    expect(clauseOf(s, { do: 'move', path: [at(60, 65)], skill: 'fancy-move' })).toBe('dw.gskill.2')
    expect(clauseOf(s, { do: 'move', path: [at(60, 55)], skill: 'hero' })).toBe('dw.gskill.17')
    expect(offersOf(s, 'P1', 'move')).toContainEqual({ do: 'move', path: [at(60, 55)], skill: 'fancy-move' })
    expect(clauseOf(acting({ map }), { do: 'move', path: [at(60, 55)], skill: 'fancy-move' })).toBe('dw.gskill.2')
    const off = acting({ humans: [skilled(['fancy-move'])], map, options: { skills: false } })
    expect(clauseOf(off, { do: 'move', path: [at(60, 55)], skill: 'fancy-move' })).toBe('dw.skill.3')
  })

  const roofs = {
    blocks: [
      { id: 'C1', title: 'container', area: [60, 40, 70, 50] as const, height: 5 },
      { id: 'C2', title: 'container', area: [74, 40, 84, 50] as const, height: 5 },
      { id: 'C3', title: 'container', area: [50, 40, 54, 50] as const, height: 5 },
    ],
  }

  it('[dw.gskill.5] Agile climbs up to 5 cm for nothing, and has not moved', () => {
    const climber = (over: object = {}): DeadWalkScene =>
      acting({ humans: [skilled(['agile'], { at: [6500, 5130], ...over })], map: roofs })
    const s = act(climber(), { do: 'climb', by: 'C1', skill: 'agile' })
    expect(s.event('climbed')).toMatchObject({ cost: 0, left: 4 })
    expect(humanNo(s, 1)).toMatchObject({ on: 'C1', moved: false, skillsUsed: ['agile'] })
    expect(offersOf(climber({ ap: 0 }), 'P1', 'climb')).toEqual([{ do: 'climb', by: 'C1', skill: 'agile' }])
    expect(act(climber(), { do: 'climb', by: 'C1' }).event('climbed').cost).toBe(2)
  })

  it('[dw.gskill.5] not higher than the height of one climb', () => {
    const s = acting({ humans: [skilled(['agile'], { at: [6500, 5130] })], map: roofs, options: { scale: 50 } })
    expect(clauseOf(s, { do: 'climb', by: 'C1', skill: 'agile' })).toBe('dw.gskill.5')
    expect(offersOf(s, 'P1', 'climb')).toEqual([{ do: 'climb', by: 'C1' }])
  })

  it('[dw.gskill.5] Agile jumps for nothing; a long jump still rolls', () => {
    const jumper = (dice: number[], place: readonly [number, number]): DeadWalkScene =>
      acting({ humans: [skilled(['agile'], { at: place, on: 'C1' })], map: roofs, dice })
    const short = act(jumper([], [6860, 4500]), { do: 'jump', towards: [7900, 4500], skill: 'agile' })
    expect(short.event('jumped')).toMatchObject({ cost: 0, face: null, left: 4 })
    expect(humanNo(short, 1)).toMatchObject({ on: 'C2', moved: false })
    const long = act(jumper([3], [6130, 4500]), { do: 'jump', towards: [5200, 4500], skill: 'agile' })
    expect(long.event('jumped')).toMatchObject({ cost: 0, face: 3, fell: false, left: 4 })
    expect(clauseOf(jumper([], [6860, 4500]), { do: 'jump', towards: [7900, 4500], skill: 'hero' })).toBe(
      'dw.gskill.17',
    )
  })

  it('[dw.gskill.7] Mechanics halves an engine turn', () => {
    const boat = (skills: readonly string[], over: object = {}): DeadWalkScene =>
      acting({
        humans: [skilled(skills, { at: [11400, 4225], ...over }), human({ at: [2000, 2000] })],
        map: null,
        options: { scenario: 'last-boat', entryMethods: [] },
        turn: 3,
      })
    const s = act(boat(['mechanics']), { do: 'turn-engine', skill: 'mechanics' })
    expect(s.event('engine turned')).toMatchObject({ turns: 1, left: 2 })
    expect(offersOf(boat(['mechanics'], { ap: 2 }), 'P1', 'turn-engine')).toEqual([
      { do: 'turn-engine', skill: 'mechanics' },
    ])
    expect(clauseOf(boat([]), { do: 'turn-engine', skill: 'mechanics' })).toBe('dw.gskill.7')
  })
})

describe('Mechanics', () => {
  const atWheel = (options: Record<string, boolean>, dice: number[], over: object = {}): DeadWalkScene =>
    acting({
      humans: [skilled(['mechanics'], { aboard: 'V1', ...over })],
      map: { vehicles: [car()] },
      options: { vehicles: true, ...options },
      dice,
    })
  const hotwire: Command = { do: 'start', skill: 'mechanics' }

  it('[dw.gskill.7] hotwires a car for 2 AP', () => {
    const s = act(atWheel({}, [3]), hotwire)
    expect(humanNo(s, 1)).toMatchObject({ ap: 2, skillsUsed: ['mechanics'] })
    expect(s.state.vehicles[0]?.engine).toBe(true)
    expect(humanNo(act(atWheel({}, [3]), { do: 'start' }), 1).ap).toBe(0)
    expect(offersOf(atWheel({}, [], { ap: 2 }), 'P1', 'start')).toEqual([hotwire])
  })

  it('[dw.gskill.7] not with skills off, and it is of no use where there are keys', () => {
    expect(clauseOf(atWheel({ skills: false }, []), hotwire)).toBe('dw.skill.3')
    const keys = { items: [{ id: 7, kind: 'keys', vehicle: 'V1' }] }
    expect(clauseOf(atWheel({}, [], keys), { ...hotwire, keys: 7 })).toBe('dw.gskill.7')
  })
})

describe('First Aid', () => {
  const doctor = (dice: number[], over: object = {}, stage: Stage = {}): DeadWalkScene =>
    acting({
      humans: [skilled(['first-aid'], over), human({ at: [6250, 6000], wounds: 2, untested: 2 })],
      dice,
      ...stage,
    })

  it('[dw.gskill.8] [dw.heal.2] for 4 AP a die of 5 or more closes one wound of somebody in contact', () => {
    const s = act(doctor([5]), { do: 'first-aid', patient: 2 })
    expect(s.event('aided')).toMatchObject({ clause: 'dw.gskill.8', face: 5, by: 1, wounds: 1, left: 0 })
    expect(humanNo(s, 2)).toMatchObject({ wounds: 1, untested: 1 })
    expect(humanNo(s, 1).skillsUsed).toEqual(['first-aid'])
    expect(humanNo(act(doctor([4]), { do: 'first-aid', patient: 2 }), 2).wounds).toBe(2)
  })

  it('[dw.gskill.8] or one of his own', () => {
    const s = act(doctor([6], { wounds: 1 }), { do: 'first-aid', patient: 1 })
    expect(humanNo(s, 1).wounds).toBe(0)
  })

  it('[dw.gskill.8] [dw.heal.2] not from afar, not in close combat, not without the skill or the action points', () => {
    expect(offersOf(doctor([]), 'P1', 'first-aid')).toEqual([{ do: 'first-aid', patient: 2 }])
    expect(clauseOf(doctor([], { at: [5000, 6000] }), { do: 'first-aid', patient: 2 })).toBe('dw.heal.2')
    const held = doctor([], {}, { zombies: [zombie(1, [5740, 6000])] })
    expect(clauseOf(held, { do: 'first-aid', patient: 2 })).toBe('dw.heal.2')
    expect(offersOf(held, 'P1', 'first-aid')).toEqual([])
    expect(clauseOf(doctor([], { ap: 3 }), { do: 'first-aid', patient: 2 })).toBe('dw.ap.4')
    expect(clauseOf(doctor([], { sheet: {} }), { do: 'first-aid', patient: 2 })).toBe('dw.gskill.8')
    expect(clauseOf(doctor([], {}, { options: { skills: false } }), { do: 'first-aid', patient: 2 })).toBe('dw.skill.3')
  })

  it('[dw.heal.4] [dw.gskill.8] nobody is treated who is not hurt', () => {
    expect(clauseOf(doctor([]), { do: 'first-aid', patient: 1 })).toBe('dw.heal.4')
  })
})

describe('Lucky bastard', () => {
  const bitten = (dice: number[], stage: Stage = {}): DeadWalkScene =>
    afterwards({
      humans: [skilled(['lucky-bastard'])],
      zombies: [zombie(1, [6000, 6260])],
      dice,
      ...stage,
    })

  it('[dw.gskill.18] a zombie that has hit him throws again, and the new score counts', () => {
    const s = bitten([6, 2, 3, 1, 1])
    expect(s.asks).toBe('decide')
    expect(s.offered('P1')).toEqual([use('lucky-bastard'), NO])
    act(s, use('lucky-bastard'))
    expect(all(s, 'zombie attacked').map(({ face, hit }) => [face, hit])).toEqual([
      [2, false],
      [3, false],
    ])
    expect(humanNo(s, 1).wounds).toBe(0)
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.gskill.18', faces: [6] })
  })

  it('[dw.gskill.18] one hit only, the new one is final', () => {
    const s = act(bitten([6, 6, 6, 1, 1, 6]), use('lucky-bastard'))
    expect(all(s, 'zombie attacked').map(({ hit }) => hit)).toEqual([true, true])
    expect(humanNo(s, 1).wounds).toBe(2)
  })

  it('[dw.gskill.18] nothing is asked for a miss, or with skills off', () => {
    expect(bitten([5, 5, 1, 1]).asks).toBe('who acts')
    const off = bitten([6, 5, 1, 1, 6], { options: { skills: false } })
    expect(off.asks).toBe('who acts')
    expect(humanNo(off, 1).wounds).toBe(1)
  })

  it('[dw.gskill.18] the shot of an armed zombie is a hit of a zombie, too', () => {
    const gun = { id: 7, type: 'pistol', loaded: 3 }
    const s = bitten([6, 5, 1, 1], { zombies: [zombie(1, at(60, 75), { weapon: gun, heading: 180 })] })
    expect(s.asks).toBe('decide')
    act(s, use('lucky-bastard'))
    expect(s.event('zombie fired')).toMatchObject({ face: 5, hit: false })
    expect(humanNo(s, 1).prone).toBe(false)
  })
})

describe('Dodge', () => {
  const hunted = (dice: number[], stage: Stage = {}): DeadWalkScene =>
    afterwards({
      humans: [skilled(['dodge'])],
      zombies: [zombie(1, at(60, 70))],
      dice,
      ...stage,
    })
  const west: Command = use('dodge', { to: [5500, 6000] })

  it('[dw.gskill.15] when a zombie comes into contact he moves 5 cm and is free, without a test', () => {
    const s = hunted([1, 1])
    expect(s.asks).toBe('decide')
    expect(s.offered('P1')[0]).toEqual(NO)
    expect(s.offered('P1')).toContainEqual(west)
    act(s, west)
    expect(humanAt(s, 1)).toEqual([5500, 6000])
    expect(s.event('moved')).toMatchObject({ clause: 'dw.gskill.15', cost: 0 })
    expect(happened(s)).not.toContain('zombie attacked')
    expect(humanNo(s, 1).moved).toBe(false)
  })

  it('[dw.gskill.15] or stays, and is attacked', () => {
    const s = act(hunted([1, 1, 1]), NO)
    expect(all(s, 'zombie attacked')).toHaveLength(1)
    expect(humanAt(s, 1)).toEqual([6000, 6000])
  })

  it('[dw.gskill.16] the move of the zombie is over: it does not lurch after him', () => {
    const s = act(hunted([1, 1], { options: { lurch: true } }), use('dodge', { to: [5750, 6000] }))
    expect(s.events.some(({ e }) => e === 'lurched')).toBe(false)
  })

  it('[dw.gskill.15] a lurch brings a zombie into contact, too', () => {
    const s = hunted([6, 1, 1], { zombies: [zombie(1, at(60, 76))], options: { lurch: true } })
    expect(s.asks).toBe('decide')
    act(s, west)
    expect(s.event('lurched')).toMatchObject({ into: true })
    expect(all(s, 'zombie attacked')).toHaveLength(0)
  })

  it('[dw.gskill.16] not while another standing zombie touches him; a fallen one does not hold him', () => {
    const other = (over: object) => [zombie(1, at(60, 70)), zombie(2, [6000, 5740], over)]
    expect(hunted([1, 1, 1, 1, 1], { zombies: other({}) }).asks).toBe('who acts')
    const s = hunted([1, 1, 1], { zombies: other({ fallen: true, stunned: true }) })
    expect(s.asks).toBe('decide')
    act(s, NO)
  })

  it('[dw.gskill.16] he ends out of contact with all', () => {
    const s = hunted([1, 1, 1], {
      zombies: [zombie(1, at(60, 70)), zombie(2, [5240, 6000], { fallen: true, stunned: true })],
    })
    expect(s.offered('P1')).not.toContainEqual(west)
    expect(clauseOf(s, west)).toBe('dw.skill.4')
    act(s, NO)
  })

  it('[dw.gskill.15] once in a turn: the next zombie has him', () => {
    const s = hunted([1, 1, 1], { zombies: [zombie(1, at(60, 70)), zombie(2, at(52, 68))] })
    act(s, west)
    expect(s.asks).toBe('who acts')
    expect(all(s, 'zombie attacked')).toMatchObject([{ zombie: 2 }])
  })

  it('[dw.gskill.15] nobody dodges lying down, stunned, or with skills off', () => {
    expect(hunted([1, 1, 1], { humans: [skilled(['dodge'], { prone: true })] }).asks).toBe('who acts')
    const dazed = [skilled(['dodge'], { stunned: true, acted: true }), human({ at: at(10, 10) })]
    expect(hunted([1, 1, 1], { humans: dazed }).asks).toBe('who acts')
    expect(hunted([1, 1, 1], { options: { skills: false } }).asks).toBe('who acts')
  })

  it('[dw.gskill.15] [dw.seat.2] a game master leads it, and it is dodged all the same', () => {
    const s = hunted([1, 1], { options: { zombieControl: 'gm-bound' } })
    s.do('GM', { do: 'zombie-next', zombie: 1 })
    expect(s.owe).toEqual(['P1'])
    act(s, west)
    expect(s.asks).toBe('who acts')
  })
})
