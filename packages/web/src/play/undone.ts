import type { LogItem } from './log-item.ts'

import type { PlaySession } from './session.ts'

/** What undo would take back: the last thing this person did, as long as that is free. */
export function undone(
  session: Pick<PlaySession, 'live' | 'scene' | 'undoSeat' | 'undoRefusal'>,
): { readonly events: readonly unknown[]; readonly items: readonly LogItem[]; readonly whole: boolean } | null {
  const seat = session.undoSeat
  if (seat === null || session.undoRefusal !== null) return null
  const last = session.live.value?.story.findLast((entry) => entry.seat === seat)
  if (!last) return null
  const items = session.scene.value?.items?.filter(({ until, line }) => until >= last.entry && line.words.length > 0)
  return { events: last.events, items: items ?? [], whole: items?.every(({ entry }) => entry >= last.entry) ?? true }
}
