/** The whole map, small: tiles, figures and the window that the board shows. */
import { isStartTile, symbolOf } from '@shamble/drop-dead/page'
import { MiniWindow } from '../../board/signs.tsx'
import type { Situation } from '../../table/face.ts'
import { centreOf, cornerOfCell, frameOf, T } from './place.ts'
import { isAlive, viewOf } from './read.ts'

export function MiniMap(
  props: Situation & { readonly window: DOMRectReadOnly | null; readonly onJump: (x: number, y: number) => void },
) {
  const { window, onJump } = props
  const view = viewOf(props)
  const frame = frameOf(view)
  const jump = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect()
    // Small maps leave room at the sides of the drawing.
    const k = Math.max(frame.width / box.width, frame.height / box.height)
    const x = (event.clientX - box.left - box.width / 2) * k + frame.width / 2
    const y = (event.clientY - box.top - box.height / 2) * k + frame.height / 2
    onJump(x, y)
  }
  return (
    <svg
      class="brd-mini dd-mini"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`Map: ${view.tiles.length} tiles`}
      onClick={jump}
    >
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
      {window && (
        <MiniWindow
          window={{ x: window.x + frame.x, y: window.y + frame.y, width: window.width, height: window.height }}
          board={frame}
        />
      )}
    </svg>
  )
}
