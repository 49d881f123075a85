import { describe, expect, it } from 'vitest'
import type { Item } from '../tables/items.ts'
import type { Hidden, Progress } from '../state.ts'
import { NO_PROGRESS } from '../state.ts'
import {
  at,
  otherNo,
  during,
  plays,
  type PS,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  turnOver,
} from '../testing.ts'
import { callHelicopter, checkCall, checkPour, pourFuel, springFrom } from './42-departures.ts'

const SAFE = { status: 'safe', at: at(1, 1) } as const

/** Everybody stands still until cards are placed again. */
function pass(s: RunOrShootScene): RunOrShootScene {
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return turnOver(s)
}

/** One turn of a stage; has it been won, lost, or neither? */
const judged = (scenario: string, stage: Staging): string | null => {
  const s = pass(scene({ ...stage, options: { scenario, ...stage.options } }))
  return s.outcome === null ? null : (s.outcome.winners[0] ?? null)
}

const progress = (by: Partial<Progress>): Progress => ({ ...NO_PROGRESS, ...by })
const hiddenOf = (scenario: string, by: Partial<Hidden> = {}): Hidden => ({
  ...scene({ options: { scenario } }).state.hidden,
  nextZed: 50,
  ...by,
})

describe('a Zed in a cache', () => {
  it('[rs.scenario.6] it stands at the nearest free spot and attacks', () => {
    const s = scene({ survivors: [{ at: at(9, 33) }, { at: at(12, 33) }] })
    springFrom(s.table, { id: '0,0 c1', at: at(9, 33), level: 0 })
    const [zed] = s.state.zeds
    expect(zed).toMatchObject({ n: 1, kind: 'ordinary', mode: 'attacking', down: false, emerged: false, level: 0 })
    expect(zed?.at).not.toEqual(at(9, 33))
  })
})

describe('the safe house', () => {
  const inside = (level = 0): Staging => ({ survivors: [{ at: at(60, 15), level }, { at: at(60, 19) }] })

  it('[rs.scenario.7] every living PS inside, both armoured doors closed, no Zed inside, standing or down', () => {
    expect(judged('back-lane', inside())).toBe('survivors')
    expect(judged('back-lane', { survivors: [{ at: at(60, 15) }, { at: at(45, 36) }] })).toBeNull()
    expect(judged('back-lane', { survivors: [{ at: at(60, 15) }, { at: at(45, 36), status: 'dead' }] })).toBe(
      'survivors',
    )
    for (const door of ['1,0 door0', '1,0 door1'])
      expect(judged('back-lane', { ...inside(), openings: { [door]: { state: 'open' } } })).toBeNull()
    expect(
      judged('back-lane', { ...inside(), zeds: [{ at: at(66, 12), kind: 'witch', posture: 'sitting' }] }),
    ).toBeNull()
    expect(judged('back-lane', { ...inside(), openings: { '1,0 door0': { state: 'destroyed' } } })).toBeNull()
  })

  it('[rs.scenario.7] the roof is not inside', () => {
    expect(judged('back-lane', inside(1))).toBeNull()
  })

  it('[rs.scenario.8] at Number Nine at least half of those who set out must be alive', () => {
    const team = (alive: number): Staging => ({
      survivors: Array.from({ length: 3 }, (_, i) => ({
        at: at(95 + 3 * i, 60),
        status: i < alive ? ('alive' as const) : ('dead' as const),
      })),
    })
    expect([3, 2, 1].map((alive) => judged('number-nine', team(alive)))).toEqual(['survivors', 'survivors', 'zeds'])
  })
})

describe('Shopping List', () => {
  const GOODS: readonly Item[] = ['food', 'food', 'food', 'drugs', 'drugs']
  const truck = (items: readonly Item[], over: Staging = {}): RunOrShootScene => {
    const s = scene({
      options: { scenario: 'shopping-list' },
      survivors: [
        { at: at(4, 35), items },
        { at: at(4, 38), items: [] },
      ],
      ...over,
    })
    for (const seat of s.owe) plays(s, seat, 'RUN')
    for (let guard = 0; s.asks !== 'drive' && s.asks !== 'place a card' && s.pending && guard < 99; guard++)
      s.timeOut(s.owe[0] ?? '')
    return s
  }

  it('[rs.scenario.9] with everybody and the goods in the zone somebody says to drive', () => {
    const s = truck(GOODS)
    expect([s.asks, s.owe, s.offers('S1')]).toEqual(['drive', ['S1'], ['drive', 'stay']])
    s.do('S1', { do: 'stay' })
    expect(s.owe).toEqual(['S2'])
    s.do('S2', { do: 'drive' })
    expect(s.outcome).toMatchObject({ winners: ['survivors'], clause: 'rs.end.2' })
    expect(s.event('goods')).toMatchObject({ food: 3, drugs: 2, weapons: 0 })
  })

  it('[rs.scenario.9] too few goods, somebody outside or too few of them: nobody is asked', () => {
    expect(truck(GOODS.slice(1)).asks).toBe('place a card')
    const outside = [{ at: at(4, 35), items: GOODS }, { at: at(20, 76) }]
    expect(truck([], { survivors: outside }).asks).toBe('place a card')
    // One of three is less than half.
    const few = [{ at: at(4, 35), items: GOODS }, { at: at(4, 38), status: 'dead' } as const, SAFE]
    expect(truck([], { survivors: [...few.slice(0, 2), { at: at(4, 42), status: 'dead' }] }).outcome?.winners).toEqual([
      'zeds',
    ])
  })

  it('[rs.scenario.9] what lies in the zone or is carried there by others counts; everybody may stay', () => {
    const piles = [{ id: 'pile 1', at: at(5, 40), level: 0, weapons: [], items: ['food', 'food'] as const }]
    const survivors = [
      { at: at(4, 35), items: ['drugs', 'drugs'] as const },
      otherNo(11, { at: at(4, 44), items: ['food'] }),
    ]
    const s = truck([], { survivors, state: { piles } })
    expect(s.asks).toBe('drive')
    s.do('S1', { do: 'stay' })
    expect([s.state.turn, s.outcome]).toEqual([2, null])
  })

  it('[rs.scenario.9] the hardest game asks for a crate of weapons, which lies in the gun shop; the easy one for less', () => {
    const hard = { options: { scenario: 'shopping-list', difficulty: 'nightmare' } }
    const carried: readonly Item[] = ['food', 'food', 'food', 'food', 'drugs', 'drugs']
    expect(truck(carried, hard).asks).toBe('place a card')
    const crate = [{ id: 'pile 1', at: at(5, 40), level: 0, weapons: [], items: ['weapons'] as const }]
    expect(truck(carried, { ...hard, state: { piles: crate } }).asks).toBe('drive')
    const easy = { options: { scenario: 'shopping-list', difficulty: 'easy' } }
    expect(truck(['food', 'food', 'drugs'], easy).asks).toBe('drive')
  })
})

describe('Night School', () => {
  const out = (count: number, ps: 'safe' | 'alive' = 'safe'): Staging => ({
    survivors: [
      { at: at(20, 70) },
      ps === 'safe' ? SAFE : { at: at(30, 70) },
      ...Array.from({ length: 5 }, (_, i) => otherNo(14 + i, i < count ? SAFE : { at: at(40, 64 + 3 * i) })),
    ],
  })

  it('[rs.scenario.10] three of the five and one PS have left; two are enough in the easy game, four in the hardest', () => {
    expect([2, 3].map((count) => judged('night-school', out(count)))).toEqual([null, 'survivors'])
    expect(judged('night-school', out(3, 'alive'))).toBeNull()
    expect(judged('night-school', { ...out(2), options: { difficulty: 'easy' } })).toBe('survivors')
    expect(judged('night-school', { ...out(3), options: { difficulty: 'nightmare' } })).toBeNull()
  })

  it('[rs.scenario.10] who has left places no card again', () => {
    const s = scene({ options: { scenario: 'night-school' }, ...out(0) })
    expect(s.owe).toEqual(['S1'])
  })
})

describe('Dust-off', () => {
  const PAD = at(100, 20)
  const field = (stage: Staging = {}): RunOrShootScene =>
    scene({
      options: { scenario: 'dust-off' },
      survivors: [{ at: at(100, 29) }, { at: at(90, 34) }],
      ...stage,
    })

  it('[rs.scenario.11] the call needs a radio within 20 cm of the pad, or the radio of the hut', () => {
    const may = (x: number, y: number, items: readonly Item[]): boolean => {
      const s = field({ survivors: [{ at: at(x, y), items }] })
      return checkCall(s.table, survivorNo(s, 1)) === null
    }
    // 20 cm of gap and 1 cm of base.
    expect([may(100, 41, ['radio']), may(100, 41.01, ['radio']), may(100, 41, [])]).toEqual([true, false, false])
    expect([may(113, 20, []), may(109, 20, [])]).toEqual([true, false])
    const s = field({ survivors: [{ at: at(113, 20) }] })
    callHelicopter(s.table, survivorNo(s, 1))
    expect(s.state.progress.called).toBe(1)
    expect(checkCall(s.table, survivorNo(s, 1))?.clause).toBe('rs.scenario.11')
    const lane = scene()
    expect(checkCall(lane.table, survivorNo(lane, 1))?.clause).toBe('rs.scenario.11')
  })

  it('[rs.scenario.12] it lands three turns after the call and takes aboard who is within 8 cm and not pinned', () => {
    const survivors = [
      { at: at(100, 29) },
      { at: at(100, 29.01 + 2) },
      { at: at(92, 20), down: true, pinnedBy: 1 },
      otherNo(11, { at: at(105, 25), order: { order: { is: 'STAY' }, idle: 0 } }),
    ]
    const zeds = [{ at: at(90, 20), kind: 'hunter', pins: 3 }] as const
    const early = field({ survivors: survivors.slice(0, 2), state: { turn: 3, progress: progress({ called: 1 }) } })
    pass(early)
    expect(early.state.progress.landed).toBe(false)
    const s = field({
      survivors,
      zeds,
      state: { turn: 4, progress: progress({ called: 1 }) },
      dice: ['rs.hunter.11: 1'],
    })
    pass(s)
    expect(s.events.flatMap((e) => (e.e === 'boarded' ? [e.survivor] : []))).toEqual([1, 11])
    expect([1, 2, 3, 11].map((n) => survivorNo(s, n).status)).toEqual(['safe', 'alive', 'alive', 'safe'])
    expect([s.state.progress.landed, s.outcome]).toEqual([true, null])
  })

  it('[rs.scenario.12] [rs.scenario.14] it leaves three turns later, or as soon as every living PS is aboard', () => {
    const at3 = (turn: number, survivors: readonly PS[]): RunOrShootScene =>
      pass(field({ survivors, state: { turn, progress: progress({ called: 1, landed: true }) } }))
    const [near, far] = [{ at: PAD }, { at: at(60, 60) }]
    expect(at3(6, [near, far]).outcome).toBeNull()
    const left = at3(7, [near, far])
    expect(left.event('departed').what).toBe('helicopter')
    expect(left.outcome).toMatchObject({ winners: ['survivors'] })
    expect(at3(7, [near, far, { at: at(60, 66) }]).outcome).toMatchObject({ winners: ['zeds'], clause: 'rs.end.3' })
    expect(at3(5, [near, { at: at(60, 60), status: 'dead' }]).outcome).toMatchObject({ winners: ['survivors'] })
  })

  it('[rs.scenario.13] from the second turn after the call it is loud at the pad at the end of step 4', () => {
    const heard = (turn: number): unknown[] => {
      const s = field({ state: { turn, progress: progress({ called: 1 }) } })
      for (const seat of s.owe) plays(s, seat, 'RUN')
      return during(s, '4').flatMap((e) => (e.e === 'noise' ? [[e.kind, e.at]] : []))
    }
    expect([heard(2), heard(3)]).toEqual([[], [['helicopter', PAD]]])
  })
})

describe('Last Boat', () => {
  const BOAT = at(60, 116)
  const quay = (stage: Staging = {}): RunOrShootScene =>
    scene({
      survivors: [
        { at: BOAT, items: ['fuel', 'fuel', 'fuel'] },
        { at: at(62, 118), items: [] },
      ],
      ...stage,
      options: { scenario: 'last-boat', mutants: ['none'], ...stage.options },
    })

  it('[rs.scenario.15] [rs.scenario.16] in the boat a can is poured; with the second the engine runs and is heard at once', () => {
    const s = quay()
    const [dot, petra] = [survivorNo(s, 1), survivorNo(s, 2)]
    expect(checkPour(s.table, petra)?.reason).toBe('There is no can of fuel to pour.')
    expect(checkPour(s.table, dot, { at: at(60, 113.9), level: 0 })?.clause).toBe('rs.scenario.15')
    expect(checkPour(s.table, dot)).toBeNull()
    pourFuel(s.table, dot)
    expect(s.state.progress).toMatchObject({ cans: 1, firstCan: 1, engine: null })
    expect(s.state.noises).toEqual([])
    pourFuel(s.table, dot)
    expect(s.state.progress).toMatchObject({ cans: 2, firstCan: 1, engine: 1 })
    expect([dot.items, s.state.noises]).toMatchObject([['fuel'], [{ kind: 'engine', at: BOAT }]])
    expect(checkPour(s.table, dot)?.reason).toBe('The tank of the boat is full.')
    expect(checkPour(scene().table, dot)?.clause).toBe('rs.scenario.15')
  })

  it('[rs.scenario.16] later turns hear the engine at the end of step 4', () => {
    const heard = (engine: number | null): number => {
      const s = quay({ state: { turn: 2, progress: progress({ cans: 2, firstCan: 1, engine }) } })
      for (const seat of s.owe) plays(s, seat, 'RUN')
      return during(s, '4').filter(({ e }) => e === 'noise').length
    }
    expect([heard(1), heard(null)]).toEqual([1, 0])
  })

  it('[rs.scenario.16] [rs.scenario.18] it leaves in the second turn after, with half of those who set out aboard', () => {
    const leaving = (turn: number, survivors: readonly PS[] = [{ at: BOAT }, { at: at(60, 100) }]) =>
      pass(quay({ survivors, state: { turn, progress: progress({ cans: 2, firstCan: 1, engine: 1 }) } }))
    expect(leaving(2).outcome).toBeNull()
    const left = leaving(3)
    expect([left.event('departed').what, left.outcome?.winners]).toEqual(['boat', ['survivors']])
    expect(left.event('ended').saved).toEqual([1])
    expect(leaving(3, [{ at: BOAT }, { at: at(60, 100) }, { at: at(60, 104) }]).outcome?.winners).toEqual(['zeds'])
    // With the boatman and every living PS aboard it does not wait.
    const boatman = otherNo(12, { at: at(58, 118) })
    expect(leaving(2, [{ at: BOAT }, boatman]).outcome?.winners).toEqual(['survivors'])
    expect(leaving(2, [{ at: BOAT }, otherNo(12, { at: at(60, 100) })]).outcome).toBeNull()
    expect(leaving(1, [{ at: BOAT }, boatman]).outcome).toBeNull()
  })

  it('[rs.scenario.17] the Tank enters where it is farthest from everybody, the turn after the first can or in turn 20', () => {
    const entered = (turn: number, firstCan: number | null, mutants = ['tank']): unknown => {
      const s = quay({
        options: { mutants },
        state: {
          turn,
          progress: progress({ cans: firstCan === null ? 0 : 1, firstCan }),
          hidden: hiddenOf('last-boat'),
        },
      })
      for (const seat of s.owe) plays(s, seat, 'RUN')
      turnOver(s)
      return s.events.flatMap((e) => (e.e === 'zed appeared' ? [[e.zed, e.kind, e.at]] : []))
    }
    // Both northern corners: (117, 3) is a little farther from (60, 116) than (37, 3).
    const tank = [[1, 'tank', at(117, 3)]]
    expect([entered(5, 5), entered(6, 5), entered(19, null), entered(20, null)]).toEqual([[], tank, [], tank])
    expect(entered(20, 1, ['none'])).toEqual([])
  })
})
