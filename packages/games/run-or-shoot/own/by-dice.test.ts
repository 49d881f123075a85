import { describe, expect, it } from 'vitest'
import type { LotId } from '../content/maps.ts'
import { scenarioNamed } from '../content/scenarios.ts'
import { drawingOf, lotIn, type LotPlace, turnOf, TURNS } from '../content/turned-lot.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'
import { isPossible, mapByDice } from './by-dice.ts'
import { ownScenarioFaults } from './faults.ts'
import type { OwnScenario } from './form.ts'
import { type MapSize, type Objective, OBJECTIVES, SIZES } from './objectives.ts'

const SIZE_IDS = Object.keys(SIZES) as MapSize[]
const KINDS = SIZE_IDS.flatMap((size) =>
  OBJECTIVES.filter((objective) => isPossible(size, objective)).map((objective) => [size, objective] as const),
)

function rolled(size: MapSize, objective: Objective, seed: number | string): OwnScenario {
  const own = mapByDice({ seed: `${seed}`, size, objective, humans: 6 })
  if (!own) throw new Error('no such map was found')
  return own
}

/** Many of a kind, whatever the machine: enough for every choice of its dice to come. */
const many = (size: MapSize, objective: Objective, count = 12): OwnScenario[] =>
  Array.from({ length: count }, (_, i) => rolled(size, objective, i))

interface Cell {
  readonly lot: LotPlace
  readonly column: number
  readonly row: number
}
const cellsOf = ({ rows }: OwnScenario): Cell[] =>
  rows.flatMap((lots, row) => lots.map((lot, column) => ({ lot, column, row })))
const cellOf = (own: OwnScenario, id: LotId): Cell => {
  const found = cellsOf(own).find(({ lot }) => lotIn(lot) === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}
const lotsOf = (own: OwnScenario): LotId[] => cellsOf(own).map(({ lot }) => lotIn(lot))
const isCorner = ({ rows }: OwnScenario, { column, row }: Cell): boolean =>
  [0, (rows[0]?.length ?? 0) - 1].includes(column) && [0, rows.length - 1].includes(row)
const startOf = (own: OwnScenario): Cell => {
  const [x, y] = [Math.floor(own.start[0] / 40), Math.floor(own.start[1] / 40)]
  return cellsOf(own).find(({ column, row }) => column === x && row === y) as Cell
}
const apart2 = (a: Cell, b: Cell): number => (a.column - b.column) ** 2 + (a.row - b.row) ** 2
const cellNamed = (own: OwnScenario, id: string): Cell =>
  cellsOf(own).find(({ column, row }) => id.startsWith(`${column},${row} `)) as Cell

describe('maps by the dice', () => {
  it.each(KINDS)('%s %s: no fault, and its size says how many of everything', (size, objective) => {
    const { columns, rows, hordes, drifters, kinds, limit } = SIZES[size]
    for (const own of many(size, objective, 3)) {
      const found = ownScenarioFaults(JSON.parse(JSON.stringify(own)))
      // [rs.setup.2] Few Zeds for four, on the smallest map alone.
      expect(found.map(({ clause, grade }) => `${grade} ${clause}`)).toEqual(
        size === '2x1' ? ['warning rs.setup.2'] : [],
      )
      expect([own.rows[0]?.length, own.rows.length]).toEqual([columns, rows])
      expect(own).toMatchObject({ hordes, drifters, limit, rolled: { size, objective } })
      expect(own.mutants).toHaveLength(kinds)
      expect(new Set(lotsOf(own)).size).toBe(columns * rows)
    }
  })

  it('lots of an objective lie where it wants them, and only for it', () => {
    for (const own of many('3x3', 'house', 6)) expect(isCorner(own, cellOf(own, 'safe-house'))).toBe(true)
    for (const own of many('3x2', 'pick-up', 6)) expect(isCorner(own, cellOf(own, 'landing-ground'))).toBe(true)
    for (const own of many('3x3', 'boat', 6)) {
      expect(cellOf(own, 'quay').row).toBe(2)
      expect(lotsOf(own)).toContain('petrol-station')
    }
    for (const own of many('3x3', 'rescue', 3))
      expect(lotsOf(own)).toEqual(expect.arrayContaining(['school', 'apartments']))
    for (const own of many('3x2', 'collect', 6)) {
      const lots = lotsOf(own)
      expect(lots).toEqual(expect.arrayContaining(['corner-store', 'clinic']))
      expect(lots.some((lot) => ['warehouse', 'bungalow', 'petrol-station'].includes(lot))).toBe(true)
      expect(lots.filter((lot) => ['safe-house', 'quay', 'landing-ground'].includes(lot))).toEqual([])
    }
    expect(mapByDice({ seed: '1', size: '2x1', objective: 'collect', humans: 4 })).toBeNull()
  })

  it('one starts in the corner farthest from the objective, at its outer edge', () => {
    const about: readonly (readonly [Objective, LotId])[] = [
      ['house', 'safe-house'],
      ['pick-up', 'landing-ground'],
      ['boat', 'quay'],
    ]
    for (const [objective, lot] of about)
      for (const own of many('3x3', objective, 4)) {
        const corners = cellsOf(own).filter((cell) => isCorner(own, cell))
        const farthest = Math.max(...corners.map((cell) => apart2(cell, cellOf(own, lot))))
        expect(apart2(startOf(own), cellOf(own, lot))).toBe(farthest)
      }
    for (const own of many('3x3', 'rescue', 4)) {
      const nearer = (cell: Cell): number =>
        Math.min(apart2(cell, cellOf(own, 'school')), apart2(cell, cellOf(own, 'apartments')))
      const corners = cellsOf(own).filter((cell) => isCorner(own, cell))
      expect(nearer(startOf(own))).toBe(Math.max(...corners.map(nearer)))
    }
    for (const own of many('3x2', 'collect')) {
      const { column, row } = startOf(own)
      expect(own.start).toEqual(
        column === 0 ? [1.5, 6 + 40 * row, 5, 26 + 40 * row] : [115, 6 + 40 * row, 118.5, 26 + 40 * row],
      )
    }
    const corners = new Set(many('3x2', 'collect').map((own) => `${startOf(own).column},${startOf(own).row}`))
    expect([...corners].sort()).toEqual(['0,0', '0,1', '2,0', '2,1'])
  })

  it('lots are turned, all but the quay', () => {
    const turns = new Set<number>()
    for (const own of many('3x3', 'boat', 6))
      for (const { lot } of cellsOf(own)) {
        if (lotIn(lot) === 'quay') expect(turnOf(lot)).toBe(0)
        turns.add(turnOf(lot))
      }
    expect([...turns].sort((a, b) => a - b)).toEqual([0, ...TURNS])
    const [x, y] = [34.5, 16]
    const footAt = (turn: 90 | 180 | 270) => drawingOf(['corner-store', turn]).ladders?.[0]?.foot
    expect([footAt(90), footAt(180), footAt(270)]).toEqual([
      [40 - y, x, 0],
      [40 - x, 40 - y, 0],
      [y, 40 - x, 0],
    ])
    expect(drawingOf(['gun-shop', 90]).vehicles?.[0]?.rect).toEqual([19, 33, 28, 37])
    expect(drawingOf(['gun-shop', 90]).doors?.[1]).toEqual([23, 24, 23, 28, 'armoured', 0])
  })

  it('a horde is drawn beside the objective, the others anywhere, none near the start', () => {
    for (const own of many('3x3', 'house', 6)) {
      expect(own.draw).toEqual(['A', 'any'])
      const house = cellOf(own, 'safe-house')
      for (const id of own.tables['A'] ?? []) expect(apart2(cellNamed(own, id), house)).toBeLessThanOrEqual(1)
      const near = cellsOf(own).filter((cell) => apart2(cell, house) <= 1)
      expect(own.tables['A']).toHaveLength(near.reduce((sum, { lot }) => sum + drawingOf(lot).lairs.length, 0))
    }
  })

  it('mutants are drawn, the Tank only on the largest map, where it comes over the edge', () => {
    const kindsOn = (size: MapSize, objective: Objective) =>
      new Set(many(size, objective, 30).flatMap(({ mutants }) => mutants.map(([kind]) => kind)))
    expect([...kindsOn('3x2', 'house')].sort()).toEqual(MUTANT_KINDS.filter((kind) => kind !== 'tank').sort())
    expect([...kindsOn('3x3', 'house')].sort()).toEqual([...MUTANT_KINDS].sort())
    expect(kindsOn('3x3', 'boat').has('tank')).toBe(false)
    for (const { mutants, tankEntry } of many('3x3', 'house', 30)) {
      expect(tankEntry !== undefined).toBe(mutants.some(([kind]) => kind === 'tank'))
    }
  })

  it('victory is that of the scenario of ours with this objective', () => {
    expect(rolled('3x2', 'house', 1).goal).toEqual(scenarioNamed('number-nine').goal)
    expect(rolled('2x1', 'house', 1).goal).toEqual(scenarioNamed('back-lane').goal)
    expect(rolled('3x2', 'pick-up', 1).goal).toEqual(scenarioNamed('dust-off').goal)
    const { goal, places, start } = rolled('3x3', 'boat', 1)
    const quay = cellOf(rolled('3x3', 'boat', 1), 'quay')
    expect(goal).toEqual({ is: 'boat', place: 'boat', engine: [40 * quay.column + 20, 116] })
    expect(places['boat']).toEqual(['rect', 40 * quay.column + 16, 114, 40 * quay.column + 24, 119])
    expect(places['start']).toEqual(['rect', ...start])
    const goods = rolled('3x2', 'collect', 1).goal
    expect(goods).toMatchObject({ is: 'goods', place: 'start', needs: { normal: { food: 3, drugs: 2, weapons: 0 } } })
    const people = (size: MapSize) => rolled(size, 'rescue', 1)
    expect(people('2x1')).toMatchObject({ nps: [{ who: ['n4', 'n5', 'n6'] }], goal: { needs: { normal: 2 } } })
    expect(people('3x2').goal).toMatchObject({ needs: { normal: 3 } })
    for (const own of many('3x2', 'rescue'))
      expect(own.nps[0]?.who).toHaveLength(Math.min(5, own.nps[0]?.at.length ?? 0))
    expect(people('3x3').nps[0]).toMatchObject({ who: ['n4', 'n5', 'n6', 'n7', 'n8'], start: 'hidden' })
    expect(people('3x3').nps[0]?.at).toHaveLength(8)
  })

  it('the seed is part of the map, and gives it again', () => {
    const own = rolled('3x3', 'house', 'seven')
    expect(own.rolled).toEqual({ seed: 'seven', size: '3x3', objective: 'house' })
    expect(rolled('3x3', 'house', 'seven')).toEqual(own)
    expect(rolled('3x3', 'house', 'eight').rows).not.toEqual(own.rows)
    const drawn = new Set(
      Array.from(
        { length: 24 },
        (_, i) => mapByDice({ seed: `${i}`, size: '2x1', humans: 4 })?.rolled?.objective ?? 'none',
      ),
    )
    expect([...drawn].sort()).toEqual(['boat', 'house', 'pick-up', 'rescue'])
  })
})
