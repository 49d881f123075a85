/** Rooms where people may be hidden, and who looks there. A room whose doors nobody has opened yet is unknown. */
import { segmentsMeet, type XY } from '@shamble/table'
import type { NamedSpot, Spot } from '../content/table-map.ts'
import { startCentre } from '../rules/04-draws.ts'
import { wayTo } from '../rules/23-ways.ts'
import { isPlayed, type Look } from '../state.ts'
import { isDoor } from '../tables/terrain.ts'
import { wayFrom } from './ways.ts'

/** Does the way there lead through a door that is shut? */
function isShutOff(look: Look, place: Spot): boolean {
  const route = wayTo(look, 'person', { at: startCentre(look), level: 0 }, place)
  if (route === null) return false
  const shut = look.book.map.openings.filter(
    ({ id, kind }) => isDoor(kind) && look.state.openings[id]?.state === 'closed',
  )
  return route.legs.some(({ path, level }) =>
    path.some((to, i) =>
      shut.some((door) => door.level === level && i > 0 && segmentsMeet(path[i - 1] as XY, to, door.from, door.to)),
    ),
  )
}

const unknownRooms = (look: Look): NamedSpot[] => {
  const named = look.book.scenario.nps.flatMap(({ at }) => at)
  return look.book.map.nps.filter((place) => named.includes(place.id) && isShutOff(look, place))
}

/** To each of the team one of them, the nearest first; who is left over goes where somebody else goes. */
export function roomsLeft(look: Look): ReadonlyMap<number, Spot> {
  const rooms = unknownRooms(look)
  const team = look.state.survivors.filter(isPlayed)
  const found = new Map<number, Spot>()
  if (rooms.length === 0) return found
  const all = rooms.flatMap((room) => team.map((s) => ({ s, room, far: wayFrom(look, s, room) })))
  all.sort((a, b) => a.far - b.far || a.s.n - b.s.n)
  const taken = new Map<string, number>()
  for (const { s, room } of all) {
    if (found.has(s.n) || (taken.get(room.id) ?? 0) >= PAIR) continue
    found.set(s.n, room)
    taken.set(room.id, (taken.get(room.id) ?? 0) + 1)
  }
  return found
}
/** So many go into a room together. */
const PAIR = 2
