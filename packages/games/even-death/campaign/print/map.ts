/** The map of a campaign on paper: every tile with its country, whose it is, what stands on it, and who is there. */
import type { PlanArea, PlanLine, PlanPrint } from '@shamble/print'
import { line } from '../../print/words.ts'
import { FACTION_TITLES } from '../../tables/profiles.ts'
import type { MapDocument } from '../content/map-document.ts'
import { type CampaignMap, type Direction, type MapTile, type Place, PLACES, SIDE, tileOn, xOf, yOf } from '../map.ts'
import { worthOf } from '../roster.ts'
import { forcesAt, type State, type Structure, type TileState, tileAt } from '../state.ts'

/** A tile is so many units wide. */
const TILE = 10
const MIDDLE = TILE / 2
/** How far words stand from the edge. */
const STRIP = 1

/** North is up. */
const cornerOf = (place: Place): readonly [x: number, y: number] => [(xOf(place) - 1) * TILE, (yOf(place) - 1) * TILE]

const MARKS: Readonly<Record<Structure, string>> = { farm: 'farm', 'aid-station': 'aid', 'training-ground': 'training' }

const LOOKS: Readonly<Record<MapTile['kind'], PlanArea['look'] | null>> = {
  field: null,
  forest: 'green',
  mountains: 'piece',
  water: 'zone',
  town: 'road',
  city: 'road',
}

/** "Survivors, farm" */
const held = ({ controller, structure }: TileState): string =>
  [controller ? FACTION_TITLES[controller] : '', structure ? MARKS[structure] : '']
    .filter((word) => word !== '')
    .join(', ')

/** The country; fields are left white. */
function areasOf(map: CampaignMap, place: Place): PlanArea[] {
  const look = LOOKS[tileOn(map, place).kind]
  const [x, y] = cornerOf(place)
  if (look === null) return []
  return [
    {
      look,
      outline: [
        [x, y],
        [x + TILE, y],
        [x + TILE, y + TILE],
        [x, y + TILE],
      ],
      label: '',
    },
  ]
}

/** Its name above, with what it is if people live there; whose it is below. */
function wordsOf(map: CampaignMap, state: State, place: Place): PlanPrint['points'] {
  const { name, kind, accessible } = tileOn(map, place)
  const [x, y] = cornerOf(place)
  const isSettled = kind === 'town' || kind === 'city'
  const word = (down: number, label: string) => ({ look: 'word' as const, at: [x + MIDDLE, y + down] as const, label })
  return [
    word(STRIP, isSettled ? `${name}, ${kind}` : name),
    word(TILE - STRIP, accessible ? held(tileAt(state, place)) : 'no way'),
  ]
}

/** From the middle of a tile to the middle of a side; along it for one that nobody crosses. */
function wayTo(place: Place, side: Direction): Pick<PlanLine, 'from' | 'to'> {
  const [x, y] = cornerOf(place)
  const middle = [x + MIDDLE, y + MIDDLE] as const
  if (side === 'north') return { from: middle, to: [x + MIDDLE, y] }
  if (side === 'south') return { from: middle, to: [x + MIDDLE, y + TILE] }
  return { from: middle, to: [side === 'west' ? x : x + TILE, y + MIDDLE] }
}

function along(place: Place, side: Direction): Pick<PlanLine, 'from' | 'to'> {
  const [x, y] = cornerOf(place)
  if (side === 'north') return { from: [x, y], to: [x + TILE, y] }
  if (side === 'south') return { from: [x, y + TILE], to: [x + TILE, y + TILE] }
  const across = side === 'west' ? x : x + TILE
  return { from: [across, y], to: [across, y + TILE] }
}

function linesOf(map: CampaignMap, place: Place): PlanLine[] {
  const { features, blocked } = tileOn(map, place)
  return [
    ...(features.river ?? []).map((side): PlanLine => ({ look: 'low', ...wayTo(place, side), label: '' })),
    ...(features.roads ?? []).map((side): PlanLine => ({ look: 'fence', ...wayTo(place, side), label: '' })),
    ...blocked.map((side): PlanLine => ({ look: 'wall', ...along(place, side), label: '' })),
  ]
}

/** Forces by their numbers, the dead apart from the living. */
const forcesOn = (state: State): PlanPrint['points'] =>
  PLACES.flatMap((place) =>
    forcesAt(state, place).map(({ id, owner }) => {
      const [x, y] = cornerOf(place)
      return {
        look: owner === 'zombies' ? ('dead' as const) : ('living' as const),
        at: [x + MIDDLE, y + MIDDLE] as const,
        label: `${id}`,
      }
    }),
  )

const KEY =
  'Rows from north to south, columns from west to east. Dark: mountains. Dashed outline: forest; dashed box: water. Double line: a river. Line with bars: a road. Solid line: nobody crosses this side. White discs: people. Black discs: the dead.'

export function mapPlan(map: MapDocument, state: State): PlanPrint {
  const size = SIDE * TILE
  return {
    id: map.title,
    says: map.says,
    width: size,
    depth: size,
    lines: TILE,
    unit: 'tenths of a tile',
    key: KEY,
    areas: PLACES.flatMap((place) => areasOf(map, place)),
    edges: PLACES.flatMap((place) => linesOf(map, place)),
    points: [...forcesOn(state), ...PLACES.flatMap((place) => wordsOf(map, state, place))],
    list: state.forces.map(
      (force) =>
        `${force.id}: ${FACTION_TITLES[force.owner]}, ${worthOf(force)} points, at ${tileOn(map, force.at).name} (${yOf(force.at)},${xOf(force.at)})`,
    ),
    notes: [line('ed.camp-rules.9'), line('ed.camp-vp.3')],
  }
}
