/** Who got away. */
import { HELIPAD, type Marine, tileOfSquare, type View } from '@shamble/evac/page'
import { count, listed } from '../../../words/plain.ts'
import { positionName } from '../place.ts'
import { isAlive } from '../read.ts'

/** ev.win.10 The dead have given up: whoever lives is out of it, wherever that is. */
export const isSpared = ({ outcome }: View): boolean =>
  outcome?.clause === 'ev.win.10' && outcome.winners.includes('marines')

/** ev.win.1, ev.win.3 The game is won, and this marine is on the helipad. */
export const isAway = (view: View, m: Marine): boolean =>
  view.outcome?.winners.includes('marines') === true && isAlive(m) && (isSpared(view) || isOnPad(view, m))

/** Why nobody got on: what became of the helipad. */
function padWords(view: View): string {
  const position = view.tiles.findIndex((tile) => tile.up && tile.id === HELIPAD)
  if (position < 0) return 'the helipad was never found'
  const holders = view.zombies.filter(({ at }) => tileOfSquare(view.size, at) === position).length
  const pad = `the helipad at ${positionName(view, position)}`
  return holders > 0 ? `${count(holders)} of the dead hold ${pad}` : `nobody reached ${pad}`
}

/** ev.win.1, ev.win.3 Who is on it: the patrol only if nobody is left behind. Null if the game ended otherwise. */
export function over(view: View): string | null {
  if (view.outcome?.clause === 'ev.win.7') return `Every marine is dead, and ${padWords(view)}.`
  if (view.outcome?.clause !== 'ev.win.1') return null
  const away = view.marines.filter((m) => isAway(view, m)).map(({ name }) => name)
  const who = away.length === view.marines.length && away.length > 1 ? 'the patrol' : listed(away)
  return `The helipad is clear and ${who} ${away.length === 1 || who === 'the patrol' ? 'is' : 'are'} on it.`
}

const isOnPad = ({ tiles, size }: View, m: Marine): boolean => {
  const tile = tiles[tileOfSquare(size, m.at)]
  return tile?.up === true && tile.id === HELIPAD
}
