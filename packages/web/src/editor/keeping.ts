/** Keeps what is built in this browser. */
import { useEffect, useState } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { keepScenario } from './library.ts'
import type { EditorSession } from './session.ts'

const KEEP_MS = 400

export type Keeping = 'kept' | 'keeping' | 'refused'

export const KEEPING: Readonly<Record<Keeping, string>> = {
  kept: 'Kept in this browser.',
  keeping: 'Being kept …',
  refused: 'This browser keeps nothing: save it as a file.',
}

/** Keeps every change in this browser, at the latest when the page is left. */
export function useKeeping(session: EditorSession): Keeping {
  const { now } = useSignal(session.history)
  const [kept, setKept] = useState({ document: now.document, stays: true })
  useEffect(() => {
    if (kept.document === now.document) return undefined
    const keep = (): void => {
      const { id, editor } = session
      const { title } = editor.head(now.document)
      void keepScenario({ id, game: editor.id, title, touched: Date.now(), document: now.document }).then((stays) => {
        setKept({ document: now.document, stays })
        if (!stays) session.say(KEEPING.refused)
      })
    }
    const timer = setTimeout(keep, KEEP_MS)
    addEventListener('pagehide', keep)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
    }
  }, [session, now.document, kept])
  if (kept.document !== now.document) return 'keeping'
  return kept.stays ? 'kept' : 'refused'
}
