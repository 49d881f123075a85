/** The board at a line of the log, as whoever has the screen saw it then. */
import type { LogItem } from '../log-item.ts'
import type { Desk } from './desk.ts'
import type { Screen } from './screen.ts'

export async function showPast(desk: Desk, screen: Screen, item: LogItem): Promise<void> {
  const { lineName } = screen
  try {
    const then = await desk.open.past(lineName, item.until + 1)
    // What only one person could see is not for whoever has the screen by now.
    if (lineName !== screen.lineName) return
    const [glance] = then.glances
    if (glance) desk.past.set({ at: then.at, view: glance.view, item })
    desk.onReveal(item.line.about)
  } catch {
    desk.refused({ clause: 'table.past', reason: 'This moment cannot be shown.' }, 'Not shown')
  }
}
