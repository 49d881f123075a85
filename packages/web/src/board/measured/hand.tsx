/**
 * A hand on a board: what is taken hold of is dragged instead of the board, under a loupe where a finger hides it; and on
 * a measured table the cursor of the keyboard has a long and a short stride.
 */
import './hand.css'
import { useEffect, useRef, useState } from 'preact/hooks'
import { toFrame } from '../../play/camera.ts'
import { type InPlay, usePlay } from '../../play/context.ts'
import { Dragging } from '../../play/dragging.ts'
import type { Direction, DisplayState, Grabbed, Grip } from '../../play/game-display.ts'
import { rowOf } from '../../sure.ts'
import { capital, count } from '../../words/plain.ts'
import { HOLD_MS, turnedByHold, turnsByHold } from '../holding.ts'
import { HoldRing } from '../holding-ring.tsx'
import { enclosed, isInside, Lasso, type Spot } from '../lasso.tsx'
import { Loupe } from './loupe.tsx'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Where the cursor of the keyboard is. */
const cursorOf = ({ selection: { hover, aim, figure } }: DisplayState): string | null => hover ?? aim ?? figure

/** Strides: a usual, a long and a short one. */
const STRIDE = 1
const FAR = 5
const FINE = 0.1
/** A press becomes a drag from here on. */
const DRAG_FROM = 5

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
  readonly found: Grabbed
  readonly startX: number
  readonly startY: number
  moved: boolean
}

type Reached = Pick<InPlay, 'session' | 'display' | 'viewport' | 'say'> & {
  readonly grip: Grip
  readonly board: HTMLElement
  readonly dragging: Pick<Dragging, 'lift' | 'drop'>
}

function onBoard({ viewport }: Reached, event: MouseEvent): { x: number; y: number } {
  const { x, y, k } = viewport.camera
  const p = viewport.place(event)
  return { x: (p.x - x) / k, y: (p.y - y) / k }
}

/** The place under what is dragged. */
function placeUnder(on: Reached, event: MouseEvent): string | null {
  const { x, y } = onBoard(on, event)
  return on.grip.placeAt(x, y, on.session.situation())
}

/** The pointer is the hand's, not the board's. */
function take({ board }: Reached, event: PointerEvent): void {
  event.stopImmediatePropagation()
  event.preventDefault()
  board.focus({ preventScroll: true })
  try {
    board.setPointerCapture(event.pointerId)
  } catch {
    // A pointer that is gone already cannot be held.
  }
}

/** What is taken hold of by a press; null: the board itself is dragged. */
function grabbed(on: Reached, event: PointerEvent): Held | null {
  const { session, grip } = on
  if ((event.pointerType === 'mouse' && event.button !== 0) || !session.myTurn) return null
  const { x, y } = onBoard(on, event)
  const found = grip.grab(x, y, session.situation())
  if (!found) return null
  take(on, event)
  return {
    pointer: event.pointerId,
    touch: event.pointerType === 'touch',
    found,
    startX: event.clientX,
    startY: event.clientY,
    moved: false,
  }
}

/** From here on it is dragged: the order that this means is in hand. */
function lift({ dragging, board }: Reached, found: Grabbed): void {
  dragging.lift(found)
  board.classList.add('holding')
  keepSheet(true)
}

function drop({ board }: Reached): void {
  board.classList.remove('holding')
  keepSheet(false)
}

/** The press that ends a drag is no press. */
function swallowPress(): void {
  const swallow = (click: MouseEvent): void => {
    click.stopImmediatePropagation()
    click.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}

/** Where a key takes the cursor; null: it is no key of the cursor. */
function strideOf(event: KeyboardEvent, isRoute: boolean): number | null {
  if (event.shiftKey) return FAR
  if (event.altKey) return FINE
  return isRoute ? STRIDE : null
}

const joins = (grip: Grip, s: DisplayState): boolean => grip.joins?.(s) ?? false

/** Is it a key of the hand? Then it is dealt with. */
function pressed({ session, grip, say }: Reached, event: KeyboardEvent): boolean {
  const s = session.situation()
  const direction = rowOf(ARROWS, event.key)
  const stride = direction && strideOf(event, s.selection.aim !== null && joins(grip, s))
  if (direction && stride && grip.neighbour) {
    const next = grip.neighbour(cursorOf(s), direction, s, stride)
    session.hover(next)
    session.onReveal([next])
    return true
  }
  if (event.key !== 'Enter' || s.selection.hover === null || !joins(grip, s)) return false
  session.pick(s.selection.hover, false)
  if (session.selection.value.aim === s.selection.aim) return false
  const preview = session.preview()
  say(preview ? `${preview.title}. ${preview.subtitle}` : '')
  return true
}

const isElsewhere = ({ target, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  (target instanceof HTMLElement && target.closest('dialog,input,[role="tree"],fieldset') !== null)

/** A line around several: with a key, or while the order for several is in hand. Null: nobody can be gathered. */
function roped(on: Reached, event: PointerEvent): Spot[] | null {
  const { session, grip, viewport } = on
  if ((event.pointerType === 'mouse' && event.button !== 0) || !session.myTurn) return null
  const s = session.situation()
  const isMeant = event.shiftKey || s.selection.order === HERD
  if (!isMeant || (grip.herd?.(s).length ?? 0) < 2) return null
  const { x, y } = onBoard(on, event)
  // Whoever is gathered already is dragged with all the others.
  if (grip.grab(x, y, s)?.order === HERD) return null
  return [viewport.place(event)]
}

/** Whoever is within the line is gathered. */
function gather({ session, display, grip, viewport, say }: Reached, line: readonly Spot[]): void {
  const s = session.situation()
  const loop = enclosed(line)
  const several = (grip.herd?.(s) ?? []).filter((figure) => {
    const rect = display.board.placeRect(figure, s)
    const at = rect && toFrame(viewport.camera, rect)
    return at && isInside(loop, { x: at.x + at.width / 2, y: at.y + at.height / 2 })
  })
  session.aim({ ...s.selection, order: HERD, aim: null, hover: null, several })
  say(several.length === 0 ? 'Nobody is gathered.' : `${capital(count(several.length))} gathered.`)
}
const HERD = 'herd'

/** A line that is being drawn; it takes the pointer from the board. */
function useLasso() {
  const drawn = useRef<{ readonly pointer: number; line: readonly Spot[] } | null>(null)
  const [line, setLine] = useState<readonly Spot[]>([])
  const begin = (on: Reached, event: PointerEvent): boolean => {
    const start = roped(on, event)
    if (!start) return false
    drawn.current = { pointer: event.pointerId, line: start }
    take(on, event)
    return true
  }
  const move = (on: Reached, event: PointerEvent): boolean => {
    const now = drawn.current
    if (event.pointerId !== now?.pointer) return false
    event.stopImmediatePropagation()
    now.line = [...now.line, on.viewport.place(event)]
    setLine(now.line)
    return true
  }
  const end = (on: Reached, event: PointerEvent): boolean => {
    const now = drawn.current
    if (event.pointerId !== now?.pointer) return false
    drawn.current = null
    setLine([])
    const [from] = now.line
    const { x, y } = on.viewport.place(event)
    if (!from || Math.hypot(x - from.x, y - from.y) + now.line.length < DRAG_FROM) return true
    event.stopImmediatePropagation()
    if (event.type === 'pointerup') gather(on, now.line)
    swallowPress()
    return true
  }
  return { line, begin, move, end }
}

/** A finger that stays where it is; whether it has done something is known when it is lifted. */
function useHold() {
  const now = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number; isDone: boolean } | null>(null)
  const [ring, setRing] = useState<Spot | null>(null)
  const begin = (on: Reached, event: PointerEvent): void => {
    clearTimeout(now.current?.timer)
    now.current = null
    setRing(null)
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    const place = placeUnder(on, event)
    if (place === null) return
    const timer = setTimeout(() => {
      if (now.current?.timer !== timer) return
      now.current.isDone = turnedByHold(on, place)
      setRing(null)
    }, HOLD_MS)
    if (turnsByHold(on, place)) setRing(on.viewport.place(event))
    now.current = { timer, x: event.clientX, y: event.clientY, isDone: false }
  }
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (now.current && Math.hypot(clientX - now.current.x, clientY - now.current.y) >= DRAG_FROM) letGo()
  }
  const letGo = (): void => {
    clearTimeout(now.current?.timer)
    setRing(null)
  }
  const end = (): void => {
    letGo()
    if (now.current?.isDone) swallowPress()
    now.current = null
  }
  return { ring, begin, move, end }
}

/** What a hand is doing: dragging, gathering with a line, or staying where it is. */
interface Doing {
  readonly held: { current: Held | null }
  readonly lasso: Pick<ReturnType<typeof useLasso>, 'begin' | 'move' | 'end'>
  readonly hold: Pick<ReturnType<typeof useHold>, 'begin' | 'move' | 'end'>
  readonly setLoupe: (at: Spot | null) => void
}

/** Once it has gone far enough it is dragged; what is under a finger is shown beside it. */
function dragged(on: Reached, now: Held, event: PointerEvent, setLoupe: Doing['setLoupe']): void {
  event.stopImmediatePropagation()
  if (!now.moved && Math.hypot(event.clientX - now.startX, event.clientY - now.startY) < DRAG_FROM) return
  if (!now.moved) lift(on, now.found)
  now.moved = true
  const place = placeUnder(on, event)
  if (place !== null) on.session.hover(place)
  if (now.touch) setLoupe(on.viewport.place(event))
}

/** What the board and the keys tell the hand before anybody else; gives what ends it. */
function listen(on: Reached, { held, lasso, hold, setLoupe }: Doing): () => void {
  const down = (event: PointerEvent): void => {
    if (!held.current && !lasso.begin(on, event)) held.current = grabbed(on, event)
    if (!held.current) hold.begin(on, event)
  }
  const move = (event: PointerEvent): void => {
    hold.move(event)
    const now = held.current
    if (!lasso.move(on, event) && event.pointerId === now?.pointer) dragged(on, now, event, setLoupe)
  }
  const up = (event: PointerEvent): void => {
    hold.end()
    const now = held.current
    if (lasso.end(on, event) || event.pointerId !== now?.pointer) return
    held.current = null
    setLoupe(null)
    drop(on)
    if (!now.moved) return
    event.stopImmediatePropagation()
    const place = event.type === 'pointerup' ? placeUnder(on, event) : null
    on.dragging.drop(place)
    swallowPress()
  }
  const key = (event: KeyboardEvent): void => {
    if (isElsewhere(event) || !pressed(on, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const gone = new AbortController()
  const first = { capture: true, signal: gone.signal }
  on.board.addEventListener('pointerdown', down, first)
  on.board.addEventListener('pointermove', move, first)
  on.board.addEventListener('pointerup', up, first)
  on.board.addEventListener('pointercancel', up, first)
  document.addEventListener('keydown', key, first)
  return () => gone.abort()
}

export function Hand() {
  const { session, display, viewport, say } = usePlay()
  const { grip } = display.board
  const held = useRef<Held | null>(null)
  const [loupe, setLoupe] = useState<Spot | null>(null)
  const lasso = useLasso()
  const hold = useHold()

  useEffect(() => {
    const board = document.querySelector<HTMLElement>('[data-board]')
    if (!board || !grip) return undefined
    const on = { session, display, viewport, say, grip, board, dragging: new Dragging(session) }
    return listen(on, { held, lasso, hold, setLoupe })
  }, [session, viewport, grip])

  if (hold.ring) return <HoldRing {...hold.ring} />
  if (lasso.line.length > 1) return <Lasso line={lasso.line} />
  return loupe && <Loupe x={loupe.x} y={loupe.y} />
}
