import { useEffect, useState } from 'preact/hooks'
import type { GameBook, AnyFace } from '../table/face.ts'

const opened = new WeakMap<AnyFace, GameBook>()

/** A game's book. It is fetched when the page has nothing more urgent to do; until then there is none. */
export function useBook(face: AnyFace | null): GameBook | null {
  const known = face ? opened.get(face) : undefined
  const [book, setBook] = useState<GameBook | null>(null)
  useEffect(() => {
    if (!face || opened.has(face)) return
    let wanted = true
    const fetchBook = async (): Promise<void> => {
      const found = await face.book()
      opened.set(face, found)
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
  }, [face])
  return known ?? book
}
