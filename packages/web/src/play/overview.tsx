/** A phone's map, in a corner of the board. */
import { useMemo } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { overlaps, type Rect, toFrame } from './camera.ts'
import { usePlay } from './context.ts'
import type { AnyDisplay } from './game-display.ts'
import { useWindow } from './roster.tsx'
import type { PlaySession } from './session.ts'
import { useChoice } from './use-choice.ts'
import type { Viewport } from './viewport.ts'

const CORNER = { size: 92, top: 8, right: 8 }

/** What is asked about or aimed at, and what can be. */
function subjectsOf(session: PlaySession, { board, orders }: AnyDisplay): readonly Rect[] {
  const s = session.situation()
  const subject = session.myTurn ? (board.subject?.(s)?.rect ?? []) : []
  const chosen = [s.selection.aim, s.selection.figure].flatMap((place) => place ?? [])
  const places = session.myTurn ? [...chosen, ...orders.targets(s)] : chosen
  return [subject, ...places.map((place) => board.placeRect(place, s) ?? [])].flat()
}

/** One of them would lie under the corner. */
function coversOne(subjects: readonly Rect[], { frame: { width, height }, camera }: Viewport): boolean {
  const corner = { x: width - CORNER.right - CORNER.size, y: CORNER.top, width: CORNER.size, height: CORNER.size }
  return subjects.some((rect) => {
    const at = toFrame(camera, rect)
    return at.width <= width && at.height <= height && overlaps(at, corner)
  })
}

/** The whole map in a corner, where only a part of it fits on the screen and nothing that matters is under it. */
export function Overview() {
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  const choice = useChoice(session)
  const moving = useSignal(session.moving)
  const past = useSignal(session.past)
  const hints = useSignal(session.hints)
  const seen = useWindow(viewport)
  const subjects = useMemo(() => subjectsOf(session, display), [session, display, scene, choice, moving, past, hints])
  // Nothing lies over the dead while they act.
  const directed = useSignal(session.directed)
  if (!scene || !seen || directed) return null
  const { width, height } = viewport.board
  if (seen.width >= width && seen.height >= height) return null
  if (coversOne(subjects, viewport)) return null
  return (
    <div class="overview">
      <display.board.MiniMap {...session.situation()} window={seen} onJump={(x, y) => viewport.centre(x, y)} />
    </div>
  )
}
