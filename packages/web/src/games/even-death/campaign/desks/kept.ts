/** What lies on a desk while another seat has the screen; gone with its table. */
import type { PlaySession } from '../../../../play/session.ts'

export function keptAtDesks<T>(): (session: PlaySession) => Map<string, T> {
  const all = new WeakMap<PlaySession, Map<string, T>>()
  return (session) => {
    const desks = all.get(session) ?? new Map<string, T>()
    all.set(session, desks)
    return desks
  }
}
