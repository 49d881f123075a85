import { useEffect, useState } from 'preact/hooks'
import type { GameBook, AnyDisplay } from '../play/game-display.ts'

const opened = new WeakMap<AnyDisplay, GameBook>()

/** A game's book. It is fetched when the page has nothing more urgent to do; until then there is none. */
export function useBook(display: AnyDisplay | null): GameBook | null {
  const known = display ? opened.get(display) : undefined
  const [book, setBook] = useState<GameBook | null>(null)
  useEffect(() => {
    if (!display || opened.has(display)) return
    let wanted = true
    const fetchBook = async (): Promise<void> => {
      const found = await display.book()
      opened.set(display, found)
      if (wanted) setBook(found)
    }
    const fetch = (): void => void fetchBook()
    const wait =
      'requestIdleCallback' in window ? requestIdleCallback(fetch, { timeout: 1500 }) : setTimeout(fetch, 300)
    return () => {
      wanted = false
      if ('cancelIdleCallback' in window) cancelIdleCallback(wait as number)
      else clearTimeout(wait)
    }
  }, [display])
  return known ?? book
}
