import './leader.css'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { type Rect, toFrame } from './camera.ts'
import { usePlay } from './context.ts'
import { drawnOnBoard } from './drawn.ts'
import { leaderOf } from './spots.ts'

/** Where figures stand, in the board's units: looked for when the card or the table has changed, not while the board moves. */
function useFigures(card: Rect, isWanted: boolean): readonly Rect[] {
  const { session, viewport } = usePlay()
  const scene = useSignal(session.scene)
  return useMemo(
    () => (isWanted ? drawnOnBoard('[data-figure]', viewport.camera) : []),
    [scene, card.x, card.y, isWanted, viewport],
  )
}

/** A line from a card to what it is about, between the figures. It follows the board, so it is drawn by hand. */
export function Leader({
  card,
  subject,
  avoids,
}: {
  readonly card: Rect
  readonly subject: () => Rect | null
  readonly avoids: boolean
}) {
  const { viewport } = usePlay()
  const line = useRef<SVGPathElement>(null)
  const figures = useFigures(card, avoids)
  useLayoutEffect(() => {
    const draw = (): void => {
      const at = subject()
      const { camera, frame } = viewport
      const isSeen = at && at.x + at.width > 0 && at.y + at.height > 0 && at.x < frame.width && at.y < frame.height
      const others = isSeen ? figures.map((one) => toFrame(camera, one)) : []
      line.current?.setAttribute('d', isSeen ? leaderOf(card, at, others) : '')
    }
    draw()
    return viewport.onChange(draw)
  })
  return (
    <svg class="leader" aria-hidden="true">
      <path ref={line} />
    </svg>
  )
}
