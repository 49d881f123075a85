/** In a crowd, and from far away, names would lie over each other: the one that matters most is kept. */
import { useEffect } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { overlaps, type Rect } from './camera.ts'
import { usePlay } from './context.ts'
import { useScale } from './use-scale.ts'

const NAMES = '[data-board] :is(text.under, text.right, text.left, text.over)'
const HIDDEN = 'crowded'
/** The room of letters is larger than they are: so much may meet. */
const MEETS = 3

/** Those that would lie over one before them, in the order of who matters. */
export function crowded(names: readonly Rect[]): readonly boolean[] {
  const kept: Rect[] = []
  return names.map((rect) => {
    if (rect.width === 0) return false
    const inner = {
      x: rect.x + MEETS,
      y: rect.y + MEETS,
      width: rect.width - 2 * MEETS,
      height: rect.height - 2 * MEETS,
    }
    const isOver = kept.some((one) => overlaps(one, inner))
    if (!isOver) kept.push(inner)
    return isOver
  })
}

function separate(first: string | null): void {
  const figureOf = (name: Element): string | undefined => name.closest<SVGElement>('[data-figure]')?.dataset['figure']
  const all = [...document.querySelectorAll(NAMES)].sort(
    (a, b) => Number(figureOf(b) === first) - Number(figureOf(a) === first),
  )
  const hidden = crowded(all.map((name) => name.getBoundingClientRect()))
  for (const [i, name] of all.entries()) name.classList.toggle(HIDDEN, hidden[i] === true)
}

/** Looks again when the table has changed, somebody else is chosen, or the board is seen from another distance. */
export function NamesApart() {
  const { session, viewport } = usePlay()
  const scale = useScale(viewport)
  const scene = useSignal(session.scene)
  const moving = useSignal(session.moving)
  const directed = useSignal(session.directed)
  const { figure } = useSignal(session.selection)
  useEffect(() => {
    const later = requestAnimationFrame(() => separate(figure))
    return () => cancelAnimationFrame(later)
  }, [scale, scene, moving, directed, figure])
  return null
}
