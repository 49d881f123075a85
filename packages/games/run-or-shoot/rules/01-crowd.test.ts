import { describe, expect, it } from 'vitest'
import { allZeds } from '../state.ts'
import { at, scene, started, survivorNo, zedNo } from '../testing.ts'
import { RADIUS } from '../tables/units.ts'
import {
  crowdIsRight,
  crowdOn,
  dropZed,
  hideZed,
  isZedFigure,
  liftSurvivor,
  moveZed,
  newZed,
  putSurvivor,
  showZed,
  survivorFigure,
  zedFigure,
  zedIdOf,
} from './01-crowd.ts'
import { isFreeSpot } from './01-measure.ts'

const there = { at: at(30, 33), level: 0 }

describe('figures by place', () => {
  it('are kept in step with the state by whoever moves them', () => {
    const s = scene({ zeds: [{ at: at(20, 33) }] })
    const { table } = s
    const free = (): boolean => isFreeSpot(table, there, RADIUS.figure)
    const zed = moveZed(table, zedNo(s, 1) as NonNullable<ReturnType<typeof zedNo>>, there, { facing: { x: 0, y: 5 } })
    expect([free(), zed.facing, zedNo(s, 1)?.at]).toEqual([false, { x: 0, y: 5 }, there.at])
    dropZed(table, zed)
    expect([free(), s.state.zeds]).toEqual([true, []])
    putSurvivor(table, survivorNo(s, 1), there)
    expect(free()).toBe(false)
    liftSurvivor(table, survivorNo(s, 1))
    expect(free()).toBe(true)
    putSurvivor(table, survivorNo(s, 1), { at: at(20, 20), level: 1 })
    expect([crowdIsRight(table), survivorNo(s, 1).level]).toEqual([true, 1])
    expect(crowdOn(table, 1).cellOf.filter((cell) => cell >= 0)).toHaveLength(1)
  })

  it("[rs.secrecy.16] who is hidden is in nobody's way, and gets the next number when he is shown", () => {
    const s = scene({ zeds: [{ at: at(20, 33) }] })
    const { table } = s
    const [first, second] = [
      newZed(table, { ...there, facing: { x: 1, y: 0 } }),
      newZed(table, { at: at(36, 33), level: 0, facing: { x: 1, y: 0 } }),
    ]
    hideZed(table, first)
    hideZed(table, second)
    expect([first.id, second.id, first.n]).toEqual([2, 3, 0])
    expect(isFreeSpot(table, there, RADIUS.figure)).toBe(true)
    showZed(table, second, null)
    showZed(table, first, null)
    expect(s.state.zeds.map(({ id, n }) => [id, n])).toEqual([
      [1, 1],
      [2, 3],
      [3, 2],
    ])
    expect(s.state.hidden.zeds).toEqual([])
    expect(isFreeSpot(table, there, RADIUS.figure)).toBe(false)
  })

  it('all Zeds come in the order of creation, hidden ones among them', () => {
    const { state } = started({ options: { scenario: 'last-boat' }, hidden: 5 })
    const ids = allZeds(state).map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
    expect(ids).toHaveLength(state.zeds.length + state.hidden.zeds.length)
  })

  it('survivors and Zeds have numbers of their own in a crowd', () => {
    expect([isZedFigure(survivorFigure(18)), isZedFigure(zedFigure(1)), zedIdOf(zedFigure(7))]).toEqual([
      false,
      true,
      7,
    ])
  })
})
