/** The written form of a table: a part of a scenario of one's own. */
import { flag, object, oneOf, type Shape } from '@shamble/kernel'
import { blankSketch, sketchFields, sketchShape } from '@shamble/table'
import type { BuildingSketch, MapSketch, VehicleSketch } from './drawing.ts'

export const LARGEST = 300
const SIZES = { least: 20, largest: LARGEST } as const

const fields = sketchFields(SIZES)

const building: Shape<BuildingSketch> = object({
  ...fields.head,
  tag: oneOf('plain', 'armoury', 'health'),
  ...fields.building,
})

const vehicle: Shape<VehicleSketch> = object({
  ...fields.head,
  type: oneOf('car', 'truck', 'bus'),
  ...fields.vehicle,
  keys: oneOf('none', 'marker'),
  battery: oneOf('normal', 'dead'),
  tank: oneOf('full', 'empty'),
  isWreck: flag,
})

export const MAP_SKETCH: Shape<MapSketch> = sketchShape(SIZES, building, vehicle)

export const BLANK: MapSketch = blankSketch(120)
