/** A tape between any two points: drawn by a pointer, or laid with Enter and drawn by the cursor of the keyboard. */
import { useEffect, useRef } from 'preact/hooks'
import type { XY } from '@shamble/table'
import { Cell } from '../../engine/signal.ts'
import { type InPlay, usePlay } from '../../play/context.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { apart } from './shapes.ts'
import { Tape } from './signs.tsx'
import { CENTIMETRES, lengthWords, type Ruler, units } from './units.ts'

interface Laid {
  readonly from: XY | null
  readonly to: XY | null
}

/** Null: it is put away. */
const inHand = new Cell<Laid | null>(null)
const UNLAID: Laid = { from: null, to: null }

/** On the board. */
export function TapeLaid() {
  const laid = useSignal(inHand)
  return laid?.from && laid.to ? <Tape from={laid.from} to={laid.to} start={0} end={0} /> : null
}

const pointUnder = ({ viewport }: Pick<InPlay, 'viewport'>, event: MouseEvent): XY => {
  const { x, y, k } = viewport.camera
  const p = viewport.place(event)
  return { x: Math.round(units((p.x - x) / k)), y: Math.round(units((p.y - y) / k)) }
}

/** The middle of a place, where the cursor is. */
function middleOf({ session, display }: Pick<InPlay, 'session' | 'display'>, place: string | null): XY | null {
  const rect = place === null ? null : display.board.placeRect(place, session.situation())
  return rect && { x: units(rect.x + rect.width / 2), y: units(rect.y + rect.height / 2) }
}

const isOnBoard = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-board]') !== null

/** While the tape is in hand, whatever is done on the board measures and does nothing else. */
function useMeasuring(at: InPlay, isOn: boolean, ruler: Ruler): void {
  const drawing = useRef(false)
  useEffect(() => {
    if (!isOn) return undefined
    const gone = new AbortController()
    const first = { capture: true, signal: gone.signal }
    const only = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (!isOnBoard(event)) return
      event.stopImmediatePropagation()
      act(event)
    }
    const lay = only((event) => {
      drawing.current = true
      inHand.set({ from: pointUnder(at, event), to: null })
    })
    const draw = only((event) => {
      if (drawing.current) inHand.set({ from: inHand.value?.from ?? null, to: pointUnder(at, event) })
    })
    const end = only(() => {
      drawing.current = false
      const { from, to } = inHand.value ?? UNLAID
      if (from && to) at.say(lengthWords(apart(from, to), ruler))
    })
    const key = (event: KeyboardEvent): void => {
      const cursor = event.key === 'Enter' && isOnBoard(event) ? middleOf(at, at.session.selection.value.hover) : null
      if (cursor) inHand.set({ from: cursor, to: null })
      else if (event.key === 'Escape') inHand.set(null)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('pointerdown', lay, first)
    document.addEventListener('pointermove', draw, first)
    document.addEventListener('pointerup', end, first)
    document.addEventListener('click', (event) => isOnBoard(event) && event.stopImmediatePropagation(), first)
    document.addEventListener('keydown', key, first)
    return () => gone.abort()
  }, [at, isOn, ruler])
}

/** Takes it in hand, and puts it away. */
export function TapeTool({ ruler = CENTIMETRES }: { readonly ruler?: Ruler }) {
  const at = usePlay()
  const isOn = useSignal(inHand) !== null
  const { hover } = useSignal(at.session.selection)
  useMeasuring(at, isOn, ruler)
  useEffect(() => () => inHand.set(null), [])
  useEffect(() => {
    const to = middleOf(at, hover)
    const from = inHand.value?.from
    if (!from || !to) return
    inHand.set({ from, to })
    at.say(lengthWords(apart(from, to), ruler))
  }, [hover])
  return (
    <button
      type="button"
      class="tape-tool"
      aria-pressed={isOn}
      title="Measure from point to point; Esc puts the tape away"
      onClick={() => inHand.set(isOn ? null : UNLAID)}
    >
      Tape
    </button>
  )
}
