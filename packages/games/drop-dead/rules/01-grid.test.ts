import { eastSide, southSide } from '@shamble/grid'
import { describe, expect, it } from 'vitest'
import { dropDead } from '../index.ts'
import { type Look, type PlacedTile, unitAt, xOf, yOf } from '../state.ts'
import { at, type DropDeadScene, earl, frank, offersOf, owl, scene, skye, tile, whereIs, zombie } from '../testing.ts'
import { cellOf, openSidesOf, sideOfEntrance, tileInCell, unitIn, unitsOfTile } from '../content/map.ts'
import { ENTRANCES } from '../tables/map.ts'
import { distance, hasSight, inRange, squareOf, tileOfUnit } from './01-grid.ts'

/** East of C a crossing, north of that a corner that meets C's row nowhere, south a dead end turned away. */
const TOWN = [
  tile('T40', [3, 0]),
  tile('T14', [3, -1], 1),
  tile('T06', [2, 1]),
  tile('T01', [3, 1], 3),
  tile('T07', [2, -1]),
]

const sees = (s: DropDeadScene, a: readonly [number, number], b: readonly [number, number]): boolean =>
  hasSight(s.table, at(...a), at(...b))

/** Whether a doorway leads from a cell over its east or south border, from the open sides alone. */
function doorway(tiles: readonly PlacedTile[], tx: number, ty: number, side: 'E' | 'S'): boolean {
  const here = tiles[tileInCell(tiles, [tx, ty])]
  const beyond = tiles[tileInCell(tiles, side === 'E' ? [tx + 1, ty] : [tx, ty + 1])]
  if (!here || !beyond) return false
  return openSidesOf(here).includes(side) && openSidesOf(beyond).includes(side === 'E' ? 'W' : 'N')
}

/**
 * Sight by fractions: along one axis, every tile border between the centres is crossed inside a doorway. Lengths are in
 * half units, so that centres are odd and borders are multiples of 8.
 */
function crossesClearly(
  from: number,
  to: number,
  start: number,
  end: number,
  open: (border: number, row: number) => boolean,
): boolean {
  const [low, high] = from < to ? [from, to] : [to, from]
  for (let border = Math.floor(low / 8) * 8; border < high; border += 8) {
    if (border <= low) continue
    const span = to - from
    const crossing = start * span + (end - start) * (border - from)
    const row = Math.floor(crossing / span / 8)
    const offset = crossing - row * 8 * span
    const sign = span < 0 ? -1 : 1
    const within = offset * sign > 2 * span * sign && offset * sign < 6 * span * sign
    if (!within || !open(border / 8 - 1, row)) return false
  }
  return true
}

function clear(tiles: readonly PlacedTile[], a: number, b: number): boolean {
  const [ax, ay, bx, by] = [2 * xOf(a) + 1, 2 * yOf(a) + 1, 2 * xOf(b) + 1, 2 * yOf(b) + 1]
  return (
    crossesClearly(ax, bx, ay, by, (tx, ty) => doorway(tiles, tx, ty, 'E')) &&
    crossesClearly(ay, by, ax, bx, (ty, tx) => doorway(tiles, tx, ty, 'S'))
  )
}

const unitsOf = ({ state }: Pick<Look, 'state'>): number[] => state.tiles.flatMap(unitsOfTile)

describe('the map', () => {
  it('[dd.grid.1] has 16 units on each tile, and a figure is in one of them', () => {
    const s = scene({ tiles: TOWN })
    for (const [i, one] of s.state.tiles.entries())
      expect(unitsOfTile(one).filter((unit) => tileOfUnit(s.table.facts, unit) === i)).toHaveLength(16)
    expect(whereIs(s, 'earl')).toEqual([1, 1])
  })

  it('[dd.grid.1] has room for figures on tiles only', () => {
    const read = dropDead.position.read({ survivors: [earl({ at: [1, 4] })] }, {}, {})
    expect(read).toMatchObject({ ok: false, fault: { clause: 'dd.grid.1', at: 'survivors[0].at' } })
  })

  it('[dd.grid.2] counts x to the east and y to the south from the corner of the van tile, below 0 too', () => {
    const s = scene({ survivors: [earl({ at: [0, 1] })], tiles: [tile('T41', [-1, 0])] })
    s.do('P1', { do: 'step', to: [-1, 1] })
    s.do('P1', { do: 'step', to: [-1, 0] })
    s.do('P1', { do: 'step', to: [-2, 0] })
    expect(whereIs(s, 'earl')).toEqual([-2, 0])
    expect(tileOfUnit(s.table.facts, at(0, 0))).toBe(s.table.facts.van)
  })

  it('[dd.grid.3] lays tiles on a lattice of four units', () => {
    expect([cellOf(at(-1, 4)), cellOf(at(11, 3)), cellOf(at(-5, -4))]).toEqual([
      [-1, 1],
      [2, 0],
      [-2, -1],
    ])
    expect(unitIn(-1, 2, 3, 1)).toBe(unitAt(-1, 9))
    const read = dropDead.position.read({ survivors: [earl()], tiles: [tile('T40', [1, 0])] }, {}, {})
    expect(read).toMatchObject({ ok: false, fault: { clause: 'dd.grid.3', at: 'tiles[0].at' } })
  })

  it('[dd.grid.4] has no wall inside a tile', () => {
    const { facts, state } = scene({ tiles: TOWN }).table
    for (const one of state.tiles)
      for (const unit of unitsOfTile(one)) {
        const square = squareOf(facts, unit)
        if ((xOf(unit) & 3) < 3) expect(facts.ways[eastSide(square)]).toBe(1)
        if ((yOf(unit) & 3) < 3) expect(facts.ways[southSide(square)]).toBe(1)
      }
  })

  it('[dd.grid.5] has doorways two units wide in the middle of open sides', () => {
    const { facts } = scene().table
    const between = (y: number): number | undefined => facts.ways[eastSide(squareOf(facts, at(3, y)))]
    expect([0, 1, 2, 3].map(between)).toEqual([0, 1, 1, 0])
    const s = scene({ survivors: [earl({ at: [3, 0] })] })
    expect(s.refused('P1', { do: 'step', to: [4, 0] }).clause).toBe('dd.movement.11')
    s.do('P1', { do: 'step', to: [3, 1] }).do('P1', { do: 'step', to: [4, 1] })
  })

  it('[dd.grid.6] numbers entrance units clockwise from the south side', () => {
    expect(ENTRANCES.map(([column, row]) => `${column}${row}`).join(' ')).toBe('23 13 02 01 10 20 31 32')
    const sides = ENTRANCES.map(([column, row]) => sideOfEntrance(unitIn(-1, 0, column, row)))
    expect(sides.join('')).toBe('SSWWNNEE')
    const others = [at(0, 0), at(3, 0), at(0, 3), at(3, 3), at(1, 1), at(2, 1), at(1, 2), at(2, 2)]
    expect(others.map(sideOfEntrance)).toEqual(Array(8).fill(null))
  })

  it.each([0, 1, 2, 3])('[dd.grid.7] reads entrance numbers north up on a tile turned by %i', (rot) => {
    const s = scene({ tiles: [tile('T38', [3, 0], rot)], phase: 'zombies', dice: ['dd.placement.1: 1', 1] })
    expect(s.event('zombie placed').at).toEqual([14, 3])
  })

  it('[dd.grid.8] is crossed where both tiles have an open side', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], tiles: [tile('T13', [3, 0], 1)] })
    const { facts } = s.table
    expect([0, 1, 2, 3].map((y) => facts.ways[eastSide(squareOf(facts, at(11, y)))])).toEqual([0, 1, 1, 0])
    s.do('P1', { do: 'step', to: [12, 1] })
  })

  it('[dd.grid.9] has a wall where a doorway meets a closed side', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })], tiles: [tile('T13', [3, 0])] })
    expect(s.refused('P1', { do: 'step', to: [12, 1] }).clause).toBe('dd.grid.9')
    const inside = scene({ survivors: [earl({ at: [12, 1] })], tiles: [tile('T01', [3, 0])] })
    expect(inside.refused('P1', { do: 'step', to: [11, 1] }).clause).toBe('dd.grid.9')
    expect(sees(s, [11, 1], [12, 1])).toBe(false)
    expect(s.refused('P1', { do: 'explore' }).clause).toBe('dd.explore.2')
  })

  it('[dd.grid.5] has plain walls where its own tile is closed, also with no tile beyond', () => {
    const s = scene({ survivors: [earl({ at: [1, 0] }), frank({ at: [0, 3] })] })
    expect(s.refused('P1', { do: 'step', to: [1, -1] }).clause).toBe('dd.movement.11')
    s.do('P1', { do: 'end' })
    expect(s.refused('P2', { do: 'step', to: [-1, 3] }).clause).toBe('dd.movement.11')
  })

  it('[dd.grid.10] has open doorways that can be explored and are walls until then', () => {
    const s = scene({ survivors: [earl({ at: [11, 1] })] })
    expect(s.refused('P1', { do: 'step', to: [12, 1] }).clause).toBe('dd.grid.10')
    expect(offersOf(s, 'P1', 'explore')).toEqual([{ do: 'explore' }])
    expect(s.table.facts.openDoorways.map(({ side, cell }) => `${side} ${cell}`)).toEqual([
      'W -1,0',
      'N 2,-1',
      'E 3,0',
      'S 2,1',
    ])
  })

  it('[dd.grid.11] lets nobody into or through a unit with a figure, friend or foe', () => {
    const s = scene({ survivors: [earl({ at: [1, 1] }), frank({ at: [2, 1] })], zombies: [zombie(1, [1, 2])] })
    expect(s.refused('P1', { do: 'step', to: [2, 1] }).clause).toBe('dd.grid.11')
    expect(s.refused('P1', { do: 'step', to: [1, 2] }).clause).toBe('dd.grid.11')
    expect(offersOf(s, 'P1', 'step').map(({ to }) => to)).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(
      s.refused('P1', {
        do: 'walk',
        path: [
          [2, 1],
          [3, 1],
        ],
      }).clause,
    ).toBe('dd.grid.11')
    const read = dropDead.position.read({ survivors: [earl({ at: [1, 1] })], zombies: [zombie(1, [1, 1])] }, {}, {})
    expect(read).toMatchObject({ ok: false, fault: { clause: 'dd.grid.11', at: 'zombies[0].at' } })
  })

  it('[dd.grid.12] lets any number of tokens and a figure share a unit', () => {
    const s = scene({
      survivors: [earl({ at: [5, 1] })],
      parts: [
        [6, 1],
        [6, 1],
      ],
    })
    s.do('P1', { do: 'step', to: [6, 1] })
    expect([whereIs(s, 'earl'), s.state.lying]).toEqual([
      [6, 1],
      [at(6, 1), at(6, 1)],
    ])
  })

  it('[dd.grid.13] counts distance along rows and columns, through walls', () => {
    const { table } = scene({ tiles: TOWN })
    expect(distance(table, at(3, 0), at(4, 0))).toBe(1)
    expect(distance(table, at(0, 0), at(3, 3))).toBe(6)
    expect(distance(table, at(2, -3), at(-1, 1))).toBe(7)
  })

  it('[dd.grid.14] puts a diagonal neighbour at distance 2, beyond range 1', () => {
    const s = scene({ survivors: [frank({ at: [5, 1] })], zombies: [zombie(1, [6, 2])] })
    expect(distance(s.table, at(5, 1), at(6, 2))).toBe(2)
    expect(inRange(s.table, at(5, 1), at(6, 2), 1)).toBe(false)
    expect(offersOf(s, 'P1', 'attack')).toEqual([])
  })

  it('[dd.grid.15] sees through doorways strictly between the jambs', () => {
    const s = scene({ tiles: TOWN })
    expect(sees(s, [2, 0], [4, 1])).toBe(true)
    expect(sees(s, [3, 0], [5, 2])).toBe(false)
    expect(sees(s, [0, 0], [4, 0])).toBe(false)
    expect(sees(s, [0, 1], [15, 1])).toBe(true)
  })

  it('[dd.grid.15] agrees with an independent count for every two units of a town', () => {
    const { table } = scene({ tiles: TOWN })
    const units = unitsOf(table)
    const wrong = units.flatMap((a) =>
      units.filter((b) => hasSight(table, a, b) !== clear(table.state.tiles, a, b)).map((b) => [a, b]),
    )
    expect(wrong).toEqual([])
    const seen = units.filter((unit) => hasSight(table, at(9, 1), unit)).length
    expect([units.length, seen > 16, seen < units.length]).toEqual([128, true, true])
  })

  it('[dd.grid.16] is blocked by a touched door jamb and by a tile corner', () => {
    const s = scene({ tiles: TOWN })
    expect(sees(s, [3, 0], [4, 1])).toBe(false)
    expect(sees(s, [3, 3], [4, 2])).toBe(false)
    expect(sees(s, [7, 3], [8, 4])).toBe(false)
    expect(sees(s, [3, 1], [4, 2])).toBe(true)
  })

  it('[dd.grid.17] shows all units of a tile to each other', () => {
    const { table } = scene({ tiles: TOWN })
    for (const one of table.state.tiles)
      for (const a of unitsOfTile(one)) for (const b of unitsOfTile(one)) expect(hasSight(table, a, b)).toBe(true)
  })

  it('[dd.grid.17] shows no farther than the fog lets, also inside a tile', () => {
    const s = scene({ fog: 1 })
    expect([sees(s, [0, 0], [1, 2]), sees(s, [0, 0], [2, 2])]).toEqual([true, false])
  })

  it('[dd.grid.18] sees past figures and tokens', () => {
    const s = scene({
      survivors: [earl({ at: [4, 1] }), skye({ at: [5, 1] })],
      zombies: [zombie(1, [6, 1]), zombie(2, [7, 1])],
      parts: [[6, 1]],
    })
    expect(offersOf(s, 'P1', 'attack').map((one) => one.zombie)).toEqual([1, 2])
  })

  it('[dd.grid.19] sees any distance, and both ways alike', () => {
    const street = [3, 4, 5, 6].map((tx, i) => tile((['T06', 'T07', 'T08', 'T09'] as const)[i] ?? 'T10', [tx, 0], 1))
    const s = scene({ tiles: street })
    expect(sees(s, [0, 1], [27, 1])).toBe(true)
    const units = unitsOf(s.table)
    for (const a of units) for (const b of units) expect(hasSight(s.table, a, b)).toBe(hasSight(s.table, b, a))
  })

  it('[dd.grid.20] has adjacent tiles that share a side, connected ones with a doorway, diagonal ones neither', () => {
    const { facts, state } = scene({ tiles: TOWN }).table
    const names = (indexes: readonly number[] | undefined): string =>
      (indexes ?? []).map((i) => state.tiles[i]?.id).join(' ')
    const of = (id: string): number => state.tiles.findIndex((one) => one.id === id)
    expect(names(facts.adjacent[of('T40')])).toBe('T14 T01 C')
    expect(names(facts.connected[of('T40')])).toBe('T14 C')
    expect(names(facts.connected[of('C')])).toBe('T07 T40 T06 B')
    expect(names(facts.connected[of('T01')])).toBe('')
  })

  it('[dd.grid.21] is in range when near enough and in sight', () => {
    const s = scene({
      survivors: [frank({ at: [3, 0] }), owl({ at: [3, 1] })],
      zombies: [zombie(1, [4, 0]), zombie(2, [4, 1])],
    })
    expect(inRange(s.table, at(3, 0), at(4, 0), 1)).toBe(false)
    expect(inRange(s.table, at(3, 1), at(4, 1), 1)).toBe(true)
    expect(inRange(s.table, at(3, 1), at(5, 1), 1)).toBe(false)
    expect(offersOf(s, 'P1', 'attack')).toEqual([])
  })
})
