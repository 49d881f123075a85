/** B8: what is of more use to somebody beside. */
import type { CommandOf } from '../commands.ts'
import { asFigure, isAdjacent } from '../rules/01-measure.ts'
import { placesTaken } from '../rules/05-carry.ts'
import { gunsOf } from '../rules/31-reload.ts'
import { isPlayed, type Look, type Survivor } from '../state.ts'
import { type Item, PLACES, placesOf } from '../tables/items.ts'
import { friendsOf } from './danger.ts'

/** What levels out clips and kits between him and somebody beside him. */
export function giftOf(look: Look, s: Survivor): CommandOf<'give'> | null {
  for (const friend of friendsOf(look, s)) {
    if (!isPlayed(friend) || friend.down || !isAdjacent(look, asFigure(s), asFigure(friend))) continue
    const item = spareClip(s, friend) ?? spareKit(s, friend)
    if (item !== null && placesTaken(friend.items) + placesOf(item) <= PLACES)
      return { do: 'give', hand: [{ to: friend.n, things: [item] }] }
  }
  return null
}

const manyOf = ({ items }: Survivor, item: Item): number => items.filter((one) => one === item).length

/** A clip that fits none of his guns, or more than he needs, for somebody whose gun is out of them. */
function spareClip(s: Survivor, friend: Survivor): Item | null {
  const own = new Set(gunsOf(s).map(({ kind }) => kind))
  const wanted = gunsOf(friend).find(({ kind }) => {
    const clip: Item = `reload:${kind}`
    return manyOf(friend, clip) === 0 && manyOf(s, clip) > (own.has(kind) ? 1 : 0)
  })
  return wanted ? `reload:${wanted.kind}` : null
}

/** His second kit, for somebody who has none. */
const spareKit = (s: Survivor, friend: Survivor): Item | null =>
  manyOf(s, 'kit') > 1 && manyOf(friend, 'kit') === 0 ? 'kit' : null
