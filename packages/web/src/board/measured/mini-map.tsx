/** The whole table, small: buildings, pieces, figures and the window that the board shows. */
import type { Terrain, XY } from '@shamble/table'
import type { MiniMapProps } from '../../play/game-display.ts'
import { Dots, SmallMap } from '../small-map.tsx'
import type { TableMap } from './board.tsx'
import { boxPath, polygon, polyline, shapePath } from './shapes.ts'
import { px } from './units.ts'

export interface MeasuredMapProps extends Pick<MiniMapProps, 'window' | 'onJump'> {
  readonly map: Pick<TableMap, 'terrain' | 'roads' | 'exit'> & { readonly title: string }
  /** Where they are now. */
  readonly pieces: Terrain['pieces']
  readonly dead: readonly XY[]
  readonly living: readonly XY[]
}

export function MeasuredMap({ map, pieces, dead, living, window, onJump }: MeasuredMapProps) {
  const width = px(map.terrain.width)
  const height = px(map.terrain.depth)
  const r = Math.max(width, height) / 80
  const spot = ({ x, y }: XY) => [px(x), px(y)] as const
  const outlines = pieces.filter(({ shape }) => shape.is !== 'line').map(({ shape }) => shapePath(shape))
  return (
    <SmallMap
      board={{ x: 0, y: 0, width, height }}
      kind="msr-mini"
      label={`Map: ${map.title}`}
      window={window}
      onJump={onJump}
    >
      <rect class="mg" width={width} height={height} />
      {map.roads.map((road, i) => (
        <path key={i} class="mr" d={boxPath(road)} />
      ))}
      {map.terrain.buildings.map(({ id, outline }) => (
        <path key={id} class="mb" d={polygon(outline)} />
      ))}
      <path class="mp" d={outlines.join('')} />
      {map.exit && <path class="me" d={polyline([map.exit.from, map.exit.to])} />}
      <Dots kind="mz" at={dead.map(spot)} r={r} />
      <Dots kind="mm" at={living.map(spot)} r={r * 1.4} />
    </SmallMap>
  )
}
