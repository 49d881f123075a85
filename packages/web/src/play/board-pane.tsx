/** The board in its frame: it is panned and zoomed as one piece, with rulers that go along. */
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { later } from '../ui/later.tsx'
import { useSignal } from '../ui/use-signal.ts'
import { around, clamp, type Insets, type Rect } from './camera.ts'
import { Acting, Ahead, DiceOnBoard, Effects, NamesApart } from './afterwards.tsx'
import { usePlay } from './context.ts'
import type { AnyDisplay, Extent, Seen } from './game-display.ts'
import { NOTHING_CHOSEN } from './session.ts'
import { useScale } from './use-scale.ts'
import { undone } from './undone.ts'
import { middleOf } from './viewport.ts'

const Rulers = later(async () => (await import('./rulers.tsx')).Rulers)

const USUAL_WIDTH = 845
const LARGEST = 1.6

const useExtent = ({ board }: Pick<AnyDisplay, 'board'>, view: unknown, options: Seen['options']): Extent | null =>
  useMemo(() => (view === undefined || view === null ? null : board.extent({ view, options })), [view, options, board])

/** What somebody should see is brought into sight. */
function useReveal(): void {
  const { session, display, viewport } = usePlay()
  useEffect(() => {
    const rectsOf = (places: readonly string[]): Rect[] => {
      const seen = { view: session.past.value?.view ?? session.scene.value?.view, options: session.options }
      return places.flatMap((place) => display.board.placeRect(place, seen) ?? [])
    }
    const reveal = (rects: readonly Rect[]): void => {
      const all = around(rects)
      // The first is shown where not all of them fit.
      const shown = all && viewport.fits(all) ? all : rects[0]
      if (shown) viewport.reveal(shown)
    }
    session.onReveal = (places) => reveal(rectsOf(places))
    viewport.onResize = () => {
      // What one has just done is looked at where it happens.
      if (session.moving.value) return
      const { aim, figure } = session.selection.value
      const chosen = rectsOf([aim, figure].flatMap((place) => place ?? []))
      if (chosen.length > 0) return reveal(chosen)
      // Nothing is chosen yet: where it can be.
      const asked = session.myTurn ? display.board.subject?.(session.situation())?.rect : null
      if (asked) viewport.reveal(viewport.fits(asked) ? asked : middleOf(asked))
    }
    // Whoever was chosen before the board was laid is brought into sight now.
    viewport.onResize()
    return () => {
      session.onReveal = () => {}
      viewport.onResize = () => {}
    }
  }, [session, viewport, display])
}

/** The first look: what the game would show, or all of it. On a wide screen the board grows, the rails do not. */
function useFirstLook(extent: Extent | null, [least, usual]: Scales): void {
  const { viewport } = usePlay()
  useLayoutEffect(() => {
    if (!extent) return
    viewport.setBoard(extent)
    const { focus, width, height, whole } = extent
    const most = clamp((viewport.frame.width / USUAL_WIDTH) * usual, usual, LARGEST * usual)
    if (focus) viewport.fitOnce(focus, least, most, whole)
    else viewport.fitOnce({ x: 0, y: 0, width, height }, 0, most, whole)
  })
}

/** What a question is about is shown when it is asked. */
function useSubject([least, most]: Scales): void {
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  const then = useSignal(session.past)
  const moving = useSignal(session.moving)
  const isAsked = !moving && !then && scene && session.myTurn
  const subject = isAsked ? (display.board.subject?.(session.situation()) ?? null) : null
  const topic = subject?.topic ?? null
  useEffect(() => {
    if (subject) viewport.show(subject.rect, least, most)
  }, [topic, viewport])
}

/** What the pointer does on the board. */
function usePointer() {
  const { session, display, viewport } = usePlay()
  const place = (event: MouseEvent): string | null => {
    const { x, y, k } = viewport.camera
    const at = viewport.place(event)
    return display.board.placeAt((at.x - x) / k, (at.y - y) / k, session.situation())
  }
  return {
    onPointerMove: (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return
      const at = place(event)
      session.whatIf(event.altKey ? at : null)
      session.hover(at)
    },
    onPointerLeave: () => session.hover(null),
    onClick: (event: MouseEvent): void => {
      const at = place(event)
      const mouse = !(event instanceof PointerEvent) || event.pointerType !== 'touch'
      if (at !== null) session.pick(at, mouse)
    },
  }
}

/** How far and how close a table is first shown. */
type Scales = readonly [least: number, most: number]

interface BoardPaneProps {
  readonly layers: Readonly<Record<string, boolean>>
  readonly insets: Insets
  readonly scales: Scales
}

/** The viewport hangs in the frame and moves the layer, as the settings allow. */
function useAttached({ insets, scales }: BoardPaneProps) {
  const { viewport } = usePlay()
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  viewport.insets = insets
  viewport.usual = scales[1]
  viewport.motion = mayMove(useSignal(settings))
  useLayoutEffect(() => {
    if (frame.current && layer.current) return viewport.attach(frame.current, layer.current)
    return undefined
  }, [viewport])
  return { frame, layer }
}

export function BoardPane(props: BoardPaneProps) {
  const { layers, scales } = props
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  const then = useSignal(session.past)
  const { frame, layer } = useAttached(props)
  const view = then?.view ?? scene?.view
  const { options } = session
  const extent = useExtent(display, view, options)
  useBusy(frame)
  useFirstLook(extent, scales)
  useSubject(scales)
  useReveal()
  const pointer = usePointer()
  return (
    <div
      class="frame"
      ref={frame}
      {...pointer}
      role="application"
      aria-label="Board. Arrow keys move the cursor, Enter picks."
      aria-describedby="question"
      tabIndex={0}
      data-board
      data-drags={display.board.grip !== undefined}
    >
      <div class="layer" ref={layer} style={extent ? { width: extent.width, height: extent.height } : {}}>
        {scene && <BoardPicture layers={layers} />}
        <Shown />
        <Acting />
        <Ahead />
        <Effects />
        <DiceOnBoard />
        <NamesApart />
      </div>
      {view !== undefined && view !== null && (
        <Rulers seen={{ view, options }} board={display.board} viewport={viewport} />
      )}
    </div>
  )
}

/** Says on the board whether its orders are still being worked out: for screen readers, and whoever waits for them. */
function useBusy(frame: { readonly current: HTMLElement | null }): void {
  const { session } = usePlay()
  useEffect(() => {
    const { asking, past } = session
    const tell = (): void => frame.current?.setAttribute('aria-busy', String(asking.value && past.value === null))
    tell()
    const ends = [asking.subscribe(tell), past.subscribe(tell)]
    return () => {
      for (const end of ends) end()
    }
  }, [session])
}

const NOTHING_PLAYED: readonly unknown[] = []

/** A frame around what somebody wants to be shown; and, for whoever measures the page, where what is aimed at lies. */
function Shown() {
  const { session, display, shown } = usePlay()
  const places = useSignal(shown)
  const { aim } = useSignal(session.selection)
  const view = session.scene.value?.view
  if (view === undefined) return null
  const seen = { view, options: session.options }
  const laid = (place: string, kind: 'pointed' | 'aimed'): JSX.Element | null => {
    const rect = display.board.placeRect(place, seen)
    if (!rect) return null
    const [left, top, width, height] = [rect.x, rect.y, rect.width, rect.height].map((n) => `${n}px`)
    return <i key={`${kind} ${place}`} class={kind} data-place={place} style={{ left, top, width, height }} />
  }
  return (
    <>
      {places.map((place) => laid(place, 'pointed'))}
      {aim !== null && laid(aim, 'aimed')}
    </>
  )
}

/** Drawn anew when what it shows changes, never because it is moved. */
function BoardPicture({ layers }: { readonly layers: Readonly<Record<string, boolean>> }) {
  const { session, display, viewport, undoing } = usePlay()
  const scene = useSignal(session.scene)
  const undo = useSignal(undoing) ? undone(session) : null
  const selection = useSignal(session.selection)
  const then = useSignal(session.past)
  const moving = useSignal(session.moving)
  const live = useSignal(session.live)
  useSignal(session.hints)
  const motion = mayMove(useSignal(settings))
  const scale = useScale(viewport)
  const bodies = useSignal(session.bodies)
  const directed = useSignal(session.directed)
  const asked = !moving && !then
  const s = session.situation(asked ? selection : { ...NOTHING_CHOSEN, figure: selection.figure })
  return (
    <display.board.Board
      {...s}
      playing={then ? NOTHING_PLAYED : (undo?.events ?? scene?.playing ?? NOTHING_PLAYED)}
      landed={scene?.landed ?? NOTHING_PLAYED}
      motion={motion && !undo}
      bodies={bodies}
      dieFor={live?.die?.ask.clause ?? null}
      // Whoever acts is seen, however far away: no mere number.
      scale={directed ? Math.max(scale, LEAST_ACTING) : scale}
      layers={layers}
    />
  )
}

const LEAST_ACTING = 0.3

/** What the game says over the edge of its board. */
export function Overlay() {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  const then = useSignal(session.past)
  useSignal(session.hints)
  useSignal(session.selection)
  const motion = mayMove(useSignal(settings))
  if (!display.board.Overlay || !scene || then) return null
  return <display.board.Overlay {...session.situation()} playing={scene.playing} motion={motion} />
}
