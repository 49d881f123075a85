/** ed.camp-move A force goes to the next tile; past one of its own with several actions. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Action } from '../action.ts'
import type { CommandOf } from '../commands.ts'
import { adjacentTo, areAdjacent, type Place } from '../map.ts'
import { setForce } from '../roster.ts'
import { type CampaignForce, forceOf, forcesAt, forcesOf, type Look, type Transaction } from '../state.ts'

/** Where the forces stand that are looked at: by number. */
type Standing = ReadonlyMap<number, Place>

const standing = ({ state }: Look): Standing => new Map(state.forces.map(({ id, at }) => [id, at]))
const moved = (stand: Standing, force: number, to: Place): Standing => new Map([...stand, [force, to]])

/** ed.camp-rules.6 Whether a Move there leaves each alone in the end, with so many actions after it. */
function leavesAlone(look: Look, force: CampaignForce, to: Place, after: number, stand: Standing): boolean {
  const there = look.state.forces.filter(({ id }) => id !== force.id && stand.get(id) === to)
  if (there.length === 0) return true
  const [other, ...more] = there
  if (!other || more.length > 0 || other.owner !== force.owner || after < 1) return false
  const met = moved(stand, force.id, to)
  const ways = adjacentTo(look.book.map, to)
  return [force, other].some((one) => ways.some((way) => leavesAlone(look, one, way, after - 1, met)))
}

/** ed.camp-move.1, ed.camp-move.2, ed.camp-rules.4 to ed.camp-rules.6 */
export function moveRefusal(look: Look, force: CampaignForce, to: Place): Refusal | null {
  if (!areAdjacent(look.book.map, force.at, to))
    return refuse('ed.camp-move.1', 'It moves to a tile directly adjacent, to which there is a way.')
  const there = forcesAt(look.state, to)
  if (there.length === 0) return null
  if (there.some(({ owner }) => owner !== force.owner))
    return refuse('ed.camp-move.2', 'A force of another faction is in that tile.')
  const after = look.state.actionsLeft - 1
  // Whoever came from where nobody else stands can go back there.
  const canReturn = after > 0 && there.length === 1 && forcesAt(look.state, force.at).length === 1
  if (canReturn || leavesAlone(look, force, to, after, standing(look))) return null
  return look.state.actionsLeft < 2
    ? refuse('ed.camp-rules.6', 'Onto a force of one’s own it moves only with an action left to part them.')
    : refuse('ed.camp-rules.6', 'From there the two could not be parted.')
}

export const waysOf = (look: Look, force: CampaignForce): Place[] =>
  adjacentTo(look.book.map, force.at).filter((to) => moveRefusal(look, force, to) === null)

export const MOVE: Action<'move'> = {
  choices: (look, faction) =>
    forcesOf(look.state, faction).flatMap((force) =>
      waysOf(look, force).map((to): CommandOf<'move'> => ({ do: 'move', force: force.id, to })),
    ),
  refusal(look, _faction, { force, to }) {
    const acting = forceOf(look.state, force)
    return acting ? moveRefusal(look, acting, to) : null
  },
  take(t: Transaction, faction, { force, to }) {
    const acting = forceOf(t.state, force)
    if (!acting) return
    setForce(t, force, { at: to })
    t.emit({ e: 'moved', clause: 'ed.camp-move.1', faction, force, from: acting.at, to })
  },
}
