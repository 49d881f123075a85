/** A tile that a finger holds turns: what could not be taken back is done by holding, and nobody is asked. */
import type { InPlay } from '../play/context.ts'
import type { Selection } from '../play/game-display.ts'

export const HOLD_MS = 400

type Held = Pick<InPlay, 'session' | 'display'>

/** What holding this place would choose; null: nothing. Only what turns something up is done like this. */
function heldAt({ session, display }: Held, place: string): Selection | null {
  if (!session.myTurn || session.sending.value || session.moving.value) return null
  const s = session.situation()
  const selection = display.orders.pick(place, s)
  const [only, another] = display.orders.preview({ ...s, selection })?.variants ?? []
  return only?.turns && !another ? selection : null
}

/** Whether a finger that stays here does something. */
export const turnsByHold = (on: Held, place: string): boolean => heldAt(on, place) !== null

/** Whether holding this place did something. */
export function turnedByHold(on: Held, place: string): boolean {
  const held = heldAt(on, place)
  if (!held) return false
  const { session } = on
  session.aim(held)
  session.commit()
  return true
}
