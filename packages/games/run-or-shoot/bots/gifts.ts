/** B8: what is of more use to somebody beside. */
import type { CommandOf } from '../commands.ts'
import { asFigure, isAdjacent } from '../rules/01-measure.ts'
import { placesTaken } from '../rules/05-carry.ts'
import { gunsOf } from '../rules/31-reload.ts'
import { isPlayed, type Look, type Survivor } from '../state.ts'
import { type Item, PLACES } from '../tables/items.ts'
import { friendsOf } from './danger.ts'

/** A clip that fits none of his guns, or more than he needs, to somebody whose gun is out of them. */
export function giftOf(look: Look, s: Survivor): CommandOf<'give'> | null {
  const own = new Set(gunsOf(s).map(({ kind }) => kind))
  for (const friend of friendsOf(look, s)) {
    if (!isPlayed(friend) || friend.down || !isAdjacent(look, asFigure(s), asFigure(friend))) continue
    if (placesTaken(friend.items) >= PLACES) continue
    for (const { kind } of gunsOf(friend)) {
      const clip: Item = `reload:${kind}`
      const spare = s.items.filter((item) => item === clip).length - (own.has(kind) ? 1 : 0)
      if (spare > 0 && !friend.items.includes(clip)) return { do: 'give', hand: [{ to: friend.n, things: [clip] }] }
    }
  }
  return null
}
