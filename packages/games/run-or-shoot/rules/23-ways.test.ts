import { NOBODY, pathLengthLegsUp } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { at, scene, type Stage } from '../testing.ts'
import { cm } from '../tables/units.ts'
import type { Figure } from './01-measure.ts'
import { type Walker, wayLength, wayTo } from './23-ways.ts'

type Spot3 = readonly [x: number, y: number, level?: number]
const spot = ([x, y, level = 0]: Spot3) => ({ at: at(x, y), level })

/** The cost of a way between the centres in centimetres, on the table of a scenario. */
function costOf(
  from: Spot3,
  to: Spot3,
  stage: Stage & { options?: Record<string, string | number | boolean> } = {},
  walker: Walker = 'ordinary',
): number | null {
  const { table } = scene(stage)
  const way = wayTo(table, walker, spot(from), spot(to))
  return way === null ? null : Math.round(way.cost / 16) / 100
}
const nine = { options: { scenario: 'number-nine' } }

describe('the ways of Zeds', () => {
  it('[rs.zed.4] are straight in the open, and less both radii between figures', () => {
    expect(costOf([20, 33], [30, 33])).toBe(10)
    const { table } = scene()
    const figure = (x: number): Figure => ({ ...spot([x, 33]), radius: 100 })
    expect(wayLength(table, 'ordinary', figure(20), figure(30))).toBe(16 * cm(8))
    expect(wayLength(table, 'ordinary', figure(20), figure(21))).toBe(0)
    expect(wayLength(table, 'ordinary', figure(20), figure(30), 16 * cm(8))).toBe(Number.POSITIVE_INFINITY)
    expect(wayLength(table, 'ordinary', figure(20), figure(30), 16 * cm(8) + 1)).toBe(16 * cm(8))
  })

  it('[rs.zed.4] a fence adds 10 cm, or what the house says', () => {
    expect(costOf([42, 15], [47, 15])).toBe(15)
    expect(costOf([42, 15], [47, 15], { options: { zedFenceCost: 0 } })).toBe(5)
  })

  it('[rs.zed.4] a standard door or a window adds 40 cm, an open or destroyed one nothing', () => {
    const through = (door: 'closed' | 'open' | 'destroyed', window: 'closed' | 'destroyed') =>
      costOf([20, 24], [20, 30], { openings: { '0,0 door0': { state: door }, '0,0 window0': { state: window } } })
    expect(through('closed', 'closed')).toBe(46)
    expect(through('open', 'closed')).toBe(6)
    expect(through('destroyed', 'closed')).toBe(6)
    const round = through('closed', 'destroyed') as number
    expect(round).toBeGreaterThan(12)
    expect(round).toBeLessThan(22)
  })

  it('[rs.zed.4] a reinforced door adds 200 cm and an armoured one is closed, to a Tank as well', () => {
    const guns = { options: { scenario: 'shopping-list' } }
    // The front door of the gun shop is reinforced, the door inside is armoured.
    expect(costOf([100, 26], [100, 32], guns)).toBe(206)
    expect(costOf([100, 26], [100, 32], guns, 'tank')).toBe(6)
    const safe: Stage = {}
    expect(costOf([60, 20], [60, 32], safe)).toBeNull()
    expect(costOf([60, 20], [60, 32], safe, 'tank')).toBeNull()
    expect(costOf([60, 20], [60, 32], { openings: { '1,0 door0': { state: 'open' } } })).toBe(12)
  })

  it('[rs.zed.4] stairs add 5 cm, a ladder 20 cm, and none without the switch', () => {
    expect(costOf([98, 12], [98, 12, 1], nine)).toBe(21)
    const up = { options: { scenario: 'number-nine' } }
    // The ladder of the corner store: foot (74.5, 56), head (71.5, 56) on the roof.
    expect(costOf([76, 56], [69, 56, 1], up)).toBe(1.5 + 20 + 2.5)
    expect(costOf([76, 56], [69, 56, 1], { options: { scenario: 'number-nine', zedsClimbLadders: false } })).toBeNull()
    expect(costOf([76, 56], [69, 56, 1], up, 'tank')).toBeNull()
  })

  it('[rs.zed.4] from a roof the way leads over the nearest edge', () => {
    const { table } = scene()
    const way = wayTo(table, 'ordinary', spot([20, 20, 1]), spot([20, 34]))
    expect(way?.legs.map(({ floor }) => floor)).toEqual([1, 0])
    expect(way?.legs[0]?.link).not.toBe(NOBODY)
    const length = way?.legs.reduce((sum, { path }) => sum + pathLengthLegsUp(path), 0) as number
    // Straight down it is 14 cm: steps off lie every 2 cm.
    expect(length).toBeGreaterThanOrEqual(cm(12) - 2)
    expect((way?.cost ?? 0) / 16).toBeLessThan(cm(14) * 1.01)
    expect((way?.cost ?? 0) / 16).toBeGreaterThanOrEqual(cm(14) - 2)
  })

  it('[rs.zed.4] up a ladder inside and over the roof, where the door outside holds long', () => {
    // The warehouse of Shopping List: its gate is reinforced, its ladder inside leads to the roof.
    const shut = scene({
      options: { scenario: 'shopping-list', survivors: 1 },
      openings: { '1,0 door1': { state: 'closed' } },
    })
    const way = wayTo(shut.table, 'ordinary', spot([49, 30]), spot([51, 38]))
    expect(way?.cost).toBeLessThan(16 * cm(100))
    expect(way?.legs.length).toBe(3)
  })

  it('thin walls, standard doors and fences add nothing to the way of a Tank, thick walls stop it', () => {
    expect(costOf([16, 10], [16, 20], {}, 'tank')).toBe(10)
    expect(costOf([16, 10], [16, 20])).toBeGreaterThan(40)
    expect(costOf([42, 15], [47, 15], {}, 'tank')).toBe(5)
    expect(costOf([3, 20], [12, 20], {}, 'tank')).toBeGreaterThan(12)
  })

  it('[rs.terrain.8] a breach is a way for everybody', () => {
    const gap = { in: '0,0 store', level: 0, from: at(14, 13), to: at(18, 13) }
    expect(costOf([16, 10], [16, 20], { state: { breaches: [gap] } })).toBe(10)
  })
})
