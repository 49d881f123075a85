import { useContext, useEffect, useState } from 'preact/hooks'
import type { Rect } from './camera.ts'
import { PlayContext } from './context.ts'
import { onRest } from './redraw.ts'

const isSame = (a: Rect | null, b: Rect): boolean =>
  a !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height

/** The part of the board that is in sight, only when the board is at rest; null where nobody looks at one. */
export function useSeen(): Rect | null {
  const viewport = useContext(PlayContext)?.viewport
  const [seen, setSeen] = useState<Rect | null>(null)
  useEffect(() => {
    if (!viewport) return undefined
    const look = (): void => {
      const now = viewport.seen()
      setSeen((before) => (isSame(before, now) ? before : now))
    }
    look()
    return onRest(viewport, look)
  }, [viewport])
  return seen
}
