import { isInPlay } from '@shamble/run-or-shoot/page'
import { MeasuredMap } from '../../board/measured/mini-map.tsx'
import { survivorsSee } from './desk/mode.ts'
import { streetsOf } from './ground.tsx'
import { lookOf } from './read.ts'
import type { MiniMapProps } from './types.ts'

export function MiniMap(props: MiniMapProps) {
  const { window, onJump } = props
  // The umpire's small map is what the survivors see.
  const view = survivorsSee(props, null) ?? props.view
  const { book, facts } = lookOf(props)
  const { terrain } = facts.layout
  return (
    <MeasuredMap
      map={{ terrain, roads: streetsOf(book), exit: null, title: book.scenario.title }}
      pieces={terrain.pieces.filter(({ kind }) => kind === 'vehicle' || kind === 'water' || kind === 'woods')}
      dead={view.zeds.map(({ at }) => at)}
      living={view.survivors.filter(isInPlay).map(({ at }) => at)}
      window={window}
      onJump={onJump}
    />
  )
}
