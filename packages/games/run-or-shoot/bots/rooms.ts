/** Rooms where people may be hidden, and who looks there. A room whose doors nobody has opened yet is unknown. */
import type { NamedSpot, Spot } from '../content/table-map.ts'
import { workGround } from '../rules/02-terrain.ts'
import { startCentre } from '../rules/04-draws.ts'
import { wayTo } from '../rules/23-ways.ts'
import { isPlayed, type Look, type State } from '../state.ts'
import { wayFrom } from './ways.ts'

const LOCKED = new WeakMap<State['openings'], Look>()

/** The table as if every shut door were locked: what can be reached then, somebody has opened a way to. */
function withDoorsLocked(look: Look): Look {
  const { openings } = look.state
  const known = LOCKED.get(openings)
  if (known && known.book === look.book) return known
  const locked = Object.freeze(
    Object.fromEntries(
      Object.entries(openings).map(([id, now]) => [id, now.state === 'closed' ? { ...now, locked: true } : now]),
    ),
  )
  const state = { ...look.state, openings: locked }
  const found: Look = { state, book: look.book, facts: workGround(state, look.book) }
  LOCKED.set(openings, found)
  return found
}

const isShutOff = (look: Look, place: Spot): boolean =>
  wayTo(withDoorsLocked(look), 'person', place, { at: startCentre(look), level: 0 }) === null

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
