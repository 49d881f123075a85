/** The whole map, small: tiles, figures and the window that the board shows. */
import { HELIPAD } from '@shamble/evac/page'
import { Dots, SmallMap, TileBox } from '../../board/small-map.tsx'
import { centreOf, boxOf, tileRect } from './place.ts'
import { isAlive } from './read.ts'
import type { MiniMapProps } from './types.ts'

/** Where the dead come from: a corner at each corner of the tile. */
const spawnCorners = (left: number, top: number, side: number): string =>
  `M${left + 20} ${top + 60}V${top + 20}H${left + 60}M${left + side - 60} ${top + 20}H${left + side - 20}V${top + 60}M${left + side - 20} ${top + side - 60}V${top + side - 20}H${left + side - 60}M${left + 60} ${top + side - 20}H${left + 20}V${top + side - 60}`

export function MiniMap({ view, window, onJump }: MiniMapProps) {
  const up = view.tiles.filter((tile) => tile.up).length
  return (
    <SmallMap
      board={boxOf(view)}
      margin={8}
      label={`Map: ${up} of ${view.tiles.length} tiles face up`}
      window={window}
      onJump={onJump}
    >
      {view.tiles.map((tile, position) => {
        const box = tileRect(view, position)
        const [left, top, side] = [box.x + 6, box.y + 6, box.width - 12]
        return (
          <g key={position}>
            <TileBox kind={tile.up ? 'mu' : 'md'} box={box} />
            {position === view.spawnTile && <path class="ms" d={spawnCorners(left, top, side)} />}
            {tile.up && tile.id === HELIPAD && (
              <path class="mh" d={`M${left + side / 2 - 50} ${top + side / 2 - 70}v140m100-140v140m-100-70h100`} />
            )}
          </g>
        )
      })}
      <Dots kind="mz" at={view.zombies.map((z) => centreOf(view, z.at))} r={13} />
      <Dots kind="mm" at={view.marines.filter(isAlive).map((m) => centreOf(view, m.at))} r={20} />
    </SmallMap>
  )
}
