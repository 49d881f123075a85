/** The ground: tiles face up and face down, walls and doors. Drawn once for every arrangement of them. */
import { firstSquareOf, TILE_SIDE, TILES, type View } from '@shamble/evac/page'
import { BlastPattern, HatchPattern } from '../../board/layers.tsx'
import { drawTile, TICKS, wallBars } from './ground.ts'
import { endsOf, positionName, S } from './place.ts'
import { rowOf } from '../../sure.ts'

const T = TILE_SIDE * S

export const Patterns = () => (
  <defs>
    <pattern id="b-stip" width="20" height="20" patternUnits="userSpaceOnUse">
      <circle class="st" cx="4" cy="5.6" r=".7" />
      <circle class="st" cx="14.4" cy="15.2" r=".7" />
    </pattern>
    <pattern id="b-plank" width="40" height="10" patternUnits="userSpaceOnUse">
      <path class="pl" d="M0 .5H40" />
    </pattern>
    <HatchPattern />
    <pattern id="b-back" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="ba" d="M0 0H40M0 0V40" />
    </pattern>
    <pattern id="b-run" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="ru" d="M0 0V8" />
    </pattern>
    <BlastPattern />
    <pattern id="b-down" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="zh" d="M0 0V5" />
    </pattern>
  </defs>
)

function CardBack({ view, position }: { readonly view: View; readonly position: number }) {
  return (
    <g class="back">
      <rect x="3.6" y="3.6" width={T - 7.2} height={T - 7.2} rx="4" />
      <rect class="bh" x="3.6" y="3.6" width={T - 7.2} height={T - 7.2} rx="4" />
      <rect class="bf" x="12.8" y="12.8" width={T - 25.6} height={T - 25.6} />
      <circle class="be" cx={T / 2} cy={T / 2} r="60" />
      <text class="bt" x={T / 2} y={T / 2 + 16.8}>
        {positionName(view, position)}
      </text>
    </g>
  )
}

function TileFace({ id, rot }: { readonly id: string; readonly rot: number }) {
  const { floor, pad } = drawTile(id, rot)
  return (
    <g class="tile">
      <rect class="ground" width={T} height={T} />
      <rect fill="url(#b-stip)" width={T} height={T} />
      <path class="floor" d={floor} />
      <path fill="url(#b-plank)" d={floor} />
      <path class="tick" d={TICKS} />
      {pad && (
        <g class="heli" transform={`translate(${pad[0]} ${pad[1]})`}>
          <circle r="52" />
          <path d="M-18-26V26M18-26V26M-18 0H18" />
        </g>
      )}
    </g>
  )
}

/** Ground, floors and card backs. */
export function Ground({ view, flipped }: { readonly view: View; readonly flipped: string }) {
  return (
    <>
      {view.tiles.map((tile, position) => {
        const [x, y] = firstSquareOf(view.size, position)
        const turning = flipped.split(' ').includes(positionName(view, position))
        return (
          <g key={position} transform={`translate(${(x - 1) * S} ${(y - 1) * S})`}>
            <g class={turning ? 'turning' : undefined}>
              {tile.up ? <TileFace id={tile.id} rot={tile.rot} /> : <CardBack view={view} position={position} />}
            </g>
          </g>
        )
      })}
    </>
  )
}

/** Over light and shade, so that they can always be read. */
export function TileNames({ view }: { readonly view: View }) {
  return (
    <g class="tile-names">
      {view.tiles.map((tile, position) => {
        if (!tile.up) return null
        const [x, y] = firstSquareOf(view.size, position)
        const title = rowOf(TILES, tile.id)?.name ?? ''
        return (
          <text key={position} class="tn" x={(x - 1) * S + 8} y={(y - 1) * S + 15}>
            {positionName(view, position)} {title}
            {position === view.spawnTile && (
              <tspan x={(x - 1) * S + 8} dy="12">
                spawn tile
              </tspan>
            )}
          </text>
        )
      })}
    </g>
  )
}

function Doors({ view }: { readonly view: View }) {
  return (
    <>
      {view.doors.map(({ side, standing }) => {
        const [x1, y1] = endsOf(view, side)
        return (
          <g
            key={side}
            transform={`translate(${x1} ${y1})${side % 2 === 0 ? ' rotate(90)' : ''}`}
            data-door={standing ? 'standing' : 'destroyed'}
          >
            <path class="stub" d="M0 0h4.8M35.2 0h4.8" />
            {standing ? (
              <>
                <rect class="door" x="5.2" y="-4.6" width="29.6" height="9.2" rx="1" />
                <path class="doorl" d="M20 -4.6v9.2" />
              </>
            ) : (
              <path class="doorb" d="M6.4 -.8l8 8M18.4 2.4l5.6 8M33.6 .8l-4.8 8.8" />
            )}
          </g>
        )
      })}
    </>
  )
}

export function Walls({ view }: { readonly view: View }) {
  const bars = wallBars(view)
  return (
    <>
      <path class="wallsh" d={bars} />
      <path class="wall" d={bars} />
      <Doors view={view} />
    </>
  )
}
