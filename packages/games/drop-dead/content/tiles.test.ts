import { describe, expect, it } from 'vitest'
import { openSidesOf } from './map.ts'
import { DECK } from './cards.ts'
import { isStartTile, SIDES, STACK, START_TILES, type Symbol, TILES } from './tiles.ts'

const rows = STACK.map((id) => TILES[id])
const having = (symbol: (one: Symbol) => boolean): number => rows.filter((row) => symbol(row.symbol)).length
const withOpen = (n: number): number => rows.filter((row) => row.open.length === n).length

/** The printed table, one line per open sides: the tiles' numbers with a circle, with a star, without symbol. */
const PRINTED: Readonly<Record<string, string>> = {
  S: 'T01o T02o T03o T04o T05*4',
  NS: 'T06o T07o T08o T09o T10o T11o T12*1 T13-',
  ES: 'T14o T15o T16o T17o T18o T19o T20*2 T21-',
  ESW: 'T22o T23o T24o T25o T26o T27o T28o T29o T30*1 T31*3 T32- T33-',
  NESW: 'T34o T35o T36o T37o T38*1 T39*2 T40- T41-',
}

const signOf = (symbol: Symbol): string => (symbol === 'circle' ? 'o' : symbol === null ? '-' : `*${symbol}`)

describe('the tiles', () => {
  it('[dd.tiles.1] are the 41 of the table with their open sides and symbols, one each', () => {
    for (const [open, line] of Object.entries(PRINTED)) {
      const found = STACK.filter((id) => TILES[id].open.join('') === open)
      expect(found.map((id) => id + signOf(TILES[id].symbol)).join(' ')).toBe(line)
    }
    expect(new Set(rows.map((row) => row.title)).size).toBe(41)
  })

  it('[dd.tiles.1] turn clockwise: north becomes east, east south, south west, west north', () => {
    expect([0, 1, 2, 3].map((rot) => openSidesOf({ id: 'T01', rot }).join(''))).toEqual(['S', 'W', 'N', 'E'])
    expect([0, 1, 2, 3].map((rot) => openSidesOf({ id: 'T14', rot }).join(''))).toEqual(['ES', 'SW', 'NW', 'NE'])
    expect([0, 1].map((rot) => openSidesOf({ id: 'T06', rot }).join(''))).toEqual(['NS', 'EW'])
    expect([0, 1, 2, 3].map((rot) => openSidesOf({ id: 'T22', rot }).join(''))).toEqual(['ESW', 'NSW', 'NEW', 'NES'])
  })

  it('[dd.tiles.2] have 28 circles, seven stars and six without symbol', () => {
    expect([having((s) => s === 'circle'), having((s) => s === null)]).toEqual([28, 6])
    const stars = rows.flatMap(({ symbol }) => (typeof symbol === 'number' ? [symbol] : []))
    expect(stars.sort((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 3, 4])
  })

  it('[dd.tiles.2] are 5 dead ends, 8 straights, 8 corners, 12 tees and 8 crossings with 105 open sides', () => {
    const straight = rows.filter(({ open }) => open.join('') === 'NS').length
    expect([withOpen(1), straight, withOpen(2) - straight, withOpen(3), withOpen(4)]).toEqual([5, 8, 8, 12, 8])
    expect(rows.reduce((sum, row) => sum + row.open.length, 0)).toBe(105)
  })

  it('[dd.tiles.3] have more circles than there are cards', () => {
    expect(having((s) => s === 'circle')).toBeGreaterThan(DECK.length)
  })

  it('[dd.components.5] are 44: three start tiles and 41 for the stack', () => {
    expect([Object.keys(START_TILES), STACK.length, Object.keys(TILES).length]).toEqual([['A', 'B', 'C'], 41, 44])
    expect(Object.keys(TILES).filter((id) => isStartTile(id as keyof typeof TILES))).toEqual(['A', 'B', 'C'])
  })

  it('[dd.symbols.3] have one symbol at most, and start tiles none', () => {
    expect(Object.values(START_TILES).map(({ symbol }) => symbol)).toEqual([null, null, null])
    for (const { symbol } of rows) expect(['circle', 1, 2, 3, 4, null]).toContain(symbol)
  })

  it('name their open sides clockwise from north', () => {
    for (const { open } of Object.values(TILES)) expect(SIDES.filter((side) => open.includes(side))).toEqual(open)
  })
})
