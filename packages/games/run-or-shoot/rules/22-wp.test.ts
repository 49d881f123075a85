import { describe, expect, it } from 'vitest'
import type { Area, Zed } from '../state.ts'
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
import { hideZed, newZed } from './01-crowd.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean> }
const wp = (x: number, y: number, over: Partial<Area> = {}): Area => ({
  kind: 'WP',
  at: at(x, y),
  level: 0,
  turns: 2,
  ...over,
})
const far = [{ at: at(78, 3) }]

/** Step 7c with WP burning at (20, 33). */
const lured = (stage: Staging, ...areas: Area[]): RunOrShootScene =>
  playPart(
    scene({ survivors: far, ...stage, state: { areas: areas.length ? areas : [wp(20, 33)] } }),
    'attackers move',
    {},
  )
const left = (s: RunOrShootScene): number[] => s.state.zeds.map(({ n }) => n)

describe('WP', () => {
  it('[rs.wp.1] [rs.wp.3] [rs.wp.6] draws in whoever is within 10 cm, and destroys all that reach it', () => {
    const zeds = [{ at: at(31, 33) }, { at: at(31.01, 36) }, { at: at(9, 33) }, { at: at(20, 36) }, { at: at(23, 33) }]
    const s = lured({ zeds })
    expect(left(s)).toEqual([2])
    expect(s.state.killed).toBe(4)
    expect(s.events.flatMap((e) => (e.e === 'zed destroyed' ? [[e.zed, e.how]] : []))).toEqual([
      [4, 'WP'],
      [5, 'WP'],
      [1, 'WP'],
      [3, 'WP'],
    ])
    expect(s.events.find((e) => e.e === 'zed moved')).toMatchObject({ lure: 'WP', clause: 'rs.priority.1', zed: 4 })
  })

  it('[rs.wp.2] [rs.wp.4] burns in step 7 of two turns, and is gone in the upkeep of the second', () => {
    const turn = (s: RunOrShootScene) => turnOver(plays(s, 'S1', 'RUN'))
    const s = scene({ survivors: [{ at: at(3, 3) }], state: { areas: [wp(60, 38)] } })
    turn(s)
    expect(s.state.areas).toMatchObject([{ kind: 'WP', turns: 1 }])
    turn(s)
    expect(s.state.areas).toEqual([])
    const second = scene({
      survivors: [{ at: at(3, 3) }],
      zeds: [{ at: at(60, 33), horde: 1 }],
      state: { areas: [wp(60, 38, { turns: 1 })] },
    })
    turn(second)
    expect([second.state.zeds, second.state.areas]).toEqual([[], []])
    const house = scene({ options: { wpTurns: 5 } })
    expect([house, scene()].map(({ table }) => table.book.burning.wp)).toEqual([5, 2])
  })

  it('[rs.wp.5] even out of contact, and drifters, who roll no die that turn and go on drifting', () => {
    const s = lured({ survivors: [{ at: at(32, 33) }], zeds: [{ at: at(30, 33) }] })
    expect(left(s)).toEqual([])
    // The fence of the safe house keeps a drifter from the point: it comes as far as it can.
    const drifter = lured({ zeds: [{ at: at(41, 32), mode: 'drifting' }] }, wp(48, 32))
    expect(zedNo(drifter, 1)).toMatchObject({ at: at(44, 32), mode: 'drifting', spent: true })
    playPart(drifter, 'drifting', {})
    expect(zedNo(drifter, 1)?.at).toEqual(at(44, 32))
    expect(drifter.events.some(({ e }) => e === 'drifted')).toBe(false)
  })

  it('[rs.wp.5] not a Witch who sits, not a pinner, not a mutant in ambush; but one hidden in a room, who is seen then', () => {
    const kept = (zed: Partial<Zed>, survivors: NonNullable<Stage['survivors']> = far) =>
      lured({ survivors, zeds: [{ at: at(26, 33), ...zed }] }).state.zeds[0]?.at
    expect(kept({ kind: 'witch', posture: 'sitting' })).toEqual(at(26, 33))
    const pinned = [{ at: at(28, 33), down: true, pinnedBy: 1 }, ...far]
    expect(kept({ kind: 'hunter', pins: 1 }, pinned)).toEqual(at(26, 33))
    expect(kept({ down: true })).toEqual(at(26, 33))
    const hiding = (kind: Zed['kind']) => {
      const s = scene({ survivors: far, state: { areas: [wp(12, 20)] } })
      hideZed(s.table, newZed(s.table, { at: at(16, 20), level: 0, facing: { x: 1, y: 0 }, kind, mode: 'drifting' }))
      playPart(s, 'attackers move', {})
      return [s.state.hidden.zeds.length, s.state.killed]
    }
    expect(hiding('ordinary')).toEqual([0, 1])
    expect(hiding('boomer')).toEqual([1, 0])
  })

  it('[rs.wp.5] only with a route: behind an armoured door it draws nobody', () => {
    const s = lured({ zeds: [{ at: at(60, 30) }], survivors: [{ at: at(70, 38) }] }, wp(60, 25))
    expect(s.event('zed moved').lure).not.toBe('WP')
  })

  it('[rs.wp.6] whoever merely passes is destroyed as well', () => {
    const s = lured({ survivors: [{ at: at(3, 33) }], zeds: [{ at: at(22, 33) }] }, wp(8, 33.5))
    expect(left(s)).toEqual([])
    const [event] = s.events.filter(({ e }) => e === 'zed moved')
    expect(event).toMatchObject({ lure: 'the open', target: 1 })
    const past = lured({ survivors: [{ at: at(3, 33) }], zeds: [{ at: at(22, 33) }] }, wp(8, 34.5))
    expect(left(past)).toEqual([1])
    // In 7f, too: a drifter that steps onto it.
    const drifter = scene({
      survivors: far,
      zeds: [{ at: at(22.5, 33), mode: 'drifting', facing: { x: -1000, y: 0 } }],
      state: { areas: [wp(20.5, 33)] },
      dice: [6],
    })
    playPart(drifter, 'drifting', {})
    expect(left(drifter)).toEqual([])
  })

  it('[rs.wp.7] what cannot arrive in one move goes as far as it can', () => {
    // A closed door between: it stands before it, and smashes in the next 7b.
    const s = lured({ zeds: [{ at: at(20, 31) }] }, wp(20, 24))
    expect(zedNo(s, 1)?.at).toEqual(at(20, 28))
    s.table.state.zeds = s.state.zeds.map((z) => Object.freeze({ ...z, spent: false }))
    playPart(s, 'smashing', {})
    expect(s.state.openings['0,0 door0']).toMatchObject({ zedTurns: 1 })
  })

  it('[rs.wp.8] does nothing to survivors', () => {
    const s = scene({ survivors: [{ at: at(20, 33) }], state: { areas: [wp(20, 33)] } })
    turnOver(plays(s, 'S1', 'RUN'))
    expect([survivorNo(s, 1).hits, survivorNo(s, 1).status]).toEqual([0, 'alive'])
  })
})
