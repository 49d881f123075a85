import { useEffect, useState } from 'preact/hooks'
import type { Viewport } from './viewport.ts'
import { onRest } from './redraw.ts'

const STEP = 4
/** From here on figures are told apart, and not only at the next step. */
const FIGURES = 0.56

/** A scale in steps. */
export function stepOf(k: number): number {
  const step = Math.max(1, Math.round(k * STEP)) / STEP
  return k >= FIGURES ? Math.max(step, FIGURES) : step
}

/** Screen pixels per unit of the board, in steps, and only when the board is at rest. */
export function useScale(viewport: Viewport): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const look = (): void => setScale(stepOf(viewport.camera.k))
    look()
    return onRest(viewport, look)
  }, [viewport])
  return scale
}
