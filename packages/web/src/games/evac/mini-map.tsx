/** The whole map, small: tiles, figures and the window that the board shows. */
import { firstSquareOf, HELIPAD, TILE_SIDE } from '@shamble/evac/page'
import { SmallMap } from '../../board/small-map.tsx'
import { centreOf, extentOf, S } from './place.ts'
import { isAlive } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap({ view, window, onJump }: MiniMapProps) {
  const size = extentOf(view)
  const up = view.tiles.filter((tile) => tile.up).length
  return (
    <SmallMap
      board={{ x: 0, y: 0, width: size, height: size }}
      margin={8}
      label={`Map: ${up} of ${view.tiles.length} tiles face up`}
      window={window}
      onJump={onJump}
    >
      {view.tiles.map((tile, position) => {
        const [x, y] = firstSquareOf(view.size, position)
        const pad = tile.up && tile.id === HELIPAD
        const spawn = position === view.spawnTile
        const left = (x - 1) * S + 6
        const top = (y - 1) * S + 6
        const side = TILE_SIDE * S - 12
        return (
          <g key={position}>
            <rect class={tile.up ? 'mu' : 'md'} x={left} y={top} width={side} height={side} />
            {spawn && (
              <path
                class="ms"
                d={`M${left + 20} ${top + 60}V${top + 20}H${left + 60}M${left + side - 60} ${top + 20}H${left + side - 20}V${top + 60}M${left + side - 20} ${top + side - 60}V${top + side - 20}H${left + side - 60}M${left + 60} ${top + side - 20}H${left + 20}V${top + side - 60}`}
              />
            )}
            {pad && (
              <path class="mh" d={`M${left + side / 2 - 50} ${top + side / 2 - 70}v140m100-140v140m-100-70h100`} />
            )}
          </g>
        )
      })}
      {view.zombies.map((z) => {
        const [cx, cy] = centreOf(view, z.at)
        return <circle key={z.id} class="mz" cx={cx} cy={cy} r="13" />
      })}
      {view.marines.filter(isAlive).map((m) => {
        const [cx, cy] = centreOf(view, m.at)
        return <circle key={m.seat} class="mm" cx={cx} cy={cy} r="20" />
      })}
    </SmallMap>
  )
}
