/** The board under the hand: choosing, moving, pulling and laying; everything else pans and zooms. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Brackets } from '../board/signs.tsx'
import { mayMove, settings } from '../settings/settings.ts'
import { NOTHING_SEEN, Rulers } from '../table/board-frame.tsx'
import type { Insets, Rect } from '../table/camera.ts'
import { useScale } from '../table/use-scale.ts'
import type { Viewport } from '../table/viewport.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Handle, Spot } from './face.ts'
import type { EditorSession } from './session.ts'

const DRAG_FROM = 4
/** How near to a thing counts as on it, in pixels of the screen. */
const NEAR = { mouse: 7, touch: 18 } as const
const LARGEST = 2.4

interface Held {
  readonly pointer: number
  readonly start: Spot
  readonly screen: Spot
  readonly does: 'lay' | 'move' | 'box' | { readonly handle: string }
  /** Chosen before it was pressed. */
  readonly again: boolean
  moved: boolean
}

const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y })

export function Canvas({
  session,
  viewport,
  insets,
}: {
  readonly session: EditorSession
  readonly viewport: Viewport
  readonly insets: Insets
}) {
  const { face } = session
  const history = useSignal(session.history)
  const hand = useSignal(session.hand)
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const held = useRef<Held | null>(null)
  const [focused, setFocused] = useState(false)
  const scale = useScale(viewport)
  viewport.insets = insets
  viewport.motion = mayMove(useSignal(settings))
  const shown = hand.draft ?? history.now.document
  const size = face.size(shown)
  const per = face.perMeasure
  const extent = { width: size.width * per, height: size.height * per }

  useLayoutEffect(() => {
    if (!frame.current || !layer.current) return undefined
    return viewport.attach(frame.current, layer.current)
  }, [viewport])
  useLayoutEffect(() => {
    viewport.setBoard(extent)
    viewport.fitOnce({ x: 0, y: 0, ...extent }, 0, LARGEST)
  })
  useEffect(() => {
    session.onReveal = (keys) => {
      const rect = around(keys.flatMap((key) => face.rectOf(session.document, key) ?? []))
      if (rect) viewport.reveal(inPixels(rect, per))
    }
    viewport.onResize = () => session.onReveal(session.chosen)
    return () => {
      session.onReveal = () => {}
      viewport.onResize = () => {}
    }
  }, [session, viewport])

  useEffect(() => {
    const board = frame.current
    if (!board) return undefined
    const spot = (event: MouseEvent): Spot => {
      const { x, y, k } = viewport.camera
      const p = viewport.place(event)
      return { x: (p.x - x) / k / per, y: (p.y - y) / k / per }
    }
    const snapped = ({ x, y }: Spot, fine: boolean): Spot => {
      const step = fine ? face.strides.fine : face.strides.usual
      return { x: tidy(Math.round(x / step) * step), y: tidy(Math.round(y / step) * step) }
    }
    const slackOf = (event: PointerEvent | MouseEvent): number =>
      (event instanceof PointerEvent && event.pointerType === 'touch' ? NEAR.touch : NEAR.mouse) /
      viewport.camera.k /
      per

    const grip = (event: PointerEvent, p: Spot): Held['does'] | null => {
      const touch = event.pointerType === 'touch'
      if (session.tool) return touch ? null : 'lay'
      if (session.isSeveral || event.shiftKey) return 'box'
      const { one, chosen, document } = session
      const slack = slackOf(event)
      if (one !== null) {
        const near = nearestHandle(face.handles(document, one), p, Math.max(slack, 0.6))
        if (near) return { handle: near.id }
      }
      const hits = face.hits(document, p, slack)
      if (hits.some(({ key }) => chosen.includes(key))) return 'move'
      const [first] = hits
      if (touch || !first?.grab) return null
      session.choose(first.key)
      return 'move'
    }

    const draft = (now: Held, p: Spot, fine: boolean): unknown => {
      const { one, document, tool } = session
      if (now.does === 'lay') {
        if (!tool) return null
        const to = tool.lays === 'point' ? null : snapped(p, fine)
        const laid = face.lay(
          document,
          tool.id,
          tool.lays === 'point' ? snapped(p, fine) : snapped(now.start, fine),
          to,
        )
        return laid.ok ? laid.document : null
      }
      if (now.does === 'move') return session.moved(snapped(minus(p, now.start), fine))
      if (now.does === 'box' || one === null) return null
      return face.pull(document, one, now.does.handle, snapped(p, fine))
    }

    const down = (event: PointerEvent): void => {
      if (held.current || session.panning || (event.pointerType === 'mouse' && event.button !== 0)) return
      session.unkey()
      const p = spot(event)
      const before = session.one
      const does = grip(event, p)
      if (does === null) return
      event.stopImmediatePropagation()
      event.preventDefault()
      board.focus({ preventScroll: true })
      held.current = {
        pointer: event.pointerId,
        start: p,
        screen: { x: event.clientX, y: event.clientY },
        does,
        again: before === session.one && before !== null,
        moved: false,
      }
      try {
        board.setPointerCapture(event.pointerId)
      } catch {
        // A pointer that is gone already cannot be held.
      }
    }
    const move = (event: PointerEvent): void => {
      const now = held.current
      const isMouse = event.pointerType !== 'touch'
      session.pointer.set(isMouse ? snapped(spot(event), event.altKey) : null)
      if (!now && isMouse && event.buttons === 0 && session.tool?.lays === 'point')
        session.preview(snapped(spot(event), event.altKey))
      if (!now || event.pointerId !== now.pointer) return
      event.stopImmediatePropagation()
      if (!now.moved && Math.hypot(event.clientX - now.screen.x, event.clientY - now.screen.y) < DRAG_FROM) return
      now.moved = true
      if (now.does === 'box') session.frame(boxOf(now.start, spot(event)))
      else session.draw(draft(now, spot(event), event.altKey))
    }
    const up = (event: PointerEvent): void => {
      const now = held.current
      if (!now || event.pointerId !== now.pointer) return
      held.current = null
      event.stopImmediatePropagation()
      session.draw(null)
      session.frame(null)
      const { chosen } = session
      const p = spot(event)
      if (event.type !== 'pointercancel') {
        if (now.does === 'box') {
          if (now.moved) session.chooseIn(boxOf(now.start, p))
          else session.toggleAt(p, slackOf(event))
        } else if (now.does === 'lay') {
          const isPoint = session.tool?.lays === 'point'
          const from = snapped(isPoint ? p : now.start, event.altKey)
          session.lay(from, now.moved && !isPoint ? snapped(p, event.altKey) : null)
        } else if (now.moved && chosen.length > 0) {
          const done = draft(now, p, event.altKey)
          const words = now.does === 'move' ? 'moved' : 'changed'
          if (done !== null) session.change(done, `${words} ${session.named(chosen, done)}`, null, chosen)
        } else if (!now.moved && now.does === 'move' && (now.again || chosen.length > 1)) nextThing(p, slackOf(event))
      }
      // The press that ends a drag is no press.
      const swallow = (click: MouseEvent): void => {
        click.stopImmediatePropagation()
        click.preventDefault()
      }
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
    }
    /** What lies under the thing that is chosen comes next. */
    const nextThing = (p: Spot, slack: number): void => {
      const hits = face.hits(session.document, p, slack)
      const at = hits.findIndex(({ key }) => key === session.one)
      session.choose(hits[(at + 1) % Math.max(1, hits.length)]?.key ?? null)
    }
    const click = (event: MouseEvent): void => {
      const p = spot(event)
      if (!session.tool) return nextThing(p, slackOf(event))
      // A finger places one thing and then moves it; a mouse goes on placing.
      if (session.lay(snapped(p, event.altKey), null)) session.pick(null)
    }
    board.addEventListener('pointerdown', down, { capture: true })
    board.addEventListener('pointermove', move, { capture: true })
    board.addEventListener('pointerup', up, { capture: true })
    board.addEventListener('pointercancel', up, { capture: true })
    board.addEventListener('click', click)
    return () => {
      board.removeEventListener('pointerdown', down, { capture: true })
      board.removeEventListener('pointermove', move, { capture: true })
      board.removeEventListener('pointerup', up, { capture: true })
      board.removeEventListener('pointercancel', up, { capture: true })
      board.removeEventListener('click', click)
    }
  }, [session, viewport])

  const axes = useMemo(
    () => ({ axes: () => ({ x: marks(size.width, per), y: marks(size.height, per) }) }),
    [size.width, size.height, per],
  )
  const { chosen } = session
  const hasTool = hand.tool !== null
  return (
    <div
      class={hasTool ? 'frame placing' : 'frame'}
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
        if (!held.current) session.draw(null)
      }}
    >
      <div class="layer" ref={layer} style={extent}>
        <face.Board document={shown} scale={scale} />
        <svg class="brd over" width={extent.width} height={extent.height}>
          {chosen.map((key) => (
            <Chosen
              key={key}
              session={session}
              document={shown}
              chosen={key}
              isAlone={chosen.length === 1 && !session.isSeveral}
              scale={scale}
            />
          ))}
          {hand.box && <rect class="ed-box" {...inPixels(hand.box, per)} />}
          {focused && hand.keyed && (hasTool || chosen.length === 0) && (
            <Cursor at={hand.cursor} anchor={hand.anchor} per={per} />
          )}
        </svg>
      </div>
      <Rulers seen={NOTHING_SEEN} board={axes} viewport={viewport} />
    </div>
  )
}

const tidy = (value: number): number => Math.round(value * 100) / 100

const inPixels = ({ x, y, width, height }: Rect, per: number): Rect => ({
  x: x * per,
  y: y * per,
  width: width * per,
  height: height * per,
})

const boxOf = (a: Spot, b: Spot): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** The smallest that holds them all. */
function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))]
  const right = Math.max(...rects.map((rect) => rect.x + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height))
  return { x, y, width: right - x, height: bottom - y }
}

const EVERY = 5

const marks = (length: number, per: number): { readonly at: number; readonly label: string }[] =>
  Array.from({ length: Math.floor(length / EVERY) }, (_, i) => ({
    at: (i + 1) * EVERY * per,
    label: String((i + 1) * EVERY),
  }))

function nearestHandle(handles: readonly Handle[], { x, y }: Spot, slack: number): Handle | null {
  let best: { readonly handle: Handle; readonly off: number } | null = null
  for (const handle of handles) {
    const off = Math.hypot(handle.at.x - x, handle.at.y - y)
    if (off <= slack * 1.4 && (!best || off < best.off)) best = { handle, off }
  }
  return best?.handle ?? null
}

/** Brackets around what is chosen, and what it can be taken hold of by. */
function Chosen({
  session: { face },
  document,
  chosen,
  isAlone,
  scale,
}: {
  readonly session: EditorSession
  readonly document: unknown
  readonly chosen: string
  readonly isAlone: boolean
  readonly scale: number
}) {
  const rect = face.rectOf(document, chosen)
  if (!rect) return null
  const per = face.perMeasure
  const box = inPixels(rect, per)
  const air = 6
  const half = 5 / Math.max(0.5, scale)
  return (
    <g class="ed-chosen">
      <Brackets box={{ x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air }} />
      {(isAlone ? face.handles(document, chosen) : []).map(({ id, kind, at }) => {
        const [x, y] = [at.x * per, at.y * per]
        return kind === 'turn' ? (
          <g key={id} class="ed-turn">
            <path d={`M${box.x + box.width / 2} ${box.y + box.height / 2}L${x} ${y}`} />
            <circle cx={x} cy={y} r={half * 1.2} />
          </g>
        ) : (
          <rect key={id} class="ed-handle" x={x - half} y={y - half} width={2 * half} height={2 * half} />
        )
      })}
    </g>
  )
}

function Cursor({ at, anchor, per }: { readonly at: Spot; readonly anchor: Spot | null; readonly per: number }) {
  const [x, y] = [at.x * per, at.y * per]
  return (
    <g class="ed-cursor">
      <path d={`M${x - 16} ${y}H${x - 4}M${x + 4} ${y}H${x + 16}M${x} ${y - 16}V${y - 4}M${x} ${y + 4}V${y + 16}`} />
      {anchor && (
        <rect
          x={Math.min(anchor.x * per, x)}
          y={Math.min(anchor.y * per, y)}
          width={Math.abs(anchor.x * per - x)}
          height={Math.abs(anchor.y * per - y)}
        />
      )}
    </g>
  )
}
