/** Who holds which tiles, by pattern, border and letter; what is built on them, what was searched. */
import {
  DIRECTIONS,
  type Direction,
  type Faction,
  FACTIONS,
  forcesAt,
  PLACES,
  type Place,
  type Structure,
  tileAt,
  type View,
} from '@shamble/even-death/campaign/page'
import { cornerOf, TILE } from './place.ts'

export const LETTERS: Readonly<Record<Faction, string>> = { survivors: 'S', military: 'M', bandits: 'B', zombies: 'Z' }

/** Each is told from the others without any colour. */
const PATTERNS: Readonly<Record<Faction, preact.JSX.Element>> = {
  survivors: <path d="M-2 11 11-2M-2 2 2-2M7 11 11 7" />,
  military: <path d="M0 6.500l4.500-4 4.500 4" />,
  bandits: <path d="M0 4.500h9M4.500 0v9" />,
  zombies: (
    <>
      <circle cx="2.500" cy="2.500" r="1.500" />
      <circle cx="7" cy="7" r="1.500" />
    </>
  ),
}

export const OwnerPatterns = ({ id }: { readonly id: string }) => (
  <defs>
    {FACTIONS.map((faction) => (
      <pattern
        key={faction}
        id={`${id}-${faction}`}
        class={`own-pattern of-${faction}`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
      >
        {PATTERNS[faction]}
      </pattern>
    ))}
  </defs>
)

const OFF: Readonly<Record<Direction, number>> = { north: -10, east: 1, south: 10, west: -1 }
const holder = (view: View, place: Place): Faction | null =>
  PLACES.includes(place) ? tileAt(view, place).controller : null

/** The sides on which somebody else begins, a little inside. */
function border(view: View, place: Place, faction: Faction): string {
  const [x, y] = cornerOf(place)
  const [left, top, right, bottom] = [x + 2, y + 2, x + TILE - 2, y + TILE - 2]
  const lines: Readonly<Record<Direction, string>> = {
    north: `M${x} ${top}H${x + TILE}`,
    east: `M${right} ${y}V${y + TILE}`,
    south: `M${x} ${bottom}H${x + TILE}`,
    west: `M${left} ${y}V${y + TILE}`,
  }
  return DIRECTIONS.filter((side) => holder(view, place + OFF[side]) !== faction)
    .map((side) => lines[side])
    .join('')
}

export const Owners = ({ view, id }: { readonly view: View; readonly id: string }) => (
  <g class="owners">
    {PLACES.map((place) => {
      const faction = tileAt(view, place).controller
      if (faction === null) return null
      const [x, y] = cornerOf(place)
      return (
        <g key={place} class={`of-${faction}`}>
          <rect x={x} y={y} width={TILE} height={TILE} fill={`url(#${id}-${faction})`} />
          <path class="border" d={border(view, place, faction)} />
        </g>
      )
    })}
  </g>
)

/** In a box of 16. */
const STRUCTURE_SIGNS: Readonly<Record<Structure, string>> = {
  farm: 'M8 14V5M8 8C5 8 4 6 4 3.500M8 8c3 0 4-2 4-4.500M8 12c-3 0-4-2-4-4.500M8 12c3 0 4-2 4-4.500',
  'aid-station': 'M6 2.500h4V6h3.500v4H10v3.500H6V10H2.500V6H6z',
  'training-ground': 'M8 4 1.500 7 8 10l6.500-3zM4.500 8.500V12c2 1.700 5 1.700 7 0V8.500M14 7.500v4',
}

export const StructureSign = ({ structure }: { readonly structure: Structure }) => (
  <g class="structure">
    <rect width="18" height="18" rx="2" />
    <path transform="translate(1 1)" d={STRUCTURE_SIGNS[structure]} />
  </g>
)

export const SearchedSign = () => (
  <g class="searched">
    <circle cx="9" cy="9" r="7.500" />
    <path d="M5.500 9.500 8 12l4.500-6" />
  </g>
)

/** Whoever stands in a tile that somebody else holds; null where nobody does. */
export function contestedBy(view: Pick<View, 'tiles' | 'forces'>, place: Place): Faction | null {
  const { controller } = tileAt(view, place)
  if (controller === null) return null
  return forcesAt(view, place).find(({ owner }) => owner !== controller)?.owner ?? null
}

/** Held by one, and somebody else stands there. */
export const ContestedSign = () => <path class="contested" d="M0-9 9 9H-9z M0-3V3M0 5.500v1" />

/** Letters, structures and what was searched, over everything else of the land. */
export const Marks = ({ view }: { readonly view: View }) => (
  <g class="marks">
    {PLACES.map((place) => {
      const { controller, structure, searched } = tileAt(view, place)
      const contested = contestedBy(view, place)
      if (controller === null && structure === null && !searched) return null
      const [x, y] = cornerOf(place)
      return (
        <g key={place} transform={`translate(${x} ${y})`}>
          <g class="signs">
            {structure && (
              <g transform="translate(4 4)">
                <StructureSign structure={structure} />
              </g>
            )}
            {searched && (
              <g transform={`translate(${structure ? 25 : 4} 4)`}>
                <SearchedSign />
              </g>
            )}
          </g>
          {controller && (
            <g class={`letter of-${controller}`} transform={`translate(${TILE - 12} 12)`}>
              <rect x="-7.500" y="-8" width="15" height="16" />
              <text y="4.500">{LETTERS[controller]}</text>
            </g>
          )}
          {contested && (
            <g transform={`translate(${TILE - 34} 13)`}>
              <ContestedSign />
            </g>
          )}
        </g>
      )
    })}
  </g>
)
