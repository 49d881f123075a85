import { layoutOf, placeStopper, terrainFaults, wallsOf } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { bookFor, settle } from '../options.ts'
import { type Difficulty, DIFFICULTY_IDS } from '../tables/difficulties.ts'
import { placesOf } from '../tables/items.ts'
import { MUTANT_KINDS } from '../tables/mutants.ts'
import { cm, RADIUS } from '../tables/units.ts'
import { cardsOf, DECK_IDS, DECKS } from './decks.ts'
import type { LotDrawing } from './lot.ts'
import { type LotId, LOTS } from './maps.ts'
import { SCENARIO_IDS, type ScenarioId, scenarioNamed } from './scenarios.ts'
import { NPS_IDS, OTHER_SURVIVORS, PLAYER_SURVIVORS, PS_IDS } from './survivors.ts'
import { mapOf, type Spot, type TableMap } from './table-map.ts'

const LOT_IDS = Object.keys(LOTS) as LotId[]
const lots: LotDrawing[] = LOT_IDS.map((id) => LOTS[id])
const sum = (count: (lot: LotDrawing) => number): number => lots.reduce((all, lot) => all + count(lot), 0)

const capOf = (scenario: ScenarioId, difficulty: Difficulty): number => {
  const settled = settle({ scenario, difficulty })
  return settled.ok ? bookFor(settled.value).horde.cap : Number.NaN
}

describe('lots', () => {
  it('are fifteen with 30 lairs, 36 caches and 29 ambush places, and places for others and drifters', () => {
    expect(lots).toHaveLength(15)
    expect(sum(({ lairs }) => lairs.length)).toBe(30)
    expect(sum(({ caches }) => caches.length)).toBe(36)
    expect(sum(({ ambush }) => ambush.length)).toBe(29)
    expect(sum(({ nps }) => nps.length)).toBe(21)
    expect(sum(({ drifters }) => drifters.length)).toBe(49)
  })

  it('every lot alone is sound terrain, and nobody who starts on it stands in anything', () => {
    for (const id of LOT_IDS) {
      const map = mapOf([[id]])
      expect(terrainFaults(map.terrain)).toEqual([])
      expect(standsIn(map)).toEqual([])
    }
  })

  /** Places at which a base would touch something on its level. */
  function standsIn(map: TableMap): string[] {
    const layout = layoutOf(map.terrain)
    const spots: (Spot & { readonly id: string })[] = [...map.lairs, ...map.ambushes, ...map.nps, ...map.drifters]
    return spots.flatMap(({ id, at, level }) => {
      const closed = Uint8Array.from(layout.barriers, (b) => {
        const isFree = b.part === 'piece' && ['low', 'woods'].includes(b.piece.kind)
        return b.part !== 'slab' && b.level === level && !isFree ? 1 : 0
      })
      const stopper = placeStopper({ layout, closed }, { radius: RADIUS.figure, clearance: RADIUS.figure }, null, at)
      return stopper === null ? [] : [id]
    })
  }

  it('[rs.terrain.2] doors and windows stand in walls, partitions and fences, which leave room for them', () => {
    const shop = mapOf([['gun-shop']])
    const [guns] = shop.terrain.buildings
    expect(guns?.openings).toHaveLength(5)
    const inner = wallsOf(guns as NonNullable<typeof guns>).filter(({ from, to }) => from.y === 1700 && to.y === 1700)
    expect(inner.map(({ from, to, kind }) => [from.x, to.x, kind])).toEqual([
      [900, 2400, 'thick'],
      [2800, 3100, 'thick'],
    ])
    const quay = mapOf([['quay']])
    const gate = quay.openings.find(({ building }) => building === null)
    expect(gate).toMatchObject({ kind: 'reinforced', from: { x: 1800, y: 2600 }, to: { x: 2200, y: 2600 } })
    expect(layoutOf(quay.terrain).numberOf.has(gate?.id ?? '')).toBe(true)
  })

  it('[rs.terrain.3] outer walls are thick and partitions thin unless the lot says otherwise', () => {
    const { terrain } = mapOf([['bungalow', 'pharmacy']])
    expect(terrain.buildings.map(({ wall }) => wall)).toEqual(['thin', 'thick'])
    expect(terrain.buildings.map(({ partitions }) => partitions?.[0]?.kind)).toEqual(['thin', 'thin'])
  })
})

describe('scenarios', () => {
  it('[rs.scenario.1] are six, whose tables name lairs and ambush places that there are and fit', () => {
    expect(SCENARIO_IDS).toHaveLength(6)
    for (const id of SCENARIO_IDS) {
      const { rows, tables, draw, mutants, nps } = scenarioNamed(id)
      const map = mapOf(rows)
      expect(terrainFaults(map.terrain)).toEqual([])
      const lairs = map.lairs.map((lair) => lair.id)
      for (const entry of Object.values(tables).flat()) expect(lairs).toContain(entry)
      for (const table of draw) expect([...Object.keys(tables), 'any']).toContain(table)
      for (const [kind, places] of mutants)
        for (const place of places) expect(map.ambushes.find((one) => one.id === place)?.fits).toContain(kind)
      for (const place of nps.flatMap(({ at }) => at)) expect(map.nps.map((one) => one.id)).toContain(place)
    }
  })

  it('mouths and ambush places lie where the specification prints them', () => {
    const boat = mapOf(scenarioNamed('last-boat').rows)
    const mouth = (id: string) => boat.lairs.find((lair) => lair.id === id)
    expect(mouth('2,1 loading-pit')).toMatchObject({ at: { x: cm(111), y: cm(69) }, type: 'covered' })
    expect(mouth('1,0 shed')).toMatchObject({ at: { x: cm(50.5), y: cm(6.5) }, type: 'screened' })
    const night = mapOf(scenarioNamed('night-school').rows)
    expect(night.ambushes.find(({ id }) => id === '2,0 a2')).toMatchObject({ at: { x: cm(89.5), y: cm(19) }, level: 2 })
    expect([boat.width, boat.depth]).toEqual([cm(120), cm(120)])
    const fuel = boat.caches.filter(({ deck }) => deck === 'fuel').map(({ at }) => [at.x, at.y])
    expect(fuel).toEqual([
      [cm(10.5), cm(50.5)],
      [cm(20), cm(67.5)],
      [cm(48), cm(97)],
    ])
  })

  it('have the numbers of the specification, but for those that bot games have set: hordes and caps', () => {
    const numbers = SCENARIO_IDS.map(scenarioNamed).map(({ drifters, limit, night }) => [drifters, limit, night])
    expect(numbers).toEqual([
      [4, 20, false],
      [10, 35, false],
      [10, 45, false],
      [9, 50, true],
      [12, 45, false],
      [12, 50, false],
    ])
    const hordes = SCENARIO_IDS.map((id) => [
      scenarioNamed(id).hordes,
      ...DIFFICULTY_IDS.map((difficulty) => capOf(id, difficulty)),
    ])
    expect(hordes).toEqual([
      [1, 20, 20, 20, 60],
      [3, 20, 20, 60, 60],
      [4, 20, 40, 60, 60],
      [2, 20, 20, 60, 60],
      [4, 20, 20, 60, 60],
      [3, 20, 40, 60, 60],
    ])
    expect(scenarioNamed('last-boat').mutants.map(([kind]) => kind)).toEqual([
      'tank',
      'hunter',
      'boomer',
      'smoker',
      'witch',
    ])
    expect(MUTANT_KINDS).toHaveLength(5)
  })
})

describe('decks and people', () => {
  it('eight decks have 56 cards', () => {
    expect(DECK_IDS).toHaveLength(8)
    expect(DECK_IDS.map((deck) => cardsOf(deck).length)).toEqual([10, 6, 6, 6, 6, 6, 4, 12])
    expect(DECK_IDS.flatMap(cardsOf)).toHaveLength(56)
    expect(DECKS.food.every(({ items }) => items?.includes('food'))).toBe(true)
    expect(cardsOf('misc').filter(({ zed }) => zed)).toHaveLength(1)
  })

  it('[rs.scenario.20] six player survivors have eight places full, and eight others less', () => {
    expect(PS_IDS).toHaveLength(6)
    expect(NPS_IDS).toHaveLength(8)
    const places = (items: readonly Parameters<typeof placesOf>[0][]): number =>
      items.reduce((all, item) => all + placesOf(item), 0)
    for (const id of PS_IDS) expect(places(PLAYER_SURVIVORS[id].items)).toBe(8)
    expect(NPS_IDS.map((id) => places(OTHER_SURVIVORS[id].items))).toEqual([3, 1, 2, 0, 0, 1, 1, 0])
    expect(NPS_IDS.filter((id) => OTHER_SURVIVORS[id].pistol || OTHER_SURVIVORS[id].main !== null)).toEqual([
      'n1',
      'n2',
    ])
  })
})
