import { useEffect, useState } from 'preact/hooks'
import type { GameBook, GameFace } from '../table/face.ts'

const CLOSED: GameBook = { clauses: {}, chapters: [] }

/** The sentences of a game's rules. They are fetched when the page has nothing more urgent to do; until then there are none. */
export function useBook(face: GameFace | null): GameBook {
  const [book, setBook] = useState(CLOSED)
  useEffect(() => {
    if (!face) return
    let wanted = true
    const fetch = (): void => void face.book().then((found) => wanted && setBook(found))
    const wait =
      'requestIdleCallback' in window ? requestIdleCallback(fetch, { timeout: 1500 }) : setTimeout(fetch, 300)
    return () => {
      wanted = false
      if ('cancelIdleCallback' in window) cancelIdleCallback(wait as number)
      else clearTimeout(wait)
    }
  }, [face])
  return book
}
