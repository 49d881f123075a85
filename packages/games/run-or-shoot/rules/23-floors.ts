/** rs.zed.4 The floors of the ways: steps from one to another, and what has to be paid on each. */
import type { Link, Place, Ways } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import type { Look } from '../state.ts'
import { costsOf, netOf, type Walker, type Way } from './23-ways.ts'

/** A step from one floor to another: by what, whence and whither, and what it costs in units. */
export interface FloorStep {
  readonly is: Way['is']
  /** The ladder, stairs or window. */
  readonly id: string | null
  readonly from: Spot
  readonly to: Spot
  readonly toll: number
}

/** The step that a way takes at the end of a leg. */
export function stepOf(look: Look, walker: Walker, link: number): FloorStep {
  const { storeys, ways, levelAt } = netOf(look, walker)
  const { from, to } = storeys.links[link] as Link
  const way = ways[link] as Way
  const spot = (place: Place): Spot => ({ at: place.at, level: levelAt(place) })
  return {
    is: way.is,
    id: way.is === 'edge' ? null : way.id,
    from: spot(from),
    to: spot(to),
    toll: costsOf(look, walker).tolls[link] as number,
  }
}

/** What a walker has to pay for or to smash just now on a floor, and the price of each barrier in units. */
export function gatesFor(look: Look, walker: Walker, floor: number): { gates: Uint8Array; prices: Int32Array } {
  const { prices, gates } = costsOf(look, walker)
  const known = gates.get(floor)
  if (known) return { gates: known, prices }
  const all = (netOf(look, walker).storeys.floors[floor] as Ways).gates
  const closed = Uint8Array.from(all, (gate, i) => (gate !== 0 && prices[i] !== 0 ? 1 : 0))
  gates.set(floor, closed)
  return { gates: closed, prices }
}
