import { useEffect, useState } from 'preact/hooks'
import type { Viewport } from './viewport.ts'
import { onRest } from './redraw.ts'

const STEP = 4

/** Screen pixels per unit of the board, in steps, and only when the board is at rest. */
export function useScale(viewport: Viewport): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const look = (): void => setScale(Math.max(1, Math.round(viewport.camera.k * STEP)) / STEP)
    look()
    return onRest(viewport, look)
  }, [viewport])
  return scale
}
