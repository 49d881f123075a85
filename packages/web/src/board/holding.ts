/** A tile that a finger holds turns: what could not be taken back is done by holding, and nobody is asked. */
import type { InPlay } from '../play/context.ts'

export const HOLD_MS = 400

/** Whether holding this place did something: only what turns something up for good is done like this. */
export function turnedByHold({ session, display }: Pick<InPlay, 'session' | 'display'>, place: string): boolean {
  if (!session.myTurn || session.sending.value || session.moving.value) return false
  const s = session.situation()
  const selection = display.orders.pick(place, s)
  const [only, another] = display.orders.preview({ ...s, selection })?.variants ?? []
  if (only?.lasting === undefined || another) return false
  session.aim(selection)
  session.warned.set(only.lasting)
  session.commit()
  return true
}
