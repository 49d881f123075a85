import { useEffect, useState } from 'preact/hooks'
import type { Viewport } from './viewport.ts'

const STEP = 4
const REST_MS = 200

/** Screen pixels per unit of the board, in steps, and only when the board is at rest. */
export function useScale(viewport: Viewport): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = (): void => setScale(Math.max(1, Math.round(viewport.camera.k * STEP)) / STEP)
    look()
    const stop = viewport.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(look, REST_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [viewport])
  return scale
}
