import { isOnTable } from '@shamble/even-death/page'
import { boxOf } from '@shamble/table'
import { MeasuredMap } from '../../board/measured/mini-map.tsx'
import { lookOf } from './read.ts'
import type { MiniMapProps } from './types.ts'

/** What is small on the map would only be a speck. */
const LARGE: readonly string[] = [
  'woods',
  'hill',
  'pond',
  'deep',
  'shallows',
  'stream',
  'cliff',
  'crag',
  'block',
  'rubble',
  'building-wall',
]

export function MiniMap(props: MiniMapProps) {
  const { view, window, onJump } = props
  const { book, facts } = lookOf(props)
  const { terrain } = facts.layout
  const roads = book.field.pieces.filter(({ kind }) => kind === 'road').map(({ shape }) => boxOf(shape))
  return (
    <MeasuredMap
      map={{ terrain, roads, exit: null, title: book.scenario?.title ?? 'the battlefield' }}
      pieces={terrain.pieces.filter(({ kind }) => LARGE.includes(kind))}
      dead={view.herds.filter(isOnTable).flatMap(({ zombies }) => zombies.map(({ at }) => at))}
      living={view.humans.filter(isOnTable).map(({ at }) => at)}
      window={window}
      onJump={onJump}
    />
  )
}
