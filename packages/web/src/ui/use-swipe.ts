import { useRef } from 'preact/hooks'

/** So far sideways, and more sideways than up or down, is a swipe. */
const FAR = 48

/** -1 or 1 for a swipe to the right or to the left, null for anything else. */
export function swiped(x: number, y: number): 1 | -1 | null {
  if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return null
  return x < 0 ? 1 : -1
}

/** What comes after the present one, round and round; the first if there is none. */
export function nextOf(all: readonly string[], present: string | null, by: 1 | -1): string | null {
  const at = present === null ? -1 : all.indexOf(present)
  if (at < 0) return (by > 0 ? all[0] : all.at(-1)) ?? null
  return all[(at + by + all.length) % all.length] ?? null
}

/** A finger drawn sideways over something: on to the next, or back. */
export function useSwipe(act: (by: 1 | -1) => void): {
  readonly onTouchStart: (event: TouchEvent) => void
  readonly onTouchEnd: (event: TouchEvent) => void
} {
  const from = useRef<Touch | null>(null)
  return {
    onTouchStart: ({ touches, target }) => {
      // A row that scrolls sideways keeps its own gesture.
      const scrolls = target instanceof Element && target.closest('.chips') !== null
      from.current = touches.length === 1 && !scrolls ? (touches[0] ?? null) : null
    },
    onTouchEnd: ({ changedTouches: [to] }) => {
      const start = from.current
      from.current = null
      const by = start && to ? swiped(to.clientX - start.clientX, to.clientY - start.clientY) : null
      if (by !== null) act(by)
    },
  }
}
