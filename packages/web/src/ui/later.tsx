import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** A part that is loaded when it is first shown: the first table should not wait for what it does not need. */
export function later<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null
  return (props: P) => {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      void load().then((part) => {
        loaded = part
        setPart(() => part)
      })
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
