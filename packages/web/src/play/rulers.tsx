/** Along the top and the left edge of the board: where it is. They follow it, so they are drawn by hand. */
import { sameJson } from '@shamble/kernel'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Size } from './camera.ts'
import type { BoardDisplay, Marks, Seen } from './game-display.ts'
import type { Viewport } from './viewport.ts'

/** For rulers whose marks do not depend on anything that is seen. */
export const NOTHING_SEEN: Seen = { view: null, options: {} }

/** Labels closer together than this are left out. */
const LABEL_GAP = 22

type Axes = ReturnType<BoardDisplay['axes']>

/** The same as long as they say the same: views come anew, and the squares under them are the old ones. */
function useAxes(seen: Seen, board: Pick<BoardDisplay, 'axes'>): Axes {
  const kept = useRef<Axes | null>(null)
  return useMemo(() => {
    const axes = board.axes(seen)
    const now = kept.current !== null && sameJson(kept.current, axes) ? kept.current : axes
    kept.current = now
    return now
  }, [board, seen.view, seen.options])
}

/** Whether all fonts that are wanted so far are there. */
function useFonts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => void document.fonts.ready.then(() => setReady(true)), [])
  return isReady
}

/** How the rulers were last drawn, and with which settings and fonts. */
interface Inked {
  readonly ink: Size | null
  readonly look: unknown
  readonly isLettered: boolean
}

export function Rulers({
  seen,
  board,
  viewport,
}: {
  readonly seen: Seen
  readonly board: Pick<BoardDisplay, 'axes'>
  readonly viewport: Viewport
}) {
  const top = useRef<HTMLCanvasElement>(null)
  const side = useRef<HTMLCanvasElement>(null)
  const axes = useAxes(seen, board)
  const look = useSignal(settings)
  const isLettered = useFonts()
  // Measured once: asking for sizes while the board moves or changes would have it laid out anew, and so would naming a font.
  const inked = useRef<Inked>({ ink: null, look, isLettered })
  useLayoutEffect(() => {
    const draw = (): void => {
      const { camera, frame } = viewport
      const { ink: known, ...was } = inked.current
      const isSame = was.look === look && was.isLettered === isLettered
      const isKnown = isSame && known?.width === frame.width && known.height === frame.height
      const ink = isKnown ? known : inkOf(top.current, side.current, frame)
      inked.current = { ink, look, isLettered }
      if (!ink) return
      drawRuler(ink, top.current, axes.x, camera.x, camera.k, true)
      drawRuler(ink, side.current, axes.y, camera.y, camera.k, false)
    }
    draw()
    return viewport.onChange(draw)
  }, [viewport, axes, look, isLettered])
  return (
    <div class="rulers" aria-hidden="true">
      <canvas class="rx" ref={top} />
      <canvas class="ry" ref={side} />
    </div>
  )
}

/** Gives the rulers the size of the frame, and the pens their font and colour, which they keep as long as that. */
function inkOf(top: HTMLCanvasElement | null, side: HTMLCanvasElement | null, frame: Size): Size | null {
  if (!top || !side || frame.width <= 1) return null
  const dpr = window.devicePixelRatio || 1
  const { color, font } = getComputedStyle(top)
  top.width = Math.round(frame.width * dpr)
  top.height = Math.round(TOP * dpr)
  side.width = Math.round(SIDE * dpr)
  side.height = Math.round(frame.height * dpr)
  for (const canvas of [top, side]) {
    const pen = canvas.getContext('2d')
    if (!pen) continue
    pen.setTransform(dpr, 0, 0, dpr, 0, 0)
    pen.font = font
    pen.fillStyle = color
    pen.textAlign = canvas === top ? 'center' : 'right'
    pen.textBaseline = 'middle'
  }
  return { ...frame }
}

const TOP = 22
const SIDE = 28

function drawRuler(
  { width, height }: Size,
  canvas: HTMLCanvasElement | null,
  marks: Marks,
  shift: number,
  k: number,
  across: boolean,
): void {
  const pen = canvas?.getContext('2d')
  if (!pen) return
  pen.clearRect(0, 0, width, height)
  const gap = marks.length > 1 ? Math.abs((marks[1]?.at ?? 0) - (marks[0]?.at ?? 0)) * k : LABEL_GAP
  const every = Math.max(1, Math.ceil(LABEL_GAP / Math.max(1, gap)))
  for (let i = 0; i < marks.length; i += every) {
    const { at, label } = marks[i] as Marks[number]
    const place = at * k + shift
    // The corner belongs to neither.
    if (place < (across ? SIDE + 6 : TOP + 6) || place > (across ? width : height) + 10) continue
    if (across) pen.fillText(label, place, TOP / 2 + 1)
    else pen.fillText(label, SIDE - 6, place)
  }
}
