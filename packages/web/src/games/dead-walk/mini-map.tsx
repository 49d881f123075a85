import { isInPlay } from '@shamble/dead-walk/page'
import { MeasuredMap } from '../../board/measured/mini-map.tsx'
import { lookOf } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap(props: MiniMapProps) {
  const { view, window, onJump } = props
  const { book, facts } = lookOf(props)
  return (
    <MeasuredMap
      map={book.map}
      pieces={facts.layout.terrain.pieces}
      dead={view.zombies.map(({ at }) => at)}
      living={view.humans.filter(isInPlay).map(({ at }) => at)}
      window={window}
      onJump={onJump}
    />
  )
}
