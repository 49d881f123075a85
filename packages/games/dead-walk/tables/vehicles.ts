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

/**
 * dw.vehicle.9 to dw.vehicle.12, dw.vehicle.28, dw.vehicle.29 What an action point changes, the top speed, the highest that
 * is slow, what is driven backwards, and what a vehicle loses that nobody drives.
 */
export const SPEEDS = { step: cm(5), top: cm(40), slow: cm(20), reverse: cm(10), rollingLoss: cm(20) } as const

/** dw.vehicle.15 The largest change of heading at a joint. */
export const TURNS = { slow: 90, fast: 45 } as const

/** dw.vehicle.14 The highest scores for a skid to the left and to the right. */
export const SKIDS = { left: 1, right: 2 } as const

/** dw.vehicle.22, dw.vehicle.23, dw.vehicle.25 Scores that stall the vehicle, that kill, and how far others are thrown. */
export const RAMMING = { stallsUpTo: 1, killedFrom: { slow: 5, fast: 4 }, throws: cm(5) } as const

/** dw.vehicle.3 Up to this score the battery is out of order. */
export const START_FAILS_UP_TO = 2
