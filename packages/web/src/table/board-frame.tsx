/** The board in its frame: it is panned and zoomed as one piece, with rulers that go along. */
import { type Ref } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import { around, type Insets } from './camera.ts'
import { useTable } from './context.ts'
import type { GameFace } from './face.ts'
import { NOTHING_CHOSEN } from './session.ts'
import { useScale } from './use-scale.ts'
import type { Viewport } from './viewport.ts'


export function BoardFrame({
  layers,
  insets,
  scales,
}: {
  readonly layers: Readonly<Record<string, boolean>>
  readonly insets: Insets
  /** How far and how close a table is first shown. */
  readonly scales: readonly [least: number, most: number]
}) {
  const { session, face, viewport } = useTable()
  const scene = useSignal(session.scene)
  const then = useSignal(session.then)
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  viewport.insets = insets
  viewport.motion = mayMove(useSignal(settings))
  const view = then?.view ?? scene?.view
  const extent = useMemo(() => (view === undefined || view === null ? null : face.extent(view)), [view, face])

  useLayoutEffect(() => {
    if (frame.current && layer.current) return viewport.attach(frame.current, layer.current)
    return undefined
  }, [viewport])

  useLayoutEffect(() => {
    if (!extent) return
    viewport.setBoard(extent)
    const { focus, width, height } = extent
    const [least, most] = scales
    if (focus) viewport.fitOnce(focus, least, most)
    else viewport.fitOnce({ x: 0, y: 0, width, height }, 0, most)
  })

  useEffect(() => {
    session.onReveal = (places) => {
      const shown = session.then.value?.view ?? session.scene.value?.view
      const rects = places.flatMap((place) => face.placeRect(place, shown) ?? [])
      const all = around(rects)
      if (all) viewport.reveal(all)
    }
    viewport.onResize = () => {
      const { aim, figure } = session.selection.value
      session.onReveal([aim, figure].flatMap((place) => place ?? []))
    }
    return () => {
      session.onReveal = () => {}
      viewport.onResize = () => {}
    }
  }, [session, viewport, face])

  const place = (event: MouseEvent): string | null => {
    const box = frame.current?.getBoundingClientRect()
    if (!box) return null
    const { x, y, k } = viewport.camera
    return face.placeAt((event.clientX - box.left - x) / k, (event.clientY - box.top - y) / k, session.situation())
  }
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0) return
    const at = place(event)
    if (event.altKey) session.whatIf(at)
    session.hover(at)
  }
  const onClick = (event: MouseEvent): void => {
    const at = place(event)
    const mouse = !(event instanceof PointerEvent) || event.pointerType !== 'touch'
    if (at !== null) session.pick(at, mouse)
  }

  return (
    <div
      class="frame"
      ref={frame}
      onPointerMove={onMove}
      onPointerLeave={() => session.hover(null)}
      onClick={onClick}
      role="application"
      aria-label="Board. Arrow keys move the cursor, Enter picks."
      aria-describedby="question"
      tabIndex={0}
      data-board
    >
      <div class="layer" ref={layer} style={extent ? { width: extent.width, height: extent.height } : {}}>
        {scene && <BoardPicture layers={layers} />}
      </div>
      {view !== undefined && view !== null && <Rulers view={view} face={face} viewport={viewport} />}
    </div>
  )
}

/** Drawn anew when what it shows changes, never because it is moved. */
function BoardPicture({ layers }: { readonly layers: Readonly<Record<string, boolean>> }) {
  const { session, face, viewport } = useTable()
  const scene = useSignal(session.scene)
  const selection = useSignal(session.selection)
  const then = useSignal(session.then)
  const moving = useSignal(session.moving)
  useSignal(session.hints)
  const motion = mayMove(useSignal(settings))
  const scale = useScale(viewport)
  const asked = !moving && !then
  const s = session.situation(asked ? selection : { ...NOTHING_CHOSEN, figure: selection.figure })
  return (
    <face.Board
      {...s}
      playing={then ? [] : (scene?.playing ?? [])}
      motion={motion}
      scale={scale}
      layers={layers}
      onPoint={(place) => session.hover(place)}
      onPick={(place) => session.pick(place, true)}
    />
  )
}

/** Along the top and the left edge. They are moved with the board, and spaced anew only when it is zoomed. */
export function Rulers({
  view,
  face,
  viewport,
}: {
  readonly view: unknown
  readonly face: GameFace
  readonly viewport: Viewport
}) {
  const top = useRef<HTMLDivElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const axes = useMemo(() => face.axes(view), [face, view])
  useLayoutEffect(() => {
    let k = 0
    const lay = (el: HTMLElement | null, marks: readonly { readonly at: number }[], edge: 'left' | 'top'): void => {
      const gap = marks.length > 1 ? Math.abs((marks[1]?.at ?? 0) - (marks[0]?.at ?? 0)) * k : 99
      const every = Math.max(1, Math.ceil(22 / Math.max(1, gap)))
      for (const [i, mark] of marks.entries()) {
        const label = el?.children[i] as HTMLElement | undefined
        if (!label) continue
        label.style[edge] = `${mark.at * k}px`
        label.hidden = i % every !== 0
      }
    }
    const follow = (): void => {
      const { x, y } = viewport.camera
      if (viewport.camera.k !== k) {
        k = viewport.camera.k
        lay(top.current, axes.x, 'left')
        lay(side.current, axes.y, 'top')
      }
      if (top.current) top.current.style.transform = `translateX(${x}px)`
      if (side.current) side.current.style.transform = `translateY(${y}px)`
    }
    follow()
    return viewport.onChange(follow)
  }, [viewport, axes])
  const marks = (all: typeof axes.x, ref: Ref<HTMLDivElement>) => (
    <div ref={ref}>
      {all.map(({ at, label }) => (
        <span key={at}>{label}</span>
      ))}
    </div>
  )
  return (
    <div class="rulers" aria-hidden="true">
      <div class="rx">{marks(axes.x, top)}</div>
      <div class="ry">{marks(axes.y, side)}</div>
    </div>
  )
}
