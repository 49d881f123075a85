/** dw.setup.6 What is wrong with the table of a scenario of one's own. */
import { sketchFaults, type SketchLaw, sketchWarnings } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { VehicleType } from '../tables/vehicles.ts'
import type { OwnFault } from './own-fault.ts'
import { type MapSketch, SKETCH_FORM } from './drawing.ts'

const LAW: SketchLaw<Clause, VehicleType> = {
  form: SKETCH_FORM,
  clauses: { map: 'dw.setup.6', opening: 'dw.movement.22', exit: 'dw.movement.24' },
}

/** What keeps the table from being played on, by its own form. */
export const groundFaults = (map: MapSketch): OwnFault[] => sketchFaults(LAW, map)

/** What nobody will have meant. */
export const groundWarnings = (map: MapSketch): OwnFault[] => sketchWarnings(LAW, map)
