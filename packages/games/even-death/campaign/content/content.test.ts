import { describe, expect, it } from 'vitest'
import { GROUND_KINDS } from '../../content/budgets.ts'
import {
  adjacentTo,
  areAdjacent,
  type CampaignMap,
  directionTo,
  indexOf,
  type MapTile,
  opposite,
  type Place,
  placeAt,
  PLACES,
  stepsBetween,
  tileOn,
} from '../map.ts'
import { CAMPAIGN_IDS, CAMPAIGNS } from './campaigns.ts'
import { HARROW_VALE } from './harrow-vale.ts'
import { tileWords } from './map-document.ts'
import { mapFaults, readMap } from './map-faults.ts'
import { randomMap } from './random-map.ts'

const countOf = (map: CampaignMap, kind: MapTile['kind']): number =>
  map.tiles.filter((tile) => tile.kind === kind).length
const at = (y: number, x: number): MapTile => tileOn(HARROW_VALE, placeAt(y, x))
/** A map in which some tiles are otherwise. */
const altered = (change: (tile: MapTile, i: number) => Partial<MapTile> | null): CampaignMap => ({
  ...HARROW_VALE,
  tiles: HARROW_VALE.tiles.map((tile, i) => ({ ...tile, ...change(tile, i) })),
})

describe('Harrow Vale', () => {
  it('[ed.camp-setup.2] [ed.camp-setup.3] [ed.camp-map.1] has 64 tiles of six kinds, row 1 in the north, column 1 in the west', () => {
    expect(HARROW_VALE.tiles).toHaveLength(64)
    expect(GROUND_KINDS.map((kind) => [kind, countOf(HARROW_VALE, kind)])).toEqual([
      ['field', 30],
      ['forest', 9],
      ['mountains', 6],
      ['water', 10],
      ['town', 6],
      ['city', 3],
    ])
    expect(HARROW_VALE.tiles.filter(({ features }) => Object.keys(features).length > 0)).toHaveLength(43)
    expect([at(1, 1), at(1, 8), at(8, 1), at(8, 8)].map(({ name }) => name)).toEqual([
      'Tine Peaks',
      'Gull Strand',
      'Grey Sound',
      'Lantern Crag',
    ])
    expect(tileWords(HARROW_VALE, placeAt(2, 4))).toBe('Pellow (2,4)')
    expect(directionTo(placeAt(2, 4), placeAt(1, 4))).toBe('north')
    expect(directionTo(placeAt(2, 4), placeAt(2, 3))).toBe('west')
  })

  it('[ed.camp-map.1] has rivers, roads and bridges as they are listed', () => {
    const samples: readonly (readonly [number, number, MapTile])[] = [
      [1, 6, { kind: 'city', name: 'Vantry', features: { roads: ['south'] }, blocked: [], accessible: true }],
      [
        3,
        3,
        {
          kind: 'field',
          name: 'Three Fords',
          features: { river: ['west', 'east'], roads: ['east', 'south'] },
          blocked: [],
          accessible: true,
        },
      ],
      [3, 6, { kind: 'water', name: 'Reedhithe', features: { water: ['south-west'] }, blocked: [], accessible: true }],
      [
        5,
        5,
        {
          kind: 'water',
          name: 'Lornfoot',
          features: { wideRiver: 'fords', water: ['north'] },
          blocked: ['east'],
          accessible: true,
        },
      ],
      [
        7,
        5,
        {
          kind: 'city',
          name: 'Brannock',
          features: { wideRiver: 'bridge', roads: ['east', 'west'] },
          blocked: [],
          accessible: true,
        },
      ],
      [
        8,
        1,
        { kind: 'water', name: 'Grey Sound', features: { water: ['south', 'west'] }, blocked: [], accessible: true },
      ],
      [8, 8, { kind: 'mountains', name: 'Lantern Crag', features: {}, blocked: [], accessible: true }],
    ]
    for (const [y, x, tile] of samples) expect(at(y, x)).toEqual(tile)
  })

  it('its roads go on beyond the side at which they leave a tile', () => {
    const broken = PLACES.flatMap((place) =>
      (tileOn(HARROW_VALE, place).features.roads ?? []).flatMap((side) => {
        const next = PLACES.find((other) => directionTo(place, other) === side && stepsBetween(place, other) === 1)
        const roads = next === undefined ? [] : (tileOn(HARROW_VALE, next).features.roads ?? [])
        return roads.includes(opposite(side)) ? [] : [`${tileWords(HARROW_VALE, place)} ${side}`]
      }),
    )
    expect(broken).toEqual([])
  })

  it('[ed.camp-map.2] names a tile that nobody enters and three sides that nobody crosses', () => {
    expect(HARROW_VALE.tiles.filter(({ accessible }) => !accessible).map(({ name }) => name)).toEqual(['Deep Lorn'])
    const sides: readonly (readonly [number, number])[] = [
      [5, 5],
      [6, 5],
      [8, 5],
    ]
    for (const [y, x] of sides) expect(areAdjacent(HARROW_VALE, placeAt(y, x), placeAt(y, x + 1))).toBe(false)
    expect(areAdjacent(HARROW_VALE, placeAt(7, 5), placeAt(7, 6))).toBe(true)
  })

  it('carries three campaigns, by faction and by points', () => {
    expect(CAMPAIGN_IDS.map((id) => [CAMPAIGNS[id].factions.length, CAMPAIGNS[id].pointsToWin])).toEqual([
      [2, 20],
      [3, 30],
      [4, 40],
    ])
    for (const id of CAMPAIGN_IDS) expect(CAMPAIGNS[id].factions.at(-1)).toBe('zombies')
  })
})

describe('directly adjacent', () => {
  it('[ed.camp-rules.9] tiles share a side that is not blocked, and both are accessible', () => {
    const [deep, shore] = [placeAt(4, 5), placeAt(3, 5)]
    expect(areAdjacent(HARROW_VALE, placeAt(2, 4), placeAt(2, 5))).toBe(true)
    expect(areAdjacent(HARROW_VALE, placeAt(2, 4), placeAt(3, 5))).toBe(false)
    expect(areAdjacent(HARROW_VALE, placeAt(1, 8), placeAt(2, 1))).toBe(false)
    expect(areAdjacent(HARROW_VALE, deep, shore)).toBe(false)
    expect(areAdjacent(HARROW_VALE, shore, deep)).toBe(false)
    expect(areAdjacent(HARROW_VALE, placeAt(5, 6), placeAt(5, 5))).toBe(false)
    expect(areAdjacent(HARROW_VALE, placeAt(2, 4), placeAt(2, 4))).toBe(false)
    expect(adjacentTo(HARROW_VALE, placeAt(5, 5))).toEqual([placeAt(6, 5), placeAt(5, 4)])
    expect(adjacentTo(HARROW_VALE, placeAt(2, 4))).toEqual([placeAt(1, 4), placeAt(2, 5), placeAt(3, 4), placeAt(2, 3)])
    const fenced = altered((_, i) => (i === indexOf(placeAt(1, 4)) ? { blocked: ['south'] } : null))
    expect(adjacentTo(fenced, placeAt(2, 4))).not.toContain(placeAt(1, 4))
    expect(adjacentTo(fenced, placeAt(1, 4))).not.toContain(placeAt(2, 4))
  })
})

describe('the checks of a map', () => {
  it("[ed.camp-map.5] a map of one's own is read from its document", () => {
    const own = { ...JSON.parse(JSON.stringify(HARROW_VALE)), title: 'Mine' }
    expect(readMap(own)).toEqual({ ok: true, value: own })
    expect(readMap({ ...own, tiles: [{ ...own.tiles[0], kind: 'desert' }] })).toMatchObject({
      ok: false,
      faults: [{ at: 'tiles[0].kind', clause: 'ed.camp-map.1' }],
    })
    expect(readMap(null).ok).toBe(false)
  })

  it('[ed.camp-map.6] 64 tiles, a City, two Towns, at most 8 inaccessible tiles, all others connected', () => {
    const faultsOf = (map: CampaignMap) => mapFaults(map).map(({ at: where, why }) => `${where}: ${why}`)
    expect(mapFaults(HARROW_VALE)).toEqual([])
    expect(faultsOf({ ...HARROW_VALE, tiles: HARROW_VALE.tiles.slice(0, 63) })).toEqual([
      'tiles: A map has 64 tiles, 8 rows of 8; this one has 63.',
    ])
    expect(faultsOf(altered(({ kind }) => (kind === 'city' ? { kind: 'field' } : null)))).toEqual([
      'tiles: A map has a City at least; this one has none.',
    ])
    let towns = 0
    expect(faultsOf(altered(({ kind }) => (kind === 'town' && towns++ > 0 ? { kind: 'field' } : null)))).toEqual([
      'tiles: A map has 2 Towns at least; this one has one.',
    ])
    expect(faultsOf(altered((_, i) => (i < 8 ? { accessible: false } : null)))).toEqual([
      'tiles: At most 8 tiles are inaccessible; on this map 9 are.',
    ])
    expect(faultsOf(altered((_, i) => (i < 7 ? { accessible: false } : null)))).toEqual([])
    // Everything south of the third row is fenced off.
    const cut = altered((_, i) => (i >= 16 && i < 24 ? { blocked: ['south'] } : null))
    expect(mapFaults(cut)).toEqual([
      {
        at: 'tiles[24]',
        clause: 'ed.camp-map.6',
        why: "Nobody can get from Tine Peaks (1,1) to Tinker's Green (4,1), nor to 38 more.",
      },
    ])
  })

  it('[ed.camp-map.2] a blocked side lies between two tiles, and is named once', () => {
    const faulty = altered((_, i) => {
      if (i === 7) return { blocked: ['east'] }
      if (i === 9) return { blocked: ['south', 'south'] }
      return i === 3 ? { features: { roads: ['north', 'north'] } } : null
    })
    expect(mapFaults(faulty).map(({ at: where, clause }) => [where, clause])).toEqual([
      ['tiles[3].features.roads', 'ed.camp-map.1'],
      ['tiles[7].blocked', 'ed.camp-map.2'],
      ['tiles[9].blocked', 'ed.camp-map.2'],
    ])
  })
})

describe('random maps', () => {
  const settled = (map: CampaignMap, kinds: readonly MapTile['kind'][]): Place[] =>
    PLACES.filter((place) => kinds.includes(tileOn(map, place).kind))

  it('are the same for the same seed, and others for others', () => {
    expect(randomMap(4)).toEqual(randomMap(4))
    expect(randomMap(4).tiles).not.toEqual(randomMap(5).tiles)
  })

  it('[ed.camp-map.6] pass the checks and have what their steps say, whatever the seed', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const map = randomMap(seed)
      expect(mapFaults(map)).toEqual([])
      expect(new Set(map.tiles.map(({ name }) => name)).size).toBe(64)
      const cities = settled(map, ['city'])
      const both = settled(map, ['city', 'town'])
      expect([cities.length, both.length]).toEqual([3, 9])
      for (const a of cities) for (const b of cities) if (a !== b) expect(stepsBetween(a, b)).toBeGreaterThanOrEqual(4)
      for (const a of both) for (const b of both) if (a !== b) expect(stepsBetween(a, b)).toBeGreaterThanOrEqual(2)
      expect(countOf(map, 'water')).toBeGreaterThanOrEqual(8)
      expect(countOf(map, 'water')).toBeLessThanOrEqual(10)
      expect(countOf(map, 'mountains')).toBe(6)
      expect(countOf(map, 'forest')).toBeGreaterThanOrEqual(8)
      expect(map.tiles.filter(({ accessible }) => !accessible).map(({ kind }) => kind)).toEqual(['water'])
      const springs = map.tiles.filter(({ features }) => features.river?.length === 1)
      expect(springs.map(({ kind }) => kind)).toEqual(['mountains'])
      for (const place of both) expect(tileOn(map, place).features.roads?.length ?? 0).toBeGreaterThan(0)
    }
  })
})
