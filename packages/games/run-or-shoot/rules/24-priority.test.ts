import { describe, expect, it } from 'vitest'
import type { Area, Groan, Hidden, Horde, Noise, State, Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { cm } from '../tables/units.ts'
import { buildingOf } from './02-terrain.ts'
import { passSample } from './13-samples.ts'
import { lookRound, notice } from './24-known.ts'
import { nearestReached } from './24-places.ts'
import { aimOf } from './24-priority.ts'
import { makeNoise } from './27-noise.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean> }
const STORE = '0,0 store'

const noise = (x: number, y: number, over: Partial<Noise> = {}): Noise => ({
  kind: 'explosion',
  at: at(x, y),
  level: 0,
  for7c: true,
  for7f: true,
  ...over,
})
const wp = (x: number, y: number): Area => ({ kind: 'WP', at: at(x, y), level: 0, turns: 2 })
const groan = (zed: number, x: number, y: number): Groan => ({ zed, n: zed, at: at(x, y), level: 0, radius: 100 })

/** What the first Zed of a stage goes for, and whom. */
const aim = (stage: Staging | RunOrShootScene): [string | undefined, number | null | undefined] => {
  const s = 'table' in stage ? stage : scene(stage)
  const found = aimOf(s.table, s.state.zeds[0] as Zed)
  return [found?.lure, found?.target?.n]
}
/** Where its way leads, in centimetres. */
const goal = (stage: Staging): [number, number] | undefined => {
  const s = scene(stage)
  const found = aimOf(s.table, s.state.zeds[0] as Zed)?.goal.at
  return found && [found.x / 100, found.y / 100]
}
function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) Object.freeze(deepFrozen(part))
  return value
}
const fresh = (state: Partial<State>, stage: Staging): RunOrShootScene => {
  const s = scene(stage)
  // What is fixed at the start of a turn is set after it.
  Object.assign(s.table.state, deepFrozen(state))
  return s
}

describe('priorities', () => {
  it('[rs.priority.1] [rs.priority.2] [rs.priority.3] [rs.priority.4] [rs.priority.5] [rs.priority.6] [rs.priority.7] [rs.priority.12] one Zed, all entries open, taken away one by one', () => {
    let survivors = [
      { at: at(12, 20) },
      { at: at(22, 36) },
      { at: at(5, 33), slime: 3 },
      { at: at(14, 24) },
      { at: at(3, 3) },
    ] as NonNullable<Stage['survivors']>
    const state = {
      areas: [wp(38, 38)],
      known: [STORE],
      noises: [noise(40, 20)],
      groans: [groan(8, 30, 38), groan(9, 29, 30)],
    }
    const now = () => aim(fresh(state, { survivors, zeds: [{ at: at(36, 33) }] }))
    expect(now()).toEqual(['WP', undefined])
    state.areas = []
    expect(now()).toEqual(['slime', 3])
    survivors = survivors.map((s, i) => (i === 2 ? { ...s, slime: 0 } : s))
    expect(now()).toEqual(['the open', 2])
    survivors = survivors.map((s, i) => (i === 1 ? { ...s, at: at(78, 3) } : s))
    expect(now()[0]).toBe('a known building')
    state.known = []
    expect(now()).toEqual(['noise', undefined])
    state.noises = []
    expect(now()).toEqual(['groans', undefined])
    state.groans = []
    expect(now()).toEqual(['the nearest', 3])
    survivors = survivors.map((s, i) => (i === 2 ? { ...s, at: at(60, 20) } : s))
    expect(now()).toEqual(['the nearest', 5])
    // Everybody behind the closed doors of the safe house: as near as it comes.
    survivors = survivors.map((_, i) => ({ at: at(54 + 3 * i, 20) }))
    expect(now()).toEqual(['nobody', undefined])
  })

  it('[rs.priority.1] [rs.wp.5] WP at 10 cm, no further, before whoever is nearer', () => {
    const survivors = [{ at: at(20, 33) }]
    expect(aim({ survivors, zeds: [{ at: at(24, 33) }], state: { areas: [wp(35, 33)] } })[0]).toBe('WP')
    expect(aim({ survivors, zeds: [{ at: at(24, 33) }], state: { areas: [wp(35.01, 33)] } })).toEqual(['the open', 1])
  })

  it('[rs.priority.2] [rs.priority.8] in the open within 20 cm of gap, seen all round, the shortest way first', () => {
    const zeds = [{ at: at(38, 33), facing: { x: 1000, y: 0 } }]
    const inside = [{ at: at(10, 20) }, { at: at(12, 24) }]
    const known = { known: [STORE] }
    const one = (x: number, y = 33) => aim({ survivors: [...inside, { at: at(x, y) }], zeds, state: known })
    expect(one(16)).toEqual(['the open', 3])
    expect(one(15.99)[0]).toBe('a known building')
    const two = { survivors: [{ at: at(24, 33) }, { at: at(26, 33) }], zeds }
    expect(aim(two)).toEqual(['the open', 2])
    const tie = { survivors: [{ at: at(28, 36) }, { at: at(28, 30) }], zeds: [{ at: at(38, 33) }] }
    expect(aim(tie)).toEqual(['the open', 1])
  })

  it('[rs.priority.8] who is not seen counts if the way is no longer than 20 cm; who is seen without a way does not', () => {
    // Round the corner of the store: not seen from beside its wall, 8 cm of gap and a little more of way.
    const corner = (y: number) =>
      aim({ survivors: [{ at: at(29, 28.2) }], zeds: [{ at: at(34.5, y) }], state: { noises: [noise(38, 5)] } })
    expect(corner(22)).toEqual(['the open', 1])
    const far = aim({
      survivors: [{ at: at(26, 28.2) }],
      zeds: [{ at: at(34.2, 12) }],
      state: { noises: [noise(38, 5)] },
    })
    expect(far[0]).toBe('noise')
    const roof = (zedsClimbLadders: boolean) =>
      aim({
        options: { zedsClimbLadders },
        survivors: [{ at: at(31, 14), level: 1 }],
        zeds: [{ at: at(38, 14) }],
        state: { noises: [noise(38, 30)] },
      })
    expect(roof(true)).toEqual(['the open', 1])
    expect(roof(false)[0]).toBe('noise')
  })

  it('[rs.priority.3] [rs.priority.9] a building is known when an attacker sees one of those inside or entering', () => {
    const survivors = [{ at: at(12, 17) }, { at: at(14, 24) }]
    const watching = (zed: Partial<Zed>, at7c = true): readonly string[] => {
      const s = scene({ survivors, zeds: [{ at: at(12, 31), ...zed }] })
      if (at7c) lookRound(s.table)
      return s.state.known
    }
    // Through the window at x 9 to 15.
    expect(watching({})).toEqual([STORE])
    expect(watching({ down: true })).toEqual([])
    expect(watching({ mode: 'drifting', facing: { x: 0, y: -1000 } })).toEqual([])
    expect(watching({ at: at(40, 4) })).toEqual([])
    const s = scene({ survivors: [{ at: at(20, 30) }, { at: at(14, 10) }], zeds: [{ at: at(24, 31) }] })
    // At a sample point in the doorway he is not inside yet, a step further he is.
    notice(s.table, survivorNo(s, 1), { at: at(20, 27), level: 0 })
    expect(s.state.known).toEqual([])
    s.table.state.openings = Object.freeze({
      ...s.state.openings,
      '0,0 door0': Object.freeze({ state: 'open', zedTurns: 0, locked: false }),
    })
    s.table.renew()
    passSample(s.table, survivorNo(s, 1), { at: at(20, 26.5), level: 0 })
    expect(s.state.known).toEqual([STORE])
  })

  it('[rs.priority.9] a loud noise from inside tells as well, and the mark is lost with fewer than two inside', () => {
    const s = scene({ survivors: [{ at: at(10, 10) }, { at: at(14, 10) }], zeds: [{ at: at(40, 31) }] })
    makeNoise(s.table, 'chainsaw', { at: at(10, 10), level: 0 })
    expect(s.state.known).toEqual([STORE])
    lookRound(s.table)
    expect(s.state.known).toEqual([STORE])
    survivorNo(s, 2).status = 'dead'
    lookRound(s.table)
    expect(s.state.known).toEqual([])
    const empty = scene({ survivors: [{ at: at(3, 33) }], zeds: [] })
    makeNoise(empty.table, 'alarm', { at: at(10, 10), level: 0 })
    expect(empty.state.known).toEqual([])
  })

  it('[rs.priority.9] of those in known buildings the one with the shortest way', () => {
    const survivors = [{ at: at(10, 16) }, { at: at(28, 25) }, { at: at(3, 33) }]
    const zeds = [{ at: at(38, 20) }]
    const openings = { '0,0 door0': { state: 'open' as const } }
    expect(aim({ survivors, zeds, openings, state: { known: [STORE] } })).toEqual(['a known building', 2])
  })

  it('[rs.priority.4] [rs.priority.10] the nearest loud noise within 40 cm, but not one within 5 cm', () => {
    const survivors = [{ at: at(60, 20) }]
    const heard = (...noises: Noise[]) => goal({ survivors, zeds: [{ at: at(4, 33) }], state: { noises } })
    expect(heard(noise(30, 33), noise(24, 33))).toEqual([24, 33])
    expect(aim({ survivors, zeds: [{ at: at(4, 36) }], state: { noises: [noise(45, 36)] } })[0]).toBe('noise')
    expect(aim({ survivors, zeds: [{ at: at(4, 36) }], state: { noises: [noise(45.01, 36)] } })[0]).toBe('nobody')
    expect(heard(noise(10, 33), noise(30, 33))).toEqual([30, 33])
    expect(heard(noise(10.01, 33), noise(30, 33))).toEqual([10.01, 33])
    expect(aim({ survivors, zeds: [{ at: at(4, 33) }], state: { noises: [noise(24, 33, { for7c: false })] } })[0]).toBe(
      'nobody',
    )
  })

  it('[rs.priority.10] for the alarm of a car the nearest spot beside it stands in', () => {
    const options = { scenario: 'number-nine' }
    const survivors = [{ at: at(3, 3) }]
    const s = scene({ options, survivors, zeds: [{ at: at(46, 21) }], state: { noises: [noise(50, 13.5)] } })
    const found = aimOf(s.table, zedNo(s, 1) as Zed)
    expect(found?.lure).toBe('noise')
    const { x, y } = found?.goal.at ?? { x: 0, y: 0 }
    // A base beside the car: no nearer than its half breadth and the radius, not at its centre.
    expect(Math.hypot(x - 5000, y - 1350)).toBeLessThan(cm(6))
    expect([x, y]).not.toEqual([5000, 1350])
  })

  it('[rs.priority.5] [rs.priority.11] [rs.groan.5] two groans within 40 cm besides its own, towards where the nearest stood', () => {
    const survivors = [{ at: at(60, 20) }]
    const zeds = [{ at: at(4, 33) }]
    const heard = (...groans: Groan[]) => {
      const s = fresh({ groans }, { survivors, zeds })
      const found = aimOf(s.table, zedNo(s, 1) as Zed)
      return [found?.lure, found && found.goal.at.x / 100]
    }
    expect(heard(groan(8, 30, 33), groan(9, 20, 33))).toEqual(['groans', 20])
    expect(heard(groan(8, 30, 33))[0]).toBe('nobody')
    expect(heard(groan(1, 4, 33), groan(9, 20, 33))[0]).toBe('nobody')
    expect(heard(groan(8, 30, 33), groan(9, 46.01, 33))[0]).toBe('nobody')
    expect(heard(groan(8, 10, 33), groan(9, 20, 33))).toEqual(['groans', 20])
  })

  it('[rs.priority.6] otherwise the shortest way, seen or not, through a door if need be', () => {
    const zeds = [{ at: at(38, 20) }]
    expect(aim({ survivors: [{ at: at(10, 24) }, { at: at(3, 38) }], zeds })).toEqual(['the nearest', 2])
    const openings = { '0,0 door0': { state: 'open' as const } }
    expect(aim({ survivors: [{ at: at(16, 24) }, { at: at(3, 38) }], zeds, openings })).toEqual(['the nearest', 1])
  })

  it('[rs.priority.7] with nobody in reach it goes to the reachable spot with the smallest gap', () => {
    const s = scene({
      options: { zedsClimbLadders: false },
      survivors: [{ at: at(60, 20) }],
      zeds: [{ at: at(60, 38) }],
    })
    const found = aimOf(s.table, zedNo(s, 1) as Zed)
    expect(found).toMatchObject({ lure: 'nobody', target: null, clause: 'rs.priority.7' })
    // South of the door of the safe house, at y 28, touching it: 9 cm from him, as no other wall is.
    expect(found?.goal.at).toEqual(at(60, 29))
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)?.at).toEqual(at(60, 29))
    expect(s.event('zed moved')).toMatchObject({ lure: 'nobody', target: null })
    // By the ladder, the roof above him is nearer.
    const roof = scene({ survivors: [{ at: at(60, 20) }], zeds: [{ at: at(60, 38) }] })
    expect(nearestReached(roof.table, 'ordinary', zedNo(roof, 1) as Zed, at(60, 20), null)).toEqual({
      at: at(60, 20),
      level: 1,
    })
  })

  it('[rs.priority.12] a horde drawn by slime follows the marked, of several the one with the shortest way', () => {
    const horde: Horde = { n: 1, lair: '1,0 drain', size: 20, inside: 5, active: 1, emergesFrom: 1, drawnTo: [2, 3] }
    const survivors = [{ at: at(30, 33) }, { at: at(10, 33), slime: 2 }, { at: at(16, 36), slime: 1 }]
    const hidden = { ...scene().state.hidden, hordes: [horde], nextZed: 9 } as Hidden
    const of = (number: number | null, over: NonNullable<Stage['survivors']> = survivors) =>
      aim({ survivors: over, zeds: [{ at: at(38, 33), horde: number }], state: { hidden } })
    expect(of(1)).toEqual(['slime', 3])
    expect(of(null)).toEqual(['the open', 1])
    expect(of(1, [survivors[0] ?? {}, survivors[1] ?? {}, { at: at(16, 36), slime: 0 }])).toEqual(['slime', 2])
    expect(
      of(1, [survivors[0] ?? {}, { ...survivors[1], status: 'dead' }, { ...survivors[2], status: 'safe' }]),
    ).toEqual(['the open', 1])
  })

  it('[rs.priority.7] each chooses anew in every 7c, and says why it went', () => {
    const s = scene({ survivors: [{ at: at(3, 33) }], zeds: [{ at: at(43, 30) }], state: { noises: [noise(43, 12)] } })
    playPart(s, 'attackers move', {})
    expect(s.event('zed moved')).toMatchObject({ lure: 'noise', clause: 'rs.priority.4', target: null })
    expect(s.state.noises).toMatchObject([{ for7c: false, for7f: true }])
    playPart(s, 'attackers move', {})
    const whys = s.events.flatMap((e) => (e.e === 'zed moved' ? [e.lure] : []))
    expect(whys).toEqual(['noise', 'the nearest'])
    expect(buildingOf(s.table, zedNo(s, 1) as Zed)).toBeNull()
  })
})
