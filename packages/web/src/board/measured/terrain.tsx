/** Terrain as it looks: ground, roads, floors, walls with their openings, names. */
import { type Building, type Gap, type OpeningState, wallsOf, type XY } from '@shamble/table'
import { along, apart, boxPath, degrees, middleOf, point, polygon, polyline } from './shapes.ts'
import { at, px } from './units.ts'

export const Patterns = () => (
  <defs>
    <pattern id="m-stip" width="17" height="17" patternUnits="userSpaceOnUse">
      <circle class="st" cx="3" cy="4" r=".9" />
      <circle class="st" cx="11" cy="9" r=".7" />
      <circle class="st" cx="6" cy="14" r=".8" />
    </pattern>
    <pattern id="m-plank" width="40" height="9" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 .5H40" />
    </pattern>
    <pattern id="m-leaf" width="10" height="10" patternUnits="userSpaceOnUse">
      <path class="lf" d="M1 6q2-4 4 0M6 3q2-4 4 0M5 10q2-4 4 0" />
    </pattern>
    <pattern id="m-rubble" width="16" height="14" patternUnits="userSpaceOnUse">
      <path class="vr" d="M2 5l4-3 4 2-2 4zM9 12l3-4 3 3-3 2z" />
    </pattern>
    <pattern id="b-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ha" d="M0 0V7" />
    </pattern>
    <pattern id="b-down" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="zh" d="M0 0V5" />
    </pattern>
    <pattern id="m-zone" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="zonel" d="M0 0V9" />
    </pattern>
  </defs>
)

export interface Road {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** A dashed line in the middle of everything that is long and narrow enough to be driven along. */
function lane({ west, north, east, south }: Road): string {
  const [width, depth] = [east - west, south - north]
  if (Math.max(width, depth) < 1.5 * Math.min(width, depth)) return ''
  return width > depth
    ? `M${at(west + 100)} ${at((north + south) / 2)}H${at(east - 100)}`
    : `M${at((west + east) / 2)} ${at(north + 100)}V${at(south - 100)}`
}

/** Ground, roads and floors: everything that lies under the light. */
export function Ground({
  width,
  depth,
  roads,
  buildings,
}: {
  readonly width: number
  readonly depth: number
  readonly roads: readonly Road[]
  readonly buildings: readonly Building[]
}) {
  const paved = roads.map(boxPath).join('')
  const floors = buildings.map(({ outline }) => polygon(outline)).join('')
  return (
    <g class="ground" clip-path="url(#m-table)">
      <clipPath id="m-table">
        <rect width={px(width)} height={px(depth)} />
      </clipPath>
      <rect class="grass" width={px(width)} height={px(depth)} />
      <rect fill="url(#m-stip)" width={px(width)} height={px(depth)} />
      <path class="kerb" d={paved} />
      <path class="road" d={paved} />
      <path class="lane" d={roads.map(lane).join('')} />
      <path class="floor" d={floors} />
      <path fill="url(#m-plank)" d={floors} />
    </g>
  )
}

/** The walls of all buildings on a level, and what opens in them. Walls change only where they are broken through. */
export function Walls({
  buildings,
  level = 0,
  gaps = [],
}: {
  readonly buildings: readonly Building[]
  readonly level?: number
  readonly gaps?: readonly Gap[]
}) {
  const walls = buildings.flatMap((b) => wallsOf(b, gaps).filter((wall) => wall.level === level))
  const d = walls.map(({ from, to }) => polyline([from, to])).join('')
  const thin = walls.filter(({ kind }) => kind === 'thin').map(({ from, to }) => polyline([from, to]))
  return (
    <g class="walls">
      <path class="wallsh" d={d} />
      <path class="wl" d={d} />
      {thin.length > 0 && <path class="wl-thin" d={thin.join('')} />}
    </g>
  )
}

/** How a door or window is made: plain, or harder to get through. */
export interface OpeningLook {
  readonly is: 'door' | 'window'
  readonly made: 'plain' | 'studded' | 'plated' | 'barred'
}

interface OpeningShown {
  readonly id: string
  readonly look: OpeningLook
  readonly from: XY
  readonly to: XY
  readonly state: OpeningState
}

/** Studs, a plate or bars over a closed opening, along it. */
function Made({ made, length }: { readonly made: OpeningLook['made']; readonly length: number }) {
  const spots = (count: number): number[] =>
    Array.from({ length: count }, (_, i) => -length / 2 + (length * (i + 0.5)) / count)
  switch (made) {
    case 'studded':
      return (
        <path
          class="studs"
          d={spots(3)
            .map((x) => `M${(x - 1.2).toFixed(1)} 0h2.400`)
            .join('')}
        />
      )
    case 'plated':
      return (
        <>
          <path
            class="plate"
            d={`M${-length / 2 + 2} -4.600H${length / 2 - 2}M${-length / 2 + 2} 4.600H${length / 2 - 2}`}
          />
          <path
            class="studs"
            d={spots(4)
              .map((x) => `M${(x - 1.2).toFixed(1)} 0h2.400`)
              .join('')}
          />
        </>
      )
    case 'barred':
      return (
        <path
          class="bars"
          d={spots(Math.max(3, Math.round(length / 9)))
            .map((x) => `M${x.toFixed(1)} -6V6`)
            .join('')}
        />
      )
    default:
      return null
  }
}

/** A door that stands open is swung into the room; broken ones leave stubs and splinters. */
export function Opening(shown: OpeningShown) {
  if (shown.state === 'broken') return <Broken {...shown} />
  if (shown.look.is === 'window') return <Window {...shown} />
  return shown.state === 'open' ? <OpenDoor {...shown} /> : <ClosedDoor {...shown} />
}

/** What is left of it at either end. */
function stubsOf({ from, to }: OpeningShown): string {
  const stub = apart(from, to) * 0.16
  return polyline([from, along(from, to, stub)]) + polyline([to, along(to, from, stub)])
}

const turnOf = ({ from, to }: OpeningShown): string => degrees(from, to).toFixed(1)

const Broken = (shown: OpeningShown) => (
  <>
    <path class={shown.look.is === 'door' ? 'dr' : 'wn'} d={stubsOf(shown)} />
    <path
      class="splint"
      transform={`translate(${point(middleOf([shown.from, shown.to]))}) rotate(${turnOf(shown)})`}
      d="M-12 5l4-3M-3-6l4 4M6 5l3-5M11-4l3 3"
    />
  </>
)

function OpenDoor(shown: OpeningShown) {
  const l = px(apart(shown.from, shown.to))
  const [x, y] = [(l * 0.34).toFixed(1), (-l * 0.94).toFixed(1)]
  return (
    <g transform={`translate(${point(shown.from)}) rotate(${turnOf(shown)})`}>
      <path class="swing" d={`M${l} 0A${l} ${l} 0 0 0 ${x} ${y}`} />
      <path class="dr open" d={`M0 0L${x} ${y}`} />
    </g>
  )
}

const ClosedDoor = (shown: OpeningShown) => (
  <>
    <path class="dr" d={polyline([shown.from, shown.to])} />
    <Fittings {...shown} />
  </>
)

function Window(shown: OpeningShown) {
  const whole = polyline([shown.from, shown.to])
  const isOpen = shown.state === 'open'
  return (
    <>
      <path class="wn" d={isOpen ? stubsOf(shown) : whole} />
      {!isOpen && <path class="wn2" d={whole} />}
      {isOpen && <path class="sill" d={whole} />}
      <Fittings {...shown} />
    </>
  )
}

/** How it was made, and what was nailed over it. */
function Fittings(shown: OpeningShown) {
  const { look, from, to, state } = shown
  const middle = middleOf([from, to])
  const [length, turn] = [px(apart(from, to)), turnOf(shown)]
  return (
    <>
      {look.made !== 'plain' && (
        <g transform={`translate(${point(middle)}) rotate(${turn})`}>
          <Made made={look.made} length={length} />
        </g>
      )}
      {state === 'barricaded' && <Boards at={middle} turn={turn} length={length} />}
    </>
  )
}

const Boards = ({ at: p, turn, length }: { readonly at: XY; readonly turn: string; readonly length: number }) => (
  <g transform={`translate(${point(p)}) rotate(${turn})`} class="boards">
    <path d={`M${-length / 2 - 3} -5L${length / 2 + 3} 4M${-length / 2 - 3} 5L${length / 2 + 3} -5`} />
  </g>
)

/** What it is called is written beside it, towards the middle of the house. */
const TAG = 115

function tagAt({ from, to }: Pick<OpeningShown, 'from' | 'to'>, inside: XY): XY {
  const middle = middleOf([from, to])
  const length = apart(from, to)
  const [x, y] = [(-(to.y - from.y) / length) * TAG, ((to.x - from.x) / length) * TAG]
  const isInside = x * (inside.x - middle.x) + y * (inside.y - middle.y) > 0
  return isInside ? { x: middle.x + x, y: middle.y + y } : { x: middle.x - x, y: middle.y - y }
}

const plainLook = (kind: string): OpeningLook => ({ is: kind === 'door' ? 'door' : 'window', made: 'plain' })

export interface OpeningsShown {
  readonly buildings: readonly Building[]
  readonly stateOf: (id: string, first: OpeningState) => OpeningState
  /** What is written beside it: who pounds on it, and how likely it breaks. */
  readonly noteOn?: ((id: string) => string) | undefined
  readonly lookOf?: ((kind: string) => OpeningLook) | undefined
  /** What it is called on the board. */
  readonly tagOf?: ((id: string) => string) | undefined
  /** Those of one level; without it all. */
  readonly level?: number
}

export function Openings({
  buildings,
  stateOf,
  noteOn = () => '',
  lookOf = plainLook,
  tagOf = (id) => id,
  level,
}: OpeningsShown) {
  return (
    <g class="openings">
      {buildings.flatMap((b) =>
        b.openings.map((opening) => {
          if (level !== undefined && opening.level !== level) return null
          const note = noteOn(opening.id)
          const tag = tagOf(opening.id)
          return (
            <g key={opening.id} data-opening={opening.id} data-state={stateOf(opening.id, opening.state)}>
              <Opening {...opening} look={lookOf(opening.kind)} state={stateOf(opening.id, opening.state)} />
              {tag !== '' && (
                <text class="tag" transform={`translate(${point(tagAt(opening, middleOf(b.outline)))})`} y="3">
                  {tag}
                </text>
              )}
              {note !== '' && (
                <text class="pounded" transform={`translate(${point(middleOf([opening.from, opening.to]))})`} y="-9">
                  {note}
                </text>
              )}
            </g>
          )
        }),
      )}
      {buildings.flatMap((b) =>
        b.ladders.map(({ id, at: foot }) => (
          <g key={id} class="ladder" transform={`translate(${point(foot)})`} data-ladder={id}>
            <path d="M-9-5H9M-9 5H9M-6-5V5M-2-5V5M2-5V5M6-5V5" />
          </g>
        )),
      )}
    </g>
  )
}

/** What rooms and pieces are called. */
export function Names({
  rooms,
}: {
  readonly rooms: readonly { readonly id: string; readonly title: string; readonly outline: readonly XY[] }[]
}) {
  return (
    <g class="names">
      {rooms.map(({ id, title, outline }) => {
        const { x, y } = middleOf(outline)
        const top = Math.min(...outline.map((p) => p.y))
        return (
          <text key={id} class="tn" text-anchor="middle" x={px(x)} y={px(Math.min(y, top + 260))}>
            {title}
          </text>
        )
      })}
    </g>
  )
}
