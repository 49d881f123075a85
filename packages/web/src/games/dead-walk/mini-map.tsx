/** The whole table, small: buildings, pieces, figures and the window that the board shows. */
import { isInPlay } from '@shamble/dead-walk/page'
import { polygon, polyline, shapePath } from '../../board/measured/shapes.ts'
import { at, px } from '../../board/measured/units.ts'
import { MiniWindow } from '../../board/signs.tsx'
import type { Situation } from '../../table/face.ts'
import { lookOf, viewOf } from './read.ts'

export function MiniMap(
  props: Situation & { readonly window: DOMRectReadOnly | null; readonly onJump: (x: number, y: number) => void },
) {
  const { window, onJump } = props
  const view = viewOf(props)
  const look = lookOf(props)
  const { map } = look.book
  const width = px(map.terrain.width)
  const height = px(map.terrain.depth)
  const jump = (event: MouseEvent): void => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect()
    const k = Math.max(width / box.width, height / box.height)
    onJump(
      (event.clientX - box.left - box.width / 2) * k + width / 2,
      (event.clientY - box.top - box.height / 2) * k + height / 2,
    )
  }
  const r = Math.max(width, height) / 80
  return (
    <svg
      class="brd-mini dw-mini"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Map: ${map.title}`}
      onClick={jump}
    >
      <rect class="mg" width={width} height={height} />
      {map.roads.map(({ west, north, east, south }, i) => (
        <path key={i} class="mr" d={`M${at(west)} ${at(north)}H${at(east)}V${at(south)}H${at(west)}Z`} />
      ))}
      {map.terrain.buildings.map(({ id, outline }) => (
        <path key={id} class="mb" d={polygon(outline)} />
      ))}
      <path
        class="mp"
        d={look.facts.layout.terrain.pieces
          .filter(({ shape }) => shape.is !== 'line')
          .map(({ shape }) => shapePath(shape))
          .join('')}
      />
      {map.exit && <path class="me" d={polyline([map.exit.from, map.exit.to])} />}
      {view.zombies.map((z) => (
        <circle key={z.n} class="mz" cx={px(z.at.x)} cy={px(z.at.y)} r={r} />
      ))}
      {view.humans.filter(isInPlay).map((h) => (
        <circle key={h.n} class="mm" cx={px(h.at.x)} cy={px(h.at.y)} r={r * 1.4} />
      ))}
      {window && <MiniWindow window={window} board={{ width, height }} />}
    </svg>
  )
}
