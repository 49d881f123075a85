import { describe, expect, it } from 'vitest'
import { type Area, changeZed, type Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { sees } from './03-sight.ts'
import { knockBack } from './12-knock-back.ts'
import { kindle } from './21-flames.ts'

const flames: Area = { kind: 'flames', at: at(20, 33), level: 0, turns: 5 }
const far = [{ at: at(3, 33) }]

/** Flames break out at (20, 33). */
function lit(stage: Stage & { options?: Record<string, number | string> }): RunOrShootScene {
  const s = scene({ survivors: far, ...stage })
  kindle(s.table, flames)
  return s
}
/** Flames burn there already. */
const burning = (stage: Stage) => scene({ survivors: far, ...stage, state: { areas: [flames] } })

const counters = (s: RunOrShootScene): number[] => s.state.zeds.map((z) => z.burning)

describe('fire', () => {
  it('[rs.fire.1] [rs.fire.3] a circle of 10 cm, and whoever is in it when it is made is touched; walls shield', () => {
    const zeds = [{ at: at(20, 33) }, { at: at(31, 33) }, { at: at(31.01, 33) }, { at: at(20, 25) }]
    const s = lit({ zeds: zeds.filter((_, i) => i !== 2) })
    expect(counters(s)).toEqual([5, 5, 0])
    expect(counters(lit({ zeds: zeds.slice(2) }))).toEqual([0, 0])
    expect(s.event('flames')).toMatchObject({ at: at(20, 33), turns: 5 })
    expect(s.events.flatMap((e) => (e.e === 'caught fire' ? [e.zed] : []))).toEqual([1, 2])
  })

  it('[rs.fire.2] [rs.fire.3] a Zed that moved through is lit, wherever it ended; one that stands in it, too', () => {
    const through = [at(32, 33), at(28, 33), at(8, 33)].map((place) =>
      Object.freeze({ at: Object.freeze(place), level: 0 }),
    )
    const around = [at(32, 39), at(35, 39)].map((place) => Object.freeze({ at: Object.freeze(place), level: 0 }))
    const s = burning({
      zeds: [{ at: at(8, 33) }, { at: at(35, 39) }, { at: at(20, 36) }, { at: at(28, 33), down: true }],
    })
    changeZed(s.table.state, 1, { walked: Object.freeze(through) })
    changeZed(s.table.state, 2, { walked: Object.freeze(around) })
    playPart(s, 'flames', {})
    expect(counters(s)).toEqual([5, 0, 5, 5])
    expect(survivorNo(s, 1).hits).toBe(0)
  })

  it('[rs.fire.3] [rs.down.9] one that is knocked into it or through it is lit', () => {
    const thrown = (from: number, units: number) => {
      const s = burning({ zeds: [{ at: at(34, 33) }] })
      knockBack(s.table, zedNo(s, 1) as Zed, at(from, 33), units, 'shot')
      return zedNo(s, 1)
    }
    expect(thrown(36, 600)).toMatchObject({ at: at(28, 33), burning: 5, down: true })
    expect(thrown(36, 200)?.burning).toBe(0)
    expect(thrown(32, 300)?.burning).toBe(0)
  })

  it('[rs.fire.4] the area burns for 5 turns, that of its making among them', () => {
    const s = lit({ survivors: far })
    const left = [1, 2, 3, 4, 5].map(() => {
      playPart(s, 'counters', {})
      return s.state.areas[0]?.turns
    })
    expect(left).toEqual([4, 3, 2, 1, undefined])
    expect(s.event('died down')).toMatchObject({ what: 'flames' })
    expect(lit({ options: { fireTurns: 2 } }).state.areas[0]?.turns).toBe(2)
  })

  it('[rs.fire.5] Zeds neither avoid nor seek the flames', () => {
    // Flames lie on the straight way to the survivor, and to one side of it.
    const walk = (areas: Area[]) => {
      const s = scene({ survivors: [{ at: at(8, 33) }], zeds: [{ at: at(38, 33) }], state: { areas } })
      playPart(s, 'attackers move', {})
      return zedNo(s, 1)?.at
    }
    const calm = walk([])
    expect(walk([flames])).toEqual(calm)
    expect(walk([{ ...flames, at: at(30, 38) }])).toEqual(calm)
    expect(calm).not.toEqual(at(38, 33))
  })

  it('[rs.fire.3] [rs.boomer.5] a Boomer that walks into flames bursts where it catches fire', () => {
    const s = scene({
      survivors: [{ at: at(8, 33) }],
      zeds: [{ at: at(38, 33), kind: 'boomer' }],
      state: { areas: [flames] },
    })
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)?.at).toEqual(at(31, 33))
    playPart(s, 'flames', {})
    expect(zedNo(s, 1)).toBeUndefined()
    expect(s.event('burst')).toMatchObject({ zed: 1, slimed: [] })
  })

  it('[rs.fire.6] lit in turn N, destroyed in the upkeep of turn N + 4; lit again changes nothing', () => {
    const s = lit({ zeds: [{ at: at(20, 36) }] })
    const left = [1, 2, 3, 4, 5].map(() => {
      playPart(s, 'burning', {})
      const counter = zedNo(s, 1)?.burning
      playPart(s, 'flames', {})
      expect(zedNo(s, 1)?.burning).toBe(counter)
      return counter
    })
    expect(left).toEqual([4, 3, 2, 1, undefined])
    expect(s.event('zed destroyed')).toMatchObject({ how: 'fire', by: null, zed: 1 })
    expect(counters(lit({ zeds: [{ at: at(20, 36), burning: 1 }] }))).toEqual([1])
    expect(counters(lit({ zeds: [{ at: at(20, 36) }], options: { burnTurns: 2 } }))).toEqual([2])
  })

  it('[rs.fire.7] a burning Zed goes on: it moves, and bites', () => {
    const s = scene({ survivors: [{ at: at(20, 33) }], zeds: [{ at: at(22, 33), burning: 3 }], hidden: 'bite' })
    playPart(s, 'damage', {})
    expect(survivorNo(s, 1).hits).toBe(1)
    const afar = scene({ survivors: [{ at: at(8, 33) }], zeds: [{ at: at(20, 33), burning: 3 }] })
    playPart(afar, 'attackers move', {})
    expect(zedNo(afar, 1)?.at.x).toBeLessThan(1100)
  })

  it('[rs.fire.8] a burning Zed lights nothing and nobody', () => {
    const s = scene({ survivors: [{ at: at(20, 33) }], zeds: [{ at: at(22, 33), burning: 3 }, { at: at(24, 33) }] })
    playPart(s, 'flames', {})
    playPart(s, 'burning', {})
    expect([counters(s), survivorNo(s, 1).hits, s.state.areas]).toEqual([[2, 0], 0, []])
  })

  it('[rs.fire.9] the living take 1 hit when it breaks out, are thrown in, or stay to the end of step 7: 1 a turn', () => {
    const s = lit({ survivors: [{ at: at(20, 36) }, { at: at(31.02, 33) }], zeds: [] })
    expect(s.state.survivors.map(({ hits }) => hits)).toEqual([1, 0])
    playPart(s, 'flames', {})
    knockBack(s.table, survivorNo(s, 1), at(20, 38), 100, 'blow')
    expect(survivorNo(s, 1).hits).toBe(1)
    expect(s.event('harmed')).toMatchObject({ how: 'fire', hits: 1 })
    knockBack(s.table, survivorNo(s, 2), at(34, 33), 200, 'blow')
    expect(survivorNo(s, 2).hits).toBe(1)
    const stays = burning({ survivors: [{ at: at(20, 36) }] })
    playPart(stays, 'flames', {})
    expect(survivorNo(stays, 1).hits).toBe(1)
    expect(stays.state.hidden.tested).toEqual({})
  })

  it('[rs.fire.10] [rs.sight.8] flames and WP light up the night around them', () => {
    const night = (areas: Area[]) => {
      const s = scene({
        options: { scenario: 'night-school' },
        survivors: [{ at: at(3, 77) }],
        zeds: [{ at: at(60, 77) }],
        state: { areas },
      })
      return sees(s.table, survivorNo(s, 1), zedNo(s, 1) as Zed)
    }
    expect(night([])).toBe(false)
    expect(night([{ ...flames, at: at(62, 77) }])).toBe(true)
    expect(night([{ ...flames, kind: 'WP', at: at(62, 77) }])).toBe(true)
    expect(night([{ ...flames, kind: 'WP', at: at(75, 77) }])).toBe(false)
  })

  it('[rs.mutant.3] whoever hides in the flames comes to light', () => {
    const s = scene({ survivors: far })
    hideZed(s.table, newZed(s.table, { at: at(22, 33), level: 0, facing: { x: 0, y: 1 }, kind: 'smoker' }))
    kindle(s.table, flames)
    expect(zedNo(s, 1)).toMatchObject({ kind: 'smoker', burning: 5 })
  })
})
