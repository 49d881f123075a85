import { describe, expect, it } from 'vitest'
import type { Area, Zed } from '../state.ts'
import { at, lurks, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { passSample } from './13-samples.ts'
import { makeNoise } from './27-noise.ts'
import { type Result, strikeZed } from './32-mutant.ts'

const witch = (x: number, y: number, over: Partial<Zed> = {}) =>
  ({ kind: 'witch', at: at(x, y), posture: 'sitting', ...over }) as const

const isUp = (s: RunOrShootScene): boolean => zedNo(s, 1)?.posture === 'standing'
/** Somebody comes to a sample point. */
function passing(stage: Stage, x: number, y: number, level = 0): RunOrShootScene {
  const s = scene(stage)
  passSample(s.table, survivorNo(s, 1), { at: at(x, y), level })
  return s
}

describe('a Witch who sits', () => {
  it('[rs.witch.1] stays where she is and does nothing, as long as nothing disturbs her', () => {
    const s = scene({ survivors: [{ at: at(40, 33) }], zeds: [witch(20, 33)] })
    for (const part of ['damage', 'attackers move', 'drifting', 'Boomers spit', 'burning']) playPart(s, part, {})
    expect(zedNo(s, 1)).toMatchObject({ at: at(20, 33), posture: 'sitting', walked: [] })
  })

  it('[rs.witch.2] [rs.witch.7] [rs.witch.8] is disturbed by who comes within 10 cm with no wall between', () => {
    const stage = { survivors: [{ at: at(40, 33) }], zeds: [witch(20, 33)] }
    expect([isUp(passing(stage, 32, 33)), isUp(passing(stage, 32.01, 33))]).toEqual([true, false])
    expect(zedNo(passing(stage, 32, 33), 1)?.disturbedBy).toBe(1)
    expect(isUp(passing(stage, 25, 33, 1))).toBe(false)
    // Through the wall of the store, its closed and its open door.
    const inside = { survivors: [{ at: at(40, 33) }], zeds: [witch(20, 23)] }
    expect([isUp(passing(inside, 16.5, 30)), isUp(passing(inside, 20, 30))]).toEqual([false, false])
    expect(isUp(passing({ ...inside, openings: { '0,0 door0': { state: 'open' } } }, 20, 30))).toBe(true)
  })

  it('[rs.witch.7] is tested for at the end of step 5 as well', () => {
    const s = scene({ survivors: [{ at: at(30, 33) }], zeds: [witch(20, 33)] })
    playPart(s, 'the Witch notices', {})
    expect([isUp(s), s.event('disturbed')]).toMatchObject([true, { zed: 1, by: 1 }])
  })

  it('[rs.witch.3] [rs.noise.7] is disturbed by a loud noise within 20 cm, through anything', () => {
    const heard = (x: number): RunOrShootScene => {
      const s = scene({ survivors: [{ at: at(60, 38) }], zeds: [witch(20, 20)] })
      makeNoise(s.table, 'explosion', { at: at(x, 20), level: 0 })
      return s
    }
    expect([isUp(heard(41)), isUp(heard(41.01))]).toEqual([true, false])
    expect(zedNo(heard(41), 1)?.disturbedBy).toBeNull()
  })

  it('[rs.witch.4] [rs.witch.6] is disturbed by a lit torch that shines on her within 20 cm', () => {
    const lit = (x: number, over: object): boolean =>
      isUp(
        passing({ survivors: [{ torchLit: true, facing: { x: -1000, y: 0 }, ...over }], zeds: [witch(20, 33)] }, x, 33),
      )
    expect([lit(42, {}), lit(42.01, {})]).toEqual([true, false])
    expect([lit(42, { torchLit: false }), lit(42, { facing: { x: 1000, y: 0 } })]).toEqual([false, false])
  })

  it('[rs.witch.4] [rs.witch.6] is disturbed by flames and WP that are lit within 20 cm where she sees them', () => {
    const burning = (kind: Area['kind'], x: number, y: number, turns: number): boolean => {
      const areas = [{ kind, at: at(x, y), level: 0, turns }]
      const s = scene({ survivors: [{ at: at(60, 38) }], zeds: [witch(5, 33)], state: { areas } })
      playPart(s, 'the Witch is dazzled', {})
      return isUp(s)
    }
    expect([burning('WP', 26, 33, 2), burning('WP', 26.01, 33, 2)]).toEqual([true, false])
    expect([burning('flames', 36, 33, 5), burning('flames', 36.01, 33, 5)]).toEqual([true, false])
    // Behind the wall of the store; and what has burned since the last turn.
    expect([burning('WP', 20, 24, 2), burning('WP', 20, 33, 1)]).toEqual([false, false])
  })

  it('[rs.witch.10] is disturbed by a hit that does not kill, and by burning; a kill is a kill', () => {
    const struck = (result: Result, dice: number[] = []): RunOrShootScene => {
      const s = scene({ survivors: [{}, { at: at(40, 33) }], zeds: [witch(20, 33)], dice })
      strikeZed(s.table, zedNo(s, 1) as Zed, result, { survivor: survivorNo(s, 2), from: at(40, 33) })
      return s
    }
    for (const [result, dice] of [
      ['body', [1]],
      ['blast', []],
      ['fire', []],
    ] as const) {
      const s = struck(result, [...dice])
      expect(zedNo(s, 1)).toMatchObject({ posture: 'standing', disturbedBy: 2 })
      expect(s.event('disturbed')).toMatchObject({ zed: 1, by: 2 })
    }
    const dead = struck('head')
    expect([zedNo(dead, 1), dead.events.some(({ e }) => e === 'disturbed')]).toEqual([undefined, false])
  })

  it('[rs.witch.12] neither groans nor bites, and is seen as a crying woman at any distance', () => {
    const s = scene({ survivors: [{ at: at(22, 33) }], zeds: [witch(20, 33)] })
    expect(s.state.groans).toEqual([])
    playPart(s, 'damage', {})
    expect(survivorNo(s, 1).hits).toBe(0)
    const sees = (kind: 'witch' | 'boomer'): boolean => {
      const far = scene({ survivors: [{ at: at(3, 33) }] })
      const zed = zedNo(
        scene({ zeds: [{ kind, at: at(42, 33), posture: kind === 'witch' ? 'sitting' : 'standing' }] }),
        1,
      )
      lurks(far, { ...(zed as Zed), id: 9, n: 0 })
      return passSample(far.table, survivorNo(far, 1), { at: at(3, 33), level: 0 })
    }
    expect([sees('witch'), sees('boomer')]).toEqual([true, false])
  })

  it('[rs.witch.8] [rs.secrecy.9] of one that nobody has seen nobody is told that she is disturbed', () => {
    const s = scene({ survivors: [{ at: at(60, 38) }] })
    const zed = zedNo(scene({ zeds: [witch(20, 20)] }), 1) as Zed
    lurks(s, { ...zed, id: 9, n: 0 })
    makeNoise(s.table, 'explosion', { at: at(25, 20), level: 0 })
    expect(s.state.hidden.zeds[0]?.posture).toBe('standing')
    expect(s.events.flatMap((event) => (event.audience === undefined ? [event.e] : []))).not.toContain('disturbed')
    expect(s.event('disturbed in secret').audience).toEqual([])
  })
})
