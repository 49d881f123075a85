/** Dead Walk Again's tables: what its maps have besides those of any measured game, and what its book fixes for them. */
import {
  type BuildingDrawing as AnyBuilding,
  type MapDrawing as AnyMap,
  type RoomNote as AnyRoom,
  type VehicleDrawing as AnyVehicle,
  outlineIn,
  type Point,
  pointIn,
  type SketchedMap,
  sketchedMap,
  type SketchForm,
  type Span,
  type XY,
} from '@shamble/table'
import { HEIGHTS, WIDTHS } from '../tables/movement.ts'
import { cm } from '../tables/units.ts'
import { VEHICLES, type VehicleType } from '../tables/vehicles.ts'

export type { BlockDrawing, LowDrawing, OpeningDrawing, Point, Span } from '@shamble/table'

/** dw.search.8, dw.search.9 What is likely to be found there. */
export type Tag = 'plain' | 'armoury' | 'health'

export interface BuildingSketch extends AnyBuilding {
  readonly tag: Tag
}

/** dw.vehicle.2, dw.vehicle.5 Whether and how a vehicle could be started; `marker` keys lie where the scenario says. */
export interface VehicleSketch extends AnyVehicle<VehicleType> {
  readonly keys: 'none' | 'marker'
  readonly battery: 'normal' | 'dead'
  readonly tank: 'full' | 'empty'
  readonly isWreck: boolean
}

/** In centimetres. dw.entry.9 P1 is the first of the points where zombies turn up. */
export type MapSketch = AnyMap<BuildingSketch, VehicleSketch>

/** A vehicle where it stands at first. */
export interface Vehicle extends Omit<VehicleSketch, 'at'> {
  readonly at: XY
}

/** A room with what the rules need to know of it besides its outline. */
export interface RoomNote extends AnyRoom {
  readonly tag: Tag
}

/** A map in units, ready to be played on. dw.movement.24: without an exit where a scenario has its own way of leaving. */
export interface TableMap extends SketchedMap {
  readonly rooms: readonly RoomNote[]
  readonly vehicles: readonly Vehicle[]
}

/** dw.los.4, dw.movement.6, dw.movement.10, dw.movement.22, dw.vehicle.7 */
export const SKETCH_FORM: SketchForm<VehicleType> = {
  perMeasure: cm(1),
  storey: cm(5),
  widths: WIDTHS,
  low: HEIGHTS.low,
  climbable: HEIGHTS.climbable,
  tree: { radius: cm(1), height: cm(10) },
  vehicles: VEHICLES,
}

export const point = (at: Point): XY => pointIn(SKETCH_FORM, at)
export const outlineOf = (span: Span) => outlineIn(SKETCH_FORM, span)

export function mapOf(sketch: MapSketch): TableMap {
  return {
    ...sketchedMap(SKETCH_FORM, sketch),
    rooms: sketch.buildings.flatMap(({ id: building, tag, rooms }) =>
      rooms.map(([id, title]) => ({ id, title, building, tag })),
    ),
    vehicles: sketch.vehicles.map((vehicle) => ({ ...vehicle, at: point(vehicle.at) })),
  }
}
