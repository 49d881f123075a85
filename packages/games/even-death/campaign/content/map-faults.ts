/** ed.camp-map.6 What keeps a map from being played on, with its place and its clause. */
import { parse } from '@shamble/kernel'
import type { Clause } from '../../clauses.ts'
import {
  adjacentTo,
  type CampaignMap,
  type Direction,
  indexOf,
  isPlace,
  type MapTile,
  type Place,
  PLACES,
  SIDE,
  tileOn,
} from '../map.ts'
import { MAP_DOCUMENT, type MapDocument, tileWords } from './map-document.ts'

export interface MapFault {
  readonly at: string
  readonly clause: Clause
  readonly why: string
}

/** ed.camp-map.6 */
const LEAST = { cities: 1, towns: 2 } as const
const MOST_INACCESSIBLE = 8

const STEPS: Readonly<Record<Direction, number>> = { north: -10, east: 1, south: 10, west: -1 }

const countOf = ({ tiles }: CampaignMap, test: (tile: MapTile) => boolean): number => tiles.filter(test).length

/** All tiles to which one can get from the first one that is accessible. */
function reachedIn(map: CampaignMap): Set<Place> {
  const reached = new Set<Place>(PLACES.filter((place) => tileOn(map, place).accessible).slice(0, 1))
  for (const place of reached) for (const next of adjacentTo(map, place)) reached.add(next)
  return reached
}

function countFaults(map: CampaignMap): MapFault[] {
  const clause = 'ed.camp-map.6'
  const fault = (why: string): MapFault => ({ at: 'tiles', clause, why })
  const cities = countOf(map, ({ kind }) => kind === 'city')
  const towns = countOf(map, ({ kind }) => kind === 'town')
  const shut = countOf(map, ({ accessible }) => !accessible)
  return [
    ...(cities < LEAST.cities ? [fault('A map has a City at least; this one has none.')] : []),
    ...(towns < LEAST.towns
      ? [fault(`A map has ${LEAST.towns} Towns at least; this one has ${towns === 0 ? 'none' : 'one'}.`)]
      : []),
    ...(shut > MOST_INACCESSIBLE
      ? [fault(`At most ${MOST_INACCESSIBLE} tiles are inaccessible; on this map ${shut} are.`)]
      : []),
  ]
}

function reachFaults(map: CampaignMap): MapFault[] {
  const reached = reachedIn(map)
  const cut = PLACES.filter((place) => tileOn(map, place).accessible && !reached.has(place))
  const [first] = cut
  const [from] = reached
  if (first === undefined || from === undefined) return []
  const others = cut.length === 1 ? '' : `, nor to ${cut.length - 1} more`
  const why = `Nobody can get from ${tileWords(map, from)} to ${tileWords(map, first)}${others}.`
  return [{ at: `tiles[${indexOf(first)}]`, clause: 'ed.camp-map.6', why }]
}

const TWICE = 'Each side is named once.'
const isTwice = (sides: readonly string[]): boolean => new Set(sides).size < sides.length

/** ed.camp-map.1, ed.camp-map.2 No side is named twice for the same thing, and a blocked one has a tile beyond it. */
function sideFaults(map: CampaignMap): MapFault[] {
  return PLACES.flatMap((place): MapFault[] => {
    const at = `tiles[${indexOf(place)}]`
    const { features, blocked } = tileOn(map, place)
    const doubled = (['water', 'river', 'roads'] as const)
      .filter((what) => isTwice(features[what] ?? []))
      .map((what): MapFault => ({ at: `${at}.features.${what}`, clause: 'ed.camp-map.1', why: TWICE }))
    if (isTwice(blocked)) doubled.push({ at: `${at}.blocked`, clause: 'ed.camp-map.2', why: TWICE })
    const outside = blocked.find((side) => !isPlace(place + STEPS[side]))
    if (outside === undefined) return doubled
    const why = `There is no tile on the ${outside} of ${tileWords(map, place)}.`
    return [...doubled, { at: `${at}.blocked`, clause: 'ed.camp-map.2', why }]
  })
}

/** ed.camp-map.6 All that is wrong with a map. */
export function mapFaults(map: CampaignMap): MapFault[] {
  if (map.tiles.length !== PLACES.length)
    return [
      {
        at: 'tiles',
        clause: 'ed.camp-map.6',
        why: `A map has ${PLACES.length} tiles, ${SIDE} rows of ${SIDE}; this one has ${map.tiles.length}.`,
      },
    ]
  return [...countFaults(map), ...sideFaults(map), ...reachFaults(map)]
}

/** A map from outside: read, or all that is wrong with it. */
export function readMap(
  document: unknown,
): { readonly ok: true; readonly value: MapDocument } | { readonly ok: false; readonly faults: readonly MapFault[] } {
  const read = parse(MAP_DOCUMENT, document)
  if (!read.ok) return { ok: false, faults: [{ ...read.fault, clause: 'ed.camp-map.1' }] }
  const faults = mapFaults(read.value)
  return faults.length === 0 ? { ok: true, value: read.value } : { ok: false, faults }
}
