import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { MUTANT_KINDS, type MutantKind } from '../tables/mutants.ts'
import { at, lurks, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { sees } from './03-sight.ts'

type Spot3 = readonly [x: number, y: number, level?: number]
const spot = ([x, y, level = 0]: Spot3) => ({ at: at(x, y), level })
const zed = (s: RunOrShootScene): Zed => zedNo(s, 1) as Zed
const gapTo = (s: RunOrShootScene): number => gapOf(asFigure(zed(s)), asFigure(survivorNo(s, 1)))

/** Step 7c of one mutant and of survivor 1. */
const prowling = (kind: MutantKind, from: Spot3, to: Spot3, over: Partial<Zed> = {}, stage: Stage = {}) =>
  playPart(scene({ survivors: [spot(to)], zeds: [{ kind, ...spot(from), ...over }], ...stage }), 'attackers move', {})

/** A scene with a mutant in ambush. */
function ambush(kind: MutantKind, from: Spot3, to: Spot3): RunOrShootScene {
  const s = scene({ survivors: [spot(to)] })
  const hidden = zedNo(scene({ zeds: [{ kind, ...spot(from) }] }), 1) as Zed
  lurks(s, { ...hidden, id: 7, n: 0 })
  return s
}

describe('mutants walk', () => {
  it('[rs.mutant.4] after people, not after noises or groans, and 20 cm at most', () => {
    const noises = [{ kind: 'explosion', ...spot([5, 38]), for7c: true, for7f: true }] as const
    for (const kind of ['tank', 'boomer', 'smoker'] as const) {
      const s = prowling(kind, [15, 33], [44, 33], {}, { state: { noises } })
      const event = s.event('zed moved')
      expect([kind, event.target, event.lure]).toEqual([kind, 1, 'the nearest'])
      expect(zed(s).at.y).toBe(3300)
      expect([zed(s).at.x > 3000, zed(s).at.x <= 3500]).toEqual([true, true])
    }
  })

  it('[rs.mutant.4] burning WP comes first for them, too', () => {
    const areas = [{ kind: 'WP' as const, at: at(14, 33), level: 0, turns: 2 }]
    const s = prowling('boomer', [20, 33], [40, 33], {}, { state: { areas } })
    expect([zedNo(s, 1), s.event('burst').zed]).toEqual([undefined, 1])
  })

  it('[rs.mutant.4] in contact they bite for 1, groan and pass it on like others', () => {
    const s = scene({ survivors: [spot([20, 33])], zeds: [{ kind: 'smoker', ...spot([22, 33]) }] })
    expect(s.state.groans.map(({ n }) => n)).toEqual([1])
    playPart(s, 'damage', {})
    expect([survivorNo(s, 1).hits, Object.keys(s.state.hidden.tested)]).toEqual([1, ['1']])
  })

  it('[rs.mutant.5] never drift, however long nobody is in sight', () => {
    for (const kind of MUTANT_KINDS) {
      const posture = kind === 'witch' ? 'sitting' : 'standing'
      const s = scene({ survivors: [spot([78, 38])], zeds: [{ kind, ...spot([16, 10]), posture }] })
      playPart(s, 'drifting', {})
      expect([kind, zed(s).mode, zed(s).horde]).toEqual([kind, 'attacking', null])
    }
  })

  it('[rs.boomer.2] [rs.mutant.4] a Boomer comes as near as 8 cm and no nearer, and waits in ambush', () => {
    const s = prowling('boomer', [20, 33], [40, 33])
    expect(zed(s).at).toEqual(at(30, 33))
    expect(zed(prowling('boomer', [20, 33], [29, 33])).at).toEqual(at(20, 33))
    const hidden = ambush('boomer', [20, 33], [40, 33])
    playPart(hidden, 'attackers move', {})
    expect([hidden.state.zeds, hidden.state.hidden.zeds[0]?.at]).toEqual([[], at(20, 33)])
  })

  it('[rs.smoker.1] [rs.mutant.4] a Smoker comes within 10 cm with sight, and waits where somebody was near', () => {
    const s = prowling('smoker', [20, 33], [43, 33])
    expect(zed(s).at).toEqual(at(31, 33))
    // Within 10 cm, but behind the wall, it goes on until it sees him through the window.
    const wall = prowling('smoker', [16.5, 30.5], [16.5, 17.5])
    expect([gapTo(wall) <= 1000, sees(wall.table, zed(wall), survivorNo(wall, 1))]).toEqual([true, true])
    const straight = { ...zed(wall), at: at(16.5, 29.5) }
    expect(sees(wall.table, straight, survivorNo(wall, 1))).toBe(false)
    const waited = (near: number, turn: number) =>
      zed(prowling('smoker', [20, 33], [43, 33], { near }, { state: { turn } })).at
    expect([waited(4, 5), waited(3, 5)]).toEqual([at(20, 33), at(31, 33)])
    expect(zed(prowling('smoker', [20, 33], [32, 33])).at).toEqual(at(20, 33))
  })

  it('[rs.mutant.3] one that moves is hidden no longer', () => {
    const s = ambush('tank', [16, 20], [16, 38])
    playPart(s, 'attackers move', {})
    expect([s.state.hidden.zeds, s.event('zed appeared').kind, s.event('zed moved').zed]).toEqual([[], 'tank', 1])
  })
})
