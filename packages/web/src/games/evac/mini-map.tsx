/** The whole map, small: tiles, figures and the window that the board shows. */
import { firstSquareOf, HELIPAD, TILE_SIDE } from '@shamble/evac/page'
import { MiniWindow } from '../../board/signs.tsx'
import type { Situation } from '../../table/face.ts'
import { centreOf, extentOf, S } from './place.ts'
import { isAlive, viewOf } from './read.ts'

export function MiniMap(
  props: Situation & { readonly window: DOMRectReadOnly | null; readonly onJump: (x: number, y: number) => void },
) {
  const { window, onJump } = props
  const view = viewOf(props)
  const size = extentOf(view)
  const up = view.tiles.filter((tile) => tile.up).length
  const jump = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect()
    onJump(((event.clientX - box.left) / box.width) * size, ((event.clientY - box.top) / box.height) * size)
  }
  return (
    <svg
      class="brd-mini"
      viewBox={`-8 -8 ${size + 16} ${size + 16}`}
      role="img"
      aria-label={`Map: ${up} of ${view.tiles.length} tiles face up`}
      onClick={jump}
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
      {window && <MiniWindow window={window} board={{ width: size, height: size }} />}
    </svg>
  )
}
