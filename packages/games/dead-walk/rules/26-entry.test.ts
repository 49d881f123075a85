import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { MapSketch } from '../content/drawing.ts'
import {
  at,
  type DeadWalkScene,
  endPhase,
  human,
  humanAt,
  humanNo,
  newGame,
  optionsFor,
  scene,
  zombie,
  zombieAt,
} from '../testing.ts'
import { drawn, entryB, placeAtRandom } from './26-entry.ts'

type Span = [number, number, number, number]

/** A building of one room with an open door in the middle of its south wall. */
const hut = (outline: Span): Partial<MapSketch> => ({
  buildings: [
    {
      id: 'B1',
      title: 'Hut',
      tag: 'plain',
      outline,
      rooms: [['R1', 'Hut', outline]],
      doors: [['D1', (outline[0] + outline[2]) / 2, outline[3], 'open']],
      windows: [],
      ladder: null,
    },
  ],
})
const HUT = hut([50, 50, 70, 70])

const places = (s: DeadWalkScene): [number, number][] => s.state.zombies.map(({ at: { x, y } }) => [x, y])
const refusedWhy = (s: DeadWalkScene): string[] =>
  s.events.flatMap((one) => (one.e === 'no zombie' ? [`${one.clause} ${one.why}`] : []))

describe('method A', () => {
  const start = (dice: readonly string[], over: object = {}, options: object = {}): DeadWalkScene => {
    const s = scene({
      humans: [human({ at: at(60, 60) })],
      dice,
      options: { entryMethods: ['A'], startZombiesPerHuman: 1, ...options },
      ...over,
    })
    placeAtRandom(s.table)
    return s
  }

  it('[dw.entry.1] places so many for each human, if it is in force', () => {
    const s = start(['dw.entry.2 d20: 1 1 20 20'], {}, { startZombiesPerHuman: 2 })
    expect(s.state.zombies).toHaveLength(2)
    expect(s.event('zombie arrived')).toMatchObject({ method: 'A', clause: 'dw.entry.1' })
    const begun = (...entryMethods: string[]): DeadWalkScene =>
      newGame({ options: { entryMethods, startZombiesPerHuman: 1 }, dice: seeded('method A') })
    const came = (s: DeadWalkScene): number =>
      s.events.filter((one) => one.e === 'zombie arrived' && one.method === 'A').length
    expect([came(begun('A')), came(begun('B')), came(begun())]).toEqual([2, 0, 0])
  })

  it('[dw.entry.2] two dice are the middle of a twentieth of the width and of the depth', () => {
    expect(places(start(['dw.entry.2 d20: 1 20']))).toEqual([[300, 11_700]])
    expect(
      places(
        start(['dw.entry.2 d20: 4 7'], {
          map: { size: [120, 60], deployment: [0, 0, 120, 60] },
          humans: [human({ at: at(90, 30) })],
        }),
      ),
    ).toEqual([[2100, 1950]])
  })

  it('[dw.entry.2] they are rolled again within 20 cm of a human, exactly 20 cm included', () => {
    const near = (x: number, npc: boolean, dice: string): [number, number][] =>
      places(
        start(
          [dice],
          { humans: [human({ at: at(60, 110) }), human({ at: [x, 300], npc })] },
          { startZombiesPerHuman: 1 },
        ),
      )
    expect(near(2550, true, 'dw.entry.2 d20: 1 1 20 1')).toEqual([[11_700, 300]])
    expect(near(2551, true, 'dw.entry.2 d20: 1 1')).toEqual([[300, 300]])
  })

  it('[dw.entry.2] the distance can be set', () => {
    const s = start(['dw.entry.2 d20: 1 1'], { humans: [human({ at: [1600, 300] })] }, { startDistance: 10 })
    expect(places(s)).toEqual([[300, 300]])
  })

  it('[dw.entry.2] they are rolled again on impassable ground, on another base, and inside a building', () => {
    const block: Partial<MapSketch> = { blocks: [{ id: 'K1', title: 'container', area: [2, 2, 8, 8], height: 5 }] }
    expect(places(start(['dw.entry.2 d20: 1 1 20 1'], { map: block }))).toEqual([[11_700, 300]])
    const taken = start(['dw.entry.2 d20: 1 1 20 1'], { zombies: [zombie(1, [400, 300])] })
    expect(zombieAt(taken, 2)).toEqual([11_700, 300])
    const inside = start(['dw.entry.2 d20: 4 4 20 1'], { map: hut([10, 10, 30, 30]) })
    expect(places(inside)).toEqual([[11_700, 300]])
  })

  it('[dw.entry.2] after twenty failed tries that zombie is dropped, and the next has its own', () => {
    const failed = Array.from({ length: 20 }, () => '10 10').join(' ')
    const s = start([`dw.entry.2 d20: ${failed} 1 1`], {}, { startZombiesPerHuman: 2 })
    expect(places(s)).toEqual([[300, 300]])
    expect(refusedWhy(s)).toEqual(['dw.entry.2 no place'])
    expect(s.event('entry rolled')).toMatchObject({ faces: Array(40).fill(10), arrivals: 0 })
  })
})

describe('method B', () => {
  const enter = (dice: readonly string[], over: object = {}, options: object = {}): DeadWalkScene => {
    const s = scene({ dice, options: { entryMethods: ['B'], ...options }, ...over })
    entryB(s.table)
    return s
  }

  it('[dw.entry.3] each six of two dice brings a zombie', () => {
    expect(enter(['dw.entry.3 d6: 5 4']).state.zombies).toEqual([])
    expect(enter(['dw.entry.3 d6: 6 4', 'dw.entry.4 d20: 1 1']).state.zombies).toHaveLength(1)
    expect(enter(['dw.entry.3 d6: 6 6', 'dw.entry.4 d20: 1 1 20']).state.zombies).toHaveLength(2)
    const tests = (entryMethods: string[], dice: readonly string[]): DeadWalkScene =>
      scene({ phase: 'tests', dice, options: { entryMethods } })
    expect(tests(['B'], ['dw.entry.3 d6: 5 4']).dice).toHaveLength(2)
    expect(tests(['A'], []).dice).toEqual([])
  })

  it('[dw.entry.3] the house may have them rolled twice in a turn, each with an edge of its own, or not at all', () => {
    const s = enter(
      ['dw.entry.3: 6 1', 'dw.entry.4: 1 1', 'dw.entry.3: 1 6', 'dw.entry.4: 20 1'],
      {},
      { entryBRolls: 2 },
    )
    expect(places(s)).toEqual([
      [300, 125],
      [125, 300],
    ])
    expect(enter([], {}, { entryBRolls: 0 }).state.zombies).toEqual([])
  })

  it.each([
    [1, [5700, 125]],
    [5, [5700, 125]],
    [6, [11_875, 5700]],
    [10, [11_875, 5700]],
    [11, [5700, 11_875]],
    [15, [5700, 11_875]],
    [16, [125, 5700]],
    [20, [125, 5700]],
  ])('[dw.entry.4] with %i for the edge and 10 for the place it stands at %o', (edge, place) => {
    expect(places(enter(['dw.entry.3: 6 1', `dw.entry.4 d20: ${edge} 10`]))).toEqual([place])
  })

  it('[dw.entry.4] both come at one edge, the second beside the first if its place is taken', () => {
    expect(places(enter(['dw.entry.3: 6 6', 'dw.entry.4 d20: 3 10 10']))).toEqual([
      [5700, 125],
      [5460, 125],
    ])
  })

  it('[dw.setup.4] beyond the cap nobody comes and no die is taken for him', () => {
    const full = enter(['dw.entry.3: 6 6'], { zombies: [zombie(1, at(10, 10))] }, { zombieCapPerHuman: 1 })
    expect(refusedWhy(full)).toEqual(['dw.setup.4 cap', 'dw.setup.4 cap'])
    const one = enter(['dw.entry.3: 6 6', 'dw.entry.4: 1 1'], {}, { zombieCapPerHuman: 1 })
    expect([one.state.zombies.length, refusedWhy(one)]).toEqual([1, ['dw.setup.4 cap']])
    const any = enter(['dw.entry.3: 6 6', 'dw.entry.4: 1 1 9'], {}, { zombieCapPerHuman: 0 })
    expect(any.state.zombies).toHaveLength(2)
  })

  it('[dw.entry.13] [dw.turn.2] they stand before the fear tests of that turn and count for them', () => {
    const s = scene({
      humans: [human({ at: [5700, 700] })],
      phase: 'tests',
      dice: ['dw.entry.3: 6 1', 'dw.entry.4: 1 10', 'dw.fear.3: 4 5'],
      options: { entryMethods: ['B'] },
    })
    expect(s.event('fear tested')).toMatchObject({ value: 9, passed: true })
  })
})

describe('method C', () => {
  const C = { entryMethods: ['C'] }
  /** Somebody before the door walks in. */
  const walkIn = (dice: readonly string[], map: Partial<MapSketch> = HUT, options: object = C): DeadWalkScene => {
    const [[, , , south] = [0, 0, 0, 0]] = (map.buildings ?? []).map(({ outline }) => outline)
    const s = scene({
      map,
      humans: [human({ at: at(60, south + 2) })],
      activation: { human: 1 },
      dice,
      options: { zombieCapPerHuman: 0, ...options },
    })
    return s.do('P1', { do: 'move', path: [at(60, south - 2)] })
  }

  it.each([
    [4, 0],
    [5, 1],
    [6, 1],
  ])('[dw.entry.5] a %i in an unexplored room: zombies %i', (face, zombies) => {
    const s = walkIn([`dw.entry.5: ${face}${zombies > 0 ? ' 1' : ''}`])
    expect(s.state.zombies).toHaveLength(zombies)
  })

  it('[dw.entry.5] one die says how many', () => {
    const s = walkIn(['dw.entry.5 d6: 6 3'])
    expect(s.event('entry rolled')).toMatchObject({ method: 'C', faces: [6, 3], arrivals: 3, room: 'R1', human: 1 })
    expect(s.state.zombies).toHaveLength(3)
  })

  it('[dw.entry.5] without the method nothing is rolled, and the room is explored all the same', () => {
    const s = walkIn([], HUT, { entryMethods: ['B'] })
    expect(s.state.progress).toMatchObject({ explored: ['R1'], populated: [] })
    expect(humanAt(s, 1)).toEqual(at(60, 68))
  })

  it('[dw.entry.6] the move stops where the centre is inside, and may then go on', () => {
    const s = walkIn(['dw.entry.5: 1'])
    expect(humanAt(s, 1)).toEqual([6000, 6999])
    expect(humanNo(s, 1)).toMatchObject({ entrance: 'D1' })
    s.do('P1', { do: 'move', path: [at(60, 67)] })
    expect(humanAt(s, 1)).toEqual(at(60, 67))
    expect(humanNo(s, 1).ap).toBe(3)
  })

  it('[dw.entry.6] a room is explored once', () => {
    const s = walkIn(['dw.entry.5: 1'])
    s.do('P1', { do: 'move', path: [at(60, 72)] }).do('P1', { do: 'move', path: [at(60, 68)] })
    expect(s.events.filter(({ e }) => e === 'room explored')).toHaveLength(1)
    expect(s.state.progress).toMatchObject({ explored: ['R1'], populated: ['R1'] })
  })

  it('[dw.entry.6] they stand along the wall opposite, from its middle outward, left before right', () => {
    expect(places(walkIn(['dw.entry.5: 5 6']))).toEqual([
      [6000, 5125],
      [5740, 5125],
      [6260, 5125],
      [5480, 5125],
      [6520, 5125],
      [5220, 5125],
    ])
  })

  it('[dw.entry.6] left is as seen from the opening', () => {
    const map: Partial<MapSketch> = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [50, 50, 70, 70],
          rooms: [['R1', 'Hut', [50, 50, 70, 70]]],
          doors: [['D1', 50, 64, 'open']],
          windows: [],
          ladder: null,
        },
      ],
    }
    const s = scene({
      map,
      humans: [human({ at: at(48, 64) })],
      activation: { human: 1 },
      dice: ['dw.entry.5: 5 3'],
      options: C,
    })
    s.do('P1', { do: 'move', path: [at(52, 64)] })
    expect(places(s)).toEqual([
      [6875, 6000],
      [6875, 5740],
      [6875, 6260],
    ])
  })

  it('[dw.entry.6] those for whom there is no room are dropped', () => {
    const s = walkIn(['dw.entry.5: 5 6'], hut([56, 50, 64, 70]))
    expect(places(s).map(([x]) => x)).toEqual([6000, 5740, 6260])
    expect(refusedWhy(s)).toEqual(['dw.entry.6 no place', 'dw.entry.6 no place', 'dw.entry.6 no place'])
  })

  it('[dw.entry.6] nobody stands within 1 cm of a human', () => {
    const s = walkIn(['dw.entry.5: 5 2'], hut([50, 66, 70, 70]))
    expect(places(s)).toEqual([
      [5740, 6725],
      [6260, 6725],
    ])
  })

  it('[dw.entry.6] on the way through several rooms each one stops him', () => {
    const map: Partial<MapSketch> = {
      buildings: [
        {
          id: 'B1',
          title: 'Hut',
          tag: 'plain',
          outline: [50, 60, 70, 70],
          rooms: [
            ['R1', 'South', [50, 65, 70, 70]],
            ['R2', 'North', [50, 60, 70, 65]],
          ],
          doors: [
            ['D1', 60, 70, 'open'],
            ['D2', 60, 65, 'open'],
          ],
          windows: [],
          ladder: null,
        },
      ],
    }
    const s = scene({
      map,
      humans: [human({ at: at(60, 72) })],
      activation: { human: 1 },
      dice: ['dw.entry.5: 1 1'],
      options: C,
    })
    s.do('P1', { do: 'move', path: [at(60, 62)] })
    expect(humanAt(s, 1)).toEqual([6000, 6999])
    s.do('P1', { do: 'move', path: [at(60, 62)] })
    expect(humanAt(s, 1)).toEqual([6000, 6499])
    expect(humanNo(s, 1).entrance).toBe('D2')
    expect(s.state.progress.explored).toEqual(['R1', 'R2'])
  })

  it('[dw.entry.6] one who stopped in the doorway enters when he goes on, and not when he turns back', () => {
    const s = scene({
      map: HUT,
      humans: [human({ at: at(60, 72) })],
      activation: { human: 1 },
      dice: ['dw.entry.5: 1'],
      options: C,
    })
    s.do('P1', { do: 'move', path: [at(60, 70)] }).do('P1', { do: 'move', path: [at(60, 71)] })
    expect(s.state.progress.explored).toEqual([])
    s.do('P1', { do: 'move', path: [at(60, 70)] }).do('P1', { do: 'move', path: [at(60, 69)] })
    expect(s.state.progress.explored).toEqual(['R1'])
    expect(humanNo(s, 1).entrance).toBe('D1')
  })

  it('[dw.entry.15] rooms that hold a human at set-up are explored', () => {
    const s = newGame({
      options: optionsFor(hut([20, 28, 36, 40]), C),
      dice: ['dw.fear.3: 1 1 1 1'],
    })
    expect(s.state.progress.explored).toEqual(['R1'])
  })
})

describe('methods D and E', () => {
  /** North, east, south and west of the middle, 40 cm away. */
  const POINTS: MapSketch['spawnPoints'] = [
    [60, 20],
    [100, 60],
    [60, 100],
    [20, 60],
  ]
  const draw = (
    method: 'D' | 'E',
    dice: readonly string[],
    spawnPoints: MapSketch['spawnPoints'] = POINTS,
    options: object = {},
  ): DeadWalkScene => {
    const s = scene({
      map: { spawnPoints },
      dice,
      options: { entryMethods: ['D', 'E'], zombieCapPerHuman: 0, ...options },
    })
    drawn(s.table, humanNo(s, 1), method)
    return s
  }

  /** One who fires, and a zombie 15 cm away from him. */
  const firing = (weapon: object, dice: readonly string[], over: object = {}): DeadWalkScene =>
    scene({
      map: { spawnPoints: POINTS },
      humans: [human({ ap: 4, weapons: [{ id: 1, ready: true, ...weapon }] })],
      zombies: [zombie(1, [7750, 6000])],
      activation: { human: 1 },
      options: { entryMethods: ['D', 'E'], zombieCapPerHuman: 0 },
      dice,
      ...over,
    })
  const arrivals = (s: DeadWalkScene, method: 'D' | 'E'): number =>
    s.events.filter((one) => one.e === 'zombie arrived' && one.method === method).length

  it.each([
    [5, [10_000, 6000]],
    [10, [6000, 10_000]],
    [15, [2000, 6000]],
    [20, [6000, 2000]],
    [2, [6000, 2000]],
    [3, [10_000, 6000]],
  ])('[dw.entry.7] [dw.entry.9] a shot draws one zombie, with %i to the point at %o', (face, place) => {
    expect(places(draw('D', [`dw.entry.7 d20: ${face}`]))).toEqual([place])
  })

  it('[dw.entry.7] only if the method is in force', () => {
    expect(draw('D', [], POINTS, { entryMethods: ['B'] }).state.zombies).toEqual([])
  })

  it('[dw.entry.7] [dw.entry.9] points nearer than 20 cm to the edge of the base do not count, exactly 20 cm does', () => {
    const near: MapSketch['spawnPoints'] = [
      [81.24, 60],
      [20, 60],
    ]
    expect(places(draw('D', ['dw.entry.7: 5'], near))).toEqual([[2000, 6000]])
    const exact: MapSketch['spawnPoints'] = [
      [81.25, 60],
      [20, 60],
    ]
    expect(places(draw('D', ['dw.entry.7: 5'], exact))).toEqual([[8125, 6000]])
  })

  it('[dw.entry.7] the distance can be set', () => {
    expect(places(draw('D', ['dw.entry.7: 5'], [[75, 60]], { zombieSpawnDistance: 10 }))).toEqual([[7500, 6000]])
  })

  it('[dw.entry.9] of two points as near to the direction the nearer one, then the lower number', () => {
    const nearer: MapSketch['spawnPoints'] = [
      [30, 30],
      [85, 35],
    ]
    expect(places(draw('D', ['dw.entry.7: 20'], nearer))).toEqual([[8500, 3500]])
    const alike: MapSketch['spawnPoints'] = [
      [90, 30],
      [30, 30],
    ]
    expect(places(draw('D', ['dw.entry.7: 20'], alike))).toEqual([[9000, 3000]])
  })

  it('[dw.entry.9] [dw.scope.9] with no point free nobody comes, but the die is rolled', () => {
    const s = draw('D', ['dw.entry.7: 5'], [[65, 60]])
    expect([s.state.zombies, refusedWhy(s)]).toEqual([[], ['dw.entry.9 no place']])
  })

  it('[dw.entry.10] [dw.entry.11] a great noise draws one die and one more, each with a direction of its own', () => {
    const s = draw('E', ['dw.entry.10 d6: 2', 'dw.entry.7 d20: 5 5 15'])
    expect(places(s)).toEqual([
      [10_000, 6000],
      [6000, 2000],
      [2000, 6000],
    ])
    expect(s.event('entry rolled')).toMatchObject({ method: 'E', faces: [2], arrivals: 3 })
  })

  it('[dw.setup.4] the number is rolled, and those beyond the cap take no direction', () => {
    const s = draw('E', ['dw.entry.10: 6', 'dw.entry.7: 5 10'], POINTS, { zombieCapPerHuman: 2 })
    expect([s.state.zombies.length, refusedWhy(s).length]).toEqual([2, 5])
  })

  it('[dw.entry.8] a declaration counts once, whatever its bursts', () => {
    const s = firing({ type: 'pistol' }, ['dw.shooting.1: 1 1 1', 'dw.entry.7: 20'])
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 3 })
    expect(arrivals(s, 'D')).toBe(1)
  })

  it('[dw.entry.8] a second shell belongs to the first', () => {
    const s = firing({ type: 'double-barrel' }, ['dw.shotgun.1: 1', 'dw.entry.7: 20', 'dw.shotgun.1: 1'], {
      zombies: [zombie(1, [7000, 6000])],
    })
    const shell: CommandOf<'spray'> = { do: 'spray', weapon: 1, towards: [7000, 6000] }
    s.do('P1', shell).do('P1', shell)
    expect(arrivals(s, 'D')).toBe(1)
  })

  it('[dw.entry.8] the second burst of a machinegun belongs to the first', () => {
    const miss = 'dw.machinegun.5: 1 1 1 1 1 1 1 1 1 1'
    const s = firing({ type: 'machinegun', braced: true }, [miss, miss, 'dw.entry.7: 20'])
    const burst: CommandOf<'rake'> = { do: 'rake', weapon: 1, at: [7750, 6000] }
    s.do('P1', burst).do('P1', burst)
    expect(arrivals(s, 'D')).toBe(1)
  })

  it('[dw.entry.8] a shot in close combat counts, a silent weapon does not', () => {
    const close = firing({ type: 'pistol' }, ['dw.cc.17: 1', 'dw.entry.7: 20'], { zombies: [zombie(1, [6250, 6000])] })
    close.do('P1', { do: 'shoot-close', weapon: 1, target: 'Z1', bursts: 1 })
    expect(arrivals(close, 'D')).toBe(1)
    const bow = firing({ type: 'bow', loaded: 1 }, ['dw.shooting.1: 1'])
    bow.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(arrivals(bow, 'D')).toBe(0)
  })

  it('[dw.entry.10] [dw.entry.11] sustained fire calls E in the place of D', () => {
    const s = firing({ type: 'sub-machinegun' }, [
      'dw.shooting.1: 1 1 1 1 1 1 1 1 1 1',
      'dw.entry.10: 1',
      'dw.entry.7: 20 10',
    ])
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 2, sustained: true })
    expect([arrivals(s, 'D'), arrivals(s, 'E')]).toEqual([0, 2])
  })

  it('[dw.entry.10] where E is not in force a burst is a shot like any other, and a chainsaw is none', () => {
    const only = { options: { entryMethods: ['D'] } }
    const s = firing({ type: 'sub-machinegun' }, ['dw.shooting.1: 1 1 1 1 1 1 1 1 1 1', 'dw.entry.7: 20'], only)
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 2, sustained: true })
    expect([arrivals(s, 'D'), arrivals(s, 'E')]).toEqual([1, 0])
    const saw = firing({ type: 'chainsaw' }, ['dw.chainsaw.1: 2'], { ...only, zombies: [zombie(1, [6250, 6000])] })
    saw.do('P1', { do: 'strike', with: 1, target: 'Z1' })
    expect(saw.state.zombies).toHaveLength(1)
  })

  it('[dw.entry.11] a chainsaw counts at the first attack of a turn only', () => {
    const s = firing(
      { type: 'chainsaw' },
      ['dw.chainsaw.1: 2', 'dw.entry.10: 1', 'dw.entry.7: 20 10', 'dw.chainsaw.1: 2'],
      { zombies: [zombie(1, [6250, 6000])] },
    )
    s.do('P1', { do: 'strike', with: 1, target: 'Z1' }).do('P1', { do: 'strike', with: 1, target: 'Z1' })
    expect(arrivals(s, 'E')).toBe(2)
  })

  it('[dw.entry.12] [dw.entry.14] they are there directly after the action, unarmed, and act in the coming phase 3', () => {
    const s = firing({ type: 'pistol' }, ['dw.shooting.1: 6', 'dw.entry.7: 20'])
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    expect(s.latest.map(({ e }) => e).slice(-2)).toEqual(['noise', 'zombie arrived'])
    expect(s.state.zombies).toMatchObject([{ n: 2, at: { x: 6000, y: 2000 }, weapon: null }])
    expect(s.asks).toBe('act')
    endPhase(s)
    expect(s.events.find(({ e }) => e === 'zombie moved')).toMatchObject({ zombie: 2, why: 'sight' })
  })
})
