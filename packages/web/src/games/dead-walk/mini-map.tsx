/** The whole table, small: buildings, pieces, figures and the window that the board shows. */
import { isInPlay } from '@shamble/dead-walk/page'
import { polygon, polyline, shapePath } from '../../board/measured/shapes.ts'
import { at, px } from '../../board/measured/units.ts'
import { SmallMap } from '../../board/small-map.tsx'
import { lookOf } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap(props: MiniMapProps) {
  const { view, window, onJump } = props
  const look = lookOf(props)
  const { map } = look.book
  const width = px(map.terrain.width)
  const height = px(map.terrain.depth)
  const r = Math.max(width, height) / 80
  return (
    <SmallMap
      board={{ x: 0, y: 0, width, height }}
      kind="dw-mini"
      label={`Map: ${map.title}`}
      window={window}
      onJump={onJump}
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
    </SmallMap>
  )
}
