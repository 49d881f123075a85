import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { at, scene } from '../testing.ts'
import { gazeAt, hiddenRays, obscuredSixteenths, sees, type Seen } from './14-sight.ts'
import { isFigureCovered } from './15-cover.ts'

const look = (table: string) =>
  scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }], options: { table } }).table
const one = (x: number, y: number, over: Partial<Seen> = {}): Seen => ({ at: at(x, y), on: null, down: false, ...over })

describe('sight', () => {
  it('[ed.sight.2] [ed.sight.3] a low wall hides what is below it, a wall of a house everything', () => {
    // The low wall of the common lies along y 42 from x 20 to 30; the house is at (5, 33), 9 by 8.
    const table = look('across-the-common')
    expect(hiddenRays(table, one(27, 49), one(27, 41.3))).toBe(3)
    expect(hiddenRays(table, one(27, 49), one(27, 41.3, { down: true }))).toBe(9)
    expect(hiddenRays(table, one(2, 35), one(17, 35))).toBe(9)
    expect(hiddenRays(table, one(50, 55), one(50, 50))).toBe(0)
  })

  it('[ed.sight.2] rays go from the eye to three heights of a silhouette, in three columns', () => {
    const table = look('open')
    const upright = gazeAt(table, one(30, 30), one(30, 20))
    expect([upright.eye.z, upright.heights, upright.offsets]).toEqual([280, [53, 160, 266], [0, 100, -100]])
    const lying = gazeAt(table, one(30, 30, { down: true }), one(30, 20, { down: true }))
    expect([lying.eye.z, lying.heights]).toEqual([100, [16, 50, 83]])
  })

  it('[ed.sight.4] whoever is hidden in part is seen, whoever is hidden by seven rays or more is not', () => {
    const table = look('across-the-common')
    const from = one(27, 49)
    expect([sees(table, from, one(27, 41.3)), sees(table, from, one(27, 41.3, { down: true }))]).toEqual([true, false])
  })

  it('[ed.sight.4] [ed.cover.2] six hidden rays are cover, seven are out of sight', () => {
    // Half way, the columns of whoever stands at (30, 20) are 50 units to each side.
    const wall = (units: number): DrawnPiece => ({
      is: 'line',
      kind: 'wall',
      from: [20, 25],
      to: [30 + units / 254, 25],
    })
    const low: DrawnPiece = { is: 'line', kind: 'lowwall', from: [30.2, 21], to: [34, 21] }
    const seen = (...pieces: DrawnPiece[]): (number | boolean)[] => {
      const { table } = scene({
        humans: [{ seat: 'survivors', at: at(5, 55) }],
        herds: [{ zombies: [{ at: at(50, 50) }] }],
        pieces,
      })
      const [from, to] = [one(30, 30), one(30, 20)]
      return [hiddenRays(table, from, to), sees(table, from, to), isFigureCovered(table, from, to)]
    }
    expect(seen()).toEqual([0, true, false])
    expect(seen(wall(-25))).toEqual([3, true, true])
    expect(seen(wall(25))).toEqual([6, true, true])
    expect(seen(wall(25), low)).toEqual([7, false, true])
    expect(seen(wall(75))).toEqual([9, false, true])
  })

  it('[ed.sight.1] one looks from the height of the eye: over a low wall when standing, not when lying behind it', () => {
    const table = look('across-the-common')
    const target = one(27, 49, { down: true })
    const [standing, lying] = [one(27, 41.3), one(27, 41.3, { down: true })]
    expect([hiddenRays(table, standing, target), hiddenRays(table, lying, target)]).toEqual([0, 9])
    expect([sees(table, standing, target), sees(table, lying, target)]).toEqual([true, false])
  })

  it('[ed.sight.5] figures hide nobody, standing or not', () => {
    const crowd = Array.from({ length: 5 }, (_, i) => ({ at: at(30 + 0.1 * i, 20 + 2 * i), down: i === 4 }))
    const { table } = scene({ humans: [{ seat: 'survivors', at: at(30, 15) }], herds: [{ zombies: crowd }] })
    const [from, to] = [one(30, 15), one(30, 40)]
    expect([hiddenRays(table, from, to), sees(table, from, to), isFigureCovered(table, from, to)]).toEqual([
      0,
      true,
      false,
    ])
  })

  it('[ed.sight.7] there is no farthest distance but by night, until the generator runs', () => {
    const dark = scene({
      humans: [
        { seat: 'survivors', at: at(5, 50) },
        { seat: 'military', profile: 'soldier', at: at(50, 50) },
      ],
      herds: [{ zombies: [{ at: at(3, 5) }] }],
      options: { scenario: 'lights-out' },
    })
    const across = (s: typeof dark, inches: number): boolean =>
      sees(s.table, one(20, 58), one(20 + inches + 250 / 254, 58))
    expect([across(dark, 18), across(dark, 18.1)]).toEqual([true, false])
    const { state } = dark.table
    state.things = Object.freeze(state.things.map((thing) => Object.freeze({ ...thing, running: true })))
    expect(across(dark, 30)).toBe(true)
    expect(sees(look('open'), one(1, 1), one(59, 59))).toBe(true)
  })

  it('[ed.sight.6] over six inches of wood hide, after the first two from the eye', () => {
    // The wood at (14, 23) has a radius of 5 inches.
    const table = look('across-the-common')
    expect(obscuredSixteenths(table, one(5, 23), one(15, 23)) / 16).toBeCloseTo(6 * 254, 0)
    expect(sees(table, one(5, 23), one(15, 23))).toBe(true)
    expect(sees(table, one(5, 23), one(15.2, 23))).toBe(false)
    // Two inches inside one looks out freely.
    expect(obscuredSixteenths(table, one(11, 23), one(4, 23))).toBe(0)
    expect(obscuredSixteenths(table, one(4, 23), one(11, 23)) / 16).toBeCloseTo(2 * 254, 0)
  })

  it('[ed.sight.6] an area is ignored by two who stand as high as it is, and not by one of them alone', () => {
    const pieces: DrawnPiece[] = [
      { is: 'rect', kind: 'cliff', at: [20, 20], size: [12, 5] },
      { is: 'disc', kind: 'fire', at: [26, 22.5], radius: 3 },
    ]
    const { table } = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: [{}] }], pieces })
    const [west, east] = [one(20.5, 22.5, { on: 'cliff 1' }), one(31.5, 22.5, { on: 'cliff 1' })]
    expect(obscuredSixteenths(table, west, east)).toBe(0)
    expect(obscuredSixteenths(table, west, one(33, 22.5)) / 16).toBeCloseTo(6 * 254, 0)
  })
})
