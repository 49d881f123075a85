/** The whole map, small: tiles, figures and the window that the board shows. */
import { isStartTile, symbolOf } from '@shamble/drop-dead/page'
import { Dots, SmallMap, TileBox } from '../../board/small-map.tsx'
import { centreOf, boxOf, rectOfCell } from './place.ts'
import { unitsOfLiving } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap({ view, window, onJump }: MiniMapProps) {
  return (
    <SmallMap
      board={boxOf(view)}
      kind="dd-mini"
      label={`Map: ${view.tiles.length} tiles`}
      window={window}
      onJump={onJump}
    >
      {view.tiles.map((tile) => {
        const kind = isStartTile(tile.id) ? 'mu start' : typeof symbolOf(tile) === 'number' ? 'mu spawn' : 'mu'
        return <TileBox key={`${tile.tx},${tile.ty}`} kind={kind} box={rectOfCell([tile.tx, tile.ty])} />
      })}
      {view.lying.map((unit, i) => {
        const [x, y] = centreOf(unit)
        return <rect key={`${unit} ${i}`} class="mp" x={x - 18} y={y - 18} width="36" height="36" />
      })}
      <Dots kind="mz" at={view.zombies.map((z) => centreOf(z.at))} r={15} />
      <Dots kind="mm" at={unitsOfLiving(view).map(centreOf)} r={22} />
    </SmallMap>
  )
}
