import { describe, expect, it } from 'vitest'
import { at, type RunOrShootScene, scene, type Stage, survivorNo } from '../testing.ts'
import type { Zed } from '../state.ts'
import { hasClearLine, isObscured, isVisible, sees } from './03-sight.ts'
import { asFigure } from './01-measure.ts'

/** Somebody looks at a Zed, both in centimetres and level; back-lane unless told otherwise. */
function looking(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  more: Stage & { options?: { scenario: string } } = {},
): RunOrShootScene {
  const [x, y, level] = from
  const [zx, zy, zLevel] = to
  const { survivors = [{}], zeds = [{}], ...rest } = more
  return scene({
    ...rest,
    survivors: [{ at: at(x, y), level, ...survivors[0] }, ...survivors.slice(1)],
    zeds: [{ at: at(zx, zy), level: zLevel, ...zeds[0] }, ...zeds.slice(1)],
  })
}
const first = (s: RunOrShootScene): Zed => s.state.zeds[0] as Zed
const seen = (s: RunOrShootScene): boolean => sees(s.table, survivorNo(s, 1), first(s))
const obscured = (s: RunOrShootScene): boolean => isObscured(s.table, survivorNo(s, 1), first(s))
const nine = { options: { scenario: 'number-nine' } }

describe('sight', () => {
  it('[rs.sight.1] one of three rays is enough, to the centre or to either side of the base', () => {
    // Past the south-west corner of the corner store, (7, 27).
    expect(seen(looking([3, 20, 0], [10, 33, 0]))).toBe(true)
    expect(seen(looking([3, 10, 0], [6, 33, 0]))).toBe(true)
    expect(seen(looking([5, 20, 0], [20, 29, 0]))).toBe(false)
    // The centre is hidden, one side of the base is not.
    const edge = looking([5, 20, 0], [9, 33, 0])
    expect(hasClearLine(edge.table, survivorNo(edge, 1), first(edge))).toBe(false)
    expect(isVisible(edge.table, survivorNo(edge, 1), asFigure(first(edge)))).toBe(true)
  })

  it('[rs.sight.2] a ray that touches the end of a wall is blocked', () => {
    const { table } = scene()
    const line = (x: number) => hasClearLine(table, { at: { x, y: 2000 }, level: 0 }, { at: { x, y: 3500 }, level: 0 })
    expect(line(700)).toBe(false)
    expect(line(699)).toBe(true)
  })

  it('[rs.sight.2] closed doors and board fences block, open doors and wire do not, water neither', () => {
    const door = (state: 'closed' | 'open' | 'destroyed') =>
      seen(looking([20, 20, 0], [20, 34, 0], { openings: { '0,0 door0': { state } } }))
    expect([door('closed'), door('open'), door('destroyed')]).toEqual([false, true, true])
    expect(seen(looking([42, 15, 0], [47, 15, 0]))).toBe(true)
    // The board fence north of the bungalow, and the pond of the park.
    expect(seen(looking([20, 2, 0], [20, 6, 0], nine))).toBe(false)
    expect(seen(looking([22, 51, 0], [30.5, 51, 0], nine))).toBe(true)
  })

  it('[rs.sight.3] from a roof one looks over low walls, and from the ground not over a house', () => {
    // Low walls of the bungalow along y = 30, x 8 to 17; the flat roof of the corner store at number nine is level 1.
    const ground = looking([12, 32.5, 0], [12, 27, 0], nine)
    expect([seen(ground), obscured(ground)]).toEqual([true, true])
    const roof = looking([60, 56, 1], [60, 42, 0], nine)
    expect(seen(roof)).toBe(false)
    const edge = looking([60, 48, 1], [60, 42, 0], nine)
    expect(seen(edge)).toBe(true)
    expect(seen(looking([60, 42, 0], [60, 70, 0], nine))).toBe(false)
    // From the roof at (20, 26) over the safe house fence and past everything at the same height.
    expect(seen(looking([20, 26, 1], [60, 26, 1]))).toBe(true)
  })

  it('[rs.sight.4] a floor blocks what passes through it, not what passes over its edge', () => {
    // The pharmacy: ground floor, upper floor and roof above one another.
    expect(seen(looking([100, 25, 2], [100, 25.5, 1], nine))).toBe(false)
    expect(seen(looking([100, 25, 1], [100, 25.5, 0], nine))).toBe(false)
    expect(seen(looking([100, 29, 2], [100, 34, 0], nine))).toBe(true)
    expect(seen(looking([100, 22, 2], [100, 34, 0], nine))).toBe(false)
  })

  it('[rs.sight.5] one or two blocked rays, obscuring terrain and standing figures obscure, once', () => {
    expect(obscured(looking([5, 20, 0], [9, 33, 0]))).toBe(true)
    const open = looking([20, 33, 0], [30, 33, 0])
    expect(obscured(open)).toBe(false)
    // Through a closed window, through a smashed one.
    const window = (state: 'closed' | 'destroyed') =>
      looking([12, 24, 0], [12, 33, 0], { openings: { '0,0 window0': { state } } })
    expect([seen(window('closed')), obscured(window('closed'))]).toEqual([true, true])
    expect(obscured(window('destroyed'))).toBe(false)
    // Somebody stands between; flames do the same.
    expect(obscured(looking([20, 33, 0], [30, 33, 0], { zeds: [{}, { at: at(25, 33) }] }))).toBe(true)
    expect(obscured(looking([20, 33, 0], [30, 33, 0], { zeds: [{}, { at: at(25, 34) }] }))).toBe(false)
    const flames = { kind: 'flames', at: at(25, 33), level: 0, turns: 3 } as const
    expect(obscured(looking([10, 33, 0], [38, 33, 0], { state: { areas: [flames] } }))).toBe(true)
  })

  it('[rs.sight.5] woods obscure, and more than 10 cm of them block', () => {
    // The woods of the park at number nine: x 8 to 18, y 48 to 60.
    const through = (x: number) => looking([6, 50, 0], [x, 50, 0], nine)
    expect([seen(through(17)), obscured(through(17))]).toEqual([true, true])
    expect([seen(through(20)), obscured(through(20))]).toEqual([true, true])
    expect(seen(looking([6, 50, 0], [20, 54, 0], nine))).toBe(false)
  })

  it("[rs.sight.6] what lies at one's own elbow does not obscure, nor a pinner his victim", () => {
    expect(obscured(looking([12, 31.5, 0], [12, 26, 0], nine))).toBe(false)
    expect(obscured(looking([12, 32.5, 0], [12, 26, 0], nine))).toBe(true)
    // A Zed looks at survivor 2, who lies behind the one that pins him, or behind another.
    const lying = (pins: number | null): boolean => {
      const survivors = [{}, { at: at(32, 33), down: true, pinnedBy: pins === null ? null : 1 }]
      const s = scene({ survivors, zeds: [{ at: at(30, 33), pins }, { at: at(20, 33) }] })
      return isObscured(s.table, s.state.zeds[1] as Zed, survivorNo(s, 2))
    }
    expect([lying(2), lying(null)]).toEqual([false, true])
  })

  it('[rs.sight.7] attacking Zeds see all round, drifting ones what is in front of them', () => {
    const zedSees = (mode: 'attacking' | 'drifting', x: number): boolean => {
      const s = looking([20, 33, 0], [30, 33, 0], { zeds: [{ mode, facing: { x, y: 0 } }] })
      return sees(s.table, first(s), survivorNo(s, 1))
    }
    expect([zedSees('attacking', 1000), zedSees('attacking', -1000)]).toEqual([true, true])
    expect([zedSees('drifting', 1000), zedSees('drifting', -1000)]).toEqual([false, true])
  })

  it('[rs.sight.8] at night one sees 20 cm, by torch 40 cm ahead, and what is lit at any range', () => {
    const night = { options: { scenario: 'night-school' } }
    const dark = (gap: number, more: Stage = {}) =>
      seen(looking([3, 38.5, 0], [5 + gap, 38.5, 0], { ...night, ...more }))
    expect([dark(20), dark(20.1)]).toEqual([true, false])
    const torch = (facing: number) => ({ survivors: [{ torchLit: true, facing: { x: facing, y: 0 } }] })
    expect([dark(40, torch(1000)), dark(40.1, torch(1000)), dark(30, torch(-1000))]).toEqual([true, false, false])
    expect(dark(60, { zeds: [{ burning: 3 }] })).toBe(true)
    const area = (kind: 'flames' | 'WP', x: number) => ({
      state: { areas: [{ kind, at: at(x, 38.5), level: 0, turns: 2 }] },
    })
    expect([dark(60, area('WP', 54)), dark(60, area('WP', 53.9))]).toEqual([true, false])
    expect([dark(60, area('flames', 44)), dark(60, area('flames', 43.9))]).toEqual([true, false])
    expect(seen(looking([20, 33, 0], [79, 39, 0]))).toBe(true)
  })

  it('[rs.sight.9] who lies is seen, and hides nobody', () => {
    expect(seen(looking([20, 33, 0], [30, 33, 0], { zeds: [{ down: true }] }))).toBe(true)
    expect(obscured(looking([20, 33, 0], [30, 33, 0], { zeds: [{}, { at: at(25, 33), down: true }] }))).toBe(false)
  })

  it('[rs.sight.10] a clear line is the one ray to the point', () => {
    const { table } = scene()
    const from = { at: at(20, 33), level: 0 }
    expect(hasClearLine(table, from, { at: at(20, 35), level: 0 })).toBe(true)
    expect(hasClearLine(table, from, { at: at(9.5, 10.5), level: 0 })).toBe(false)
  })
})
