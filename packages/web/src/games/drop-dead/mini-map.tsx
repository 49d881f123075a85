/** The whole map, small: tiles, figures and the window that the board shows. */
import { isStartTile, symbolOf } from '@shamble/drop-dead/page'
import { SmallMap } from '../../board/small-map.tsx'
import { centreOf, cornerOfCell, frameOf, T } from './place.ts'
import { isAlive } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap({ view, window, onJump }: MiniMapProps) {
  const frame = frameOf(view)
  return (
    <SmallMap board={frame} kind="dd-mini" label={`Map: ${view.tiles.length} tiles`} window={window} onJump={onJump}>
      {view.tiles.map((tile) => {
        const [x, y] = cornerOfCell([tile.tx, tile.ty])
        const star = typeof symbolOf(tile) === 'number'
        const kind = isStartTile(tile.id) ? 'mu start' : star ? 'mu spawn' : 'mu'
        return <rect key={`${tile.tx},${tile.ty}`} class={kind} x={x + 6} y={y + 6} width={T - 12} height={T - 12} />
      })}
      {view.lying.map((unit, i) => {
        const [x, y] = centreOf(unit)
        return <rect key={`${unit} ${i}`} class="mp" x={x - 18} y={y - 18} width="36" height="36" />
      })}
      {view.zombies.map((z) => {
        const [cx, cy] = centreOf(z.at)
        return <circle key={z.n} class="mz" cx={cx} cy={cy} r="15" />
      })}
      {view.survivors.map((one) => {
        if (!isAlive(one) || one.at === null) return null
        const [cx, cy] = centreOf(one.at)
        return <circle key={one.seat} class="mm" cx={cx} cy={cy} r="22" />
      })}
    </SmallMap>
  )
}
