import { useEffect, useRef, useState } from 'preact/hooks'
import type { OpenMatch } from '../engine/client.ts'

/** A moment of a match as some line saw it. */
export interface Past {
  readonly at: number
  readonly view: unknown
  readonly events: readonly unknown[]
}

/** Past views, asked for once. */
export function usePast(open: OpenMatch, line: string, at: number): Past | null {
  const cache = useRef(new Map<string, Past>())
  const [past, setPast] = useState<Past | null>(null)
  useEffect(() => {
    const key = `${line} ${at}`
    const known = cache.current.get(key)
    if (known) return setPast(known)
    let stale = false
    open.past(line, at).then(
      ({ glances: [glance] }) => {
        if (!glance) return
        const found = { at, view: glance.view, events: glance.events }
        if (cache.current.size > 300) cache.current.clear()
        cache.current.set(key, found)
        if (!stale) setPast(found)
      },
      () => {},
    )
    return () => {
      stale = true
    }
  }, [open, line, at])
  return past
}
