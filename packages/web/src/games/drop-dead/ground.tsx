/** The ground: tiles, their walls and doorways, their symbols. Drawn once for every map. */
import {
  openSidesOf,
  type PlacedTile,
  SIDES,
  type Side,
  symbolOf,
  unitsOfTile,
  type View,
} from '@shamble/drop-dead/page'
import { BlastPattern, HatchPattern } from '../../board/layers.tsx'
import { S } from '../../board/shapes.ts'
import { centreOf, rectOfCell, T } from './place.ts'
import { TILE_ART } from './tile-art.ts'
import { tileAt, tileTitle } from './read.ts'

export const Patterns = () => (
  <defs>
    <HatchPattern />
    <BlastPattern />
    <pattern id="dd-stip" width="20" height="20" patternUnits="userSpaceOnUse">
      <circle class="st" cx="4" cy="5.6" r=".7" />
      <circle class="st" cx="14.4" cy="15.2" r=".7" />
    </pattern>
    <pattern id="dd-plank" width="40" height="10" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 .5H40" />
    </pattern>
    <pattern id="dd-brick" width="20" height="20" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 .5H20M0 10.500H20M5 0V10M15 10V20" />
    </pattern>
    <pattern id="dd-overrun" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ov" d="M0 0V9" />
    </pattern>
  </defs>
)

const TEXTURE = { road: null, room: 'dd-plank', open: 'dd-stip', under: 'dd-brick' } as const

/** Crosses at the corners of a tile's units. */
const TICKS = [1, 2, 3]
  .flatMap((x) => [1, 2, 3].map((y) => `M${x * S - 3} ${y * S}h6M${x * S} ${y * S - 3}v6`))
  .join('')

/** The half of a lane's middle line that leads to a side. */
const LANES: Readonly<Record<Side, string>> = { N: 'M80 58V0', E: 'M102 80H160', S: 'M80 102V160', W: 'M58 80H0' }

/** A tile without its walls: ground, lanes of a road, what stands there. */
export function TileFace({
  tile,
  ghost = false,
}: {
  readonly tile: Pick<PlacedTile, 'id' | 'rot'>
  readonly ghost?: boolean
}) {
  const { ground, lines } = TILE_ART[tile.id]
  const texture = TEXTURE[ground]
  return (
    <g class={`dd-tile ${ground}${ghost ? ' ghost' : ''}`}>
      <rect class="ground" width={T} height={T} />
      {texture && <rect fill={`url(#${texture})`} width={T} height={T} />}
      {ground === 'road' && (
        <path
          class="lane"
          d={openSidesOf(tile)
            .map((side) => LANES[side])
            .join('')}
        />
      )}
      <path class="tick" d={TICKS} />
      <g transform={`rotate(${90 * tile.rot} 80 80)`}>
        <path class="art" d={lines} />
      </g>
    </g>
  )
}

/** From the corner of a side along it: the doorway is the middle half. */
const LINE: Readonly<Record<Side, readonly [x: number, y: number, dx: number, dy: number]>> = {
  N: [0, 0, 1, 0],
  E: [T, 0, 0, 1],
  S: [0, T, 1, 0],
  W: [0, 0, 0, 1],
}

const stretch = (side: Side, from: number, to: number): string => {
  const [x, y, dx, dy] = LINE[side]
  return `M${x + from * dx} ${y + from * dy}L${x + to * dx} ${y + to * dy}`
}

const BEYOND: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' }

export type SideKind = 'wall' | 'way' | 'open' | 'blocked'

/** What a side of a tile is on this map (dd.grid.8 to dd.grid.10). */
export function sideKind(view: Pick<View, 'tiles'>, tile: PlacedTile, side: Side): SideKind {
  if (!openSidesOf(tile).includes(side)) return 'wall'
  const beyond = tileAt(view, [tile.tx + BEYOND[side][0], tile.ty + BEYOND[side][1]])
  if (!beyond) return 'open'
  return openSidesOf(beyond).includes(OPPOSITE[side]) ? 'way' : 'blocked'
}

const WHOLE = (side: Side): string => stretch(side, 0, T)
const JAMBS = (side: Side): string => stretch(side, 0, S) + stretch(side, T - S, T)

/** The threshold of a doorway, a little inside its tile. */
const SILL: Readonly<Record<Side, string>> = {
  N: 'M44 4H116',
  E: 'M156 44V116',
  S: 'M44 156H116',
  W: 'M4 44V116',
}

/** Walls with their gaps, and thresholds: what is open, what is blocked. */
export function TileWalls({
  tile,
  kinds,
}: {
  readonly tile: string
  readonly kinds: Readonly<Record<Side, SideKind>>
}) {
  const bars = SIDES.map((side) => (kinds[side] === 'way' || kinds[side] === 'open' ? JAMBS(side) : WHOLE(side))).join(
    '',
  )
  const of = (kind: SideKind): string =>
    SIDES.filter((side) => kinds[side] === kind)
      .map((side) => SILL[side])
      .join('')
  return (
    <g data-walls={tile}>
      <path class="wallsh" d={bars} />
      <path class="wall" d={bars} />
      <path class="sill open" d={of('open')} />
      <path class="sill blocked" d={of('blocked')} />
    </g>
  )
}

export const kindsOf = (view: Pick<View, 'tiles'>, tile: PlacedTile): Readonly<Record<Side, SideKind>> => ({
  N: sideKind(view, tile, 'N'),
  E: sideKind(view, tile, 'E'),
  S: sideKind(view, tile, 'S'),
  W: sideKind(view, tile, 'W'),
})

const STAR = 'M0-16 4.700-5.600 16-4.600 7.600 3 10 14.500 0 8.600-10 14.500-7.600 3-16-4.600-4.700-5.600z'

/** A circle asks for a card, a star brings zombies; what was resolved is faint. */
export function Symbol({
  tile,
  comes,
}: {
  readonly tile: Pick<PlacedTile, 'id' | 'resolved' | 'asleep'>
  readonly comes: number | null
}) {
  const symbol = symbolOf(tile)
  if (symbol === null) return null
  if (symbol === 'circle')
    return (
      <g class={`sym circle${tile.resolved ? ' done' : ''}`} transform="translate(80 80)">
        <circle r="15" />
        <path d="M-5-7h10v14h-10zM-2-3h4M-2 3h4" />
      </g>
    )
  return (
    <g class={`sym star${tile.asleep ? ' asleep' : ''}`} transform="translate(80 80)">
      <path d={STAR} />
      <text y="6">{symbol}</text>
      {comes !== null && (
        <text class="comes" y="31">
          {tile.asleep ? 'sleeps' : comes > 0 ? `+${comes}` : 'full'}
        </text>
      )}
    </g>
  )
}

const place = (tile: PlacedTile): string => {
  const { x, y } = rectOfCell([tile.tx, tile.ty])
  return `translate(${x} ${y})`
}

export const Tiles = ({ view, laid }: { readonly view: View; readonly laid: string }) => (
  <>
    {view.tiles.map((tile) => (
      <g key={`${tile.id} ${tile.tx},${tile.ty}`} transform={place(tile)}>
        <g class={laid === tile.id ? 'turning' : undefined}>
          <TileFace tile={tile} />
        </g>
      </g>
    ))}
  </>
)

export const Walls = ({ view }: { readonly view: View }) => (
  <>
    {view.tiles.map((tile) => (
      <g key={`${tile.id} ${tile.tx},${tile.ty}`} transform={place(tile)}>
        <TileWalls tile={tile.id} kinds={kindsOf(view, tile)} />
      </g>
    ))}
  </>
)

export const Symbols = ({ view, comes }: { readonly view: View; readonly comes: ReadonlyMap<string, number> }) => (
  <>
    {view.tiles.map((tile) =>
      isStarBetween(view, tile) ? null : (
        <g key={`${tile.id} ${tile.tx},${tile.ty}`} transform={place(tile)}>
          <Symbol tile={tile} comes={comes.get(`${tile.tx},${tile.ty}`) ?? null} />
        </g>
      ),
    )}
  </>
)

/** Of the sixteen units of a tile. */
const INNER = [5, 6, 9, 10]

/** A star with somebody on one of the four units around it. */
const isStarBetween = (view: View, tile: PlacedTile): boolean => {
  if (typeof symbolOf(tile) !== 'number') return false
  const units = unitsOfTile(tile)
  const middle = new Set(INNER.map((i) => units[i]))
  return [...view.zombies, ...view.survivors].some(({ at }) => at !== null && middle.has(at))
}

/** Stars that figures would cover, small, between them. */
export const StarsBetween = ({ view, comes }: { readonly view: View; readonly comes: ReadonlyMap<string, number> }) => (
  <>
    {view.tiles.map((tile) =>
      isStarBetween(view, tile) ? (
        <g key={`${tile.id} ${tile.tx},${tile.ty}`} transform={place(tile)}>
          <g class="between" transform="translate(80 80) scale(.68) translate(-80 -80)">
            <Symbol tile={tile} comes={comes.get(`${tile.tx},${tile.ty}`) ?? null} />
          </g>
        </g>
      ) : null,
    )}
  </>
)

/** About as wide as a letter of a name, and where names stand: in the first row of units, or in the last. */
const LETTER = 8
const IN_ROWS = { first: { from: 0, base: 15 }, last: { from: 120, base: 152 } } as const

/** Names are along the upper edge of their tiles, or along the lower where somebody stands in the way. */
export function nameRows(view: View): readonly (keyof typeof IN_ROWS)[] {
  const stand = [...view.survivors, ...view.zombies].flatMap(({ at }) => (at === null ? [] : [centreOf(at)]))
  return view.tiles.map((tile) => {
    const { x, y } = rectOfCell([tile.tx, tile.ty])
    const width = tileTitle(tile.id).length * LETTER + 8
    const isFree = (row: keyof typeof IN_ROWS): boolean =>
      stand.every(([fx, fy]) => {
        const down = fy - y - IN_ROWS[row].from
        return fx < x || fx - 20 > x + width || down < 0 || down > 40
      })
    return isFree('first') || !isFree('last') ? 'first' : 'last'
  })
}

/** Over light and shade, so that they can always be read. */
export const TileNames = ({ view, rows }: { readonly view: View; readonly rows: ReturnType<typeof nameRows> }) => (
  <g class="tile-names">
    {view.tiles.map((tile, i) => {
      const { x, y } = rectOfCell([tile.tx, tile.ty])
      return (
        <text key={`${tile.tx},${tile.ty}`} class="tn" x={x + 8} y={y + IN_ROWS[rows[i] ?? 'first'].base}>
          {tileTitle(tile.id)}
        </text>
      )
    })}
  </g>
)

/** What the ground depends on. */
export const groundKey = (view: View): string =>
  view.tiles.map((tile) => `${tile.id}${tile.tx},${tile.ty}r${tile.rot}`).join()

export const symbolKey = (view: View): string =>
  view.tiles
    .map((tile) => `${tile.id}${tile.resolved ? 1 : 0}${tile.asleep ? 1 : 0}${isStarBetween(view, tile) ? 1 : 0}`)
    .join()
