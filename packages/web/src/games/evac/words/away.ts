/** Who got away. */
import { HELIPAD, type Marine, tileOfSquare, type View } from '@shamble/evac/page'
import { isAlive } from '../read.ts'

/** ev.win.10 The dead have given up: whoever lives is out of it, wherever that is. */
export const isSpared = ({ outcome }: View): boolean =>
  outcome?.clause === 'ev.win.10' && outcome.winners.includes('marines')

/** ev.win.1, ev.win.3 The game is won, and this marine is on the helipad. */
export const isAway = (view: View, m: Marine): boolean =>
  view.outcome?.winners.includes('marines') === true && isAlive(m) && (isSpared(view) || isOnPad(view, m))

const isOnPad = ({ tiles, size }: View, m: Marine): boolean => {
  const tile = tiles[tileOfSquare(size, m.at)]
  return tile?.up === true && tile.id === HELIPAD
}
