import { PLACES, tileAt, tileOn } from '@shamble/even-death/campaign/page'
import { SmallMap } from '../../../../board/small-map.tsx'
import { lookOf } from '../read.ts'
import type { MiniMapProps } from '../types.ts'
import { Small } from './small.tsx'
import { WIDTH } from './place.ts'

export function MiniMap(props: MiniMapProps) {
  const { view, window, onJump } = props
  const { map } = lookOf(props)
  const controllers = PLACES.map((place) => tileAt(view, place).controller)
  const forces = view.forces.map(({ at, owner }) => ({ at, owner }))
  return (
    <SmallMap
      board={{ x: 0, y: 0, width: WIDTH, height: WIDTH }}
      kind="war"
      label={`Map of ${map.title}: ${PLACES.filter((place) => tileOn(map, place).kind === 'city').length} cities`}
      window={window}
      onJump={onJump}
    >
      <Small map={map} controllers={controllers} forces={forces} fought={[]} id="mini" />
    </SmallMap>
  )
}
