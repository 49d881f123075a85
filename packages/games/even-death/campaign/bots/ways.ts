/** Where a bot's forces go: the tile that is worth most for the way to it, or the dead's nearest prey. */
import type { CommandOf } from '../commands.ts'
import { adjacentTo, type Place, PLACES, tileOn } from '../map.ts'
import { POINTS_FOR } from '../numbers.ts'
import { forcesAt, forcesOf, type CampaignForce, isHuman, type Look, tileAt } from '../state.ts'
import { strengthOf } from './strength.ts'

/** In tenths of a point: what a tile that nobody has searched is worth besides. */
const UNSEARCHED = 5

/** In tenths of a point. */
export function valueOf({ state, book }: Look, place: Place, forSearch: boolean): number {
  const { kind } = tileOn(book.map, place)
  const points = kind === 'city' ? POINTS_FOR.city : kind === 'town' ? POINTS_FOR.town : POINTS_FOR.tile
  return 10 * points + (forSearch && !tileAt(state, place).searched ? UNSEARCHED : 0)
}

/** Steps to every tile that a force can get to without going through others, and the first step of a shortest way. */
type Ways = ReadonlyMap<Place, { readonly steps: number; readonly first: Place }>

function waysFrom({ state, book }: Look, force: CampaignForce): Ways {
  const ways = new Map<Place, { steps: number; first: Place }>([[force.at, { steps: 0, first: force.at }]])
  for (const [place, { steps, first }] of ways)
    for (const next of adjacentTo(book.map, place)) {
      if (ways.has(next) || forcesAt(state, next).some(({ owner }) => owner !== force.owner)) continue
      ways.set(next, { steps: steps + 1, first: steps === 0 ? next : first })
    }
  return ways
}

/** Whether it would stand next to somebody stronger. */
function isInDanger({ state, book }: Look, force: CampaignForce, at: Place): boolean {
  const own = strengthOf(force)
  return adjacentTo(book.map, at).some((place) =>
    forcesAt(state, place).some((other) => other.owner !== force.owner && strengthOf(other) > own),
  )
}

export interface Plan {
  readonly move: CommandOf<'move'>
  readonly to: Place
}

interface Weighed extends Plan {
  /** What there is at the end of the way, in tenths of a point, and how far it is. */
  readonly value: number
  readonly steps: number
}

const isBetter = (a: Weighed, b: Weighed | null): boolean => b === null || a.value * b.steps > b.value * a.steps

/** The moves of each force that are legal. */
function movesOf(choices: readonly CommandOf<'move'>[], force: CampaignForce): Map<Place, CommandOf<'move'>> {
  return new Map(choices.filter((one) => one.force === force.id).map((one) => [one.to, one]))
}

/** Towards the best tile that is not ours and in which nobody is, for the way; not next to somebody stronger. */
export function bestWay(look: Look, faction: string, choices: readonly CommandOf<'move'>[]): Plan | null {
  const { state } = look
  const goals = PLACES.filter(
    (place) => tileAt(state, place).controller !== faction && forcesAt(state, place).length === 0,
  )
  let found: Weighed | null = null
  for (const force of forcesOf(state, faction)) {
    const moves = movesOf(choices, force)
    if (moves.size === 0) continue
    const ways = waysFrom(look, force)
    for (const to of goals) {
      const way = ways.get(to)
      const move = way && moves.get(way.first)
      if (!move || isInDanger(look, force, move.to)) continue
      const weighed = { move, to, value: valueOf(look, to, isHuman(force.owner)), steps: way.steps }
      if (isBetter(weighed, found)) found = weighed
    }
  }
  return found
}

/** The dead go for the nearest people that are weaker than they: to a tile next to them. */
export function wayToPrey(look: Look, choices: readonly CommandOf<'move'>[]): Plan | null {
  const { state, book } = look
  let found: (Plan & { readonly steps: number }) | null = null
  for (const horde of forcesOf(state, 'zombies')) {
    const moves = movesOf(choices, horde)
    if (moves.size === 0) continue
    const ways = waysFrom(look, horde)
    for (const prey of state.forces) {
      if (!isHuman(prey.owner) || strengthOf(prey) >= strengthOf(horde)) continue
      for (const beside of adjacentTo(book.map, prey.at)) {
        const way = ways.get(beside)
        const move = way && moves.get(way.first)
        if (move && way.steps > 0 && (found === null || way.steps < found.steps))
          found = { move, to: prey.at, steps: way.steps }
      }
    }
  }
  return found
}
