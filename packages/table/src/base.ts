/** Bases of figures: round ones, measured edge to edge by squares; and rectangles with a heading, for vehicles. */
import { signOf } from './exact.ts'
import { distance2, isqrtGap, plus, type XY } from './geometry.ts'
import { turned } from './directions.ts'
import { compareShapes, comparePointToShape, type Polygon, type Shape } from './shape.ts'

/** A round base. */
export interface Round extends XY {
  readonly radius: number
}
