import { describe, expect, it } from 'vitest'
import { cellBeyond, cellsBeyond, oppositeSide, turnedSides } from './cells.ts'

describe('the sides of a cell', () => {
  it('turn clockwise with the tile', () => {
    expect(turnedSides(['N'], 1)).toEqual(['E'])
    expect(turnedSides(['S', 'W'], 1)).toEqual(['N', 'W'])
    expect(turnedSides(['E'], 3)).toEqual(['N'])
    expect(turnedSides(['N', 'S'], 2)).toEqual(['N', 'S'])
  })

  it('face the side of the next cell', () => {
    expect((['N', 'E', 'S', 'W'] as const).map(oppositeSide)).toEqual(['S', 'W', 'N', 'E'])
    expect((['N', 'E', 'S', 'W'] as const).map((side) => cellBeyond([0, -3], side))).toEqual([
      [0, -4],
      [1, -3],
      [0, -2],
      [-1, -3],
    ])
  })

  it('lead to the cells that are laid, on all sides of the first one', () => {
    const beyond = cellsBeyond([
      [0, 0],
      [0, -1],
      [-1, 0],
      [5, 5],
    ])
    expect([...beyond]).toEqual([1, -1, -1, 2, -1, -1, 0, -1, -1, 0, -1, -1, -1, -1, -1, -1])
  })
})
