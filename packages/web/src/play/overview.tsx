/** A phone's map, in a corner of the board. */
import { useSignal } from '../ui/use-signal.ts'
import { overlaps, toFrame } from './camera.ts'
import { usePlay } from './context.ts'
import type { AnyDisplay } from './game-display.ts'
import { useWindow } from './roster.tsx'
import type { PlaySession } from './session.ts'
import { useChoice } from './use-choice.ts'
import type { Viewport } from './viewport.ts'

const CORNER = { size: 92, top: 8, right: 8 }

/** What is asked about or aimed at would lie under the corner. */
function coversSubject(session: PlaySession, display: AnyDisplay, viewport: Viewport): boolean {
  const s = session.situation()
  const { width, height } = viewport.frame
  const corner = { x: width - CORNER.right - CORNER.size, y: CORNER.top, width: CORNER.size, height: CORNER.size }
  const subject = session.myTurn ? display.board.subject?.(s)?.rect : null
  const places = [s.selection.aim, s.selection.figure].flatMap((place) => place ?? [])
  return [subject, ...places.map((place) => display.board.placeRect(place, s))].some((rect) => {
    if (!rect) return false
    const at = toFrame(viewport.camera, rect)
    return at.width <= width && at.height <= height && overlaps(at, corner)
  })
}

/** The whole map in a corner, where only a part of it fits on the screen and nothing that matters is under it. */
export function Overview() {
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  useChoice(session)
  useSignal(session.moving)
  useSignal(session.past)
  const seen = useWindow(viewport)
  // Nothing lies over the dead while they act.
  const directed = useSignal(session.directed)
  if (!scene || !seen || directed) return null
  const { width, height } = viewport.board
  if (seen.width >= width && seen.height >= height) return null
  if (coversSubject(session, display, viewport)) return null
  return (
    <div class="overview">
      <display.board.MiniMap {...session.situation()} window={seen} onJump={(x, y) => viewport.centre(x, y)} />
    </div>
  )
}
