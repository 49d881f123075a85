import type { Seat } from '@shamble/kernel'
import type { PlaySession } from './session.ts'

/** What the person who has the screen sees with each of their seats. The view is that of the display's own game. */
export function ownViews<View>(session: PlaySession): readonly { readonly seat: Seat; readonly view: View }[] {
  const { mine } = session
  return (session.live.value?.update?.glances ?? []).flatMap(({ seat, view }) =>
    seat !== null && mine.includes(seat) ? [{ seat, view: view as View }] : [],
  )
}
