import { describe, expect, it } from 'vitest'
import { LAYOUTS } from './layouts.ts'
import { PRESETS } from './presets.ts'
import { SCENARIOS, type Scenario } from './scenarios.ts'
import { TEACHING } from './teaching.ts'
import { type TileId, TILES } from './tiles.ts'

const ALL: readonly Scenario[] = Object.values(SCENARIOS)
const groundAt = (id: TileId, u: number, v: number): string => TILES[id].text.split('\n')[2 * v - 1]?.[2 * u - 1] ?? '?'

describe('scenarios', () => {
  it("S1 is the book's game: 25 tiles, 1 to 12 marines, a chosen start, nothing prescribed (ev.scen.1)", () => {
    const { S1 } = SCENARIOS
    expect(S1).toMatchObject({ title: 'Find the Helipad', ours: false, size: 5, drawnTiles: 24, spawnTile: 'C3' })
    expect(S1.marines).toEqual({ min: 1, max: 12, recommended: [3, 6] })
    expect(S1.start).toEqual({ kind: 'choose', clock: 'C5' })
    expect([S1.prescribed, S1.fixedTiles, S1.fuelCans, S1.doubledDice]).toEqual([{}, {}, {}, []])
  })

  it('S2 to S5 are ours (ev.scen.2)', () => {
    expect(ALL.map((one) => [one.id, one.slug, one.ours])).toEqual([
      ['S1', 'find-the-helipad', false],
      ['S2', 'quick-patrol', true],
      ['S3', 'hot-lz', true],
      ['S4', 'split-patrol', true],
      ['S5', 'fuel-run', true],
    ])
  })

  it('S2 is a 3×3 map of the helipad and eight drawn tiles around B2 (ev.scen.2)', () => {
    expect(SCENARIOS.S2).toMatchObject({ size: 3, drawnTiles: 8, spawnTile: 'B2' })
    expect(SCENARIOS.S2.start).toEqual({ kind: 'choose', clock: 'B3' })
  })

  it('S3 shows the helipad at C2 with doubled dice and gives everybody a reload (ev.scen.2)', () => {
    expect(SCENARIOS.S3.fixedTiles).toEqual({ C2: { id: 'T01', up: true } })
    expect(SCENARIOS.S3).toMatchObject({ doubledDice: ['C2'], extraReload: true, start: { kind: 'fixed', at: 'C5' } })
  })

  it('S4 starts odd seats at A3 and even seats at E3 (ev.scen.2)', () => {
    expect(SCENARIOS.S4.start).toEqual({ kind: 'split', odd: 'A3', even: 'E3' })
  })

  it('the three fuel cans of S5 stand indoors and two are needed (ev.scen.3)', () => {
    expect(SCENARIOS.S5.fuelCans).toEqual({ T04: [6, 5], T08: [2, 2], T24: [3, 3] })
    expect([groundAt('T04', 6, 5), groundAt('T08', 2, 2), groundAt('T24', 3, 3)]).toEqual(['#', '#', '#'])
    expect(SCENARIOS.S5.fuelNeeded).toBe(2)
  })

  it('S3 prescribes the landing delay, S4 that all leave; the numbers of marines are limits (ev.scen.4)', () => {
    expect(ALL.map((one) => one.prescribed)).toEqual([{}, {}, { landingDelay: 1 }, { evacNeeds: 'all' }, {}])
    const limits = ALL.map((one) => [one.marines.min, one.marines.max])
    expect(limits).toEqual([
      [1, 12],
      [1, 3],
      [3, 6],
      [2, 6],
      [3, 6],
    ])
    for (const { marines } of ALL) {
      for (const number of marines.recommended) expect(number >= marines.min && number <= marines.max).toBe(true)
    }
  })

  it('only S1 and S5 take a fixed layout (ev.scen.5)', () => {
    expect(ALL.filter((one) => one.layouts).map((one) => one.id)).toEqual(['S1', 'S5'])
  })
})

describe('presets and the teaching game', () => {
  it('the Book preset changes nothing; the others change only the listed settings (ev.house.6)', () => {
    expect(Object.values(PRESETS).map((preset) => preset.settings)).toEqual([
      {},
      { spawnMinDistance: 7 },
      { spawnMinDistance: 7, spawnModifier: -1 },
      { helipadMinDistance: 4 },
      { helipadMinDistance: 4, evacNeeds: 'all', night: 7 },
    ])
  })

  it('the teaching game is played on Alpha by Grunt, Medic and Sergeant, with five hints (ev.scen.5)', () => {
    expect(LAYOUTS[TEACHING.layout].id).toBe('Alpha')
    expect(SCENARIOS[TEACHING.scenario].layouts).toBe(true)
    expect(TEACHING.seats.map((seat) => seat.type ?? seat.by)).toEqual(['bot', 'grunt', 'medic', 'sergeant'])
    expect(new Set(TEACHING.hints.map((hint) => hint.at)).size).toBe(5)
  })
})
