import { describe, expect, it } from 'vitest'
import type { Noise, Zed } from '../state.ts'
import {
  at,
  playPart,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { samplesOf } from './01-measure.ts'
import { isVisible } from './03-sight.ts'
import { rouse } from './25-rouse.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean>; dice?: readonly (number | string)[] }
const far = [{ at: at(78, 3) }]
const EAST = { x: 1000, y: 0 }
const NORTH = { x: 0, y: -1000 }
const noise = (x: number, y: number, over: Partial<Noise> = {}): Noise => ({
  kind: 'explosion',
  at: at(x, y),
  level: 0,
  for7c: true,
  for7f: true,
  ...over,
})

/** Step 7f alone. */
const drifted = (stage: Staging): RunOrShootScene => playPart(scene({ survivors: far, ...stage }), 'drifting', {})
const drifter = (x: number, y: number, over: Partial<Zed> = {}) => ({
  at: at(x, y),
  mode: 'drifting' as const,
  facing: EAST,
  ...over,
})
const modeOf = (s: RunOrShootScene, n = 1): string | undefined => zedNo(s, n)?.mode

describe('drifting', () => {
  it('[rs.drift.1] [rs.drift.2] each rolls for itself, and stands still on 1, 2 and 3', () => {
    const s = drifted({
      zeds: [drifter(20, 33), drifter(24, 33), drifter(28, 33), drifter(32, 33)],
      dice: [1, 2, 3, 6],
    })
    expect(s.state.zeds.map((z) => [z.at.x / 100, z.at.y / 100])).toEqual([
      [20, 33],
      [24, 33],
      [28, 33],
      [34, 33],
    ])
    expect(s.state.zeds.map((z) => z.facing)).toEqual([EAST, EAST, EAST, EAST])
    expect(s.events.flatMap((e) => (e.e === 'drifted' ? [[e.zed, e.face, e.did]] : []))).toEqual([
      [1, 1, 'stand'],
      [2, 2, 'stand'],
      [3, 3, 'stand'],
      [4, 6, 'ahead'],
    ])
  })

  it('[rs.drift.3] [rs.drift.4] [rs.drift.5] [rs.drift.6] 4 a quarter to the left, 5 to the right, 6 ahead, and 2 cm', () => {
    const s = drifted({ zeds: [drifter(20, 33), drifter(24, 33), drifter(28, 33)], dice: [4, 5, 6] })
    expect(s.state.zeds.map(({ at: place, facing }) => [place, facing])).toEqual([
      [at(20, 31), NORTH],
      [at(24, 35), { x: 0, y: 1000 }],
      [at(30, 33), EAST],
    ])
    const house = drifted({ options: { driftStep: 5 }, zeds: [drifter(20, 33)], dice: [6] })
    expect(zedNo(house, 1)?.at).toEqual(at(25, 33))
  })

  it('[rs.drift.6] the step stops at barriers, edges and figures', () => {
    const zeds = [
      drifter(20, 28.5, { facing: NORTH }),
      drifter(1.5, 20, { facing: { x: -1000, y: 0 } }),
      drifter(30, 33),
      drifter(33, 33, { facing: NORTH }),
      drifter(31.5, 10, { level: 1 }),
    ]
    const s = drifted({ zeds, dice: [6, 6, 6, 1, 6] })
    const places = s.state.zeds.map((z) => [z.at.x / 100, z.at.y / 100])
    expect(places.slice(0, 2)).toEqual([
      [20, 28],
      [1, 20],
    ])
    expect(places[2]?.[0]).toBeCloseTo(31, 1)
    expect(places[3]).toEqual([33, 33])
    // The edge of the roof is at x = 33.
    expect(places[4]).toEqual([32, 10])
    // How far each came is told: who is stopped at once has not come anywhere.
    const walled = drifted({ zeds: [drifter(1, 20, { facing: { x: -1000, y: 0 } }), drifter(20, 33)], dice: [6, 6] })
    expect(walled.events.flatMap((e) => (e.e === 'drifted' ? [e.units] : []))).toEqual([0, 200])
  })

  it('[rs.drift.2] who lies does not roll, and attackers do not', () => {
    const s = drifted({ survivors: [{ at: at(30, 36) }], zeds: [drifter(20, 33, { down: true }), { at: at(34, 33) }] })
    // No die is scripted.
    expect(s.events.some(({ e }) => e === 'drifted')).toBe(false)
  })

  it('[rs.drift.7] [rs.drift.8] within 5 cm all round and through anything, on its level', () => {
    const near = (x: number, y: number, level = 0, zed: Partial<Zed> = {}) => {
      const s = scene({ survivors: far, zeds: [drifter(20, 33, zed)] })
      rouse(s.table, survivorNo(s, 1), { at: at(x, y), level })
      return modeOf(s)
    }
    // Behind its back.
    expect([near(13, 33), near(12.99, 33)]).toEqual(['attacking', 'drifting'])
    // On the roof above it.
    expect(near(20, 20, 1, { at: at(20, 20) })).toBe('drifting')
    expect(near(13, 33, 0, { down: true })).toBe('drifting')
    // Through the wall of the store, at y = 27.
    expect(near(24, 25, 0, { at: at(24, 30), facing: { x: 0, y: 1000 } })).toBe('attacking')
  })

  it('[rs.drift.7] [rs.drift.8] in sight within its forward arc of 90 degrees, at any distance by day', () => {
    const seen = (x: number, y: number, facing = EAST) => {
      const s = scene({ survivors: far, zeds: [drifter(20, 33, { facing })] })
      rouse(s.table, survivorNo(s, 1), { at: at(x, y), level: 0 })
      return modeOf(s)
    }
    expect(seen(40, 33)).toBe('attacking')
    expect(seen(26, 39)).toBe('attacking')
    expect(seen(25.9, 39)).toBe('drifting')
    expect(seen(40, 33, { x: -1000, y: 0 })).toBe('drifting')
    expect(seen(40, 10)).toBe('drifting')
  })

  it('[rs.drift.8] at night it sees no further than 20 cm, unless he carries a light', () => {
    const seen = (x: number, torchLit: boolean) => {
      const s = scene({
        options: { scenario: 'night-school' },
        survivors: [{ at: at(x, 78), torchLit }],
        zeds: [drifter(2, 78)],
      })
      rouse(s.table, survivorNo(s, 1))
      return modeOf(s)
    }
    expect([seen(24, false), seen(24.1, false), seen(36, true)]).toEqual(['attacking', 'drifting', 'attacking'])
  })

  it('[rs.drift.8] [rs.drift.10] a survivor who crosses an arc and ends behind a wall was seen, and it comes in 7c', () => {
    // It looks north along the west side of the store; he runs from the lane in front of it to behind the corner.
    const looking = drifter(4, 38, { facing: NORTH })
    const s = scene({ survivors: [{ at: at(6, 29) }], zeds: [looking] })
    const path = [at(6, 29), at(5, 26), at(5.9, 5.5), at(9, 5.5)]
    const ends = path.at(-1) ?? at(0, 0)
    expect(isVisible(s.table, { at: at(4, 38), level: 0 }, { at: ends, level: 0, radius: 100 })).toBe(false)
    const hidden = scene({ survivors: [{ at: ends }], zeds: [looking] })
    rouse(hidden.table, survivorNo(hidden, 1))
    expect(modeOf(hidden)).toBe('drifting')
    for (const sample of samplesOf(path)) rouse(s.table, survivorNo(s, 1), { at: sample, level: 0 })
    expect(modeOf(s)).toBe('attacking')
    expect(s.event('roused')).toMatchObject({ zed: 1, clause: 'rs.drift.7' })
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)?.at).not.toEqual(at(4, 38))
  })

  it('[rs.drift.8] at the end of step 5 with everybody where he stands, and in step 8 when it stands up', () => {
    const stage = { survivors: [{ at: at(30, 33) }], zeds: [drifter(20, 33)] }
    const s = scene(stage)
    playPart(s, 'drifters look', {})
    expect(modeOf(s)).toBe('attacking')
    const down = scene({ ...stage, zeds: [drifter(20, 33, { down: true })] })
    playPart(down, 'drifters look', {})
    expect(modeOf(down)).toBe('drifting')
    playPart(down, 'Zeds stand', {})
    playPart(down, 'drifters look up', {})
    expect(zedNo(down, 1)).toMatchObject({ mode: 'attacking', down: false })
  })

  it('[rs.drift.8] [rs.drift.10] roused at the end of 7f, moved or not, it moves in the next turn', () => {
    // It turns to the left and has him in front of it then.
    const s = scene({ survivors: [{ at: at(20, 31) }], zeds: [drifter(20, 39, { facing: EAST })], dice: [4] })
    s.table.state.step = '7f'
    expect(modeOf(s)).toBe('drifting')
    playPart(s, 'drifting', {})
    expect(zedNo(s, 1)).toMatchObject({ mode: 'attacking', at: at(20, 37) })
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)?.at).not.toEqual(at(20, 37))
  })

  it('[rs.drift.10] roused in step 5 it moves in 7c of the same turn', () => {
    const s = scene({ survivors: [{ at: at(3, 33) }], zeds: [drifter(40, 33, { facing: { x: -1000, y: 0 } })] })
    plays(s, 'S1', 'SHOOT')
    playTo(s, '9')
    expect(zedNo(s, 1)).toMatchObject({ at: at(20, 33), mode: 'attacking' })
  })

  it('[rs.drift.9] [rs.zed.2] [rs.zed.3] a loud noise within 40 cm draws it 5 cm along its way, without a die', () => {
    const walked = drifted({ zeds: [drifter(20, 33)], state: { noises: [noise(40, 33), noise(3, 33)] } })
    // The nearer of the two.
    expect(zedNo(walked, 1)).toMatchObject({ at: at(15, 33), mode: 'drifting' })
    expect(walked.state.noises.map(({ for7f }) => for7f)).toEqual([false, false])
    expect(walked.event('zed moved')).toMatchObject({ lure: 'noise', clause: 'rs.drift.9', target: null })
    const house = drifted({ options: { driftToNoise: 3 }, zeds: [drifter(20, 33)], state: { noises: [noise(40, 33)] } })
    expect(zedNo(house, 1)?.at).toEqual(at(23, 33))
    const deaf = drifted({ zeds: [drifter(3, 38)], state: { noises: [noise(44.01, 38)] }, dice: [1] })
    expect(deaf.event('drifted').face).toBe(1)
    const old = drifted({ zeds: [drifter(20, 33)], state: { noises: [noise(40, 33, { for7f: false })] }, dice: [1] })
    expect(old.event('drifted').face).toBe(1)
  })

  it('[rs.drift.9] it stops at a closed door, a window and a ladder', () => {
    const drawn = (x: number, y: number, to: Noise) =>
      zedNo(drifted({ options: { driftToNoise: 20 }, zeds: [drifter(x, y)], state: { noises: [to] } }), 1)
    expect(drawn(20, 31, noise(20, 20))?.at).toEqual(at(20, 28))
    expect(drawn(12, 31, noise(12, 22))?.at).toEqual(at(12, 28))
    expect(drawn(36, 16, noise(20, 16, { level: 1 }))).toMatchObject({ level: 0 })
  })

  it('[rs.drift.11] an attacker of no horde that sees nobody and has nobody within 20 cm drifts again', () => {
    const calm = (x: number, y: number, over: Partial<Zed> = {}) => {
      const s = drifted({ survivors: [{ at: at(10, 10) }], zeds: [{ at: at(x, y), facing: EAST, ...over }] })
      return [modeOf(s), s.events.filter(({ e }) => e === 'calmed').length]
    }
    // He is in the storeroom, where nobody sees him.
    expect(calm(40, 33)).toEqual(['drifting', 1])
    expect(calm(40, 33, { horde: 1 })).toEqual(['attacking', 0])
    expect(calm(10, 32)).toEqual(['attacking', 0])
    expect(calm(10, 32.01)).toEqual(['drifting', 1])
    const seen = drifted({ survivors: [{ at: at(3, 33) }], zeds: [{ at: at(40, 33), facing: EAST }] })
    // All round: behind its back as well.
    expect(modeOf(seen)).toBe('attacking')
  })

  it('[rs.drift.12] in number order, those in rooms in secret among them', () => {
    const s = scene({ survivors: far, zeds: [drifter(20, 33), drifter(30, 33)], dice: [1, 1], hidden: 'rooms' })
    const z = newZed(s.table, { at: at(20, 10), level: 0, facing: EAST, mode: 'drifting' })
    hideZed(s.table, z)
    const before = s.storyFor('S1').length
    playPart(s, 'drifting', {})
    expect(s.events.flatMap((e) => (e.e === 'drifted' ? [e.zed] : []))).toEqual([1, 2, 0])
    expect(s.events.filter((e) => e.e === 'rolled in secret' && e.what === 'drift')).toHaveLength(1)
    const told = s.storyFor('S1').slice(before)
    expect(told.filter((line) => line.includes('drifted'))).toHaveLength(2)
    expect(told.join()).not.toContain('secret')
    const [hidden] = s.state.hidden.zeds
    expect(hidden?.n).toBe(0)
  })

  it('[rs.drift.12] [rs.secrecy.11] one that drifts out of its building stands on the table', () => {
    const found = Array.from({ length: 30 }, (_, i) => {
      const s = scene({
        survivors: far,
        openings: { '0,0 door2': { state: 'open' } },
        hidden: `out ${i}`,
      })
      hideZed(s.table, newZed(s.table, { at: at(12, 8.5), level: 0, facing: NORTH, mode: 'drifting' }))
      playPart(s, 'drifting', {})
      return [s.state.zeds.length, s.state.hidden.zeds.length, s.state.zeds[0]?.at.y]
    })
    expect(found).toContainEqual([1, 0, 650])
    expect(found).toContainEqual([0, 1, undefined])
  })

  it('[rs.drift.8] one that nobody has seen is roused in secret, and comes in 7c without a word before', () => {
    const s = scene({ survivors: [{ at: at(20, 30) }] })
    hideZed(s.table, newZed(s.table, { at: at(20, 25), level: 0, facing: { x: 0, y: -1000 }, mode: 'drifting' }))
    const before = s.storyFor('S1').length
    rouse(s.table, survivorNo(s, 1))
    expect(s.state.hidden.zeds[0]?.mode).toBe('attacking')
    expect(s.storyFor('S1')).toHaveLength(before)
  })

  it('[rs.wp.5] whoever went to WP rolls no die in that turn, and again in the next', () => {
    const s = scene({ survivors: far, zeds: [drifter(20, 33)], dice: [1] })
    s.table.state.zeds = s.state.zeds.map((z) => Object.freeze({ ...z, spent: true }))
    plays(s, 'S1', 'SHOOT')
    turnOver(s)
    expect(s.events.some(({ e }) => e === 'drifted')).toBe(false)
    turnOver(plays(s, 'S1', 'SHOOT'))
    expect(s.event('drifted')).toMatchObject({ zed: 1, face: 1 })
  })
})
