/** Keys of the editor. Letters take a tool; arrows move what is chosen, or the cursor. */
import { useEffect } from 'preact/hooks'
import { settings } from '../settings/settings.ts'
import type { Viewport } from '../play/viewport.ts'
import type { Spot } from './game-editor.ts'
import { saveFile } from './files.ts'
import { outermost } from './path.ts'
import { type EditorSession, SEVERAL } from './session.ts'
import { rowOf } from '../sure.ts'

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const TURN = 15
const CLOSER = 1.25

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type="checkbox"]):not([type="radio"]),textarea') !== null
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('dialog,[role="tree"],fieldset,[role="combobox"]') !== null
const isOnBoard = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.closest('[data-board]') !== null || target === document.body)

export function useEditorKeys(session: EditorSession, viewport: Viewport): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return
      if (keyed(event, session, viewport)) {
        event.preventDefault()
        event.stopPropagation()
      }
    }
    const release = ({ key }: KeyboardEvent): void => {
      if (key === ' ') session.panning = false
    }
    // A key that is let go elsewhere is never heard of.
    const leave = (): void => {
      session.panning = false
    }
    addEventListener('keydown', listen)
    addEventListener('keyup', release)
    addEventListener('blur', leave)
    return () => {
      removeEventListener('keydown', listen)
      removeEventListener('keyup', release)
      removeEventListener('blur', leave)
    }
  }, [session, viewport])
}

function keyed(event: KeyboardEvent, session: EditorSession, viewport: Viewport): boolean {
  const { target } = event
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (event.ctrlKey || event.metaKey) {
    if (key === 's') return did(() => saveFile(session.editor, session.document))
    // What is being typed is taken back by the browser.
    if (isTyping(target)) return false
    if (key === 'z') return did(() => (event.shiftKey ? session.redo() : session.undo()))
    if (key === 'y') return did(() => session.redo())
    if (key === 'd' && session.chosen.length > 0) return did(() => session.copy())
    if (key === 'a') return did(() => session.chooseAll(outermost(session.editor.keys(session.document))))
    return false
  }
  if (isTyping(target) || isElsewhere(target)) return false
  const arrow = rowOf(ARROWS, key)
  if (arrow) return isOnBoard(target) && did(() => moved(event, arrow, session, viewport))
  if (key === 'Enter') return isOnBoard(target) && entered(session)
  if (key === ' ') {
    session.panning = isOnBoard(target)
    return session.panning
  }
  if (key === 'Escape') return escaped(session)
  if (key === 'Delete' || key === 'Backspace') return session.chosen.length > 0 && did(() => session.remove())
  if (event.altKey || settings.value.keys === 'off') return false
  return lettered(key, session, viewport)
}

const did = (act: () => void): true => {
  act()
  return true
}

function moved(event: KeyboardEvent, { x, y }: Spot, session: EditorSession, viewport: Viewport): void {
  const { strides, perMeasure } = session.editor
  const stride = event.altKey ? strides.fine : event.shiftKey ? strides.far : strides.usual
  if (session.chosen.length > 0 && !session.tool && !session.isSeveral)
    return session.shift({ x: x * stride, y: y * stride })
  const { cursor, anchor } = session.hand.value
  session.point({ x: cursor.x + x * stride, y: cursor.y + y * stride })
  const at = session.hand.value.cursor
  session.say(`${at.x}, ${at.y}`)
  viewport.reveal({ x: at.x * perMeasure - 12, y: at.y * perMeasure - 12, width: 24, height: 24 })
  const { tool } = session
  if (tool?.lays === 'point') return session.preview(at)
  if (!anchor || !tool) return
  const laid = session.editor.lay(session.document, tool.id, anchor, at)
  session.draw(laid.ok ? laid.document : null)
}

/** With a tool of two corners, the first Enter sets one and the second the other. */
function entered(session: EditorSession): boolean {
  const { cursor, anchor } = session.hand.value
  const { tool, editor } = session
  if (!tool) {
    if (session.isSeveral) return did(() => session.toggleAt(cursor, 1))
    const hits = editor.hits(session.document, cursor, 1)
    const at = hits.findIndex(({ key }) => key === session.one)
    const next = hits[(at + 1) % Math.max(1, hits.length)]
    if (next) session.choose(next.key)
    else session.say('Nothing is here.')
    return true
  }
  if (tool.lays === 'point') return did(() => session.lay(cursor, null))
  if (anchor) {
    const isSame = anchor.x === cursor.x && anchor.y === cursor.y
    return did(() => session.lay(anchor, isSame ? null : cursor))
  }
  session.anchorAt(cursor)
  session.say(`From ${cursor.x}, ${cursor.y}. Where to?`)
  return true
}

function escaped(session: EditorSession): boolean {
  if (session.hand.value.anchor) return did(() => session.anchorAt(null))
  if (session.hand.value.tool !== null) return did(() => session.pick(null))
  if (session.chosen.length > 0) return did(() => session.choose(null))
  return false
}

function lettered(key: string, session: EditorSession, viewport: Viewport): boolean {
  if (key === 'u') return did(() => session.undo())
  if (key === 's') return did(() => session.pick(null))
  if (key === 'c') return did(() => session.pick(SEVERAL))
  if (key === ',' || key === '.') return did(() => session.turn(key === '.' ? TURN : -TURN))
  if (key === '+' || key === '=') return did(() => viewport.zoomBy(CLOSER))
  if (key === '-') return did(() => viewport.zoomBy(1 / CLOSER))
  if (key === '0') return did(() => viewport.fit())
  if (/^[1-9]$/.test(key)) return wentTo(key)
  const tool = session.tools.find((one) => one.key === key)
  return tool !== undefined && did(() => session.pick(tool.id))
}

/** The numbers of the blocks are keys. */
function wentTo(block: string): boolean {
  const found = document.querySelector<HTMLElement>(`[data-block="${block}"]`)
  const first = found?.querySelector<HTMLElement>('[aria-pressed="true"],[tabindex="0"]') ?? found
  first?.focus()
  return found !== null
}
