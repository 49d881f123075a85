/** The hand on the board: what a press takes hold of, what a drag would do, and what is done when it ends. */
import type { Viewport } from '../play/viewport.ts'
import type { Handle, Spot } from './game-editor.ts'
import { boxOf } from './rects.ts'
import type { EditorSession } from './session.ts'

const DRAG_FROM = 4
/** How near to a thing counts as on it, in pixels of the screen. */
const NEAR = { mouse: 7, touch: 18 } as const
/** How long a press that ends a drag may come after it. */
const CLICK_MS = 50

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
const tidy = (value: number): number => Math.round(value * 100) / 100

function nearestHandle(handles: readonly Handle[], { x, y }: Spot, slack: number): Handle | null {
  let best: { readonly handle: Handle; readonly off: number } | null = null
  for (const handle of handles) {
    const off = Math.hypot(handle.at.x - x, handle.at.y - y)
    if (off <= slack * 1.4 && (!best || off < best.off)) best = { handle, off }
  }
  return best?.handle ?? null
}

export class CanvasHand {
  readonly #session: EditorSession
  readonly #viewport: Viewport
  #held: Held | null = null

  constructor(session: EditorSession, viewport: Viewport) {
    this.#session = session
    this.#viewport = viewport
  }

  get isHolding(): boolean {
    return this.#held !== null
  }

  /** Until the answer is called. */
  listen(board: HTMLElement): () => void {
    const ending = new AbortController()
    const { signal } = ending
    const first = { capture: true, signal }
    board.addEventListener('pointerdown', (event) => this.#down(board, event), first)
    board.addEventListener('pointermove', (event) => this.#move(event), first)
    board.addEventListener('pointerup', (event) => this.#up(event), first)
    board.addEventListener('pointercancel', (event) => this.#up(event), first)
    board.addEventListener('click', (event) => this.#click(event), { signal })
    return () => ending.abort()
  }

  #spot(event: MouseEvent): Spot {
    const { x, y, k } = this.#viewport.camera
    const p = this.#viewport.place(event)
    const per = this.#session.editor.perMeasure
    return { x: (p.x - x) / k / per, y: (p.y - y) / k / per }
  }

  #snapped({ x, y }: Spot, fine: boolean): Spot {
    const { strides } = this.#session.editor
    const step = fine ? strides.fine : strides.usual
    return { x: tidy(Math.round(x / step) * step), y: tidy(Math.round(y / step) * step) }
  }

  #slack(event: MouseEvent): number {
    const near = event instanceof PointerEvent && event.pointerType === 'touch' ? NEAR.touch : NEAR.mouse
    return near / this.#viewport.camera.k / this.#session.editor.perMeasure
  }

  /** Null: the board is panned. */
  #grip(event: PointerEvent, p: Spot): Held['does'] | null {
    const session = this.#session
    const touch = event.pointerType === 'touch'
    if (session.tool) return touch ? null : 'lay'
    if (session.isSeveral || event.shiftKey) return 'box'
    const { one, chosen, document, editor } = session
    const slack = this.#slack(event)
    if (one !== null) {
      const near = nearestHandle(editor.handles(document, one), p, Math.max(slack, 0.6))
      if (near) return { handle: near.id }
    }
    const hits = editor.hits(document, p, slack)
    if (hits.some(({ key }) => chosen.includes(key))) return 'move'
    const [first] = hits
    if (touch || !first?.grab) return null
    session.choose(first.key)
    return 'move'
  }

  /** What the document would be if the drag ended here; null: nothing comes of it. */
  #draft(now: Held, p: Spot, fine: boolean): unknown {
    const { one, document, tool, editor } = this.#session
    if (now.does === 'lay') {
      if (!tool) return null
      const here = this.#snapped(p, fine)
      const laid =
        tool.lays === 'point'
          ? editor.lay(document, tool.id, here, null)
          : editor.lay(document, tool.id, this.#snapped(now.start, fine), here)
      return laid.ok ? laid.document : null
    }
    if (now.does === 'move') return this.#session.moved(this.#snapped(minus(p, now.start), fine))
    if (now.does === 'box' || one === null) return null
    return editor.pull(document, one, now.does.handle, this.#snapped(p, fine))
  }

  #down(board: HTMLElement, event: PointerEvent): void {
    const session = this.#session
    if (this.#held || session.panning || (event.pointerType === 'mouse' && event.button !== 0)) return
    session.unkey()
    const start = this.#spot(event)
    const before = session.one
    const does = this.#grip(event, start)
    if (does === null) return
    event.stopImmediatePropagation()
    event.preventDefault()
    board.focus({ preventScroll: true })
    const again = before === session.one && before !== null
    const screen = { x: event.clientX, y: event.clientY }
    this.#held = { pointer: event.pointerId, start, screen, does, again, moved: false }
    try {
      board.setPointerCapture(event.pointerId)
    } catch {
      // A pointer that is gone already cannot be held.
    }
  }

  #move(event: PointerEvent): void {
    const session = this.#session
    const now = this.#held
    const isMouse = event.pointerType !== 'touch'
    session.pointer.set(isMouse ? this.#snapped(this.#spot(event), event.altKey) : null)
    if (!now && isMouse && event.buttons === 0 && session.tool?.lays === 'point')
      session.preview(this.#snapped(this.#spot(event), event.altKey))
    if (!now || event.pointerId !== now.pointer) return
    event.stopImmediatePropagation()
    if (!now.moved && Math.hypot(event.clientX - now.screen.x, event.clientY - now.screen.y) < DRAG_FROM) return
    now.moved = true
    if (now.does === 'box') session.frame(boxOf(now.start, this.#spot(event)))
    else session.draw(this.#draft(now, this.#spot(event), event.altKey))
  }

  #up(event: PointerEvent): void {
    const now = this.#held
    if (!now || event.pointerId !== now.pointer) return
    this.#held = null
    event.stopImmediatePropagation()
    this.#session.draw(null)
    this.#session.frame(null)
    if (event.type !== 'pointercancel') this.#ended(now, event)
    swallowClick()
  }

  #ended(now: Held, event: PointerEvent): void {
    const session = this.#session
    const { chosen } = session
    const p = this.#spot(event)
    if (now.does === 'box') {
      if (now.moved) session.chooseIn(boxOf(now.start, p))
      else session.toggleAt(p, this.#slack(event))
    } else if (now.does === 'lay') {
      const isPoint = session.tool?.lays === 'point'
      const from = this.#snapped(isPoint ? p : now.start, event.altKey)
      session.lay(from, now.moved && !isPoint ? this.#snapped(p, event.altKey) : null)
    } else if (now.moved && chosen.length > 0) {
      const done = this.#draft(now, p, event.altKey)
      const words = now.does === 'move' ? 'moved' : 'changed'
      if (done !== null) session.change(done, `${words} ${session.named(chosen, done)}`, null, chosen)
    } else if (!now.moved && now.does === 'move' && (now.again || chosen.length > 1))
      this.#nextThing(p, this.#slack(event))
  }

  /** What lies under the thing that is chosen comes next. */
  #nextThing(p: Spot, slack: number): void {
    const session = this.#session
    const hits = session.editor.hits(session.document, p, slack)
    const at = hits.findIndex(({ key }) => key === session.one)
    session.choose(hits[(at + 1) % Math.max(1, hits.length)]?.key ?? null)
  }

  #click(event: MouseEvent): void {
    const session = this.#session
    const p = this.#spot(event)
    if (!session.tool) return this.#nextThing(p, this.#slack(event))
    // A finger places one thing and then moves it; a mouse goes on placing.
    if (session.lay(this.#snapped(p, event.altKey), null)) session.pick(null)
  }
}

/** The press that ends a drag is no press. */
function swallowClick(): void {
  const swallow = (click: MouseEvent): void => {
    click.stopImmediatePropagation()
    click.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), CLICK_MS)
}
