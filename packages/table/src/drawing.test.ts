import { faults, object, oneOf, parse } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import {
  blankSketch,
  boxOf,
  type BuildingDrawing,
  type MapDrawing,
  pointBox,
  reachFrom,
  sketchedMap,
  type SketchForm,
  sketchFaults,
  sketchFields,
  type SketchLaw,
  sketchShape,
  sketchWarnings,
  terrainFaults,
  type VehicleDrawing,
} from './index.ts'

/** A game in inches of 254 units, in whose world there are only carts. */
const INCHES: SketchForm<'cart'> = {
  perMeasure: 254,
  storey: 3 * 254,
  widths: { door: 254, window: 254 },
  low: 254,
  climbable: 2 * 254,
  tree: { radius: 127, height: 4 * 254 },
  vehicles: { cart: { length: 3 * 254, width: 2 * 254, height: 254 } },
}
const LAW: SketchLaw<'a.map' | 'a.door' | 'a.exit', 'cart'> = {
  form: INCHES,
  clauses: { map: 'a.map', opening: 'a.door', exit: 'a.exit' },
}
type Sketch = MapDrawing<BuildingDrawing, VehicleDrawing<'cart'>>

const BARN: BuildingDrawing = {
  id: 'B1',
  title: 'Barn',
  outline: [10, 10, 20, 18],
  rooms: [['R1', 'Stable', [10, 10, 20, 18]]],
  doors: [['D1', 15, 18, 'closed']],
  windows: [],
  ladder: [10, 12],
}
const CART = { id: 'V1', title: 'cart', type: 'cart', at: [5, 5], heading: 0 } as const
const table = (over: Partial<Sketch> = {}): Sketch => ({ ...blankSketch(36), buildings: [BARN], ...over })
const wrong = (over: Partial<Sketch>): string[] =>
  sketchFaults(LAW, table(over)).map(({ at, why, clause }) => `${clause} ${at}: ${why}`)

describe('a sketch in the measure of any game', () => {
  it('becomes terrain in whole units', () => {
    const map = sketchedMap(INCHES, table({ vehicles: [CART], exit: { title: 'east', edge: [36, 3, 36, 9] } }))
    expect([map.terrain.width, map.terrain.depth]).toEqual([9144, 9144])
    expect(map.terrain.buildings[0]?.openings[0]).toMatchObject({
      from: { x: 3683, y: 4572 },
      to: { x: 3937, y: 4572 },
    })
    expect(map.terrain.pieces[0]).toMatchObject({ kind: 'cart', height: 254, platform: true })
    expect(boxOf(map.terrain.pieces[0]!.shape)).toEqual({ west: 1016, north: 889, east: 1524, south: 1651 })
    expect(map.exit).toEqual({ title: 'east', from: { x: 9144, y: 762 }, to: { x: 9144, y: 2286 } })
    expect(map.rooms).toEqual([{ id: 'R1', title: 'Stable', building: 'B1' }])
    expect(terrainFaults(map.terrain)).toEqual([])
  })

  it('is judged with the clauses of its game', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ buildings: [{ ...BARN, doors: [['D1', 14, 13, 'open']] }] })).toEqual([
      'a.door map.buildings[0].doors[0]: the door D1 is not in a wall',
    ])
    expect(wrong({ exit: { title: 'gate', edge: [3, 3, 9, 3] } })).toEqual([
      'a.exit map.exit.edge: it is not along an edge of the table',
    ])
    expect(wrong({ trees: [['B1', 30, 30]] })).toEqual([
      'a.map map.trees[0]: the id B1 is already that of map.buildings[0]',
    ])
    expect(wrong({ vehicles: [{ ...CART, at: [0.5, 5] }] })).toEqual([
      'a.map map.vehicles[0]: V1 reaches beyond the table',
    ])
    expect(sketchWarnings(LAW, table({ vehicles: [{ ...CART, at: [10, 12] }] }))).toEqual([
      { at: 'map.vehicles[0]', why: 'V1 stands in a wall of B1', clause: 'a.map', grade: 'warning' },
    ])
  })

  it('is read with what the game adds to its buildings and vehicles', () => {
    const sizes = { least: 12, largest: 72 }
    const { head, building, vehicle } = sketchFields(sizes)
    const shape = sketchShape(
      sizes,
      object({ ...head, roof: oneOf('thatch', 'slate'), ...building }),
      object({ ...head, type: oneOf('cart'), ...vehicle }),
    )
    const written = { ...table({ vehicles: [CART] }), buildings: [{ ...BARN, roof: 'slate' }] }
    expect(parse(shape, written)).toEqual({ ok: true, value: written })
    expect(faults(shape, { ...written, size: [90, 36] }).map(({ at }) => at)).toEqual(['size[0]'])
    expect(faults(shape, table()).map(({ at }) => at)).toEqual(['buildings[0].roof'])
  })

  it('tells where one gets on foot', () => {
    const { terrain } = sketchedMap(INCHES, table({ buildings: [{ ...BARN, doors: [] }] }))
    const start = [pointBox({ x: 500, y: 500 })]
    const walker = { step: 50, radius: 120, clearance: 110 }
    const reach = reachFrom(terrain, walker, start)
    expect(reach.isReached(pointBox({ x: 8000, y: 8000 }), 100)).toBe(true)
    expect(reach.isReached(pointBox({ x: 3800, y: 3500 }), 100)).toBe(false)
    const open = sketchedMap(INCHES, table()).terrain
    expect(reachFrom(open, walker, start).isReached(pointBox({ x: 3800, y: 3500 }), 100)).toBe(true)
  })
})
