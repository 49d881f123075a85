/** ed.camp-vp Victory points: where they come from, who wins by them, when the campaign ends. */
import { rowOf, type Seat } from '@shamble/kernel'
import { type Faction, FACTION_TITLES } from '../../tables/profiles.ts'
import type { Points, Snapshot } from '../events.ts'
import { indexOf, type Place, PLACES, tileOn } from '../map.ts'
import { POINTS_FOR, SUPPLIES_FOR_A_POINT } from '../numbers.ts'
import { worthOf } from '../roster.ts'
import { type Look, placesOf, playerOf, type Transaction } from '../state.ts'

const kindOf = ({ book }: Pick<Look, 'book'>, place: Place): string => tileOn(book.map, place).kind

export const citiesOf = (look: Look, faction: Seat): number =>
  placesOf(look.state, faction).filter((place) => kindOf(look, place) === 'city').length

/** ed.camp-vp.3, ed.camp-vp.4 Battles and pillages are banked; tiles and Supplies count as they stand. */
export function pointsOf(look: Look, faction: Seat): Points {
  const { battles, pillages, supplies } = playerOf(look.state, faction)
  const places = placesOf(look.state, faction)
  const cities = citiesOf(look, faction)
  const towns = places.filter((place) => kindOf(look, place) === 'town').length
  const parts = {
    battles,
    towns: towns * POINTS_FOR.town,
    cities: cities * POINTS_FOR.city,
    tiles: (places.length - towns - cities) * POINTS_FOR.tile,
    supplies: faction === 'zombies' ? 0 : Math.floor(supplies / SUPPLIES_FOR_A_POINT),
    pillages,
  }
  return { ...parts, all: Object.values(parts).reduce((sum, n) => sum + n, 0) }
}

/** ed.camp-vp.4 Points that stay whatever comes. */
export function bank(t: Transaction, faction: Faction, what: 'battle' | 'pillage'): void {
  const by = POINTS_FOR[what]
  const { battles, pillages } = playerOf(t.state, faction)
  t.state.players = Object.freeze(
    t.state.players.map((one) =>
      one.faction === faction
        ? Object.freeze({
            ...one,
            battles: battles + (what === 'battle' ? by : 0),
            pillages: pillages + (what === 'pillage' ? by : 0),
          })
        : one,
    ),
  )
  t.emit({ e: 'points banked', clause: 'ed.camp-vp.4', faction, for: what, by })
}

const STRUCTURE_LETTERS = { farm: 'F', 'aid-station': 'A', 'training-ground': 'T' } as const

/** How the war stands now. */
export function snapshotOf(look: Look): Snapshot {
  const { state } = look
  const tiles = PLACES.map((place) => state.tiles[indexOf(place)])
  return {
    controllers: tiles.map((one) => one?.controller?.[0] ?? '.').join(''),
    structures: tiles.map((one) => (one?.structure ? STRUCTURE_LETTERS[one.structure] : '.')).join(''),
    forces: state.forces.map(({ id, owner, at, units }) => ({ id, owner, at, worth: worthOf({ units }) })),
    players: state.players.map(({ faction, supplies }) => ({ faction, supplies, points: pointsOf(look, faction) })),
  }
}

type Ending = 'ed.camp-vp.1' | 'ed.camp-vp.2' | 'ed.camp-vp.6' | 'ed.camp-rules.8'

/** The campaign is over. */
export function conclude(t: Transaction, winners: readonly Faction[], clause: Ending, reason: string): void {
  t.emit({ e: 'campaign over', clause, winners, ...snapshotOf(t) })
  t.win(winners, clause, reason)
}

const TITLED = (factions: readonly Faction[]): string => factions.map((one) => FACTION_TITLES[one]).join(' and ')

/** ed.camp-vp.1 In one's own turn. */
export function endByPoints(t: Transaction, faction: Faction, clause: 'ed.camp-vp.1' | 'ed.camp-vp.2'): void {
  const { all } = pointsOf(t, faction)
  const needed = t.book.pointsToWin
  if (all >= needed)
    conclude(t, [faction], clause, `${FACTION_TITLES[faction]} have ${all} victory points, and ${needed} win.`)
}

/** ed.camp-turn.1, ed.camp-vp.5 At the start of one's turn, before anything comes in or is used up. */
export function countPoints(t: Transaction, faction: Faction): void {
  const points = pointsOf(t, faction)
  t.emit({ e: 'points counted', clause: 'ed.camp-turn.1', faction, points, needed: t.book.pointsToWin })
  endByPoints(t, faction, 'ed.camp-vp.1')
}

/** Those of the best in one way after the other. */
function bestOf(factions: readonly Faction[], ways: readonly ((faction: Faction) => number)[]): Faction[] {
  let left = [...factions]
  for (const worth of ways) {
    const most = Math.max(...left.map(worth))
    left = left.filter((one) => worth(one) === most)
  }
  return left
}

/** ed.camp-vp.6 Most points as counted now; then more Cities, then more tiles, else they share it. */
export function endByLimit(t: Transaction): void {
  const playing = t.state.players.filter(({ out }) => !out).map(({ faction }) => faction)
  const winners = bestOf(playing, [
    (faction) => pointsOf(t, faction).all,
    (faction) => citiesOf(t, faction),
    (faction) => placesOf(t.state, faction).length,
  ])
  const reason = `After ${t.book.turnLimit} campaign turns ${TITLED(winners)} have the most victory points.`
  conclude(t, winners, 'ed.camp-vp.6', reason)
}

/** ed.camp-rules.8 Of those who went out together: more points, then more tiles, else nobody. */
export function endTogether(
  t: Transaction,
  factions: readonly Faction[],
  tiles: Readonly<Record<string, number>>,
  points: Readonly<Record<string, number>>,
): void {
  const winners = bestOf(factions, [(faction) => rowOf(points, faction) ?? 0, (faction) => rowOf(tiles, faction) ?? 0])
  if (winners.length === 1)
    conclude(t, winners, 'ed.camp-rules.8', `The last went out together; ${TITLED(winners)} had more.`)
  else conclude(t, [], 'ed.camp-rules.8', 'The last went out together, with as much: nobody wins.')
}
