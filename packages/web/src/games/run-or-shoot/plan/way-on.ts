/** A way as it is drawn: all of it, and as much as the move is long enough for, on one storey. */
import type { Act, Forecast, Leg } from '@shamble/run-or-shoot/forecast'
import type { Spot, Survivor } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'

/** The points of a way, each with its level. */
function pointsOf(look: Forecast, s: Survivor, start: Leg, acts: readonly Act[]): readonly Spot[] {
  let leg = start
  return [
    leg,
    ...acts.flatMap((act): Spot[] => {
      const next = look.acts(s, leg, [act])
      if ('reason' in next) return []
      const isOnward = next.at.x !== leg.at.x || next.at.y !== leg.at.y || next.level !== leg.level
      leg = next
      return isOnward ? [next] : []
    }),
  ]
}

/** As much of some acts as the move is long enough for; the last step may be a shorter one. */
function asFarAs(look: Forecast, s: Survivor, start: Leg, acts: readonly Act[]): readonly Act[] {
  let leg = start
  for (const [i, act] of acts.entries()) {
    const next = look.acts(s, leg, [act])
    if (!('reason' in next)) leg = next
    else if (act.act !== 'go' || leg.left === 0) return acts.slice(0, i)
    else {
      const whole = Math.hypot(act.to[0] - leg.at.x, act.to[1] - leg.at.y)
      const part = Math.min(1, leg.left / whole)
      const toward = (from: number, to: number): number => from + Math.trunc((to - from) * part)
      return [...acts.slice(0, i), { act: 'go', to: [toward(leg.at.x, act.to[0]), toward(leg.at.y, act.to[1])] }]
    }
  }
  return acts
}

/** A way as it is meant, and as far as the move goes; on one storey. */
export interface WayOn {
  readonly path: readonly XY[]
  readonly planned: readonly XY[]
}

/** `most`: where a move begins that would be long enough for all of it. */
export function wayOn(look: Forecast, s: Survivor, acts: readonly Act[], most: Leg, level: number): WayOn {
  const start = look.start(s)
  const on = (from: Leg, some: readonly Act[]): XY[] =>
    pointsOf(look, s, from, some).flatMap((spot) => (spot.level === level ? [spot.at] : []))
  return { path: on(start, asFarAs(look, s, start, acts)), planned: on(most, acts) }
}
