import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Rect } from './camera.ts'
import { usePlay } from './context.ts'
import { leaderOf } from './spots.ts'

/** A line from a card to what it is about. It follows the board, so it is drawn by hand. */
export function Leader({ card, subject }: { readonly card: Rect; readonly subject: () => Rect | null }) {
  const { viewport } = usePlay()
  const line = useRef<SVGPathElement>(null)
  useLayoutEffect(() => {
    const draw = (): void => {
      const at = subject()
      const { width, height } = viewport.frame
      const isSeen = at && at.x + at.width > 0 && at.y + at.height > 0 && at.x < width && at.y < height
      line.current?.setAttribute('d', isSeen ? leaderOf(card, at) : '')
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
