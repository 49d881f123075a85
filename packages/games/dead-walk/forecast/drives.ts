/** dw.vehicle What can be driven: how fast, how sharply, and what a way would do as far as no die decides it. */
import { mostChange } from '../rules/43-driving.ts'
import { isFast } from '../rules/43-way.ts'
import type { Human, Vehicle } from '../state.ts'
import { RAMMING, SKIDS, SPEEDS, TURNS } from '../tables/vehicles.ts'

export interface DriveForecast {
  /** The speeds that he can choose, but for none at all. */
  readonly speeds: readonly number[]
  /** Speed changes by this much, and a leg that is not the last is at least so long. */
  readonly step: number
  /** Backwards at most so far. */
  readonly reverse: number
}

/** dw.vehicle.9, dw.vehicle.10, dw.vehicle.11 */
export function driveForecast(human: Human, { speed }: Vehicle): DriveForecast {
  const change = mostChange(human)
  const { step, top, reverse } = SPEEDS
  const speeds: number[] = []
  for (let one = Math.max(step, speed - change); one <= Math.min(top, speed + change); one += step) speeds.push(one)
  return { speeds, step, reverse }
}

export interface SpeedForecast {
  readonly isFast: boolean
  /** dw.vehicle.15 The sharpest turn, in degrees. */
  readonly turn: number
  /** dw.vehicle.14 Up to this score it skids where it turns; null: it does not. */
  readonly skids: number | null
  /** dw.vehicle.22, dw.vehicle.23 From this score on whoever is rammed is killed, and where that stands. */
  readonly kills: number
  readonly clause: 'dw.vehicle.22' | 'dw.vehicle.23'
}

/** dw.vehicle.12 What a speed means. */
export const speedForecast = (speed: number): SpeedForecast =>
  isFast(speed)
    ? { isFast: true, turn: TURNS.fast, skids: SKIDS.right, kills: RAMMING.killedFrom.fast, clause: 'dw.vehicle.23' }
    : { isFast: false, turn: TURNS.slow, skids: null, kills: RAMMING.killedFrom.slow, clause: 'dw.vehicle.22' }
