/** A table of Dead Walk Again as it is drawn while it is built. */
import { SKETCH_FORM } from '@shamble/dead-walk/page'
import { drawing } from '../../../editor/measured/drawn.ts'
import { lookOfPiece } from '../looks.ts'
import type { VehicleSketch } from './own.ts'

export const drawnOf = drawing({
  form: SKETCH_FORM,
  lookOf: lookOfPiece,
  isWreck: ({ isWreck }: VehicleSketch) => isWreck,
})
