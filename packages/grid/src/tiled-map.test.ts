import { describe, expect, it } from 'vitest'
import { isOnEdge, squareAt } from './lattice.ts'
import { tiledMap } from './tiled-map.ts'

/** Tiles of two by two: one without walls, one with a wall between its northern squares and one on its west border. */
const { tileName, tileNamed, ...map } = tiledMap({
  side: 2,
  squares: '.#',
  drawings: {
    plain: { text: '+ + +\n . .\n+ + +\n . .\n+ + +' },
    walled: { text: '+ + +\n|.|#\n+ + +\n|. .\n+ + +' },
  },
})

describe('a map of tiles', () => {
  it('names its positions by column and row, and knows no others', () => {
    expect([0, 2, 3, 8].map((position) => tileName(3, position))).toEqual(['A1', 'C1', 'A2', 'C3'])
    expect(['A1', 'C1', 'A2', 'C3', 'D1', 'A4', 'A0', '?'].map((name) => tileNamed(3, name))).toEqual([
      0, 2, 3, 8, -1, -1, -1, -1,
    ])
  })

  it('has as many squares as its tiles, each on one tile', () => {
    expect(map.widthOf(3)).toBe(6)
    expect(map.latticeOf(3)).toMatchObject({ width: 6, height: 6 })
    expect(map.firstSquareOf(3, 5)).toEqual([5, 3])
    expect(map.squaresOfTile(3, 5)).toEqual([16, 17, 22, 23])
    expect(map.squaresOfTile(3, 5)).toBe(map.squaresOfTile(3, 5))
    for (let position = 0; position < 9; position++)
      for (const square of map.squaresOfTile(3, position)) expect(map.tileOfSquare(3, square)).toBe(position)
  })

  it('measures along rows and columns, and knows its border', () => {
    expect(map.tileDistance(3, tileNamed(3, 'A1'), tileNamed(3, 'C2'))).toBe(3)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((position) => !map.onBorder(3, position))).toEqual([4])
    const l = map.latticeOf(3)
    expect([1, 2, 6].map((x) => isOnEdge(l, squareAt(l, x, 2)))).toEqual([true, false, true])
  })

  it('turns a tile, and lays its walls except those on the edge of the map', () => {
    expect(map.tileDrawn('walled', 0).squares).toEqual(['.', '#', '.', '.'])
    expect(map.tileDrawn('walled', 1).squares).toEqual(['.', '.', '.', '#'])
    expect(map.tileDrawn('walled', 1)).toBe(map.tileDrawn('walled', 1))
    expect(map.wallsOfTile(2, 0, 'plain', 0)).toEqual([])
    expect(map.wallsOfTile(2, 0, 'walled', 0)).toEqual([0])
    expect(map.wallsOfTile(2, 1, 'walled', 0)).toEqual([2, 4, 10])
    expect(() => map.tileDrawn('none', 0)).toThrow('no tile none')
  })
})
