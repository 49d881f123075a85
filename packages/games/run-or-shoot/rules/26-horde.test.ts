import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Hidden, Horde } from '../state.ts'
import {
  at,
  playPart,
  plays,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import { moveZed } from './01-crowd.ts'
import { discover, emergencePlaces, wakeNear } from './26-horde.ts'
import { forgetNoises, makeNoise, soundAlarm } from './27-noise.ts'

const horde = (n: number, lair: string, over: Partial<Horde> = {}): Horde => ({
  n,
  lair,
  size: 20,
  inside: 20,
  active: 0,
  emergesFrom: 0,
  drawnTo: [],
  ...over,
})

const hidden = (...hordes: Horde[]): Hidden => ({
  hordes,
  zeds: [],
  people: {},
  caches: {},
  tested: {},
  rising: {},
  nextZed: 50,
  activations: hordes.filter(({ active }) => active > 0).length,
  rolls: [],
})

/** Back Lane with a horde in the drain of the safe house, (42.5, 20); nobody near it unless told otherwise. */
const lane = (
  hordes: Horde[] = [horde(1, '1,0 drain')],
  stage: Stage & { options?: Record<string, number>; hidden?: string } = {},
): RunOrShootScene =>
  scene({ ...stage, state: { ...stage.state, hidden: hidden(...hordes) } } as Parameters<typeof scene>[0])
const awake = (s: RunOrShootScene): number[] =>
  s.state.hidden.hordes.flatMap(({ n, active }) => (active > 0 ? [n] : []))

describe('hordes', () => {
  it('[rs.horde.4] [rs.horde.7] [rs.noise.1] a loud noise wakes every dormant horde within 40 cm of its mouth', () => {
    const two = [horde(1, '1,0 drain'), horde(2, '1,0 manhole')]
    const heard = (x: number, y: number): number[] => {
      const s = lane(two)
      makeNoise(s.table, 'explosion', { at: at(x, y), level: 0 })
      return awake(s)
    }
    expect(heard(2.5, 20)).toEqual([1])
    expect(heard(2.4, 20)).toEqual([])
    expect(heard(60, 30)).toEqual([1, 2])
    const near = lane(two, { options: { activationRange: 10 } })
    makeNoise(near.table, 'explosion', { at: at(60, 30), level: 1 })
    expect(awake(near)).toEqual([])
  })

  it('[rs.horde.6] [rs.horde.8] who comes within 5 cm of a mouth, with no wall between, discovers a horde', () => {
    const found = (lair: string, x: number, y: number, level = 0): boolean => {
      const s = lane([horde(1, lair)])
      discover(s.table, survivorNo(s, 1), { at: at(x, y), level })
      return awake(s).length > 0
    }
    expect([found('1,0 drain', 36.5, 20), found('1,0 drain', 36.4, 20)]).toEqual([true, false])
    // The cellar of the store is inside, (9.5, 10.5): behind the wall one walks past it.
    expect([found('0,0 cellar', 4, 10.5), found('0,0 cellar', 15, 10.5), found('0,0 cellar', 9.5, 10.5, 1)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('[rs.horde.8] a screened lair is discovered by who sees its mouth within 20 cm', () => {
    const seen = (x: number, y: number, door: 'open' | 'closed'): boolean => {
      const options = { scenario: 'night-school' } as unknown as Record<string, number>
      const s = lane([horde(1, '1,0 boiler')], { options, openings: { '1,0 door3': { state: door } } })
      discover(s.table, survivorNo(s, 1), { at: at(x, y), level: 0 })
      return awake(s).length > 0
    }
    // The boiler room of the school: its door to the corridor is at x 66 to 70, y 14; the mouth at (71.5, 10.5).
    expect([seen(66, 17, 'open'), seen(66, 17, 'closed')]).toEqual([true, false])
  })

  it('[rs.horde.8] at rest one discovers at the end of steps 5 and 10', () => {
    const s = lane([horde(1, '1,0 drain')], { survivors: [{ at: at(40, 20) }] })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(awake(s)).toEqual([1])
    // Found in step 5, it has come out in 7a of the same turn.
    expect(s.state.zeds.length).toBe(10)
  })

  it('[rs.horde.10] ten come out in 7a of every turn until none is left, attacking', () => {
    const s = lane([horde(1, '1,0 drain', { size: 24, inside: 24, active: 1 })])
    const counts = [1, 2, 3, 4].map(() => {
      turnOver(plays(s, 'S1', 'RUN'))
      return [s.state.zeds.length, s.state.hidden.hordes[0]?.inside]
    })
    expect(counts).toEqual([
      [10, 14],
      [20, 4],
      [24, 0],
      [24, 0],
    ])
    expect(
      s.state.zeds.every(({ mode, horde: of, kind }) => mode === 'attacking' && of === 1 && kind === 'ordinary'),
    ).toBe(true)
    const all = lane([horde(1, '1,0 drain', { active: 1 })], { options: { hordeEmergePerTurn: 0 } })
    turnOver(plays(all, 'S1', 'RUN'))
    expect(all.state.zeds).toHaveLength(20)
  })

  it('[rs.horde.11] woken after step 6 it comes out a turn later', () => {
    const s = lane()
    s.table.state.step = '9'
    wakeNear(s.table, { at: at(42.5, 20), level: 0 }, 0)
    expect(s.state.hidden.hordes[0]).toMatchObject({ active: 1, emergesFrom: 2 })
    const early = lane()
    early.table.state.step = '6'
    wakeNear(early.table, { at: at(42.5, 20), level: 0 }, 0)
    expect(early.state.hidden.hordes[0]?.emergesFrom).toBe(1)
  })

  it('[rs.horde.12] they appear on rings of six places more each, from the east on, and not behind a fence', () => {
    const places = emergencePlaces({ x: 0, y: 0 })
    expect(places).toHaveLength(1 + 6 + 12 + 18 + 24 + 30)
    expect(places.slice(0, 4)).toEqual([
      { x: 0, y: 0 },
      { x: 210, y: 0 },
      { x: 105, y: 182 },
      { x: -105, y: 182 },
    ])
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length)
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1)) expect(distance2(a, b)).toBeGreaterThanOrEqual(200 * 200)
    const s = lane([horde(1, '1,0 drain', { active: 1 })])
    turnOver(plays(s, 'S1', 'RUN'))
    // The wire fence of the safe house stands at x = 45.
    expect(Math.max(...s.state.zeds.map((z) => z.at.x))).toBeLessThanOrEqual(4400)
  })

  it('[rs.horde.12] thirty at one manhole fill its rings in the stated order, and nobody stands off the table', () => {
    const options = { hordeEmergePerTurn: 30 }
    const s = lane([horde(1, '0,0 manhole', { size: 30, inside: 30, active: 1 })], { options })
    playPart(s, 'hordes emerge', {})
    // The manhole at (20, 35): the table ends at y = 40, the wall of the store stands at y = 27.
    const places = emergencePlaces(at(20, 35)).filter(({ y }) => y >= 2800 && y <= 3900)
    expect(s.state.zeds.map((z) => z.at)).toEqual(places.slice(0, 30))
    expect(s.state.zeds.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  it('[rs.horde.13] no more than the limit stand on the table, hordes in order of activation', () => {
    const two = [horde(1, '1,0 drain', { active: 2 }), horde(2, '1,0 manhole', { active: 1 })]
    const s = lane(two, {
      options: { maxZedsOnTable: 30 },
      zeds: Array.from({ length: 15 }, (_, i) => ({ at: at(10 + 3 * i, 38) })),
    })
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.state.hidden.hordes.map(({ inside }) => inside)).toEqual([15, 10])
    expect(s.state.zeds).toHaveLength(30)
  })

  it('[rs.horde.1] hidden it waits, however near somebody passes quietly out of its reach', () => {
    const s = lane([horde(1, '1,0 drain')], { survivors: [{ at: at(36, 20) }] })
    for (let turn = 0; turn < 3; turn++) turnOver(plays(s, 'S1', 'SHOOT'))
    expect([awake(s), s.state.zeds, s.state.hidden.hordes[0]?.inside]).toEqual([[], [], 20])
  })

  it('[rs.horde.3] [rs.horde.11] a car alarm within 40 cm of its mouth wakes it', () => {
    // In Lights at Number Nine: the first car of the car park at (50, 13.5), its manholes at (60, 21) and (56, 37).
    const options = { scenario: 'number-nine' } as unknown as Record<string, number>
    const three = [horde(1, '1,0 manhole-n'), horde(2, '1,0 manhole-s'), horde(3, '2,1 manhole')]
    const s = lane(three, { options, survivors: [{ at: at(3, 3) }] })
    soundAlarm(s.table, '1,0 v1')
    expect(awake(s)).toEqual([1, 2])
  })

  it('[rs.horde.5] groaning within 40 cm of its mouth wakes it by die roll', () => {
    // Nine groans always do.
    const ring = [0, 60, 120, 180, 240, 300].map((degrees) => ({
      at: {
        x: 2400 + Math.round(202 * Math.cos((degrees * Math.PI) / 180)),
        y: 3300 + Math.round(202 * Math.sin((degrees * Math.PI) / 180)),
      },
    }))
    const more = [0, 90, 180].map((degrees) => ({
      at: {
        x: 3400 + Math.round(202 * Math.cos((degrees * Math.PI) / 180)),
        y: 3300 + Math.round(202 * Math.sin((degrees * Math.PI) / 180)),
      },
    }))
    const nine = lane([horde(1, '1,0 drain')], {
      survivors: [{ at: at(24, 33) }, { at: at(34, 33) }],
      zeds: [...ring, ...more],
    })
    expect(nine.state.groans).toHaveLength(9)
    playPart(nine, 'groans', {})
    expect(awake(nine)).toEqual([1])
    const none = lane([horde(1, '1,0 drain')], { survivors: [{ at: at(24, 33) }] })
    playPart(none, 'groans', {})
    expect(awake(none)).toEqual([])
  })

  it('[rs.horde.14] once active it stays so, and nobody closes its lair by standing on it', () => {
    const s = lane([horde(1, '1,0 drain', { active: 1, inside: 24, size: 24 })], { survivors: [{ at: at(42.5, 20) }] })
    playPart(s, 'hordes emerge', {})
    expect(s.state.zeds).toHaveLength(10)
    expect(s.state.zeds.every((z) => distance2(z.at, at(42.5, 20)) >= 198 * 198)).toBe(true)
    playPart(s, 'hordes emerge', {})
    playPart(s, 'hordes emerge', {})
    expect(s.state.hidden.hordes[0]).toMatchObject({ active: 1, inside: 0 })
    wakeNear(s.table, { at: at(42.5, 20), level: 0 }, 100)
    expect(s.state.hidden.hordes[0]?.active).toBe(1)
  })

  it('[rs.horde.15] fire and WP on the mouth harm nobody inside; who comes out into flames is lit', () => {
    const areas = [
      { kind: 'flames', at: at(42.5, 20), level: 0, turns: 5 },
      { kind: 'WP', at: at(42.5, 20), level: 0, turns: 2 },
    ] as const
    const s = lane([horde(1, '1,0 drain')], { state: { areas } })
    for (const part of ['attackers move', 'drifting', 'flames', 'burning']) playPart(s, part, {})
    expect(s.state.hidden.hordes[0]).toMatchObject({ inside: 20, active: 0 })
    expect(s.state.killed).toBe(0)
    const out = lane([horde(1, '1,0 drain', { active: 1 })], { state: { areas: areas.slice(0, 1) } })
    playPart(out, 'hordes emerge', {})
    expect(out.state.zeds.map(({ burning }) => burning)).toEqual(Array.from({ length: 10 }, () => 5))
    expect(out.state.hidden.hordes[0]?.inside).toBe(10)
  })

  it('[rs.secrecy.9] nobody is told when a horde wakes', () => {
    const s = lane()
    const before = s.storyFor('S1').length
    wakeNear(s.table, { at: at(42.5, 20), level: 0 }, 0)
    expect(awake(s)).toEqual([1])
    expect(s.storyFor('S1')).toHaveLength(before)
  })
})

describe('noise', () => {
  it('[rs.noise.5] [rs.noise.6] an alarm rings for three turns, a fresh noise in each, and then is spent', () => {
    const options = { scenario: 'number-nine' } as unknown as Record<string, number>
    const s = lane([], { options, survivors: [{ at: at(3, 3) }] })
    soundAlarm(s.table, '1,0 v1')
    const noises = (): number => s.events.filter(({ e }) => e === 'noise').length
    expect(s.state.noises[0]).toMatchObject({ kind: 'alarm', at: at(50, 13.5) })
    const rings = [1, 2, 3, 4].map(() => {
      const before = noises()
      turnOver(plays(s, 'S1', 'RUN'))
      return [noises() - before, s.state.alarms.find(({ id }) => id === '1,0 v1')?.state]
    })
    // A scene sounds it before step 4, play does so in step 5.
    expect(rings).toEqual([
      [1, 'ringing'],
      [1, 'ringing'],
      [1, 'spent'],
      [0, 'spent'],
    ])
  })

  it('[rs.noise.7] a noise is remembered until attackers and drifters have had their step 7', () => {
    const s = lane([])
    makeNoise(s.table, 'chainsaw', { at: at(20, 33), level: 0 })
    forgetNoises(s.table, 'for7c')
    expect(s.state.noises).toMatchObject([{ for7c: false, for7f: true }])
    forgetNoises(s.table, 'for7f')
    expect(s.state.noises).toEqual([])
  })
})

describe('groans', () => {
  // Two Zeds hold a survivor 20 cm from the drain.
  const held = (over: Stage = {}) => ({
    survivors: [{ at: at(24, 33) }],
    zeds: [{ at: at(26, 33) }, { at: at(22, 33) }],
    ...over,
  })
  const rolled = (s: RunOrShootScene) => s.state.hidden.rolls.filter(({ clause }) => clause === 'rs.groan.3')

  it('[rs.groan.1] [rs.groan.2] [rs.groan.3] as many groans or less on a hidden d10 wake a horde within 40 cm', () => {
    const results = Array.from({ length: 60 }, (_, i) => {
      const s = lane([horde(1, '1,0 drain'), horde(2, '1,0 manhole')], { ...held(), hidden: `groan ${i}` })
      turnOver(plays(s, 'S1', 'RUN'))
      const [roll, ...more] = rolled(s)
      // The manhole is too far away.
      expect([roll?.about, more]).toEqual([1, []])
      expect(awake(s)).toEqual((roll?.value ?? 9) <= 2 ? [1] : [])
      return roll?.value as number
    })
    expect(Math.min(...results)).toBe(0)
    expect(Math.max(...results)).toBe(9)
    const s = lane([horde(1, '1,0 drain')], held())
    turnOver(plays(s, 'S1', 'RUN'))
    expect(s.event('groaned').zeds).toEqual([1, 2])
    expect(s.storyFor('S1').join()).not.toContain('rolled in secret')
  })

  it('[rs.groan.4] who was pushed away before the roll has groaned all the same', () => {
    const s = lane([horde(1, '1,0 drain')], held())
    for (const n of [1, 2]) {
      const zed = zedNo(s, n)
      if (zed) moveZed(s.table, zed, { at: at(70, 5 + 4 * n), level: 0 })
    }
    turnOver(plays(s, 'S1', 'RUN'))
    expect(rolled(s).length).toBe(1)
  })

  it('[rs.dice.5] nothing is rolled without groans, or for a horde that is awake', () => {
    const quiet = lane()
    turnOver(plays(quiet, 'S1', 'RUN'))
    expect(rolled(quiet)).toEqual([])
    const up = lane([horde(1, '1,0 drain', { active: 1, inside: 0 })], held())
    turnOver(plays(up, 'S1', 'RUN'))
    expect(rolled(up)).toEqual([])
  })
})
