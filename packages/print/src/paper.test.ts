import { describe, expect, it } from 'vitest'
import { type Grid, gridOn, PAPERS } from './paper.ts'

const SIZES = [
  [175, 175],
  [87.5, 87.5],
  [100, 100],
  [50, 50],
  [63, 88],
  [44, 63],
  [22, 44],
  [11, 22],
  [20, 12],
  [10, 6],
  [190, 262],
  [95, 131],
] as const

const CASES = Object.values(PAPERS).flatMap((paper) => SIZES.map(([w, h]) => [paper.title, w, h, paper] as const))

describe('pieces on a page', () => {
  it.each(CASES)('%s, %f by %f mm: stay 5 mm off the edges, with room for the heading', (_, width, height, paper) => {
    const { columns, rows, left, top, strip } = gridOn(paper, width, height)
    expect(columns * rows).toBeGreaterThan(0)
    expect(left).toBeGreaterThanOrEqual(5)
    expect(top).toBeGreaterThanOrEqual(5)
    expect(strip === 'side' ? left >= 9.5 : top >= 13).toBe(true)
  })

  it.each(CASES)('%s, %f by %f mm: lie in the middle, so that backs fall behind faces', (_, width, height, paper) => {
    const { columns, rows, left, top } = gridOn(paper, width, height)
    expect(2 * left + columns * width).toBeCloseTo(paper.width)
    expect(2 * top + rows * height).toBeCloseTo(paper.height)
  })

  const shape = ({ columns, rows }: Grid): string => `${columns}x${rows}`

  it('nine poker cards and four tiles of 100 mm share a page of either paper', () => {
    const shapes = Object.values(PAPERS).map((paper) => [shape(gridOn(paper, 63, 88)), shape(gridOn(paper, 100, 100))])
    expect(shapes).toEqual([
      ['3x3', '2x2'],
      ['3x3', '2x2'],
    ])
  })

  it('a row is given up where the heading would have no room', () => {
    const tall = gridOn({ title: 'strip', width: 100, height: 120 }, 45, 50)
    expect([shape(tall), tall.strip]).toEqual(['2x1', 'top'])
  })

  it('what does not fit is no page at all', () => {
    expect(() => gridOn(PAPERS.a4, 201, 50)).toThrow('a piece of 201 by 50 mm does not fit on A4')
  })
})
