import { describe, expect, it } from 'vitest'
import type { Command, CommandOf } from '../commands.ts'
import type { Event } from '../events.ts'
import type { WeaponId } from '../tables/weapons.ts'
import {
  act,
  type DeadWalkScene,
  endPhase,
  human,
  humanNo,
  offersOf,
  scene,
  weaponNo,
  zombie,
  zombieNo,
} from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>
type Skill = CommandOf<'use-skill'>['skill']
type Target = CommandOf<'strike'>['target']
type Point = [number, number]

const HERE: Point = [6000, 6000]
const EAST: Point = [6250, 6000]
const WEST: Point = [5750, 6000]
const RULES = { skills: true, entryMethods: [], lurch: false }
const NO: Command = { do: 'decline' }

const gun = (type: WeaponId, id = 1, over: object = {}): object => ({ type, id, ready: true, ...over })
const skilled = (skills: readonly Skill[], weapons: readonly object[], over: object = {}): object =>
  human({ at: HERE, sheet: { skills }, weapons, ...over })
const use = (skill: Skill, over: object = {}): Command => ({ do: 'use-skill', skill, ...over })
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause
const all = <E extends Event['e']>(s: DeadWalkScene, e: E): Extract<Event, { e: E }>[] =>
  s.events.filter((one) => one.e === e) as unknown as Extract<Event, { e: E }>[]

type Fate = 'gone' | 'fallen' | 'up'
const fateOf = (s: DeadWalkScene, n = 1): Fate => {
  const found = zombieNo(s, n)
  return found ? (found.fallen ? 'fallen' : 'up') : 'gone'
}

/** The first human acts. */
const acting = ({ options = {}, ...stage }: Stage): DeadWalkScene =>
  scene({ options: { ...RULES, ...options }, activation: { human: 1 }, ...stage })

interface Fight {
  zombies?: object[]
  over?: object
  options?: Stage['options']
  others?: object[]
}

/** One human with these skills and weapons, a zombie to his east unless told otherwise; it is his activation. */
const fight = (
  skills: readonly Skill[],
  weapons: readonly object[],
  dice: number[],
  { zombies = [zombie(1, EAST)], over = {}, options = {}, others = [] }: Fight = {},
): DeadWalkScene =>
  acting({ humans: [skilled(skills, weapons, over), ...others], zombies, dice, options: { ...options } })

const strike = (skill?: Skill, target: Target = 'Z1', id = 1): Command => ({
  do: 'strike',
  with: id,
  target,
  ...(skill ? { skill } : {}),
})
const shoot = (skill?: Skill, target: Target = 'Z1', id = 1): Command => ({
  do: 'shoot-close',
  weapon: id,
  target,
  bursts: 1,
  ...(skill ? { skill } : {}),
})
const fire = (over: Partial<CommandOf<'fire'>> = {}): CommandOf<'fire'> => ({
  do: 'fire',
  weapon: 1,
  target: 'Z1',
  bursts: 1,
  ...over,
})
const skillsOn = (s: DeadWalkScene, kind: 'fire' | 'strike' | 'shoot-close' | 'reload' | 'rake'): string[] => [
  ...new Set(offersOf(s, 'P1', kind).flatMap(({ skill }) => (skill ? [skill] : []))),
]

describe('Aggressive', () => {
  it('[dw.cskill.1] throws a failed blow again, and the second score stands', () => {
    const s = act(fight(['aggressive'], [gun('machete')], [2, 6]), strike())
    expect(s.asks).toBe('decide')
    expect(s.offered('P1')).toEqual([NO, use('aggressive')])
    act(s, use('aggressive'))
    expect([fateOf(s), s.event('struck').die.face, humanNo(s, 1).skillsUsed]).toEqual(['gone', 6, ['aggressive']])
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.cskill.1', faces: [2] })
    const again = act(act(fight(['aggressive'], [gun('machete')], [2, 1]), strike()), use('aggressive'))
    expect([fateOf(again), again.asks]).toEqual(['up', 'act'])
  })

  it('[dw.cskill.1] [dw.cc.17] throws a failed shot at close quarters again', () => {
    const s = act(act(fight(['aggressive'], [gun('pistol')], [2, 3]), shoot()), use('aggressive'))
    expect([fateOf(s), weaponNo(s, 1).loaded]).toEqual(['gone', weaponNo(fight([], [gun('pistol')], []), 1).loaded - 1])
  })

  it('[dw.cskill.1] nobody is asked after a hit, or with skills off, and it may be declined', () => {
    expect(act(fight(['aggressive'], [gun('machete')], [4]), strike()).asks).toBe('act')
    expect(act(fight(['aggressive'], [gun('machete')], [2], { options: { skills: false } }), strike()).asks).toBe('act')
    const s = act(act(fight(['aggressive'], [gun('machete')], [2]), strike()), NO)
    expect([fateOf(s), humanNo(s, 1).skillsUsed]).toEqual(['up', []])
  })

  it('[dw.cskill.1] [dw.scope.8] a die that was inspired is not thrown a third time', () => {
    const friend = human({ at: [6000, 6500], sheet: { skills: ['inspire'] } })
    const s = act(fight(['aggressive'], [gun('machete')], [2, 1], { others: [friend] }), strike())
    act(s, use('inspire', { human: 2 }))
    expect([s.asks, fateOf(s)]).toEqual(['act', 'up'])
  })
})

describe('machinegun', () => {
  const MISSES = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
  const ten = (...faces: number[]): number[] => [...faces, ...MISSES.slice(faces.length)]
  const GUNNER: Point = [1500, 6000]
  const rake = (skill?: Skill): Command => ({ do: 'rake', weapon: 1, at: HERE, ...(skill ? { skill } : {}) })
  const armed = (skills: readonly Skill[], dice: number[], over: Fight = {}): DeadWalkScene =>
    fight(skills, [gun('machinegun')], dice, { zombies: [zombie(1, HERE)], ...over, over: { at: GUNNER } })

  it('[dw.cskill.2] Brace fires twice for 4 AP without the brace action', () => {
    const s = act(armed(['brace'], [...ten(), ...ten()]), use('brace'))
    expect(humanNo(s, 1).ap).toBe(4)
    act(s, rake())
    expect([s.asks, humanNo(s, 1).ap]).toEqual(['second burst', 0])
    act(s, rake())
    expect(all(s, 'burst')).toHaveLength(2)
    expect(act(armed(['brace'], ten()), rake()).asks).toBe('act')
  })

  it('[dw.cskill.2] [dw.cskill.13] Brace and Gunner go together; others do not', () => {
    const s = act(act(armed(['brace', 'gunner', 'hero'], []), use('brace')), use('gunner'))
    expect(humanNo(s, 1).skillsUsed).toEqual(['brace', 'gunner'])
    expect(clauseOf(s, use('hero'))).toBe('dw.skill.3')
  })

  it('[dw.cskill.13] Gunner eliminates on 4 or more', () => {
    const s = act(act(armed(['gunner'], ten(4)), use('gunner')), rake())
    expect(fateOf(s)).toBe('gone')
    expect(fateOf(act(armed(['gunner'], ten(4)), rake()))).toBe('fallen')
    expect(fateOf(act(act(armed(['gunner'], ten(3)), use('gunner')), rake()))).toBe('up')
  })

  it('[dw.cskill.2] [dw.cskill.13] only with a machinegun in hand', () => {
    const s = fight(['brace', 'gunner'], [gun('rifle')], [])
    expect([clauseOf(s, use('brace')), clauseOf(s, use('gunner'))]).toEqual(['dw.cskill.2', 'dw.cskill.13'])
    expect(offersOf(s, 'P1', 'use-skill')).toEqual([])
  })

  const KILLED: Point = [6000, 6000]
  const killing = (type: WeaponId, dice: number[], weapon: object = {}, more: Fight = {}): DeadWalkScene =>
    fight(['killer', 'brace'], [gun(type, 1, weapon)], dice, {
      zombies: [zombie(1, KILLED), zombie(2, [6000, 6300])],
      ...more,
      over: { at: [4500, 6000], ...more.over },
    })

  it('[dw.cskill.23] [dw.cskill.24] Killer: ten dice for 4 AP and a full magazine, 4 Fall and 5 Elim, one burst', () => {
    for (const type of ['sub-machinegun', 'assault-rifle'] as const) {
      const s = killing(type, ten(4, 5))
      expect(skillsOn(s, 'rake')).toEqual(['killer'])
      act(s, rake('killer'))
      expect(s.event('burst').dice).toHaveLength(10)
      expect([humanNo(s, 1).ap, weaponNo(s, 1).loaded, s.asks]).toEqual([0, 0, 'deal'])
      act(s, { do: 'deal', hits: ['Z2', 'Z1'] })
      expect([fateOf(s, 1), fateOf(s, 2), s.asks]).toEqual(['gone', 'fallen', 'act'])
      expect(humanNo(s, 1).skillsUsed).toEqual(['killer'])
    }
  })

  it('[dw.cskill.24] the magazine is full, and the range is that of the weapon', () => {
    expect(clauseOf(killing('assault-rifle', [], { loaded: 1 }), rake('killer'))).toBe('dw.cskill.24')
    expect(skillsOn(killing('assault-rifle', [], { loaded: 1 }), 'rake')).toEqual([])
    const far: Command = { do: 'rake', weapon: 1, at: [11_500, 6000], skill: 'killer' }
    const there = { zombies: [zombie(1, [11_500, 6000])] }
    expect(clauseOf(killing('sub-machinegun', [], {}, there), far)).toBe('dw.machinegun.2')
    expect(fateOf(act(killing('assault-rifle', ten(6), {}, there), far))).toBe('gone')
    expect(clauseOf(killing('assault-rifle', [], {}, { over: { ap: 3 } }), rake('killer'))).toBe('dw.ap.4')
  })

  it('[dw.cskill.24] it calls method D once, as any burst does', () => {
    const s = act(killing('assault-rifle', [...ten(), 1], {}, { options: { entryMethods: ['D'] } }), rake('killer'))
    const drawn = [...all(s, 'zombie arrived'), ...all(s, 'no zombie')]
    expect(drawn.map(({ method }) => method)).toEqual(['D'])
  })

  it('[dw.cskill.23] [dw.jam.5] it jams as a machinegun does', () => {
    const jams = { options: { jams: true } }
    expect(weaponNo(act(killing('assault-rifle', ten(1), {}, jams), rake('killer')), 1).jammed).toBe(false)
    expect(weaponNo(act(killing('assault-rifle', ten(1, 1, 1, 1), {}, jams), rake('killer')), 1).jammed).toBe(true)
  })

  it('[dw.cskill.23] not with other weapons, nor without the skill, nor with skills off', () => {
    expect(clauseOf(killing('rifle', []), rake('killer'))).toBe('dw.shooting.1')
    expect(clauseOf(killing('machinegun', []), rake('killer'))).toBe('dw.cskill.23')
    expect(clauseOf(killing('assault-rifle', []), rake())).toBe('dw.autofire.12')
    expect(clauseOf(killing('assault-rifle', [], {}, { options: { skills: false } }), rake('killer'))).toBe(
      'dw.skill.3',
    )
  })
})

describe('Cover', () => {
  const FAR: Point = [6000, 8000]
  /** He waits; then zombies move. */
  const waiting = (dice: number[], more: Partial<Stage> & { over?: object; type?: WeaponId } = {}): DeadWalkScene => {
    const { over = {}, type = 'rifle', options = {}, ...stage } = more
    const s = acting({
      humans: [skilled(['cover'], [gun(type)], over)],
      zombies: [zombie(1, FAR)],
      dice,
      options,
      ...stage,
    })
    return act(s, use('cover'))
  }

  it('[dw.cskill.3] pays 1 AP, ends the activation, and keeps the rest for the zombies’ moves', () => {
    const s = waiting([3, 1, 1], {
      humans: [skilled(['cover'], [gun('rifle')]), human({ at: [1000, 1000] })],
    })
    expect([s.asks, humanNo(s, 1).ap, humanNo(s, 1).acted]).toEqual(['who acts', 3, true])
    endPhase(s)
    expect([s.asks, s.state.phase]).toEqual(['decide', 'zombies'])
    const shots = s.offered('P1')
    expect(shots).toContainEqual(fire())
    expect(shots).toContainEqual(NO)
    expect(shots.every(({ do: deed }) => deed === 'fire' || deed === 'decline')).toBe(true)
    act(s, fire())
    expect([s.event('declared').left, fateOf(s)]).toEqual([2, 'fallen'])
  })

  it('[dw.cskill.4] after each zombie’s move, with whatever is left', () => {
    const s = waiting([1, 1, 1, 1], { zombies: [zombie(1, FAR), zombie(2, [6500, 8000])] })
    expect(s.asks).toBe('decide')
    act(s, fire())
    expect([s.asks, humanNo(s, 1).ap]).toEqual(['decide', 2])
    expect(offersOf(s, 'P1', 'fire').every(({ target }) => target === 'Z2')).toBe(true)
    act(s, fire({ target: 'Z2' }))
    expect([s.asks, s.state.turn]).toEqual(['who acts', 2])
  })

  it('[dw.cskill.4] [dw.ap.7] doubled costs apply', () => {
    const s = waiting([], { over: { doubled: true } })
    expect([humanNo(s, 1).ap, offersOf(s, 'P1', 'fire')]).toEqual([2, [fire()]])
  })

  it('[dw.cskill.4] it is the only action of the activation', () => {
    const s = acting({ humans: [skilled(['cover'], [gun('rifle')], { ap: 3 })], zombies: [zombie(1, FAR)] })
    expect([clauseOf(s, use('cover')), offersOf(s, 'P1', 'use-skill')]).toEqual(['dw.cskill.4', []])
    const moved = act(acting({ humans: [skilled(['cover'], [gun('rifle')])], zombies: [zombie(1, FAR)] }), {
      do: 'lie-down',
    })
    expect(clauseOf(moved, use('cover'))).toBe('dw.skill.4')
  })

  it('[dw.cskill.4] [dw.quirk.16] whoever has fewer AP from the start waits with those', () => {
    const sheet = { skills: ['cover'], quirks: ['thick'] }
    const start = (over: object = {}): DeadWalkScene =>
      act(
        scene({
          humans: [human({ at: HERE, sheet, weapons: [gun('rifle')], ...over }), human({ at: [1000, 1000] })],
          zombies: [zombie(1, FAR)],
          options: { ...RULES, quirks: true },
          dice: [2],
        }),
        { do: 'activate', human: 1 },
      )
    expect(humanNo(act(start(), use('cover')), 1).ap).toBe(2)
    const risen = act(start({ prone: true }), { do: 'stand-up' })
    expect(clauseOf(risen, use('cover'))).toBe('dw.cskill.4')
  })

  it('[dw.cskill.4] the shot comes before the lurch', () => {
    const lurching = { options: { lurch: true }, zombies: [zombie(1, [6000, 7700])] }
    const s = act(waiting([6], lurching), fire())
    expect([fateOf(s), all(s, 'lurched')]).toEqual(['gone', []])
    expect(all(act(waiting([1, 1, 1], lurching), NO), 'lurched')).toHaveLength(1)
  })

  it('[dw.cskill.4] in close combat only shots at close quarters are left', () => {
    const s = waiting([3], { type: 'pistol', zombies: [zombie(1, [6000, 6700]), zombie(2, FAR)] })
    expect(s.asks).toBe('decide')
    const shots = s.offered('P1').filter(({ do: deed }) => deed !== 'decline')
    expect(shots.length).toBeGreaterThan(0)
    expect(shots.every((one) => one.do === 'shoot-close' && one.target === 'Z1')).toBe(true)
    act(s, shoot())
    expect(fateOf(s)).toBe('gone')
  })

  it('[dw.cskill.4] the usual answer is the best shot if it hits in one of two cases', () => {
    const map = { lows: [{ id: 'W', title: 'hedge', cover: 'soft', line: [55, 74, 65, 74] as const }] } as const
    const hidden = { map, over: { doubled: true }, type: 'pistol', zombies: [zombie(1, [6000, 8600])] } as const
    expect(waiting([]).offered('P1')[0]).toMatchObject({ do: 'fire' })
    expect(offersOf(waiting([], hidden), 'P1', 'fire')).toEqual([fire()])
    expect(waiting([], hidden).offered('P1')[0]).toEqual(NO)
    const near = { zombies: [zombie(1, [6000, 6700])] }
    expect(waiting([], { ...near, type: 'pistol' }).clock('P1')).toEqual([{ ...shoot(), bursts: 3 }])
    const close = { ...near, over: { doubled: true } }
    expect(waiting([], { ...close, type: 'pistol' }).clock('P1')).toEqual([shoot()])
    expect(waiting([], { ...close, type: 'rifle' }).clock('P1')).toEqual([NO])
    const cone = { zombies: [zombie(1, [6000, 7900])], type: 'pump-shotgun' } as const
    expect(waiting([], cone).clock('P1')).toEqual([{ do: 'spray', weapon: 1, towards: [6000, 6900] }])
    const friend = human({ at: [6000, 7100], prone: true })
    const risky = { ...cone, humans: [skilled(['cover'], [gun('pump-shotgun')]), friend] }
    const s = endPhase(waiting([], risky))
    expect(offersOf(s, 'P1', 'spray')).not.toEqual([])
    expect(s.clock('P1')).toEqual([NO])
  })

  it('[dw.cskill.3] nobody is asked who does not wait, or with skills off', () => {
    const calm = scene({
      humans: [skilled(['cover'], [gun('rifle')])],
      zombies: [zombie(1, FAR)],
      dice: [1, 1],
      options: RULES,
    })
    expect(endPhase(calm).asks).toBe('who acts')
    const off = acting({ humans: [skilled(['cover'], [gun('rifle')])], options: { skills: false } })
    expect(clauseOf(off, use('cover'))).toBe('dw.skill.3')
  })
})

describe('declarations of fire', () => {
  const FAR: Point = [6000, 8300]
  const NEAR: Point = [6000, 7500]
  const aimed = (
    skills: readonly Skill[],
    type: WeaponId,
    dice: number[],
    more: Fight & { weapons?: object[]; map?: Stage['map'] } = {},
  ): DeadWalkScene => {
    const { zombies = [zombie(1, NEAR)], over = {}, options = {}, weapons = [gun(type)], map } = more
    return acting({
      humans: [skilled(skills, weapons, over)],
      zombies,
      dice,
      options,
      ...(map === undefined ? {} : { map }),
    })
  }
  const hedge = (cover: 'hard' | 'soft') => ({
    lows: [{ id: 'W', title: 'hedge', cover, line: [55, 74, 65, 74] as const }],
  })

  it('[dw.cskill.5] Eagle Eye ignores long range in one declaration', () => {
    const far = { zombies: [zombie(1, FAR)] }
    const s = act(aimed(['eagle-eye'], 'rifle', [4], far), fire({ skill: 'eagle-eye' }))
    expect([fateOf(s), s.event('burst').dice[0]?.modifiers]).toEqual(['fallen', []])
    expect(fateOf(act(aimed(['eagle-eye'], 'rifle', [4], far), fire()))).toBe('up')
    expect(skillsOn(aimed(['eagle-eye'], 'rifle', [], far), 'fire')).toEqual(['eagle-eye'])
    expect(clauseOf(s, fire({ skill: 'eagle-eye' }))).toBe('dw.shooting.3')
  })

  it('[dw.cskill.5] of no use within 20 cm; not without the skill, nor with skills off', () => {
    expect(clauseOf(aimed(['eagle-eye'], 'rifle', []), fire({ skill: 'eagle-eye' }))).toBe('dw.cskill.5')
    expect(skillsOn(aimed(['eagle-eye'], 'rifle', []), 'fire')).toEqual([])
    expect(clauseOf(aimed([], 'rifle', []), fire({ skill: 'eagle-eye' }))).toBe('dw.cskill.5')
    expect(
      clauseOf(aimed(['eagle-eye'], 'rifle', [], { options: { skills: false } }), fire({ skill: 'eagle-eye' })),
    ).toBe('dw.skill.3')
    expect(clauseOf(aimed(['hero'], 'rifle', []), fire({ skill: 'hero' }))).toBe('dw.gskill.17')
  })

  it('[dw.cskill.7] Sharpshooter ignores soft cover, and only that', () => {
    const soft = { map: hedge('soft') }
    const s = act(aimed(['sharpshooter'], 'rifle', [4], soft), fire({ skill: 'sharpshooter' }))
    expect([fateOf(s), s.event('burst').dice[0]?.modifiers]).toEqual(['fallen', []])
    expect(fateOf(act(aimed(['sharpshooter'], 'rifle', [4], soft), fire()))).toBe('up')
    const hard = aimed(['sharpshooter'], 'rifle', [], { map: hedge('hard') })
    expect([clauseOf(hard, fire({ skill: 'sharpshooter' })), skillsOn(hard, 'fire')]).toEqual(['dw.cskill.7', []])
    expect(clauseOf(aimed(['sharpshooter'], 'rifle', []), fire({ skill: 'sharpshooter' }))).toBe('dw.cskill.7')
  })

  const both = { weapons: [gun('pistol', 1, { loaded: 3 }), gun('revolver', 2, { loaded: 2 })] }

  it('[dw.cskill.9] Ambidextrous fires two handguns at one target, 1 AP for the two shots', () => {
    const s = act(aimed(['ambidextrous'], 'pistol', [1, 4], both), fire({ skill: 'ambidextrous' }))
    expect([fateOf(s), humanNo(s, 1).ap, weaponNo(s, 1).loaded, weaponNo(s, 2).loaded]).toEqual(['fallen', 3, 2, 1])
    expect(all(s, 'burst').map(({ weapon }) => weapon)).toEqual(['pistol', 'revolver'])
    expect(all(s, 'noise')).toHaveLength(1)
    const two = act(aimed(['ambidextrous'], 'pistol', [1, 1, 1, 6], both), fire({ skill: 'ambidextrous', bursts: 2 }))
    expect([fateOf(two), humanNo(two, 1).ap, weaponNo(two, 1).loaded, weaponNo(two, 2).loaded]).toEqual([
      'gone',
      2,
      1,
      0,
    ])
  })

  it('[dw.cskill.9] both in hand and loaded, and no aim', () => {
    const s = aimed(['ambidextrous'], 'pistol', [], both)
    expect(clauseOf(s, fire({ skill: 'ambidextrous', aim: 1 }))).toBe('dw.cskill.9')
    expect(clauseOf(s, fire({ skill: 'ambidextrous', bursts: 3 }))).toBe('dw.ammo.1')
    expect(clauseOf(aimed(['ambidextrous'], 'pistol', []), fire({ skill: 'ambidextrous' }))).toBe('dw.cskill.9')
    const put = { weapons: [gun('pistol'), gun('revolver', 2, { ready: false })] }
    expect(clauseOf(aimed(['ambidextrous'], 'pistol', [], put), fire({ skill: 'ambidextrous' }))).toBe('dw.cskill.9')
    expect(offersOf(s, 'P1', 'fire').flatMap(({ weapon, bursts, skill }) => (skill ? [[weapon, bursts]] : []))).toEqual(
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    )
  })

  it('[dw.cskill.21] [dw.cskill.22] Double tap: two bursts for 1 AP, Falls count as Elim', () => {
    const tap = fire({ bursts: 2, skill: 'double-tap' })
    const s = act(aimed(['double-tap'], 'pistol', [1, 4]), tap)
    expect([fateOf(s), humanNo(s, 1).ap]).toEqual(['gone', 3])
    expect(fateOf(act(aimed(['double-tap'], 'pistol', [1, 3]), tap))).toBe('up')
    expect(fateOf(act(aimed(['double-tap'], 'pistol', [1, 4]), fire({ bursts: 2 })))).toBe('fallen')
  })

  it('[dw.cskill.21] it can be aimed, and the aim is paid for', () => {
    const s = act(aimed(['double-tap'], 'pistol', [3, 1]), fire({ bursts: 2, aim: 1, skill: 'double-tap' }))
    expect([fateOf(s), humanNo(s, 1).ap]).toEqual(['gone', 1])
  })

  it('[dw.cskill.22] exactly two bursts, or one if only one is loaded', () => {
    const s = aimed(['double-tap'], 'pistol', [])
    expect(clauseOf(s, fire({ skill: 'double-tap' }))).toBe('dw.cskill.22')
    expect(clauseOf(s, fire({ bursts: 3, skill: 'double-tap' }))).toBe('dw.cskill.22')
    const last = aimed(['double-tap'], 'pistol', [4], { weapons: [gun('pistol', 1, { loaded: 1 })] })
    expect(offersOf(last, 'P1', 'fire')).toContainEqual(fire({ skill: 'double-tap' }))
    expect(fateOf(act(last, fire({ skill: 'double-tap' })))).toBe('gone')
  })

  it('[dw.cskill.22] automatic weapons, too, at one target and for 1 AP; shotguns and machineguns not', () => {
    const crowd = { zombies: [zombie(1, NEAR), zombie(2, [6000, 7800])], over: { ap: 1 } }
    const tap = fire({ bursts: 2, skill: 'double-tap' })
    const s = aimed(['double-tap'], 'sub-machinegun', [1, 1, 1, 1, 1, 1, 1, 1, 1, 6], crowd)
    expect(offersOf(s, 'P1', 'fire').map(({ skill }) => skill)).toEqual(['double-tap', 'double-tap'])
    act(s, tap)
    expect(s.event('declared')).toMatchObject({ targets: ['Z1'], cost: 1 })
    expect([fateOf(s, 1), fateOf(s, 2)]).toEqual(['gone', 'up'])
    expect(clauseOf(aimed(['double-tap'], 'machinegun', []), tap)).toBe('dw.machinegun.1')
    expect(clauseOf(aimed(['double-tap'], 'pump-shotgun', []), tap)).toBe('dw.shotgun.1')
  })

  it('[dw.cskill.25] [dw.cskill.26] Sniper eliminates on a modified 2 with rifle, carbine and assault rifle', () => {
    for (const type of ['rifle', 'carbine'] as const) {
      expect(fateOf(act(aimed(['sniper'], type, [2]), fire({ skill: 'sniper' })))).toBe('gone')
      expect(fateOf(act(aimed(['sniper'], type, [2]), fire()))).toBe('up')
      const far = { zombies: [zombie(1, FAR)] }
      expect(fateOf(act(aimed(['sniper'], type, [2], far), fire({ skill: 'sniper' })))).toBe('up')
      expect(fateOf(act(aimed(['sniper'], type, [3], far), fire({ skill: 'sniper' })))).toBe('gone')
    }
    expect(fateOf(act(aimed(['sniper'], 'assault-rifle', [1, 1, 1, 1, 2]), fire({ skill: 'sniper' })))).toBe('gone')
    for (const type of ['sniper-rifle', 'pistol', 'sub-machinegun'] as const) {
      const s = aimed(['sniper'], type, [])
      expect([clauseOf(s, fire({ skill: 'sniper' })), skillsOn(s, 'fire')]).toEqual(['dw.cskill.26', []])
    }
  })
})

describe('ammunition', () => {
  it('[dw.cskill.6] Fast reload halves the price of one reload', () => {
    const empty = (type: WeaponId, stock: object, ap: number): DeadWalkScene =>
      fight(['fast-reload'], [gun(type, 1, { loaded: 0 })], [], { zombies: [], over: { ap, stock } })
    const quick: Command = { do: 'reload', weapon: 1, skill: 'fast-reload' }
    const s = empty('pistol', { bullets: 2 }, 1)
    expect(offersOf(s, 'P1', 'reload')).toEqual([quick])
    act(s, quick)
    expect([humanNo(s, 1).ap, humanNo(s, 1).skillsUsed]).toEqual([0, ['fast-reload']])
    expect(humanNo(act(empty('machinegun', { belts: 1 }, 4), quick), 1).ap).toBe(2)
    expect(humanNo(act(empty('pistol', { bullets: 1 }, 4), { do: 'reload', weapon: 1 }), 1).ap).toBe(2)
    const none = fight([], [gun('pistol', 1, { loaded: 0 })], [], { zombies: [], over: { stock: { bullets: 1 } } })
    expect(clauseOf(none, quick)).toBe('dw.cskill.6')
    const off = fight(['fast-reload'], [gun('pistol', 1, { loaded: 0 })], [], {
      zombies: [],
      over: { stock: { bullets: 1 } },
      options: { skills: false },
    })
    expect(clauseOf(off, quick)).toBe('dw.skill.3')
  })

  const TARGETS = { zombies: [zombie(1, [6000, 6900])] }
  const spray: Command = { do: 'spray', weapon: 1, towards: [6000, 6900] }

  it('[dw.cskill.8] Unload fires a pump shotgun four times', () => {
    const s = act(fight(['unload'], [gun('pump-shotgun')], [1, 1, 1, 1], TARGETS), use('unload'))
    for (let shot = 1; shot <= 4; shot++) act(s, spray)
    expect([all(s, 'sprayed').length, humanNo(s, 1).ap]).toEqual([4, 0])
    expect(humanNo(act(fight(['unload'], [gun('pump-shotgun')], [1], TARGETS), spray), 1).ap).toBe(2)
  })

  it('[dw.cskill.8] at most four times, whatever he has left; shots at close quarters count', () => {
    const many = { ...TARGETS, options: { humanAP: 8 } }
    const s = act(fight(['unload'], [gun('pump-shotgun')], [1, 1, 1, 1], many), use('unload'))
    for (let shot = 1; shot <= 4; shot++) act(s, spray)
    expect([humanNo(s, 1).ap, clauseOf(s, spray), offersOf(s, 'P1', 'spray')]).toEqual([4, 'dw.cskill.8', []])
    const close = act(fight(['unload'], [gun('pump-shotgun')], [1, 1]), use('unload'))
    act(act(close, shoot()), shoot())
    expect([humanNo(close, 1).ap, close.state.activation?.shots]).toEqual([2, 2])
  })

  it('[dw.cskill.8] only with a pump shotgun in hand, and said when the activation begins', () => {
    expect(clauseOf(fight(['unload'], [gun('double-barrel')], []), use('unload'))).toBe('dw.cskill.8')
    const late = act(fight(['unload'], [gun('pump-shotgun')], [1], TARGETS), spray)
    expect(clauseOf(late, use('unload'))).toBe('dw.skill.4')
  })

  const last = (type: WeaponId, dice: number[], over: object = {}): DeadWalkScene =>
    fight(['deep-pockets'], [gun(type, 1, { loaded: 1 })], dice, { zombies: [zombie(1, [6000, 7500])], over })

  it('[dw.cskill.10] [dw.cskill.11] Deep pockets: after the last burst, on a 6 a magazine with D6 rounds', () => {
    const s = act(last('pistol', [1, 6, 4]), fire())
    expect(s.offered('P1')).toEqual([use('deep-pockets'), NO])
    act(s, use('deep-pockets'))
    expect([weaponNo(s, 1).loaded, humanNo(s, 1).ap]).toEqual([4, 3])
    expect(s.event('pockets searched')).toMatchObject({ face: 6, found: 4 })
    const nothing = act(act(last('pistol', [1, 5]), fire()), use('deep-pockets'))
    expect([weaponNo(nothing, 1).loaded, nothing.event('pockets searched').found]).toEqual([0, 0])
    const declined = act(act(last('pistol', [1]), fire()), NO)
    expect([weaponNo(declined, 1).loaded, humanNo(declined, 1).skillsUsed]).toEqual([0, []])
  })

  it('[dw.cskill.11] what is more than a bow holds is kept', () => {
    const s = act(act(last('bow', [1, 6, 4]), fire()), use('deep-pockets'))
    const { loaded } = weaponNo(s, 1)
    expect([loaded > 0, loaded + humanNo(s, 1).stock.arrows]).toEqual([true, 4])
  })

  it('[dw.cskill.11] not while there is something left to load, and once in a turn', () => {
    expect(act(last('pistol', [1], { stock: { bullets: 1 } }), fire()).asks).toBe('act')
    expect(act(last('pistol', [1], { skillsUsed: ['deep-pockets'] }), fire()).asks).toBe('act')
    const off = fight(['deep-pockets'], [gun('pistol', 1, { loaded: 1 })], [1], {
      zombies: [zombie(1, [6000, 7500])],
      options: { skills: false },
    })
    expect(act(off, fire()).asks).toBe('act')
  })

  it('[dw.cskill.11] after shells, bursts of a machinegun and shots at close quarters, too', () => {
    const shells = fight(['deep-pockets'], [gun('pump-shotgun', 1, { loaded: 1 })], [1], TARGETS)
    expect(act(shells, spray).asks).toBe('decide')
    expect(act(fight(['deep-pockets'], [gun('pistol', 1, { loaded: 1 })], [1]), shoot()).asks).toBe('decide')
  })
})

describe('blows', () => {
  const TWO = [zombie(1, EAST), zombie(2, WEST)]

  it('[dw.cskill.12] Frantic strikes once more at no cost after a Fall or an Elim, at any enemy in contact', () => {
    const s = act(fight(['frantic'], [gun('machete')], [6, 4], { zombies: TWO }), strike())
    expect(s.offered('P1')).toEqual([NO, use('frantic', { weapon: 1, target: 'Z2' })])
    act(s, use('frantic', { weapon: 1, target: 'Z2' }))
    expect([fateOf(s, 1), fateOf(s, 2), humanNo(s, 1).ap, s.asks]).toEqual(['gone', 'fallen', 2, 'act'])
    const felled = act(fight(['frantic'], [gun('machete')], [4, 2]), strike())
    act(felled, use('frantic', { weapon: 1, target: 'Z1' }))
    expect(fateOf(felled)).toBe('gone')
  })

  it('[dw.cskill.12] not after a miss, a shot, or with nobody left to strike, nor with skills off', () => {
    const asked = (dice: number[], more: Fight = {}): string | null =>
      act(fight(['frantic'], [gun('machete')], dice, more), strike()).asks
    expect([asked([3], { zombies: TWO }), asked([6])]).toEqual(['act', 'act'])
    expect(asked([6], { zombies: TWO, options: { skills: false } })).toBe('act')
    expect(act(fight(['frantic'], [gun('pistol')], [6], { zombies: TWO }), shoot()).asks).toBe('act')
  })

  it('[dw.cskill.12] after a chainsaw, too', () => {
    const s = act(fight(['frantic'], [gun('chainsaw')], [4, 3], { zombies: TWO }), strike())
    expect(s.offered('P1')[1]).toEqual(use('frantic', { weapon: 1, target: 'Z2' }))
    act(s, use('frantic', { weapon: 1, target: 'Z2' }))
    expect([fateOf(s, 1), fateOf(s, 2), humanNo(s, 1).ap, s.asks]).toEqual(['gone', 'gone', 2, 'act'])
  })

  const bare: Command = { do: 'strike-bare', target: 'Z1' }

  it('[dw.cskill.14] [dw.cskill.15] Martial arts: bare hands fell a zombie on a 6, for 2 AP', () => {
    const s = act(fight(['martial-arts'], [], [6]), bare)
    expect([fateOf(s), humanNo(s, 1).ap, humanNo(s, 1).skillsUsed]).toEqual(['fallen', 2, ['martial-arts']])
    expect(s.event('struck')).toMatchObject({ with: 'bare hands', clause: 'dw.cskill.14' })
    expect(fateOf(act(fight(['martial-arts'], [], [5]), bare))).toBe('up')
    expect(clauseOf(s, bare)).toBe('dw.skill.3')
  })

  it('[dw.cskill.15] the back counts; a fallen zombie is eliminated on a 6 only', () => {
    const behind = { zombies: [zombie(1, EAST, { facing: [1, 0] })] }
    expect(fateOf(act(fight(['martial-arts'], [], [5], behind), bare))).toBe('fallen')
    const lying = { zombies: [zombie(1, EAST, { fallen: true })] }
    expect(fateOf(act(fight(['martial-arts'], [], [6], lying), bare))).toBe('gone')
    expect(fateOf(act(fight(['martial-arts'], [], [5], lying), bare))).toBe('fallen')
  })

  it('[dw.cskill.14] [dw.cc.15] nobody else strikes with bare hands', () => {
    expect(clauseOf(fight([], [], []), bare)).toBe('dw.cc.15')
    expect(offersOf(fight([], [], []), 'P1', 'strike-bare')).toEqual([])
    expect(offersOf(fight(['martial-arts'], [], []), 'P1', 'strike-bare')).toEqual([bare])
    expect(clauseOf(fight(['martial-arts'], [], [], { options: { skills: false } }), bare)).toBe('dw.skill.3')
  })

  it('[dw.cskill.16] Combat expert: two attacks for 2 AP, also at different targets', () => {
    const s = act(fight(['combat-expert'], [gun('machete')], [6, 6], { zombies: TWO }), strike('combat-expert'))
    expect(s.offered('P1')).toEqual([strike(undefined, 'Z2'), NO])
    act(s, strike(undefined, 'Z2'))
    expect([fateOf(s, 1), fateOf(s, 2), humanNo(s, 1).ap, s.asks]).toEqual(['gone', 'gone', 2, 'act'])
    const same = act(act(fight(['combat-expert'], [gun('machete')], [1, 6]), strike('combat-expert')), strike())
    expect([fateOf(same), humanNo(same, 1).ap]).toEqual(['gone', 2])
  })

  it('[dw.cskill.16] shots at close quarters are attacks, too', () => {
    const armed = [gun('pistol'), gun('machete', 2)]
    const s = act(fight(['combat-expert'], armed, [6, 3], { zombies: TWO }), strike('combat-expert', 'Z1', 2))
    expect(s.offered('P1')).toContainEqual(shoot(undefined, 'Z2'))
    act(s, shoot(undefined, 'Z2'))
    expect([fateOf(s, 1), fateOf(s, 2), humanNo(s, 1).ap]).toEqual(['gone', 'gone', 2])
    const first = act(fight(['combat-expert'], armed, [6, 6], { zombies: TWO }), shoot('combat-expert'))
    act(first, strike(undefined, 'Z2', 2))
    expect([humanNo(first, 1).ap, first.state.zombies]).toEqual([2, []])
    const more: Command = { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 2, skill: 'combat-expert' }
    expect(clauseOf(fight(['combat-expert'], armed, []), more)).toBe('dw.cskill.16')
  })

  it('[dw.cskill.16] with a chainsaw the second attack comes when the first is over', () => {
    const s = act(fight(['combat-expert'], [gun('chainsaw')], [2, 4]), strike('combat-expert'))
    expect(s.offered('P1')).toEqual([strike(), NO])
    act(s, strike())
    expect([fateOf(s), humanNo(s, 1).ap, s.asks]).toEqual(['gone', 2, 'act'])
  })

  it('[dw.cskill.20] Chainsaw maniac kills on 2, and a 1 empties the tank without a second die', () => {
    const s = act(fight(['chainsaw-maniac'], [gun('chainsaw')], [2]), strike('chainsaw-maniac'))
    expect(fateOf(s)).toBe('gone')
    const one = act(fight(['chainsaw-maniac'], [gun('chainsaw')], [1]), strike('chainsaw-maniac'))
    expect([fateOf(one), weaponNo(one, 1).motor, humanNo(one, 1).wounds]).toEqual(['up', 'empty', 0])
    expect(one.event('chainsaw mishap')).toMatchObject({ clause: 'dw.cskill.20', face: null, what: 'empty' })
    expect(fateOf(act(fight(['chainsaw-maniac'], [gun('chainsaw')], [2]), strike()))).toBe('up')
    expect(humanNo(act(fight(['chainsaw-maniac'], [gun('chainsaw')], [1, 1]), strike()), 1).wounds).toBe(1)
    expect(clauseOf(fight(['chainsaw-maniac'], [gun('machete')], []), strike('chainsaw-maniac'))).toBe('dw.cskill.20')
    expect(skillsOn(fight(['chainsaw-maniac'], [gun('machete')], []), 'strike')).toEqual([])
  })

  it('[dw.cskill.27] Strong: a hit is an Elim; strikes only', () => {
    expect(fateOf(act(fight(['strong'], [gun('machete')], [4]), strike('strong')))).toBe('gone')
    expect(fateOf(act(fight(['strong'], [gun('machete')], [4]), strike()))).toBe('fallen')
    expect(fateOf(act(fight(['strong'], [gun('machete')], [3]), strike('strong')))).toBe('up')
    expect(fateOf(act(fight(['strong'], [gun('baseball-bat')], [5]), strike('strong')))).toBe('gone')
    expect(clauseOf(fight(['strong'], [gun('pistol')], []), shoot('strong'))).toBe('dw.cskill.27')
    expect(skillsOn(fight(['strong'], [gun('pistol')], []), 'shoot-close')).toEqual([])
    expect(clauseOf(fight(['strong'], [gun('machete')], [], { options: { skills: false } }), strike('strong'))).toBe(
      'dw.skill.3',
    )
  })
})

describe('Reflex', () => {
  /** A zombie comes into contact in phase 3. */
  const met = (skills: readonly Skill[], weapons: readonly object[], dice: number[], more: Fight = {}): DeadWalkScene =>
    endPhase(
      scene({
        humans: [skilled(skills, weapons, more.over)],
        zombies: more.zombies ?? [zombie(1, [6000, 6900])],
        dice,
        options: { ...RULES, ...more.options },
      }),
    )
  const shot = use('reflex', { weapon: 1, target: 'Z1', bursts: 1 })
  const blow = use('reflex', { weapon: 2, target: 'Z1' })
  const armed = [gun('pistol', 1, { loaded: 3 }), gun('machete', 2)]

  it('[dw.cskill.17] [dw.cskill.18] one shot at close quarters, or one blow, free of AP, before it attacks', () => {
    const s = met(['reflex'], armed, [3])
    expect(s.offered('P1')).toEqual([shot, blow, NO])
    act(s, shot)
    expect([fateOf(s), weaponNo(s, 1).loaded, all(s, 'zombie attacked'), s.asks]).toEqual(['gone', 2, [], 'who acts'])
    expect(s.event('skill used')).toMatchObject({ clause: 'dw.cskill.17', skill: 'reflex' })
    const struck = act(met(['reflex'], armed, [6]), blow)
    expect([fateOf(struck), all(struck, 'zombie attacked')]).toEqual(['gone', []])
  })

  it('[dw.cskill.18] at that zombie only', () => {
    const s = met(['reflex'], armed, [], { zombies: [zombie(1, EAST, { fallen: true }), zombie(2, [6000, 6900])] })
    expect(s.offered('P1').every((one) => one.do === 'decline' || (one as { target?: string }).target === 'Z2')).toBe(
      true,
    )
  })

  it('[dw.cskill.17] nobody is asked without a weapon, without the skill, or with skills off', () => {
    expect(met(['reflex'], [], [1, 1, 1]).asks).toBe('who acts')
    expect(met([], armed, [1, 1, 1]).asks).toBe('who acts')
    expect(met(['reflex'], armed, [1, 1, 1], { options: { skills: false } }).asks).toBe('who acts')
    const declined = act(met(['reflex'], armed, [1, 1, 1]), NO)
    expect([all(declined, 'zombie attacked').length, humanNo(declined, 1).wounds]).toEqual([1, 0])
  })

  it('[dw.cskill.17] with a chainsaw, and after a lurch', () => {
    const s = act(met(['reflex'], [gun('chainsaw')], [3]), use('reflex', { weapon: 1, target: 'Z1' }))
    expect([fateOf(s), all(s, 'zombie attacked')]).toEqual(['gone', []])
    const far = { zombies: [zombie(1, [6000, 7700])], options: { lurch: true } }
    const lurched = met(['reflex'], armed, [6, 3], far)
    expect(lurched.offered('P1')[0]).toEqual(shot)
    act(lurched, shot)
    expect([all(lurched, 'lurched').length, fateOf(lurched)]).toEqual([1, 'gone'])
  })
})

describe('Tough', () => {
  const bitten = (dice: number[], over: object = {}, options: object = {}): DeadWalkScene =>
    endPhase(
      scene({
        humans: [skilled(['tough'], [], { wounds: 3, untested: 1, bitten: 1, ...over }), human({ at: [1000, 1000] })],
        dice,
        options: { ...RULES, ...options },
      }),
    )

  it('[dw.cskill.19] repeats a failed wound test', () => {
    const s = bitten([2, 3])
    expect(s.offered('P1')).toEqual([use('tough'), NO])
    act(s, use('tough'))
    expect(humanNo(s, 1)).toMatchObject({ status: 'alive', skillsUsed: ['tough'], bitten: 0, untested: 0 })
    expect(s.event('wound tested')).toMatchObject({ face: 3, survived: true })
    expect(humanNo(act(bitten([2, 2]), use('tough')), 1).status).toBe('dead')
    expect(humanNo(act(bitten([2]), NO), 1).status).toBe('dead')
  })

  it('[dw.cskill.19] only if a zombie gave one of the tested wounds, and not with skills off', () => {
    expect(humanNo(bitten([2], { bitten: 0 }), 1).status).toBe('dead')
    expect(humanNo(bitten([2], {}, { skills: false }), 1).status).toBe('dead')
    expect(bitten([3]).asks).toBe('who acts')
  })

  it('[dw.cskill.19] a bite is remembered until it is tested', () => {
    const s = endPhase(
      scene({
        humans: [skilled(['tough'], [], { wounds: 5 }), human({ at: [1000, 1000] })],
        zombies: [zombie(1, EAST)],
        dice: [6, 1, 5, 1, 1],
        options: { ...RULES },
      }),
    )
    expect(s.asks).toBe('decide')
    expect(s.offered('P1')[0]).toEqual(use('tough'))
  })
})

describe('skills that are switched off', () => {
  const weapons = (...types: WeaponId[]): object[] => types.map((type, i) => gun(type, i + 1))
  const far = { zombies: [zombie(1, [6000, 7500])] }

  it.each<[string, Skill, WeaponId[], Command, Fight]>([
    ['[dw.cskill.2]', 'brace', ['machinegun'], use('brace'), far],
    ['[dw.cskill.8]', 'unload', ['pump-shotgun'], use('unload'), far],
    ['[dw.cskill.13]', 'gunner', ['machinegun'], use('gunner'), far],
    ['[dw.cskill.7]', 'sharpshooter', ['rifle'], fire({ skill: 'sharpshooter' }), far],
    ['[dw.cskill.9]', 'ambidextrous', ['pistol', 'revolver'], fire({ skill: 'ambidextrous' }), far],
    ['[dw.cskill.21]', 'double-tap', ['rifle'], fire({ bursts: 2, skill: 'double-tap' }), far],
    ['[dw.cskill.25]', 'sniper', ['rifle'], fire({ skill: 'sniper' }), far],
    ['[dw.cskill.16]', 'combat-expert', ['machete'], strike('combat-expert'), {}],
    ['[dw.cskill.20]', 'chainsaw-maniac', ['chainsaw'], strike('chainsaw-maniac'), {}],
  ])('%s %s is refused, and not offered', (_clause, skill, types, command, stage) => {
    const s = fight([skill], weapons(...types), [], { ...stage, options: { skills: false } })
    expect(clauseOf(s, command)).toBe('dw.skill.3')
    expect(s.offered('P1').some((one) => 'skill' in one)).toBe(false)
  })
})
