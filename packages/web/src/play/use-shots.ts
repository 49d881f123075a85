import { useEffect } from 'preact/hooks'
import { around, grown, type Rect } from './camera.ts'
import { usePlay } from './context.ts'
import { Shots } from './shots.ts'

/** So much around whoever acts: a square and a half, and two where it is looked at closely. */
const AROUND = { far: 60, close: 80 } as const
const CLOSER = 1.5

/** While the dead act the picture holds everybody concerned; afterwards the person's own view is back. */
export function useShots(): void {
  const { session, display, viewport } = usePlay()
  useEffect(() => {
    const shots = new Shots(viewport, (to, ms, after) => viewport.glide(to, ms, after))
    viewport.shots = shots
    let far: Rect | null = null
    session.onShot = (shot) => {
      if (!shot) {
        far = null
        // Whoever is asked next is in sight then.
        shots.giveBack(() => viewport.onResize())
        return 0
      }
      const { places, was, is, close } = shot
      const rects = [was, is].flatMap((view) =>
        places.flatMap((place) => display.board.placeRect(place, { view, options: session.options }) ?? []),
      )
      const all = around(close || !far ? rects : [...rects, far])
      if (!all) return 0
      if (close) return shots.take(grown(all, AROUND.close), viewport.usual * CLOSER, true)
      far = all
      return shots.take(grown(all, AROUND.far), viewport.usual, false)
    }
    return () => {
      session.onShot = () => 0
      viewport.shots = null
    }
  }, [session, viewport, display])
}
