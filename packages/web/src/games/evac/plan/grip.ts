/** What a hand takes hold of, and what it means where it lets go. */
import { placeAt, sideAt } from '../find.ts'
import type { DisplayState } from '../types.ts'
import { grab } from './grab.ts'
import { herds } from './late.ts'

/** What is dragged onto a door means the door, whatever is in hand. */
export const grip = {
  grab,
  placeAt: (x: number, y: number, s: DisplayState) => sideAt(s, x, y, null) ?? placeAt(x, y, s),
  herd: (s: DisplayState) => herds()?.herdable(s) ?? [],
}
