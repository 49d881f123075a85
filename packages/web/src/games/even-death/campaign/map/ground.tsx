/** ed.camp-map.1 The country: six kinds of tiles, rivers, roads, bridges, open water, and the sides that nobody crosses. */
import {
  type CampaignMap,
  type Direction,
  type MapTile,
  opposite,
  type Place,
  PLACES,
  tileOn,
} from '@shamble/even-death/campaign/page'
import { cornerOf, placeName, TILE } from './place.ts'

const HALF = TILE / 2
type Point = readonly [x: number, y: number]

/** Where a side of a tile has its middle, from the corner of the tile. */
const MIDDLES: Readonly<Record<Direction, Point>> = {
  north: [HALF, 0],
  east: [TILE, HALF],
  south: [HALF, TILE],
  west: [0, HALF],
}

const at = (place: Place): string => `translate(${cornerOf(place).join(' ')})`

/** Two of each, so that neighbours are no wallpaper. */
const firs = (trees: readonly (readonly [x: number, y: number, size: number])[]) => (
  <>
    {trees.map(([x, y, size], i) => (
      <path
        key={i}
        class="fir"
        d={`M${x} ${y}l${size * 0.5} ${size}h-${size}zM${x} ${y + size * 0.5}l${size * 0.6} ${size * 0.9}h-${size * 1.2}zM${x} ${y + size * 1.4}v${size * 0.35}`}
      />
    ))}
  </>
)

const FIRS = [
  [20, 12, 15],
  [44, 24, 17],
  [70, 10, 16],
  [30, 44, 16],
  [62, 46, 15],
  [82, 34, 12],
] as const
const FEWER_FIRS = [
  [26, 20, 17],
  [58, 12, 15],
  [48, 42, 16],
  [78, 36, 15],
] as const

const house = (x: number, y: number): string => `M${x} ${y}v9h12v-9l-6-6zM${x - 2} ${y + 1}l8-8 8 8`
const block = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z${Array.from({ length: Math.floor(height / 9) }, (_, i) => `M${x + 3} ${y + 5 + i * 9}h3M${x + width - 6} ${y + 5 + i * 9}h3`).join('')}`

/** What grows or stands on a tile; `odd` tells two that lie beside each other apart. */
const SCENERY: Readonly<Record<MapTile['kind'], (odd: boolean) => preact.JSX.Element>> = {
  field: (odd) => (
    <path
      class="grass"
      d={
        odd
          ? 'M12 26q4-5 8 0M60 20q4-5 8 0M30 52q4-5 8 0M64 58l14 6M62 62l14 6M60 66l14 6'
          : 'M18 20q4-5 8 0M56 34q4-5 8 0M16 58l16-6M18 62l16-6M20 66l16-6M66 60q4-5 8 0'
      }
    />
  ),
  forest: (odd) => firs(odd ? FIRS : FEWER_FIRS),
  mountains: (odd) => (
    <path
      class="peak"
      d={
        odd
          ? 'M8 68 34 22l12 20 10-16 28 42zM26 36l8 6 6-4M50 34l6 5 7-3'
          : 'M10 70 40 18l30 52M54 44l10-14 20 40M31 34l9 7 9-6M58 40l6 4 7-3'
      }
    />
  ),
  water: (odd) => (
    <path
      class="wave"
      d={
        odd
          ? 'M12 22q5-5 10 0t10 0M52 34q5-5 10 0t10 0M22 54q5-5 10 0t10 0'
          : 'M16 30q5-5 10 0t10 0M50 18q5-5 10 0t10 0M44 56q5-5 10 0t10 0'
      }
    />
  ),
  town: (odd) => (
    <path
      class="house"
      d={(odd
        ? [house(22, 30), house(44, 22), house(64, 34), house(36, 48)]
        : [house(18, 26), house(40, 34), house(62, 24), house(54, 50)]
      ).join('')}
    />
  ),
  city: (odd) => (
    <path
      class="block"
      d={(odd
        ? [block(14, 32, 16, 28), block(32, 20, 18, 40), block(54, 26, 14, 34), block(70, 36, 13, 24)]
        : [block(12, 26, 15, 34), block(30, 34, 17, 26), block(50, 18, 17, 42), block(70, 30, 13, 30)]
      ).join('')}
    />
  ),
}

/** Open water along sides and in corners. */
const SHORES: Readonly<Record<NonNullable<MapTile['features']['water']>[number], string>> = {
  north: `M0 0H${TILE}V24Q${HALF} 32 0 24z`,
  east: `M${TILE} 0V${TILE}H68Q60 ${HALF} 68 0z`,
  south: `M0 ${TILE}H${TILE}V68Q${HALF} 60 0 68z`,
  west: `M0 0V${TILE}H24Q32 ${HALF} 24 0z`,
  'north-west': 'M0 0H30Q28 28 0 30z',
  'north-east': `M${TILE} 0H62Q64 28 ${TILE} 30z`,
  'south-east': `M${TILE} ${TILE}H62Q64 64 ${TILE} 62z`,
  'south-west': `M0 ${TILE}H30Q28 64 0 62z`,
}

/** From side to side through the middle, or from where it springs. */
function through(sides: readonly Direction[]): string {
  const [first, second] = sides
  if (!first) return ''
  const [x1, y1] = MIDDLES[first]
  if (!second) return `M${HALF} ${HALF}Q${(x1 + HALF) / 2 + 3} ${(y1 + HALF) / 2} ${x1} ${y1}`
  const [x2, y2] = MIDDLES[second]
  return `M${x1} ${y1}Q${HALF} ${HALF} ${x2} ${y2}`
}

/** Roads join in the middle; two of them make one bend. */
function roads(sides: readonly Direction[]): string {
  if (sides.length === 2) return through(sides)
  return sides.map((side) => `M${HALF} ${HALF}L${MIDDLES[side].join(' ')}`).join('')
}

/** Where a road crosses the water. */
function Bridge({ tile }: { readonly tile: MapTile }) {
  const { river = [], roads: ways = [], wideRiver } = tile.features
  if (wideRiver === 'bridge')
    return <path class="bridge" d={`M${TILE - 14} ${HALF - 5}h20M${TILE - 14} ${HALF + 5}h20`} />
  if (river.length === 0 || ways.length === 0) return null
  return <path class="bridge" d={`M${HALF - 9} ${HALF - 5}h18M${HALF - 9} ${HALF + 5}h18`} />
}

const Tile = ({ tile, place }: { readonly tile: MapTile; readonly place: Place }) => {
  const { water = [], river = [], roads: ways = [], wideRiver } = tile.features
  return (
    <g transform={at(place)} class={`tile ${tile.kind}${tile.accessible ? '' : ' shut'}`} data-place={placeName(place)}>
      <rect class="land" width={TILE} height={TILE} />
      {water.map((where) => (
        <path key={where} class="open" d={SHORES[where]} />
      ))}
      {SCENERY[tile.kind]((place + Math.floor(place / 10)) % 2 === 1)}
      {river.length > 0 && <path class="river" d={through(river)} />}
      {wideRiver && <path class="river wide" d={`M${TILE} 0V${TILE}`} />}
      {ways.length > 0 && <path class="road" d={roads(ways)} />}
      <Bridge tile={tile} />
    </g>
  )
}

/** A tile of a kind, as a sample; bare where something else is to be seen on it. */
export const Swatch = ({ kind, bare }: { readonly kind: MapTile['kind']; readonly bare: boolean }) => (
  <g class={`tile ${kind}`}>
    <rect class="land" width={TILE} height={TILE} />
    {!bare && SCENERY[kind](false)}
  </g>
)

/** ed.camp-rules.9 Both tiles can be entered, and yet nobody goes from one to the other. */
function isShut(map: CampaignMap, place: Place, side: 'east' | 'south'): boolean {
  const beyond = place + (side === 'east' ? 1 : 10)
  if (!PLACES.includes(beyond)) return false
  return tileOn(map, place).blocked.includes(side) || tileOn(map, beyond).blocked.includes(opposite(side))
}

/** ed.camp-map.2 Red dots along every side that nobody crosses, told once. */
function Blocked({ map }: { readonly map: CampaignMap }) {
  const sides = PLACES.flatMap((place) =>
    (['east', 'south'] as const)
      .filter((side) => isShut(map, place, side))
      .map((side) => {
        const [x, y] = cornerOf(place)
        return side === 'east' ? `M${x + TILE} ${y + 2}V${y + TILE - 2}` : `M${x + 2} ${y + TILE}H${x + TILE - 2}`
      }),
  )
  return <path class="blocked" d={sides.join('')} />
}

/** Drawn once: the land never changes. */
export const Ground = ({ map }: { readonly map: CampaignMap }) => (
  <g class="country">
    {PLACES.map((place) => (
      <Tile key={place} tile={tileOn(map, place)} place={place} />
    ))}
    <path
      class="grid"
      d={Array.from({ length: 7 }, (_, i) => `M${(i + 1) * TILE} 0V${8 * TILE}M0 ${(i + 1) * TILE}H${8 * TILE}`).join(
        '',
      )}
    />
    <Blocked map={map} />
  </g>
)

const isSettled = ({ kind }: MapTile): boolean => kind === 'city' || kind === 'town'

/** Of the places where people lived, for a picture on which no more can be read. */
export const FewNames = ({ map }: { readonly map: CampaignMap }) => (
  <g class="names few">
    {PLACES.filter((place) => isSettled(tileOn(map, place))).map((place) => {
      const [x, y] = cornerOf(place)
      return (
        <text key={place} x={x + HALF} y={y + TILE - 4}>
          {tileOn(map, place).name}
        </text>
      )
    })}
  </g>
)

export const Names = ({ map }: { readonly map: CampaignMap }) => (
  <g class="names">
    {PLACES.map((place) => {
      const [x, y] = cornerOf(place)
      return (
        <text key={place} x={x + 6} y={y + TILE - 7}>
          {tileOn(map, place).name}
        </text>
      )
    })}
  </g>
)
