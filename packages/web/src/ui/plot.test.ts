import { describe, expect, it } from 'vitest'
import { charts, labelYs, pathOf, scaleOf, ticks, turnMarks } from './plot.ts'

describe('a plot', () => {
  it('has few whole ticks that reach its highest value', () => {
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(37)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(0)).toEqual([0])
    for (let max = 1; max < 300; max++) {
      const all = ticks(max)
      expect(all.at(-1)).toBeGreaterThanOrEqual(max)
      expect(all.length).toBeLessThanOrEqual(6)
    }
  })

  it('draws from the left edge to the right one, upwards', () => {
    const box = { width: 100, height: 50, left: 10, right: 10, top: 5, bottom: 5 }
    expect(pathOf([0, 2, 4], scaleOf(box, 3, 4))).toBe('M10.0 45.0L50.0 25.0L90.0 5.0')
  })

  it('writes few turns under it, the last one among them, and none over another', () => {
    expect(turnMarks(5)).toEqual([0, 1, 2, 3, 4])
    expect(turnMarks(43)).toEqual([0, 8, 16, 24, 32, 42])
    for (let turns = 2; turns < 200; turns++) {
      const marks = turnMarks(turns)
      expect(marks.at(-1)).toBe(turns - 1)
      const gaps = marks.slice(1).map((mark, i) => mark - (marks[i] ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.ceil(turns / 6) / 2)
    }
  })

  it('keeps labels apart', () => {
    expect(labelYs([10, 12, 40])).toEqual([10, 24, 40])
  })

  it('puts together what can share an axis', () => {
    const of = (label: string, ...values: number[]) => ({ label, tone: 'plain' as const, values })
    expect(charts([of('marines', 3), of('dead', 40), of('killed', 30)]).map((g) => g.length)).toEqual([1, 2])
  })
})
