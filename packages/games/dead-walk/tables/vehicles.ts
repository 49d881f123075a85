import { cm } from './units.ts'

interface VehicleRow {
  readonly title: string
  readonly length: number
  readonly width: number
  readonly height: number
  /** The driver's among them. */
  readonly places: number
}

/** dw.vehicle.7, dw.los.4 */
export const VEHICLES = {
  car: { title: 'car', length: cm(11), width: cm(5), height: cm(2.5), places: 4 },
  truck: { title: 'truck', length: cm(16), width: cm(6), height: cm(6), places: 8 },
  bus: { title: 'bus', length: cm(22), width: cm(6.5), height: cm(6), places: 12 },
} as const satisfies Record<string, VehicleRow>

export type VehicleType = keyof typeof VEHICLES
