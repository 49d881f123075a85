/** ed.camp-rules How many forces, how strong, and who is out. */
import type { Faction } from '../../tables/profiles.ts'
import { FACTION_TITLES } from '../../tables/profiles.ts'
import { removeForce } from '../roster.ts'
import {
  forcesAt,
  forcesOf,
  isHuman,
  type Look,
  placesOf,
  setPlayer,
  setTile,
  type State,
  type Transaction,
} from '../state.ts'
import type { CampaignForce } from '../state.ts'
import { conclude, endTogether, pointsOf } from './57-points.ts'

/** ed.camp-rules.1 */
export const mayHaveMore = ({ state, book }: Look, faction: Faction): boolean =>
  forcesOf(state, faction).length < (isHuman(faction) ? book.forceLimit : book.hordeLimit)

/** ed.camp-rules.8 What is left of a player when it is out: forces, and for the Zombies also tiles. */
const isFinished = (state: State, faction: Faction): boolean =>
  forcesOf(state, faction).length === 0 && (isHuman(faction) || placesOf(state, faction).length === 0)

/** ed.camp-rules.8 Its tiles are nobody's, its structures stay. */
function goOut(t: Transaction, faction: Faction): void {
  for (const place of placesOf(t.state, faction)) setTile(t, place, { controller: null })
  setPlayer(t, faction, { out: true })
  t.emit({ e: 'player out', clause: 'ed.camp-rules.8', faction })
}

/** ed.camp-rules.8 Tested after every action: forces without units, players who are out, the last faction. */
export function settle(t: Transaction): void {
  if (t.state.outcome !== null) return
  for (const force of t.state.forces) if (force.units.length === 0) removeForce(t, force, 'nobody left')
  const playing = t.state.players.filter(({ out }) => !out).map(({ faction }) => faction)
  const going = playing.filter((faction) => isFinished(t.state, faction))
  if (going.length === 0) return
  const points = Object.fromEntries(going.map((faction) => [faction, pointsOf(t, faction).all]))
  const tiles = Object.fromEntries(going.map((faction) => [faction, placesOf(t.state, faction).length]))
  for (const faction of going) goOut(t, faction)
  const left = playing.filter((faction) => !going.includes(faction))
  const [last] = left
  if (!last) endTogether(t, going, tiles, points)
  else if (left.length === 1)
    conclude(t, [last], 'ed.camp-rules.8', `${FACTION_TITLES[last]} are the last faction left.`)
}

/** ed.camp-rules.6 Two forces of one faction that pass each other; null if each stands alone. */
export function pairOf({ forces }: State): readonly [CampaignForce, CampaignForce] | null {
  const seen: CampaignForce[] = []
  for (const one of forces) {
    const other = seen[one.at]
    if (other) return [other, one]
    seen[one.at] = one
  }
  return null
}

/** ed.camp-rules.3 */
export const isOccupied = (state: State, place: number): boolean => forcesAt(state, place).length > 0
