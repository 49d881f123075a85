import {
  blankSketch,
  type BuildingDrawing,
  type MapDrawing,
  type Point,
  sketchedMap,
  type SketchForm,
  terrainFaults,
  type VehicleDrawing,
} from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { withItem, withValue } from '../path.ts'
import { drawing } from './drawn.ts'
import { measuredEditor } from './editor.ts'
import { onlyGroup, placeFields } from './fields.ts'
import { freshIds, type TableForm } from './form.ts'
import { kind, type Placed, type Where } from './kind.ts'
import { mapKinds } from './map-kinds.ts'
import { mapTools, type MeasuredTool, pressed } from './tools.ts'
import { pointWhere } from './where.ts'

/** A game in inches of 254 units, with barrels: all that it must say to have an editor. */
interface Barrel {
  readonly id: string
  readonly at: Point
}
interface Cellar {
  readonly map: MapDrawing<BuildingDrawing, VehicleDrawing<'cart'>>
  readonly barrels: readonly Barrel[]
}

const FORM: SketchForm<'cart'> = {
  perMeasure: 254,
  storey: 762,
  widths: { door: 508, window: 254 },
  low: 254,
  climbable: 508,
  tree: { radius: 127, height: 1016 },
  vehicles: { cart: { length: 762, width: 508, height: 254 } },
}
const TABLE: TableForm = {
  form: FORM,
  measure: 'in',
  sizes: {
    least: { area: 1, building: 3, room: 1 },
    usual: { building: [8, 6], room: [3, 3], road: [10, 4], block: [3, 2], zone: [6, 6], low: 4, exit: 6 },
    small: 0.4,
    snaps: 3,
    aside: 1,
  },
}
const GIVEN = { table: TABLE, ids: ({ barrels }: Cellar) => barrels.map(({ id }) => id) }
const note = { text: '' }
const map = mapKinds<Cellar>({
  ...GIVEN,
  ladderNote: note,
  notes: { road: note, block: note, entry: note, zone: note },
})
const barrelWhere = ({ document, key, value }: Placed<Cellar, Barrel>): Where<Cellar> =>
  pointWhere(document, value.at, 0.5, (at) => withValue(document, `${key}.at`, at))
const barrel = kind<Cellar, Barrel>({
  id: 'barrel',
  place: 'barrels[]',
  read: ({ barrels }, [i = -1]) => barrels[i],
  where: barrelWhere,
  name: ({ value }) => `barrel ${value.id}`,
  fields: (placed) => onlyGroup('Barrel', placeFields(barrelWhere(placed), placed.document.map.size, 'in')),
  again: ({ value }, fresh) => ({ ...value, id: fresh('A') }),
})
const tools = mapTools<Cellar>({ ...GIVEN, building: {} })
const rolls: MeasuredTool<Cellar> = {
  id: 'barrel',
  label: 'Barrel',
  key: 'q',
  lays: 'point',
  icon: '',
  asks: '',
  lay: (cellar, from) => withItem(cellar, 'barrels', { id: freshIds(GIVEN, cellar)('A'), at: pressed(cellar, from) }),
}
const editor = measuredEditor<Cellar>({
  ...GIVEN,
  stack: [[barrel], [map.door, map.window, map.ladder], [map.exit], [map.room], [map.building], [map.zone], [map.road]],
  groups: [{ title: 'All', tools: [...Object.values(tools), rolls] }],
  tree: [
    { id: 'houses', words: { one: 'house', many: 'houses' }, kinds: [map.building], parts: [map.room, map.door] },
    { id: 'barrels', words: { one: 'barrel', many: 'barrels' }, kinds: [barrel] },
  ],
  nowhere: 'nowhere',
})
const drawnOf = drawing({ form: FORM, lookOf: () => 'box', isWreck: () => false })

const EMPTY: Cellar = { map: blankSketch(36), barrels: [] }
function laid(cellar: Cellar, tool: string, from: Point, to?: Point): Cellar {
  const done = editor.lay(cellar, tool, { x: from[0], y: from[1] }, to ? { x: to[0], y: to[1] } : null)
  if (!done.ok) throw new Error(done.why)
  return done.document
}
const HOUSE = laid(EMPTY, 'building', [10, 10], [20, 18])

describe('a measured game that hands in its kinds', () => {
  it('lays and divides buildings in its own measure, and they can be played on', () => {
    const divided = laid(laid(HOUSE, 'inner', [15, 10], [15, 18]), 'window', [10.3, 14])
    const [house] = divided.map.buildings
    expect(house?.rooms.map(([, , span]) => span)).toEqual([
      [10, 10, 15, 18],
      [15, 10, 20, 18],
    ])
    // The door in the middle of the south wall made way for the new wall: two inches wide, beside it.
    expect(house?.doors).toEqual([['D1', 16, 18, 'closed']])
    expect(house?.windows).toEqual([['W1', 10, 14, 'closed']])
    expect(terrainFaults(sketchedMap(FORM, divided.map).terrain)).toEqual([])
    expect(drawnOf(divided.map).buildings[0]?.openings).toHaveLength(2)
    expect(drawnOf(divided.map).astray).toEqual([])
  })

  it('moves things within the table, and what is in a building with it', () => {
    const moved = editor.shift(HOUSE, 'map.buildings[0]', { x: 40, y: -2 })
    expect(moved.map.buildings[0]).toMatchObject({
      outline: [26, 8, 36, 16],
      rooms: [['R1', 'Room', [26, 8, 36, 16]]],
      doors: [['D1', 31, 16, 'closed']],
    })
    const [first] = editor.fields(laid(EMPTY, 'barrel', [4, 5]), 'barrels[0]').flatMap(({ fields }) => fields)
    expect(first).toMatchObject({ label: 'From the west', value: 4, max: 36, unit: 'in' })
    expect(first?.kind === 'number' && first.set(90).barrels).toEqual([{ id: 'A1', at: [36, 5] }])
  })

  it('names, finds, copies and removes what is its own', () => {
    const two = editor.copy(laid(HOUSE, 'barrel', [15, 14]), 'barrels[0]')
    if (!two?.ok) throw new Error('not copied')
    expect(two.document.barrels).toEqual([
      { id: 'A1', at: [15, 14] },
      { id: 'A2', at: [16, 15] },
    ])
    expect(editor.tree(two.document).map(({ text, children }) => [text, children?.map((one) => one.text)])).toEqual([
      ['One house', ['House B1, 10 by 8 in at 10, 10']],
      ['Two barrels', ['Barrel A1, at 15, 14', 'Barrel A2, at 16, 15']],
    ])
    expect(editor.hits(two.document, { x: 15, y: 14 }, 0.2)).toEqual([
      { key: 'barrels[0]', grab: true },
      { key: 'map.buildings[0].rooms[0]', grab: false },
      { key: 'map.buildings[0]', grab: false },
      { key: 'map.deployment', grab: false },
    ])
    expect(editor.remove(two.document, 'barrels[0]')?.barrels).toEqual([{ id: 'A2', at: [16, 15] }])
    expect(editor.remove(two.document, 'map.deployment')).toBeNull()
    expect(editor.copy(two.document, 'map.deployment')).toBeNull()
  })

  it('does nothing to what is not there', () => {
    for (const key of ['barrels[0]', 'map.roads[3]', 'map.buildings[0].doors[9]', 'else']) {
      expect(editor.has(HOUSE, key)).toBe(false)
      expect(editor.nameOf(HOUSE, key)).toBe('nothing')
      expect(editor.shift(HOUSE, key, { x: 1, y: 1 })).toBe(HOUSE)
      expect(editor.pull(HOUSE, key, 'nw', { x: 1, y: 1 })).toBe(HOUSE)
      expect([editor.turn(HOUSE, key, 15), editor.remove(HOUSE, key), editor.copy(HOUSE, key)]).toEqual([
        null,
        null,
        null,
      ])
    }
  })
})
