import type { VehicleSketch } from '../content/drawing.ts'

/** A sound car in the middle of the open table, facing north, with petrol and without keys. */
export const car = (over: Partial<VehicleSketch> = {}): VehicleSketch => ({
  id: 'V1',
  title: 'car',
  type: 'car',
  at: [60, 60],
  heading: 0,
  keys: 'none',
  battery: 'normal',
  tank: 'full',
  isWreck: false,
  ...over,
})
