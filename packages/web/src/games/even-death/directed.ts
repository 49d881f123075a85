/** What herds do that nobody at this screen moves, as it is shown. */
import type { Event, View } from '@shamble/even-death/page'
import type { DirectedDisplay } from '../../play/game-display.ts'

export const directed: DirectedDisplay<View, Event> = {
  deeds: (events) => events.map(() => null),
  before: (_later, _was, is) => is,
  felt: () => [],
  bodies: () => [],
}
