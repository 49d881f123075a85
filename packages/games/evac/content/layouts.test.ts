import { describe, expect, it } from 'vitest'
import { LAYOUTS, type LayoutId } from './layouts.ts'
import { HELIPAD, SHUFFLED } from './tiles.ts'

const place = (column: number, row: number): string => `${'ABCDE'[column] ?? '?'}${row + 1}`

function helipadOf(id: LayoutId): string[] {
  return LAYOUTS[id].rows.flatMap((row, r) => row.flatMap((tile, c) => (tile.id === HELIPAD ? [place(c, r)] : [])))
}

describe('fixed layouts', () => {
  it.each([
    ['Alpha', 'C5', 'D2'],
    ['Bravo', 'E4', 'B1'],
    ['Charlie', 'E2', 'A4'],
  ] as const)('%s starts at %s and has the helipad at %s (ev.scen.5)', (id, start, helipad) => {
    expect(LAYOUTS[id].id).toBe(id)
    expect(LAYOUTS[id].start).toBe(start)
    expect(helipadOf(id)).toEqual([helipad])
  })

  it.each(['Alpha', 'Bravo', 'Charlie'] as const)('%s is a 5×5 map with each tile once (ev.scen.5)', (id) => {
    const { rows } = LAYOUTS[id]
    expect(rows.map((row) => row.length)).toEqual([5, 5, 5, 5, 5])
    const tiles = rows.flatMap((row) => row.map((tile) => tile.id))
    expect(tiles.sort()).toEqual([...SHUFFLED])
  })

  it.each(['Alpha', 'Bravo', 'Charlie'] as const)('%s starts on the border of the map (ev.setup.6)', (id) => {
    const [column, row] = LAYOUTS[id].start
    expect('AE'.includes(column ?? '') || '15'.includes(row ?? '')).toBe(true)
  })

  it.each([
    ['Alpha', '00000 00000 00000 00000 00000'],
    ['Bravo', '00001 10323 11230 03230 22120'],
    ['Charlie', '32010 21122 22031 33111 21000'],
  ] as const)('%s has its tiles turned by %s quarter turns, row by row (ev.scen.5)', (id, turns) => {
    expect(LAYOUTS[id].rows.map((row) => row.map((tile) => tile.rot).join('')).join(' ')).toBe(turns)
  })
})
