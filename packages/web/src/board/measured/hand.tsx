/**
 * A hand on a measured table: what is taken hold of is dragged instead of the board, under a loupe where a finger hides
 * it; and the cursor of the keyboard has a long and a short stride.
 */
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePlay } from '../../play/context.ts'
import type { DisplayState } from '../../play/game-display.ts'

type Direction = 'up' | 'down' | 'left' | 'right'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Where the cursor of the keyboard is. */
const cursorOf = ({ selection: { hover, aim, figure } }: DisplayState): string | null => hover ?? aim ?? figure

/** Units of a long and of a short stride. */
const FAR = 500
const FINE = 10
/** A press becomes a drag from here on. */
const DRAG_FROM = 5
const LOUPE = { size: 132, zoom: 1.7, above: 96 }

/** On a phone the sheet under the board keeps its height meanwhile, so that the board stays under the finger. */
function keepSheet(keep: boolean): void {
  const sheet = document.querySelector<HTMLElement>('.psheet')
  if (!sheet) return
  sheet.style.height = keep ? `${sheet.offsetHeight}px` : ''
  sheet.style.overflow = keep ? 'hidden' : ''
}

interface Held {
  readonly pointer: number
  readonly touch: boolean
  readonly order: string | null
  readonly startX: number
  readonly startY: number
  moved: boolean
}

const useGrip = () => {
  const at = usePlay()
  return { ...at, grip: at.display.board.grip }
}

export function Hand() {
  const { session, grip, viewport, say } = useGrip()
  const held = useRef<Held | null>(null)
  const [loupe, setLoupe] = useState<{ readonly x: number; readonly y: number } | null>(null)

  useEffect(() => {
    const board = document.querySelector<HTMLElement>('[data-board]')
    if (!board || !grip) return undefined
    const toBoard = (event: MouseEvent): { x: number; y: number } => {
      const { x, y, k } = viewport.camera
      const p = viewport.place(event)
      return { x: (p.x - x) / k, y: (p.y - y) / k }
    }
    const down = (event: PointerEvent): void => {
      if (held.current || (event.pointerType === 'mouse' && event.button !== 0) || !session.myTurn) return
      const p = toBoard(event)
      const found = grip.grab(p.x, p.y, session.situation())
      if (!found) return
      event.stopImmediatePropagation()
      event.preventDefault()
      board.focus({ preventScroll: true })
      held.current = {
        pointer: event.pointerId,
        touch: event.pointerType === 'touch',
        order: found.order,
        startX: event.clientX,
        startY: event.clientY,
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
      if (!now || event.pointerId !== now.pointer) return
      event.stopImmediatePropagation()
      if (!now.moved && Math.hypot(event.clientX - now.startX, event.clientY - now.startY) < DRAG_FROM) return
      if (!now.moved) {
        now.moved = true
        const { value } = session.selection
        session.selection.set({ ...value, order: now.order, aim: null })
        board.classList.add('holding')
        keepSheet(true)
      }
      const p = toBoard(event)
      const place = grip.placeAt(p.x, p.y, session.situation())
      if (place !== null) session.hover(place)
      if (now.touch) setLoupe(viewport.place(event))
    }
    const up = (event: PointerEvent): void => {
      const now = held.current
      if (!now || event.pointerId !== now.pointer) return
      held.current = null
      setLoupe(null)
      board.classList.remove('holding')
      keepSheet(false)
      if (!now.moved) return
      event.stopImmediatePropagation()
      const p = toBoard(event)
      const place = event.type === 'pointerup' ? grip.placeAt(p.x, p.y, session.situation()) : null
      if (place !== null) session.pick(place, false)
      // The press that ends a drag is no press.
      const swallow = (click: MouseEvent): void => {
        click.stopImmediatePropagation()
        click.preventDefault()
      }
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
    }
    const key = (event: KeyboardEvent): void => {
      const target = event.target
      if (
        event.ctrlKey ||
        event.metaKey ||
        (target instanceof HTMLElement && target.closest('dialog,input,[role="tree"],fieldset'))
      )
        return
      const s = session.situation()
      const direction = ARROWS[event.key]
      if (direction && (event.shiftKey || event.altKey)) {
        const next = grip.neighbour(cursorOf(s), direction, s, event.shiftKey ? FAR : FINE)
        session.hover(next)
        session.onReveal([next])
      } else if (direction && s.selection.aim !== null && grip.joins(s)) {
        const next = grip.neighbour(cursorOf(s), direction, s, 100)
        session.hover(next)
        session.onReveal([next])
      } else if (event.key === 'Enter' && grip.joins(s) && s.selection.hover !== null) {
        const before = s.selection.aim
        session.pick(s.selection.hover, false)
        if (session.selection.value.aim === before) return
        const preview = session.preview()
        say(preview ? `${preview.title}. ${preview.subtitle}` : '')
      } else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    board.addEventListener('pointerdown', down, { capture: true })
    board.addEventListener('pointermove', move, { capture: true })
    board.addEventListener('pointerup', up, { capture: true })
    board.addEventListener('pointercancel', up, { capture: true })
    document.addEventListener('keydown', key, { capture: true })
    return () => {
      board.removeEventListener('pointerdown', down, { capture: true })
      board.removeEventListener('pointermove', move, { capture: true })
      board.removeEventListener('pointerup', up, { capture: true })
      board.removeEventListener('pointercancel', up, { capture: true })
      document.removeEventListener('keydown', key, { capture: true })
    }
  }, [session, viewport, grip])

  return loupe ? <Loupe x={loupe.x} y={loupe.y} /> : null
}

/** What is painted is not copied with its canvas. */
function copyCanvases(from: Element, to: Element): void {
  const copies = to.querySelectorAll('canvas')
  from.querySelectorAll('canvas').forEach((canvas, i) => {
    if (canvas.width > 0 && canvas.height > 0) copies[i]?.getContext('2d')?.drawImage(canvas, 0, 0)
  })
}

/** What is under the finger, larger, beside it. */
function Loupe({ x, y }: { readonly x: number; readonly y: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { viewport } = usePlay()
  useEffect(() => {
    const inside = box.current
    const layer = document.querySelector('[data-board] .layer')
    if (!inside || !layer) return
    inside.replaceChildren(layer.cloneNode(true))
    const copy = inside.firstElementChild as HTMLElement
    copyCanvases(layer, copy)
    const { camera } = viewport
    const k = camera.k * LOUPE.zoom
    const bx = (x - camera.x) / camera.k
    const by = (y - camera.y) / camera.k
    copy.style.willChange = 'auto'
    copy.style.transform = `translate(${LOUPE.size / 2 - bx * k}px, ${LOUPE.size / 2 - by * k}px) scale(${k})`
  }, [x, y, viewport])
  const top = y - LOUPE.above - LOUPE.size / 2 < 4 ? y + LOUPE.above - LOUPE.size / 2 : y - LOUPE.above - LOUPE.size / 2
  return (
    <div
      class="loupe"
      aria-hidden="true"
      style={{ left: `${x - LOUPE.size / 2}px`, top: `${top}px`, width: `${LOUPE.size}px`, height: `${LOUPE.size}px` }}
    >
      <div ref={box} />
    </div>
  )
}
