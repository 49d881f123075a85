/** The board under the hand: choosing, moving, pulling and laying; everything else pans and zooms. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { NOTHING_SEEN, Rulers } from '../play/rulers.tsx'
import type { Insets } from '../play/camera.ts'
import type { Extent } from '../play/game-display.ts'
import { useScale } from '../play/use-scale.ts'
import type { Viewport } from '../play/viewport.ts'
import { useSignal } from '../ui/use-signal.ts'
import { CanvasHand } from './canvas-hand.ts'
import { Marks } from './canvas-marks.tsx'
import { around, inPixels } from './rects.ts'
import type { EditorSession } from './session.ts'

const LARGEST = 2.4

interface CanvasProps {
  readonly session: EditorSession
  readonly viewport: Viewport
  readonly insets: Insets
}

/** What is to be brought into sight is. */
function useReveal(session: EditorSession, viewport: Viewport): void {
  useEffect(() => {
    const { editor } = session
    session.onReveal = (keys) => {
      const rect = around(keys.flatMap((key) => editor.rectOf(session.document, key) ?? []))
      if (rect) viewport.reveal(inPixels(rect, editor.perMeasure))
    }
    viewport.onResize = () => session.onReveal(session.chosen)
    return () => {
      session.onReveal = () => {}
      viewport.onResize = () => {}
    }
  }, [session, viewport])
}

/** The board hangs in its frame, and is seen whole at first. */
function useAttached(viewport: Viewport, extent: Pick<Extent, 'width' | 'height'>, insets: Insets) {
  viewport.insets = insets
  viewport.motion = mayMove(useSignal(settings))
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!frame.current || !layer.current) return undefined
    return viewport.attach(frame.current, layer.current)
  }, [viewport])
  useLayoutEffect(() => {
    viewport.setBoard(extent)
    viewport.fitOnce({ x: 0, y: 0, ...extent }, 0, LARGEST)
  })
  return { frame, layer }
}

export function Canvas({ session, viewport, insets }: CanvasProps) {
  const { editor } = session
  const { now } = useSignal(session.history)
  const hand = useSignal(session.hand)
  const pointing = useMemo(() => new CanvasHand(session, viewport), [session, viewport])
  const [focused, setFocused] = useState(false)
  const scale = useScale(viewport)
  const shown = hand.draft ?? now.document
  const size = editor.size(shown)
  const per = editor.perMeasure
  const extent = { width: size.width * per, height: size.height * per }

  const { frame, layer } = useAttached(viewport, extent, insets)
  useReveal(session, viewport)
  useEffect(() => (frame.current ? pointing.listen(frame.current) : undefined), [pointing])

  const axes = useMemo(
    () => ({ axes: () => ({ x: marks(size.width, per), y: marks(size.height, per) }) }),
    [size.width, size.height, per],
  )
  return (
    <div
      class={hand.tool === null ? 'frame' : 'frame placing'}
      ref={frame}
      role="application"
      aria-label="Board. Arrow keys move what is chosen, or the cursor; Enter places or chooses."
      aria-describedby="ed-asks"
      tabIndex={0}
      data-board
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onPointerLeave={() => {
        session.pointer.set(null)
        if (!pointing.isHolding) session.draw(null)
      }}
    >
      <div class="layer" ref={layer} style={extent}>
        <editor.Board document={shown} scale={scale} />
        <Marks session={session} shown={shown} extent={extent} scale={scale} focused={focused} />
      </div>
      <Rulers seen={NOTHING_SEEN} board={axes} viewport={viewport} />
    </div>
  )
}

const EVERY = 5

const marks = (length: number, per: number): { readonly at: number; readonly label: string }[] =>
  Array.from({ length: Math.floor(length / EVERY) }, (_, i) => ({
    at: (i + 1) * EVERY * per,
    label: String((i + 1) * EVERY),
  }))
