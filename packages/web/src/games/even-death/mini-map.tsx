import { isOnTable } from '@shamble/even-death/page'
import { MeasuredMap } from '../../board/measured/mini-map.tsx'
import { lookOf } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap(props: MiniMapProps) {
  const { view, window, onJump } = props
  const { book, facts } = lookOf(props)
  const { terrain } = facts.layout
  return (
    <MeasuredMap
      map={{ terrain, roads: [], exit: null, title: book.scenario?.title ?? 'the battlefield' }}
      pieces={terrain.pieces}
      dead={view.herds.filter(isOnTable).flatMap(({ zombies }) => zombies.map(({ at }) => at))}
      living={view.humans.filter(isOnTable).map(({ at }) => at)}
      window={window}
      onJump={onJump}
    />
  )
}
