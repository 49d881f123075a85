import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { isVisible, sees } from './03-sight.ts'
import { type Walker, wayTo } from './23-ways.ts'

type Spot3 = readonly [x: number, y: number, level?: number]
const spot = ([x, y, level = 0]: Spot3) => ({ at: at(x, y), level })
type Given = Stage & { options?: Record<string, string>; dice?: string[] }

/** Step 7c of a Tank, with survivor 1 here and survivor 2 far away in a corner. */
const charging = (from: Spot3, to: Spot3, stage: Given = {}): RunOrShootScene =>
  playPart(scene({ survivors: [spot(to)], zeds: [{ kind: 'tank', ...spot(from) }], ...stage }), 'attackers move', {})

const zed = (s: RunOrShootScene): Zed => zedNo(s, 1) as Zed
const gapTo = (s: RunOrShootScene): number => gapOf(asFigure(zed(s)), asFigure(survivorNo(s, 1)))

function costOf(from: Spot3, to: Spot3, walker: Walker, stage: Given = {}): number | null {
  const way = wayTo(scene(stage).table, walker, spot(from), spot(to))
  return way === null ? null : Math.round(way.cost / 16) / 100
}

describe('a Tank walks', () => {
  it('[rs.tank.1] as fast as others, into contact with the living that has the shortest way', () => {
    expect(zed(charging([5, 33], [42, 33])).at).toEqual(at(25, 33))
    const s = charging([20, 33], [0, 0], { survivors: [spot([30, 33]), spot([20, 38])] })
    expect(s.event('zed moved')).toMatchObject({ target: 2, lure: 'the nearest' })
    expect(gapOf(asFigure(zed(s)), asFigure(survivorNo(s, 2)))).toBeLessThanOrEqual(10)
  })

  it('[rs.tank.8] [rs.terrain.8] through a thin wall at no cost, and leaves a gap that others use and see through', () => {
    // The thin wall in the store runs along y 13.
    const before = scene()
    const target = { ...spot([16, 20]), radius: 100 }
    expect(isVisible(before.table, spot([16, 10]), target)).toBe(false)
    expect(wayTo(before.table, 'ordinary', spot([16, 10]), target)?.cost).toBeGreaterThan(16 * 4000)
    const s = charging([16, 10], [16, 24])
    expect(gapTo(s)).toBeLessThanOrEqual(10)
    expect(s.event('breached')).toMatchObject({ in: '0,0 store', from: at(14, 13), to: at(18, 13), level: 0 })
    expect(s.state.breaches).toEqual([{ in: '0,0 store', level: 0, from: at(14, 13), to: at(18, 13) }])
    expect(isVisible(s.table, spot([16, 10]), target)).toBe(true)
    expect(wayTo(s.table, 'ordinary', spot([16, 10]), target)?.cost).toBe(16 * 1000)
    expect(wayTo(s.table, 'hunter', spot([16, 10]), target)?.cost).toBe(16 * 1000)
    // An ordinary Zed behind it comes through in the same turn.
    const two = charging([16, 10], [16, 24], {
      survivors: [spot([16, 24]), spot([78, 38])],
      zeds: [{ kind: 'tank', ...spot([16, 10]) }, spot([11, 10])],
    })
    expect(zedNo(two, 2)?.at.y).toBeGreaterThan(1300)
  })

  it('[rs.tank.8] through fences, doors and windows, which are broken for good', () => {
    const fence = charging([42, 15], [48, 15])
    const { in: where, from, to } = fence.event('breached')
    expect([where, from.x, to.x, to.y - from.y]).toEqual(['1,0 fence1', 4500, 4500, 400])
    expect(zed(fence).at.x).toBeGreaterThan(4500)
    const door = charging([20, 33], [20, 20])
    expect(door.state.openings['0,0 door0']?.state).toBe('destroyed')
    expect(door.event('door')).toMatchObject({ door: '0,0 door0', survivor: null, now: 'destroyed' })
    expect(gapTo(door)).toBeLessThanOrEqual(10)
    const window = charging([12, 33], [12, 20])
    expect([window.state.openings['0,0 window0']?.state, window.state.breaches]).toEqual(['destroyed', []])
    // An open door it leaves as it is.
    const open = charging([20, 33], [20, 20], { openings: { '0,0 door0': { state: 'open' } } })
    expect(open.state.openings['0,0 door0']?.state).toBe('open')
  })

  it('[rs.terrain.8] [rs.tank.8] through a barred window that is set in a thin wall, and through none in a thick one', () => {
    const options = { scenario: 'dust-off' }
    const { book } = scene({ options }).table
    const bars = book.map.openings.find(({ kind, building }) => kind === 'barred' && building?.endsWith('hut'))
    const [x, y] = [((bars?.from.x ?? 0) + (bars?.to.x ?? 0)) / 200, (bars?.from.y ?? 0) / 100]
    expect(costOf([x, y - 4], [x, y + 4], 'tank', { options })).toBe(8)
    expect(costOf([x, y - 4], [x, y + 4], 'ordinary', { options })).toBeGreaterThan(40)
    const s = charging([x, y + 4], [x, y - 4], { options })
    expect(s.state.openings[bars?.id ?? '']?.state).toBe('destroyed')
    // The safe house has thick walls.
    expect(costOf([53.5, 25], [53.5, 31], 'tank')).toBeNull()
  })

  it('[rs.tank.9] armoured doors, thick walls, vehicles and water stop it', () => {
    expect(costOf([47, 16], [53, 16], 'tank')).toBeNull()
    const quay = { options: { scenario: 'last-boat' } }
    const { layout } = scene(quay).table.facts
    const blocked = (kind: string): boolean => {
      const b = layout.barriers.find((one) => one.part === 'piece' && one.piece.kind === kind)
      if (b?.shape.is !== 'polygon') throw new Error(`no ${kind}`)
      const xs = b.shape.corners.map((corner) => corner.x)
      const ys = b.shape.corners.map((corner) => corner.y)
      const y = (Math.min(...ys) + Math.max(...ys)) / 200
      const [west, east] = [Math.min(...xs) / 100 - 2.5, Math.max(...xs) / 100 + 2.5]
      const way = wayTo(scene(quay).table, 'tank', spot([west, y]), spot([east, y]))
      return way === null || way.cost > 16 * 100 * (east - west)
    }
    expect([blocked('vehicle'), blocked('water')]).toEqual([true, true])
  })

  it('[rs.tank.16] does not use ladders, and where its base does not fit it has no way', () => {
    const nine = { options: { scenario: 'number-nine' } }
    expect(costOf([76, 56], [69, 56, 1], 'tank', nine)).toBeNull()
    expect(costOf([76, 56], [69, 56, 1], 'ordinary', nine)).not.toBeNull()
    // Between the gun shop and the car beside it are 2 cm.
    const list = { options: { scenario: 'shopping-list' } }
    const [narrow, wide] = [costOf([115, 9], [115, 24], 'ordinary', list), costOf([115, 9], [115, 24], 'tank', list)]
    expect(narrow).toBeLessThan(20)
    expect(wide === null || wide > 40).toBe(true)
  })

  it('[rs.tank.11] without a way to anybody it closes in until it sees somebody within 30 cm, and throws in step 10', () => {
    // Survivor 1 is on the roof of the safe house, to which only a ladder leads.
    const s = charging([18, 33], [60, 20, 1])
    expect(zed(s).cutOff).toBe(true)
    expect(sees(s.table, zed(s), survivorNo(s, 1))).toBe(true)
    expect([gapTo(s) <= 3000, gapTo(s) > 2900]).toEqual([true, true])
    expect(s.event('zed moved')).toMatchObject({ lure: 'nobody', target: null, clause: 'rs.tank.11' })
    // Where it sees him already it does not start.
    const near = charging([33, 33], [60, 20, 1])
    expect([zed(near).at, zed(near).cutOff]).toEqual([at(33, 33), true])
    // Far off and unseen behind the store it comes nearer, and has nobody to throw at.
    const far = charging([3, 10], [60, 20, 1])
    expect(zed(far).at).not.toEqual(at(3, 10))
    const before = far.events.length
    playPart(far, 'Tanks throw', {})
    expect(far.events.slice(before).some(({ e }) => e === 'missile')).toBe(false)
  })

  it('[rs.tank.10] one that has a way does not throw, however far it is', () => {
    const s = charging([5, 33], [42, 33])
    playPart(s, 'Tanks throw', {})
    expect([zed(s).cutOff, s.events.some(({ e }) => e === 'missile')]).toEqual([false, false])
  })
})
