import type { GameEvent, Kit } from '../../transaction.ts'
import { type Trial, walk } from '../walk.ts'

/** What is wrong with the audience of an event; null if nothing is. */
function audienceFault(
  { e, audience }: GameEvent,
  seats: ReadonlySet<string>,
  untold: readonly string[],
): string | null {
  if (audience === undefined) return null
  if (!Array.isArray(audience) || (audience.length === 0 && !untold.includes(e)))
    return `the event ${e} is told to nobody`
  const stranger: unknown = audience.find((one) => !seats.has(one))
  return stranger === undefined ? null : `the event ${e} is told to ${JSON.stringify(stranger)}, which is no seat`
}

/**
 * An event that is not for everybody is for seats of this match: told to anybody else, it would be seen by nobody.
 * Those that nobody is meant to see before the game is over are named.
 */
export const audiences = <K extends Kit>(trial: Trial<K>): string[] =>
  walk(trial, ({ table, events }) => {
    const seats = new Set(Object.keys(table.state.holders))
    return events.flatMap((event) => audienceFault(event, seats, trial.untold) ?? [])
  })
