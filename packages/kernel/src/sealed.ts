/** Answers that are given and not open yet: where they stand in the log, and views without them. */
import { copyFrames, type Frame } from './flow.ts'
import { sameJson } from './same-json.ts'
import type { Entry } from './log.ts'
import type { Seat } from './seat.ts'

/** The order of play as a view shows it: sealed answers are left out, also the seat's own. */
export const seenFrames = (frames: readonly Frame[]): Frame[] => withoutSealed(copyFrames(frames))

/** The same for frames that are a copy already, which is changed itself. */
export function withoutSealed(frames: Frame[]): Frame[] {
  for (const frame of frames) frame.sealed = null
  return frames
}

/** The entries of a log whose answers are still sealed. */
export function sealedEntries(
  entries: readonly Pick<Entry, 'seat' | 'command'>[],
  frames: readonly Frame[],
): ReadonlySet<number> {
  const found = new Set<number>()
  const lastOf = (seat: Seat, command: unknown): number =>
    entries.findLastIndex((entry) => entry.seat === seat && sameJson(entry.command, command))
  for (const { sealed } of frames)
    for (const [seat, command] of Object.entries(sealed ?? {})) found.add(lastOf(seat, command))
  return found
}
